### La Famiglia. Взірець англійський; інші мови визначають ті самі повідомлення.

## Bots, by seat

bot-name-1 = Тітка Кончетта
bot-name-2 = Дон Нунціо
bot-name-3 = Турі Кашо
bot-name-4 = Роза Скіро

## The poster: title, one or two sentences, what kind of game it is

game-title = La Famiglia: Велика мафіозна війна
game-pitch = Сицилія, близько 1980-го. Два союзи, накази під сургучем і напарник, якого видно не до кінця.
game-kind = Двоє на двоє
game-goal = Тримайте вдвох шість округів або п’ять однією родиною; після четвертого раунду вирішує більшість.

## Families: the plain form opens a sentence, .mid stands inside one

black = Чорні
    .mid = чорні
    .gen = чорних
    .family = Чорна родина
side-black = Чорна родина
    .mid = чорні
faction-black = Чорна родина
blue = Сині
    .mid = сині
    .gen = синіх
    .family = Синя родина
side-blue = Синя родина
    .mid = сині
faction-blue = Синя родина
green = Зелені
    .mid = зелені
    .gen = зелених
    .family = Зелена родина
side-green = Зелена родина
    .mid = зелені
faction-green = Зелена родина
red = Червоні
    .mid = червоні
    .gen = червоних
    .family = Червона родина
side-red = Червона родина
    .mid = червоні
faction-red = Червона родина
white = Білі
    .mid = білі
    .gen = білих
    .family = Біла родина
side-white = Біла родина
    .mid = білі
faction-white = Біла родина
yellow = Жовті
    .mid = жовті
    .gen = жовтих
    .family = Жовта родина
side-yellow = Жовта родина
    .mid = жовті
faction-yellow = Жовта родина
grey = Нейтрали
    .mid = нейтрали
    .gen = нейтралів
    .family = Нейтрали

## Territories, seas, districts

trapani = Трапані
    .at = у Трапані
    .into = у Трапані
    .out = з Трапані
    .acc = Трапані
marsala = Марсала
    .at = у Марсалі
    .into = у Марсалу
    .out = з Марсали
    .acc = Марсалу
alcamo = Алькамо
    .at = в Алькамо
    .into = в Алькамо
    .out = з Алькамо
    .acc = Алькамо
castelvetrano = Кастельветрано
    .at = у Кастельветрано
    .into = у Кастельветрано
    .out = з Кастельветрано
    .acc = Кастельветрано
sciacca = Шакка
    .at = у Шацці
    .into = у Шакку
    .out = із Шакки
    .acc = Шакку
corleone = Корлеоне
    .at = у Корлеоне
    .into = у Корлеоне
    .out = з Корлеоне
    .acc = Корлеоне
palermo = Палермо
    .at = у Палермо
    .into = у Палермо
    .out = з Палермо
    .acc = Палермо
partinico = Партініко
    .at = у Партініко
    .into = у Партініко
    .out = з Партініко
    .acc = Партініко
bagheria = Багерія
    .at = у Багерії
    .into = у Багерію
    .out = з Багерії
    .acc = Багерію
termini_imerese = Терміні-Імерезе
    .at = у Терміні-Імерезе
    .into = у Терміні-Імерезе
    .out = з Терміні-Імерезе
    .acc = Терміні-Імерезе
cefalu = Чефалу
    .at = у Чефалу
    .into = у Чефалу
    .out = із Чефалу
    .acc = Чефалу
petralia = Петралія
    .at = у Петралії
    .into = у Петралію
    .out = з Петралії
    .acc = Петралію
agrigento = Агрідженто
    .at = в Агрідженто
    .into = в Агрідженто
    .out = з Агрідженто
    .acc = Агрідженто
camastra = Камастра
    .at = у Камастрі
    .into = у Камастру
    .out = з Камастри
    .acc = Камастру
caltanissetta = Кальтаніссетта
    .at = у Кальтаніссетті
    .into = у Кальтаніссетту
    .out = з Кальтаніссетти
    .acc = Кальтаніссетту
licata = Ліката
    .at = у Лікаті
    .into = у Лікату
    .out = з Лікати
    .acc = Лікату
gela = Джела
    .at = у Джелі
    .into = у Джелу
    .out = з Джели
    .acc = Джелу
piazza_armerina = П’яцца-Армеріна
    .at = у П’яцца-Армеріні
    .into = у П’яцца-Армеріну
    .out = з П’яцца-Армеріни
    .acc = П’яцца-Армеріну
enna = Енна
    .at = в Енні
    .into = в Енну
    .out = з Енни
    .acc = Енну
nicosia = Нікозія
    .at = у Нікозії
    .into = у Нікозію
    .out = з Нікозії
    .acc = Нікозію
mistretta = Містретта
    .at = у Містретті
    .into = у Містретту
    .out = з Містретти
    .acc = Містретту
capo_d_orlando = Капо-д’Орландо
    .at = у Капо-д’Орландо
    .into = у Капо-д’Орландо
    .out = з Капо-д’Орландо
    .acc = Капо-д’Орландо
patti = Патті
    .at = у Патті
    .into = у Патті
    .out = з Патті
    .acc = Патті
bronte = Бронте
    .at = у Бронте
    .into = у Бронте
    .out = з Бронте
    .acc = Бронте
messina = Мессіна
    .at = у Мессіні
    .into = у Мессіну
    .out = з Мессіни
    .acc = Мессіну
milazzo = Мілаццо
    .at = у Мілаццо
    .into = у Мілаццо
    .out = з Мілаццо
    .acc = Мілаццо
taormina = Таорміна
    .at = у Таорміні
    .into = у Таорміну
    .out = з Таорміни
    .acc = Таорміну
catania = Катанія
    .at = у Катанії
    .into = у Катанію
    .out = з Катанії
    .acc = Катанію
adrano = Адрано
    .at = в Адрано
    .into = в Адрано
    .out = з Адрано
    .acc = Адрано
palagonia = Палагонія
    .at = у Палагонії
    .into = у Палагонію
    .out = з Палагонії
    .acc = Палагонію
siracusa = Сіракуза
    .at = у Сіракузі
    .into = у Сіракузу
    .out = із Сіракузи
    .acc = Сіракузу
noto = Ното
    .at = у Ното
    .into = у Ното
    .out = з Ното
    .acc = Ното
scordia = Скордія
    .at = у Скордії
    .into = у Скордію
    .out = зі Скордії
    .acc = Скордію
ragusa = Рагуза
    .at = у Рагузі
    .into = у Рагузу
    .out = з Рагузи
    .acc = Рагузу
modica = Модіка
    .at = у Модіці
    .into = у Модіку
    .out = з Модіки
    .acc = Модіку
caltagirone = Кальтаджироне
    .at = у Кальтаджироне
    .into = у Кальтаджироне
    .out = з Кальтаджироне
    .acc = Кальтаджироне
mare_marsala = Море Марсала
    .at = у морі Марсала
    .into = у море Марсала
    .out = з моря Марсала
    .acc = море Марсала
mare_trapani = Море Трапані
    .at = у морі Трапані
    .into = у море Трапані
    .out = з моря Трапані
    .acc = море Трапані
mare_palermo = Море Палермо
    .at = у морі Палермо
    .into = у море Палермо
    .out = з моря Палермо
    .acc = море Палермо
mare_cefalu = Море Чефалу
    .at = у морі Чефалу
    .into = у море Чефалу
    .out = з моря Чефалу
    .acc = море Чефалу
mare_milazzo = Море Мілаццо
    .at = у морі Мілаццо
    .into = у море Мілаццо
    .out = з моря Мілаццо
    .acc = море Мілаццо
mare_catania = Море Катанія
    .at = у морі Катанія
    .into = у море Катанія
    .out = з моря Катанія
    .acc = море Катанія
mare_siracusa = Море Сіракуза
    .at = у морі Сіракуза
    .into = у море Сіракуза
    .out = з моря Сіракуза
    .acc = море Сіракуза
mare_licata = Море Ліката
    .at = у морі Ліката
    .into = у море Ліката
    .out = з моря Ліката
    .acc = море Ліката
mare_agrigento = Море Агрідженто
    .at = у морі Агрідженто
    .into = у море Агрідженто
    .out = з моря Агрідженто
    .acc = море Агрідженто
d_trapani = Трапані
d_belice = Беліче
d_palermo = Палермо
d_madonie = Мадоніє
d_agrigento = Агрідженто
d_gela = Джела
d_enna = Енна
d_nebrodi = Неброді
d_messina = Мессіна
d_catania = Катанія
d_siracusa = Сіракуза
d_ragusa = Рагуза

## Columns, rows, control tokens, characters, conflict cards

first_player = Перший гравець і обладнання
two_institutions = Дві інституції
justice = Правосуддя
police = Поліція
economy = Економіка
church = Церква
authority = Авторитет
    .hint = На початку планування можна повернути 1 солдата зі штабу до запасу: цього етапу ви не платите власникам маркерів, які рухаєте.
bribe = Хабар
    .hint = В атаці, одразу після вибору цілі: заплатіть 2 ліри й приберіть 1 захисника.
time_bomb = Бомба з таймером
    .hint = Ваш вибух із машиною дістає на 2 кроки.
boats = Катери
    .hint = На початку планування можна поставити катер.
recruits = Новобранці
    .hint = Узявши територію атакою, можна поставити туди рівно 2 солдатів зі штабу.
cannons = Гармати
    .hint = +1 в атаках водою.
accomplices = Спільники
    .hint = Заплатіть 1 ліру й пройдіть повз порожню або нейтральну територію.
subordination = Субординація
    .hint = Можна віддати другий наказ території, що отримала наказ у попередній хід.
drivers = Водії
    .hint = На початку планування можна поставити машину.
protection = Кришування
    .hint = +1 до захисту кожної вашої території з лабораторією.
chemists = Хіміки
    .hint = Кожне відмивання приносить на 2 ліри більше.
accountant = Рахівник
driver = Шофер
smuggler = Контрабандист
chemist = Хімік
lieutenant = Капореджиме
fisherman = Рибалка
defector = Перебіжчик
    .hint = Перед стороною: у ворога йде солдат, а в неї додається солдат із запасу.
coward_1 = Боягуз (1)
    .hint = Перед стороною: один її солдат тікає до штабу.
coward_2 = Боягуз (2)
    .hint = Перед стороною: двоє її солдатів тікають до штабу.

## Phases

phase-setup = Підготовка
phase-planning = Планування
phase-planning_lull = Затишшя
phase-events = Події
phase-events_lull = Затишшя

## Orders: a name, and in .full all that stands on the token

basic-strike = Удар
basic-muster = Збір
basic-bomb = Бомба
basic-reinforce = Підкріплення
basic-dig_in = Оборона
special-order =
    { $letter ->
        [A] { TEXT($row) } А
        [B] { TEXT($row) } Б
       *[V] { TEXT($row) } В
    }
token = { TEXT($title) }
    .full = { TEXT($title) } · { TEXT($kind) } { $initiative } · { TEXT($parts) }{ TEXT($vest) }
order-supply = постачання
order-attack = атака
parts-1 = { TEXT($a) }
parts-2 = { TEXT($a) }, { TEXT($b) }
parts-3 = { TEXT($a) }, { TEXT($b) }, { TEXT($c) }
vest =
    { $n ->
        [0] {""}
       *[other] {""} · жилет { $n }
    }
part-money =
    { $n ->
        [one] +{ $n } ліра
        [few] +{ $n } ліри
       *[many] +{ $n } лір
    }
part-recruit = набір: { $n }
part-recruit_base = { $n ->
    [0] набір: база
   *[other] набір: база + { $n }
}
part-place = виставити: { $n }
part-place_base = виставити: база + { $n }
part-car = машина × { $n }
part-boat = катер × { $n }
part-lab = лабораторія × { $n }
part-lab_reinforce = по солдату до кожної своєї лабораторії
part-aid = по { $n } солдати сюди й до сусідів (до { $skull })
part-gather = стягнути сили
    .hint = Стягнути сили: спершу солдати й машини приходять сюди від сусідів суходолом.
part-attack = дробовик × { $n }, череп { $skull }
    .hint =
        { $n ->
            [1] Дробовик: солдати йдуть на одну територію й атакують її, черепи додають { $skull }.
           *[other] Дробовики: ходів один за одним { $n }, кожен може бути атакою, черепи щоразу додають { $skull }.
        }
part-bomb = бомба × { $n }, череп { $skull }
    .hint =
        { $n ->
            [1] Бомба: у сусіда на суходолі йде солдатів { $skull }, менше на його захист. Території вона не бере.
           *[other] Бомби: вибухів { $n }, кожен забирає в сусіда на суходолі солдатів { $skull }, менше на його захист.
        }
part-snitch = стукач { $pattern }
    .hint = Стукач: іде один ваш солдат звідси, а в кількох сусідів стільки: { $pattern }. Захист не допомагає.
part-convert_adjacent = переманити до { $n } ворогів по сусідству
    .hint = Ворогів по сусідству замінюють ваші солдати із запасу, і вони приходять сюди.
part-agitate = агітація на { $n }
    .hint = Агітація: нейтрали не далі стількох кроків ходять і атакують для вас: { $n }.
part-replace_defenders = { $n ->
    [one] підмінити { $n } захисника
    [few] підмінити до { $n } захисників
   *[many] підмінити до { $n } захисників
}
    .hint = Захисників замінюють ваші солдати із запасу, і вони йдуть в атаку.
part-pay_remove = платити за захисників, по { $n }
    .hint = До бою можна заплатити й прибрати захисників.
order-supply-hint = Постачання, черга { $initiative }: до всіх атак, менші числа раніше.
order-attack-hint = Атака, черга { $initiative }: після постачання, менші числа раніше.
vest-hint = Жилет: усю фазу захищає цю територію на { $n }.

## Cells of the action boards

cell = { TEXT($column) } { $number } ({ TEXT($money) }{ TEXT($actions) })
    .full = { TEXT($money) }{ TEXT($actions) }{ TEXT($many) }
cell-zero = { TEXT($column) }, клітинка { $number }
    .full = { TEXT($column) }, клітинка { $number }
cell-money =
    { $sign ->
        [minus] заплатити { $n }:{" "}
        [plus] отримати { $n }:{" "}
       *[none] {""}
    }
cell-single = { TEXT($a) }
cell-or = { TEXT($a) } або { TEXT($b) }
cell-and = { TEXT($a) } й { TEXT($b) }
cell-many =
    { $infinite ->
        [yes] {""} (без обмежень)
       *[no] {""}
    }
act-recruit = набір: база + { $n }
cell-place-now = Ви виставите до { $n }
cell-recruit-now = Ви наберете до { $n }
cell-not-now = Сюди ляже лише маркер: дія не виконується.
act-recruit-base = набір: база
act-place = виставити: база + { $n }
act-place-base = виставити: база
act-place-own = виставити: база + { $n } на своїй території
act-order = віддати наказ
act-order-distinct = накази на території, до { $n }
act-order-same = { $n } накази на одній території
act-equip = обладнання
act-launder = відмити гроші
act-influence = вплив: маркер до запасу
act-influence-board = вплив: маркер на планшет
act-influence-two = вплив: до { $n } з одного ряду
act-gather = стягнути сили
act-decisive = вирішальна дія
act-first = перший гравець
marker-on = маркер { TEXT($colour, form: "gen") }, { TEXT($cell) }
supply = запас

## Settings and endings

setting-beginner_families = Родини
setting-beginner_families-false = за жеребом, команди обирають
setting-beginner_families-true = чотири родини для першої гри
setting-predictable_conflicts = Конфлікти
setting-predictable_conflicts-false = за правилами
setting-predictable_conflicts-true = передбачувані: однакові карти діють один раз
setting-only_family = Родина перемагає сама з п’ятьма районами
setting-only_family-hint = Текст про кінець гри можна зрозуміти й так, що п’яти районів не має бути ні в кого іншого.
setting-only_family-false = навіть якщо п’ять є і в іншої родини
setting-only_family-true = лише якщо п’яти немає ні в кого іншого
setting-exact_placement = Солдати за наказом постачання
setting-exact_placement-hint = У тексті сказано «рівно вказане число», але й що дії можна виконати частково.
setting-exact_placement-false = до вказаного числа
setting-exact_placement-true = рівно вказане число або нікого
setting-defector_needs_supply = Перебіжчик за порожнього запасу
setting-defector_needs_supply-hint = Перебіжчик міняє ворожого солдата на свого.
setting-defector_needs_supply-false = ворожий солдат усе одно йде
setting-defector_needs_supply-true = нічого не відбувається
setting-swapped_neutrals_count = Агітація: нейтральний солдат, змінений перебіжчиком
setting-swapped_neutrals_count-hint = Захисник вербує за вилучених нейтральних нападників.
setting-swapped_neutrals_count-false = не вважається вилученим
setting-swapped_neutrals_count-true = вважається вилученим
setting-fewer_markers = Маркери, які знімають у колонці
setting-fewer_markers-hint = У тексті сказано «приберіть 2», але й що дії можна виконувати частково.
setting-fewer_markers-false = два або всі, що лишилися
setting-fewer_markers-true = до двох, за бажанням гравця
ending-one_family = Одна родина контролює п’ять округів.
ending-two_families = Дві союзні родини контролюють шість округів.
ending-most_districts = Перемагає команда, у якої більше округів.
ending-bronte = Округів порівну; вирішує Бронте.
ending-draw = Округів порівну, і Бронте нічий: нічия.
standing-team = Округи команди (шість — перемога)
standing-districts = Округи родини
standing-territories = Території
standing-money = Гроші
score-line =
    { $name }: { $score ->
        [one] { $score } округ
        [few] { $score } округи
       *[many] { $score } округів
    }
account-own = Власні округи
account-ally = Округи союзника

## Questions, and for those who wait what is being decided

ask-ChooseFamily = Яку родину ви очолите?
await-ChooseFamily = яку родину очолити
ask-StartUnits =
    { TEXT($character) }: розставте перші загони{ $soldiers ->
        [0] {""}
        [one] {""} · { $soldiers } солдат
        [few] {""} · { $soldiers } солдати
       *[many] {""} · { $soldiers } солдатів
    }{ $cars ->
        [0] {""}
        [one] {""} · { $cars } машина
        [few] {""} · { $cars } машини
       *[many] {""} · { $cars } машин
    }{ $boats ->
        [0] {""}
        [one] {""} · { $boats } катер
        [few] {""} · { $boats } катери
       *[many] {""} · { $boats } катерів
    }
await-StartUnits = куди стануть перші загони
ask-StartLabs =
    Поставте лабораторії: { $labs ->
        [one] лишилася { $labs }
        [few] лишилося { $labs }
       *[many] лишилося { $labs }
    }.
await-StartLabs = куди стануть лабораторії
ask-StartMarker = Покладіть маркер на вільну клітинку верхнього планшета.
await-StartMarker = куди лягти маркеру
ask-UseAuthority = Авторитет: повернути солдата зі штабу до запасу й не платити цього етапу власникам маркерів?
await-UseAuthority = чи скористатися Авторитетом
ask-UseBoats = Катери: поставити катер?
await-UseBoats = чи ставити катер
ask-UseDrivers = Водії: поставити машину?
await-UseDrivers = чи ставити машину
ask-Turn =
    { $mode ->
        [cell] Куди рухати маркер?
        [sales] Жодного ходу не оплатити: продайте наказ.
        [emergency] Жодного ходу не оплатити: пересуньте будь-який маркер — без плати й без дії.
       *[normal] Ваш хід: пересуньте маркер на дію або здобудьте вплив колонкою.
    }
await-Turn = що спланувати
ask-ChoosePart =
    { $join ->
        [and] Обидві, у будь-якому порядку: { TEXT($cell, form: "full") }. Що зараз?
        [rest] { TEXT($cell, form: "full") }: одне зроблено. І друге?
       *[or] Яка дія: { TEXT($cell, form: "full") }?
    }
await-ChoosePart = яку дію обрати
ask-Decisive = Вирішальна дія: пересунути маркер на іншу клітинку?
await-Decisive = чи рухати маркер далі
ask-Spread = Куди покласти маркер { TEXT($colour, form: "gen") }? Дії не буде.
await-Spread = куди ляжуть маркери
ask-ColumnChoice =
    { $left ->
        [order] { TEXT($column) }: віддати ще й наказ?
        [action] { TEXT($column) }: тепер сама дія.
       *[both] { TEXT($column) }: що спершу?
    }
await-ColumnChoice = як розпорядитися колонкою
ask-Recruit = Скільки солдатів набрати?
await-Recruit = скільки солдатів набрати
ask-Place =
    { $given ->
        [1] Скільки солдатів?
       *[0] Куди виставити солдатів?
    }
await-Place = куди виставити солдатів
ask-GiveOrder =
    { $given ->
        [1] { TEXT($order) }: на яку територію?
       *[0] Який наказ віддати?
    }
await-GiveOrder = який наказ віддати
ask-Equip = Поставте машину, катер або лабораторію.
await-Equip = яке обладнання поставити
ask-InstantCar = Машина: куди поставити?
await-InstantCar = куди поставити машину
ask-InstantLab = Лабораторія: куди поставити?
await-InstantLab = куди поставити лабораторію
ask-Influence = З якого ряду планшета родини зняти маркер?
await-Influence = на яку інституцію вплинути
ask-PutMarker = На яку клітинку покласти маркер? Дії не буде.
await-PutMarker = куди лягти маркеру
ask-TwoRows = З якого ряду зняти маркер?
await-TwoRows = на яку інституцію вплинути
ask-WhereTo = Куди цей маркер? Другий піде в інше місце.
await-WhereTo = куди лягти маркеру
ask-GatherTo = Де стягнути сили?
await-GatherTo = де зібрати солдатів
ask-GatherFrom =
    { $given ->
        [1] Скільки солдатів?
        [2] Скільки машин?
       *[0] Від якого сусіда стягнути солдатів і машини на територію { TEXT($place) }?
    }
await-GatherFrom = кого стягнути
ask-SailOn = Катер може перейти в сусіднє море.
await-SailOn = куди йде катер
ask-Sink = Три катери в одному морі: який піде разом із вашим?
await-Sink = який катер піде
ask-Release = Округів поменшало: зніміть маркер із жетона контролю.
await-Release = від якого жетона контролю відмовитися
ask-Claim = Округів побільшало: покладіть маркер на жетон контролю.
await-Claim = який жетон контролю взяти
ask-WhichFirst = Який із наказів виконати першим?
await-WhichFirst = який наказ перший
ask-ChooseNext = { TEXT($order) }, територія { TEXT($place) }: що далі?
await-ChooseNext = що далі за наказом
ask-PlaceHere = Скільки солдатів виставити на території { TEXT($place) }?
await-PlaceHere = скільки солдатів прийде
ask-CarsHere = Скільки машин поставити на території { TEXT($place) }?
await-CarsHere = скільки машин прийде
ask-BoatHere = У яке море біля території { TEXT($place) } поставити катер?
await-BoatHere = куди стане катер
ask-Reinforce = До якої лабораторії поставити солдата?
await-Reinforce = куди стануть солдати
ask-Aid = Куди прийде підмога?
await-Aid = куди прийде підмога
ask-AidNeutrals = Скільки нейтральних солдатів прийде на територію { TEXT($place) }?
await-AidNeutrals = скільки прийде нейтралів
ask-AidAlly = Союзник кличе: скільки солдатів виставити на території { TEXT($place) }?
await-AidAlly = чи допоможе союзник
ask-Move =
    { $part ->
        [past] На яку територію за нею?
        [soldiers] Скільки солдатів іде?
        [car] Узяти машину?
       *[where] Куди йдуть ваші солдати з території { TEXT($place) }?
    }
await-Move = хто куди піде
ask-SecondMove = Другий дробовик: звідки?
await-SecondMove = звідки підуть удруге
ask-Raise =
    Грошей бракує: продавайте накази, доки не набереться { $price ->
        [one] { $price } ліра
        [few] { $price } ліри
       *[many] { $price } лір
    }.
await-Raise = які накази продати
ask-UseBribe =
    Хабар: заплатити { $price ->
        [one] { $price } ліру
        [few] { $price } ліри
       *[many] { $price } лір
    } і прибрати захисника території { TEXT($place) }?
await-UseBribe = чи дати хабар
ask-Swap = Скількох захисників підмінити своїми солдатами?
await-Swap = кого підмінити
ask-PayRemove = За скількох захисників заплатити?
await-PayRemove = за кого заплатити
ask-Conflict = { TEXT($place) }: { $men } проти { $defenders }. Хитрий план чи груба сила?
await-Conflict = як піде конфлікт
ask-NeutralDefender = Хто зіграє карти за нейтралів на території { TEXT($place) }?
await-NeutralDefender = хто грає за нейтралів
ask-LayCards = { TEXT($place) }: { $men } проти { $defenders }. Яку карту покласти?
await-LayCards = які карти конфлікту викласти
ask-TakeCard = Забрати карту ворога чи лишити?
await-TakeCard = чи заберуть карту
ask-UseRecruits =
    Новобранці: виставити { $count ->
        [one] { $count } солдата
        [few] { $count } солдатів
       *[many] { $count } солдатів
    } зі штабу на території { TEXT($place) }?
await-UseRecruits = чи прийдуть новобранці
ask-AfterAgitation = Скільки солдатів перевести із запасу до штабу?
await-AfterAgitation = скільки солдатів прийде після агітації
ask-Explosion =
    { $part ->
        [start] Звідки?
        [car] Пустити в діло машину?
       *[where] Де вибухне бомба?
    }
await-Explosion = де вибухне бомба
ask-Inform =
    { $given ->
        [1] Скільки солдатів прибрати?
       *[0] Кого здасть стукач?
    }
await-Inform = кого здасть стукач
ask-Conversion = Чийого солдата переманити?
await-Conversion = кого переманять
ask-Agitation =
    { $given ->
        [1] Куди вони підуть?
        [2] Скільки їх?
       *[0] Де підняти нейтралів?
    }
await-Agitation = де підняти нейтралів

## Options

opt-family = Очолити: { TEXT($target, form: "family") }
opt-soldier = Солдата { TEXT($target, form: "into") }
opt-car = Машину { TEXT($target, form: "into") }
opt-lab = Лабораторію { TEXT($target, form: "into") }
opt-boat = Катер { TEXT($target, form: "into") }
opt-marker = { TEXT($target) }
opt-move =
    Рухати: { TEXT($target) }{ $cost ->
        [0] {""}
        [one] {""} ({ $cost } ліра власникові)
        [few] {""} ({ $cost } ліри власникові)
       *[many] {""} ({ $cost } лір власникові)
    }
opt-to = { TEXT($target, form: "full") }
opt-gain =
    Здобути вплив: { TEXT($target) } ({ $cost ->
        [one] { $cost } ліра
        [few] { $cost } ліри
       *[many] { $cost } лір
    })
opt-put = Покласти: { TEXT($target) }
opt-do-recruit = Набрати солдатів
opt-do-place = Виставити солдатів
opt-do-order = Віддати наказ
opt-do-equip = Обладнання
opt-do-launder = Відмити гроші
opt-do-influence = Вплинути
opt-do-gather_to = Стягнути сили
opt-recruit =
    { $target ->
        [one] { $target } солдата
        [few] { $target } солдатів
       *[many] { $target } солдатів
    }
opt-soldiers =
    { $target ->
        [one] { $target } солдат
        [few] { $target } солдати
       *[many] { $target } солдатів
    }{ $empties ->
        [yes] {""} (ніхто не лишиться)
       *[no] {""}
    }
opt-cars =
    { $target ->
        [one] { $target } машина
        [few] { $target } машини
       *[many] { $target } машин
    }
opt-place = { TEXT($target) }
opt-order = { TEXT($target, form: "full") }
opt-at = { TEXT($target) }
opt-row = { TEXT($target) }
opt-keep-supply = До свого запасу
opt-keep-board = На планшет дій
opt-sail_on = Перейти { TEXT($target, form: "into") }
opt-stay = Лишитися
opt-sink = Катер { TEXT($target, form: "gen") }
opt-gather = Стягнути { TEXT($target, form: "into") }
opt-from = Взяти { TEXT($target, form: "out") }
opt-stop = Досить
opt-decline = Ні
opt-use = Застосувати: { TEXT($target) }
opt-claim = Взяти: { TEXT($target) }
opt-release = Відмовитися: { TEXT($target) }
opt-first = { TEXT($target) }
opt-part-money = Узяти гроші
opt-part-recruit = Набрати солдатів
opt-part-recruit_base = Набрати солдатів
opt-part-place = Виставити солдатів
opt-part-place_base = Виставити солдатів
opt-part-car = Поставити машину
opt-part-boat = Поставити катер
opt-part-lab = Поставити лабораторію
opt-part-lab_reinforce = Солдатів до лабораторій
opt-part-aid = Покликати підмогу
opt-part-gather = Стягнути сили
opt-part-attack = Переміститися й атакувати
opt-part-bomb = Вибух
opt-part-snitch = Послати стукача: піде один ваш солдат
opt-part-convert_adjacent = Переманити ворогів
opt-part-agitate = Підняти нейтралів
opt-part-replace_defenders = Підмінити захисників
opt-part-pay_remove = Заплатити за захисників
opt-march = Іти { TEXT($target, form: "into") }
opt-sail = Плисти { TEXT($target, form: "into") }
opt-past = Повз: { TEXT($target) }
opt-car_along-yes = З машиною
opt-car_along-no = Без машини
opt-swap =
    { $target ->
        [one] Підмінити: { $target }
        [few] Підмінити: { $target }
       *[many] Підмінити: { $target }
    }
opt-pay =
    { $target ->
        [one] Заплатити за: { $target }
        [few] Заплатити за: { $target }
       *[many] Заплатити за: { $target }
    }
opt-conflict-cunning = Хитрий план
opt-conflict-brute = Груба сила: підуть двоє ваших солдатів
opt-defend-self = Граю я
opt-defend-ally = Грає союзник
opt-card = { TEXT($target) }
opt-card_of_enemy-take = Забрати
opt-card_of_enemy-leave = Лишити
opt-start = Почати { TEXT($target, form: "out") }
opt-bomb = { TEXT($target) }
opt-inform = { TEXT($target) }
opt-convert = { TEXT($target) }
opt-reinforce = { TEXT($target) }
opt-aid = { TEXT($target) }
opt-agitate = { TEXT($target) }
opt-send = Послати { TEXT($target, form: "into") }
opt-sell = Продати за 1 ліру: { TEXT($target) }
opt-give =
    { $target ->
        [one] Дати союзникові { $target } ліру (вам це коштує { $cost })
        [few] Дати союзникові { $target } ліри (вам це коштує { $cost })
       *[many] Дати союзникові { $target } лір (вам це коштує { $cost })
    }

## What happened

event-kinds_drawn = У грі ці жетони контролю: { $kinds }.
event-families_drawn = Команда { $team } ({ $seats }) обирає з цих родин: { $families }.
event-leads = { $seat } стає на чолі. Це { TEXT($family, form: "family") }.
    .you = Ви стаєте на чолі. Це { TEXT($family, form: "family") }.
event-first_player = { $seat } ходить першим номером.
    .you = Ви ходите першим номером.
event-character = { TEXT($character) } дістається гравцеві { $seat }, у штабі грошей { $money } і солдатів { $count }.
    .you = { TEXT($character) } дістається вам, у штабі грошей { $money } і солдатів { $count }.
event-first_gift =
    { $seat } віддає на старті { $amount ->
        [one] { $amount } ліру
        [few] { $amount } ліри
       *[many] { $amount } лір
    }. Гроші отримує { $other }.
    .you =
        Ви віддаєте на старті { $amount ->
            [one] { $amount } ліру
            [few] { $amount } ліри
           *[many] { $amount } лір
        }. Гроші отримує { $other }.
event-unit_placed =
    { $unit ->
        [car] { $seat } ставить машину { TEXT($place, form: "at") }.
        [lab] { $seat } ставить лабораторію { TEXT($place, form: "at") }.
        [boat] { $seat } ставить катер { TEXT($place, form: "into") }.
       *[soldier] { $seat } ставить солдата { TEXT($place, form: "at") }.
    }
    .you =
        { $unit ->
            [car] Ви ставите машину { TEXT($place, form: "at") }.
            [lab] Ви ставите лабораторію { TEXT($place, form: "at") }.
            [boat] Ви ставите катер { TEXT($place, form: "into") }.
           *[soldier] Ви ставите солдата { TEXT($place, form: "at") }.
        }
event-marker_placed = { $seat } кладе маркер на клітинку «{ TEXT($cell) }».
    .you = Ви кладете маркер на клітинку «{ TEXT($cell) }».
event-round = Раунд { $round }.
event-planning = Починається планування. Першим ходить { $seat }.
    .you = Починається планування. Перший хід за вами.
event-used = { $seat } застосовує жетон { TEXT($kind) }.
    .you = Ви застосовуєте жетон { TEXT($kind) }.
event-moved = { $seat } рухає маркер { TEXT($colour, form: "gen") } на клітинку «{ TEXT($to, form: "full") }».
    .you = Ви рухаєте маркер { TEXT($colour, form: "gen") } на клітинку «{ TEXT($to, form: "full") }».
event-emergency = { $seat } не може нічого оплатити й рухає маркер { TEXT($colour, form: "gen") } на клітинку «{ TEXT($to) }».
    .you = Ви не можете нічого оплатити й рухаєте маркер { TEXT($colour, form: "gen") } на клітинку «{ TEXT($to) }».
event-decisive = { $seat } чинить вирішальну дію і рухає маркер далі на клітинку «{ TEXT($to, form: "full") }».
    .you = Ви чините вирішальну дію і рухаєте маркер далі на клітинку «{ TEXT($to, form: "full") }».
event-bust = { $seat } ставить погруддя біля маркера, попереду вирішальна дія.
    .you = Ви ставите погруддя біля маркера, попереду вирішальна дія.
event-bust_back = { $seat } відмовляється від вирішальної дії.
    .you = Ви відмовляєтеся від вирішальної дії.
event-gained_influence = { $seat } здобуває вплив у стовпці «{ TEXT($column) }».
    .you = Ви здобуваєте вплив у стовпці «{ TEXT($column) }».
event-spread = Маркер { TEXT($colour, form: "gen") } лягає на клітинку «{ TEXT($to) }».
event-fee =
    { $seat } платить за маркер { $amount ->
        [one] { $amount } ліру
        [few] { $amount } ліри
       *[many] { $amount } лір
    }. Гроші отримує { $other }.
    .you =
        Ви платите за маркер { $amount ->
            [one] { $amount } ліру
            [few] { $amount } ліри
           *[many] { $amount } лір
        }. Гроші отримує { $other }.
event-paid =
    { $seat } платить { $amount ->
        [one] { $amount } ліру
        [few] { $amount } ліри
       *[many] { $amount } лір
    }.
    .you =
        Ви платите { $amount ->
            [one] { $amount } ліру
            [few] { $amount } ліри
           *[many] { $amount } лір
        }.
event-earned =
    { $seat } отримує { $amount ->
        [one] { $amount } ліру
        [few] { $amount } ліри
       *[many] { $amount } лір
    }.
    .you =
        Ви отримуєте { $amount ->
            [one] { $amount } ліру
            [few] { $amount } ліри
           *[many] { $amount } лір
        }.
event-sold = { $seat } продає наказ за 1 ліру: { TEXT($order) }.
    .you = Ви продаєте наказ за 1 ліру: { TEXT($order) }.
event-gift =
    { $seat } дає союзникові { $amount ->
        [one] { $amount } ліру
        [few] { $amount } ліри
       *[many] { $amount } лір
    } і стільки ж до банку. Отримує { $other }.
    .you =
        Ви даєте союзникові { $amount ->
            [one] { $amount } ліру
            [few] { $amount } ліри
           *[many] { $amount } лір
        } і стільки ж до банку. Отримує { $other }.
event-recruited =
    { $seat } набирає { $count ->
        [one] { $count } солдата
        [few] { $count } солдатів
       *[many] { $count } солдатів
    }.
    .you =
        Ви набираєте { $count ->
            [one] { $count } солдата
            [few] { $count } солдатів
           *[many] { $count } солдатів
        }.
event-placed =
    { $seat } виставляє { $count ->
        [one] { $count } солдата
        [few] { $count } солдатів
       *[many] { $count } солдатів
    } { TEXT($place, form: "at") }.
    .you =
        Ви виставляєте { $count ->
            [one] { $count } солдата
            [few] { $count } солдатів
           *[many] { $count } солдатів
        } { TEXT($place, form: "at") }.
event-order_laid =
    { $known ->
        [yes] { $seat } кладе «{ TEXT($order) }» долілиць { TEXT($place, form: "at") }.
       *[no] { $seat } кладе наказ долілиць { TEXT($place, form: "at") }.
    }
    .you = Ви кладете «{ TEXT($order) }» долілиць { TEXT($place, form: "at") }.
event-means_to_take = Мій наказ «{ TEXT($order) }» лежить { TEXT($place, form: "at") }: хочу взяти { TEXT($target, form: "acc") }.
event-means_to_raid = Мій наказ «{ TEXT($order) }» лежить { TEXT($place, form: "at") }, сусідам там буде непереливки.
event-means_to_hold = Мій наказ «{ TEXT($order) }» лежить { TEXT($place, form: "at") }, без бою її не віддам.
event-took_first = { $seat } забирає фішку першого гравця.
    .you = Ви забираєте фішку першого гравця.
event-uncovered = { $seat } знімає маркер з ряду «{ TEXT($row) }».
    .you = Ви знімаєте маркер з ряду «{ TEXT($row) }».
event-order_gained = { $seat } отримує особливий наказ: { TEXT($order, form: "full") }.
    .you = Ви отримуєте особливий наказ: { TEXT($order, form: "full") }.
event-instant_declined =
    { $unit ->
        [lab] { $seat } відмовляється від лабораторії.
       *[car] { $seat } відмовляється від машини.
    }
    .you =
        { $unit ->
            [lab] Ви відмовляєтеся від лабораторії.
           *[car] Ви відмовляєтеся від машини.
        }
cars-too =
    { $cars ->
        [0] {""}
        [one] {""} і { $cars } машину
        [few] {""} і { $cars } машини
       *[many] {""} і { $cars } машин
    }
event-gathered = { $seat } стягує { soldiers-sent }{ cars-too } { TEXT($from, form: "out") } { TEXT($to, form: "into") }.
    .you = Ви стягуєте { soldiers-sent }{ cars-too } { TEXT($from, form: "out") } { TEXT($to, form: "into") }.
event-boat_moved = Катер гравця { $seat } переходить { TEXT($to, form: "into") }.
event-boats_lost = Три катери зійшлися { TEXT($sea, form: "at") }, новий іде, і з ним катер { TEXT($colour, form: "gen") }.
event-lull =
    { $phase ->
        [events] Затишшя після подій.
       *[planning] Затишшя після планування.
    }
event-control_gained = { $seat } контролює округ { TEXT($district) }.
    .you = Ви контролюєте округ { TEXT($district) }.
event-control_lost = { $seat } втрачає округ { TEXT($district) }.
    .you = Ви втрачаєте округ { TEXT($district) }.
event-claimed = { $seat } бере жетон контролю { TEXT($kind) }.
    .you = Ви берете жетон контролю { TEXT($kind) }.
event-released = { $seat } відмовляється від жетона контролю { TEXT($kind) }.
    .you = Ви відмовляєтеся від жетона контролю { TEXT($kind) }.
event-revealed = Усі накази розкрито.
event-order_begins = { $seat } виконує наказ { TEXT($place, form: "at") }. { TEXT($order, form: "full") }.
    .you = Ви виконуєте наказ { TEXT($place, form: "at") }. { TEXT($order, form: "full") }.
event-order_returned = Наказ { TEXT($place, form: "out") } повертається до штабу.
soldiers-sent =
    { $count ->
        [one] { $count } солдата
        [few] { $count } солдатів
       *[many] { $count } солдатів
    }
event-marched =
    { $way ->
        [water] { $seat } посилає { soldiers-sent } водою { TEXT($from, form: "out") } { TEXT($to, form: "into") }.
        [car] { $seat } посилає { soldiers-sent } з машиною { TEXT($from, form: "out") } { TEXT($to, form: "into") }.
       *[land] { $seat } посилає { soldiers-sent } { TEXT($from, form: "out") } { TEXT($to, form: "into") }.
    }
    .you =
        { $way ->
            [water] Ви посилаєте { soldiers-sent } водою { TEXT($from, form: "out") } { TEXT($to, form: "into") }.
            [car] Ви посилаєте { soldiers-sent } з машиною { TEXT($from, form: "out") } { TEXT($to, form: "into") }.
           *[land] Ви посилаєте { soldiers-sent } { TEXT($from, form: "out") } { TEXT($to, form: "into") }.
        }
event-took_control = { TEXT($colour) } займають { TEXT($place, form: "acc") }, їх там { $count }.
event-removed =
    { TEXT($colour) } втрачають { TEXT($place, form: "at") } { $count ->
        [one] { $count } солдата
        [few] { $count } солдатів
       *[many] { $count } солдатів
    }.
event-attack = { $seat } атакує { TEXT($place, form: "acc") }. Нападають { TEXT($colour, form: "mid") } ({ $count }), захищаються { TEXT($defender, form: "mid") } ({ $defenders }).
    .you = Ви атакуєте { TEXT($place, form: "acc") }. Нападають { TEXT($colour, form: "mid") } ({ $count }), захищаються { TEXT($defender, form: "mid") } ({ $defenders }).
event-bonuses = Атака { $attack } проти захисту { $defence } { TEXT($place, form: "at") }.
event-conflict =
    { $how ->
        [brute] { $seat } обирає грубу силу.
       *[cunning] { $seat } береться за хитрий план.
    }
    .you =
        { $how ->
            [brute] Ви обираєте грубу силу.
           *[cunning] Ви беретеся за хитрий план.
        }
event-attackers_lost =
    Нападники ({ TEXT($colour, form: "mid") }) втрачають { $count ->
        [one] { $count } солдата
        [few] { $count } солдатів
       *[many] { $count } солдатів
    }.
event-plays_for_neutrals = { $seat } грає за нейтралів.
    .you = Ви граєте за нейтралів.
event-card_laid =
    { $known ->
        [yes] { $seat } кладе карту долілиць: { TEXT($card) }.
       *[no] { $seat } кладе карту долілиць.
    }
    .you = Ви кладете карту долілиць: { TEXT($card) }.
event-card_decision =
    { $decision ->
        [take] { $seat } забирає карту ворога.
       *[leave] { $seat } лишає карту ворога.
    }
    .you =
        { $decision ->
            [take] Ви забираєте карту ворога.
           *[leave] Ви лишаєте карту ворога.
        }
event-cards_up = Карти розкрито. У нападника: { $attacker }; у захисника: { $defender }.
no-card = немає
event-defector = Перебіжчик зваблює солдата, і той переходить на бік { TEXT($colour, form: "gen") }.
event-coward = «Боягуз» відводить до штабу { $count ->
        [one] { $count } солдата
        [few] { $count } солдатів
       *[many] { $count } солдатів
    } { TEXT($colour, form: "gen") }.
event-swapped =
    { $seat } підміняє { $count ->
        [one] { $count } солдата
        [few] { $count } солдатів
       *[many] { $count } солдатів
    } { TEXT($place, form: "at") }.
    .you =
        Ви підміняєте { $count ->
            [one] { $count } солдата
            [few] { $count } солдатів
           *[many] { $count } солдатів
        } { TEXT($place, form: "at") }.
event-attack_over =
    { $how ->
        [taken] Територію { TEXT($place) } взято.
        [held] Територія { TEXT($place) } вистояла.
       *[empty] Територія { TEXT($place) } спорожніла.
    }
event-explosion = { $seat } підриває бомбу { TEXT($place, form: "at") }. Атака { $attack }, захист { $defence }.
    .you = Ви підриваєте бомбу { TEXT($place, form: "at") }. Атака { $attack }, захист { $defence }.
event-snitch = { $seat } посилає стукача { TEXT($place, form: "out") }.
    .you = Ви посилаєте стукача { TEXT($place, form: "out") }.
event-converted = { $seat } переманює солдата { TEXT($from, form: "out") } { TEXT($to, form: "into") }.
    .you = Ви переманюєте солдата { TEXT($from, form: "out") } { TEXT($to, form: "into") }.
event-agitated = { $seat } піднімає нейтралів ({ $count }) { TEXT($from, form: "out") } { TEXT($to, form: "into") }.
    .you = Ви піднімаєте нейтралів ({ $count }) { TEXT($from, form: "out") } { TEXT($to, form: "into") }.
event-neutrals_came = Нейтрали ({ $count }) приходять { TEXT($place, form: "into") }.

## The board in words, and on it

status-first = Перші: { TEXT($family, form: "mid") }
count-districts =
    { $count ->
        [one] { $count } округ
        [few] { $count } округи
       *[many] { $count } округів
    }
count-supply = { $count } у запасі
list-stands = Як іде гра
list-round = Раунд { $round } з { $rounds }: { TEXT($phase) }
list-first = Перший гравець: { TEXT($colour, form: "mid") }
list-turn = Зараз ходять: { TEXT($colour, form: "mid") }
list-team =
    { TEXT($a) } й { TEXT($b, form: "mid") }: { $districts ->
        [one] { $districts } округ
        [few] { $districts } округи
       *[many] { $districts } округів
    } ({ TEXT($a, form: "mid") } { $first }, { TEXT($b, form: "mid") } { $second })
list-leads = Попереду { TEXT($a, form: "mid") } і { TEXT($b, form: "mid") }: за округами { $more } проти { $less }
list-level =
    { $colour ->
        [none] Округів у команд порівну: { $held }. Вирішила б Бронте, але вона нічия
       *[other] Округів у команд порівну: { $held }. Вирішує Бронте, її тримають { TEXT($colour, form: "mid") }
    }
list-goal = Команда перемагає після фази подій, якщо в однієї родини { $alone } округів або в обох { $team }
list-bank =
    У банку: { $soldiers ->
        [one] { $soldiers } нейтральний солдат
        [few] { $soldiers } нейтральні солдати
       *[many] { $soldiers } нейтральних солдатів
    }, { $labs ->
        [one] { $labs } лабораторія
        [few] { $labs } лабораторії
       *[many] { $labs } лабораторій
    }
list-drawn = Які родини витягнуто
list-team-seats = Місця { $first } і { $second }
list-hq = Ваш штаб
list-hq-ally = Штаб союзника
list-hq-line =
    { $money ->
        [one] { $money } ліра
        [few] { $money } ліри
       *[many] { $money } лір
    }, { $soldiers ->
        [one] { $soldiers } солдат
        [few] { $soldiers } солдати
       *[many] { $soldiers } солдатів
    }
list-district = { TEXT($district) }
list-held = { TEXT($district) }, контроль: { TEXT($colour, form: "mid") }
list-majority =
    { $colour ->
        [none] Округ нічий: жодна родина не має двох територій із трьох
       *[other] { TEXT($colour) } тримають { $count } території з трьох{ $up ->
            [yes] {""}
           *[no] ; маркер контролю поки лежить гербом донизу
        }
    }
list-place =
    { TEXT($place) }: { TEXT($colour, form: "mid") }, { $soldiers ->
        [one] { $soldiers } солдат
        [few] { $soldiers } солдати
       *[many] { $soldiers } солдатів
    }
list-empty = { TEXT($place) }: порожньо
list-borders = { TEXT($place) }, сусіди: { $lands }
list-coast = { TEXT($place) }, сусіди: { $lands }. Моря: { $seas }
list-soldiers =
    { $count ->
        [one] { $count } солдат
        [few] { $count } солдати
       *[many] { $count } солдатів
    }
list-cars =
    { $count ->
        [one] { $count } машина
        [few] { $count } машини
       *[many] { $count } машин
    }
list-labs =
    { $count ->
        [one] { $count } лабораторія
        [few] { $count } лабораторії
       *[many] { $count } лабораторій
    }
list-ships =
    { $count ->
        [one] { $count } катер
        [few] { $count } катери
       *[many] { $count } катерів
    }
list-discs =
    { $count ->
        [one] { $count } маркер
        [few] { $count } маркери
       *[many] { $count } маркерів
    }
list-sealed = запечатаний наказ
list-done = { $order } (виконано)
list-seas = Моря
list-sea = { TEXT($sea) }: { $boats }. Поруч: { $beside }
list-no-boats = немає катерів
list-boats =
    { TEXT($colour, form: "mid") }, { $count ->
        [one] { $count } катер
        [few] { $count } катери
       *[many] { $count } катерів
    }
list-upper = Верхній планшет: { TEXT($column) }
list-lower = Нижній планшет: { TEXT($column) }
list-column = { TEXT($column) } (вплив коштує { $cost } і по лірі за маркер)
list-cell = { TEXT($cell, form: "full") }: { $markers }
list-markers =
    { $count ->
        [1] { TEXT($colour, form: "mid") }
       *[other] { TEXT($colour, form: "mid") } × { $count }
    }
list-no-markers = порожньо
list-bust = тут погруддя, { TEXT($colour, form: "mid") }
list-family =
    { $who ->
        [you] { TEXT($side, form: "family") } (ви, місце { $seat })
        [ally] { TEXT($side, form: "family") } (союзник, місце { $seat })
       *[other] { TEXT($side, form: "family") } (місце { $seat })
    }
list-values = База: виставити { $place }, набрати { $recruit }; машина додає { $attack } до атаки й { $bomb } до бомби
list-row = { TEXT($row) }: відкрито клітинок { $opened } з { $cells }.
list-next = Наступна дає: { $brings }
list-instant-money =
    { $count ->
        [one] { $count } ліра
        [few] { $count } ліри
       *[many] { $count } лір
    }
list-instant-car = машина
list-instant-lab = лабораторія
list-instant-launder = відмити гроші
list-base-place = виставити { $n }
list-base-recruit = набрати { $n }
list-base-attack = машина додає { $n } до атаки
list-base-bomb = машина додає { $n } до бомби
list-exempt = На цьому етапі не платить за чужі маркери
list-supply = У запасі: { $pieces }
list-gained = Отримано особливі накази: { $orders }
list-sold = Поза грою: { $orders }
list-tokens = Жетони контролю: { TEXT($a, form: "mid") } і { TEXT($b, form: "mid") }
list-token =
    { $colour ->
        [none] { TEXT($kind) } (вільно)
       *[other] { TEXT($kind) } (тримають { TEXT($colour, form: "mid") })
    }
list-coming = Черга наказів
list-order = { TEXT($place) }, { TEXT($colour, form: "mid") }: { $order }
list-order-now = Зараз: { TEXT($place) }, { TEXT($colour, form: "mid") }: { $order }
list-battle = Конфлікт: { TEXT($place) }
list-battle-from = Атака { TEXT($place, form: "out") }: { TEXT($order, form: "full") }
list-battle-car = Нападники приїхали машиною.
list-battle-water = Вони прийшли водою.
list-battle-attack =
    Нападають { TEXT($colour, form: "mid") }, { $men ->
        [one] { $men } солдат
        [few] { $men } солдати
       *[many] { $men } солдатів
    }
list-battle-defence =
    Обороняються { TEXT($colour, form: "mid") }, { $men ->
        [one] { $men } солдат
        [few] { $men } солдати
       *[many] { $men } солдатів
    }
list-adds = Додають: { $adds }; усього { $sum }
list-adds-skull = черепи { $n }
list-adds-car = машина { $n }
list-adds-cannons = гармати { $n }
list-adds-labs = лабораторії { $n }
list-adds-vests = жилети { $n }
list-adds-protection = кришування { $n }
list-card = Їхня карта: { TEXT($card) }
list-card-hidden = Їхня карта лежить сорочкою догори
list-outlook =
    { $card ->
        [none] Тоді { $men } : { $defenders }
       *[other] Проти карти «{ TEXT($card) }»: { $men } : { $defenders }
    }
pic-board = Карта Сицилії: території, моря, солдати й накази
pic-ledger = Планшети дій
pic-families = Чотири родини
pic-hand = Ваш штаб: гроші, солдати й накази
pic-table = Увесь стіл
pic-hq = Штаб
pic-score = Рахунок: округи обох команд та їхні жетони контролю
pic-score-told = Округи: { $first } до { $second }. Перемагає команда з { $team } або родина з { $alone }.
pic-token-held = Тримають { TEXT($colour, form: "mid") }.
pic-column-first_player = Перший
pic-column-justice = Суд
pic-column-police = Поліція
pic-column-economy = Економіка
pic-column-church = Церква
pic-column-two_institutions = Будь-які
pic-letters = Накази за чергою
pic-you = Ви
pic-ally-brief = Союзник
pic-first = Перший гравець
pic-left-supply =
    { $count ->
        [one] { $count } солдат у запасі
        [few] { $count } солдати в запасі
       *[many] { $count } солдатів у запасі
    }
pic-left-cars =
    { $count ->
        [one] { $count } машина в запасі
        [few] { $count } машини в запасі
       *[many] { $count } машин у запасі
    }
pic-left-boats =
    { $count ->
        [one] { $count } катер у запасі
        [few] { $count } катери в запасі
       *[many] { $count } катерів у запасі
    }
pic-left-markers =
    { $count ->
        [one] { $count } маркер впливу в запасі
        [few] { $count } маркери впливу в запасі
       *[many] { $count } маркерів впливу в запасі
    }
pic-left-gained =
    { $count ->
        [one] отримано { $count } особливий наказ
        [few] отримано { $count } особливі накази
       *[many] отримано { $count } особливих наказів
    }
pic-stake =
    { $change ->
        [yes] { TEXT($district) }: якщо переможуть { TEXT($colour, form: "mid") }, контроль над округом зміниться.
       *[no] { TEXT($district) }: контроль над округом не зміниться.
    }
pic-attacks =
    { $you ->
        [yes] Ви атакуєте
       *[no] Атака: { TEXT($colour, form: "mid") }
    }
pic-defends =
    { $you ->
        [yes] Ви захищаєтеся
       *[no] Захист: { TEXT($colour, form: "mid") }
    }
pic-by-order = { TEXT($order) }, звідки: { TEXT($place) }
pic-step-bonuses = Бонуси
pic-step-cards = Карти лягли
pic-step-taking = Взяти?
pic-step-open = Розкриття
pic-step-pairs = Пари
pic-before = Сторона { TEXT($colour, form: "gen") }
pic-taken = Забирають { TEXT($colour, form: "mid") }
pic-card-of = Карта { TEXT($colour, form: "gen") }
pic-both-stay = Якщо лишаться обидві
pic-does-defector = Солдат ворога переходить на цей бік.
pic-does-coward_1 = Один солдат цього боку тікає до штабу.
pic-does-coward_2 = Два солдати цього боку тікають до штабу.
pic-card-down = Карта лежить сорочкою догори
pic-deed-take = Забрати
    .hint = Карта ворога ляже перед вами й подіє на ваш бік.
pic-deed-leave = Залишити
    .hint = Карта ворога лишиться перед ним і подіє на його бік.
pic-deed-self = Граю я
    .hint = Ви кладете карту за нейтралів.
pic-deed-ally = Грає союзник
    .hint = Карту за нейтралів кладе ваш союзник.
pic-deed-cunning = Хитрий план
    .hint = Обидві сторони кладуть по карті сорочкою догори.
pic-deed-brute = Груба сила
    .hint = Двоє ваших солдатів ідуть у запас, потім солдати гинуть парами.
pic-hq-empty = Ваш штаб: гроші, солдати й накази прийдуть із родиною
pic-no-family = Родини ще немає
good-at-justice = машини б’ють сильніше
good-at-police = більше солдатів за раз на карту
good-at-economy = гроші й лабораторії
good-at-church = більше рекрутів за раз
pic-team-draws = Команда { $number } обирає дві
row-now = Зараз: { $value }
row-marker = Маркер { $number }: { $what }
row-justice = машина +{ $attack } в атаці, +{ $bomb } у вибуху
row-police = виставити { $n }
row-church = набрати { $n }
row-money =
    { $n ->
        [one] { $n } ліра
        [few] { $n } ліри
       *[many] { $n } лір
    }
row-car = машина
row-lab = лабораторія
row-launder = відмити гроші
row-order = особливий наказ { TEXT($order, form: "full") }
price-bank = до банку { $cost }
price-to = { TEXT($colour, form: "family") } отримає { $cost }
figure-money = Гроші
figure-soldiers = Солдати у штабі
figure-district = { TEXT($district) } (округ)
figure-nobody = нічий
figure-values = { TEXT($colour, form: "family") }: база
figure-base = виставити { $place }, набрати { $recruit }, машина { $attack } і { $bomb }
figure-supply-soldiers = { TEXT($colour, form: "family") }: солдати в запасі
figure-supply-cars = { TEXT($colour, form: "family") }: машини в запасі
figure-supply-boats = { TEXT($colour, form: "family") }: човни в запасі
figure-supply-markers = { TEXT($colour, form: "family") }: маркери в запасі
figure-first = Перший гравець
account-total = Усього
account-sum =
    { $sign ->
        [minus] −{ $amount }
       *[plus] { $amount }
    }

## What cells, columns and districts mean, for whoever points at them

hint-recruit = Набрати: солдати із запасу йдуть до штабу.
hint-place = Виставити: солдати зі штабу йдуть на одну територію, свою чи порожню.
hint-order = Наказ: один зі штабу лягає долілиць на вашу територію.
hint-equip = Обладнання: машина, катер або лабораторія.
hint-launder = Відмити гроші: по лірі за кожну вашу лабораторію.
hint-influence = Вплив: зніміть із планшета родини найлівіший маркер ряду. Що під ним, те ваше.
hint-gather_to = Стягнути сили: солдати й машини сусідів по суші йдуть на одну вашу територію.
hint-decisive = Вирішальна дія: наприкінці планування цей маркер можна пересунути на іншу вільну клітинку й виконати її дію.
hint-first_player = Перший гравець: ви ходите першим із наступної фази.
hint-column = Усі маркери стовпця йдуть на вільні клітинки внизу, без їхніх дій. Потім:
column-row =
    { $n ->
        [0] у цьому ряді у вас маркерів більше немає; за бажання наказ
        [one] останній маркер цього ряду у вас і за бажання наказ
        [few] два ліві маркери цього ряду у вас і за бажання наказ
       *[many] два ліві маркери цього ряду у вас і за бажання наказ
    }
column-two_institutions = по лівому маркеру з двох ваших рядів і за бажання наказ
column-first_player = маркер першого гравця, машина, катер або лабораторія і за бажання наказ
column-uncovers = Відкриється: { $what }
column-short = У вас лір: { $money }.
district-stands = Округ { TEXT($district) }: { $stands }
district-share = { TEXT($colour, form: "mid") } { $count } із { $all }
district-empty = порожньо { $count } із { $all }
district-held = Контроль: { TEXT($colour, form: "mid") }.
district-open = Контроль дає володіння двома територіями з трьох.
place-bronte = Бронте вирішує, якщо округів порівну.

## How it is played

primer-goal = Мета
primer-goal-text = Родина, що тримає дві з трьох територій округу, контролює його. Команда перемагає після подій, якщо в однієї родини п’ять округів або в обох шість; після четвертого раунду перемагає та, у якої округів більше, а за рівності вирішує Бронте.
primer-goal-alt = Сицилія: території, моря й солдати.
primer-team = Двоє на двоє
primer-team-text = Союзники бачать одне одного за ширмою й можуть радитися потай, але грає кожен за себе. Ліра для союзника коштує вам двох. Катери спільні, території й округи — ні.
primer-team-alt = Планшети чотирьох родин.
primer-round = Раунд
primer-round-text = Раундів не більше чотирьох. Кінець перевіряють лише після подій.
primer-plan = Планування
primer-plan-text = У свій хід пересуньте один маркер із верхнього аркуша на вільну дію внизу й виконайте її або спорожніть колонку й здобудьте вплив. Годиться будь-який маркер, але чужий коштує ліру його господареві. Пасувати не можна.
primer-plan-alt = Гросбух: угорі колонки з маркерами, внизу дії.
primer-influence = Планшет родини
primer-influence-text = Вплив знімає маркери з ряду зліва. Відкрите — ваше: машини сильніші, солдатів більше, гроші, а де починається нова літера — особливий наказ. Колонка коштує свою ціну й по лірі за маркер і дає ще й наказ.
primer-influence-alt = Планшет родини з чотирма рядами.
primer-orders = Накази
primer-orders-text = Накази кладуть долілиць на свої території. У подіях розкривають усі: спершу постачання, потім атаки, менші числа раніше. Наказ із жилетом лишається й захищає.
primer-orders-alt = Накази за ширмою.
primer-attack = Переміщення й атака
primer-attack-text = Атака — черепи й машина, захист — лабораторії й жилети. Різниця одразу забирає захисників.
primer-conflict = Конфлікт
primer-conflict-text = Груба сила коштує двох нападників. У хитрому плані обидві сторони кладуть карту; нападник може забрати чужу, потім захисник, і карта б’є того, перед ким лежить. Потім солдати йдуть парами, доки однієї сторони не стане.
primer-conflict-alt = П’ятеро солдатів проти трьох і дві карти.
primer-hidden = Що приховано
primer-hidden-text = Вороги бачать кожну плату, але не суми, а що в листі — лише коли його розкриють. Будь-коли можна продати наказ зі штабу за ліру.
primer-round-step-1 = Планування: маркери рухаються, дії виконуються, накази лягають.
primer-round-step-2 = Затишшя: у кого дві з трьох територій, той бере жетон контролю.
primer-round-step-3 = Події: усі листи розкривають.
primer-round-step-4 = Знову затишшя: чи не переміг хтось?
primer-attack-step-1 = Суходолом до сусіда, можна з машиною.
primer-attack-step-2 = Водою, ланцюжком катерів команди.
primer-attack-step-3 = Лабораторії й жилети захищають.
primer-hidden-step-1 = Запечатаний лист.
primer-hidden-step-2 = Ширма ворога.

sure-stop = Лишитися на місці? Хід, який дає цей наказ, пропаде.
    .do = Лишитися
    .keep = Іти

## Що в коробці: таблиці даних

box-game = Про гру
box-limits = Межі
box-components = Кількість
box-turn-order = Порядок ходу
box-corner = Місця
box-map = Мапа
box-sea = Моря
box-sea-border = Межі морів
box-district = Райони
box-territory = Території
box-column = Стовпці
box-action-board = Поля дій
box-row = Інституції
box-family = Родини
box-order = Накази
box-control-token = Жетони контролю
box-character = Персонажі
box-conflict-card = Карти конфлікту
box-variant = Варіанти

# What decided a fight, in the log
tally-attack = атака
tally-defence = захист
tally-soldiers = солдати
tally-won = переманені картами
tally-skull = черепи
tally-car = машина
tally-cannons = гармати
tally-lost = вибули до підрахунку
tally-unused = зайвий захист
tally-brute = Груба сила: двоє нападників вибули

# How much has happened since the reader's last move, by kind of event
since-order_laid =
    { $count ->
        [one] { $count } наказ
        [few] { $count } накази
       *[many] { $count } наказів
    }
since-moved =
    { $count ->
        [one] { $count } хід маркером
        [few] { $count } ходи маркером
       *[many] { $count } ходів маркером
    }
since-attack =
    { $count ->
        [one] { $count } атака
        [few] { $count } атаки
       *[many] { $count } атак
    }
since-control_gained =
    { $count ->
        [one] { $count } взятий округ
        [few] { $count } взяті округи
       *[many] { $count } взятих округів
    }
since-used =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
       *[many] { $count } жетонів
    }

## Підказки: що означає такий вибір

do-move = Маркер спускається на вільну дію, і її виконують. Чужий маркер коштує ліру його власникові.
do-gain = Усі маркери колонки спускаються, кожен коштує ліру, а інститут колонки дає вплив.
do-order = Наказ лежить сорочкою догори до подій; постачання раніше за атаки, менші числа раніше.
do-march = Солдати йдуть до сусідів. Якщо там чужі, порівнюють черепи й жилети, потім б’ються.

# Standing answers

window-InstantCar = Авто одразу
window-InstantLab = Лабораторія одразу
window-SailOn = Плисти далі
window-Decisive = Вирішальний хід
window-UseAuthority = Авторитет
window-WhereTo = Куди йде маркер
window-Reinforce = Підкріплення
window-Conflict = Вид конфлікту
window-TakeCard = Карта супротивника
window-NeutralDefender = Захист за нейтралів
standing-InstantCar-decline = Відмовлятися
standing-InstantLab-decline = Відмовлятися
standing-SailOn-stay = Залишатися
standing-Decisive-stop = Зупинятися
standing-UseAuthority-decline = Берегти
standing-UseAuthority-use = Використовувати
standing-WhereTo-supply = У запас
standing-WhereTo-board = На поле
standing-Reinforce-stop = Зупинятися
standing-Conflict-brute = Грубою силою
standing-Conflict-cunning = Хитрістю
standing-TakeCard-take = Брати
standing-TakeCard-leave = Залишати
standing-NeutralDefender-self = Вирішую я
standing-NeutralDefender-ally = Вирішує союзник
standing-unless-defenders = якщо захисників не більше, ніж
standing-unless-round = якщо раунд не пізніше
