"""The tests of Sample Game: `pytest sample_game`. A scene for each rule, whole games, one of them as text."""
