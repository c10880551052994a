### Рамка: тексти, спільні для всіх ігор.

language-name = Українська

## Хто де сидить

seat-name = Місце { $number }
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
choose = Обирайте
undo = Повернути хід
yes = Так
no = Ні
hidden = приховано

## Чим скінчилося

game-over = Гру завершено
result-won = Перемагає { $name }
result-you-won = Ви перемогли
result-you-lost = Ви програли
result-shared = Перемогу ділять: { $names }

## Чотири помилки

error-not-understood = Незрозуміло: «{ $text }»
error-not-legal = Правило { $rule } цього не дозволяє: { $option }
error-not-yours = Зараз вирішуєте не ви
error-stale = Гра вже пішла далі: погляньте ще раз і оберіть знову
