### What the puzzles ask

puzzle-hand-not = Which of these cards can { $name } not have in hand?
puzzle-hand-sure = Which of these cards does { $name } have in hand for certain?
puzzle-sort-most = How many cards of one region can { $name } have in hand at most: { $place }?
puzzle-objective-not = Which of these cards cannot be the objective of { $name }?
puzzle-objective-sure = Which of these cards is the objective of { $name } for certain?
puzzle-at-discard = in the discard pile
puzzle-at-sides = played, or an objective that is face up
puzzle-at-hand = in your own hand
