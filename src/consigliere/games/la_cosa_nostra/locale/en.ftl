### La Cosa Nostra.
###
### Forms of a name: the plain one opens a sentence or stands alone, `.mid` is used inside a sentence, `.full` says all
### that matters for a choice. A family is spoken of by its name, in the singular.

title = La Cosa Nostra
tagline = New York. Five families, four rounds, and nobody’s word is worth a dime.

## The five families

side-blundetto = Blundetto
side-dimaggio = DiMaggio
side-calmuti = Calmuti
side-laserva = LaServa
side-caruso = Caruso

## Businesses

pimp = Pimp
    .mid = pimp
pimp-hint = Income ${ $income }, price ${ $cost }. Counts for the prostitution monopoly.
dealer = Dealer
    .mid = dealer
dealer-hint = Income ${ $income }, price ${ $cost }. Counts for the street trade monopoly.
loan_shark = Loan Shark
    .mid = loan shark
loan_shark-hint = Income ${ $income }, price ${ $cost }. Counts for the lending monopoly.
lawyer = Lawyer
    .mid = lawyer
lawyer-hint = Income ${ $income }, price ${ $cost }. Once a round, in your turn: look at two face-down jobs of other players.
politician = Politician
    .mid = politician
politician-hint = Income ${ $income }, price ${ $cost }. One more influence card in every draw.
cop = Cop
    .mid = cop
cop-hint = Income ${ $income }, price ${ $cost }. Once a round: roll one die of an earning again.
garage = Garage
    .mid = garage
garage-hint = Company. Income ${ $income }, price ${ $cost }.
construction_firm = Construction Firm
    .mid = construction firm
construction_firm-hint = Company. Income ${ $income }, price ${ $cost }.
waste_company = Waste Company
    .mid = waste company
waste_company-hint = Company. Income ${ $income }, price ${ $cost }.
night_club = Night Club
    .mid = night club
night_club-hint = Company. Income ${ $income }, price ${ $cost }.
casino = Casino
    .mid = casino
casino-hint = Company. Income ${ $income }, price ${ $cost }.
business-card = { TEXT($kind) }
    .mid = { TEXT($kind, form: "mid") }
    .full = { TEXT($kind) } · income ${ $income } · price ${ $cost }

## Monopolies

prostitution = Prostitution
street_trade = Street Trade
lending = Lending
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
laundering-hint = Up to ${ $one } of your cash goes under the boss, with two successes up to ${ $two }. At the end it doubles.
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
terms-needs = needs { TEXT($needs, form: "mid") } · { $value }+ · ${ $one }, two ${ $two }
terms-monopolies = needs { $count } monopolies · { $value }+ · ${ $one }, two ${ $two }
terms-money = { $value }+ · ${ $one }, two ${ $two }
terms-value = { $value }+
terms-strength = against his strength
listed = { TEXT($first, form: "mid") }, { TEXT($rest, form: "mid") }
several = { TEXT($kind, form: "mid") } ×{ $count }
