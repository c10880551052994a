## The poster

game-title = Sample Game
game-pitch = Two cards, one lie. Claim what you do not have, and hope that nobody asks.
game-kind = Bluff and doubt

## Things

thief = Thief
guard = Guard
spy = Spy

## Questions, options, events

ask-Turn = Your turn: work, steal or strike?
await-Turn = what to do in a turn
ask-Doubt = { $claimant } claims a thief to rob { $victim-is ->
    [you] you
   *[other] { $victim }
}. Do you believe it?
await-Doubt = whether to believe a claim
ask-Lose = Which card do you lose?
await-Lose = which card to lose
opt-work = Work: one coin
opt-steal = Steal from { $target }
opt-strike = Strike at { $target } (5 coins)
opt-doubt = I doubt it
opt-lose = Lose: { TEXT($target) }
window-Doubt = Claims of a thief
event-worked = { $seat } works and takes a coin.
    .you = You work and take a coin.
event-claimed = { $victim-is ->
    [you] { $seat } claims a thief and wants to rob you.
   *[other] { $seat } claims a thief and wants to rob { $victim }.
}
    .you = You claim a thief and want to rob { $victim }.
event-struck = { $victim-is ->
    [you] { $seat } strikes at you.
   *[other] { $seat } strikes at { $victim }.
}
    .you = You strike at { $victim }.
event-doubted = { $seat } doubts it, { $true ->
    [yes] and is wrong: { $claimant-is ->
        [you] you show a thief.
       *[other] { $claimant } shows a thief.
    }
   *[no] and is right.
}
    .you = You doubt it, { $true ->
        [yes] and are wrong: { $claimant } shows a thief.
       *[no] and are right.
    }
event-exchanged = { $seat } draws another card for the thief.
    .you = You draw another card for your thief: { TEXT($card) }.
event-stole = { $victim-is ->
    [you] { $seat } takes { taken-coins } from you.
   *[other] { $seat } takes { taken-coins } from { $victim }.
}
    .you = You take { taken-coins } from { $victim }.
taken-coins = { $count ->
    [one] a coin
   *[other] { $count } coins
}
event-lost = { $seat } turns up { TEXT($card) }.
    .you = You turn up { TEXT($card) }.
event-out = { $seat } is out of the game.
    .you = You are out of the game.
ending-last_one = Only one still has a card.
ending-forty_turns = Forty turns have passed.

## The board

status-turn = Turn { $number }
count-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
pic-label = The table of Sample Game
pic-claim = “Thief!”
list-seat = Seat { $number }
list-hand = Your hand
list-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
list-hidden = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
list-shown = Turned up: { $card }
