## The poster

game-title = Sample Auction
game-pitch = Two stalls, sealed bids, and a screen before your stock. Trade until the lantern is lit.
game-kind = Auction and trade

## Things

tea = Tea
silk = Silk
amber = Amber
east = East stall
west = West stall

## Settings

setting-rounds = Nights
setting-rounds-3 = Three nights
setting-rounds-4 = Four nights

## Questions, options, events

ask-Market = Trade with the others. Ready to bid?
await-Market = when to stop trading
ask-Bidding = Seal your bids, first for the east stall, then for the west. You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
await-Bidding = how much to bid
opt-ready = Ready to bid
opt-bid_east = { $target ->
    [0] Nothing for the east stall
    [one] { $target } coin for the east stall
   *[other] { $target } coins for the east stall
}
opt-bid_west = { $target ->
    [0] Nothing for the west stall
    [one] { $target } coin for the west stall
   *[other] { $target } coins for the west stall
}
event-night = Night { $number } begins. { $seat } has the lantern.
    .you = Night { $number } begins. You have the lantern.
event-laid_out = { TEXT($stall) }: { $goods }.
event-market_closes = All are ready. Bids are sealed.
event-bid = { $seat } bids { $east } at the east stall and { $west } at the west.
    .you = You bid { $east } at the east stall and { $west } at the west.
event-sold = { $seat } pays { goods-coins } and takes the goods. { TEXT($stall) }.
    .you = You pay { goods-coins } and take the goods. { TEXT($stall) }.
event-unsold = Nobody wants these goods. { TEXT($stall) }.
event-consoled = { $seat } has taken nothing and gets { goods-coins }.
    .you = You have taken nothing and get { goods-coins }.
event-lifted = { $seat } lifts the screen: tea { $tea }, silk { $silk }, amber { $amber }.
    .you = You lift your screen: tea { $tea }, silk { $silk }, amber { $amber }.
ending-closing_time = The last night is over.

## Deals

goods-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
goods-tea = { $count } tea
goods-silk = { $count } silk
goods-amber = { $count } amber
promise-later-coins = { $giver } will pay { $taker } { $thing } { $until }
promise-later-tea = { $giver } will give { $taker } { $thing } { $until }
promise-later-silk = { $giver } will give { $taker } { $thing } { $until }
promise-later-amber = { $giver } will give { $taker } { $thing } { $until }

## The board

status-night = Night { $number } of { $of }
count-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
count-goods = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}
account-coins = Coins
account-sets = Sets
account-most-tea = Most tea
account-most-silk = Most silk
account-most-amber = Most amber
account-total = In all
account-sum = { $sign ->
    [minus] −{ $amount }
   *[plus] { $amount }
}
pic-label = The table of Sample Auction
pic-lantern = The lantern: of equal bids this one counts first
pic-stock = { $count ->
    [one] Stock: { $count } good
   *[other] Stock: { $count } goods
}
pic-screen = { $count ->
    [one] Screen: { $count } good
   *[other] Screen: { $count } goods
}
list-seat = Seat { $number }
list-nothing = nothing
list-least = at least { $goods }
