### What the puzzles ask

puzzle-order-not = Какой из этих приказов не может лежать рубашкой вверх здесь: { TEXT($place) }?
puzzle-order-sure = Какой из этих приказов наверняка лежит здесь: { TEXT($place) }?
puzzle-money-count = { $name }: сколько денег за ширмой?
puzzle-soldiers-count = { $name }: сколько солдат за ширмой?
puzzle-at-seats = на виду у своей семьи
puzzle-at-orders = в другом месте на карте
