"""Sample Auction: an auction with trade for three to five seats. Hidden stock, sealed bids, majorities and sets."""

from .title import TITLE

__all__ = ["TITLE"]
