# The lesson, by the names of its steps, and one coach line for each kind of question. Words between stars are strong.

lesson-attributes-title = Who you are
lesson-attributes-do = Tap *Efficient*, then *Team Builder*.
lesson-attributes-why = Two attributes last all four years. Action Points (AP) are the currency of the White House: four more a year are hard to beat.
lesson-attributes-look = The briefing below tells what happens, what you can do and what threatens. It is there at every step.

lesson-resources-title = Exceptional help
lesson-resources-do = Tap *Outstanding Chief of Staff*, then *Outstanding Treasury Secretary*.
lesson-resources-why = More AP again, and an economy that gets better every year. A strong economy carries Approval and Congress.
lesson-resources-look = The briefing names what each brings.

lesson-vice-title = A Vice President
lesson-vice-do = Tap *Rep. R. Bassingham*.
lesson-vice-why = Low rolls are good, and the ratings of your officials are subtracted from your dice. So a 1 in two fields helps often.
lesson-vice-look = The line under each name: domestic, diplomatic, military.

lesson-posts-title = Three more posts
lesson-posts-do = Tap *Farnborough*, then *Calloway-Brandt*, then *Eastermark*.
lesson-posts-why = Fill the posts with different strengths: a diplomat for State, a general for Defense.
lesson-posts-look = Tab White House: your cabinet with its ratings.

lesson-veteran-title = One veteran
lesson-veteran-do = Tap *Secretary of State*.
lesson-veteran-why = A veteran is better than a novice. The diplomat with 2 gains most: great powers and allies cost most of your actions.
lesson-veteran-look = The Secretary of State in the cabinet.

lesson-priorities-title = What you want from Congress
lesson-priorities-do = Tap *Education Reform*, *Homeland Security*, *Job Creation*.
lesson-priorities-why = Bills that you and the public want bring the most points. Education and Homeland Security stand on the public's list too.
lesson-priorities-look = Tab Congress: the public's list stands beside yours.

lesson-promise-title = A promise
lesson-promise-do = Tap *Health Care Reform* twice: as promise, then as the pending bill.
lesson-promise-why = The public wants it too, and their own bill is another one. A kept promise brings Approval and the party's support; a broken one costs both every year.
lesson-promise-look = Bills move left towards law and right towards failure.

lesson-intel-title = Where you look closely
lesson-intel-do = Tap *Africa*, then *Middle East*.
lesson-intel-why = Focused intelligence finds Terror Groups before they become Rogue States. Both regions have a low Stability and a crisis.
lesson-intel-look = The map: al is Alignment, st Stability, dots are the Regional Crisis.

lesson-capabilities-title = Capabilities
lesson-capabilities-do = Tap *Cyber*.
lesson-capabilities-why = Each January you try to improve one, or two where the economy is strong. A d10 decides, and low is good.
lesson-capabilities-look = The log: every roll stands there with what was subtracted.

lesson-focus-title = The focus of the year
lesson-focus-do = Tap *Keep the order*.
lesson-focus-why = Six areas are rolled for twice a year; the higher they stand, the better their chance. The order is fine for a first year.
lesson-focus-look = Tab White House: the focus, rank by rank.

lesson-relief-title = The first action
lesson-relief-do = Open Diplomatic, tap *Crisis relief*, then *Middle East*.
lesson-relief-why = You and your cabinet have five actions. A Regional Crisis of 2 is dangerous when chits are drawn: lower it early.
lesson-relief-look = Above the map: where in the year you are.

lesson-keep-title = Keep or roll again
lesson-keep-do = Tap *Keep it*.
lesson-keep-why = The 5 became a 2: the Secretary of State and the beginner's −1 were subtracted. The crisis goes down. Rolling again costs 1 AP and the second roll stands.
lesson-keep-look = The chart below the question shows the row that was hit.

lesson-pulpit-title = Push your bill
lesson-pulpit-do = Open Presidential, tap *Bully pulpit*.
lesson-pulpit-why = For 1 AP you speak for Health Care. The bill moves one box on a 3 or less. The beginner's −1 and their +1 cancel out: every second roll will do.
lesson-pulpit-look = Approval: nearly everything moves it, and it counts at the end of the year.

lesson-reroll-title = Worth another roll
lesson-reroll-do = Tap *Roll again*, then *Health Care Reform*, then *Left*.
lesson-reroll-why = The 5 stays a 5: −1 as a beginner, +1 for what works against you. It does nothing. Every second roll does better, and you have 27 AP that do not last beyond the year. Left means more support.
lesson-reroll-look = Each choice says what it costs before you take it.

lesson-party-title = Your own party
lesson-party-do = Open Domestic, tap *Seek party support*.
lesson-party-why = No roll, one more Party Relations. Below 4 at the end you are not even nominated.
lesson-party-look = After this one two actions are left in January; then the first phase begins and chits are drawn.

lesson-end = That was January. Four phases follow in which the world acts too; *hints* say what is best and why. From here on you are alone in office.

coach-mrp-menu-cabinet = The President may forgo an action for 1 AP; one more costs 2. *Low rolls are good.*
coach-mrp-menu-any = An action of your own, of any kind. Hints say what is best and why.
coach-mrp-ask-reroll = A second roll costs 1 AP and then stands, for better or worse. AP do not last beyond the year.
coach-mrp-ask-dom-focus = Six areas are rolled for twice a year. Rank 1 succeeds on 1 to 4, rank 6 only on 1.
coach-mrp-ask-wor-fni-place = Focused intelligence gives −1 when you look for Terror Groups there.
coach-mrp-ask-wor-capability = d10, low is good. Cyber and recon help everywhere; Air, Ground and Naval in wars.
coach-mrp-ask-year-attribute = It lasts all four years. More AP every year help at everything.
coach-mrp-ask-year-resource = It comes back every year.
coach-mrp-ask-year-vp = Ratings are subtracted from your dice in that field.
coach-mrp-ask-year-admin = A bill that stands on the public's list too brings more. See tab *Congress*.
coach-mrp-ask-year-promise = A promise not kept costs Approval and Party Relations at the end of every year.
coach-mrp-menu-domestic = Party, economy, Congress. What is not used may be forgone for 1 AP.
coach-mrp-menu-abroad = Diplomacy or military. What is not used may be forgone for 1 AP.
coach-mrp-menu-bought-out = One more costs 2 AP. AP do not last beyond the year.
