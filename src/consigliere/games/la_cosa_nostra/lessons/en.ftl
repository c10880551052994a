### The guided game: texts of at most 25 words.

lesson-first = A word is a word
lesson-first-about = One round as Caruso, against two families: a job, a deal, a promise, and the night after it.
lesson-first-part-family = Your family
lesson-first-part-job = A job, face down
lesson-first-part-deal = Somebody else’s politician
lesson-first-part-promise = A promise
lesson-first-part-night = The night begins
lesson-first-part-dice = Three guns, three dice
lesson-first-part-revenge = Accounts are settled
lesson-first-part-payday = Payday
lesson-first-end = Four gangsters, three businesses, and you know what LaServa’s word is worth. Three rounds are left. Play on.

lesson-first-goal = Three families, four rounds, and the richest one wins. The last payday counts double.
lesson-first-family = Gangsters do the work, one assignment each. Businesses pay every payday, and jobs ask for them.
lesson-first-job = Planning: Rocco has three guns, so three dice. Give him Arms Trade: up to six thousand.
lesson-first-job-weak = One gun is one die, two are two. The best job belongs to Rocco: three.
lesson-first-job-other = Look what it asks for. Arms Trade needs one business only.
lesson-first-job-buy = Buying with your strongest man is a waste of guns.
lesson-first-job-later = That can wait. First somebody needs work.
lesson-first-henchman = A henchman makes it easier: from two on instead of three. Put him on Rocco, then you are done.
lesson-first-henchman-alone = It costs nothing, and he does not keep. Play him.
lesson-first-henchman-whom = Not on him. Rocco has the job that matters.
lesson-first-henchman-later = Later. First the henchman, on Rocco.
lesson-first-needs = One thing is missing: the job needs a politician. Calmuti has one. His token on it would do, once.
lesson-first-offer = And here he comes: a token on the politician for a thousand. You earn four at least. Accept.
lesson-first-offer-refuse = Pride is dear. Without a politician Rocco stays at home tonight.
lesson-first-offer-first = First answer Calmuti. His offer lies on the right.
lesson-first-peace = LaServa promises not to attack you this round, and asks for nothing. Accept it; it costs nothing. That is what it is worth.
lesson-first-peace-refuse = You need not believe it. But whoever refuses a promise can never say it was broken.
lesson-first-cop = Then he gave Sunny a job, face down. Let us see. Paulie buys the cop: planned now, paid later. End your turn.
lesson-first-cop-dear = You could not pay for it tonight. No money then, no business.
lesson-first-cop-other = Paulie has one gun: buying is the work for him. The cop costs two thousand.
lesson-first-damage = Babyface Tony takes Property Damage. It needs no business, and you name the victim only when he strikes. End your turn.
lesson-first-damage-needs = You own nothing of what that job asks for.
lesson-first-damage-dear = One purchase is enough for your money.
lesson-first-damage-other = Tony is free. Give him the job that needs nothing.
lesson-first-window = Night. Before every turn somebody could slip in, so everybody is asked, also those who hold nothing. Pass, twice.
lesson-first-window-schemer = A schemer lets you go first. Keep him for a night when it matters.
lesson-first-betrayed = Theft, by LaServa, against you. So much for the promise: a thousand is gone. Nobody has to keep his word here.
lesson-first-roll = Your turn. Send Rocco: the politician is yours for this one job.
lesson-first-roll-cancel = You would call off the best job you have.
lesson-first-roll-poor = You have not a dollar left. Earn first, then buy.
lesson-first-roll-later = Later. Rocco first.
lesson-first-dice = Six, two, four: all succeed. Two are enough for the upper row: six thousand. Calmuti’s token goes home.
lesson-first-turn = Nothing else tonight: end your turn.
lesson-first-turn-later = You could. But then go on alone.
lesson-first-buy = Pass while the others move. Then let Paulie pay for the cop: a thousand at every payday, and end your turn.
lesson-first-buy-schemer = Not for this. Pass.
lesson-first-buy-cancel = You have the money now. Buy.
lesson-first-buy-other = Paulie first. The cop pays from tonight on.
lesson-first-revenge = Pass again. Then Babyface Tony, against LaServa. Write down his face as well.
lesson-first-revenge-schemer = Tony will come to his turn anyway. Pass.
lesson-first-revenge-wrong = Calmuti kept his side of the deal. Somebody else did not.
lesson-first-revenge-cancel = No. This one you will enjoy.
lesson-first-revenge-other = Finish the night first: Tony, against LaServa.
lesson-first-payday = Two successes, and LaServa pays all he has. End your turn: payday.
lesson-first-payday-later = Tomorrow. End your turn.
lesson-first-hire = Nine thousand came in. Gangsters are actions: hire Fat Tony while you can, ten thousand.
lesson-first-hire-pass = Money in the drawer does nothing. One more gangster is one more job every round.

way-to-win =
  { $ahead ->
    [yes] You have ${ $money } and lead; the next family has ${ $most }.
   *[no] You have ${ $money }; the richest other family has ${ $most }.
  }
