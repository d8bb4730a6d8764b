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
coach-solo-turn-flip = Any face-down card will do, C too. What is flipped stays open.
coach-solo-turn-no-card = This roll allows no card. What is left needs none.
coach-solo-turn-no-cards = Without cards remaining only what needs no card can be done.
coach-solo-turn-set-aside = It was set aside at the start. No slot is emptied by it.
coach-solo-turn-mandatory = It must be played this turn, so the last card remaining pays for it.
coach-solo-ask-where = The list of this deck is incomplete. Read it off the real card; it is asked once.
coach-solo-ask-correct = For what no question asked. Choose a count or a card; *Done* goes back to the roll.
coach-solo-ask-correct-count = The number as it stands on your board.
coach-solo-ask-correct-card = Choose the card that lies elsewhere on your table.
coach-solo-ask-correct-goes = Where it lies on your table now.
coach-solo-ask-game-over = The rules of your game say what wins at once. Mostly it is *No*.
coach-solo-ask-result = Count as the rules of your game say.
coach-solo-ask-removed = Its own roll or condition stands on the real card.
coach-solo-ask-ww-window-battle = Play on your board first. Is there a battle, the other side may roll for a response.
coach-solo-ask-ww-battle-roll = The roll costs nothing. *C<!!* blocks a response; other faces flip cards that may answer.
coach-solo-ask-ww-battle = Each response costs one of the cards remaining. *Done* when enough are played.
coach-solo-ask-ww-fetch = The fetched card comes open into the slot, and the play costs no card.
coach-solo-ask-window = Play on your board first. Tell a combat only if cards are played in it; else *Done*.
coach-solo-ask-attack = Open combat cards whose conditions hold on your board. The attacker decides first.
coach-solo-ask-defend = Open combat cards whose conditions hold on your board; *Done* for none.
coach-solo-ask-winner = The winner may retain combat cards; those of losers and ties are discarded.
coach-solo-ask-retain = Once in each Action Round it can be used again, and it costs no card then.
coach-solo-ask-draw-discard = For cards that will not be needed any more. New ones take their slots.
coach-solo-ask-pg-aside = Set aside, it may be its event in round 1 without a roll. Later it is no event any more.
coach-solo-ask-pg-four = It may be played in the first turn of the Central Powers, without a roll.
coach-solo-ask-pg-cancel = It costs both sides a card; then the Allied Powers roll again.
coach-solo-ask-pg-rises = Then the cards of the new level are shuffled in, and the display is dealt anew.
coach-solo-ask-pg-choice = You decide for the other side, as well as it would itself.
coach-solo-ask-bb-aside = The Axis begins with it, without a roll. The other one goes into the deck.
coach-solo-ask-bb-exchange = #24 takes the place of the card that the roll allowed.
coach-solo-ask-bb-resources = It changes with the resources held on your board and counts from the next draw.
coach-solo-ask-bb-total = It is kept out of the shuffle. *Done* for none.
coach-solo-ask-es-left = As your board stands: resources, submarines, surrenders.
coach-solo-ask-es-passes = A pass comes after the roll and costs no card. What is not used lapses.
coach-solo-ask-es-initiative = Its side then goes first with it, although it has fewer cards.
coach-solo-ask-es-react = Open Reactions and the Future Offensive may answer now. *Done* for none.
coach-solo-ask-es-draw = It stands on the real card whether it draws one.
coach-solo-ask-es-loss = It stands on the real card, with its condition.
coach-solo-ask-es-swap = A weak open card for the best of the discards. *Done* for none.
coach-solo-ask-es-swap-for = It lies open and can be played as soon as the die allows its slot.
coach-solo-ask-es-aleutians = Look at your board; the Allied card #30 depends on it.
coach-solo-ask-es-burma = It is played on a face with C, and costs no card then.
coach-solo-ask-es-blank = It stands on the real card.
coach-solo-ask-es-blank-kind = A Reaction answers the other side’s offensive; it stands on the real card.
coach-solo-ask-mp-triggered = *!!* comes first: 1 momentum for the top-most open discard with the side’s icon.
coach-solo-ask-mp-vouched = The opponent may pay for the event of the card that was played for points.
coach-solo-ask-mp-momentum = Count the markers on your board after the loss of half of them.
coach-solo-ask-mp-refresh = Mostly it is *No*: only an event does that.
coach-solo-ask-mp-cubes = Who has more of them may shift an issue; the program works out which.
coach-solo-ask-mp-leads = Look at the issues on your board, from the left. *Neither*, if nobody leads.
coach-solo-ask-mp-more = There the issue moves one to the right.
coach-solo-ask-mp-strategy = Up to turn 5 these cards are for the debates. The slot is refilled.
coach-solo-ask-mp-initiative = It is settled on your board. The winner then chooses who goes first.
coach-solo-ask-mp-first = Who goes second has the last play of the turn.
coach-solo-ask-mp-debate = An issue that is won removes the debate cards of that issue.
coach-solo-ask-mp-issue = It stands on the real card.
coach-solo-ask-mp-shave = Once in the debates, instead of the card that was rolled.
coach-solo-ask-mp-election = Read it off the real card and carry it out on your board; then *Done*.
coach-solo-ask-mp-revealed = It was revealed by another event. If something prevents it, *No*.
coach-solo-ask-mp-redraw = As many as the card allows, from left to right; then *Done*.
coach-solo-ask-mp-retrieve = Any of them, open or covered. It can be played when the die allows its slot.
coach-solo-ask-mp-capital = Up to two. New ones come face-down.
coach-solo-ask-cc-lowest = Units that it would order now count, not what is printed.
coach-solo-ask-cc-nothing = A card without a unit to order cannot be played. *Done*, if every card orders some.
coach-solo-ask-cc-window = Carry the order out on your board first. Tell what needs a card or counter, then *Done*.
coach-solo-ask-cc-draw = If it brings a counter, the new card lies face-down instead of open.
coach-solo-ask-cc-banner = A banner or an open card: the new card lies face-down if it takes the banner.
coach-solo-ask-cc-banners = Banners decide the battle. Tap the side for each one it took, then *Done*.
coach-solo-ask-cc-section = Each nation may activate each section once a turn.
coach-solo-ask-cc-nation = Each nation may activate each section once a turn.
coach-solo-ask-cc-more = Only Field Commands for sections that were not activated can follow.
coach-solo-ask-cc-flip = One more open card is one more to choose from later.
coach-solo-ask-cc-category = It is asked once: an Army Command is the only card of its turn.
coach-solo-ask-cc-rack = The rack is open to both sides: what you leave, the other side may take.
coach-solo-ask-cc-field = The cards of one turn go to different battlefields.
coach-solo-ask-cc-initiative = Its symbol says which unit may act there. *Done* for none.
coach-solo-ask-cc-excess = It fills the slot instead of a new card, and the display is as large as it should be.
coach-solo-ask-cc-reveal = None of the display can be played: cards are revealed until one can.
coach-solo-ask-cc-lose = It goes before cards of the deck are revealed.
coach-solo-ask-cc-reshuffle = Some cards and phases of a battle demand it. Mostly it is *No*.
coach-solo-ask-cc-token = *!!* is the only chance of the other side to use one.
coach-solo-ask-cc-tokens = Uses on your table count, and those that cards brought.
coach-solo-ask-cc-assign = It serves on that battlefield only.
coach-solo-ask-cc-uses = Using one is free; the program only counts.
coach-solo-ask-cc-uses-at = Only battlefields that have one are offered.
coach-solo-ask-cc-inspired = Two copies of one card then act in one section.
coach-solo-ask-cc-copy = The counter-attack then does what that card did for the other side.
