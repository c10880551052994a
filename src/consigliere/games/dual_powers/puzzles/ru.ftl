### What the puzzles ask

puzzle-hand-not = { $name }: какой из этих карт не может быть на руке?
puzzle-hand-sure = { $name }: какая из этих карт наверняка на руке?
puzzle-at-discard = в сбросе
puzzle-at-sides = сыграна или лежит открытой целью
