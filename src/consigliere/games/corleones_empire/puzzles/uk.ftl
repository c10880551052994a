### What the puzzles ask

puzzle-hand-not = { $name }: якої з цих карт не може бути на руці?
puzzle-hand-sure = { $name }: яка з цих карт напевно на руці?
puzzle-at-discard = серед скинутих доручень
puzzle-at-common = серед спільних доручень
puzzle-at-offer = серед відкритих союзників
puzzle-at-families = зіграна й лежить перед власником
