## The poster: title, one or two sentences, what kind of game it is

game-title = The Godfather: Corleone’s Empire
game-pitch = New York, the fifties. Every door has a front and a back, and the Hudson keeps what it is given.
game-kind = Each for himself
game-goal = The most money in the suitcase after four rounds wins. Bills in hand do not count.

## Bots, by seat

bot-name-1 = Aunt Carmela
bot-name-2 = Frankie Ash
bot-name-3 = Gina Marro
bot-name-4 = Tommy Quills
bot-name-5 = Old Baldo

## Families: sides of the table, and their figures

marzullo = Marzullo family
    .mid = Marzullo family
side-marzullo = Marzullo
faction-marzullo = Marzullo family
marzullo_don = Don Marzullo
marzullo_consigliere = Salvo Marzullo
marzullo_heir = Rosario Marzullo
matarazzo = Matarazzo family
    .mid = Matarazzo family
side-matarazzo = Matarazzo
faction-matarazzo = Matarazzo family
matarazzo_don = Leolucca Matarazzo
matarazzo_consigliere = James "Spider" O’Reilley
matarazzo_heir = Tanino Matarazzo
vitale = Vitale family
    .mid = Vitale family
side-vitale = Vitale
faction-vitale = Vitale family
vitale_don = Gianni Vitale
vitale_consigliere = Sofia Vitale
vitale_heir = Tancredi Vitale
caccamo = Caccamo family
    .mid = Caccamo family
side-caccamo = Caccamo
faction-caccamo = Caccamo family
caccamo_don = Carlo Caccamo
caccamo_consigliere = Eric Coleman
caccamo_heir = Tara Caccamo
pizzino = Pizzino family
    .mid = Pizzino family
side-pizzino = Pizzino
faction-pizzino = Pizzino family
pizzino_don = Tommaso Pizzino
pizzino_consigliere = Il Macellaio
pizzino_heir = Chiara Pizzino
thug-of = { TEXT($family) } thug
    .mid = a { TEXT($family) } thug
side-neutral = Neutral
side-unseated = Nobody
mayor = Mayor
    .mid = the mayor
    .the = The mayor
union_boss = Union Boss
    .mid = the union boss
    .the = The union boss
police_chief = Police Chief
    .mid = the police chief
    .the = The police chief

## Districts and other places

wall_street = Wall Street
    .in = on Wall Street
brooklyn = Brooklyn
    .in = in Brooklyn
upper_east_side = Upper East Side
    .in = on the Upper East Side
    .short = Upper East
queens = Queens
    .in = in Queens
upper_west_side = Upper West Side
    .in = on the Upper West Side
    .short = Upper West
midtown = Midtown
    .in = in Midtown
chelsea = Chelsea
    .in = in Chelsea
central_park = Central Park
hudson = The Hudson
nowhere = beside the board

## Spaces for family members, by the areas they touch

fs_01 = Chelsea – Midtown – Central Park
fs_02 = Midtown – Queens
fs_03 = Chelsea – Midtown – Wall Street
fs_04 = Upper West Side – Upper East Side – Central Park
fs_05 = Upper West Side – Chelsea – Central Park
fs_06 = Upper East Side – Midtown – Central Park
fs_07 = Upper East Side – Midtown – Queens
fs_08 = Midtown – Queens – Brooklyn
fs_09 = Midtown – Brooklyn – Wall Street
fs_10 = Upper West Side – Chelsea
fs_11 = Brooklyn – Wall Street
fs_12 = Upper West Side – Central Park
fs_13 = Upper East Side – Central Park
fs_14 = Upper East Side – Queens
fs_15 = Queens – Brooklyn
fs_16 = Chelsea – Wall Street
fs_17 = Chelsea – Midtown

## Locations

loc_wall_street = Stock Exchange
loc_brooklyn = Brewery
loc_upper_east_side = Produce Market
loc_queens = Racetrack
loc_upper_west_side = Hunting Club
loc_midtown = Penn Central Railroad
loc_chelsea = Laundry
tile_gun_shop = Gun Shop
tile_distillery = Distillery
tile_pawn_shop = Pawn Shop
tile_restaurant = Restaurant
tile_barber_shop = Barber Shop
tile_night_club = Night Club
tile_freight_depot = Freight Depot
tile_betting_parlour = Betting Parlour
tile_casino = Casino
tile_opium_den = Opium Den
tile_import_company = Import Company
tile_private_bank = Private Bank

## Cards

bill_1 = $1
bill_2 = $2
bill_3 = $3
bill_5 = $5
gun = Gun
    .mid = a gun
dirty_money = Blood Money
    .mid = blood money
booze = Booze
    .mid = booze
narcotics = Narcotics
    .mid = narcotics
time_to_pay = Time to Pay
protection_money = Protection Money
second_visit = Second Visit
numbers_game = Numbers Game
street_tax = Street Tax
grand_collection = Grand Collection
change_of_scenery = Change of Scenery
muscle_out = Muscle Out
family_meeting = Family Meeting
horse_head_in_bed = Horse Head in the Bed
inside_man = Inside Man
offer_cant_refuse = An Offer They Can’t Refuse
cook_the_books = Cook the Books
money_laundering = Money Laundering
offshore_account = Offshore Account
blackmail = Blackmail
fence_the_goods = Fence the Goods
tax_fraud = Tax Fraud
gun_down = Gun Down
drive_by_shooting = Drive-By Shooting
contract_killing = Contract Killing
car_bomb = Car Bomb
sleep_with_the_fishes = Sleep with the Fishes
settle_all_accounts = Settle All Accounts
family_accountant = Family Accountant
small_time_bookie = Small-Time Bookie
bandit = Bandit
ward_politician = Ward Politician
shop_steward = Shop Steward
beat_cop = Beat Cop
tax_consultant = Tax Consultant
hollywood_producer = Hollywood Producer
capo = Capo
city_councillor = City Councillor
dockers_union_boss = Dockers’ Union Boss
police_captain = Police Captain
criminalist = Criminalist
crooked_judge = Crooked Judge
customs_officer = Customs Officer
mayor_in_pocket = Mayor
union_boss_in_pocket = Union Boss
police_chief_in_pocket = Police Chief
colour-yellow = rackets
colour-blue = intrigue
colour-green = finance
colour-grey = violence

## Effects, as chips and buttons say them

effect-launder = Launder a bill
many-launder =
    { $count ->
        [one] Launder { $count } bill
       *[other] Launder { $count } bills
    }
many-goods =
    { $count ->
        [one] { $count } good of your choice
       *[other] { $count } goods of your choice
    }
effect-draw_jobs_2_1 = One job of two
effect-exchange_1_5 = Discard 1 → $5
effect-exchange_2_5 = Discard 2 → $5
effect-exchange_3_3_5 = Discard 3 → $3 + $5
effect-exchange_good_1_booze_gun_dirty_money = Discard 1 → a good of your choice
effect-gain_bill_1 = +$1
effect-gain_bill_2 = +$2
effect-gain_bill_3 = +$3
effect-gain_bill_5 = +$5
effect-gain_good_gun = + a gun
effect-gain_good_dirty_money = + blood money
effect-gain_good_booze = + booze
effect-gain_good_narcotics = + narcotics
effect-take_horse_head = Take the horse head
effect-gain_good_choice_booze_gun_dirty_money = + a good of your choice
effect-collect_front = Collect any shop window
effect-move_own_thug = Move one of your thugs, collect again
effect-move_own_family = Move one of your family, collect again
effect-move_opponent_thug = Move somebody else’s thug
effect-move_opponent_family = Move another family’s member
effect-opponents_discard_1 = All others discard a card
effect-steal_random_1 = Steal a random card from a hand
effect-offer = All others offer a bill; you get the highest
effect-put_away_1 = Launder a bill
effect-put_away_2 = Launder up to 2 bills
effect-put_away_3 = Launder up to 3 bills
effect-suitcase_theft_1 = A bill from somebody’s suitcase
effect-kill_opponent_thug_board = Kill somebody else’s thug
effect-kill_opponent_family_board = Kill a member of another family
effect-kill_opponent_any_board = Kill anybody but your own
effect-kill_opponent_thug_opponent_thug_opponent_thug_board = Kill up to three thugs of others
effect-kill_any_family_any_thug_one_district = Kill a member and a thug in one district
effect-kill_any_any_any_any_one_district = Kill up to two figures in one district
effect-kill_opponent_thug_chief_district = Kill a thug where the chief is
effect-kill_opponent_any_chief_district = Kill anybody where the chief is
effect-place_neutral_mayor = The mayor collects for you
effect-place_neutral_union_boss = The union boss collects for you
effect-place_neutral_police_chief = The police chief goes to a district
effect-reward_1 = Earnings: $1
effect-reward_2 = Earnings: $2
effect-reward_2_1 = Earnings: $2 + $1
effect-reward_2_2 = Earnings: $2 + $2
effect-reward_3 = Earnings: $3
effect-reward_3_1 = Earnings: $3 + $1
effect-reward_3_2 = Earnings: $3 + $2
effect-reward_5 = Earnings: $5
effect-reward_5_2 = Earnings: $5 + $2
effect-reward_5_3 = Earnings: $5 + $3

## Rounds, phases, status

round-name-1 = The Wedding
round-name-2 = The Turk
round-name-3 = Sonny’s Murder
round-name-4 = The Betrayal
phase-open_location = Open New Business
phase-family_business = Family business
phase-turf_war = Turf war
phase-bribery = Bribery
phase-tribute = Tribute to the Don
status-round = Round { $number } of 4: { TEXT($name) }
status-limit = Hand limit { $limit }
count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
count-markers =
    { $count ->
        [one] { $count } marker left
       *[other] { $count } markers left
    }
# On the badge, where there is little room
badge-figures =
    { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }
badge-markers =
    { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }

## Settings

setting-first = First player
setting-first-hint = Whoever last saw the film begins; or let chance decide.
setting-first-random = by lot
setting-first-1 = seat 1
setting-first-2 = seat 2
setting-first-3 = seat 3
setting-first-4 = seat 4
setting-first-5 = seat 5
setting-tie_frees_district = A district after a tie
setting-tie_frees_district-hint = One sentence says that nobody controls it; the example and the section on control leave the topmost marker in force.
setting-tie_frees_district-false = the topmost marker still controls
setting-tie_frees_district-true = nobody controls it
setting-shared_backs = Back doors that a card collects
setting-shared_backs-hint = One sentence lets the controller share whatever a card collects; another grants a share with thugs alone.
setting-shared_backs-false = are not shared
setting-shared_backs-true = are shared with the controllers
setting-named_member = Which family member goes
setting-named_member-hint = The text lets the player take any of them; all work alike, so we send the Don first.
setting-named_member-false = the Don first
setting-named_member-true = the player names one

## Questions

ask-ChooseFamily = Choose your family: they differ in name and colour only
ask-Turn =
    { $paying ->
        [none] Your turn: send a figure, do a job or play an ally
       *[other] { TEXT($paying) }: what do you pay?{ $goods ->
            [1] {""}
           *[other] {" "}({ $good } of { $goods })
        }
    }
ask-WhoFirst = { TEXT($location) } is shared with { $other }: who collects first?
ask-WhoNext = Back doors at { TEXT($space) } are shared: who collects next?
ask-NextEffect =
    { $share ->
        [yes] Your share, for the district is yours: what do you take?
       *[no] What do you take next?
    }
ask-LaunderBill =
    { $bills ->
        [yes] { $share ->
            [yes] Your share, for the district is yours: which bill goes into your suitcase?
           *[no] Which bill goes into your suitcase?
        }
       *[no] You hold no bill to launder (the others cannot see that)
    }
ask-Substitute = No { TEXT($card) } left: which smaller bill do you take?
ask-KeepJob = Keep one of these jobs; the other goes face up to the discard
ask-Exchange =
    { $count ->
        [one] { TEXT($effect) }: which card goes?
       *[other] { TEXT($effect) }: which { $count } cards go?
    }
ask-ChooseGood = Which good do you take?
ask-ChooseFront = Which shop window do you collect from?
ask-PlaceNeutral = { TEXT($figure) }: where to?
ask-KillWhere = In which district do you kill?
ask-NameVictim =
    { $class ->
        [thug] Which thug dies?
        [family] Which family member dies?
       *[any] Who dies?
    }{ $all ->
        [1] {""}
       *[other] {" "}({ $number } of { $all })
    }
ask-MoveFigure = Which figure moves?
ask-MoveTo = { TEXT($figure) }: where to?
ask-ChooseOpponent = Whom do you rob?
ask-GiveBills = { $other } robs your suitcase: which bill do you give up?
ask-ForcedDiscard = { $other } forces everybody to discard: which card?
ask-Offers = { $other } makes an offer nobody can refuse: which bill do you put in?
ask-MoveMarker = You win { TEXT($district) } and have no marker left: move one?
ask-Bids = Your sealed bid: add bills of your suitcase, then seal it
ask-TakeAlly = Which ally do you take?
ask-PayTribute =
    { $last ->
        [yes] { $count ->
            [one] The last tribute: discard { $count } card; only bills you keep will count
           *[other] The last tribute: discard { $count } cards; only bills you keep will count
        }
       *[no] { $count ->
            [one] Tribute to the Don: discard { $count } card
           *[other] Tribute to the Don: discard { $count } cards
        }
    }

## What others decide, while the reader waits

await-ChooseFamily = which family to lead
await-Turn = what to do this turn
await-WhoFirst = who collects first
await-WhoNext = who collects next
await-NextEffect = which effect comes next
await-LaunderBill = whether a bill is laundered
await-Substitute = which smaller bill is taken
await-KeepJob = which job is kept
await-Exchange = which cards are exchanged
await-ChooseGood = which good is taken
await-ChooseFront = which shop window is collected
await-PlaceNeutral = where the character goes
await-KillWhere = where somebody dies
await-NameVictim = who dies
await-MoveFigure = who moves
await-MoveTo = where the figure goes
await-ChooseOpponent = who is robbed
await-GiveBills = which bill is given up
await-ForcedDiscard = what is discarded
await-Offers = which bills are offered
await-MoveMarker = whether a marker moves
await-Bids = how much to bid
await-TakeAlly = which ally is taken
await-PayTribute = what goes to the Don

## Options

opt-choose = { TEXT($target) }
opt-thug = Thug: { TEXT($target) } ({ $brings })
opt-thug-here = Send a thug here
opt-family = Family member: { TEXT($target) } ({ $brings })
opt-family-here = Send a family member here
opt-member = { TEXT($target) } goes
opt-member-here = This one goes
opt-job =
    { $idle ->
        [yes] Job from hand: { TEXT($target) } (finds nobody on the board now)
       *[no] Job from hand: { TEXT($target) }
    }
opt-common =
    { $idle ->
        [yes] Common job: { TEXT($target) } (finds nobody on the board now)
       *[no] Common job: { TEXT($target) }
    }
opt-ally =
    { $idle ->
        [yes] Ally: { TEXT($target) } (finds nobody on the board now)
       *[no] Ally: { TEXT($target) }
    }
opt-pay = Pay: { TEXT($target, form: "mid") }
opt-first =
    { $target-is ->
        [you] You first
       *[other] { $target } first
    }
opt-apply = { TEXT($target) }
opt-launder = { TEXT($target) } into the suitcase
opt-keep = Keep { TEXT($target) }
opt-discard = Discard: { TEXT($target, form: "mid") }
opt-good = Take: { TEXT($target, form: "mid") }
opt-bill = Take { TEXT($target) }
opt-collect = { TEXT($target) } ({ $brings })
opt-place = { TEXT($target) } ({ $brings })
opt-patrol = { TEXT($target) }
opt-where = { TEXT($target) }
opt-kill = Kill: { TEXT($target) } ({ TEXT($place) })
opt-move = Move: { TEXT($target) } ({ TEXT($place) })
opt-to =
    { $brings ->
        [none] { TEXT($target) }
       *[other] { TEXT($target) } ({ $brings })
    }
opt-rob = Rob { $target }
opt-give = Give up { TEXT($target) }
opt-offer = Offer { TEXT($target) }
opt-nothing = I hold no bill
opt-marker = Move the marker: { TEXT($target) }
opt-bid = Add { TEXT($target) }
opt-done =
    { $total ->
        [0] Bid nothing
       *[other] Seal the bid: ${ $total }
    }
opt-take = Take { TEXT($target) }
opt-finish = Give up the rest
opt-decline = Decline
marker-name = { TEXT($district) }, no. { $number } from below

## Events

event-round = Round { $round } begins.
event-opened = { TEXT($location) } opens { TEXT($district, form: "in") }.
event-family = { $seat } leads the { TEXT($family, form: "mid") }.
    .you = You lead the { TEXT($family, form: "mid") }.
event-thug_played = { $seat }: a thug to { TEXT($place) }.
    .you = You send a thug to { TEXT($place) }.
event-family_played = { $seat }: { TEXT($figure) } to { TEXT($place) }.
    .you = You send { TEXT($figure) } to { TEXT($place) }.
event-gained = { $seat } takes { TEXT($card, form: "mid") }.
    .you = You take { TEXT($card, form: "mid") }.
event-laundered = { $seat } launders { TEXT($card) }.
    .you = You launder { TEXT($card) }.
event-no_launder = { $seat } launders nothing.
    .you = You launder nothing.
event-drew = { $seat } draws jobs: { $count }.
    .you = You draw { $cards }.
event-kept = { $seat } keeps one and discards { $discarded }.
    .you = You keep { TEXT($card) } and discard { $discarded }.
event-horse = { $seat } takes the horse head.
    .you = You take the horse head.
event-declined = { $seat } gives up: { $effects }.
    .you = You give up: { $effects }.
event-lapsed = Nothing comes of it: { $effects }.
event-shared =
    { $controller-is ->
        [you] You control the district and collect from { TEXT($location) } too; { $first-is ->
            [you] you go first.
           *[other] { $first } goes first.
        }
       *[other] { $controller } controls the district and collects from { TEXT($location) } too; { $first-is ->
            [you] you go first.
           *[other] { $first } goes first.
        }
    }
event-no_bill = No bill left for { TEXT($card) }.
event-no_good = No such good is left.
event-discarded = { $seat } discards { $cards }.
    .you = You discard { $cards }.
event-collected = { $seat } collects from the shop window of { TEXT($location) }.
    .you = You collect from the shop window of { TEXT($location) }.
event-lent = { TEXT($figure, form: "the") } works for { $seat }: { TEXT($place) }.
    .you = { TEXT($figure, form: "the") } works for you: { TEXT($place) }.
event-killed = { $seat } sends { TEXT($figure, form: "mid") } to the bottom of the Hudson.
    .you = You send { TEXT($figure, form: "mid") } to the bottom of the Hudson.
event-moved = { $seat } moves { TEXT($figure, form: "mid") } from { TEXT($from) } to { TEXT($to) }.
    .you = You move { TEXT($figure, form: "mid") } from { TEXT($from) } to { TEXT($to) }.
event-stole =
    { $card ->
        [none] { $seat } steals a card from { $other }.
       *[other] { $seat } steals { TEXT($card) } from { $other }.
    }
    .you = You steal { TEXT($card) } from { $other }.
event-gave =
    { $cards ->
        [none] { $count ->
            [one] { $other } gives { $seat } a bill out of the suitcase.
           *[other] { $other } gives { $seat } { $count } bills out of the suitcase.
        }
       *[other] { $other } gives { $seat } { $cards } out of the suitcase.
    }
event-offer_shown =
    { $card ->
        [none] { $seat } has no bill to offer.
       *[other] { $seat } offers { TEXT($card) }.
    }
event-offer_taken =
    { $card ->
        [none] Nobody had a bill to offer.
       *[other] { $seat } takes the highest, { TEXT($card) }, into the suitcase; the rest is lost.
    }
event-bid =
    { $total ->
        [0] { $seat } bids nothing.
       *[other] { $several ->
            [yes] { $seat } bids ${ $total }: { $cards }.
           *[no] { $seat } bids ${ $total }.
        }
    }
    .you = { $total ->
        [0] You bid nothing.
       *[other] { $several ->
            [yes] You bid ${ $total }: { $cards }.
           *[no] You bid ${ $total }.
        }
    }
event-job = { $seat } does “{ TEXT($card) }” and pays { $paid }.
    .you = You do “{ TEXT($card) }” and pay { $paid }.
event-job_done = “{ TEXT($card) }” goes into the suitcase.
event-ally_played = { $seat } plays { TEXT($card) }.
    .you = You play { TEXT($card) }.
event-turf =
    { $standing ->
        [none] Turf war, { TEXT($district) }: nobody is there.
       *[other] Turf war, { TEXT($district) }: { $standing }. { $winner ->
            [none] { $tie ->
                [yes] A tie: nobody takes it.
               *[no] Nobody takes it.
            }
           *[other] { $winner-is ->
                [you] You take it.
               *[other] { $winner } takes it.
            }
        }
    }
influence-of = { TEXT($family) } { $points }
event-marker = { $seat } moves a marker from { TEXT($from) } to { TEXT($to) }.
    .you = You move a marker from { TEXT($from) } to { TEXT($to) }.
event-bids = The envelopes are opened.
event-paid = { $seat } pays { $cards }.
    .you = You pay { $cards }.
event-ally_taken = { $seat } takes { TEXT($card) } into hand.
    .you = You take { TEXT($card) } into hand.
event-allies_back = { $seat }: allies back to hand: { $cards }.
    .you = Your allies come back to hand: { $cards }.
event-tribute = { $seat } pays tribute: { $cards }.
    .you = You pay tribute: { $cards }.
event-reshuffled = The discarded jobs are shuffled into a new deck.
event-last_hand =
    { $cards ->
        [none] { $seat } ends with an empty hand.
       *[other] { $bills ->
            [yes] { $seat } ends with { $cards }; bills go into the suitcase.
           *[no] { $seat } ends with { $cards }: nothing for the suitcase.
        }
    }
    .you = { $cards ->
        [none] You end with an empty hand.
       *[other] { $bills ->
            [yes] You end with { $cards }; bills go into the suitcase.
           *[no] You end with { $cards }: nothing for the suitcase.
        }
    }
event-suitcase = { $seat } opens the suitcase: ${ $money }.
    .you = You open your suitcase: ${ $money }.
event-award_turf = { $seat } dominates { $districts }: +${ $award }.
    .you = You dominate { $districts }: +${ $award }.
event-award_jobs = { $seat } has most jobs of { $colours }: +${ $award }.
    .you = You have most jobs of { $colours }: +${ $award }.
event-accounts = The accounts are closed.

## The end

ending-money = The most money
ending-districts = Equal money; more of it from districts
ending-shared = Equal in everything: a shared victory
standing-markers = Markers in districts
standing-suitcase = In the suitcase
standing-hand = Cards in hand
score-line = { $name }: ${ $score }
account-sum =
    { $sign ->
        [minus] −${ $amount }
       *[plus] ${ $amount }
    }
account-total = In all
account-suitcase = Bills in the suitcase
account-wall_street = Wall Street
account-brooklyn = Brooklyn
account-upper_east_side = Upper East Side
account-queens = Queens
account-upper_west_side = Upper West Side
account-midtown = Midtown
account-chelsea = Chelsea
account-yellow = Rackets: most yellow jobs
account-blue = Intrigue: most blue jobs
account-green = Finance: most green jobs
account-grey = Violence: most grey jobs

## The picture and the listing

pic-board = The streets of New York: seven districts, Central Park and the Hudson
pic-beside = Beside the streets: rounds, jobs, allies, stacks and the families
pic-hand = Your hand and your suitcase
pic-common = Common jobs
pic-offer = Allies for sale
pic-stacks = Stacks
pic-deck = Jobs in the deck: { $count }
pic-discard = Discarded jobs: { $cards }
pic-back = Back door
pic-front = Shop window
pic-for-family = for family members
pic-for-thugs = for thugs
pic-suitcase = Suitcase
pic-suitcase-money = In the suitcase: ${ $money }
pic-suitcase-shut = What is in it only its owner knows
pic-completed = Completed jobs
pic-played = Played this round
pic-supply = To play
pic-empty = empty
pic-none-yet = none yet
pic-free = free
pic-closed = closed with two players
pic-control = Control
pic-influence = Influence
pic-tied = tie
pic-tie = { $rows } (a tie: nobody would win)
pic-neutral-leads = { $rows } (nobody would win)
pic-nobody = nobody
pic-brings = Brings: { $effects }
pic-shared = Controlled by the { TEXT($family, form: "mid") }: collecting from a shop window here is shared
pic-hudson-empty = Killed figures lie here until the end of the round. Nobody so far.
pic-hudson = Killed, and out until the end of the round: { $figures }
pic-shares = The { TEXT($family, form: "mid") } controls the district and collects from the window too
pic-cost = Cost
pic-pay = Earns
pic-effects = Still to take
pic-later = Still to come
pic-drawn = Drawn jobs
pic-round = Round
pic-first = First player
figure-hand = { $family }’s hand
figure-suitcase = { $family }’s suitcase
figure-influence = Influence { TEXT($district, form: "in") }
pic-left = { $count } left
pic-bids = Bids
pic-opens = A new business will open here
pic-doing = Being done
pic-bid-open = The bid is still being made
pic-bid-sealed = A sealed bid
pic-nobody-there = Nobody is here
pic-door = { $area }: { $effects }
pic-to-let = To let
pic-bid-from = Sealed bids, from the suitcase only
pic-on-duty = on duty
pic-awards = For districts now: +${ $money }
pic-awards-each = ${ $money } each: most jobs of a colour, a district
pic-most-wins = most after round IV wins
pic-tribute-leaves = cards in hand, tribute leaves
pic-aim = The aim
pic-aim-line = Most money in the suitcase after round IV wins.
pic-aim-suitcase = your bills in it
pic-aim-district = most markers in a district
pic-aim-jobs = most jobs of a colour
pic-war-in = Turf war: { TEXT($district) }
pic-war-rule = Alone with the most, you take it. A tie takes nothing.
pic-war-next = Next: { $number } { TEXT($district) }
pic-takes-it = Takes it
pic-edition = The Evening Edition
pic-headline-war = Who holds New York?
pic-headline-end = The suitcases are open
pic-bribery-open = Bribery: the envelopes open
pic-bribery-bid = Bribery: sealed bids
pic-bribery-rule = Highest chooses first. The lowest bid goes back.
pic-bid-none = takes nobody
pic-bid-so-far =
    { $first ->
        [yes] leads so far
       *[no] so far
    }
pic-bid-back = goes back
pic-bid-chooses =
    { $place ->
        [1] chooses first
        [2] chooses second
        [3] chooses third
       *[other] chooses fourth
    }

## The board as a list

list-stands = How the game stands
list-first = First player: { $family }
list-turn = It is the turn of: { $family }
list-war = Being counted now: { TEXT($district) }
list-uncontrolled = Nobody controls it
list-control = { $family } controls it
list-stack = { $family } controls it. Markers from below: { $markers }. Most of them: { $most }
list-influence =
    { $leads ->
        [none] Influence: { $rows }
       *[some] Influence: { $rows }. { $family } would win
    }
list-spaces = Spaces for family members
list-hand =
    { $count ->
        [one] In hand: { $count } card
       *[other] In hand: { $count } cards
    }
list-bid = Bid: ${ $money }
list-family = { TEXT($family) } (seat { $seat })
list-family-you = { TEXT($family) } (you, seat { $seat })

## How it is played

primer-goal = Fill the suitcase
primer-goal-text = After four rounds the family with the most money in its suitcase wins. On top come $5 for every district you dominate and $5 for most jobs of a colour.
primer-goal-alt = A suitcase, bills of 1, 2, 3 and 5, and two awards of 5.
primer-round = A round in five steps
primer-round-text = There are four rounds; the last has no bribery. Most of the game is the second step.
primer-round-step-1 = A new shop opens.
primer-round-step-2 = Family business: in turn everybody does one thing, until all figures are out.
primer-round-step-3 = Turf war: who is strongest in a district puts a marker there.
primer-round-step-4 = Bribery: sealed bids for allies.
primer-round-step-5 = Tribute: cards above the hand limit go to the Don.
primer-shop = A thug goes to a shop window
primer-shop-text = Put a thug on a free shop and take everything in its window at once. One figure a shop.
primer-shop-alt = A shop sign with three numbers pointing at its parts.
primer-shop-note-1 = The back door: for family members.
primer-shop-note-2 = The shop window: for thugs. Here a gun and $3.
primer-shop-note-3 = The thug’s place.
primer-shop-step-1 = Launder: one of your bills goes into the suitcase.
primer-shop-step-2 = See two jobs, keep one.
primer-shop-step-3 = One card of yours for a good.
primer-shop-step-4 = Two cards of yours for a $5 bill.
primer-shop-step-5 = The horse head: you begin next round.
primer-family = A family member goes to a corner
primer-family-text = He stands where two or three districts meet and takes from every back door of all of them, in the order you like. In the turf war he counts in each.
primer-family-alt = A Don between three districts that offer a gun, laundering and jobs.
primer-job = Goods pay for jobs
primer-job-text = Instead of placing a figure you may do a job, from your hand or from the table. It pays bills and usually does some harm.
primer-job-alt = A job with four numbers pointing at its parts.
primer-job-note-1 = What it costs: discard these goods.
primer-job-note-2 = What it does.
primer-job-note-3 = What it pays, into your hand.
primer-job-note-4 = Its colour: most jobs of a colour bring $5 at the end.
primer-launder = Money in hand is not yours yet
primer-launder-text = Only laundering puts a bill into your suitcase, one bill for each icon. What you hold above the limit goes to the Don when the round ends.
primer-launder-alt = A bill of 5 on its way into a suitcase.
primer-war = Turf
primer-war-text = Every figure counts one. A tie gives the district to nobody.
primer-war-step-1 = Two against one: red wins.
primer-war-step-2 = The winner’s marker lies on top: he controls the district.
primer-war-step-3 = Whoever takes from a window there takes for him as well.
primer-bribe = Allies are for sale
primer-bribe-text = There is one ally fewer than players. You play an ally once a round, instead of a figure.
primer-bribe-step-1 = Bid in secret, from the suitcase.
primer-bribe-step-2 = The highest chooses first; the lowest gets nothing and his money back.
primer-bribe-step-3 = The ally goes to your hand and counts for the limit.
primer-secret = What nobody sees
primer-secret-text = Of others’ hands you see only the number of cards. A suitcase shows nothing; remember what went in.
primer-secret-alt = Seven cards seen from the back, and a shut suitcase.
primer-first = Your first turn
primer-first-text = Look at the goods your jobs want and send a thug where they lie. Keep the Don for a corner with laundering. When your last figure is out, your round of business is over.
primer-first-alt = Two thugs, a Don and a job that wants one good.

## Why not, in the reader's own goods and figures

why-job =
    { $wild ->
        [0] You lack { $goods }.
       *[other] You lack { $goods }; your narcotics stand in for { $wild } of these.
    }
why-no-thug = You have no thug left to send in this round.
why-no-member = You have no family member left to send in this round.

sure-finish = Give up the rest? What is left of it is lost.
    .do = Give it up
    .keep = Take it
sure-decline = Go without? It does not come again.
    .do = Go without
    .keep = Choose

## What is in the box: the tables of the dataset

box-constants = Figures of the rules
box-player-count = By players
box-round = Rounds
box-phase = Phases
box-family = Families and figures
box-neutral-figure = Neutral figures
box-marker-piece = Markers
box-district = Districts
box-central-park = Central Park
box-family-space = Streets
box-location = First locations
box-tile = Shop tiles
box-good = Goods
box-bill = Bills
box-job = Jobs
box-ally = Allies
box-totals = Totals

# What decided a fight, in the log
tally-influence = influence

# How much has happened since the reader's last move, by kind of event
since-thug_played =
    { $count ->
        [one] { $count } thug
       *[other] { $count } thugs
    }
since-family_played =
    { $count ->
        [one] { $count } family member
       *[other] { $count } family members
    }
since-job_done =
    { $count ->
        [one] { $count } job done
       *[other] { $count } jobs done
    }
since-turf =
    { $count ->
        [one] { $count } turf war
       *[other] { $count } turf wars
    }
since-killed =
    { $count ->
        [one] { $count } dead
       *[other] { $count } dead
    }

## Hints: what it means to choose one of a kind

do-thug = A thug collects one shop window. Whoever controls the district shares it; he counts as one influence there.
do-family = A family member collects the back doors of all districts around his place, and counts in each of them.
do-job = A job costs the goods it shows, then acts, pays bills and goes into the suitcase, where its colour counts.
do-common = A common job works like one from hand, but lies there for everybody.
do-ally = An ally does what he shows, once a round, and comes back to hand before the tribute.
do-launder = A laundered bill is safe and counts in the end; each icon takes one bill, whatever its size.

# Standing answers

window-LaunderBill = Laundering
window-PayTribute = Tribute
window-Exchange = Exchange
window-Bids = Bribery
window-NextEffect = Order of effects
window-WhoFirst = Who goes first at a shared place
standing-LaunderBill-highest = Launder the highest bill
standing-LaunderBill-lowest = Launder the lowest bill
standing-LaunderBill-decline = Decline
standing-PayTribute-bills = Low bills first
standing-PayTribute-goods = Goods first
standing-Exchange-decline = Decline
standing-Bids-nothing = Bid nothing
standing-NextEffect-printed = In the printed order
standing-WhoFirst-self = I go first
standing-unless-cards = unless I have more cards than
standing-unless-round = unless the round is later than
