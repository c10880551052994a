### What the puzzles ask

puzzle-gun-count = { $name }: скільки стволів за ширмою?
puzzle-contraband-count = { $name }: скільки контрабанди за ширмою?
puzzle-cash-count = { $name }: скільки грошей за ширмою?
