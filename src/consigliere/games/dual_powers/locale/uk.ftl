## Афіша: назва, одне-два речення, що це за гра

game-title = Dual Powers: Революція 1917
game-pitch = Петроград, 1917-й. Дві влади, одне місто. Ваша карта рухає календар для обох.
game-kind = Дуель або соло
game-goal = Доведіть фішку підтримки до свого краю або втримайте її на своїй половині до кінця гри: після жовтня, в соло-грі після третього раунду.
status-date = { TEXT($month) }, { $day }

### Dual Powers: Revolution 1917.
###
### Форми назви: проста починає речення або стоїть сама, `.mid` стоїть усередині речення, `.full` каже все, що треба для
### вибору; відмінки: `.gen`, `.acc`; у місця `.in`, `.to` і `.from` вже з прийменником, а
### `.card` — як звуться його карти: не за кольором, бо два кольори — імена сторін.


## Bots, by seat

bot-name-1 = Зіна Орлова
bot-name-2 = Прапорщик Веселов

## Дві сторони

side-red = Червоні
    .mid = червоні
    .gen = червоних
side-white = Білі
    .mid = білі
    .gen = білих
side-unseated = Сили опозиції
    .mid = сили опозиції
    .gen = сил опозиції
    .short = Опозиція
faction-red = Петроградська рада
faction-white = Тимчасовий уряд
neutral = Нейтральні

## Шість областей

green = Петроградська сторона
    .full = Петроградська сторона (зелена)
    .card = Петроградська
    .card-acc = Петроградську
    .in = на Петроградській стороні
    .to = на Петроградську сторону
    .from = з Петроградської сторони
red = Виборзька сторона
    .full = Виборзька сторона (червона)
    .card = Виборзька
    .card-acc = Виборзьку
    .in = на Виборзькій стороні
    .to = на Виборзьку сторону
    .from = з Виборзької сторони
brown = Ливарна частина
    .full = Ливарна частина (коричнева)
    .card = Ливарна
    .card-acc = Ливарну
    .in = у Ливарній частині
    .to = до Ливарної частини
    .from = з Ливарної частини
purple = Нарвська застава
    .full = Нарвська застава (бузкова)
    .card = Нарвська
    .card-acc = Нарвську
    .in = за Нарвською заставою
    .to = за Нарвську заставу
    .from = з-за Нарвської застави
white = Адміралтейська частина
    .full = Адміралтейська частина (біла)
    .card = Адміралтейська
    .card-acc = Адміралтейську
    .in = в Адміралтейській частині
    .to = до Адміралтейської частини
    .from = з Адміралтейської частини
blue = Васильєвський острів
    .full = Васильєвський острів (синій)
    .card = Васильєвська
    .card-acc = Васильєвську
    .in = на Васильєвському острові
    .to = на Васильєвський острів
    .from = з Васильєвського острова
supply = Запас
    .in = у запасі
region-tile = Фішка області: { TEXT($region, form: "full") }

## Шість переходів

green_red = Сампсоніївський міст
    .full = Сампсоніївський міст ({ green } — { red })
    .on = на Сампсоніївському мосту
    .to = на Сампсоніївський міст
red_brown = Ливарний міст
    .full = Ливарний міст ({ red } — { brown })
    .on = на Ливарному мосту
    .to = на Ливарний міст
brown_purple = Мости Обвідного каналу
    .full = Мости Обвідного каналу ({ brown } — { purple })
    .on = на мостах Обвідного каналу
    .to = на мости Обвідного каналу
purple_white = Мости Фонтанки
    .full = Мости Фонтанки ({ purple } — { white })
    .on = на мостах Фонтанки
    .to = на мости Фонтанки
white_blue = Миколаївський міст
    .full = Миколаївський міст ({ white } — { blue })
    .on = на Миколаївському мосту
    .to = на Миколаївський міст
blue_green = Тучков міст
    .full = Тучков міст ({ blue } — { green })
    .on = на Тучковому мосту
    .to = на Тучков міст

## Карти

command-card = { TEXT($region, form: "card") }-{ $days }
    .acc = { TEXT($region, form: "card-acc") }-{ $days }
    .full = { TEXT($region, form: "card") }-{ $days } · рекрути { $recruit } або { TEXT($action, form: "mid") } · ціль { $points }
leader-card = { TEXT($leader) }
    .acc = { TEXT($leader, form: "acc") }
    .full = { TEXT($leader) }-{ $days } · сила { $ready }/{ $exhausted } · { TEXT($special, form: "mid") }

## Фішки: до риски сила готової, після риски сила виснаженої

unit-red = Червоний загін { $ready }/{ $exhausted }
    .mid = червоний загін { $ready }/{ $exhausted }
unit-white = Білий загін { $ready }/{ $exhausted }
    .mid = білий загін { $ready }/{ $exhausted }
unit-neutral = Нейтральний загін { $ready }/{ $exhausted }
    .mid = нейтральний загін { $ready }/{ $exhausted }
unit-opposition = Загін опозиції { $level }/X
    .mid = загін опозиції { $level }/X
leader_lenin = Ленін
    .acc = Леніна
leader_stalin = Сталін
    .acc = Сталіна
leader_zinoviev = Зінов’єв
    .acc = Зінов’єва
leader_kerensky = Керенський
    .acc = Керенського
leader_lvov = Львов
    .acc = Львова
leader_kornilov = Корнілов
    .acc = Корнілова
trotsky_neutral = Троцький
trotsky_red = Червоний Троцький
    .mid = червоний Троцький
objective-marker = Маркер цілей { $number }

## Календар

march_april = березень/квітень
may_june = травень/червень
july = липень
august = серпень
september = вересень
october_november = жовтень/листопад
trotsky_returns = Троцький повертається із заслання
trotsky_joins_bolsheviks = Троцький пристає до більшовиків

## Фази

phase-draw = фаза добору
phase-objective = фаза цілей
phase-action = фаза дій
phase-scoring = фаза підрахунку
phase-cleanup = фаза оновлення

## Місця на полі

unrest = Заворушення!
    .mid = заворушення
blockade = Блокада!
objective_red = Таємна ціль: червоні
objective_white = Таємна ціль: білі
calendar = Календар
support-track = Доріжка підтримки
will-of-the-people = Народна воля
deck = Колода
discard = Скид
region-tiles = Фішки областей
opposition-pile = Карти опозиції
opposition-leaders = Лідери опозиції
hand = Рука
your-hand = Ваша рука
played = Розіграно
secret-objective = Таємна ціль
face-down = лежить сорочкою догори

## Дії та бонусні дії

recruit = Рекрутування
    .mid = рекрутування
recruit-hint = Загони з вашого запасу виходять в область карти; їхня загальна вартість не більша за число рекрутів на карті.
move = Рух
    .mid = рух
move-hint = Одна ваша фішка проходить одним відкритим переходом.
double_move = Подвійний рух
    .mid = подвійний рух
double_move-hint = Одна ваша фішка проходить одним або двома відкритими переходами.
refresh = Відновлення
    .mid = відновлення
refresh-hint = Одна ваша виснажена фішка знову готова.
leader_recruit = Рекрутування лідера
    .mid = рекрутування лідера
leader_recruit-hint = Лідер з’являється в будь-якій області; виснажені нейтральні загони, що там вам коряться, знову готові.
organise_protest = Організувати протест
    .mid = організувати протест
organise_protest-hint = Блокаду переносять на інший перехід.
espionage = Шпигунство
    .mid = шпигунство
espionage-hint = Таємну ціль супротивника відкривають.
inspire_people = Надихнути народ
    .mid = надихнути народ
inspire_people-hint = Народна воля переходить до вас, а з нею й нейтральні фішки.
bonus_recruit = Бонусне рекрутування
    .short = рекрутування
bonus_recruit-hint = Один загін вартістю 1 виходить у будь-яку область.
bonus_move = Бонусний рух
    .short = рух
bonus_move-hint = Одна ваша фішка проходить одним відкритим переходом.
bonus_refresh = Бонусне відновлення
    .short = відновлення
bonus_refresh-hint = Одна ваша виснажена фішка знову готова.
bonus_draw = Бонусна карта
    .short = карта
bonus_draw-hint = Ви берете одну карту наказів.
bonus_organise = Організація
    .short = організація
bonus_organise-hint = Ви дивитеся свою таємну ціль.

## Налаштування

setting-mode = Гра
setting-mode-hint = Двоє одне проти одного або один проти опозиції.
setting-mode-duel = Дуель
setting-mode-solo = Соло
setting-side = Сторона першого місця
setting-side-hint = Петроградська рада — червоні, Тимчасовий уряд — білі.
setting-side-red = Червоні
setting-side-white = Білі
setting-difficulty = Складність
setting-difficulty-hint = Лише в соло: сила виснажених загонів опозиції.
setting-keep_unplayed_cards = Нерозіграні карти наказів
setting-keep_unplayed_cards-hint = Що наприкінці раунду стається з картами наказів, які лишилися на руці.
setting-keep_unplayed_cards-true = лишаються на руці
setting-keep_unplayed_cards-false = ідуть у скид
setting-neutral_control_needs_presence = Рухати й відновлювати нейтральних
setting-neutral_control_needs_presence-hint = Що потрібно тому, з ким Народна воля, крім неї самої.
setting-neutral_control_needs_presence-true = потрібна своя фішка в області
setting-neutral_control_needs_presence-false = досить Народної волі
setting-lone_neutrals_count = Нейтральні фішки самі по собі
setting-lone_neutrals_count-hint = Чи рахують їх за того, з ким Народна воля, там, де його фішок немає.
setting-lone_neutrals_count-true = рахують за Народну волю
setting-lone_neutrals_count-false = ні за кого
setting-final_tie_to_will_holder = Рівні й сила, і число фішок
setting-final_tie_to_will_holder-hint = Хто сильніший в області, коли сторони в усьому рівні.
setting-final_tie_to_will_holder-true = вирішує Народна воля
setting-final_tie_to_will_holder-false = ніхто
setting-unrest_marker_stays_if_bonus_taken = Бонус замість очок за заворушення
setting-unrest_marker_stays_if_bonus_taken-hint = Чи виснажується область заворушень, якщо замість очок узято бонус.
setting-unrest_marker_stays_if_bonus_taken-true = область виснажується
setting-unrest_marker_stays_if_bonus_taken-false = область не виснажується
setting-region_tiles_reshuffle_when_empty = Коли фішки областей скінчилися
setting-region_tiles_reshuffle_when_empty-hint = Рідкісний випадок: шести фішок вистачає на п’ять раундів.
setting-region_tiles_reshuffle_when_empty-true = перемішати знову
setting-region_tiles_reshuffle_when_empty-false = більше не брати
setting-action_may_be_declined = Дія карти
setting-action_may_be_declined-hint = Чи можна відмовитися від дії, яку можна виконати.
setting-action_may_be_declined-true = можна не виконувати
setting-action_may_be_declined-false = обов’язкова
setting-solo_espionage_has_effect = Шпигунство в соло
setting-solo_espionage_has_effect-hint = Нема чого відкривати: цілі супротивника на столі немає.
setting-solo_espionage_has_effect-true = показує вашу ціль
setting-solo_espionage_has_effect-false = нічого не дає

## Запитання

ask-ChooseObjective = Оберіть карту наказів для таємної цілі
ask-Turn = Розіграйте карту
play-card-first = Спершу розіграйте карту: від неї залежить, що можна зробити на полі.
ask-CommandAction = { TEXT($card) }: на що піде карта?
ask-LeaderAction =
    { $placed ->
        [yes] { TEXT($card) } на карті. Виконати й особливу дію?
       *[no] { TEXT($card) }: рекрутування лідера й особлива дія, по одному разу, у будь-якому порядку
    }
ask-BonusAction = Виконати бонусну дію?
ask-Recruit =
    { $region ->
        [none] Який загін рекрутувати?
       *[other] Який загін рекрутувати { TEXT($region, form: "in") }? Лишилося рекрутів: { $left }
    }
ask-RecruitWhere = Де з’явиться { TEXT($token, form: "mid") }?
ask-Move =
    { $most ->
        [one] Хто рушить? Один крок
        [few] Хто рушить? До { $most } кроків
       *[many] Хто рушить? До { $most } кроків
    }
ask-MoveTo =
    { $most ->
        [one] Куди рушить { TEXT($token, form: "mid") }? Лишився { $most } крок
        [few] Куди рушить { TEXT($token, form: "mid") }? Лишилося { $most } кроки
       *[many] Куди рушить { TEXT($token, form: "mid") }? Лишилося { $most } кроків
    }
ask-Refresh = Яку виснажену фішку відновити?
ask-PlaceLeader = Де з’явиться { TEXT($token, form: "mid") }?
ask-MoveBlockade = Який перехід перекрити?
ask-UnrestChoice = Заворушення { TEXT($region, form: "in") }: перевагу маєте ви. Очки чи бонусна дія?

## Що вирішують інші, поки читач чекає: «Вирішують, ...»

await-ChooseObjective = якою буде таємна ціль
await-Turn = яку карту розіграти
await-CommandAction = на що піде карта
await-LeaderAction = що раніше: лідер чи особлива дія
await-BonusAction = чи виконувати бонусну дію
await-Recruit = який загін рекрутувати
await-RecruitWhere = де з’явиться загін
await-Move = хто рушить
await-MoveTo = куди рушити
await-Refresh = яку виснажену фішку відновити
await-PlaceLeader = де з’явиться лідер
await-MoveBlockade = який перехід перекрити
await-UnrestChoice = що взяти за заворушення: очки чи бонусну дію

## Варіанти

opt-play = { TEXT($target, form: "full") }
opt-objective = { TEXT($target, form: "full") }
opt-recruit = { TEXT($target) }, вартість { $value }
opt-move =
    { $face ->
        [exhausted] { TEXT($target) } { TEXT($place, form: "in") }, виснажений
       *[ready] { TEXT($target) } { TEXT($place, form: "in") }
    }
opt-refresh = { TEXT($target) } { TEXT($place, form: "in") }
opt-to = { TEXT($target) }
opt-block = { TEXT($target, form: "full") }
opt-act = { TEXT($target) }
opt-act-recruit = Рекрутувати { TEXT($region, form: "in") }: { $recruit }
opt-act-leader_recruit = Рекрутувати лідера: { TEXT($leader) }
opt-bonus = { TEXT($target) }
opt-unrest-score =
    { $points ->
        [one] Взяти { $points } очко
        [few] Взяти { $points } очки
       *[many] Взяти { $points } очок
    }
opt-unrest-bonus = Взяти бонусну дію
opt-decline = Відмовитися
opt-finish = Готово
opt-stop = Зупинитися тут

## Події

event-round = Раунд { $round }.
event-drew =
    { $count ->
        [0] { TEXT($side) } лишилися без карт: нема чого брати.
        [one] { TEXT($side) } взяли { $count } карту.
        [few] { TEXT($side) } взяли { $count } карти.
       *[many] { TEXT($side) } взяли { $count } карт.
    }
    .you =
    { $count ->
        [0] Карт для вас не лишилося.
       *[other] Ви взяли: { $cards }.
    }
event-reshuffled = Скид перемішано, і він став новою колодою.
event-objective = { TEXT($side) } поклали таємну ціль.
    .you = Ви поклали таємну ціль: { TEXT($card) }.
event-unseen =
    { $count ->
        [one] Таємна ціль { TEXT($side, form: "gen") } лягла сорочкою догори: її не бачив ніхто. Силам опозиції дісталася { $count } карта, теж сорочкою догори.
        [few] Таємна ціль { TEXT($side, form: "gen") } лягла сорочкою догори: її не бачив ніхто. Силам опозиції дісталося { $count } карти, теж сорочкою догори.
       *[many] Таємна ціль { TEXT($side, form: "gen") } лягла сорочкою догори: її не бачив ніхто. Силам опозиції дісталося { $count } карт, теж сорочкою догори.
    }
    .you =
    { $count ->
        [one] Ваша таємна ціль лягла сорочкою догори: її не бачили й ви. Силам опозиції дісталася { $count } карта, теж сорочкою догори.
        [few] Ваша таємна ціль лягла сорочкою догори: її не бачили й ви. Силам опозиції дісталося { $count } карти, теж сорочкою догори.
       *[many] Ваша таємна ціль лягла сорочкою догори: її не бачили й ви. Силам опозиції дісталося { $count } карт, теж сорочкою догори.
    }
event-played = { TEXT($side) } розіграли { TEXT($card, form: "acc") }.
    .you = Ви розіграли { TEXT($card, form: "acc") }.
event-day = На календарі день { $day }.
event-month = Новий аркуш календаря: { TEXT($month) }.
event-will = Народна воля переходить до { TEXT($side, form: "gen") }.
    .you = Народна воля тепер з вами.
event-action = { TEXT($side) } обрали: { TEXT($action, form: "mid") }.
    .you = Ви обрали: { TEXT($action, form: "mid") }.
event-bonus = { TEXT($side) } взяли бонусну дію: { TEXT($action, form: "short") }.
    .you = Ви взяли бонусну дію: { TEXT($action, form: "short") }.
event-declined = { TEXT($side) } на цьому зупинилися.
    .you = Ви на цьому зупинилися.
event-idle = { TEXT($card) }: нічого не виконати.
event-placed = { TEXT($token) } з’явився { TEXT($region, form: "in") }.
event-none_left = Загонів рівня { $level } у сил опозиції більше немає: нема кого ставити.
event-moved = { TEXT($token) } перейшов { TEXT($from, form: "from") } { TEXT($to, form: "to") }.
event-refreshed = { TEXT($token) } { TEXT($region, form: "in") } знову готовий.
event-exhausted = { TEXT($token) } { TEXT($region, form: "in") } виснажений.
event-removed =
    { $to ->
        [supply] { TEXT($token) } повернувся { TEXT($region, form: "from") } в запас.
       *[out]
        { $region ->
            [none] { TEXT($token) } вибув із гри.
           *[other] { TEXT($token) } пішов { TEXT($region, form: "from") } і вибув із гри.
        }
    }
event-swapped = { TEXT($old) } змінив сторону: на його місці { TEXT($new, form: "mid") }.
event-blocked = { TEXT($side) } перенесли блокаду { TEXT($connection, form: "to") }.
    .you = Ви перенесли блокаду { TEXT($connection, form: "to") }.
event-spied = Шпигунство: таємна ціль { TEXT($side, form: "gen") } — { TEXT($card) }.
    .you = Шпигунство: вашу таємну ціль, { TEXT($card) }, розкрито.
event-organised = { TEXT($side) } глянули на свою таємну ціль.
    .you = Ви глянули на свою таємну ціль: { TEXT($card) }.
event-unrest =
    { $side ->
        [none] Заворушення { TEXT($region, form: "in") }: переваги не має ніхто.
       *[other] Заворушення { TEXT($region, form: "in") }: перевагу мають { TEXT($side, form: "mid") }.
    }
    .you = Заворушення { TEXT($region, form: "in") }: перевагу маєте ви.
event-unrest_choice =
    { $choice ->
        [score] { TEXT($side) } обрали очки.
       *[bonus] { TEXT($side) } обрали бонусну дію.
    }
    .you =
    { $choice ->
        [score] Ви обрали очки.
       *[bonus] Ви обрали бонусну дію.
    }
event-revealed = { TEXT($side) } розкрили ціль: { TEXT($card) }, маркер { $marker }.
    .you = Ви розкрили ціль: { TEXT($card) }, маркер { $marker }.
event-scored =
    { $points ->
        [one] { TEXT($side) } здобули { $points } очко ({ TEXT($why, form: "mid") }): { scored-standing }.
        [few] { TEXT($side) } здобули { $points } очки ({ TEXT($why, form: "mid") }): { scored-standing }.
       *[many] { TEXT($side) } здобули { $points } очок ({ TEXT($why, form: "mid") }): { scored-standing }.
    }
    .you =
    { $points ->
        [one] Ви здобули { $points } очко ({ TEXT($why, form: "mid") }): { scored-standing }.
        [few] Ви здобули { $points } очки ({ TEXT($why, form: "mid") }): { scored-standing }.
       *[many] Ви здобули { $points } очок ({ TEXT($why, form: "mid") }): { scored-standing }.
    }
scored-standing =
    { $ahead ->
        [none] сторони йдуть урівень
       *[other] { TEXT($ahead, form: "mid") } попереду на { $lead }
    }
event-unscored = Переваги { TEXT($region, form: "in") } не має ніхто: { TEXT($card) } очок не дає.
event-tiles =
    { $blockade ->
        [none] Заворушення: { TEXT($unrest) }. Блокада лишається { TEXT($connection, form: "on") }.
       *[other] Заворушення: { TEXT($unrest) }. Блокада: { TEXT($connection) }.
    }
event-ended = Гру завершено. Перемогли { TEXT($side, form: "mid") }.
    .you = Гру завершено. Ви перемогли.

## Чим скінчилося

ending-support_track = Маркер дійшов до кінця доріжки підтримки.
ending-october = Настав Жовтень. Маркер стоїть на половині переможця.
ending-october_will = Настав Жовтень. Маркер стоїть посередині, і справу вирішила Народна воля.
ending-round_three = Третій раунд позаду. Маркер стоїть на половині переможця.
ending-round_three_will = Третій раунд позаду. Маркер стоїть посередині, і справу вирішила Народна воля.
score-line =
    { $sign ->
        [minus] { $name }: відставання на доріжці підтримки — { $amount }
        [none] { $name }: маркер доріжки підтримки стоїть посередині
       *[plus] { $name }: перевага на доріжці підтримки — { $amount }
    }

## Рахунок наприкінці

account-sum =
    { $sign ->
        [minus] −{ $amount }
       *[plus] { $amount }
    }
account-unrest = Заворушення
account-objectives = Таємні цілі
account-rival = Очки супротивника
account-track_end = За кінцем доріжки
account-total = Маркер, якщо дивитися звідси

## Поле текстом

text-when = Раунд { $round } · { TEXT($phase) } · { TEXT($month) }, день { $day }
text-difficulty = складність { $level }
text-unrest = Заворушення! { TEXT($region, form: "full") }. Далі: { TEXT($next, form: "full") }
text-blockade = Блокада! { TEXT($connection, form: "full") }
text-markers = маркери цілей: { $markers }
text-legend = 3 = готовий, (1) = виснажений; після знака рівності: сила в області
text-bonus-days = * = бонусна дія
text-ahead = Попереду { TEXT($side, form: "mid") }: { $points }
text-level = Сторони йдуть урівень
text-side = { TEXT($side) }, { TEXT($faction) }
text-side-you = { TEXT($side) }, { TEXT($faction) } (ви)
text-also-joined = З’єднані також

## Картина: що написано на полі й що кажуть про себе його фігури, якщо на них указати

pic-label =
    { $part ->
        [board] Поле, раунд { $round }
        [red] Місце Петроградської ради
        [white] Місце Тимчасового уряду
        [hand] Ваші карти
       *[all] Стіл, раунд { $round }
    }
pic-token =
    { $face ->
        [ready] { $name } { TEXT($place, form: "in") }: готовий до дії, сила { $strength } (виснажений: { $other })
        [exhausted] { $name } { TEXT($place, form: "in") }: виснажений, сила { $strength } (готовий: { $other })
        [supply] { $name } у запасі
        [calendar] { $name } чекає на календарі
       *[out] { $name }: поза грою
    }
pic-value = Рекрутується за { $value } з числа рекрутів на карті
pic-obeys = Кориться тому, на чиєму боці народна воля; зараз це { TEXT($side, form: "mid") }
pic-trotsky = Троцький
pic-trotsky-returns = З’явиться в області заворушень, коли настане { TEXT($month) }
pic-trotsky-joins = Коли настане { TEXT($month) }, Троцький, якщо він на полі, стане червоним назавжди
pic-card-days =
    { $days ->
        [one] Минає { $days } день. Потім одне з двох:
        [few] Минає { $days } дні. Потім одне з двох:
       *[many] Минає { $days } днів. Потім одне з двох:
    }
pic-card-recruit = Рекрути. Загони загальною вартістю до { $recruit } виходять { TEXT($region, form: "to") }.
pic-card-action = { TEXT($action) }. { $hint }
pic-card-points =
    { $points ->
        [one] Як таємна ціль: { $points } очко тому, хто має перевагу { TEXT($region, form: "in") }.
        [few] Як таємна ціль: { $points } очки тому, хто має перевагу { TEXT($region, form: "in") }.
       *[many] Як таємна ціль: { $points } очок тому, хто має перевагу { TEXT($region, form: "in") }.
    }
pic-leader-days =
    { $days ->
        [one] Минає { $days } день. Потім і те й інше, у будь-якому порядку:
        [few] Минає { $days } дні. Потім і те й інше, у будь-якому порядку:
       *[many] Минає { $days } днів. Потім і те й інше, у будь-якому порядку:
    }
pic-neva = Нева
pic-blocked = Блокада: { $connection }
pic-closed = Блокада: не пройти нікому
pic-unrest-first = Рахується першою: хто має перевагу, бере очки або бонусну дію
pic-will-held = Народна воля: { $side }
pic-day = День { $day }, { $month }
pic-day-bonus = Зупиніться на цьому дні й виконайте бонусну дію
pic-day-slides = Хто зупиниться тут, того день переносить на { $day }-ше
pic-day-last = Далі починається новий місяць: Народна воля перейде до вас
pic-month =
    { $points ->
        [one] { $month }: заворушення дають { $points } очко
        [few] { $month }: заворушення дають { $points } очки
       *[many] { $month }: заворушення дають { $points } очок
    }
pic-month-ends = Останній місяць: після його підрахунку гра скінчиться
pic-tiles =
    { $count ->
        [one] Лишилася { $count } фішка області
        [few] Лишилося { $count } фішки областей
       *[many] Лишилося { $count } фішок областей
    }
pic-score =
    { $side ->
        [none] Підтримка: порівну
       *[other] Підтримка: { $points } — { $side }
    }
pic-deck =
    { $count ->
        [one] Колода: { $count } карта
        [few] Колода: { $count } карти
       *[many] Колода: { $count } карт
    }
pic-discard =
    { $count ->
        [one] Скид: { $count } карта
        [few] Скид: { $count } карти
       *[many] Скид: { $count } карт
    }
pic-you = Ви
pic-objective = Ціль
pic-in-hand = На руці
pic-hand =
    { $count ->
        [one] { $count } карта на руці
        [few] { $count } карти на руці
       *[many] { $count } карт на руці
    }
pic-orders = У резерві
pic-pile =
    { $count ->
        [one] Карти опозиції: { $count } карта
        [few] Карти опозиції: { $count } карти
       *[many] Карти опозиції: { $count } карт
    }
pic-leaders =
    { $count ->
        [one] Попереду ще { $count } лідер опозиції
        [few] Попереду ще { $count } лідери опозиції
       *[many] Попереду ще { $count } лідерів опозиції
    }
pic-difficulty = Складність { $level }: така сила виснажених загонів опозиції
pic-played = Розіграно цього раунду
pic-out = Поза грою
pic-tally = { $region }: червоні { $red }, білі { $white }
pic-count-strength = Сила { $red } : { $white }
pic-count-tokens = Жетони { $red } : { $white }
pic-victory =
    { $side ->
        [red] Перемогла рада
       *[white] Переміг уряд
    }

## Як у це грають

primer-goal = Один маркер на дві влади
primer-goal-text = Кожне очко тягне маркер на поділку до вашого кінця доріжки підтримки. Дотягли до кінця — перемога одразу. Інакше вирішує Жовтень: коли підраховано раунд, у якому він настав, перемагає той, на чиєму боці маркер.
primer-goal-alt = Доріжка підтримки: ліворуч половина червоних, праворуч половина білих, маркер на три поділки пішов до білих.

primer-round = У раунді п’ять фаз
primer-round-text = Уся гра — раундів п’ять. Що не розіграно, лишається на руці до наступного.
primer-round-step-1 = Добір: по п’ять карт наказів.
primer-round-step-2 = Цілі: кожен кладе одну карту сорочкою догори.
primer-round-step-3 = Дії: по чотири ходи, по черзі. Починає той, з ким Народна воля.
primer-round-step-4 = Підрахунок: спершу заворушення, потім обидві цілі.
primer-round-step-5 = Оновлення: фішки областей зсуваються. Де спалахне наступного разу, всі знають за раунд.

primer-card = Як читати карту наказів
primer-card-text = Карту розіграно — спершу минають дні. Потім рекрути або дія, одне з двох.
primer-card-alt = Карта наказів, п’ять номерів указують на її частини.
primer-card-note-1 = Дні: на стільки зсунеться календар.
primer-card-note-2 = Область: сюди приходять рекрути, і за неї змагаються, якщо карта лежить ціллю.
primer-card-note-3 = Рекрути: загони із запасу, разом не дорожчі за стільки рисок.
primer-card-note-4 = Або дія: рух, подвійний рух чи відновлення. Крізь блокаду не пройде ніхто.
primer-card-note-5 = Очки: лише якщо карта лежить таємною ціллю.

primer-leader = Як читати лідера
primer-leader-text = Лідерів у сторони троє, і кожен приходить один раз. Вам дістається і сам лідер, і особлива дія, у будь-якому порядку. Карта назад не вернеться.
primer-leader-alt = Карта Леніна, поруч його фішка, готова й виснажена; п’ять номерів указують на їхні частини.
primer-leader-note-1 = Лідер з’являється в будь-якій області.
primer-leader-note-2 = Особлива дія: протест, шпигунство або Народна воля.
primer-leader-note-3 = Сила: великим — готового, дрібним — виснаженого.
primer-leader-note-4 = Готовий: фішку залито кольором.
primer-leader-note-5 = Виснажений: самий контур, та й той перекреслено. Мале число — сила іншого боку фішки.

primer-calendar = Календар один на двох
primer-calendar-text = Спинилися рівно на { $small } чи { $large } — бонусна дія ваша; два дні перед { $large } зсковзують на нього. Пішли за { $large } — почався новий місяць, і Народна воля з вами, а за нею й усі нейтральні фішки.
primer-calendar-alt = Календар: від 26-го карта на чотири дні веде на 30-те, а звідти день зсковзує на 31-ше.

primer-strength = Чия область
primer-strength-text = Додайте великі числа на своїх фішках, готових і виснажених. Нейтральні б’ються за того, з ким Народна воля, але лише там, де є і його власна фішка. Порівну — сильніший той, у кого фішок більше; знову порівну — вирішує Народна воля.
primer-strength-alt = { brown }: червоні, білі й нейтральні фішки, готові й виснажені; на табличці сила обох сторін.

primer-scoring = Три прапорці, три рахунки
primer-scoring-text = Прапорець 1 стає там, де заворушення: хто сильніший, бере очки — що не місяць, то більше — або бонусну дію. Прапорці 2 і 3 стають на цілі, і очки йдуть тому, хто сильніший там, хоч би чия карта лежала. Потім усі фішки біля прапорців стомлюються: готові виснажуються, виснажені йдуть із поля.
primer-scoring-alt = Мапа Петрограда: шість областей, між ними шість переходів, один перекрито; у трьох областях стоять прапорці 1, 2 і 3.

primer-secret = Що приховано, а що ні
primer-secret-text = Лічити карти не гріх: скид лежить відкрито. Шпигунство перевертає чужу ціль дочасно.
primer-secret-step-1 = Знаєте лише ви: свої карти наказів і свою ціль.
primer-secret-step-2 = Знають усі: поле, запаси, усе розігране й скинуте, і які лідери в кого ще на руці.
primer-secret-step-3 = Не знає ніхто: порядок карт у колоді та фішок областей.

primer-win = На чому виграють і на чому програють
primer-win-text = Область, за яку билися двічі поспіль, на третій раз порожня. Тримайте свіжі сили осторонь.
primer-win-step-1 = Народна воля: шість нейтральних загонів і останнє слово за будь-якої рівності.
primer-win-step-2 = Карта, що веде рівно на { $small } чи { $large }, — це дві дії в одній.
primer-win-step-3 = Ціль, якої вам не втримати, платить супротивникові.
primer-win-step-4 = Біля прапорця фішки стомлюються, а стомлені йдуть. Відновлюйте вчасно.

primer-first = Перше запитання до вас
primer-first-text = Стіл попросить таємну ціль: клацніть карту наказів. Беріть ту, де очок багато, а область за чотири ходи буде вашою; там, де заворушення, ті самі фішки дають очки двічі. До кінця раунду карта лежить: ходити нею не можна.
primer-first-alt = Рука: чотири карти наказів і лідер; одну карту наказів піднято.

## What a choice surely does: figures and what they become

figure-date = Календар
figure-day =
    { $bonus ->
        [yes] { TEXT($month) }, { $day } (день бонусу)
       *[no] { TEXT($month) }, { $day }
    }
figure-region =
    { $why ->
        [numbers] { TEXT($first, form: "short") } { $red } : { $white } { TEXT($second, form: "short") }, більше фішок мають { TEXT($leads, form: "mid") }
        [will] { TEXT($first, form: "short") } { $red } : { $white } { TEXT($second, form: "short") }, народну волю мають { TEXT($leads, form: "mid") }
        [level] { TEXT($first, form: "short") } { $red } : { $white } { TEXT($second, form: "short") }, переваги не має ніхто
       *[strength] { TEXT($first, form: "short") } { $red } : { $white } { TEXT($second, form: "short") }
    }

## Поле списком: його можна слухати й за ним грати

list-stands = Як іде гра
list-round = Раунд { $round }, { TEXT($phase) }
list-bonus-days = Дні з бонусною дією: { $days }
list-worth =
    { $points ->
        [one] Заворушення цього місяця дають { $points } очко
        [few] Заворушення цього місяця дають { $points } очки
       *[many] Заворушення цього місяця дають { $points } очок
    }
list-support =
    { $side ->
        [none] Доріжка підтримки: маркер посередині
       *[other] Доріжка підтримки: попереду { TEXT($side, form: "mid") }, на { $points }
    }
list-track-end = Хто вийде вперед на { $half }, одразу перемагає
list-leads =
    { $why ->
        [strength] Перевагу мають { TEXT($side, form: "mid") }: { $more } проти { $less }
        [numbers] Перевагу мають { TEXT($side, form: "mid") }: сила рівна, по { $more }, але фішок більше
        [will] Перевагу мають { TEXT($side, form: "mid") }: сила (по { $more }) і число фішок рівні, тож вирішує народна воля
        [level] Переваги не має ніхто: сила (по { $more }) і число фішок рівні
        [alone] Переваги не має ніхто: самі нейтральні фішки не рахуються
       *[empty] Тут нікого немає
    }
list-neutrals =
    { $side ->
        [none] Нейтральні фішки тут ні на чиєму боці
       *[other] Нейтральні фішки тут на боці { TEXT($side, form: "gen") }: народна воля в них
    }
list-unrest = Тут заворушення
list-next-unrest = Наступні заворушення будуть тут
list-joined = Звідси можна пройти: { $ways }
list-way =
    { $blocked ->
        [yes] { TEXT($region) } ({ TEXT($bridge) }, блокада)
       *[no] { TEXT($region) } ({ TEXT($bridge) })
    }
list-token =
    { $face ->
        [exhausted] { $name }: виснажений, сила { $strength }
       *[ready] { $name }: готовий, сила { $strength }
    }
list-bridges = Мости
list-bridge =
    { $blocked ->
        [yes] { TEXT($bridge, form: "full") }: блокада
       *[no] { TEXT($bridge, form: "full") }: шлях відкритий
    }
list-leaders = Лідери ще на руці: { $leaders }
list-objective-shown = Таємна ціль, розкрита всім
list-piles = Карти й фішки областей

sure-decline = Відмовитися? Дія пропаде.
    .do = Відмовитися
    .keep = Діяти
sure-finish = Закінчити? Лідер уже не з’явиться.
    .do = Закінчити
    .keep = Продовжити

## Що в коробці: таблиці даних

box-meta = Про гру
box-components = Кількість
box-factions = Сторони
box-regions = Області
box-connections = Шляхи
box-region-tiles = Фішки областей
box-actions = Дії
box-bonus-actions = Бонусні дії
box-command-cards = Карти наказів
box-leader-cards = Карти лідерів
box-leader-tokens = Фішки лідерів
box-units = Загони
box-calendar = Календар
box-support-track = Доріжка підтримки
box-board-spaces = Місця на полі
box-objective-markers = Маркери цілей
box-setup = Підготовка
box-round = Раунд
box-scoring = Підрахунок
box-rules = Наші рішення
box-solo = Соло-гра

# Багато подій одного роду за один крок, однією фразою сцени
many-exhausted =
    { $count ->
        [one] { $count } фішку виснажено.
        [few] { $count } фішки виснажено.
       *[many] { $count } фішок виснажено.
    }
many-removed =
    { $count ->
        [one] { $count } виснажена фішка залишає поле.
        [few] { $count } виснажені фішки залишають поле.
       *[many] { $count } виснажених фішок залишають поле.
    }

# How much has happened since the reader's last move, by kind of event
since-played =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
since-placed =
    { $count ->
        [one] { $count } новий загін
        [few] { $count } нові загони
       *[many] { $count } нових загонів
    }
since-moved =
    { $count ->
        [one] { $count } перехід
        [few] { $count } переходи
       *[many] { $count } переходів
    }
since-scored =
    { $count ->
        [one] { $count } підрахунок
        [few] { $count } підрахунки
       *[many] { $count } підрахунків
    }

# What decided a region, in the log
tally-units = загони
tally-leaders = лідери
tally-neutrals = нейтральні
tally-numbers = Сила рівна: вирішує число фішок
tally-will = Сила й число фішок рівні: вирішує народна воля

## Підказки: що означає такий вибір

do-play = Карта зсуває календар на свої дні, потім діє. 15-те й 31-ше дають бонус, новий місяць — Народну волю.
do-objective = Ціль дає очки наприкінці раунду тому, хто тоді сильніший у її області.
do-unrest = Очки за місяцем або одна бонусна дія одразу.

# Standing answers

window-BonusAction = Бонусна дія
window-CommandAction = Дія карти команди
window-LeaderAction = Дія лідера
window-UnrestChoice = Виграні заворушення
standing-BonusAction-decline = Відмовлятися
standing-BonusAction-draw = Брати карту
standing-BonusAction-recruit = Вербувати
standing-CommandAction-decline = Відмовлятися
standing-LeaderAction-finish = Одразу закінчувати
standing-UnrestChoice-score = Брати очки
standing-UnrestChoice-bonus = Брати бонус
standing-unless-hand = якщо в руці не більше карт, ніж
standing-unless-round = якщо раунд не пізніше
