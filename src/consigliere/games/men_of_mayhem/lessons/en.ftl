### The guided game: texts of at most 25 words.

lesson-first = Welcome to Charming
lesson-first-about = One round as the Mayans: a site, a promise, a fight and the black market.
lesson-first-part-cash = Cash wins
lesson-first-part-site = A site of your own
lesson-first-part-heat = Heat
lesson-first-part-promise = A promise
lesson-first-part-fight = A fight
lesson-first-part-market = The black market
lesson-first-part-alone = Cooling down
lesson-first-end = Exploit the police and the heat goes down. Five bags are waiting, and five rounds. Play on.

lesson-first-goal = After six rounds the most cash wins. Guns and bags are worth nothing then: use them, or sell them in time.
lesson-first-orders = Everybody has orders and uses one in turn. You cannot pass: an order not used well is used badly.
lesson-first-ride = Ride to the Grow House. Whoever stands alone at a site controls it.
lesson-first-ride-site = Not there: it costs cash or a gun, or helps only those in trouble. The Grow House gives bags for nothing.
lesson-first-ride-other = Nobody of yours is on the road yet. Ride first.
lesson-first-men = Take one member and one prospect, then go. Members bring orders, prospects bring fists.
lesson-first-men-all = Then nobody is at home to call for backup. Two are enough.
lesson-first-men-other = One of each. The rest stay at home: you will call them.
lesson-first-exploit = The others have sites of their own now. You are alone here: exploit it, once a round, and take the bag.
lesson-first-exploit-waste = You came for the bag. Take it.
lesson-first-exploit-other = Later. Exploit the place while it is yours alone.
lesson-first-trick = The trick costs another order and one heat, and gives two more bags. Today I want you to feel the heat. Turn it.
lesson-first-trick-waste = You have paid for it. Take the bags.
lesson-first-trick-leave = Careful people get old. For this lesson turn it.
lesson-first-peace = The One-Niners promise to leave you alone this round. It costs you nothing. Accept, and watch their hands.
lesson-first-peace-refuse = You need not believe it. Accept all the same: a broken word is remembered.
lesson-first-come = And there they are, at your Grow House, a member and a prospect. Now nobody controls it. So much for hands.
lesson-first-recruit = Two orders left. Recruit a prospect and keep the last order: you may have to call for backup.
lesson-first-recruit-fight = You could start it. But whoever is attacked may call backup just as well, and they gave their word.
lesson-first-recruit-ride = Then you have men there and no order left to call anybody.
lesson-first-recruit-other = Save your goods. A prospect costs nothing but the order.
lesson-first-fight = They broke it. The last order now: call everybody from the clubhouse.
lesson-first-fight-alone = Two against two, and they chose the moment. Call.
lesson-first-fight-few = All of them. A fist at home counts for nothing.
lesson-first-fist = Guns go into a closed fist, opened together. A gun counts three, brings heat and wounds somebody. You are ahead: put in one.
lesson-first-fist-none = They may have closed theirs on two. One gun makes it safe.
lesson-first-fist-both = One is enough: you have eight men there.
lesson-first-hit = Fifteen to ten. But their gun hit one of yours. Give a prospect: members bring orders.
lesson-first-hit-member = A member is an order in every round. A prospect is not.
lesson-first-after = The losers rode home, with one man in hospital. The gun cost you heat: three now. Then the others used their last orders.
lesson-first-market = The black market: bags in a closed fist. Your heat allows one only. You hold six; that is what heat does.
lesson-first-market-empty = One bag is better than none, and it pays three or four.
lesson-first-sold = Five bags from all of you: three cash each. Selling brings heat, too: four. Your wounded man died in the emergency room.
lesson-first-police = At five somebody is arrested. Ride with one member to the police: whoever exploits it gets rid of heat.
lesson-first-police-site = Not there. With four heat you want the police, for once.
lesson-first-police-prospect = Either will do to exploit. But send a member: he can start something if he must.
lesson-first-police-all = Somebody should stay at the Grow House. One is enough.
lesson-first-police-other = First cool down. With four heat you cannot sell a single bag.

way-to-win = You have { $cash } cash. { $bags ->
    [0] No bags wait to be sold.
    [one] { $bags } bag waits to be sold.
   *[other] { $bags } bags wait to be sold.
  }
