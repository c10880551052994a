### What the puzzles ask

puzzle-hand-not = { $name }: якої з цих карт не може бути на руці?
puzzle-hand-sure = { $name }: яка з цих карт напевно на руці?
puzzle-at-discard = у скиданні
puzzle-at-sides = зіграна або лежить відкритою метою
