### La Famiglia. English is the master; the other languages define the same messages.

## Bots, by seat

bot-name-1 = Zia Concetta
bot-name-2 = Don Nunzio
bot-name-3 = Turi Cascio
bot-name-4 = Rosa Schirò

## The poster: title, one or two sentences, what kind of game it is

game-title = La Famiglia: The Great Mafia War
game-pitch = Sicily around 1980. Two alliances, sealed orders, and a partner you cannot quite see.
game-kind = Two against two
game-goal = Hold six districts as a team, or five with one family; after round four the most win.

## Families: the plain form opens a sentence, .mid stands inside one

black = Black
    .mid = black
    .gen = Black
    .family = Black family
side-black = Black family
    .mid = black
faction-black = Black family
blue = Blue
    .mid = blue
    .gen = Blue
    .family = Blue family
side-blue = Blue family
    .mid = blue
faction-blue = Blue family
green = Green
    .mid = green
    .gen = Green
    .family = Green family
side-green = Green family
    .mid = green
faction-green = Green family
red = Red
    .mid = red
    .gen = Red
    .family = Red family
side-red = Red family
    .mid = red
faction-red = Red family
white = White
    .mid = white
    .gen = White
    .family = White family
side-white = White family
    .mid = white
faction-white = White family
yellow = Yellow
    .mid = yellow
    .gen = Yellow
    .family = Yellow family
side-yellow = Yellow family
    .mid = yellow
faction-yellow = Yellow family
grey = Neutrals
    .mid = neutral
    .gen = neutrals
    .family = Neutrals

## Territories, seas, districts

trapani = Trapani
marsala = Marsala
alcamo = Alcamo
castelvetrano = Castelvetrano
sciacca = Sciacca
corleone = Corleone
palermo = Palermo
partinico = Partinico
bagheria = Bagheria
termini_imerese = Termini Imerese
cefalu = Cefalù
petralia = Petralia
agrigento = Agrigento
camastra = Camastra
caltanissetta = Caltanissetta
licata = Licata
gela = Gela
piazza_armerina = Piazza Armerina
enna = Enna
nicosia = Nicosia
mistretta = Mistretta
capo_d_orlando = Capo d'Orlando
patti = Patti
bronte = Bronte
messina = Messina
milazzo = Milazzo
taormina = Taormina
catania = Catania
adrano = Adrano
palagonia = Palagonia
siracusa = Siracusa
noto = Noto
scordia = Scordia
ragusa = Ragusa
modica = Modica
caltagirone = Caltagirone
mare_marsala = Mare Marsala
mare_trapani = Mare Trapani
mare_palermo = Mare Palermo
mare_cefalu = Mare Cefalù
mare_milazzo = Mare Milazzo
mare_catania = Mare Catania
mare_siracusa = Mare Siracusa
mare_licata = Mare Licata
mare_agrigento = Mare Agrigento
d_trapani = Trapani
d_belice = Belice
d_palermo = Palermo
d_madonie = Madonie
d_agrigento = Agrigento
d_gela = Gela
d_enna = Enna
d_nebrodi = Nebrodi
d_messina = Messina
d_catania = Catania
d_siracusa = Siracusa
d_ragusa = Ragusa

## Columns, rows, control tokens, characters, conflict cards

first_player = First player and equipment
two_institutions = Two institutions
justice = Justice
police = Police
economy = Economy
church = Church
authority = Authority
    .hint = At the start of a planning phase you may send 1 soldier from your HQ back to supply: in this phase you pay nothing to the owners of markers you move.
bribe = Bribe
    .hint = When you attack, right after the target is fixed: pay 2 lire and remove 1 defender.
time_bomb = Time bomb
    .hint = Your explosion with a car reaches 2 steps.
boats = Boats
    .hint = At the start of a planning phase you may place a boat.
recruits = Recruits
    .hint = After you take a territory by an attack you may place exactly 2 soldiers from your HQ there.
cannons = Cannons
    .hint = +1 in attacks over water.
accomplices = Accomplices
    .hint = Pay 1 lira: move past an empty or neutral territory.
subordination = Subordination
    .hint = You may give a second order to a territory that got one in an earlier turn.
drivers = Drivers
    .hint = At the start of a planning phase you may place a car.
protection = Protection
    .hint = +1 defence on each of your territories with a laboratory.
chemists = Chemists
    .hint = Each laundering brings 2 lire more.
accountant = The Accountant
driver = The Driver
smuggler = The Smuggler
chemist = The Chemist
lieutenant = The Lieutenant
fisherman = The Fisherman
defector = Defector
    .hint = In front of a side: one enemy soldier goes, and one of that side’s own comes from supply.
coward_1 = Coward (1)
    .hint = In front of a side: one of its soldiers runs to HQ.
coward_2 = Coward (2)
    .hint = In front of a side: two of its soldiers run to HQ.

## Phases

phase-setup = Setup
phase-planning = Planning
phase-planning_lull = Lull
phase-events = Events
phase-events_lull = Lull

## Orders: a name, and in .full all that stands on the token

basic-strike = Strike
basic-muster = Muster
basic-bomb = Bomb
basic-reinforce = Reinforcements
basic-dig_in = Dig in
special-order =
    { $letter ->
        [A] { TEXT($row) } A
        [B] { TEXT($row) } B
       *[V] { TEXT($row) } C
    }
token = { TEXT($title) }
    .full = { TEXT($title) } · { TEXT($kind) } { $initiative } · { TEXT($parts) }{ TEXT($vest) }
order-supply = supply
order-attack = attack
parts-1 = { TEXT($a) }
parts-2 = { TEXT($a) }, { TEXT($b) }
parts-3 = { TEXT($a) }, { TEXT($b) }, { TEXT($c) }
vest =
    { $n ->
        [0] {""}
       *[other] {""} · vest { $n }
    }
part-money =
    { $n ->
        [one] +1 lira
       *[other] +{ $n } lire
    }
part-recruit = recruit { $n }
part-recruit_base = { $n ->
    [0] recruit base
   *[other] recruit base + { $n }
}
part-place = place { $n }
part-place_base = place base + { $n }
part-car = car × { $n }
part-boat = boat × { $n }
part-lab = laboratory × { $n }
part-lab_reinforce = a soldier at each own laboratory
part-aid = { $n } soldiers here and at { $skull } neighbours
part-gather = gather
    .hint = Gather: first pull soldiers and cars here from neighbours by land.
part-attack = shotgun × { $n }, skull { $skull }
    .hint =
        { $n ->
            [one] Shotgun: soldiers move to one territory and attack it, skulls add { $skull }.
           *[other] Shotguns: { $n } moves one after the other, each may attack, skulls add { $skull } each time.
        }
part-bomb = bomb × { $n }, skull { $skull }
    .hint =
        { $n ->
            [one] Bomb: { $skull } soldiers of a land neighbour go, fewer by what defends them. It takes no territory.
           *[other] Bombs: { $n } explosions, each removes { $skull } soldiers of a land neighbour, fewer by what defends them.
        }
part-snitch = snitch { $pattern }
    .hint = Snitch: one of your soldiers here goes, and with him as many from each of several neighbours: { $pattern }. Nothing defends.
part-convert_adjacent = turn up to { $n } enemies next door
    .hint = Enemies next door are swapped for your soldiers from supply, who come here.
part-agitate = agitation, range { $n }
    .hint = Agitation: neutrals at most so many steps away move and attack for you: { $n }.
part-replace_defenders = { $n ->
    [one] swap 1 defender
   *[other] swap up to { $n } defenders
}
    .hint = Defenders are swapped for your soldiers from supply, who join the attack.
part-pay_remove = pay for defenders, { $n } each
    .hint = Before the fight you may pay to remove defenders.
order-supply-hint = Supply, turn { $initiative }: before all attacks, low numbers first.
order-attack-hint = Attack, turn { $initiative }: after all supplies, low numbers first.
vest-hint = Vest: defends this territory with { $n } through the whole phase.

## Cells of the action boards

cell = { TEXT($column) } { $number } ({ TEXT($money) }{ TEXT($actions) })
    .full = { TEXT($money) }{ TEXT($actions) }{ TEXT($many) }
cell-zero = { TEXT($column) }, cell { $number }
    .full = { TEXT($column) }, cell { $number }
cell-money =
    { $sign ->
        [minus] pay { $n }:{" "}
        [plus] gain { $n }:{" "}
       *[none] {""}
    }
cell-single = { TEXT($a) }
cell-or = { TEXT($a) } or { TEXT($b) }
cell-and = { TEXT($a) } and { TEXT($b) }
cell-many =
    { $infinite ->
        [yes] {""} (any number)
       *[no] {""}
    }
act-recruit = recruit base + { $n }
cell-place-now = You would place up to { $n }
cell-recruit-now = You would recruit up to { $n }
cell-not-now = Only the marker goes here: the action is not done.
act-recruit-base = recruit base
act-place = place base + { $n }
act-place-base = place base
act-place-own = place base + { $n } on an own territory
act-order = give an order
act-order-distinct = orders on up to { $n } territories
act-order-same = { $n } orders on one territory
act-equip = equipment
act-launder = launder
act-influence = influence, marker to supply
act-influence-board = influence, marker to a board
act-influence-two = influence, up to { $n } of one row
act-gather = gather
act-decisive = decisive action
act-first = first player
marker-on = { TEXT($colour, form: "mid") } marker, { TEXT($cell) }
supply = supply

## Settings and endings

setting-beginner_families = Families
setting-beginner_families-false = drawn, and chosen by the teams
setting-beginner_families-true = four families for a first game
setting-predictable_conflicts = Conflicts
setting-predictable_conflicts-false = as in the rules
setting-predictable_conflicts-true = predictable: equal cards act once
setting-only_family = A family wins alone with five districts
setting-only_family-hint = The end-of-game text can also be read so that no other family may have five.
setting-only_family-false = even if another family has five too
setting-only_family-true = only if no other family has five
setting-exact_placement = Soldiers placed by a supply order
setting-exact_placement-hint = The text says “exactly the printed number”; it also says that actions may be done in part.
setting-exact_placement-false = up to the printed number
setting-exact_placement-true = exactly the printed number, or none
setting-defector_needs_supply = Defector with an empty supply
setting-defector_needs_supply-hint = A defector swaps an enemy soldier for an own one.
setting-defector_needs_supply-false = the enemy soldier still leaves
setting-defector_needs_supply-true = nothing happens
setting-swapped_neutrals_count = Agitation: a neutral soldier swapped by a defector
setting-swapped_neutrals_count-hint = The defender recruits for neutral attackers that are removed.
setting-swapped_neutrals_count-false = does not count as removed
setting-swapped_neutrals_count-true = counts as removed
setting-fewer_markers = Markers taken in a column of the town
setting-fewer_markers-hint = The text says “take two”; it also says that actions may be done in part.
setting-fewer_markers-false = two, or all that are left
setting-fewer_markers-true = up to two, as the player likes
ending-one_family = One family controls five districts.
ending-two_families = Two allied families control six districts.
ending-most_districts = The team with more districts wins.
ending-bronte = Districts are equal; Bronte decides.
ending-draw = Districts are equal and nobody holds Bronte: a draw.
standing-team = Districts of the team (six win)
standing-districts = Districts of the family
standing-territories = Territories
standing-money = Money
score-line =
    { $name }: { $score ->
        [one] 1 district
       *[other] { $score } districts
    }
account-own = Districts of one’s own
account-ally = Districts of the ally

## Questions, and for those who wait what is being decided

ask-ChooseFamily = Which family do you lead?
await-ChooseFamily = which family to lead
ask-StartUnits =
    { TEXT($character) }: place your first units{ $soldiers ->
        [0] {""}
        [one] {""} · 1 soldier
       *[other] {""} · { $soldiers } soldiers
    }{ $cars ->
        [0] {""}
        [one] {""} · 1 car
       *[other] {""} · { $cars } cars
    }{ $boats ->
        [0] {""}
        [one] {""} · 1 boat
       *[other] {""} · { $boats } boats
    }
await-StartUnits = where the first units go
ask-StartLabs =
    Place your laboratories: { $labs ->
        [one] 1 left
       *[other] { $labs } left
    }.
await-StartLabs = where the laboratories go
ask-StartMarker = Put a marker on a free cell of the upper board.
await-StartMarker = where a marker goes
ask-UseAuthority = Authority: send a soldier from your HQ to supply and pay no owners of markers in this phase?
await-UseAuthority = whether to use Authority
ask-UseBoats = Boats: place a boat?
await-UseBoats = whether to place a boat
ask-UseDrivers = Drivers: place a car?
await-UseDrivers = whether to place a car
ask-Turn =
    { $mode ->
        [cell] Where does the marker go?
        [sales] No move can be paid: sell an order.
        [emergency] No move can be paid: move any marker, nothing is paid or done.
       *[normal] Your turn: move a marker to an action, or gain influence with a column.
    }
await-Turn = what to plan
ask-ChoosePart =
    { $join ->
        [and] Both, in either order: { TEXT($cell, form: "full") }. What now?
        [rest] { TEXT($cell, form: "full") }: one is done. The other, too?
       *[or] Which action do you take: { TEXT($cell, form: "full") }?
    }
await-ChoosePart = which action to do
ask-Decisive = Decisive action: move the marker on to another cell?
await-Decisive = whether the marker goes on to another cell
ask-Spread = Where does the { TEXT($colour, form: "mid") } marker go? No action follows.
await-Spread = where markers go
ask-ColumnChoice =
    { $left ->
        [order] { TEXT($column) }: do you give an order, too?
        [action] { TEXT($column) }: now its action.
       *[both] { TEXT($column) }: what comes first?
    }
await-ColumnChoice = what to do with a column
ask-Recruit = How many soldiers do you recruit?
await-Recruit = how many soldiers to recruit
ask-Place =
    { $given ->
        [1] How many soldiers?
       *[0] Where do you place soldiers?
    }
await-Place = where soldiers are placed
ask-GiveOrder =
    { $given ->
        [1] { TEXT($order) }: in which territory?
       *[0] Which order do you give?
    }
await-GiveOrder = which order to give
ask-Equip = Place a car, a boat or a laboratory.
await-Equip = which equipment to place
ask-InstantCar = A car: where does it go?
await-InstantCar = where a car goes
ask-InstantLab = A laboratory: where does it go?
await-InstantLab = where a laboratory goes
ask-Influence = From which row of your family board do you take a marker?
await-Influence = which institution to influence
ask-PutMarker = On which cell do you put the marker? No action follows.
await-PutMarker = where a marker goes
ask-TwoRows = From which row do you take a marker?
await-TwoRows = which institution to influence
ask-WhereTo = Where does this marker go? The other one goes the other way.
await-WhereTo = where a marker goes
ask-GatherTo = Where do your soldiers come together?
await-GatherTo = where soldiers gather
ask-GatherFrom =
    { $given ->
        [1] How many soldiers?
        [2] How many cars?
       *[0] From which neighbour do you pull soldiers and cars to { TEXT($place) }?
    }
await-GatherFrom = who gathers
ask-SailOn = The boat may move to one neighbouring sea.
await-SailOn = where a boat sails
ask-Sink = Three boats in one sea: which other boat goes with yours?
await-Sink = which boat goes
ask-Release = You hold fewer districts: take a marker off a control token.
await-Release = which control token to give up
ask-Claim = You hold more districts: put a marker on a control token.
await-Claim = which control token to take
ask-WhichFirst = Which of your orders comes first?
await-WhichFirst = which order comes first
ask-ChooseNext = { TEXT($place) }, { TEXT($order) }: what comes next?
await-ChooseNext = what comes next in an order
ask-PlaceHere = How many soldiers do you place in { TEXT($place) }?
await-PlaceHere = how many soldiers come
ask-CarsHere = How many cars do you place in { TEXT($place) }?
await-CarsHere = how many cars come
ask-BoatHere = On which sea next to { TEXT($place) } does the boat go?
await-BoatHere = where a boat goes
ask-Reinforce = At which laboratory do you place a soldier?
await-Reinforce = where soldiers go
ask-Aid = Where do soldiers come to help?
await-Aid = where help comes
ask-AidNeutrals = How many neutral soldiers come to { TEXT($place) }?
await-AidNeutrals = how many neutrals come
ask-AidAlly = Your ally calls: how many soldiers do you place in { TEXT($place) }?
await-AidAlly = whether the ally helps
ask-Move =
    { $part ->
        [past] Which territory beyond it?
        [soldiers] How many soldiers go?
        [car] Does a car come along?
       *[where] Where do your soldiers in { TEXT($place) } go?
    }
await-Move = who moves where
ask-SecondMove = A second shotgun: from where?
await-SecondMove = where the second move starts
ask-Raise =
    You are short of money: sell orders until you have { $price ->
        [one] 1 lira
       *[other] { $price } lire
    }.
await-Raise = which orders are sold
ask-UseBribe =
    Bribe: pay { $price ->
        [one] 1 lira
       *[other] { $price } lire
    } to remove a defender of { TEXT($place) }?
await-UseBribe = whether to bribe
ask-Swap = How many defenders do you swap for your own soldiers?
await-Swap = whom to swap
ask-PayRemove = For how many defenders do you pay?
await-PayRemove = whom to pay for
ask-Conflict = { TEXT($place) }: { $men } against { $defenders }. A cunning plan or brute force?
await-Conflict = how the conflict goes
ask-NeutralDefender = Who plays the cards for the neutrals in { TEXT($place) }?
await-NeutralDefender = who plays for the neutrals
ask-LayCards = { TEXT($place) }: { $men } against { $defenders }. Which card do you lay?
await-LayCards = which conflict cards are laid
ask-TakeCard = Take the enemy’s card or leave it?
await-TakeCard = whether the card is taken
ask-UseRecruits =
    Recruits: place { $count ->
        [one] 1 soldier
       *[other] { $count } soldiers
    } from your HQ in { TEXT($place) }?
await-UseRecruits = whether recruits come
ask-AfterAgitation = How many soldiers do you move from supply to your HQ?
await-AfterAgitation = how many soldiers come after the agitation
ask-Explosion =
    { $part ->
        [start] From where?
        [car] Use up a car?
       *[where] Where does the bomb go off?
    }
await-Explosion = where the bomb goes off
ask-Inform =
    { $given ->
        [1] How many soldiers go?
       *[0] Whom does the snitch give away?
    }
await-Inform = whom the snitch gives away
ask-Conversion = Whose soldier do you win over?
await-Conversion = who is won over
ask-Agitation =
    { $given ->
        [1] Where do they go?
        [2] How many of them?
       *[0] Where do you stir up the neutrals?
    }
await-Agitation = where the neutrals are stirred up

## Options

opt-family = Lead: { TEXT($target, form: "family") }
opt-soldier = Soldier: { TEXT($target) }
opt-car = Car: { TEXT($target) }
opt-lab = Laboratory: { TEXT($target) }
opt-boat = Boat: { TEXT($target) }
opt-marker = { TEXT($target) }
opt-move =
    Move: { TEXT($target) }{ $cost ->
        [0] {""}
        [one] {""} (1 lira to its owner)
       *[other] {""} ({ $cost } lire to its owner)
    }
opt-to = { TEXT($target, form: "full") }
opt-gain =
    Gain influence: { TEXT($target) } ({ $cost ->
        [one] 1 lira
       *[other] { $cost } lire
    })
opt-put = Put it on: { TEXT($target) }
opt-do-recruit = Recruit
opt-do-place = Place soldiers
opt-do-order = Give an order
opt-do-equip = Equipment
opt-do-launder = Launder money
opt-do-influence = Exert influence
opt-do-gather_to = Gather
opt-recruit =
    { $target ->
        [one] 1 soldier
       *[other] { $target } soldiers
    }
opt-soldiers =
    { $target ->
        [one] 1 soldier
       *[other] { $target } soldiers
    }{ $empties ->
        [yes] {""} (nobody stays)
       *[no] {""}
    }
opt-cars =
    { $target ->
        [one] 1 car
       *[other] { $target } cars
    }
opt-place = { TEXT($target) }
opt-order = { TEXT($target, form: "full") }
opt-at = { TEXT($target) }
opt-row = { TEXT($target) }
opt-keep-supply = To your supply
opt-keep-board = On an action board
opt-sail_on = Sail on: { TEXT($target) }
opt-stay = Stay
opt-sink = The boat of { TEXT($target, form: "gen") }
opt-gather = Gather in { TEXT($target) }
opt-from = From { TEXT($target) }
opt-stop = Enough
opt-decline = No
opt-use = Use: { TEXT($target) }
opt-claim = Take { TEXT($target) }
opt-release = Give up { TEXT($target) }
opt-first = { TEXT($target) }
opt-part-money = Take the money
opt-part-recruit = Recruit
opt-part-recruit_base = Recruit
opt-part-place = Place soldiers
opt-part-place_base = Place soldiers
opt-part-car = Place a car
opt-part-boat = Place a boat
opt-part-lab = Place a laboratory
opt-part-lab_reinforce = Soldiers to your laboratories
opt-part-aid = Call for help
opt-part-gather = Gather
opt-part-attack = Move and attack
opt-part-bomb = Explosion
opt-part-snitch = Send the snitch: one of your soldiers goes
opt-part-convert_adjacent = Win enemies over
opt-part-agitate = Stir up the neutrals
opt-part-replace_defenders = Swap defenders
opt-part-pay_remove = Pay for defenders
opt-march = By land: { TEXT($target) }
opt-sail = By boat: { TEXT($target) }
opt-past = Past { TEXT($target) }
opt-car_along-yes = With a car
opt-car_along-no = Without a car
opt-swap =
    { $target ->
        [one] Swap 1
       *[other] Swap { $target }
    }
opt-pay =
    { $target ->
        [one] Pay for 1
       *[other] Pay for { $target }
    }
opt-conflict-cunning = A cunning plan
opt-conflict-brute = Brute force: two of your soldiers go
opt-defend-self = I do
opt-defend-ally = My ally
opt-card = { TEXT($target) }
opt-card_of_enemy-take = Take it
opt-card_of_enemy-leave = Leave it
opt-start = From { TEXT($target) }
opt-bomb = { TEXT($target) }
opt-inform = { TEXT($target) }
opt-convert = { TEXT($target) }
opt-reinforce = { TEXT($target) }
opt-aid = { TEXT($target) }
opt-agitate = { TEXT($target) }
opt-send = To { TEXT($target) }
opt-sell = Sell for 1 lira: { TEXT($target) }
opt-give =
    { $target ->
        [one] Give your ally 1 lira (it costs you 2)
       *[other] Give your ally { $target } lire (it costs you { $cost })
    }

## What happened

event-kinds_drawn = Control tokens in play: { $kinds }.
event-families_drawn = Team { $team } ({ $seats }) chooses from: { $families }.
event-leads = { $seat } leads: { TEXT($family, form: "family") }.
    .you = You lead: { TEXT($family, form: "family") }.
event-first_player = { $seat } is the first player.
    .you = You are the first player.
event-character =
    { $seat } has { TEXT($character) }: { $money } lire and { $count ->
        [one] 1 soldier
       *[other] { $count } soldiers
    } in HQ.
    .you =
        You have { TEXT($character) }: { $money } lire and { $count ->
            [one] 1 soldier
           *[other] { $count } soldiers
        } in HQ.
event-first_gift =
    { $seat } gives { $other } { $amount ->
        [one] 1 lira
       *[other] { $amount } lire
    } at the start.
    .you =
        You give { $other } { $amount ->
            [one] 1 lira
           *[other] { $amount } lire
        } at the start.
event-unit_placed =
    { $unit ->
        [car] { $seat } places a car: { TEXT($place) }.
        [lab] { $seat } places a laboratory: { TEXT($place) }.
        [boat] { $seat } places a boat: { TEXT($place) }.
       *[soldier] { $seat } places a soldier: { TEXT($place) }.
    }
    .you =
        { $unit ->
            [car] You place a car: { TEXT($place) }.
            [lab] You place a laboratory: { TEXT($place) }.
            [boat] You place a boat: { TEXT($place) }.
           *[soldier] You place a soldier: { TEXT($place) }.
        }
event-marker_placed = { $seat } puts a marker on: { TEXT($cell) }.
    .you = You put a marker on: { TEXT($cell) }.
event-round = Round { $round }.
event-planning = The planning phase begins. { $seat } begins.
    .you = The planning phase begins. You begin.
event-used = { $seat } uses { TEXT($kind) }.
    .you = You use { TEXT($kind) }.
event-moved = { $seat } moves a { TEXT($colour, form: "mid") } marker: { TEXT($to, form: "full") }.
    .you = You move a { TEXT($colour, form: "mid") } marker: { TEXT($to, form: "full") }.
event-emergency = { $seat } can pay for nothing and moves a { TEXT($colour, form: "mid") } marker to: { TEXT($to) }.
    .you = You can pay for nothing and move a { TEXT($colour, form: "mid") } marker to: { TEXT($to) }.
event-decisive = Decisive action: { $seat } moves the marker on: { TEXT($to, form: "full") }.
    .you = Decisive action: you move the marker on: { TEXT($to, form: "full") }.
event-bust = { $seat } puts the bust beside the marker: a decisive action is to come.
    .you = You put your bust beside the marker: a decisive action is to come.
event-bust_back = { $seat } leaves the decisive action.
    .you = You leave the decisive action.
event-gained_influence = { $seat } gains influence: { TEXT($column) }.
    .you = You gain influence: { TEXT($column) }.
event-spread = A { TEXT($colour, form: "mid") } marker goes to: { TEXT($to) }.
event-fee =
    { $seat } pays { $other } { $amount ->
        [one] 1 lira
       *[other] { $amount } lire
    } for a marker.
    .you =
        You pay { $other } { $amount ->
            [one] 1 lira
           *[other] { $amount } lire
        } for a marker.
event-paid =
    { $seat } pays { $amount ->
        [one] 1 lira
       *[other] { $amount } lire
    }.
    .you =
        You pay { $amount ->
            [one] 1 lira
           *[other] { $amount } lire
        }.
event-earned =
    { $seat } gains { $amount ->
        [one] 1 lira
       *[other] { $amount } lire
    }.
    .you =
        You gain { $amount ->
            [one] 1 lira
           *[other] { $amount } lire
        }.
event-sold = { $seat } sells an order for 1 lira: { TEXT($order) }.
    .you = You sell an order for 1 lira: { TEXT($order) }.
event-gift =
    { $seat } gives { $other } { $amount ->
        [one] 1 lira
       *[other] { $amount } lire
    } (and as much to the bank).
    .you =
        You give { $other } { $amount ->
            [one] 1 lira
           *[other] { $amount } lire
        } (and as much to the bank).
event-recruited =
    { $seat } recruits { $count ->
        [one] 1 soldier
       *[other] { $count } soldiers
    }.
    .you =
        You recruit { $count ->
            [one] 1 soldier
           *[other] { $count } soldiers
        }.
event-placed =
    { $seat } places { $count ->
        [one] 1 soldier
       *[other] { $count } soldiers
    } in { TEXT($place) }.
    .you =
        You place { $count ->
            [one] 1 soldier
           *[other] { $count } soldiers
        } in { TEXT($place) }.
event-order_laid =
    { $known ->
        [yes] { $seat } lays an order face down in { TEXT($place) }: { TEXT($order) }.
       *[no] { $seat } lays an order face down in { TEXT($place) }.
    }
    .you = You lay an order face down in { TEXT($place) }: { TEXT($order) }.
event-means_to_take = I have laid { TEXT($order) } in { TEXT($place) } and mean to take { TEXT($target) }.
event-means_to_raid = I have laid { TEXT($order) } in { TEXT($place) } to hurt whoever stands next to it.
event-means_to_hold = I have laid { TEXT($order) } in { TEXT($place) } and mean to hold it.
event-took_first = { $seat } takes the first player marker.
    .you = You take the first player marker.
event-uncovered = { $seat } takes a marker off: { TEXT($row) }.
    .you = You take a marker off: { TEXT($row) }.
event-order_gained = { $seat } gains a special order: { TEXT($order, form: "full") }.
    .you = You gain a special order: { TEXT($order, form: "full") }.
event-instant_declined =
    { $unit ->
        [lab] { $seat } declines the laboratory.
       *[car] { $seat } declines the car.
    }
    .you =
        { $unit ->
            [lab] You decline the laboratory.
           *[car] You decline the car.
        }
cars-too =
    { $cars ->
        [0] {""}
        [one] {""} and 1 car
       *[other] {""} and { $cars } cars
    }
event-gathered = { $seat } pulls { soldiers-sent }{ cars-too } from { TEXT($from) } to { TEXT($to) }.
    .you = You pull { soldiers-sent }{ cars-too } from { TEXT($from) } to { TEXT($to) }.
event-boat_moved = The boat of { $seat } sails on: { TEXT($to) }.
event-boats_lost = Three boats meet in { TEXT($sea) }: the new one goes, and one of { TEXT($colour, form: "gen") } with it.
event-lull =
    { $phase ->
        [events] Lull after the events phase.
       *[planning] Lull after the planning phase.
    }
event-control_gained = { $seat } controls the district { TEXT($district) }.
    .you = You control the district { TEXT($district) }.
event-control_lost = { $seat } loses the district { TEXT($district) }.
    .you = You lose the district { TEXT($district) }.
event-claimed = { $seat } takes the control token { TEXT($kind) }.
    .you = You take the control token { TEXT($kind) }.
event-released = { $seat } gives up the control token { TEXT($kind) }.
    .you = You give up the control token { TEXT($kind) }.
event-revealed = All orders are turned up.
event-order_begins = { $seat } carries out an order in { TEXT($place) }: { TEXT($order, form: "full") }.
    .you = You carry out an order in { TEXT($place) }: { TEXT($order, form: "full") }.
event-order_returned = An order returns from { TEXT($place) } to HQ.
soldiers-sent =
    { $count ->
        [one] 1 soldier
       *[other] { $count } soldiers
    }
event-marched =
    { $way ->
        [water] { $seat } sends { soldiers-sent } by boat: { TEXT($from) } → { TEXT($to) }.
        [car] { $seat } sends { soldiers-sent } with a car: { TEXT($from) } → { TEXT($to) }.
       *[land] { $seat } sends { soldiers-sent }: { TEXT($from) } → { TEXT($to) }.
    }
    .you =
        { $way ->
            [water] You send { soldiers-sent } by boat: { TEXT($from) } → { TEXT($to) }.
            [car] You send { soldiers-sent } with a car: { TEXT($from) } → { TEXT($to) }.
           *[land] You send { soldiers-sent }: { TEXT($from) } → { TEXT($to) }.
        }
event-took_control =
    { TEXT($colour) } take { TEXT($place) } with { $count ->
        [one] 1 soldier
       *[other] { $count } soldiers
    }.
event-removed =
    { TEXT($place) }: { TEXT($colour, form: "gen") } lose { $count ->
        [one] 1 soldier
       *[other] { $count } soldiers
    }.
event-attack = { $seat } attacks { TEXT($place) }: { $count } of { TEXT($colour, form: "gen") } against { $defenders } of { TEXT($defender, form: "gen") }.
    .you = You attack { TEXT($place) }: { $count } of { TEXT($colour, form: "gen") } against { $defenders } of { TEXT($defender, form: "gen") }.
event-bonuses = { TEXT($place) }: attack { $attack }, defence { $defence }.
event-conflict =
    { $how ->
        [brute] { $seat } chooses brute force.
       *[cunning] { $seat } has a cunning plan.
    }
    .you =
        { $how ->
            [brute] You choose brute force.
           *[cunning] You have a cunning plan.
        }
event-attackers_lost =
    The attackers ({ TEXT($colour, form: "gen") }) lose { $count ->
        [one] 1 soldier
       *[other] { $count } soldiers
    }.
event-plays_for_neutrals = { $seat } plays for the neutrals.
    .you = You play for the neutrals.
event-card_laid =
    { $known ->
        [yes] { $seat } lays a card face down: { TEXT($card) }.
       *[no] { $seat } lays a card face down.
    }
    .you = You lay a card face down: { TEXT($card) }.
event-card_decision =
    { $decision ->
        [take] { $seat } takes the enemy’s card.
       *[leave] { $seat } leaves the enemy’s card.
    }
    .you =
        { $decision ->
            [take] You take the enemy’s card.
           *[leave] You leave the enemy’s card.
        }
event-cards_up = The cards are turned up. Attacker: { $attacker }; defender: { $defender }.
no-card = none
event-defector = Defector: a soldier goes over to { TEXT($colour, form: "gen") }.
event-coward =
    Coward: { $count ->
        [one] 1 soldier
       *[other] { $count } soldiers
    } of { TEXT($colour, form: "gen") } run to HQ.
event-swapped =
    { $seat } swaps { $count ->
        [one] 1 soldier
       *[other] { $count } soldiers
    } in { TEXT($place) }.
    .you =
        You swap { $count ->
            [one] 1 soldier
           *[other] { $count } soldiers
        } in { TEXT($place) }.
event-attack_over =
    { $how ->
        [taken] { TEXT($place) } falls.
        [held] { TEXT($place) } holds.
       *[empty] { TEXT($place) } is left empty.
    }
event-explosion = { $seat } sets off a bomb in { TEXT($place) }: attack { $attack }, defence { $defence }.
    .you = You set off a bomb in { TEXT($place) }: attack { $attack }, defence { $defence }.
event-snitch = { $seat } sends a snitch from { TEXT($place) }.
    .you = You send a snitch from { TEXT($place) }.
event-converted = { $seat } wins over a soldier: { TEXT($from) } → { TEXT($to) }.
    .you = You win over a soldier: { TEXT($from) } → { TEXT($to) }.
event-agitated = { $seat } stirs up the neutrals: { $count }, { TEXT($from) } → { TEXT($to) }.
    .you = You stir up the neutrals: { $count }, { TEXT($from) } → { TEXT($to) }.
event-neutrals_came = Neutral soldiers come to { TEXT($place) }: { $count }.

## The board in words, and on it

status-first = First: { TEXT($family, form: "mid") }
count-districts =
    { $count ->
        [one] { $count } district
       *[other] { $count } districts
    }
count-supply = { $count } in supply
list-stands = How the game stands
list-round = Round { $round } of { $rounds }: { TEXT($phase) }
list-first = First player: { TEXT($colour, form: "mid") }
list-turn = It is the turn of: { TEXT($colour, form: "mid") }
list-team =
    { TEXT($a) } and { TEXT($b, form: "mid") }: { $districts ->
        [one] 1 district
       *[other] { $districts } districts
    } ({ TEXT($a, form: "mid") } { $first }, { TEXT($b, form: "mid") } { $second })
list-leads = { TEXT($a) } and { TEXT($b, form: "mid") } are ahead in districts: { $more } to { $less }
list-level =
    { $colour ->
        [none] Both teams have as many districts: { $held }. Bronte would decide, but belongs to neither
       *[other] Both teams have as many districts: { $held }. Bronte decides, and { TEXT($colour, form: "mid") } holds it
    }
list-goal = A team wins after an events phase with { $alone } districts of one family or { $team } of both
list-bank =
    In the bank: { $soldiers ->
        [one] 1 neutral soldier
       *[other] { $soldiers } neutral soldiers
    }, { $labs ->
        [one] 1 laboratory
       *[other] { $labs } laboratories
    }
list-drawn = The families that were drawn
list-team-seats = Seats { $first } and { $second }
list-hq = Your HQ
list-hq-ally = Your ally’s HQ
list-hq-line =
    { $money ->
        [one] 1 lira
       *[other] { $money } lire
    }, { $soldiers ->
        [one] 1 soldier
       *[other] { $soldiers } soldiers
    }
list-district = { TEXT($district) }
list-held = { TEXT($district) }, controlled by { TEXT($colour, form: "mid") }
list-majority =
    { $colour ->
        [none] Nobody controls it: no family has two of its three territories
       *[other] { TEXT($colour) } has { $count } of its three territories{ $up ->
            [yes] {""}
           *[no] ; the control marker still lies face down
        }
    }
list-place =
    { TEXT($place) }: { TEXT($colour, form: "mid") }, { $soldiers ->
        [one] 1 soldier
       *[other] { $soldiers } soldiers
    }
list-empty = { TEXT($place) }: empty
list-borders = { TEXT($place) } borders on: { $lands }
list-coast = { TEXT($place) } borders on: { $lands }. Seas: { $seas }
list-soldiers =
    { $count ->
        [one] 1 soldier
       *[other] { $count } soldiers
    }
list-cars =
    { $count ->
        [one] 1 car
       *[other] { $count } cars
    }
list-labs =
    { $count ->
        [one] 1 laboratory
       *[other] { $count } laboratories
    }
list-ships =
    { $count ->
        [one] 1 boat
       *[other] { $count } boats
    }
list-discs =
    { $count ->
        [one] 1 marker
       *[other] { $count } markers
    }
list-sealed = a sealed order
list-done = { $order } (carried out)
list-seas = The seas
list-sea = { TEXT($sea) }: { $boats }. Beside it: { $beside }
list-no-boats = no boats
list-boats =
    { TEXT($colour, form: "mid") }, { $count ->
        [one] 1 boat
       *[other] { $count } boats
    }
list-upper = Upper board: { TEXT($column) }
list-lower = Lower board: { TEXT($column) }
list-column = { TEXT($column) } (gaining influence costs { $cost } and a lira for each marker)
list-cell = { TEXT($cell, form: "full") }: { $markers }
list-markers =
    { $count ->
        [1] { TEXT($colour, form: "mid") }
       *[other] { TEXT($colour, form: "mid") } × { $count }
    }
list-no-markers = empty
list-bust = the bust of { TEXT($colour, form: "mid") } stands here
list-family =
    { $who ->
        [you] { TEXT($side, form: "family") } (you, seat { $seat })
        [ally] { TEXT($side, form: "family") } (your ally, seat { $seat })
       *[other] { TEXT($side, form: "family") } (seat { $seat })
    }
list-values = Base values: place { $place }, recruit { $recruit }; a car adds { $attack } to an attack and { $bomb } to a bomb
list-row = { TEXT($row) }: { $opened } of { $cells } cells uncovered.
list-next = The next brings: { $brings }
list-instant-money =
    { $count ->
        [one] 1 lira
       *[other] { $count } lire
    }
list-instant-car = a car
list-instant-lab = a laboratory
list-instant-launder = launder money
list-base-place = place { $n }
list-base-recruit = recruit { $n }
list-base-attack = a car adds { $n } to an attack
list-base-bomb = a car adds { $n } to a bomb
list-exempt = Pays no fee for markers in this phase
list-supply = In supply: { $pieces }
list-gained = Special orders gained: { $orders }
list-sold = Out of the game: { $orders }
list-tokens = Control tokens of { TEXT($a, form: "mid") } and { TEXT($b, form: "mid") }
list-token =
    { $colour ->
        [none] { TEXT($kind) } (free)
       *[other] { TEXT($kind) } (held by { TEXT($colour, form: "mid") })
    }
list-coming = Orders in turn
list-order = { TEXT($place) }, { TEXT($colour, form: "mid") }: { $order }
list-order-now = Now: { TEXT($place) }, { TEXT($colour, form: "mid") }: { $order }
list-battle = The conflict in { TEXT($place) }
list-battle-from = The attack comes from { TEXT($place) }: { TEXT($order, form: "full") }
list-battle-car = The attackers bring a car.
list-battle-water = They come by water.
list-battle-attack =
    Attackers: { TEXT($colour, form: "mid") }, { $men ->
        [one] 1 soldier
       *[other] { $men } soldiers
    }
list-battle-defence =
    Defenders: { TEXT($colour, form: "mid") }, { $men ->
        [one] 1 soldier
       *[other] { $men } soldiers
    }
list-adds = They add { $adds }: { $sum } in all
list-adds-skull = skulls { $n }
list-adds-car = a car { $n }
list-adds-cannons = cannons { $n }
list-adds-labs = laboratories { $n }
list-adds-vests = vests { $n }
list-adds-protection = protection { $n }
list-card = Their card: { TEXT($card) }
list-card-hidden = Their card lies face down
list-outlook =
    { $card ->
        [none] Then { $men } : { $defenders }
       *[other] Against { TEXT($card) }: { $men } : { $defenders }
    }
pic-board = The map of Sicily: territories, seas, soldiers and orders
pic-ledger = The action boards
pic-families = The four families
pic-hand = Your HQ: money, soldiers and orders
pic-table = The whole table
pic-hq = HQ
pic-score = The score: districts of both teams and their control tokens
pic-score-told = Districts: { $first } to { $second }. { $team } of one team win, { $alone } of one family win.
pic-token-held = Held by { TEXT($colour, form: "mid") }.
pic-column-first_player = First
pic-column-justice = Justice
pic-column-police = Police
pic-column-economy = Economy
pic-column-church = Church
pic-column-two_institutions = Any two
pic-letters = Orders in turn
pic-you = You
pic-ally-brief = Ally
pic-first = First player
pic-left-supply =
    { $count ->
        [one] { $count } soldier in supply
       *[other] { $count } soldiers in supply
    }
pic-left-cars =
    { $count ->
        [one] { $count } car in supply
       *[other] { $count } cars in supply
    }
pic-left-boats =
    { $count ->
        [one] { $count } boat in supply
       *[other] { $count } boats in supply
    }
pic-left-markers =
    { $count ->
        [one] { $count } influence marker in supply
       *[other] { $count } influence markers in supply
    }
pic-left-gained =
    { $count ->
        [one] { $count } special order gained
       *[other] { $count } special orders gained
    }
pic-stake =
    { $change ->
        [yes] { TEXT($district) }: if { TEXT($colour, form: "mid") } wins, control of the district changes.
       *[no] { TEXT($district) }: control of the district stays as it is.
    }
pic-attacks =
    { $you ->
        [yes] You attack
       *[no] { TEXT($colour) } attacks
    }
pic-defends =
    { $you ->
        [yes] You defend
       *[no]
            { $colour ->
                [grey] Neutrals defend
               *[other] { TEXT($colour) } defends
            }
    }
pic-by-order = { TEXT($order) } from { TEXT($place) }
pic-step-bonuses = Bonuses
pic-step-cards = Cards laid
pic-step-taking = Take, leave
pic-step-open = Cards open
pic-step-pairs = Pairs fall
pic-before = Before { TEXT($colour) }
pic-taken = Taken by { TEXT($colour) }
pic-card-of = Card of { TEXT($colour) }
pic-both-stay = If both stay
pic-does-defector = An enemy soldier goes over to this side.
pic-does-coward_1 = One soldier of this side runs to HQ.
pic-does-coward_2 = Two soldiers of this side run to HQ.
pic-card-down = A card lies face down
pic-deed-take = Take it
    .hint = The enemy’s card will lie before you, and acts on your side.
pic-deed-leave = Leave it
    .hint = The enemy’s card stays before the enemy, and acts on that side.
pic-deed-self = I play for them
    .hint = You lay the card of the neutrals.
pic-deed-ally = My ally plays
    .hint = Your ally lays the card of the neutrals.
pic-deed-cunning = Cunning plan
    .hint = Both sides lay a card face down.
pic-deed-brute = Brute force
    .hint = Two of your soldiers go back to supply, then soldiers fall in pairs.
pic-hq-empty = Your HQ: money, soldiers and orders come with a family
pic-no-family = No family yet
good-at-justice = cars that hit harder
good-at-police = more soldiers placed at once
good-at-economy = money and laboratories
good-at-church = more recruits at once
pic-team-draws = Team { $number } chooses two
row-now = Now: { $value }
row-marker = Marker { $number }: { $what }
row-justice = car +{ $attack } in an attack, +{ $bomb } in an explosion
row-police = place { $n }
row-church = recruit { $n }
row-money =
    { $n ->
        [one] 1 lira
       *[other] { $n } lire
    }
row-car = a car
row-lab = a laboratory
row-launder = launder
row-order = special order { TEXT($order, form: "full") }
price-bank = to the bank: { $cost }
price-to = to the { TEXT($colour, form: "family") }: { $cost }
figure-money = Money
figure-soldiers = Soldiers in HQ
figure-district = { TEXT($district) } (district)
figure-nobody = nobody’s
figure-values = { TEXT($colour, form: "family") }: base values
figure-base = place { $place }, recruit { $recruit }, car { $attack } and { $bomb }
figure-supply-soldiers = { TEXT($colour, form: "family") }: soldiers in supply
figure-supply-cars = { TEXT($colour, form: "family") }: cars in supply
figure-supply-boats = { TEXT($colour, form: "family") }: boats in supply
figure-supply-markers = { TEXT($colour, form: "family") }: markers in supply
figure-first = First player
account-total = In all
account-sum =
    { $sign ->
        [minus] −{ $amount }
       *[plus] { $amount }
    }

## What cells, columns and districts mean, for whoever points at them

hint-recruit = Recruit: soldiers from supply to your HQ.
hint-place = Place: soldiers from your HQ to one territory, your own or an empty one.
hint-order = Order: one from your HQ face down on a territory of yours.
hint-equip = Equipment: a car, a boat or a laboratory.
hint-launder = Launder: a lira for each laboratory of yours.
hint-influence = Influence: a marker off your family board, the leftmost of a row. What lay under it is yours.
hint-gather_to = Gather: soldiers and cars from land neighbours come to one of your territories.
hint-decisive = Decisive action: at the end of planning you may move this marker on to another free cell and do its action.
hint-first_player = First player: you begin from the next phase on.
hint-column = All markers of the column go to free cells below, without their actions. Then:
column-row =
    { $n ->
        [0] no marker is left in this row of yours; an order, if you like
        [one] the last marker of this row of yours, and an order, if you like
       *[other] the two leftmost markers of this row of yours, and an order, if you like
    }
column-two_institutions = the leftmost marker of two rows of yours, and an order, if you like
column-first_player = the first player marker, a car, a boat or a laboratory, and an order, if you like
column-uncovers = They uncover: { $what }
column-short =
    You have { $money ->
        [one] 1 lira
       *[other] { $money } lire
    }.
district-stands = District { TEXT($district) }: { $stands }
district-share = { TEXT($colour, form: "mid") } { $count } of { $all }
district-empty = empty { $count } of { $all }
district-held = { TEXT($colour) } controls it.
district-open = Two of three territories control it.
place-bronte = Bronte decides when districts are equal.

## How it is played

primer-goal = The goal
primer-goal-text = A family that holds two of the three territories of a district controls it. Your team wins after an events phase with five districts of one family or six of both; after round four the team with more districts wins, and Bronte decides a tie.
primer-goal-alt = Sicily with its territories, seas and soldiers.
primer-team = Two against two
primer-team-text = Allies see behind each other’s screens and may talk in secret, but each plays alone. A lira for your ally costs you two. Boats are shared; territories and districts are not.
primer-team-alt = The boards of the four families.
primer-round = A round
primer-round-text = There are at most four rounds. The end is checked only after the events.
primer-plan = Planning
primer-plan-text = On your turn move one marker from the upper page to a free action below and do it, or empty a whole column and gain influence. Any marker will do; one that is not yours costs a lira to its owner. You may not pass.
primer-plan-alt = The ledger: columns of markers above, actions below.
primer-influence = Your family board
primer-influence-text = Influence takes markers off a row from the left. What it uncovers is yours: stronger cars, more soldiers placed or recruited, money, and special orders where a new letter begins. A column costs its price and a lira for each marker, and lets you give an order too.
primer-influence-alt = A family board with its four rows.
primer-orders = Orders
primer-orders-text = Orders go face down on your own territories. In the events phase all are turned up: supplies first, then attacks, low numbers first. An order with a vest stays and defends.
primer-orders-alt = Orders behind a screen.
primer-attack = Move and attack
primer-attack-text = Attack is skulls and a car, defence is laboratories and vests. The difference in defenders goes at once.
primer-conflict = Conflict
primer-conflict-text = Brute force costs two attackers. In a cunning plan both lay a card; the attacker may take the enemy’s, then the defender likewise, and each card strikes whoever it lies before. Then soldiers go in pairs until one side is gone.
primer-conflict-alt = Five soldiers against three, and two cards.
primer-hidden = What is hidden
primer-hidden-text = Enemies see every payment, but no totals, and which letter says what only when it is opened. At any time you may sell an order from your HQ for a lira.
primer-round-step-1 = Planning: markers move, actions happen, orders are laid.
primer-round-step-2 = Lull: who holds two of three territories takes a control token.
primer-round-step-3 = Events: all letters are opened.
primer-round-step-4 = Lull again: has somebody won?
primer-attack-step-1 = By land to a neighbour, with a car if you like.
primer-attack-step-2 = Over water along a chain of your team’s boats.
primer-attack-step-3 = Laboratories and vests defend.
primer-hidden-step-1 = A sealed letter.
primer-hidden-step-2 = An enemy’s screen.

sure-stop = Stay where you are? The move this order allows is lost.
    .do = Stay
    .keep = Move

## What is in the box: the tables of the dataset

box-game = About the game
box-limits = Limits
box-components = Counts
box-turn-order = Turn order
box-corner = Seats
box-map = Map
box-sea = Seas
box-sea-border = Sea borders
box-district = Districts
box-territory = Territories
box-column = Columns
box-action-board = Action boards
box-row = Institutions
box-family = Families
box-order = Orders
box-control-token = Control tokens
box-character = Characters
box-conflict-card = Conflict cards
box-variant = Variants

# What decided a fight, in the log
tally-attack = attack
tally-defence = defence
tally-soldiers = soldiers
tally-won = won over by cards
tally-skull = skulls
tally-car = car
tally-cannons = cannons
tally-lost = lost before the count
tally-unused = defence not needed
tally-brute = Brute force: two attackers lost

# How much has happened since the reader's last move, by kind of event
since-order_laid =
    { $count ->
        [one] { $count } order
       *[other] { $count } orders
    }
since-moved =
    { $count ->
        [one] { $count } marker moved
       *[other] { $count } markers moved
    }
since-attack =
    { $count ->
        [one] { $count } attack
       *[other] { $count } attacks
    }
since-control_gained =
    { $count ->
        [one] { $count } district taken
       *[other] { $count } districts taken
    }
since-used =
    { $count ->
        [one] { $count } token used
       *[other] { $count } tokens used
    }

## Hints: what it means to choose one of a kind

do-move = One marker goes down to a free action, and the action is performed. Another player’s marker costs a lira to its owner.
do-gain = All markers of a column go down, each costs a lira, and the column’s institution gives influence.
do-order = An order lies face down until the events phase; supply comes before attacks, low numbers first.
do-march = Soldiers move to a neighbour. If others hold it, skulls and vests are compared, then the men fight.

# Standing answers

window-InstantCar = A car at once
window-InstantLab = A laboratory at once
window-SailOn = Sailing on
window-Decisive = Decisive move
window-UseAuthority = Authority
window-WhereTo = Where a marker goes
window-Reinforce = Reinforcement
window-Conflict = Way of the conflict
window-TakeCard = Enemy's card
window-NeutralDefender = Defending for neutrals
standing-InstantCar-decline = Decline
standing-InstantLab-decline = Decline
standing-SailOn-stay = Stay
standing-Decisive-stop = Stop
standing-UseAuthority-decline = Keep it
standing-UseAuthority-use = Use it
standing-WhereTo-supply = To the supply
standing-WhereTo-board = To the board
standing-Reinforce-stop = Stop
standing-Conflict-brute = Brute force
standing-Conflict-cunning = Cunning
standing-TakeCard-take = Take it
standing-TakeCard-leave = Leave it
standing-NeutralDefender-self = I decide
standing-NeutralDefender-ally = My ally decides
standing-unless-defenders = unless there are more defenders than
standing-unless-round = unless the round is later than
