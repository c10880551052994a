### What the puzzles ask

puzzle-gun-count = { $name }: сколько стволов за ширмой?
puzzle-contraband-count = { $name }: сколько контрабанды за ширмой?
puzzle-cash-count = { $name }: сколько денег за ширмой?
