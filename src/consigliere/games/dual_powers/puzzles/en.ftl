### What the puzzles ask

puzzle-hand-not = Which of these cards can { $name } not have in hand?
puzzle-hand-sure = Which of these cards does { $name } have in hand for certain?
puzzle-at-discard = in the discard pile
puzzle-at-sides = played, or an objective that is face up
