### The guided games: texts of at most 25 words.

lesson-duel = Ten days in Petrograd
lesson-duel-about = A duel as Red, one round long: the calendar, the Will of the People, three counts.
lesson-duel-part-goal = One marker, two ends
lesson-duel-part-plan = A secret objective
lesson-duel-part-card = A leader does two things
lesson-duel-part-people = Whose people are they
lesson-duel-part-calendar = The calendar pays
lesson-duel-part-month = The month turns
lesson-duel-part-count = Three counts
lesson-duel-part-alone = Your own plan
lesson-duel-end = Nine points ahead; twelve end the game. Play on: the bot holds White from here, and every card is yours to judge.

lesson-duel-goal = You are Red. Each point pulls this marker towards your end. Twelve points ahead wins at once; otherwise October decides.
lesson-duel-city = Points come from regions. There is unrest in Liteiny: whoever is stronger there after four turns scores it.
lesson-duel-objective = First a secret objective: Vyborg, three points for whoever holds it at the end. It is next door to Liteiny. Lay it down.
lesson-duel-objective-far = Four points, but Narva is far from the unrest. You would have to be strong in two corners.
lesson-duel-objective-poor = One point is little for a card that could recruit three bars. Play it, do not bury it.
lesson-duel-objective-other = A fine objective elsewhere. For this lesson stay close to Liteiny: Vyborg.
lesson-duel-sealed = White has laid one down too. Whatever lies there also pays you, if you are stronger in its region.
lesson-duel-stalin = So look at it. Stalin brings espionage and costs three days. Play him.
lesson-duel-stalin-later = Soon. Before you send leaders anywhere, find out where White wants to go.
lesson-duel-stalin-other = A command card recruits in one region. First find out which region is worth it: Stalin.
lesson-duel-spy = A leader card does both: its special action, and the leader himself. Start with espionage.
lesson-duel-spy-first = You would place Stalin before you know where he is needed. Look first.
lesson-duel-spy-waste = You would throw away both halves of the card. They are free.
lesson-duel-place = Liteiny, four points: with the unrest it counts twice. Put Stalin there, strength three.
lesson-duel-place-waste = Stalin would stay at home, and his card does not come back.
lesson-duel-place-other = Nothing is counted there this round. Liteiny counts twice.
lesson-duel-kerensky = White answered with Kerensky and took the Will of the People. The neutral unit in Liteiny now fights for White: three to three.
lesson-duel-calendar = It is the 9th. Stop on the 15th exactly and you earn a bonus action. Six days: play Vasilievsky-6.
lesson-duel-calendar-later = Leaders come once. Now the calendar offers something for nothing: six days to the 15th.
lesson-duel-calendar-days = That card does not stop on the 15th. Only six days do.
lesson-duel-recruit = Recruit three bars on Vasilievsky Island. The next unrest breaks out there, and everybody knows it a round ahead.
lesson-duel-recruit-move = Moving Stalin away would give Liteiny to White. Recruit.
lesson-duel-recruit-waste = Three bars for nothing, and you would walk past them.
lesson-duel-recruit-small = That is less than three bars. Take one of the units worth three.
lesson-duel-bonus = The 15th pays: bonus recruit. One small unit, to any region: to Vyborg, your objective.
lesson-duel-bonus-waste = It costs nothing. Nobody will thank you for declining.
lesson-duel-bonus-weak = That one is worth nothing once it is tired. Take a unit with two equal numbers.
lesson-duel-bonus-other = Your objective in Vyborg is still empty. A single unit can hold it.
lesson-duel-zinoviev = White follows you to Vasilievsky Island. Let them. Send Zinoviev to Liteiny: six against three.
lesson-duel-zinoviev-later = Keep Lenin. In a moment his five days will be worth more than he is.
lesson-duel-zinoviev-first = The protest can wait. First the leader, to Liteiny.
lesson-duel-zinoviev-other = Liteiny counts twice and stands level. Zinoviev decides it.
lesson-duel-protest = He may also move the blockade: nobody crosses that bridge. Move it or leave it; nothing hangs on it today.
lesson-duel-kornilov = Kornilov. Six against six, and White has more tokens there, which breaks the tie. Do not panic: look at the calendar.
lesson-duel-lenin = The 27th. Lenin costs five days: past the 31st a new month begins, and whoever turns it gets the Will of the People.
lesson-duel-lenin-days = Too few days. The month would be turned by White.
lesson-duel-trotsky = The Will is yours, and all neutral tokens with it. May brings Trotsky, straight into the unrest: ten against five.
lesson-duel-vyborg = Now the man himself. Liteiny is safe: Lenin goes to Vyborg, where your objective lies.
lesson-duel-vyborg-waste = Lenin would stay abroad. He has done that long enough.
lesson-duel-vyborg-first = You have the Will already. First the leader, to Vyborg.
lesson-duel-vyborg-other = Your objective is Vyborg, and a single unit is not much.
lesson-duel-unrest = Four turns are over. The unrest is yours: two points, or a bonus action. Take the points.
lesson-duel-unrest-bonus = A bonus action is nice. Two points are a sixth of the whole track.
lesson-duel-counted = Two for the unrest, three for Vyborg, four for White’s own objective. It paid you: you held Liteiny.
lesson-duel-tired = Everybody beside a flag is tired now and shows the other number. Whoever is tired twice leaves the board.
lesson-duel-again = A new round, new cards, unrest on Vasilievsky Island, where you stand. This time choose your objective alone.

lesson-solo = Alone in Petrograd
lesson-solo-about = The solo game, one round long: an opponent without a face, and an objective that not even you have seen.
lesson-solo-part-opposition = The Opposition
lesson-solo-part-will = The Will of the People
lesson-solo-part-machine = What it does
lesson-solo-part-month = The month turns
lesson-solo-part-next = Think ahead
lesson-solo-part-count = The count
lesson-solo-part-alone = Your own rounds
lesson-solo-end = Four points ahead after a round. The Opposition has drawn new cards, and the Will has passed to it again. Play on.

lesson-solo-goal = You against the Opposition. Points pull this marker. You win if it reaches your end, or is on your half after three rounds.
lesson-solo-blind = Your objective lies face down, unseen even by you. Stop on the 15th or 31st to look, or be strong in several places.
lesson-solo-unrest = It began: Kornilov and a unit in the Admiralty, where the unrest is, and the Will of the People. Seven to nothing.
lesson-solo-lenin = Take the people back first. Lenin brings them, and costs five days. Play him.
lesson-solo-lenin-other = Without the Will the neutral token there counts against you. Lenin first.
lesson-solo-inspire = The special action first: inspire the people.
lesson-solo-inspire-waste = Both halves of the card are free. Take them.
lesson-solo-inspire-first = Either way is legal. The people first, then you see what the place is worth.
lesson-solo-admiralty = Now Lenin himself, to the Admiralty. The neutral token there sides with you: three against six.
lesson-solo-admiralty-waste = Lenin comes once. Let him come.
lesson-solo-admiralty-other = Nothing is certain to be counted there. The Admiralty is.
lesson-solo-machine = The Opposition turns up a card: its unit appears in that region, and the days go by. It never thinks, and never tires of coming.
lesson-solo-zinoviev = Zinoviev to the Admiralty: six each. On a tie more tokens win, and you have three. Leave the blockade alone.
lesson-solo-zinoviev-protest = The Opposition crosses no bridges. First the leader, then done.
lesson-solo-zinoviev-other = The unrest is two points. One more leader decides it.
lesson-solo-tie = Six each, but yours are more. A thin lead, and two turns to come. It is the 28th: what does the calendar say?
lesson-solo-month = Four days lead past the 31st. Whoever turns the month has the Will, and May brings Trotsky: Vyborg-4.
lesson-solo-month-other = Too short or too late. Then the Opposition turns the month, and Trotsky is against you.
lesson-solo-vyborg = Trotsky stands in the Admiralty, for you. Recruit two bars in Vyborg: perhaps that is your objective.
lesson-solo-vyborg-small = Take a unit worth two bars: it uses the card up.
lesson-solo-vyborg-waste = A card without an action is only days.
lesson-solo-vyborg-other = Those in the Admiralty stay there. Recruit.
lesson-solo-sums = Its cards lie open. Add up their days: eight for the Admiralty, six elsewhere. The largest sum becomes its objective, and pays whoever leads there.
lesson-solo-narva = The next unrest comes to Narva: everybody knows it a round ahead. Play Narva-4 and recruit two bars there.
lesson-solo-narva-act = Recruit. Those in the Admiralty must not move before the count.
lesson-solo-narva-small = Two bars at once. A small unit would not last.
lesson-solo-narva-other = Narva is where the next round is decided.
lesson-solo-score = The unrest is yours: two points, or a bonus action. Points.
lesson-solo-score-bonus = Against a machine count everything. Two points.
lesson-solo-counted = Two for the unrest, two for its objective: the Admiralty, as the sum said. Yours lay on Vasilievsky Island, where nobody stood.
lesson-solo-wait = Stalin has waited, rightly. Let every leader wait for your last turn of a round: you can count then, and only one card follows.
lesson-solo-early = Lenin too. The Will that he brought is gone again; taken late, it stays for the count. We began with him to show it.
lesson-solo-walk = And nobody need stand where nothing is counted. Most cards can move a token instead of recruiting; the Opposition never moves.

way-to-win =
  { $sign ->
    [1] You are ahead by { $lead }. { $left } more, and you have won.
    [0] The marker is in the middle. { $left } points win at once.
   *[other] You are behind by { $lead }. { $left } points win at once; back to your half by { $solo ->
        [yes] the end of round three
       *[no] October
    } is enough.
  }
