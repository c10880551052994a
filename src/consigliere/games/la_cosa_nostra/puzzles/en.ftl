### What the puzzles ask

puzzle-job-not = Which of these jobs can { $name } not have in hand?
puzzle-job-sure = Which of these jobs does { $name } have in hand for certain?
puzzle-influence-not = Which of these influence cards can { $name } not have in hand?
puzzle-influence-sure = Which of these influence cards does { $name } have in hand for certain?
puzzle-at-piles = in a pile whose card you know
puzzle-at-players = on the table, where you know it
puzzle-at-influence_discard = among the discarded influence cards
