## The poster: title, one or two sentences, what kind of game it is

game-title = The Godfather: Corleone’s Empire
game-pitch = New York, the fifties. Every door has a front and a back, and the Hudson keeps what it is given.
game-kind = Each for himself
