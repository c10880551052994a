## Афиша: название, одна-две фразы, что это за игра

game-title = Dual Powers: Революция 1917
game-pitch = Петроград, 1917-й. Две власти, один город. Ваша карта двигает календарь для обоих.
game-kind = Дуэль или соло
game-goal = Доведите фишку поддержки до своего края или удержите её на своей половине к концу игры: после октября, в соло-игре после третьего раунда.
status-date = { TEXT($month) }, { $day }

### Dual Powers: Revolution 1917.
###
### Формы имени: простая открывает предложение или стоит сама по себе, `.mid` стоит внутри предложения, `.full` говорит
### всё, что нужно для выбора; падежи: `.gen`, `.dat`, `.acc`; у места `.in`, `.to` и `.from` уже с предлогом,
### а `.card` — как зовутся его карты: не по цвету, ведь два цвета — имена сторон.


## Bots, by seat

bot-name-1 = Зина Орлова
bot-name-2 = Прапорщик Веселов

## Две стороны

side-red = Красные
    .mid = красные
    .gen = красных
    .dat = красным
side-white = Белые
    .mid = белые
    .gen = белых
    .dat = белым
side-unseated = Силы оппозиции
    .mid = силы оппозиции
    .gen = сил оппозиции
    .dat = силам оппозиции
    .short = Оппозиция
faction-red = Петроградский Совет
faction-white = Временное правительство
neutral = Нейтральные

## Шесть областей

green = Петроградская сторона
    .full = Петроградская сторона (зелёная)
    .card = Петроградская
    .card-acc = Петроградскую
    .in = на Петроградской стороне
    .to = на Петроградскую сторону
    .from = с Петроградской стороны
red = Выборгская сторона
    .full = Выборгская сторона (красная)
    .card = Выборгская
    .card-acc = Выборгскую
    .in = на Выборгской стороне
    .to = на Выборгскую сторону
    .from = с Выборгской стороны
brown = Литейная часть
    .full = Литейная часть (коричневая)
    .card = Литейная
    .card-acc = Литейную
    .in = в Литейной части
    .to = в Литейную часть
    .from = из Литейной части
purple = Нарвская застава
    .full = Нарвская застава (лиловая)
    .card = Нарвская
    .card-acc = Нарвскую
    .in = за Нарвской заставой
    .to = за Нарвскую заставу
    .from = из-за Нарвской заставы
white = Адмиралтейская часть
    .full = Адмиралтейская часть (белая)
    .card = Адмиралтейская
    .card-acc = Адмиралтейскую
    .in = в Адмиралтейской части
    .to = в Адмиралтейскую часть
    .from = из Адмиралтейской части
blue = Васильевский остров
    .full = Васильевский остров (синий)
    .card = Васильевская
    .card-acc = Васильевскую
    .in = на Васильевском острове
    .to = на Васильевский остров
    .from = с Васильевского острова
supply = Запас
    .in = в запасе
region-tile = Фишка области: { TEXT($region, form: "full") }

## Шесть переходов

green_red = Сампсониевский мост
    .full = Сампсониевский мост ({ green } — { red })
    .on = на Сампсониевском мосту
    .to = на Сампсониевский мост
red_brown = Литейный мост
    .full = Литейный мост ({ red } — { brown })
    .on = на Литейном мосту
    .to = на Литейный мост
brown_purple = Мосты Обводного канала
    .full = Мосты Обводного канала ({ brown } — { purple })
    .on = на мостах Обводного канала
    .to = на мосты Обводного канала
purple_white = Мосты Фонтанки
    .full = Мосты Фонтанки ({ purple } — { white })
    .on = на мостах Фонтанки
    .to = на мосты Фонтанки
white_blue = Николаевский мост
    .full = Николаевский мост ({ white } — { blue })
    .on = на Николаевском мосту
    .to = на Николаевский мост
blue_green = Тучков мост
    .full = Тучков мост ({ blue } — { green })
    .on = на Тучковом мосту
    .to = на Тучков мост

## Карты

command-card = { TEXT($region, form: "card") }-{ $days }
    .acc = { TEXT($region, form: "card-acc") }-{ $days }
    .full = { TEXT($region, form: "card") }-{ $days } · рекруты { $recruit } или { TEXT($action, form: "mid") } · цель { $points }
leader-card = { TEXT($leader) }
    .acc = { TEXT($leader, form: "acc") }
    .full = { TEXT($leader) }-{ $days } · сила { $ready }/{ $exhausted } · { TEXT($special, form: "mid") }

## Фишки: до черты сила готовой, после черты сила истощённой

unit-red = Красный отряд { $ready }/{ $exhausted }
    .mid = красный отряд { $ready }/{ $exhausted }
unit-white = Белый отряд { $ready }/{ $exhausted }
    .mid = белый отряд { $ready }/{ $exhausted }
unit-neutral = Нейтральный отряд { $ready }/{ $exhausted }
    .mid = нейтральный отряд { $ready }/{ $exhausted }
unit-opposition = Отряд оппозиции { $level }/X
    .mid = отряд оппозиции { $level }/X
leader_lenin = Ленин
    .acc = Ленина
leader_stalin = Сталин
    .acc = Сталина
leader_zinoviev = Зиновьев
    .acc = Зиновьева
leader_kerensky = Керенский
    .acc = Керенского
leader_lvov = Львов
    .acc = Львова
leader_kornilov = Корнилов
    .acc = Корнилова
trotsky_neutral = Троцкий
trotsky_red = Красный Троцкий
    .mid = красный Троцкий
objective-marker = Маркер целей { $number }

## Календарь

march_april = март/апрель
may_june = май/июнь
july = июль
august = август
september = сентябрь
october_november = октябрь/ноябрь
trotsky_returns = Троцкий возвращается из ссылки
trotsky_joins_bolsheviks = Троцкий присоединяется к большевикам

## Фазы

phase-draw = фаза добора
phase-objective = фаза целей
phase-action = фаза действий
phase-scoring = фаза подсчёта
phase-cleanup = фаза обновления

## Места на поле

unrest = Беспорядки!
    .mid = беспорядки
blockade = Блокада!
objective_red = Секретная цель: красные
objective_white = Секретная цель: белые
calendar = Календарь
support-track = Дорожка поддержки
will-of-the-people = Народная воля
deck = Колода
discard = Сброс
region-tiles = Фишки областей
opposition-pile = Карты оппозиции
opposition-leaders = Лидеры оппозиции
hand = Рука
your-hand = Ваша рука
played = Сыграно
secret-objective = Секретная цель
face-down = лежит рубашкой вверх

## Действия и бонусные действия

recruit = Рекрутирование
    .mid = рекрутирование
recruit-hint = Отряды из вашего запаса выходят в область карты; их общая стоимость не больше числа рекрутов на карте.
move = Движение
    .mid = движение
move-hint = Одна ваша фишка проходит по одному открытому переходу.
double_move = Двойное движение
    .mid = двойное движение
double_move-hint = Одна ваша фишка проходит по одному или двум открытым переходам.
refresh = Восстановление
    .mid = восстановление
refresh-hint = Одна ваша истощённая фишка снова готова.
leader_recruit = Рекрутирование лидера
    .mid = рекрутирование лидера
leader_recruit-hint = Лидер появляется в любой области; истощённые нейтральные отряды, что там вам подчиняются, снова готовы.
organise_protest = Организовать протест
    .mid = организовать протест
organise_protest-hint = Блокада переносится на другой переход.
espionage = Шпионаж
    .mid = шпионаж
espionage-hint = Секретная цель противника открывается.
inspire_people = Воодушевить народ
    .mid = воодушевить народ
inspire_people-hint = Народная воля переходит к вам, а с ней и нейтральные фишки.
bonus_recruit = Бонусное рекрутирование
    .short = рекрутирование
bonus_recruit-hint = Один отряд стоимостью 1 выходит в любую область.
bonus_move = Бонусное движение
    .short = движение
bonus_move-hint = Одна ваша фишка проходит по одному открытому переходу.
bonus_refresh = Бонусное восстановление
    .short = восстановление
bonus_refresh-hint = Одна ваша истощённая фишка снова готова.
bonus_draw = Бонусная карта
    .short = карта
bonus_draw-hint = Вы берёте одну карту приказов.
bonus_organise = Организация
    .short = организация
bonus_organise-hint = Вы смотрите свою секретную цель.

## Настройки

setting-mode = Игра
setting-mode-hint = Двое друг против друга или один против оппозиции.
setting-mode-duel = Дуэль
setting-mode-solo = Соло
setting-side = Сторона первого места
setting-side-hint = Петроградский Совет — красные, Временное правительство — белые.
setting-side-red = Красные
setting-side-white = Белые
setting-difficulty = Сложность
setting-difficulty-hint = Только в соло: сила истощённых отрядов оппозиции.
setting-keep_unplayed_cards = Несыгранные карты приказов
setting-keep_unplayed_cards-hint = Что в конце раунда происходит с картами приказов, оставшимися на руке.
setting-keep_unplayed_cards-true = остаются на руке
setting-keep_unplayed_cards-false = уходят в сброс
setting-neutral_control_needs_presence = Двигать и восстанавливать нейтральных
setting-neutral_control_needs_presence-hint = Что нужно держателю Народной воли, кроме неё самой.
setting-neutral_control_needs_presence-true = нужна своя фишка в области
setting-neutral_control_needs_presence-false = достаточно Народной воли
setting-lone_neutrals_count = Нейтральные фишки сами по себе
setting-lone_neutrals_count-hint = Считаются ли они за держателя Народной воли там, где его фишек нет.
setting-lone_neutrals_count-true = считаются за Народную волю
setting-lone_neutrals_count-false = ни за кого
setting-final_tie_to_will_holder = Равны и сила, и число фишек
setting-final_tie_to_will_holder-hint = Кто сильнее в области, когда стороны во всём равны.
setting-final_tie_to_will_holder-true = решает Народная воля
setting-final_tie_to_will_holder-false = никто
setting-unrest_marker_stays_if_bonus_taken = Бонус вместо очков за беспорядки
setting-unrest_marker_stays_if_bonus_taken-hint = Истощается ли область беспорядков, если вместо очков взят бонус.
setting-unrest_marker_stays_if_bonus_taken-true = область истощается
setting-unrest_marker_stays_if_bonus_taken-false = область не истощается
setting-region_tiles_reshuffle_when_empty = Когда фишки областей кончились
setting-region_tiles_reshuffle_when_empty-hint = Редкий случай: шести фишек хватает на пять раундов.
setting-region_tiles_reshuffle_when_empty-true = перемешать заново
setting-region_tiles_reshuffle_when_empty-false = больше не брать
setting-action_may_be_declined = Действие карты
setting-action_may_be_declined-hint = Можно ли отказаться от действия, которое выполнимо.
setting-action_may_be_declined-true = можно не выполнять
setting-action_may_be_declined-false = обязательно
setting-solo_espionage_has_effect = Шпионаж в соло
setting-solo_espionage_has_effect-hint = Открывать нечего: цели противника на столе нет.
setting-solo_espionage_has_effect-true = показывает вашу цель
setting-solo_espionage_has_effect-false = ничего не даёт

## Вопросы

ask-ChooseObjective = Выберите карту приказов для секретной цели
ask-Turn = Сыграйте карту
play-card-first = Сначала сыграйте карту: от неё зависит, что можно сделать на поле.
ask-CommandAction = { TEXT($card) }: на что пойдёт карта?
ask-LeaderAction =
    { $placed ->
        [yes] { TEXT($card) } на карте. Выполнить и особое действие?
       *[no] { TEXT($card) }: рекрутирование лидера и особое действие, по одному разу, в любом порядке
    }
ask-BonusAction = Выполнить бонусное действие?
ask-Recruit =
    { $region ->
        [none] Какой отряд рекрутировать?
       *[other] Какой отряд рекрутировать { TEXT($region, form: "in") }? Осталось рекрутов: { $left }
    }
ask-RecruitWhere = Где появится { TEXT($token, form: "mid") }?
ask-Move =
    { $most ->
        [one] Кто двинется? Один шаг
        [few] Кто двинется? До { $most } шагов
       *[many] Кто двинется? До { $most } шагов
    }
ask-MoveTo =
    { $most ->
        [one] Куда двинется { TEXT($token, form: "mid") }? Остался { $most } шаг
        [few] Куда двинется { TEXT($token, form: "mid") }? Осталось { $most } шага
       *[many] Куда двинется { TEXT($token, form: "mid") }? Осталось { $most } шагов
    }
ask-Refresh = Какую истощённую фишку восстановить?
ask-PlaceLeader = Где появится { TEXT($token, form: "mid") }?
ask-MoveBlockade = Какой переход перекрыть?
ask-UnrestChoice = Беспорядки { TEXT($region, form: "in") }: перевес у вас. Очки или бонусное действие?

## Что решают другие, пока читатель ждёт: «Решают, ...»

await-ChooseObjective = какой будет секретная цель
await-Turn = какую карту сыграть
await-CommandAction = на что пойдёт карта
await-LeaderAction = что раньше: лидер или особое действие
await-BonusAction = выполнять ли бонусное действие
await-Recruit = какой отряд рекрутировать
await-RecruitWhere = где появится отряд
await-Move = кто двинется
await-MoveTo = куда двинуться
await-Refresh = какую истощённую фишку восстановить
await-PlaceLeader = где появится лидер
await-MoveBlockade = какой переход перекрыть
await-UnrestChoice = что взять за беспорядки: очки или бонусное действие

## Варианты

opt-play = { TEXT($target, form: "full") }
opt-objective = { TEXT($target, form: "full") }
opt-recruit = { TEXT($target) }, стоимость { $value }
opt-move =
    { $face ->
        [exhausted] { TEXT($target) } { TEXT($place, form: "in") }, истощён
       *[ready] { TEXT($target) } { TEXT($place, form: "in") }
    }
opt-refresh = { TEXT($target) } { TEXT($place, form: "in") }
opt-to = { TEXT($target) }
opt-block = { TEXT($target, form: "full") }
opt-act = { TEXT($target) }
opt-act-recruit = Рекрутировать { TEXT($region, form: "in") }: { $recruit }
opt-act-leader_recruit = Рекрутировать лидера: { TEXT($leader) }
opt-bonus = { TEXT($target) }
opt-unrest-score =
    { $points ->
        [one] Взять { $points } очко
        [few] Взять { $points } очка
       *[many] Взять { $points } очков
    }
opt-unrest-bonus = Взять бонусное действие
opt-decline = Отказаться
opt-finish = Готово
opt-stop = Остановиться здесь

## События

event-round = Раунд { $round }.
event-drew =
    { $count ->
        [0] { TEXT($side) } остались без карт: брать нечего.
        [one] { TEXT($side) } взяли { $count } карту.
        [few] { TEXT($side) } взяли { $count } карты.
       *[many] { TEXT($side) } взяли { $count } карт.
    }
    .you =
    { $count ->
        [0] Карт для вас не осталось.
       *[other] Вы взяли: { $cards }.
    }
event-reshuffled = Сброс перемешан и стал новой колодой.
event-objective = { TEXT($side) } положили секретную цель.
    .you = Вы положили секретную цель: { TEXT($card) }.
event-unseen =
    { $count ->
        [one] Секретная цель { TEXT($side, form: "gen") } легла рубашкой вверх: её не видел никто. Силам оппозиции досталась { $count } карта, тоже рубашкой вверх.
        [few] Секретная цель { TEXT($side, form: "gen") } легла рубашкой вверх: её не видел никто. Силам оппозиции досталось { $count } карты, тоже рубашкой вверх.
       *[many] Секретная цель { TEXT($side, form: "gen") } легла рубашкой вверх: её не видел никто. Силам оппозиции досталось { $count } карт, тоже рубашкой вверх.
    }
    .you =
    { $count ->
        [one] Ваша секретная цель легла рубашкой вверх: её не видели и вы. Силам оппозиции досталась { $count } карта, тоже рубашкой вверх.
        [few] Ваша секретная цель легла рубашкой вверх: её не видели и вы. Силам оппозиции досталось { $count } карты, тоже рубашкой вверх.
       *[many] Ваша секретная цель легла рубашкой вверх: её не видели и вы. Силам оппозиции досталось { $count } карт, тоже рубашкой вверх.
    }
event-played = { TEXT($side) } сыграли { TEXT($card, form: "acc") }.
    .you = Вы сыграли { TEXT($card, form: "acc") }.
event-day = На календаре день { $day }.
event-month = Новый лист календаря: { TEXT($month) }.
event-will = Народная воля переходит к { TEXT($side, form: "dat") }.
    .you = Народная воля теперь с вами.
event-action = { TEXT($side) } выбрали действие: { TEXT($action, form: "mid") }.
    .you = Вы выбрали действие: { TEXT($action, form: "mid") }.
event-bonus = { TEXT($side) } взяли бонусное действие: { TEXT($action, form: "short") }.
    .you = Вы взяли бонусное действие: { TEXT($action, form: "short") }.
event-declined = { TEXT($side) } на этом остановились.
    .you = Вы на этом остановились.
event-idle = { TEXT($card) }: выполнить нечего.
event-placed = { TEXT($token) } появился { TEXT($region, form: "in") }.
event-none_left = Отрядов уровня { $level } у сил оппозиции больше нет: ставить некого.
event-moved = { TEXT($token) } перешёл { TEXT($from, form: "from") } { TEXT($to, form: "to") }.
event-refreshed = { TEXT($token) } { TEXT($region, form: "in") } снова готов.
event-exhausted = { TEXT($token) } { TEXT($region, form: "in") } истощён.
event-removed =
    { $to ->
        [supply] { TEXT($token) } вернулся { TEXT($region, form: "from") } в запас.
       *[out]
        { $region ->
            [none] { TEXT($token) } выбыл из игры.
           *[other] { TEXT($token) } ушёл { TEXT($region, form: "from") } и выбыл из игры.
        }
    }
event-swapped = { TEXT($old) } сменил сторону: на его месте { TEXT($new, form: "mid") }.
event-blocked = { TEXT($side) } перенесли блокаду { TEXT($connection, form: "to") }.
    .you = Вы перенесли блокаду { TEXT($connection, form: "to") }.
event-spied = Шпионаж: секретная цель { TEXT($side, form: "gen") } — { TEXT($card) }.
    .you = Шпионаж: ваша секретная цель, { TEXT($card) }, раскрыта.
event-organised = { TEXT($side) } взглянули на свою секретную цель.
    .you = Вы взглянули на свою секретную цель: { TEXT($card) }.
event-unrest =
    { $side ->
        [none] Беспорядки { TEXT($region, form: "in") }: перевеса нет ни у кого.
       *[other] Беспорядки { TEXT($region, form: "in") }: перевес у { TEXT($side, form: "gen") }.
    }
    .you = Беспорядки { TEXT($region, form: "in") }: перевес у вас.
event-unrest_choice =
    { $choice ->
        [score] { TEXT($side) } выбрали очки.
       *[bonus] { TEXT($side) } выбрали бонусное действие.
    }
    .you =
    { $choice ->
        [score] Вы выбрали очки.
       *[bonus] Вы выбрали бонусное действие.
    }
event-revealed = { TEXT($side) } раскрыли цель: { TEXT($card) }, маркер { $marker }.
    .you = Вы раскрыли цель: { TEXT($card) }, маркер { $marker }.
event-scored =
    { $points ->
        [one] { TEXT($side) } получили { $points } очко ({ TEXT($why, form: "mid") }): { scored-standing }.
        [few] { TEXT($side) } получили { $points } очка ({ TEXT($why, form: "mid") }): { scored-standing }.
       *[many] { TEXT($side) } получили { $points } очков ({ TEXT($why, form: "mid") }): { scored-standing }.
    }
    .you =
    { $points ->
        [one] Вы получили { $points } очко ({ TEXT($why, form: "mid") }): { scored-standing }.
        [few] Вы получили { $points } очка ({ TEXT($why, form: "mid") }): { scored-standing }.
       *[many] Вы получили { $points } очков ({ TEXT($why, form: "mid") }): { scored-standing }.
    }
scored-standing =
    { $ahead ->
        [none] стороны идут вровень
       *[other] { TEXT($ahead, form: "mid") } впереди на { $lead }
    }
event-unscored = Перевеса { TEXT($region, form: "in") } нет ни у кого: { TEXT($card) } очков не приносит.
event-tiles =
    { $blockade ->
        [none] Беспорядки: { TEXT($unrest) }. Блокада остаётся { TEXT($connection, form: "on") }.
       *[other] Беспорядки: { TEXT($unrest) }. Блокада: { TEXT($connection) }.
    }
event-ended = Игра окончена. Победили { TEXT($side, form: "mid") }.
    .you = Игра окончена. Вы победили.

## Чем кончилось

ending-support_track = Маркер дошёл до конца дорожки поддержки.
ending-october = Настал Октябрь. Маркер стоит на половине победителя.
ending-october_will = Настал Октябрь. Маркер стоит посередине, и дело решила Народная воля.
ending-round_three = Третий раунд позади. Маркер стоит на половине победителя.
ending-round_three_will = Третий раунд позади. Маркер стоит посередине, и дело решила Народная воля.
score-line =
    { $sign ->
        [minus] { $name }: отставание на дорожке поддержки — { $amount }
        [none] { $name }: маркер дорожки поддержки стоит посередине
       *[plus] { $name }: перевес на дорожке поддержки — { $amount }
    }

## Счёт в конце

account-sum =
    { $sign ->
        [minus] −{ $amount }
       *[plus] { $amount }
    }
account-unrest = Беспорядки
account-objectives = Секретные цели
account-rival = Очки противника
account-track_end = За концом дорожки
account-total = Маркер, если смотреть отсюда

## Поле текстом

text-when = Раунд { $round } · { TEXT($phase) } · { TEXT($month) }, день { $day }
text-difficulty = сложность { $level }
text-unrest = Беспорядки! { TEXT($region, form: "full") }. Дальше: { TEXT($next, form: "full") }
text-blockade = Блокада! { TEXT($connection, form: "full") }
text-markers = маркеры целей: { $markers }
text-legend = 3 = готов, (1) = истощён; после знака равенства: сила в области
text-bonus-days = * = бонусное действие
text-ahead = Впереди { TEXT($side, form: "mid") }: { $points }
text-level = Стороны идут вровень
text-side = { TEXT($side) }, { TEXT($faction) }
text-side-you = { TEXT($side) }, { TEXT($faction) } (вы)
text-also-joined = Соединены также

## Картина: что написано на поле и что говорят о себе его фигуры, если на них указать

pic-label =
    { $part ->
        [board] Поле, раунд { $round }
        [red] Место Петроградского Совета
        [white] Место Временного правительства
        [hand] Ваши карты
       *[all] Стол, раунд { $round }
    }
pic-token =
    { $face ->
        [ready] { $name } { TEXT($place, form: "in") }: готов к действию, сила { $strength } (истощённый: { $other })
        [exhausted] { $name } { TEXT($place, form: "in") }: истощён, сила { $strength } (готовый: { $other })
        [supply] { $name } в запасе
        [calendar] { $name } ждёт на календаре
       *[out] { $name }: вне игры
    }
pic-value = Рекрутируется за { $value } из числа рекрутов на карте
pic-obeys = Подчиняется тому, на чьей стороне народная воля; сейчас это { TEXT($side, form: "mid") }
pic-trotsky = Троцкий
pic-trotsky-returns = Появится в области беспорядков, когда наступит { TEXT($month) }
pic-trotsky-joins = Когда наступит { TEXT($month) }, Троцкий, если он на поле, станет красным навсегда
pic-card-days =
    { $days ->
        [one] Проходит { $days } день. Затем одно из двух:
        [few] Проходит { $days } дня. Затем одно из двух:
       *[many] Проходит { $days } дней. Затем одно из двух:
    }
pic-card-recruit = Рекруты. Отряды общей стоимостью до { $recruit } выходят { TEXT($region, form: "to") }.
pic-card-action = { TEXT($action) }. { $hint }
pic-card-points =
    { $points ->
        [one] Как секретная цель: { $points } очко тому, у кого перевес { TEXT($region, form: "in") }.
        [few] Как секретная цель: { $points } очка тому, у кого перевес { TEXT($region, form: "in") }.
       *[many] Как секретная цель: { $points } очков тому, у кого перевес { TEXT($region, form: "in") }.
    }
pic-leader-days =
    { $days ->
        [one] Проходит { $days } день. Затем и то и другое, в любом порядке:
        [few] Проходит { $days } дня. Затем и то и другое, в любом порядке:
       *[many] Проходит { $days } дней. Затем и то и другое, в любом порядке:
    }
pic-neva = Нева
pic-blocked = Блокада: { $connection }
pic-closed = Блокада: не пройти никому
pic-unrest-first = Считается первой: у кого перевес, тот берёт очки или бонусное действие
pic-will-held = Народная воля: { $side }
pic-day = День { $day }, { $month }
pic-day-bonus = Остановитесь на этом дне и выполните бонусное действие
pic-day-slides = Кто остановится здесь, того день переносит на { $day }-е
pic-day-last = Дальше начинается новый месяц: Народная воля перейдёт к вам
pic-month =
    { $points ->
        [one] { $month }: беспорядки приносят { $points } очко
        [few] { $month }: беспорядки приносят { $points } очка
       *[many] { $month }: беспорядки приносят { $points } очков
    }
pic-month-ends = Последний месяц: после его подсчёта игра кончается
pic-tiles =
    { $count ->
        [one] Осталась { $count } фишка области
        [few] Осталось { $count } фишки областей
       *[many] Осталось { $count } фишек областей
    }
pic-score =
    { $side ->
        [none] Поддержка: поровну
       *[other] Поддержка: { $points } — { $side }
    }
pic-deck =
    { $count ->
        [one] Колода: { $count } карта
        [few] Колода: { $count } карты
       *[many] Колода: { $count } карт
    }
pic-discard =
    { $count ->
        [one] Сброс: { $count } карта
        [few] Сброс: { $count } карты
       *[many] Сброс: { $count } карт
    }
pic-you = Вы
pic-objective = Цель
pic-in-hand = На руке
pic-hand =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[many] { $count } карт на руке
    }
pic-orders = В резерве
pic-pile =
    { $count ->
        [one] Карты оппозиции: { $count } карта
        [few] Карты оппозиции: { $count } карты
       *[many] Карты оппозиции: { $count } карт
    }
pic-leaders =
    { $count ->
        [one] Впереди ещё { $count } лидер оппозиции
        [few] Впереди ещё { $count } лидера оппозиции
       *[many] Впереди ещё { $count } лидеров оппозиции
    }
pic-difficulty = Сложность { $level }: такова сила истощённых отрядов оппозиции
pic-played = Сыграно в этом раунде
pic-out = Вне игры
pic-tally = { $region }: красные { $red }, белые { $white }
pic-count-strength = Сила { $red } : { $white }
pic-count-tokens = Жетоны { $red } : { $white }
pic-victory =
    { $side ->
        [red] Победил Совет
       *[white] Победило правительство
    }

## Как в это играют

primer-goal = Один маркер на две власти
primer-goal-text = Каждое очко тянет маркер на деление к вашему концу дорожки поддержки. Дотянули до конца — победа сразу. Иначе решает Октябрь: когда подсчитан раунд, в котором он настал, побеждает тот, на чьей половине маркер.
primer-goal-alt = Дорожка поддержки: слева половина красных, справа половина белых, маркер на три деления ушёл к белым.

primer-round = В раунде пять фаз
primer-round-text = Вся игра — раундов пять. Что не сыграно, остаётся на руке до следующего.
primer-round-step-1 = Добор: по пять карт приказов.
primer-round-step-2 = Цели: каждый кладёт одну карту рубашкой вверх.
primer-round-step-3 = Действия: по четыре хода, по очереди. Начинает тот, с кем Народная воля.
primer-round-step-4 = Подсчёт: сначала беспорядки, потом обе цели.
primer-round-step-5 = Обновление: фишки областей сдвигаются. Где полыхнёт в следующий раз, все знают за раунд.

primer-card = Как читать карту приказов
primer-card-text = Карта сыграна — сначала идут дни. Потом рекруты или действие, одно из двух.
primer-card-alt = Карта приказов, пять номеров указывают на её части.
primer-card-note-1 = Дни: на столько сдвинется календарь.
primer-card-note-2 = Область: сюда приходят рекруты, и о ней пойдёт спор, если карта лежит целью.
primer-card-note-3 = Рекруты: отряды из запаса, в сумме не дороже стольких чёрточек.
primer-card-note-4 = Или действие: движение, двойное движение либо восстановление. Через блокаду не пройдёт никто.
primer-card-note-5 = Очки: только если карта лежит секретной целью.

primer-leader = Как читать лидера
primer-leader-text = Лидеров у стороны трое, и каждый приходит один раз. Вам достаётся и сам лидер, и особое действие, в любом порядке. Карта назад не вернётся.
primer-leader-alt = Карта Ленина, рядом его фишка, готовая и истощённая; пять номеров указывают на их части.
primer-leader-note-1 = Лидер появляется в любой области.
primer-leader-note-2 = Особое действие: протест, шпионаж или Народная воля.
primer-leader-note-3 = Сила: крупно — готового, мелко — истощённого.
primer-leader-note-4 = Готов: фишка залита цветом.
primer-leader-note-5 = Истощён: один контур, и тот перечёркнут. Маленькое число — сила другой стороны фишки.

primer-calendar = Календарь один на двоих
primer-calendar-text = Остановились ровно на { $small } или { $large } — бонусное действие ваше; два дня перед { $large } соскальзывают на него. Ушли за { $large } — начался новый месяц, и Народная воля с вами, а за ней и все нейтральные фишки.
primer-calendar-alt = Календарь: с 26-го карта на четыре дня ведёт на 30-е, а оттуда день соскальзывает на 31-е.

primer-strength = Чья область
primer-strength-text = Сложите крупные числа на своих фишках, готовых и истощённых. Нейтральные дерутся за того, с кем Народная воля, но лишь там, где есть и его собственная фишка. Поровну — сильнее тот, у кого фишек больше; опять поровну — решает Народная воля.
primer-strength-alt = { brown }: красные, белые и нейтральные фишки, готовые и истощённые; на табличке сила обеих сторон.

primer-scoring = Три флажка, три счёта
primer-scoring-text = Флажок 1 встаёт там, где беспорядки: кто сильнее, берёт очки — что ни месяц, то больше — или бонусное действие. Флажки 2 и 3 встают на цели, и очки идут тому, кто сильнее там, чья бы карта ни лежала. Потом все фишки у флажков устают: готовые истощаются, истощённые уходят с поля.
primer-scoring-alt = Карта Петрограда: шесть областей, между ними шесть переходов, один перекрыт; в трёх областях стоят флажки 1, 2 и 3.

primer-secret = Что скрыто, а что нет
primer-secret-text = Считать карты не грех: сброс лежит открыто. Шпионаж переворачивает чужую цель раньше срока.
primer-secret-step-1 = Знаете только вы: свои карты приказов и свою цель.
primer-secret-step-2 = Знают все: поле, запасы, всё сыгранное и сброшенное, и какие лидеры у кого ещё на руке.
primer-secret-step-3 = Не знает никто: порядок карт в колоде и фишек областей.

primer-win = На чём выигрывают и на чём проигрывают
primer-win-text = Область, за которую бились дважды подряд, на третий раз пуста. Держите свежие силы в стороне.
primer-win-step-1 = Народная воля: шесть нейтральных отрядов и последнее слово при любом равенстве.
primer-win-step-2 = Карта, что ведёт ровно на { $small } или { $large }, — это два действия в одном.
primer-win-step-3 = Цель, которую вам не удержать, платит противнику.
primer-win-step-4 = У флажка фишки устают, а усталые уходят. Восстанавливайте вовремя.

primer-first = Первый вопрос к вам
primer-first-text = Стол попросит секретную цель: щёлкните по карте приказов. Берите ту, где очков много, а область через четыре хода будет вашей; там, где беспорядки, одни и те же фишки приносят очки дважды. До конца раунда карта лежит: ходить ею нельзя.
primer-first-alt = Рука: четыре карты приказов и лидер; одна карта приказов приподнята.

## What a choice surely does: figures and what they become

figure-date = Календарь
figure-day =
    { $bonus ->
        [yes] { TEXT($month) }, { $day } (день бонуса)
       *[no] { TEXT($month) }, { $day }
    }
figure-region =
    { $why ->
        [numbers] { TEXT($first, form: "short") } { $red } : { $white } { TEXT($second, form: "short") }, фишек больше у { TEXT($leads, form: "gen") }
        [will] { TEXT($first, form: "short") } { $red } : { $white } { TEXT($second, form: "short") }, народная воля у { TEXT($leads, form: "gen") }
        [level] { TEXT($first, form: "short") } { $red } : { $white } { TEXT($second, form: "short") }, перевеса нет ни у кого
       *[strength] { TEXT($first, form: "short") } { $red } : { $white } { TEXT($second, form: "short") }
    }

## Поле списком: его можно слушать и по нему играть

list-stands = Как идёт игра
list-round = Раунд { $round }, { TEXT($phase) }
list-bonus-days = Дни с бонусным действием: { $days }
list-worth =
    { $points ->
        [one] Беспорядки в этом месяце приносят { $points } очко
        [few] Беспорядки в этом месяце приносят { $points } очка
       *[many] Беспорядки в этом месяце приносят { $points } очков
    }
list-support =
    { $side ->
        [none] Дорожка поддержки: маркер посередине
       *[other] Дорожка поддержки: впереди { TEXT($side, form: "mid") }, на { $points }
    }
list-track-end = Кто уйдёт вперёд на { $half }, сразу побеждает
list-leads =
    { $why ->
        [strength] Перевес у { TEXT($side, form: "gen") }: { $more } против { $less }
        [numbers] Перевес у { TEXT($side, form: "gen") }: сила равная, по { $more }, но фишек больше
        [will] Перевес у { TEXT($side, form: "gen") }: сила (по { $more }) и число фишек равны, и решает народная воля
        [level] Перевеса нет ни у кого: сила (по { $more }) и число фишек равны
        [alone] Перевеса нет ни у кого: одни нейтральные фишки не в счёт
       *[empty] Здесь никого нет
    }
list-neutrals =
    { $side ->
        [none] Нейтральные фишки здесь ни на чьей стороне
       *[other] Нейтральные фишки здесь на стороне { TEXT($side, form: "gen") }: народная воля у них
    }
list-unrest = Здесь беспорядки
list-next-unrest = Следующие беспорядки будут здесь
list-joined = Отсюда можно пройти: { $ways }
list-way =
    { $blocked ->
        [yes] { TEXT($region) } ({ TEXT($bridge) }, блокада)
       *[no] { TEXT($region) } ({ TEXT($bridge) })
    }
list-token =
    { $face ->
        [exhausted] { $name }: истощён, сила { $strength }
       *[ready] { $name }: готов, сила { $strength }
    }
list-bridges = Мосты
list-bridge =
    { $blocked ->
        [yes] { TEXT($bridge, form: "full") }: блокада
       *[no] { TEXT($bridge, form: "full") }: путь открыт
    }
list-leaders = Лидеры ещё на руке: { $leaders }
list-objective-shown = Секретная цель, раскрыта всем
list-piles = Карты и фишки областей

sure-decline = Отказаться? Действие пропадёт.
    .do = Отказаться
    .keep = Действовать
sure-finish = Закончить? Лидер уже не появится.
    .do = Закончить
    .keep = Продолжать

## Что в коробке: таблицы данных

box-meta = Об игре
box-components = Количество
box-factions = Стороны
box-regions = Области
box-connections = Пути
box-region-tiles = Фишки областей
box-actions = Действия
box-bonus-actions = Бонусные действия
box-command-cards = Карты приказов
box-leader-cards = Карты лидеров
box-leader-tokens = Фишки лидеров
box-units = Отряды
box-calendar = Календарь
box-support-track = Дорожка поддержки
box-board-spaces = Места на поле
box-objective-markers = Маркеры целей
box-setup = Подготовка
box-round = Раунд
box-scoring = Подсчёт
box-rules = Наши решения
box-solo = Соло-игра

# Много событий одного рода за один шаг, одной фразой сцены
many-exhausted =
    { $count ->
        [one] { $count } фишка истощена.
        [few] { $count } фишки истощены.
       *[many] { $count } фишек истощены.
    }
many-removed =
    { $count ->
        [one] { $count } истощённая фишка покидает поле.
        [few] { $count } истощённые фишки покидают поле.
       *[many] { $count } истощённых фишек покидают поле.
    }

# How much has happened since the reader's last move, by kind of event
since-played =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
since-placed =
    { $count ->
        [one] { $count } новый отряд
        [few] { $count } новых отряда
       *[many] { $count } новых отрядов
    }
since-moved =
    { $count ->
        [one] { $count } переход
        [few] { $count } перехода
       *[many] { $count } переходов
    }
since-scored =
    { $count ->
        [one] { $count } подсчёт
        [few] { $count } подсчёта
       *[many] { $count } подсчётов
    }

# What decided a region, in the log
tally-units = отряды
tally-leaders = лидеры
tally-neutrals = нейтральные
tally-numbers = Сила равная: решает число фишек
tally-will = Сила и число фишек равны: решает народная воля

## Подсказки: что значит такой выбор

do-play = Карта сдвигает календарь на свои дни, затем действует. 15-е и 31-е дают бонус, новый месяц — Народную волю.
do-objective = Цель приносит очки в конце раунда тому, кто тогда сильнее в её области.
do-unrest = Очки по месяцу или одно бонусное действие сразу.

# Standing answers

window-BonusAction = Бонусное действие
window-CommandAction = Действие карты команды
window-LeaderAction = Действие лидера
window-UnrestChoice = Выигранные волнения
standing-BonusAction-decline = Отказываться
standing-BonusAction-draw = Брать карту
standing-BonusAction-recruit = Вербовать
standing-CommandAction-decline = Отказываться
standing-LeaderAction-finish = Сразу заканчивать
standing-UnrestChoice-score = Брать очки
standing-UnrestChoice-bonus = Брать бонус
standing-unless-hand = если в руке не больше карт, чем
standing-unless-round = если раунд не позже
