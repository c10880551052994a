## The poster: title, one or two sentences, what kind of game it is

game-title = La Famiglia: The Great Mafia War
game-pitch = Sicily around 1980. Two alliances, sealed orders, and a partner you cannot quite see.
game-kind = Two against two
