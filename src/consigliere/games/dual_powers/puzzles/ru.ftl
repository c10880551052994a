### What the puzzles ask

puzzle-hand-not = { $name }: какой из этих карт не может быть на руке?
puzzle-hand-sure = { $name }: какая из этих карт наверняка на руке?
puzzle-sort-most = { $name }: сколько карт одного района самое большее может быть на руке? { $place }
puzzle-objective-not = { $name }: какая из этих карт не может быть целью?
puzzle-objective-sure = { $name }: какая из этих карт наверняка цель?
puzzle-at-discard = в сбросе
puzzle-at-sides = сыграна или лежит открытой целью
puzzle-at-hand = у вас на руке
