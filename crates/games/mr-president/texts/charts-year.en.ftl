# Set-up
mrp-ask-year-attribute = Which attribute do you keep?
mrp-ask-year-resource = Which exceptional resource do you keep?
mrp-ask-year-vp = Who becomes Vice President?
mrp-ask-year-cos = Who becomes Chief of Staff?
mrp-ask-year-secstate = Who becomes Secretary of State?
mrp-ask-year-secdef = Who becomes Secretary of Defense?
mrp-ask-year-veteran = Who of them starts as a veteran?
mrp-ask-year-admin = Which bill is your next Administration priority? The first blank place is filled first.
mrp-ask-year-promise = Which of these bills is your campaign promise?
mrp-ask-year-first-bill = Which bill of yours is already pending?
mrp-say-year-resource = Exceptional resource: { $a }.
mrp-say-year-promise = Your campaign promise: { $a }.
mrp-say-year-rift = { $a } begins the term Estranged.
mrp-say-year-starts-two = Already in the 2 Deck: { $a }.
mrp-say-year-starts-three = Already in the 3 Deck: { $a }.

# Chits and cards
mrp-say-year-chit = Chit: { $a }.
mrp-say-year-regional = The crisis grows in { $a }.
mrp-say-year-no-card = No crisis card is left to draw.
mrp-say-year-no-cascading = No card lies in the 2 Deck: nothing happens.
mrp-say-year-slip-reshuffle = A Terrorism card goes unseen to the Reshuffle pile.
mrp-say-year-slip-deck = A Terrorism card is shuffled unseen into the crisis deck.
mrp-say-year-nsa = Averted in time: { $a }.
mrp-say-year-ends = d10: { $a }. The year ends.
mrp-say-year-last-chit = d10: { $a }. One last chit is drawn.
mrp-say-year-new-deck = The new crisis deck has { $a } cards.
mrp-ask-year-nsa = The NSA shows you these cards. Which one leaves the game? The other goes to the Reshuffle pile.
mrp-chit-draw1-plus = Draw 1 card (+)
mrp-chit-draw2-plus = Draw 2 cards (+)
mrp-chit-draw3-plus = Draw 3 cards (+)
mrp-chit-domestic-plus = Domestic Crisis (+)
mrp-chit-regional-plus = Regional Crisis (+)
mrp-chit-summit-plus = Regional summit (+)
mrp-chit-cascading2-plus = Cascading 2 (+)
mrp-chit-good-plus = Good times (+)
mrp-chit-nsa-plus = NSA warning (2 cards) (+)

# The year
mrp-say-year-begins = Year { $a } begins with { $b } AP.
mrp-ask-year-best-friend = An ally's best friend: which ally comes one level closer?
mrp-ask-year-envoy = Your special envoy can remove one Tensions counter in this phase. From whom?
mrp-ask-year-admin-change = Do you keep your Administration priorities or choose all three anew?
mrp-opt-year-admin-keep = Keep them; only blanks are filled
mrp-opt-year-admin-new = Choose all three anew

# Consequences
mrp-chart-ROGUE-WEAKENS = Rogue State in a stable region
mrp-row-ROGUE-WEAKENS-1 = The Rogue State loses a level; level 1 becomes a terror group of level 4
mrp-say-year-recruits = Terrorists recruit in { $a }.
mrp-mod-year-untested = Homeland Security not yet raised
mrp-ask-year-ally-up = No Rogue State is left: which ally comes one level closer?
mrp-chart-ROGUE-RECRUITS = A Rogue State recruits
mrp-row-ROGUE-RECRUITS-1 = The Rogue State gains a level
mrp-mod-year-rogue-ap = −1 AP counter on it
mrp-say-year-footprint = Footprint in { $a }: { $b }.
mrp-foot-nothing = nothing happens
mrp-foot-anti = Trending Anti-US
mrp-foot-crisis = Regional Crisis +1
mrp-foot-terror = a new terror group
mrp-foot-approval = approval −2 %
mrp-foot-tensions = Tensions on an ally of the region
mrp-say-year-calms = Calm in { $a }: Tensions or terror groups go down.
mrp-ask-year-calms = What does the calm bring?
mrp-opt-year-calm-tensions = Remove two Tensions of the region
mrp-opt-year-calm-terror = Two terror groups −1 level each
mrp-ask-year-calm-whom = From whom do you remove one Tensions?
mrp-ask-year-calm-group = Which terror group loses a level?
mrp-say-year-nobel = You win the Nobel Peace Prize.
mrp-say-year-peace-again = The world thanks you again for your work for peace.
mrp-say-year-promise-kept = You kept your promise: { $a }.
mrp-say-year-promise-open = Your promise is still open: { $a }.

# Evaluation and elections
mrp-say-year-evaluation = Evaluation: { $a }.
mrp-chart-ELECTION = Election
mrp-col-year-sum-11 = Sum up to 11
mrp-col-year-sum-15 = Sum 12–15
mrp-col-year-sum-20 = Sum 16–20
mrp-col-year-sum-21 = Sum 21 or more
mrp-mod-year-midterm-cards = Earlier events for the midterms
mrp-mod-year-vote-cards = Earlier events for the re-election
mrp-mod-year-party = Party Relations 4–5
mrp-mod-year-likeable = Likeable
mrp-row-ELECTION-1-1 = No change [re-election]
mrp-row-ELECTION-1-2 = Your favor: Congress one step to you, a Friend, Legacy +3, approval +6 % [re-election]
mrp-row-ELECTION-1-3 = Landslide: both houses yours, a Friend, Legacy +3, approval +6 % [re-election]
mrp-row-ELECTION-1-4 = Landslide: both houses yours, a Friend, Legacy +3, approval +6 % [re-election]
mrp-row-ELECTION-2-1 = Their favor: Congress one step to them, an Opponent, Legacy −5, approval −10 % [defeat]
mrp-row-ELECTION-2-2 = No change [re-election]
mrp-row-ELECTION-2-3 = Your favor: Congress one step to you, a Friend, Legacy +3, approval +6 % [re-election]
mrp-row-ELECTION-2-4 = Landslide: both houses yours, a Friend, Legacy +3, approval +6 % [re-election]
mrp-row-ELECTION-3-1 = Rout: both houses theirs, an Opponent, Legacy −5, approval −10 % [defeat]
mrp-row-ELECTION-3-2 = Their favor: Congress one step to them, an Opponent, Legacy −5, approval −10 % [defeat]
mrp-row-ELECTION-3-3 = No change [re-election]
mrp-row-ELECTION-3-4 = Your favor: Congress one step to you, a Friend, Legacy +3, approval +6 % [re-election]
mrp-row-ELECTION-4-1 = Rout: both houses theirs, an Opponent, Legacy −5, approval −10 % [defeat]
mrp-row-ELECTION-4-2 = Rout: both houses theirs, an Opponent, Legacy −5, approval −10 % [defeat]
mrp-row-ELECTION-4-3 = Their favor: Congress one step to them, an Opponent, Legacy −5, approval −10 % [defeat]
mrp-row-ELECTION-4-4 = No change [re-election]
mrp-say-year-vote-same = The voters leave Congress as it is.
mrp-say-year-vote-ours = The vote goes in your favor.
mrp-say-year-vote-theirs = The vote goes in favor of your Opponents.
mrp-ask-year-dismiss = You may replace a cabinet member for free. Whom?
mrp-say-year-not-nominated = Your party does not nominate you again.
mrp-say-year-reelected = You are re-elected.
mrp-say-year-defeated = You lose the re-election.

# Legacy and what comes after
mrp-say-year-legacy = Your legacy: { $a } Legacy Points.
mrp-ask-year-won = You have won a second term. Do you end here, or play it?
mrp-ask-year-lost = Your presidency is over. Do you end here, or play on as your successor?
mrp-opt-year-stop = End here and count the legacy
mrp-opt-year-second-term = Play the second term, years 5 to 8
mrp-opt-year-successor = Play on as the successor, from year 1

# Scenarios
mrp-chart-SPLIT-HOUSE = The evenly split upper house
mrp-row-SPLIT-HOUSE-1 = One member changes sides: Congress is split
mrp-say-year-crash = The economy breaks down at home and in Europe. An emergency bill is before Congress.
mrp-say-year-goals = Goals reached: { $a }; needed: { $b }.
