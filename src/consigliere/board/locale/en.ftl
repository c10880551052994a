### The frame: texts that every game shares. English is the master; the other languages define the same messages.

language-name = English

## Who sits where

seat-name = Seat { $number }
player-of-side = { $name } ({ $side })
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
waiting-hidden = The table is deciding
choose = Choose
undo = Undo
yes = Yes
no = No
hidden = hidden
none = none

## How it ended

game-over = The game is over
over-with = The game is over. { $result }
result-won = { $name } wins
result-you-won = You have won
result-you-lost = You have lost
result-you-lost-to = You have lost to { $name }
result-shared = Victory is shared by: { $names }
result-nobody = Nobody at the table wins
result-score =
    { $score ->
        [one] { $name }: { $score } point
       *[other] { $name }: { $score } points
    }

## The four errors

error-not-understood = Not understood: “{ $text }”
error-not-legal =
    { $rule ->
        [none] Not allowed now
       *[other] Rule { $rule } does not allow that
    }
error-not-yours = That is not yours to decide now
error-stale = The game has moved on; look again and choose anew

## Deals

gift = { $giver } → { $taker }: { $what }
said = “{ $text }”
event-offered = { $seat } makes an offer to { $others }: { $goods }.
    .you = You make an offer to { $others }: { $goods }.
event-withdrew = { $seat } withdraws the offer: { $goods }.
    .you = You withdraw your offer: { $goods }.
event-refused = { $seat } refuses: { $goods }.
    .you = You refuse: { $goods }.
event-agreed = { $seat } agrees: { $goods }. The others have yet to answer.
    .you = You agree: { $goods }. The others have yet to answer.
event-deal =
    { $goods ->
        [none] { $seat } and { $others } strike a deal.
       *[other] { $seat } and { $others } strike a deal: { $goods }.
    }
    .you =
    { $goods ->
        [none] You strike a deal with { $others }.
       *[other] You strike a deal with { $others }: { $goods }.
    }
opt-pass = Pass
opt-accept = Accept offer { $target }
opt-refuse = Refuse offer { $target }
opt-withdraw = Withdraw offer { $target }

## In the terminal

terminal-prompt = Your choice (h: help):
terminal-help =
    A number takes that option, Enter alone the only one.
    u  take back    ?  the rule (? and an id: that one)    b  the board again
    s  save         q  save and leave                      h  these lines
terminal-curtain = Now only { $name } looks at the screen. Enter raises the curtain.
terminal-hand-over = Next to decide: { $name }. Enter lowers the curtain, u takes back.
terminal-no-rule = No rule of that name.
terminal-saved = The game is kept in { $file }
terminal-continue = Go on with it: { $command }
terminal-commitment = The draws of this game are sealed; their hash is { $hash }
terminal-verify = Anyone can check that no draw was touched: { $command }
