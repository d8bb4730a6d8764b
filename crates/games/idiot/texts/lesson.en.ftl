# The lesson, by the names of its steps, and one coach line for each kind of question. Words between stars are strong.

lesson-headlines-title = Two easy headlines
lesson-headlines-do = Tap *Level 1* twice.
lesson-headlines-why = Headlines that come true bring cubes, and cubes win states. Level 3 pays three cubes but comes true half as often; level 1 pays one, almost surely.
lesson-headlines-look = Six voter groups beside the map. Dice will lie there: your headlines ask for certain numbers.

lesson-roll-title = Roll
lesson-roll-do = Tap *Roll*.
lesson-roll-why = All roll in turn until 20 dice lie on the voter groups. The dice of all count for everybody's headlines.
lesson-roll-look = Your hand: one headline needs two 2s and two 3s, the other four 4s (or four 2s). Your type counts as a 4 already.

lesson-turn-title = Your own number
lesson-turn-do = Tap *Turn a 1 to 4, place 3 of them*.
lesson-turn-why = Dice that show your character's number may be turned; yours is the 1. Place two dice of any numbers or all of one: three 4s and your type settle the second headline.
lesson-turn-look = Your character card says which number is yours.

lesson-second-title = The others have placed
lesson-second-do = Tap *Roll*.
lesson-second-why = Red and Green placed dice for headlines of their own. A 2 of theirs helps you as well.
lesson-second-look = The voter groups: what lies there is seen by all, what it is good for only by its owner.

lesson-two-title = Two of any numbers
lesson-two-do = Tap *Place a 2*, then *Place a 3*.
lesson-two-why = The first headline needs both. Two different dice bring it forward on two sides.
lesson-two-look = The headline counts along: how many it has and how many it needs.

lesson-third-title = Once more
lesson-third-do = Tap *Roll*.
lesson-third-why = Seven places are left. Only one more 3 is missing.
lesson-third-look = The percentage on a headline is its chance.

lesson-last-title = The missing die
lesson-last-do = Tap *Place a 3*, then *Place a 6*.
lesson-last-why = The 3 completes the first headline. The other die is free: a 6 helps nobody much.
lesson-last-look = Your hand: both headlines are met. When 20 dice lie, the papers come out.

lesson-walk-title = Cubes to spend
lesson-walk-do = Tap *Massachusetts*.
lesson-walk-why = Two headlines and one cube for the round make three. An empty neighbour costs one cube. The dollar there brings a big bonus card at the end of the round.
lesson-walk-look = The log: Green's "exactly" headline came true, Red's two did not.

lesson-fly-title = Fly once
lesson-fly-do = Tap *California*, the flight.
lesson-fly-why = Once a turn a flight leads to any empty state for one cube. California and Texas have the most delegates: six each.
lesson-fly-look = The race: delegates win, not states.

lesson-spend-title = The last cube
lesson-spend-do = Tap *Arizona*. Another neighbour is fine too.
lesson-spend-why = What is not spent in the round is lost as allowance. Arizona has three delegates, more than the others here.
lesson-spend-look = The mover: all players share it. The next one starts where you stop.

lesson-again-title = The next round
lesson-again-do = Tap *Level 2*, then *Level 1*. Or dare something else.
lesson-again-why = Green threw Red out of Washington: one cube more than lies there does it. You drew an "Any dice" card: a die of any number for your headlines.
lesson-again-look = Your hand: bonus cards make higher levels possible.

lesson-end = You know a whole round. Three more follow, with more cubes each; the secret *Hey-Honey card* comes at the very end. From here on bots and dice are free.

coach-fip-ask-draw = New here? Two cards of *level 1* are a safe start: the percentage says how likely a card comes true.
coach-fip-ask-roll = All dice on the voter groups count for everybody's headlines, yours too.
coach-fip-ask-lying = Dice with *your number* may be turned first. Then two of any numbers, or all of one.
coach-fip-ask-one = One place is left: the die that helps you, or hurts the others.
coach-fip-ask-second = Any die that is left, equal to the first or not.
coach-fip-ask-any = It stands for one die of that number, for your headlines only.
coach-fip-ask-move = Empty and own states cost one cube, a rival's one more than lies there. *One flight* a turn.
coach-fip-ask-honey = Your secret card bends one result now; gold states are possible.
coach-fip-ask-character = The number of your character may be turned on every roll.
coach-fip-ask-attribute = An attribute is one more die of its number for your headlines.
coach-fip-ask-type = A type is one more die of its number as well. Numbers that fit together help most.
