## Афіша: назва, одне-два речення, що це за гра

game-title = Сини Анархії: Кров за клуб
game-pitch = Містечко в долині. Клуби, угоди, стиснуті кулаки. Хтось прийшов зі стволом.
game-kind = Торг і бійки
game-goal = Перемагає той, у кого після останнього раунду найбільше баксів. Стволи й сумки тоді не варті нічого.

## Bots, by seat

bot-name-1 = Диякон
bot-name-2 = Тітонька Куан
bot-name-3 = Гравій
bot-name-4 = Велика Лена
bot-name-5 = Проповідник
bot-name-6 = Іскра

## Клуби

side-samcro = Сини Анархії
samcro = Сини Анархії
side-mayans = Маянці
mayans = Маянці
side-one_niners = Ван-Найнерс
one_niners = Ван-Найнерс
side-lin_syndicate = Синдикат Лін
lin_syndicate = Синдикат Лін
side-grim_bastards = Злі Виродки
grim_bastards = Злі Виродки
side-calaveras = Калаверас
calaveras = Калаверас

## Місця

charming_police = Поліцейський департамент Чармінга
st_thomas_hospital = Госпіталь святого Томаса
cut_house = Фасувальня
gun_factory = Збройова фабрика
hairy_dog = Волохатий пес
palace_restaurant = Ресторан „Палас“
suburban_meth_lab = Лабораторія в передмісті
military_surplus = Армійські надлишки
porn_studio = Студія для дорослих
docks = Доки
liquor_store = Винна крамниця
roadside_bar = Придорожній бар
tattoo_parlor = Тату-салон
brothel = Бордель
reservation = Арсенал резервації
pawn_shop = Ломбард
truck_stop = Стоянка фур
card_room = Підпільний покер
impound_lot = Штрафмайданчик
courthouse = Будівля суду
grow_house = Теплиця
warehouse = Склад
lumber_yard = Лісопилка
bus_depot = Автобусне депо
emergency_room = Швидка допомога
clubhouse = Клуб
pool = Пул
clubhouse-of = Клуб: { TEXT($club) }
face-down = Закрите місце { $number }
figure =
    { $kind ->
        [member] Член клубу: { TEXT($place) }
       *[prospect] Салага: { TEXT($place) }
    }

## Карти анархії і що вони роблять

drive_by = Стрілянина з авто
raid = Облава
shakedown = Здирництво
lost_shipment = Загублений вантаж
crate_of_guns = Ящик стволів
gun_sweep = Рейд на зброю
informant = Стукач
cold_trail = Холодний слід
new_blood = Свіжа кров
gang_war = Війна банд
gun_crackdown = Заборона на стволи
checkpoints = Блокпости
dry_spell = Дефіцит
glut = Ринок завалено
task_force = Опергрупа
blind_eye = Крізь пальці
jammed_phones = Немає зв’язку
highway_patrol = Дорожній патруль
irish_freddy = Ірландець Фредді
cartel_courier = Кур’єр картелю
crooked_cop = Продажний коп
gun_buyer = Покупець стволів
street_dealer = Вуличний барига
back_alley_doctor = Підпільний лікар
loan_shark = Лихвар
safecracker = Ведмежатник
nomad = Кочівник
arms_broker = Збройовий посередник
warrant = Ордер на арешт
payday = День зарплати
hospital_bills = Рахунки з лікарні
protection_money = Плата за дах
kings_of_the_street = Королі вулиць
search_and_seizure = Обшук і вилучення
quiet_streets = Тихі вулиці
friends_on_the_force = Свої люди у відділку
massacre = Бійня
rico_case = Справа за законом РІКО
lockdown = Усе перекрито
grand_jury = Велике журі
drive_by-hint = Кожна банда відправляє у швидку одного свого братана.
raid-hint = Банди з найбільшим напрягом втрачають 2 сумки.
shakedown-hint = Кожна банда платить 1 бакс або огрібає 1 напряг.
lost_shipment-hint = Кожна банда отримує сумку.
crate_of_guns-hint = Кожна банда отримує ствол.
gun_sweep-hint = Кожна банда втрачає ствол.
informant-hint = Банди з найбільшим напрягом огрібають ще 1.
cold_trail-hint = Банди з найменшим напрягом скидають 1.
new_blood-hint = Банди, де братви найменше, отримують салагу.
gang_war-hint = Переможець розборки краде по 1 баксу в кожної переможеної банди.
gun_crackdown-hint = У цьому раунді продавати стволи не можна.
checkpoints-hint = У цьому раунді ніхто не збуває більш як 2 сумки.
dry_spell-hint = Кожен продаж сумок приносить на 1 бакс більше (але не чорний ринок).
glut-hint = Чорний ринок платить за сумку на 1 менше.
task_force-hint = Стволи в розборці приносять 2 напряги.
blind_eye-hint = Чорний ринок не приносить напрягу.
jammed_phones-hint = Підмогу викликати не можна.
highway_patrol-hint = За одним наказом їде не більш як 3 братани.
irish_freddy-hint = Зв’язки: місце на цей раунд.
cartel_courier-hint = Зв’язки: місце на цей раунд.
crooked_cop-hint = Зв’язки: місце на цей раунд.
gun_buyer-hint = Зв’язки: місце на цей раунд.
street_dealer-hint = Зв’язки: місце на цей раунд.
back_alley_doctor-hint = Зв’язки: місце на цей раунд.
loan_shark-hint = Зв’язки: місце на цей раунд.
safecracker-hint = Зв’язки: місце на цей раунд.
nomad-hint = Зв’язки: місце на цей раунд.
arms_broker-hint = Зв’язки: місце на цей раунд.
warrant-hint = Наприкінці раунду банди з найбільшим напрягом під арешт.
payday-hint = Наприкінці раунду по 3 бакси бандам з найменшим напрягом.
hospital_bills-hint = Наприкінці раунду банди платять по баксу за кожного пораненого.
protection_money-hint = Наприкінці раунду банди отримують по баксу за кожне своє місце.
kings_of_the_street-hint = Наприкінці раунду 3 бакси тому, хто контролює більше місць.
search_and_seizure-hint = Наприкінці раунду банди з напрягом 3 і вище втрачають 2 стволи.
quiet_streets-hint = Наприкінці раунду кожна банда скидає 1 напряг.
friends_on_the_force-hint = У кого в поліції найбільше братви, здасть суперника під арешт.
massacre-hint = Кожна банда відправляє у швидку двох своїх.
rico_case-hint = Хто огрібає напряг, огрібає на 1 більше.
lockdown-hint = У цьому раунді ніхто не збуває більш як 1 сумку.
grand_jury-hint = Наприкінці раунду банди з напрягом 2 і вище під арешт.
kind-ambush = Засідка
kind-hassle = Головняк
kind-contact = Зв’язки
kind-aftermath = Наслідки

## Клуби: накази і правила

gun_runners = Торговці стволами
gun_runners-hint = Кожен проданий ствол приносить на 1 бакс більше.
iron_pipeline = Збройовий канал
iron_pipeline-hint = Наказ клубу.
deep_bench = Довга лава
deep_bench-hint = Один наказ вербує до двох салаг.
border_trade = Прикордонний обмін
border_trade-hint = Наказ клубу.
street_network = Вулична мережа
street_network-hint = На ринок можна на одну сумку більше, ніж дозволяє напряг.
re_up = Нова партія
re_up-hint = Наказ клубу.
bulk_buyers = Оптовики
bulk_buyers-hint = Стволи і сумки на 1 бакс дешевші, але не дешевші за 1.
greased_palms = Підмазати кого треба
greased_palms-hint = Наказ клубу.
loyalty_for_a_price = Вірність за гроші
loyalty_for_a_price-hint = 2 бакси за кожен арешт у банді.
hired_muscle = Наймані кулаки
hired_muscle-hint = Наказ клубу.
shoot_first = Стріляй першим
shoot_first-hint = Починаючи розборку, ще за один наказ можна лишити всіх без підмоги.
fall_guy = Цап-відбувайло
fall_guy-hint = Замість члена клубу під арешт може піти салага.

## Скільки чого

n-cash =
    { $count ->
        [one] { $count } бакс
        [few] { $count } бакси
       *[many] { $count } баксів
    }
n-gun =
    { $count ->
        [one] { $count } ствол
        [few] { $count } стволи
       *[many] { $count } стволів
    }
n-contraband =
    { $count ->
        [one] { $count } сумка
        [few] { $count } сумки
       *[many] { $count } сумок
    }
n-discard-heat =
    { $count ->
        [one] −{ $count } напряг
        [few] −{ $count } напряги
       *[many] −{ $count } напрягів
    }
n-heat =
    { $count ->
        [one] { $count } напряг
        [few] { $count } напряги
       *[many] { $count } напрягів
    }
n-prospect =
    { $count ->
        [one] { $count } салага
        [few] { $count } салаги
       *[many] { $count } салаг
    }
n-heal =
    { $count ->
        [one] { $count } братан додому зі швидкої
        [few] до { $count } братанів додому зі швидкої
       *[many] до { $count } братанів додому зі швидкої
    }
dudes =
    { $prospects ->
        [0] { $members ->
            [one] { $members } член клубу
            [few] { $members } члени клубу
           *[many] { $members } членів клубу
        }
        [one] { $members ->
            [0] { $prospects } салага
            [one] { $members } член клубу, { $prospects } салага
            [few] { $members } члени клубу, { $prospects } салага
           *[many] { $members } членів клубу, { $prospects } салага
        }
        [few] { $members ->
            [0] { $prospects } салаги
            [one] { $members } член клубу, { $prospects } салаги
            [few] { $members } члени клубу, { $prospects } салаги
           *[many] { $members } членів клубу, { $prospects } салаги
        }
       *[many] { $members ->
            [0] { $prospects } салаг
            [one] { $members } член клубу, { $prospects } салаг
            [few] { $members } члени клубу, { $prospects } салаг
           *[many] { $members } членів клубу, { $prospects } салаг
        }
    }
goods-cash =
    { $count ->
        [one] { $count } бакс
        [few] { $count } бакси
       *[many] { $count } баксів
    }
goods-gun =
    { $count ->
        [one] { $count } ствол
        [few] { $count } стволи
       *[many] { $count } стволів
    }
goods-contraband =
    { $count ->
        [one] { $count } сумка наркоти
        [few] { $count } сумки наркоти
       *[many] { $count } сумок наркоти
    }
desk-kind-cash = Бакси
desk-kind-gun = Стволи
desk-kind-contraband = Сумки

## Операції

op-sell =
    { $max ->
        [1] Продати: { TEXT($give) } → { TEXT($get) }
       *[other] Продати: { TEXT($give) } → { TEXT($get) }, не більш як { $max }×
    }
op-spend =
    { $max ->
        [1] Витратити: { TEXT($give) } → { TEXT($get) }
       *[other] Витратити: { TEXT($give) } → { TEXT($get) }, не більш як { $max }×
    }
op-spend-anywhere =
    { $max ->
        [1] Витратити: { TEXT($give) } → { TEXT($get) } у будь-яке відкрите місце
       *[other] Витратити: { TEXT($give) } → { TEXT($get) } у будь-яке відкрите місце, не більш як { $max }×
    }
op-trade =
    { $max ->
        [1] Міняти: { TEXT($give) } → { TEXT($get) }
       *[other] Міняти: { TEXT($give) } → { TEXT($get) }, не більш як { $max }×
    }
op-gain = Отримати: { TEXT($get) }
op-steal = Украсти в суперника: { TEXT($get) }
op-discard = Скинути: { TEXT($get) }
op-take-patch = Забрати нашивку Женця

## Фази, рядок стану, значки

phase-setup = Підготовка
phase-issue_orders = Роздача наказів
phase-reveal = Нові місця і карти
phase-orders = Виконання наказів
phase-black_market = Чорний ринок
phase-aftermath = Наслідки
phase-clean_up = Зачистка
phase-over = Ширми прибрано
status-round = Раунд { $round } з { $rounds }
status-deck =
    { $count ->
        [one] ще { $count } карта
        [few] ще { $count } карти
       *[many] ще { $count } карт
    }
badge-orders =
    { $count ->
        [one] { $count } наказ
        [few] { $count } накази
       *[many] { $count } наказів
    }
badge-heat = напряг { $count }
badge-dudes =
    { $count ->
        [one] { $count } братан
        [few] { $count } братани
       *[many] { $count } братанів
    }
badge-patch = нашивка Женця
standing-cash = Гроші
standing-sites = Місця під контролем
standing-dudes = Братани у грі
standing-heat = Напряг
score-line =
    { $score ->
        [one] { $name }: { $score } бакс
        [few] { $name }: { $score } бакси
       *[many] { $name }: { $score } баксів
    }

## Про що домовляються до гри

setting-mode = Режим
setting-mode-high_octane = Високооктановий: у кожного клубу свій старт і особливі правила
setting-mode-unleaded = Неетильований: усі клуби рівні
setting-clubs = Які клуби в грі
setting-clubs-both = Усі шість
setting-clubs-base = Перші чотири
setting-clubs-grim_bastards = Перші чотири і Злі Виродки
setting-clubs-calaveras = Перші чотири і Калаверас
setting-long_road = Довга траса: раундів понад шість
setting-long_road-0 = немає
setting-deadly_rounds = Смертоносні раунди: без госпіталю
setting-deadly_rounds-true = так
setting-deadly_rounds-false = ні
setting-undercover = Під прикриттям: накази за ширмою
setting-undercover-true = так
setting-undercover-false = ні
setting-lean_supplies = Мізерні запаси: салаг не більше, ніж на старті
setting-lean_supplies-true = так
setting-lean_supplies-false = ні
setting-hardcore_cards = Хардкорні карти
setting-hardcore_cards-true = так
setting-hardcore_cards-false = ні
setting-fifteen_years = 15 років в’язниці: арешт забирає братана назавжди
setting-fifteen_years-true = так
setting-fifteen_years-false = ні
setting-arson = Підпал: власник нашивки палить місце
setting-arson-true = так
setting-arson-false = ні
setting-dirty_money = Брудні гроші: 2 бакси за кожен напряг
setting-dirty_money-true = так
setting-dirty_money-false = ні
setting-gangageddon = Бандагеддон: «Війна банд» усю гру
setting-gangageddon-true = так
setting-gangageddon-false = ні

## Чим закінчується

ending-most_cash = Ширми прибрано: виграє той, у кого більше грошей.
ending-patch = Грошей порівну, і вирішує нашивка Женця.
ending-most_guns = Грошей порівну, і вирішують стволи.
ending-last_throw = Порівну і грошей, і стволів: вирішує остання розборка.
ending-last_gang = Усі інші банди розформовано.
account-start = На старті
account-sites = Місця й накази клубу
account-market = Чорний ринок
account-thefts = Крадіжки
account-cards = Карти анархії
account-dirty = Напряг і арешти
account-patching = Посвячення
account-out = Пропало разом із бандою
account-deals = Угоди
account-sum =
    { $sign ->
        [minus] −${ $amount }
       *[plus] ${ $amount }
    }
account-total = Усього

## Питання

ask-ChooseClub = Оберіть клуб.
await-ChooseClub = який клуб очолити
ask-ChooseSide = Яким боком планшета грає клуб «{ TEXT($club) }»?
await-ChooseSide = яким боком планшета грати
ask-Arson = Спалити місце за ствол чи не треба?
await-Arson = чи палити місце заради ствола
ask-Turn =
    { $orders ->
        [one] Ваш хід: лишився { $orders } наказ.
        [few] Ваш хід: лишилося { $orders } накази.
       *[many] Ваш хід: лишилося { $orders } наказів.
    }
await-Turn = на що витратити наказ
ask-RideTo = Куди їдемо? Звідки: «{ TEXT($source) }».
await-RideTo = куди їхати
ask-Gather = Хто їде, «{ TEXT($source) }» → «{ TEXT($target) }»? Поки що: { TEXT($going) }.
await-Gather = хто поїде
ask-Operations =
    { $part ->
        [main] «{ TEXT($site) }»: що робимо?
        [trick] «{ TEXT($site) }», оборудка: що робимо?
       *[club_order] Наказ клубу: що робимо?
    }
await-Operations = що робити на місці
ask-TrickChoice =
    { $heat ->
        [0] «{ TEXT($site) }»: провернути оборудку ще за один наказ? { $trick }.
       *[other] { $busted ->
            [yes] «{ TEXT($site) }»: оборудка ще за один наказ, напряг +{ $heat } і арешт? { $trick }.
           *[no] «{ TEXT($site) }»: провернути оборудку ще за один наказ, напряг +{ $heat }? { $trick }.
        }
    }
await-TrickChoice = чи провертати оборудку
ask-Steal = У кого крадемо? { TEXT($goods) }.
await-Steal = у кого вкрасти
ask-Look = Там забракло. Зазирнути за ширму? Господар: { $at }.
await-Look = чи зазирнути за ширму
ask-Heal =
    { $left ->
        [one] Додому може ще { $left }. Хто?
        [few] Додому можуть ще { $left }. Хто?
       *[many] Додому можуть ще { $left }. Хто?
    }
await-Heal = кого забрати зі швидкої
ask-PlaceProspect = Куди прийде салага?
await-PlaceProspect = куди поставити салагу
ask-Backup = Розборка, «{ TEXT($site) }». Кличемо підмогу? По наказу за кожне місце, звідки вона їде.
await-Backup = чи кликати підмогу
ask-CloseFists =
    { $most ->
        [0] Розборка, «{ TEXT($site) }». Стволів у вас немає: стисніть порожній кулак.
       *[other] Розборка, «{ TEXT($site) }». Скільки стволів у кулаці? Не більш як { $most }.
    }
await-CloseFists = скільки стволів у кулаках
ask-Aim =
    { $left ->
        [one] Лишився { $left } постріл. У кого?
        [few] Лишилося { $left } постріли. У кого наступний?
       *[many] Лишилося { $left } пострілів. У кого наступний?
    }
await-Aim = у кого стріляти
ask-Wounded =
    { $left ->
        [one] «{ TEXT($site) }»: поранено { $left } вашого братана. Кого?
        [few] «{ TEXT($site) }»: поранено { $left } ваших братанів. Кого першого?
       *[many] «{ TEXT($site) }»: поранено { $left } ваших братанів. Кого першого?
    }
await-Wounded = хто з них поранений
ask-ClaimPatch = Ви перемогли власника нашивки Женця. Забрати її?
await-ClaimPatch = чи забирати нашивку Женця
ask-ExploitAfter = Перемога. Обробити «{ TEXT($site) }» одразу, ще за один наказ?
await-ExploitAfter = чи обробляти місце одразу
ask-Arrest =
    { $card ->
        [none] Вашу банду накрили. Хто піде під арешт?
       *[other] «{ TEXT($card) }»: вашу банду накрили. Хто піде під арешт?
    }
await-Arrest = кому йти під арешт
ask-FifteenYears = П’ятнадцять років: кого ви більше не побачите?
await-FifteenYears = хто сяде на п’ятнадцять років
ask-CardWound =
    { $left ->
        [one] «{ TEXT($card) }»: поранено { $left } вашого братана. Кого?
        [few] «{ TEXT($card) }»: поранено { $left } ваших братанів. Кого першого?
       *[many] «{ TEXT($card) }»: поранено { $left } ваших братанів. Кого першого?
    }
await-CardWound = хто з них поранений
ask-PayOrHeat =
    { $cash ->
        [one] «{ TEXT($card) }»: заплатити { $cash } бакс чи огребти { $heat ->
            [one] { $heat } напряг?
            [few] { $heat } напряги?
           *[many] { $heat } напрягів?
        }
        [few] «{ TEXT($card) }»: заплатити { $cash } бакси чи огребти { $heat ->
            [one] { $heat } напряг?
            [few] { $heat } напряги?
           *[many] { $heat } напрягів?
        }
       *[many] «{ TEXT($card) }»: заплатити { $cash } баксів чи огребти { $heat ->
            [one] { $heat } напряг?
            [few] { $heat } напряги?
           *[many] { $heat } напрягів?
        }
    }
await-PayOrHeat = платити чи зловити напряг
ask-NameRival = «{ TEXT($card) }»: кого із суперників заарештують?
await-NameRival = кого із суперників заарештують
ask-Traffic =
    { $limit ->
        [0] З вашим напрягом на ринок не можна: стисніть порожній кулак.
        [none] { $most ->
            [0] Сумок у вас немає: стисніть порожній кулак.
           *[other] Скільки сумок у кулаці? Ліміту на вас немає.
        }
       *[other] { $most ->
            [0] Сумок у вас немає: стисніть порожній кулак.
           *[other] Скільки сумок у кулаці? З вашим напрягом можна { $limit }.
        }
    }
await-Traffic = скільки сумок у кулаках

## Варіанти

opt-club = { TEXT($target) }
opt-side-high_octane = Високооктановий: свій старт, особливі правила
opt-side-unleaded = Неетильований: старт як у всіх, без особливих правил
pic-side-high_octane = Високооктановий бік
pic-side-unleaded = Неетильований бік
opt-ride = Їхати звідси: «{ TEXT($target) }»
opt-to = «{ TEXT($target) }»
opt-pick =
    { $one ->
        [member] Ще один член клубу
        [prospect] Ще один салага
       *[none] { TEXT($target) }
    }
opt-exploit = Обробити: «{ TEXT($target) }»
opt-fight = Почати розборку: «{ TEXT($target) }»
opt-bar = Почати розборку без підмоги: «{ TEXT($target) }» (два накази)
opt-recruit =
    { $target ->
        [one] Завербувати { $target } салагу
        [few] Завербувати { $target } салаг
       *[many] Завербувати { $target } салаг
    }
opt-patch_in = Посвятити салагу: «{ TEXT($target) }» (1 бакс, 1 ствол)
opt-call = Кликати звідси: «{ TEXT($target) }»
opt-use = { TEXT($target) }
opt-rob = Обікрасти: { TEXT($target) }
opt-shoot = Стріляти: { TEXT($target) }
opt-accuse = Здати: { TEXT($target) }
opt-burn = Спалити: «{ TEXT($target) }»
opt-guns =
    { $target ->
        [0] Порожній кулак
        [one] { $target } ствол
        [few] { $target } стволи
       *[many] { $target } стволів
    }
opt-bags =
    { $target ->
        [0] Порожній кулак
        [one] { $target } сумка
        [few] { $target } сумки
       *[many] { $target } сумок
    }
opt-sit_tight = Сидіти тихо
opt-club_order = Наказ «{ TEXT($order) }»
opt-all = Усі разом
opt-go = Їхати з ними
opt-done =
    { $none ->
        [yes] Без підмоги
       *[no] Більше нікого
    }
opt-stop = Це все
opt-trick = Провернути оборудку
opt-take = Забрати нашивку
opt-leave = Не треба
opt-look = Зазирнути
opt-pay = Заплатити
opt-heat = Огребти напряг

## Що сталося

event-rolled = { $seat } кидає кубик: { $die }.
    .you = Ви кидаєте кубик: { $die }.
event-club =
    { $board ->
        [high_octane] { $seat } грає за клуб «{ TEXT($club) }», високооктановий бік.
       *[unleaded] { $seat } грає за клуб «{ TEXT($club) }», неетильований бік.
    }
    .you =
        { $board ->
            [high_octane] Ви граєте за клуб «{ TEXT($club) }», високооктановий бік.
           *[unleaded] Ви граєте за клуб «{ TEXT($club) }», неетильований бік.
        }
event-round = Раунд { $round }.
event-orders = Накази роздано.
event-tile = Нове місце: «{ TEXT($site) }».
event-card = Анархія: «{ TEXT($card) }». { TEXT($hint) }
event-card_acts = Діє карта «{ TEXT($card) }». Під неї потрапляє: { $seats }.
event-clean_up = Зачистка: жетони, зв’язки і карти прибрано.
event-market =
    { $total ->
        [0] Чорний ринок: ніхто нічого не приніс.
       *[other] { $price ->
            [one] Чорний ринок: усього сумок { $total }, за кожну { $price } бакс.
            [few] Чорний ринок: усього сумок { $total }, за кожну { $price } бакси.
           *[many] Чорний ринок: усього сумок { $total }, за кожну { $price } баксів.
        }
    }
event-retreat = «{ TEXT($site) }», додому їдуть: { $seats }.
event-last_throw = Усе ще нічия: остання розборка.
event-totals =
    { $winner ->
        [none] «{ TEXT($site) }»: нічия, ніхто не переміг.
       *[other] { $winner-is ->
            [you] { $tie ->
                [yes] «{ TEXT($site) }»: нічия, і нашивка Женця віддає перемогу вам.
               *[no] «{ TEXT($site) }»: перемога за вами.
            }
           *[other] { $tie ->
                [yes] «{ TEXT($site) }»: нічия, але з нашивкою Женця перемагає { $winner }.
               *[no] «{ TEXT($site) }»: перемагає { $winner }.
            }
        }
    }
event-burnt = { $seat } підпалює «{ TEXT($tile) }». На згарищі: { TEXT($fresh) }.
    .you = Ви підпалюєте «{ TEXT($tile) }». На згарищі: { TEXT($fresh) }.
event-received = { $seat } отримує: { TEXT($goods) } («{ TEXT($card) }»).
    .you = Ви отримуєте: { TEXT($goods) } («{ TEXT($card) }»).
event-lost = { $seat } втрачає: { TEXT($goods) } («{ TEXT($card) }»).
    .you = Ви втрачаєте: { TEXT($goods) } («{ TEXT($card) }»).
event-accused = { $at-is ->
        [you] { $seat } здає вашого поліції («{ TEXT($card) }»).
       *[other] { $seat } здає поліції: { $at } («{ TEXT($card) }»).
    }
    .you = Ви здаєте поліції: { $at } («{ TEXT($card) }»).
event-heat =
    { $amount ->
        [one] { $seat } огрібає { $amount } напряг: тепер { $heat }.
        [few] { $seat } огрібає { $amount } напряги: тепер { $heat }.
       *[many] { $seat } огрібає { $amount } напрягів: тепер { $heat }.
    }
    .you =
        { $amount ->
            [one] Ви огрібаєте { $amount } напряг: тепер { $heat }.
            [few] Ви огрібаєте { $amount } напряги: тепер { $heat }.
           *[many] Ви огрібаєте { $amount } напрягів: тепер { $heat }.
        }
event-cooled = { $seat } скидає напряг: тепер { $heat }.
    .you = Ви скидаєте напряг: тепер { $heat }.
event-arrest = { $seat } потрапляє під арешт. Напряг тепер { $heat }.
    .you = Вас накрили: арешт. Напряг тепер { $heat }.
event-arrested =
    { $kind ->
        [prospect] { $seat } віддає поліції салагу: «{ TEXT($place) }».
       *[member] { $seat } віддає поліції члена клубу: «{ TEXT($place) }».
    }{ $cash ->
        [0] {""}
       *[other] {" "}За вірність: { TEXT($cash-goods) }.
    }
    .you =
        { $kind ->
            [prospect] Ви віддаєте поліції салагу: «{ TEXT($place) }».
           *[member] Ви віддаєте поліції члена клубу: «{ TEXT($place) }».
        }{ $cash ->
            [0] {""}
           *[other] {" "}За вірність: { TEXT($cash-goods) }.
        }
event-removed = { $seat } втрачає одного назавжди. { TEXT($figure) }.
    .you = Ви втрачаєте одного назавжди. { TEXT($figure) }.
event-disbanded = { $seat } вилітає: банду розформовано. Повертається: { TEXT($cash-goods) }, { TEXT($gun-goods) }, { TEXT($bag-goods) }.
    .you = Вашу банду розформовано. Повертається: { TEXT($cash-goods) }, { TEXT($gun-goods) }, { TEXT($bag-goods) }.
event-patch = Нашивку Женця тепер носить { $seat }.
    .you = Нашивка Женця у вас.
event-ride = { $seat } їде: «{ TEXT($from) }» → «{ TEXT($to) }», { TEXT($who) }.
    .you = Ви їдете: «{ TEXT($from) }» → «{ TEXT($to) }», { TEXT($who) }.
event-backup = { $seat } кличе підмогу: «{ TEXT($from) }» → «{ TEXT($to) }», { TEXT($who) }.
    .you = Ви кличете підмогу: «{ TEXT($from) }» → «{ TEXT($to) }», { TEXT($who) }.
event-exploit = { $seat } обробляє місце «{ TEXT($site) }».
    .you = Ви обробляєте місце «{ TEXT($site) }».
event-trick = { $seat } провертає оборудку: «{ TEXT($site) }».
    .you = Ви провертаєте оборудку: «{ TEXT($site) }».
event-stolen = { $from-is ->
        [you] { $seat } краде у вас: { TEXT($goods) }.
       *[other] { $seat } краде: { TEXT($goods) }. Постраждалий: { $from }.
    }
    .you = Ви крадете: { TEXT($goods) }. Постраждалий: { $from }.
event-healed = { $seat } забирає одного зі швидкої.
    .you = Ви забираєте одного зі швидкої.
event-recruited = { $seat } отримує поповнення: { TEXT($number-goods) }, «{ TEXT($place) }».
    .you = У вас поповнення: { TEXT($number-goods) }, «{ TEXT($place) }».
event-patched_in = { $seat } посвячує салагу: «{ TEXT($place) }».
    .you = Ви посвячуєте салагу: «{ TEXT($place) }».
event-club_order = { $seat } віддає наказ клубу «{ TEXT($order) }».
    .you = Ви віддаєте наказ клубу «{ TEXT($order) }».
event-sat_tight = { $seat } сидить тихо.
    .you = Ви сидите тихо.
event-fight = { $seat } починає розборку: «{ TEXT($site) }». Участь беруть: { $seats }.
    .you = Ви починаєте розборку: «{ TEXT($site) }». Участь беруть: { $seats }.
event-fist =
    { $guns ->
        [0] { $seat } розтискає кулак: порожньо.
       *[other] { $seat } розтискає кулак: { TEXT($guns-goods) }.
    }
    .you =
        { $guns ->
            [0] Ви розтискаєте кулак: порожньо.
           *[other] Ви розтискаєте кулак: { TEXT($guns-goods) }.
        }
event-hand =
    { $bags ->
        [0] { $seat } розтискає кулак: сумок немає.
       *[other] { $seat } розтискає кулак: { TEXT($bags-goods) }.
    }
    .you =
        { $bags ->
            [0] Ви розтискаєте кулак: сумок немає.
           *[other] Ви розтискаєте кулак: { TEXT($bags-goods) }.
        }
event-showed = { $seat }: { TEXT($who) }, { TEXT($guns-goods) }, на кубику { $die } — разом { $total }.
    .you = У вас: { TEXT($who) }, { TEXT($guns-goods) }, на кубику { $die } — разом { $total }.
event-aimed = { $at-is ->
        [you] { $seat } стріляє у ваших. Пострілів: { $number }.
       *[other] { $seat } стріляє, ціль — { $at }. Пострілів: { $number }.
    }
    .you = Ви стріляєте, ціль — { $at }. Пострілів: { $number }.
event-wounded = { $seat }, у швидку: { TEXT($who) }.
    .you = Ваші, у швидку: { TEXT($who) }.
event-trafficked = { $seat } збуває: { TEXT($bags-goods) } за { TEXT($cash-goods) }.
    .you = Ви збуваєте: { TEXT($bags-goods) } за { TEXT($cash-goods) }.
event-opened = { $seat } прибирає ширму: { TEXT($cash-goods) }, { TEXT($gun-goods) }, { TEXT($bag-goods) }.
    .you = Ви прибираєте ширму: { TEXT($cash-goods) }, { TEXT($gun-goods) }, { TEXT($bag-goods) }.
event-threw = { $seat }: на кубику { $die }, разом { $total }.
    .you = У вас на кубику { $die }, разом { $total }.
event-used =
    { $paid ->
        [none] { $seat } отримує: { TEXT($goods) }.
       *[other] { $seat } міняє: { TEXT($price) } → { TEXT($goods) }.
    }
    .you = 
        { $paid ->
            [none] Ви отримуєте: { TEXT($goods) }.
           *[other] Ви міняєте: { TEXT($price) } → { TEXT($goods) }.
        }
event-looked = { $at-is ->
        [you] { $seat } зазирає за вашу ширму.
       *[other] { $seat } зазирає за ширму. Господар: { $at }.
    }
    .you = Ви зазирнули за ширму, господар — { $at }. Там { TEXT($cash-goods) }, { TEXT($gun-goods) }, { TEXT($bag-goods) }.
event-emergency =
    { $lives ->
        [yes] { $seat }: у швидкій випало { $die }, братан вижив і їде додому.
       *[no] { $seat }: у швидкій випало { $die }, братан не вижив.
    }
    .you = 
        { $lives ->
            [yes] Ваш братан: у швидкій випало { $die }, вижив і їде додому.
           *[no] Ваш братан: у швидкій випало { $die }, не вижив.
        }
nothing = нічого

## Картина

pic-label =
    { $part ->
        [board] Долина, раунд { $round }
        [seat] Місце банди
       *[all] Стіл, раунд { $round }
    }
pic-heat =
    { $count ->
        [one] Обробка приносить { $count } напряг.
        [few] Обробка приносить { $count } напряги.
       *[many] Обробка приносить { $count } напрягів.
    }
pic-trick = Оборудка: { $what }
pic-no-guns = Тут у розборці стволи під забороною.
pic-anarchy = Анархія
pic-market = Чорний ринок: скільки сумок в усіх разом і скільки за кожну
pic-emergency = Наприкінці раунду кубик на кожного: { $number } і більше — їде додому.
pic-fight = Розборка: { $site }
pic-out = ПОЗА ГРОЮ
pic-limit =
    { $limit ->
        [none] Чорний ринок: без ліміту.
       *[other] Чорний ринок: не більш як { $limit }.
    }
pic-orders-hidden = Накази за ширмою
pic-blind = За цією ширмою гроші, стволи й сумки — лише для господаря
pic-blind-own = За ширмою
pic-closed = Зачинено
pic-sign-police = Поліція Чармінга
pic-round = Раунд
pic-supply = Запас
pic-legend-cash = Бакси: у кого найбільше наприкінці, той переміг
pic-legend-gun = Ствол: 3 у розборці; робить салагу членом клубу
pic-legend-bag = Сумка: на чорний ринок
pic-legend-order = Наказ: один хід
pic-legend-member = Член клубу: наказ на раунд, 2 у розборці
pic-legend-prospect = Салага: 1 у розборці
pic-you = Ви
pic-banned = У цьому раунді карта це забороняє.
pic-pays = Вам зараз платять { $count }.
pic-costs = Вам зараз коштує { $count }.
pic-left =
    { $count ->
        [0] Більше не можна.
        [one] Ще { $count } раз.
        [few] Ще { $count } рази.
       *[many] Ще { $count } разів.
    }
pic-fight-title = Розборка
pic-step-backup = Підмога
pic-step-guns = Стволи
pic-step-dice = Кубики
pic-step-hits = Рани
pic-step-home = Додому
pic-started = Призвідник
pic-ties = Бере нічиї
pic-sells-nothing = Нічого не збуває
pic-all-together = Разом
pic-too-hot = Спалилися
pic-who-goes = Хто сяде?
nobody = ніхто

## Стіл списком

list-stands = Як іде гра
list-turn = Зараз ходить банда: { $club }
list-patch = Нашивка Женця: { $club }
list-seat = Місце { $number }: { $club }
list-gang = { $club }, місце { $number }
list-gang-you = { $club } (ви), місце { $number }
list-face-down = Лежить сорочкою догори.
list-control = Під контролем: { $club }, більше тут нікого.
list-contested = Спірне місце: його не тримає ніхто.
list-nobody = Тут нікого.
list-used = У цьому раунді вже оброблено.
list-unused = У цьому раунді ще не оброблено.
list-trick-heat =
    { $count ->
        [one] Оборудка додасть { $count } напряг.
        [few] Оборудка додасть { $count } напряги.
       *[many] Оборудка додасть { $count } напрягів.
    }
list-there = { $club }: { $who }
list-rate =
    { $span ->
        [exact] Якщо всі разом продають { $low }: { $price }
        [range] Якщо всі разом продають від { $low } до { $high }: { $price } за сумку
       *[above] Якщо всі разом продають { $low } і більше: { $price } за сумку
    }
list-sold = Усі разом продали: { $bags }, за кожну { $price }
list-supply = У запасі: { $goods }
list-starter = Розборку почала банда: { $club }
list-total = { $club }: { $guns }, на кубику { $die }, разом { $total }
list-hits = влучань: { $count }
list-winner = Перемогла банда: { $club }

## Як у це грають

primer-goal = Мета
primer-goal-text = Після шести раундів перемагає той, у кого більше грошей. Стволи й сумки тоді нічого не варті.
primer-goal-alt = Ширму піднято: 31 бакс. Дві інші ще опущено.
primer-round = Раунд
primer-round-text = Кожен раунд іде однаково.
primer-site = Місце
primer-site-text = Хто стоїть на місці сам, той його контролює й раз за раунд може обробити. Вистачить і салаги.
primer-site-alt = Дорожній знак: збройова фабрика, на ній двоє.
primer-orders = Хід: один наказ
primer-orders-text = По черзі витрачайте по одному наказу, доки вони не скінчаться в усіх. Накази дають члени клубу, салаги — лише кулаки.
primer-fight = Розборка
primer-fight-text = Член клубу може почати розборку там, де стоїть суперник. У ній беруть участь усі банди, що там стоять.
primer-heat = Напряг
primer-heat-text = Стволи, сумки й небезпечні місця приносять напряг. Вище чотирьох — арешт, і напряг падає до одного. Банда, якій нема кого віддати, вилітає.
primer-heat-alt = П’ять термометрів: від нуля до чотирьох.
primer-market = Чорний ринок
primer-market-text = Коли накази скінчилися, усі разом збувають сумки.
primer-deals = Угоди й ширми
primer-deals-text = Міняйтеся грошима, стволами й сумками з ким завгодно і коли завгодно. Обіцянки нікого не зв’язують.
primer-first = Перший вечір
primer-first-text = Беріть будь-який клуб. У першому раунді займіть два-три місця, обробіть їх і тримайте ствол для тих, хто прийде їх відбирати.
primer-first-alt = Шість нашивок у ряд.
primer-round-step-1 = Накази: три і ще по одному за кожного члена клубу.
primer-round-step-2 = Відкриваються нові місця й карти анархії.
primer-round-step-3 = Накази витрачають по одному, по черзі.
primer-round-step-4 = Чорний ринок, наслідки, швидка.
primer-orders-step-1 = Поїздка: з одного місця на будь-яке інше.
primer-orders-step-2 = Обробити місце під контролем.
primer-orders-step-3 = Завербувати салагу.
primer-orders-step-4 = Посвятити салагу: 1 бакс і 1 ствол.
primer-fight-step-1 = Кличте підмогу: по наказу за кожне місце.
primer-fight-step-2 = Стисніть у кулаці стволи; відкривають усі разом.
primer-fight-step-3 = Кубик, 1 за салагу, 2 за члена клубу, 3 за ствол.
primer-fight-step-4 = Кожен ствол когось ранить; хто програв, їде додому.
primer-market-step-1 = Сумки в кулаці: скільки дозволяє напряг.
primer-market-step-2 = Що більше сумок в усіх, то нижча ціна.
primer-market-step-3 = Хто щось продав, огрібає 1 напряг.
primer-deals-step-1 = Будь-які дві банди, у чий завгодно хід.
primer-deals-step-2 = Що змінило господаря, знають лише двоє.
primer-deals-step-3 = Злодій, якому забракло, може зазирнути за ширму.
primer-site-note-1 = Що тут можна зробити.
primer-site-note-2 = Оборудка: ще один наказ.
primer-site-note-3 = Хто тут: більше нікого, отже, місце ваше.
primer-site-note-4 = Лежить наказ: у цьому раунді вже оброблено.

## Що дасть вибір напевно: величини та чим вони стануть

figure-cash = { $club }: бакси
figure-gun = { $club }: стволи
figure-contraband = { $club }: сумки
figure-orders = { $club }: накази
figure-heat = { $club }: напряг
figure-home = { $club }: у клубі

sure-sit_tight = Сидіти тихо? Один наказ буде витрачено намарно.
    .do = Сидіти тихо
    .keep = Витратити з розумом

## Що в коробці: таблиці даних

box-meta = Про гру
box-counts = Кількість
box-counts-per-club = На клуб
box-counts-per-expansion = На доповнення
box-supply-rules = Запас
box-dice = Кубики
box-rounds = Раунди
box-limits = Межі
box-throw-down = Розбірка
box-traffic = Обіг
box-heat-track = Шкала уваги поліції
box-emergency-room = Швидка допомога
box-black-market = Чорний ринок
box-phases = Фази
box-orders = Накази
box-order-extras = Додатки до наказів
box-clubs = Клуби
box-sites = Місця
box-cards = Карти анархії
box-terms = Терміни
box-variants = Варіанти

# What decided a fight, in the log
tally-members = члени клубу
tally-prospects = салаги
tally-guns = стволи
tally-die = кубик

# How much has happened since the reader's last move, by kind of event
since-ride =
    { $count ->
        [one] { $count } поїздка
        [few] { $count } поїздки
       *[many] { $count } поїздок
    }
since-fight =
    { $count ->
        [one] { $count } розборка
        [few] { $count } розборки
       *[many] { $count } розборок
    }
since-exploit =
    { $count ->
        [one] { $count } оброблене місце
        [few] { $count } оброблені місця
       *[many] { $count } оброблених місць
    }
since-trafficked =
    { $count ->
        [one] { $count } збут
        [few] { $count } збути
       *[many] { $count } збутів
    }
since-arrested =
    { $count ->
        [one] { $count } арешт
        [few] { $count } арешти
       *[many] { $count } арештів
    }

## Підказки: що означає такий вибір

do-ride = Братва їде з одного місця на інше. Хто там сам, той контролює місце.
do-exploit = Місце дає показане, раз на раунд на всіх; наказ лишається там.
do-fight = Розборка: підмога, таємні стволи, кубик. Переможені їдуть додому, кожен ствол когось ранить і дає напряг.
do-recruit = Ще один салага в клубі: кулак, але не наказ.
do-patch_in = Салага стає членом клубу за бакс і ствол: на наказ більше в кожному наступному раунді.
do-sit_tight = Наказ витрачається намарно.
do-bags = Більше сумок — більше грошей, але ціна падає для всіх, а продаж дає напряг.

# Standing answers

window-PayOrHeat = Заплатити чи взяти напряг
window-TrickChoice = Трюк
window-Backup = Підмога
window-CloseFists = Стволи в кулаці
window-Traffic = Мішки на ринок
window-Operations = Операції місця
window-ExploitAfter = Експлуатація після бійки
window-ClaimPatch = Нашивка
window-Look = Погляд за ширму
standing-PayOrHeat-pay = Платити, якщо можу
standing-PayOrHeat-heat = Брати напряг
standing-TrickChoice-leave = Відмовлятися
standing-TrickChoice-trick = Робити
standing-Backup-nobody = Нікого не кликати
standing-CloseFists-none = Без стволів
standing-CloseFists-all = Усі стволи
standing-Traffic-none = Жодного мішка
standing-Traffic-all = Скільки можу
standing-Operations-printed = Усі, як надруковано
standing-ExploitAfter-leave = Відмовлятися
standing-ExploitAfter-exploit = Експлуатувати
standing-ClaimPatch-take = Брати
standing-ClaimPatch-leave = Залишати
standing-Look-look = Дивитися
standing-Look-leave = Не дивитися
standing-unless-heat = якщо мій напряг не вищий за
standing-unless-starter = якщо бійку почав не я
