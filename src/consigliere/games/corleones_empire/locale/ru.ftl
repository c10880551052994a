## The poster: title, one or two sentences, what kind of game it is

game-title = Крёстный отец: Империя Корлеоне
game-pitch = Нью-Йорк пятидесятых. У каждого дела есть витрина и чёрный ход, а Гудзон умеет молчать.
game-kind = Каждый за себя
game-goal = Побеждает самый полный чемодан после четырёх раундов. Деньги на руке не считаются.

## Bots, by seat

bot-name-1 = Тётя Кармела
bot-name-2 = Фрэнки Пепел
bot-name-3 = Джина Марро
bot-name-4 = Томми Перо
bot-name-5 = Старик Бальдо

## Families: sides of the table, and their figures

marzullo = Семья Марцулло
    .mid = семья Марцулло
side-marzullo = Марцулло
faction-marzullo = Семья Марцулло
marzullo_don = Дон Марцулло
marzullo_consigliere = Сальво Марцулло
marzullo_heir = Розарио Марцулло
matarazzo = Семья Матараццо
    .mid = семья Матараццо
side-matarazzo = Матараццо
faction-matarazzo = Семья Матараццо
matarazzo_don = Леолукка Матараццо
matarazzo_consigliere = Джеймс «Паук» О’Райли
matarazzo_heir = Танино Матараццо
vitale = Семья Витале
    .mid = семья Витале
side-vitale = Витале
faction-vitale = Семья Витале
vitale_don = Джанни Витале
vitale_consigliere = София Витале
vitale_heir = Танкреди Витале
caccamo = Семья Каккамо
    .mid = семья Каккамо
side-caccamo = Каккамо
faction-caccamo = Семья Каккамо
caccamo_don = Карло Каккамо
caccamo_consigliere = Эрик Колман
caccamo_heir = Тара Каккамо
pizzino = Семья Пиццино
    .mid = семья Пиццино
side-pizzino = Пиццино
faction-pizzino = Семья Пиццино
pizzino_don = Томмазо Пиццино
pizzino_consigliere = Мясник
pizzino_heir = Кьяра Пиццино
thug-of = громила { TEXT($family) }
side-neutral = Нейтральные
side-unseated = Никто
mayor = Мэр
union_boss = Босс профсоюза
police_chief = Шеф полиции

## Districts and other places

wall_street = Уолл-стрит
    .in = на Уолл-стрит
brooklyn = Бруклин
    .in = в Бруклине
upper_east_side = Верхний Ист-Сайд
    .in = в Верхнем Ист-Сайде
    .short = Ист-Сайд
queens = Куинс
    .in = в Куинсе
upper_west_side = Верхний Вест-Сайд
    .in = в Верхнем Вест-Сайде
    .short = Вест-Сайд
midtown = Мидтаун
    .in = в Мидтауне
chelsea = Челси
    .in = в Челси
central_park = Центральный парк
hudson = Гудзон
nowhere = рядом с полем

## Spaces for family members, by the areas they touch

fs_01 = Челси — Мидтаун — Центральный парк
fs_02 = Мидтаун — Куинс
fs_03 = Челси — Мидтаун — Уолл-стрит
fs_04 = Верхний Вест-Сайд — Верхний Ист-Сайд — Центральный парк
fs_05 = Верхний Вест-Сайд — Челси — Центральный парк
fs_06 = Верхний Ист-Сайд — Мидтаун — Центральный парк
fs_07 = Верхний Ист-Сайд — Мидтаун — Куинс
fs_08 = Мидтаун — Куинс — Бруклин
fs_09 = Мидтаун — Бруклин — Уолл-стрит
fs_10 = Верхний Вест-Сайд — Челси
fs_11 = Бруклин — Уолл-стрит
fs_12 = Верхний Вест-Сайд — Центральный парк
fs_13 = Верхний Ист-Сайд — Центральный парк
fs_14 = Верхний Ист-Сайд — Куинс
fs_15 = Куинс — Бруклин
fs_16 = Челси — Уолл-стрит
fs_17 = Челси — Мидтаун

## Locations

loc_wall_street = Фондовая биржа
loc_brooklyn = Пивоварня
loc_upper_east_side = Овощной рынок
loc_queens = Ипподром
loc_upper_west_side = Охотничий клуб
loc_midtown = Железная дорога Пенн Сентрал
loc_chelsea = Прачечная
tile_gun_shop = Оружейный магазин
tile_distillery = Винокурня
tile_pawn_shop = Ломбард
tile_restaurant = Ресторан
tile_barber_shop = Парикмахерская
tile_night_club = Ночной клуб
tile_freight_depot = Грузовой склад
tile_betting_parlour = Букмекерская контора
tile_casino = Казино
tile_opium_den = Опиумный притон
tile_import_company = Импортная компания
tile_private_bank = Частный банк

## Cards

bill_1 = $1
bill_2 = $2
bill_3 = $3
bill_5 = $5
gun = Оружие
    .mid = оружие
dirty_money = Грязные деньги
    .mid = грязные деньги
booze = Алкоголь
    .mid = алкоголь
narcotics = Наркотики
    .mid = наркотики
time_to_pay = Время платить
protection_money = Плата за защиту
second_visit = Повторный визит
numbers_game = Подпольная лотерея
street_tax = Уличный налог
grand_collection = Большой сбор
change_of_scenery = Смена обстановки
muscle_out = Выдавить из района
family_meeting = Семейный совет
horse_head_in_bed = Голова в постели
inside_man = Свой человек
offer_cant_refuse = Без права отказа
cook_the_books = Двойная бухгалтерия
money_laundering = Отмывание денег
offshore_account = Офшорный счёт
blackmail = Шантаж
fence_the_goods = Сбыт краденого
tax_fraud = Налоговая афера
gun_down = Расстрел
drive_by_shooting = Стрельба из машины
contract_killing = Заказное убийство
car_bomb = Бомба в машине
sleep_with_the_fishes = Корм для рыб
settle_all_accounts = Закрыть все счета
family_accountant = Бухгалтер семьи
small_time_bookie = Мелкий букмекер
bandit = Бандит
ward_politician = Районный политик
shop_steward = Цеховой староста
beat_cop = Участковый полицейский
tax_consultant = Налоговый консультант
hollywood_producer = Голливудский продюсер
capo = Капо
city_councillor = Городской советник
dockers_union_boss = Босс профсоюза докеров
police_captain = Капитан полиции
criminalist = Криминалист
crooked_judge = Продажный судья
customs_officer = Таможенник
mayor_in_pocket = Мэр
union_boss_in_pocket = Босс профсоюза
police_chief_in_pocket = Шеф полиции
colour-yellow = рэкет
colour-blue = интриги
colour-green = финансы
colour-grey = насилие

## Effects, as chips and buttons say them

effect-launder = Отмыть банкноту
many-launder =
    { $count ->
        [one] Отмыть { $count } банкноту
        [few] Отмыть { $count } банкноты
       *[many] Отмыть { $count } банкнот
    }
many-goods =
    { $count ->
        [one] { $count } товар на выбор
        [few] { $count } товара на выбор
       *[many] { $count } товаров на выбор
    }
effect-draw_jobs_2_1 = Одно поручение из двух
effect-exchange_1_5 = Сбросить 1 → $5
effect-exchange_2_5 = Сбросить 2 → $5
effect-exchange_3_3_5 = Сбросить 3 → $3 + $5
effect-exchange_good_1_booze_gun_dirty_money = Сбросить 1 → товар на выбор
effect-gain_bill_1 = +$1
effect-gain_bill_2 = +$2
effect-gain_bill_3 = +$3
effect-gain_bill_5 = +$5
effect-gain_good_gun = + оружие
effect-gain_good_dirty_money = + грязные деньги
effect-gain_good_booze = + алкоголь
effect-gain_good_narcotics = + наркотики
effect-take_horse_head = Взять голову лошади
effect-gain_good_choice_booze_gun_dirty_money = + товар на выбор
effect-collect_front = Собрать с любой витрины
effect-move_own_thug = Перевести своего громилу и собрать
effect-move_own_family = Перевести члена семьи и собрать
effect-move_opponent_thug = Перевести чужого громилу
effect-move_opponent_family = Перевести члена чужой семьи
effect-opponents_discard_1 = Все прочие: сброс карты
effect-steal_random_1 = Вытянуть карту из чужой руки
effect-offer = Все дают по банкноте, старшая — вам
effect-put_away_1 = Отмыть банкноту
effect-put_away_2 = Отмыть до 2 банкнот
effect-put_away_3 = Отмыть до 3 банкнот
effect-suitcase_theft_1 = Банкнота из чужого чемодана
effect-kill_opponent_thug_board = Убить чужого громилу
effect-kill_opponent_family_board = Убить члена чужой семьи
effect-kill_opponent_any_board = Убить любого чужого
effect-kill_opponent_thug_opponent_thug_opponent_thug_board = Убить до трёх чужих громил
effect-kill_any_family_any_thug_one_district = Убить члена семьи и громилу в районе
effect-kill_any_any_any_any_one_district = Убить до двух фигур в одном районе
effect-kill_opponent_thug_chief_district = Убить громилу рядом с шефом
effect-kill_opponent_any_chief_district = Убить любого рядом с шефом
effect-place_neutral_mayor = Мэр собирает для вас
effect-place_neutral_union_boss = Босс профсоюза собирает для вас
effect-place_neutral_police_chief = Шеф полиции — в район
effect-reward_1 = Заработок: $1
effect-reward_2 = Заработок: $2
effect-reward_2_1 = Заработок: $2 + $1
effect-reward_2_2 = Заработок: $2 + $2
effect-reward_3 = Заработок: $3
effect-reward_3_1 = Заработок: $3 + $1
effect-reward_3_2 = Заработок: $3 + $2
effect-reward_5 = Заработок: $5
effect-reward_5_2 = Заработок: $5 + $2
effect-reward_5_3 = Заработок: $5 + $3

## Rounds, phases, status

round-name-1 = Свадьба
round-name-2 = Турок
round-name-3 = Убийство Сонни
round-name-4 = Предательство
phase-open_location = Открыть заведение
phase-family_business = Семейное дело
phase-turf_war = Война за районы
phase-bribery = Подкуп
phase-tribute = Дань Дону
status-round = Раунд { $number } из 4: { TEXT($name) }
status-limit = Предел руки: { $limit }
count-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
count-markers =
    { $count ->
        [one] { $count } маркер в запасе
        [few] { $count } маркера в запасе
       *[other] { $count } маркеров в запасе
    }
# On the badge, where there is little room
badge-figures =
    { $count ->
        [one] { $count } фигура
        [few] { $count } фигуры
       *[other] { $count } фигур
    }
badge-markers =
    { $count ->
        [one] { $count } маркер
        [few] { $count } маркера
       *[other] { $count } маркеров
    }

## Settings

setting-first = Первый игрок
setting-first-hint = Начинает тот, кто последним смотрел фильм; или пусть решит жребий.
setting-first-random = по жребию
setting-first-1 = место 1
setting-first-2 = место 2
setting-first-3 = место 3
setting-first-4 = место 4
setting-first-5 = место 5
setting-tie_frees_district = Район после ничьей
setting-tie_frees_district-hint = Одна фраза говорит, что его не контролирует никто; пример и раздел о контроле оставляют в силе верхний маркер.
setting-tie_frees_district-false = контролирует верхний маркер
setting-tie_frees_district-true = не контролирует никто
setting-shared_backs = Чёрные ходы, с которых собирает карта
setting-shared_backs-hint = Одна фраза даёт контролирующему долю во всём, что собирает карта; другая — только когда играют громилу.
setting-shared_backs-false = не делятся
setting-shared_backs-true = делятся с контролирующими
setting-named_member = Какой член семьи идёт
setting-named_member-hint = По тексту игрок берёт любого; все действуют одинаково, поэтому у нас первым идёт дон.
setting-named_member-false = первым — дон
setting-named_member-true = называет игрок

## Questions

ask-ChooseFamily = Выберите семью: они различаются только именем и цветом
ask-Turn =
    { $paying ->
        [none] Ваш ход: фигура, поручение или союзник
       *[other] { TEXT($paying) }: чем заплатить?{ $goods ->
            [1] {""}
           *[other] {" "}({ $good } из { $goods })
        }
    }
ask-WhoFirst = { $other } делит с вами «{ TEXT($location) }»: кто собирает первым?
ask-WhoNext = { TEXT($space) }: чёрные ходы делятся. Кто собирает следующим?
ask-NextEffect =
    { $share ->
        [yes] Ваша доля, район ваш: что возьмёте?
       *[no] Что возьмёте теперь?
    }
ask-LaunderBill =
    { $bills ->
        [yes] { $share ->
            [yes] Ваша доля, район ваш: какую банкноту положить в чемодан?
           *[no] Какую банкноту положить в чемодан?
        }
       *[no] На руке нет ни одной банкноты (другим это не видно)
    }
ask-Substitute = Банкнот { TEXT($card) } больше нет: какую поменьше возьмёте?
ask-KeepJob = Оставьте одно поручение, другое уйдёт в сброс
ask-Exchange =
    { $count ->
        [one] { TEXT($effect) }: какую карту?
        [few] { TEXT($effect) }: какие карты?
       *[other] { TEXT($effect) }: какие карты?
    }
ask-ChooseGood = Какой товар возьмёте?
ask-ChooseFront = С витрины какого заведения собрать?
ask-PlaceNeutral = { TEXT($figure) }: куда поставить?
ask-KillWhere = В каком районе убить?
ask-NameVictim =
    { $class ->
        [thug] Какой громила умрёт?
        [family] Какой член семьи умрёт?
       *[any] Кто умрёт?
    }{ $all ->
        [1] {""}
       *[other] {" "}({ $number } из { $all })
    }
ask-MoveFigure = Какую фигуру перевести?
ask-MoveTo = Куда переходит { TEXT($figure) }?
ask-ChooseOpponent = Кого обокрасть?
ask-GiveBills = { $other } грабит ваш чемодан: какую банкноту отдадите?
ask-ForcedDiscard = { $other } заставляет всех сбросить карту: какую?
ask-Offers = { $other } делает предложение, от которого нельзя отказаться: какую банкноту дадите?
ask-MoveMarker = Вы выиграли район «{ TEXT($district) }», но маркеров больше нет: переставить один?
ask-Bids = Тайная ставка: добавьте банкноты из чемодана и запечатайте
ask-TakeAlly = Какого союзника берёте?
ask-PayTribute =
    { $last ->
        [yes] { $count ->
            [one] Последняя дань: сбросьте { $count } карту; в счёт пойдут только оставленные банкноты
            [few] Последняя дань: сбросьте { $count } карты; в счёт пойдут только оставленные банкноты
           *[other] Последняя дань: сбросьте { $count } карт; в счёт пойдут только оставленные банкноты
        }
       *[no] { $count ->
            [one] Дань Дону: сбросьте { $count } карту
            [few] Дань Дону: сбросьте { $count } карты
           *[other] Дань Дону: сбросьте { $count } карт
        }
    }

## What others decide, while the reader waits

await-ChooseFamily = какую семью возглавить
await-Turn = что сделать в этот ход
await-WhoFirst = кто собирает первым
await-WhoNext = кто собирает следующим
await-NextEffect = какой эффект применить
await-LaunderBill = отмывать ли банкноту
await-Substitute = какую банкноту поменьше взять
await-KeepJob = какое поручение оставить
await-Exchange = какие карты обменять
await-ChooseGood = какой товар взять
await-ChooseFront = с какой витрины собрать
await-PlaceNeutral = куда поставить персонажа
await-KillWhere = где кто-то умрёт
await-NameVictim = кто умрёт
await-MoveFigure = кто перейдёт
await-MoveTo = куда перейдёт фигура
await-ChooseOpponent = кого обокрасть
await-GiveBills = какую банкноту отдать
await-ForcedDiscard = что сбросить
await-Offers = какие банкноты предложить
await-MoveMarker = переставлять ли маркер
await-Bids = сколько поставить
await-TakeAlly = какого союзника взять
await-PayTribute = что отдать Дону

## Options

opt-choose = { TEXT($target) }
opt-thug = Громила: «{ TEXT($target) }» ({ $brings })
opt-thug-here = Послать сюда громилу
opt-family = Член семьи: { TEXT($target) } ({ $brings })
opt-family-here = Послать сюда члена семьи
opt-member = Идёт { TEXT($target) }
opt-member-here = Идёт эта фигурка
opt-job =
    { $idle ->
        [yes] Поручение с руки: «{ TEXT($target) }» (на поле сейчас никого для этого нет)
       *[no] Поручение с руки: «{ TEXT($target) }»
    }
opt-common =
    { $idle ->
        [yes] Общее поручение: «{ TEXT($target) }» (на поле сейчас никого для этого нет)
       *[no] Общее поручение: «{ TEXT($target) }»
    }
opt-ally =
    { $idle ->
        [yes] Союзник: { TEXT($target) } (на поле сейчас никого для этого нет)
       *[no] Союзник: { TEXT($target) }
    }
opt-pay = Заплатить: { TEXT($target, form: "mid") }
opt-first =
    { $target-is ->
        [you] Сначала вы
       *[other] Сначала { $target }
    }
opt-apply = { TEXT($target) }
opt-launder = { TEXT($target) } в чемодан
opt-keep = Оставить «{ TEXT($target) }»
opt-discard = Сбросить: { TEXT($target, form: "mid") }
opt-good = Взять: { TEXT($target, form: "mid") }
opt-bill = Взять { TEXT($target) }
opt-collect = «{ TEXT($target) }» ({ $brings })
opt-place = { TEXT($target) } ({ $brings })
opt-patrol = { TEXT($target) }
opt-where = { TEXT($target) }
opt-kill = Убить: { TEXT($target) } ({ TEXT($place) })
opt-move = Перевести: { TEXT($target) } ({ TEXT($place) })
opt-to =
    { $brings ->
        [none] { TEXT($target) }
       *[other] { TEXT($target) } ({ $brings })
    }
opt-rob = Обокрасть: { $target }
opt-give = Отдать { TEXT($target) }
opt-offer = Предложить { TEXT($target) }
opt-nothing = Банкнот на руке нет
opt-marker = Переставить маркер: { TEXT($target) }
opt-bid = Добавить { TEXT($target) }
opt-done =
    { $total ->
        [0] Ничего не ставить
       *[other] Запечатать ставку: ${ $total }
    }
opt-take = Взять: { TEXT($target) }
opt-finish = От остального отказаться
opt-decline = Отказаться
marker-name = { TEXT($district) }, { $number }-й снизу

## Events

event-round = Начинается раунд { $round }.
event-opened = Открывается «{ TEXT($location) }» { TEXT($district, form: "in") }.
event-family = { TEXT($family) }: её ведёт { $seat }.
    .you = { TEXT($family) }: её ведёте вы.
event-thug_played = { $seat }: громила идёт в заведение «{ TEXT($place) }».
    .you = Ваш громила идёт в заведение «{ TEXT($place) }».
event-family_played = { $seat }: { TEXT($figure) } → { TEXT($place) }.
    .you = Вы отправляете: { TEXT($figure) } → { TEXT($place) }.
event-gained = { $seat } берёт: { TEXT($card, form: "mid") }.
    .you = Вы берёте: { TEXT($card, form: "mid") }.
event-laundered = { $seat } отмывает { TEXT($card) }.
    .you = Вы отмываете { TEXT($card) }.
event-no_launder = { $seat } ничего не отмывает.
    .you = Вы ничего не отмываете.
event-drew = { $seat } берёт поручения: { $count }.
    .you = Вы берёте: { $cards }.
event-kept = { $seat } оставляет одно, в сброс: { $discarded }.
    .you = Вы оставляете «{ TEXT($card) }», в сброс: { $discarded }.
event-horse = { $seat } забирает голову лошади.
    .you = Вы забираете голову лошади.
event-declined = { $seat } отказывается: { $effects }.
    .you = Вы отказываетесь: { $effects }.
event-lapsed = Впустую: { $effects }.
event-shared =
    { $controller-is ->
        [you] Район под вашим контролем, и вы тоже собираете с заведения «{ TEXT($location) }»; { $first-is ->
            [you] вы первыми.
           *[other] первым — { $first }.
        }
       *[other] { $controller } контролирует район и тоже собирает с заведения «{ TEXT($location) }»; { $first-is ->
            [you] вы первыми.
           *[other] первым — { $first }.
        }
    }
event-no_bill = Вместо { TEXT($card) } взять нечего.
event-no_good = Таких товаров не осталось.
event-discarded = { $seat } сбрасывает: { $cards }.
    .you = Вы сбрасываете: { $cards }.
event-collected = { $seat } собирает с витрины заведения «{ TEXT($location) }».
    .you = Вы собираете с витрины заведения «{ TEXT($location) }».
event-lent = { TEXT($figure) } работает на игрока { $seat }: { TEXT($place) }.
    .you = { TEXT($figure) } работает на вас: { TEXT($place) }.
event-killed = { $seat } отправляет на дно Гудзона: { TEXT($figure) }.
    .you = Вы отправляете на дно Гудзона: { TEXT($figure) }.
event-moved = { $seat } переводит: { TEXT($figure) }, { TEXT($from) } → { TEXT($to) }.
    .you = Вы переводите: { TEXT($figure) }, { TEXT($from) } → { TEXT($to) }.
event-stole =
    { $card ->
        [none] { $seat } крадёт карту у игрока { $other }.
       *[other] { $seat } крадёт у игрока { $other }: { TEXT($card) }.
    }
    .you = Вы крадёте у игрока { $other }: { TEXT($card) }.
event-gave =
    { $cards ->
        [none] { $count ->
            [one] { $other } отдаёт из чемодана { $count } банкноту. Получает { $seat }.
            [few] { $other } отдаёт из чемодана { $count } банкноты. Получает { $seat }.
           *[other] { $other } отдаёт из чемодана { $count } банкнот. Получает { $seat }.
        }
       *[other] { $other } отдаёт из чемодана: { $cards }. Получает { $seat }.
    }
event-offer_shown =
    { $card ->
        [none] { $seat }: банкнот на руке нет.
       *[other] { $seat } предлагает { TEXT($card) }.
    }
event-offer_taken =
    { $card ->
        [none] Предложить было нечего.
       *[other] { $seat } кладёт старшую, { TEXT($card) }, в чемодан; остальное пропало.
    }
event-bid =
    { $total ->
        [0] { $seat } не ставит ничего.
       *[other] { $several ->
            [yes] { $seat } ставит ${ $total }: { $cards }.
           *[no] { $seat } ставит ${ $total }.
        }
    }
    .you = { $total ->
        [0] Вы не ставите ничего.
       *[other] { $several ->
            [yes] Вы ставите ${ $total }: { $cards }.
           *[no] Вы ставите ${ $total }.
        }
    }
event-job = { $seat } выполняет «{ TEXT($card) }», плата: { $paid }.
    .you = Вы выполняете «{ TEXT($card) }», плата: { $paid }.
event-job_done = «{ TEXT($card) }» — в чемодан.
event-ally_played = { $seat } разыгрывает союзника: { TEXT($card) }.
    .you = Вы разыгрываете союзника: { TEXT($card) }.
event-turf =
    { $standing ->
        [none] Война { TEXT($district, form: "in") }: никого.
       *[other] Война { TEXT($district, form: "in") }: { $standing }. { $winner ->
            [none] { $tie ->
                [yes] Поровну, никому.
               *[no] Никому.
            }
           *[other] { $winner-is ->
                [you] Берёте вы.
               *[other] Берёт { $winner }.
            }
        }
    }
influence-of = { TEXT($family) } { $points }
event-marker = { $seat } переставляет маркер: { TEXT($from) } → { TEXT($to) }.
    .you = Вы переставляете маркер: { TEXT($from) } → { TEXT($to) }.
event-bids = Конверты вскрыты.
event-paid = { $seat } платит: { $cards }.
    .you = Вы платите: { $cards }.
event-ally_taken = { $seat } берёт на руку союзника: { TEXT($card) }.
    .you = Вы берёте на руку союзника: { TEXT($card) }.
event-allies_back = { $seat }: союзники вернулись на руку: { $cards }.
    .you = Ваши союзники вернулись на руку: { $cards }.
event-tribute = { $seat } платит дань: { $cards }.
    .you = Вы платите дань: { $cards }.
event-reshuffled = Сброшенные поручения перемешаны в новую колоду.
event-last_hand =
    { $cards ->
        [none] { $seat } заканчивает с пустой рукой.
       *[other] { $bills ->
            [yes] { $seat } заканчивает с картами: { $cards }; банкноты — в чемодан.
           *[no] { $seat } заканчивает с картами: { $cards }; в чемодан ничего.
        }
    }
    .you = { $cards ->
        [none] Вы заканчиваете с пустой рукой.
       *[other] { $bills ->
            [yes] Вы заканчиваете с картами: { $cards }; банкноты — в чемодан.
           *[no] Вы заканчиваете с картами: { $cards }; в чемодан ничего.
        }
    }
event-suitcase = { $seat } открывает чемодан: ${ $money }.
    .you = Вы открываете чемодан: ${ $money }.
event-award_turf = { $seat } держит верх: { $districts }. +${ $award }
    .you = Вы держите верх: { $districts }. +${ $award }
event-award_jobs = { $seat }: больше всех поручений — { $colours }. +${ $award }
    .you = У вас больше всех поручений — { $colours }. +${ $award }
event-accounts = Счета закрыты.

## The end

ending-money = Больше всех денег
ending-districts = Денег поровну, но больше за районы
ending-shared = Во всём поровну: победа общая
standing-markers = Маркеры в районах
standing-suitcase = В чемодане
standing-hand = Карт на руке
score-line = { $name }: ${ $score }
account-sum =
    { $sign ->
        [minus] −${ $amount }
       *[plus] ${ $amount }
    }
account-total = Всего
account-suitcase = Банкноты в чемодане
account-wall_street = Уолл-стрит
account-brooklyn = Бруклин
account-upper_east_side = Верхний Ист-Сайд
account-queens = Куинс
account-upper_west_side = Верхний Вест-Сайд
account-midtown = Мидтаун
account-chelsea = Челси
account-yellow = Рэкет: жёлтых поручений больше всех
account-blue = Интриги: синих поручений больше всех
account-green = Финансы: зелёных поручений больше всех
account-grey = Насилие: серых поручений больше всех

## The picture and the listing

pic-board = Улицы Нью-Йорка: семь районов, Центральный парк и Гудзон
pic-beside = Рядом с улицами: раунды, поручения, союзники, стопки и семьи
pic-hand = Ваша рука и чемодан
pic-common = Общие поручения
pic-offer = Кого можно подкупить
pic-stacks = Стопки
pic-deck = Поручений в колоде: { $count }
pic-discard = Сброшенные поручения: { $cards }
pic-back = Чёрный ход
pic-front = Витрина
pic-for-family = для членов семьи
pic-for-thugs = для громил
pic-suitcase = Чемодан
pic-suitcase-money = В чемодане: ${ $money }
pic-suitcase-shut = Что внутри, знает только хозяин
pic-completed = Выполненные поручения
pic-played = Сыграно в этом раунде
pic-supply = В запасе
pic-empty = пусто
pic-none-yet = пока нет
pic-free = свободно
pic-closed = закрыто при игре вдвоём
pic-control = Контроль
pic-influence = Влияние
pic-tied = ничья
pic-tie = { $rows } (поровну: не выиграет никто)
pic-neutral-leads = { $rows } (не выиграет никто)
pic-nobody = никто
pic-brings = Приносит: { $effects }
pic-shared = Район контролирует { TEXT($family, form: "mid") }: с витрин здесь берёт и она
pic-hudson-empty = Здесь до конца раунда лежат убитые. Пока никого.
pic-hudson = Убиты и вне игры до конца раунда: { $figures }
pic-shares = Район контролирует { TEXT($family, form: "mid") }: с витрины берёт и она
pic-cost = Цена
pic-pay = Приносит
pic-effects = Осталось взять
pic-later = Ещё впереди
pic-drawn = Взятые поручения
pic-round = Раунд
pic-first = Первый игрок
figure-hand = Рука семьи { $family }
figure-suitcase = Чемодан семьи { $family }
figure-influence = Влияние { TEXT($district, form: "in") }
pic-left = осталось { $count }
pic-bids = Ставки
pic-opens = Здесь откроется заведение
pic-doing = Выполняется
pic-bid-open = Ставку ещё готовят
pic-bid-sealed = Запечатанная ставка
pic-nobody-there = Здесь никого
pic-door = { $area }: { $effects }
pic-to-let = Сдаётся
pic-bid-from = Тайные ставки, только из чемодана
pic-on-duty = на деле
pic-awards = За районы сейчас: +${ $money }
pic-awards-each = По ${ $money }: больше всех дел цвета, район
pic-most-wins = больше всех после раунда IV
pic-tribute-leaves = карт в руке, дань оставит
pic-aim = Цель
pic-aim-line = Победит, у кого после раунда IV в чемодане больше всех.
pic-aim-suitcase = ваши банкноты
pic-aim-district = больше жетонов в районе
pic-aim-jobs = больше дел одного цвета
pic-war-in = Передел: { TEXT($district) }
pic-war-rule = Больше всех в одиночку: район ваш. Ничья не даёт ничего.
pic-war-next = Дальше: { $number } { TEXT($district) }
pic-takes-it = Забирает
pic-edition = Вечерний выпуск
pic-headline-war = Чей теперь Нью-Йорк?
pic-headline-end = Чемоданы открыты
pic-bribery-open = Подкуп: конверты вскрыты
pic-bribery-bid = Подкуп: тайные ставки
pic-bribery-rule = Высшая выбирает первой. Низшая возвращается.
pic-bid-none = никого не берёт
pic-bid-so-far =
    { $first ->
        [yes] пока впереди
       *[no] пока что
    }
pic-bid-back = возвращается
pic-bid-chooses = выбирает { $place }-м

## The board as a list

list-stands = Как идёт игра
list-first = Первый игрок: { $family }
list-turn = Сейчас ходит семья: { $family }
list-war = Сейчас считают влияние: { TEXT($district) }
list-uncontrolled = Район никто не контролирует
list-control = Контроль: { $family }
list-stack = Контроль: { $family }. Маркеры снизу вверх: { $markers }. Больше всего: { $most }
list-influence =
    { $leads ->
        [none] Влияние: { $rows }
       *[some] Влияние: { $rows }. Выиграет семья { $family }
    }
list-spaces = Места для членов семьи
list-hand =
    { $count ->
        [one] На руке { $count } карта
        [few] На руке { $count } карты
       *[other] На руке { $count } карт
    }
list-bid = Ставка: ${ $money }
list-family = { TEXT($family) } (место { $seat })
list-family-you = { TEXT($family) } (вы, место { $seat })

## How it is played

primer-goal = Наполните чемодан
primer-goal-text = После четырёх раундов побеждает семья, у которой в чемодане больше денег. Сверх того — по $5 за каждый район, где вы держите верх, и по $5 за каждый цвет, поручений которого вы выполнили больше всех.
primer-goal-alt = Чемодан, банкноты 1, 2, 3 и 5 и две награды по 5.
primer-round = Раунд в пять шагов
primer-round-text = Раундов четыре, в последнем подкупа нет. Почти вся игра — второй шаг.
primer-round-step-1 = Открывается новое заведение.
primer-round-step-2 = Семейное дело: по очереди каждый делает что-то одно, пока не выйдут все фигуры.
primer-round-step-3 = Война за районы: кто в районе сильнее, кладёт туда маркер.
primer-round-step-4 = Подкуп: тайные ставки за союзников.
primer-round-step-5 = Дань: карты сверх предела уходят Дону.
primer-shop = Громила идёт к витрине
primer-shop-text = Поставьте громилу в свободное заведение и сразу возьмите всё с витрины. В заведении стоит одна фигура.
primer-shop-alt = Вывеска с тремя цифрами у её частей.
primer-shop-note-1 = Чёрный ход: для членов семьи.
primer-shop-note-2 = Витрина: для громил. Здесь оружие и $3.
primer-shop-note-3 = Место громилы.
primer-shop-step-1 = Отмыть: одна ваша банкнота идёт в чемодан.
primer-shop-step-2 = Посмотреть два поручения, оставить одно.
primer-shop-step-3 = Своя карта — за товар.
primer-shop-step-4 = Две свои карты — за $5.
primer-shop-step-5 = Голова лошади: следующий раунд начинаете вы.
primer-family = Член семьи встаёт на угол
primer-family-text = Он стоит там, где сходятся два или три района, и берёт со всех их чёрных ходов, в любом порядке. В войне он считается в каждом из них.
primer-family-alt = Дон между тремя районами: оружие, отмывание, поручения.
primer-job = Товарами платят за поручения
primer-job-text = Вместо фигуры можно выполнить поручение — с руки или со стола. Оно приносит банкноты и обычно кому-то вредит.
primer-job-alt = Поручение с четырьмя цифрами у его частей.
primer-job-note-1 = Цена: сбросьте эти товары.
primer-job-note-2 = Что оно делает.
primer-job-note-3 = Плата, на руку.
primer-job-note-4 = Цвет: больше всех поручений одного цвета — $5 в конце.
primer-launder = Деньги на руке ещё не ваши
primer-launder-text = В чемодан банкнота попадает, только когда её отмыли: один значок — одна банкнота. Всё сверх предела руки в конце раунда уходит Дону.
primer-launder-alt = Банкнота 5 на пути в чемодан.
primer-war = Районы
primer-war-text = Каждая фигура — одно очко. При равенстве район не достаётся никому.
primer-war-step-1 = Двое против одного: красные победили.
primer-war-step-2 = Маркер победителя лежит сверху: он контролирует район.
primer-war-step-3 = Кто берёт там с витрины, берёт и для него.
primer-bribe = Союзники продаются
primer-bribe-text = Союзников на одного меньше, чем игроков. Союзника играют раз в раунд, вместо фигуры.
primer-bribe-step-1 = Ставьте тайно, из чемодана.
primer-bribe-step-2 = Кто дал больше, выбирает первым; последний не получает ничего, но деньги ему вернут.
primer-bribe-step-3 = Союзник идёт на руку и тоже считается в дани.
primer-secret = Чего никто не видит
primer-secret-text = В чужих руках видно только число карт. Чемодан закрыт: запоминайте, что в него клали.
primer-secret-alt = Семь карт рубашкой вверх и закрытый чемодан.
primer-first = Ваш первый ход
primer-first-text = Посмотрите, каких товаров хотят ваши поручения, и пошлите громилу туда, где они есть. Дона приберегите для угла, где отмывают. Вышла последняя фигура — ваши дела в этом раунде окончены.
primer-first-alt = Двое громил, Дон и поручение за один товар.

## Why not, in the reader's own goods and figures

why-job =
    { $wild ->
        [0] Не хватает: { $goods }.
       *[other] Не хватает: { $goods }. Наркотиков у вас { $wild }: столько и можно заменить.
    }
why-no-thug = В этом раунде у вас не осталось громил.
why-no-member = В этом раунде у вас не осталось членов семьи.

sure-finish = Отказаться от остального? Оно пропадёт.
    .do = Отказаться
    .keep = Взять
sure-decline = Обойтись без этого? Второй раз не предложат.
    .do = Обойтись
    .keep = Выбрать

## Что в коробке: таблицы данных

box-constants = Числа правил
box-player-count = По числу игроков
box-round = Акты
box-phase = Фазы
box-family = Семьи и фигурки
box-neutral-figure = Нейтральные фигурки
box-marker-piece = Маркеры
box-district = Районы
box-central-park = Центральный парк
box-family-space = Улицы
box-location = Первые заведения
box-tile = Жетоны заведений
box-good = Товары
box-bill = Купюры
box-job = Дела
box-ally = Союзники
box-totals = Всего

# What decided a fight, in the log
tally-influence = влияние

# How much has happened since the reader's last move, by kind of event
since-thug_played =
    { $count ->
        [one] { $count } громила
        [few] { $count } громилы
       *[many] { $count } громил
    }
since-family_played =
    { $count ->
        [one] { $count } член семьи
        [few] { $count } члена семьи
       *[many] { $count } членов семьи
    }
since-job_done =
    { $count ->
        [one] { $count } дело
        [few] { $count } дела
       *[many] { $count } дел
    }
since-turf =
    { $count ->
        [one] { $count } война за район
        [few] { $count } войны за районы
       *[many] { $count } войн за районы
    }
since-killed =
    { $count ->
        [one] { $count } убитый
        [few] { $count } убитых
       *[many] { $count } убитых
    }

## Подсказки: что значит такой выбор

do-thug = Громила собирает с одной витрины; контролирующий район получает долю. В районе он даёт одно влияние.
do-family = Член семьи собирает с чёрных ходов всех районов вокруг и считается в каждом из них.
do-job = Поручение стоит показанных товаров, затем действует, даёт банкноты и ложится в чемодан, где важен его цвет.
do-common = Общее поручение действует так же, как с руки, но доступно всем.
do-ally = Союзник делает показанное, раз в раунд, и возвращается на руку перед данью.
do-launder = Отмытая банкнота в безопасности и считается в конце; значок берёт одну банкноту любого номинала.

# Standing answers

window-LaunderBill = Отмывание
window-PayTribute = Дань
window-Exchange = Обмен
window-Bids = Подкуп
window-NextEffect = Порядок эффектов
window-WhoFirst = Кто первый в общем месте
standing-LaunderBill-highest = Отмывать старшую купюру
standing-LaunderBill-lowest = Отмывать младшую купюру
standing-LaunderBill-decline = Отказываться
standing-PayTribute-bills = Сначала младшие купюры
standing-PayTribute-goods = Сначала товары
standing-Exchange-decline = Отказываться
standing-Bids-nothing = Ничего не ставить
standing-NextEffect-printed = Как напечатано
standing-WhoFirst-self = Сначала я
standing-unless-cards = если у меня не больше карт, чем
standing-unless-round = если раунд не позже
