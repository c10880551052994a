## The poster: title, one or two sentences, what kind of game it is

game-title = La Cosa Nostra
game-pitch = New York at night. Every job needs a partner, and no promise binds anyone.
game-kind = Deals and betrayal
game-goal = The most money after the last payday wins. Laundered money counts twice.

### La Cosa Nostra.
###
### Forms of a name: the plain one opens a sentence or stands alone, `.mid` is used inside a sentence, `.full` says all
### that matters for a choice. A family is spoken of by its name, in the singular.


## Bots, by seat

bot-name-1 = Donna Rosalia
bot-name-2 = Uncle Beppe
bot-name-3 = Sal the Florist
bot-name-4 = Lucia Bruno
bot-name-5 = Nico Twice

## The five families

side-blundetto = Blundetto
side-dimaggio = DiMaggio
side-calmuti = Calmuti
side-laserva = LaServa
side-caruso = Caruso

## Businesses

pimp = Pimp
    .mid = pimp
    .the = the pimp
pimp-hint = Income ${ $income }, price ${ $cost }. Counts for the prostitution monopoly.
dealer = Dealer
    .mid = dealer
    .the = the dealer
dealer-hint = Income ${ $income }, price ${ $cost }. Counts for the street trade monopoly.
loan_shark = Loan Shark
    .mid = loan shark
    .the = the loan shark
loan_shark-hint = Income ${ $income }, price ${ $cost }. Counts for the lending monopoly.
lawyer = Lawyer
    .mid = lawyer
    .the = the lawyer
lawyer-hint = Income ${ $income }, price ${ $cost }. Once a round, in your turn: look at two face-down jobs of other players.
politician = Politician
    .mid = politician
    .the = the politician
politician-hint = Income ${ $income }, price ${ $cost }. One more influence card in every draw.
cop = Cop
    .mid = cop
    .the = the cop
cop-hint = Income ${ $income }, price ${ $cost }. Once a round: roll one die of an earning again.
garage = Garage
    .mid = garage
    .the = the garage
garage-hint = Company. Income ${ $income }, price ${ $cost }.
construction_firm = Construction Firm
    .mid = construction firm
    .the = the construction firm
construction_firm-hint = Company. Income ${ $income }, price ${ $cost }.
waste_company = Waste Company
    .mid = waste company
    .the = the waste company
waste_company-hint = Company. Income ${ $income }, price ${ $cost }.
night_club = Night Club
    .mid = night club
    .the = the night club
night_club-hint = Company. Income ${ $income }, price ${ $cost }.
casino = Casino
    .mid = casino
    .the = the casino
casino-hint = Company. Income ${ $income }, price ${ $cost }.
business-card = { TEXT($kind) }
    .mid = { TEXT($kind, form: "mid") }
    .the = { TEXT($kind, form: "the") }
    .full = { TEXT($kind) } · income ${ $income } · price ${ $cost }

## Monopolies

prostitution = Prostitution
    .the = the prostitution monopoly
street_trade = Street Trade
    .the = the street trade monopoly
lending = Lending
    .the = the lending monopoly
monopoly-hint = ${ $income } every payday for whoever has two or more unblocked cards of the kind ({ TEXT($kind, form: "mid") }) and more of them than all others together.

## Gangsters of the families

little_joey = Little Joey
jimmy_bananas = Jimmy Bananas
big_joey = Big Joey
stevie_blundetto = Stevie Blundetto
micky_dogs = Micky Dogs
knocky_fivepoints = Knocky Fivepoints
phil_malony = Phil Malony
lenny_dimaggio = Lenny DiMaggio
franco_luciano = Franco Luciano
mia_lavecchia = Mia LaVecchia
pablo_dimaggio = Pablo DiMaggio
tommy_the_cat = Tommy the Cat
vito_baritono = Vito Baritono
frankie_calmuti = Frankie Calmuti
bobby_ruthless = Bobby Ruthless
carmine_lucatoni = Carmine Lucatoni
salie_canalli = Salie Canalli
rocky_santiago = Rocky Santiago
rusty_laserva = Rusty LaServa
sunny_bonasera = Sunny Bonasera
jacky_two_finger = Jacky Two-Finger
harry_diamonds = Harry Diamonds
donny_brasi = Donny Brasi
eddy_riso = Eddy Riso
paulie_pennino = Paulie Pennino
babyface_tony = Babyface Tony
rocco_caruso = Rocco Caruso
fat_tony = Fat Tony
larry_caruso = Mr. Larry Caruso
massimo_valente = Massimo Valente
gangster-card = { TEXT($gangster) }
    .full =
    { $starter ->
        [yes] { TEXT($gangster) } · { TEXT($of) } · guns { $guns }
       *[no] { TEXT($gangster) } · { TEXT($of) } · guns { $guns } · price ${ $cost }
    }
gangster-card-hint =
    { $starter ->
        [yes] { TEXT($of) }, in from the start. Guns: { $guns }.
       *[no] { TEXT($of) }, for hire at ${ $cost }. Guns: { $guns }.
    }

## Special gangsters

bandidos = Los Bandidos
angels = Angels of Chaos
bratva = Bratva
yakuza = Yakuza
crips = Crips
bernardo_farmacista = Bernardo Farmacista
bernardo_farmacista-hint = After a job that worked he may do the same job again, once a round. Never a robbery, never an ambush.
big_loco = Big Loco
big_loco-hint = Success value −1 for every job of your gangsters.
mano_del_muerte = Mano del Muerte
mano_del_muerte-hint = For every rival gangster your people kill, at once ${ $per_strength } a point of his strength.
tuco_quintero = Tuco Quintero
tuco_quintero-hint = After each job of his, whatever came of it, he may give a rival businessman a beating.
paco_santiago = Paco Santiago
paco_santiago-hint = Does every job with strength { $value }. His attacks cannot be ambushed.
izzy_ordova = Izzy Ordova
izzy_ordova-hint = Her job may be thrown away for a murder instead.
thelma_montgomery = Thelma Montgomery
thelma_montgomery-hint = Success value +1 for attacks on your businessmen. Seduction and sabotage do nothing to your gangsters.
deadly_dave_poppel = Deadly Dave Poppel
deadly_dave_poppel-hint = Two more influence cards when hired and in every draw. Once a round: look at two face-down jobs.
willy_svenson = Willy Svenson
willy_svenson-hint = Throw away his job: a kill, destruction or block by another player does not happen.
jimmy_the_drifter = Jimmy the Drifter
jimmy_the_drifter-hint = When an attack on a gangster of yours succeeds: throw away his job and answer with an ambush.
bob_the_rock_nelson = Bob “The Rock” Nelson
bob_the_rock_nelson-hint = Success value +1 for every attack on you and yours.
lono_sliffer = Lono Sliffer
lono_sliffer-hint = Twice a round: another player rolls one die again, and that result stands.
stas_valigura = Stas Valigura
stas_valigura-hint = Two more cards when hired and in every draw, jobs or influence as you like.
alexei_valenko = Alexei Valenko
alexei_valenko-hint = Twice a round: cancel an influence card as it is played, or take a henchman or submachine gun off a rival.
heavy_hand = Heavy Hand
heavy_hand-hint = May carry two jobs. He splits his dice between them.
adriano_simeon = Adriano Simeon
adriano_simeon-hint = After every round but the last you may pay ${ $cost }: strength +1 for good, up to { $max }.
sergei_odessa = Sergei Odessa
sergei_odessa-hint = Once a round, after a roll of yours: roll any of the dice again, all at once.
fyodor_kalashenko = Fyodor Kalashenko
fyodor_kalashenko-hint = No hand limit. Once a round in the action phase: take a job of yours, assigned or just done, back to hand.
fumiyo_goto = Fumiyo Goto
fumiyo_goto-hint = Every business costs you ${ $amount } less.
ryu_yamamoto = Ryu Yamamoto
ryu_yamamoto-hint = You may plan purchases out of the deck, too. Every business costs you ${ $amount } less.
takeshi_ando = Takeshi Ando
takeshi_ando-hint = Every payday one kind of business of your choice pays you double.
kenzo_isoaki = Kenzo Isoaki
kenzo_isoaki-hint = May carry a purchase besides his job.
saito_botan = Saito Botan
saito_botan-hint = For monopolies your night clubs count as pimps, your casinos as dealers and as loan sharks.
yumiko_ishi = Yumiko Ishi
yumiko_ishi-hint = You pay half for every business. She may carry a purchase besides her other assignment.
mad_tyrell = Mad Tyrell
mad_tyrell-hint = Goes for earnings with strength { $value }. Nobody can rob his jobs.
risky_rick = Risky Rick
risky_rick-hint = Before an earning of his you may raise the success value by 1; then it pays double.
t_dog = T-Dog
t_dog-hint = Once a round, in your turn: launder up to ${ $max } on the side.
laverne_ontario = Laverne Ontario
laverne_ontario-hint = Brings in ${ $amount } every payday.
little_omar = Little Omar
little_omar-hint = Throw away his job and roll: ${ $per_success } for every { $success } or better. It counts as an earning.
ot_stylz = O. T. Stylz
ot_stylz-hint = Success value −1 for every earning of your gangsters.

## Influence cards

snitch = Snitch
snitch-hint = Look at one face-down job of another player, or have the whole market replaced.
spy = Spy
spy-hint = Look at two face-down jobs of other players.
doctor = Call the Doctor
doctor-hint = After another player’s hit: a gangster or businessman is blocked instead of dead, or not blocked after all.
henchman = Henchman
henchman-hint = In planning, on any gangster: success value −1 for his job.
sabotage = Sabotage
sabotage-hint = In planning, on a rival gangster: success value +1 for his job.
smg = Submachine Gun
smg-hint = In planning, on any gangster: strength +1 until the end of the round.
seduction = Seduction
seduction-hint = In planning, on a rival gangster: strength −1 until the end of the round.
schemer = Schemer
schemer-hint = Right before another player’s turn: a turn of your own first. Or, in your turn: skip it.
godfather = The Godfather
godfather-hint = An influence card that another player is just playing has no effect.
patron = Patron
patron-hint = After a roll of your own: roll one die again.

## Jobs: earnings

drug_delivery = Drug Delivery
drug_delivery-hint = A parcel, a street corner, no questions.
building_scam = Building Scam
building_scam-hint = Half the concrete, the whole bill.
gas_station_holdup = Gas Station Hold-up
gas_station_holdup-hint = Two minutes and a stocking mask.
threats = Threats
threats-hint = The letter is polite. The bullet in it is not.
escort_service = Escort Service
escort_service-hint = Pleasant company, paid by the hour.
credit_card_fraud = Credit Card Fraud
credit_card_fraud-hint = Other people’s names, other people’s money.
arms_trade = Arms Trade
arms_trade-hint = On the crates it says: farm machinery.
red_light_district = Red-light District
red_light_district-hint = The patrolman is studying the sky.
car_theft = Car Theft
car_theft-hint = Parked at nine, repainted by ten.
fraud = Fraud
fraud-hint = It was all in the small print.
market_rigging = Market Rigging
market_rigging-hint = One bidder for the city’s garbage. Yours.
cigarette_smuggling = Cigarette Smuggling
cigarette_smuggling-hint = The tax stamps are forged better than the real ones.
insolvency = Insolvency Case
insolvency-hint = He cannot pay. His shop can.
casino_cheating = Cheating
casino_cheating-hint = The house always wins. It is your house.
public_contracts = Public Contracts
public_contracts-hint = City Hall wants clean streets, whatever they cost.
blackmail = Blackmail
blackmail-hint = The photographs came out very well.
investment_fraud = Investment Fraud
investment_fraud-hint = A tower on paper, sold by the share.
counterfeiting = Counterfeiting
counterfeiting-hint = In the dark every bill looks good.
bankruptcy = Bankruptcy
bankruptcy-hint = First the girls, then the bills, then the shop.
drug_trade = Drug Trade
drug_trade-hint = Two corners, one price.
car_theft_ring = Car Theft
car_theft_ring-hint = A whole street at a time, with a police escort.
illegal_subsidies = Illegal Subsidies
illegal_subsidies-hint = A school in which nobody will ever sit.
drug_smuggling = Drug Smuggling
drug_smuggling-hint = The papers are in order. Nothing else is.
wild_party = Wild Party
wild_party-hint = Everything on the house, and the house on credit.
election_fraud = Election Fraud
election_fraud-hint = The dead vote early.
usury = Usury
usury-hint = Ten percent. A week.
hazardous_waste = Hazardous Waste
hazardous_waste-hint = Nobody asked the river.
killer_act = Killer Act
killer_act-hint = A show to die for, and every table full.
illegal_lab = Illegal Laboratory
illegal_lab-hint = Behind the lift, under the spare tyres.
collusion = Collusion
collusion-hint = The law, the badge and the office at one table.
drug_ring = Drug Ring
drug_ring-hint = From the dance floor to the docks, one supplier.
insurance_fraud = Insurance Fraud
insurance_fraud-hint = The car was stolen. Twice.
toxic_dump = Toxic Dump
toxic_dump-hint = A playground with a view of the barrels.
boxing_match = Boxing Match
boxing_match-hint = He goes down in the fifth. Everybody knows but him.
film_production = Film Production
film_production-hint = No script, good lighting.
real_estate_fraud = Real Estate Fraud
real_estate_fraud-hint = The same house, sold four times.
rigged_gambling = Rigged Gambling
rigged_gambling-hint = The wheel is level. The floor is not.
senators_party = Senator’s Party
senators_party-hint = What happens at the Senator’s is for sale.
car_smuggling = Car Smuggling
car_smuggling-hint = Fifty cars under fifty tons of scrap.
debt_trap = Debt Trap
debt_trap-hint = The chips are on the house. The debt is on you.
crime_syndicate = Crime Syndicate
crime_syndicate-hint = Two trades in one hand, and the city pays at the door.

## Jobs: attacks

beating = Beating
beating-hint = Attack: a businessman of another player is blocked until the end of the round.
property_damage = Property Damage
property_damage-hint = Attack: another player pays the bank ${ $one }, with two successes ${ $two }.
theft = Theft
theft-hint = Attack: another player pays you ${ $one }, with two successes ${ $two }.
vandalism = Vandalism
vandalism-hint = Attack: a company of another player is blocked until the end of the round.
persuasion = Persuasion
persuasion-hint = Attack: with two successes a businessman of another player is yours. Deals on him are off.
assassination = Assassination
assassination-hint = Attack: a businessman of another player is blocked; with two successes he is dead.
murder = Murder
murder-hint = Attack: two successes kill a gangster. The success value is his strength, one more while he carries an assignment.
arson = Arson
arson-hint = Attack: a company of another player is blocked; with two successes it burns down.
car_bomb = Car Bomb
car_bomb-hint = Attack: a gangster of another player is blocked; with two successes he is dead.
drive_by = Drive-by Shooting
drive_by-hint = Attack: one success kills a gangster. The success value is his strength, one more while he carries an assignment. Without a success he may shoot back.

## Jobs: neither attack nor earning

exclusive_offer = Exclusive Offer
exclusive_offer-hint = Buy a business from the market at once for ${ $one } less; with two successes at half price.
connections = Connections
connections-hint = Buy a business at once, from the market or out of the deck; with two successes for ${ $two } less.
laundering = Money Laundering
laundering-hint = Launder up to ${ $one } of your cash, with two successes up to ${ $two }. At the end it doubles.
party = Birthday Party
party-hint = Everybody else pays you ${ $one }, with two successes ${ $two }.
horse_races = Horse Races
horse_races-hint = Bet up to ${ $one } before the roll. A success brings it back double, no success and it is gone.

## Jobs: reactions

robbery = Robbery
robbery-hint = Reaction: half of the reward another player is about to get, with two successes all of it.
ambush = Ambush
ambush-hint = Reaction: an attack on you, or a robbery, comes to nothing. With two successes the attacker is dead.

## What a job needs and pays

job-card = { TEXT($job) }
    .full = { TEXT($job) } · { TEXT($terms) }
terms-needs = needs { TEXT($needs, form: "mid") } · { $value }+ · ${ $one } (two: ${ $two })
terms-monopolies = needs { $count } monopolies · { $value }+ · ${ $one } (two: ${ $two })
terms-money = { $value }+ · ${ $one } (two: ${ $two })
terms-value = { $value }+
terms-strength = against the target’s strength
listed = { TEXT($first, form: "mid") }, { TEXT($rest, form: "mid") }
several = { TEXT($kind, form: "mid") } ×{ $count }

## Who is spoken of, where it is the reader himself

reader = you

die = Die { $number }

## Phases

phase-setup = Setup
phase-draw = Draw
phase-hire = Hiring
phase-planning = Planning
phase-action = Action
phase-income = Payday
phase-end = Final payday

## Settings

setting-expansion_gangsters = Special gangsters
setting-expansion_gangsters-hint = The expansion: 30 gangsters with abilities of their own, hired before planning. Everybody starts with $5,000.
setting-expansion_gangsters-true = play along
setting-expansion_gangsters-false = stay in the box
setting-extra_cards = Extra cards
setting-extra_cards-hint = Three more jobs and five more influence cards: Collusion, Crime Syndicate, The Godfather, Patron.
setting-extra_cards-with_expansion = with the special gangsters
setting-extra_cards-on = always
setting-extra_cards-off = never
setting-short_game = Length
setting-short_game-hint = The short game ends with the payday of the third round.
setting-short_game-true = three rounds
setting-short_game-false = four rounds
setting-espionage = Espionage
setting-espionage-hint = When a snitch or a spy may look at face-down jobs.
setting-espionage-true = in anybody’s turn
setting-espionage-false = in one’s own turn
setting-bonus_income = Bonus for the highest income
setting-bonus_income-hint = $5,000 every payday for whoever alone had the highest income.
setting-bonus_income-true = is paid
setting-bonus_income-false = is not paid
setting-robbery_against_robbery = Robbing a robber
setting-robbery_against_robbery-hint = Whether a robbery can itself be answered with a robbery.
setting-robbery_against_robbery-true = allowed
setting-robbery_against_robbery-false = not allowed
setting-two_assignments_five_players = Planning at a table of five
setting-two_assignments_five_players-hint = From the second round on, with five players only.
setting-two_assignments_five_players-true = two gangsters a turn
setting-two_assignments_five_players-false = one gangster a turn
setting-influence_from_round = Influence cards from round
setting-influence_from_round-hint = For first games: begin without influence cards.
setting-corrected_prices = Prices of Adriano and Rick
setting-corrected_prices-hint = Two printed prices look like misprints.
setting-corrected_prices-true = corrected
setting-corrected_prices-false = as printed
setting-planning_timer_seconds = Time for an assignment
setting-planning_timer_seconds-hint = When it runs out the first card that fits is laid for you.
setting-planning_timer_seconds-0 = no limit
setting-planning_timer_seconds-60 = 60 seconds
setting-race_windows = When several rob or scheme at once
setting-race_windows-hint = Who comes first.
setting-race_windows-true = whoever was quicker
setting-race_windows-false = the next from the first player
setting-bosses = Families
setting-bosses-hint = How the families come to the seats.
setting-bosses-choice = chosen in seat order
setting-bosses-random = dealt
setting-first_player = First player
setting-first_player-hint = Who begins; the card moves on after every round.
setting-first_player-random = by lot
setting-first_player-host = the host

## Questions

ask-ChooseBoss = Which family do you lead?
ask-RedealCheck = Your jobs for this round. They can be refused only if all of them are attacks.
ask-ExtraDraw =
    { $count ->
        [one] { $count } more card for you. A job or an influence card?
       *[other] { $count } more cards for you. How many of them are jobs?
    }
ask-EmptyDeck =
    { $count ->
        [one] This round’s jobs have run out, and you are owed { $count } card. Where does it come from?
       *[other] This round’s jobs have run out, and you are owed { $count } cards. Where do they come from?
    }
ask-HireTurn =
    { $part ->
        [exchange] Who makes way for { TEXT($thing) }?
       *[none] Do you hire somebody?
    }
ask-IncomeHire = Do you hire somebody from under your boss?
ask-PlanningTurn =
    { $part ->
        [assign] { TEXT($thing) }: what is the assignment?
        [lay] { TEXT($thing) }: on whom?
        [play] { TEXT($thing) }: what for?
       *[none]
            { $left ->
                [0] Planning: anything else before your turn is over?
               *[other] Planning: who gets an assignment?
            }
    }
ask-TurnWindow = { TEXT($side) } is about to take a turn. Do you come in before?
ask-ActionTurn =
    { $part ->
        [target] { TEXT($thing) }: whom does it hit?
        [stake] { TEXT($thing) }: how much do you bet?
        [how] { TEXT($thing) }: how is it done?
        [play] { TEXT($thing) }: what for?
        [use] { TEXT($thing) }: how much?
       *[none]
            { $done ->
                [yes] Anything else before your turn is over?
               *[no]
                    { $extra ->
                        [yes] Your extra turn: carry out or call off one assignment
                       *[no] Your turn: carry out or call off one assignment
                    }
            }
    }
ask-InfluenceWindow = { TEXT($side) } plays { TEXT($card) }. Do you answer?
ask-Peek = Which face-down job do you look at?
ask-RevealWindow = A job is on the table, the dice are not. Do you take a card off a gangster?
ask-RollerDice =
    { $count ->
        [one] Your die: { $dice }. { $value } or better is a success. Do you change it?
       *[other] Your dice: { $dice }. { $value } or better is a success. Do you change them?
    }
ask-RerollAny =
    { $count ->
        [one] Your die: { $dice }. { $value } or better is a success. Do you roll it again?
       *[other] Your dice: { $dice }. { $value } or better is a success. Which do you roll again?
    }
ask-OthersDice = { TEXT($side) } has rolled { $dice }; { $value } or better is a success. Do you step in?
ask-RobWindow = { TEXT($side) } is about to pocket ${ $reward }. Do you answer?
ask-AmbushWindow =
    { $aim ->
        [thing] { TEXT($side) }, { TEXT($job) }: it would hit your { TEXT($target, form: "mid") }. Do you answer?
       *[player] { TEXT($job) } by { TEXT($side) } against you: it would work. Do you answer?
    }
ask-CancelWindow =
    { $harm ->
        [kill] Any moment it will be over for { TEXT($target, form: "the") }. Do you step in?
       *[block] Any moment this will be blocked: { TEXT($target, form: "the") }. Do you step in?
    }
ask-DoctorWindow =
    { $harm ->
        [kill] Dying: { TEXT($target, form: "the") }. Do you answer?
       *[block] Knocked out: { TEXT($target, form: "the") }. Do you answer?
    }
ask-Launder = How much do you launder? At most ${ $limit }
ask-BuyNow = Which business do you buy?
ask-ReturnJob = { TEXT($card) } is done. Do you take the card back?
ask-ShootBack = { TEXT($gangster) } is still standing. A shot back at { TEXT($target) }?
ask-RepeatJob =
    { $part ->
        [target] { TEXT($thing) } once more: whom does it hit?
        [stake] { TEXT($thing) } once more: how much do you bet?
        [how] { TEXT($thing) } once more: how is it done?
       *[none] It worked. Once more?
    }
ask-BonusAttack = { TEXT($gangster) } has time for a beating. Whom?
ask-ChooseKind = Which kind of business pays you double?
ask-Growth = Do you pay for more strength?
ask-HandLimit = No more than { $jobs } jobs and { $influence } influence cards stay in hand. What goes?

## What others decide, while the reader waits: “To be decided: ...”

await-ChooseBoss = who leads which family
await-RedealCheck = whether the jobs are kept
await-ExtraDraw = jobs or influence cards
await-EmptyDeck = where the missing cards come from
await-HireTurn = whether somebody is hired
await-IncomeHire = whether somebody is hired from under the boss
await-PlanningTurn = who gets which assignment
await-TurnWindow = whether somebody comes in before the turn
await-ActionTurn = which assignment is carried out or called off
await-InfluenceWindow = whether the influence card is answered
await-Peek = which face-down job is looked at
await-RevealWindow = whether a card is taken off a gangster
await-RollerDice = whether the dice are changed
await-RerollAny = which dice are rolled again
await-OthersDice = whether somebody steps in on the roll
await-RobWindow = whether somebody goes for the reward
await-AmbushWindow = whether the attack is answered
await-CancelWindow = whether somebody steps in before the harm is done
await-DoctorWindow = whether the victim gets help
await-Launder = how much is laundered
await-BuyNow = which business is bought
await-ReturnJob = whether the card goes back to hand
await-ShootBack = whether a shot is fired back
await-RepeatJob = whether to do it once more
await-BonusAttack = who takes a beating
await-ChooseKind = which kind of business pays double
await-Growth = whether to pay for more strength
await-HandLimit = what is discarded

## Options

opt-boss = { TEXT($target) }: { TEXT($businesses, form: "mid") }
opt-keep = Keep them
opt-refuse_cards = Refuse: nothing but attacks
opt-jobs =
    { $target ->
        [one] { $target } job
       *[other] { $target } jobs
    }, { $rest ->
        [one] { $rest } influence card
       *[other] { $rest } influence cards
    }
opt-reshuffle = From last round’s pile, shuffled
opt-influence_instead = Influence cards instead
opt-hire = { TEXT($target) } · guns { $guns } · ${ $price }
opt-exchange = { TEXT($target) } for one of your own · guns { $guns } · ${ $price }
opt-give = { TEXT($target) }
opt-assign = { TEXT($target) }, strength { $strength }
opt-job = { TEXT($target, form: "full") }
opt-plan = Purchase: { TEXT($target) } · income ${ $income } · price ${ $price }
opt-plan_from_deck = Purchase from the deck: { TEXT($target) } · income ${ $income } · price ${ $price }
opt-search = Look through the business deck
opt-done = End of turn
opt-decline = No more assignments this round
opt-play = Play “{ TEXT($target) }”
opt-mode-peek = Look at a face-down job
opt-mode-replace_market = Replace the market
opt-mode-kill_to_block = Only blocked instead of dead
opt-mode-undo_block = Undo the block
opt-mode-extra_turn_now = A turn right now
opt-mode-skip_own_turn = Skip this turn
opt-on = { TEXT($target) } ({ TEXT($owner) }), strength { $strength }
opt-use = Use { TEXT($target, form: "the") }
opt-remove = Take { TEXT($card) } off { TEXT($target) } ({ TEXT($owner) }), strength { $strength }
opt-take_back = Take back from { TEXT($gangster) }: { TEXT($card) }
opt-peek = { TEXT($gangster) } ({ TEXT($owner) }), job of round { $round }
opt-enough = That will do
opt-look = Look at face-down jobs: play “{ TEXT($target) }”
opt-perform = Carry out: { TEXT($card, form: "full") } · { TEXT($gangster) }, strength { $strength }
opt-instead =
    { $instead ->
        [job] { TEXT($gangster) }: throw { TEXT($card) } away for a murder
       *[money] { TEXT($gangster) }: throw { TEXT($card) } away and roll for money
    }
opt-buy = { TEXT($gangster) }: buy a { TEXT($card, form: "mid") } for ${ $price }
opt-cancel =
    { $sort ->
        [purchase] { TEXT($gangster) }: call off the purchase of a { TEXT($card, form: "mid") }
       *[job] { TEXT($gangster) }: call off { TEXT($card) }
    }
opt-target =
    { $sort ->
        [gangster]
            { $state ->
                [busy] { TEXT($target) } ({ TEXT($owner) }), strength { $strength }, with an assignment
               *[idle] { TEXT($target) } ({ TEXT($owner) }), strength { $strength }
            }
        [business]
            { $state ->
                [blocked] { TEXT($target) } ({ TEXT($owner) }), blocked
               *[open] { TEXT($target) } ({ TEXT($owner) })
            }
       *[family] { TEXT($target) }
    }
opt-source =
    { $owner ->
        [reader] { TEXT($target) }: your own
       *[other] { TEXT($target) }: by your token with { TEXT($owner) }
    }
opt-gamble-yes = Risk it: success value +1, double pay
opt-gamble-no = Play it straight
opt-dice =
    { $target ->
        [one] { $target } die for this job
       *[other] { $target } dice for this job
    }
opt-end_turn = End of turn
opt-stake = Bet ${ $target }
opt-stake-0 = Bet nothing
opt-stake-all = Bet all you have: ${ $amount }
opt-launder = Launder ${ $target }
opt-launder-0 = Launder nothing
opt-launder-all = Launder all you have: ${ $amount }
opt-rob = Robbery by { TEXT($gangster) }, strength { $strength }
opt-rob-dice =
    { $dice ->
        [one] Robbery by { TEXT($gangster) } with { $dice } die
       *[other] Robbery by { TEXT($gangster) } with { $dice } dice
    }
opt-ambush = Ambush by { TEXT($gangster) }, strength { $strength }
opt-ambush-dice =
    { $dice ->
        [one] Ambush by { TEXT($gangster) } with { $dice } die
       *[other] Ambush by { TEXT($gangster) } with { $dice } dice
    }
opt-ambush_instead = Ambush by { TEXT($gangster) }: throw { TEXT($card) } away
opt-prevent = { TEXT($target) } steps in and throws the job away
opt-cancel_card = { TEXT($target) } cancels the card
opt-reroll = Cop: roll the { $face } again
opt-reroll_by_card = Patron: roll the { $face } again
opt-reroll_any = { TEXT($target) }: pick dice to roll again
opt-force_reroll = The { $face } must be rolled again
opt-die = Pick up the { $face }
opt-roll = Roll what you have picked up
opt-purchase = { TEXT($target) } · income ${ $income } · price ${ $price }
opt-shoot_back = Shoot back
opt-repeat = Once more
opt-take_back_job = Take the card back
opt-double = { TEXT($target) }
opt-grow = { TEXT($target) }: strength +1 for ${ $price }
opt-discard = Discard { TEXT($target, form: "full") }
opt-discard_influence = Discard { TEXT($target) }
opt-home = Take your token home from { TEXT($target, form: "the") } ({ TEXT($owner) })

## What deals move

goods-cash = ${ $count }
promise-later-token =
    { $giver-is ->
        [you] you will take your deal token off { TEXT($thing, form: "the") } { $until }
       *[other] { $giver } will take the deal token off { TEXT($thing, form: "the") } { $until }
    }
goods-business = { TEXT($what, form: "the") }
goods-token = a deal token on { TEXT($what, form: "the") }
# On the deal desk, where they are chosen from a list
desk-kind-business = Businesses
desk-kind-gangster = Gangsters without an assignment
desk-kind-token =
    { $half ->
        [give] Your business serves them once: their deal token on
       *[take] Their business serves you once: your deal token on
    }
desk-business = { TEXT($what) }, income ${ $income }
desk-gangster = { TEXT($what) }, strength { $strength }
desk-token =
    { $state ->
        [planned] { TEXT($what, form: "the") }, planned, not yet paid
       *[in_play] { TEXT($what, form: "the") }
    }

## Events

event-boss = { $seat } leads the { TEXT($family) } family.
    .you = You lead the { TEXT($family) } family.
event-first_player = { TEXT($side) } goes first.
    .you = You go first.
event-market_open = On the market: { $businesses }.
event-starting_sets = Everybody is handed a snitch, a schemer and a henchman.
event-round = Round { $round } begins, with { TEXT($first) } as first player.
event-drew_jobs =
    { $count ->
        [one] { TEXT($side) } draws { $count } job of round { $round }.
       *[other] { TEXT($side) } draws { $count } jobs of round { $round }.
    }
    .you = You draw: { $cards }.
event-drew_influence =
    { $count ->
        [one] { TEXT($side) } draws { $count } influence card.
       *[other] { TEXT($side) } draws { $count } influence cards.
    }
    .you = You draw influence: { $cards }.
event-influence_reshuffled = The discarded influence cards are shuffled into a new deck.
event-redeal = Somebody drew nothing but attacks ({ $seats }): all jobs of the round are dealt again.
event-drew_from_pile =
    { $count ->
        [one] { TEXT($side) } draws { $count } job from last round’s pile.
       *[other] { TEXT($side) } draws { $count } jobs from last round’s pile.
    }
    .you = You draw from last round’s pile: { $cards }.
event-display = For hire: { $gangsters }.
event-hired = { TEXT($side) } hires { TEXT($gangster) } for ${ $price }.
    .you = You hire { TEXT($gangster) } for ${ $price }.
event-exchanged = { TEXT($gangster) } leaves { TEXT($side) } and makes way for another.
    .you = { TEXT($gangster) } leaves you and makes way for another.
event-planning = Planning begins: every gangster gets something to do.
event-assigned = { TEXT($side) } gives { TEXT($at) } a job of round { $round }.
    .you = You give { TEXT($at) } a job: { TEXT($card) }.
event-planned = { TEXT($side) } has { TEXT($at) } plan a purchase: a { TEXT($business, form: "mid") }.
    .you = You have { TEXT($at) } plan a purchase: a { TEXT($business, form: "mid") }.
event-planned_new = { TEXT($side) } has { TEXT($at) } plan a purchase: a { TEXT($business, form: "mid") }. New on the market: a { TEXT($market, form: "mid") }.
    .you = You have { TEXT($at) } plan a purchase: a { TEXT($business, form: "mid") }. New on the market: a { TEXT($market, form: "mid") }.
event-declined = { TEXT($side) } gives no more assignments this round.
    .you = You give no more assignments this round.
event-market = New on the market: a { TEXT($business, form: "mid") }.
event-new_market = The market is replaced: { $businesses }.
event-searched = { TEXT($side) } looks through the business deck.
    .you = You look through the business deck.
event-played =
    { $mode ->
        [peek] { TEXT($side) } plays { TEXT($card) }: a look at face-down jobs.
        [replace_market] { TEXT($side) } plays { TEXT($card) }: a new market.
        [attach] { TEXT($side) } plays { TEXT($card) } on { TEXT($gangster) }.
        [skip_own_turn] { TEXT($side) } plays { TEXT($card) } and skips a turn.
        [extra_turn_now] { TEXT($side) } plays { TEXT($card) } and comes first.
        [reroll] { TEXT($side) } plays { TEXT($card) }: one die again.
       *[other] { TEXT($side) } plays { TEXT($card) }.
    }
    .you =
    { $mode ->
        [attach] You play { TEXT($card) } on { TEXT($gangster) }.
       *[other] You play { TEXT($card) }.
    }
event-card_cancelled = { TEXT($side) } has it cancelled by { TEXT($by) }: the card does nothing.
    .you = You have it cancelled by { TEXT($by) }: the card does nothing.
event-used =
    { $looks ->
        [yes] { "" }
       *[no] { TEXT($side) } asks { TEXT($card, form: "the") } for a favour.
    }
    .you =
    { $looks ->
        [yes] { "" }
       *[no] You ask { TEXT($card, form: "the") } for a favour.
    }
event-removed_card = { TEXT($side) } sends { TEXT($by) } to see { TEXT($gangster) }.
    .you = You send { TEXT($by) } to see { TEXT($gangster) }.
event-unpinned = { TEXT($gangster) } goes on without { $cards }.
event-laundered =
    { $amount ->
        [0] { TEXT($side) } launders nothing.
       *[other] { TEXT($side) } launders ${ $amount }.
    }
    .you =
    { $amount ->
        [0] You launder nothing.
       *[other] You launder ${ $amount }.
    }
event-took_back =
    { $at ->
        [none] { TEXT($by) } brings { TEXT($side) } a card back: { TEXT($card) }.
       *[other] { TEXT($side) } takes back the job that lay on { TEXT($at) }.
    }
    .you = You take a card back: { TEXT($card) }.
event-peeked = { TEXT($side) } looks at the job on { TEXT($at) }.
    .you = You look at the job on { TEXT($at) }: { TEXT($card, form: "full") }.
event-looked =
    { $way ->
        [card] { $at_2 ->
            [none] { TEXT($side) } plays { TEXT($by) } and looks at the job on { TEXT($at) }.
           *[other] { TEXT($side) } plays { TEXT($by) } and looks at the jobs on { TEXT($at) } and { TEXT($at_2) }.
        }
       *[favour] { $at_2 ->
            [none] { TEXT($side) } asks { TEXT($by, form: "the") } for a favour and looks at the job on { TEXT($at) }.
           *[other] { TEXT($side) } asks { TEXT($by, form: "the") } for a favour and looks at the jobs on { TEXT($at) } and { TEXT($at_2) }.
        }
    }
    .you =
    { $way ->
        [card] { $at_2 ->
            [none] You play { TEXT($by) }: the job on { TEXT($at) } is { TEXT($card) }.
           *[other] You play { TEXT($by) }: the job on { TEXT($at) } is { TEXT($card) }, the one on { TEXT($at_2) } is { TEXT($card_2) }.
        }
       *[favour] { $at_2 ->
            [none] You ask { TEXT($by, form: "the") } for a favour: the job on { TEXT($at) } is { TEXT($card) }.
           *[other] You ask { TEXT($by, form: "the") } for a favour: the job on { TEXT($at) } is { TEXT($card) }, the one on { TEXT($at_2) } is { TEXT($card_2) }.
        }
    }
event-action = The night begins: the assignments are carried out.
event-cancelled =
    { $business ->
        [none] { TEXT($side) } calls off the job on { TEXT($at) }.
       *[other] { TEXT($side) } calls off a purchase: a { TEXT($business, form: "mid") }.
    }
    .you =
    { $business ->
        [none] You call off the job on { TEXT($at) }.
       *[other] You call off a purchase: a { TEXT($business, form: "mid") }.
    }
event-bought = { TEXT($side) } buys a { TEXT($business, form: "mid") } for ${ $price }.
    .you = You buy a { TEXT($business, form: "mid") } for ${ $price }.
event-substitute = { TEXT($gangster) } has other plans: the job is thrown away.
event-revealed =
    { $aim ->
        [shot] { TEXT($gangster) } shoots back at { TEXT($target) }.
        [money] { TEXT($gangster) } ({ TEXT($side) }) rolls for money.
        [thing] { TEXT($gangster) } ({ TEXT($side) }) turns up { TEXT($job) } against { TEXT($target, form: "the") } ({ TEXT($against) }).
        [player] { TEXT($gangster) } ({ TEXT($side) }) turns up { TEXT($job) } against { TEXT($against) }.
       *[none] { TEXT($gangster) } ({ TEXT($side) }) turns up { TEXT($job) }.
    }{ $sources ->
        [none] { "" }
       *[other] { " " }In use: { $sources }.
    }{ $stake ->
        [none] { "" }
       *[other] { " " }Stake: ${ $stake }.
    }{ $gamble ->
        [none] { "" }
       *[other] { " " }All or nothing: double pay.
    }{ $planned ->
        [none] { "" }
       *[other] { " " }Dice set apart: { $planned }.
    }
event-rolled =
    { $dice ->
        [none] There are no dice to roll.
       *[other]
            { $count ->
                [one] The die shows { $dice }; { $value } or better is a success.
               *[other] The dice show { $dice }; { $value } or better is a success.
            }
    }
event-rerolled =
    { $picked ->
        [none]
            { $count ->
                [one] The die is rolled again: { $dice }.
               *[other] One die is rolled again: { $dice }.
            }
       *[other]
            { $count ->
                [one] The die is rolled again: { $dice }.
               *[other] The dice are rolled again: { $dice }.
            }
    }
event-outcome =
    { $works ->
        [no]
            { $successes ->
                [0] That is no success.
                [one] That is { $successes } success, which is not enough.
               *[other] That is { $successes } successes, which is not enough.
            }
       *[yes]
            { $successes ->
                [one] That is { $successes } success.
               *[other] That is { $successes } successes.
            }
    }
event-money =
    { $why ->
        [hire] { "" }
        [purchase] { "" }
        [growth] { "" }
        [income] { TEXT($side) } takes in ${ $amount }.
        [reward] { TEXT($side) } earns ${ $amount }.
        [robbery] { TEXT($side) } robs ${ $amount }.
        [races] { TEXT($side) } wins ${ $amount } at the races.
        [races_lost] { TEXT($side) } loses ${ $amount } at the races.
        [theft] { TEXT($side) } steals ${ $amount } from { TEXT($from) }.
        [party] { TEXT($side) } gets ${ $amount } as a present from { TEXT($from) }.
        [damage] { TEXT($side) } pays ${ $amount } for the damage.
        [bounty] { TEXT($side) } collects a bounty of ${ $amount }.
        [bonus_income] { TEXT($side) } has the highest income: ${ $amount } more.
        [most_gangsters] { TEXT($side) } has the most gangsters: ${ $amount }.
        [kills] { TEXT($side) } is paid ${ $amount } for the dead.
       *[laundered] { TEXT($side) } brings ${ $amount } out of the laundry.
    }
    .you =
    { $why ->
        [hire] { "" }
        [purchase] { "" }
        [growth] { "" }
        [income] You take in ${ $amount }.
        [reward] You earn ${ $amount }.
        [robbery] You rob ${ $amount }.
        [races] You win ${ $amount } at the races.
        [races_lost] You lose ${ $amount } at the races.
        [theft] You steal ${ $amount } from { TEXT($from) }.
        [party] You get ${ $amount } as a present from { TEXT($from) }.
        [damage] You pay ${ $amount } for the damage.
        [bounty] You collect a bounty of ${ $amount }.
        [bonus_income] You have the highest income: ${ $amount } more.
        [most_gangsters] You have the most gangsters: ${ $amount }.
        [kills] You are paid ${ $amount } for the dead.
       *[laundered] You bring ${ $amount } out of the laundry.
    }
event-repelled = { TEXT($side) } was waiting: the attack comes to nothing.
    .you = You were waiting: the attack comes to nothing.
event-prevented = { TEXT($gangster) } steps in: nothing happens.
event-took_over = { TEXT($side) } talks { TEXT($business, form: "the") } over, away from { TEXT($from) }.
    .you = You talk { TEXT($business, form: "the") } over, away from { TEXT($from) }.
event-killed =
    { $gangster ->
        [none] That was the last of { TEXT($business, form: "the") }: gone for good.
       *[other] { TEXT($gangster) } is dead.
    }
event-blocked =
    { $gangster ->
        [none] Until the end of the round { TEXT($business, form: "the") } is blocked.
       *[other] { TEXT($gangster) } is blocked until the end of the round.
    }
event-token_home = A token of { TEXT($side) } goes home from { TEXT($spot, form: "the") }.
    .you = A token of yours comes home from { TEXT($spot, form: "the") }.
event-monopoly =
    { $seat ->
        [none] The monopoly “{ TEXT($monopoly) }” is lost.
       *[other] { TEXT($side) } now holds the monopoly “{ TEXT($monopoly) }”.
    }
    .you = You now hold the monopoly “{ TEXT($monopoly) }”.
event-doubled = { TEXT($side) } is paid double this time: { TEXT($kind, form: "mid") }.
    .you = You are paid double this time: { TEXT($kind, form: "mid") }.
event-grew = { TEXT($gangster) } grows: strength +1.
event-discarded_job = { TEXT($side) } discards a job of round { $round }.
    .you = You discard { TEXT($card) }.
event-discarded_influence = { TEXT($side) } discards an influence card.
    .you = You discard { TEXT($card) }.
event-ended = The books are closed. Richest: { $winners }.

## Endings

ending-most_money = The last payday is over: ${ $best } is the most.
ending-estate = The last payday is over: ${ $best } each, and the dearer estate decides.
ending-shared = The last payday is over: ${ $best } each, and nothing between them.
standing-total = Counted as at the end
standing-cash = Cash
standing-laundered = Laundered (counts double)
standing-payday = Next payday
score-line = { $name }: ${ $score }

## The table as text

text-round = Round { $round } of { $rounds }
text-first = first player: { TEXT($who) }
text-turn = turn: { TEXT($who) }
text-market = Market
text-priced = { TEXT($what) } ${ $price } (+${ $income })
text-deck = Business deck, from the top ({ $count })
text-monopolies = Monopolies
text-held =
    { $who ->
        [none] { TEXT($what) } –
       *[other] { TEXT($what) }: { TEXT($who) }
    }
text-tokens-on = ({ $names })
text-job-decks = Job decks
text-influence-deck = Influence cards: { $count }, discarded { $gone }
text-pile = Pile of round { $round }
text-face-down = face down: { $count }
text-display = For hire
text-for-hire = { TEXT($what) }, guns { $guns }, ${ $price }
text-deeds = Under way
text-owned = { TEXT($what) } ({ TEXT($who) })
text-for-money = a roll for money
text-dice =
    { $count ->
        [one] Die { $dice }, success from { $value }
       *[other] Dice { $dice }, success from { $value }
    }
text-family = { TEXT($family) } (seat { $seat })
text-family-you = { TEXT($family) } (you, seat { $seat })
text-cash = cash ${ $amount }
text-laundered = laundered ${ $amount }
text-tokens = tokens { $count }
text-jobs = jobs { $count } (backs { $backs })
text-influence = influence { $count }
text-businesses = Businesses
text-boss = Under the boss
text-trophies = Killed
text-known = Known in hand
text-blocked = blocked
text-used = used
text-split =
    { $count ->
        [one] { $count } die left
       *[other] { $count } dice left
    }
text-idle = –
text-job-hidden = job { $round }, face down
text-job = job { $round }: { TEXT($what, form: "full") }
text-purchase = purchase: { TEXT($what, form: "mid") }, ${ $price }
text-full = { TEXT($what, form: "full") }
text-your-jobs = Your jobs
text-your-influence = Your influence cards

## The accounts at the end

account-sum =
    { $sign ->
        [minus] −${ $amount }
       *[plus] ${ $amount }
    }
account-start = At the start
account-jobs = Earned with jobs
account-taken = Taken from others
account-lost = Lost to others, and for damage
account-income = Paydays
account-purchases = Businesses bought
account-gangsters = Gangsters hired
account-deals = Deals
account-final = Final payday: double income
account-most_gangsters = Most gangsters
account-kills = For the dead
account-laundered = Laundered money, doubled
account-total = In all

## The picture: what is written on the table, and what its pieces say of themselves when pointed at

pic-label =
    { $part ->
        [board] The board, round { $round }
        [seat] Play area: { $family }
        [hand] Your cards
       *[all] The table, round { $round }
    }
pic-money = ${ $amount }
pic-seat = Seat { $seat }
pic-you = You
pic-first = First player
pic-winner = Richest
pic-cash = Cash: ${ $amount }
pic-laundered = Laundered: ${ $amount }
pic-payday-round = Round { $round }. Every open business pays.
pic-payday-last = The last payday: everything pays double.
pic-payday-goal = Most money after round IV wins. Laundered money counts double at the end.
pic-payday = Next payday: ${ $amount }
pic-business = { $name }: income ${ $income }, price ${ $cost }
pic-blocked = Blocked until the end of the round
pic-used =
    { $count ->
        [one] Used this round
       *[other] Used { $count } times this round
    }
pic-token = Deal token: { $family }
pic-tokens =
    { $count ->
        [0] No deal token left
        [one] { $count } deal token left to place
       *[other] { $count } deal tokens left to place
    }
pic-gangster = { $name }: strength { $strength }, guns on the card { $guns }
pic-split =
    { $dice ->
        [one] { $dice } die left for his other job
       *[other] { $dice } dice left for his other job
    }
pic-task = A job of round { $round }, face down
pic-task-known = Face down, known to you: { $job } (round { $round })
pic-planned = Planned, not yet paid: { $name }, ${ $cost }
pic-recruit =
    { $guns ->
        [one] { $name }: { $guns } gun, price ${ $price }
       *[other] { $name }: { $guns } guns, price ${ $price }
    }
pic-trophy =
    { $guns ->
        [one] Killed: { $name }, { $guns } gun
       *[other] Killed: { $name }, { $guns } guns
    }
pic-jobs =
    { $count ->
        [one] In hand: { $count } job of round { $round }
       *[other] In hand: { $count } jobs of round { $round }
    }
pic-influence =
    { $count ->
        [one] In hand: { $count } influence card
       *[other] In hand: { $count } influence cards
    }
pic-monopoly-held = Monopoly: { $name }
pic-monopoly =
    { $holder ->
        [none] Monopoly: { $name }, held by nobody
       *[other] Monopoly: { $name }, held by { $holder }
    }
pic-deck =
    { $count ->
        [one] Business deck: { $count } card
       *[other] Business deck: { $count } cards
    }
pic-in-deck = { $name }, place { $place } in the deck, ${ $cost }
pic-job-deck =
    { $count ->
        [one] Jobs of round { $round }: { $count } card left
       *[other] Jobs of round { $round }: { $count } cards left
    }
pic-pile =
    { $count ->
        [one] Pile of round { $round }: { $count } card
       *[other] Pile of round { $round }: { $count } cards
    }
pic-influence-deck =
    { $count ->
        [one] Influence deck: { $count } card
       *[other] Influence deck: { $count } cards
    }
pic-influence-discard =
    { $count ->
        [one] Influence cards played: { $count } card
       *[other] Influence cards played: { $count } cards
    }
pic-special-deck =
    { $count ->
        [one] Special gangsters in the deck: { $count } card
       *[other] Special gangsters in the deck: { $count } cards
    }
pic-special-aside =
    { $count ->
        [one] Set aside until round 3: { $count } special gangster
       *[other] Set aside until round 3: { $count } special gangsters
    }
pic-round = Round { $round }
pic-category =
    { $category ->
        [earning] Earning
        [attack] Attack
        [reaction] Reaction
       *[neutral] Other
    }
pic-effect =
    { $effect ->
        [block] blocked
        [kill] dead
        [destroy] destroyed
        [take] taken
        [repel] repelled
        [repel_and_kill] + kill
       *[shoot_back] shoots back
    }
pic-effect-sum =
    { $effect ->
        [fine] ${ $amount } to bank
        [collect_each] ${ $amount } each
       *[steal] ${ $amount } stolen
    }
pic-up-to = up to ${ $amount }
pic-share =
    { $share ->
        [half] half of it
       *[all] all of it
    }
pic-full-price = full price
pic-no-cards = No cards in hand
pic-deed =
    { $mode ->
        [shoot_back] Shooting back
       *[substitute_earning] A roll for money
    }
pic-against = Against: { $target }
pic-roll =
    { $successes ->
        [one] Dice { $dice }; success from { $value }: { $successes } success
       *[other] Dice { $dice }; success from { $value }: { $successes } successes
    }
pic-revealed = On the table
pic-needed = needed
pic-die =
    { $hit ->
        [yes] { $face }: a success ({ $value } or more)
       *[no] { $face }: a miss ({ $value } or more wanted)
    }
pic-successes =
    { $count ->
        [one] { $count } success
       *[other] { $count } successes
    }
pic-stamp =
    { $stamp ->
        [repelled] repelled
        [void] cancelled
        [repeated] once more
        [gamble] all or nothing
        [block] blocked
       *[kill] dead
    }
pic-bosses = Five families. Which is yours?
pic-closed = The books are closed
pic-order = Order of play
pic-deck-open = The business deck, from the top
pic-no-family = No family yet
pic-vacant = { $seat } has not chosen a family yet
pic-phase =
    { $phase ->
        [draw] Everybody draws jobs of the round, and influence cards.
        [hire] In turn, each may hire one gangster and have him work at once.
        [planning] In turn: one gangster gets a job, face down, or a business to buy.
        [action] In turn: one job is turned up and rolled for, or one purchase paid.
        [income] Businesses and monopolies pay. Then the hands are cut down to size.
        [end] Double income, the bonuses and the laundered money: then all is counted.
       *[other] Boss, starting businesses and money are handed out.
    }

## Windows, as a standing order names them

window-RedealCheck = The jobs of the round
window-TurnWindow = Before another player’s turn
window-InfluenceWindow = An influence card is played
window-RevealWindow = A job is revealed
window-RollerDice = Your own roll
window-OthersDice = Another player’s roll
window-RobWindow = A reward is about to be paid
window-AmbushWindow = You are attacked
window-CancelWindow = Harm about to be done
window-DoctorWindow = A gangster was killed or blocked

## The primer: how it is played

primer-goal = Money is all that counts
primer-goal-text = After four rounds comes the last payday: every income doubles, so does laundered money, and there is a bonus for the largest gang and for dead rivals. Then the richest family has won.
primer-goal-alt = The end of a game: the families by their money, the richest on top.

primer-round = A round has four phases
primer-round-text = There are four rounds. Turns go clockwise from the first player, and the talking never stops.
primer-round-step-1 = Draw: jobs of this round, and from the second round on influence cards too.
primer-round-step-2 = Planning: in your turn one gangster gets a job, face down, or a purchase, face up. So it goes until all are busy.
primer-round-step-3 = Action: one assignment a turn, in the order you like. Roll the dice or call it off.
primer-round-step-4 = Payday: every business pays. Then you may hire one gangster.

primer-job = How to read a job
primer-job-text = It lies face down on a gangster until he sets about it. Earnings bring money, attacks hit others, reactions wait for somebody else’s turn.
primer-job-alt = The job “{ fraud }”, with six numbers pointing at its parts.
primer-job-note-1 = The round. It stands on the back as well, for all to see.
primer-job-note-2 = What it needs: these businesses, your own or another’s by a deal. An attack shows its target here.
primer-job-note-3 = What it is: earning, attack, reaction or something else.
primer-job-note-4 = A success: this much on a die, or more.
primer-job-note-5 = Two successes bring this.
primer-job-note-6 = One brings this. None, as a rule, brings nothing.

primer-crew = How to read a gangster and a business
primer-crew-text = Gangsters get things done; businesses pay and open the way for jobs. A purchase is planned like a job and paid for when its turn comes: no money then, no business.
primer-crew-alt = A gangster with a closed file, and a lawyer for sale, with five numbers pointing at their parts.
primer-crew-note-1 = Guns: his strength, and his dice.
primer-crew-note-2 = His assignment: a job, face down. A purchase would lie face up.
primer-crew-note-3 = Income on every payday.
primer-crew-note-4 = What this businessman can do besides.
primer-crew-note-5 = Price on the market: twice the income.

primer-dice = The roll
primer-dice-text = As many dice as guns; every die that reaches the number is a success. Two or more take the upper row, one takes the lower.
primer-dice-alt = A case on the felt: “{ fraud }”, three dice showing 1, 4 and 5, 3 or more needed, two successes.

primer-deals = Deals
primer-deals-text = Alone one does not get far. Talk to anybody at any time; offers can be struck whenever no dice and no answers are pending. What an offer names changes hands all at once, or not at all.
primer-deals-step-1 = A deal token: another’s business serves you once, for one job. The price is between the two of you.
primer-deals-step-2 = Money, businesses, idle gangsters, deal tokens, in any mix. Cards in hand and laundered money never.
primer-deals-step-3 = Promises are words. “Half of it is yours”, “I’ll leave you alone”: nobody has to keep them.

primer-reactions = Out of turn
primer-reactions-text = Where something can be answered, the table asks everybody who could, going by what lies open, and all answer unseen. So a pass gives nothing away. You may also pass in advance, by a standing order.
primer-reactions-step-1 = Robbery: half or all of what another has just earned.
primer-reactions-step-2 = Ambush: an attack on you fails, and with two successes the attacker dies.
primer-reactions-step-3 = Influence cards need no gangster: straight from the hand, at the moment they name. A doctor saves a man, a schemer lets you go first.

primer-secret = What is hidden and what is not
primer-secret-text = About your cards you may say anything. Showing them is forbidden.
primer-secret-step-1 = Yours alone: your jobs, in hand and on gangsters, and the influence cards in your hand.
primer-secret-step-2 = Everybody’s: money, businesses, gangsters, planned purchases, how many cards you hold, and of which round each job is.
primer-secret-step-3 = Nobody’s: the order of the decks.

primer-win = What wins and what loses
primer-win-text = Whoever turns down every deal rarely wins.
primer-win-step-1 = Gangsters are actions: hire whenever you can. In the end the largest gang gets ${ $gang }.
primer-win-step-2 = A monopoly: two of a kind at least, and more than all others together. ${ $income } every payday.
primer-win-step-3 = Earn first, then buy, then use what you have bought. Long chains break easily.
primer-win-step-4 = A blocked card pays nothing, serves no job and sends its tokens home. A beating is work for weak men.

primer-first = Your first question
primer-first-text = Whose boss are you? Yellow, green and red begin with three businesses each: just right for a first evening. Then comes planning: click a gangster, then a job or a business from the market; nothing is paid yet, and no job is shown.
primer-first-alt = The five bosses, each with the emblem of the family and the businesses it begins with.

## What a choice surely does: figures and what they become

figure-cash = { $family }: cash
figure-laundered = { $family }: laundered
figure-payday = { $family }: payday
figure-influence = { $family }: influence cards
figure-tokens = { $family }: deal tokens
figure-gangster = { $state ->
    [blocked] strength { $strength }, blocked
   *[other] strength { $strength }
}
figure-business = { $family }: { $business }
figure-owned =
    { $state ->
        [open] { $count }
       *[blocked] { $count }, blocked { $blocked }
    }

## The table as a list, to be read aloud and played from

list-stands = How the game stands
list-first = First player: { TEXT($who) }
list-turn = It is the turn of: { TEXT($who) }
list-richest = Most money, cash and laundered together: { $who }, ${ $amount }
list-bosses = The bosses
list-taken = { $family }: chosen by seat { $seat }
list-against = against: { $whom }
list-die =
    { $good ->
        [yes] Die { $number } shows { $shown }: a success, for { $value } is enough
       *[no] Die { $number } shows { $shown }: no success, { $value } is needed
    }
list-deck = { $count ->
    [one] { $count } business left in the deck
   *[other] { $count } businesses left in the deck
}
list-in-deck = Number { $number } from the top: { TEXT($what) }
list-monopoly =
    { $who ->
        [none] { TEXT($what) }: nobody’s.
       *[other] { TEXT($what) }: { TEXT($who) }.
    }
list-owned = Businesses of this kind: { $counts }
list-decks = Decks and piles
list-cards = In hand: jobs { $jobs } (rounds on the backs: { $backs }), influence cards { $influence }
list-tokens = Deal tokens left: { $count }
list-gangster =
    { $grown ->
        [same] { TEXT($what) }: strength { $strength }
       *[other] { TEXT($what) }: strength { $strength }, guns on the card { $guns }
    }
list-discard = Discarded influence cards: { $cards }
list-idle = no assignment
list-second = { TEXT($what) }, second assignment: { $task }

sure-cancel =
    { $sort ->
        [purchase] Call off the purchase? { TEXT($gangster) } does nothing this round, and the { TEXT($card, form: "mid") } goes under the deck.
       *[job] Call off “{ TEXT($card) }”? { TEXT($gangster) } earns nothing this round, and the card is gone.
    }
    .do = Call it off
    .keep = Keep it
sure-decline = No more assignments this round? Whoever has nothing to do stays idle.
    .do = No more
    .keep = Go on planning
why-needs = Needs { TEXT($needs) }: make a deal, or call it off.
why-short = ${ $short } short of its price.
why-reaction = Only in another player’s turn, as an answer to what they do.

## What is in the box: the tables of the dataset

box-meta = About the game
box-components = Counts
box-dice = Dice
box-money = Money
box-bills = Bills
box-rounds = Rounds
box-limits = Limits
box-setup = Setup
box-scoring = Scoring
box-expansion = Expansion
box-variants = Variants
box-families = Families
box-gangsters = Gangsters
box-businesses = Businesses
box-monopolies = Monopolies
box-jobs = Jobs
box-influence = Influence cards
box-special-gangs = Special gangs
box-special-gangsters = Special gangsters
box-windows = Reaction windows
box-trade = Trade

# What decided a fight, in the log
tally-hit = success
tally-miss = no success

# How much has happened since the reader's last move, by kind of event
since-assigned =
    { $count ->
        [one] { $count } job given
       *[other] { $count } jobs given
    }
since-played =
    { $count ->
        [one] { $count } card of influence
       *[other] { $count } cards of influence
    }
since-outcome =
    { $count ->
        [one] { $count } job carried out
       *[other] { $count } jobs carried out
    }
since-bought =
    { $count ->
        [one] { $count } purchase
       *[other] { $count } purchases
    }
since-killed =
    { $count ->
        [one] { $count } dead
       *[other] { $count } dead
    }

## Hints: what it means to choose one of a kind

do-assign = A gangster takes a job or a purchase for this round; what it is shows only in the action phase.
do-plan = A planned business is paid in the action phase; without the money then it is lost.
do-perform = The job is turned up, dice are rolled, one for each gun, and successes decide.
do-hire = A new gangster is one more assignment in every round to come.
do-cancel = The assignment is thrown away without effect.

# Standing answers

window-IncomeHire = Hiring after income
window-BuyNow = Buying at once
window-HandLimit = Hand limit
standing-AmbushWindow-ambush = Ambush if I can
standing-IncomeHire-pass = Hire nobody
standing-BuyNow-pass = Buy nothing
standing-HandLimit-oldest = Discard jobs of early rounds first
standing-unless-named = unless it is against me
standing-unless-cash = unless I have more cash than
