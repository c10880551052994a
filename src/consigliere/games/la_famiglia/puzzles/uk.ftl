### What the puzzles ask

puzzle-order-not = Який із цих наказів не може лежати долілиць тут: { TEXT($place) }?
puzzle-order-sure = Який із цих наказів напевно лежить тут: { TEXT($place) }?
puzzle-money-count = { $name }: скільки грошей за ширмою?
puzzle-soldiers-count = { $name }: скільки солдатів за ширмою?
puzzle-at-seats = на видноті у своєї родини
puzzle-at-orders = в іншому місці на мапі
