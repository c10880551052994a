## Афіша

game-title = Аукціон-зразок
game-pitch = Дві ятки, таємні ставки й ширма перед вашими товарами. Торгуйтеся, доки не засвітили ліхтар.
game-kind = Аукціон і торгівля

## Предмети

tea = Чай
silk = Шовк
amber = Бурштин
east = Східна ятка
west = Західна ятка

## Налаштування

setting-rounds = Ночі
setting-rounds-3 = Три ночі
setting-rounds-4 = Чотири ночі

## Запитання, варіанти, події

ask-Market = Торгуйтеся з іншими. Готові робити ставки?
await-Market = коли закінчити торг
ask-Bidding = Запечатайте ставки: спершу на східну ятку, потім на західну. У вас { goods-have }.
goods-have = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
   *[many] { $coins } монет
}
await-Bidding = скільки поставити
opt-ready = До ставок готовий
opt-bid_east = { $target ->
    [0] Нічого на східну ятку
    [one] { $target } монета на східну ятку
    [few] { $target } монети на східну ятку
   *[many] { $target } монет на східну ятку
}
opt-bid_west = { $target ->
    [0] Нічого на західну ятку
    [one] { $target } монета на західну ятку
    [few] { $target } монети на західну ятку
   *[many] { $target } монет на західну ятку
}
event-night = Починається ніч { $number }. Ліхтар тримає { $seat }.
    .you = Починається ніч { $number }. Ліхтар у вас.
event-laid_out = { TEXT($stall) }: { $goods }.
event-market_closes = Усі готові. Ставки запечатано.
event-bid = { $seat }: ставка { $east } на східній ятці та { $west } на західній.
    .you = Ваша ставка: { $east } на східній ятці та { $west } на західній.
event-sold = { TEXT($stall) }: { $seat } платить { goods-coins } і забирає товари.
    .you = { TEXT($stall) }: ви платите { goods-coins } і забираєте товари.
event-unsold = { TEXT($stall) }: товари нікому не потрібні.
event-consoled = { $seat } нічого не бере й отримує { goods-coins }.
    .you = Ви нічого не взяли й отримуєте { goods-coins }.
event-lifted = { $seat } піднімає ширму: чай { $tea }, шовк { $silk }, бурштин { $amber }.
    .you = Ви піднімаєте ширму: чай { $tea }, шовк { $silk }, бурштин { $amber }.
ending-closing_time = Остання ніч минула.

## Угоди

goods-coins = { $count ->
    [one] { $count } монету
    [few] { $count } монети
   *[many] { $count } монет
}
goods-tea = чай: { $count }
goods-silk = шовк: { $count }
goods-amber = бурштин: { $count }
promise-later-coins = { $giver } віддасть: { $thing }; отримає { $taker }, { $until }
promise-later-tea = { $giver } віддасть: { $thing }; отримає { $taker }, { $until }
promise-later-silk = { $giver } віддасть: { $thing }; отримає { $taker }, { $until }
promise-later-amber = { $giver } віддасть: { $thing }; отримає { $taker }, { $until }

## Стіл

status-night = Ніч { $number } з { $of }
count-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монети
   *[many] { $count } монет
}
count-goods = { $count ->
    [one] { $count } товар
    [few] { $count } товари
   *[many] { $count } товарів
}
account-coins = Монети
account-sets = Набори
account-most-tea = Найбільше чаю
account-most-silk = Найбільше шовку
account-most-amber = Найбільше бурштину
account-total = Усього
account-sum = { $sign ->
    [minus] −{ $amount }
   *[plus] { $amount }
}
pic-label = Стіл аукціону-зразка
pic-lantern = Ліхтар: з рівних ставок ця рахується першою
pic-stock = { $count ->
    [one] Запас: { $count } товар
    [few] Запас: { $count } товари
   *[many] Запас: { $count } товарів
}
pic-screen = { $count ->
    [one] За ширмою: { $count } товар
    [few] За ширмою: { $count } товари
   *[many] За ширмою: { $count } товарів
}
list-seat = Місце { $number }
list-nothing = нічого
list-least = щонайменше: { $goods }
