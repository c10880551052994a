### What the puzzles ask

puzzle-job-not = { $name }: якого з цих доручень не може бути на руці?
puzzle-job-sure = { $name }: яке з цих доручень напевно на руці?
puzzle-influence-not = { $name }: якої з цих карт впливу не може бути на руці?
puzzle-influence-sure = { $name }: яка з цих карт впливу напевно на руці?
puzzle-at-piles = у стосі, і ви його знаєте
puzzle-at-players = на столі, і ви його знаєте
puzzle-at-influence_discard = серед скинутих карт впливу
