### La Famiglia. Образец английский; другие языки определяют те же сообщения.

## Bots, by seat

bot-name-1 = Тётя Кончетта
bot-name-2 = Дон Нунцио
bot-name-3 = Тури Кашо
bot-name-4 = Роза Скиро

## The poster: title, one or two sentences, what kind of game it is

game-title = La Famiglia: Великая мафиозная война
game-pitch = Сицилия, около 1980-го. Два союза, приказы под сургучом и напарник, которого видно не до конца.
game-kind = Двое на двое
game-goal = Держите вдвоём шесть округов или пять одной семьёй; после четвёртого раунда решает большинство.

## Families: the plain form opens a sentence, .mid stands inside one

black = Чёрные
    .mid = чёрные
    .gen = чёрных
    .family = Чёрная семья
side-black = Чёрная семья
    .mid = чёрные
faction-black = Чёрная семья
blue = Синие
    .mid = синие
    .gen = синих
    .family = Синяя семья
side-blue = Синяя семья
    .mid = синие
faction-blue = Синяя семья
green = Зелёные
    .mid = зелёные
    .gen = зелёных
    .family = Зелёная семья
side-green = Зелёная семья
    .mid = зелёные
faction-green = Зелёная семья
red = Красные
    .mid = красные
    .gen = красных
    .family = Красная семья
side-red = Красная семья
    .mid = красные
faction-red = Красная семья
white = Белые
    .mid = белые
    .gen = белых
    .family = Белая семья
side-white = Белая семья
    .mid = белые
faction-white = Белая семья
yellow = Жёлтые
    .mid = жёлтые
    .gen = жёлтых
    .family = Жёлтая семья
side-yellow = Жёлтая семья
    .mid = жёлтые
faction-yellow = Жёлтая семья
grey = Нейтралы
    .mid = нейтралы
    .gen = нейтралов
    .family = Нейтралы

## Territories, seas, districts

trapani = Трапани
    .at = в Трапани
    .into = в Трапани
    .out = из Трапани
    .acc = Трапани
marsala = Марсала
    .at = в Марсале
    .into = в Марсалу
    .out = из Марсалы
    .acc = Марсалу
alcamo = Алькамо
    .at = в Алькамо
    .into = в Алькамо
    .out = из Алькамо
    .acc = Алькамо
castelvetrano = Кастельветрано
    .at = в Кастельветрано
    .into = в Кастельветрано
    .out = из Кастельветрано
    .acc = Кастельветрано
sciacca = Шакка
    .at = в Шакке
    .into = в Шакку
    .out = из Шакки
    .acc = Шакку
corleone = Корлеоне
    .at = в Корлеоне
    .into = в Корлеоне
    .out = из Корлеоне
    .acc = Корлеоне
palermo = Палермо
    .at = в Палермо
    .into = в Палермо
    .out = из Палермо
    .acc = Палермо
partinico = Партинико
    .at = в Партинико
    .into = в Партинико
    .out = из Партинико
    .acc = Партинико
bagheria = Багерия
    .at = в Багерии
    .into = в Багерию
    .out = из Багерии
    .acc = Багерию
termini_imerese = Термини-Имерезе
    .at = в Термини-Имерезе
    .into = в Термини-Имерезе
    .out = из Термини-Имерезе
    .acc = Термини-Имерезе
cefalu = Чефалу
    .at = в Чефалу
    .into = в Чефалу
    .out = из Чефалу
    .acc = Чефалу
petralia = Петралия
    .at = в Петралии
    .into = в Петралию
    .out = из Петралии
    .acc = Петралию
agrigento = Агридженто
    .at = в Агридженто
    .into = в Агридженто
    .out = из Агридженто
    .acc = Агридженто
camastra = Камастра
    .at = в Камастре
    .into = в Камастру
    .out = из Камастры
    .acc = Камастру
caltanissetta = Кальтаниссетта
    .at = в Кальтаниссетте
    .into = в Кальтаниссетту
    .out = из Кальтаниссетты
    .acc = Кальтаниссетту
licata = Ликата
    .at = в Ликате
    .into = в Ликату
    .out = из Ликаты
    .acc = Ликату
gela = Джела
    .at = в Джеле
    .into = в Джелу
    .out = из Джелы
    .acc = Джелу
piazza_armerina = Пьяцца-Армерина
    .at = в Пьяцца-Армерине
    .into = в Пьяцца-Армерину
    .out = из Пьяцца-Армерины
    .acc = Пьяцца-Армерину
enna = Энна
    .at = в Энне
    .into = в Энну
    .out = из Энны
    .acc = Энну
nicosia = Никозия
    .at = в Никозии
    .into = в Никозию
    .out = из Никозии
    .acc = Никозию
mistretta = Мистретта
    .at = в Мистретте
    .into = в Мистретту
    .out = из Мистретты
    .acc = Мистретту
capo_d_orlando = Капо-д’Орландо
    .at = в Капо-д’Орландо
    .into = в Капо-д’Орландо
    .out = из Капо-д’Орландо
    .acc = Капо-д’Орландо
patti = Патти
    .at = в Патти
    .into = в Патти
    .out = из Патти
    .acc = Патти
bronte = Бронте
    .at = в Бронте
    .into = в Бронте
    .out = из Бронте
    .acc = Бронте
messina = Мессина
    .at = в Мессине
    .into = в Мессину
    .out = из Мессины
    .acc = Мессину
milazzo = Милаццо
    .at = в Милаццо
    .into = в Милаццо
    .out = из Милаццо
    .acc = Милаццо
taormina = Таормина
    .at = в Таормине
    .into = в Таормину
    .out = из Таормины
    .acc = Таормину
catania = Катания
    .at = в Катании
    .into = в Катанию
    .out = из Катании
    .acc = Катанию
adrano = Адрано
    .at = в Адрано
    .into = в Адрано
    .out = из Адрано
    .acc = Адрано
palagonia = Палагония
    .at = в Палагонии
    .into = в Палагонию
    .out = из Палагонии
    .acc = Палагонию
siracusa = Сиракуза
    .at = в Сиракузе
    .into = в Сиракузу
    .out = из Сиракузы
    .acc = Сиракузу
noto = Ното
    .at = в Ното
    .into = в Ното
    .out = из Ното
    .acc = Ното
scordia = Скордия
    .at = в Скордии
    .into = в Скордию
    .out = из Скордии
    .acc = Скордию
ragusa = Рагуза
    .at = в Рагузе
    .into = в Рагузу
    .out = из Рагузы
    .acc = Рагузу
modica = Модика
    .at = в Модике
    .into = в Модику
    .out = из Модики
    .acc = Модику
caltagirone = Кальтаджироне
    .at = в Кальтаджироне
    .into = в Кальтаджироне
    .out = из Кальтаджироне
    .acc = Кальтаджироне
mare_marsala = Море Марсала
    .at = в море Марсала
    .into = в море Марсала
    .out = из моря Марсала
    .acc = море Марсала
mare_trapani = Море Трапани
    .at = в море Трапани
    .into = в море Трапани
    .out = из моря Трапани
    .acc = море Трапани
mare_palermo = Море Палермо
    .at = в море Палермо
    .into = в море Палермо
    .out = из моря Палермо
    .acc = море Палермо
mare_cefalu = Море Чефалу
    .at = в море Чефалу
    .into = в море Чефалу
    .out = из моря Чефалу
    .acc = море Чефалу
mare_milazzo = Море Милаццо
    .at = в море Милаццо
    .into = в море Милаццо
    .out = из моря Милаццо
    .acc = море Милаццо
mare_catania = Море Катания
    .at = в море Катания
    .into = в море Катания
    .out = из моря Катания
    .acc = море Катания
mare_siracusa = Море Сиракуза
    .at = в море Сиракуза
    .into = в море Сиракуза
    .out = из моря Сиракуза
    .acc = море Сиракуза
mare_licata = Море Ликата
    .at = в море Ликата
    .into = в море Ликата
    .out = из моря Ликата
    .acc = море Ликата
mare_agrigento = Море Агридженто
    .at = в море Агридженто
    .into = в море Агридженто
    .out = из моря Агридженто
    .acc = море Агридженто
d_trapani = Трапани
d_belice = Беличе
d_palermo = Палермо
d_madonie = Мадоние
d_agrigento = Агридженто
d_gela = Джела
d_enna = Энна
d_nebrodi = Неброди
d_messina = Мессина
d_catania = Катания
d_siracusa = Сиракуза
d_ragusa = Рагуза

## Columns, rows, control tokens, characters, conflict cards

first_player = Первый игрок и оборудование
two_institutions = Два института
justice = Правосудие
police = Полиция
economy = Экономика
church = Церковь
authority = Авторитет
    .hint = В начале планирования можно вернуть 1 солдата из штаба в запас: в этом этапе вы не платите владельцам маркеров, которые двигаете.
bribe = Взятка
    .hint = В атаке, сразу после выбора цели: заплатите 2 лиры и уберите 1 защитника.
time_bomb = Бомба с таймером
    .hint = Ваш взрыв с машиной достаёт на 2 шага.
boats = Катера
    .hint = В начале планирования можно поставить катер.
recruits = Новобранцы
    .hint = Взяв территорию атакой, можно поставить туда ровно 2 солдат из штаба.
cannons = Пушки
    .hint = +1 в атаках по воде.
accomplices = Сообщники
    .hint = Заплатите 1 лиру и пройдите мимо пустой или нейтральной территории.
subordination = Субординация
    .hint = Можно отдать второй приказ территории, получившей приказ в прошлый ход.
drivers = Водители
    .hint = В начале планирования можно поставить машину.
protection = Крыша
    .hint = +1 к защите каждой вашей территории с лабораторией.
chemists = Химики
    .hint = Каждое отмывание приносит на 2 лиры больше.
accountant = Счетовод
driver = Шофёр
smuggler = Контрабандист
chemist = Химик
lieutenant = Капореджиме
fisherman = Рыбак
defector = Перебежчик
    .hint = Перед стороной: у врага уходит солдат, а у неё прибавляется солдат из запаса.
coward_1 = Трус (1)
    .hint = Перед стороной: один её солдат бежит в штаб.
coward_2 = Трус (2)
    .hint = Перед стороной: двое её солдат бегут в штаб.

## Phases

phase-setup = Подготовка
phase-planning = Планирование
phase-planning_lull = Затишье
phase-events = События
phase-events_lull = Затишье

## Orders: a name, and in .full all that stands on the token

basic-strike = Удар
basic-muster = Сбор
basic-bomb = Бомба
basic-reinforce = Подкрепление
basic-dig_in = Оборона
special-order =
    { $letter ->
        [A] { TEXT($row) } А
        [B] { TEXT($row) } Б
       *[V] { TEXT($row) } В
    }
token = { TEXT($title) }
    .full = { TEXT($title) } · { TEXT($kind) } { $initiative } · { TEXT($parts) }{ TEXT($vest) }
order-supply = снабжение
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
        [one] +{ $n } лира
        [few] +{ $n } лиры
       *[many] +{ $n } лир
    }
part-recruit = набор: { $n }
part-recruit_base = { $n ->
    [0] набор: база
   *[other] набор: база + { $n }
}
part-place = выставить: { $n }
part-place_base = выставить: база + { $n }
part-car = машина × { $n }
part-boat = катер × { $n }
part-lab = лаборатория × { $n }
part-lab_reinforce = по солдату к каждой своей лаборатории
part-aid = по { $n } солдата сюда и к соседям (до { $skull })
part-gather = стянуть силы
    .hint = Стянуть силы: сначала солдаты и машины приходят сюда от соседей по суше.
part-attack = дробовик × { $n }, череп { $skull }
    .hint =
        { $n ->
            [1] Дробовик: солдаты идут на одну территорию и атакуют её, черепа прибавляют { $skull }.
           *[other] Дробовики: ходов один за другим { $n }, каждый может быть атакой, черепа каждый раз прибавляют { $skull }.
        }
part-bomb = бомба × { $n }, череп { $skull }
    .hint =
        { $n ->
            [1] Бомба: у соседа по суше уходит солдат { $skull }, меньше на его защиту. Территорию она не берёт.
           *[other] Бомбы: взрывов { $n }, каждый уносит у соседа по суше солдат { $skull }, меньше на его защиту.
        }
part-snitch = стукач { $pattern }
    .hint = Стукач: уходит один ваш солдат отсюда, а у нескольких соседей столько: { $pattern }. Защита не помогает.
part-convert_adjacent = переманить до { $n } врагов по соседству
    .hint = Враги по соседству меняются на ваших солдат из запаса, и те приходят сюда.
part-agitate = агитация на { $n }
    .hint = Агитация: нейтралы не дальше стольких шагов ходят и атакуют для вас: { $n }.
part-replace_defenders = { $n ->
    [one] подменить { $n } защитника
    [few] подменить до { $n } защитников
   *[many] подменить до { $n } защитников
}
    .hint = Защитники меняются на ваших солдат из запаса, и те идут в атаку.
part-pay_remove = платить за защитников, по { $n }
    .hint = До боя можно заплатить и убрать защитников.
order-supply-hint = Снабжение, очередь { $initiative }: до всех атак, меньшие числа раньше.
order-attack-hint = Атака, очередь { $initiative }: после снабжения, меньшие числа раньше.
vest-hint = Жилет: всю фазу защищает эту территорию на { $n }.

## Cells of the action boards

cell = { TEXT($column) } { $number } ({ TEXT($money) }{ TEXT($actions) })
    .full = { TEXT($money) }{ TEXT($actions) }{ TEXT($many) }
cell-zero = { TEXT($column) }, клетка { $number }
    .full = { TEXT($column) }, клетка { $number }
cell-money =
    { $sign ->
        [minus] заплатить { $n }:{" "}
        [plus] получить { $n }:{" "}
       *[none] {""}
    }
cell-single = { TEXT($a) }
cell-or = { TEXT($a) } либо { TEXT($b) }
cell-and = { TEXT($a) } и { TEXT($b) }
cell-many =
    { $infinite ->
        [yes] {""} (без предела)
       *[no] {""}
    }
act-recruit = набор: база + { $n }
cell-place-now = Вы выставите до { $n }
cell-recruit-now = Вы наберёте до { $n }
cell-not-now = Сюда ляжет только маркер: действие не выполняется.
act-recruit-base = набор: база
act-place = выставить: база + { $n }
act-place-base = выставить: база
act-place-own = выставить: база + { $n } на своей территории
act-order = отдать приказ
act-order-distinct = приказы на территории, до { $n }
act-order-same = { $n } приказа на одной территории
act-equip = оборудование
act-launder = отмыть деньги
act-influence = влияние: маркер в запас
act-influence-board = влияние: маркер на планшет
act-influence-two = влияние: до { $n } с одного ряда
act-gather = стянуть силы
act-decisive = решающее действие
act-first = первый игрок
marker-on = маркер { TEXT($colour, form: "gen") }, { TEXT($cell) }
supply = запас

## Settings and endings

setting-beginner_families = Семьи
setting-beginner_families-false = по жребию, команды выбирают
setting-beginner_families-true = четыре семьи для первой игры
setting-predictable_conflicts = Конфликты
setting-predictable_conflicts-false = по правилам
setting-predictable_conflicts-true = предсказуемые: одинаковые карты действуют один раз
setting-only_family = Семья побеждает одна с пятью районами
setting-only_family-hint = Текст о конце игры можно понять и так, что пяти районов не должно быть ни у кого другого.
setting-only_family-false = даже если пять есть и у другой семьи
setting-only_family-true = только если пяти нет ни у кого другого
setting-exact_placement = Солдаты по приказу снабжения
setting-exact_placement-hint = В тексте сказано «ровно указанное число», но и что действия можно выполнить частично.
setting-exact_placement-false = до указанного числа
setting-exact_placement-true = ровно указанное число или никого
setting-defector_needs_supply = Перебежчик при пустом запасе
setting-defector_needs_supply-hint = Перебежчик меняет вражеского солдата на своего.
setting-defector_needs_supply-false = вражеский солдат всё равно уходит
setting-defector_needs_supply-true = ничего не происходит
setting-swapped_neutrals_count = Агитация: нейтральный солдат, сменённый перебежчиком
setting-swapped_neutrals_count-hint = Защитник вербует за удалённых нейтральных атакующих.
setting-swapped_neutrals_count-false = не считается удалённым
setting-swapped_neutrals_count-true = считается удалённым
setting-fewer_markers = Маркеры, снимаемые в колонке
setting-fewer_markers-hint = В тексте сказано «уберите 2», но и что действия можно выполнять частично.
setting-fewer_markers-false = два или все оставшиеся
setting-fewer_markers-true = до двух, по желанию игрока
ending-one_family = Одна семья контролирует пять округов.
ending-two_families = Две союзные семьи контролируют шесть округов.
ending-most_districts = Побеждает команда, у которой больше округов.
ending-bronte = Округов поровну; решает Бронте.
ending-draw = Округов поровну, и Бронте ничей: ничья.
standing-team = Округа команды (шесть — победа)
standing-districts = Округа семьи
standing-territories = Территории
standing-money = Деньги
score-line =
    { $name }: { $score ->
        [one] { $score } округ
        [few] { $score } округа
       *[many] { $score } округов
    }
account-own = Собственные округа
account-ally = Округа союзника

## Questions, and for those who wait what is being decided

ask-ChooseFamily = Какую семью вы возглавите?
await-ChooseFamily = какую семью возглавить
ask-StartUnits =
    { TEXT($character) }: расставьте первые отряды{ $soldiers ->
        [0] {""}
        [one] {""} · { $soldiers } солдат
        [few] {""} · { $soldiers } солдата
       *[many] {""} · { $soldiers } солдат
    }{ $cars ->
        [0] {""}
        [one] {""} · { $cars } машина
        [few] {""} · { $cars } машины
       *[many] {""} · { $cars } машин
    }{ $boats ->
        [0] {""}
        [one] {""} · { $boats } катер
        [few] {""} · { $boats } катера
       *[many] {""} · { $boats } катеров
    }
await-StartUnits = куда встанут первые отряды
ask-StartLabs =
    Поставьте лаборатории: { $labs ->
        [one] осталась { $labs }
        [few] осталось { $labs }
       *[many] осталось { $labs }
    }.
await-StartLabs = куда встанут лаборатории
ask-StartMarker = Положите маркер на свободную клетку верхнего планшета.
await-StartMarker = куда лечь маркеру
ask-UseAuthority = Авторитет: вернуть солдата из штаба в запас и не платить в этом этапе владельцам маркеров?
await-UseAuthority = воспользоваться ли Авторитетом
ask-UseBoats = Катера: поставить катер?
await-UseBoats = поставить ли катер
ask-UseDrivers = Водители: поставить машину?
await-UseDrivers = поставить ли машину
ask-Turn =
    { $mode ->
        [cell] Куда двинуть маркер?
        [sales] Ни один ход не оплатить: продайте приказ.
        [emergency] Ни один ход не оплатить: передвиньте любой маркер — без платы и без действия.
       *[normal] Ваш ход: передвиньте маркер на действие или получите влияние колонкой.
    }
await-Turn = что спланировать
ask-ChoosePart =
    { $join ->
        [and] Оба, в любом порядке: { TEXT($cell, form: "full") }. Что сейчас?
        [rest] { TEXT($cell, form: "full") }: одно сделано. И второе?
       *[or] Какое действие: { TEXT($cell, form: "full") }?
    }
await-ChoosePart = какое действие выбрать
ask-Decisive = Решающее действие: передвинуть маркер на другую клетку?
await-Decisive = двигать ли маркер дальше
ask-Spread = Куда положить маркер { TEXT($colour, form: "gen") }? Действия не будет.
await-Spread = куда лягут маркеры
ask-ColumnChoice =
    { $left ->
        [order] { TEXT($column) }: отдать ещё и приказ?
        [action] { TEXT($column) }: теперь само действие.
       *[both] { TEXT($column) }: что сначала?
    }
await-ColumnChoice = как распорядиться колонкой
ask-Recruit = Сколько солдат набрать?
await-Recruit = сколько солдат набрать
ask-Place =
    { $given ->
        [1] Сколько солдат?
       *[0] Куда выставить солдат?
    }
await-Place = куда выставить солдат
ask-GiveOrder =
    { $given ->
        [1] { TEXT($order) }: на какую территорию?
       *[0] Какой приказ отдать?
    }
await-GiveOrder = какой приказ отдать
ask-Equip = Поставьте машину, катер или лабораторию.
await-Equip = какое оборудование поставить
ask-InstantCar = Машина: куда поставить?
await-InstantCar = куда поставить машину
ask-InstantLab = Лаборатория: куда поставить?
await-InstantLab = куда поставить лабораторию
ask-Influence = С какого ряда планшета семьи снять маркер?
await-Influence = на какой институт повлиять
ask-PutMarker = На какую клетку положить маркер? Действия не будет.
await-PutMarker = куда лечь маркеру
ask-TwoRows = С какого ряда снять маркер?
await-TwoRows = на какой институт повлиять
ask-WhereTo = Куда этот маркер? Второй отправится в другое место.
await-WhereTo = куда лечь маркеру
ask-GatherTo = Где стянуть силы?
await-GatherTo = где собрать солдат
ask-GatherFrom =
    { $given ->
        [1] Сколько солдат?
        [2] Сколько машин?
       *[0] От какого соседа стянуть солдат и машины на территорию { TEXT($place) }?
    }
await-GatherFrom = кого стянуть
ask-SailOn = Катер может перейти в соседнее море.
await-SailOn = куда идёт катер
ask-Sink = Три катера в одном море: какой уйдёт вместе с вашим?
await-Sink = какой катер уйдёт
ask-Release = Округов стало меньше: снимите маркер с жетона контроля.
await-Release = от какого жетона контроля отказаться
ask-Claim = Округов стало больше: положите маркер на жетон контроля.
await-Claim = какой жетон контроля взять
ask-WhichFirst = Какой из приказов исполнить первым?
await-WhichFirst = какой приказ первый
ask-ChooseNext = { TEXT($order) }, территория { TEXT($place) }: что дальше?
await-ChooseNext = что дальше по приказу
ask-PlaceHere = Сколько солдат выставить на территории { TEXT($place) }?
await-PlaceHere = сколько солдат придёт
ask-CarsHere = Сколько машин поставить на территории { TEXT($place) }?
await-CarsHere = сколько машин придёт
ask-BoatHere = В какое море у территории { TEXT($place) } поставить катер?
await-BoatHere = куда встанет катер
ask-Reinforce = К какой лаборатории поставить солдата?
await-Reinforce = куда встанут солдаты
ask-Aid = Куда придёт подмога?
await-Aid = куда придёт подмога
ask-AidNeutrals = Сколько нейтральных солдат придёт на территорию { TEXT($place) }?
await-AidNeutrals = сколько придёт нейтралов
ask-AidAlly = Союзник зовёт: сколько солдат выставить на территории { TEXT($place) }?
await-AidAlly = поможет ли союзник
ask-Move =
    { $part ->
        [past] На какую территорию за ней?
        [soldiers] Сколько солдат идёт?
        [car] Взять машину?
       *[where] Куда идут ваши солдаты с территории { TEXT($place) }?
    }
await-Move = кто куда пойдёт
ask-SecondMove = Второй дробовик: откуда?
await-SecondMove = откуда пойдут во второй раз
ask-Raise =
    Денег не хватает: продавайте приказы, пока не наберётся { $price ->
        [one] { $price } лира
        [few] { $price } лиры
       *[many] { $price } лир
    }.
await-Raise = какие приказы продать
ask-UseBribe =
    Взятка: заплатить { $price ->
        [one] { $price } лиру
        [few] { $price } лиры
       *[many] { $price } лир
    } и убрать защитника территории { TEXT($place) }?
await-UseBribe = дать ли взятку
ask-Swap = Скольких защитников подменить своими солдатами?
await-Swap = кого подменить
ask-PayRemove = За скольких защитников заплатить?
await-PayRemove = за кого заплатить
ask-Conflict = { TEXT($place) }: { $men } против { $defenders }. Хитрый план или грубая сила?
await-Conflict = как пойдёт конфликт
ask-NeutralDefender = Кто сыграет карты за нейтралов на территории { TEXT($place) }?
await-NeutralDefender = кто играет за нейтралов
ask-LayCards = { TEXT($place) }: { $men } против { $defenders }. Какую карту положить?
await-LayCards = какие карты конфликта выложить
ask-TakeCard = Забрать карту врага или оставить?
await-TakeCard = заберут ли карту
ask-UseRecruits =
    Новобранцы: выставить { $count ->
        [one] { $count } солдата
        [few] { $count } солдат
       *[many] { $count } солдат
    } из штаба на территории { TEXT($place) }?
await-UseRecruits = придут ли новобранцы
ask-AfterAgitation = Сколько солдат перевести из запаса в штаб?
await-AfterAgitation = сколько солдат придёт после агитации
ask-Explosion =
    { $part ->
        [start] Откуда?
        [car] Пустить в дело машину?
       *[where] Где взорвётся бомба?
    }
await-Explosion = где рванёт бомба
ask-Inform =
    { $given ->
        [1] Сколько солдат убрать?
       *[0] Кого сдаст стукач?
    }
await-Inform = кого сдаст стукач
ask-Conversion = Чьего солдата переманить?
await-Conversion = кого переманят
ask-Agitation =
    { $given ->
        [1] Куда они пойдут?
        [2] Сколько их?
       *[0] Где поднять нейтралов?
    }
await-Agitation = где поднять нейтралов

## Options

opt-family = Возглавить: { TEXT($target, form: "family") }
opt-soldier = Солдата { TEXT($target, form: "into") }
opt-car = Машину { TEXT($target, form: "into") }
opt-lab = Лабораторию { TEXT($target, form: "into") }
opt-boat = Катер { TEXT($target, form: "into") }
opt-marker = { TEXT($target) }
opt-move =
    Двинуть: { TEXT($target) }{ $cost ->
        [0] {""}
        [one] {""} ({ $cost } лира владельцу)
        [few] {""} ({ $cost } лиры владельцу)
       *[many] {""} ({ $cost } лир владельцу)
    }
opt-to = { TEXT($target, form: "full") }
opt-gain =
    Получить влияние: { TEXT($target) } ({ $cost ->
        [one] { $cost } лира
        [few] { $cost } лиры
       *[many] { $cost } лир
    })
opt-put = Положить: { TEXT($target) }
opt-do-recruit = Набрать солдат
opt-do-place = Выставить солдат
opt-do-order = Отдать приказ
opt-do-equip = Оборудование
opt-do-launder = Отмыть деньги
opt-do-influence = Оказать влияние
opt-do-gather_to = Стянуть силы
opt-recruit =
    { $target ->
        [one] { $target } солдата
        [few] { $target } солдат
       *[many] { $target } солдат
    }
opt-soldiers =
    { $target ->
        [one] { $target } солдат
        [few] { $target } солдата
       *[many] { $target } солдат
    }{ $empties ->
        [yes] {""} (никто не останется)
       *[no] {""}
    }
opt-cars =
    { $target ->
        [one] { $target } машина
        [few] { $target } машины
       *[many] { $target } машин
    }
opt-place = { TEXT($target) }
opt-order = { TEXT($target, form: "full") }
opt-at = { TEXT($target) }
opt-row = { TEXT($target) }
opt-keep-supply = В свой запас
opt-keep-board = На планшет действий
opt-sail_on = Перейти { TEXT($target, form: "into") }
opt-stay = Остаться
opt-sink = Катер { TEXT($target, form: "gen") }
opt-gather = Стянуть { TEXT($target, form: "into") }
opt-from = Взять { TEXT($target, form: "out") }
opt-stop = Хватит
opt-decline = Нет
opt-use = Применить: { TEXT($target) }
opt-claim = Взять: { TEXT($target) }
opt-release = Отказаться: { TEXT($target) }
opt-first = { TEXT($target) }
opt-part-money = Взять деньги
opt-part-recruit = Набрать солдат
opt-part-recruit_base = Набрать солдат
opt-part-place = Выставить солдат
opt-part-place_base = Выставить солдат
opt-part-car = Поставить машину
opt-part-boat = Поставить катер
opt-part-lab = Поставить лабораторию
opt-part-lab_reinforce = Солдат к лабораториям
opt-part-aid = Позвать подмогу
opt-part-gather = Стянуть силы
opt-part-attack = Переместиться и атаковать
opt-part-bomb = Взрыв
opt-part-snitch = Послать стукача: уйдёт один ваш солдат
opt-part-convert_adjacent = Переманить врагов
opt-part-agitate = Поднять нейтралов
opt-part-replace_defenders = Подменить защитников
opt-part-pay_remove = Заплатить за защитников
opt-march = Идти { TEXT($target, form: "into") }
opt-sail = Плыть { TEXT($target, form: "into") }
opt-past = Мимо: { TEXT($target) }
opt-car_along-yes = С машиной
opt-car_along-no = Без машины
opt-swap =
    { $target ->
        [one] Подменить: { $target }
        [few] Подменить: { $target }
       *[many] Подменить: { $target }
    }
opt-pay =
    { $target ->
        [one] Заплатить за: { $target }
        [few] Заплатить за: { $target }
       *[many] Заплатить за: { $target }
    }
opt-conflict-cunning = Хитрый план
opt-conflict-brute = Грубая сила: уйдут двое ваших солдат
opt-defend-self = Играю я
opt-defend-ally = Играет союзник
opt-card = { TEXT($target) }
opt-card_of_enemy-take = Забрать
opt-card_of_enemy-leave = Оставить
opt-start = Начать { TEXT($target, form: "out") }
opt-bomb = { TEXT($target) }
opt-inform = { TEXT($target) }
opt-convert = { TEXT($target) }
opt-reinforce = { TEXT($target) }
opt-aid = { TEXT($target) }
opt-agitate = { TEXT($target) }
opt-send = Послать { TEXT($target, form: "into") }
opt-sell = Продать за 1 лиру: { TEXT($target) }
opt-give =
    { $target ->
        [one] Дать союзнику { $target } лиру (вам это стоит { $cost })
        [few] Дать союзнику { $target } лиры (вам это стоит { $cost })
       *[many] Дать союзнику { $target } лир (вам это стоит { $cost })
    }

## What happened

event-kinds_drawn = В игре эти жетоны контроля: { $kinds }.
event-families_drawn = Команда { $team } ({ $seats }) выбирает из этих семей: { $families }.
event-leads = { $seat } встаёт во главе. Это { TEXT($family, form: "family") }.
    .you = Вы встаёте во главе. Это { TEXT($family, form: "family") }.
event-first_player = { $seat } ходит первым номером.
    .you = Вы ходите первым номером.
event-character = { TEXT($character) } достаётся игроку { $seat }, в штабе денег { $money } и солдат { $count }.
    .you = { TEXT($character) } достаётся вам, в штабе денег { $money } и солдат { $count }.
event-first_gift =
    { $seat } отдаёт на старте { $amount ->
        [one] { $amount } лиру
        [few] { $amount } лиры
       *[many] { $amount } лир
    }. Деньги получает { $other }.
    .you =
        Вы отдаёте на старте { $amount ->
            [one] { $amount } лиру
            [few] { $amount } лиры
           *[many] { $amount } лир
        }. Деньги получает { $other }.
event-unit_placed =
    { $unit ->
        [car] { $seat } ставит машину { TEXT($place, form: "at") }.
        [lab] { $seat } ставит лабораторию { TEXT($place, form: "at") }.
        [boat] { $seat } ставит катер { TEXT($place, form: "into") }.
       *[soldier] { $seat } ставит солдата { TEXT($place, form: "at") }.
    }
    .you =
        { $unit ->
            [car] Вы ставите машину { TEXT($place, form: "at") }.
            [lab] Вы ставите лабораторию { TEXT($place, form: "at") }.
            [boat] Вы ставите катер { TEXT($place, form: "into") }.
           *[soldier] Вы ставите солдата { TEXT($place, form: "at") }.
        }
event-marker_placed = { $seat } кладёт маркер на клетку «{ TEXT($cell) }».
    .you = Вы кладёте маркер на клетку «{ TEXT($cell) }».
event-round = Раунд { $round }.
event-planning = Начинается планирование. Первым ходит { $seat }.
    .you = Начинается планирование. Первый ход за вами.
event-used = { $seat } применяет жетон { TEXT($kind) }.
    .you = Вы применяете жетон { TEXT($kind) }.
event-moved = { $seat } двигает маркер { TEXT($colour, form: "gen") } на клетку «{ TEXT($to, form: "full") }».
    .you = Вы двигаете маркер { TEXT($colour, form: "gen") } на клетку «{ TEXT($to, form: "full") }».
event-emergency = { $seat } не может ничего оплатить и двигает маркер { TEXT($colour, form: "gen") } на клетку «{ TEXT($to) }».
    .you = Вы не можете ничего оплатить и двигаете маркер { TEXT($colour, form: "gen") } на клетку «{ TEXT($to) }».
event-decisive = { $seat } совершает решающее действие и двигает маркер дальше на клетку «{ TEXT($to, form: "full") }».
    .you = Вы совершаете решающее действие и двигаете маркер дальше на клетку «{ TEXT($to, form: "full") }».
event-bust = { $seat } ставит бюст у маркера, впереди решающее действие.
    .you = Вы ставите бюст у маркера, впереди решающее действие.
event-bust_back = { $seat } отказывается от решающего действия.
    .you = Вы отказываетесь от решающего действия.
event-gained_influence = { $seat } получает влияние в столбце «{ TEXT($column) }».
    .you = Вы получаете влияние в столбце «{ TEXT($column) }».
event-spread = Маркер { TEXT($colour, form: "gen") } ложится на клетку «{ TEXT($to) }».
event-fee =
    { $seat } платит за маркер { $amount ->
        [one] { $amount } лиру
        [few] { $amount } лиры
       *[many] { $amount } лир
    }. Деньги получает { $other }.
    .you =
        Вы платите за маркер { $amount ->
            [one] { $amount } лиру
            [few] { $amount } лиры
           *[many] { $amount } лир
        }. Деньги получает { $other }.
event-paid =
    { $seat } платит { $amount ->
        [one] { $amount } лиру
        [few] { $amount } лиры
       *[many] { $amount } лир
    }.
    .you =
        Вы платите { $amount ->
            [one] { $amount } лиру
            [few] { $amount } лиры
           *[many] { $amount } лир
        }.
event-earned =
    { $seat } получает { $amount ->
        [one] { $amount } лиру
        [few] { $amount } лиры
       *[many] { $amount } лир
    }.
    .you =
        Вы получаете { $amount ->
            [one] { $amount } лиру
            [few] { $amount } лиры
           *[many] { $amount } лир
        }.
event-sold = { $seat } продаёт приказ за 1 лиру: { TEXT($order) }.
    .you = Вы продаёте приказ за 1 лиру: { TEXT($order) }.
event-gift =
    { $seat } даёт союзнику { $amount ->
        [one] { $amount } лиру
        [few] { $amount } лиры
       *[many] { $amount } лир
    } и столько же в банк. Получает { $other }.
    .you =
        Вы даёте союзнику { $amount ->
            [one] { $amount } лиру
            [few] { $amount } лиры
           *[many] { $amount } лир
        } и столько же в банк. Получает { $other }.
event-recruited =
    { $seat } набирает { $count ->
        [one] { $count } солдата
        [few] { $count } солдат
       *[many] { $count } солдат
    }.
    .you =
        Вы набираете { $count ->
            [one] { $count } солдата
            [few] { $count } солдат
           *[many] { $count } солдат
        }.
event-placed =
    { $seat } выставляет { $count ->
        [one] { $count } солдата
        [few] { $count } солдат
       *[many] { $count } солдат
    } { TEXT($place, form: "at") }.
    .you =
        Вы выставляете { $count ->
            [one] { $count } солдата
            [few] { $count } солдат
           *[many] { $count } солдат
        } { TEXT($place, form: "at") }.
event-order_laid =
    { $known ->
        [yes] { $seat } кладёт «{ TEXT($order) }» лицом вниз { TEXT($place, form: "at") }.
       *[no] { $seat } кладёт приказ лицом вниз { TEXT($place, form: "at") }.
    }
    .you = Вы кладёте «{ TEXT($order) }» лицом вниз { TEXT($place, form: "at") }.
event-means_to_take = Мой приказ «{ TEXT($order) }» лежит { TEXT($place, form: "at") }: хочу взять { TEXT($target, form: "acc") }.
event-means_to_raid = Мой приказ «{ TEXT($order) }» лежит { TEXT($place, form: "at") }, соседям там не поздоровится.
event-means_to_hold = Мой приказ «{ TEXT($order) }» лежит { TEXT($place, form: "at") }, без боя её не отдам.
event-took_first = { $seat } забирает фишку первого игрока.
    .you = Вы забираете фишку первого игрока.
event-uncovered = { $seat } снимает маркер с ряда «{ TEXT($row) }».
    .you = Вы снимаете маркер с ряда «{ TEXT($row) }».
event-order_gained = { $seat } получает особый приказ: { TEXT($order, form: "full") }.
    .you = Вы получаете особый приказ: { TEXT($order, form: "full") }.
event-instant_declined =
    { $unit ->
        [lab] { $seat } отказывается от лаборатории.
       *[car] { $seat } отказывается от машины.
    }
    .you =
        { $unit ->
            [lab] Вы отказываетесь от лаборатории.
           *[car] Вы отказываетесь от машины.
        }
cars-too =
    { $cars ->
        [0] {""}
        [one] {""} и { $cars } машину
        [few] {""} и { $cars } машины
       *[many] {""} и { $cars } машин
    }
event-gathered = { $seat } стягивает { soldiers-sent }{ cars-too } { TEXT($from, form: "out") } { TEXT($to, form: "into") }.
    .you = Вы стягиваете { soldiers-sent }{ cars-too } { TEXT($from, form: "out") } { TEXT($to, form: "into") }.
event-boat_moved = Катер игрока { $seat } переходит { TEXT($to, form: "into") }.
event-boats_lost = Три катера сошлись { TEXT($sea, form: "at") }, новый уходит, и с ним катер { TEXT($colour, form: "gen") }.
event-lull =
    { $phase ->
        [events] Затишье после событий.
       *[planning] Затишье после планирования.
    }
event-control_gained = { $seat } контролирует округ { TEXT($district) }.
    .you = Вы контролируете округ { TEXT($district) }.
event-control_lost = { $seat } теряет округ { TEXT($district) }.
    .you = Вы теряете округ { TEXT($district) }.
event-claimed = { $seat } берёт жетон контроля { TEXT($kind) }.
    .you = Вы берёте жетон контроля { TEXT($kind) }.
event-released = { $seat } отказывается от жетона контроля { TEXT($kind) }.
    .you = Вы отказываетесь от жетона контроля { TEXT($kind) }.
event-revealed = Все приказы вскрыты.
event-order_begins = { $seat } исполняет приказ { TEXT($place, form: "at") }. { TEXT($order, form: "full") }.
    .you = Вы исполняете приказ { TEXT($place, form: "at") }. { TEXT($order, form: "full") }.
event-order_returned = Приказ { TEXT($place, form: "out") } возвращается в штаб.
soldiers-sent =
    { $count ->
        [one] { $count } солдата
        [few] { $count } солдат
       *[many] { $count } солдат
    }
event-marched =
    { $way ->
        [water] { $seat } посылает { soldiers-sent } по воде { TEXT($from, form: "out") } { TEXT($to, form: "into") }.
        [car] { $seat } посылает { soldiers-sent } с машиной { TEXT($from, form: "out") } { TEXT($to, form: "into") }.
       *[land] { $seat } посылает { soldiers-sent } { TEXT($from, form: "out") } { TEXT($to, form: "into") }.
    }
    .you =
        { $way ->
            [water] Вы посылаете { soldiers-sent } по воде { TEXT($from, form: "out") } { TEXT($to, form: "into") }.
            [car] Вы посылаете { soldiers-sent } с машиной { TEXT($from, form: "out") } { TEXT($to, form: "into") }.
           *[land] Вы посылаете { soldiers-sent } { TEXT($from, form: "out") } { TEXT($to, form: "into") }.
        }
event-took_control = { TEXT($colour) } занимают { TEXT($place, form: "acc") }, их там { $count }.
event-removed =
    { TEXT($colour) } теряют { TEXT($place, form: "at") } { $count ->
        [one] { $count } солдата
        [few] { $count } солдат
       *[many] { $count } солдат
    }.
event-attack = { $seat } атакует { TEXT($place, form: "acc") }. Нападают { TEXT($colour, form: "mid") } ({ $count }), защищаются { TEXT($defender, form: "mid") } ({ $defenders }).
    .you = Вы атакуете { TEXT($place, form: "acc") }. Нападают { TEXT($colour, form: "mid") } ({ $count }), защищаются { TEXT($defender, form: "mid") } ({ $defenders }).
event-bonuses = Атака { $attack } против защиты { $defence } { TEXT($place, form: "at") }.
event-conflict =
    { $how ->
        [brute] { $seat } выбирает грубую силу.
       *[cunning] { $seat } пускает в ход хитрый план.
    }
    .you =
        { $how ->
            [brute] Вы выбираете грубую силу.
           *[cunning] Вы пускаете в ход хитрый план.
        }
event-attackers_lost =
    Нападающие ({ TEXT($colour, form: "mid") }) теряют { $count ->
        [one] { $count } солдата
        [few] { $count } солдат
       *[many] { $count } солдат
    }.
event-plays_for_neutrals = { $seat } играет за нейтралов.
    .you = Вы играете за нейтралов.
event-card_laid =
    { $known ->
        [yes] { $seat } кладёт карту лицом вниз: { TEXT($card) }.
       *[no] { $seat } кладёт карту лицом вниз.
    }
    .you = Вы кладёте карту лицом вниз: { TEXT($card) }.
event-card_decision =
    { $decision ->
        [take] { $seat } забирает карту врага.
       *[leave] { $seat } оставляет карту врага.
    }
    .you =
        { $decision ->
            [take] Вы забираете карту врага.
           *[leave] Вы оставляете карту врага.
        }
event-cards_up = Карты вскрыты. У нападающего: { $attacker }; у защитника: { $defender }.
no-card = нет
event-defector = Перебежчик соблазняет солдата, и тот переходит на сторону { TEXT($colour, form: "gen") }.
event-coward = «Трус» уводит в штаб { $count ->
        [one] { $count } солдата
        [few] { $count } солдат
       *[many] { $count } солдат
    } { TEXT($colour, form: "gen") }.
event-swapped =
    { $seat } подменяет { $count ->
        [one] { $count } солдата
        [few] { $count } солдат
       *[many] { $count } солдат
    } { TEXT($place, form: "at") }.
    .you =
        Вы подменяете { $count ->
            [one] { $count } солдата
            [few] { $count } солдат
           *[many] { $count } солдат
        } { TEXT($place, form: "at") }.
event-attack_over =
    { $how ->
        [taken] Территория { TEXT($place) } взята.
        [held] Территория { TEXT($place) } устояла.
       *[empty] Территория { TEXT($place) } опустела.
    }
event-explosion = { $seat } взрывает бомбу { TEXT($place, form: "at") }. Атака { $attack }, защита { $defence }.
    .you = Вы взрываете бомбу { TEXT($place, form: "at") }. Атака { $attack }, защита { $defence }.
event-snitch = { $seat } посылает стукача { TEXT($place, form: "out") }.
    .you = Вы посылаете стукача { TEXT($place, form: "out") }.
event-converted = { $seat } переманивает солдата { TEXT($from, form: "out") } { TEXT($to, form: "into") }.
    .you = Вы переманиваете солдата { TEXT($from, form: "out") } { TEXT($to, form: "into") }.
event-agitated = { $seat } поднимает нейтралов ({ $count }) { TEXT($from, form: "out") } { TEXT($to, form: "into") }.
    .you = Вы поднимаете нейтралов ({ $count }) { TEXT($from, form: "out") } { TEXT($to, form: "into") }.
event-neutrals_came = Нейтралы ({ $count }) приходят { TEXT($place, form: "into") }.

## The board in words, and on it

status-first = Первые: { TEXT($family, form: "mid") }
count-districts =
    { $count ->
        [one] { $count } округ
        [few] { $count } округа
       *[many] { $count } округов
    }
count-supply = { $count } в запасе
list-stands = Как идёт игра
list-round = Раунд { $round } из { $rounds }: { TEXT($phase) }
list-first = Первый игрок: { TEXT($colour, form: "mid") }
list-turn = Сейчас ходят: { TEXT($colour, form: "mid") }
list-team =
    { TEXT($a) } и { TEXT($b, form: "mid") }: { $districts ->
        [one] { $districts } округ
        [few] { $districts } округа
       *[many] { $districts } округов
    } ({ TEXT($a, form: "mid") } { $first }, { TEXT($b, form: "mid") } { $second })
list-leads = Впереди { TEXT($a, form: "mid") } и { TEXT($b, form: "mid") }: по округам { $more } против { $less }
list-level =
    { $colour ->
        [none] Округов у команд поровну: { $held }. Решила бы Бронте, но она ничья
       *[other] Округов у команд поровну: { $held }. Решает Бронте, её держат { TEXT($colour, form: "mid") }
    }
list-goal = Команда побеждает после фазы событий, если у одной семьи { $alone } округов или у обеих { $team }
list-bank =
    В банке: { $soldiers ->
        [one] { $soldiers } нейтральный солдат
        [few] { $soldiers } нейтральных солдата
       *[many] { $soldiers } нейтральных солдат
    }, { $labs ->
        [one] { $labs } лаборатория
        [few] { $labs } лаборатории
       *[many] { $labs } лабораторий
    }
list-drawn = Какие семьи вытянуты
list-team-seats = Места { $first } и { $second }
list-hq = Ваш штаб
list-hq-ally = Штаб союзника
list-hq-line =
    { $money ->
        [one] { $money } лира
        [few] { $money } лиры
       *[many] { $money } лир
    }, { $soldiers ->
        [one] { $soldiers } солдат
        [few] { $soldiers } солдата
       *[many] { $soldiers } солдат
    }
list-district = { TEXT($district) }
list-held = { TEXT($district) }, контроль: { TEXT($colour, form: "mid") }
list-majority =
    { $colour ->
        [none] Округ ничей: ни у одной семьи нет двух территорий из трёх
       *[other] { TEXT($colour) } держат { $count } территории из трёх{ $up ->
            [yes] {""}
           *[no] ; маркер контроля пока лежит гербом вниз
        }
    }
list-place =
    { TEXT($place) }: { TEXT($colour, form: "mid") }, { $soldiers ->
        [one] { $soldiers } солдат
        [few] { $soldiers } солдата
       *[many] { $soldiers } солдат
    }
list-empty = { TEXT($place) }: пусто
list-borders = { TEXT($place) }, соседи: { $lands }
list-coast = { TEXT($place) }, соседи: { $lands }. Моря: { $seas }
list-soldiers =
    { $count ->
        [one] { $count } солдат
        [few] { $count } солдата
       *[many] { $count } солдат
    }
list-cars =
    { $count ->
        [one] { $count } машина
        [few] { $count } машины
       *[many] { $count } машин
    }
list-labs =
    { $count ->
        [one] { $count } лаборатория
        [few] { $count } лаборатории
       *[many] { $count } лабораторий
    }
list-ships =
    { $count ->
        [one] { $count } катер
        [few] { $count } катера
       *[many] { $count } катеров
    }
list-discs =
    { $count ->
        [one] { $count } маркер
        [few] { $count } маркера
       *[many] { $count } маркеров
    }
list-sealed = запечатанный приказ
list-done = { $order } (исполнен)
list-seas = Моря
list-sea = { TEXT($sea) }: { $boats }. Рядом: { $beside }
list-no-boats = нет катеров
list-boats =
    { TEXT($colour, form: "mid") }, { $count ->
        [one] { $count } катер
        [few] { $count } катера
       *[many] { $count } катеров
    }
list-upper = Верхний планшет: { TEXT($column) }
list-lower = Нижний планшет: { TEXT($column) }
list-column = { TEXT($column) } (влияние стоит { $cost } и по лире за маркер)
list-cell = { TEXT($cell, form: "full") }: { $markers }
list-markers =
    { $count ->
        [1] { TEXT($colour, form: "mid") }
       *[other] { TEXT($colour, form: "mid") } × { $count }
    }
list-no-markers = пусто
list-bust = здесь бюст, { TEXT($colour, form: "mid") }
list-family =
    { $who ->
        [you] { TEXT($side, form: "family") } (вы, место { $seat })
        [ally] { TEXT($side, form: "family") } (союзник, место { $seat })
       *[other] { TEXT($side, form: "family") } (место { $seat })
    }
list-values = База: выставить { $place }, набрать { $recruit }; машина добавляет { $attack } к атаке и { $bomb } к бомбе
list-row = { TEXT($row) }: открыто клеток { $opened } из { $cells }.
list-next = Следующая даёт: { $brings }
list-instant-money =
    { $count ->
        [one] { $count } лира
        [few] { $count } лиры
       *[many] { $count } лир
    }
list-instant-car = машина
list-instant-lab = лаборатория
list-instant-launder = отмыть деньги
list-base-place = выставить { $n }
list-base-recruit = набрать { $n }
list-base-attack = машина добавляет { $n } к атаке
list-base-bomb = машина добавляет { $n } к бомбе
list-exempt = На этом этапе не платит за чужие маркеры
list-supply = В запасе: { $pieces }
list-gained = Получены особые приказы: { $orders }
list-sold = Вне игры: { $orders }
list-tokens = Жетоны контроля: { TEXT($a, form: "mid") } и { TEXT($b, form: "mid") }
list-token =
    { $colour ->
        [none] { TEXT($kind) } (свободно)
       *[other] { TEXT($kind) } (держат { TEXT($colour, form: "mid") })
    }
list-coming = Очередь приказов
list-order = { TEXT($place) }, { TEXT($colour, form: "mid") }: { $order }
list-order-now = Сейчас: { TEXT($place) }, { TEXT($colour, form: "mid") }: { $order }
list-battle = Конфликт: { TEXT($place) }
list-battle-from = Атака { TEXT($place, form: "out") }: { TEXT($order, form: "full") }
list-battle-car = Нападающие приехали на машине.
list-battle-water = Они пришли по воде.
list-battle-attack =
    Нападают { TEXT($colour, form: "mid") }, { $men ->
        [one] { $men } солдат
        [few] { $men } солдата
       *[many] { $men } солдат
    }
list-battle-defence =
    Обороняются { TEXT($colour, form: "mid") }, { $men ->
        [one] { $men } солдат
        [few] { $men } солдата
       *[many] { $men } солдат
    }
list-adds = Добавляют: { $adds }; всего { $sum }
list-adds-skull = черепа { $n }
list-adds-car = машина { $n }
list-adds-cannons = пушки { $n }
list-adds-labs = лаборатории { $n }
list-adds-vests = жилеты { $n }
list-adds-protection = крыша { $n }
list-card = Их карта: { TEXT($card) }
list-card-hidden = Их карта лежит рубашкой вверх
list-outlook =
    { $card ->
        [none] Тогда { $men } : { $defenders }
       *[other] Против карты «{ TEXT($card) }»: { $men } : { $defenders }
    }
pic-board = Карта Сицилии: территории, моря, солдаты и приказы
pic-ledger = Планшеты действий
pic-families = Четыре семьи
pic-hand = Ваш штаб: деньги, солдаты и приказы
pic-table = Весь стол
pic-hq = Штаб
pic-score = Счёт: округа обеих команд и их жетоны контроля
pic-score-told = Округа: { $first } к { $second }. Побеждает команда с { $team } или семья с { $alone }.
pic-token-held = Держат { TEXT($colour, form: "mid") }.
pic-column-first_player = Первый
pic-column-justice = Суд
pic-column-police = Полиция
pic-column-economy = Экономика
pic-column-church = Церковь
pic-column-two_institutions = Любые два
pic-letters = Приказы по очереди
pic-you = Вы
pic-ally-brief = Союзник
pic-first = Первый игрок
pic-left-supply =
    { $count ->
        [one] { $count } солдат в запасе
        [few] { $count } солдата в запасе
       *[many] { $count } солдат в запасе
    }
pic-left-cars =
    { $count ->
        [one] { $count } машина в запасе
        [few] { $count } машины в запасе
       *[many] { $count } машин в запасе
    }
pic-left-boats =
    { $count ->
        [one] { $count } катер в запасе
        [few] { $count } катера в запасе
       *[many] { $count } катеров в запасе
    }
pic-left-markers =
    { $count ->
        [one] { $count } маркер влияния в запасе
        [few] { $count } маркера влияния в запасе
       *[many] { $count } маркеров влияния в запасе
    }
pic-left-gained =
    { $count ->
        [one] получен { $count } особый приказ
        [few] получено { $count } особых приказа
       *[many] получено { $count } особых приказов
    }
pic-stake =
    { $change ->
        [yes] { TEXT($district) }: если победят { TEXT($colour, form: "mid") }, контроль над округом сменится.
       *[no] { TEXT($district) }: контроль над округом не изменится.
    }
pic-attacks =
    { $you ->
        [yes] Вы атакуете
       *[no] Атака: { TEXT($colour, form: "mid") }
    }
pic-defends =
    { $you ->
        [yes] Вы защищаетесь
       *[no] Защита: { TEXT($colour, form: "mid") }
    }
pic-by-order = { TEXT($order) }, откуда: { TEXT($place) }
pic-step-bonuses = Бонусы
pic-step-cards = Карты легли
pic-step-taking = Взять?
pic-step-open = Вскрытие
pic-step-pairs = Пары
pic-before = Сторона { TEXT($colour, form: "gen") }
pic-taken = Забирают { TEXT($colour, form: "mid") }
pic-card-of = Карта { TEXT($colour, form: "gen") }
pic-both-stay = Если останутся обе
pic-does-defector = Солдат врага переходит на эту сторону.
pic-does-coward_1 = Один солдат этой стороны бежит в штаб.
pic-does-coward_2 = Два солдата этой стороны бегут в штаб.
pic-card-down = Карта лежит рубашкой вверх
pic-deed-take = Забрать
    .hint = Карта врага ляжет перед вами и подействует на вашу сторону.
pic-deed-leave = Оставить
    .hint = Карта врага останется перед ним и подействует на его сторону.
pic-deed-self = Играю я
    .hint = Вы кладёте карту за нейтралов.
pic-deed-ally = Играет союзник
    .hint = Карту за нейтралов кладёт ваш союзник.
pic-deed-cunning = Хитрый план
    .hint = Обе стороны кладут по карте рубашкой вверх.
pic-deed-brute = Грубая сила
    .hint = Двое ваших солдат уходят в запас, затем солдаты гибнут парами.
pic-hq-empty = Ваш штаб: деньги, солдаты и приказы придут с семьёй
pic-no-family = Семьи ещё нет
good-at-justice = машины бьют сильнее
good-at-police = больше солдат за раз на карту
good-at-economy = деньги и лаборатории
good-at-church = больше рекрутов за раз
pic-team-draws = Команда { $number } выбирает две
row-now = Сейчас: { $value }
row-marker = Маркер { $number }: { $what }
row-justice = машина +{ $attack } в атаке, +{ $bomb } при взрыве
row-police = выставить { $n }
row-church = набрать { $n }
row-money =
    { $n ->
        [one] { $n } лира
        [few] { $n } лиры
       *[many] { $n } лир
    }
row-car = машина
row-lab = лаборатория
row-launder = отмыть деньги
row-order = особый приказ { TEXT($order, form: "full") }
price-bank = в банк { $cost }
price-to = { TEXT($colour, form: "family") } получит { $cost }
figure-money = Деньги
figure-soldiers = Солдаты в штабе
figure-district = { TEXT($district) } (округ)
figure-nobody = ничей
figure-values = { TEXT($colour, form: "family") }: база
figure-base = выставить { $place }, набрать { $recruit }, машина { $attack } и { $bomb }
figure-supply-soldiers = { TEXT($colour, form: "family") }: солдаты в запасе
figure-supply-cars = { TEXT($colour, form: "family") }: машины в запасе
figure-supply-boats = { TEXT($colour, form: "family") }: лодки в запасе
figure-supply-markers = { TEXT($colour, form: "family") }: маркеры в запасе
figure-first = Первый игрок
account-total = Всего
account-sum =
    { $sign ->
        [minus] −{ $amount }
       *[plus] { $amount }
    }

## What cells, columns and districts mean, for whoever points at them

hint-recruit = Набрать: солдаты из запаса идут в штаб.
hint-place = Выставить: солдаты из штаба идут на одну территорию, свою или пустую.
hint-order = Приказ: один из штаба ложится лицом вниз на вашу территорию.
hint-equip = Оборудование: машина, катер или лаборатория.
hint-launder = Отмыть деньги: по лире за каждую вашу лабораторию.
hint-influence = Влияние: снимите с планшета семьи самый левый маркер ряда. Что под ним, то ваше.
hint-gather_to = Стянуть силы: солдаты и машины соседей по суше идут на одну вашу территорию.
hint-decisive = Решающее действие: в конце планирования этот маркер можно передвинуть на другую свободную клетку и выполнить её действие.
hint-first_player = Первый игрок: вы ходите первым со следующей фазы.
hint-column = Все маркеры столбца уходят на свободные клетки внизу, без их действий. Затем:
column-row =
    { $n ->
        [0] в этом ряду у вас маркеров больше нет; по желанию приказ
        [one] последний маркер этого ряда у вас и по желанию приказ
        [few] два левых маркера этого ряда у вас и по желанию приказ
       *[many] два левых маркера этого ряда у вас и по желанию приказ
    }
column-two_institutions = по левому маркеру из двух ваших рядов и по желанию приказ
column-first_player = маркер первого игрока, машина, катер или лаборатория и по желанию приказ
column-uncovers = Откроется: { $what }
column-short = У вас лир: { $money }.
district-stands = Округ { TEXT($district) }: { $stands }
district-share = { TEXT($colour, form: "mid") } { $count } из { $all }
district-empty = пусто { $count } из { $all }
district-held = Контроль: { TEXT($colour, form: "mid") }.
district-open = Контроль даёт владение двумя территориями из трёх.
place-bronte = Бронте решает, если округов поровну.

## How it is played

primer-goal = Цель
primer-goal-text = Семья, занявшая две из трёх территорий округа, контролирует его. Команда побеждает после событий, если у одной семьи пять округов или у обеих шесть; после четвёртого раунда побеждает та, у которой округов больше, а при равенстве решает Бронте.
primer-goal-alt = Сицилия: территории, моря и солдаты.
primer-team = Двое на двое
primer-team-text = Союзники видят друг друга за ширмой и могут совещаться тайно, но играет каждый за себя. Лира для союзника стоит вам двух. Катера общие, территории и округа — нет.
primer-team-alt = Планшеты четырёх семей.
primer-round = Раунд
primer-round-text = Раундов не больше четырёх. Конец проверяют только после событий.
primer-plan = Планирование
primer-plan-text = В свой ход передвиньте один маркер с верхнего листа на свободное действие внизу и выполните его либо опустошите колонку и получите влияние. Годится любой маркер, но чужой стоит лиру его хозяину. Пасовать нельзя.
primer-plan-alt = Гроссбух: сверху колонки с маркерами, внизу действия.
primer-influence = Планшет семьи
primer-influence-text = Влияние снимает маркеры с ряда слева. Открытое — ваше: машины сильнее, солдат больше, деньги, а где начинается новая буква — особый приказ. Колонка стоит свою цену и по лире за маркер и даёт ещё и приказ.
primer-influence-alt = Планшет семьи с четырьмя рядами.
primer-orders = Приказы
primer-orders-text = Приказы кладут лицом вниз на свои территории. В событиях вскрывают все: сначала снабжение, потом атаки, меньшие числа раньше. Приказ с жилетом остаётся и защищает.
primer-orders-alt = Приказы за ширмой.
primer-attack = Перемещение и атака
primer-attack-text = Атака — черепа и машина, защита — лаборатории и жилеты. Разница сразу уносит защитников.
primer-conflict = Конфликт
primer-conflict-text = Грубая сила стоит двух атакующих. В хитром плане обе стороны кладут карту; атакующий может забрать чужую, затем защитник, и карта бьёт того, перед кем лежит. Потом солдаты уходят парами, пока одной стороны не станет.
primer-conflict-alt = Пятеро солдат против троих и две карты.
primer-hidden = Что скрыто
primer-hidden-text = Враги видят каждую плату, но не суммы, а что в письме — лишь когда его вскроют. В любой момент можно продать приказ из штаба за лиру.
primer-round-step-1 = Планирование: маркеры движутся, действия выполняются, приказы ложатся.
primer-round-step-2 = Затишье: у кого две из трёх территорий, тот берёт жетон контроля.
primer-round-step-3 = События: все письма вскрываются.
primer-round-step-4 = Снова затишье: не победил ли кто?
primer-attack-step-1 = По суше к соседу, можно с машиной.
primer-attack-step-2 = По воде, по цепочке катеров команды.
primer-attack-step-3 = Лаборатории и жилеты защищают.
primer-hidden-step-1 = Запечатанное письмо.
primer-hidden-step-2 = Ширма врага.

sure-stop = Остаться на месте? Ход, который даёт этот приказ, пропадёт.
    .do = Остаться
    .keep = Идти

## Что в коробке: таблицы данных

box-game = Об игре
box-limits = Пределы
box-components = Количество
box-turn-order = Порядок хода
box-corner = Места
box-map = Карта
box-sea = Моря
box-sea-border = Границы морей
box-district = Районы
box-territory = Территории
box-column = Столбцы
box-action-board = Поля действий
box-row = Институты
box-family = Семьи
box-order = Приказы
box-control-token = Жетоны контроля
box-character = Персонажи
box-conflict-card = Карты конфликта
box-variant = Варианты

# What decided a fight, in the log
tally-attack = атака
tally-defence = защита
tally-soldiers = солдаты
tally-won = переманены картами
tally-skull = черепа
tally-car = машина
tally-cannons = пушки
tally-lost = выбыли до подсчёта
tally-unused = лишняя защита
tally-brute = Грубая сила: двое атакующих выбыли

# How much has happened since the reader's last move, by kind of event
since-order_laid =
    { $count ->
        [one] { $count } приказ
        [few] { $count } приказа
       *[many] { $count } приказов
    }
since-moved =
    { $count ->
        [one] { $count } ход маркером
        [few] { $count } хода маркером
       *[many] { $count } ходов маркером
    }
since-attack =
    { $count ->
        [one] { $count } атака
        [few] { $count } атаки
       *[many] { $count } атак
    }
since-control_gained =
    { $count ->
        [one] { $count } взятый округ
        [few] { $count } взятых округа
       *[many] { $count } взятых округов
    }
since-used =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }

## Подсказки: что значит такой выбор

do-move = Маркер спускается на свободное действие, и оно выполняется. Чужой маркер стоит лиру его владельцу.
do-gain = Все маркеры колонки спускаются, каждый стоит лиру, а институт колонки даёт влияние.
do-order = Приказ лежит рубашкой вверх до событий; снабжение раньше атак, меньшие числа раньше.
do-march = Солдаты идут к соседям. Если там чужие, сравнивают черепа и жилеты, потом бьются.

# Standing answers

window-InstantCar = Машина сразу
window-InstantLab = Лаборатория сразу
window-SailOn = Плыть дальше
window-Decisive = Решающий ход
window-UseAuthority = Авторитет
window-WhereTo = Куда идёт маркер
window-Reinforce = Подкрепление
window-Conflict = Вид конфликта
window-TakeCard = Карта противника
window-NeutralDefender = Защита за нейтралов
standing-InstantCar-decline = Отказываться
standing-InstantLab-decline = Отказываться
standing-SailOn-stay = Оставаться
standing-Decisive-stop = Останавливаться
standing-UseAuthority-decline = Беречь
standing-UseAuthority-use = Использовать
standing-WhereTo-supply = В запас
standing-WhereTo-board = На поле
standing-Reinforce-stop = Останавливаться
standing-Conflict-brute = Грубой силой
standing-Conflict-cunning = Хитростью
standing-TakeCard-take = Брать
standing-TakeCard-leave = Оставлять
standing-NeutralDefender-self = Решаю я
standing-NeutralDefender-ally = Решает союзник
standing-unless-defenders = если защитников не больше, чем
standing-unless-round = если раунд не позже
