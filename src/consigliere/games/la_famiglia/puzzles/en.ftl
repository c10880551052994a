### What the puzzles ask

puzzle-order-not = Which of these orders cannot lie face down here: { TEXT($place) }?
puzzle-order-sure = Which of these orders certainly lies here: { TEXT($place) }?
puzzle-money-count = How much money does { $name } have behind the screen?
puzzle-soldiers-count = How many soldiers does { $name } have behind the screen?
puzzle-at-seats = in the open, with its family
puzzle-at-orders = in another place on the map
