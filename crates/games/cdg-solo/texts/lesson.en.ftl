# The lesson, by the names of its steps, and one coach line for each kind of question. Words between stars are strong.

lesson-roll-title = The Fate Die
lesson-roll-do = Tap *Roll*.
lesson-roll-why = You play both Sides as well as you can. The die decides which cards the French may use now, so that no Side has a plan it can count on.
lesson-roll-look = Two displays of five cards, A to E. A and B lie open.

lesson-play-title = ABC
lesson-play-do = Tap *Highlanders – activate* in slot A.
lesson-play-why = The letters name slots: C was turned over, and A, B or C may be played for anything. Highlanders have the highest value.
lesson-play-look = Slot C of the French: it stays open from now on.

lesson-window-title = At your real board
lesson-window-do = Move the pieces on the board, then tap *Done*.
lesson-window-why = The program keeps cards and dice, the board is yours. Response cards have their own moment: here one could be played, or a battle declared.
lesson-window-look = Gold cards could answer now. The active Side's answers are free, the other Side must roll for each.

lesson-event-title = The other Side
lesson-event-do = Tap *Roll* for the British.
lesson-event-why = The Sides take turns. The slot that was played is refilled face-down, and Cards Remaining goes down by one.
lesson-event-look = The log tells each step, so that the real cards can follow.

lesson-lowest-title = e and <
lesson-lowest-do = Tap *Bastions Repaired – event*.
lesson-lowest-why = With e any open event card may be its event; < is the lowest card, and it may be anything. What a real card says you read off the card.
lesson-lowest-look = Slot B: equally low, so it may serve as well. It is a response card, so it is no event.

lesson-quiet-title = No answer
lesson-quiet-do = Tap *Done*.
lesson-quiet-why = Nothing has to be answered. Most turns pass here with one tap.
lesson-quiet-look = Cards Remaining: eight each.

lesson-hidden-title = What lies face-down
lesson-hidden-do = Tap *Roll*.
lesson-hidden-why = The other faces of the die reach further right: CDE and DE turn over what nobody knows yet.
lesson-hidden-look = Slots D and E of the French are still covered.

lesson-best-title = A full choice
lesson-best-do = Tap *activate* at slot C.
lesson-best-why = C, D and E may be used. A high value moves more units; low response cards are better kept for their moment. Another card is fine too.
lesson-best-look = Slot B cannot be used: the die does not name it. A click there says why.

lesson-after-title = Done
lesson-after-do = Tap *Done*.
lesson-after-why = After the activation on your board the turn is over.
lesson-after-look = Ambush! and Fieldworks stay open in D and E: both Sides know of them now.

lesson-mark-title = The mark
lesson-mark-do = Tap *Roll*.
lesson-mark-why = One face remains: C, the lowest, and !!. In Wilderness War !! counts only when the other Side rolls for an answer: then it blocks that answer. In a turn it does nothing.
lesson-mark-look = The die: you may also roll your own and enter its face.

lesson-choice-title = C or the lowest
lesson-choice-do = Tap *activate* at slot C. Any other choice is fine.
lesson-choice-why = C may be anything, and so may the lowest of the others.
lesson-choice-look = Slot B has value 1: it is the lowest.

lesson-close-title = The end of a round
lesson-close-do = Tap *Done*.
lesson-close-why = So it goes on until Cards Remaining is 0. What only the board knows is asked for in a few words at the end of a season.
lesson-close-look = *Put something right* stands beside each roll: counts and cards can be corrected there.

lesson-end = That is the whole system: roll, flip, play, refill. Each of the nine playsheets adds a few rules of its own. From here on the die is free.

coach-solo-turn-roll = The face says which slots may be used now. Your own die? Choose it under *Dice and cards* below.
coach-solo-turn-choose = Letters name slots, *e* an event, *<* the lowest card. A click on any other card says why not.
coach-solo-ask-ww-window = Play on your board first. Then answer with a gold card, declare a battle, or tap *Done*.
coach-solo-ask-ww-window-response = A response may be played now. The other Side must roll for each of its own.
coach-solo-ask-ww-hand = It stands on the real card.
