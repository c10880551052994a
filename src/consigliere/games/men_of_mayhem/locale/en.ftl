## The poster: title, one or two sentences, what kind of game it is

game-title = Sons of Anarchy: Men of Mayhem
game-pitch = A valley town. Clubs, deals and closed fists. Somebody brought a gun.
game-kind = Trade and brawls
