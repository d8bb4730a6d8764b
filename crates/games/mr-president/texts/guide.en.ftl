mr-president-name = Mr. President
mr-president-line = Four years in the White House, alone against the world, Congress and the calendar.

mr-president-guide-1 = The aim: Last four years without a disaster, be re-elected and leave as many Legacy Points as you can. At the end they say which President history compares you with.
mr-president-guide-2 = A year: January prepares: Action Points, capabilities, focus, one action each for you and the cabinet. Four phases follow, in which you, Congress, allies, great powers and crises take turns; December settles the bill.
mr-president-guide-3 = Actions: 33 Master Actions in four groups: domestic, presidential, military, diplomatic. Forgo one for 1 AP; 2 AP buy one more per segment; 1 AP rolls a die again. AP do not last beyond the year.
mr-president-guide-4 = Dice: Low is good for you. A check passes with a d10 up to the number on the track; ratings of your cabinet and other help are subtracted.
mr-president-guide-5 = The first year: Put the economy and the weakest track first in the focus. Keep the Domestic Crisis at 1 or less and every Regional Crisis at 2 or less; the space is for the chits, about twelve a year.
mr-president-guide-6 = Congress: Friends move your bills left, Opponents right. Introduce what the public wants and what you promised: Landmark bills, priorities and a kept promise bring the most points.
mr-president-guide-7 = Abroad: Find Terror Groups, then raid them, before they become Rogue States. Raise Alignment where Russia and China have Influence. Lower Tensions before a country acts, and keep allies Very Close: they act for you.
mr-president-guide-8 = What loses: An Evaluation of 16 or less, Lingering Issues past 5, a Rogue State 4 at year end, 15 Influence of China, Russia strong in Eastern Europe, Russia at war with NATO or China with Japan, a sixth war, impeachment, mass destruction.
mr-president-guide-9 = What wins: An Evaluation of 35 wins at once from year 2 on. Otherwise Legacy Points: Landmarks, good Evaluations, won wars, peace, elections. Keep Party Relations at 4 or more, better 6, or you are not even nominated.
mr-president-guide-10 = At this table: Each step says what happens, what you can do and what threatens. Every track explains itself, and a click on what is not allowed says why and names the rule.
