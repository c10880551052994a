"""The web table: lobby, seats, live play, storage, accounts, chat. The only room with I/O."""
