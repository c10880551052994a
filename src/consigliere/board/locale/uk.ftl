### Рамка: тексти, спільні для всіх ігор.

language-name = Українська

## Хто де сидить

seat-name = Місце { $number }
player-of-side = { $name } ({ $side })
you = ви
reader-first = Ви
bot-random = Випадковий бот
bot-greedy = Жадібний бот
bot-trader = Бот-торговець
bot-bully = Бот-здирник
bot-miser = Бот-скнара
bot-novice = Бот-новачок (легкий)
bot-novice-trader = Бот-новачок (легкий, торговець)
bot-novice-bully = Бот-новачок (легкий, здирник)
bot-novice-miser = Бот-новачок (легкий, скнара)
bot-soldier = Бот-солдат (середній)
bot-soldier-trader = Бот-солдат (середній, торговець)
bot-soldier-bully = Бот-солдат (середній, здирник)
bot-soldier-miser = Бот-солдат (середній, скнара)
bot-capo = Бот-капо (сильний)
bot-capo-trader = Бот-капо (сильний, торговець)
bot-capo-bully = Бот-капо (сильний, здирник)
bot-capo-miser = Бот-капо (сильний, скнара)
bot-consigliere = Бот-консильєрі (найсильніший)
bot-consigliere-trader = Бот-консильєрі (найсильніший, торговець)
bot-consigliere-bully = Бот-консильєрі (найсильніший, здирник)
bot-consigliere-miser = Бот-консильєрі (найсильніший, скнара)
bot-short-novice = бот, новачок
bot-short-soldier = бот, солдат
bot-short-capo = бот, капо
bot-short-consigliere = бот, консильєрі
bot-llm = Бот із мовною моделлю

## Лічба

players-count =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[many] { $count } гравців
    }
players-range =
    { $most ->
        [one] { $least }–{ $most } гравець
        [few] { $least }–{ $most } гравці
       *[many] { $least }–{ $most } гравців
    }
minutes-count =
    { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
       *[many] { $count } хвилин
    }
decisions-count =
    { $count ->
        [one] { $count } рішення
        [few] { $count } рішення
       *[many] { $count } рішень
    }

## Перебіг гри

round = Раунд { $number }
your-move = Ваш хід
waiting-for = Чекаємо: { $names }
waiting-hidden = Стіл вирішує
choose = Обирайте
undo = Скасувати хід
yes = Так
no = Ні
hidden = приховано
none = немає

## Чим скінчилося

over-with = Гру завершено. { $result }
result-won = Перемагає { $name }
result-you-won = Ви перемогли
result-your-team-won = Ваша команда перемогла
result-team-won = Перемогла команда: { $names }
result-you-lost = Ви програли
result-you-lost-to = Ви програли. Перемагає { $name }
result-draw = Нічия: попереду нікого
result-shared = Перемогу ділять: { $names }
result-nobody = За цим столом не переміг ніхто
result-score =
    { $score ->
        [one] { $name }: { $score } очко
        [few] { $name }: { $score } очки
       *[many] { $name }: { $score } очок
    }

## Чотири помилки

error-not-understood = Незрозуміло: «{ $text }»
error-not-legal =
    { $rule ->
        [none] Зараз цього зробити не можна
       *[other] Правило { $rule } цього не дозволяє
    }
error-not-yours = Зараз вирішуєте не ви
error-stale = Гра вже пішла далі: погляньте ще раз і оберіть знову

## Угоди

gift = { $giver } → { $taker }: { $what }
said = «{ $text }»
promise-until =
    { $rounds ->
        [0] до кінця раунду
        [1] до кінця наступного раунду
        [one] ще { $rounds } раунд після цього
        [few] ще { $rounds } раунди після цього
       *[many] ще { $rounds } раундів після цього
    }
promise-peace =
    { $giver-is ->
        [you] ви не нападаєте на гравця { $taker } { $until }
       *[other]
            { $taker-is ->
                [you] { $giver } не нападає на вас { $until }
               *[other] { $giver } не нападає на гравця { $taker } { $until }
            }
    }
promise-later =
    { $giver-is ->
        [you] ви віддасте гравцеві { $taker } { $until }: { $what }
       *[other]
            { $taker-is ->
                [you] { $giver } віддасть вам { $until }: { $what }
               *[other] { $giver } віддасть гравцеві { $taker } { $until }: { $what }
            }
    }
promise-word =
    { $giver-is ->
        [you] Ви даєте слово гравцеві { $taker }:
       *[other]
            { $taker-is ->
                [you] { $giver } дає вам слово:
               *[other] { $giver } дає слово гравцеві { $taker }:
            }
    }
claim-least =
    { $seat-is ->
        [you] (ви кажете, що маєте не менше: { $what })
       *[other] ({ $seat } запевняє, що має не менше: { $what })
    }
claim-most =
    { $seat-is ->
        [you] (ви кажете, що маєте не більше: { $what })
       *[other] ({ $seat } запевняє, що має не більше: { $what })
    }
claim-piece =
    { $seat-is ->
        [you] (ви кажете, що маєте: { $what })
       *[other] ({ $seat } запевняє, що має: { $what })
    }
deal-gives =
    { $giver-is ->
        [you] Ви віддаєте гравцеві { $taker }: { $what }.
       *[other]
            { $taker-is ->
                [you] { $giver } віддає вам: { $what }.
               *[other] { $giver } віддає гравцеві { $taker }: { $what }.
            }
    }
because = Чому: { $why }
event-marked =
    { $verdict ->
        [kept] { $seat }: обіцянку «{ $words }» дотримано.
       *[broken] { $seat }: обіцянку «{ $words }» порушено.
    }
    .you =
    { $verdict ->
        [kept] На вашу думку, обіцянку «{ $words }» дотримано.
       *[broken] На вашу думку, обіцянку «{ $words }» порушено.
    }
event-explained =
    { $state ->
        [kept] { $seat } про дотриману обіцянку («{ $about }»): { $said }
        [broken] { $seat } про порушену обіцянку («{ $about }»): { $said }
       *[other] { $seat } про обіцянку («{ $about }»): { $said }
    }
    .you =
    { $state ->
        [kept] Ви про дотриману обіцянку («{ $about }»): { $said }
        [broken] Ви про порушену обіцянку («{ $about }»): { $said }
       *[other] Ви про обіцянку («{ $about }»): { $said }
    }
why-no = Зараз не можу.
why-loss = Мені це на шкоду.
why-little = Замало мені з цього.
why-trust = Ви вже порушували слово — тепер це дорожче.
why-share = Вам із цього куди більше користі, ніж мені.
why-changed = Відтоді все змінилося.
why-want = Мені це потрібніше, ніж вам.
why-sell = Вам це потрібніше, ніж мені.
why-swap = Кожен матиме те, що йому корисніше.
why-peace = Краще заплачу, ніж чекати нападу.
why-threat = Я можу вам нашкодити, а мир коштує грошей.
why-counter = Так — ні, а ось так — мабуть.
why-word = Як і обіцяно.
why-premium = Порушене слово робить це для вас дорожчим.
why-gain = Слово порушено: вигода для мене дорожча за слово.
why-unbound = Моє слово тримається, доки це вигідно.
why-first = Слово, дане мені, порушили першим — моє більше не рахується.
why-forced = Правила не лишили мені вибору.
why-late = Зупинити це було вже неможливо.
why-lost = Віддавати було вже нічого.
why-dear = Дотримати слова коштувало б більше, ніж воно варте.
why-tempted = Порушити було б вигідно. Слова дотримано.
why-punish = Це запам’ятається: тепер для вас дорожче.
why-shun = Це вже занадто: поки що жодних угод із вами.
why-forgive = Забуто: угоди з вами — як раніше.
offer-line =
    { $goods ->
        [none] { $maker } робить пропозицію.
       *[other] { $maker } пропонує: { $goods }.
    }
    .you =
    { $goods ->
        [none] Ваша пропозиція.
       *[other] Ваша пропозиція: { $goods }.
    }
event-offered =
    { $goods ->
        [none] { $seat } пропонує угоду.
       *[other] { $seat } пропонує угоду: { $goods }.
    }
    .you =
    { $goods ->
        [none] Ви пропонуєте угоду.
       *[other] Ви пропонуєте угоду: { $goods }.
    }
event-withdrew =
    { $goods ->
        [none] { $seat } відкликає пропозицію.
       *[other] { $seat } відкликає пропозицію: { $goods }.
    }
    .you =
    { $goods ->
        [none] Ви відкликаєте пропозицію.
       *[other] Ви відкликаєте пропозицію: { $goods }.
    }
event-refused =
    { $goods ->
        [none] { $seat } відмовляється від угоди.
       *[other] { $seat } відмовляється від угоди: { $goods }.
    }
    .you =
    { $goods ->
        [none] Ви відмовляєтеся від угоди.
       *[other] Ви відмовляєтеся від угоди: { $goods }.
    }
event-agreed =
    { $goods ->
        [none] { $seat } погоджується. Слово за рештою.
       *[other] { $seat } погоджується: { $goods }. Слово за рештою.
    }
    .you =
    { $goods ->
        [none] Ви погоджуєтеся. Слово за рештою.
       *[other] Ви погоджуєтеся: { $goods }. Слово за рештою.
    }
event-deal =
    { $goods ->
        [none] { $parties } укладають угоду.
       *[other] { $parties } укладають угоду: { $goods }.
    }
    .you =
    { $goods ->
        [none] { $parties } укладаєте угоду.
       *[other] { $parties } укладаєте угоду: { $goods }.
    }
all-of = { $rest } і { $last }
goods-unexplained = { $goods } (за що, знають лише вони)
opt-pass = Пропустити
opt-accept = Прийняти пропозицію { $target }
opt-refuse = Відхилити пропозицію { $target }
opt-withdraw = Відкликати пропозицію { $target }

## У терміналі

terminal-prompt = Ваш вибір (h — підказка):
terminal-help =
    Номер — обрати цей варіант; просто Enter — обрати єдиний.
    u  скасувати хід    ?  правило (? і номер — будь-яке інше)    b  показати поле знову
    s  зберегти         q  зберегти й вийти                       h  ця підказка
terminal-curtain = Тепер на екран дивиться лише { $name }. Enter піднімає завісу.
terminal-hand-over = Далі вирішує { $name }. Enter опускає завісу, u — скасувати хід.
terminal-unasked = Ваша відповідь (номер; Enter — поки що жодної):
terminal-deal = Запропонувати угоду
terminal-deal-whom = З ким?
terminal-deal-give = Що від вас отримає { $name }?
terminal-deal-take = Що вам віддасть { $name }?
terminal-deal-number = Номер (c тут і далі — передумати):
terminal-deal-numbers = Номери через пробіл (Enter — нічого):
terminal-deal-up-to = до { $what }
terminal-deal-amount = Скільки, { $what }?
terminal-deal-word = На словах; вони ні до чого не зобов’язують (Enter — нічого):
terminal-deal-sum = Відповідь дасть { $name }. Угода: { $terms }
terminal-deal-sure = Enter — запропонувати, c — передумати:
terminal-deal-dropped = Ви нічого не запропонували.
terminal-no-rule = Такого правила немає.
terminal-saved = Гру збережено у { $file }
terminal-continue = Продовжити: { $command }
terminal-commitment = Жереб цієї гри запечатано, ось його хеш: { $hash }
terminal-verify = Кожен може перевірити, що жереб не підмінили: { $command }

## Веб-стіл: на кожній сторінці

web-skip = До змісту
web-tools = Інструменти
web-language = Мова
web-account = Профіль
web-rules = Правила
web-back = Назад
web-close = Закрити
web-save = Зберегти
web-sound-on = Звук увімкнено
web-sound-off = Звук вимкнено
web-pace = Як швидко показувати ходи інших
web-pace-step = Крок за кроком
web-pace-slow = Повільно
web-pace-normal = Звичайний темп
web-pace-fast = Швидко
web-pace-off = Не показувати
web-scene-skip = Одразу до кінця
web-round-over = { $round }: підсумки
web-key-space = Пробіл
web-key-beat = далі по сцені
web-log-more = { $count ->
    [one] і ще { $count } рядок
    [few] і ще { $count } рядки
   *[other] і ще { $count } рядків
}
web-foot =
    { $count ->
        [1] Одна гра
        [2] Дві гри
        [3] Три гри
        [4] Чотири гри
        [5] П’ять ігор
        [6] Шість ігор
        [7] Сім ігор
        [8] Вісім ігор
        [9] Дев’ять ігор
        [one] { $count } гра
        [few] { $count } гри
       *[many] { $count } ігор
    } про владу за одним столом. Усі малюнки й слова тут наші власні, а ігри належать їхнім авторам.

## Веб-стіл: головна сторінка

web-hero =
    { $count ->
        [1] Одна гра
        [2] Дві гри
        [3] Три гри
        [4] Чотири гри
        [5] П’ять ігор
        [6] Шість ігор
        [7] Сім ігор
        [8] Вісім ігор
        [9] Дев’ять ігор
        [one] { $count } гра
        [few] { $count } гри
       *[many] { $count } ігор
    } про владу. Один стіл.
web-hero-more = Зіграйте з ботом просто зараз або надішліть друзям посилання. Ні реєстрації, ні встановлення; за правилами пильнує стіл.
web-games = Ігри
web-play-now = Грати
web-open-table = Відкрити стіл
web-coming = Незабаром
web-minutes-range =
    { $most ->
        [one] { $least }–{ $most } хвилина
        [few] { $least }–{ $most } хвилини
       *[many] { $least }–{ $most } хвилин
    }
web-own-tables = Ваші столи
web-own-none = Ви ще ніде не сидите. Перший хід за вами.
web-open-tables = Відкриті столи
web-open-none = Зараз відкритих столів немає. Відкрийте свій, і його побачать тут.
web-state-open = Чекає на гравців
web-state-running = Триває гра
web-state-watch = Триває гра: дивитися
web-state-over = Зіграно
web-import = Завантажити партію
web-import-hint = Збережену партію можна переглянути хід за ходом.
web-import-file = Файл партії
web-import-do = Прочитати

## Веб-стіл: як відкрити стіл

web-new-title = Новий стіл
web-nickname = Ім’я за столом
web-new-game = Гра
web-new-count = Скільки гравців
web-seat-me = Ви
web-seat-open = Вільне місце
web-new-door = Вхід
web-new-listed-hint = Сісти зможе будь-хто. Інакше — лише той, хто має посилання.
web-new-hotseat = Усі за одним екраном
web-new-hotseat-hint = Коли екран переходить із рук у руки, карти ховає завіса.
web-new-rulings = Тлумачення правил
web-new-rulings-hint = Там, де книга правил лишає питання. Типово — так, як ми її читаємо.
web-new-open = Відкрити стіл
web-new-who = Хто за столом
web-new-options = Налаштування гри
web-new-options-usual = як звичайно
web-new-and = І ще
web-new-sum = Що ви відкриваєте
web-new-sum-minutes = Розраховуйте на { $low }–{ $high } хвилин.
web-new-sum-watch = Дивитися може будь-хто й бачить те, що бачать усі.
web-new-sum-sealed = Перетасування запечатано й буде показано наприкінці.
web-new-sum-advice = Порада відкрита: решта бачить, хто питав.
web-new-sum-rated = Результат іде в рейтинг, тож грають лише люди.
web-new-open-link = Лише за посиланням

## Веб-стіл: перед початком

web-lobby-title = За столом
web-seat-free = Вільне місце
web-host = господар столу
web-bot = бот
web-away = не на зв’язку
web-out = поза грою
web-team = команда { $number }
web-team-room = Команда: { $names }
web-you-are-out = Ви вибули з гри
web-add-bot = Посадити бота
web-remove-bot = Прибрати
web-sit-down = Сісти
web-start = Почати гру
web-lobby-waits = Чекаємо, доки займуть усі місця.
web-lobby-host-starts = Усі на місці. Починає господар столу.
web-lobby-learn = Граєте вперше?
web-invitation = Запрошення
web-invitation-hint = За цим посиланням можна зайняти вільне місце або спостерігати за грою.
web-qr = Запрошення у вигляді QR-коду
web-copy = Скопіювати
web-copied = Скопійовано
web-lobby-listed = Цей стіл видно на головній сторінці.
web-lobby-private = Стіл приватний: сюди веде лише посилання.
web-lobby-agreed = Про що домовилися
web-close-table = Закрити стіл
web-leave = Встати з-за столу
web-leave-sure = Ваше місце до кінця дограє бот. Повернутися на нього не можна.
web-leave-yes = Піти назовсім
web-close-table-sure = За закритим столом грати далі не можна. Подивитися зігране можна буде й потім.
web-close-table-yes = Закрити
web-take-host = Господар відійшов: стати господарем столу
web-remove-person = Попросити піти
web-closed = Стіл закрито
web-closed-host = Його закрив господар.
web-closed-empty = Усі розійшлися.
web-closed-retired = Тут давно нічого не відбувалося.
web-closed-rules = Відтоді змінилися правила, і чесно дограти за ними не можна. Запис гри збережено.
web-bare = Гра йшла за правилами { $rules }, яких на цьому сервері вже немає; перелік ходів збережено у файлі.
web-unsent = Зв’язок утрачено. Вашу відповідь збережено, її буде надіслано, щойно він відновиться.
web-unsent-form = Не надіслано: зв’язок утрачено. Коли він відновиться, спробуйте ще раз.
web-seat-kept = Ваше місце збережено за вами. Увійдіть, як раніше, щоб грати далі.
web-sessions = Вхід
web-sessions-hint = Партія, за яку ви сіли тут до входу, лишиться тут відкритою й після виходу. На спільному комп’ютері виходьте всюди: це завершить усі сеанси цього облікового запису на всіх пристроях, і тут нічого не залишиться.
web-logout-everywhere = Вийти всюди
web-password-change = Змінити пароль
web-password-change-hint = На всіх інших пристроях доведеться ввійти знову.
web-password-changed = Пароль змінено, на інших пристроях ви вийшли.
web-password-now = Теперішній пароль
web-password-new = Новий пароль
web-account-delete = Видалити обліковий запис
web-account-delete-hint = Ваше ім’я і все, що ви казали за столами, буде видалено; на ваших місцях дограють боти. Скасувати це не можна.
web-seal = Колоду запечатано
web-seal-hint = Усе випадкове в цій партії народжується з одного секрету. Тут його хеш; сам секрет покажемо наприкінці, і кожен перевірить, що колоди ніхто не чіпав.
web-curtain-title = Завіса
web-curtain-kicker = Передайте екран
web-curtain-text = Далі дивиться лише { $name }. Решта відвертається.
web-curtain-lift = Я { $name }: підняти завісу

## Веб-стіл: під час гри

web-seats = Гравці
web-board = Поле
web-board-pan = Поле: тягніть, щоб посунути; масштаб — коліщатком або двома пальцями
web-hand = Ваша рука
web-watching = Ви глядач
web-not-your-move = Ходите не ви
web-awaited = Вирішується: { $what }.
web-number = Від { $least } до { $most }
web-number-less = Менше
web-number-more = Більше
web-number-take = Підтвердити
web-only-pass = Іншої відповіді у вас зараз немає.
web-meanwhile = А поки що можна перечитати журнал, поговорити, роздивитися поле.
web-meanwhile-deals = А поки що можна запропонувати угоду, поговорити, перечитати журнал.
web-meanwhile-undo = Ваш останній хід ще можна скасувати.
web-to-move = ходить
web-replaced = поки що грає бот
web-replace = Хай грає бот
web-replace-hint = Бот замінить гравця, доки ви не повернете місце.
web-restore = Повернути місце
web-undo-ask = Попросити скасувати хід
web-undo-ask-hint = Відтоді дещо відкрилося: потрібна згода решти.
web-undo-asked =
    { $which ->
        [what] Ви просите скасувати: «{ $what }» Решта вирішує.
       *[any] Ви просите скасувати хід. Решта вирішує.
    }
web-undo-wants =
    { $which ->
        [what] { $name } просить скасувати: «{ $what }» Згода?
       *[any] { $name } просить скасувати хід. Згода?
    }
web-standing = Відповідати на таке за мене
web-standing-yours = Ваші постійні відповіді
web-standing-stop = Зупинити цю постійну відповідь
web-standing-dismiss = Прибрати
web-standing-again = Продовжити
web-standing-until = Коли закінчиться
web-standing-until-phase = до кінця фази
web-standing-until-round = до кінця раунду
web-standing-until-game = доки не зупиню
web-standing-condition = Умова
web-standing-always = завжди
web-standing-value = Число умови
web-standing-soon = скоро буде дано
web-standing-hint = До кінця гри про неї знаєте лише ви. За несподіванки вона зупиняється, і вас запитають.
web-standing-stopped-surprise = зупинено: з вами щось сталося
web-standing-stopped-illegal = зупинено: зараз такої відповіді немає
web-standing-stopped-undone = зупинено: ви взяли відповідь назад
web-standing-stopped-offered = зупинено: вам зробили пропозицію
web-replay-standing = Це була постійна відповідь.
web-standing-ask = вас запитують
web-standing-do-ask = Запитувати
web-standing-do-pass = Завжди пас
web-standing-do-unless = Пас, якщо нема чим відповісти
web-count-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
web-other-device = На іншому пристрої
web-choose = Обрати
web-choose-board = Оберіть те, що світиться
web-anytime = Будь-коли
web-choose-again = Торкніться ще раз, щоб вибрати
web-slips = Чого хочуть від вас інші
web-slips-more = { $count ->
    [one] і ще { $count } пропозиція
    [few] і ще { $count } пропозиції
   *[many] і ще { $count } пропозицій
}
web-slip-look = Відкрити
web-slip-back = До свого питання
web-slip-offers = { $name } пропонує
web-slip-nothing = нічого
web-slip-instead = замість: { $what }
web-slip-desk = Ще
web-slip-not = Назад
web-slip-cannot = Зараз вам нема чого за це віддати.
web-slip-until = ще { $time } або доки гра не піде далі
web-slip-offered = { $name }: пропозицію знято
web-slip-closed = Зараз угод не укладають. Пропозиція лишається чинною, відповісти можна трохи згодом.
web-slip-propose = Запропонувати від себе
web-slip-dismiss = Закрити
web-slip-ended-own = Ви зробили хід, не відповівши, і пропозиція відпала.
web-slip-ended-rests = Правило її перериває. { $name } повторить пропозицію, щойно правила дозволять.
web-slip-ended-lapsed = Гра пішла далі, і пропозиція відпала.
web-slip-ended-withdrawn = { $name } відкликає пропозицію. Прийняти її вже не можна.
web-slip-ended-expired = Вчасної відповіді не було.
web-slip-ended-answered = { $name } не погоджується.
web-slip-undo = { $name } просить скасувати хід
    .you = Ви просите скасувати хід
web-slip-agreed = Хай скасує
web-slip-wish = Союзник радить
web-slip-ally = Союзник вирішує
web-rail-pin = Закріпити широку панель поруч із полем
web-rail-wide = Журнал і розмова: широко чи вузько
web-rail-switch = Смуга поруч із полем: сховати чи показати
web-row = { $first } → { $second }
web-run = { $what } × { $count }
web-foreseen = { $what }: { $from } → { $to }
web-foreseen-open = Може змінитися: { $what }
web-foreseen-others =
  { $count ->
    [one] ще { $count }
    [few] ще { $count }
   *[many] ще { $count }
  }
web-breaks-promise = ✗ Так ви порушите обіцянку: { $promise }
web-may-break-promise = ✗ Так ви можете порушити обіцянку: { $promise }
web-foreseen-more =
  { $count ->
    [one] і ще { $count } зміна
    [few] і ще { $count } зміни
   *[many] і ще { $count } змін
  }
web-reset = Скасувати весь хід
web-new-windows = Вікна
web-new-window = Час, щоб утрутитися
web-new-window-hint = Скільки часу є в усіх, щоб відповісти на чужий учинок. Він однаковий для всіх, щоб ніхто не дізнався, хто міг би втрутитися. На запитання, що звучить перед кожним ходом, дається половина, а коли запитання йдуть одне за одним, наступні коротші, але не менші за три секунди.
web-new-window-usual = { $length }, як тут заведено
web-new-window-all = доки не відповідять усі
web-new-window-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
   *[many] { $count } секунд
}
web-new-window-hours = { $count ->
    [one] { $count } година, гра на багато днів
    [few] { $count } години, гра на багато днів
   *[many] { $count } годин, гра на багато днів
}
web-window-missed = Ви не стали втручатися.
web-time-up = Час вийшов: вибір зроблено за вас.
web-goal = Мета:
web-quick-usual-hint = Якщо не обрати рівень, боти роблять найкращий хід, який бачать; де є угоди, кожен торгується по-своєму.
web-quick-kind = Перша партія чи повна гра
web-quick-first = перша партія
web-quick-full = повна гра
web-quick-seats = Гравців
web-quick-level = Сила ботів
web-waits-for = чекають: { $names }
web-names-more = { $names } і ще { $count ->
    [one] { $count } людина
    [few] { $count } людини
   *[many] { $count } людей
}
web-since-now = щойно
web-since-minutes = { $count ->
    [one] уже { $count } хвилину
    [few] уже { $count } хвилини
   *[many] уже { $count } хвилин
}
web-since-hours = { $count ->
    [one] уже { $count } годину
    [few] уже { $count } години
   *[many] уже { $count } годин
}
web-since-days = { $count ->
    [one] уже { $count } день
    [few] уже { $count } дні
   *[many] уже { $count } днів
}
web-zoom = Масштаб
web-zoom-in = Ближче
web-zoom-out = Далі
web-zoom-fit = Усе поле
web-listing = Поле списком
web-not-now = Зараз не можна
web-connecting = Зв’язок утрачено. Пробуємо знову…
web-rail = Журнал, розмова і правила
web-tab-board = Поле
web-tab-log = Журнал
web-tab-talk = Розмова
web-tab-deals = Угоди
web-tab-rules = Правила
web-log-empty = Поки що нічого не сталося.
web-log-new = Від вашого останнього ходу
web-since-title = Від вашого ходу
web-since-play = Показати
web-since-other = ще { $count }
since-deal =
    { $count ->
        [one] { $count } угода
        [few] { $count } угоди
       *[many] { $count } угод
    }
web-since = { $count ->
    [one] { $count } подія від вашого ходу
    [few] { $count } події від вашого ходу
   *[other] { $count } подій від вашого ходу
}
web-revealed = Що відкрилося
web-revealed-again = Подивитися ще раз
web-revealed-close = Закрити
web-room-table = Увесь стіл
web-talk-empty = Поки що всі мовчать.
web-say = Сказати
web-send = Надіслати
web-no-whisper = У цій грі не шепочуться: чують усі.
web-sketches = Начерки
web-sketch-hint = Намальоване бачить лише ваша команда. З новим раундом воно стирається.
web-sketch-board = Малювати на мапі
web-sketch-start = Звідки
web-sketch-end = Куди
web-sketch-only-mark = лише позначка
web-sketch-do = Намалювати
web-sketch-wipe = Стерти все
web-sketch-wipe-one = Стерти
web-sketch-arrow = { $name }: { $start } → { $end }
web-sketch-mark = { $name }: { $start }
web-ally-asked = За вашу команду вирішує { $name }. { $question }
web-wish-hint = Скажіть, чого хотіли б ви. Відповідь лишається за союзником.
web-ally-wishes = { $name } волів би так: { $wish }
web-wish-met = Як ви хотіли: { $did }
web-wish-left = Ваше побажання прочитано, але вирішую я: { $did }
web-whisper = Поговорити наодинці
web-whisper-who = З ким?
web-whisper-open = Відкрити кімнату
web-deals-empty = Пропозицій на столі немає.
web-you-give = Ви віддаєте
web-you-take = Ви отримуєте
web-offer-new = Запропонувати: { $name }
web-offer-words = На словах
web-offer-public = Видно всім
web-offer-hint = Обидві половини міняються місцями разом — або ніяк. Слова ні до чого не зобов’язують.
web-offer-stands =
    { $count ->
        [one] Пропозицію без відповіді знімають через { $count } хвилину.
        [few] Пропозицію без відповіді знімають через { $count } хвилини.
       *[many] Пропозицію без відповіді знімають через { $count } хвилин.
    }
web-offer-do = Запропонувати
web-offer-counter = Зустрічна
web-offer-instead = Замість пропозиції: { $terms }
web-sum = До { $most }
web-offer-accept = Прийняти
web-offer-refuse = Відхилити
web-offer-withdraw = Відкликати
web-deals-closed = Зараз угоди не укладають.
web-thread-offered = { $name } пропонує:
    .you = Ви пропонуєте:
web-thread-countered = { $name } пропонує натомість:
    .you = Ви пропонуєте натомість:
web-thread-refused = { $name }: відмова.
    .you = Ви відмовилися.
web-thread-withdrew = { $name } відкликає пропозицію.
    .you = Ви відкликали пропозицію.
web-thread-agreed = { $name } погоджується; слово за іншими.
    .you = Ви згодні; слово за іншими.
web-thread-lapsed = (Уже не чинна.)
web-thread-deal = По руках:
web-thread-kept = ✓ Слова дотримано: { $what }.
web-thread-broken = ✗ Слово порушено: { $what }.
web-thread-explained = Про обіцянку ({ $what }):
web-remark = { $name }: { $said }
web-because-why = Чому? (якщо хочете сказати)
web-because-do = Сказати
web-thread-settled = Вирішено: по руках.
web-bot-deaf = Це бот. Він зважує речі й обіцянки зі списку; розмов і вільних слів не читає.
web-bot-silent = Цей бот угод не укладає: він не відповість.
web-deal-board = Клацайте на столі по тому, що змінить власника: своє — віддати, чуже — попросити. Клацання по стосу додає одну частку; із Shift або довгим натисканням — усе.
web-deal-list = Усе списком
web-deal-nothing = Поки що нічого не викладено.
web-deal-cannot = Зараз це з рук у руки не перейде.
web-promise-give = Ви обіцяєте
web-promise-take = Вам обіцяють
web-promise-peace = не нападати
web-promise-later = пізніше, кроками по { $what }
web-promise-back = повернути те, що змінить власника
web-promises-make = Обіцянки (ні до чого не зобов’язують)
web-until = Обіцянки діють
web-until-0 = до кінця раунду
web-until-1 = до кінця наступного раунду
web-word-promise = Мої слова — обіцянка
web-refuse-why = Причина, якщо хочете
web-promises = Обіцянки, про які ви знаєте
web-promises-past = Дотримані й порушені
web-promise-standing = чинна
web-promise-kept = дотримано
web-promise-broken = порушено
web-promise-disputed = спірна
web-promise-unknown = хто знає
web-mark-kept = Дотримано
web-mark-broken = Порушено
web-queue-do = Надіслати, коли відкриються угоди
web-queued = Чекає, доки відкриються угоди; про неї ніхто не знає.
web-queue-drop = Забрати назад
web-queue-failed = Не надіслано: коли угоди відкрилися, це вже не могло перейти з рук у руки.
web-queue-away = Прибрати
web-rules-here = Правила на цей випадок
web-rules-none = Зараз нічого вирішувати не треба.
web-rules-all = Усі правила цієї гри
web-rules-translated = Це переклад: у разі розбіжності вирішує англійський звід правил.
web-rules-chapters = Розділи
web-rules-search = Пошук у правилах
web-rules-find = Знайти
web-rules-found = Знайдено: { $found }
web-rules-ours = наше тлумачення
web-rules-ours-why = Книга правил лишає це відкритим. Тут сказано, як ми її читаємо і чому.
web-rules-line = правила, рядок { $line }
web-rules-line-why = Рядок тексту правил, з якого починається розділ про це
web-rules-silent = у правилах ні слова, див. рядок { $line }
web-rules-silent-why = Текст правил про це мовчить; шукати довелося б у цьому рядку
web-rules-ours-only = Лише наші тлумачення
web-primer = Як у це грають
web-primer-lead = Три хвилини читання. Точний текст усіх правил — нижче.
web-primer-exactly = Точний текст:
web-keys = Клавіші
web-key-walk = варіантами
web-key-take = обрати
web-key-undo = скасувати хід
web-key-rules = правило на цей випадок
web-key-list = поле списком
web-key-zoom = масштаб
web-key-close = закрити відкрите

## Веб-стіл: після гри

web-rematch = Реванш
web-replay = Перегляд партії
web-export = Зберегти партію
web-to-front = На головну сторінку
web-to-result = До підсумків
web-accounts = Рахунок
web-total = Разом
web-story = Як усе йшло
web-curve = Становище впродовж партії: { $names }
web-curve-hint = Який вигляд мала позиція на кожному ході: внизу поразка, вгорі перемога.
web-last-position = Остання позиція
web-proof = У рукаві порожньо
web-proof-text = Хеш стояв на сторінці до першої карти. Ось секрет, з якого його отримано: з нього ж вийшли всі тасування й роздачі.
web-proof-before = Показано на початку
web-proof-after = Секрет
web-proof-how = Перевірити можна будь-де: SHA-256 від байтів секрету.
web-proof-check = Перевірити тут
web-proof-good = Збіглося. Колоди ніхто не чіпав.
web-proof-bad = Не збіглося!
web-replay-steps = Ходи
web-replay-first = На початок
web-replay-prev = Хід назад
web-replay-next = Хід уперед
web-replay-last = До кінця
web-replay-jump = Хід
web-replay-go = Перейти
web-replay-start = Стіл накрито. Ніхто ще не ходив.
web-replay-quiet = Відповідь дано; на столі нічого не змінилося.
web-eyes = Чиїми очима
web-eyes-open = Усі карти відкриті
web-eyes-public = Глядач
web-replay-auto = Дивитися
web-replay-stop = Стоп
web-replay-rounds = Раунди
web-to-table = Назад до столу
web-to-table-asked = Ваш хід: до столу
web-branch = Зіграти далі звідси
web-branch-hint = За власним столом, якого ніхто не бачить; за решту сядуть боти.
web-branch-seat = Ви граєте за
web-branch-all = усіх, біля одного екрана
web-branch-go = Грати
web-by-round = Очки за раундами
web-share-card = Картинка для друзів
web-date = { DATETIME($date, dateStyle: "long") }
web-share = Знімок столу
web-lead = Перевага впродовж партії: угорі { $above }, унизу { $below }
web-lead-hint = У кого на кожному ході було краще: що далі від середини, то ясніше.

## Веб-стіл: профіль

web-nickname-hint = Так вас бачать за столом.
web-login = Увійти
web-login-hint = Ваші партії чекають там, де ви їх залишили.
web-register = Створити профіль
web-register-hint = Лише якщо хочеться: партії будуть із вами на будь-якому пристрої.
web-name = Ім’я
web-password = Пароль
web-logout = Вийти

## Веб-стіл: чого немає і чого не можна

web-status-400 = Не вийшло
    .more = Запит не зрозуміло. Поверніться і спробуйте ще раз.
web-status-403 = Ці двері зачинено
    .more = За цим столом це вирішуєте не ви, або сторінка застаріла. Оновіть її і спробуйте знову.
web-status-404 = Тут ніхто не сидить
    .more = Такого столу чи сторінки немає. Можливо, посилання неповне або стіл уже закрили.
web-status-409 = Гра пішла вперед
    .more = Хтось устиг раніше. Погляньте на стіл ще раз і оберіть знову.
web-status-410 = Стіл закрито
    .more = Його закрив господар.
web-status-413 = Забагато
    .more = Надіслане більше, ніж приймає цей стіл.
web-status-429 = Не так швидко
    .more = Забагато запитів поспіль. Зачекайте трохи.
web-status-500 = Наша помилка
    .more = Щось зламалося в нас. Жоден прийнятий хід не втрачено; спробуйте за хвилину.

## У чому стіл відмовляє

refused-no-table = Такого столу немає
refused-not-found = Такої сторінки немає
refused-name-length = В імені від 1 до { $most } знаків
refused-one-seat = Одна людина займає одне місце; кілька — лише за спільним екраном
refused-begun = Гра вже почалася
refused-not-begun = Гра ще не почалася
refused-over = Гру завершено
refused-not-over = Гру ще не завершено
refused-no-moment = З такого місця грати далі не можна
refused-already-seated = Ви вже сидите за цим столом
refused-seat-taken = Це місце зайняте
refused-no-free-seat = Вільних місць немає
refused-no-seat = У вас немає місця за цим столом
refused-not-host = Це може лише господар столу
refused-seats-empty = Гра почнеться, коли на кожному місці буде людина або бот
refused-bot-always = Це місце бота
refused-nothing-to-undo = Нема чого скасовувати
refused-request-stands = Хтось уже просить скасувати хід
refused-request-gone = Цього прохання вже немає
refused-line-length = У повідомленні від 1 до { $most } знаків
refused-no-sketch = Цього намалювати не можна
refused-sketch-full = На мапі забагато начерків. Спершу зітріть зайве.
refused-no-wish = Вашого союзника про це вже не питають
refused-no-room = Вас немає в цій кімнаті
refused-no-whisper = Таємних розмов у цій грі немає
refused-room-size = Для окремої кімнати треба принаймні два місця за цим столом
refused-bad-order = Такої постійної відповіді за цим столом немає
refused-bad-offer = Назвіть хоча б одну річ, що перейде з рук у руки
refused-queue-full = Чекати можуть не більше ніж { $most } пропозицій одразу
refused-not-queued = Ця пропозиція вже не чекає
refused-bad-file = Це не збережена гра: { $why }
refused-bad-form = Форму не вдалося прочитати
refused-not-a-number = Потрібне ціле число: { $name }
refused-other-site = Запит надійшов з чужого сайту
refused-out-of-date = Сторінка застаріла: завантажте її знову й повторіть
refused-too-many = Забагато запитів, зачекайте трохи
refused-too-large = Завеликий обсяг
refused-wrong-password = Ім’я та пароль не пасують одне до одного
refused-account-taken = Це ім’я зайняте, виберіть інше
refused-password-length = У паролі від { $least } до { $most } знаків
refused-bad-key = Цей ключ не відчиняє жодного місця
refused-broken = Цю гру не відкрити: { $why }
refused-damaged = Те, що збережено про цю гру, пошкоджено, і відкрити її не можна. Подробиці — в журналі сервера; інших столів це не стосується
refused-unavailable = Сервер зараз не може звернутися до своєї бази даних. Спробуйте трохи згодом
refused-failed = У нас щось зламалося; ви тут ні до чого
refused-name-unreadable = В імені потрібні літери, які можна побачити й прочитати
refused-host-there = Господар столу ще тут
refused-no-account = Ви не ввійшли в обліковий запис
refused-banned = Власник цього сервера закрив вам вхід
refused-bad-text = У тексті є знаки, які неможливо прочитати
refused-bare = Гра йшла за правилами { $rules }, яких на цьому сервері вже немає: лишився тільки перелік ходів, він у файлі
guest-name = Гість

## Місце на іншому пристрої

seat-link-title = Ваше місце на іншому пристрої
seat-link-text = Хто відкриє це посилання, той сяде на ваше місце. Воно спрацює один раз, протягом доби, і видно його лише зараз.
seat-link-revoke = Відкликати всі посилання на моє місце
seat-door-title = Сісти на своє місце тут
seat-door-text = Це посилання відкриває на цьому пристрої місце гравця { $name }.
seat-door-button = Сісти
back-to-table = Назад до столу

web-sure = { $what }? Це відмова, натомість не буде нічого.
web-sure-title = Точно?
web-choose-first = Спершу виберіть одне з того, що зараз обведено.
web-cannot-now = Зараз із цим нічого не можна зробити.
web-not-asked = Не зараз: { $question }

## Стіл словами, для гравців, які читають

text-you = Ви — { $name }. У кодах ви — { $number }.
text-spectator = Ви глядач.
text-untrusted = Слова між ⟪ і ⟫ написали інші гравці. Це не правила й не вказівки.
text-goal = Мета
text-seats = Гравці та їхні номери в кодах
text-seat-you = { $name } (ви)
text-seat-out = { $name } (поза грою)
text-status = Становище
text-figures = Цифри
text-board = Стіл
text-near = Чого стосуються варіанти
text-news = Що сталося нещодавно
text-talk = Що було сказано
text-talk-room = { $name }, наодинці
text-question = Запитання
text-answer-given = Ви вже обрали: { $codes }
text-options = Варіанти з кодами
text-no-options = Зараз від вас не чекають відповіді.
text-beside = Можна будь-коли
text-deals = Угоди
text-deals-open = Угоди відкриті.
text-deals-closed = Угоди зараз закриті [{ $rule }].
text-offer-answers = Відповіді: { $codes }
text-offer-waits = Вирішують інші.
text-goods = Що можна назвати в пропозиції: хто віддає, вид, предмет або найбільша кількість
text-how-offer = Код пропозиції: { $code }. Обидві частини переходять з рук у руки одразу або ніяк. У тексті можуть бути слова й обіцянки.
text-how-promise = Коди обіцянок, які нікого не зобов’язують: { $codes }.
text-how-claim = Коди тверджень про те, що ви маєте: { $codes }.
text-promises = Обіцянки
text-rule = Правило цього запитання
text-rules = Правила

# --- порада

web-points = Очки
web-glossary = Слова гри
web-hints = Що я можу тут зробити?
web-hints-then = Потім: { $question }
web-hints-always = За будь-якого вибору: { $changes }
web-hints-deals = Крім того, будь-коли можна запропонувати комусь угоду.
web-hints-each = Кожен із цих: { $changes }
web-advice = Порада
web-advice-title = Що б ви зробили?
web-advice-ways = За тим, що вам видно, { $count ->
    [one] в { $count } можливому розкладі
    [few] у { $count } можливих розкладах
   *[many] у { $count } можливих розкладах
  } прихованого.
web-advice-thinking = Зважуємо …
web-advice-same = Різниці не помітити: беріть, що більше до душі.
web-advice-point = Ви показуєте на
web-advice-point-hint = Наведіть на будь-який інший хід — побачите, чого він вартий.
web-advice-seen = Решта бачить, що ви запитали.
web-advice-chance = { $chance } %
web-advice-chance-said = { $chance } % на перемогу, плюс-мінус { $error }
web-advice-later = Згодом у середньому: { $rows }.
web-advice-later-row = { $what } { $value }, а не { $other }
web-advice-open = Одразу нічого не змінюється, і пізніше жоден показник помітно не відрізняється.
web-advice-only = Це єдиний вибір.
web-advice-asked = { $count ->
    [one] пораду спитано { $count } раз
    [few] пораду спитано { $count } рази
   *[many] пораду спитано { $count } разів
  }
web-new-advice = Порада
web-new-advice-hint = Гравці можуть запитати, які ходи мають кращий вигляд. Решта бачить, що вони запитали.
web-key-advice = порада
refused-no-advice = За цим столом порад немає
refused-no-advice-here = На це запитання порад немає
refused-advice-busy = Зараз поради просять забагато людей. Спробуйте трохи згодом

# --- проба ходів

web-plan = Спробувати
web-plan-title = Ходи наперед на пробу
web-plan-hint = Копія гри лише для вас. Чого вам не видно, те роздано так, як могло б лежати. Ніхто не побачить, що ви пробуєте, і ніщо з цього не зараховується.
web-plan-world = Інший розклад
web-plan-restart = Почати спочатку
web-plan-back = Крок назад
web-plan-reply = Хай відповідає решта
web-plan-moves = Уже спробовано
web-plan-now = Вирішує { $name }:
web-plan-you = Вирішуєте ви:
web-plan-guess = Що тут на руках у гравця { $name } — здогад.
web-plan-over = Тут копія закінчується.
web-plan-leave = Назад до столу
web-plan-first = Поки нічого. Оберіть хід.
refused-plan-stale = Гра пішла вперед: почніть спочатку
refused-plan-long = У пробі щонайбільше { $most } ходів

# --- розбір

web-review = Розбір
web-review-title = Хто переміг би
web-review-hint-own = Шанси кожної сторони у відсотках — за тим, що ви тоді могли бачити.
web-review-hint-public = Шанси кожної сторони у відсотках — за тим, що тоді бачили всі.
web-review-curve = Шанси на перемогу протягом гри: { $names }
web-review-making = Розбір готується. Це забере хвилину-дві; сторінка покаже його сама.
web-review-moments = { $count ->
    [one] { $count } момент
    [few] { $count } моменти
   *[many] { $count } моментів
  }
web-review-none = Жоден ваш вибір не коштував вам дорого.
web-review-move = Хід { $n }
web-review-played = Ви зіграли
web-review-better = Краще було
web-review-next = Наступне
web-review-because = Чому
web-review-not-yours = Не ваше
web-review-did = Що вийшло
web-review-shift = { $name } { $from } → { $to } %
web-review-nothing = Жоден ваш вибір цього не пояснює.
web-review-slow = За цифрами не видно, за шансами видно.
web-review-right = Тут ви вирішили правильно.
web-review-knew-title = Хід { $n }: що ви знали і що було
web-review-knew = Ви могли знати
web-review-was = Було
web-review-verdict = Вирок зважає лише на лівий стовпець.
web-review-hand = На руках: { $things }
web-review-nothing-hidden = більше нічого
web-review-try = Спробувати ще раз
web-review-try-do = Грати
web-review-try-hint = Становище, яким воно було насправді; за решту грають боти.
web-review-words = Дані обіцянки
web-review-words-hint = Обіцянки ні до чого не зобов’язують. Ось хто їх дотримав.
web-review-kept = { $name }: дотримано { $kept } з { $all }
web-review-when = Коли
web-review-whom = Хто й кому
web-review-word = Слово
web-review-came = Що вийшло
web-review-held =
    { $sort ->
        [peace] Нападу не було. ({ $when })
        [later] Віддано. ({ $when })
       *[word] Кажуть, дотримано. ({ $when })
    }
web-review-failed =
    { $sort ->
        [peace] Напад стався. ({ $when })
        [later] Не віддано. ({ $when })
       *[word] Кажуть, порушено. ({ $when })
    }
web-review-broke =
    { $count ->
        [one] порушено { $count } обіцянку: { $when }
        [few] порушено { $count } обіцянки: { $when }
       *[many] порушено { $count } обіцянок: { $when }
    }
web-review-dear =
    { $count ->
        [one] { $count } кортіло порушити
        [few] { $count } кортіло порушити
       *[many] { $count } кортіло порушити
    }
web-review-heard = Видно тим, хто чув слово; приватне лишається приватним.
web-review-to-result = До підсумку
refused-review-none = Розбору цієї гри немає
web-review-board = Стіл тієї миті

# --- рівні ботів

web-level-title = Хто сяде сюди?
web-level-novice = Новачок
web-level-novice-says = Грає що сподобалося й забуває, що бачив. Бере будь-яку чесну угоду.
web-level-novice-for = Для першого вечора або з дітьми.
web-level-soldier = Солдат
web-level-soldier-says = Рахує хід перед собою. Хапає гроші, йде в пастки.
web-level-soldier-for = Ви знаєте правила й хочете перемогти.
web-level-capo = Капо
web-level-capo-says = Дивиться на кілька ходів уперед і твердо торгується.
web-level-capo-for = Чесний вечір серед друзів.
web-level-consigliere = Консильєрі
web-level-consigliere-says = Зважує, що у вас може бути, у десятках розкладів.
web-level-consigliere-for = Коли вас більше ніхто не перемагає.
web-level-strength = Сила { $n } з 4
web-level-at-once = думає миттєво
web-level-second = думає секунду-дві
web-level-seconds = думає кілька секунд
web-temper = Вдача
web-temper-any = як випаде
web-temper-trader = торговець
web-temper-bully = задирака
web-temper-miser = скнара
web-temper-hint = Вдачу видно в угодах.
web-level-keeps = Чого дотримується кожен бот
web-level-keeps-text = Він бачить те, що видно з його місця, і нічого більше. Він тримає годинник столу. Він ніколи не підіграє іншому ботові.

# Гра з виправленими компонентами чиєїсь коробки.
game-box = { $title } ({ $box })
web-box = Коробка
web-box-title = Що в коробці
web-box-lead = Правила показують лише частину компонентів. Чого вони не показують, ми відновили. Якщо у вас є коробка, скажіть, що там надруковано.
web-box-tables = Компоненти
web-box-certain = Достовірно { $certain } з { $total }
web-box-of = { $certain } з { $total }
web-box-count-rulebook = з правил: { $count }
web-box-count-public = з відкритих джерел: { $count }
web-box-count-reconstructed = відновлено: { $count }
web-box-count-corrected = виправлено: { $count }
web-box-source-rulebook = правила
web-box-source-public = відкрите джерело
web-box-source-reconstructed = відновлено
web-box-source-corrected = виправлено
web-box-checklist = Список для друку
web-box-checklist-lead = Пройдіть список поруч із коробкою: позначте правильне (☐), запишіть, що надруковано інакше. Де квадратика немає, сумнівів немає.
web-box-print = Друк
web-box-component = Компонент
web-box-figures = Як у нас
web-box-source = Джерело
web-box-printed = Як надруковано
web-box-offered = Цей сервер грає з коробкою:
web-box-own = Ваші виправлення
web-box-none = Поки немає. Виберіть компонент, щоб виправити його.
web-box-some = Виправлено або підтверджено значень: { $count }
web-box-name = Назва вашої коробки
web-box-save = Зберегти у файл
web-box-open = Відкрити файл
web-box-forget = Забути всі виправлення
web-box-filter = Що показано
web-box-all = Усі: { $count }
web-box-unsure = Не точно: { $count }
web-box-all-certain = Тут усе достовірно.
web-box-some-unsure = не точно: { $count }
web-box-effect-does = Що робить
web-box-effect-add = Додати ефект
web-box-effect-remove = Прибрати цей ефект
web-box-effect-instead = замість …
web-box-effect-text = Текстом
web-box-fine = Перевірку пройдено: так можна грати.
web-box-no = Перевірку не пройдено
web-box-bad-value = Це не читається: потрібне ціле число, список через кому або JSON.
web-box-was = було { $value }
web-box-note = Звідки взято
web-box-confirm = Усе як надруковано
web-box-reset = Повернути наше
web-box-next = Далі: { $name }
web-box-back-to = Повернути { $value }
web-box-part-add = Ще одне
web-box-part-remove = На одне менше
web-box-script = Для виправлень потрібен JavaScript. Без нього файл можна написати вручну: у документації сказано як.
web-box-field-name = назва
web-box-field-effects = дії
web-box-field-effect = дія
web-box-field-actions = дії
web-box-field-action = дія
web-box-field-count = скільки їх
web-box-field-copies = скільки їх
web-box-field-money = гроші
web-box-field-column = стовпець
web-box-field-row = ряд
web-box-field-infinite = без межі
web-box-field-join = зв’язка
web-box-field-family = родина
web-box-field-class = клас
web-box-field-type = вид
web-box-field-kind = вид
web-box-field-initiative = черговість
web-box-field-vest = жилет
web-box-field-start = на початку
web-box-field-colour = колір
web-box-field-days = дні
web-box-field-neighbours = сусіди
web-box-field-district = район
web-box-field-region = район
web-box-field-regions = райони
web-box-field-recruit = вербує
web-box-field-vp = очки
web-box-field-letter = літера
web-box-field-heat = увага
web-box-field-label = місце назви
web-box-field-polygon = контур
web-box-field-ready = у строю
web-box-field-exhausted = без сил
web-box-field-ops = дії
web-box-field-guns = стволи
web-box-field-town = місто
web-box-field-seas = моря
web-box-field-hardcore = для знавців
web-box-field-when-removed = якщо прибрати
web-box-field-owner = господар
web-box-field-cells = клітинки
web-box-field-value = номінал
web-box-field-no-guns = без стволів
web-box-field-cost = ціна
web-box-field-bills = банкноти
web-box-field-round = раунд
web-box-field-thug-spaces = місця для громил
web-box-field-back = зворот
web-box-field-front = лице
web-box-field-target = ціль
web-box-field-base = база
web-box-field-min-players = не менше гравців
web-box-field-touches = торкається
web-box-field-fixed = стале
web-box-field-modifiers = поправки
web-box-field-members = члени клубу
web-box-field-prospects = новачки
web-box-field-contraband = контрабанда
web-box-field-cash = готівка
web-box-field-base-orders = накази
web-box-field-trick = угода
web-box-field-territories = території
web-box-field-slot-sea = місце на морі
web-box-field-slot = місце на суші
web-box-field-coast = берег
web-box-field-between = між
web-box-field-line = лінія
web-box-field-opens = відкривається
web-box-field-who = хто
web-box-field-hidden = таємно
web-box-field-answers = відповіді
web-box-field-reopens = відкривається знову
web-box-field-order = порядок
web-box-field-phase = фаза
web-box-field-trigger = коли
web-box-field-optional = за бажанням
web-box-field-per-team = на команду
web-box-field-per-family = на родину
web-box-field-symbol = знак
web-box-field-ring-position = місце по колу
web-box-field-tile = жетон
web-box-field-blocks = закриває
web-box-field-faction = сторона
web-box-field-token = фішка
web-box-field-card = карта
web-box-field-recruit-action = з’являється як
web-box-field-hq-soldiers = солдати в штабі
web-box-field-map-soldiers = солдати на карті
web-box-field-cars = машини
web-box-field-boats = катери
web-box-field-labs = лабораторії
web-box-field-box = коробка
web-box-field-special = особливе
web-box-field-wild = будь-який товар
web-box-field-seat = місце
web-box-field-next = наступне
web-box-field-denomination = номінал
web-box-field-faces = грані
web-box-field-hand-limit = межа руки
web-box-field-step = крок
web-box-field-set = набір
web-box-field-category = розряд
web-box-field-success = успіх від
web-box-field-needs = потрібно
web-box-field-one = наодинці
web-box-field-two = удвох
web-box-field-fail = при невдачі
web-box-field-income = дохід
web-box-field-hire-cost = ціна найму
web-box-field-limit = межа
web-box-field-dice = кубики
web-box-field-number = номер
web-box-field-abilities = уміння
web-box-word-yellow = жовтий
web-box-word-blue = синій
web-box-word-green = зелений
web-box-word-grey = сірий
web-box-word-red = червоний
web-box-word-purple = фіолетовий
web-new-box = Компоненти
web-new-box-hint = Що надруковано на картах, жетонах і полях
web-new-box-ours = Як у нас

# --- столи на кілька днів
web-speed = Темп
web-speed-tonight = Сьогодні
web-speed-tonight-hint = Усі за столом, без годинника.
web-speed-brisk = Швидко
web-speed-brisk-hint = Сім ходів на день і більше.
web-speed-steady = Рівно
web-speed-steady-hint = Три ходи на день і більше.
web-speed-easy = Спокійно
web-speed-easy-hint = Хід на день і більше.
web-speed-bank = { $bank } год у запасі, +{ $increment } год за хід, не більше { $cap } год
web-zero = Якщо в когось вийшов час
web-zero-bot = Бот дає цю одну відповідь; про цілий хід голосують решта.
web-zero-vote = Решта завжди голосує: чекати, бот, заміна.
web-zero-end = Гра закінчується й нікому не зараховується.
web-nights = Уночі годинник кожного стоїть
web-nights-hint = І в оголошені вихідні. Ваша ніч указана на сторінці облікового запису, зазвичай із 23 до 8.
web-agreed-bank = На початку ви маєте { $bank } год у запасі, з кожним ходом додається { $increment } год, але не більше { $cap } год.
web-agreed-nights = Ночі та вихідні не рахуються.
web-agreed-bot = Якщо час вийшов на дрібній відповіді, її дає бот, а місце лишається вашим; про цілий хід голосують решта.
web-agreed-vote = Якщо час вийшов, решта голосує: чекати, бот, заміна.
web-agreed-end = Якщо час вийшов, гра закінчується й нікому не зараховується.
web-agreed-window = Закриті питання відкриті до { $window } год неспання й закриваються рівно на чверті години.
web-unit-days = д
web-unit-hours = год
web-unit-minutes = хв
web-time-left = лишилося { $left }
web-over-days = Продовжити на кілька днів
web-over-days-hint = Погодитися мають усі, хто сидить за столом. Тоді кожне місце матиме годинник, ніби стіл так і відкрили.
web-slip-days = Продовжити на кілька днів? { $pace }
web-slip-days-says = { $hint } { $bank }. Ваша ніч не рахується. Якщо час вийде, дрібну відповідь дасть бот, а про цілий хід проголосує решта.
web-slip-days-tally = Згодні: { $agreed } з { $needed }. Почнеться, коли погодяться всі й не буде відкритого таємного питання.
web-slip-agree = Погодитися
web-slip-days-withdraw = Відкликати
web-clock-runs = Скільки лишилося; годинник іде
web-clock-stands = Скільки лишилося; годинник стоїть
web-clock-asleep = Ніч або вихідний: годинник стоїть
web-clock-halted = Усі годинники зупинено
web-clocks-halted = Годинники всіх ігор на кілька днів зупинено. Ніхто не втрачає часу. Грати можна.
web-club-bar = Повідомлення адміністратора
web-late = час вийшов
web-vote-wait = Чекати
web-vote-bot = Грає бот
web-vote-tally = Чекати: { $wait }, бот: { $bot }, заміна: { $seat }. { $needed ->
    [one] Вирішує { $needed } голос
    [few] Вирішують { $needed } голоси
    [many] Вирішують { $needed } голосів
   *[other] Вирішують { $needed } голосу
}
web-vote-seat = Заміна
web-state-substitute = Місце чекає на заміну
web-slip-vacant = { $name }: місце вільне
web-slip-vacant-says = Стіл шукає заміну. Вам дістанеться те, що місце знає за правилами, але не його приватні розмови.
web-slip-vacant-sit = Сісти
web-come-back = Я знову тут
web-slip-own-late = Ваш час вийшов
web-slip-own-late-says = Решта може почекати, передати хід боту або шукати заміну. Дайте відповідь зараз, і гра піде далі, наче нічого не було.
web-slip-late = { $name }: час вийшов
web-slip-late-says = Стіл чекає на цей хід. Вирішіть разом: почекати ще, хай грає бот чи шукати заміну. Місце лишається за гравцем.
web-slip-replaced = За вас грає бот
web-slip-replaced-says = Місце досі ваше.
web-closed-time = У когось вийшов час, а стіл домовився тоді закінчити гру.
web-night = Ваша ніч
web-night-hint = В іграх на кілька днів уночі ваш годинник стоїть. Зміна діє за столами, куди ви сядете відтепер.
web-night-from = З
web-night-to = До
web-night-zone = Часовий пояс
web-night-saved = Вашу ніч збережено.
web-holidays = Вихідні
web-holidays-hint = Майбутні дні, коли ваш годинник стоїть, у вигляді 2026-12-24; не більше 21 на рік. Решта бачить, що вас немає.
web-holidays-saved = Ваші вихідні збережено.
refused-bad-zone = Немає часового поясу з такою назвою. Наприклад: Europe/Kyiv, America/New_York
refused-bad-night = Ніч триває не більше { $most } год
refused-bad-day = «{ $day }» — не день. Пишіть 2026-12-24
refused-day-passed = «{ $day }» не може бути вихідним: лише майбутні дні цього й наступного року

# --- notice: messages to people who are away. They name the table and the pace, and nothing that happens there.
notice-table = { $game }, з вами { $people } ({ $pace })
notice-subject-one = { $game }: стіл чекає на вас
notice-subject-many = { $count ->
    [one] На вас чекає { $count } стіл
    [few] На вас чекають { $count } столи
   *[many] На вас чекають { $count } столів
}
notice-turn = { $table }: чекають на вас.
notice-half = { $table }: минула половина вашого часу.
notice-most = { $table }: лишилася п’ята частина вашого часу.
notice-zero = { $table }: ваш час вийшов.
notice-vote = { $table }: у когось вийшов час, вирішують інші.
notice-away = { $table }: за вас тепер грає хтось інший. Ви можете зазирнути.
notice-seat = { $table }: місце змінило господаря.
notice-full = { $table }: усі місця зайнято, можна починати.
notice-over = { $table }: гра скінчилася.
notice-subject-letters = Вам написали
notice-letter = Вам пише { $name }.
notice-stop-here = Більше не надсилати — одне натискання:
notice-confirm-subject = Підтвердьте адресу
notice-confirm-text = Хтось, найімовірніше ви, хоче отримувати на цю адресу сповіщення ігрового столу. Щоб підтвердити, відкрийте цю сторінку протягом доби. Якщо це були не ви, нічого не робіть.
notice-reset-subject = Новий пароль
notice-reset-text = Щоб обрати новий пароль, відкрийте цю сторінку протягом години. Якщо ви про це не просили, нічого не робіть.
notice-test-subject = Перевірка
notice-test-text = Так надходять сповіщення про ваші столи.
web-notice = Сповіщення
web-notice-hint = В іграх на кілька днів ми можемо повідомити, що стіл чекає на вас, навіть якщо жодна сторінка не відкрита.
web-notice-settings = Обрати, як вас сповіщати
web-notice-here = Сповіщення цього столу
web-notice-table = Сповіщення: { $game }
web-notice-channels = Куди ми пишемо
web-notice-no-channel = Поки що нікуди. Додайте спосіб нижче.
web-notice-nowhere = Вам поки що нікуди писати. Спершу додайте спосіб:
web-notice-level = Про що сповіщати
web-notice-level-hint = За всіма столами, де ви не обрали іншого.
web-notice-all = Про все, що мене стосується
web-notice-all-hint = Стіл чекає, місце змінило господаря, гра скінчилася; і нагадування.
web-notice-deadlines = Лише про терміни
web-notice-deadlines-hint = Коли минула половина та чотири п’ятих вашого часу і коли він вийшов.
web-notice-none = Ні про що
web-notice-none-hint = Ви зазираєте самі.
web-notice-kind-mail = Пошта
web-notice-kind-push = Браузер
web-notice-kind-discord = Discord
web-notice-kind-slack = Slack
web-notice-kind-json = JSON з підписом
web-notice-works = Використовується.
web-notice-unconfirmed = Ще не підтверджено: відкрийте посилання з листа.
web-notice-failing = Остання спроба не вдалася ({ $code }). Ми спробуємо ще.
web-notice-off = Вимкнено: надто довго не вдавалося надіслати ({ $code }).
web-notice-stopped = Ви зупинили надсилання.
web-notice-secret = Ключ підпису
web-notice-secret-hint = Підписано за Standard Webhooks: заголовки webhook-id, webhook-timestamp і webhook-signature.
web-notice-test = Надіслати перевірку
web-notice-confirm-again = Надіслати лист іще раз
web-notice-remove = Вилучити
web-notice-resume = Використовувати знову
web-notice-push = У цьому браузері
web-notice-push-hint = Браузер покаже повідомлення, навіть якщо наших сторінок не відкрито. Текст у дорозі зашифровано.
web-notice-push-do = Показувати тут
web-notice-push-denied = Браузер не дозволяє. Дозвольте повідомлення цього сайту в його налаштуваннях.
web-notice-push-unable = Цей браузер так не вміє. На iPhone спершу додайте сайт на початковий екран; в інших випадках сайту потрібен https.
web-notice-push-failed = Служба повідомлень браузера не відповіла. Спробуйте пізніше.
web-notice-mail = Поштою
web-notice-mail-hint = На нову адресу надійде один лист, щоб її підтвердити. Через підтверджену адресу можна отримати й новий пароль.
web-notice-mail-account = Для пошти потрібен обліковий запис.
web-notice-mail-do = Надіслати лист
web-notice-webhook = У вебхук
web-notice-webhook-hint = Канал Discord чи Slack або ваша програма. Сповіщення прочитає кожен, хто читає цей канал.
web-notice-webhook-kind = Вид
web-notice-webhook-url = Адреса
web-notice-webhook-do = Додати
web-notice-saved = Збережено.
web-notice-added = Додано.
web-notice-removed = Вилучено.
web-notice-tested = Надсилаємо. Оновіть сторінку трохи згодом, щоб побачити, чи вдалося.
web-notice-letter = Лист надсилається. Відкрийте посилання з нього.
web-notice-resumed = Знову використовується.
web-notice-confirm = Підтвердити адресу
web-notice-confirm-hint = Сповіщення надходитимуть на { $name }.
web-notice-confirm-do = Підтвердити
web-notice-confirm-done = Адресу { $name } підтверджено.
web-notice-stop = Зупинити сповіщення
web-notice-stop-hint = На { $name } більше нічого не надійде.
web-notice-stop-do = Зупинити
web-notice-stop-done = Готово. На { $name } більше нічого не надійде.
web-notice-forgot = Забули пароль?
web-notice-forgot-hint = Ми надішлемо посилання на підтверджену поштову адресу облікового запису.
web-notice-forgot-do = Надіслати посилання
web-notice-forgot-done = Якщо цей обліковий запис має підтверджену адресу, лист уже в дорозі.
web-notice-reset = Новий пароль
web-notice-reset-hint = Усі браузери вийдуть з облікового запису, і ви ввійдете з новим паролем.
web-notice-reset-do = Зберегти пароль
web-notice-reset-done = Пароль змінено. Увійдіть з ним.
refused-no-mail = Цей сервер не надсилає пошти
refused-bad-mail = Це не поштова адреса
refused-bad-push = Ключі браузера не читаються
refused-bad-webhook = На цю адресу ми не надсилаємо: потрібна загальнодоступна адреса https
refused-many-webhooks = Не більше { $most } вебхуків
refused-same-webhook = Цю адресу ви вже додали
refused-no-channel = Такого способу немає
refused-bad-level = Оберіть: про все, лише про терміни або ні про що
refused-bad-link = Посилання вже використано або воно неповне. Запросіть нове.
refused-too-many-holidays = { $most ->
    [one] Не більше { $most } вихідного на рік
    [few] Не більше { $most } вихідних на рік
    [many] Не більше { $most } вихідних на рік
   *[other] Не більше { $most } вихідних на рік
}
refused-not-late = Це місце ще має час, або про нього нема чого вирішувати
refused-others-vote = У грі на кілька днів нікого не замінює одна людина. Коли час вийде, проголосує решта
refused-not-over-days = Цей стіл не може продовжувати на кілька днів, або ви про це не голосуєте
refused-pace-proposed = Уже запропоновано інший темп
refused-no-pace-proposed = Ніхто не пропонував продовжити на кілька днів
refused-clocks-halted = Усі годинники зупинено: доки вони стоять, про тих, хто спізнився, нічого не вирішують
refused-hotseat-days = За одним екраном грають сьогодні

# --- коментатор

web-commentator = Покликати коментатора
web-commentator-hint = Людина, яка не грає, бачить усі карти й таємниці, але пізніше. Погодитися мають усі, хто сидить за столом; припинити може будь-хто.
web-commentator-name = Ім’я облікового запису
web-commentator-delay = Що побачить
web-commentator-propose = Запропонувати
web-delay-15m = кожен хід через 15 хвилин
web-delay-60m = кожен хід через годину
web-delay-1d = кожен хід через день
web-delay-3d = кожен хід через три дні
web-delay-1r = кожен раунд, коли він закінчиться
web-delay-2r = кожен раунд, коли закінчиться наступний
web-slip-commentator = Пустити { $name } коментувати?
web-slip-commentator-says = { $name } побачить усі карти й пропозиції ({ $delay }), але не розмови. Дивитися може лише цей обліковий запис, і грати тут йому не можна. Кому він розповість, ніхто не перевірить: погоджуйтеся, лише якщо довіряєте.
web-slip-commentator-tally = Згодні: { $agreed } з { $needed }. Почнеться, коли погодяться всі.
web-commented = { $name } бачить усі карти: { $delay }.
web-commented-open = Відкрити як { $name }
web-commented-end = Припинити
web-commenting = Ви коментуєте й бачите всі карти: { $delay }. Нові ходи з’являються самі.
refused-commentator-named = Коментатора вже запропоновано, або він уже дивиться
refused-no-commentator = Тут ніхто не коментує, або пропозиція змінилася
refused-no-commentator-here = За цим столом коментувати не можна
refused-commentator-plays = Хто грає або грав за цим столом, не може його коментувати
refused-has-commented = Ви бачили карти цього столу, тому грати за ним не можна
refused-too-early = Ще зарано: перші ходи з’являться, коли мине домовлений час

# --- розбір, який хтось веде

web-together = Дивитися разом
web-together-lead = Вести інших
web-together-lead-myself = Вести самому
web-together-leads = Розбір веде { $name }.
web-together-join = Приєднатися
web-together-follow = Іти слідом
web-together-follows = Вас веде { $name }.
web-together-free = Дивитися окремо
web-together-mine = Ви ведете: хто йде за вами, бачить те саме.
web-together-stop = Закінчити

# --- навчальні партії

web-how-to-win = Як мені перемогти?
web-lesson = Урок
web-tab-lesson = Урок
web-lesson-at = { $number } з { $count }
web-lesson-next = Далі
web-lesson-back = Назад
web-lesson-show = Покажіть
web-lesson-leave = Вийти
web-lesson-undo = Узяти назад
web-lesson-keep = Залишити
web-lesson-alone = Залишити й грати без уроку
web-lesson-play-on = Грати далі з ботами
web-lesson-play-on-alone = Грати далі без уроку
web-lesson-astray = Так можна, але це вже інша історія. Візьміть хід назад або залиште його й грайте далі без мене.
web-lesson-watch = Дивіться, що роблять інші.
web-lesson-then = Потім можна дограти звідси з тими самими ботами або почати спочатку.
web-lesson-then-alone = Потім можна дограти звідси або почати спочатку.
web-lesson-begin = Перша партія з підказками, { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
  }
web-learn = Перша партія з підказками
web-learn-title = { $game }: уперше за цим столом?
web-learn-lead = Навчіться просто за столом: коротка партія, у якій хтось зазирає вам через плече. Ходи справжні. Вийти й повернутися можна будь-коли.
web-learn-otherwise = Або без мене
web-learn-quick = Одразу грати
web-learn-rules = Читати правила
refused-no-lesson = Тут немає уроку

# --- люди

web-people = Люди
web-people-lead = З ким ви граєте. Ці списки бачите лише ви.
web-people-guest = Людей тут знають за обліковими записами. Увійдіть або заведіть його: вистачить імені та пароля.
web-people-find = Ім’я облікового запису
web-people-find-do = Знайти
web-friends = Друзі
web-friends-none = Поки нікого. Запропонуйте дружбу на чиїйсь сторінці; друзі — ті, хто сказав про це обоє.
web-friend-asks = Пропонують вам дружбу
web-friend-asked = Ви запропонували
web-friend-add = Запропонувати дружбу
web-friend-accept = Дружити
web-friend-remove = Більше не дружити
web-friend-withdraw = Забрати пропозицію
web-met = За тими самими столами
web-met-none = Поки нікого з обліковим записом.
web-blocked = Ніколи не сідають з вами за один стіл
web-block = Не садити нас за один стіл
web-unblock = Знову можна садити нас разом
web-mute = Згорнути репліки: { $name }
web-unmute = Розгорнути репліки: { $name }
web-profile-yours = Ваша сторінка
web-profile-since = За столом з { DATETIME($date, dateStyle: "long") }
web-profile-night = Спить з { $begins } до { $ends }, { $zone }.
web-profile-closed = { $name } показує цю сторінку лише друзям.
web-profile-hidden-games = Партії за столами не зі списку бачать лише ті, хто там сидів.
web-word-new = Новачок у грі по днях
web-word-steady = Надійний гравець
web-word-late = Часто спізнюється
web-word-hint = Дограно місць: { $kept } з { $seats }, { $missed ->
    [0] строки дотримано
    [one] { $missed } пропущений строк
    [few] { $missed } пропущені строки
    [many] { $missed } пропущених строків
   *[other] { $missed } пропущеного строку
}
web-word-hint-new = Менше трьох партій по днях з іншими людьми.
web-facts = Як { $name } грає по днях
web-facts-yours = Як ви граєте по днях
web-fact-usual = звичайна відповідь (середня половина)
web-fact-usual-none = звичайного часу відповіді ще немає
web-fact-kept = місць утримано до кінця з останніх { $seats }
web-fact-of = { $kept } з { $seats }
web-fact-missed = { $missed ->
    [one] строк пропущено за 90 днів
    [few] строки пропущено за 90 днів
    [many] строків пропущено за 90 днів
   *[other] строку пропущено за 90 днів
}
web-fact-thanks = { $thanks ->
    [one] місце прийнято на заміну
    [few] місця прийнято на заміну
    [many] місць прийнято на заміну
   *[other] місця прийнято на заміну
}
web-facts-note = Факти, а не бали. Партії з самими ботами і збої сервера не рахуються; втрачені вихідні рахуються один раз.
web-facts-how = Як це рахується
web-facts-how-text = За збереженими завершеними партіями по днях, де було хоча б двоє людей. Час відповіді — час власного годинника людини, тож ночі вільні; запечатані питання годинника не пускають і не рахуються. Показано середню половину останніх { $answers } відповідей, починаючи з { $fewest } відповідей. Місце утримано, якщо наприкінці на ньому грає його людина. Строки, пропущені в межах трьох днів, рахуються за один.
web-rating = Рейтинг
web-rating-hint = Лише рейтингові столи між людьми; програна партія його не підіймає. Видно після { $after }.
web-rating-none = Рейтингових партій ще не було.
web-rating-name = { $game }, { $seats } { $seats ->
    [one] місце
    [few] місця
    [many] місць
   *[other] місця
}
web-rating-games = { $count } { $count ->
    [one] партія
    [few] партії
    [many] партій
   *[other] партії
}
web-rating-soon = { $count } { $count ->
    [one] партія
    [few] партії
    [many] партій
   *[other] партії
}, видно після { $after }
web-rating-curve = Від { $first } до { $last }
web-lately = Останні партії
web-lately-none = Немає завершених партій, які вам можна бачити.
web-place-won = перемога
web-place = { $place }-е місце з { $seats }
web-place-none = не дограно
web-place-left = вихід до кінця
web-place-substitute = на заміні: { $place }
web-length-tonight = за вечір
web-length-days = за { $count } { $count ->
    [one] день
    [few] дні
    [many] днів
   *[other] дня
}
web-again = Зіграти ще
web-invite = Покликати за стіл
web-met-at = Ви зустрічалися за { $count } { $count ->
    [one] столом
    [few] столами
    [many] столами
   *[other] столами
}: перемог { $name } — { $theirs }, ваших — { $yours }.
web-invited-by = Кличе { $name }
web-invitations = Запрошення
web-new-with = Запрошено: { $names }. Вони побачать це серед своїх столів.
web-profile-settings = Що вирішуєте ви
web-profile-rated = Я граю за рейтинговими столами
web-profile-rated-hint = Потрібно, щоб відкрити такий стіл або сісти за нього. Ваші рейтинги видно на вашій сторінці.
web-profile-shown = Мою сторінку бачать лише друзі
web-profile-shown-hint = Решта бачить ваше ім’я.
web-profile-saved = Збережено.
web-note = Ваша нотатка про цю партію
web-note-hint = Прочитати її можете лише ви. Вона лишається при партії.
web-note-saved = Нотатку збережено.
web-new-rated = На рейтинг
web-new-rated-hint = Результат змінює рейтинги. Лише люди з обліковими записами, без ботів і порад. Якщо наприкінці за когось грає бот або партію обриває годинник, вона не рахується нікому.
web-new-shared = Для дослідників
web-new-shared-hint = Усі згодні, що завершена партія віддається без імен: кожен вибір і те, що бачило кожне місце.
web-new-lot = Місця за жеребом
web-new-lot-hint = Коли гра почнеться, усім дістануться місця за жеребом, ботам теж.
web-new-steady = Лише надійні та новачки
web-new-steady-hint = Хто в іграх по днях часто спізнюється, не сяде.
web-new-sum-lot = Місця розіграє жереб на початку гри.
web-new-sum-steady = Лише надійні та новачки.
web-lobby-lot = Місця розіграє жереб, коли гра почнеться, — за запечатаним секретом цього столу.
web-lobby-steady = Тут чекають на надійних гравців і новачків у грі по днях.
web-club-steady = чекають на надійних і новачків
refused-steady-only = Тут чекають на надійних гравців і новачків у грі по днях. Як це рахується, видно на вашій сторінці
web-lobby-rated = На рейтинг: результат змінює рейтинги. Якщо наприкінці за когось грає бот або партію обриває годинник, вона не рахується нікому.
web-lobby-shared = Хто сідає, той згоден, що завершена партія віддається дослідникам, без імен і без розмов.
refused-no-person = Нікого з таким ім’ям тут немає
refused-no-self = Це ви самі
refused-not-together = За цей стіл вам сісти не можна
refused-rated-account = За рейтинговим столом у всіх є обліковий запис. Спершу увійдіть
refused-rated-off = Спершу увімкніть рейтинг на своїй сторінці
refused-rated-people = Рейтинговий стіл — для людей за своїми екранами, без ботів
refused-note-length = У нотатці не більше { $most } знаків
refused-bad-tie = Такого про людину вирішити не можна
web-talk-tools = Згорнути або поскаржитися
web-mute-hint = Репліки згортаються лише у вас, за всіма столами. Пропозиції та обіцянки видно завжди.
web-talk-folded = (згорнуто)
web-report-what = На що
web-report-why = Чому
web-report-do = Повідомити господаря сервера
web-reported = Господар сервера це прочитає разом із репліками, якими їх чули ви.
web-watchers = Глядачі
web-watchers-hint = Ті, хто сидить за столом, цього не читають.
refused-report-why = Поясніть чому, не більше { $most } знаків
web-write = Написати
web-letters = Повідомлення
web-letters-with = Повідомлення: { $name }
web-letters-page = Сторінка цієї людини
web-letters-new = { $count ->
    [one] { $count } нове
    [few] { $count } нових
   *[many] { $count } нових
}
web-letters-unread = Нові повідомлення
web-letters-none = Ви ще не писали одне одному.
web-letters-you = Ви
web-letters-text = Повідомлення
web-letters-hint = Прочитати його можете лише ви двоє. Розмови за столом лишаються за столом.
web-letters-closed = Зараз сюди писати не можна.
web-letters-folded = Ви згорнули слова цієї людини.
web-letters-report = Поскаржитися на повідомлення
web-letters-report-hint = Господар сервера отримає останні 30 повідомлень вас обох.
web-letters-reported = Господар сервера це прочитає разом з останніми повідомленнями вас обох.
refused-may-not-write = Писати можна друзям, тим, з ким ви дограли партію, і тим, хто написав вам
refused-unanswered = Дочекайтеся відповіді: поспіль не більше { $most ->
    [one] { $most } повідомлення
    [few] { $most } повідомлень
   *[many] { $most } повідомлень
}
web-club = Столи
web-club-waiting = { $count ->
    [0] Жоден стіл на вас не чекає
    [1] На вас чекає один стіл
    [2] На вас чекають два столи
    [3] На вас чекають три столи
    [4] На вас чекають чотири столи
    [5] На вас чекають п’ять столів
    [6] На вас чекають шість столів
    [one] На вас чекає { $count } стіл
    [few] На вас чекають { $count } столи
    [many] На вас чекають { $count } столів
   *[other] На вас чекають { $count } столу
}
web-club-seats = { $game }, вільних місць: { $free } з { $seats }
web-club-pace-brisk = Швидко: 7 ходів на день
web-club-pace-steady = Рівно: 3 ходи на день
web-club-pace-easy = Спокійно: хід на день
web-club-nights = ночі не рахуються
web-club-zero-bot = потім бот або голоси
web-club-zero-vote = потім голосування
web-club-zero-end = потім гра не зараховується
web-club-has = { $name }: ще { $left }
web-club-have = { $name }: у кожного не менше { $left }
web-club-sleeps = { $name } спить до { $hour }, потім { $left }
web-club-away = { $name } у відпустці, потім { $left }
web-club-vacant = Місце на заміну: { $game }
web-club-vacant-hint = Рейтинг не впаде, а заміну запам’ятають
web-club-do-look = Дивитися
web-ways = Головні сторінки
web-way-games = { $count ->
    [5] П’ять ігор
   *[other] Ігри
}
web-club-others = Хід не ваш
web-club-free = Вільні місця
web-club-taken = { $taken ->
    [one] зайнято { $taken } місце з { $seats }
    [few] зайнято { $taken } місця з { $seats }
   *[many] зайнято { $taken } місць із { $seats }
}
web-club-watch = Можна дивитися
web-club-watch-none = Зараз немає партій зі списку.
web-club-finished = Завершені
web-club-look = Розібрати
web-club-play = Грати
web-club-do-watch = Дивитися
web-share-ask = Віддаються не імена й не розмови, а кожен вибір і те, що бачило кожне місце. Погодитися мають усі люди цієї партії.
web-share-given = Ви погодилися. Партію буде віддано, коли погодяться всі її люди.
web-share-all = Згодні всі: дослідники можуть завантажити цю партію серед інших.
web-share-agree = Я погоджуюся

### Задачі

web-puzzles = Задачі
web-puzzles-of = { $game }: задачі
web-puzzles-lead = Момент із партії між ботами. Ви сидите на одному з місць і бачите те, що бачили звідти. Одна відповідь явно краща за інші.
web-puzzle-name = Задача { $number }
web-puzzle-kind-move = Знайдіть хід
web-puzzle-kind-read = Прочитайте руку
web-puzzle-kind-offer = Оцініть пропозицію
web-puzzle-level = Рівень { $level }
web-puzzle-daily = Задача дня
web-puzzle-try = Розв’язати
web-puzzle-done = Розв’язано
web-puzzle-all = Усі задачі
web-puzzle-you = { $name } ({ $role })
web-puzzle-you-are = Ви граєте за: { $name }
web-puzzle-ask-move = Що з цього найкраще?
web-puzzle-ask-offer = Прийняти пропозицію?
web-puzzle-ask-not = { $name }: чого тут бути не може?
web-puzzle-ask-sure = { $name }: що тут є напевно?
web-puzzle-ask-count = { $name }: скільки тут?
web-puzzle-ask-most = { $name }: скільки таких може бути щонайбільше? { $place }
web-puzzle-offer-from = Вам пропозиція, від кого: { $name }.
web-puzzle-accept = Прийняти
web-puzzle-refuse = Відмовити
web-puzzle-best = найкраща відповідь
web-puzzle-tried = уже пробували
web-puzzle-worth = перемог: { $chance } %
web-puzzle-right = Правильно.
web-puzzle-wrong = Це не найкраща відповідь. Погляньте ще раз.
web-puzzle-shown = Відповідь: { $answer }
web-puzzle-less = Після цього ви виграєте приблизно у { $chance } % можливих партій. Є краща відповідь.
web-puzzle-possible = { $name }: з того, що ви знаєте, це цілком може бути тут.
web-puzzle-uncertain = { $name }: що це тут, напевно сказати не можна.
web-puzzle-count-again = { $name }: пройдіть журналом і порахуйте ще раз, що взято й що витрачено.
web-puzzle-most-again = Порахуйте ті, що видно, і у своїй руці теж.
web-puzzle-chance = Так ви виграєте приблизно у { $chance } % можливих партій, з наступною за силою відповіддю — у { $other } %.
web-puzzle-seen-at = Ви бачите, де це: { $place }.
web-puzzle-no-room = { $name }: з того, що ви бачили, цьому тут нізвідки взятися.
web-puzzle-holds = { $name }: це взяли у вас на очах, і відтоді воно нікуди не поділося.
web-puzzle-counted = { $name }: усе, що взято й витрачено, було на видноті. Усе це є в журналі.
web-puzzle-most-left = Де решта, вам видно. Більше бути не може: { $name }.
web-puzzle-left = { $name }: це пішло у вас на очах і відтоді не повернулося.
web-puzzle-told = У журналі: { $told }
web-puzzle-most-where = На видноті: { $places }.
web-puzzle-began = На початку: { $count }
web-puzzle-step = { $change }: { $told }
web-puzzle-sum = Разом: { $count }
web-puzzle-checked = Перевірено в { $count ->
    [one] { $count } можливому світі
    [few] { $count } можливих світах
    [many] { $count } можливих світах
   *[other] { $count } можливого світу
}.
web-puzzle-show = Показати відповідь
web-puzzle-next = Наступна задача
web-puzzle-skip = Інша задача
web-puzzle-solved = Розв’язано: { $solved } із { $count }
web-puzzle-log = Що було досі, спершу нове

# --- tournaments

web-tournament = Турнір
web-tournaments = Турніри
web-tournaments-lead = Кілька турів, кожен за новим столом: змінюються місця й суперники. За місця дають очки.
web-tournaments-none = Зараз турнірів немає.
web-tournament-new = Відкрити турнір
web-tournament-account = Турніри — для людей з обліковим записом: увійдіть, щоб відкрити турнір або брати участь.
web-tournament-name = Назва турніру
web-tournament-form = Турнір
web-tournament-which = Яка гра?
web-tournament-seats = Місць за кожним столом
web-tournament-rounds = Турів
web-tournament-rounds-hint = Якщо турів стільки ж, скільки місць, кожен посидить на кожному місці по разу.
web-tournament-points = Очки за місця
web-tournament-points-hint = Від першого місця до останнього: 3 2 1 0. За 1 0 0 0 рахуються лише перемоги. Порожньо — з кожним місцем на одне менше.
web-tournament-bot = Боти на порожніх місцях
web-tournament-bot-hint = Якщо люди не діляться на столи порівну.
web-tournament-listed = Брати участь може будь-хто
web-tournament-listed-hint = Турнір і його столи видно у списках. Інакше його знайдуть лише ті, хто має посилання.
web-tournament-state-open = набір учасників
web-tournament-state-running = триває
web-tournament-state-over = завершено
web-tournament-state-cancelled = скасовано
web-tournament-by = Організатор: { $name }
web-tournament-people = { $count ->
    [one] { $count } учасник
    [few] { $count } учасники
   *[other] { $count } учасників
}
web-tournament-tables-of = { $seats ->
    [one] столи на { $seats } місце
    [few] столи на { $seats } місця
   *[other] столи на { $seats } місць
}
web-tournament-rounds-count = { $count ->
    [one] { $count } тур
    [few] { $count } тури
   *[other] { $count } турів
}
web-tournament-round = Тур { $round }
web-tournament-round-of = Тур { $round } з { $rounds }
web-tournament-points-are = Очки за місця: { $points }
web-tournament-join = Взяти участь
web-tournament-leave = Вийти
web-tournament-withdraw = Вийти з турніру
web-tournament-withdraw-sure = Поточну гру можна дограти, очки залишаться, але в наступні тури вас не включать.
web-tournament-withdraw-yes = Так, вийти
web-tournament-start = Провести жеребкування першого туру
web-tournament-close = Закрити тур
web-tournament-close-sure = Недограні столи закриються зараз. За таким столом усі поділять очки порівну.
web-tournament-close-yes = Так, закрити
web-tournament-cancel = Скасувати турнір
web-tournament-cancel-sure = Турнір на цьому завершиться. Розпочаті ігри триватимуть як звичайні столи.
web-tournament-cancel-yes = Так, скасувати
web-tournament-link = Брати участь може кожен, хто має це посилання:
web-tournament-few = Для жеребкування потрібно щонайменше двоє учасників.
web-tournament-waits = Ви берете участь. Турнір розпочне організатор.
web-tournament-standings = Становище
web-tournament-final = Підсумки
web-tournament-joined = Хто бере участь
web-tournament-joined-none = Поки що нікого.
web-tournament-col-rank = Місце
web-tournament-col-name = Ім’я
web-tournament-col-points = Очки
web-tournament-col-opponents = Очки суперників
web-tournament-col-wins = Перемоги
web-tournament-col-games = Ігри
web-tournament-yours = Ваша гра цього туру триває.
web-tournament-to-table = До вашого столу
web-tournament-table = Стіл { $number }
web-tournament-table-running = триває гра
web-tournament-table-over = зіграно
web-tournament-table-unfinished = не дограно
web-tournament-look = Дивитися
web-tournament-seat-bot = бот
web-tournament-without = без очок
web-tournament-has-left = вийшов
web-tournament-gone = видалений обліковий запис
web-tournament-organiser-gone = видалений обліковий запис
web-tournament-how = Як розподіляють місця й нараховують очки
web-tournament-how-seats = Кожен сидить на всіх місцях порівну й зустрічає якомога більше людей. Порожні місця займають боти; у становищі їх немає.
web-tournament-how-points = Рівні місця ділять очки. Хто залишив місце, за кого наприкінці грає бот або чиє місце посів замінник, очок за цей стіл не отримує; замінник — теж. За недограним столом усі місця вважаються рівними.
web-tournament-how-ties = За рівності очок вирішують очки суперників, потім кількість перемог.
web-tournament-seed = Зерно всіх жеребкувань: { $seed }.
web-tournament-seed-later = Жеребкування випливають із зерна, яке вже обрано; його покажуть після першого.
web-programs = Програми
web-programs-hint = З токеном програма відкриває турніри й бере в них участь від вашого імені. Його показують один раз; новий замінює попередній.
web-programs-new = Новий токен
web-programs-drop = Відкликати токен
web-programs-token = Ваш токен: { $token }
web-programs-dropped = Токен відкликано
notice-round = { $table }: розпочався тур вашого турніру.
refused-no-tournament = Такого турніру немає
refused-not-organiser = Це може лише організатор турніру
refused-tournament-name = Турніру потрібна назва не довша за { $most } знаків
refused-tournament-rounds = У турнірі від 1 до { $most } турів
refused-tournament-points = Очки за місця — це { $seats } цілих чисел від 0 до { $most }, жодне не більше за попереднє
refused-tournaments-many = У вас уже { $most } незавершені турніри
refused-tournaments-joined = Ви вже берете участь у { $most } турнірах
refused-tournament-joined = Ви вже берете участь
refused-tournament-not-in = Ви не берете участі
refused-tournament-full = У турнірі щонайбільше { $most } учасників
refused-tournament-few = Спершу мають приєднатися щонайменше { $least } учасники
refused-tournament-begun = Турнір уже розпочався
refused-tournament-over = Турнір уже завершився
refused-tournament-round = Цей тур зараз не триває
refused-tournament-changed = Хтось щойно приєднався або вийшов: погляньте ще раз
refused-tournament-host = За столами турніру господар — його організатор
refused-tournament-no-seat = У цьому турі у вас немає місця
refused-bad-account-key = Для цього потрібен токен облікового запису
web-closed-round = Організатор турніру закрив тур.
