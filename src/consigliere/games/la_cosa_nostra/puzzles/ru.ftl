### What the puzzles ask

puzzle-job-not = { $name }: какого из этих поручений не может быть на руке?
puzzle-job-sure = { $name }: какое из этих поручений наверняка на руке?
puzzle-influence-not = { $name }: какой из этих карт влияния не может быть на руке?
puzzle-influence-sure = { $name }: какая из этих карт влияния наверняка на руке?
puzzle-at-piles = в стопке, и вы его знаете
puzzle-at-players = на столе, и вы его знаете
puzzle-at-influence_discard = среди сброшенных карт влияния
