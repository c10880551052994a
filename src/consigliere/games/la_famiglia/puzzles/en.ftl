### What the puzzles ask

puzzle-order-not = Which of these orders cannot lie face down here: { TEXT($place) }?
puzzle-order-sure = Which of these orders certainly lies here: { TEXT($place) }?
puzzle-money-count = { $name }: how much money is behind the screen?
puzzle-soldiers-count = { $name }: how many soldiers are behind the screen?
puzzle-at-seats = in the open, with its family
puzzle-at-orders = in another place on the map
