### Рамка: тексты, общие для всех игр.

language-name = Русский

## Кто где сидит

seat-name = Место { $number }
player-of-side = { $name } ({ $side })
you = вы
bot-random = Случайный бот
bot-greedy = Жадный бот

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
points-count =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }

## Ход игры

round = Раунд { $number }
your-move = Ваш ход
waiting-for = Ждём: { $names }
waiting-hidden = Стол принимает решение
choose = Выбирайте
undo = Вернуть ход
yes = Да
no = Нет
hidden = скрыто
none = нет

## Чем кончилось

game-over = Игра окончена
over-with = Игра окончена. { $result }
result-won = Победитель: { $name }
result-you-won = Вы победили
result-you-lost = Вы проиграли
result-you-lost-to = Вы проиграли. Победитель: { $name }
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
event-offered = Предложение. Кто: { $seat }, кому: { $others }. Условия: { $goods }.
    .you = Вы сделали предложение. Кому: { $others }. Условия: { $goods }.
event-withdrew = Предложение отозвано. Кто: { $seat }. Условия были: { $goods }.
    .you = Вы отозвали предложение: { $goods }.
event-refused = Отказ. Кто: { $seat }. Условия были: { $goods }.
    .you = Вы отказались: { $goods }.
event-agreed = Согласие. Кто: { $seat }. Условия: { $goods }. Слово за остальными.
    .you = Вы согласились: { $goods }. Слово за остальными.
event-deal =
    { $goods ->
        [none] Сделка заключена: { $seat }, { $others }.
       *[other] Сделка заключена: { $seat }, { $others }. Условия: { $goods }.
    }
    .you =
    { $goods ->
        [none] Вы заключили сделку. С кем: { $others }.
       *[other] Вы заключили сделку. С кем: { $others }. Условия: { $goods }.
    }
opt-pass = Пропустить
opt-accept = Принять предложение { $target }
opt-refuse = Отклонить предложение { $target }
opt-withdraw = Отозвать предложение { $target }

## В терминале

terminal-prompt = Ваш выбор (h — подсказка):
terminal-help =
    Номер — выбрать этот вариант; просто Enter — выбрать единственный.
    u  взять назад    ?  правило (? и номер — любое другое)    b  показать поле снова
    s  сохранить      q  сохранить и выйти                      h  эта подсказка
terminal-curtain = Теперь на экран смотрит только { $name }. Enter поднимает занавес.
terminal-hand-over = Дальше решает { $name }. Enter опускает занавес, u — взять назад.
terminal-no-rule = Такого правила нет.
terminal-saved = Игра сохранена в { $file }
terminal-continue = Продолжить: { $command }
terminal-commitment = Жребий этой игры запечатан, вот его хеш: { $hash }
terminal-verify = Каждый может проверить, что жребий не подменили: { $command }
