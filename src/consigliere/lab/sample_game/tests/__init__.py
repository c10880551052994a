"""The tests of Sample Game: `pytest sample_game`. Rules with a scene each, whole games kept, one of them as text."""
