"""The web table: lobby, seats, live play, storage, accounts, chat. The only package with I/O."""
