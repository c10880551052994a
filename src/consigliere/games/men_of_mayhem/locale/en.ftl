## The poster: title, one or two sentences, what kind of game it is

game-title = Sons of Anarchy: Men of Mayhem
game-pitch = A valley town. Clubs, deals and closed fists. Somebody brought a gun.
game-kind = Trade and brawls
game-goal = The most cash after the last round wins. Guns and bags are worth nothing then.

## Bots, by seat

bot-name-1 = Deacon
bot-name-2 = Auntie Quan
bot-name-3 = Gravel
bot-name-4 = Big Lena
bot-name-5 = Preacher
bot-name-6 = Sparks

## Clubs

side-samcro = SAMCRO
samcro = SAMCRO
side-mayans = Mayans
mayans = Mayans
side-one_niners = One-Niners
one_niners = One-Niners
side-lin_syndicate = Lin Syndicate
lin_syndicate = Lin Syndicate
side-grim_bastards = Grim Bastards
grim_bastards = Grim Bastards
side-calaveras = Calaveras
calaveras = Calaveras

## Sites

charming_police = Charming Police Department
st_thomas_hospital = St. Thomas Hospital
cut_house = Cut House
gun_factory = Gun Factory
hairy_dog = The Hairy Dog
palace_restaurant = Palace Restaurant
suburban_meth_lab = Suburban Meth Lab
military_surplus = Military Surplus
porn_studio = Adult Film Studio
docks = Docks
liquor_store = Liquor Store
roadside_bar = Roadside Bar
tattoo_parlor = Tattoo Parlor
brothel = Brothel
reservation = Reservation Armory
pawn_shop = Pawn Shop
truck_stop = Truck Stop
card_room = Back-Room Card Game
impound_lot = Impound Lot
courthouse = Courthouse
grow_house = Grow House
warehouse = Warehouse
lumber_yard = Lumber Yard
bus_depot = Bus Depot
emergency_room = Emergency Room
clubhouse = Clubhouse
pool = Pool
clubhouse-of = Clubhouse of { TEXT($club) }
face-down = Face-down site { $number }
figure =
    { $kind ->
        [member] Member: { TEXT($place) }
       *[prospect] Prospect: { TEXT($place) }
    }

## Anarchy cards, and what they do

drive_by = Drive-By
raid = Raid
shakedown = Shakedown
lost_shipment = Lost Shipment
crate_of_guns = Crate of Guns
gun_sweep = Gun Sweep
informant = Informant
cold_trail = Cold Trail
new_blood = New Blood
gang_war = Gang War
gun_crackdown = Gun Crackdown
checkpoints = Checkpoints
dry_spell = Dry Spell
glut = Glut
task_force = Task Force
blind_eye = Blind Eye
jammed_phones = Jammed Phones
highway_patrol = Highway Patrol
irish_freddy = Irish Freddy
cartel_courier = Cartel Courier
crooked_cop = Crooked Cop
gun_buyer = Gun Buyer
street_dealer = Street Dealer
back_alley_doctor = Back-Alley Doctor
loan_shark = Loan Shark
safecracker = Safecracker
nomad = Nomad
arms_broker = Arms Broker
warrant = Warrant
payday = Payday
hospital_bills = Hospital Bills
protection_money = Protection Money
kings_of_the_street = Kings of the Street
search_and_seizure = Search and Seizure
quiet_streets = Quiet Streets
friends_on_the_force = Friends on the Force
massacre = Massacre
rico_case = RICO Case
lockdown = Lockdown
grand_jury = Grand Jury
drive_by-hint = Every gang: one dude of its choice goes to the emergency room.
raid-hint = The gangs with the most heat lose 2 bags.
shakedown-hint = Every gang pays 1 cash or takes 1 heat.
lost_shipment-hint = Every gang gains a bag.
crate_of_guns-hint = Every gang gains a gun.
gun_sweep-hint = Every gang loses a gun.
informant-hint = The gangs with the most heat take 1 heat.
cold_trail-hint = The gangs with the least heat discard 1 heat.
new_blood-hint = The gangs with the fewest dudes get a prospect.
gang_war-hint = Whoever wins a fight steals 1 cash from each gang it beat.
gun_crackdown-hint = No guns may be sold this round.
checkpoints-hint = Nobody traffics more than 2 bags this round.
dry_spell-hint = Every sale of bags brings 1 cash more (not on the black market).
glut-hint = The black market pays 1 less for a bag.
task_force-hint = Using guns in a fight brings 2 heat.
blind_eye-hint = The black market brings no heat.
jammed_phones-hint = Nobody can call for backup.
highway_patrol-hint = At most 3 dudes ride with one order.
irish_freddy-hint = A contact: a site for this round.
cartel_courier-hint = A contact: a site for this round.
crooked_cop-hint = A contact: a site for this round.
gun_buyer-hint = A contact: a site for this round.
street_dealer-hint = A contact: a site for this round.
back_alley_doctor-hint = A contact: a site for this round.
loan_shark-hint = A contact: a site for this round.
safecracker-hint = A contact: a site for this round.
nomad-hint = A contact: a site for this round.
arms_broker-hint = A contact: a site for this round.
warrant-hint = At the end of the round the gangs with the most heat are arrested.
payday-hint = At the end of the round the gangs with the least heat gain 3 cash.
hospital_bills-hint = At the end of the round gangs pay 1 cash for each of their wounded.
protection_money-hint = At the end of the round gangs gain 1 cash for each site they control.
kings_of_the_street-hint = At the end of the round whoever controls most sites gains 3 cash.
search_and_seizure-hint = At the end of the round gangs with 3 heat or more lose 2 guns.
quiet_streets-hint = At the end of the round every gang discards 1 heat.
friends_on_the_force-hint = Most dudes at the police at the end of the round: name a rival, it is arrested.
massacre-hint = Every gang: two dudes of its choice go to the emergency room.
rico_case-hint = Whoever takes heat takes 1 more.
lockdown-hint = Nobody traffics more than 1 bag this round.
grand_jury-hint = At the end of the round gangs with 2 heat or more are arrested.
kind-ambush = Ambush
kind-hassle = Hassle
kind-contact = Contact
kind-aftermath = Aftermath

## Clubs: orders and rules

gun_runners = Gun Runners
gun_runners-hint = 1 cash more for every gun you sell.
iron_pipeline = Iron Pipeline
iron_pipeline-hint = Club order.
deep_bench = Deep Bench
deep_bench-hint = One order recruits up to two prospects.
border_trade = Border Trade
border_trade-hint = Club order.
street_network = Street Network
street_network-hint = On the black market one bag more than your heat allows.
re_up = Re-Up
re_up-hint = Club order.
bulk_buyers = Bulk Buyers
bulk_buyers-hint = Guns and bags cost you 1 less, at least 1.
greased_palms = Greased Palms
greased_palms-hint = Club order.
loyalty_for_a_price = Loyalty, for a Price
loyalty_for_a_price-hint = 2 cash whenever one of yours is arrested.
hired_muscle = Hired Muscle
hired_muscle-hint = Club order.
shoot_first = Shoot First
shoot_first-hint = Starting a fight, one more order keeps everybody’s backup away.
fall_guy = Fall Guy
fall_guy-hint = A prospect may be arrested instead of a member.

## So many of something

n-cash =
    { $count ->
        [one] { $count } cash
       *[other] { $count } cash
    }
n-gun =
    { $count ->
        [one] { $count } gun
       *[other] { $count } guns
    }
n-contraband =
    { $count ->
        [one] { $count } bag
       *[other] { $count } bags
    }
n-discard-heat =
    { $count ->
        [one] { $count } heat off
       *[other] { $count } heat off
    }
n-heat =
    { $count ->
        [one] { $count } heat
       *[other] { $count } heat
    }
n-prospect =
    { $count ->
        [one] { $count } prospect
       *[other] { $count } prospects
    }
n-heal =
    { $count ->
        [one] { $count } dude home from the emergency room
       *[other] up to { $count } dudes home from the emergency room
    }
dudes =
    { $prospects ->
        [0] { $members ->
            [one] { $members } member
           *[other] { $members } members
        }
        [one] { $members ->
            [0] { $prospects } prospect
            [one] { $members } member, { $prospects } prospect
           *[other] { $members } members, { $prospects } prospect
        }
       *[other] { $members ->
            [0] { $prospects } prospects
            [one] { $members } member, { $prospects } prospects
           *[other] { $members } members, { $prospects } prospects
        }
    }
goods-cash =
    { $count ->
        [one] { $count } cash
       *[other] { $count } cash
    }
goods-gun =
    { $count ->
        [one] { $count } gun
       *[other] { $count } guns
    }
goods-contraband =
    { $count ->
        [one] { $count } bag of contraband
       *[other] { $count } bags of contraband
    }
desk-kind-cash = Cash
desk-kind-gun = Guns
desk-kind-contraband = Bags

## Operations

op-sell =
    { $max ->
        [1] Sell: { TEXT($give) } → { TEXT($get) }
       *[other] Sell: { TEXT($give) } → { TEXT($get) }, up to { $max }×
    }
op-spend =
    { $max ->
        [1] Spend: { TEXT($give) } → { TEXT($get) }
       *[other] Spend: { TEXT($give) } → { TEXT($get) }, up to { $max }×
    }
op-spend-anywhere =
    { $max ->
        [1] Spend: { TEXT($give) } → { TEXT($get) } at any open site
       *[other] Spend: { TEXT($give) } → { TEXT($get) } at any open site, up to { $max }×
    }
op-trade =
    { $max ->
        [1] Trade: { TEXT($give) } → { TEXT($get) }
       *[other] Trade: { TEXT($give) } → { TEXT($get) }, up to { $max }×
    }
op-gain = Gain: { TEXT($get) }
op-steal = Steal from a rival: { TEXT($get) }
op-discard = Discard: { TEXT($get) }
op-take-patch = Take the Reaper Patch

## Phases, status, badges

phase-setup = Setup
phase-issue_orders = Orders are issued
phase-reveal = New sites and cards
phase-orders = Carrying out orders
phase-black_market = Black market
phase-aftermath = Aftermath
phase-clean_up = Clean up
phase-over = The blinds are off
status-round = Round { $round } of { $rounds }
status-deck =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
badge-orders =
    { $count ->
        [one] { $count } order
       *[other] { $count } orders
    }
badge-heat = heat { $count }
badge-dudes =
    { $count ->
        [one] { $count } dude
       *[other] { $count } dudes
    }
badge-patch = Reaper Patch
standing-cash = Cash
standing-sites = Sites held
standing-dudes = Dudes in play
standing-heat = Heat
score-line =
    { $score ->
        [one] { $name }: { $score } cash
       *[other] { $name }: { $score } cash
    }

## What is agreed before the game

setting-mode = Mode
setting-mode-high_octane = High octane: own starts and special rules
setting-mode-unleaded = Unleaded: all clubs equal
setting-clubs = Clubs in the game
setting-clubs-both = All six
setting-clubs-base = The first four
setting-clubs-grim_bastards = The first four and the Grim Bastards
setting-clubs-calaveras = The first four and the Calaveras
setting-long_road = Long Road: extra rounds
setting-long_road-0 = none
setting-deadly_rounds = Deadly Rounds: no hospital
setting-deadly_rounds-true = yes
setting-deadly_rounds-false = no
setting-undercover = Undercover: orders behind the blind
setting-undercover-true = yes
setting-undercover-false = no
setting-lean_supplies = Lean Supplies: only the first prospects
setting-lean_supplies-true = yes
setting-lean_supplies-false = no
setting-hardcore_cards = Hardcore Cards
setting-hardcore_cards-true = yes
setting-hardcore_cards-false = no
setting-fifteen_years = Fifteen Years: an arrest costs a dude for good
setting-fifteen_years-true = yes
setting-fifteen_years-false = no
setting-arson = Arson: the holder of the patch burns a site
setting-arson-true = yes
setting-arson-false = no
setting-dirty_money = Dirty Money: 2 cash for each heat taken
setting-dirty_money-true = yes
setting-dirty_money-false = no
setting-gangageddon = Gangageddon: Gang War all game long
setting-gangageddon-true = yes
setting-gangageddon-false = no

## Endings

ending-most_cash = The blinds are off: most cash wins.
ending-patch = A tie on cash, and the Reaper Patch decides it.
ending-most_guns = A tie on cash, and guns decide it.
ending-last_throw = A tie on cash and guns: one last throw decides it.
ending-last_gang = All other gangs have been disbanded.
account-start = To begin with
account-sites = Sites and club orders
account-market = Black market
account-thefts = Thefts
account-cards = Anarchy cards
account-dirty = Heat and arrests
account-patching = Patching in
account-out = Lost with the gang
account-deals = Deals
account-sum =
    { $sign ->
        [minus] −${ $amount }
       *[plus] ${ $amount }
    }
account-total = In all

## Questions

ask-ChooseClub = Choose a club.
await-ChooseClub = which club to lead
ask-ChooseSide = { TEXT($club) }: which side of the club board?
await-ChooseSide = which side of the board to play
ask-Arson = Burn a site for a gun, or leave it?
await-Arson = whether to burn a site for a gun
ask-Turn =
    { $orders ->
        [one] Your turn: use your last order.
       *[other] Your turn: use one of { $orders } orders.
    }
await-Turn = which order to use
ask-RideTo = Where do they ride from { TEXT($source) }?
await-RideTo = where to ride
ask-Gather = Who rides { TEXT($source) } → { TEXT($target) }? So far: { TEXT($going) }.
await-Gather = who goes along
ask-Operations =
    { $part ->
        [main] { TEXT($site) }: what do you do there?
        [trick] { TEXT($site) }, the trick: what do you do?
       *[club_order] Club order: what do you do?
    }
await-Operations = what to do at the site
ask-TrickChoice =
    { $heat ->
        [0] Spend one more order on the trick at { TEXT($site) }? { $trick }.
       *[other] { $busted ->
            [yes] Trick at { TEXT($site) } for one more order and { $heat } heat: an arrest? { $trick }.
           *[no] Spend one more order, and { $heat } heat, on the trick at { TEXT($site) }? { $trick }.
        }
    }
await-TrickChoice = whether to turn the trick
ask-Steal = Steal from whom? { TEXT($goods) }.
await-Steal = whom to steal from
ask-Look = There was too little. Look behind the blind of { $at }?
await-Look = whether to look behind the blind
ask-Heal =
    { $left ->
        [one] One more may come home. Who?
       *[other] Up to { $left } may come home. Who?
    }
await-Heal = who comes home from the emergency room
ask-PlaceProspect = Where does the prospect turn up?
await-PlaceProspect = where the prospect turns up
ask-Backup = Fight at { TEXT($site) }. Call for backup? One order for each place they come from.
await-Backup = whether to call for backup
ask-CloseFists =
    { $most ->
        [0] Fight at { TEXT($site) }. You have no gun: close an empty fist.
       *[other] Fight at { TEXT($site) }. How many guns are in your fist? At most { $most }.
    }
await-CloseFists = how many guns are in the fists
ask-Aim =
    { $left ->
        [one] One shot left. At whom?
       *[other] { $left } shots left. At whom is the next?
    }
await-Aim = at whom to shoot
ask-Wounded =
    { $left ->
        [one] One of yours at { TEXT($site) } is hit. Who?
       *[other] { $left } of yours at { TEXT($site) } are hit. Who first?
    }
await-Wounded = who is hit
ask-ClaimPatch = You beat the holder of the Reaper Patch. Take it?
await-ClaimPatch = whether the winner takes the Reaper Patch
ask-ExploitAfter = You won. Exploit { TEXT($site) } at once for one more order?
await-ExploitAfter = whether the winner exploits the site at once
ask-Arrest =
    { $card ->
        [none] Your gang is busted. Who takes the fall?
       *[other] { TEXT($card) }: your gang is busted. Who takes the fall?
    }
await-Arrest = who takes the fall
ask-FifteenYears = Fifteen years: who of yours is gone for good?
await-FifteenYears = who goes away for fifteen years
ask-CardWound =
    { $left ->
        [one] { TEXT($card) }: one of yours is hit. Who?
       *[other] { TEXT($card) }: { $left } of yours are hit. Who first?
    }
await-CardWound = who is hit
ask-PayOrHeat = { TEXT($card) }: pay { $cash }, or take { $heat } heat?
await-PayOrHeat = whether to pay or to take the heat
ask-NameRival = { TEXT($card) }: which rival is arrested?
await-NameRival = which rival is arrested
ask-Traffic =
    { $limit ->
        [0] Black market: your heat lets you sell nothing. Close an empty fist.
        [none] { $most ->
            [0] Black market: you have no bag. Close an empty fist.
           *[other] Black market: how many bags? There is no limit on you.
        }
       *[other] { $most ->
            [0] Black market: you have no bag. Close an empty fist.
           *[other] Black market: how many bags? Your heat allows { $limit }.
        }
    }
await-Traffic = how many bags are in the fists

## Choices

opt-club = { TEXT($target) }
opt-side-high_octane = High octane: a start of its own, special rules
opt-side-unleaded = Unleaded: the same start for all, no special rules
pic-side-high_octane = High octane
pic-side-unleaded = Unleaded
opt-ride = Ride from { TEXT($target) }
opt-to = { TEXT($target) }
opt-pick =
    { $one ->
        [member] One more member
        [prospect] One more prospect
       *[none] { TEXT($target) }
    }
opt-exploit = Exploit { TEXT($target) }
opt-fight = Start a fight at { TEXT($target) }
opt-bar = Start a fight at { TEXT($target) } and keep backup away (two orders)
opt-recruit =
    { $target ->
        [one] Recruit a prospect
       *[other] Recruit { $target } prospects
    }
opt-patch_in = Patch a prospect in at { TEXT($target) } (1 cash, 1 gun)
opt-call = Call from { TEXT($target) }
opt-use = { TEXT($target) }
opt-rob = Rob { TEXT($target) }
opt-shoot = Shoot at { TEXT($target) }
opt-accuse = Have { TEXT($target) } arrested
opt-burn = Burn { TEXT($target) }
opt-guns =
    { $target ->
        [0] An empty fist
        [one] { $target } gun
       *[other] { $target } guns
    }
opt-bags =
    { $target ->
        [0] An empty fist
        [one] { $target } bag
       *[other] { $target } bags
    }
opt-sit_tight = Sit tight
opt-club_order = Club order: { TEXT($order) }
opt-all = All of them
opt-go = Ride with these
opt-done =
    { $none ->
        [yes] No backup
       *[no] That is all
    }
opt-stop = That is all
opt-trick = Turn the trick
opt-take = Take the patch
opt-leave = No
opt-look = Look
opt-pay = Pay
opt-heat = Take the heat

## What happened

event-rolled = { $seat } rolls { $die }.
    .you = You roll { $die }.
event-club =
    { $board ->
        [high_octane] { $seat } plays { TEXT($club) }, high octane.
       *[unleaded] { $seat } plays { TEXT($club) }, unleaded.
    }
    .you =
        { $board ->
            [high_octane] You play { TEXT($club) }, high octane.
           *[unleaded] You play { TEXT($club) }, unleaded.
        }
event-round = Round { $round }.
event-orders = Orders are issued.
event-tile = A new site: { TEXT($site) }.
event-card = Anarchy: { TEXT($card) }. { TEXT($hint) }
event-card_acts = { TEXT($card) } acts on: { $seats }.
event-clean_up = Clean up: tokens, contacts and cards are taken away.
event-market =
    { $total ->
        [0] Black market: nobody brought anything.
        [one] Black market: { $total } bag in all, for { $price } cash.
       *[other] Black market: { $total } bags in all, { $price } cash each.
    }
event-retreat = { TEXT($site) }, riding home: { $seats }.
event-last_throw = Still a tie: one last throw.
event-totals =
    { $winner ->
        [none] { TEXT($site) }: a tie, nobody wins.
       *[other] { $winner-is ->
            [you] { $tie ->
                [yes] { TEXT($site) }: a tie, and you win it by the Reaper Patch.
               *[no] { TEXT($site) }: you win the fight.
            }
           *[other] { $tie ->
                [yes] { TEXT($site) }: a tie, and { $winner } wins it by the Reaper Patch.
               *[no] { TEXT($site) }: { $winner } wins the fight.
            }
        }
    }
event-burnt = { $seat } burns { TEXT($tile) }. In its place: { TEXT($fresh) }.
    .you = You burn { TEXT($tile) }. In its place: { TEXT($fresh) }.
event-received = { $seat } gets { TEXT($goods) } ({ TEXT($card) }).
    .you = You get { TEXT($goods) } ({ TEXT($card) }).
event-lost = { $seat } loses { TEXT($goods) } ({ TEXT($card) }).
    .you = You lose { TEXT($goods) } ({ TEXT($card) }).
event-accused = { $seat } has { $at-is ->
        [you] one of yours
       *[other] { $at }
    } arrested ({ TEXT($card) }).
    .you = You have { $at } arrested ({ TEXT($card) }).
event-heat = { $seat } takes { $amount } heat: now { $heat }.
    .you = You take { $amount } heat: now { $heat }.
event-cooled = Heat of { $seat }: down to { $heat }.
    .you = Your heat is down to { $heat }.
event-arrest = Too hot for { $seat }: an arrest. Heat goes to { $heat }.
    .you = Too hot for you: an arrest. Your heat goes to { $heat }.
event-arrested =
    { $kind ->
        [prospect] { $seat } loses a prospect to the police, at { TEXT($place) }.
       *[member] { $seat } loses a member to the police, at { TEXT($place) }.
    }{ $cash ->
        [0] {""}
       *[other] {" "}For loyalty: { TEXT($cash-goods) }.
    }
    .you =
        { $kind ->
            [prospect] You lose a prospect to the police, at { TEXT($place) }.
           *[member] You lose a member to the police, at { TEXT($place) }.
        }{ $cash ->
            [0] {""}
           *[other] {" "}For loyalty: { TEXT($cash-goods) }.
        }
event-removed = { $seat } loses one for good: { TEXT($figure) }.
    .you = You lose one for good: { TEXT($figure) }.
event-disbanded = The gang of { $seat } is disbanded. { TEXT($cash-goods) }, { TEXT($gun-goods) } and { TEXT($bag-goods) } go back.
    .you = Your gang is disbanded. { TEXT($cash-goods) }, { TEXT($gun-goods) } and { TEXT($bag-goods) } go back.
event-patch = { $seat } holds the Reaper Patch.
    .you = You hold the Reaper Patch.
event-ride = { $seat } rides { TEXT($from) } → { TEXT($to) }: { TEXT($who) }.
    .you = You ride { TEXT($from) } → { TEXT($to) }: { TEXT($who) }.
event-backup = { $seat } calls backup, { TEXT($from) } → { TEXT($to) }: { TEXT($who) }.
    .you = You call backup, { TEXT($from) } → { TEXT($to) }: { TEXT($who) }.
event-exploit = { $seat } exploits { TEXT($site) }.
    .you = You exploit { TEXT($site) }.
event-trick = { $seat } turns the trick at { TEXT($site) }.
    .you = You turn the trick at { TEXT($site) }.
event-stolen = { $seat } steals from { $from-is ->
        [you] you
       *[other] { $from }
    }: { TEXT($goods) }.
    .you = You steal from { $from }: { TEXT($goods) }.
event-healed = { $seat } brings one home from the emergency room.
    .you = You bring one home from the emergency room.
event-recruited = { $seat } gets { TEXT($number-goods) }, at { TEXT($place) }.
    .you = You get { TEXT($number-goods) }, at { TEXT($place) }.
event-patched_in = { $seat } patches a prospect in at { TEXT($place) }.
    .you = You patch a prospect in at { TEXT($place) }.
event-club_order = { $seat } gives the club order { TEXT($order) }.
    .you = You give the club order { TEXT($order) }.
event-sat_tight = { $seat } sits tight.
    .you = You sit tight.
event-fight = { $seat } starts a fight at { TEXT($site) }. In it: { $seats }.
    .you = You start a fight at { TEXT($site) }. In it: { $seats }.
event-fist =
    { $guns ->
        [0] { $seat } opens the fist: it is empty.
       *[other] { $seat } opens the fist: { TEXT($guns-goods) }.
    }
    .you =
        { $guns ->
            [0] You open your fist: it is empty.
           *[other] You open your fist: { TEXT($guns-goods) }.
        }
event-hand =
    { $bags ->
        [0] { $seat } opens the fist: no bags.
       *[other] { $seat } opens the fist: { TEXT($bags-goods) }.
    }
    .you =
        { $bags ->
            [0] You open your fist: no bags.
           *[other] You open your fist: { TEXT($bags-goods) }.
        }
event-showed = { $seat }: { TEXT($who) }, { TEXT($guns-goods) }, die { $die } — { $total } in all.
    .you = You: { TEXT($who) }, { TEXT($guns-goods) }, die { $die } — { $total } in all.
event-aimed = { $seat } shoots at { $at-is ->
        [you] you
       *[other] { $at }
    }: { $number }.
    .you = You shoot at { $at }: { $number }.
event-wounded = { $seat }, to the emergency room: { TEXT($who) }.
    .you = Yours, to the emergency room: { TEXT($who) }.
event-trafficked = { $seat } traffics { TEXT($bags-goods) } for { TEXT($cash-goods) }.
    .you = You traffic { TEXT($bags-goods) } for { TEXT($cash-goods) }.
event-opened = { $seat } lifts the blind: { TEXT($cash-goods) }, { TEXT($gun-goods) }, { TEXT($bag-goods) }.
    .you = You lift the blind: { TEXT($cash-goods) }, { TEXT($gun-goods) }, { TEXT($bag-goods) }.
event-threw = { $seat }: die { $die }, { $total } in all.
    .you = You: die { $die }, { $total } in all.
event-used =
    { $paid ->
        [none] { $seat } gets { TEXT($goods) }.
       *[other] { $seat }: { TEXT($price) } → { TEXT($goods) }.
    }
    .you = 
        { $paid ->
            [none] You get { TEXT($goods) }.
           *[other] You: { TEXT($price) } → { TEXT($goods) }.
        }
event-looked = { $seat } looks behind { $at-is ->
        [you] your blind
       *[other] the blind of { $at }
    }.
    .you = Behind the blind of { $at }: { TEXT($cash-goods) }, { TEXT($gun-goods) }, { TEXT($bag-goods) }.
event-emergency =
    { $lives ->
        [yes] { $seat } rolls { $die } in the emergency room: the dude lives and comes home.
       *[no] { $seat } rolls { $die } in the emergency room: the dude dies.
    }
    .you = 
        { $lives ->
            [yes] You roll { $die } in the emergency room: your dude lives and comes home.
           *[no] You roll { $die } in the emergency room: your dude dies.
        }
nothing = nothing

## The picture

pic-label =
    { $part ->
        [board] The valley, round { $round }
        [seat] A gang’s place
       *[all] The table, round { $round }
    }
pic-heat =
    { $count ->
        [one] Exploiting it brings { $count } heat.
       *[other] Exploiting it brings { $count } heat.
    }
pic-trick = Trick: { $what }
pic-no-guns = No guns in a fight here.
pic-anarchy = Anarchy
pic-market = Black market: bags sold by all, and what each brings
pic-emergency = At the end of the round a die for each: { $number } or more, he comes home.
pic-fight = Fight: { $site }
pic-out = OUT
pic-limit =
    { $limit ->
        [none] Black market: no limit.
       *[other] Black market: at most { $limit }.
    }
pic-orders-hidden = Orders behind the blind
pic-blind = Behind this blind: cash, guns and bags, for its owner’s eyes
pic-blind-own = Behind the blind
pic-closed = Closed
pic-sign-police = Charming Police
pic-round = Round
pic-supply = Supply
pic-legend-cash = Cash: after the last round the most wins
pic-legend-gun = Gun: 3 in a fight; makes a prospect a member
pic-legend-bag = Bag: for the black market
pic-legend-order = Order: one move each
pic-legend-member = Member: an order a round, 2 in a fight
pic-legend-prospect = Prospect: 1 in a fight
pic-you = You
pic-banned = Forbidden this round by a card.
pic-pays = Pays you { $count } now.
pic-costs = Costs you { $count } now.
pic-left =
    { $count ->
        [0] Used up.
        [one] { $count } more.
       *[other] { $count } more.
    }
pic-fight-title = Throw down
pic-step-backup = Backup
pic-step-guns = Guns
pic-step-dice = Dice
pic-step-hits = Hits
pic-step-home = Ride home
pic-started = Started it
pic-ties = Wins ties
pic-sells-nothing = Sells nothing
pic-all-together = All together
pic-too-hot = Too hot
pic-who-goes = Who goes down?
nobody = nobody

## The board as a list

list-stands = How the game stands
list-turn = It is the turn of: { $club }
list-patch = Reaper Patch: { $club }
list-seat = Seat { $number }: { $club }
list-gang = { $club }, seat { $number }
list-gang-you = { $club } (you), seat { $number }
list-face-down = Face down.
list-control = { $club } controls it: nobody else is here.
list-contested = Contested: nobody controls it.
list-nobody = Nobody is here.
list-used = Exploited this round.
list-unused = Not exploited yet this round.
list-trick-heat =
    { $count ->
        [one] The trick brings { $count } heat.
       *[other] The trick brings { $count } heat.
    }
list-there = { $club }: { $who }
list-rate =
    { $span ->
        [exact] If { $low } bag is sold by all together: { $price }
        [range] If { $low } to { $high } bags are sold by all together: { $price } each
       *[above] If { $low } bags or more are sold by all together: { $price } each
    }
list-sold = Sold by all together: { $bags }, { $price } each
list-supply = In the supply: { $goods }
list-starter = Started by: { $club }
list-total = { $club }: { $guns }, die { $die }, { $total } in all
list-hits =
    { $count ->
        [one] hit once
       *[other] hit { $count } times
    }
list-winner = Won by: { $club }

## How it is played

primer-goal = The goal
primer-goal-text = Most cash after six rounds wins. Guns and bags are worth nothing then.
primer-goal-alt = A blind lifted: 31 cash. Two others still down.
primer-round = A round
primer-round-text = Every round goes the same way.
primer-site = A site
primer-site-text = Alone at a site you control it and may exploit it, once a round. A member or a prospect is enough.
primer-site-alt = A road sign: the gun factory with two members of SAMCRO on it.
primer-orders = Your turn: one order
primer-orders-text = Take turns using one order each until nobody has any. Members bring orders, prospects only fists.
primer-fight = A throw down
primer-fight-text = A member may start a fight where a rival stands. All gangs there are in it.
primer-heat = Heat
primer-heat-text = Guns, bags and hot sites bring heat. Above four somebody is arrested and the heat falls to one. A gang with nobody to give is out.
primer-heat-alt = Five thermometers, from no heat to four.
primer-market = The black market
primer-market-text = When all orders are used, everybody sells bags at the same time.
primer-deals = Deals and blinds
primer-deals-text = Trade cash, guns and bags with anybody at any time. Promises bind nobody.
primer-first = Your first evening
primer-first-text = Choose any club. In round one ride to two or three sites, exploit them, and keep a gun for those who come to take them.
primer-first-alt = Six patches in a row.
primer-round-step-1 = Orders: three, and one for each member.
primer-round-step-2 = New sites and anarchy cards turn up.
primer-round-step-3 = Orders are used, one each in turn.
primer-round-step-4 = Black market, aftermath, emergency room.
primer-orders-step-1 = Ride: from one place to any other.
primer-orders-step-2 = Exploit a site you control.
primer-orders-step-3 = Recruit a prospect.
primer-orders-step-4 = Patch a prospect in: 1 cash and 1 gun.
primer-fight-step-1 = Call for backup, an order for each place it comes from.
primer-fight-step-2 = Close a fist on guns; all are opened together.
primer-fight-step-3 = A die, 1 for a prospect, 2 for a member, 3 for a gun.
primer-fight-step-4 = Every gun wounds somebody; the losers ride home.
primer-market-step-1 = Bags in a closed fist, as many as your heat allows.
primer-market-step-2 = The more bags in all, the lower the price.
primer-market-step-3 = Whoever sold anything takes 1 heat.
primer-deals-step-1 = Any two gangs, in anybody’s turn.
primer-deals-step-2 = What changed hands only the two know.
primer-deals-step-3 = A thief who finds too little may look behind the blind.
primer-site-note-1 = What you may do there.
primer-site-note-2 = The trick: one more order.
primer-site-note-3 = Who is there: nobody else, so it is yours.
primer-site-note-4 = An order lies on it: exploited this round.

## What a choice surely does: figures and what they become

figure-cash = { $club }: cash
figure-gun = { $club }: guns
figure-contraband = { $club }: bags
figure-orders = { $club }: orders
figure-heat = { $club }: heat
figure-home = { $club }: at the clubhouse

sure-sit_tight = Sit tight? One of your orders is spent, and nothing comes of it.
    .do = Sit tight
    .keep = Use the order

## What is in the box: the tables of the dataset

box-meta = About the game
box-counts = Counts
box-counts-per-club = Counts for a club
box-counts-per-expansion = Counts of an expansion
box-supply-rules = Supply
box-dice = Dice
box-rounds = Rounds
box-limits = Limits
box-throw-down = Throw down
box-traffic = Traffic
box-heat-track = Heat track
box-emergency-room = Emergency room
box-black-market = Black market
box-phases = Phases
box-orders = Orders
box-order-extras = Extras of orders
box-clubs = Clubs
box-sites = Sites
box-cards = Anarchy cards
box-terms = Terms
box-variants = Variants

# What decided a fight, in the log
tally-members = members
tally-prospects = prospects
tally-guns = guns
tally-die = die

# How much has happened since the reader's last move, by kind of event
since-ride =
    { $count ->
        [one] { $count } ride
       *[other] { $count } rides
    }
since-fight =
    { $count ->
        [one] { $count } fight
       *[other] { $count } fights
    }
since-exploit =
    { $count ->
        [one] { $count } site worked
       *[other] { $count } sites worked
    }
since-trafficked =
    { $count ->
        [one] { $count } sale of bags
       *[other] { $count } sales of bags
    }
since-arrested =
    { $count ->
        [one] { $count } arrest
       *[other] { $count } arrests
    }

## Hints: what it means to choose one of a kind

do-ride = Dudes move from one site to another. Alone there, the gang controls it.
do-exploit = The site gives what it shows, once a round for everybody; an order stays there.
do-fight = A throw down: backup, hidden guns, a die. Losers ride home, each gun wounds somebody and brings heat.
do-recruit = One more prospect in the clubhouse: a fist, but no order.
do-patch_in = A prospect becomes a member for one cash and one gun: an order more in every round to come.
do-sit_tight = The order is spent for nothing.
do-bags = More bags bring more, but the price falls for everybody, and selling brings heat.

# Standing answers

window-PayOrHeat = Pay or take heat
window-TrickChoice = Trick
window-Backup = Backup
window-CloseFists = Guns in the fist
window-Traffic = Bags for the market
window-Operations = Operations of a site
window-ExploitAfter = Exploiting after a fight
window-ClaimPatch = The patch
window-Look = A look behind the blind
standing-PayOrHeat-pay = Pay if I can
standing-PayOrHeat-heat = Take the heat
standing-TrickChoice-leave = Leave it
standing-TrickChoice-trick = Do it
standing-Backup-nobody = Call nobody
standing-CloseFists-none = No guns
standing-CloseFists-all = All my guns
standing-Traffic-none = No bags
standing-Traffic-all = As many as I can
standing-Operations-printed = All, in the printed order
standing-ExploitAfter-leave = Leave it
standing-ExploitAfter-exploit = Exploit
standing-ClaimPatch-take = Take it
standing-ClaimPatch-leave = Leave it
standing-Look-look = Look
standing-Look-leave = Do not look
standing-unless-heat = unless my heat is above
standing-unless-starter = unless I started the fight
