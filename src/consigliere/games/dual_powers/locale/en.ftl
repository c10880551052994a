## The poster: title, one or two sentences, what kind of game it is

game-title = Dual Powers: Revolution 1917
game-pitch = Petrograd, 1917. Two governments, one city. Your card moves the calendar for both of you.
game-kind = Duel or solo
game-goal = Push the support marker to your end, or have it on your half at the end: after October, in the solo game after round three.
status-date = { TEXT($month) }, { $day }

### Dual Powers: Revolution 1917. English is the master; the other languages define the same messages.
###
### Forms of a thing's name: the plain one opens a sentence or stands alone, `.mid` stands inside a sentence, `.full`
### tells everything that matters for a choice; of a place `.in`, `.to` and `.from` come with their preposition, and
### `.card` is what its cards are called: never by a colour, for two of them are the sides’ names.


## Bots, by seat

bot-name-1 = Zina Orlova
bot-name-2 = Ensign Veselov

## The two sides

side-red = Red
    .owns = Red’s
side-white = White
    .owns = White’s
side-unseated = The Opposition
    .mid = the Opposition
    .owns = the Opposition’s
    .short = Opposition
faction-red = Petrograd Soviet
faction-white = Provisional Government
neutral = Neutral

## The six regions

green = Petrograd Side
    .mid = the Petrograd Side
    .full = Petrograd Side (green)
    .card = Petrograd
    .in = on the Petrograd Side
    .to = to the Petrograd Side
    .from = from the Petrograd Side
red = Vyborg Side
    .mid = the Vyborg Side
    .full = Vyborg Side (red)
    .card = Vyborg
    .in = on the Vyborg Side
    .to = to the Vyborg Side
    .from = from the Vyborg Side
brown = Liteiny District
    .mid = the Liteiny District
    .full = Liteiny District (brown)
    .card = Liteiny
    .in = in the Liteiny District
    .to = to the Liteiny District
    .from = from the Liteiny District
purple = Narva District
    .mid = the Narva District
    .full = Narva District (purple)
    .card = Narva
    .in = in the Narva District
    .to = to the Narva District
    .from = from the Narva District
white = Admiralty
    .mid = the Admiralty
    .full = Admiralty (white)
    .card = Admiralty
    .in = in the Admiralty
    .to = to the Admiralty
    .from = from the Admiralty
blue = Vasilievsky Island
    .full = Vasilievsky Island (blue)
    .card = Vasilievsky
    .in = on Vasilievsky Island
    .to = to Vasilievsky Island
    .from = from Vasilievsky Island
supply = Supply
    .in = in the supply
region-tile = Region tile: { TEXT($region, form: "full") }

## The six connections

green_red = Sampsonievsky Bridge
    .full = Sampsonievsky Bridge ({ green } – { red })
    .on = on the Sampsonievsky Bridge
    .to = to the Sampsonievsky Bridge
red_brown = Liteiny Bridge
    .full = Liteiny Bridge ({ red } – { brown })
    .on = on the Liteiny Bridge
    .to = to the Liteiny Bridge
brown_purple = Obvodny Canal bridges
    .full = Obvodny Canal bridges ({ brown } – { purple })
    .on = on the Obvodny Canal bridges
    .to = to the Obvodny Canal bridges
purple_white = Fontanka bridges
    .full = Fontanka bridges ({ purple } – { white })
    .on = on the Fontanka bridges
    .to = to the Fontanka bridges
white_blue = Nikolaevsky Bridge
    .full = Nikolaevsky Bridge ({ white } – { blue })
    .on = on the Nikolaevsky Bridge
    .to = to the Nikolaevsky Bridge
blue_green = Tuchkov Bridge
    .full = Tuchkov Bridge ({ blue } – { green })
    .on = on the Tuchkov Bridge
    .to = to the Tuchkov Bridge

## Cards

command-card = { TEXT($region, form: "card") }-{ $days }
    .full = { TEXT($region, form: "card") }-{ $days } · recruit { $recruit } or { TEXT($action) } · objective { $points }
leader-card = { TEXT($leader) }
    .full = { TEXT($leader) }-{ $days } · strength { $ready }/{ $exhausted } · { TEXT($special) }

## Tokens: the ready strength before the stroke, the exhausted strength after it

unit-red = Red unit { $ready }/{ $exhausted }
    .mid = red unit { $ready }/{ $exhausted }
unit-white = White unit { $ready }/{ $exhausted }
    .mid = white unit { $ready }/{ $exhausted }
unit-neutral = Neutral unit { $ready }/{ $exhausted }
    .mid = neutral unit { $ready }/{ $exhausted }
unit-opposition = Opposition unit { $level }/X
leader_lenin = Lenin
leader_stalin = Stalin
leader_zinoviev = Zinoviev
leader_kerensky = Kerensky
leader_lvov = Lvov
leader_kornilov = Kornilov
trotsky_neutral = Trotsky
trotsky_red = Red Trotsky
objective-marker = Objective marker { $number }

## The calendar

march_april = March/April
may_june = May/June
july = July
august = August
september = September
october_november = October/November
trotsky_returns = Trotsky returns from exile
trotsky_joins_bolsheviks = Trotsky joins the Bolsheviks

## Phases

phase-draw = Draw phase
phase-objective = Objective phase
phase-action = Action phase
phase-scoring = Scoring phase
phase-cleanup = Clean-up phase

## Spaces of the board

unrest = Unrest!
    .mid = unrest
blockade = Blockade!
objective_red = Secret objective: Red
objective_white = Secret objective: White
calendar = Calendar
support-track = Support track
will-of-the-people = Will of the People
deck = Deck
discard = Discard pile
region-tiles = Region tiles
opposition-pile = Opposition’s cards
opposition-leaders = Opposition’s leaders
hand = Hand
your-hand = Your hand
played = Played
secret-objective = Secret objective
face-down = face down

## Actions and bonus actions

recruit = Recruit
recruit-hint = Units from your supply enter the card’s region, up to the card’s recruit value in all.
move = Move
move-hint = One token you control crosses one open connection.
double_move = Double Move
double_move-hint = One token you control crosses one or two open connections.
refresh = Refresh
refresh-hint = One exhausted token you control is made ready.
leader_recruit = Leader Recruit
leader_recruit-hint = The leader enters any region; exhausted neutral units you control there are made ready.
organise_protest = Mobilize Protest
organise_protest-hint = The blockade moves to another connection.
espionage = Espionage
espionage-hint = The opponent’s secret objective is turned face up.
inspire_people = Inspire the People
inspire_people-hint = You take the Will of the People, and with it the neutral tokens.
bonus_recruit = Bonus Recruit
    .short = recruit
bonus_recruit-hint = One unit of value 1 enters any region.
bonus_move = Bonus Move
    .short = move
bonus_move-hint = One token you control crosses one open connection.
bonus_refresh = Bonus Refresh
    .short = refresh
bonus_refresh-hint = One exhausted token you control is made ready.
bonus_draw = Bonus Draw
    .short = draw
bonus_draw-hint = You draw one command card.
bonus_organise = Organise
    .short = organise
bonus_organise-hint = You look at your own secret objective.

## Settings

setting-mode = Game
setting-mode-hint = Two players against each other, or one against the Opposition.
setting-mode-duel = Duel
setting-mode-solo = Solo
setting-side = Side of the first seat
setting-side-hint = The Petrograd Soviet is red, the Provisional Government white.
setting-side-red = Red
setting-side-white = White
setting-difficulty = Difficulty
setting-difficulty-hint = Solo only: the strength of exhausted Opposition units.
setting-keep_unplayed_cards = Unplayed command cards
setting-keep_unplayed_cards-hint = What happens in the clean-up to command cards left in hand.
setting-keep_unplayed_cards-true = stay in hand
setting-keep_unplayed_cards-false = are discarded
setting-neutral_control_needs_presence = Moving and refreshing neutral tokens
setting-neutral_control_needs_presence-hint = What the holder of the Will needs besides the Will.
setting-neutral_control_needs_presence-true = needs an own token in the region
setting-neutral_control_needs_presence-false = needs the Will only
setting-lone_neutrals_count = Neutral tokens on their own
setting-lone_neutrals_count-hint = Whether they count for the holder of the Will where he has no token.
setting-lone_neutrals_count-true = count for the Will
setting-lone_neutrals_count-false = count for nobody
setting-final_tie_to_will_holder = Equal strength and equal numbers
setting-final_tie_to_will_holder-hint = Who is the stronger in a region when nothing tells the sides apart.
setting-final_tie_to_will_holder-true = the Will decides
setting-final_tie_to_will_holder-false = nobody is stronger
setting-unrest_marker_stays_if_bonus_taken = Unrest settled by a bonus action
setting-unrest_marker_stays_if_bonus_taken-hint = Whether its region is exhausted when the bonus was taken instead of points.
setting-unrest_marker_stays_if_bonus_taken-true = exhausts the region
setting-unrest_marker_stays_if_bonus_taken-false = spares the region
setting-region_tiles_reshuffle_when_empty = When the region tiles run out
setting-region_tiles_reshuffle_when_empty-hint = Rare: six tiles last for five rounds.
setting-region_tiles_reshuffle_when_empty-true = shuffle them anew
setting-region_tiles_reshuffle_when_empty-false = draw no more
setting-action_may_be_declined = A card’s action
setting-action_may_be_declined-hint = Whether a player may let it go although it could be carried out.
setting-action_may_be_declined-true = may be declined
setting-action_may_be_declined-false = must be taken
setting-solo_espionage_has_effect = Espionage in the solo game
setting-solo_espionage_has_effect-hint = There is no opponent’s objective to turn up.
setting-solo_espionage_has_effect-true = shows your own objective
setting-solo_espionage_has_effect-false = has no effect

## Questions

ask-ChooseObjective = Choose a command card as your secret objective
ask-Turn = Play a card
play-card-first = First play a card: it decides what can be done on the board.
ask-CommandAction = { TEXT($card) }: what is it played for?
ask-LeaderAction =
    { $placed ->
        [yes] { TEXT($card) } has come. The special action too?
       *[no] { TEXT($card) }: leader recruit and special action, once each, in either order
    }
ask-BonusAction = Take a bonus action?
ask-Recruit =
    { $region ->
        [none] Which unit do you recruit?
       *[other] Which unit do you recruit { TEXT($region, form: "in") }? Value left: { $left }
    }
ask-RecruitWhere = Where does { TEXT($token, form: "mid") } enter?
ask-Move =
    { $most ->
        [one] Which token moves?
       *[other] Which token moves, up to { $most } steps?
    }
ask-MoveTo =
    { $most ->
        [one] Where does { TEXT($token, form: "mid") } move? One step to go
       *[other] Where does { TEXT($token, form: "mid") } move? { $most } steps to go
    }
ask-Refresh = Which exhausted token is made ready?
ask-PlaceLeader = Where does { TEXT($token, form: "mid") } appear?
ask-MoveBlockade = Which connection do you block?
ask-UnrestChoice = Unrest { TEXT($region, form: "in") }: you are the stronger. Points or a bonus action?

## What others decide, while the reader waits: “To be decided: ...”

await-ChooseObjective = what the secret objective is
await-Turn = which card is played
await-CommandAction = what the card is played for
await-LeaderAction = the leader first or the special action
await-BonusAction = whether to take a bonus action
await-Recruit = which unit is recruited
await-RecruitWhere = where the unit enters
await-Move = who moves
await-MoveTo = where to move
await-Refresh = which exhausted token is made ready
await-PlaceLeader = where the leader appears
await-MoveBlockade = which connection is blocked
await-UnrestChoice = points or a bonus action for the unrest

## Options

opt-play = { TEXT($target, form: "full") }
opt-objective = { TEXT($target, form: "full") }
opt-recruit = { TEXT($target) }, value { $value }
opt-move =
    { $face ->
        [exhausted] { TEXT($target) } { TEXT($place, form: "in") }, exhausted
       *[ready] { TEXT($target) } { TEXT($place, form: "in") }
    }
opt-refresh = { TEXT($target) } { TEXT($place, form: "in") }
opt-to = { TEXT($target) }
opt-block = { TEXT($target, form: "full") }
opt-act = { TEXT($target) }
opt-act-recruit = Recruit { TEXT($region, form: "in") }, value { $recruit }
opt-act-leader_recruit = Leader Recruit: { TEXT($leader) }
opt-bonus = { TEXT($target) }
opt-unrest-score =
    { $points ->
        [one] Score { $points } point
       *[other] Score { $points } points
    }
opt-unrest-bonus = Take a bonus action
opt-decline = Decline
opt-finish = Done
opt-stop = Stop here

## Events

event-round = Round { $round }.
event-drew =
    { $count ->
        [0] { TEXT($side) } finds no card to draw.
        [one] { TEXT($side) } draws a card.
       *[other] { TEXT($side) } draws { $count } cards.
    }
    .you =
    { $count ->
        [0] There is no card for you to draw.
       *[other] You draw { $cards }.
    }
event-reshuffled = The discard pile is shuffled into a new deck.
event-objective = { TEXT($side) } lays down a secret objective.
    .you = You lay down { TEXT($card) } as your secret objective.
event-unseen =
    { $count ->
        [one] { TEXT($side, form: "owns") } secret objective is laid face down: nobody has seen it. The Opposition gets { $count } card, face down too.
       *[other] { TEXT($side, form: "owns") } secret objective is laid face down: nobody has seen it. The Opposition gets { $count } cards, face down too.
    }
    .you =
    { $count ->
        [one] Your secret objective is laid face down: not even you have seen it. The Opposition gets { $count } card, face down too.
       *[other] Your secret objective is laid face down: not even you have seen it. The Opposition gets { $count } cards, face down too.
    }
event-played = { TEXT($side) } plays { TEXT($card) }.
    .you = You play { TEXT($card) }.
event-day = The calendar stands at { $day }.
event-month = A new page of the calendar: { TEXT($month) }.
event-will = The Will of the People passes to { TEXT($side, form: "mid") }.
    .you = The Will of the People is yours.
event-action = { TEXT($side) } chooses { TEXT($action) }.
    .you = You choose { TEXT($action) }.
event-bonus = { TEXT($side) } takes a bonus action: { TEXT($action, form: "short") }.
    .you = You take a bonus action: { TEXT($action, form: "short") }.
event-declined = { TEXT($side) } leaves it at that.
    .you = You leave it at that.
event-idle = Nothing on { TEXT($card) } can be done.
event-placed = { TEXT($token) } appears { TEXT($region, form: "in") }.
event-none_left = The Opposition has no unit of level { $level } left to place.
event-moved = { TEXT($token) } moves { TEXT($from, form: "from") } { TEXT($to, form: "to") }.
event-refreshed = { TEXT($token) } { TEXT($region, form: "in") } is ready again.
event-exhausted = { TEXT($token) } { TEXT($region, form: "in") } is exhausted.
event-removed =
    { $to ->
        [supply] { TEXT($token) } goes back { TEXT($region, form: "from") } to the supply.
       *[out]
        { $region ->
            [none] { TEXT($token) } leaves the game.
           *[other] { TEXT($token) } leaves { TEXT($region, form: "mid") } and the game.
        }
    }
event-swapped = { TEXT($old) } changes sides: { TEXT($new) } stands in his place.
event-blocked = { TEXT($side) } moves the blockade { TEXT($connection, form: "to") }.
    .you = You move the blockade { TEXT($connection, form: "to") }.
event-spied = Espionage: { TEXT($side, form: "owns") } secret objective is { TEXT($card) }.
    .you = Espionage: your secret objective, { TEXT($card) }, lies open.
event-organised = { TEXT($side) } looks at the secret objective.
    .you = You look at your secret objective: { TEXT($card) }.
event-unrest =
    { $side ->
        [none] Unrest { TEXT($region, form: "in") }: nobody is the stronger.
       *[other] Unrest { TEXT($region, form: "in") }: { TEXT($side, form: "mid") } is the stronger.
    }
    .you = Unrest { TEXT($region, form: "in") }: you are the stronger.
event-unrest_choice =
    { $choice ->
        [score] { TEXT($side) } chooses the points.
       *[bonus] { TEXT($side) } chooses a bonus action.
    }
    .you =
    { $choice ->
        [score] You choose the points.
       *[bonus] You choose a bonus action.
    }
event-revealed = { TEXT($side) } reveals { TEXT($card) }: objective marker { $marker }.
    .you = You reveal { TEXT($card) }: objective marker { $marker }.
event-scored =
    { $points ->
        [one] { TEXT($side) } gains { $points } point ({ TEXT($why, form: "mid") }): { scored-standing }.
       *[other] { TEXT($side) } gains { $points } points ({ TEXT($why, form: "mid") }): { scored-standing }.
    }
    .you =
    { $points ->
        [one] You gain { $points } point ({ TEXT($why, form: "mid") }): { scored-standing }.
       *[other] You gain { $points } points ({ TEXT($why, form: "mid") }): { scored-standing }.
    }
scored-standing =
    { $ahead ->
        [none] the sides are level
       *[other] { TEXT($ahead, form: "mid") } is ahead by { $lead }
    }
event-unscored = Nobody is the stronger { TEXT($region, form: "in") }: { TEXT($card) } brings no points.
event-tiles =
    { $blockade ->
        [none] Unrest: { TEXT($unrest, form: "mid") }. The blockade stays { TEXT($connection, form: "on") }.
       *[other] Unrest: { TEXT($unrest, form: "mid") }. Blockade: { TEXT($connection) }.
    }
event-ended = The game ends. { TEXT($side) } wins.
    .you = The game ends. You win.

## Endings

ending-support_track = The marker has reached the end of the support track.
ending-october = October has come. The marker stands on the winner’s half.
ending-october_will = October has come. The marker stands in the middle, and the Will of the People decides.
ending-round_three = The third round is over. The marker stands on the winner’s half.
ending-round_three_will = The third round is over. The marker stands in the middle, and the Will of the People decides.
# The marker's place, told from each side: on the own half one is ahead, on the other half behind.
score-line =
    { $sign ->
        [minus] { $name }: { $amount } behind on the support track
        [none] { $name }: the marker of the support track stands in the middle
       *[plus] { $name }: { $amount } ahead on the support track
    }

## The accounts at the end

account-sum =
    { $sign ->
        [minus] −{ $amount }
       *[plus] { $amount }
    }
account-unrest = Unrest
account-objectives = Secret objectives
account-rival = The other side’s points
account-track_end = Beyond the end of the track
account-total = The marker, seen from here

## The board as text

text-when = Round { $round } · { TEXT($phase) } · { TEXT($month) }, day { $day }
text-difficulty = difficulty { $level }
text-unrest = Unrest! { TEXT($region, form: "full") }. Next: { TEXT($next, form: "full") }
text-blockade = Blockade! { TEXT($connection, form: "full") }
text-markers = objective markers: { $markers }
text-legend = 3 = ready, (1) = exhausted; after the equals sign: strength in the region
text-bonus-days = * = bonus action
text-ahead = { TEXT($side) } is ahead by { $points }
text-level = Both sides are level
text-side = { TEXT($side) }, { TEXT($faction) }
text-side-you = { TEXT($side) }, { TEXT($faction) } (you)
text-also-joined = Also joined

## The picture: what is written on the board, and what its pieces say of themselves when pointed at

pic-label =
    { $part ->
        [board] The board, round { $round }
        [red] The place of the Petrograd Soviet
        [white] The place of the Provisional Government
        [hand] Your hand
       *[all] The table, round { $round }
    }
pic-token =
    { $face ->
        [ready] { $name } { TEXT($place, form: "in") }: ready, strength { $strength } (exhausted: { $other })
        [exhausted] { $name } { TEXT($place, form: "in") }: exhausted, strength { $strength } (ready: { $other })
        [supply] { $name } in the supply
        [calendar] { $name } waits on the calendar
       *[out] { $name }: out of the game
    }
pic-value = Recruited for { $value } of a card’s value
pic-obeys = Obeys whoever holds the Will of the People: now { TEXT($side, form: "mid") }
pic-trotsky = Trotsky
pic-trotsky-returns = Comes with { TEXT($month) } to the region in unrest
pic-trotsky-joins = With { TEXT($month) } Trotsky, if he is on the board, turns red for good
pic-card-days =
    { $days ->
        [one] { $days } day passes. Then one of the two:
       *[other] { $days } days pass. Then one of the two:
    }
pic-card-recruit = Recruit. Units worth { $recruit } in all at most enter { TEXT($region, form: "mid") }.
pic-card-action = { TEXT($action) }. { $hint }
pic-card-points =
    { $points ->
        [one] As a secret objective: { $points } point for the stronger { TEXT($region, form: "in") }.
       *[other] As a secret objective: { $points } points for the stronger { TEXT($region, form: "in") }.
    }
pic-leader-days =
    { $days ->
        [one] { $days } day passes. Then both, in either order:
       *[other] { $days } days pass. Then both, in either order:
    }
pic-neva = Neva
pic-blocked = Blockaded: { $connection }
pic-closed = Blockaded: nobody crosses
pic-unrest-first = Scored first: points or a bonus action for the stronger
pic-will-held = The Will of the People: { $side }
pic-day = Day { $day }, { $month }
pic-day-bonus = Stop on this day and you take a bonus action
pic-day-slides = Stop here and the day goes on to the { $day }st
pic-day-last = Go past it and a new month begins: the Will of the People comes to you
pic-month =
    { $points ->
        [one] { $month }: unrest scores { $points } point
       *[other] { $month }: unrest scores { $points } points
    }
pic-month-ends = The last month: the game ends after its scoring
pic-tiles =
    { $count ->
        [one] { $count } region tile left
       *[other] { $count } region tiles left
    }
pic-score =
    { $side ->
        [none] Support: level
       *[other] Support: { $points } for the { $side }
    }
pic-deck =
    { $count ->
        [one] Deck: { $count } card
       *[other] Deck: { $count } cards
    }
pic-discard =
    { $count ->
        [one] Discard pile: { $count } card
       *[other] Discard pile: { $count } cards
    }
pic-you = You
pic-objective = Objective
pic-in-hand = In hand
pic-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
pic-orders = In reserve
pic-pile =
    { $count ->
        [one] The Opposition’s pile: { $count } card
       *[other] The Opposition’s pile: { $count } cards
    }
pic-leaders =
    { $count ->
        [one] { $count } leader of the Opposition still to come
       *[other] { $count } leaders of the Opposition still to come
    }
pic-difficulty = Difficulty { $level }: the strength of exhausted Opposition units
pic-played = Played this round
pic-out = Out of the game
pic-tally = { $region }: Red { $red }, White { $white }
pic-count-strength = Strength { $red } : { $white }
pic-count-tokens = Tokens { $red } : { $white }
pic-victory =
    { $side ->
        [red] The Soviet has won
       *[white] The Government has won
    }

## The primer: how it is played

primer-goal = One marker between two powers
primer-goal-text = Every point you score pulls the marker one space towards your end of the support track. Bring it home and you have won on the spot. Otherwise it is October that decides: once the round is scored in which it comes, whoever has the marker on their half wins.
primer-goal-alt = The support track: Red’s half on the left, White’s on the right, the marker three spaces on White’s side.

primer-round = A round has five phases
primer-round-text = About five rounds make a game. What you do not play stays in your hand for the next.
primer-round-step-1 = Draw: five command cards each.
primer-round-step-2 = Objective: each lays one card face down.
primer-round-step-3 = Action: four turns each, in turn. Whoever holds the Will of the People begins.
primer-round-step-4 = Scoring: the unrest first, then both objectives.
primer-round-step-5 = Clean-up: the tiles move on. Where the next unrest breaks out, everybody knows a round ahead.

primer-card = How to read a command card
primer-card-text = Play it and the days go by first. Then take its recruits or its action: one of the two.
primer-card-alt = A command card with five numbers pointing at its parts.
primer-card-note-1 = Days: how far the calendar moves.
primer-card-note-2 = Region: where the recruits appear, and what is judged if the card is an objective.
primer-card-note-3 = Recruits: units from your supply, worth that many bars together at most.
primer-card-note-4 = Or the action: move, double move or refresh. Nobody crosses a blockaded bridge.
primer-card-note-5 = Points: only if the card lies as a secret objective.

primer-leader = How to read a leader
primer-leader-text = Each side has three, and each comes once. You get both: the leader and the special action, in the order you like. The card does not return.
primer-leader-alt = Lenin’s card beside his token, ready and exhausted, with five numbers pointing at their parts.
primer-leader-note-1 = The leader appears in any region.
primer-leader-note-2 = Special action: a protest, espionage, or the Will of the People.
primer-leader-note-3 = Strength: large while ready, small when exhausted.
primer-leader-note-4 = Ready: filled.
primer-leader-note-5 = Exhausted: an outline, struck through. The small number is the other face’s strength.

primer-calendar = One calendar for both
primer-calendar-text = Stop on { $small } or { $large } exactly and you earn a bonus action; the two days before { $large } slide on to it. Go past { $large } and a new month begins: the Will of the People comes to you, and every neutral token with it.
primer-calendar-alt = The calendar: from the 26th a card of four days leads to the 30th, which slides on to the 31st.

primer-strength = Who holds a region
primer-strength-text = Add up the large numbers on your tokens, ready or exhausted. Neutral ones fight for whoever holds the Will, but only beside a token of that side’s own. If that is level, more tokens win; if it still is, the Will decides.
primer-strength-alt = { brown }: red, white and neutral tokens, ready and exhausted; the plate shows both sides’ strength.

primer-scoring = Three flags, three reckonings
primer-scoring-text = Flag 1 goes to the unrest: the stronger side takes points, more with every month, or a bonus action. Flags 2 and 3 go to the objectives, and the points to whoever is stronger there, no matter whose card it was. Then all tokens beside a flag tire: ready ones are exhausted, exhausted ones come off the board.
primer-scoring-alt = The map of Petrograd: six regions joined by six bridges, one of them blockaded; flags 1, 2 and 3 stand in three of the regions.

primer-secret = What is hidden and what is not
primer-secret-text = Counting cards is fair: the discard pile lies open. Espionage turns the other side’s objective up before its time.
primer-secret-step-1 = Yours alone: your command cards and your objective.
primer-secret-step-2 = Everybody’s: the board, the supplies, all that was played or discarded, and who still holds which leader.
primer-secret-step-3 = Nobody’s: the order of the deck and of the region tiles.

primer-win = What wins and what loses
primer-win-text = A region fought over twice in a row stands empty the third time. Keep somebody fresh elsewhere.
primer-win-step-1 = The Will of the People: six neutral units, and the last word in every tie.
primer-win-step-2 = A card that stops on { $small } or { $large } is two actions in one.
primer-win-step-3 = An objective you cannot hold pays your enemy.
primer-win-step-4 = Beside a flag tokens tire, and the tired go. Refresh in time.

primer-first = Your first question
primer-first-text = The table asks for a secret objective: click a command card. Take many points in a region that will be yours after four turns; where there is unrest, the same tokens score twice. The card stays down for the round: you cannot play it.
primer-first-alt = A hand of four command cards and a leader; one command card is raised.

## What a choice surely does: figures and what they become

figure-date = Calendar
figure-day =
    { $bonus ->
        [yes] { TEXT($month) }, { $day } (bonus day)
       *[no] { TEXT($month) }, { $day }
    }
figure-region =
    { $why ->
        [numbers] { TEXT($first, form: "short") } { $red } : { $white } { TEXT($second, form: "short") }, more tokens for { TEXT($leads, form: "mid") }
        [will] { TEXT($first, form: "short") } { $red } : { $white } { TEXT($second, form: "short") }, the Will of the People for { TEXT($leads, form: "mid") }
        [level] { TEXT($first, form: "short") } { $red } : { $white } { TEXT($second, form: "short") }, nobody leads
       *[strength] { TEXT($first, form: "short") } { $red } : { $white } { TEXT($second, form: "short") }
    }

## The board as a list, to be read aloud and played from

list-stands = How the game stands
list-round = Round { $round }: { TEXT($phase) }
list-bonus-days = Days with a bonus action: { $days }
list-worth =
    { $points ->
        [one] Unrest scores { $points } point this month
       *[other] Unrest scores { $points } points this month
    }
list-support =
    { $side ->
        [none] Support track: the marker stands in the middle
       *[other] Support track: { TEXT($side) } is ahead by { $points }
    }
list-track-end = Whoever is ahead by { $half } wins at once
list-leads =
    { $why ->
        [strength] { TEXT($side) } is the stronger: { $more } to { $less }
        [numbers] { TEXT($side) } is the stronger: { $more } each, but more tokens
        [will] { TEXT($side) } is the stronger: level in strength ({ $more } each) and in tokens, so the Will of the People decides
        [level] Nobody is the stronger: { $more } each, and as many tokens
        [alone] Nobody is the stronger: neutral tokens by themselves count for nobody
       *[empty] Nobody is here
    }
list-neutrals =
    { $side ->
        [none] The neutral tokens count for nobody here
       *[other] The neutral tokens count for { TEXT($side, form: "mid") }, who has the Will of the People
    }
list-unrest = There is unrest here
list-next-unrest = The next unrest breaks out here
list-joined = Joined with: { $ways }
list-way =
    { $blocked ->
        [yes] { TEXT($region) } ({ TEXT($bridge) }, blockaded)
       *[no] { TEXT($region) } ({ TEXT($bridge) })
    }
list-token =
    { $face ->
        [exhausted] { $name }: exhausted, strength { $strength }
       *[ready] { $name }: ready, strength { $strength }
    }
list-bridges = Bridges
list-bridge =
    { $blocked ->
        [yes] { TEXT($bridge, form: "full") }: blockaded
       *[no] { TEXT($bridge, form: "full") }: open
    }
list-leaders = Leaders still in hand: { $leaders }
list-objective-shown = Secret objective, revealed to all
list-piles = Cards and tiles

sure-decline = Decline? The action is lost.
    .do = Decline
    .keep = Take an action
sure-finish = Leave it at that? The leader stays away for good.
    .do = Leave it at that
    .keep = Go on

## What is in the box: the tables of the dataset

box-meta = About the game
box-components = Counts
box-factions = Sides
box-regions = Regions
box-connections = Connections
box-region-tiles = Region tiles
box-actions = Actions
box-bonus-actions = Bonus actions
box-command-cards = Command cards
box-leader-cards = Leader cards
box-leader-tokens = Leader tokens
box-units = Units
box-calendar = Calendar
box-support-track = Support track
box-board-spaces = Board spaces
box-objective-markers = Objective markers
box-setup = Setup
box-round = Round
box-scoring = Scoring
box-rules = Our rulings
box-solo = Solo game

# Many events of a kind in one step, as one sentence of a scene
many-exhausted =
    { $count ->
        [one] { $count } token is exhausted.
       *[other] { $count } tokens are exhausted.
    }
many-removed =
    { $count ->
        [one] { $count } exhausted token leaves the board.
       *[other] { $count } exhausted tokens leave the board.
    }

# How much has happened since the reader's last move, by kind of event
since-played =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
since-placed =
    { $count ->
        [one] { $count } recruit
       *[other] { $count } recruits
    }
since-moved =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
since-scored =
    { $count ->
        [one] { $count } score
       *[other] { $count } scores
    }

# What decided a region, in the log
tally-units = units
tally-leaders = leaders
tally-neutrals = neutrals
tally-numbers = Equal strength: more tokens decide
tally-will = Equal strength and tokens: the Will of the People decides

## Hints: what it means to choose one of a kind

do-play = A card moves the calendar by its days, then does its action. The 15th and 31st give a bonus, a new month the Will.
do-objective = The objective brings its points at the end of the round, to whoever is stronger in its region then.
do-unrest = Points by the month, or one bonus action at once.

# Standing answers

window-BonusAction = Bonus action
window-CommandAction = Action of a command card
window-LeaderAction = Action of a leader
window-UnrestChoice = Won unrest
standing-BonusAction-decline = Decline
standing-BonusAction-draw = Draw a card
standing-BonusAction-recruit = Recruit
standing-CommandAction-decline = Decline
standing-LeaderAction-finish = Finish at once
standing-UnrestChoice-score = Take the points
standing-UnrestChoice-bonus = Take the bonus
standing-unless-hand = unless my hand has more cards than
standing-unless-round = unless the round is later than
