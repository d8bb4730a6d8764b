# The lesson, by the names of its steps, and one coach line for each kind of question. Words between stars are strong.

lesson-bid-title = What is a home worth?
lesson-bid-do = Bid *$0*.
lesson-bid-why = All bids are sealed and all are paid. In a game of three every home is good, and $60 buy a lot in the first turn.
lesson-bid-look = Your cards: three to begin with, among them one Destiny card.

lesson-home-title = Choose a home
lesson-home-do = Tap *Quebec*.
lesson-home-why = You can always expand from home. Quebec makes Fur, and your Destiny card will pay Fur.
lesson-home-look = The map: each territory shows its products and the tokens it costs.

lesson-card-title = Play a card
lesson-card-do = Tap *Louisiana Purchase*.
lesson-card-why = A Destiny card is event and payout at once: a token for you, then everybody with Fur is paid. Only you have some.
lesson-card-look = An event card is one or the other, or mere News. News only counts its number for the turn order.

lesson-purchase-title = A free territory
lesson-purchase-do = Tap *Missouri, New*.
lesson-purchase-why = Missouri makes Fur too: the second of a kind pays more than the first. A New Presence counts from the end of the turn on, and raises your Profit by 5 then.
lesson-purchase-look = Each choice says when it pays: an Established one at once, a New one from the next turn on.

lesson-enough-title = Keep the others
lesson-enough-do = Tap *End my Card Play turn*.
lesson-enough-why = The payouts of your other cards would pay your rivals. Three cards may stay in hand.
lesson-enough-look = Below each card stands what it would pay, to you and to the best other.

lesson-offers-title = Collaborate?
lesson-offers-do = Tap *No offer*.
lesson-offers-why = Virginia has played a leader. You could ask for a licence, but wait: perhaps Virginia asks you.
lesson-offers-look = The log: George Washington makes Unity cheaper.

lesson-accept-title = A licence
lesson-accept-do = Tap *Accept*.
lesson-accept-why = You get $20 off Unity and a free Pioneer, and pay half of the credit to Virginia. Both gain; the third player does not.
lesson-accept-look = The terms stand under the question.

lesson-tokens-title = Control tokens
lesson-tokens-do = Tap *4 tokens*.
lesson-tokens-why = Tokens are what you expand with, and they buy cities, Pioneers and cards. Your place in the turn order limits how many you may buy.
lesson-tokens-look = Your cash, Profit and tokens stand above the map.

lesson-progress-title = A progression
lesson-progress-do = Tap *Unity*.
lesson-progress-why = Progressions are points: 15 of them bring 30 in all. With the licence Unity costs little and protects your home.
lesson-progress-look = The chart of progressions: what leads to what.

lesson-city-title = A city
lesson-city-do = Tap *City in Quebec*.
lesson-city-why = A city raises its products by one level and is hard to take. The first buyer pays one token, later ones more. The most cities bring 2 points.
lesson-city-look = Quebec: the city raises your Fur from level 1 to 2. A Fur payout then brings $15 instead of $5.

lesson-research-title = Research
lesson-research-do = Tap *Research Turnpike*.
lesson-research-why = Your Pioneer rolls for a numbered step. All steps and a Pioneer claim the breakthrough, which goes to one player, or to two together. It ends your investment.
lesson-research-look = Turnpike has two steps; the die finds one of them.

lesson-fur-title = Expand
lesson-fur-do = Tap *Ontario*, then *Labrador*.
lesson-fur-why = Vacant neighbours cost one token here. Both make Fur: four of a kind pay far more than four single goods.
lesson-fur-look = Gold territories can be reached; each says how.

lesson-timber-title = The last token
lesson-timber-do = Tap *Maritimes*.
lesson-timber-why = Tokens that are kept only return to stock. Every New Presence is +5 Profit, turn after turn.
lesson-timber-look = Your Profit will be $50 when the turn is settled.

lesson-priority-title = Turn order
lesson-priority-do = Tap *Keep it*.
lesson-priority-why = Once per game Priority lets you choose your place first. Late places buy more tokens and know more, so there is no hurry.
lesson-priority-look = The log: Profits were paid, cards drawn, and you have grown most.

lesson-end = That was a whole turn: cards, investment, expansion, Profit. *30 points* or the last card end the game. From here on your rivals decide by themselves.

coach-md-q-bid = All pay what they bid, and the highest chooses first. *$0* is a good bid for a first game.
coach-md-q-home = You can always expand from home. Choose one whose product your cards pay.
coach-md-q-cards = One *Destiny card*, any number of others. Each payout says what you and the best other get.
coach-md-q-trade = Tokens first, then city and Pioneer: early is cheap. Money left buys *progressions*, which are points.
coach-md-q-expand = Vacant land costs one to three tokens. Two or three of *one product* pay more than one of each.
coach-md-q-position = Early places buy fewer tokens; late ones buy more and know more.
coach-md-q-offers = A licence lets you use a rival's leader for half of the credit. Both gain.
coach-md-q-answer = The one who pays gains cheaper progressions, the one who owns the leader gets cash.
coach-md-q-priority = Once per game: you choose before all who do not use it. Used by several, it is spent for each.
coach-md-q-researched = A claim costs a Pioneer. Nobody else can have this breakthrough then.
coach-md-q-compose = Add what you offer, then send it. The partner may still decline.
coach-md-q-later-offer = Whoever is at turn may collaborate with one partner; you can offer first.
coach-md-q-discard = For a card that will not pay any more. Too many cards in hand cost Profit.
coach-md-q-reroll-die = Best for a die whose step you have already.
coach-md-q-call = A step that you lack and that no other die shows.
coach-md-q-names = Everybody sees at once what it does there; gold territories are possible.
coach-md-q-court = Supreme Court cancels the card for everybody. Passing tells nobody what you hold.
coach-md-q-president = President protects only you. Passing tells nobody what you hold.
coach-md-q-court-on-president = Supreme Court makes that President void: the card strikes after all.
coach-md-q-civil-war = President blocks it; Lincoln sends it back to whoever played it.
coach-md-q-bounced = Only President helps against it now.
coach-md-q-think-tank = Keep it unless its era is over or it pays you nothing.
coach-md-q-product = Look who holds most of it before you name one.
coach-md-q-region = Look who holds most there before you name one.
coach-md-q-target = Mostly whoever is nearest to winning.
coach-md-q-place = New brings Profit, Established counts for payouts at once.
coach-md-q-step = Steps bring a breakthrough nearer; all of them are needed to claim it.
coach-md-q-leader-steps = Best for a breakthrough that is nearly complete.
coach-md-q-move-step = A token from a breakthrough that you will not complete costs least.
coach-md-q-sabotage = A step of whoever is nearest to a breakthrough hurts most.
coach-md-q-lose = Cities stay. A single product pays less than one of a group.
coach-md-q-profit-or-token = Profit pays every turn, so it is worth most early.
coach-md-q-divest = What you divest is offered to others. Keep what pays you most.
coach-md-q-divest-to = Whoever is offered it may decline.
coach-md-q-divest-answer = It costs nothing. Look what a product more pays you.
coach-md-q-lift = A lifted token may go anywhere this turn; what it held is given up.
coach-md-q-banner = All attack dice are rolled again, and the second roll counts.
coach-md-q-rock = All attack dice are rolled again, and the second roll counts.
coach-md-q-banner-defence = All defence dice are rolled again, and the second roll counts.
coach-md-q-era = In the later era those who lead lose more cash.
