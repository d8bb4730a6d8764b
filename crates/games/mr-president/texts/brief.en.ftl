# Phases
mrp-phase-setup = Start
mrp-phase-special = January
mrp-phase-1 = Phase 1
mrp-phase-2 = Phase 2
mrp-phase-3 = Phase 3
mrp-phase-4 = Phase 4
mrp-phase-final = December
mrp-race-approval = Approval in percent
mrp-judged = The year is judged
mrp-race = Legacy Points and approval
mrp-chapter-year = Year { $number }
mrp-chapter-phase = Year { $year }, { $phase }
mrp-chapter-phase-short = { $year }.{ $phase }
mrp-phase-end = End of the year

# Steps
mrp-step-setup = Set-up
mrp-step-setup-what = You choose cabinet, priorities and campaign promise; attributes and an exceptional resource are drawn.
mrp-step-setup-can = Promise a bill that is also a Public priority, and fill the posts with different strengths.
mrp-step-setup-threat = A promise not kept costs Approval and Party Relations at the end of every year.

mrp-step-begin = Start of the year
mrp-step-begin-what = You get this year's AP and the effects of attributes and resources; from year 2 the cabinet may improve.
mrp-step-begin-can = Choose who gains experience, replace one member, and place the focused intelligence.
mrp-step-begin-threat = AP of last year are gone. The cabinet roll can end in a row; Tensions make it worse.

mrp-step-sotu = State of the Union
mrp-step-sotu-what = You speak to Congress: Approval, Congress, Media and Prestige together choose the column, a d10 the result.
mrp-step-sotu-can = A good speech brings AP, a new bill and up to two free actions.
mrp-step-sotu-threat = With a sum of 23 or less it can cost Approval and Congress, at 18 or less also bring an Opponent.

mrp-step-economy = Impact of the economy
mrp-step-economy-what = The State of the Economy gives or takes Approval, AP and Relations with Congress.
mrp-step-economy-can = Spend up to two acts of economic assistance: an ally +1 level, or Trending Pro-US in a region.
mrp-step-economy-threat = At 4 you lose one of each; at 3 Approval −8 %, AP −2, Congress −2 and a Friend.

mrp-step-capabilities = Capabilities
mrp-step-capabilities-what = You roll for two capabilities, for one if the economy is at 4 or less, and for each DARPA counter.
mrp-step-capabilities-can = Choose the capabilities: 1–5 improves one, DARPA 1–7. Cyber and recon keep your intelligence ahead.
mrp-step-capabilities-threat = Russia and China catch up every year; who falls behind is open to cyberattacks.

mrp-step-set-focus = Set the focus
mrp-step-set-focus-what = You put the six focus areas in order; one Tensions leaves, the rest lie on the lowest ranks.
mrp-step-set-focus-can = Put first what you need most: rank 1 succeeds on 1–4, rank 6 only on 1.
mrp-step-set-focus-threat = Areas with Tensions are not rolled for.

mrp-step-cabinet = President and cabinet
mrp-step-cabinet-what = You and each cabinet member have one action; some have two.
mrp-step-cabinet-can = Each acts in the own field or removes a Tensions counter. The President may do anything or take 1 AP.
mrp-step-cabinet-threat = Actions not used are lost; only the President's can become AP.

mrp-step-peer = Russia or China acts
mrp-step-peer-what = In phase 1 a d10 chooses Russia or China, in phase 3 the other one acts.
mrp-step-peer-can = Little now. Before: lower Tensions, keep relations up, remove Influence.
mrp-step-peer-threat = New Influence, cyberattacks, posture 2. China wins with 15 Influence, Russia with a Base in Eastern Europe and 9.

mrp-step-any-three = Any three actions
mrp-step-any-three-what = You take three actions of any kind.
mrp-step-any-three-can = Each action you forgo gives 1 AP; 2 AP buy one action more; 1 AP rolls a die again.
mrp-step-any-three-threat = Chits are near: do not leave a crisis one box before its end.

mrp-step-chit = Draw a chit
mrp-step-chit-what = A crisis chit is drawn: cards, crises, a summit or good news.
mrp-step-chit-can = Choose where the card lets you, and pay AP where it asks.
mrp-step-chit-threat = Most chits bring one to three crisis cards. A + means another chit.

mrp-step-chit-again = Second chit
mrp-step-chit-again-what = The last chit showed a +: one more is drawn.
mrp-step-chit-again-can = As before: choose and pay where the card lets you.
mrp-step-chit-again-threat = Another + brings a third chit, but not in December.

mrp-step-chit-third = Third chit
mrp-step-chit-third-what = A third chit is drawn, the last one now.
mrp-step-chit-third-can = As before: choose and pay where the card lets you.
mrp-step-chit-third-threat = A + on it does not count.

mrp-step-group = Allies and rogues act
mrp-step-group-what = One of four groups is drawn: its allies, Iran, North Korea or Rogue States act, and Unstable States are tested.
mrp-step-group-can = With a Very Close ally you take two joint actions, with a Close one one.
mrp-step-group-threat = Tensions of 5 or more cost the ally a level. Iran, North Korea and Rogue States may arm or strike.

mrp-step-focus = Focus of the cabinet
mrp-step-focus-what = From rank 6 to rank 1 a d6 is rolled for each focus area without Tensions.
mrp-step-focus-can = Choose where a success leaves a choice. Then one Tensions leaves.
mrp-step-focus-threat = Every Tensions counter blocks one area.

mrp-step-media = The media cool down
mrp-step-media-what = Media Relations drop by one box.
mrp-step-media-can = Nothing now. The press focus and public presence bring it back.
mrp-step-media-threat = Below 5 every Media Slant costs Approval.

mrp-step-two-domestic = Two domestic actions
mrp-step-two-domestic-what = You take two domestic actions, or domestic ones of the President.
mrp-step-two-domestic-can = Prepare the votes in Congress that follow: party, Congress, bully pulpit. Forgoing gives 1 AP each.
mrp-step-two-domestic-threat = A Domestic Crisis at 2 is one step from failure.

mrp-step-congress = Legislative segment
mrp-step-congress-what = Friends and Opponents push bills, bills are voted on and introduced, the media judge, scandals go on.
mrp-step-congress-can = Move bills, choose which to try, sign or veto, introduce new ones. Each of your bills signed gives a free action.
mrp-step-congress-threat = Strong Opponents move your bills right and cost Approval; a scandal can end in impeachment.

mrp-step-chit-one = One chit
mrp-step-chit-one-what = One crisis chit is drawn; a + on it does not count.
mrp-step-chit-one-can = Choose and pay where the card lets you.
mrp-step-chit-one-threat = Up to three crisis cards, or a cascading event one step further.

mrp-step-intelligence = Focused intelligence
mrp-step-intelligence-what = For each region with focused intelligence a d10 is rolled: Terror Groups move on the intel boxes.
mrp-step-intelligence-can = Help in a war or Civil War there, then move the counter to another region.
mrp-step-intelligence-threat = Groups of level 4 are not found this way; peers ahead in Cyber spoil the roll.

mrp-step-four-abroad = Four actions abroad
mrp-step-four-abroad-what = You take four diplomatic or military actions, or diplomatic ones of the President.
mrp-step-four-abroad-can = Lower Regional Crises, hunt fixed targets, win Alignment. Forgoing gives 1 AP each.
mrp-step-four-abroad-threat = A Regional Crisis at 3 is one step from a Major Crisis.

mrp-step-core-support = Core support
mrp-step-core-support-what = Approval moves toward 40 % by the core support of your Party Relations.
mrp-step-core-support-can = Nothing; it is automatic.
mrp-step-core-support-threat = It lifts a low Approval and pulls down a high one.

mrp-step-terror-chaos = Terror or chaos
mrp-step-terror-chaos-what = d10: 1–5 Terror Groups grow and act, 6–10 a conflict rises and chaos strikes.
mrp-step-terror-chaos-can = Nothing now. Before: few groups of level 3–4, no Rogue States, low conflict tracks.
mrp-step-terror-chaos-threat = A conflict at 4 can become war; Russia against NATO or China against Japan loses the game.

mrp-step-un = The UN acts
mrp-step-un-what = The UN helps by itself: worst crisis, lowest Stability, a Terror Group, a Civil War.
mrp-step-un-can = Ask for up to two different actions, one for 1 AP, one for a Goodwill.
mrp-step-un-threat = A low World Opinion worsens what you ask for.

mrp-step-media-slant = Media Slant
mrp-step-media-slant-what = Media Relations change Approval: from +4 % at 8 to −4 % at 2.
mrp-step-media-slant-can = Nothing; it is automatic.
mrp-step-media-slant-threat = At 4 or less you lose Approval.

mrp-step-three-domestic = Three domestic actions
mrp-step-three-domestic-what = You take three domestic actions, or domestic ones of the President.
mrp-step-three-domestic-can = Domestic Crisis, economy, party, terror in the US. Forgoing gives 1 AP each.
mrp-step-three-domestic-threat = A chit comes next.

mrp-step-war-progress = War Progress
mrp-step-war-progress-what = Every war is fought one round on, every Civil War and Ceasefire is rolled for.
mrp-step-war-progress-can = Pay 1 AP per Civil War for −1; in a US war use your free cyberattack and 2 AP for the effort.
mrp-step-war-progress-threat = Each war raises the Regional Crisis; a US war costs Approval and Footprints, a lost one −12 % Approval.

mrp-step-end-roll = Does the year end?
mrp-step-end-roll-what = d10: on 1–4 the year ends, on 5–10 one last chit is drawn.
mrp-step-end-roll-can = Nothing; the die decides.
mrp-step-end-roll-threat = AP still held will be lost.

mrp-step-clean-up = Clean-up
mrp-step-clean-up-what = Chits go back, signed bills become free or Landmarks, relations with Russia and China get a Trending Anti-US.
mrp-step-clean-up-can = Put any three of your Administration priorities in any order.
mrp-step-clean-up-threat = Relations you do not tend grow worse by themselves.

mrp-step-consequences = Consequences
mrp-step-consequences-what = Thirteen steps: Stability, terror, Rogue States, wars, Footprints, trade, promise, Congress, new cards.
mrp-step-consequences-can = Few choices; what you did in the year decides.
mrp-step-consequences-threat = A Rogue State of level 4 loses the game. Low Stability breeds Terror Groups.

mrp-step-evaluation = Evaluation
mrp-step-evaluation-what = Approval value, Congress, Media, economy and Homeland Security are added; −1 per region with Alignment 4 or less and per Rogue State.
mrp-step-evaluation-can = Nothing now. 26 or more brings Legacy Points, 35 wins from year 2 on.
mrp-step-evaluation-threat = 16 or less loses the game.

mrp-step-midterms = Midterm elections
mrp-step-midterms-what = Prestige, Approval value and Media choose the column, a d10 decides who holds Congress.
mrp-step-midterms-can = Afterwards you may replace up to two cabinet members for free.
mrp-step-midterms-threat = A defeat costs 5 Legacy Points and 10 % Approval and brings an Opponent.
mrp-step-midterms-threat-history = A defeat costs 10 % Approval and brings an Opponent.

mrp-step-re-election = Re-election
mrp-step-re-election-what = If the party nominates you, the election table decides on a second term.
mrp-step-re-election-can = Nothing now. Prestige, Approval, Media and Party Relations count.
mrp-step-re-election-threat = Party Relations below 4: not nominated, −15 Legacy Points. A defeat: −5.
mrp-step-re-election-threat-history = Party Relations below 4: not nominated. Without re-election the scenario is lost.

mrp-step-legacy = Your legacy
mrp-step-legacy-what = Legacy Points are counted with Approval, Party Relations and the election.
mrp-step-legacy-can = See whom history compares you with; then go on, or end here.
mrp-step-legacy-threat = Nothing more; it is counted.

mrp-step-second-term = Second term
mrp-step-second-term-what = The world stays as it is; you get +1 Prestige, +1 Media and more cooperation.
mrp-step-second-term-can = Replace cabinet members, take a new promise, set new priorities.
mrp-step-second-term-threat = In the last two years Congress drops by 1 each January.

# Consequences
mrp-consequence-1 = Stability and terror
mrp-step-consequence-1-what = Regions with Stability 7 or more lose terror, the others gain it.
mrp-step-consequence-1-can = Nothing now. Stability of 7 keeps a region clean.
mrp-step-consequence-1-threat = Stability 3 brings two groups, a grown one and an Unstable State. Two Unstable States in its region cost an ally a level.
mrp-consequence-2 = Terrorist recruiting
mrp-step-consequence-2-what = Terror recruits in two random regions; then Homeland Security is checked.
mrp-step-consequence-2-can = Nothing now. You roll up to Homeland Security.
mrp-step-consequence-2-threat = A failed check: a Terror Group in the US and a terrorism card in the deck.
mrp-consequence-3 = Rogue States
mrp-step-consequence-3-what = Rogue States shake their regions; then one of them may grow.
mrp-step-consequence-3-can = Without any: +1 World Opinion, 2 Goodwill, +6 % Approval, and you choose an ally that rises a level.
mrp-step-consequence-3-threat = A Rogue State of level 4 loses the game now.
mrp-consequence-4 = Effects of wars
mrp-step-consequence-4-what = Wars of the US weigh on the economy, Civil Wars on their regions.
mrp-step-consequence-4-can = Nothing now. Peace before year end spares you this.
mrp-step-consequence-4-threat = A Worsening counter for each US war with troops, −4 % Approval unless it is being won; Regional Crises rise.
mrp-consequence-5 = US Footprint
mrp-step-consequence-5-what = All Footprint counters are turned over, then placed anew.
mrp-step-consequence-5-can = Nothing now. Fewer troops abroad and fewer wars mean fewer counters.
mrp-step-consequence-5-threat = Trends against the US, crises, terror, lost Approval or Tensions.
mrp-consequence-6 = Good government
mrp-step-consequence-6-what = Calm regions grow more stable; nearly calm ones get some relief.
mrp-step-consequence-6-can = Where a region calms, choose: remove two Tensions there, or lower two Terror Groups.
mrp-step-consequence-6-threat = Regions with a crisis of 2 or more get nothing.
mrp-consequence-7 = Economy of the Eurozone
mrp-step-consequence-7-what = The economy of the Eurozone moves its Stability.
mrp-step-consequence-7-can = Nothing now. 6 or more raises it.
mrp-step-consequence-7-threat = 4 or less lowers it.
mrp-consequence-8 = Agent of peace
mrp-step-consequence-8-what = No war of the US or an ally, at most two Civil Wars and three Goodwill bring the peace prize.
mrp-step-consequence-8-can = Nothing now. The first time: +5 Legacy Points, +2 Prestige, +10 % Approval, +1 World Opinion; later less.
mrp-step-consequence-8-can-history = Nothing now. The first time: +2 Prestige, +10 % Approval, +1 World Opinion; later less.
mrp-step-consequence-8-threat = It takes three Goodwill.
mrp-consequence-9 = World Opinion
mrp-step-consequence-9-what = The Alignment of the regions moves World Opinion.
mrp-step-consequence-9-can = Nothing now. As many regions with 6 or more as World Opinion says raise it.
mrp-step-consequence-9-threat = Three regions with 4 or less lower it.
mrp-consequence-10 = Trade agreements
mrp-step-consequence-10-what = Every trade agreement is rolled for, by the Stability of its region.
mrp-step-consequence-10-can = A good result in a stable region removes an Influence of the peer you choose.
mrp-step-consequence-10-threat = Below Alignment 5, or with three Influence of peers, the agreement ends.
mrp-consequence-11 = Campaign promise
mrp-step-consequence-11-what = Your campaign promise is held against you, or counted for you.
mrp-step-consequence-11-can = Nothing now. Kept: +6 % Approval, +1 Party and a Friend.
mrp-step-consequence-11-threat = Open: −4 % Approval, −1 Party; at the end of a term also −3 Legacy Points.
mrp-step-consequence-11-threat-history = Open: −4 % Approval, −1 Party.
mrp-consequence-12 = Congress answers
mrp-step-consequence-12-what = Congress answers to your Approval.
mrp-step-consequence-12-can = Nothing now. 60 % or more: +1 Congress and a Friend.
mrp-step-consequence-12-threat = Below 40 %: −1 Congress and an Opponent.
mrp-consequence-13 = New cards
mrp-step-consequence-13-what = Half of the Reshuffle pile leaves; the rest and the cards of the next year join the deck.
mrp-step-consequence-13-can = Nothing now; at the end of a term this is left out.
mrp-step-consequence-13-threat = New cards bring new crises.
