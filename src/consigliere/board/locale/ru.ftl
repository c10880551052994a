### Рамка: тексты, общие для всех игр.

language-name = Русский

## Кто где сидит

seat-name = Место { $number }
player-of-side = { $name } ({ $side })
you = вы
reader-first = Вы
bot-random = Случайный бот
bot-greedy = Жадный бот
bot-trader = Бот-торговец
bot-bully = Бот-вымогатель
bot-miser = Бот-скряга
bot-novice = Бот-новичок (лёгкий)
bot-novice-trader = Бот-новичок (лёгкий, торговец)
bot-novice-bully = Бот-новичок (лёгкий, вымогатель)
bot-novice-miser = Бот-новичок (лёгкий, скряга)
bot-soldier = Бот-солдат (средний)
bot-soldier-trader = Бот-солдат (средний, торговец)
bot-soldier-bully = Бот-солдат (средний, вымогатель)
bot-soldier-miser = Бот-солдат (средний, скряга)
bot-capo = Бот-капо (сильный)
bot-capo-trader = Бот-капо (сильный, торговец)
bot-capo-bully = Бот-капо (сильный, вымогатель)
bot-capo-miser = Бот-капо (сильный, скряга)
bot-consigliere = Бот-консильери (сильнейший)
bot-consigliere-trader = Бот-консильери (сильнейший, торговец)
bot-consigliere-bully = Бот-консильери (сильнейший, вымогатель)
bot-consigliere-miser = Бот-консильери (сильнейший, скряга)
bot-short-novice = бот, новичок
bot-short-soldier = бот, солдат
bot-short-capo = бот, капо
bot-short-consigliere = бот, консильери
bot-llm = Бот с языковой моделью

## Счёт

players-count =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
players-range =
    { $most ->
        [one] { $least }–{ $most } игрок
        [few] { $least }–{ $most } игрока
       *[many] { $least }–{ $most } игроков
    }
minutes-count =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
decisions-count =
    { $count ->
        [one] { $count } решение
        [few] { $count } решения
       *[many] { $count } решений
    }

## Ход игры

round = Раунд { $number }
your-move = Ваш ход
waiting-for = Ждём: { $names }
waiting-hidden = Стол принимает решение
choose = Выбирайте
undo = Отменить ход
yes = Да
no = Нет
hidden = скрыто
none = нет

## Чем кончилось

over-with = Игра окончена. { $result }
result-won = Победитель: { $name }
result-you-won = Вы победили
result-your-team-won = Ваша команда победила
result-team-won = Победила команда: { $names }
result-you-lost = Вы проиграли
result-you-lost-to = Вы проиграли. Победитель: { $name }
result-draw = Ничья: впереди никого
result-shared = Победу делят: { $names }
result-nobody = За этим столом не победил никто
result-score =
    { $score ->
        [one] { $name }: { $score } очко
        [few] { $name }: { $score } очка
       *[many] { $name }: { $score } очков
    }

## Четыре ошибки

error-not-understood = Непонятно: «{ $text }»
error-not-legal =
    { $rule ->
        [none] Сейчас этого сделать нельзя
       *[other] Правило { $rule } этого не разрешает
    }
error-not-yours = Сейчас решаете не вы
error-stale = Игра уже ушла вперёд: взгляните ещё раз и выберите заново

## Сделки

gift = { $giver } → { $taker }: { $what }
said = «{ $text }»
promise-until =
    { $rounds ->
        [0] до конца раунда
        [1] до конца следующего раунда
        [one] ещё { $rounds } раунд после этого
        [few] ещё { $rounds } раунда после этого
       *[many] ещё { $rounds } раундов после этого
    }
promise-peace =
    { $giver-is ->
        [you] вы не нападаете на игрока { $taker } { $until }
       *[other]
            { $taker-is ->
                [you] { $giver } не нападает на вас { $until }
               *[other] { $giver } не нападает на игрока { $taker } { $until }
            }
    }
promise-later =
    { $giver-is ->
        [you] вы отдадите игроку { $taker } { $until }: { $what }
       *[other]
            { $taker-is ->
                [you] { $giver } отдаст вам { $until }: { $what }
               *[other] { $giver } отдаст игроку { $taker } { $until }: { $what }
            }
    }
promise-word =
    { $giver-is ->
        [you] Вы даёте слово игроку { $taker }:
       *[other]
            { $taker-is ->
                [you] { $giver } даёт вам слово:
               *[other] { $giver } даёт слово игроку { $taker }:
            }
    }
claim-least =
    { $seat-is ->
        [you] (вы говорите, что у вас не меньше: { $what })
       *[other] ({ $seat } уверяет, что имеет не меньше: { $what })
    }
claim-most =
    { $seat-is ->
        [you] (вы говорите, что у вас не больше: { $what })
       *[other] ({ $seat } уверяет, что имеет не больше: { $what })
    }
claim-piece =
    { $seat-is ->
        [you] (вы говорите, что у вас есть: { $what })
       *[other] ({ $seat } уверяет, что имеет: { $what })
    }
deal-gives =
    { $giver-is ->
        [you] Вы отдаёте игроку { $taker }: { $what }.
       *[other]
            { $taker-is ->
                [you] { $giver } отдаёт вам: { $what }.
               *[other] { $giver } отдаёт игроку { $taker }: { $what }.
            }
    }
because = Почему: { $why }
event-marked =
    { $verdict ->
        [kept] { $seat }: обещание «{ $words }» сдержано.
       *[broken] { $seat }: обещание «{ $words }» нарушено.
    }
    .you =
    { $verdict ->
        [kept] По-вашему, обещание «{ $words }» сдержано.
       *[broken] По-вашему, обещание «{ $words }» нарушено.
    }
event-explained =
    { $state ->
        [kept] { $seat } о сдержанном обещании («{ $about }»): { $said }
        [broken] { $seat } о нарушенном обещании («{ $about }»): { $said }
       *[other] { $seat } об обещании («{ $about }»): { $said }
    }
    .you =
    { $state ->
        [kept] Вы о сдержанном обещании («{ $about }»): { $said }
        [broken] Вы о нарушенном обещании («{ $about }»): { $said }
       *[other] Вы об обещании («{ $about }»): { $said }
    }
why-no = Сейчас не могу.
why-loss = Мне это в убыток.
why-little = Слишком мало мне с этого.
why-trust = Вы уже нарушали слово — теперь это дороже.
why-share = Вам от этого куда больше пользы, чем мне.
why-changed = С тех пор всё изменилось.
why-want = Мне это нужнее, чем вам.
why-sell = Вам это нужнее, чем мне.
why-swap = У каждого будет то, что ему полезнее.
why-peace = Лучше заплачу, чем ждать нападения.
why-threat = Я могу вам навредить, а мир стоит денег.
why-counter = Так — нет, а вот так — пожалуй.
why-word = Как и обещано.
why-premium = Нарушенное слово делает это для вас дороже.
why-gain = Слово нарушено: выгода для меня дороже слова.
why-unbound = Моё слово держится, пока это выгодно.
why-first = Слово, данное мне, нарушили первым — моё больше не в счёт.
why-forced = Правила не оставили мне выбора.
why-late = Остановить это было уже нельзя.
why-lost = Отдавать было уже нечего.
why-dear = Сдержать слово обошлось бы дороже, чем оно стоит.
why-tempted = Нарушить было бы выгодно. Слово сдержано.
why-punish = Это запомнится: теперь для вас дороже.
why-shun = Это уже слишком: пока никаких сделок с вами.
why-forgive = Забыто: сделки с вами — как прежде.
offer-line =
    { $goods ->
        [none] { $maker } делает предложение.
       *[other] { $maker } предлагает: { $goods }.
    }
    .you =
    { $goods ->
        [none] Ваше предложение.
       *[other] Ваше предложение: { $goods }.
    }
event-offered =
    { $goods ->
        [none] { $seat } предлагает сделку.
       *[other] { $seat } предлагает сделку: { $goods }.
    }
    .you =
    { $goods ->
        [none] Вы предлагаете сделку.
       *[other] Вы предлагаете сделку: { $goods }.
    }
event-withdrew =
    { $goods ->
        [none] { $seat } отзывает предложение.
       *[other] { $seat } отзывает предложение: { $goods }.
    }
    .you =
    { $goods ->
        [none] Вы отзываете предложение.
       *[other] Вы отзываете предложение: { $goods }.
    }
event-refused =
    { $goods ->
        [none] { $seat } отказывается от сделки.
       *[other] { $seat } отказывается от сделки: { $goods }.
    }
    .you =
    { $goods ->
        [none] Вы отказываетесь от сделки.
       *[other] Вы отказываетесь от сделки: { $goods }.
    }
event-agreed =
    { $goods ->
        [none] { $seat } соглашается. Слово за остальными.
       *[other] { $seat } соглашается: { $goods }. Слово за остальными.
    }
    .you =
    { $goods ->
        [none] Вы соглашаетесь. Слово за остальными.
       *[other] Вы соглашаетесь: { $goods }. Слово за остальными.
    }
event-deal =
    { $goods ->
        [none] { $parties } заключают сделку.
       *[other] { $parties } заключают сделку: { $goods }.
    }
    .you =
    { $goods ->
        [none] { $parties } заключаете сделку.
       *[other] { $parties } заключаете сделку: { $goods }.
    }
all-of = { $rest } и { $last }
goods-unexplained = { $goods } (за что, знают только они)
opt-pass = Пропустить
opt-accept = Принять предложение { $target }
opt-refuse = Отклонить предложение { $target }
opt-withdraw = Отозвать предложение { $target }

## В терминале

terminal-prompt = Ваш выбор (h — подсказка):
terminal-help =
    Номер — выбрать этот вариант; просто Enter — выбрать единственный.
    u  отменить ход   ?  правило (? и номер — любое другое)    b  показать поле снова
    s  сохранить      q  сохранить и выйти                      h  эта подсказка
terminal-curtain = Теперь на экран смотрит только { $name }. Enter поднимает занавес.
terminal-hand-over = Дальше решает { $name }. Enter опускает занавес, u — отменить ход.
terminal-unasked = Ваш ответ (номер; Enter — пока никакого):
terminal-deal = Предложить сделку
terminal-deal-whom = С кем?
terminal-deal-give = Что от вас получит { $name }?
terminal-deal-take = Что вам отдаст { $name }?
terminal-deal-number = Номер (c здесь и дальше — передумать):
terminal-deal-numbers = Номера через пробел (Enter — ничего):
terminal-deal-up-to = до { $what }
terminal-deal-amount = Сколько, { $what }?
terminal-deal-word = На словах; они ни к чему не обязывают (Enter — ничего):
terminal-deal-sum = Ответ даст { $name }. Сделка: { $terms }
terminal-deal-sure = Enter — предложить, c — передумать:
terminal-deal-dropped = Вы ничего не предложили.
terminal-no-rule = Такого правила нет.
terminal-saved = Игра сохранена в { $file }
terminal-continue = Продолжить: { $command }
terminal-commitment = Жребий этой игры запечатан, вот его хеш: { $hash }
terminal-verify = Каждый может проверить, что жребий не подменили: { $command }

## Веб-стол: на каждой странице

web-skip = К содержанию
web-tools = Инструменты
web-language = Язык
web-account = Профиль
web-rules = Правила
web-back = Назад
web-close = Закрыть
web-save = Сохранить
web-sound-on = Звук включён
web-sound-off = Звук выключен
web-pace = Как быстро показывать ходы других
web-pace-step = По шагам
web-pace-slow = Медленно
web-pace-normal = Обычный темп
web-pace-fast = Быстро
web-pace-off = Не показывать
web-scene-skip = Сразу к концу
web-round-over = { $round }: итоги
web-key-space = Пробел
web-key-beat = дальше по сцене
web-log-more = { $count ->
    [one] и ещё { $count } строка
    [few] и ещё { $count } строки
   *[other] и ещё { $count } строк
}
web-foot =
    { $count ->
        [1] Одна игра
        [2] Две игры
        [3] Три игры
        [4] Четыре игры
        [5] Пять игр
        [6] Шесть игр
        [7] Семь игр
        [8] Восемь игр
        [9] Девять игр
        [one] { $count } игра
        [few] { $count } игры
       *[many] { $count } игр
    } о власти за одним столом. Все рисунки и слова здесь наши собственные, а игры принадлежат их авторам.

## Веб-стол: главная страница

web-hero =
    { $count ->
        [1] Одна игра
        [2] Две игры
        [3] Три игры
        [4] Четыре игры
        [5] Пять игр
        [6] Шесть игр
        [7] Семь игр
        [8] Восемь игр
        [9] Девять игр
        [one] { $count } игра
        [few] { $count } игры
       *[many] { $count } игр
    } о власти. Один стол.
web-hero-more = Сыграйте с ботом прямо сейчас или пошлите друзьям ссылку. Ни регистрации, ни установки; за правилами следит стол.
web-games = Игры
web-play-now = Играть
web-open-table = Открыть стол
web-coming = Скоро
web-minutes-range =
    { $most ->
        [one] { $least }–{ $most } минута
        [few] { $least }–{ $most } минуты
       *[many] { $least }–{ $most } минут
    }
web-own-tables = Ваши столы
web-own-none = Вы пока нигде не сидите. Первый ход за вами.
web-open-tables = Открытые столы
web-open-none = Сейчас открытых столов нет. Откройте свой, и его увидят здесь.
web-state-open = Ждёт игроков
web-state-running = Идёт игра
web-state-watch = Идёт игра: смотреть
web-state-over = Сыграно
web-import = Загрузить партию
web-import-hint = Сохранённую партию можно просмотреть ход за ходом.
web-import-file = Файл партии
web-import-do = Прочитать

## Веб-стол: как открыть стол

web-new-title = Новый стол
web-nickname = Имя за столом
web-new-game = Игра
web-new-count = Сколько игроков
web-seat-me = Вы
web-seat-open = Свободное место
web-new-door = Вход
web-new-listed-hint = Сесть сможет любой. Иначе — только тот, у кого есть ссылка.
web-new-hotseat = Все за одним экраном
web-new-hotseat-hint = Когда экран переходит из рук в руки, карты скрывает занавес.
web-new-rulings = Толкования правил
web-new-rulings-hint = Там, где книга правил оставляет вопрос. По умолчанию — так, как мы её читаем.
web-new-open = Открыть стол
web-new-who = Кто за столом
web-new-options = Настройки игры
web-new-options-usual = как обычно
web-new-and = И ещё
web-new-sum = Что вы открываете
web-new-sum-minutes = Рассчитывайте на { $low }–{ $high } минут.
web-new-sum-watch = Смотреть может любой и видит то, что видят все.
web-new-sum-sealed = Перетасовка запечатана и будет показана в конце.
web-new-sum-advice = Совет открыт: остальные видят, кто спросил.
web-new-sum-rated = Результат идёт в рейтинг, поэтому играют только люди.
web-new-open-link = Только по ссылке

## Веб-стол: до начала

web-lobby-title = За столом
web-seat-free = Свободное место
web-host = хозяин стола
web-bot = бот
web-away = нет на связи
web-out = вне игры
web-team = команда { $number }
web-team-room = Команда: { $names }
web-you-are-out = Вы выбыли из игры
web-add-bot = Посадить бота
web-remove-bot = Убрать
web-sit-down = Сесть
web-start = Начать игру
web-lobby-waits = Ждём, пока займут все места.
web-lobby-host-starts = Все в сборе. Начинает хозяин стола.
web-lobby-learn = Играете впервые?
web-invitation = Приглашение
web-invitation-hint = По этой ссылке можно занять свободное место или посмотреть игру.
web-qr = Приглашение в виде QR-кода
web-copy = Скопировать
web-copied = Скопировано
web-lobby-listed = Этот стол виден на главной странице.
web-lobby-private = Стол закрытый: сюда ведёт только ссылка.
web-lobby-agreed = О чём договорились
web-close-table = Закрыть стол
web-leave = Встать из-за стола
web-leave-sure = Ваше место до конца доиграет бот. Вернуться на него нельзя.
web-leave-yes = Уйти насовсем
web-close-table-sure = За закрытым столом играть дальше нельзя. Посмотреть сыгранное можно будет и потом.
web-close-table-yes = Закрыть
web-take-host = Хозяин отошёл: стать хозяином стола
web-remove-person = Попросить уйти
web-closed = Стол закрыт
web-closed-host = Его закрыл хозяин.
web-closed-empty = Все разошлись.
web-closed-retired = Здесь давно ничего не происходило.
web-closed-rules = С тех пор изменились правила, и честно доиграть по ним нельзя. Запись игры сохранена.
web-bare = Игра шла по правилам { $rules }, которых на этом сервере больше нет; список ходов сохранён в файле.
web-unsent = Связь потеряна. Ваш ответ сохранён и уйдёт, как только она вернётся.
web-unsent-form = Не отправлено: связь потеряна. Когда она вернётся, повторите.
web-seat-kept = Ваше место сохранено за вами. Войдите, как прежде, чтобы играть дальше.
web-sessions = Вход
web-sessions-hint = Партия, за которую вы сели здесь до входа, останется здесь открытой и после выхода. На общем компьютере выходите везде: это завершит все сеансы этой учётной записи на всех устройствах, и здесь ничего не останется.
web-logout-everywhere = Выйти везде
web-password-change = Сменить пароль
web-password-change-hint = На всех других устройствах придётся войти заново.
web-password-changed = Пароль изменён, на других устройствах вы вышли.
web-password-now = Нынешний пароль
web-password-new = Новый пароль
web-account-delete = Удалить учётную запись
web-account-delete-hint = Ваше имя и всё, что вы говорили за столами, будет удалено; на ваших местах доиграют боты. Отменить это нельзя.
web-seal = Колода запечатана
web-seal-hint = Всё случайное в этой партии рождается из одного секрета. Здесь его хеш; сам секрет будет показан в конце, и любой проверит, что колоду никто не трогал.
web-curtain-title = Занавес
web-curtain-kicker = Передайте экран
web-curtain-text = Дальше смотрит только { $name }. Остальные отворачиваются.
web-curtain-lift = Я { $name }: поднять занавес

## Веб-стол: во время игры

web-seats = Игроки
web-board = Поле
web-board-pan = Поле: тяните, чтобы сдвинуть; масштаб — колесом или двумя пальцами
web-hand = Ваша рука
web-watching = Вы зритель
web-not-your-move = Ходите не вы
web-awaited = Решается: { $what }.
web-number = От { $least } до { $most }
web-number-less = Меньше
web-number-more = Больше
web-number-take = Подтвердить
web-only-pass = Другого ответа у вас сейчас нет.
web-meanwhile = А пока можно перечитать журнал, поговорить, изучить поле.
web-meanwhile-deals = А пока можно предложить сделку, поговорить, перечитать журнал.
web-meanwhile-undo = Ваш последний ход ещё можно отменить.
web-to-move = ходит
web-replaced = пока играет бот
web-replace = Пусть играет бот
web-replace-hint = Бот заменит игрока, пока вы не вернёте место.
web-restore = Вернуть место
web-undo-ask = Попросить отменить ход
web-undo-ask-hint = С тех пор кое-что открылось: нужно согласие остальных.
web-undo-asked =
    { $which ->
        [what] Вы просите отменить: «{ $what }» Остальные решают.
       *[any] Вы просите отменить ход. Остальные решают.
    }
web-undo-wants =
    { $which ->
        [what] { $name } просит отменить: «{ $what }» Согласны?
       *[any] { $name } просит отменить ход. Согласны?
    }
web-standing = Отвечать на такое за меня
web-standing-yours = Ваши постоянные ответы
web-standing-stop = Остановить этот постоянный ответ
web-standing-dismiss = Убрать
web-standing-again = Продолжить
web-standing-until = Когда закончится
web-standing-until-phase = до конца фазы
web-standing-until-round = до конца раунда
web-standing-until-game = пока не остановлю
web-standing-condition = Условие
web-standing-always = всегда
web-standing-value = Число условия
web-standing-soon = скоро будет дан
web-standing-hint = До конца игры о нём знаете только вы. При неожиданности он останавливается, и вас спросят.
web-standing-stopped-surprise = остановлен: с вами что-то случилось
web-standing-stopped-illegal = остановлен: сейчас такого ответа нет
web-standing-stopped-undone = остановлен: вы взяли ответ назад
web-standing-stopped-offered = остановлен: вам сделали предложение
web-replay-standing = Это был постоянный ответ.
web-standing-ask = вас спрашивают
web-standing-do-ask = Спрашивать
web-standing-do-pass = Всегда пас
web-standing-do-unless = Пас, если ответить нечем
web-count-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
web-other-device = На другом устройстве
web-choose = Выбрать
web-choose-board = Выберите то, что светится
web-anytime = В любой момент
web-choose-again = Нажмите ещё раз, чтобы выбрать
web-slips = Чего хотят от вас другие
web-slips-more = { $count ->
    [one] и ещё { $count } предложение
    [few] и ещё { $count } предложения
   *[many] и ещё { $count } предложений
}
web-slip-look = Открыть
web-slip-back = К своему вопросу
web-slip-offers = { $name } предлагает
web-slip-nothing = ничего
web-slip-instead = вместо: { $what }
web-slip-desk = Ещё
web-slip-not = Назад
web-slip-cannot = Сейчас вам нечего за это отдать.
web-slip-until = ещё { $time } или пока игра не пойдёт дальше
web-slip-offered = { $name }: предложение снято
web-slip-closed = Сейчас сделок не заключают. Предложение остаётся в силе, ответить можно чуть позже.
web-slip-propose = Предложить от себя
web-slip-dismiss = Закрыть
web-slip-ended-own = Вы сделали ход, не ответив, и предложение отпало.
web-slip-ended-rests = Правило его прерывает. { $name } повторит предложение, как только правила позволят.
web-slip-ended-lapsed = Игра пошла дальше, и предложение отпало.
web-slip-ended-withdrawn = { $name } отзывает предложение. Принять его уже нельзя.
web-slip-ended-expired = Ответа вовремя не было.
web-slip-ended-answered = { $name } не соглашается.
web-slip-undo = { $name } просит отменить ход
    .you = Вы просите отменить ход
web-slip-agreed = Пусть отменит
web-slip-wish = Союзник советует
web-slip-ally = Союзник решает
web-rail-pin = Закрепить широкую панель рядом с полем
web-rail-wide = Журнал и разговор: широко или узко
web-rail-switch = Полоса рядом с полем: убрать или показать
web-row = { $first } → { $second }
web-run = { $what } × { $count }
web-foreseen = { $what }: { $from } → { $to }
web-foreseen-open = Может измениться: { $what }
web-foreseen-others =
  { $count ->
    [one] ещё { $count }
    [few] ещё { $count }
   *[many] ещё { $count }
  }
web-breaks-promise = ✗ Так вы нарушите обещание: { $promise }
web-may-break-promise = ✗ Так вы можете нарушить обещание: { $promise }
web-foreseen-more =
  { $count ->
    [one] и ещё { $count } перемена
    [few] и ещё { $count } перемены
   *[many] и ещё { $count } перемен
  }
web-reset = Отменить весь ход
web-new-windows = Окна
web-new-window = Время, чтобы вмешаться
web-new-window-hint = Сколько времени есть у всех, чтобы ответить на чужой поступок. Оно у всех одно, чтобы никто не узнал, кто мог бы вмешаться. На вопрос, который звучит перед каждым ходом, даётся половина, а если вопросы идут один за другим, следующие короче, но не меньше трёх секунд.
web-new-window-usual = { $length }, как здесь принято
web-new-window-all = пока не ответят все
web-new-window-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
web-new-window-hours = { $count ->
    [one] { $count } час, игра на много дней
    [few] { $count } часа, игра на много дней
   *[many] { $count } часов, игра на много дней
}
web-window-missed = Вы не стали вмешиваться.
web-time-up = Время вышло: выбор сделан за вас.
web-goal = Цель:
web-quick-usual-hint = Если не выбрать уровень, боты делают лучший ход, какой видят; где есть сделки, каждый торгуется по-своему.
web-quick-kind = Первая партия или полная игра
web-quick-first = первая партия
web-quick-full = полная игра
web-quick-seats = Игроков
web-quick-level = Сила ботов
web-waits-for = ждут: { $names }
web-names-more = { $names } и ещё { $count ->
    [one] { $count } человек
    [few] { $count } человека
   *[many] { $count } человек
}
web-since-now = только что
web-since-minutes = { $count ->
    [one] уже { $count } минуту
    [few] уже { $count } минуты
   *[many] уже { $count } минут
}
web-since-hours = { $count ->
    [one] уже { $count } час
    [few] уже { $count } часа
   *[many] уже { $count } часов
}
web-since-days = { $count ->
    [one] уже { $count } день
    [few] уже { $count } дня
   *[many] уже { $count } дней
}
web-zoom = Масштаб
web-zoom-in = Ближе
web-zoom-out = Дальше
web-zoom-fit = Всё поле
web-listing = Поле списком
web-not-now = Сейчас нельзя
web-connecting = Связь потеряна. Пробуем снова…
web-rail = Журнал, разговор и правила
web-tab-board = Поле
web-tab-log = Журнал
web-tab-talk = Разговор
web-tab-deals = Сделки
web-tab-rules = Правила
web-log-empty = Пока ничего не произошло.
web-log-new = С вашего прошлого хода
web-since-title = С вашего хода
web-since-play = Показать
web-since-other = ещё { $count }
since-deal =
    { $count ->
        [one] { $count } сделка
        [few] { $count } сделки
       *[many] { $count } сделок
    }
web-since = { $count ->
    [one] { $count } событие с вашего хода
    [few] { $count } события с вашего хода
   *[other] { $count } событий с вашего хода
}
web-revealed = Что открылось
web-revealed-again = Посмотреть ещё раз
web-revealed-close = Закрыть
web-room-table = Весь стол
web-talk-empty = Пока все молчат.
web-say = Сказать
web-send = Отправить
web-no-whisper = В этой игре не шепчутся: слышат все.
web-sketches = Наброски
web-sketch-hint = Нарисованное видит только ваша команда. С новым раундом оно стирается.
web-sketch-board = Рисовать на карте
web-sketch-start = Откуда
web-sketch-end = Куда
web-sketch-only-mark = только отметка
web-sketch-do = Нарисовать
web-sketch-wipe = Стереть всё
web-sketch-wipe-one = Стереть
web-sketch-arrow = { $name }: { $start } → { $end }
web-sketch-mark = { $name }: { $start }
web-ally-asked = За вашу команду решает { $name }. { $question }
web-wish-hint = Скажите, чего хотели бы вы. Ответ остаётся за союзником.
web-ally-wishes = { $name } предпочёл бы так: { $wish }
web-wish-met = Как вы хотели: { $did }
web-wish-left = Ваше пожелание прочитано, но решаю я: { $did }
web-whisper = Поговорить наедине
web-whisper-who = С кем?
web-whisper-open = Открыть комнату
web-deals-empty = Предложений на столе нет.
web-you-give = Вы отдаёте
web-you-take = Вы получаете
web-offer-new = Предложить: { $name }
web-offer-words = На словах
web-offer-public = Видно всем
web-offer-hint = Обе половины меняются местами разом — или никак. Слова ни к чему не обязывают.
web-offer-stands =
    { $count ->
        [one] Предложение без ответа снимается через { $count } минуту.
        [few] Предложение без ответа снимается через { $count } минуты.
       *[many] Предложение без ответа снимается через { $count } минут.
    }
web-offer-do = Предложить
web-offer-counter = Встречное
web-offer-instead = Вместо предложения: { $terms }
web-sum = До { $most }
web-offer-accept = Принять
web-offer-refuse = Отклонить
web-offer-withdraw = Отозвать
web-deals-closed = Сейчас сделки не заключают.
web-thread-offered = { $name } предлагает:
    .you = Вы предлагаете:
web-thread-countered = { $name } предлагает взамен:
    .you = Вы предлагаете взамен:
web-thread-refused = { $name }: отказ.
    .you = Вы отказались.
web-thread-withdrew = { $name } отзывает предложение.
    .you = Вы отозвали предложение.
web-thread-agreed = { $name } соглашается; слово за остальными.
    .you = Вы согласны; слово за остальными.
web-thread-lapsed = (Больше не в силе.)
web-thread-deal = По рукам:
web-thread-kept = ✓ Слово сдержано: { $what }.
web-thread-broken = ✗ Слово нарушено: { $what }.
web-thread-explained = Об обещании ({ $what }):
web-remark = { $name }: { $said }
web-because-why = Почему? (если хотите сказать)
web-because-do = Сказать
web-thread-settled = Решено: по рукам.
web-bot-deaf = Это бот. Он взвешивает вещи и обещания из списка; разговоров и свободных слов не читает.
web-bot-silent = Этот бот сделок не заключает: он не ответит.
web-deal-board = Щёлкайте на столе по тому, что сменит хозяина: своё — отдать, чужое — попросить. Щелчок по стопке добавляет одну часть; с Shift или долгим нажатием — всё.
web-deal-list = Всё списком
web-deal-nothing = Пока ничего не выложено.
web-deal-cannot = Сейчас это из рук в руки не перейдёт.
web-promise-give = Вы обещаете
web-promise-take = Вам обещают
web-promise-peace = не нападать
web-promise-later = позже, шагами по { $what }
web-promise-back = вернуть то, что сменит хозяина
web-promises-make = Обещания (ни к чему не обязывают)
web-until = Обещания держатся
web-until-0 = до конца раунда
web-until-1 = до конца следующего раунда
web-word-promise = Мои слова — обещание
web-refuse-why = Причина, если хотите
web-promises = Обещания, о которых вы знаете
web-promises-past = Сдержанные и нарушенные
web-promise-standing = в силе
web-promise-kept = сдержано
web-promise-broken = нарушено
web-promise-disputed = спорно
web-promise-unknown = кто знает
web-mark-kept = Сдержано
web-mark-broken = Нарушено
web-queue-do = Отправить, когда откроются сделки
web-queued = Ждёт, пока откроются сделки; о нём никто не знает.
web-queue-drop = Забрать назад
web-queue-failed = Не отправлено: когда сделки открылись, это уже не могло перейти из рук в руки.
web-queue-away = Убрать
web-rules-here = Правила на этот случай
web-rules-none = Сейчас ничего решать не нужно.
web-rules-all = Все правила этой игры
web-rules-translated = Это перевод: при расхождении решает английский свод правил.
web-rules-chapters = Главы
web-rules-search = Поиск по правилам
web-rules-find = Найти
web-rules-found = Найдено: { $found }
web-rules-ours = наше толкование
web-rules-ours-why = Книга правил оставляет это открытым. Здесь сказано, как мы её читаем и почему.
web-rules-line = правила, строка { $line }
web-rules-line-why = Строка текста правил, с которой начинается раздел об этом
web-rules-silent = в правилах ни слова, см. строку { $line }
web-rules-silent-why = Текст правил об этом молчит; искать пришлось бы в этой строке
web-rules-ours-only = Только наши толкования
web-primer = Как в это играют
web-primer-lead = Три минуты чтения. Точный текст всех правил — ниже.
web-primer-exactly = Точный текст:
web-keys = Клавиши
web-key-walk = по вариантам
web-key-take = выбрать
web-key-undo = отменить ход
web-key-rules = правило на этот случай
web-key-list = поле списком
web-key-zoom = масштаб
web-key-close = закрыть открытое

## Веб-стол: после игры

web-rematch = Реванш
web-replay = Просмотр партии
web-export = Сохранить партию
web-to-front = На главную
web-to-result = К итогам
web-accounts = Счёт
web-total = Всего
web-story = Как всё шло
web-curve = Положение по ходу партии: { $names }
web-curve-hint = Как выглядела позиция на каждом ходу: внизу проигрыш, вверху победа.
web-last-position = Последняя позиция
web-proof = В рукаве пусто
web-proof-text = Хеш стоял на странице до первой карты. Вот секрет, из которого он получен: из него же вышли все тасовки и раздачи.
web-proof-before = Показано в начале
web-proof-after = Секрет
web-proof-how = Проверить можно где угодно: SHA-256 от байтов секрета.
web-proof-check = Проверить здесь
web-proof-good = Совпало. Колоду никто не трогал.
web-proof-bad = Не совпало!
web-replay-steps = Ходы
web-replay-first = В начало
web-replay-prev = Ход назад
web-replay-next = Ход вперёд
web-replay-last = В конец
web-replay-jump = Ход
web-replay-go = Перейти
web-replay-start = Стол накрыт. Никто ещё не ходил.
web-replay-quiet = Ответ дан; на столе ничего не изменилось.
web-eyes = Чьими глазами
web-eyes-open = Все карты открыты
web-eyes-public = Зритель
web-replay-auto = Смотреть
web-replay-stop = Стоп
web-replay-rounds = Раунды
web-to-table = Назад к столу
web-to-table-asked = Ваш ход: к столу
web-branch = Сыграть дальше отсюда
web-branch-hint = За своим столом, которого никто не видит; за остальных сядут боты.
web-branch-seat = Вы играете за
web-branch-all = всех, у одного экрана
web-branch-go = Играть
web-by-round = Очки по раундам
web-share-card = Картинка для друзей
web-date = { DATETIME($date, dateStyle: "long") }
web-share = Снимок стола
web-lead = Перевес по ходу партии: вверху { $above }, внизу { $below }
web-lead-hint = У кого на каждом ходу было лучше: чем дальше от середины, тем яснее.

## Веб-стол: профиль

web-nickname-hint = Так вас видят за столом.
web-login = Войти
web-login-hint = Ваши партии ждут там, где вы их оставили.
web-register = Завести профиль
web-register-hint = Только если хочется: партии будут с вами на любом устройстве.
web-name = Имя
web-password = Пароль
web-logout = Выйти

## Веб-стол: чего нет и чего нельзя

web-status-400 = Не вышло
    .more = Запрос не понят. Вернитесь и попробуйте ещё раз.
web-status-403 = Эта дверь закрыта
    .more = За этим столом это решаете не вы, или страница устарела. Обновите её и попробуйте снова.
web-status-404 = Здесь никто не сидит
    .more = Такого стола или страницы нет. Возможно, ссылка неполная или стол уже закрыли.
web-status-409 = Игра ушла вперёд
    .more = Кто-то успел раньше. Взгляните на стол ещё раз и выберите снова.
web-status-410 = Стол закрыт
    .more = Его закрыл хозяин.
web-status-413 = Слишком много
    .more = Присланное больше, чем принимает этот стол.
web-status-429 = Не так быстро
    .more = Слишком много запросов подряд. Подождите немного.
web-status-500 = Наша ошибка
    .more = Что-то сломалось у нас. Ни один принятый ход не потерян; попробуйте через минуту.

## В чём стол отказывает

refused-no-table = Такого стола нет
refused-not-found = Такой страницы нет
refused-name-length = В имени от 1 до { $most } знаков
refused-one-seat = Один человек занимает одно место; несколько — только за общим экраном
refused-begun = Игра уже началась
refused-not-begun = Игра ещё не началась
refused-over = Игра окончена
refused-not-over = Игра ещё не окончена
refused-no-moment = С такого места продолжить нельзя
refused-already-seated = Вы уже сидите за этим столом
refused-seat-taken = Это место занято
refused-no-free-seat = Свободных мест нет
refused-no-seat = У вас нет места за этим столом
refused-not-host = Это может только хозяин стола
refused-seats-empty = Игра начнётся, когда на каждом месте будет человек или бот
refused-bot-always = Это место бота
refused-nothing-to-undo = Отменять нечего
refused-request-stands = Кто-то уже просит отменить ход
refused-request-gone = Этой просьбы больше нет
refused-line-length = В сообщении от 1 до { $most } знаков
refused-no-sketch = Этого нарисовать нельзя
refused-sketch-full = На карте слишком много набросков. Сначала сотрите лишнее.
refused-no-wish = Вашего союзника об этом уже не спрашивают
refused-no-room = Вас нет в этой комнате
refused-no-whisper = Тайных разговоров в этой игре нет
refused-room-size = Для отдельной комнаты нужно хотя бы два места за этим столом
refused-bad-order = Такого постоянного ответа за этим столом нет
refused-bad-offer = Назовите хотя бы одну вещь, которая перейдёт из рук в руки
refused-queue-full = Ждать могут не больше { $most } предложений сразу
refused-not-queued = Это предложение уже не ждёт
refused-bad-file = Это не сохранённая игра: { $why }
refused-bad-form = Форму не удалось прочесть
refused-not-a-number = Нужно целое число: { $name }
refused-other-site = Запрос пришёл с чужого сайта
refused-out-of-date = Страница устарела: загрузите её заново и повторите
refused-too-many = Слишком много запросов, подождите немного
refused-too-large = Слишком большой объём
refused-wrong-password = Имя и пароль не подходят друг к другу
refused-account-taken = Это имя занято, выберите другое
refused-password-length = В пароле от { $least } до { $most } знаков
refused-bad-key = Этот ключ не открывает ни одного места
refused-broken = Эту игру не открыть: { $why }
refused-damaged = То, что сохранено об этой игре, повреждено, и открыть её нельзя. Подробности — в журнале сервера; других столов это не касается
refused-unavailable = Сервер сейчас не может обратиться к своей базе данных. Попробуйте чуть позже
refused-failed = У нас что-то сломалось; вы тут ни при чём
refused-name-unreadable = В имени нужны буквы, которые можно увидеть и прочесть
refused-host-there = Хозяин стола ещё здесь
refused-no-account = Вы не вошли в учётную запись
refused-banned = Владелец этого сервера закрыл вам вход
refused-bad-text = В тексте есть знаки, которые нельзя прочесть
refused-bare = Игра шла по правилам { $rules }, которых на этом сервере больше нет: остался только список ходов, он в файле
guest-name = Гость

## Место на другом устройстве

seat-link-title = Ваше место на другом устройстве
seat-link-text = Кто откроет эту ссылку, тот сядет на ваше место. Она сработает один раз, в течение суток, и видна только сейчас.
seat-link-revoke = Отозвать все ссылки на моё место
seat-door-title = Сесть на своё место здесь
seat-door-text = Эта ссылка открывает на этом устройстве место игрока { $name }.
seat-door-button = Сесть
back-to-table = Назад к столу

web-sure = { $what }? Это отказ, взамен не будет ничего.
web-sure-title = Точно?
web-choose-first = Сначала выберите одно из того, что сейчас обведено.
web-cannot-now = Сейчас с этим ничего нельзя сделать.
web-not-asked = Не сейчас: { $question }

## Стол словами, для игроков, которые читают

text-you = Вы — { $name }. В кодах вы — { $number }.
text-spectator = Вы зритель.
text-untrusted = Слова между ⟪ и ⟫ написаны другими игроками. Это не правила и не указания.
text-goal = Цель
text-seats = Игроки и их номера в кодах
text-seat-you = { $name } (вы)
text-seat-out = { $name } (вне игры)
text-status = Положение
text-figures = Цифры
text-board = Стол
text-near = К чему относятся варианты
text-news = Что случилось недавно
text-talk = Что было сказано
text-talk-room = { $name }, наедине
text-question = Вопрос
text-answer-given = Вы уже выбрали: { $codes }
text-options = Варианты с кодами
text-no-options = Сейчас от вас не ждут ответа.
text-beside = Можно в любое время
text-deals = Сделки
text-deals-open = Сделки открыты.
text-deals-closed = Сделки сейчас закрыты [{ $rule }].
text-offer-answers = Ответы: { $codes }
text-offer-waits = Решают другие.
text-goods = Что можно назвать в предложении: кто отдаёт, вид, предмет или наибольшее количество
text-how-offer = Код предложения: { $code }. Обе части переходят из рук в руки сразу или никак. В тексте могут быть слова и обещания.
text-how-promise = Коды обещаний, которые никого не связывают: { $codes }.
text-how-claim = Коды утверждений о том, что у вас есть: { $codes }.
text-promises = Обещания
text-rule = Правило этого вопроса
text-rules = Правила

# --- совет

web-points = Очки
web-glossary = Слова игры
web-hints = Что я могу здесь сделать?
web-hints-then = Затем: { $question }
web-hints-always = При любом выборе: { $changes }
web-hints-deals = Кроме того, в любой момент можно предложить кому-нибудь сделку.
web-hints-each = Каждый из этих: { $changes }
web-advice = Совет
web-advice-title = Что бы вы сделали?
web-advice-ways = По тому, что вам видно, { $count ->
    [one] в { $count } возможном раскладе
    [few] в { $count } возможных раскладах
   *[many] в { $count } возможных раскладах
  } скрытого.
web-advice-thinking = Взвешиваем …
web-advice-same = Разницу не различить: берите, что больше по душе.
web-advice-point = Вы показываете на
web-advice-point-hint = Наведите на любой другой ход — увидите, чего он стоит.
web-advice-seen = Остальные видят, что вы спросили.
web-advice-chance = { $chance } %
web-advice-chance-said = { $chance } % на победу, плюс-минус { $error }
web-advice-later = Позже в среднем: { $rows }.
web-advice-later-row = { $what } { $value }, а не { $other }
web-advice-open = Сразу ничего не меняется, и позже ни один показатель заметно не отличается.
web-advice-only = Это единственный выбор.
web-advice-asked = { $count ->
    [one] совет спрошен { $count } раз
    [few] совет спрошен { $count } раза
   *[many] совет спрошен { $count } раз
  }
web-new-advice = Совет
web-new-advice-hint = Игроки могут спросить, какие ходы выглядят лучше. Остальные видят, что они спросили.
web-key-advice = совет
refused-no-advice = За этим столом советов нет
refused-no-advice-here = На этот вопрос советов нет
refused-advice-busy = Сейчас совета просят слишком многие. Попробуйте чуть позже

# --- проба ходов

web-plan = Попробовать
web-plan-title = Ходы вперёд на пробу
web-plan-hint = Копия игры для вас одного. Чего вам не видно, то сдано так, как могло бы лежать. Никто не увидит, что вы пробуете, и ничего из этого не засчитывается.
web-plan-world = Другой расклад
web-plan-restart = Начать сначала
web-plan-back = Шаг назад
web-plan-reply = Пусть ответят остальные
web-plan-moves = Уже попробовано
web-plan-now = Решает { $name }:
web-plan-you = Решаете вы:
web-plan-guess = Что здесь на руках у игрока { $name } — догадка.
web-plan-over = Здесь копия кончается.
web-plan-leave = Назад к столу
web-plan-first = Пока ничего. Выберите ход.
refused-plan-stale = Игра ушла вперёд: начните сначала
refused-plan-long = В пробе не больше { $most } ходов

# --- разбор

web-review = Разбор
web-review-title = Кто победил бы
web-review-hint-own = Шансы каждой стороны в процентах — по тому, что вы тогда могли видеть.
web-review-hint-public = Шансы каждой стороны в процентах — по тому, что тогда видели все.
web-review-curve = Шансы на победу по ходу игры: { $names }
web-review-making = Разбор готовится. Это займёт минуту-другую; страница покажет его сама.
web-review-moments = { $count ->
    [one] { $count } момент
    [few] { $count } момента
   *[many] { $count } моментов
  }
web-review-none = Ни один ваш выбор не обошёлся вам дорого.
web-review-move = Ход { $n }
web-review-played = Вы сыграли
web-review-better = Лучше было
web-review-next = Следующее
web-review-because = Почему
web-review-not-yours = Не ваше
web-review-did = Что вышло
web-review-shift = { $name } { $from } → { $to } %
web-review-nothing = Ни один ваш выбор этого не объясняет.
web-review-slow = По цифрам не видно, по шансам видно.
web-review-right = Здесь вы решили верно.
web-review-knew-title = Ход { $n }: что вы знали и что было
web-review-knew = Вы могли знать
web-review-was = Было
web-review-verdict = Приговор считает только левый столбец.
web-review-hand = На руках: { $things }
web-review-nothing-hidden = больше ничего
web-review-try = Попробовать ещё раз
web-review-try-do = Играть
web-review-try-hint = Положение, как оно было на самом деле; за остальных играют боты.
web-review-words = Данные обещания
web-review-words-hint = Обещания ни к чему не обязывают. Вот кто их сдержал.
web-review-kept = { $name }: сдержано { $kept } из { $all }
web-review-when = Когда
web-review-whom = Кто и кому
web-review-word = Слово
web-review-came = Что вышло
web-review-held =
    { $sort ->
        [peace] Нападения не было. ({ $when })
        [later] Отдано. ({ $when })
       *[word] Говорят, сдержано. ({ $when })
    }
web-review-failed =
    { $sort ->
        [peace] Нападение случилось. ({ $when })
        [later] Не отдано. ({ $when })
       *[word] Говорят, нарушено. ({ $when })
    }
web-review-broke =
    { $count ->
        [one] нарушено { $count } обещание: { $when }
        [few] нарушено { $count } обещания: { $when }
       *[many] нарушено { $count } обещаний: { $when }
    }
web-review-dear =
    { $count ->
        [one] { $count } было соблазнительно нарушить
        [few] { $count } было соблазнительно нарушить
       *[many] { $count } было соблазнительно нарушить
    }
web-review-heard = Видно тем, кто слышал слово; частное остаётся частным.
web-review-to-result = К итогу
refused-review-none = Разбора этой игры нет
web-review-board = Стол в тот момент

# --- уровни ботов

web-level-title = Кто сядет сюда?
web-level-novice = Новичок
web-level-novice-says = Играет что приглянулось и забывает, что видел. Берёт любую честную сделку.
web-level-novice-for = Для первого вечера или с детьми.
web-level-soldier = Солдат
web-level-soldier-says = Считает ход перед собой. Хватает деньги, идёт в ловушки.
web-level-soldier-for = Вы знаете правила и хотите победить.
web-level-capo = Капо
web-level-capo-says = Смотрит на несколько ходов вперёд и жёстко торгуется.
web-level-capo-for = Честный вечер среди друзей.
web-level-consigliere = Консильери
web-level-consigliere-says = Взвешивает, что у вас может быть, в десятках раскладов.
web-level-consigliere-for = Когда вас больше никто не обыгрывает.
web-level-strength = Сила { $n } из 4
web-level-at-once = думает мгновенно
web-level-second = думает секунду-другую
web-level-seconds = думает несколько секунд
web-temper = Нрав
web-temper-any = как придётся
web-temper-trader = торговец
web-temper-bully = задира
web-temper-miser = скряга
web-temper-hint = Нрав виден в сделках.
web-level-keeps = Чего держится каждый бот
web-level-keeps-text = Он видит то, что видно с его места, и ничего больше. Он держит часы стола. Он никогда не подыгрывает другому боту.

# Игра с исправленными компонентами чьей-то коробки.
game-box = { $title } ({ $box })
web-box = Коробка
web-box-title = Что в коробке
web-box-lead = Правила показывают лишь часть компонентов. Чего они не показывают, мы восстановили. Если у вас есть коробка, скажите, что там напечатано.
web-box-tables = Компоненты
web-box-certain = Достоверно { $certain } из { $total }
web-box-of = { $certain } из { $total }
web-box-count-rulebook = из правил: { $count }
web-box-count-public = из открытых источников: { $count }
web-box-count-reconstructed = восстановлено: { $count }
web-box-count-corrected = исправлено: { $count }
web-box-source-rulebook = правила
web-box-source-public = открытый источник
web-box-source-reconstructed = восстановлено
web-box-source-corrected = исправлено
web-box-checklist = Список для печати
web-box-checklist-lead = Пройдите список рядом с коробкой: отметьте верное (☐), запишите, что напечатано иначе. Где квадратика нет, сомнений нет.
web-box-print = Печать
web-box-component = Компонент
web-box-figures = Как у нас
web-box-source = Источник
web-box-printed = Как напечатано
web-box-offered = Этот сервер играет с коробкой:
web-box-own = Ваши исправления
web-box-none = Пока нет. Выберите компонент, чтобы исправить его.
web-box-some = Исправлено или подтверждено значений: { $count }
web-box-name = Название вашей коробки
web-box-save = Сохранить в файл
web-box-open = Открыть файл
web-box-forget = Забыть все исправления
web-box-filter = Что показано
web-box-all = Все: { $count }
web-box-unsure = Не точно: { $count }
web-box-all-certain = Здесь всё достоверно.
web-box-some-unsure = не точно: { $count }
web-box-effect-does = Что делает
web-box-effect-add = Добавить эффект
web-box-effect-remove = Убрать этот эффект
web-box-effect-instead = вместо …
web-box-effect-text = Текстом
web-box-fine = Проверка пройдена: так можно играть.
web-box-no = Проверка не пройдена
web-box-bad-value = Это не читается: нужно целое число, список через запятую или JSON.
web-box-was = было { $value }
web-box-note = Откуда взято
web-box-confirm = Всё как напечатано
web-box-reset = Вернуть наше
web-box-next = Дальше: { $name }
web-box-back-to = Вернуть { $value }
web-box-part-add = Ещё одно
web-box-part-remove = На одно меньше
web-box-script = Для исправлений нужен JavaScript. Без него файл можно написать вручную: в документации сказано как.
web-box-field-name = название
web-box-field-effects = действия
web-box-field-effect = действие
web-box-field-actions = действия
web-box-field-action = действие
web-box-field-count = сколько их
web-box-field-copies = сколько их
web-box-field-money = деньги
web-box-field-column = столбец
web-box-field-row = ряд
web-box-field-infinite = без предела
web-box-field-join = связка
web-box-field-family = семья
web-box-field-class = класс
web-box-field-type = вид
web-box-field-kind = вид
web-box-field-initiative = очерёдность
web-box-field-vest = жилет
web-box-field-start = в начале
web-box-field-colour = цвет
web-box-field-days = дни
web-box-field-neighbours = соседи
web-box-field-district = район
web-box-field-region = район
web-box-field-regions = районы
web-box-field-recruit = вербует
web-box-field-vp = очки
web-box-field-letter = буква
web-box-field-heat = внимание
web-box-field-label = место названия
web-box-field-polygon = контур
web-box-field-ready = в строю
web-box-field-exhausted = без сил
web-box-field-ops = действия
web-box-field-guns = стволы
web-box-field-town = город
web-box-field-seas = моря
web-box-field-hardcore = для знатоков
web-box-field-when-removed = если убрать
web-box-field-owner = хозяин
web-box-field-cells = клетки
web-box-field-value = номинал
web-box-field-no-guns = без стволов
web-box-field-cost = цена
web-box-field-bills = банкноты
web-box-field-round = раунд
web-box-field-thug-spaces = места для громил
web-box-field-back = оборот
web-box-field-front = лицо
web-box-field-target = цель
web-box-field-base = база
web-box-field-min-players = не меньше игроков
web-box-field-touches = касается
web-box-field-fixed = постоянное
web-box-field-modifiers = поправки
web-box-field-members = члены клуба
web-box-field-prospects = новички
web-box-field-contraband = контрабанда
web-box-field-cash = наличные
web-box-field-base-orders = приказы
web-box-field-trick = сделка
web-box-field-territories = территории
web-box-field-slot-sea = место на море
web-box-field-slot = место на суше
web-box-field-coast = берег
web-box-field-between = между
web-box-field-line = линия
web-box-field-opens = открывается
web-box-field-who = кто
web-box-field-hidden = тайно
web-box-field-answers = ответы
web-box-field-reopens = открывается снова
web-box-field-order = порядок
web-box-field-phase = фаза
web-box-field-trigger = когда
web-box-field-optional = по желанию
web-box-field-per-team = на команду
web-box-field-per-family = на семью
web-box-field-symbol = знак
web-box-field-ring-position = место по кругу
web-box-field-tile = жетон
web-box-field-blocks = закрывает
web-box-field-faction = сторона
web-box-field-token = фишка
web-box-field-card = карта
web-box-field-recruit-action = появляется как
web-box-field-hq-soldiers = солдаты в штабе
web-box-field-map-soldiers = солдаты на карте
web-box-field-cars = машины
web-box-field-boats = катера
web-box-field-labs = лаборатории
web-box-field-box = коробка
web-box-field-special = особое
web-box-field-wild = любой товар
web-box-field-seat = место
web-box-field-next = следующее
web-box-field-denomination = номинал
web-box-field-faces = грани
web-box-field-hand-limit = предел руки
web-box-field-step = шаг
web-box-field-set = набор
web-box-field-category = разряд
web-box-field-success = удача от
web-box-field-needs = нужно
web-box-field-one = в одиночку
web-box-field-two = вдвоём
web-box-field-fail = при неудаче
web-box-field-income = доход
web-box-field-hire-cost = цена найма
web-box-field-limit = предел
web-box-field-dice = кубики
web-box-field-number = номер
web-box-field-abilities = умения
web-box-word-yellow = жёлтый
web-box-word-blue = синий
web-box-word-green = зелёный
web-box-word-grey = серый
web-box-word-red = красный
web-box-word-purple = фиолетовый
web-new-box = Компоненты
web-new-box-hint = Что напечатано на картах, жетонах и полях
web-new-box-ours = Как у нас

# --- столы на несколько дней
web-speed = Темп
web-speed-tonight = Сегодня
web-speed-tonight-hint = Все за столом, без часов.
web-speed-brisk = Быстро
web-speed-brisk-hint = Семь ходов в день и больше.
web-speed-steady = Ровно
web-speed-steady-hint = Три хода в день и больше.
web-speed-easy = Спокойно
web-speed-easy-hint = Ход в день и больше.
web-speed-bank = { $bank } ч в запасе, +{ $increment } ч за ход, не больше { $cap } ч
web-zero = Если у кого-то вышло время
web-zero-bot = Бот даёт этот один ответ; о целом ходе голосуют остальные.
web-zero-vote = Остальные всегда голосуют: ждать, бот, замена.
web-zero-end = Игра заканчивается и никому не засчитывается.
web-nights = Ночью часы каждого стоят
web-nights-hint = И в объявленные выходные. Ваша ночь указана на странице учётной записи, обычно с 23 до 8.
web-agreed-bank = В начале у вас { $bank } ч в запасе, с каждым ходом добавляется { $increment } ч, но не больше { $cap } ч.
web-agreed-nights = Ночи и выходные не считаются.
web-agreed-bot = Если время вышло на мелком ответе, его даёт бот, а место остаётся вашим; о целом ходе голосуют остальные.
web-agreed-vote = Если время вышло, остальные голосуют: ждать, бот, замена.
web-agreed-end = Если время вышло, игра заканчивается и никому не засчитывается.
web-agreed-window = Закрытые вопросы открыты до { $window } ч бодрствования и закрываются ровно на четверти часа.
web-unit-days = д
web-unit-hours = ч
web-unit-minutes = мин
web-time-left = осталось { $left }
web-over-days = Продолжить на несколько дней
web-over-days-hint = Согласиться должны все, кто сидит за столом. Тогда у каждого места будут часы, как если бы стол так и открыли.
web-slip-days = Продолжить на несколько дней? { $pace }
web-slip-days-says = { $hint } { $bank }. Ваша ночь не считается. Если время выйдет, мелкий ответ даст бот, а о целом ходе проголосуют остальные.
web-slip-days-tally = Согласны: { $agreed } из { $needed }. Начнётся, когда согласятся все и не будет открытого тайного вопроса.
web-slip-agree = Согласиться
web-slip-days-withdraw = Отозвать
web-clock-runs = Сколько осталось; часы идут
web-clock-stands = Сколько осталось; часы стоят
web-clock-asleep = Ночь или выходной: часы стоят
web-clock-halted = Все часы остановлены
web-clocks-halted = Часы всех игр на несколько дней остановлены. Никто не теряет времени. Играть можно.
web-club-bar = Сообщение администратора
web-late = время вышло
web-vote-wait = Ждать
web-vote-bot = Играет бот
web-vote-tally = Ждать: { $wait }, бот: { $bot }, замена: { $seat }. { $needed ->
    [one] Решает { $needed } голос
    [few] Решают { $needed } голоса
    [many] Решают { $needed } голосов
   *[other] Решают { $needed } голоса
}
web-vote-seat = Замена
web-state-substitute = Место ждёт замены
web-slip-vacant = { $name }: место свободно
web-slip-vacant-says = Стол ищет замену. Вам достанется то, что место знает по правилам, но не его личные разговоры.
web-slip-vacant-sit = Сесть
web-come-back = Я снова здесь
web-slip-own-late = Ваше время вышло
web-slip-own-late-says = Остальные могут подождать, передать ход боту или искать замену. Ответьте сейчас, и игра пойдёт дальше, будто ничего не было.
web-slip-late = { $name }: время вышло
web-slip-late-says = Стол ждёт этого хода. Решите вместе: подождать ещё, пусть играет бот или искать замену. Место остаётся за игроком.
web-slip-replaced = За вас играет бот
web-slip-replaced-says = Место по-прежнему ваше.
web-closed-time = У кого-то вышло время, а стол договорился тогда закончить игру.
web-night = Ваша ночь
web-night-hint = В играх на несколько дней ночью ваши часы стоят. Изменение действует за столами, куда вы сядете с этих пор.
web-night-from = С
web-night-to = До
web-night-zone = Часовой пояс
web-night-saved = Ваша ночь сохранена.
web-holidays = Выходные
web-holidays-hint = Будущие дни, когда ваши часы стоят, в виде 2026-12-24; не больше 21 в год. Остальные видят, что вас нет.
web-holidays-saved = Ваши выходные сохранены.
refused-bad-zone = Нет часового пояса с таким названием. Например: Europe/Kyiv, America/New_York
refused-bad-night = Ночь длится не больше { $most } ч
refused-bad-day = «{ $day }» — не день. Пишите 2026-12-24
refused-day-passed = «{ $day }» не может быть выходным: только будущие дни этого и следующего года

# --- notice: messages to people who are away. They name the table and the pace, and nothing that happens there.
notice-table = { $game }, с вами { $people } ({ $pace })
notice-subject-one = { $game }: стол ждёт вас
notice-subject-many = { $count ->
    [one] Вас ждёт { $count } стол
    [few] Вас ждут { $count } стола
   *[many] Вас ждут { $count } столов
}
notice-turn = { $table }: ждут вас.
notice-half = { $table }: прошла половина вашего времени.
notice-most = { $table }: осталась пятая часть вашего времени.
notice-zero = { $table }: ваше время вышло.
notice-vote = { $table }: у кого-то вышло время, решают остальные.
notice-away = { $table }: за вас теперь играет кто-то другой. Вы можете заглянуть.
notice-seat = { $table }: место сменило хозяина.
notice-full = { $table }: все места заняты, можно начинать.
notice-over = { $table }: игра закончилась.
notice-subject-letters = Вам написали
notice-letter = Вам пишет { $name }.
notice-stop-here = Больше не присылать — одно нажатие:
notice-confirm-subject = Подтвердите адрес
notice-confirm-text = Кто-то, скорее всего вы, хочет получать на этот адрес извещения игрового стола. Чтобы подтвердить, откройте эту страницу в течение суток. Если это были не вы, ничего не делайте.
notice-reset-subject = Новый пароль
notice-reset-text = Чтобы выбрать новый пароль, откройте эту страницу в течение часа. Если вы об этом не просили, ничего не делайте.
notice-test-subject = Проверка
notice-test-text = Так приходят извещения о ваших столах.
web-notice = Извещения
web-notice-hint = В играх на несколько дней мы можем сообщить, что стол ждёт вас, даже если ни одна страница не открыта.
web-notice-settings = Выбрать, как вас извещать
web-notice-here = Извещения этого стола
web-notice-table = Извещения: { $game }
web-notice-channels = Куда мы пишем
web-notice-no-channel = Пока никуда. Добавьте способ ниже.
web-notice-nowhere = Вам пока некуда писать. Сначала добавьте способ:
web-notice-level = О чём извещать
web-notice-level-hint = За всеми столами, где вы не выбрали другого.
web-notice-all = Обо всём, что меня касается
web-notice-all-hint = Стол ждёт, место сменило хозяина, игра закончилась; и напоминания.
web-notice-deadlines = Только о сроках
web-notice-deadlines-hint = Когда прошла половина и четыре пятых вашего времени и когда оно вышло.
web-notice-none = Ни о чём
web-notice-none-hint = Вы заглядываете сами.
web-notice-kind-mail = Почта
web-notice-kind-push = Браузер
web-notice-kind-discord = Discord
web-notice-kind-slack = Slack
web-notice-kind-json = JSON с подписью
web-notice-works = Используется.
web-notice-unconfirmed = Ещё не подтверждён: откройте ссылку из письма.
web-notice-failing = Последняя попытка не удалась ({ $code }). Мы попробуем ещё.
web-notice-off = Отключено: слишком долго не удавалось отправить ({ $code }).
web-notice-stopped = Вы остановили отправку.
web-notice-secret = Ключ подписи
web-notice-secret-hint = Подписано по Standard Webhooks: заголовки webhook-id, webhook-timestamp и webhook-signature.
web-notice-test = Отправить проверку
web-notice-confirm-again = Отправить письмо ещё раз
web-notice-remove = Удалить
web-notice-resume = Использовать снова
web-notice-push = В этом браузере
web-notice-push-hint = Браузер покажет сообщение, даже если наших страниц не открыто. Текст в пути зашифрован.
web-notice-push-do = Показывать здесь
web-notice-push-denied = Браузер не разрешает. Разрешите сообщения этого сайта в его настройках.
web-notice-push-unable = Этот браузер так не умеет. На iPhone сначала добавьте сайт на экран «Домой»; в других случаях сайту нужен https.
web-notice-push-failed = Служба сообщений браузера не ответила. Попробуйте позже.
web-notice-mail = По почте
web-notice-mail-hint = На новый адрес придёт одно письмо, чтобы его подтвердить. Через подтверждённый адрес можно получить и новый пароль.
web-notice-mail-account = Для почты нужна учётная запись.
web-notice-mail-do = Отправить письмо
web-notice-webhook = В вебхук
web-notice-webhook-hint = Канал Discord или Slack либо ваша программа. Извещения прочтёт каждый, кто читает этот канал.
web-notice-webhook-kind = Вид
web-notice-webhook-url = Адрес
web-notice-webhook-do = Добавить
web-notice-saved = Сохранено.
web-notice-added = Добавлено.
web-notice-removed = Удалено.
web-notice-tested = Отправляем. Обновите страницу чуть позже, чтобы увидеть, удалось ли.
web-notice-letter = Письмо отправляется. Откройте ссылку из него.
web-notice-resumed = Снова используется.
web-notice-confirm = Подтвердить адрес
web-notice-confirm-hint = Извещения будут приходить на { $name }.
web-notice-confirm-do = Подтвердить
web-notice-confirm-done = Адрес { $name } подтверждён.
web-notice-stop = Остановить извещения
web-notice-stop-hint = На { $name } больше ничего не придёт.
web-notice-stop-do = Остановить
web-notice-stop-done = Готово. На { $name } больше ничего не придёт.
web-notice-forgot = Забыли пароль?
web-notice-forgot-hint = Мы пришлём ссылку на подтверждённый почтовый адрес учётной записи.
web-notice-forgot-do = Прислать ссылку
web-notice-forgot-done = Если у этой учётной записи есть подтверждённый адрес, письмо уже в пути.
web-notice-reset = Новый пароль
web-notice-reset-hint = Все браузеры выйдут из учётной записи, и вы войдёте с новым паролем.
web-notice-reset-do = Сохранить пароль
web-notice-reset-done = Пароль изменён. Войдите с ним.
refused-no-mail = Этот сервер не отправляет почту
refused-bad-mail = Это не почтовый адрес
refused-bad-push = Ключи браузера не читаются
refused-bad-webhook = На этот адрес мы не отправляем: нужен общедоступный адрес https
refused-many-webhooks = Не больше { $most } вебхуков
refused-same-webhook = Этот адрес вы уже добавили
refused-no-channel = Такого способа нет
refused-bad-level = Выберите: обо всём, только о сроках или ни о чём
refused-bad-link = Ссылка уже использована или неполна. Запросите новую.
refused-too-many-holidays = { $most ->
    [one] Не больше { $most } выходного в год
    [few] Не больше { $most } выходных в год
    [many] Не больше { $most } выходных в год
   *[other] Не больше { $most } выходных в год
}
refused-not-late = У этого места ещё есть время, или о нём нечего решать
refused-others-vote = В игре на несколько дней никого не заменяет один человек. Когда время выйдет, проголосуют остальные
refused-not-over-days = Этот стол не может продолжать на несколько дней, или вы об этом не голосуете
refused-pace-proposed = Уже предложен другой темп
refused-no-pace-proposed = Никто не предлагал продолжить на несколько дней
refused-clocks-halted = Все часы остановлены: пока они стоят, об опоздавших ничего не решают
refused-hotseat-days = За одним экраном играют сегодня

# --- комментатор

web-commentator = Позвать комментатора
web-commentator-hint = Человек, который не играет, видит все карты и тайны, но позже. Согласиться должны все, кто сидит за столом; прекратить может любой.
web-commentator-name = Имя учётной записи
web-commentator-delay = Что увидит
web-commentator-propose = Предложить
web-delay-15m = каждый ход через 15 минут
web-delay-60m = каждый ход через час
web-delay-1d = каждый ход через день
web-delay-3d = каждый ход через три дня
web-delay-1r = каждый раунд, когда он окончен
web-delay-2r = каждый раунд, когда окончен следующий
web-slip-commentator = Пустить { $name } комментировать?
web-slip-commentator-says = { $name } увидит все карты и предложения ({ $delay }), но не разговоры. Смотреть может только эта учётная запись, и играть здесь ей нельзя. Кому она расскажет, никто не проверит: соглашайтесь, только если доверяете.
web-slip-commentator-tally = Согласны: { $agreed } из { $needed }. Начнётся, когда согласятся все.
web-commented = { $name } видит все карты: { $delay }.
web-commented-open = Открыть как { $name }
web-commented-end = Прекратить
web-commenting = Вы комментируете и видите все карты: { $delay }. Новые ходы появляются сами.
refused-commentator-named = Комментатора уже предложили, или он уже смотрит
refused-no-commentator = Здесь никто не комментирует, или предложение изменилось
refused-no-commentator-here = За этим столом комментировать нельзя
refused-commentator-plays = Кто играет или играл за этим столом, не может его комментировать
refused-has-commented = Вы видели карты этого стола, поэтому играть за ним нельзя
refused-too-early = Ещё рано: первые ходы появятся, когда пройдёт условленное время

# --- разбор, который кто-то ведёт

web-together = Смотреть вместе
web-together-lead = Вести остальных
web-together-lead-myself = Вести самому
web-together-leads = Разбор ведёт { $name }.
web-together-join = Присоединиться
web-together-follow = Следовать
web-together-follows = Вас ведёт { $name }.
web-together-free = Смотреть отдельно
web-together-mine = Вы ведёте: кто следует за вами, видит то же самое.
web-together-stop = Закончить

# --- обучающие партии

web-how-to-win = Как мне победить?
web-lesson = Урок
web-tab-lesson = Урок
web-lesson-at = { $number } из { $count }
web-lesson-next = Дальше
web-lesson-back = Назад
web-lesson-show = Покажите
web-lesson-leave = Выйти
web-lesson-undo = Взять назад
web-lesson-keep = Оставить
web-lesson-alone = Оставить и играть без урока
web-lesson-play-on = Играть дальше с ботами
web-lesson-play-on-alone = Играть дальше без урока
web-lesson-astray = Так можно, но это уже другая история. Возьмите ход назад или оставьте его и играйте дальше без меня.
web-lesson-watch = Смотрите, что делают остальные.
web-lesson-then = Потом можно доиграть отсюда с теми же ботами или начать заново.
web-lesson-then-alone = Потом можно доиграть отсюда или начать заново.
web-lesson-begin = Первая партия с подсказками, { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
  }
web-learn = Первая партия с подсказками
web-learn-title = { $game }: впервые за этим столом?
web-learn-lead = Научитесь прямо за столом: короткая партия, в которой кто-то заглядывает вам через плечо. Ходы настоящие. Выйти и вернуться можно когда угодно.
web-learn-otherwise = Или без меня
web-learn-quick = Сразу играть
web-learn-rules = Читать правила
refused-no-lesson = Здесь нет урока

# --- люди

web-people = Люди
web-people-lead = С кем вы играете. Эти списки видите только вы.
web-people-guest = Людей здесь знают по учётным записям. Войдите или заведите её: хватит имени и пароля.
web-people-find = Имя учётной записи
web-people-find-do = Найти
web-friends = Друзья
web-friends-none = Пока никого. Предложите дружбу на чьей-нибудь странице; друзья — те, кто сказал об этом оба.
web-friend-asks = Предлагают вам дружбу
web-friend-asked = Вы предложили
web-friend-add = Предложить дружбу
web-friend-accept = Дружить
web-friend-remove = Больше не дружить
web-friend-withdraw = Забрать предложение
web-met = За теми же столами
web-met-none = Пока никого с учётной записью.
web-blocked = Никогда не садятся с вами за один стол
web-block = Не сажать нас за один стол
web-unblock = Снова можно сажать нас вместе
web-mute = Свернуть реплики: { $name }
web-unmute = Развернуть реплики: { $name }
web-profile-yours = Ваша страница
web-profile-since = За столом с { DATETIME($date, dateStyle: "long") }
web-profile-night = Спит с { $begins } до { $ends }, { $zone }.
web-profile-closed = { $name } показывает эту страницу только друзьям.
web-profile-hidden-games = Партии за столами не из списка видят только те, кто там сидел.
web-word-new = Новичок в игре по дням
web-word-steady = Надёжный игрок
web-word-late = Часто опаздывает
web-word-hint = Доиграно мест: { $kept } из { $seats }, { $missed ->
    [0] сроки соблюдены
    [one] { $missed } пропущенный срок
    [few] { $missed } пропущенных срока
    [many] { $missed } пропущенных сроков
   *[other] { $missed } пропущенного срока
}
web-word-hint-new = Меньше трёх партий по дням с другими людьми.
web-facts = Как { $name } играет по дням
web-facts-yours = Как вы играете по дням
web-fact-usual = обычный ответ (средняя половина)
web-fact-usual-none = обычного времени ответа ещё нет
web-fact-kept = мест удержано до конца из последних { $seats }
web-fact-of = { $kept } из { $seats }
web-fact-missed = { $missed ->
    [one] срок пропущен за 90 дней
    [few] срока пропущено за 90 дней
    [many] сроков пропущено за 90 дней
   *[other] срока пропущено за 90 дней
}
web-fact-thanks = { $thanks ->
    [one] место принято на замену
    [few] места принято на замену
    [many] мест принято на замену
   *[other] места принято на замену
}
web-facts-note = Факты, а не очки. Партии с одними ботами и сбои сервера не считаются; потерянные выходные считаются один раз.
web-facts-how = Как это считается
web-facts-how-text = По сохранённым законченным партиям по дням, где было хотя бы двое людей. Время ответа — время собственных часов человека, так что ночи свободны; запечатанные вопросы часов не пускают и не считаются. Показана средняя половина последних { $answers } ответов, начиная с { $fewest } ответов. Место удержано, если в конце на нём играет его человек. Сроки, пропущенные в пределах трёх дней, считаются за один.
web-rating = Рейтинг
web-rating-hint = Только рейтинговые столы между людьми; проигранная партия его не поднимает. Виден после { $after }.
web-rating-none = Рейтинговых партий ещё не было.
web-rating-name = { $game }, { $seats } { $seats ->
    [one] место
    [few] места
    [many] мест
   *[other] места
}
web-rating-games = { $count } { $count ->
    [one] партия
    [few] партии
    [many] партий
   *[other] партии
}
web-rating-soon = { $count } { $count ->
    [one] партия
    [few] партии
    [many] партий
   *[other] партии
}, виден после { $after }
web-rating-curve = От { $first } до { $last }
web-lately = Последние партии
web-lately-none = Нет законченных партий, которые вам можно видеть.
web-place-won = победа
web-place = { $place }-е место из { $seats }
web-place-none = не доиграна
web-place-left = вышел до конца
web-place-substitute = на замене: { $place }
web-length-tonight = за вечер
web-length-days = за { $count } { $count ->
    [one] день
    [few] дня
    [many] дней
   *[other] дня
}
web-again = Сыграть ещё
web-invite = Позвать за стол
web-met-at = Вы встречались за { $count } { $count ->
    [one] столом
    [few] столами
    [many] столами
   *[other] столами
}: побед { $name } — { $theirs }, ваших — { $yours }.
web-invited-by = Зовёт { $name }
web-invitations = Приглашения
web-new-with = Приглашены: { $names }. Они увидят это среди своих столов.
web-profile-settings = Что решаете вы
web-profile-rated = Я играю за рейтинговыми столами
web-profile-rated-hint = Нужно, чтобы открыть такой стол или сесть за него. Ваши рейтинги видны на вашей странице.
web-profile-shown = Мою страницу видят только друзья
web-profile-shown-hint = Остальные видят ваше имя.
web-profile-saved = Сохранено.
web-note = Ваша заметка об этой партии
web-note-hint = Прочесть её можете только вы. Она остаётся при партии.
web-note-saved = Заметка сохранена.
web-new-rated = На рейтинг
web-new-rated-hint = Результат меняет рейтинги. Только люди с учётными записями, без ботов и советов. Если в конце за кого-то играет бот или партию обрывают часы, она не считается никому.
web-new-shared = Для исследователей
web-new-shared-hint = Все согласны, что законченная партия отдаётся без имён: каждый выбор и то, что видело каждое место.
web-new-lot = Места по жребию
web-new-lot-hint = Когда игра начнётся, всем достанутся места по жребию, и ботам тоже.
web-new-steady = Только надёжные и новички
web-new-steady-hint = Кто в играх по дням часто опаздывает, не сядет.
web-new-sum-lot = Места разыграет жребий в начале игры.
web-new-sum-steady = Только надёжные и новички.
web-lobby-lot = Места разыграет жребий, когда игра начнётся, — по запечатанному секрету этого стола.
web-lobby-steady = Здесь ждут надёжных игроков и новичков в игре по дням.
web-club-steady = ждут надёжных и новичков
refused-steady-only = Здесь ждут надёжных игроков и новичков в игре по дням. Как это считается, видно на вашей странице
web-lobby-rated = На рейтинг: результат меняет рейтинги. Если в конце за кого-то играет бот или партию обрывают часы, она не считается никому.
web-lobby-shared = Кто садится, тот согласен, что законченная партия отдаётся исследователям, без имён и без разговоров.
refused-no-person = Никого с таким именем здесь нет
refused-no-self = Это вы сами
refused-not-together = За этот стол вам сесть нельзя
refused-rated-account = За рейтинговым столом у всех есть учётная запись. Сначала войдите
refused-rated-off = Сначала включите рейтинг на своей странице
refused-rated-people = Рейтинговый стол — для людей за своими экранами, без ботов
refused-note-length = В заметке не больше { $most } знаков
refused-bad-tie = Такого о человеке решить нельзя
web-talk-tools = Свернуть или пожаловаться
web-mute-hint = Реплики сворачиваются только у вас, за всеми столами. Предложения и обещания видны всегда.
web-talk-folded = (свёрнуто)
web-report-what = На что
web-report-why = Почему
web-report-do = Сообщить хозяину сервера
web-reported = Хозяин сервера это прочтёт вместе с репликами, какими их слышали вы.
web-watchers = Зрители
web-watchers-hint = Сидящие за столом этого не читают.
refused-report-why = Объясните почему, не больше { $most } знаков
web-write = Написать
web-letters = Сообщения
web-letters-with = Сообщения: { $name }
web-letters-page = Страница этого человека
web-letters-new = { $count ->
    [one] { $count } новое
    [few] { $count } новых
   *[many] { $count } новых
}
web-letters-unread = Новые сообщения
web-letters-none = Вы ещё не писали друг другу.
web-letters-you = Вы
web-letters-text = Сообщение
web-letters-hint = Прочесть его можете только вы двое. Разговоры за столом остаются за столом.
web-letters-closed = Сейчас сюда писать нельзя.
web-letters-folded = Вы свернули слова этого человека.
web-letters-report = Пожаловаться на сообщения
web-letters-report-hint = Хозяин сервера получит последние 30 сообщений вас обоих.
web-letters-reported = Хозяин сервера это прочтёт вместе с последними сообщениями вас обоих.
refused-may-not-write = Писать можно друзьям, тем, с кем вы доиграли партию, и тем, кто написал вам
refused-unanswered = Дождитесь ответа: подряд не больше { $most ->
    [one] { $most } сообщения
    [few] { $most } сообщений
   *[many] { $most } сообщений
}
web-club = Столы
web-club-waiting = { $count ->
    [0] Ни один стол вас не ждёт
    [1] Вас ждёт один стол
    [2] Вас ждут два стола
    [3] Вас ждут три стола
    [4] Вас ждут четыре стола
    [5] Вас ждут пять столов
    [6] Вас ждут шесть столов
    [one] Вас ждёт { $count } стол
    [few] Вас ждут { $count } стола
    [many] Вас ждут { $count } столов
   *[other] Вас ждут { $count } стола
}
web-club-seats = { $game }, свободно мест: { $free } из { $seats }
web-club-pace-brisk = Быстро: 7 ходов в день
web-club-pace-steady = Ровно: 3 хода в день
web-club-pace-easy = Спокойно: ход в день
web-club-nights = ночи не в счёт
web-club-zero-bot = потом бот или голоса
web-club-zero-vote = потом голосование
web-club-zero-end = потом игра не в счёт
web-club-has = { $name }: ещё { $left }
web-club-have = { $name }: у каждого не меньше { $left }
web-club-sleeps = { $name } спит до { $hour }, потом { $left }
web-club-away = { $name } в отпуске, потом { $left }
web-club-vacant = Место на замену: { $game }
web-club-vacant-hint = Рейтинг не упадёт, а замену запомнят
web-club-do-look = Смотреть
web-ways = Главные страницы
web-way-games = { $count ->
    [5] Пять игр
   *[other] Игры
}
web-club-others = Ход не ваш
web-club-free = Свободные места
web-club-taken = { $taken ->
    [one] занято { $taken } место из { $seats }
    [few] занято { $taken } места из { $seats }
   *[many] занято { $taken } мест из { $seats }
}
web-club-watch = Можно смотреть
web-club-watch-none = Сейчас нет партий из списка.
web-club-finished = Законченные
web-club-look = Разобрать
web-club-play = Играть
web-club-do-watch = Смотреть
web-share-ask = Отдаются не имена и не разговоры, а каждый выбор и то, что видело каждое место. Согласиться должны все люди этой партии.
web-share-given = Вы согласились. Партия будет отдана, когда согласятся все её люди.
web-share-all = Согласны все: исследователи могут скачать эту партию среди других.
web-share-agree = Я согласен

### Задачи

web-puzzles = Задачи
web-puzzles-of = { $game }: задачи
web-puzzles-lead = Момент из партии между ботами. Вы сидите на одном из мест и видите то, что видели оттуда. Один ответ явно лучше других.
web-puzzle-name = Задача { $number }
web-puzzle-kind-move = Найдите ход
web-puzzle-kind-read = Прочтите руку
web-puzzle-kind-offer = Оцените предложение
web-puzzle-level = Уровень { $level }
web-puzzle-daily = Задача дня
web-puzzle-try = Решить
web-puzzle-done = Решена
web-puzzle-all = Все задачи
web-puzzle-you = { $name } ({ $role })
web-puzzle-you-are = Вы играете за: { $name }
web-puzzle-ask-move = Что из этого лучше всего?
web-puzzle-ask-offer = Принять предложение?
web-puzzle-ask-not = { $name }: чего здесь быть не может?
web-puzzle-ask-sure = { $name }: что здесь есть наверняка?
web-puzzle-ask-count = { $name }: сколько здесь?
web-puzzle-ask-most = { $name }: сколько таких может быть самое большее? { $place }
web-puzzle-offer-from = Вам предложение, от кого: { $name }.
web-puzzle-accept = Принять
web-puzzle-refuse = Отказать
web-puzzle-best = лучший ответ
web-puzzle-tried = уже пробовали
web-puzzle-worth = побед: { $chance } %
web-puzzle-right = Верно.
web-puzzle-wrong = Это не лучший ответ. Посмотрите ещё раз.
web-puzzle-shown = Ответ: { $answer }
web-puzzle-less = После этого вы выигрываете примерно в { $chance } % возможных партий. Есть ответ лучше.
web-puzzle-possible = { $name }: судя по тому, что вы знаете, это вполне может быть здесь.
web-puzzle-uncertain = { $name }: что это здесь, наверняка сказать нельзя.
web-puzzle-count-again = { $name }: пройдите по журналу и сосчитайте ещё раз, что взято и что потрачено.
web-puzzle-most-again = Сосчитайте те, что видны, и в своей руке тоже.
web-puzzle-chance = Так вы выигрываете примерно в { $chance } % возможных партий, со следующим по силе ответом — в { $other } %.
web-puzzle-seen-at = Вы видите, где это: { $place }.
web-puzzle-no-room = { $name }: судя по тому, что вы видели, этому здесь неоткуда взяться.
web-puzzle-holds = { $name }: это взяли у вас на глазах, и с тех пор оно никуда не ушло.
web-puzzle-counted = { $name }: всё, что взято и потрачено, было на виду. Всё это есть в журнале.
web-puzzle-most-left = Где остальные, вам видно. Больше быть не может: { $name }.
web-puzzle-left = { $name }: это ушло у вас на глазах и с тех пор не вернулось.
web-puzzle-told = В журнале: { $told }
web-puzzle-most-where = На виду: { $places }.
web-puzzle-began = В начале: { $count }
web-puzzle-step = { $change }: { $told }
web-puzzle-sum = Вместе: { $count }
web-puzzle-checked = Проверено в { $count ->
    [one] { $count } возможном мире
    [few] { $count } возможных мирах
    [many] { $count } возможных мирах
   *[other] { $count } возможных мирах
}.
web-puzzle-show = Показать ответ
web-puzzle-next = Следующая задача
web-puzzle-skip = Другая задача
web-puzzle-solved = Решено: { $solved } из { $count }
web-puzzle-log = Что было до сих пор, сначала новое

# --- tournaments

web-tournament = Турнир
web-tournaments = Турниры
web-tournaments-lead = Несколько туров, каждый за новым столом: меняются места и соперники. За места дают очки.
web-tournaments-none = Сейчас турниров нет.
web-tournament-new = Открыть турнир
web-tournament-account = Турниры — для людей с учётной записью: войдите, чтобы открыть турнир или участвовать.
web-tournament-name = Название турнира
web-tournament-form = Турнир
web-tournament-which = Какая игра?
web-tournament-seats = Мест за каждым столом
web-tournament-rounds = Туров
web-tournament-rounds-hint = Если туров столько же, сколько мест, каждый посидит на каждом месте по разу.
web-tournament-points = Очки за места
web-tournament-points-hint = От первого места к последнему: 3 2 1 0. При 1 0 0 0 считаются только победы. Пусто — с каждым местом на одно меньше.
web-tournament-bot = Боты на пустых местах
web-tournament-bot-hint = Если люди не делятся по столам поровну.
web-tournament-listed = Участвовать может любой
web-tournament-listed-hint = Турнир и его столы видны в списках. Иначе его найдут только те, у кого есть ссылка.
web-tournament-state-open = набор участников
web-tournament-state-running = идёт
web-tournament-state-over = завершён
web-tournament-state-cancelled = отменён
web-tournament-by = Организатор: { $name }
web-tournament-people = { $count ->
    [one] { $count } участник
    [few] { $count } участника
   *[other] { $count } участников
}
web-tournament-tables-of = { $seats ->
    [one] столы на { $seats } место
    [few] столы на { $seats } места
   *[other] столы на { $seats } мест
}
web-tournament-rounds-count = { $count ->
    [one] { $count } тур
    [few] { $count } тура
   *[other] { $count } туров
}
web-tournament-round = Тур { $round }
web-tournament-round-of = Тур { $round } из { $rounds }
web-tournament-points-are = Очки за места: { $points }
web-tournament-join = Участвовать
web-tournament-leave = Выйти
web-tournament-withdraw = Выйти из турнира
web-tournament-withdraw-sure = Текущую игру можно доиграть, очки останутся, но в следующие туры вас не включат.
web-tournament-withdraw-yes = Да, выйти
web-tournament-start = Провести жеребьёвку первого тура
web-tournament-close = Закрыть тур
web-tournament-close-sure = Недоигранные столы закроются сейчас. За таким столом все поделят очки поровну.
web-tournament-close-yes = Да, закрыть
web-tournament-cancel = Отменить турнир
web-tournament-cancel-sure = Турнир на этом закончится. Начатые игры продолжатся как обычные столы.
web-tournament-cancel-yes = Да, отменить
web-tournament-link = Участвовать может каждый, у кого есть эта ссылка:
web-tournament-few = Для жеребьёвки нужно хотя бы двое участников.
web-tournament-waits = Вы участвуете. Турнир начнёт организатор.
web-tournament-standings = Положение
web-tournament-final = Итоги
web-tournament-joined = Кто участвует
web-tournament-joined-none = Пока никого.
web-tournament-col-rank = Место
web-tournament-col-name = Имя
web-tournament-col-points = Очки
web-tournament-col-opponents = Очки соперников
web-tournament-col-wins = Победы
web-tournament-col-games = Игры
web-tournament-yours = Ваша игра этого тура идёт.
web-tournament-to-table = К вашему столу
web-tournament-table = Стол { $number }
web-tournament-table-running = идёт игра
web-tournament-table-over = сыгран
web-tournament-table-unfinished = не доигран
web-tournament-look = Смотреть
web-tournament-seat-bot = бот
web-tournament-without = без очков
web-tournament-has-left = вышел
web-tournament-gone = удалённая учётная запись
web-tournament-organiser-gone = удалённая учётная запись
web-tournament-how = Как распределяются места и начисляются очки
web-tournament-how-seats = Каждый сидит на всех местах поровну и встречает как можно больше людей. Пустые места занимают боты; в положении их нет.
web-tournament-how-points = Равные места делят очки. Кто оставил место, за кого в конце играет бот или чьё место занял заменяющий, очков за этот стол не получает; заменяющий — тоже. За недоигранным столом все места считаются равными.
web-tournament-how-ties = При равенстве очков решают очки соперников, затем число побед.
web-tournament-seed = Зерно всех жеребьёвок: { $seed }.
web-tournament-seed-later = Жеребьёвки следуют из зерна, которое уже выбрано; его покажут после первой.
web-programs = Программы
web-programs-hint = С токеном программа открывает турниры и участвует в них от вашего имени. Он показывается один раз; новый заменяет прежний.
web-programs-new = Новый токен
web-programs-drop = Отозвать токен
web-programs-token = Ваш токен: { $token }
web-programs-dropped = Токен отозван
notice-round = { $table }: начался тур вашего турнира.
refused-no-tournament = Такого турнира нет
refused-not-organiser = Это может только организатор турнира
refused-tournament-name = Турниру нужно название не длиннее { $most } знаков
refused-tournament-rounds = В турнире от 1 до { $most } туров
refused-tournament-points = Очки за места — это { $seats } целых чисел от 0 до { $most }, ни одно не больше предыдущего
refused-tournaments-many = У вас уже { $most } незавершённых турнира
refused-tournaments-joined = Вы уже участвуете в { $most } турнирах
refused-tournament-joined = Вы уже участвуете
refused-tournament-not-in = Вы не участвуете
refused-tournament-full = В турнире не больше { $most } участников
refused-tournament-few = Сначала должны присоединиться хотя бы { $least } участника
refused-tournament-begun = Турнир уже начался
refused-tournament-over = Турнир уже закончился
refused-tournament-round = Этот тур сейчас не идёт
refused-tournament-changed = Кто-то только что присоединился или вышел: взгляните ещё раз
refused-tournament-host = За столами турнира хозяин — его организатор
refused-tournament-no-seat = В этом туре у вас нет места
refused-bad-account-key = Для этого нужен токен учётной записи
web-closed-round = Организатор турнира закрыл тур.
