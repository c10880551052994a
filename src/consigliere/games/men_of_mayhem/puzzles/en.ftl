### What the puzzles ask

puzzle-gun-count = { $name }: how many guns are behind the blind?
puzzle-contraband-count = { $name }: how many bags of contraband are behind the blind?
puzzle-cash-count = { $name }: how much cash is behind the blind?
