### What the puzzles ask

puzzle-gun-count = How many guns does { $name } have behind the blind?
puzzle-contraband-count = How much contraband does { $name } have behind the blind?
puzzle-cash-count = How much cash does { $name } have behind the blind?
