idiot-name = From Idiot to President
idiot-line = Three to five clueless candidates chase headlines, states and the most delegates.

idiot-guide-1 = The aim: Hold states worth the most of the 118 delegates after four rounds. A state belongs to whoever has cubes there.
idiot-guide-2 = Headlines: Each round, draw two headline cards from any of the three piles. Level 3 pays three cubes but rarely comes true; for a start take two of level 1.
idiot-guide-3 = Dice: In turn, roll six dice and place two of any numbers or all of one number (at least two) on the voter groups. Dice with your character's number may be turned to any side first. It ends when 20 lie.
idiot-guide-4 = Fulfilling: Every card whose conditions hold on the 20 dice pays its level. Your attribute, type and small bonus cards each add a die for you alone, except on cards that say "exactly" or "none".
idiot-guide-5 = Cubes: On top you get one cube in round 1, two in round 2 and so on. What you do not spend in the round is lost as allowance; the cubes stay yours.
idiot-guide-6 = Moving: All share one mover. An empty neighbouring state or one of your own costs one cube, a rival's state one more than lies there, and the rival's cubes go home. Once a turn you may fly to any empty state for one cube.
idiot-guide-7 = Bonus cards: Enter a state with a crowd and draw a small bonus card, with a dollar a big one: a die of any number, one more cube per headline, or one more card. At most three small and three big ones.
idiot-guide-8 = The end: Your secret Hey-Honey card is played after the last round and bends one result. Then delegates are counted; on a tie California decides, then Texas, Florida and New York.
idiot-guide-9 = At this table: Gold is what you can click, on the map too. A click on what is not allowed says why and names the rule.
