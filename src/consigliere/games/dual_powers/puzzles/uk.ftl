### What the puzzles ask

puzzle-hand-not = { $name }: якої з цих карт не може бути на руці?
puzzle-hand-sure = { $name }: яка з цих карт напевно на руці?
puzzle-sort-most = { $name }: скільки карт одного району щонайбільше може бути на руці? { $place }
puzzle-objective-not = { $name }: яка з цих карт не може бути метою?
puzzle-objective-sure = { $name }: яка з цих карт напевно мета?
puzzle-at-discard = у скиданні
puzzle-at-sides = зіграна або лежить відкритою метою
puzzle-at-hand = у вас на руці
