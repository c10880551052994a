## Афіша

game-title = Гра-зразок
game-pitch = Дві карти, одна брехня. Заявіть те, чого не маєте, і сподівайтеся, що ніхто не спитає.
game-kind = Блеф і сумнів

## Предмети

thief = Злодій
guard = Вартовий
spy = Шпигун

## Запитання, варіанти, події

ask-Turn = Ваш хід: працювати, красти чи бити?
await-Turn = що робити у свій хід
ask-Doubt = { $claimant } заявляє злодія. Жертва — { $victim-is ->
    [you] ви
   *[other] { $victim }
}. Вірите?
await-Doubt = чи вірити заяві
ask-Lose = Яку карту ви втрачаєте?
await-Lose = яку карту втратити
opt-work = Працювати: одна монета
opt-steal = Красти; жертва — { $target }
opt-strike = Вдарити за 5 монет; ціль — { $target }
opt-doubt = Не вірю
opt-lose = Втратити карту «{ TEXT($target) }»
window-Doubt = Заяви про злодія
event-worked = { $seat } працює й бере монету.
    .you = Ви працюєте й берете монету.
event-claimed = { $victim-is ->
    [you] { $seat } заявляє злодія й мітить у вас.
   *[other] { $seat } заявляє злодія; жертва — { $victim }.
}
    .you = Ви заявляєте злодія; жертва — { $victim }.
event-struck = { $victim-is ->
    [you] { $seat } завдає вам удару.
   *[other] { $seat } завдає удару; ціль — { $victim }.
}
    .you = Ви завдаєте удару; ціль — { $victim }.
event-doubted = { $seat } не вірить { $true ->
    [yes] і помиляється: злодія показано.
   *[no] і має рацію.
}
    .you = Ви не вірите { $true ->
        [yes] і помиляєтеся: злодія показано.
       *[no] і маєте рацію.
    }
event-exchanged = { $seat } бере замість злодія іншу карту.
    .you = Ви берете замість злодія іншу карту: «{ TEXT($card) }».
event-stole = { $victim-is ->
    [you] { $seat } забирає у вас { taken-coins }.
   *[other] { $seat } краде { taken-coins }; жертва — { $victim }.
}
    .you = Ви крадете { taken-coins }; жертва — { $victim }.
taken-coins = { $count ->
    [one] { $count } монету
    [few] { $count } монети
   *[many] { $count } монет
}
event-lost = { $seat } відкриває карту «{ TEXT($card) }».
    .you = Ви відкриваєте карту «{ TEXT($card) }».
event-out = { $seat } вибуває з гри.
    .you = Ви вибуваєте з гри.
ending-last_one = Карта лишилася тільки в одного.
ending-forty_turns = Минуло сорок ходів.

## Стіл

status-turn = Хід { $number }
count-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монети
   *[many] { $count } монет
}
pic-label = Стіл гри-зразка
pic-claim = «Злодій!»
list-seat = Місце { $number }
list-hand = Ваша рука
list-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монети
   *[many] { $count } монет
}
list-hidden = { $count ->
    [one] { $count } закрита карта
    [few] { $count } закриті карти
   *[many] { $count } закритих карт
}
list-shown = Відкрито карту «{ $card }»
