# The lesson, by the names of its steps, and one coach line for each kind of question. Words between stars are strong.

lesson-begin-title = Begin a campaign
lesson-begin-do = Tap *Campaign*, then *Ohio*.
lesson-begin-why = Each week a team campaigns, three dice for three states, or raises funds. A campaign wins states fast.
lesson-begin-look = The race above the map: 0 to 0. *270* of 538 electoral votes win.

lesson-states-title = Two more states
lesson-states-do = Tap *Pennsylvania*, then *Florida*.
lesson-states-why = Three different states are named before the dice are rolled. All three are empty and large: any die will take them.
lesson-states-look = The small number beside a state's name is what it is worth.

lesson-roll-title = Roll
lesson-roll-do = Tap *Roll*.
lesson-roll-why = Until now everything could be taken back. From the roll on it counts.
lesson-roll-look = Your three states have a dashed edge and a flag.

lesson-dice-title = One die for each state
lesson-dice-do = Tap *6 to Florida*, then *4 to Pennsylvania*. The 1 is left for Ohio.
lesson-dice-why = Each pip is a vote lying in the state. One vote holds it, but one vote is also quickly taken away: the most goes where the most is at stake.
lesson-dice-look = The race: *67 to 0* when all dice lie.

lesson-answer-title = They answer
lesson-answer-do = *Campaign* again: *Ohio*, *Michigan*, *North Carolina*.
lesson-answer-why = Their 5 removed your single vote in Ohio and left 4 of theirs. A state that changes sides counts twice: 18 fewer for you, 18 more for them.
lesson-answer-look = The log tells what they did. Squares are theirs, circles yours.

lesson-again-title = Roll again
lesson-again-do = Tap *Roll*.
lesson-again-why = In Ohio they lead by 4. It takes a 5 or a 6 to win it, a 4 to level it.
lesson-again-look = Dice in a lesson are set; in the free game they are fair.

lesson-turn-title = Turn a state
lesson-turn-do = Tap *6 to Ohio*, then *3 to North Carolina*.
lesson-turn-why = Six votes take their four away and leave two of yours. The other two states are empty: a 3 and a 2 will do.
lesson-turn-look = The race: 49 to 72 becomes *98 to 54*.

lesson-funds-title = Raise funds
lesson-funds-do = Tap *Raise funds in California*.
lesson-funds-why = They raised funds in Texas. It is possible in four states only: California, New York, Florida, Texas. Two dice and a card; at least half of the votes stay there.
lesson-funds-look = Texas: 8 votes lie there now. No single die takes it back.

lesson-raise-title = Two dice and a card
lesson-raise-do = Tap *Roll*.
lesson-raise-why = The sum of the dice is your number of votes. Half of them, rounded up, go to California.
lesson-raise-look = A Politics Card comes with the roll. It is yours alone to see.

lesson-keep-title = A card for later
lesson-keep-do = Tap *Keep it*.
lesson-keep-why = It adds 4 votes in one of four states. It is worth most when they have just struck there. One card may be used at the end of each turn.
lesson-keep-look = Your hand: cards wait there until you use them.

lesson-spread-title = Four votes to give away
lesson-spread-do = One each to *New York*, *Illinois*, *New Jersey* and *Washington*.
lesson-spread-why = A single vote takes an empty state. It will not hold for long, but they must spend dice on it. Any other states will do as well.
lesson-spread-look = The race: *153* now, *228* with these four states. Then you are 42 short of 270.

lesson-strike-title = Strike back
lesson-strike-do = *Campaign* in *Florida*, *New York* and *Pennsylvania*, then *Roll*.
lesson-strike-why = They levelled Florida and took Pennsylvania and New York by one vote each. What is held by one vote is the cheapest to win back.
lesson-strike-look = The log: a state brought to zero belongs to nobody.

lesson-place-title = The dice again
lesson-place-do = Tap *6 to Florida*, then *4 to New York*. Any other way is fine.
lesson-place-why = Every die wins its state this time, so the largest goes where holding matters most.
lesson-place-look = Before you tap, each choice says what it would do: −1 to +3, you take it.

lesson-card-title = Use your card
lesson-card-do = Tap *Bowling league night*, then *Pennsylvania*.
lesson-card-why = Pennsylvania is yours by two votes only. Four more make six: a single die can level it at best, never take it.
lesson-card-look = This game has eight weeks, a usual one fifteen. Then comes election night: what is still undecided is rolled for.

lesson-end = You know all of it: campaign, funds, cards. From here on the bot decides by itself and the dice are fair. *270 wins.*

coach-tpg-ask-choose = New here? *Campaign* takes three states at once. *Raise funds* takes one for longer and draws a card.
coach-tpg-ask-announce = Any state will do, theirs too. Every die wins an empty one; the percentage is that of one die.
coach-tpg-ask-roll = High dice for the states that count most: you choose after the roll.
coach-tpg-ask-allot = Votes first remove theirs, one for one. What is left lies there and holds the state.
coach-tpg-ask-vote = A single vote takes an empty state. Several in one place hold it longer.
coach-tpg-ask-new-card = A card that is kept can be used at the end of any later turn, one a turn.
coach-tpg-ask-old-card = One card a turn. Nothing is lost by waiting.
coach-tpg-ask-pick = The card says what happens in the state chosen; gold states are possible.
coach-tpg-ask-move = Votes that move leave their state weaker: both results are told beside each number.
coach-tpg-ask-count = Undecided states are rolled for one by one.
