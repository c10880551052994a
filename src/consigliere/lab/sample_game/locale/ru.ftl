## Афиша

game-title = Игра-образец
game-pitch = Две карты, одна ложь. Объявите то, чего у вас нет, и надейтесь, что никто не спросит.
game-kind = Блеф и сомнение

## Предметы

thief = Вор
guard = Страж
spy = Шпион

## Вопросы, варианты, события

ask-Turn = Ваш ход: работать, красть или бить?
await-Turn = что делать в свой ход
ask-Doubt = { $claimant } объявляет вора. Жертва — { $victim-is ->
    [you] вы
   *[other] { $victim }
}. Верите?
await-Doubt = верить ли объявлению
ask-Lose = Какую карту вы теряете?
await-Lose = какую карту потерять
opt-work = Работать: одна монета
opt-steal = Красть; жертва — { $target }
opt-strike = Ударить за 5 монет; цель — { $target }
opt-doubt = Не верю
opt-lose = Потерять карту «{ TEXT($target) }»
window-Doubt = Объявления вора
event-worked = { $seat } работает и берёт монету.
    .you = Вы работаете и берёте монету.
event-claimed = { $victim-is ->
    [you] { $seat } объявляет вора и метит в вас.
   *[other] { $seat } объявляет вора; жертва — { $victim }.
}
    .you = Вы объявляете вора; жертва — { $victim }.
event-struck = { $victim-is ->
    [you] { $seat } наносит вам удар.
   *[other] { $seat } наносит удар; цель — { $victim }.
}
    .you = Вы наносите удар; цель — { $victim }.
event-doubted = { $seat } не верит { $true ->
    [yes] и ошибается: вор показан.
   *[no] и оказывается прав.
}
    .you = Вы не верите { $true ->
        [yes] и ошибаетесь: вор показан.
       *[no] и оказываетесь правы.
    }
event-exchanged = { $seat } берёт вместо вора другую карту.
    .you = Вы берёте вместо вора другую карту: «{ TEXT($card) }».
event-stole = { $victim-is ->
    [you] { $seat } забирает у вас { taken-coins }.
   *[other] { $seat } крадёт { taken-coins }; жертва — { $victim }.
}
    .you = Вы крадёте { taken-coins }; жертва — { $victim }.
taken-coins = { $count ->
    [one] { $count } монету
    [few] { $count } монеты
   *[many] { $count } монет
}
event-lost = { $seat } открывает карту «{ TEXT($card) }».
    .you = Вы открываете карту «{ TEXT($card) }».
event-out = { $seat } выбывает из игры.
    .you = Вы выбываете из игры.
ending-last_one = Карта осталась только у одного.
ending-forty_turns = Прошло сорок ходов.

## Стол

status-turn = Ход { $number }
count-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
pic-label = Стол игры-образца
pic-claim = «Вор!»
list-seat = Место { $number }
list-hand = Ваша рука
list-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
list-hidden = { $count ->
    [one] { $count } закрытая карта
    [few] { $count } закрытые карты
   *[many] { $count } закрытых карт
}
list-shown = Открыта карта «{ $card }»
