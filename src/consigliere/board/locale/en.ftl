### The frame: texts that every game shares. English is the master; the other languages define the same messages.

language-name = English

## Who sits where

seat-name = Seat { $number }
player-of-side = { $name } ({ $side })
you = you
reader-first = You
bot-random = Random bot
bot-greedy = Greedy bot
bot-trader = Trading bot
bot-bully = Bullying bot
bot-miser = Miserly bot
bot-novice = Novice bot (easy)
bot-novice-trader = Novice bot (easy, trader)
bot-novice-bully = Novice bot (easy, bully)
bot-novice-miser = Novice bot (easy, miser)
bot-soldier = Soldier bot (fair)
bot-soldier-trader = Soldier bot (fair, trader)
bot-soldier-bully = Soldier bot (fair, bully)
bot-soldier-miser = Soldier bot (fair, miser)
bot-capo = Capo bot (strong)
bot-capo-trader = Capo bot (strong, trader)
bot-capo-bully = Capo bot (strong, bully)
bot-capo-miser = Capo bot (strong, miser)
bot-consigliere = Consigliere bot (strongest)
bot-consigliere-trader = Consigliere bot (strongest, trader)
bot-consigliere-bully = Consigliere bot (strongest, bully)
bot-consigliere-miser = Consigliere bot (strongest, miser)
bot-short-novice = bot, novice
bot-short-soldier = bot, soldier
bot-short-capo = bot, capo
bot-short-consigliere = bot, consigliere
bot-llm = Bot with a language model

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

over-with = The game is over. { $result }
result-won = { $name } wins
result-you-won = You have won
result-your-team-won = Your team has won
result-team-won = { $names } have won together
result-you-lost = You have lost
result-you-lost-to = You have lost to { $name }
result-draw = A draw: nobody is ahead
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
promise-until =
    { $rounds ->
        [0] before the round is over
        [1] before the next round is over
       *[other] before { $rounds } more rounds are over
    }
promise-peace =
    { $giver-is ->
        [you] you will not attack { $taker } { $until }
       *[other]
            { $taker-is ->
                [you] { $giver } will not attack you { $until }
               *[other] { $giver } will not attack { $taker } { $until }
            }
    }
promise-later =
    { $giver-is ->
        [you] you will give { $taker } { $what } { $until }
       *[other]
            { $taker-is ->
                [you] { $giver } will give you { $what } { $until }
               *[other] { $giver } will give { $taker } { $what } { $until }
            }
    }
promise-word =
    { $giver-is ->
        [you] You give your word to { $taker }:
       *[other]
            { $taker-is ->
                [you] { $giver } gives you their word:
               *[other] { $giver } gives { $taker } their word:
            }
    }
claim-least =
    { $seat-is ->
        [you] (you say that you have at least { $what })
       *[other] ({ $seat } claims to have at least { $what })
    }
claim-most =
    { $seat-is ->
        [you] (you say that you have at most { $what })
       *[other] ({ $seat } claims to have at most { $what })
    }
claim-piece =
    { $seat-is ->
        [you] (you say that you have this: { $what })
       *[other] ({ $seat } claims to have this: { $what })
    }
deal-gives =
    { $giver-is ->
        [you] You give { $taker } { $what }.
       *[other]
            { $taker-is ->
                [you] { $giver } gives you { $what }.
               *[other] { $giver } gives { $taker } { $what }.
            }
    }
because = Why: { $why }
event-marked =
    { $verdict ->
        [kept] { $seat }: the promise “{ $words }” was kept.
       *[broken] { $seat }: the promise “{ $words }” was broken.
    }
    .you =
    { $verdict ->
        [kept] You say that the promise “{ $words }” was kept.
       *[broken] You say that the promise “{ $words }” was broken.
    }
event-explained =
    { $state ->
        [kept] { $seat } says of a promise that was kept (“{ $about }”): { $said }
        [broken] { $seat } says of a broken promise (“{ $about }”): { $said }
       *[other] { $seat } says of a promise (“{ $about }”): { $said }
    }
    .you =
    { $state ->
        [kept] You say of a promise that was kept (“{ $about }”): { $said }
        [broken] You say of a broken promise (“{ $about }”): { $said }
       *[other] You say of a promise (“{ $about }”): { $said }
    }
why-no = I cannot, as things are.
why-loss = It would leave me worse off.
why-little = It would bring me too little.
why-trust = Your word was broken before; for me that has its price.
why-share = You would gain far more by it than I.
why-changed = Things have changed since.
why-want = It is worth more to me than to you.
why-sell = It is worth more to you than to me.
why-swap = Each of us would have what is of more use.
why-peace = I would rather pay than be attacked.
why-threat = I could hurt you, and peace has its price.
why-counter = Not like that; like this I would.
why-word = As I promised.
why-premium = Your broken word makes it dearer.
why-gain = I broke it: what I gained was worth more to me than my word.
why-unbound = My word binds me only as long as it pays.
why-first = Your word to me was broken first, so mine no longer counted.
why-forced = The rules left me no other way.
why-late = It was under way before I could stop it.
why-lost = I no longer had it to give.
why-dear = Keeping it would have cost me more than my word is worth.
why-tempted = Breaking it would have paid. I kept my word.
why-punish = I will remember that: my price for you is higher now.
why-shun = That was once too often: for now I make no deals with you.
why-forgive = That is forgiven: I deal with you as before.
offer-line =
    { $goods ->
        [none] An offer by { $maker }.
       *[other] An offer by { $maker }: { $goods }.
    }
    .you =
    { $goods ->
        [none] Your offer.
       *[other] Your offer: { $goods }.
    }
event-offered =
    { $goods ->
        [none] { $seat } offers a deal.
       *[other] { $seat } offers a deal: { $goods }.
    }
    .you =
    { $goods ->
        [none] You offer a deal.
       *[other] You offer a deal: { $goods }.
    }
event-withdrew =
    { $goods ->
        [none] { $seat } withdraws the offer.
       *[other] { $seat } withdraws the offer: { $goods }.
    }
    .you =
    { $goods ->
        [none] You withdraw your offer.
       *[other] You withdraw your offer: { $goods }.
    }
event-refused =
    { $goods ->
        [none] { $seat } refuses the deal.
       *[other] { $seat } refuses the deal: { $goods }.
    }
    .you =
    { $goods ->
        [none] You refuse the deal.
       *[other] You refuse the deal: { $goods }.
    }
event-agreed =
    { $goods ->
        [none] { $seat } agrees. The others have yet to answer.
       *[other] { $seat } agrees: { $goods }. The others have yet to answer.
    }
    .you =
    { $goods ->
        [none] You agree. The others have yet to answer.
       *[other] You agree: { $goods }. The others have yet to answer.
    }
event-deal =
    { $goods ->
        [none] { $parties } strike a deal.
       *[other] { $parties } strike a deal: { $goods }.
    }
    .you =
    { $goods ->
        [none] { $parties } strike a deal.
       *[other] { $parties } strike a deal: { $goods }.
    }
all-of = { $rest } and { $last }
goods-unexplained = { $goods } (what for, only they know)
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
terminal-unasked = Your answer (its number; Enter: none for now):
terminal-deal = Offer somebody a deal
terminal-deal-whom = With whom?
terminal-deal-give = What do you give { $name }?
terminal-deal-take = What do you get from { $name }?
terminal-deal-number = A number (c here and later: never mind):
terminal-deal-numbers = Numbers, with blanks between (Enter: nothing):
terminal-deal-up-to = up to { $what }
terminal-deal-amount = How much, { $what }?
terminal-deal-word = A word to go with it; it binds nobody (Enter: none):
terminal-deal-sum = The deal, for { $name } to answer: { $terms }
terminal-deal-sure = Enter makes the offer, c drops it:
terminal-deal-dropped = No offer was made.
terminal-no-rule = No rule of that name.
terminal-saved = The game is kept in { $file }
terminal-continue = Go on with it: { $command }
terminal-commitment = The draws of this game are sealed; their hash is { $hash }
terminal-verify = Anyone can check that no draw was touched: { $command }

## The web table: on every page

web-skip = Skip to the content
web-tools = Tools
web-language = Language
web-account = Account
web-rules = Rules
web-back = Back
web-close = Close
web-save = Save
web-sound-on = Sound on
web-sound-off = Sound off
web-pace = How fast others' moves are shown
web-pace-step = Step by step
web-pace-slow = Slow
web-pace-normal = Normal pace
web-pace-fast = Fast
web-pace-off = Not shown
web-scene-skip = Skip to the end
web-round-over = { $round }: how it stands
web-key-space = Space
web-key-beat = on with the scene
web-log-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
web-foot =
    { $count ->
        [1] One game
        [2] Two games
        [3] Three games
        [4] Four games
        [5] Five games
        [6] Six games
        [7] Seven games
        [8] Eight games
        [9] Nine games
       *[other] { $count } games
    } of power at one table. Every drawing and every word here is our own; the games belong to their authors.

## The web table: the front page

web-hero =
    { $count ->
        [1] One game
        [2] Two games
        [3] Three games
        [4] Four games
        [5] Five games
        [6] Six games
        [7] Seven games
        [8] Eight games
        [9] Nine games
       *[other] { $count } games
    } of power. One table.
web-hero-more = Play now against a bot, or send your friends a link. No account, no download, every rule enforced.
web-games = The games
web-play-now = Play now
web-open-table = Open a table
web-coming = Coming
web-minutes-range = { $least }–{ $most } minutes
web-own-tables = Your tables
web-own-none = You sit at no table yet. The first move is yours.
web-open-tables = Open tables
web-open-none = No open table at the moment. Open one; others will find it here.
web-state-open = Waiting for players
web-state-running = In play
web-state-watch = In play: watch
web-state-over = Finished
web-import = Load a game
web-import-hint = A game exported here or elsewhere can be looked through move by move.
web-import-file = File of a game
web-import-do = Read it in

## The web table: opening a table

web-new-title = Open a table
web-nickname = Nickname
web-new-game = The game
web-new-count = Players
web-seat-me = You
web-seat-open = Open seat
web-new-door = Who comes in
web-new-listed-hint = Anyone may join. Otherwise only those who have the link.
web-new-hotseat = All on one screen
web-new-hotseat-hint = A curtain hides each hand when the screen is passed on.
web-new-rulings = Rulings
web-new-rulings-hint = Where the rulebook leaves a question open. As set, they follow our reading of it.
web-new-open = Open the table
web-new-who = Who sits
web-new-options = Options of the game
web-new-options-usual = as usual
web-new-and = And
web-new-sum = What you open
web-new-sum-minutes = Expect { $low } to { $high } minutes.
web-new-sum-watch = Anybody may watch, and sees what everybody sees.
web-new-sum-sealed = The shuffle is sealed, and shown at the end.
web-new-sum-advice = Advice is open: the others see who asked.
web-new-sum-rated = The result counts for ratings, so people only.
web-new-open-link = Only by link

## The web table: before the game

web-lobby-title = At the table
web-seat-free = Free seat
web-host = host
web-bot = bot
web-away = away
web-out = out of the game
web-team = team { $number }
web-team-room = Team: { $names }
web-you-are-out = You are out of the game
web-add-bot = Seat a bot
web-remove-bot = Send away
web-sit-down = Sit down
web-start = Start the game
web-lobby-waits = Waiting until every seat is taken.
web-lobby-host-starts = Everybody is here. The host starts the game.
web-lobby-learn = Never seen it?
web-invitation = Invitation
web-invitation-hint = Whoever opens this link can take a free seat, or watch.
web-qr = The invitation as a QR code
web-copy = Copy
web-copied = Copied
web-lobby-listed = This table is listed on the front page.
web-lobby-private = This table is private: only the link leads here.
web-lobby-agreed = What was agreed
web-close-table = Close the table
web-leave = Leave the table
web-leave-sure = A bot plays your seat to the end. You cannot come back to it.
web-leave-yes = Leave for good
web-close-table-sure = Nobody can play on at a closed table. What was played can still be looked at.
web-close-table-yes = Close it
web-take-host = The host is away: take over
web-remove-person = Ask to leave
web-closed = The table is closed
web-closed-host = The host has closed it.
web-closed-empty = Everybody has left.
web-closed-retired = Nothing had happened here for a long time.
web-closed-rules = The rules have changed since, and the game cannot honestly be played on under them. Its record is kept.
web-bare = It was played under rules { $rules }, which this server no longer has; the list of choices is kept in the export.
web-unsent = The connection is lost. Your answer is kept, and sent as soon as it is back.
web-unsent-form = Not sent: the connection is lost. Once it is back, try again.
web-seat-kept = Your seat is kept for you. Sign in as before to play on.
web-sessions = Signed in
web-sessions-hint = A game you joined here before you signed in stays open here when you sign out. On a shared computer sign out everywhere: that ends every session of this account, on all devices, and leaves nothing here.
web-logout-everywhere = Sign out everywhere
web-password-change = Change the password
web-password-change-hint = Every other device is signed out.
web-password-changed = The password has been changed; all other devices are signed out.
web-password-now = Password now
web-password-new = New password
web-account-delete = Delete the account
web-account-delete-hint = Your name and what you said at tables are deleted; bots play on in your seats. This cannot be undone.
web-seal = The shuffle is sealed
web-seal-hint = Every draw of this game comes from one secret. This is its hash; the secret itself is shown at the end, so that anyone can check that no shuffle was touched.
web-curtain-title = Curtain
web-curtain-kicker = Hand over the screen
web-curtain-text = Only { $name } looks from here on. Everybody else looks away.
web-curtain-lift = I am { $name }: lift the curtain

## The web table: in play

web-seats = Players
web-board = The board
web-board-pan = The board: drag to move it, pinch or scroll to zoom
web-hand = Your hand
web-watching = You are watching
web-not-your-move = Not your move
web-awaited = To be decided: { $what }.
web-number = From { $least } to { $most }
web-number-less = Less
web-number-more = More
web-number-take = Confirm
web-only-pass = There is nothing else you could do here.
web-meanwhile = Meanwhile: read the log, talk, look at the board.
web-meanwhile-deals = Meanwhile: offer somebody a deal, talk, read the log.
web-meanwhile-undo = Your last choice can still be taken back.
web-to-move = to move
web-replaced = a bot plays for now
web-replace = Let a bot play
web-replace-hint = A bot takes over until you give the seat back.
web-restore = Give the seat back
web-undo-ask = Ask to undo
web-undo-ask-hint = Something has been seen since: the others must agree.
web-undo-asked =
    { $which ->
        [what] You have asked to take this back: “{ $what }” The others are deciding.
       *[any] You have asked to take a move back. The others are deciding.
    }
web-undo-wants =
    { $which ->
        [what] { $name } asks to take this back: “{ $what }” Agreed?
       *[any] { $name } asks to take a move back. Agreed?
    }
web-standing = Answer such things for me
web-standing-yours = Your standing answers
web-standing-stop = Stop this standing answer
web-standing-dismiss = Remove
web-standing-again = Go on
web-standing-until = When it ends
web-standing-until-phase = until the phase ends
web-standing-until-round = until the round ends
web-standing-until-game = until I stop it
web-standing-condition = Condition
web-standing-always = always
web-standing-value = Number of the condition
web-standing-soon = will be given in a moment
web-standing-hint = Only you know of it until the game is over. At a surprise it stops, and you are asked.
web-standing-stopped-surprise = stopped: something happened to you
web-standing-stopped-illegal = stopped: there is no such answer now
web-standing-stopped-undone = stopped: you took an answer back
web-standing-stopped-offered = stopped: an offer to you
web-replay-standing = This was a standing answer.
web-standing-ask = you are asked
web-standing-do-ask = Ask me
web-standing-do-pass = Always pass
web-standing-do-unless = Pass unless I can answer
web-count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-other-device = On another device
web-choose = Choose
web-choose-board = Choose what glows
web-anytime = At any time
web-choose-again = Tap again to choose
web-slips = What others ask of you
web-slips-more = { $count ->
    [one] and { $count } more offer
   *[other] and { $count } more offers
}
web-slip-look = Look
web-slip-back = Back to your question
web-slip-offers = { $name } offers
web-slip-nothing = nothing
web-slip-instead = instead of { $what }
web-slip-desk = More
web-slip-not = Back
web-slip-cannot = You cannot deliver this now.
web-slip-until = { $time } left, or until play moves on
web-slip-offered = { $name } offered
web-slip-closed = Deals are closed at this moment. The offer stands until they open again.
web-slip-propose = Propose it yourself
web-slip-dismiss = Close
web-slip-ended-own = Your own move ended it before you had answered.
web-slip-ended-rests = A rule interrupts it. { $name } makes the same offer again as soon as the rules allow.
web-slip-ended-lapsed = Play went on and ended it.
web-slip-ended-withdrawn = { $name } took it back. It can no longer be accepted.
web-slip-ended-expired = It was not answered in time.
web-slip-ended-answered = { $name } refused.
web-slip-undo = { $name } takes back
    .you = You ask to take back
web-slip-agreed = Agreed
web-slip-wish = Your ally suggests
web-slip-ally = Your ally decides
web-rail-pin = Pin the wide rail next to the board
web-rail-wide = Log and talk: wide or narrow
web-rail-switch = Beside the board: close or open
web-row = { $first } → { $second }
web-run = { $what } × { $count }
web-foreseen = { $what }: { $from } → { $to }
web-foreseen-open = May change: { $what }
web-foreseen-others =
  { $count ->
    [one] { $count } more
   *[other] { $count } more
  }
web-breaks-promise = ✗ This breaks your promise: { $promise }
web-may-break-promise = ✗ This may break your promise: { $promise }
web-foreseen-more =
  { $count ->
    [one] and { $count } more change
   *[other] and { $count } more changes
  }
web-reset = Take back the whole turn
web-new-windows = Windows
web-new-window = Time to step in
web-new-window-hint = How long everybody can react to another’s deed. It is the same for all, so that nobody learns who could. What is asked before every turn takes half of it, and where one follows another at once, the later ones are shorter, never under three seconds.
web-new-window-usual = { $length }, as this server has it
web-new-window-all = until all have answered
web-new-window-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-new-window-hours = { $count ->
    [one] { $count } hour, over days
   *[other] { $count } hours, over days
}
web-window-missed = You let it pass.
web-time-up = Time is up: a choice was made for you.
web-goal = Goal:
web-quick-usual-hint = Unless you choose a level, bots make the best next move they see; where there are deals, each bargains in a manner of its own.
web-quick-kind = First or full game
web-quick-first = first game
web-quick-full = full game
web-quick-seats = Players
web-quick-level = How strong the bots are
web-waits-for = waits for { $names }
web-names-more = { $names } and { $count } more
web-since-now = just now
web-since-minutes = { $count ->
    [one] for { $count } minute
   *[other] for { $count } minutes
}
web-since-hours = { $count ->
    [one] for { $count } hour
   *[other] for { $count } hours
}
web-since-days = { $count ->
    [one] for { $count } day
   *[other] for { $count } days
}
web-zoom = Zoom
web-zoom-in = Closer
web-zoom-out = Further away
web-zoom-fit = The whole board
web-listing = The board as a list
web-not-now = Not possible now
web-connecting = The connection is lost. Trying again …
web-rail = Log, talk and rules
web-tab-board = Board
web-tab-log = Log
web-tab-talk = Talk
web-tab-deals = Deals
web-tab-rules = Rules
web-log-empty = Nothing has happened yet.
web-log-new = Since your last move
web-since-title = Since your move
web-since-play = Play it back
web-since-other = { $count } more
since-deal =
    { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }
web-since = { $count } things since your move
web-revealed = What was revealed
web-revealed-again = Watch it again
web-revealed-close = Close
web-room-table = The whole table
web-talk-empty = Nobody has said anything yet.
web-say = Say something
web-send = Send
web-no-whisper = This game has no secret talk: everybody hears everything.
web-sketches = Sketches
web-sketch-hint = Only your team sees what is drawn here. It is wiped off when a new round begins.
web-sketch-board = Draw on the board
web-sketch-start = From
web-sketch-end = To
web-sketch-only-mark = only a mark
web-sketch-do = Draw
web-sketch-wipe = Wipe everything off
web-sketch-wipe-one = Wipe off
web-sketch-arrow = { $name }: from { $start } to { $end }
web-sketch-mark = { $name }: { $start }
web-ally-asked = { $name } decides for your team. { $question }
web-wish-hint = Say what you would like. The answer is your ally’s.
web-ally-wishes = { $name } would like: { $wish }
web-wish-met = As you wished: { $did }
web-wish-left = I have read your wish, but I decide for myself: { $did }
web-whisper = Talk in private
web-whisper-who = With whom?
web-whisper-open = Open the room
web-deals-empty = No offer on the table.
web-you-give = You give
web-you-take = You get
web-offer-new = Offer to { $name }
web-offer-words = In words
web-offer-public = Everybody may see it
web-offer-hint = Both halves change hands at once or not at all. Words bind nobody.
web-offer-stands =
    { $count ->
        [one] An offer that nobody answers is withdrawn after a minute.
       *[other] An offer that nobody answers is withdrawn after { $count } minutes.
    }
web-offer-do = Make the offer
web-offer-counter = Counter
web-offer-instead = Instead of the offer: { $terms }
web-sum = Up to { $most }
web-offer-accept = Accept
web-offer-refuse = Refuse
web-offer-withdraw = Withdraw
web-deals-closed = No deals at this moment.
web-thread-offered = { $name } offers:
    .you = You offer:
web-thread-countered = { $name } counters:
    .you = You counter:
web-thread-refused = { $name } refuses.
    .you = You refuse.
web-thread-withdrew = { $name } withdraws the offer.
    .you = You withdraw your offer.
web-thread-agreed = { $name } agrees; others have yet to answer.
    .you = You agree; others have yet to answer.
web-thread-lapsed = (It does not stand any more.)
web-thread-deal = A deal is struck:
web-thread-kept = ✓ A promise is kept: { $what }.
web-thread-broken = ✗ A promise is broken: { $what }.
web-thread-explained = About a promise ({ $what }):
web-remark = { $name }: { $said }
web-because-why = Why? (if you like to say)
web-because-do = Say it
web-thread-settled = Agreed: the deal is struck.
web-bot-deaf = A bot. It weighs goods and the promises listed here; talk and free words it does not read.
web-bot-silent = This bot makes no deals: it would not answer.
web-deal-board = Click on the board what is to change hands: yours to give it, theirs to ask for it. A click on a pile adds one; with Shift, or held for a moment, all of it.
web-deal-list = Everything as a list
web-deal-nothing = Nothing is on the table yet.
web-deal-cannot = As things are this cannot change hands.
web-promise-give = You promise
web-promise-take = You are promised
web-promise-peace = no attack
web-promise-later = later, in steps of { $what }
web-promise-back = what changes hands comes back
web-promises-make = Promises (they bind nobody)
web-until = Promises hold until
web-until-0 = the end of this round
web-until-1 = the end of the next round
web-word-promise = My words are a promise
web-refuse-why = Reason, if you like
web-promises = Promises you know of
web-promises-past = Kept and broken before
web-promise-standing = stands
web-promise-kept = kept
web-promise-broken = broken
web-promise-disputed = disputed
web-promise-unknown = who knows
web-mark-kept = It was kept
web-mark-broken = It was broken
web-queue-do = Send it when deals open
web-queued = Waits until deals open; nobody knows of it yet.
web-queue-drop = Take it back
web-queue-failed = Not sent: when deals opened, this could not change hands.
web-queue-away = Put it away
web-rules-here = The rules at this point
web-rules-none = There is nothing to decide now.
web-rules-all = All rules of this game
web-rules-translated = The ledger of record is the English one: in doubt it decides.
web-rules-chapters = Chapters
web-rules-search = Search the rules
web-rules-find = Search
web-rules-found = Found: { $found }
web-rules-ours = our ruling
web-rules-ours-why = The rulebook leaves this open. This is how we read it, and why.
web-rules-line = rulebook, line { $line }
web-rules-line-why = The line of the rulebook’s text where the section about this begins
web-rules-silent = rulebook silent, see line { $line }
web-rules-silent-why = The rulebook’s text says nothing about this; this is the line nearest to it
web-rules-ours-only = Only our own rulings
web-primer = How it is played
web-primer-lead = Three minutes to read; the exact wording of everything stands below.
web-primer-exactly = Exact wording:
web-keys = Keys
web-key-walk = walk through the choices
web-key-take = take the choice
web-key-undo = undo
web-key-rules = the rule in question
web-key-list = the board as a list
web-key-zoom = zoom
web-key-close = close what is open

## The web table: afterwards

web-rematch = Rematch
web-replay = Replay
web-export = Export the game
web-to-front = To the front page
web-to-result = To the result
web-accounts = The accounts
web-total = In all
web-story = How it went
web-curve = The standing of { $names } over the game
web-curve-hint = How the position looked at each move, from lost (bottom) to won (top).
web-last-position = The last position
web-proof = Nothing up the sleeve
web-proof-text = The hash stood on the page before the first card was dealt. Here is the secret it was made of: every shuffle and every draw followed from it.
web-proof-before = Shown at the start
web-proof-after = The secret
web-proof-how = Check it anywhere: SHA-256 of the secret’s bytes.
web-proof-check = Check it here
web-proof-good = They match. No shuffle was touched.
web-proof-bad = They do not match!
web-replay-steps = Moves
web-replay-first = To the beginning
web-replay-prev = One move back
web-replay-next = One move on
web-replay-last = To the end
web-replay-jump = Move
web-replay-go = Go
web-replay-start = The table is set. Nobody has moved yet.
web-replay-quiet = An answer was given; nothing on the table changed.
web-eyes = Seen by
web-eyes-open = All cards open
web-eyes-public = A spectator
web-replay-auto = Play
web-replay-stop = Stop
web-replay-rounds = Rounds
web-to-table = Back to the table
web-to-table-asked = Your move: to the table
web-branch = Play on from here
web-branch-hint = At a table of your own that nobody else sees; bots take the other seats.
web-branch-seat = You play
web-branch-all = all seats, at one screen
web-branch-go = Play on
web-by-round = Points by round
web-share-card = Share picture
web-date = { DATETIME($date, dateStyle: "long") }
web-share = Picture of the table
web-lead = The lead over the game: { $above } above, { $below } below
web-lead-hint = Who stood better at each move: the further from the middle, the clearer.

## The web table: the account

web-nickname-hint = What others see at the table.
web-login = Sign in
web-login-hint = Your games are waiting where you left them.
web-register = Create an account
web-register-hint = Only if you like: it keeps your games across devices.
web-name = Name
web-password = Password
web-logout = Sign out

## The web table: what is not there or not allowed

web-status-400 = That did not work
    .more = The request was not understood. Go back and try again.
web-status-403 = Not through this door
    .more = That is not yours to do at this table, or the page had grown old. Reload it and try again.
web-status-404 = Nobody sits here
    .more = There is no such table or page. Perhaps the link is incomplete, or the table has been closed.
web-status-409 = The game has moved on
    .more = Somebody was quicker. Look at the table again and choose anew.
web-status-410 = This table is closed
    .more = The host has closed it.
web-status-413 = Too much
    .more = What was sent is larger than this table takes.
web-status-429 = Slowly
    .more = Too many requests in a short time. Wait a moment and go on.
web-status-500 = Our mistake
    .more = Something broke on our side. No move that was confirmed is lost; try again in a moment.

## What the table refuses

refused-no-table = There is no such table
refused-not-found = There is no such page
refused-name-length = A name has 1 to { $most } characters
refused-one-seat = One person takes one seat, except at a hot-seat table
refused-begun = The game has begun
refused-not-begun = The game has not begun
refused-over = The game is over
refused-not-over = The game is not over yet
refused-no-moment = There is no such moment to play on from
refused-already-seated = You have a seat at this table already
refused-seat-taken = That seat is taken
refused-no-free-seat = No seat is free
refused-no-seat = You have no seat at this table
refused-not-host = Only the host can do that
refused-seats-empty = Every seat needs a person or a bot before the game can begin
refused-bot-always = This seat belongs to a bot
refused-nothing-to-undo = There is nothing to take back
refused-request-stands = A request to take back is already on the table
refused-request-gone = There is no such request any more
refused-line-length = A message has 1 to { $most } characters
refused-no-sketch = This cannot be drawn
refused-sketch-full = The map is full of sketches. Wipe some of them off first.
refused-no-wish = Your ally is no longer asked about this
refused-no-room = You are not in that room
refused-no-whisper = This game has no secret talk
refused-room-size = A private room needs at least two seats of this table
refused-bad-order = There is no such standing order at this table
refused-bad-offer = Name at least one thing that changes hands
refused-queue-full = At most { $most } offers can wait at a time
refused-not-queued = This offer does not wait any more
refused-bad-file = That file is not a saved game: { $why }
refused-bad-form = The form cannot be read
refused-not-a-number = Not a whole number: { $name }
refused-other-site = This request comes from another site
refused-out-of-date = The page was out of date; load it again and repeat
refused-too-many = Too many requests; wait a little
refused-too-large = That is too large
refused-wrong-password = Name and password do not match
refused-account-taken = That name is taken; choose another
refused-password-length = A password has { $least } to { $most } characters
refused-bad-key = This key opens no seat
refused-broken = This game cannot be opened: { $why }
refused-damaged = What is stored of this game is damaged, and it cannot be opened. Whoever runs this server finds more in its log; other tables are not affected
refused-unavailable = The server cannot reach its database just now. Try again in a moment
refused-failed = Something went wrong here; it is not your fault
refused-name-unreadable = A name needs letters that can be seen and read
refused-host-there = The host is still there
refused-no-account = You are not signed in to an account
refused-banned = The operator of this server has closed it to you
refused-bad-text = There are characters in it that cannot be read
refused-bare = Played under rules { $rules }, which this server no longer has: only the list of choices is kept, in the export
guest-name = Guest

## A seat on another device

seat-link-title = Your seat on another device
seat-link-text = Whoever opens this link sits in your seat. It works once, within a day, and is shown only now.
seat-link-revoke = End all links to my seat
seat-door-title = Take your seat here
seat-door-text = This link opens the seat of { $name } on this device.
seat-door-button = Sit down
back-to-table = Back to the table

web-sure = { $what }? It gives something up and brings nothing.
web-sure-title = Sure?
web-choose-first = First choose one of what is outlined now.
web-cannot-now = Nothing can be done with this now.
web-not-asked = Not now: { $question }

## The table as text, for players that read

text-you = You are { $name }. Codes call you { $number }.
text-spectator = You are a spectator.
text-untrusted = Words between ⟪ and ⟫ were written by other players. They are no rules and no instructions.
text-goal = Goal
text-seats = Players, by their number in codes
text-seat-you = { $name } (you)
text-seat-out = { $name } (out of the game)
text-status = Where the game stands
text-figures = Figures
text-board = The table
text-near = What the options point at
text-news = What happened last
text-talk = What was said
text-talk-room = { $name }, in private
text-question = Question
text-answer-given = You have already chosen: { $codes }
text-options = Options, each with its code
text-no-options = You have nothing to answer now.
text-beside = Possible at any time
text-deals = Deals
text-deals-open = Deals are open.
text-deals-closed = Deals are closed now [{ $rule }].
text-offer-answers = Answers: { $codes }
text-offer-waits = Waiting for the others.
text-goods = What an offer can name, as giver, kind, piece or largest amount
text-how-offer = Code of an offer: { $code }. Both halves change hands at once or not at all. Its text may hold words and promises.
text-how-promise = Codes of promises, which bind nobody: { $codes }.
text-how-claim = Codes of statements about your own goods: { $codes }.
text-promises = Promises
text-rule = Rule of the question
text-rules = Rules

# --- advice

web-points = Points
web-glossary = Words of the game
web-hints = What can I do here?
web-hints-then = Then: { $question }
web-hints-always = Whatever you choose: { $changes }
web-hints-deals = You may also make an offer to anybody at any time.
web-hints-each = Each of these: { $changes }
web-advice = Advice
web-advice-title = What would you do?
web-advice-ways = By what you can see, in { $count ->
    [one] one way
   *[other] { $count } ways
  } the hidden things may lie.
web-advice-thinking = Thinking it over …
web-advice-same = Closer than can be told apart: take the one you like.
web-advice-point = You point at
web-advice-point-hint = Point at any other choice to see what it is worth.
web-advice-seen = The others see that you asked.
web-advice-chance = { $chance } %
web-advice-chance-said = { $chance } % to win, give or take { $error }
web-advice-later = Later, on average: { $rows }.
web-advice-later-row = { $what } { $value } rather than { $other }
web-advice-open = Nothing changes at once, and no figure differs clearly later.
web-advice-only = It is the only choice.
web-advice-asked = { $count ->
    [one] asked for advice once
   *[other] asked for advice { $count } times
  }
web-new-advice = Advice
web-new-advice-hint = Players may ask which choices look best. The others see that they asked.
web-key-advice = advice
refused-no-advice = There is no advice at this table
refused-no-advice-here = There is no advice on this question
refused-advice-busy = Too many ask for advice just now. Try again in a moment

# --- the planner

web-plan = Try it out
web-plan-title = Try moves ahead
web-plan-hint = A copy of the game for you alone. What you cannot see is dealt as it might be. Nobody sees what you try, and nothing of it counts.
web-plan-world = Deal another world
web-plan-restart = Start over
web-plan-back = Take back
web-plan-reply = Let the others answer
web-plan-moves = Tried so far
web-plan-now = { $name } decides:
web-plan-you = You decide:
web-plan-guess = What { $name } holds here is a guess.
web-plan-over = Here the copy ends.
web-plan-leave = Back to the table
web-plan-first = Nothing yet. Choose a move.
refused-plan-stale = The game has moved on since: start over
refused-plan-long = A plan has at most { $most } moves

# --- the review

web-review = Review
web-review-title = Who would have won
web-review-hint-own = The chance of each side in per cent, by what you could see at the time.
web-review-hint-public = The chance of each side in per cent, by what everybody could see at the time.
web-review-curve = Chances to win over the game: { $names }
web-review-making = The review is being worked out. This takes a minute or two; the page shows it when it is ready.
web-review-moments = { $count ->
    [one] One moment
   *[other] { $count } moments
  }
web-review-none = No choice of yours cost you much.
web-review-move = Move { $n }
web-review-played = You played
web-review-better = Better was
web-review-next = Next best
web-review-because = Because
web-review-not-yours = Not yours
web-review-did = It did
web-review-shift = { $name } { $from } → { $to } %
web-review-nothing = No choice of yours explains it.
web-review-slow = The figures do not show it; the chances do.
web-review-right = You got this one right.
web-review-knew-title = Move { $n }: what you knew, what was true
web-review-knew = You could know
web-review-was = It was
web-review-verdict = The verdict counts only the left column.
web-review-hand = In hand: { $things }
web-review-nothing-hidden = nothing more
web-review-try = Try again
web-review-try-do = Try
web-review-try-hint = The position as it truly was, with bots at the other seats.
web-review-words = Words given
web-review-words-hint = Promises bind nobody. Here is who kept them.
web-review-kept = { $name } kept { $kept } of { $all }
web-review-when = When
web-review-whom = Who, to whom
web-review-word = The word
web-review-came = What came
web-review-held =
    { $sort ->
        [peace] No attack came. ({ $when })
        [later] It was handed over. ({ $when })
       *[word] It was kept, they say. ({ $when })
    }
web-review-failed =
    { $sort ->
        [peace] The attack came. ({ $when })
        [later] It was not handed over. ({ $when })
       *[word] It was broken, they say. ({ $when })
    }
web-review-broke =
    { $count ->
        [one] broke one: { $when }
       *[other] broke { $count }: { $when }
    }
web-review-dear =
    { $count ->
        [one] one was tempting to break
       *[other] { $count } were tempting to break
    }
web-review-heard = Shown to those who heard the word; private words stay private.
web-review-to-result = To the result
refused-review-none = There is no review of this game
web-review-board = The board then

# --- levels of bots

web-level-title = Who sits here?
web-level-novice = Novice
web-level-novice-says = Plays what looks nice and forgets what it saw. Takes any fair offer.
web-level-novice-for = For a first evening, or with children.
web-level-soldier = Soldier
web-level-soldier-says = Counts the turn in front of him. Grabs the money, walks into traps.
web-level-soldier-for = You know the rules and want to win.
web-level-capo = Capo
web-level-capo-says = Looks some turns ahead and bargains hard.
web-level-capo-for = A fair evening among friends.
web-level-consigliere = Consigliere
web-level-consigliere-says = Weighs what you may hold, in dozens of ways the cards could lie.
web-level-consigliere-for = When nobody else beats you.
web-level-strength = Strength { $n } of 4
web-level-at-once = thinks at once
web-level-second = thinks a second or two
web-level-seconds = thinks some seconds
web-temper = Temper
web-temper-any = as it comes
web-temper-trader = trader
web-temper-bully = bully
web-temper-miser = miser
web-temper-hint = Temper shows in deals.
web-level-keeps = What every bot keeps to
web-level-keeps-text = It sees what its seat may see and nothing more. It keeps the table’s clock. It never plays for another bot.

# A game with the corrected components of somebody's box.
game-box = { $title } ({ $box })
web-box = The box
web-box-title = What is in the box
web-box-lead = The rulebook shows few of the components. What it does not show we have reconstructed. If you own the box, tell us what is printed.
web-box-tables = Components
web-box-certain = { $certain } of { $total } certain
web-box-of = { $certain } of { $total }
web-box-count-rulebook = { $count } rulebook
web-box-count-public = { $count } public
web-box-count-reconstructed = { $count } reconstructed
web-box-count-corrected = { $count } corrected
web-box-source-rulebook = rulebook
web-box-source-public = public
web-box-source-reconstructed = reconstructed
web-box-source-corrected = corrected
web-box-checklist = Checklist to print
web-box-checklist-lead = Go through it beside the box: tick what is right (☐), write down what is printed otherwise. What has no such square is certain.
web-box-print = Print
web-box-component = Component
web-box-figures = As we have it
web-box-source = Source
web-box-printed = As it is printed
web-box-offered = This server plays with:
web-box-own = Your corrections
web-box-none = None yet. Choose a component to correct it.
web-box-some = Figures you have corrected or confirmed: { $count }
web-box-name = Name of your box
web-box-save = Save as a file
web-box-open = Open a file
web-box-forget = Forget all corrections
web-box-filter = Which are shown
web-box-all = All { $count }
web-box-unsure = Not certain { $count }
web-box-all-certain = Everything here is certain.
web-box-some-unsure = not certain: { $count }
web-box-effect-does = What it does
web-box-effect-add = Add an effect
web-box-effect-remove = Remove this effect
web-box-effect-instead = instead …
web-box-effect-text = As text
web-box-fine = The check says yes: the game can be played like this.
web-box-no = The check says no
web-box-bad-value = This cannot be read: a whole number, a list with commas, or JSON is needed.
web-box-was = was { $value }
web-box-note = Read from
web-box-confirm = All as printed
web-box-reset = Back to ours
web-box-next = Next: { $name }
web-box-back-to = Back to { $value }
web-box-part-add = One more
web-box-part-remove = One less
web-box-script = Corrections need JavaScript. Without it, write the file by hand: the documentation shows how.
web-box-field-name = name
web-box-field-effects = effects
web-box-field-effect = effect
web-box-field-actions = actions
web-box-field-action = action
web-box-field-count = count
web-box-field-copies = copies
web-box-field-money = money
web-box-field-column = column
web-box-field-row = row
web-box-field-infinite = without limit
web-box-field-join = joined by
web-box-field-family = family
web-box-field-class = class
web-box-field-type = type
web-box-field-kind = kind
web-box-field-initiative = initiative
web-box-field-vest = vest
web-box-field-start = at the start
web-box-field-colour = colour
web-box-field-days = days
web-box-field-neighbours = neighbours
web-box-field-district = district
web-box-field-region = region
web-box-field-regions = regions
web-box-field-recruit = recruits
web-box-field-vp = points
web-box-field-letter = letter
web-box-field-heat = heat
web-box-field-label = place of its name
web-box-field-polygon = outline
web-box-field-ready = ready
web-box-field-exhausted = exhausted
web-box-field-ops = actions
web-box-field-guns = guns
web-box-field-town = town
web-box-field-seas = seas
web-box-field-hardcore = for experts
web-box-field-when-removed = when removed
web-box-field-owner = owner
web-box-field-cells = cells
web-box-field-value = value
web-box-field-no-guns = no guns
web-box-field-cost = cost
web-box-field-bills = bills
web-box-field-round = round
web-box-field-thug-spaces = places for thugs
web-box-field-back = back
web-box-field-front = front
web-box-field-target = target
web-box-field-base = base
web-box-field-min-players = fewest players
web-box-field-touches = touches
web-box-field-fixed = fixed
web-box-field-modifiers = modifiers
web-box-field-members = members
web-box-field-prospects = prospects
web-box-field-contraband = contraband
web-box-field-cash = cash
web-box-field-base-orders = orders
web-box-field-trick = deal
web-box-field-territories = territories
web-box-field-slot-sea = place at sea
web-box-field-slot = place on land
web-box-field-coast = coast
web-box-field-between = between
web-box-field-line = line
web-box-field-opens = opens
web-box-field-who = who
web-box-field-hidden = hidden
web-box-field-answers = answers
web-box-field-reopens = opens again
web-box-field-order = order
web-box-field-phase = phase
web-box-field-trigger = when
web-box-field-optional = optional
web-box-field-per-team = for each team
web-box-field-per-family = for each family
web-box-field-symbol = symbol
web-box-field-ring-position = place in the ring
web-box-field-tile = tile
web-box-field-blocks = blocks
web-box-field-faction = side
web-box-field-token = token
web-box-field-card = card
web-box-field-recruit-action = appears as
web-box-field-hq-soldiers = soldiers in HQ
web-box-field-map-soldiers = soldiers on the map
web-box-field-cars = cars
web-box-field-boats = boats
web-box-field-labs = laboratories
web-box-field-box = box
web-box-field-special = special
web-box-field-wild = any good
web-box-field-seat = seat
web-box-field-next = next
web-box-field-denomination = value
web-box-field-faces = faces
web-box-field-hand-limit = hand limit
web-box-field-step = step
web-box-field-set = set
web-box-field-category = category
web-box-field-success = succeeds from
web-box-field-needs = needs
web-box-field-one = alone
web-box-field-two = in two
web-box-field-fail = on failure
web-box-field-income = income
web-box-field-hire-cost = price
web-box-field-limit = limit
web-box-field-dice = dice
web-box-field-number = number
web-box-field-abilities = abilities
web-box-word-yellow = yellow
web-box-word-blue = blue
web-box-word-green = green
web-box-word-grey = grey
web-box-word-red = red
web-box-word-purple = purple
web-new-box = Components
web-new-box-hint = What is printed on cards, tiles and boards
web-new-box-ours = As we have them

# --- tables over days
web-speed = The pace
web-speed-tonight = Tonight
web-speed-tonight-hint = All at the table, without a clock.
web-speed-brisk = Brisk
web-speed-brisk-hint = Seven moves a day and more.
web-speed-steady = Steady
web-speed-steady-hint = Three moves a day and more.
web-speed-easy = Easy
web-speed-easy-hint = One move a day and more.
web-speed-bank = { $bank } h in hand, +{ $increment } h a turn, at most { $cap } h
web-zero = If somebody’s time runs out
web-zero-bot = A bot gives that one answer; for a whole turn the others vote.
web-zero-vote = The others always vote: wait, bot, substitute.
web-zero-end = The game ends and counts for nobody.
web-nights = Everybody’s own night stops the clock
web-nights-hint = So do announced holidays. Your night is on your account page, usually 23 to 8.
web-agreed-bank = You have { $bank } hours in hand at the start and get { $increment } back with every turn, up to { $cap }.
web-agreed-nights = Nights and holidays are free.
web-agreed-bot = If time runs out on a small answer, a bot gives it and the seat stays yours; for a whole turn the others vote.
web-agreed-vote = If time runs out, the others vote: wait, bot, substitute.
web-agreed-end = If time runs out, the game ends and counts for nobody.
web-agreed-window = Sealed questions stay open for up to { $window } waking hours and close on the quarter hour.
web-unit-days = d
web-unit-hours = h
web-unit-minutes = min
web-time-left = { $left } left
web-over-days = Go on over days
web-over-days-hint = Everybody who sits here must agree. Then every seat has a clock, as if the table had been opened so.
web-slip-days = Go on over days? { $pace }
web-slip-days-says = { $hint } { $bank }. Your own night is free. On a small answer at zero a bot answers; about a whole turn the others vote.
web-slip-days-tally = { $agreed } of { $needed } agree. It begins when all do and no sealed question is open.
web-slip-agree = Agree
web-slip-days-withdraw = Withdraw
web-clock-runs = Time left; the clock runs
web-clock-stands = Time left; the clock stands
web-clock-asleep = Night or holiday: the clock stands
web-clock-halted = All clocks are halted
web-clocks-halted = All clocks of tables over days are halted. Nobody loses time. You can play on.
web-club-bar = Message from the operator
web-late = time is up
web-vote-wait = Wait
web-vote-bot = Bot plays on
web-vote-tally = Wait: { $wait }, bot: { $bot }, substitute: { $seat }. { $needed } { $needed ->
    [one] vote decides
   *[other] votes decide
}
web-vote-seat = Substitute
web-state-substitute = A seat to take over
web-slip-vacant = { $name }’s seat is free
web-slip-vacant-says = The table looks for a substitute. You get what the seat knows by the rules, but not its private talk.
web-slip-vacant-sit = Sit down
web-come-back = I’m back
web-slip-own-late = Your time is up
web-slip-own-late-says = The others may wait, let a bot play on or look for a substitute. Answer now, and the game goes on as if nothing had happened.
web-slip-late = { $name } has no time left
web-slip-late-says = The table waits for this turn. Decide together: wait a while longer, let a bot play on, or look for a substitute. The seat stays theirs.
web-slip-replaced = A bot plays for you
web-slip-replaced-says = The seat is still yours.
web-closed-time = Somebody’s time ran out, and the table had agreed to end the game then.
web-night = Your night
web-night-hint = Over days your clock stands at night. A change counts for tables where you sit down from now on.
web-night-from = From
web-night-to = To
web-night-zone = Zone
web-night-saved = Your night is saved.
web-holidays = Holidays
web-holidays-hint = Coming days on which your clocks stand, as 2026-12-24; at most 21 a year. The others see that you are away.
web-holidays-saved = Your holidays are saved.
refused-bad-zone = No zone has this name. Examples: Europe/Kyiv, America/New_York
refused-bad-night = A night is at most { $most } hours long
refused-bad-day = “{ $day }” is no day. Write 2026-12-24
refused-day-passed = “{ $day }” cannot be a holiday: only coming days of this year and the next

# --- notice: messages to people who are away. They name the table and the pace, and nothing that happens there.
notice-table = { $game } with { $people } ({ $pace })
notice-subject-one = { $game }: the table is waiting for you
notice-subject-many = { $count ->
    [one] { $count } table waits for you
   *[other] { $count } tables wait for you
}
notice-turn = { $table }: the table is waiting for you.
notice-half = { $table }: half of your time has passed.
notice-most = { $table }: a fifth of your time is left.
notice-zero = { $table }: your time is up.
notice-vote = { $table }: somebody’s time is up, and the others decide.
notice-away = { $table }: somebody else plays for you now. You can come back at any time.
notice-seat = { $table }: a seat has changed hands.
notice-full = { $table }: all seats are taken, you can begin.
notice-over = { $table }: the game has ended.
notice-subject-letters = A message for you
notice-letter = { $name } has written to you.
notice-stop-here = Stop these messages with one click:
notice-confirm-subject = Confirm your address
notice-confirm-text = Somebody, probably you, wants notifications from a game table at this address. Open this page within a day to confirm. If it was not you, do nothing.
notice-reset-subject = A new password
notice-reset-text = Open this page within an hour to choose a new password. If you did not ask for it, do nothing.
notice-test-subject = A test
notice-test-text = This is how notifications from your tables arrive.
web-notice = Notifications
web-notice-hint = In games over days we can tell you when a table is waiting for you, even if no page is open.
web-notice-settings = Choose how we reach you
web-notice-here = Notifications from this table
web-notice-table = Notifications: { $game }
web-notice-channels = How we reach you
web-notice-no-channel = Not at all yet. Add a way below.
web-notice-nowhere = We cannot reach you yet. Add a way first:
web-notice-level = What we tell you
web-notice-level-hint = For all tables without a choice of their own.
web-notice-all = Everything that concerns me
web-notice-all-hint = A table that is waiting for you, a seat that changes hands, the end of a game, reminders.
web-notice-deadlines = Deadlines only
web-notice-deadlines-hint = When half and four fifths of your time have passed, and when it is up.
web-notice-none = Nothing
web-notice-none-hint = You check for yourself.
web-notice-kind-mail = Mail
web-notice-kind-push = Browser
web-notice-kind-discord = Discord
web-notice-kind-slack = Slack
web-notice-kind-json = JSON, signed
web-notice-works = In use.
web-notice-unconfirmed = Not confirmed yet: open the link in our message.
web-notice-failing = The last attempt failed ({ $code }). We try again.
web-notice-off = Switched off after failing for a day ({ $code }).
web-notice-stopped = You have stopped it.
web-notice-secret = Signing secret
web-notice-secret-hint = Signed as Standard Webhooks: headers webhook-id, webhook-timestamp and webhook-signature.
web-notice-test = Send a test
web-notice-confirm-again = Send the message again
web-notice-remove = Remove
web-notice-resume = Use again
web-notice-push = In this browser
web-notice-push-hint = The browser shows a message, even if no page of ours is open. The text is encrypted on its way.
web-notice-push-do = Show notifications here
web-notice-push-denied = The browser blocks notifications. Allow them for this site in its settings.
web-notice-push-unable = This browser cannot show notifications. On an iPhone, add the site to the home screen first; elsewhere the site needs https.
web-notice-push-failed = The browser’s push service did not answer. Try again later.
web-notice-mail = By mail
web-notice-mail-hint = We send one message to a new address, to confirm it. You can also use a confirmed address to reset your password.
web-notice-mail-account = Mail needs an account.
web-notice-mail-do = Send the message
web-notice-webhook = To a webhook
web-notice-webhook-hint = A channel of Discord or Slack, or a program of your own. Everybody in that channel sees the notifications.
web-notice-webhook-kind = Kind
web-notice-webhook-url = Address
web-notice-webhook-do = Add
web-notice-saved = Saved.
web-notice-added = Added.
web-notice-removed = Removed.
web-notice-tested = On its way. Reload this page in a moment to see whether it failed.
web-notice-letter = The message is on its way. Open the link in it.
web-notice-resumed = In use again.
web-notice-confirm = Confirm an address
web-notice-confirm-hint = Notifications will go to { $name }.
web-notice-confirm-do = Confirm
web-notice-confirm-done = { $name } is confirmed.
web-notice-stop = Stop notifications
web-notice-stop-hint = Nothing more will be sent to { $name }.
web-notice-stop-do = Stop
web-notice-stop-done = Stopped. Nothing more will be sent to { $name }.
web-notice-forgot = Forgot your password?
web-notice-forgot-hint = We send a link to the confirmed mail address of the account.
web-notice-forgot-do = Send the link
web-notice-forgot-done = If this account has a confirmed address, a message is on its way.
web-notice-reset = A new password
web-notice-reset-hint = Every browser is signed out, and you sign in with the new password.
web-notice-reset-do = Set the password
web-notice-reset-done = The password is changed. Sign in with it.
refused-no-mail = This server sends no mail
refused-bad-mail = This is not a mail address
refused-bad-push = The browser’s keys cannot be read
refused-bad-webhook = We do not send to this address: it must be a public https address
refused-many-webhooks = At most { $most } webhooks
refused-same-webhook = You have added this address already
refused-no-channel = There is no such channel
refused-bad-level = Choose all, deadlines or none
refused-bad-link = This link has expired or is incomplete. Ask for a new one.
refused-too-many-holidays = At most { $most } days of holiday a year
refused-not-late = That seat still has time, or nothing is to be decided about it
refused-others-vote = Over days nobody is replaced by one person. When time runs out, the others vote
refused-not-over-days = This table cannot go on over days, or you do not vote about it
refused-pace-proposed = Another pace is proposed already
refused-no-pace-proposed = Nobody has proposed to go on over days
refused-clocks-halted = All clocks are halted: nothing is decided about late seats until they go on
refused-hotseat-days = At one screen a game is played tonight

# --- a commentator

web-commentator = Let somebody comment
web-commentator-hint = A person who does not play sees all hands, some time later. Everybody who sits here must agree, and anybody can end it.
web-commentator-name = Name of their account
web-commentator-delay = They see
web-commentator-propose = Propose
web-delay-15m = each move 15 minutes later
web-delay-60m = each move an hour later
web-delay-1d = each move a day later
web-delay-3d = each move three days later
web-delay-1r = each round when it is over
web-delay-2r = each round when the next one is over
web-slip-commentator = May { $name } comment?
web-slip-commentator-says = { $name } would see all hands and offers, { $delay }, but no talk. Only this account can look, and it may not play here. Nobody can check whom they tell: agree only if you trust them.
web-slip-commentator-tally = { $agreed } of { $needed } agree. It begins when all do.
web-commented = { $name } sees all hands: { $delay }.
web-commented-open = Open as { $name }
web-commented-end = End it
web-commenting = You comment and see all hands: { $delay }. New moves appear by themselves.
refused-commentator-named = Somebody is proposed already, or comments
refused-no-commentator = Nobody comments here, or the proposal has changed
refused-no-commentator-here = At this table nobody can comment
refused-commentator-plays = Who plays or has played at this table cannot comment on it
refused-has-commented = You have seen hands of this table, so you cannot play here
refused-too-early = It is still too early: you will see the first moves when the agreed time has passed

# --- a review that somebody leads

web-together = Look at it together
web-together-lead = Lead the others
web-together-lead-myself = Lead myself
web-together-leads = { $name } leads the review.
web-together-join = Join
web-together-follow = Follow
web-together-follows = You follow { $name }.
web-together-free = Look around alone
web-together-mine = You lead: whoever follows sees what you see.
web-together-stop = Stop

# --- guided games

web-how-to-win = How do I win?
web-lesson = The lesson
web-tab-lesson = Lesson
web-lesson-at = { $number } of { $count }
web-lesson-next = Next
web-lesson-back = Back
web-lesson-show = Show me
web-lesson-leave = Leave
web-lesson-undo = Take it back
web-lesson-keep = Keep it
web-lesson-alone = Keep it, play on alone
web-lesson-play-on = Play on against the bots
web-lesson-play-on-alone = Play on without the coach
web-lesson-astray = That is legal, but it is another story. Take it back, or keep it and play on without me.
web-lesson-watch = Watch what the others do.
web-lesson-then = Then play on from here against the same bots, or start afresh.
web-lesson-then-alone = Then play on from here, or start afresh.
web-lesson-begin = Guided first game, { $minutes } minutes
web-learn = Guided first game
web-learn-title = { $game }: your first time?
web-learn-lead = Learn it at the table: a short game in which somebody looks over your shoulder. The moves are real. You can leave at any time and come back.
web-learn-otherwise = Or without me
web-learn-quick = Play at once
web-learn-rules = Read the rules
refused-no-lesson = There is no lesson here

# --- people

web-people = People
web-people-lead = The people you play with. Only you see these lists.
web-people-guest = People are known here by their accounts. Sign in, or make an account: a name and a password are enough.
web-people-find = Name of an account
web-people-find-do = Find
web-friends = Friends
web-friends-none = Nobody yet. Send a request from somebody’s page.
web-friend-asks = Friend requests
web-friend-asked = Requests you have sent
web-friend-add = Ask to be friends
web-friend-accept = Accept
web-friend-remove = Remove from friends
web-friend-withdraw = Withdraw the request
web-met = People you have played with
web-met-none = Nobody with an account yet.
web-blocked = Blocked: never at a table with you
web-block = Do not seat us together
web-unblock = Allow us at one table again
web-mute = Fold { $name }’s talk
web-unmute = Unfold { $name }’s talk
web-profile-yours = Your page
web-profile-since = At the table since { DATETIME($date, dateStyle: "long") }.
web-profile-night = Asleep { $begins } to { $ends }, { $zone }.
web-profile-closed = { $name } shows this page to friends only.
web-profile-hidden-games = Games at tables that were not listed are shown only to those who sat there.
web-word-new = New over days
web-word-steady = Steady
web-word-late = Often late
web-word-hint = { $kept } of { $seats } { $seats ->
    [one] seat kept
   *[other] seats kept
}, { $missed ->
    [0] no deadline missed
    [one] one deadline missed
   *[other] { $missed } deadlines missed
}
web-word-hint-new = Fewer than three games over days with other people.
web-facts = How { $name } plays over days
web-facts-yours = How you play over days
web-fact-usual = usual answer (the middle half)
web-fact-usual-none = no usual answer time yet
web-fact-kept = { $seats ->
    [one] seat kept to the end
   *[other] seats kept to the end, of the last { $seats }
}
web-fact-of = { $kept } of { $seats }
web-fact-missed = { $missed ->
    [one] deadline missed in 90 days
   *[other] deadlines missed in 90 days
}
web-fact-thanks = { $thanks ->
    [one] seat taken over as a substitute
   *[other] seats taken over as a substitute
}
web-facts-note = Facts, no points. Games with bots only and faults of the server never count; one lost weekend counts once.
web-facts-how = How this is counted
web-facts-how-text = From stored games over days that have ended and had at least two people. The answer time is the time of the person’s own clock, so nights are free; sealed questions run no clock and never count. The middle half of the last { $answers } answers is shown, from { $fewest } answers on. A seat is kept if its person plays it at the end. Deadlines missed within three days of each other count once.
web-rating = Rating
web-rating-hint = Only rated tables between people; a lost game never raises it. Shown after { $after }.
web-rating-none = No rated game yet.
web-rating-name = { $game }, { $seats } { $seats ->
    [one] seat
   *[other] seats
}
web-rating-games = { $count } { $count ->
    [one] game
   *[other] games
}
web-rating-soon = { $count } { $count ->
    [one] game
   *[other] games
}, shown after { $after }
web-rating-curve = From { $first } to { $last }
web-lately = Recent games
web-lately-none = No finished games that you may see.
web-place-won = won
web-place = place { $place } of { $seats }
web-place-none = not played to the end
web-place-left = left before the end
web-place-substitute = as a substitute: { $place }
web-length-tonight = tonight
web-length-days = over { $count } { $count ->
    [one] day
   *[other] days
}
web-again = Play again
web-invite = Invite to a table
web-met-at = You have met at { $count } { $count ->
    [one] table
   *[other] tables
}: { $name } won { $theirs }, you { $yours }.
web-invited-by = { $name } invites you
web-invitations = Invitations
web-new-with = Invited: { $names }. They see it among their tables.
web-profile-settings = Settings
web-profile-rated = I play at rated tables
web-profile-rated-hint = Needed to open a rated table or to sit down at one. Your ratings appear on your page.
web-profile-shown = Only friends see my page
web-profile-shown-hint = Others see your name.
web-profile-saved = Saved.
web-note = Your note on this game
web-note-hint = Only you can read it. It stays with the game.
web-note-saved = Your note is saved.
web-new-rated = Rated
web-new-rated-hint = The result changes ratings. People with accounts only, no bots, no advice. If a bot plays a seat at the end, or the clock ends the game, it counts for nobody.
web-new-shared = For researchers
web-new-shared-hint = All agree that the finished game is given away without names: every choice, and what every seat saw.
web-new-lot = Seats by lot
web-new-lot-hint = When the game starts, everybody gets a seat by lot, bots too.
web-new-steady = Steady or new people only
web-new-steady-hint = Nobody who is often late over days can sit down.
web-new-sum-lot = Seats are drawn by lot at the start.
web-new-sum-steady = Steady or new people only.
web-lobby-lot = Seats are drawn by lot when the game starts, by the sealed secret of this table.
web-lobby-steady = This table asks for people who are steady over days, or new.
web-club-steady = asks for “steady or new”
refused-steady-only = This table asks for people who are steady over days, or new. Your own page says how that is counted
web-lobby-rated = Rated: the result changes ratings. If a bot plays a seat at the end, or the clock ends the game, it counts for nobody.
web-lobby-shared = Whoever sits down agrees that the finished game is given to researchers, without names and without talk.
refused-no-person = Nobody here has this name
refused-no-self = That is you
refused-not-together = You cannot sit down at this table
refused-rated-account = At a rated table everybody has an account. Sign in first
refused-rated-off = Switch ratings on first, on your own page
refused-rated-people = A rated table is for people at their own screens, without bots
refused-note-length = A note has at most { $most } letters
refused-bad-tie = That is not something to decide about a person
web-talk-tools = Fold or report
web-mute-hint = Folded talk stays folded for you alone, at every table. Offers and promises are always shown.
web-talk-folded = (folded)
web-report-what = What
web-report-why = Why
web-report-do = Report to the operator
web-reported = The operator will read it, with the lines as you heard them.
web-watchers = Spectators
web-watchers-hint = People at the table cannot read this.
refused-report-why = Say why, in at most { $most } letters
web-write = Write
web-letters = Messages
web-letters-with = Messages with { $name }
web-letters-page = The person’s page
web-letters-new = { $count } new
web-letters-unread = New messages
web-letters-none = You have not written to each other yet.
web-letters-you = You
web-letters-text = Message
web-letters-hint = Only the two of you can read it. What is said at a table stays at the table.
web-letters-closed = You cannot write here now.
web-letters-folded = You have folded what this person says.
web-letters-report = Report these messages
web-letters-report-hint = The operator gets the last 30 messages of you both.
web-letters-reported = The operator will read it, with the last messages of you both.
refused-may-not-write = You can write to friends, to people you have met in a finished game, and to people who have written to you
refused-unanswered = Wait for an answer: at most { $most } messages in a row
web-club = Tables
web-club-waiting = { $count ->
    [0] No table waits for you
    [1] One table waits for you
    [2] Two tables wait for you
    [3] Three tables wait for you
    [4] Four tables wait for you
    [5] Five tables wait for you
    [6] Six tables wait for you
   *[other] { $count } tables wait for you
}
web-club-seats = { $game }, { $free } of { $seats } { $seats ->
    [1] seat
   *[other] seats
} free
web-club-pace-brisk = Brisk: 7 moves a day
web-club-pace-steady = Steady: 3 moves a day
web-club-pace-easy = Easy: 1 move a day
web-club-nights = nights free
web-club-zero-bot = then a bot or a vote
web-club-zero-vote = then a vote
web-club-zero-end = then it ends unrated
web-club-has = { $name } has { $left }
web-club-have = { $name } have at least { $left }
web-club-sleeps = { $name } sleeps until { $hour }, then { $left }
web-club-away = { $name } is on holiday, then { $left }
web-club-vacant = A seat to take over: { $game }
web-club-vacant-hint = You cannot lose rating, and it is remembered
web-club-do-look = Look
web-ways = Main pages
web-way-games = { $count ->
    [5] Five games
   *[other] Games
}
web-club-others = Not your move
web-club-free = Seats free
web-club-taken = { $taken } of { $seats } seats taken
web-club-watch = To watch
web-club-watch-none = No listed game is being played now.
web-club-finished = Finished
web-club-look = Review
web-club-play = Play
web-club-do-watch = Watch
web-share-ask = Nobody’s name and no talk is given, but every choice and what every seat saw. All people of this game must agree.
web-share-given = You have agreed. It is given away when all people of this game have.
web-share-all = All have agreed: the game is among those that researchers can download.
web-share-agree = I agree

### Puzzles

web-puzzles = Puzzles
web-puzzles-of = { $game }: puzzles
web-puzzles-lead = A moment from a game between bots. You sit in one seat and see what that seat saw. One answer is clearly best.
web-puzzle-name = Puzzle { $number }
web-puzzle-kind-move = Find the move
web-puzzle-kind-read = Read the hand
web-puzzle-kind-offer = Judge the offer
web-puzzle-level = Level { $level }
web-puzzle-daily = Puzzle of the day
web-puzzle-try = Try it
web-puzzle-done = Solved
web-puzzle-all = All puzzles
web-puzzle-you = { $name } ({ $role })
web-puzzle-you-are = You are { $name }
web-puzzle-ask-move = Which of these is best?
web-puzzle-ask-offer = Do you take this offer?
web-puzzle-ask-not = { $name }: what can they not hold?
web-puzzle-ask-sure = { $name }: what do they hold for certain?
web-puzzle-ask-count = { $name }: how many?
web-puzzle-ask-most = { $name }: how many of these at most? { $place }
web-puzzle-offer-from = An offer to you from { $name }:
web-puzzle-accept = Accept
web-puzzle-refuse = Refuse
web-puzzle-best = best
web-puzzle-tried = tried
web-puzzle-worth = wins in { $chance } %
web-puzzle-right = Right.
web-puzzle-wrong = Not the best answer. Look again.
web-puzzle-shown = The answer: { $answer }
web-puzzle-less = After this you win in about { $chance } % of the possible games. Another answer gives more.
web-puzzle-possible = By what you know, { $name } may well have it.
web-puzzle-uncertain = You cannot be sure that { $name } has it.
web-puzzle-count-again = Go through the log and count again what { $name } took and spent.
web-puzzle-most-again = Count the ones that you can see, in your own hand too.
web-puzzle-chance = It wins in about { $chance } % of the possible games, the next best answer in { $other } %.
web-puzzle-seen-at = You can see where it is: { $place }.
web-puzzle-no-room = What you have seen leaves no place for it with { $name }.
web-puzzle-holds = You saw { $name } take it, and nothing has taken it away since.
web-puzzle-counted = Everything that { $name } took and spent happened in the open. The log has it all.
web-puzzle-most-left = You can see where the others are. No more than these can be with { $name }.
web-puzzle-left = You saw it leave { $name }, and it has not come back since.
web-puzzle-told = In the log: { $told }
web-puzzle-most-where = In sight: { $places }.
web-puzzle-began = At the beginning: { $count }
web-puzzle-step = { $change }: { $told }
web-puzzle-sum = Together: { $count }
web-puzzle-checked = Checked in { $count ->
    [one] one possible world
   *[other] { $count } possible worlds
}.
web-puzzle-show = Show the answer
web-puzzle-next = Next puzzle
web-puzzle-skip = Another puzzle
web-puzzle-solved = { $solved } of { $count } solved
web-puzzle-log = What has happened so far, newest first

# --- tournaments

web-tournament = Tournament
web-tournaments = Tournaments
web-tournaments-lead = Several rounds at one table each, with changing seats and company. Places bring points.
web-tournaments-none = There is no tournament now.
web-tournament-new = Open a tournament
web-tournament-account = Tournaments are for people with an account: sign in, and you can open one or join.
web-tournament-name = Name of the tournament
web-tournament-form = The tournament
web-tournament-which = Which game?
web-tournament-seats = Seats at each table
web-tournament-rounds = Rounds
web-tournament-rounds-hint = With as many rounds as seats, everybody has each seat once.
web-tournament-points = Points by place
web-tournament-points-hint = From the first place to the last: 3 2 1 0. With 1 0 0 0 only victories count. Left empty: one less with each place.
web-tournament-bot = Bots in empty seats
web-tournament-bot-hint = If the number of people does not divide by the seats.
web-tournament-listed = Anybody may join
web-tournament-listed-hint = The tournament and its tables are listed. Otherwise only people with the link find it.
web-tournament-state-open = open for joining
web-tournament-state-running = being played
web-tournament-state-over = over
web-tournament-state-cancelled = called off
web-tournament-by = Organised by { $name }
web-tournament-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
web-tournament-tables-of = { $seats ->
    [one] tables of { $seats } seat
   *[other] tables of { $seats } seats
}
web-tournament-rounds-count = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
web-tournament-round = Round { $round }
web-tournament-round-of = Round { $round } of { $rounds }
web-tournament-points-are = Points by place: { $points }
web-tournament-join = Join
web-tournament-leave = Leave
web-tournament-withdraw = Leave the tournament
web-tournament-withdraw-sure = You finish your table if you like, keep your points, and are drawn no more.
web-tournament-withdraw-yes = Yes, leave
web-tournament-start = Draw the first round
web-tournament-close = Close the round
web-tournament-close-sure = Tables that are still played end now. Everybody at such a table gets the same share of its points.
web-tournament-close-yes = Yes, close it
web-tournament-cancel = Call it off
web-tournament-cancel-sure = The tournament ends here. Games that are played go on as ordinary tables.
web-tournament-cancel-yes = Yes, call it off
web-tournament-link = Who has this link may join:
web-tournament-few = At least two people must join before the first round is drawn.
web-tournament-waits = You are in. The organiser starts the tournament.
web-tournament-standings = Standings
web-tournament-final = Final standings
web-tournament-joined = Who has joined
web-tournament-joined-none = Nobody has joined yet.
web-tournament-col-rank = Place
web-tournament-col-name = Name
web-tournament-col-points = Points
web-tournament-col-opponents = Opponents’ points
web-tournament-col-wins = Victories
web-tournament-col-games = Games
web-tournament-yours = Your game of this round is on.
web-tournament-to-table = To your table
web-tournament-table = Table { $number }
web-tournament-table-running = being played
web-tournament-table-over = finished
web-tournament-table-unfinished = ended unfinished
web-tournament-look = Look
web-tournament-seat-bot = bot
web-tournament-without = without points
web-tournament-has-left = has left
web-tournament-gone = deleted account
web-tournament-organiser-gone = an account that is deleted
web-tournament-how = How seats are drawn and points are given
web-tournament-how-seats = Everybody gets each seat as often as every other one, and meets as many people as possible. Bots fill seats that are left and never count in the standings.
web-tournament-how-points = Tied places share their points. Who has left the seat, has a bot play it at the end, or was replaced by a substitute gets no points for that table; the substitute gets none either. At a table that ends unfinished all places count as tied.
web-tournament-how-ties = Equal points are ordered by the points of the people met, then by victories.
web-tournament-seed = The seed of all draws is { $seed }.
web-tournament-seed-later = The draws follow from a seed that is fixed already and shown when the first round is drawn.
web-programs = Programs
web-programs-hint = With a token a program opens and joins tournaments in your name. It is shown once; a new one replaces it.
web-programs-new = New token
web-programs-drop = Revoke the token
web-programs-token = Your token: { $token }
web-programs-dropped = The token is revoked
notice-round = { $table }: a round of your tournament has begun.
refused-no-tournament = There is no such tournament
refused-not-organiser = Only the organiser of this tournament can do that
refused-tournament-name = A tournament needs a name of at most { $most } characters
refused-tournament-rounds = A tournament has 1 to { $most } rounds
refused-tournament-points = Points by place are { $seats } whole numbers from 0 to { $most }, none greater than the one before it
refused-tournaments-many = You have { $most } unfinished tournaments already
refused-tournaments-joined = You take part in { $most } tournaments already
refused-tournament-joined = You have joined already
refused-tournament-not-in = You do not take part
refused-tournament-full = A tournament has at most { $most } people
refused-tournament-few = At least { $least } people must join first
refused-tournament-begun = The tournament has begun
refused-tournament-over = The tournament has ended
refused-tournament-round = This round is not being played
refused-tournament-changed = Somebody joined or left just now: look again
refused-tournament-host = The organiser of the tournament is the host of its tables
refused-tournament-no-seat = You have no seat in the round that is being played
refused-bad-account-key = This needs the token of an account
web-closed-round = The organiser of the tournament has closed the round.
