## Афиша: название, одна-две фразы, что это за игра

game-title = Сыны Анархии: Кровь за клуб
game-pitch = Городок в долине. Клубы, сделки, сжатые кулаки. Кто-то пришёл со стволом.
game-kind = Торг и драки
game-goal = Побеждает тот, у кого после последнего раунда больше баксов. Стволы и сумки тогда не стоят ничего.

## Bots, by seat

bot-name-1 = Дьякон
bot-name-2 = Тётушка Куан
bot-name-3 = Гравий
bot-name-4 = Большая Лена
bot-name-5 = Проповедник
bot-name-6 = Искра

## Клубы

side-samcro = Сыны Анархии
samcro = Сыны Анархии
side-mayans = Маянцы
mayans = Маянцы
side-one_niners = Уан-Найнерс
one_niners = Уан-Найнерс
side-lin_syndicate = Синдикат Лин
lin_syndicate = Синдикат Лин
side-grim_bastards = Злые Ублюдки
grim_bastards = Злые Ублюдки
side-calaveras = Калаверас
calaveras = Калаверас

## Места

charming_police = Полицейский департамент Чарминга
st_thomas_hospital = Госпиталь святого Томаса
cut_house = Фасовочная
gun_factory = Оружейная фабрика
hairy_dog = Лохматый пёс
palace_restaurant = Ресторан „Палас“
suburban_meth_lab = Лаборатория в пригороде
military_surplus = Армейские излишки
porn_studio = Студия для взрослых
docks = Доки
liquor_store = Винный магазин
roadside_bar = Придорожный бар
tattoo_parlor = Тату-салон
brothel = Бордель
reservation = Арсенал резервации
pawn_shop = Ломбард
truck_stop = Стоянка фур
card_room = Подпольный покер
impound_lot = Штрафстоянка
courthouse = Здание суда
grow_house = Теплица
warehouse = Склад
lumber_yard = Лесопилка
bus_depot = Автобусное депо
emergency_room = Скорая помощь
clubhouse = Клуб
pool = Пул
clubhouse-of = Клуб: { TEXT($club) }
face-down = Закрытое место { $number }
figure =
    { $kind ->
        [member] Член клуба: { TEXT($place) }
       *[prospect] Салага: { TEXT($place) }
    }

## Карты анархии и что они делают

drive_by = Стрельба из машины
raid = Облава
shakedown = Вымогательство
lost_shipment = Потерянный груз
crate_of_guns = Ящик стволов
gun_sweep = Рейд на оружие
informant = Стукач
cold_trail = Холодный след
new_blood = Свежая кровь
gang_war = Война банд
gun_crackdown = Запрет на стволы
checkpoints = Блокпосты
dry_spell = Дефицит
glut = Рынок завален
task_force = Опергруппа
blind_eye = Сквозь пальцы
jammed_phones = Нет связи
highway_patrol = Дорожный патруль
irish_freddy = Ирландец Фредди
cartel_courier = Курьер картеля
crooked_cop = Продажный коп
gun_buyer = Покупатель стволов
street_dealer = Уличный барыга
back_alley_doctor = Подпольный врач
loan_shark = Ростовщик
safecracker = Медвежатник
nomad = Кочевник
arms_broker = Оружейный посредник
warrant = Ордер на арест
payday = День зарплаты
hospital_bills = Счета из больницы
protection_money = Плата за крышу
kings_of_the_street = Короли улиц
search_and_seizure = Обыск и изъятие
quiet_streets = Тихие улицы
friends_on_the_force = Свои люди в участке
massacre = Бойня
rico_case = Дело по закону РИКО
lockdown = Всё перекрыто
grand_jury = Большое жюри
drive_by-hint = Каждая банда отправляет в скорую одного своего братана.
raid-hint = Банды с самым большим напрягом теряют 2 сумки.
shakedown-hint = Каждая банда платит 1 бакс или огребает 1 напряг.
lost_shipment-hint = Каждая банда получает сумку.
crate_of_guns-hint = Каждая банда получает ствол.
gun_sweep-hint = Каждая банда теряет ствол.
informant-hint = Банды с самым большим напрягом огребают ещё 1.
cold_trail-hint = Банды с самым маленьким напрягом сбрасывают 1.
new_blood-hint = Банды, где братвы меньше всего, получают салагу.
gang_war-hint = Победитель разборки крадёт по баксу у проигравших банд.
gun_crackdown-hint = В этом раунде продавать стволы нельзя.
checkpoints-hint = В этом раунде никто не сбывает больше 2 сумок.
dry_spell-hint = Продажа сумок приносит на 1 бакс больше (но не чёрный рынок).
glut-hint = Чёрный рынок платит за сумку на 1 меньше.
task_force-hint = Стволы в разборке приносят 2 напряга.
blind_eye-hint = Чёрный рынок не приносит напряга.
jammed_phones-hint = Подмогу вызвать нельзя.
highway_patrol-hint = По одному приказу едут не больше 3 братанов.
irish_freddy-hint = Связи: место на этот раунд.
cartel_courier-hint = Связи: место на этот раунд.
crooked_cop-hint = Связи: место на этот раунд.
gun_buyer-hint = Связи: место на этот раунд.
street_dealer-hint = Связи: место на этот раунд.
back_alley_doctor-hint = Связи: место на этот раунд.
loan_shark-hint = Связи: место на этот раунд.
safecracker-hint = Связи: место на этот раунд.
nomad-hint = Связи: место на этот раунд.
arms_broker-hint = Связи: место на этот раунд.
warrant-hint = В конце раунда банды с самым большим напрягом под арест.
payday-hint = В конце раунда по 3 бакса бандам с наименьшим напрягом.
hospital_bills-hint = В конце раунда банды платят по баксу за каждого раненого.
protection_money-hint = В конце раунда банды получают по баксу за каждое своё место.
kings_of_the_street-hint = В конце раунда 3 бакса тому, кто контролирует больше мест.
search_and_seizure-hint = В конце раунда банды с напрягом 3 и выше теряют 2 ствола.
quiet_streets-hint = В конце раунда каждая банда сбрасывает 1 напряг.
friends_on_the_force-hint = У кого в полиции больше всех братвы, сдаст соперника под арест.
massacre-hint = Каждая банда отправляет в скорую двоих своих.
rico_case-hint = Кто огребает напряг, огребает на 1 больше.
lockdown-hint = В этом раунде никто не сбывает больше 1 сумки.
grand_jury-hint = В конце раунда банды с напрягом 2 и выше под арест.
kind-ambush = Засада
kind-hassle = Головняк
kind-contact = Связи
kind-aftermath = Последствия

## Клубы: приказы и правила

gun_runners = Торговцы стволами
gun_runners-hint = Каждый проданный ствол приносит на 1 бакс больше.
iron_pipeline = Оружейный канал
iron_pipeline-hint = Приказ клуба.
deep_bench = Длинная скамейка
deep_bench-hint = Один приказ вербует до двух салаг.
border_trade = Пограничный обмен
border_trade-hint = Приказ клуба.
street_network = Уличная сеть
street_network-hint = На рынок можно на одну сумку больше, чем позволяет напряг.
re_up = Новая партия
re_up-hint = Приказ клуба.
bulk_buyers = Оптовики
bulk_buyers-hint = Стволы и сумки на 1 бакс дешевле, но не дешевле 1.
greased_palms = Подмазать кого надо
greased_palms-hint = Приказ клуба.
loyalty_for_a_price = Верность за деньги
loyalty_for_a_price-hint = 2 бакса за каждый арест в банде.
hired_muscle = Наёмные кулаки
hired_muscle-hint = Приказ клуба.
shoot_first = Стреляй первым
shoot_first-hint = Начиная разборку, за ещё один приказ можно лишить всех подмоги.
fall_guy = Козёл отпущения
fall_guy-hint = Вместо члена клуба под арест может пойти салага.

## Сколько чего

n-cash =
    { $count ->
        [one] { $count } бакс
        [few] { $count } бакса
       *[many] { $count } баксов
    }
n-gun =
    { $count ->
        [one] { $count } ствол
        [few] { $count } ствола
       *[many] { $count } стволов
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
        [few] −{ $count } напряга
       *[many] −{ $count } напрягов
    }
n-heat =
    { $count ->
        [one] { $count } напряг
        [few] { $count } напряга
       *[many] { $count } напрягов
    }
n-prospect =
    { $count ->
        [one] { $count } салага
        [few] { $count } салаги
       *[many] { $count } салаг
    }
n-heal =
    { $count ->
        [one] { $count } братан домой из скорой
        [few] до { $count } братанов домой из скорой
       *[many] до { $count } братанов домой из скорой
    }
dudes =
    { $prospects ->
        [0] { $members ->
            [one] { $members } член клуба
            [few] { $members } члена клуба
           *[many] { $members } членов клуба
        }
        [one] { $members ->
            [0] { $prospects } салага
            [one] { $members } член клуба, { $prospects } салага
            [few] { $members } члена клуба, { $prospects } салага
           *[many] { $members } членов клуба, { $prospects } салага
        }
        [few] { $members ->
            [0] { $prospects } салаги
            [one] { $members } член клуба, { $prospects } салаги
            [few] { $members } члена клуба, { $prospects } салаги
           *[many] { $members } членов клуба, { $prospects } салаги
        }
       *[many] { $members ->
            [0] { $prospects } салаг
            [one] { $members } член клуба, { $prospects } салаг
            [few] { $members } члена клуба, { $prospects } салаг
           *[many] { $members } членов клуба, { $prospects } салаг
        }
    }
goods-cash =
    { $count ->
        [one] { $count } бакс
        [few] { $count } бакса
       *[many] { $count } баксов
    }
goods-gun =
    { $count ->
        [one] { $count } ствол
        [few] { $count } ствола
       *[many] { $count } стволов
    }
goods-contraband =
    { $count ->
        [one] { $count } сумка наркоты
        [few] { $count } сумки наркоты
       *[many] { $count } сумок наркоты
    }
desk-kind-cash = Баксы
desk-kind-gun = Стволы
desk-kind-contraband = Сумки

## Операции

op-sell =
    { $max ->
        [1] Продать: { TEXT($give) } → { TEXT($get) }
       *[other] Продать: { TEXT($give) } → { TEXT($get) }, не больше { $max }×
    }
op-spend =
    { $max ->
        [1] Потратить: { TEXT($give) } → { TEXT($get) }
       *[other] Потратить: { TEXT($give) } → { TEXT($get) }, не больше { $max }×
    }
op-spend-anywhere =
    { $max ->
        [1] Потратить: { TEXT($give) } → { TEXT($get) } в любое открытое место
       *[other] Потратить: { TEXT($give) } → { TEXT($get) } в любое открытое место, не больше { $max }×
    }
op-trade =
    { $max ->
        [1] Менять: { TEXT($give) } → { TEXT($get) }
       *[other] Менять: { TEXT($give) } → { TEXT($get) }, не больше { $max }×
    }
op-gain = Получить: { TEXT($get) }
op-steal = Украсть у соперника: { TEXT($get) }
op-discard = Сбросить: { TEXT($get) }
op-take-patch = Забрать нашивку Жнеца

## Фазы, строка состояния, значки

phase-setup = Подготовка
phase-issue_orders = Раздача приказов
phase-reveal = Новые места и карты
phase-orders = Выполнение приказов
phase-black_market = Чёрный рынок
phase-aftermath = Последствия
phase-clean_up = Зачистка
phase-over = Ширмы убраны
status-round = Раунд { $round } из { $rounds }
status-deck =
    { $count ->
        [one] ещё { $count } карта
        [few] ещё { $count } карты
       *[many] ещё { $count } карт
    }
badge-orders =
    { $count ->
        [one] { $count } приказ
        [few] { $count } приказа
       *[many] { $count } приказов
    }
badge-heat = напряг { $count }
badge-dudes =
    { $count ->
        [one] { $count } братан
        [few] { $count } братана
       *[many] { $count } братанов
    }
badge-patch = нашивка Жнеца
standing-cash = Деньги
standing-sites = Места под контролем
standing-dudes = Братаны в игре
standing-heat = Напряг
score-line =
    { $score ->
        [one] { $name }: { $score } бакс
        [few] { $name }: { $score } бакса
       *[many] { $name }: { $score } баксов
    }

## О чём договариваются до игры

setting-mode = Режим
setting-mode-high_octane = Высокооктановый: у каждого клуба свой старт и особые правила
setting-mode-unleaded = Неэтилированный: все клубы равны
setting-clubs = Какие клубы в игре
setting-clubs-both = Все шесть
setting-clubs-base = Первые четыре
setting-clubs-grim_bastards = Первые четыре и Злые Ублюдки
setting-clubs-calaveras = Первые четыре и Калаверас
setting-long_road = Длинная трасса: раундов сверх шести
setting-long_road-0 = нет
setting-deadly_rounds = Смертоносные раунды: без госпиталя
setting-deadly_rounds-true = да
setting-deadly_rounds-false = нет
setting-undercover = Под прикрытием: приказы за ширмой
setting-undercover-true = да
setting-undercover-false = нет
setting-lean_supplies = Скудные запасы: салаг не больше, чем на старте
setting-lean_supplies-true = да
setting-lean_supplies-false = нет
setting-hardcore_cards = Хардкорные карты
setting-hardcore_cards-true = да
setting-hardcore_cards-false = нет
setting-fifteen_years = 15 лет тюрьмы: арест уносит братана насовсем
setting-fifteen_years-true = да
setting-fifteen_years-false = нет
setting-arson = Поджог: владелец нашивки жжёт место
setting-arson-true = да
setting-arson-false = нет
setting-dirty_money = Грязные деньги: 2 бакса за каждый напряг
setting-dirty_money-true = да
setting-dirty_money-false = нет
setting-gangageddon = Бандагеддон: «Война банд» всю игру
setting-gangageddon-true = да
setting-gangageddon-false = нет

## Чем кончается

ending-most_cash = Ширмы убраны: выигрывает тот, у кого больше денег.
ending-patch = Денег поровну, и решает нашивка Жнеца.
ending-most_guns = Денег поровну, и решают стволы.
ending-last_throw = Поровну и денег, и стволов: решает последняя разборка.
ending-last_gang = Все остальные банды расформированы.
account-start = На старте
account-sites = Места и приказы клуба
account-market = Чёрный рынок
account-thefts = Кражи
account-cards = Карты анархии
account-dirty = Напряг и аресты
account-patching = Посвящения
account-out = Пропало вместе с бандой
account-deals = Сделки
account-sum =
    { $sign ->
        [minus] −${ $amount }
       *[plus] ${ $amount }
    }
account-total = Всего

## Вопросы

ask-ChooseClub = Выберите клуб.
await-ChooseClub = какой клуб возглавить
ask-ChooseSide = Какой стороной планшета играет клуб «{ TEXT($club) }»?
await-ChooseSide = какой стороной планшета играть
ask-Arson = Сжечь место за ствол или не надо?
await-Arson = жечь ли место ради ствола
ask-Turn =
    { $orders ->
        [one] Ваш ход: остался { $orders } приказ.
        [few] Ваш ход: осталось { $orders } приказа.
       *[many] Ваш ход: осталось { $orders } приказов.
    }
await-Turn = на что потратить приказ
ask-RideTo = Куда едем? Откуда: «{ TEXT($source) }».
await-RideTo = куда ехать
ask-Gather = Кто едет, «{ TEXT($source) }» → «{ TEXT($target) }»? Пока что: { TEXT($going) }.
await-Gather = кто поедет
ask-Operations =
    { $part ->
        [main] «{ TEXT($site) }»: что делаем?
        [trick] «{ TEXT($site) }», дельце: что делаем?
       *[club_order] Приказ клуба: что делаем?
    }
await-Operations = что делать на месте
ask-TrickChoice =
    { $heat ->
        [0] «{ TEXT($site) }»: провернуть дельце ещё за один приказ? { $trick }.
       *[other] { $busted ->
            [yes] «{ TEXT($site) }»: дельце ещё за один приказ, напряг +{ $heat } и арест? { $trick }.
           *[no] «{ TEXT($site) }»: провернуть дельце ещё за один приказ, напряг +{ $heat }? { $trick }.
        }
    }
await-TrickChoice = проворачивать ли дельце
ask-Steal = У кого крадём? { TEXT($goods) }.
await-Steal = у кого украсть
ask-Look = Там не хватило. Заглянуть за ширму? Хозяин: { $at }.
await-Look = заглянуть ли за ширму
ask-Heal =
    { $left ->
        [one] Домой может ещё { $left }. Кто?
        [few] Домой могут ещё { $left }. Кто?
       *[many] Домой могут ещё { $left }. Кто?
    }
await-Heal = кого забрать из скорой
ask-PlaceProspect = Куда придёт салага?
await-PlaceProspect = куда поставить салагу
ask-Backup = Разборка, «{ TEXT($site) }». Зовём подмогу? По приказу за каждое место, откуда она едет.
await-Backup = звать ли подмогу
ask-CloseFists =
    { $most ->
        [0] Разборка, «{ TEXT($site) }». Стволов у вас нет: сожмите пустой кулак.
       *[other] Разборка, «{ TEXT($site) }». Сколько стволов в кулаке? Не больше { $most }.
    }
await-CloseFists = сколько стволов в кулаках
ask-Aim =
    { $left ->
        [one] Остался { $left } выстрел. В кого?
        [few] Осталось { $left } выстрела. В кого следующий?
       *[many] Осталось { $left } выстрелов. В кого следующий?
    }
await-Aim = в кого стрелять
ask-Wounded =
    { $left ->
        [one] «{ TEXT($site) }»: ранен { $left } ваш братан. Кто?
        [few] «{ TEXT($site) }»: ранены { $left } ваших братана. Кто первый?
       *[many] «{ TEXT($site) }»: ранены { $left } ваших братанов. Кто первый?
    }
await-Wounded = кто из них ранен
ask-ClaimPatch = Вы победили владельца нашивки Жнеца. Забрать её?
await-ClaimPatch = забирать ли нашивку Жнеца
ask-ExploitAfter = Победа. Обработать «{ TEXT($site) }» сразу, ещё за один приказ?
await-ExploitAfter = обрабатывать ли место сразу
ask-Arrest =
    { $card ->
        [none] Вашу банду накрыли. Кто пойдёт под арест?
       *[other] «{ TEXT($card) }»: вашу банду накрыли. Кто пойдёт под арест?
    }
await-Arrest = кому идти под арест
ask-FifteenYears = Пятнадцать лет: кого вы больше не увидите?
await-FifteenYears = кто сядет на пятнадцать лет
ask-CardWound =
    { $left ->
        [one] «{ TEXT($card) }»: ранен { $left } ваш братан. Кто?
        [few] «{ TEXT($card) }»: ранены { $left } ваших братана. Кто первый?
       *[many] «{ TEXT($card) }»: ранены { $left } ваших братанов. Кто первый?
    }
await-CardWound = кто из них ранен
ask-PayOrHeat =
    { $cash ->
        [one] «{ TEXT($card) }»: заплатить { $cash } бакс или огрести { $heat ->
            [one] { $heat } напряг?
            [few] { $heat } напряга?
           *[many] { $heat } напрягов?
        }
        [few] «{ TEXT($card) }»: заплатить { $cash } бакса или огрести { $heat ->
            [one] { $heat } напряг?
            [few] { $heat } напряга?
           *[many] { $heat } напрягов?
        }
       *[many] «{ TEXT($card) }»: заплатить { $cash } баксов или огрести { $heat ->
            [one] { $heat } напряг?
            [few] { $heat } напряга?
           *[many] { $heat } напрягов?
        }
    }
await-PayOrHeat = платить или огрести напряг
ask-NameRival = «{ TEXT($card) }»: кого из соперников арестуют?
await-NameRival = кого из соперников арестуют
ask-Traffic =
    { $limit ->
        [0] С вашим напрягом на рынок нельзя: сожмите пустой кулак.
        [none] { $most ->
            [0] Сумок у вас нет: сожмите пустой кулак.
           *[other] Сколько сумок в кулаке? Лимита на вас нет.
        }
       *[other] { $most ->
            [0] Сумок у вас нет: сожмите пустой кулак.
           *[other] Сколько сумок в кулаке? С вашим напрягом можно { $limit }.
        }
    }
await-Traffic = сколько сумок в кулаках

## Варианты

opt-club = { TEXT($target) }
opt-side-high_octane = Высокооктановая: свой старт, особые правила
opt-side-unleaded = Неэтилированная: старт как у всех, без особых правил
pic-side-high_octane = Высокооктановая сторона
pic-side-unleaded = Неэтилированная сторона
opt-ride = Ехать отсюда: «{ TEXT($target) }»
opt-to = «{ TEXT($target) }»
opt-pick =
    { $one ->
        [member] Ещё один член клуба
        [prospect] Ещё один салага
       *[none] { TEXT($target) }
    }
opt-exploit = Обработать: «{ TEXT($target) }»
opt-fight = Начать разборку: «{ TEXT($target) }»
opt-bar = Начать разборку без подмоги: «{ TEXT($target) }» (два приказа)
opt-recruit =
    { $target ->
        [one] Завербовать { $target } салагу
        [few] Завербовать { $target } салаг
       *[many] Завербовать { $target } салаг
    }
opt-patch_in = Посвятить салагу: «{ TEXT($target) }» (1 бакс, 1 ствол)
opt-call = Звать отсюда: «{ TEXT($target) }»
opt-use = { TEXT($target) }
opt-rob = Обокрасть: { TEXT($target) }
opt-shoot = Стрелять: { TEXT($target) }
opt-accuse = Сдать: { TEXT($target) }
opt-burn = Сжечь: «{ TEXT($target) }»
opt-guns =
    { $target ->
        [0] Пустой кулак
        [one] { $target } ствол
        [few] { $target } ствола
       *[many] { $target } стволов
    }
opt-bags =
    { $target ->
        [0] Пустой кулак
        [one] { $target } сумка
        [few] { $target } сумки
       *[many] { $target } сумок
    }
opt-sit_tight = Сидеть тихо
opt-club_order = Приказ «{ TEXT($order) }»
opt-all = Все разом
opt-go = Ехать с ними
opt-done =
    { $none ->
        [yes] Без подмоги
       *[no] Больше никого
    }
opt-stop = Это всё
opt-trick = Провернуть дельце
opt-take = Забрать нашивку
opt-leave = Не надо
opt-look = Заглянуть
opt-pay = Заплатить
opt-heat = Огрести напряг

## Что случилось

event-rolled = { $seat } бросает кубик: { $die }.
    .you = Вы бросаете кубик: { $die }.
event-club =
    { $board ->
        [high_octane] { $seat } играет за клуб «{ TEXT($club) }», высокооктановая сторона.
       *[unleaded] { $seat } играет за клуб «{ TEXT($club) }», неэтилированная сторона.
    }
    .you =
        { $board ->
            [high_octane] Вы играете за клуб «{ TEXT($club) }», высокооктановая сторона.
           *[unleaded] Вы играете за клуб «{ TEXT($club) }», неэтилированная сторона.
        }
event-round = Раунд { $round }.
event-orders = Приказы розданы.
event-tile = Новое место: «{ TEXT($site) }».
event-card = Анархия: «{ TEXT($card) }». { TEXT($hint) }
event-card_acts = Действует карта «{ TEXT($card) }». Под неё попадает: { $seats }.
event-clean_up = Зачистка: жетоны, связи и карты убраны.
event-market =
    { $total ->
        [0] Чёрный рынок: никто ничего не принёс.
       *[other] { $price ->
            [one] Чёрный рынок: всего сумок { $total }, за каждую { $price } бакс.
            [few] Чёрный рынок: всего сумок { $total }, за каждую { $price } бакса.
           *[many] Чёрный рынок: всего сумок { $total }, за каждую { $price } баксов.
        }
    }
event-retreat = «{ TEXT($site) }», домой едут: { $seats }.
event-last_throw = Всё ещё ничья: последняя разборка.
event-totals =
    { $winner ->
        [none] «{ TEXT($site) }»: ничья, никто не победил.
       *[other] { $winner-is ->
            [you] { $tie ->
                [yes] «{ TEXT($site) }»: ничья, и нашивка Жнеца отдаёт победу вам.
               *[no] «{ TEXT($site) }»: победа за вами.
            }
           *[other] { $tie ->
                [yes] «{ TEXT($site) }»: ничья, но с нашивкой Жнеца побеждает { $winner }.
               *[no] «{ TEXT($site) }»: побеждает { $winner }.
            }
        }
    }
event-burnt = { $seat } поджигает «{ TEXT($tile) }». На пепелище: { TEXT($fresh) }.
    .you = Вы поджигаете «{ TEXT($tile) }». На пепелище: { TEXT($fresh) }.
event-received = { $seat } получает: { TEXT($goods) } («{ TEXT($card) }»).
    .you = Вы получаете: { TEXT($goods) } («{ TEXT($card) }»).
event-lost = { $seat } теряет: { TEXT($goods) } («{ TEXT($card) }»).
    .you = Вы теряете: { TEXT($goods) } («{ TEXT($card) }»).
event-accused = { $at-is ->
        [you] { $seat } сдаёт вашего полиции («{ TEXT($card) }»).
       *[other] { $seat } сдаёт полиции: { $at } («{ TEXT($card) }»).
    }
    .you = Вы сдаёте полиции: { $at } («{ TEXT($card) }»).
event-heat =
    { $amount ->
        [one] { $seat } огребает { $amount } напряг: теперь { $heat }.
        [few] { $seat } огребает { $amount } напряга: теперь { $heat }.
       *[many] { $seat } огребает { $amount } напрягов: теперь { $heat }.
    }
    .you =
        { $amount ->
            [one] Вы огребаете { $amount } напряг: теперь { $heat }.
            [few] Вы огребаете { $amount } напряга: теперь { $heat }.
           *[many] Вы огребаете { $amount } напрягов: теперь { $heat }.
        }
event-cooled = { $seat } сбрасывает напряг: теперь { $heat }.
    .you = Вы сбрасываете напряг: теперь { $heat }.
event-arrest = { $seat } попадает под арест. Напряг теперь { $heat }.
    .you = Вас накрыли: арест. Напряг теперь { $heat }.
event-arrested =
    { $kind ->
        [prospect] { $seat } отдаёт полиции салагу: «{ TEXT($place) }».
       *[member] { $seat } отдаёт полиции члена клуба: «{ TEXT($place) }».
    }{ $cash ->
        [0] {""}
       *[other] {" "}За верность: { TEXT($cash-goods) }.
    }
    .you =
        { $kind ->
            [prospect] Вы отдаёте полиции салагу: «{ TEXT($place) }».
           *[member] Вы отдаёте полиции члена клуба: «{ TEXT($place) }».
        }{ $cash ->
            [0] {""}
           *[other] {" "}За верность: { TEXT($cash-goods) }.
        }
event-removed = { $seat } теряет одного насовсем. { TEXT($figure) }.
    .you = Вы теряете одного насовсем. { TEXT($figure) }.
event-disbanded = { $seat } вылетает: банда расформирована. Возвращается: { TEXT($cash-goods) }, { TEXT($gun-goods) }, { TEXT($bag-goods) }.
    .you = Ваша банда расформирована. Возвращается: { TEXT($cash-goods) }, { TEXT($gun-goods) }, { TEXT($bag-goods) }.
event-patch = Нашивку Жнеца теперь носит { $seat }.
    .you = Нашивка Жнеца у вас.
event-ride = { $seat } едет: «{ TEXT($from) }» → «{ TEXT($to) }», { TEXT($who) }.
    .you = Вы едете: «{ TEXT($from) }» → «{ TEXT($to) }», { TEXT($who) }.
event-backup = { $seat } зовёт подмогу: «{ TEXT($from) }» → «{ TEXT($to) }», { TEXT($who) }.
    .you = Вы зовёте подмогу: «{ TEXT($from) }» → «{ TEXT($to) }», { TEXT($who) }.
event-exploit = { $seat } обрабатывает место «{ TEXT($site) }».
    .you = Вы обрабатываете место «{ TEXT($site) }».
event-trick = { $seat } проворачивает дельце: «{ TEXT($site) }».
    .you = Вы проворачиваете дельце: «{ TEXT($site) }».
event-stolen = { $from-is ->
        [you] { $seat } крадёт у вас: { TEXT($goods) }.
       *[other] { $seat } крадёт: { TEXT($goods) }. Пострадавший: { $from }.
    }
    .you = Вы крадёте: { TEXT($goods) }. Пострадавший: { $from }.
event-healed = { $seat } забирает одного из скорой.
    .you = Вы забираете одного из скорой.
event-recruited = { $seat } получает пополнение: { TEXT($number-goods) }, «{ TEXT($place) }».
    .you = У вас пополнение: { TEXT($number-goods) }, «{ TEXT($place) }».
event-patched_in = { $seat } посвящает салагу: «{ TEXT($place) }».
    .you = Вы посвящаете салагу: «{ TEXT($place) }».
event-club_order = { $seat } отдаёт приказ клуба «{ TEXT($order) }».
    .you = Вы отдаёте приказ клуба «{ TEXT($order) }».
event-sat_tight = { $seat } сидит тихо.
    .you = Вы сидите тихо.
event-fight = { $seat } начинает разборку: «{ TEXT($site) }». Участвуют: { $seats }.
    .you = Вы начинаете разборку: «{ TEXT($site) }». Участвуют: { $seats }.
event-fist =
    { $guns ->
        [0] { $seat } разжимает кулак: пусто.
       *[other] { $seat } разжимает кулак: { TEXT($guns-goods) }.
    }
    .you =
        { $guns ->
            [0] Вы разжимаете кулак: пусто.
           *[other] Вы разжимаете кулак: { TEXT($guns-goods) }.
        }
event-hand =
    { $bags ->
        [0] { $seat } разжимает кулак: сумок нет.
       *[other] { $seat } разжимает кулак: { TEXT($bags-goods) }.
    }
    .you =
        { $bags ->
            [0] Вы разжимаете кулак: сумок нет.
           *[other] Вы разжимаете кулак: { TEXT($bags-goods) }.
        }
event-showed = { $seat }: { TEXT($who) }, { TEXT($guns-goods) }, на кубике { $die } — всего { $total }.
    .you = У вас: { TEXT($who) }, { TEXT($guns-goods) }, на кубике { $die } — всего { $total }.
event-aimed = { $at-is ->
        [you] { $seat } стреляет в ваших. Выстрелов: { $number }.
       *[other] { $seat } стреляет, цель — { $at }. Выстрелов: { $number }.
    }
    .you = Вы стреляете, цель — { $at }. Выстрелов: { $number }.
event-wounded = { $seat }, в скорую: { TEXT($who) }.
    .you = Ваши, в скорую: { TEXT($who) }.
event-trafficked = { $seat } сбывает: { TEXT($bags-goods) } за { TEXT($cash-goods) }.
    .you = Вы сбываете: { TEXT($bags-goods) } за { TEXT($cash-goods) }.
event-opened = { $seat } убирает ширму: { TEXT($cash-goods) }, { TEXT($gun-goods) }, { TEXT($bag-goods) }.
    .you = Вы убираете ширму: { TEXT($cash-goods) }, { TEXT($gun-goods) }, { TEXT($bag-goods) }.
event-threw = { $seat }: на кубике { $die }, всего { $total }.
    .you = У вас на кубике { $die }, всего { $total }.
event-used =
    { $paid ->
        [none] { $seat } получает: { TEXT($goods) }.
       *[other] { $seat } меняет: { TEXT($price) } → { TEXT($goods) }.
    }
    .you = 
        { $paid ->
            [none] Вы получаете: { TEXT($goods) }.
           *[other] Вы меняете: { TEXT($price) } → { TEXT($goods) }.
        }
event-looked = { $at-is ->
        [you] { $seat } заглядывает за вашу ширму.
       *[other] { $seat } заглядывает за ширму. Хозяин: { $at }.
    }
    .you = Вы заглянули за ширму, хозяин — { $at }. Там { TEXT($cash-goods) }, { TEXT($gun-goods) }, { TEXT($bag-goods) }.
event-emergency =
    { $lives ->
        [yes] { $seat }: в скорой выпало { $die }, братан выжил и едет домой.
       *[no] { $seat }: в скорой выпало { $die }, братан не выжил.
    }
    .you = 
        { $lives ->
            [yes] Ваш братан: в скорой выпало { $die }, выжил и едет домой.
           *[no] Ваш братан: в скорой выпало { $die }, не выжил.
        }
nothing = ничего

## Картина

pic-label =
    { $part ->
        [board] Долина, раунд { $round }
        [seat] Место банды
       *[all] Стол, раунд { $round }
    }
pic-heat =
    { $count ->
        [one] Обработка приносит { $count } напряг.
        [few] Обработка приносит { $count } напряга.
       *[many] Обработка приносит { $count } напрягов.
    }
pic-trick = Дельце: { $what }
pic-no-guns = Здесь в разборке стволы под запретом.
pic-anarchy = Анархия
pic-market = Чёрный рынок: сколько сумок у всех вместе и сколько за каждую
pic-emergency = В конце раунда кубик на каждого: { $number } и больше — едет домой.
pic-fight = Разборка: { $site }
pic-out = ВНЕ ИГРЫ
pic-limit =
    { $limit ->
        [none] Чёрный рынок: без лимита.
       *[other] Чёрный рынок: не больше { $limit }.
    }
pic-orders-hidden = Приказы за ширмой
pic-blind = За этой ширмой деньги, стволы и сумки — только для хозяина
pic-blind-own = За ширмой
pic-closed = Закрыто
pic-sign-police = Полиция Чарминга
pic-round = Раунд
pic-supply = Запас
pic-legend-cash = Баксы: у кого больше в конце, тот победил
pic-legend-gun = Ствол: 3 в разборке; делает салагу членом клуба
pic-legend-bag = Сумка: на чёрный рынок
pic-legend-order = Приказ: один ход
pic-legend-member = Член клуба: приказ в раунд, 2 в разборке
pic-legend-prospect = Салага: 1 в разборке
pic-you = Вы
pic-banned = В этом раунде карта это запрещает.
pic-pays = Вам сейчас платят { $count }.
pic-costs = Вам сейчас стоит { $count }.
pic-left =
    { $count ->
        [0] Больше нельзя.
        [one] Ещё { $count } раз.
        [few] Ещё { $count } раза.
       *[many] Ещё { $count } раз.
    }
pic-fight-title = Разборка
pic-step-backup = Подмога
pic-step-guns = Стволы
pic-step-dice = Кубики
pic-step-hits = Раны
pic-step-home = По домам
pic-started = Зачинщик
pic-ties = Берёт ничьи
pic-sells-nothing = Ничего не сбывает
pic-all-together = Всего
pic-too-hot = Спалились
pic-who-goes = Кто сядет?
nobody = никто

## Стол списком

list-stands = Как идёт игра
list-turn = Сейчас ходит банда: { $club }
list-patch = Нашивка Жнеца: { $club }
list-seat = Место { $number }: { $club }
list-gang = { $club }, место { $number }
list-gang-you = { $club } (вы), место { $number }
list-face-down = Лежит рубашкой вверх.
list-control = Под контролем: { $club }, больше здесь никого.
list-contested = Спорное место: его не держит никто.
list-nobody = Здесь никого.
list-used = В этом раунде уже обработано.
list-unused = В этом раунде ещё не обработано.
list-trick-heat =
    { $count ->
        [one] Дельце добавит { $count } напряг.
        [few] Дельце добавит { $count } напряга.
       *[many] Дельце добавит { $count } напрягов.
    }
list-there = { $club }: { $who }
list-rate =
    { $span ->
        [exact] Если все вместе продают { $low }: { $price }
        [range] Если все вместе продают от { $low } до { $high }: { $price } за сумку
       *[above] Если все вместе продают { $low } и больше: { $price } за сумку
    }
list-sold = Все вместе продали: { $bags }, за каждую { $price }
list-supply = В запасе: { $goods }
list-starter = Разборку начала банда: { $club }
list-total = { $club }: { $guns }, на кубике { $die }, всего { $total }
list-hits = попаданий: { $count }
list-winner = Победила банда: { $club }

## Как в это играют

primer-goal = Цель
primer-goal-text = После шести раундов побеждает тот, у кого больше денег. Стволы и сумки тогда не стоят ничего.
primer-goal-alt = Ширма поднята: 31 бакс. Две другие ещё опущены.
primer-round = Раунд
primer-round-text = Каждый раунд идёт одинаково.
primer-site = Место
primer-site-text = Кто стоит на месте один, тот его контролирует и раз за раунд может обработать. Хватит и салаги.
primer-site-alt = Дорожный знак: оружейная фабрика, на ней двое.
primer-orders = Ход: один приказ
primer-orders-text = По очереди тратьте по одному приказу, пока они не кончатся у всех. Приказы дают члены клуба, салаги — только кулаки.
primer-fight = Разборка
primer-fight-text = Член клуба может начать разборку там, где стоит соперник. В ней участвуют все банды, что там стоят.
primer-heat = Напряг
primer-heat-text = Стволы, сумки и опасные места приносят напряг. Выше четырёх — арест, и напряг падает до одного. Банда, которой некого отдать, вылетает.
primer-heat-alt = Пять термометров: от нуля до четырёх.
primer-market = Чёрный рынок
primer-market-text = Когда приказы кончились, все разом сбывают сумки.
primer-deals = Сделки и ширмы
primer-deals-text = Меняйтесь деньгами, стволами и сумками с кем угодно и когда угодно. Обещания никого не связывают.
primer-first = Первый вечер
primer-first-text = Берите любой клуб. В первом раунде займите два-три места, обработайте их и держите ствол для тех, кто придёт их отбирать.
primer-first-alt = Шесть нашивок в ряд.
primer-round-step-1 = Приказы: три и ещё по одному за каждого члена клуба.
primer-round-step-2 = Открываются новые места и карты анархии.
primer-round-step-3 = Приказы тратят по одному, по очереди.
primer-round-step-4 = Чёрный рынок, последствия, скорая.
primer-orders-step-1 = Поездка: с одного места на любое другое.
primer-orders-step-2 = Обработать место под контролем.
primer-orders-step-3 = Завербовать салагу.
primer-orders-step-4 = Посвятить салагу: 1 бакс и 1 ствол.
primer-fight-step-1 = Зовите подмогу: по приказу за каждое место.
primer-fight-step-2 = Сожмите в кулаке стволы; открывают все разом.
primer-fight-step-3 = Кубик, 1 за салагу, 2 за члена клуба, 3 за ствол.
primer-fight-step-4 = Каждый ствол кого-то ранит; проигравшие едут домой.
primer-market-step-1 = Сумки в кулаке: сколько позволяет напряг.
primer-market-step-2 = Чем больше сумок у всех, тем ниже цена.
primer-market-step-3 = Кто что-то продал, огребает 1 напряг.
primer-deals-step-1 = Любые две банды, в чей угодно ход.
primer-deals-step-2 = Что сменило хозяина, знают только двое.
primer-deals-step-3 = Вор, которому не хватило, может заглянуть за ширму.
primer-site-note-1 = Что здесь можно сделать.
primer-site-note-2 = Дельце: ещё один приказ.
primer-site-note-3 = Кто здесь: больше никого, значит, место ваше.
primer-site-note-4 = Лежит приказ: в этом раунде уже обработано.

## Что даст выбор наверняка: величины и чем они станут

figure-cash = { $club }: баксы
figure-gun = { $club }: стволы
figure-contraband = { $club }: сумки
figure-orders = { $club }: приказы
figure-heat = { $club }: напряг
figure-home = { $club }: в клубе

sure-sit_tight = Сидеть тихо? Один приказ будет потрачен впустую.
    .do = Сидеть тихо
    .keep = Потратить с толком

## Что в коробке: таблицы данных

box-meta = Об игре
box-counts = Количество
box-counts-per-club = На клуб
box-counts-per-expansion = На дополнение
box-supply-rules = Запас
box-dice = Кубики
box-rounds = Раунды
box-limits = Пределы
box-throw-down = Разборка
box-traffic = Оборот
box-heat-track = Шкала внимания полиции
box-emergency-room = Скорая помощь
box-black-market = Чёрный рынок
box-phases = Фазы
box-orders = Приказы
box-order-extras = Добавки к приказам
box-clubs = Клубы
box-sites = Места
box-cards = Карты анархии
box-terms = Термины
box-variants = Варианты

# What decided a fight, in the log
tally-members = члены клуба
tally-prospects = салаги
tally-guns = стволы
tally-die = кубик

# How much has happened since the reader's last move, by kind of event
since-ride =
    { $count ->
        [one] { $count } поездка
        [few] { $count } поездки
       *[many] { $count } поездок
    }
since-fight =
    { $count ->
        [one] { $count } разборка
        [few] { $count } разборки
       *[many] { $count } разборок
    }
since-exploit =
    { $count ->
        [one] { $count } обработанное место
        [few] { $count } обработанных места
       *[many] { $count } обработанных мест
    }
since-trafficked =
    { $count ->
        [one] { $count } сбыт
        [few] { $count } сбыта
       *[many] { $count } сбытов
    }
since-arrested =
    { $count ->
        [one] { $count } арест
        [few] { $count } ареста
       *[many] { $count } арестов
    }

## Подсказки: что значит такой выбор

do-ride = Братва едет с одного места на другое. Кто там один, тот контролирует место.
do-exploit = Место даёт показанное, раз в раунд на всех; приказ остаётся там.
do-fight = Разборка: подмога, тайные стволы, кубик. Проигравшие едут домой, каждый ствол кого-то ранит и приносит напряг.
do-recruit = Ещё один салага в клубе: кулак, но не приказ.
do-patch_in = Салага становится членом клуба за бакс и ствол: приказ больше в каждом следующем раунде.
do-sit_tight = Приказ тратится впустую.
do-bags = Больше сумок — больше денег, но цена падает для всех, а продажа приносит напряг.

# Standing answers

window-PayOrHeat = Заплатить или взять напряг
window-TrickChoice = Трюк
window-Backup = Подмога
window-CloseFists = Стволы в кулаке
window-Traffic = Мешки на рынок
window-Operations = Операции места
window-ExploitAfter = Эксплуатация после драки
window-ClaimPatch = Нашивка
window-Look = Взгляд за ширму
standing-PayOrHeat-pay = Платить, если могу
standing-PayOrHeat-heat = Брать напряг
standing-TrickChoice-leave = Отказываться
standing-TrickChoice-trick = Делать
standing-Backup-nobody = Никого не звать
standing-CloseFists-none = Без стволов
standing-CloseFists-all = Все стволы
standing-Traffic-none = Ни одного мешка
standing-Traffic-all = Сколько могу
standing-Operations-printed = Все, как напечатано
standing-ExploitAfter-leave = Отказываться
standing-ExploitAfter-exploit = Эксплуатировать
standing-ClaimPatch-take = Брать
standing-ClaimPatch-leave = Оставлять
standing-Look-look = Смотреть
standing-Look-leave = Не смотреть
standing-unless-heat = если мой напряг не выше
standing-unless-starter = если драку начал не я
