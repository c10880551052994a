## The poster: title, one or two sentences, what kind of game it is

game-title = Хрещений батько: Імперія Корлеоне
game-pitch = Нью-Йорк п’ятдесятих. Кожна справа має вітрину й чорний хід, а Гудзон уміє мовчати.
game-kind = Кожен за себе
game-goal = Перемагає найповніша валіза після чотирьох раундів. Гроші на руці не рахуються.

## Bots, by seat

bot-name-1 = Тітка Кармела
bot-name-2 = Френкі Попіл
bot-name-3 = Джина Марро
bot-name-4 = Томмі Перо
bot-name-5 = Старий Бальдо

## Families: sides of the table, and their figures

marzullo = Сім’я Марцулло
    .mid = сім’я Марцулло
side-marzullo = Марцулло
faction-marzullo = Сім’я Марцулло
marzullo_don = Дон Марцулло
marzullo_consigliere = Сальво Марцулло
marzullo_heir = Розаріо Марцулло
matarazzo = Сім’я Матараццо
    .mid = сім’я Матараццо
side-matarazzo = Матараццо
faction-matarazzo = Сім’я Матараццо
matarazzo_don = Леолука Матараццо
matarazzo_consigliere = Джеймс «Павук» О’Райлі
matarazzo_heir = Таніно Матараццо
vitale = Сім’я Вітале
    .mid = сім’я Вітале
side-vitale = Вітале
faction-vitale = Сім’я Вітале
vitale_don = Джанні Вітале
vitale_consigliere = Софія Вітале
vitale_heir = Танкреді Вітале
caccamo = Сім’я Каккамо
    .mid = сім’я Каккамо
side-caccamo = Каккамо
faction-caccamo = Сім’я Каккамо
caccamo_don = Карло Каккамо
caccamo_consigliere = Ерік Колман
caccamo_heir = Тара Каккамо
pizzino = Сім’я Піцціно
    .mid = сім’я Піцціно
side-pizzino = Піцціно
faction-pizzino = Сім’я Піцціно
pizzino_don = Томмазо Піцціно
pizzino_consigliere = М’ясник
pizzino_heir = К’яра Піцціно
thug-of = громило { TEXT($family) }
side-neutral = Нейтральні
side-unseated = Ніхто
mayor = Мер
union_boss = Бос профспілки
police_chief = Шеф поліції

## Districts and other places

wall_street = Волл-стріт
    .in = на Волл-стріт
brooklyn = Бруклін
    .in = у Брукліні
upper_east_side = Верхній Іст-Сайд
    .in = у Верхньому Іст-Сайді
    .short = Іст-Сайд
queens = Квінз
    .in = у Квінзі
upper_west_side = Верхній Вест-Сайд
    .in = у Верхньому Вест-Сайді
    .short = Вест-Сайд
midtown = Мідтаун
    .in = у Мідтауні
chelsea = Челсі
    .in = у Челсі
central_park = Центральний парк
hudson = Гудзон
nowhere = поруч із полем

## Spaces for family members, by the areas they touch

fs_01 = Челсі — Мідтаун — Центральний парк
fs_02 = Мідтаун — Квінз
fs_03 = Челсі — Мідтаун — Волл-стріт
fs_04 = Верхній Вест-Сайд — Верхній Іст-Сайд — Центральний парк
fs_05 = Верхній Вест-Сайд — Челсі — Центральний парк
fs_06 = Верхній Іст-Сайд — Мідтаун — Центральний парк
fs_07 = Верхній Іст-Сайд — Мідтаун — Квінз
fs_08 = Мідтаун — Квінз — Бруклін
fs_09 = Мідтаун — Бруклін — Волл-стріт
fs_10 = Верхній Вест-Сайд — Челсі
fs_11 = Бруклін — Волл-стріт
fs_12 = Верхній Вест-Сайд — Центральний парк
fs_13 = Верхній Іст-Сайд — Центральний парк
fs_14 = Верхній Іст-Сайд — Квінз
fs_15 = Квінз — Бруклін
fs_16 = Челсі — Волл-стріт
fs_17 = Челсі — Мідтаун

## Locations

loc_wall_street = Фондова біржа
loc_brooklyn = Броварня
loc_upper_east_side = Овочевий ринок
loc_queens = Іподром
loc_upper_west_side = Мисливський клуб
loc_midtown = Залізниця Пенн Сентрал
loc_chelsea = Пральня
tile_gun_shop = Збройова крамниця
tile_distillery = Гуральня
tile_pawn_shop = Ломбард
tile_restaurant = Ресторан
tile_barber_shop = Перукарня
tile_night_club = Нічний клуб
tile_freight_depot = Вантажний склад
tile_betting_parlour = Букмекерська контора
tile_casino = Казино
tile_opium_den = Опіумне кубло
tile_import_company = Імпортна компанія
tile_private_bank = Приватний банк

## Cards

bill_1 = $1
bill_2 = $2
bill_3 = $3
bill_5 = $5
gun = Зброя
    .mid = зброя
dirty_money = Брудні гроші
    .mid = брудні гроші
booze = Алкоголь
    .mid = алкоголь
narcotics = Наркотики
    .mid = наркотики
time_to_pay = Час платити
protection_money = Плата за захист
second_visit = Повторний візит
numbers_game = Підпільна лотерея
street_tax = Вуличний податок
grand_collection = Великий збір
change_of_scenery = Зміна обстановки
muscle_out = Витіснити з району
family_meeting = Сімейна рада
horse_head_in_bed = Голова в ліжку
inside_man = Своя людина
offer_cant_refuse = Без права відмови
cook_the_books = Подвійна бухгалтерія
money_laundering = Відмивання грошей
offshore_account = Офшорний рахунок
blackmail = Шантаж
fence_the_goods = Збут краденого
tax_fraud = Податкова афера
gun_down = Розстріл
drive_by_shooting = Стрілянина з авто
contract_killing = Замовне вбивство
car_bomb = Бомба в машині
sleep_with_the_fishes = Корм для риб
settle_all_accounts = Закрити всі рахунки
family_accountant = Бухгалтер сім’ї
small_time_bookie = Дрібний букмекер
bandit = Бандит
ward_politician = Районний політик
shop_steward = Цеховий староста
beat_cop = Дільничний поліцейський
tax_consultant = Податковий консультант
hollywood_producer = Голлівудський продюсер
capo = Капо
city_councillor = Міський депутат
dockers_union_boss = Бос профспілки докерів
police_captain = Капітан поліції
criminalist = Криміналіст
crooked_judge = Продажний суддя
customs_officer = Митник
mayor_in_pocket = Мер
union_boss_in_pocket = Бос профспілки
police_chief_in_pocket = Шеф поліції
colour-yellow = рекет
colour-blue = інтриги
colour-green = фінанси
colour-grey = насильство

## Effects, as chips and buttons say them

effect-launder = Відмити банкноту
many-launder =
    { $count ->
        [one] Відмити { $count } банкноту
        [few] Відмити { $count } банкноти
       *[many] Відмити { $count } банкнот
    }
many-goods =
    { $count ->
        [one] { $count } товар на вибір
        [few] { $count } товари на вибір
       *[many] { $count } товарів на вибір
    }
effect-draw_jobs_2_1 = Одне доручення з двох
effect-exchange_1_5 = Скинути 1 → $5
effect-exchange_2_5 = Скинути 2 → $5
effect-exchange_3_3_5 = Скинути 3 → $3 + $5
effect-exchange_good_1_booze_gun_dirty_money = Скинути 1 → товар на вибір
effect-gain_bill_1 = +$1
effect-gain_bill_2 = +$2
effect-gain_bill_3 = +$3
effect-gain_bill_5 = +$5
effect-gain_good_gun = + зброя
effect-gain_good_dirty_money = + брудні гроші
effect-gain_good_booze = + алкоголь
effect-gain_good_narcotics = + наркотики
effect-take_horse_head = Узяти голову коня
effect-gain_good_choice_booze_gun_dirty_money = + товар на вибір
effect-collect_front = Зібрати з будь-якої вітрини
effect-move_own_thug = Перевести свого громила і зібрати
effect-move_own_family = Перевести члена сім’ї і зібрати
effect-move_opponent_thug = Перемістити чужого громила
effect-move_opponent_family = Перемістити члена чужої сім’ї
effect-opponents_discard_1 = Решта скидає по карті
effect-steal_random_1 = Витягти карту з чужої руки
effect-offer = Усі дають по банкноті, найбільша — вам
effect-put_away_1 = Відмити банкноту
effect-put_away_2 = Відмити до 2 банкнот
effect-put_away_3 = Відмити до 3 банкнот
effect-suitcase_theft_1 = Банкнота з чужої валізи
effect-kill_opponent_thug_board = Убити чужого громила
effect-kill_opponent_family_board = Убити члена чужої сім’ї
effect-kill_opponent_any_board = Убити будь-кого чужого
effect-kill_opponent_thug_opponent_thug_opponent_thug_board = Убити до трьох чужих громил
effect-kill_any_family_any_thug_one_district = Убити члена сім’ї та громила в районі
effect-kill_any_any_any_any_one_district = Убити до двох фігур у районі
effect-kill_opponent_thug_chief_district = Убити громила поруч із шефом
effect-kill_opponent_any_chief_district = Убити будь-кого поруч із шефом
effect-place_neutral_mayor = Мер збирає для вас
effect-place_neutral_union_boss = Бос профспілки збирає для вас
effect-place_neutral_police_chief = Шеф поліції — у район
effect-reward_1 = Заробіток: $1
effect-reward_2 = Заробіток: $2
effect-reward_2_1 = Заробіток: $2 + $1
effect-reward_2_2 = Заробіток: $2 + $2
effect-reward_3 = Заробіток: $3
effect-reward_3_1 = Заробіток: $3 + $1
effect-reward_3_2 = Заробіток: $3 + $2
effect-reward_5 = Заробіток: $5
effect-reward_5_2 = Заробіток: $5 + $2
effect-reward_5_3 = Заробіток: $5 + $3

## Rounds, phases, status

round-name-1 = Весілля
round-name-2 = Турок
round-name-3 = Убивство Сонні
round-name-4 = Зрада
phase-open_location = Відкрити локацію
phase-family_business = Сімейна справа
phase-turf_war = Війна за райони
phase-bribery = Підкуп
phase-tribute = Данина Донові
status-round = Раунд { $number } з 4: { TEXT($name) }
status-limit = Ліміт руки: { $limit }
count-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }
count-markers =
    { $count ->
        [one] { $count } маркер у запасі
        [few] { $count } маркери в запасі
       *[other] { $count } маркерів у запасі
    }
# On the badge, where there is little room
badge-figures =
    { $count ->
        [one] { $count } фігура
        [few] { $count } фігури
       *[other] { $count } фігур
    }
badge-markers =
    { $count ->
        [one] { $count } маркер
        [few] { $count } маркери
       *[other] { $count } маркерів
    }

## Settings

setting-first = Перший гравець
setting-first-hint = Починає той, хто останнім дивився фільм; або хай вирішить жереб.
setting-first-random = за жеребом
setting-first-1 = місце 1
setting-first-2 = місце 2
setting-first-3 = місце 3
setting-first-4 = місце 4
setting-first-5 = місце 5
setting-tie_frees_district = Район після нічиєї
setting-tie_frees_district-hint = Одне речення каже, що його не контролює ніхто; приклад і розділ про контроль лишають чинним верхній маркер.
setting-tie_frees_district-false = контролює верхній маркер
setting-tie_frees_district-true = не контролює ніхто
setting-shared_backs = Чорні ходи, з яких збирає карта
setting-shared_backs-hint = Одне речення дає власникові району частку в усьому, що збирає карта; інше — лише коли грають громилу.
setting-shared_backs-false = не діляться
setting-shared_backs-true = діляться з власниками районів
setting-named_member = Який член сім’ї йде
setting-named_member-hint = За текстом гравець бере будь-кого; усі діють однаково, тож у нас першим іде дон.
setting-named_member-false = першим — дон
setting-named_member-true = називає гравець

## Questions

ask-ChooseFamily = Оберіть сім’ю: вони різняться лише ім’ям і кольором
ask-Turn =
    { $paying ->
        [none] Ваш хід: фігура, доручення або спільник
       *[other] { TEXT($paying) }: чим заплатити?{ $goods ->
            [1] {""}
           *[other] {" "}({ $good } з { $goods })
        }
    }
ask-WhoFirst = { $other } ділить із вами «{ TEXT($location) }»: хто збирає першим?
ask-WhoNext = { TEXT($space) }: чорні ходи діляться. Хто збирає наступним?
ask-NextEffect =
    { $share ->
        [yes] Ваша частка, район ваш: що візьмете?
       *[no] Що візьмете тепер?
    }
ask-LaunderBill =
    { $bills ->
        [yes] { $share ->
            [yes] Ваша частка, район ваш: яку банкноту покласти у валізу?
           *[no] Яку банкноту покласти у валізу?
        }
       *[no] На руці немає жодної банкноти (іншим цього не видно)
    }
ask-Substitute = Банкнот { TEXT($card) } більше немає: яку меншу візьмете?
ask-KeepJob = Залиште одне доручення, інше піде у скид
ask-Exchange =
    { $count ->
        [one] { TEXT($effect) }: яку карту?
        [few] { TEXT($effect) }: які карти?
       *[other] { TEXT($effect) }: які карти?
    }
ask-ChooseGood = Який товар візьмете?
ask-ChooseFront = З вітрини якої локації зібрати?
ask-PlaceNeutral = { TEXT($figure) }: куди поставити?
ask-KillWhere = У якому районі вбити?
ask-NameVictim =
    { $class ->
        [thug] Який громило помре?
        [family] Який член сім’ї помре?
       *[any] Хто помре?
    }{ $all ->
        [1] {""}
       *[other] {" "}({ $number } із { $all })
    }
ask-MoveFigure = Яку фігуру перемістити?
ask-MoveTo = Куди переходить { TEXT($figure) }?
ask-ChooseOpponent = Кого обікрасти?
ask-GiveBills = { $other } грабує вашу валізу: яку банкноту віддасте?
ask-ForcedDiscard = { $other } змушує всіх скинути карту: яку?
ask-Offers = { $other } робить пропозицію, від якої не відмовляються: яку банкноту дасте?
ask-MoveMarker = Ви виграли район «{ TEXT($district) }», але маркерів більше немає: переставити один?
ask-Bids = Таємна ставка: додайте банкноти з валізи й запечатайте
ask-TakeAlly = Якого спільника берете?
ask-PayTribute =
    { $last ->
        [yes] { $count ->
            [one] Остання данина: скиньте { $count } карту; зарахують лише залишені банкноти
            [few] Остання данина: скиньте { $count } карти; зарахують лише залишені банкноти
           *[other] Остання данина: скиньте { $count } карт; зарахують лише залишені банкноти
        }
       *[no] { $count ->
            [one] Данина Донові: скиньте { $count } карту
            [few] Данина Донові: скиньте { $count } карти
           *[other] Данина Донові: скиньте { $count } карт
        }
    }

## What others decide, while the reader waits

await-ChooseFamily = яку сім’ю очолити
await-Turn = що зробити цього ходу
await-WhoFirst = хто збирає першим
await-WhoNext = хто збирає наступним
await-NextEffect = який ефект застосувати
await-LaunderBill = чи відмивати банкноту
await-Substitute = яку меншу банкноту взяти
await-KeepJob = яке доручення залишити
await-Exchange = які карти обміняти
await-ChooseGood = який товар узяти
await-ChooseFront = з якої вітрини зібрати
await-PlaceNeutral = куди поставити персонажа
await-KillWhere = де хтось помре
await-NameVictim = хто помре
await-MoveFigure = хто перейде
await-MoveTo = куди перейде фігура
await-ChooseOpponent = кого обікрасти
await-GiveBills = яку банкноту віддати
await-ForcedDiscard = що скинути
await-Offers = які банкноти запропонувати
await-MoveMarker = чи переставляти маркер
await-Bids = скільки поставити
await-TakeAlly = якого спільника взяти
await-PayTribute = що віддати Донові

## Options

opt-choose = { TEXT($target) }
opt-thug = Громило: «{ TEXT($target) }» ({ $brings })
opt-thug-here = Послати сюди громила
opt-family = Член сім’ї: { TEXT($target) } ({ $brings })
opt-family-here = Послати сюди члена сім’ї
opt-member = Іде { TEXT($target) }
opt-member-here = Іде ця фігурка
opt-job =
    { $idle ->
        [yes] Доручення з руки: «{ TEXT($target) }» (на полі зараз нікого для цього немає)
       *[no] Доручення з руки: «{ TEXT($target) }»
    }
opt-common =
    { $idle ->
        [yes] Загальне доручення: «{ TEXT($target) }» (на полі зараз нікого для цього немає)
       *[no] Загальне доручення: «{ TEXT($target) }»
    }
opt-ally =
    { $idle ->
        [yes] Спільник: { TEXT($target) } (на полі зараз нікого для цього немає)
       *[no] Спільник: { TEXT($target) }
    }
opt-pay = Заплатити: { TEXT($target, form: "mid") }
opt-first =
    { $target-is ->
        [you] Спочатку ви
       *[other] Спочатку { $target }
    }
opt-apply = { TEXT($target) }
opt-launder = { TEXT($target) } у валізу
opt-keep = Залишити «{ TEXT($target) }»
opt-discard = Скинути: { TEXT($target, form: "mid") }
opt-good = Узяти: { TEXT($target, form: "mid") }
opt-bill = Узяти { TEXT($target) }
opt-collect = «{ TEXT($target) }» ({ $brings })
opt-place = { TEXT($target) } ({ $brings })
opt-patrol = { TEXT($target) }
opt-where = { TEXT($target) }
opt-kill = Убити: { TEXT($target) } ({ TEXT($place) })
opt-move = Перемістити: { TEXT($target) } ({ TEXT($place) })
opt-to =
    { $brings ->
        [none] { TEXT($target) }
       *[other] { TEXT($target) } ({ $brings })
    }
opt-rob = Обікрасти: { $target }
opt-give = Віддати { TEXT($target) }
opt-offer = Запропонувати { TEXT($target) }
opt-nothing = Банкнот на руці немає
opt-marker = Переставити маркер: { TEXT($target) }
opt-bid = Додати { TEXT($target) }
opt-done =
    { $total ->
        [0] Нічого не ставити
       *[other] Запечатати ставку: ${ $total }
    }
opt-take = Узяти: { TEXT($target) }
opt-finish = Від решти відмовитися
opt-decline = Відмовитися
marker-name = { TEXT($district) }, { $number }-й знизу

## Events

event-round = Починається раунд { $round }.
event-opened = Відкривається «{ TEXT($location) }» { TEXT($district, form: "in") }.
event-family = { TEXT($family) }: її веде { $seat }.
    .you = { TEXT($family) }: її ведете ви.
event-thug_played = { $seat }: громило йде в локацію «{ TEXT($place) }».
    .you = Ваш громило йде в локацію «{ TEXT($place) }».
event-family_played = { $seat }: { TEXT($figure) } → { TEXT($place) }.
    .you = Ви посилаєте: { TEXT($figure) } → { TEXT($place) }.
event-gained = { $seat } бере: { TEXT($card, form: "mid") }.
    .you = Ви берете: { TEXT($card, form: "mid") }.
event-laundered = { $seat } відмиває { TEXT($card) }.
    .you = Ви відмиваєте { TEXT($card) }.
event-no_launder = { $seat } нічого не відмиває.
    .you = Ви нічого не відмиваєте.
event-drew = { $seat } бере доручення: { $count }.
    .you = Ви берете: { $cards }.
event-kept = { $seat } залишає одне, у скид: { $discarded }.
    .you = Ви залишаєте «{ TEXT($card) }», у скид: { $discarded }.
event-horse = { $seat } забирає голову коня.
    .you = Ви забираєте голову коня.
event-declined = { $seat } відмовляється: { $effects }.
    .you = Ви відмовляєтеся: { $effects }.
event-lapsed = Пропадає: { $effects }.
event-shared =
    { $controller-is ->
        [you] Район під вашим контролем, і ви теж збираєте з локації «{ TEXT($location) }»; { $first-is ->
            [you] ви перші.
           *[other] першим — { $first }.
        }
       *[other] { $controller } контролює район і теж збирає з локації «{ TEXT($location) }»; { $first-is ->
            [you] ви перші.
           *[other] першим — { $first }.
        }
    }
event-no_bill = Замість { TEXT($card) } взяти нічого.
event-no_good = Таких товарів не лишилося.
event-discarded = { $seat } скидає: { $cards }.
    .you = Ви скидаєте: { $cards }.
event-collected = { $seat } збирає з вітрини локації «{ TEXT($location) }».
    .you = Ви збираєте з вітрини локації «{ TEXT($location) }».
event-lent = { TEXT($figure) } працює на гравця { $seat }: { TEXT($place) }.
    .you = { TEXT($figure) } працює на вас: { TEXT($place) }.
event-killed = { $seat } відправляє на дно Гудзону: { TEXT($figure) }.
    .you = Ви відправляєте на дно Гудзону: { TEXT($figure) }.
event-moved = { $seat } переміщує: { TEXT($figure) }, { TEXT($from) } → { TEXT($to) }.
    .you = Ви переміщуєте: { TEXT($figure) }, { TEXT($from) } → { TEXT($to) }.
event-stole =
    { $card ->
        [none] { $seat } краде карту в гравця { $other }.
       *[other] { $seat } краде в гравця { $other }: { TEXT($card) }.
    }
    .you = Ви крадете в гравця { $other }: { TEXT($card) }.
event-gave =
    { $cards ->
        [none] { $count ->
            [one] { $other } віддає з валізи { $count } банкноту. Отримує { $seat }.
            [few] { $other } віддає з валізи { $count } банкноти. Отримує { $seat }.
           *[other] { $other } віддає з валізи { $count } банкнот. Отримує { $seat }.
        }
       *[other] { $other } віддає з валізи: { $cards }. Отримує { $seat }.
    }
event-offer_shown =
    { $card ->
        [none] { $seat }: банкнот на руці немає.
       *[other] { $seat } пропонує { TEXT($card) }.
    }
event-offer_taken =
    { $card ->
        [none] Запропонувати було нічого.
       *[other] { $seat } кладе найбільшу, { TEXT($card) }, у валізу; решта пропала.
    }
event-bid =
    { $total ->
        [0] { $seat } не ставить нічого.
       *[other] { $several ->
            [yes] { $seat } ставить ${ $total }: { $cards }.
           *[no] { $seat } ставить ${ $total }.
        }
    }
    .you = { $total ->
        [0] Ви не ставите нічого.
       *[other] { $several ->
            [yes] Ви ставите ${ $total }: { $cards }.
           *[no] Ви ставите ${ $total }.
        }
    }
event-job = { $seat } виконує «{ TEXT($card) }», плата: { $paid }.
    .you = Ви виконуєте «{ TEXT($card) }», плата: { $paid }.
event-job_done = «{ TEXT($card) }» — у валізу.
event-ally_played = { $seat } грає спільника: { TEXT($card) }.
    .you = Ви граєте спільника: { TEXT($card) }.
event-turf =
    { $standing ->
        [none] Війна { TEXT($district, form: "in") }: нікого.
       *[other] Війна { TEXT($district, form: "in") }: { $standing }. { $winner ->
            [none] { $tie ->
                [yes] Порівну, нікому.
               *[no] Нікому.
            }
           *[other] { $winner-is ->
                [you] Берете ви.
               *[other] Бере { $winner }.
            }
        }
    }
influence-of = { TEXT($family) } { $points }
event-marker = { $seat } переставляє маркер: { TEXT($from) } → { TEXT($to) }.
    .you = Ви переставляєте маркер: { TEXT($from) } → { TEXT($to) }.
event-bids = Конверти розкрито.
event-paid = { $seat } платить: { $cards }.
    .you = Ви платите: { $cards }.
event-ally_taken = { $seat } бере на руку спільника: { TEXT($card) }.
    .you = Ви берете на руку спільника: { TEXT($card) }.
event-allies_back = { $seat }: спільники повернулися на руку: { $cards }.
    .you = Ваші спільники повернулися на руку: { $cards }.
event-tribute = { $seat } платить данину: { $cards }.
    .you = Ви платите данину: { $cards }.
event-reshuffled = Скинуті доручення перетасовано в нову колоду.
event-last_hand =
    { $cards ->
        [none] { $seat } закінчує з порожньою рукою.
       *[other] { $bills ->
            [yes] { $seat } закінчує з картами: { $cards }; банкноти — у валізу.
           *[no] { $seat } закінчує з картами: { $cards }; у валізу нічого.
        }
    }
    .you = { $cards ->
        [none] Ви закінчуєте з порожньою рукою.
       *[other] { $bills ->
            [yes] Ви закінчуєте з картами: { $cards }; банкноти — у валізу.
           *[no] Ви закінчуєте з картами: { $cards }; у валізу нічого.
        }
    }
event-suitcase = { $seat } відкриває валізу: ${ $money }.
    .you = Ви відкриваєте валізу: ${ $money }.
event-award_turf = { $seat } переважає в районах: { $districts }. +${ $award }
    .you = Ви переважаєте в районах: { $districts }. +${ $award }
event-award_jobs = { $seat }: найбільше доручень — { $colours }. +${ $award }
    .you = У вас найбільше доручень — { $colours }. +${ $award }
event-accounts = Рахунки закрито.

## The end

ending-money = Найбільше грошей
ending-districts = Грошей порівну, але більше за райони
ending-shared = В усьому порівну: перемога спільна
standing-markers = Маркери в районах
standing-suitcase = У валізі
standing-hand = Карт на руці
score-line = { $name }: ${ $score }
account-sum =
    { $sign ->
        [minus] −${ $amount }
       *[plus] ${ $amount }
    }
account-total = Усього
account-suitcase = Банкноти у валізі
account-wall_street = Волл-стріт
account-brooklyn = Бруклін
account-upper_east_side = Верхній Іст-Сайд
account-queens = Квінз
account-upper_west_side = Верхній Вест-Сайд
account-midtown = Мідтаун
account-chelsea = Челсі
account-yellow = Рекет: найбільше жовтих доручень
account-blue = Інтриги: найбільше синіх доручень
account-green = Фінанси: найбільше зелених доручень
account-grey = Насильство: найбільше сірих доручень

## The picture and the listing

pic-board = Вулиці Нью-Йорка: сім районів, Центральний парк і Гудзон
pic-beside = Поруч із вулицями: раунди, доручення, спільники, стоси та сім’ї
pic-hand = Ваша рука й валіза
pic-common = Загальні доручення
pic-offer = Кого можна підкупити
pic-stacks = Стоси
pic-deck = Доручень у колоді: { $count }
pic-discard = Скинуті доручення: { $cards }
pic-back = Чорний хід
pic-front = Вітрина
pic-for-family = для членів сім’ї
pic-for-thugs = для громил
pic-suitcase = Валіза
pic-suitcase-money = У валізі: ${ $money }
pic-suitcase-shut = Що всередині, знає лише господар
pic-completed = Виконані доручення
pic-played = Зіграно цього раунду
pic-supply = У запасі
pic-empty = порожньо
pic-none-yet = поки немає
pic-free = вільно
pic-closed = у грі вдвох закрито
pic-control = Контроль
pic-influence = Вплив
pic-tied = нічия
pic-tie = { $rows } (порівну: не виграє ніхто)
pic-neutral-leads = { $rows } (не виграє ніхто)
pic-nobody = ніхто
pic-brings = Приносить: { $effects }
pic-shared = Район контролює { TEXT($family, form: "mid") }: з тутешніх вітрин бере й вона
pic-hudson-empty = Тут до кінця раунду лежать убиті. Поки нікого.
pic-hudson = Убиті й поза грою до кінця раунду: { $figures }
pic-shares = Район контролює { TEXT($family, form: "mid") }: з вітрини бере й вона
pic-cost = Ціна
pic-pay = Приносить
pic-effects = Лишилося взяти
pic-later = Ще попереду
pic-drawn = Узяті доручення
pic-round = Раунд
pic-first = Перший гравець
figure-hand = Рука сім’ї { $family }
figure-suitcase = Валіза сім’ї { $family }
figure-influence = Вплив { TEXT($district, form: "in") }
pic-left = лишилося { $count }
pic-bids = Ставки
pic-opens = Тут відкриється локація
pic-doing = Виконується
pic-bid-open = Ставку ще готують
pic-bid-sealed = Запечатана ставка
pic-nobody-there = Тут нікого
pic-door = { $area }: { $effects }
pic-to-let = Здається
pic-bid-from = Таємні ставки, лише з валізи
pic-on-duty = на ділі
pic-awards = За райони зараз: +${ $money }
pic-awards-each = По ${ $money }: найбільше справ кольору, район
pic-most-wins = найбільше після раунду IV
pic-tribute-leaves = карт у руці, данина залишить
pic-aim = Мета
pic-aim-line = Переможе той, у кого після раунду IV у валізі найбільше.
pic-aim-suitcase = ваші банкноти
pic-aim-district = найбільше жетонів у районі
pic-aim-jobs = найбільше справ кольору
pic-war-in = Переділ: { TEXT($district) }
pic-war-rule = Найбільше самотужки: район ваш. Нічия не дає нічого.
pic-war-next = Далі: { $number } { TEXT($district) }
pic-takes-it = Забирає
pic-edition = Вечірній випуск
pic-headline-war = Чий тепер Нью-Йорк?
pic-headline-end = Валізи відкрито
pic-bribery-open = Підкуп: конверти розкрито
pic-bribery-bid = Підкуп: таємні ставки
pic-bribery-rule = Найвища обирає першою. Найнижча повертається.
pic-bid-none = нікого не бере
pic-bid-so-far =
    { $first ->
        [yes] поки попереду
       *[no] поки що
    }
pic-bid-back = повертається
pic-bid-chooses = обирає { $place }-м

## The board as a list

list-stands = Як іде гра
list-first = Перший гравець: { $family }
list-turn = Зараз ходить сім’я: { $family }
list-war = Зараз рахують вплив: { TEXT($district) }
list-uncontrolled = Район ніхто не контролює
list-control = Контроль: { $family }
list-stack = Контроль: { $family }. Маркери знизу вгору: { $markers }. Найбільше: { $most }
list-influence =
    { $leads ->
        [none] Вплив: { $rows }
       *[some] Вплив: { $rows }. Виграє сім’я { $family }
    }
list-spaces = Місця для членів сім’ї
list-hand =
    { $count ->
        [one] На руці { $count } карта
        [few] На руці { $count } карти
       *[other] На руці { $count } карт
    }
list-bid = Ставка: ${ $money }
list-family = { TEXT($family) } (місце { $seat })
list-family-you = { TEXT($family) } (ви, місце { $seat })

## How it is played

primer-goal = Наповніть валізу
primer-goal-text = Після чотирьох раундів перемагає сім’я, у чиїй валізі найбільше грошей. А ще — по $5 за кожен район, де ви найсильніші, і по $5 за найбільше доручень одного кольору.
primer-goal-alt = Валіза, банкноти 1, 2, 3 і 5 та дві нагороди по 5.
primer-round = Раунд у п’ять кроків
primer-round-text = Раундів чотири, в останньому підкупу немає. Майже вся гра — другий крок.
primer-round-step-1 = Відкривається нова локація.
primer-round-step-2 = Сімейна справа: по черзі кожен робить щось одне, поки не вийдуть усі фігури.
primer-round-step-3 = Війна за райони: хто в районі найсильніший, кладе туди маркер.
primer-round-step-4 = Підкуп: таємні ставки за спільників.
primer-round-step-5 = Данина: карти понад ліміт ідуть Донові.
primer-shop = Громило йде до вітрини
primer-shop-text = Поставте громила у вільну локацію й одразу візьміть усе з вітрини. У локації стоїть одна фігура.
primer-shop-alt = Вивіска з трьома цифрами біля її частин.
primer-shop-note-1 = Чорний хід: для членів сім’ї.
primer-shop-note-2 = Вітрина: для громил. Тут зброя і $3.
primer-shop-note-3 = Місце громила.
primer-shop-step-1 = Відмити: одна ваша банкнота йде у валізу.
primer-shop-step-2 = Поглянути на два доручення, лишити одне.
primer-shop-step-3 = Своя карта — за товар.
primer-shop-step-4 = Дві свої карти — за $5.
primer-shop-step-5 = Голова коня: наступний раунд починаєте ви.
primer-family = Член сім’ї стає на розі
primer-family-text = Він стоїть там, де сходяться два або три райони, і бере з усіх їхніх чорних ходів, у будь-якому порядку. У війні він рахується в кожному з них.
primer-family-alt = Дон між трьома районами: зброя, відмивання, доручення.
primer-job = Товарами платять за доручення
primer-job-text = Замість фігури можна виконати доручення — з руки або зі столу. Воно приносить банкноти й зазвичай комусь шкодить.
primer-job-alt = Доручення з чотирма цифрами біля його частин.
primer-job-note-1 = Ціна: скиньте ці товари.
primer-job-note-2 = Що воно робить.
primer-job-note-3 = Плата, на руку.
primer-job-note-4 = Колір: найбільше доручень одного кольору — $5 наприкінці.
primer-launder = Гроші на руці ще не ваші
primer-launder-text = У валізу банкнота потрапляє, лише коли її відмили: одна позначка — одна банкнота. Усе понад ліміт руки наприкінці раунду йде Донові.
primer-launder-alt = Банкнота 5 на шляху у валізу.
primer-war = Райони
primer-war-text = Кожна фігура — одне очко. За рівності район не дістається нікому.
primer-war-step-1 = Двоє проти одного: червоні перемогли.
primer-war-step-2 = Маркер переможця лежить зверху: він контролює район.
primer-war-step-3 = Хто бере там із вітрини, бере і для нього.
primer-bribe = Спільники продаються
primer-bribe-text = Спільників на одного менше, ніж гравців. Спільника грають раз на раунд, замість фігури.
primer-bribe-step-1 = Ставте таємно, з валізи.
primer-bribe-step-2 = Хто дав більше, обирає першим; останній не отримує нічого, але гроші йому повернуть.
primer-bribe-step-3 = Спільник іде на руку й теж рахується в данині.
primer-secret = Чого ніхто не бачить
primer-secret-text = У чужих руках видно лише число карт. Валіза закрита: запам’ятовуйте, що в неї клали.
primer-secret-alt = Сім карт сорочкою догори й закрита валіза.
primer-first = Ваш перший хід
primer-first-text = Погляньте, яких товарів хочуть ваші доручення, і пошліть громила туди, де вони є. Дона прибережіть для рогу, де відмивають. Вийшла остання фігура — ваші справи цього раунду скінчено.
primer-first-alt = Двоє громил, Дон і доручення за один товар.

## Why not, in the reader's own goods and figures

why-job =
    { $wild ->
        [0] Бракує: { $goods }.
       *[other] Бракує: { $goods }. Наркотиків у вас { $wild }: стільки й можна замінити.
    }
why-no-thug = У цьому раунді у вас не лишилося громил.
why-no-member = У цьому раунді у вас не лишилося членів сім’ї.

sure-finish = Відмовитися від решти? Вона пропаде.
    .do = Відмовитися
    .keep = Взяти
sure-decline = Обійтися без цього? Вдруге не запропонують.
    .do = Обійтися
    .keep = Вибрати

## Що в коробці: таблиці даних

box-constants = Числа правил
box-player-count = За кількістю гравців
box-round = Акти
box-phase = Фази
box-family = Родини й фігурки
box-neutral-figure = Нейтральні фігурки
box-marker-piece = Маркери
box-district = Райони
box-central-park = Центральний парк
box-family-space = Вулиці
box-location = Перші заклади
box-tile = Жетони закладів
box-good = Товари
box-bill = Купюри
box-job = Справи
box-ally = Союзники
box-totals = Усього

# What decided a fight, in the log
tally-influence = вплив

# How much has happened since the reader's last move, by kind of event
since-thug_played =
    { $count ->
        [one] { $count } громило
        [few] { $count } громили
       *[many] { $count } громил
    }
since-family_played =
    { $count ->
        [one] { $count } член родини
        [few] { $count } члени родини
       *[many] { $count } членів родини
    }
since-job_done =
    { $count ->
        [one] { $count } справа
        [few] { $count } справи
       *[many] { $count } справ
    }
since-turf =
    { $count ->
        [one] { $count } війна за район
        [few] { $count } війни за райони
       *[many] { $count } війн за райони
    }
since-killed =
    { $count ->
        [one] { $count } убитий
        [few] { $count } убиті
       *[many] { $count } убитих
    }

## Підказки: що означає такий вибір

do-thug = Громило збирає з однієї вітрини; хто контролює район, має частку. У районі він дає один вплив.
do-family = Член сім’ї збирає з чорних ходів усіх районів довкола й рахується в кожному з них.
do-job = Доручення коштує показаних товарів, потім діє, дає банкноти й лягає у валізу, де важить його колір.
do-common = Загальне доручення діє так само, як із руки, але доступне всім.
do-ally = Спільник робить показане, раз на раунд, і повертається на руку перед даниною.
do-launder = Відмита банкнота в безпеці й рахується наприкінці; значок бере одну банкноту будь-якого номіналу.

# Standing answers

window-LaunderBill = Відмивання
window-PayTribute = Данина
window-Exchange = Обмін
window-Bids = Підкуп
window-NextEffect = Порядок ефектів
window-WhoFirst = Хто перший у спільному місці
standing-LaunderBill-highest = Відмивати старшу купюру
standing-LaunderBill-lowest = Відмивати молодшу купюру
standing-LaunderBill-decline = Відмовлятися
standing-PayTribute-bills = Спершу молодші купюри
standing-PayTribute-goods = Спершу товари
standing-Exchange-decline = Відмовлятися
standing-Bids-nothing = Нічого не ставити
standing-NextEffect-printed = Як надруковано
standing-WhoFirst-self = Спершу я
standing-unless-cards = якщо в мене не більше карт, ніж
standing-unless-round = якщо раунд не пізніше
