### What the puzzles ask

puzzle-hand-not = { $name }: какой из этих карт не может быть на руке?
puzzle-hand-sure = { $name }: какая из этих карт наверняка на руке?
puzzle-at-discard = среди сброшенных поручений
puzzle-at-common = среди общих поручений
puzzle-at-offer = среди открытых союзников
puzzle-at-families = сыграна и лежит перед владельцем
