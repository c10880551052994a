"""The tests of Sample Auction: `pytest sample_auction`. A scene for each rule, whole games, one of them as text."""
