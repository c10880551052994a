### The frame: texts that every game shares. English is the master; the other languages define the same messages.

language-name = English

## Who sits where

seat-name = Seat { $number }
you = you
bot-random = Random bot
bot-greedy = Greedy bot

## Counting

players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
players-range = { $least }–{ $most } players
minutes-count =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
decisions-count =
    { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }
points-count =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## The course of play

round = Round { $number }
your-move = Your move
waiting-for = Waiting for: { $names }
choose = Choose
undo = Undo
yes = Yes
no = No
hidden = hidden

## How it ended

game-over = The game is over
result-won = { $name } wins
result-you-won = You have won
result-you-lost = You have lost
result-shared = Victory is shared by: { $names }

## The four errors

error-not-understood = Not understood: “{ $text }”
error-not-legal = Not allowed by rule { $rule }: { $option }
error-not-yours = That is not yours to decide now
error-stale = The game has moved on; look again and choose anew
