## Афиша

game-title = Аукцион-образец
game-pitch = Два прилавка, тайные ставки и ширма перед вашими товарами. Торгуйтесь, пока не зажгли фонарь.
game-kind = Аукцион и торговля

## Предметы

tea = Чай
silk = Шёлк
amber = Янтарь
east = Восточный прилавок
west = Западный прилавок

## Настройки

setting-rounds = Ночи
setting-rounds-3 = Три ночи
setting-rounds-4 = Четыре ночи

## Вопросы, варианты, события

ask-Market = Торгуйтесь с остальными. Готовы делать ставки?
await-Market = когда закончить торг
ask-Bidding = Запечатайте ставки: сначала на восточный прилавок, потом на западный. У вас { goods-have }.
goods-have = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
await-Bidding = сколько поставить
opt-ready = К ставкам готов
opt-bid_east = { $target ->
    [0] Ничего на восточный прилавок
    [one] { $target } монета на восточный прилавок
    [few] { $target } монеты на восточный прилавок
   *[many] { $target } монет на восточный прилавок
}
opt-bid_west = { $target ->
    [0] Ничего на западный прилавок
    [one] { $target } монета на западный прилавок
    [few] { $target } монеты на западный прилавок
   *[many] { $target } монет на западный прилавок
}
event-night = Начинается ночь { $number }. Фонарь у игрока { $seat }.
    .you = Начинается ночь { $number }. Фонарь у вас.
event-laid_out = { TEXT($stall) }: { $goods }.
event-market_closes = Все готовы. Ставки запечатаны.
event-bid = { $seat }: ставка { $east } на восточном прилавке и { $west } на западном.
    .you = Ваша ставка: { $east } на восточном прилавке и { $west } на западном.
event-sold = { TEXT($stall) }: { $seat } платит { goods-coins } и забирает товары.
    .you = { TEXT($stall) }: вы платите { goods-coins } и забираете товары.
event-unsold = { TEXT($stall) }: товары никому не нужны.
event-consoled = { $seat } ничего не берёт и получает { goods-coins }.
    .you = Вы ничего не взяли и получаете { goods-coins }.
event-lifted = { $seat } поднимает ширму: чай { $tea }, шёлк { $silk }, янтарь { $amber }.
    .you = Вы поднимаете ширму: чай { $tea }, шёлк { $silk }, янтарь { $amber }.
ending-closing_time = Последняя ночь позади.

## Сделки

goods-coins = { $count ->
    [one] { $count } монету
    [few] { $count } монеты
   *[many] { $count } монет
}
goods-tea = чай: { $count }
goods-silk = шёлк: { $count }
goods-amber = янтарь: { $count }
promise-later-coins = { $giver } отдаст: { $thing }; получит { $taker }, { $until }
promise-later-tea = { $giver } отдаст: { $thing }; получит { $taker }, { $until }
promise-later-silk = { $giver } отдаст: { $thing }; получит { $taker }, { $until }
promise-later-amber = { $giver } отдаст: { $thing }; получит { $taker }, { $until }

## Стол

status-night = Ночь { $number } из { $of }
count-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
count-goods = { $count ->
    [one] { $count } товар
    [few] { $count } товара
   *[many] { $count } товаров
}
account-coins = Монеты
account-sets = Наборы
account-most-tea = Больше всех чая
account-most-silk = Больше всех шёлка
account-most-amber = Больше всех янтаря
account-total = Всего
account-sum = { $sign ->
    [minus] −{ $amount }
   *[plus] { $amount }
}
pic-label = Стол аукциона-образца
pic-lantern = Фонарь: из равных ставок эта считается первой
pic-stock = { $count ->
    [one] Запас: { $count } товар
    [few] Запас: { $count } товара
   *[many] Запас: { $count } товаров
}
pic-screen = { $count ->
    [one] За ширмой: { $count } товар
    [few] За ширмой: { $count } товара
   *[many] За ширмой: { $count } товаров
}
list-seat = Место { $number }
list-nothing = ничего
list-least = не меньше: { $goods }
