### What the puzzles ask

puzzle-hand-not = Which of these cards can { $name } not have in hand?
puzzle-hand-sure = Which of these cards does { $name } have in hand for certain?
puzzle-at-discard = among the discarded jobs
puzzle-at-common = among the open jobs
puzzle-at-offer = among the open allies
puzzle-at-families = played, in front of its owner
