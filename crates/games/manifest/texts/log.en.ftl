# The log.

## Set-up and turn order

md-log-titled = { $name }
md-log-dealt = { $seat } is dealt { $card }.
md-log-removed = { $count ->
    [one] One card of each era is left out, unseen.
   *[other] { $count } cards of each era are left out, unseen.
 }
md-log-bids = The bids are open. Homes are chosen in this order: { $bids }.
md-log-bid = { $seat } (${ $cash })
md-log-home = { $seat } makes { $place } its home.
md-log-closed = Closed in this game: { $places }.
md-log-position = { $seat } takes position { $position }.
md-log-turn = Turn { $turn }, era { $era }
md-log-cards-leave = The table is cleared.{ $recycled-count ->
    [0] { "" }
   *[other] { " " }Back into the deck: { $recycled }.
 }{ $aside-count ->
    [0] { "" }
   *[other] { " " }Kept for the next era: { $aside }.
 }{ $out-count ->
    [0] { "" }
   *[other] { " " }Out of play: { $out }.
 }
md-log-priority = { $count ->
    [one] { $seats } uses Priority.
   *[other] { $seats } use Priority.
 }

## Cards and answers

md-log-played-event = { $seat } plays { $card }.
md-log-played-destiny = Destiny calls: { $seat } plays { $card }.
md-log-played-leader = { $card } joins the cause of { $seat }.
md-log-played-payout = { $seat } plays { $card } for the payout.
md-log-played-news = { $seat } plays { $card } as News.
md-log-named = { $seat } names { $what }.
md-log-named-place = { $seat } names { $place }.
md-log-named-target = { $seat } takes aim at { $target }.
md-log-named-self = { $seat } turns on itself.
md-log-named-era = { $seat } announces: the war of era { $era }.
md-log-rolled = { $seat } rolls a { $die } for { $card }.
md-log-window-court = Will the Supreme Court let { $card } stand?
md-log-window-president = Will a President stop { $card }?
md-log-window-civil-war = Will Lincoln or a President stop { $card }?
md-log-window-bounced = Will a President stop { $card } after all?
md-log-window-court-on-president = Will the Supreme Court let the President stand?
md-log-reacted = { $seat } answers { $to } with { $card }.
md-log-overruled = { $card } is overruled.
md-log-shielded = No Spy may name { $seat } this turn.
md-log-spy-turned = The Spy changes sides and works for { $seat }.
md-log-blocked = { $card } does not touch { $seat }.
md-log-bounced = Lincoln turns { $card } on { $target }.
md-log-no-effect = { $card } comes to nothing.
md-log-stolen = { $seat } steals a card from { $victim }.
md-log-stolen-card = The stolen card is { $card }.
md-log-discarded = { $seat } discards { $card }.
md-log-hand-penalty = { $profit ->
    [0] { $seat } holds too many cards, but has no Profit to lose.
   *[other] { $seat } holds too many cards and loses { $profit } Profit.
 }

## What cards bring

md-log-cash-gained = { $seat } collects ${ $cash } from { $card }.
md-log-cash-lost = { $cash ->
    [0] { $seat } has no cash to lose to { $card }.
   *[other] { $seat } loses ${ $cash } to { $card }.
 }
md-log-cash-to = { $cash ->
    [0] { $seat } has nothing to pay { $to } with.
   *[other] { $seat } pays { $to } ${ $cash }.
 }
md-log-profit-gained = { $seat } gains { $profit } Profit by { $card }.
md-log-profit-lost = { $seat } loses { $profit } Profit to { $card }.
md-log-payout = Payout of { $product }: { $paid }.
md-log-payout-none = Payout of { $product }: nobody is paid.
md-log-paid = { $seat } ${ $cash } (level { $level })
md-log-placed-new = New Presence of { $seat }: { $place }.
md-log-placed-established = Established Presence of { $seat }: { $place }.
md-log-lost = { $seat } loses { $place }.
md-log-city-burned = The city in { $place } burns down.
md-log-city-burned-of = The city of { $owner } in { $place } burns down.
md-log-natives-placed = Natives hold their land: { $places }.
md-log-natives-gone = The Natives leave { $place }.
md-log-markers = New source of { $product }: { $places }.
md-log-canal = The Panama Canal joins the Atlantic and the Pacific.
md-log-free-tokens = { $count ->
    [0] { $seat } has no token in stock to take.
    [one] { $seat } takes a free token.
   *[other] { $seat } takes { $count } free tokens.
 }
md-log-permitted = { $card } opens the way for { $seat }: { $places }.
md-log-ties = { $seat } wins ties as attacker this turn: { $regions }.
md-log-ties-everywhere = { $seat } wins ties as attacker everywhere this turn.
md-log-banner = { $seat } may re-roll once in every competition this turn.
md-log-surplus = Surplus of { $product }: one level less for the rest of the turn.
md-log-banned = No more payouts of { $product } this turn.
md-log-discount = Progressions cost ${ $cash } less this turn for all who control a U.S. territory.
md-log-no-collaboration = Nobody collaborates this turn.
md-log-cold = Cold War closes { $places } for this turn.
md-log-cold-none = Cold War closes no market.

## Investment

md-log-offered = { $seat } proposes to { $to }: { $parts }.
md-log-offer-joint = a joint claim to { $deed }
md-log-offer-licence = a licence for { $card }
md-log-accepted = { $seat } shakes hands with { $from }: partners for this turn.
md-log-declined = { $seat } declines the offer of { $from }.
md-log-bought = { $count ->
    [one] { $seat } buys a token for ${ $cash }.
   *[other] { $seat } buys { $count } tokens for ${ $cash }.
 }
md-log-city = { $tokens ->
    [0] { $seat } builds a free city in { $place }.
    [one] { $seat } builds a city in { $place } for a token.
   *[other] { $seat } builds a city in { $place } for { $tokens } tokens.
 }
md-log-pioneer = { $tokens ->
    [0] A free Pioneer sets out for { $seat }.
    [one] A Pioneer sets out for { $seat }, for a token.
   *[other] A Pioneer sets out for { $seat }, for { $tokens } tokens.
 }
md-log-pioneer-lost = { $seat } cannot take the free Pioneer.
md-log-card-bought = { $tokens ->
    [one] { $seat } buys a card for a token.
   *[other] { $seat } buys a card for { $tokens } tokens.
 }
md-log-acquired = { $credit ->
    [0] { $seat } buys { $deed } for ${ $price }
   *[other] { $seat } buys { $deed } for ${ $price } after a credit of ${ $credit }
 }: { $points ->
    [one] a victory point.
   *[other] { $points } victory points.
 }
md-log-fee = { $seat } pays { $to } ${ $cash } for the licence of { $card }.
md-log-lifted = { $seat } lifts its token from { $place } by Wireless.
md-log-researched = { $seat } researches { $deed } and rolls { $dice }.
md-log-die-rerolled = Innovation: { $seat } rolls the { $was } again and gets a { $die }.
md-log-called = { $seat } calls the 6 a { $number }.
md-log-step-placed = { $seat } reaches step { $step } of { $deed }.
md-log-step-lost = Sabotage: { $seat } loses step { $step } of { $deed }.
md-log-step-left = { $seat } leaves step { $step } of { $deed } to free a token.
md-log-step-forgone = { $seat } forgoes step { $step } of { $deed }.
md-log-claimed = Breakthrough! { $seat } claims { $deed } for { $points ->
    [one] a victory point
   *[other] { $points } victory points
 }.
md-log-claimed-jointly = Breakthrough! { $seats } claim { $deed } together, for { $points ->
    [one] a victory point
   *[other] { $points } victory points
 } each.

## Draws

md-log-drew = { $seat } draws { $card }.
md-log-drew-hidden = { $seat } draws a card.
md-log-rejected = Think Tank: { $seat } rejects { $card }.
md-log-rejected-hidden = Think Tank: { $seat } rejects a card.
md-log-era = Era { $era } begins: a transition turn lies ahead.
md-log-last-card = The last card is drawn: the end is near.

## Expansion

md-log-expanded = { $seat } enters { $place } { $way } ({ $tokens ->
    [one] a token
   *[other] { $tokens } tokens
 }).
md-log-attacked = { $seat } attacks { $defender } in { $place } { $way } ({ $tokens ->
    [one] a token
   *[other] { $tokens } tokens
 }).
md-log-attacked-natives = { $seat } attacks the Natives in { $place } { $way } ({ $tokens ->
    [one] a token
   *[other] { $tokens } tokens
 }).
md-log-way-home = on the way home
md-log-way-neighbour = from next door
md-log-way-telegraph = by Telegraph
md-log-way-railroads = by rail
md-log-way-steamships = by steamship
md-log-way-airplanes = by airplane
md-log-way-permission = thanks to a card
md-log-way-e-commerce = by e-Commerce
md-log-way-wireless = by Wireless
md-log-fight = The dice: { $attack } against { $defence }.
md-log-rerolled-banner = Under the Star-Spangled Banner { $seat } rolls again: { $dice }.
md-log-rerolled-rock = Rock 'n Roll! { $seat } rolls again: { $dice }.
md-log-won = { $seat } wins { $place }: a New Presence.
md-log-repelled = { $place } holds out against { $seat }.

## Divestiture

md-log-divested = { $seat } must part with { $place } ({ $product }).
md-log-divest-offered = { $seat } offers { $place } to { $to }.
md-log-divest-taken-new = { $seat } takes { $place } as a New Presence.
md-log-divest-taken-established = { $seat } takes { $place } as an Established Presence.
md-log-divest-declined = { $seat } does not want { $place }.
md-log-left-vacant = Nobody takes { $place }: it is left vacant.

## Adjustments and end

md-log-adjusted = { $seat }: { $gained } New, { $lost } lost, Profit now { $profit }.
md-log-adjusted-gained = { $seat }: { $gained } New, Profit now { $profit }.
md-log-adjusted-lost = { $seat }: { $lost } lost, Profit now { $profit }.
md-log-adjusted-same = { $seat }: Profit stays at { $profit }.
md-log-income = { $seat } collects ${ $cash }: { $parts }.
md-log-income-profit = { $seat } collects its Profit of ${ $cash }.
md-log-income-of-profit = ${ $cash } Profit
md-log-income-from = ${ $cash } from { $source }
md-log-most-new = { $seat } has grown most and draws one more.
md-log-most-cities = { $seat } alone has the most cities: { $points } victory points.
md-log-most-cities-of = { $seat } now has the most cities, not { $was } any more: { $points } victory points change hands.
md-log-most-cities-gone = Nobody has more cities than all others any more: { $was } loses { $points } victory points.
md-log-over-points = Thirty points: the game is over. { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
 } Points: { $points }.
md-log-over-cards = The cards have run out: the game is over. { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
 } Points: { $points }.
md-log-points = { $seat } { $points }
