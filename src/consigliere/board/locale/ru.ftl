### Рамка: тексты, общие для всех игр.

language-name = Русский

## Кто где сидит

seat-name = Место { $number }
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
choose = Выбирайте
undo = Вернуть ход
yes = Да
no = Нет
hidden = скрыто

## Чем кончилось

game-over = Игра окончена
result-won = Победитель: { $name }
result-you-won = Вы победили
result-you-lost = Вы проиграли
result-shared = Победу делят: { $names }

## Четыре ошибки

error-not-understood = Непонятно: «{ $text }»
error-not-legal = Правило { $rule } этого не разрешает: { $option }
error-not-yours = Сейчас решаете не вы
error-stale = Игра уже ушла вперёд: взгляните ещё раз и выберите заново
