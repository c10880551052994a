### Рамка: тексти, спільні для всіх ігор.

language-name = Українська

## Хто де сидить

seat-name = Місце { $number }
player-of-side = { $name } ({ $side })
you = ви
bot-random = Випадковий бот
bot-greedy = Жадібний бот

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
points-count =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очок
    }

## Перебіг гри

round = Раунд { $number }
your-move = Ваш хід
waiting-for = Чекаємо на відповідь: { $names }
waiting-hidden = Стіл вирішує
choose = Обирайте
undo = Повернути хід
yes = Так
no = Ні
hidden = приховано
none = немає

## Чим скінчилося

game-over = Гру завершено
over-with = Гру завершено. { $result }
result-won = Перемагає { $name }
result-you-won = Ви перемогли
result-you-lost = Ви програли
result-you-lost-to = Ви програли. Перемагає { $name }
result-shared = Перемогу ділять: { $names }
result-nobody = За цим столом не переміг ніхто
result-score =
    { $score ->
        [one] { $name }: { $score } очко
        [few] { $name }: { $score } очка
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
event-offered = Пропозиція. Від кого: { $seat }; кому: { $others }. Умови: { $goods }.
    .you = Ви зробили пропозицію. Кому: { $others }. Умови: { $goods }.
event-withdrew = Пропозицію відкликано. Хто: { $seat }. Умови були: { $goods }.
    .you = Ви відкликали пропозицію: { $goods }.
event-refused = Відмова. Хто: { $seat }. Умови були: { $goods }.
    .you = Ви відмовилися: { $goods }.
event-agreed = Згода. Хто: { $seat }. Умови: { $goods }. Слово за рештою.
    .you = Ви погодилися: { $goods }. Слово за рештою.
event-deal =
    { $goods ->
        [none] Угоду укладено: { $seat }, { $others }.
       *[other] Угоду укладено: { $seat }, { $others }. Умови: { $goods }.
    }
    .you =
    { $goods ->
        [none] Ви уклали угоду. З ким: { $others }.
       *[other] Ви уклали угоду. З ким: { $others }. Умови: { $goods }.
    }
opt-pass = Пропустити
opt-accept = Прийняти пропозицію { $target }
opt-refuse = Відхилити пропозицію { $target }
opt-withdraw = Відкликати пропозицію { $target }

## У терміналі

terminal-prompt = Ваш вибір (h — підказка):
terminal-help =
    Номер — обрати цей варіант; просто Enter — обрати єдиний.
    u  забрати назад    ?  правило (? і номер — будь-яке інше)    b  показати поле знову
    s  зберегти         q  зберегти й вийти                       h  ця підказка
terminal-curtain = Тепер на екран дивиться лише { $name }. Enter піднімає завісу.
terminal-hand-over = Далі вирішує { $name }. Enter опускає завісу, u — забрати назад.
terminal-no-rule = Такого правила немає.
terminal-saved = Гру збережено у { $file }
terminal-continue = Продовжити: { $command }
terminal-commitment = Жереб цієї гри запечатано, ось його хеш: { $hash }
terminal-verify = Кожен може перевірити, що жереб не підмінили: { $command }
