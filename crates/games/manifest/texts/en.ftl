# What is asked, answered and refused.

md-seat = Player { $seat }
md-no-seats = Manifest Destiny is played by 3 to 5, not by { $seats }.
md-no-over = The game is over.
md-no-answered = You have answered already, or are not asked.
md-no-turn = It is the turn of { $seats }.
md-no-bid = A bid is a multiple of $5, at most your ${ $cash }.
md-no-home = { $place } is no home that is still free.
md-no-position = Position { $position } is not free.
md-no-card = Card { $card } is not in your hand.
md-no-answer = { $card } cannot answer this card.
md-no-loss = { $place } is not among what can be given up here.
md-no-divest = { $place } cannot be divested now.
md-no-taker = { $seat } may not take this territory.
md-no-second-research = Only one breakthrough is researched in a turn.
md-only-claims = After research only claiming is left.
md-no-lift = No further token can be lifted.
md-not-now = Not now: { $asked }
md-no-era = { $card } does not belong to the era that is played.
md-no-second-destiny = { $card } would be a second Destiny card in one turn.
md-no-court = { $card } is played as the event only in answer to another card.
md-no-spy = { $card } finds nobody: all others have no cards or are protected.
md-no-condition = The condition printed on { $card } is not met.
md-no-use = { $card } is an event card: play it as event, payout or News.
md-no-other-use = { $card } is played whole and has no other use.
md-no-stock = There is no token in your stock.
md-no-named-place = { $card } does not allow { $place }.
md-must-place = { $card } must be carried out.
md-name-asked = { $card } asks for something else now.
md-no-second-offer = { $seat } was asked already this turn.
md-no-earlier-offer = { $seat } does not move after you.
md-has-partner = { $seat } has a partner this turn.
md-nothing-to-offer = There is nothing that could be agreed with { $seat }.
md-no-tokens = { $most ->
    [one] Turn order allows 1 more token.
   *[other] Turn order allows { $most } more tokens.
 }
md-no-stock-tokens = { $stock ->
    [one] There is 1 token in your stock.
   *[other] There are { $stock } tokens in your stock.
 }
md-no-cash = That costs ${ $cost }; you have ${ $cash }.
md-one-pioneer = One Pioneer a turn, bought or free.
md-pioneer-limit = The mat holds { $most } Pioneers in this era.
md-no-mat-token = A second token is needed for the mat, and there is none.
md-one-card = One card is bought in a turn.
md-no-deck = No card is left.
md-is-claimed = { $deed } is claimed already.
md-is-bought = { $deed } is a progression: it is bought.
md-is-researched = { $deed } is a breakthrough: it is researched and claimed.
md-no-pioneer = That takes a Pioneer.
md-one-city = One city a turn, bought or free.
md-city-there = { $place } has a city.
md-not-established = You have no Established Presence in { $place }.
md-no-city-left = All cities are on the map.
md-civil-war-city = Civil War: no city can be bought this turn.
md-no-pool = { $purchase }: { $price } tokens, and you have { $pool }.
md-is-owned = You own { $deed }.
md-needs = { $deed } needs { $need } first.
md-no-cash-deed = { $deed } costs ${ $cost }; you have ${ $cash }.
md-steps-lack = Not all steps of { $deed } are placed.
md-own-place = { $place } is yours.
md-attacked-twice = { $place } was attacked twice this turn.
md-no-discount = No discount holds in { $place }.
md-no-tokens-left = { $place } takes { $price } tokens; you have { $tokens }.
md-is-closed = { $place } is closed in this game.
md-needs-westward-ho = { $place } lies in the West: that takes Westward Ho.
md-too-far-overseas = { $place } lies overseas: that takes Steamships from a coast of its ocean, Airplanes from a city on a coast, e-Commerce, Wireless or a card.
md-too-far = { $place } is out of reach: it borders no Established Presence of yours, and nothing you own leads there.
md-ask-bid = seal a bid for the choice of homes.
md-ask-home = choose a home.
md-ask-position = choose a position in turn order.
md-ask-priority = use the one Priority, or not.
md-ask-card = play a card, or end the turn.
md-ask-discard = discard a card, or keep all.
md-ask-name = name what the card asks for.
md-ask-window = answer the card, or pass.
md-ask-move-step = move a step token, or forgo the step.
md-ask-lose = choose what is lost.
md-ask-divest = divest a territory.
md-ask-divest-answer = take the territory, or decline.
md-ask-offer = make an offer, or none.
md-ask-answer = accept the offer, or decline.
md-ask-trade = buy, claim, research, or end the turn.
md-ask-lift = lift tokens by Wireless, or stop.
md-ask-reroll-die = re-roll one research die, or keep all.
md-ask-call = call the 6 a number.
md-ask-claim = claim a breakthrough, or end the turn.
md-ask-think-tank = keep the card, or reject it.
md-ask-expand = enter a territory, or stop.
md-ask-reroll = re-roll the dice, or let them stand.
md-ask-nothing = nothing is asked.
md-purchase-city = A city
md-purchase-pioneer = A Pioneer
md-purchase-card = A card
md-use-card = play
md-use-event = as the event
md-use-payout = as a payout
md-use-news = as News
option-manifest-closed_homes = Homes that nobody took
option-manifest-closed_homes-help = Closed homes and the land around them are entered by nobody: the others meet sooner.
option-manifest-closed_homes-by_seats = closed with three players
option-manifest-closed_homes-closed = closed
option-manifest-closed_homes-open = open
option-manifest-late_recycling = Recycled cards join a deck in use
option-manifest-late_recycling-help = Off: a card that comes too late for the preparation of its deck is out of play.
option-manifest-banner_attack_only = Star-Spangled Banner for attacks only
option-manifest-banner_attack_only-help = As in the tournaments by e-mail: a defender is not asked for a re-roll.

# The table.

md-headline = Turn { $turn } · era { $era } of 3 · { $phase }
md-headline-set-up = Set-up
md-race = Points
md-chapter-turn = Turn { $number }
md-headline-over = Over after { $turn } turns: { $seats }
md-phase-set-up = Set-up
md-phase-turn-order = Turn order
md-phase-card-play = Card play
md-phase-investment = Investment
md-phase-expansion = Expansion
md-phase-adjustments = Adjustments
md-area-seats = The empires
md-area-map = The map
md-area-desk = At the table
md-area-hand = Hand and progress
md-area-table = Cards on the table
md-area-decks = Decks and boxes
md-area-known = Cards you have seen
md-dice-research = Research: { $deed }
md-dice-attack = Attack on { $place }
md-dice-defence = Defence
md-named = Named
md-named-things = { $things }
md-named-die = a { $die } on the die
md-this-turn = This turn
md-turn-transition = Transition turn: cards of era { $before } and { $era } may be played.
md-turn-banned = { $product } pays nothing.
md-turn-surplus = Surplus: { $product } pays one level less.
md-turn-cold = Cold War closes { $places }.
md-turn-discount = Progressions cost ${ $cash } less for whoever is established in the United States.
md-turn-disobedience = No collaboration.
md-turn-permitted = { $seat } may enter { $places }.
md-turn-ties = { $left ->
    [0] { $seat } wins ties as attacker.
   *[other] { $seat } wins ties as attacker, and attacks in { $left } territories cost a token less.
 }
md-turn-banner = { $seat } may re-roll its dice in every competition.
md-turn-no-city = { $seat } may not buy a city.
md-turn-shielded = No Spy may name { $seat }.
md-turn-partners = { $seat } and { $partner } are partners.
md-turn-last = The last card is drawn: the game ends after Investment of turn { $turn }.
md-turn-orders = You answer no card of others: your standing order.
md-fact-pioneers = { $count ->
    [one] 1 Pioneer
   *[other] { $count } Pioneers
 }
md-fact-losses = { $count } lost
md-fact-priority = has Priority
md-value = { $value }
md-value-cash = ${ $value }
md-value-tokens = { $pool }+{ $stock }
md-figure-cash = cash
md-figure-cash-help = What the seat can spend now; payouts and Profit bring more.
md-figure-profit = Profit
md-figure-profit-help = Paid at the end of the turn. +5 for each New Presence, -5 for each Established one that was lost. Now: { $parts }.
md-income-part = { $source } ${ $cash }
md-figure-tokens = tokens
md-figure-tokens-help = Control tokens: those to spend this turn + those in stock, of 25.
md-figure-card = card
md-figure-cards = cards
md-figure-cards-help = Cards in hand. More than three (four with Storytelling) at the end of the own Card Play turn cost 5 Profit.
md-points-deed = { $deed }: { $points }
md-points-cities = Most cities ({ $cities }): { $points }
md-track = The turn
md-note-control = { $control ->
    [one] 1 token to take it; it stays.
   *[other] { $control } tokens to take it, one stays.
 }
md-note-odds = Attack with { $attack } dice against { $defence }: { $percent } %.
md-by-home = your home
md-by-ferry = by ferry from { $places }
md-by-land = next to { $places }
md-by-telegraph = Telegraph through { $places }
md-by-railroads = Railroads within { $region }
md-by-steamships = by steamship
md-by-airplanes = by airplane
md-by-card = a card of this turn allows it
md-by-e-commerce = e-Commerce
md-by-wireless = Wireless tokens
md-kind-destiny = Destiny
md-kind-leader = Leader
md-kind-event = Event
md-eras = era { $eras }
md-reconstruction = reconstruction
md-deed-reconstruction = Reconstruction.
md-hand = Your hand, { $free } may stay
md-not-in-era = not in this era
md-in-play = { $seat } plays
md-drawn = Drawn
md-table-of = { $seat }
md-known = Cards you have seen
md-held-by = held by { $seat }
md-decks = Decks and boxes
md-deck-size = { $cards ->
    [one] 1 card left in the deck of era { $era }
   *[other] { $cards } cards left in the deck of era { $era }
 }
md-box-city = { $price ->
    [one] The next city costs 1 token
   *[other] The next city costs { $price } tokens
 }
md-box-pioneer = { $price ->
    [one] The next Pioneer costs 1 token
   *[other] The next Pioneer costs { $price } tokens
 }
md-box-card = { $price ->
    [one] The next card costs 1 token
   *[other] The next card costs { $price } tokens
 }
md-cities-left = { $count ->
    [one] 1 city left
   *[other] { $count } cities left
 }
md-aside = Aside until their deck is prepared
md-out = Out of play
md-deeds = Progress: owners, your price, steps
md-price = ${ $cash }
md-price-less = ${ $cash } of { $cost }
md-deed-needs = Needs { $need }.
md-deed-needs-claimed = { $need } must be claimed by somebody.
md-deed-credit = ${ $cost } less { $credits }, fees ${ $fees }: ${ $total }.
md-deed-credit-of = { $card } ${ $cash }
md-dotted = { $first } · { $then }
md-comma = { $first }, { $then }
md-spaced = { $first } { $then }
md-payouts = Payouts in $, by level; yours marked
md-pay-cell = { $value } { $products }
md-pay-none = { $products }
md-level-more = { $value }+
md-waiting = { $seats }: { $asked }
md-final = { $seats } wins.
md-final-points = Thirty points were reached. { $places }
md-final-cards = The last card was drawn. { $places }
md-final-place = { $points ->
    [one] { $seat } 1 point, ${ $cash }
   *[other] { $seat } { $points } points, ${ $cash }
 }
md-nothing = nothing
md-q-bid = How many dollars do you bid for the choice of homes?
md-q-bid-detail = Sealed. All pay what they bid, and the highest chooses first among { $homes }. You have ${ $cash }.
md-q-home = Which home?
md-q-home-detail = You can always expand from it, even if it is lost.
md-q-position = Which position in turn order?
md-q-position-detail = Early: cheaper cities, Pioneers and cards. Late: more tokens.
md-q-priority = Use your Priority?
md-q-priority-detail = Once per game: choose a position before the others. Sealed.
md-q-cards = Which card do you play?
md-q-cards-detail = Any number of cards, one Destiny card; { $free } may stay in hand.
md-q-cards-many = More than { $free } cards at the end of your turn cost 5 Profit.
md-q-discard = Discard a card?
md-q-discard-detail = Storytelling: one card, face up, out of play.
md-q-court = { $seat } plays { $card }. Overrule it?
md-q-president = { $seat } plays { $card }, and it strikes you. Block it?
md-q-own-card = Your own { $card } strikes you. Block it for yourself?
md-q-civil-war = { $seat } names you for { $card }. Answer?
md-q-bounced = Lincoln sends { $card } back to you. Block it?
md-q-court-on-president = { $president } answers with President. Overrule it?
md-q-window-detail = Everybody who is asked answers sealed; nobody sees who held what.
md-q-window-nothing = You hold no card that answers. You are asked all the same, so that nobody learns who holds one.
md-q-leader-steps = { $card }: steps of which breakthrough?
md-q-move-step = Move a token to step { $step } of { $deed }?
md-q-move-step-detail = All seven step tokens are placed.
md-q-lose = { $card }: { $count } to lose. Which one?
md-q-lose-detail = The token goes to the Losses Box; an Established one costs 5 Profit. Cities stay.
md-q-divest = { $product }: which territory do you divest?
md-q-divest-detail = At most { $limit } may be kept; { $over } too many.
md-q-divest-to = To whom do you offer { $place }?
md-q-divest-answer = { $seat } offers you { $place }. Take it?
md-q-new-or-established = New: +5 Profit at the end of the turn. Established: counts for payouts at once.
md-q-offers = Offer a collaboration?
md-q-offers-detail = Licences of leaders and joint claims, with one partner a turn.
md-q-later-offer = Offer { $seat } a collaboration?
md-q-compose = What do you offer { $seat }?
md-q-answer = { $seat } makes you an offer.
md-q-trade = { $pool ->
    [one] Invest: ${ $cash }, 1 token to spend
   *[other] Invest: ${ $cash }, { $pool } tokens to spend
 }
md-q-trade-detail = { $tokens ->
    [0] Money buys progressions; tokens buy a city, a Pioneer and a card now, and territories in Expansion.
    [one] Money buys progressions and 1 more token; tokens buy a city, a Pioneer and a card now, and territories in Expansion.
   *[other] Money buys progressions and up to { $tokens } more tokens; tokens buy a city, a Pioneer and a card now, and territories in Expansion.
 }
md-q-lift = Lift which token?
md-q-lift-detail = Lifted so far: { $lifted }. Lifted tokens may expand anywhere this turn; an Established one counts as lost.
md-q-reroll-die = Innovation: re-roll a die?
md-q-call = { $deed }: what do you call the 6?
md-q-researched = Claim a breakthrough?
md-q-researched-detail = It costs a Pioneer, whose token stays on the chart.
md-q-think-tank = Keep the card?
md-q-think-tank-detail = A replacement is drawn first; then this one goes back.
md-q-expand = { $tokens ->
    [one] Where to expand? 1 token left
   *[other] Where to expand? { $tokens } tokens left
 }
md-q-expand-detail = One token stays as a New Presence: +5 Profit. A tie goes to the defender. Tokens you keep return to stock.
md-q-banner = Star-Spangled Banner: re-roll your attack dice?
md-q-rock = Rock 'n Roll: re-roll your attack dice?
md-q-banner-defence = Star-Spangled Banner: re-roll your defence dice?
md-q-profit-or-token = { $card }: Profit or a token?
md-q-place = { $card }: where do you place a token?
md-q-names = { $card }: which territory?
md-q-product = { $card }: which product?
md-q-region = { $card }: which region?
md-q-target = { $card }: against whom?
md-q-era = { $card }: of which era?
md-q-step = { $card }: which step?
md-q-sabotage = { $card }: which step is removed?
md-do-bid = ${ $cash }
md-do-home-detail = { $products } · { $region }
md-do-place = { $place }
md-do-position = Position { $position }
md-do-position-detail = at most { $tokens } tokens
md-do-priority = Use Priority
md-do-priority-detail = used up even if others use theirs
md-do-no-priority = Keep it
md-do-ask = Ask me again whether I answer cards
md-do-discard = Discard { $card }
md-do-profit = +5 Profit
md-do-token = A free token
md-do-place-new = { $place }, New
md-do-place-established = { $place }, Established
md-do-decline-offer = Decline
md-do-decline-territory = Decline
md-do-no-place = None
md-do-target = { $seat }
md-do-target-detail = { $cards ->
    [one] ${ $cash }, Profit { $profit }, 1 card
   *[other] ${ $cash }, Profit { $profit }, { $cards } cards
 }
md-do-era = Era { $era }
md-do-step = { $deed }: step { $step }
md-do-sabotage = { $seat }: { $deed }, step { $step }
md-do-pass = Pass
md-do-pass-turn = Pass for this turn
md-do-pass-always = Pass until I say otherwise
md-do-pass-turn-detail = no more questions of this kind before the next turn
md-do-pass-always-detail = taken back in any Card Play turn of yours
md-do-answer = Play { $card }
md-do-move = From { $deed }, step { $step }
md-do-forgo = Forgo the step
md-do-lose = { $place }
md-do-to = { $seat }
md-do-take-new = Take it as New
md-do-take-established = Take it as Established
md-do-offer = Offer to { $seat }
md-do-joint = Claim { $deed } together
md-do-licence = Licence for { $card } of { $seat }
md-do-send = Make the offer
md-do-accept = Accept
md-do-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
 }
md-do-cost = ${ $cash }
md-do-city = City in { $place }
md-do-city-detail = { $price ->
    [one] 1 token · { $products } one level up
   *[other] { $price } tokens · { $products } one level up
 }
md-do-pioneer = Pioneer
md-do-card = Card
md-do-pioneer-help = one research die more each turn; a claim takes one
md-do-card-help = drawn at once, played from the next turn on
md-do-price = { $price ->
    [one] 1 token
   *[other] { $price } tokens
 }
md-do-progress-detail = { $points ->
    [one] ${ $cash } · 1 point · { $help }
   *[other] ${ $cash } · { $points } points · { $help }
 }
md-do-reroll-die = Re-roll the { $value } (die { $die })
md-do-keep-card = Keep it
md-do-keep = Let the dice stand
md-do-call = { $number }
md-do-call-step = a step you lack
md-do-call-nothing = of no use
md-do-steps-placed = { $placed } of { $steps } steps placed
md-do-claim = Claim { $deed }
md-do-reject = Reject it
md-do-reroll = Re-roll
md-do-end-cards = End my Card Play turn
md-do-keep-hand = Keep all
md-do-no-offer = No offer
md-do-end-trade = End my Investment turn
md-do-end-trade-detail = { $tokens ->
    [one] The token left is for Expansion.
   *[other] The { $tokens } tokens left are for Expansion.
 }
md-do-end-expand = Stop here
md-do-done = That is all
md-do-payout = { $card }: { $product } payout
md-do-destiny-payout = { $product }: you ${ $own }, the best other ${ $best }.
md-do-payout-detail = you ${ $own }, the best other ${ $best }
md-do-news = { $card } as News
md-do-news-detail = no effect; its number { $number } counts for turn order
md-do-play = { $card }
md-do-points = { $points ->
    [one] 1 point · { $help }
   *[other] { $points } points · { $help }
 }
md-do-research = Research { $deed }
md-do-research-detail = { $dice ->
    [one] 1 die, { $missing } to find; the chance is that of a new step
   *[other] { $dice } dice, { $missing } to find; the chance is that of a new step
 }
md-do-expand-full = { $place } at the full price
md-group-destiny = Destiny card
md-group-leader = Leaders
md-group-event = As the event
md-group-payout = As a payout
md-group-news = As News
md-group-progress = Progressions
md-group-claim = Breakthroughs
md-group-tokens = Control tokens
md-group-city = City, Pioneer, card
md-group-research = Research
md-group-vacant = Vacant
md-group-attack = Attack
md-territory = { $products }
md-territory-city = { $products }, city
md-change = { $product } { $from } → { $to }
md-change-later = { $changes } from the next turn on
md-product-detail = you { $own }, the most of others { $others }
md-count-of = { $seat } { $count }
md-against = { $seat }
md-against-city = { $seat }, city
md-against-new = { $seat }, New
md-against-new-city = { $seat }, New, city
md-against-natives = Natives
md-offer-joint = { $deed } claimed together.
md-offer-licence = { $user } may use { $card } of { $seat } this turn and pays half of each credit used.
md-offer-empty = Nothing yet.

# Why a hint recommends something.

md-why-territory = About ${ $cash } over the rest of the game: Profit and payouts.
md-why-payout = Pays you more than the others: about ${ $cash } ahead.
md-why-progress = { $points ->
    [one] 1 point for good, and: { $help }
   *[other] { $points } points for good, and: { $help }
 }
md-why-claim = Points that nobody else can get any more.
md-why-tokens = Tokens become territories, and each pays +5 Profit every turn.
md-why-city = A level more for its products, a die more in defence, and most cities are worth 2 points.
md-why-research = Pioneers that do not roll do nothing.
md-why-keep = What is left pays more later.
md-why-pass = Not worth a card.
md-why-position = As many tokens as you can pay for, as early as that allows.
md-why-bid = Homes are about equally good; cash is not.
md-why-home = Homes win about equally often.
md-why-priority = In later turns an early choice of position is worth it.
md-why-priority-later = It is better kept: for later turns, or while you choose first anyway.
md-why-play = Of what you can do now it brings most.
md-why-answer = Stopping that card is worth more than keeping yours.
md-why-profit = It pays again every turn.
md-why-token = So late a token is worth more than Profit.
md-why-named = Of these it is best for you, counting what rivals lose.
md-why-era = In the later era the leaders lose more.
md-why-step = Here you are nearest to points that you can still get.
md-why-move = This step is the one you miss least.
md-why-lose = It pays you least of all that you could give up.
md-why-to = It strengthens the weakest rival.
md-why-take-new = A territory more, and +5 Profit.
md-why-take = A territory more, which counts for payouts at once.
md-why-offer = Both gain by it, and the others do not.
md-why-pioneer = Pioneers roll for breakthroughs, and two roll better than one.
md-why-card = There is room for it in your hand.
md-why-reroll = As it lies, the die does nothing for you.
md-why-call = You lack that step.
md-why-dead = Its era is over.
md-why-done = Nothing else here is worth its price.

# Dice and decks, where somebody enters them.
md-die-event = for the event
md-die-research = for research
md-die-attack = for the attack
md-die-defence = for the defence
md-destiny = Destiny cards of the start
md-era-a = the deck of era 1
md-era-b = the deck of era 2
md-era-c = the deck of era 3
md-spy = the hand that is spied on
md-lot = the lot among equal bids
