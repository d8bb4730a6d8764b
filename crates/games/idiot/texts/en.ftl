fip-yellow = Yellow
fip-red = Red
fip-green = Green
fip-blue = Blue
fip-black = Black
fip-side = { $colour }, { $character }

option-idiot-cards = Character, attribute and type
option-idiot-cards-help = Dealt at random, or chosen from the open cards in turn order.
option-idiot-cards-dealt = dealt
option-idiot-cards-chosen = chosen
option-idiot-start = Starting player
option-idiot-start-help = The rulebook asks for a former President, or else the blondest. The table cannot see your hair.
option-idiot-start-random = at random
option-idiot-start-first = the first seat
option-idiot-rounds = Rounds
option-idiot-rounds-help = Four rounds take about 45 minutes; a short game ends after fewer.

fip-area-race = The race
fip-area-map = The map and the voters
fip-area-desk = At stake
fip-area-hand = Your cards
fip-area-people = Candidates
fip-area-piles = Piles
fip-area-score = Standing
fip-area-classes = States of the Hey-Honeys

fip-race = Delegates
fip-groups = Voter groups
fip-bin = { $number } { $group }
fip-bin-note = +{ $count } of yours
fip-dice = { $seat }: the roll
fip-dice-none = No roll yet
fip-dice-last = { $seat }: the last roll
fip-die-serves = { $headlines }
fip-die-own = your number: turns to any side
fip-die-none = none of your headlines
fip-goal-least = needs { $count }
fip-goal-any = any one: { $count }
fip-goal-exactly = exactly { $count }
fip-goal-none = none at all
fip-mover = Mover
fip-crowd = Crowd: small bonus card
fip-dollar = Dollar: big bonus card
fip-hand = Your headline cards
fip-own-cards = In front of you
fip-open-cards = { $seat }: open cards
fip-headlines-of = { $seat }: headline cards
fip-pile = Headlines, level { $level }
fip-discards = Discarded, level { $level }
fip-small-pile = Small bonus cards
fip-big-pile = Big bonus cards
fip-offer-character = Characters to choose from
fip-offer-attribute = Attributes to choose from
fip-offer-type = Types to choose from
fip-honey-of = { $seat }: Hey-Honey card
fip-back = Headline card, level { $level }
fip-back-text = Face down
fip-small = Small bonus card: { $number }
fip-big-any-dice = Any dice
fip-big-any-dice-text = One more die of a number that you choose anew every round, for all your headlines.
fip-big-plus-one = +1
fip-big-plus-one-text = Each headline you fulfil gives one cube more.
fip-big-extra-headline = Additional headline card
fip-big-extra-headline-text = You draw one more headline card every round.
fip-card-adds = One more { $number } for your headlines.
fip-card-character = Dice of your rolls that show { $number } may be turned to any side.
fip-kind-character = Character
fip-kind-attribute = Attribute
fip-kind-type = Type
fip-kind-big = Big bonus card
fip-kind-honey = Hey-Honey card
fip-tag-met = { $cubes ->
    [one] fulfilled: 1 cube
   *[other] fulfilled: { $cubes } cubes
 }
fip-tag-missed = not fulfilled
fip-tag-dice-only = only the dice on the voter groups count
fip-tag-chosen = counts as { $number } in this round

fip-score = Standing
fip-score-place = Place
fip-score-seat = Candidate
fip-score-delegates = Delegates
fip-score-states = States
fip-score-cubes = Cubes on the map

fip-fact-supply = { $cubes ->
    [one] one cube in supply
   *[other] { $cubes } cubes in supply
 }
fip-fact-allowance = { $cubes ->
    [one] one cube allowed
   *[other] { $cubes } cubes allowed
 }
fip-fact-headlines = { $cards ->
    [one] one headline
   *[other] { $cards } headlines
 }
fip-fact-bonus = bonus cards: { $small } small, { $big } big
fip-fact-first = starting player

fip-stake = At stake
fip-stake-dice = { $placed } of 20 dice are placed, { $left } to go.
fip-stake-any = All { $placed } dice are placed. The headlines are checked when every number is chosen.
fip-stake-move = { $seat }: { $budget } of { $allowance } cubes left to spend.
fip-stake-flight = The flight of this turn is still to be had.
fip-stake-flown = The flight of this turn is used.
fip-stake-earned = Your bonus cards to come: { $small } small, { $big } big.

fip-phase-1 = Headlines
fip-phase-2 = Dice
fip-phase-3 = Checking headlines
fip-phase-4 = Winning states
fip-phase-5 = Bonus cards
fip-phase-6 = Discarding
fip-headline-round = Round { $round } of { $of } · { $phase }
fip-headline-choosing = Who are you?
fip-headline-honeys = Hey, honey!
fip-extra = EXTRA!
fip-chapter-round = Round { $number }
fip-headline-over = The primaries are over

fip-need-least = { $count } × { $number }
fip-need-any = { $count } × ?
fip-need-exactly = exactly { $count } × { $number }
fip-need-none = no { $number }
fip-needs-and = { $needs }
fip-needs-or = { $a } or { $b }
fip-needs-or-three = { $a }, { $b } or { $c }

fip-honey-place = Put one of your cubes into an empty state { $class }.
fip-honey-remove = Remove a rival’s single cube from a state { $class }.
fip-honey-convert = Replace a rival’s single cube in a state { $class } with one of yours.
fip-honey-swap = Exchange the cubes of two adjacent states { $class } with different holders.
fip-honey-double = One of your states { $class } counts double.
fip-honey-double-two = Two of your one-delegate states { $class } count double.
fip-told-place = One of their cubes goes into an empty state { $class }.
fip-told-remove = A rival’s single cube is removed from a state { $class }.
fip-told-convert = A rival’s single cube in a state { $class } is replaced with one of theirs.
fip-told-swap = The cubes of two adjacent states { $class } with different holders are exchanged.
fip-told-double = One of their states { $class } counts double.
fip-told-double-two = Two of their one-delegate states { $class } count double.

fip-waiting = { $seats }: { $asked }
fip-asked-character = to choose a character
fip-asked-attribute = to choose an attribute
fip-asked-type = to choose a type
fip-asked-draw = to draw headline cards
fip-asked-roll = to roll the dice
fip-asked-lying = to turn and place dice
fip-asked-second = to place the second die
fip-asked-any = to choose numbers for “any dice” cards
fip-asked-move = to move through the states
fip-asked-honey = to choose a state for the Hey-Honey card
fip-asked-over = nothing, it is over

fip-ask-character = Who do you want to be?
fip-ask-attribute = What are you like?
fip-ask-type = And what kind of person?
fip-ask-open-detail = In turn order, each card once: all characters, then all attributes, then all types.
fip-ask-draw = { $left ->
    [one] Which pile for the last headline card?
   *[other] { $left } headline cards to draw: from which pile?
 }
fip-ask-draw-detail = A fulfilled card gives its level in cubes, and one more for each of your +1 cards. Chances are those of a player who plays for the card.
fip-ask-draw-detail-first = A fulfilled card gives its level in cubes, one more for each of your +1 cards. To begin with, take two of level 1: the safest. Level 3 pays most on average.
fip-ask-roll = Roll { $dice } dice?
fip-ask-roll-detail = { $left ->
    [one] One die is still to be placed.
   *[other] { $left } dice are still to be placed.
 }
fip-ask-lying = Two dice of any numbers, or all of one number?
fip-ask-one = Only one place is left: which die?
fip-ask-turn-detail = Your dice that show { $own } may be turned first.
fip-ask-turn-none = No die shows your number { $own }, so none can be turned.
fip-ask-second = Which die as the second one?
fip-ask-second-detail = Any that is left, equal or not.
fip-ask-any = { $left ->
    [one] Which number for your “any dice” card?
   *[other] { $left } “any dice” cards: which number for the next?
 }
fip-ask-any-detail = It holds for all your headlines of this round.
fip-ask-move = { $budget ->
    [0] Your supply is empty: take cubes back, or stop?
    [one] One cube to spend, from { $from }: where to?
   *[other] { $budget } cubes to spend, from { $from }: where to?
 }
fip-ask-move-detail = To a neighbour, or once by air to any empty state.
fip-ask-move-detail-no-flight = To a neighbour; there is no flight now.
fip-ask-take-detail = Your supply is short of your allowance: before you move you may take back cubes of your own.
fip-ask-honey = { $card }: which state?
fip-ask-honey-from = { $card }: your supply is empty. From which of your states does the cube come?
fip-ask-honey-second = { $card }: which is the second state?

fip-do-draw = Level { $level }
fip-do-draw-detail = { $cards ->
    [one] gives { $level }, one card in the pile
   *[other] gives { $level }, { $cards } cards in the pile
 }
fip-do-roll = Roll
fip-do-turn = Turn a { $from } to { $to }
fip-do-place = Place a { $number }
fip-do-place-detail = { $group }: { $count } then. { $headlines }
fip-serves = { $before }; { $next }
fip-serves-met = ✓ “{ $headline }”
fip-serves-nearer = “{ $headline }” now { $have } of { $need }
fip-serves-spoils = spoils “{ $headline }”
fip-serves-none = None of your headlines
fip-group-turn = Turn dice one by one
fip-group-two = Two of any numbers: the first
fip-group-take = Take cubes back first
fip-group-fly = By air, once in this turn
fip-group-fly-near = Fly where a step would do
fip-do-all = Place all { $number }s ({ $count })
fip-do-all-turning = { $turned ->
    [one] Turn a { $own } to { $number }, place { $count } of them
   *[other] Turn { $turned } { $own }s to { $number }, place { $count } of them
 }
fip-do-any = { $number }
fip-do-any-detail = { $met ->
    [0] none of your headlines fulfilled with it
    [one] one of your headlines fulfilled with it
   *[other] { $met } of your headlines fulfilled with it
 }
fip-do-take = Take a cube back from { $state }
fip-do-take-detail = { $cubes ->
    [one] your only one there; the state is empty then
   *[other] one of { $cubes }
 }
fip-do-go = { $state }
fip-do-fly = Fly to { $state }
fip-do-stop = Stop here
fip-do-stop-detail = { $lost ->
    [0] nothing is lost
    [one] one cube of the allowance is lost
   *[other] { $lost } cubes of the allowance are lost
 }
fip-do-pick = { $state }

fip-why-draw = If you play for them, { $percent } % of these cards are fulfilled: about { $cubes } cubes from ten cards.
fip-why-draw-rather = { $this } Level { $level } is fulfilled more often ({ $percent } %), but gives only about { $cubes } cubes from ten.
fip-why-first = { $headlines }.
fip-why-turn = { $headlines }.
fip-why-place = { $count ->
    [one] { $headlines }. The chance of your headline then: { $chances }.
   *[other] { $headlines }. The chances of your headlines then: { $chances }.
 }
fip-why-any = it brings the most cubes from your headlines.
fip-why-enter = { $bonus ->
    [0] { $delegates ->
        [one] one delegate
       *[other] { $delegates } delegates
     } for one cube, with the best way on from there.
   *[other] { $delegates ->
        [one] one delegate
       *[other] { $delegates } delegates
     } and a bonus card for one cube, with the best way on from there.
 }
fip-why-outbid = { $delegates ->
    [one] one delegate
   *[other] { $delegates } delegates
 } for { $cubes } cubes, and a rival loses them.
fip-why-hold = one cube more makes it harder to take from you, and the way on from there is good.
fip-why-take = the cube is worth more elsewhere.
fip-why-stop = nothing in reach is worth a cube.
fip-why-pick = it is worth most against the strongest rival.
fip-why-character = all numbers are equally good; each may be turned on every roll.
fip-why-symbol = with it you have most dice of one number.
fip-why-chance = { $percent } %

fip-entry-2 = { $a }, { $b }
fip-entry-3 = { $a }, { $b }, { $c }
fip-entry-4 = { $a }, { $b }, { $c }, { $d }
fip-entry-delegates = { $delegates ->
    [one] 1 delegate
   *[other] { $delegates } delegates
 }
fip-entry-cost = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
 }
fip-entry-own = yours already, { $cubes } cubes then
fip-entry-outbid = takes it from { $other }
fip-entry-small = small bonus card
fip-entry-big = big bonus card
fip-standing-empty = { $delegates ->
    [one] 1 delegate, empty
   *[other] { $delegates } delegates, empty
 }
fip-standing-own = { $delegates ->
    [one] 1 delegate, yours ({ $cubes })
   *[other] { $delegates } delegates, yours ({ $cubes })
 }
fip-standing-theirs = { $delegates ->
    [one] 1 delegate, { $seat } ({ $cubes })
   *[other] { $delegates } delegates, { $seat } ({ $cubes })
 }

fip-won = { $seats } is nominated.
fip-won-california = { $seats } is nominated: level in delegates, but California decides.
fip-won-texas = { $seats } is nominated: level in delegates, but Texas decides.
fip-won-florida = { $seats } is nominated: level in delegates, but Florida decides.
fip-won-new-york = { $seats } is nominated: level in delegates, but New York decides.
fip-shared = { $seats } share the nomination: level in delegates, and none of them holds one of the four big states.
fip-final = { $places }
fip-final-place = { $place }. { $seat } ({ $delegates })

fip-no-seats = The game is for 3 to 5 players; { $seats } were given.
fip-no-rounds = A game has 1 to 4 rounds, not { $rounds }.
fip-no-over = The primaries are over.
fip-no-turn = It is the turn of { $seat }.
fip-no-wait = You are through; others still have { $asked }.
fip-not-now = Not now: it is time { $asked }.
fip-no-card = Card { $card } is not among those to choose from.
fip-no-pile = There is no pile of level { $level }.
fip-no-own = Only dice of your own number { $own } can be turned, not a { $number }.
fip-no-die = No die that lies there shows { $number }.
fip-no-side = { $number } is not another side of the die.
fip-no-turn-second = Dice are turned before the first one is placed.
fip-no-all-second = One die is placed already; a second single one follows.
fip-no-room = There is room for one die only.
fip-no-so-many = { $count ->
    [0] No die shows { $number }, so none can be turned.
    [one] One die shows { $number }: turn that one, or none.
   *[other] { $count } dice show { $number }: turn one to { $count } of them.
 }
fip-no-single = Only one die shows { $number }: place two of any numbers, or all of a number with at least two.
fip-no-number = A die has the numbers 1 to 6, not { $number }.
fip-no-state = { $state } is not on the map of this game.
fip-no-stay = The mover stands in { $state } already; nothing is placed there until it has gone elsewhere.
fip-no-border = { $state } is no neighbour of { $from }.
fip-no-cubes = { $state } costs { $cost }; you can spend { $budget }.
fip-no-empty = No state is empty, so there is no flight.
fip-no-second-flight = The one flight of this turn is used.
fip-no-landing = { $state } is not empty; a flight goes to empty states only.
fip-no-take-later = Cubes are taken back before the first move only.
fip-no-take = Your supply is large enough for your allowance; no cubes are taken back.
fip-no-own-cube = You have no cube in { $state }.
fip-no-honey = The Hey-Honey card does not let you choose { $state }.

fip-log-starts = { $seat } has the starting player card.
fip-log-dealt = { $seat } is { $character }: { $attribute } ({ $attribute-die }), { $type } ({ $type-die }).
fip-log-chose = { $seat } chooses: { $card }.
fip-log-honey = Your Hey-Honey card: { $card }
fip-log-honeys-dealt = Everybody gets a Hey-Honey card, face down.
fip-log-round = Round { $round } of { $of }.
fip-log-drew = You draw from level { $level }: { $card } ({ $needs })
fip-log-drew-hidden = { $seat } draws a headline card of level { $level }.
fip-log-refilled = The pile of level { $level } is empty: its discards are shuffled.
fip-log-rolled = { $seat } rolls { $dice }.
fip-log-turned = { $seat } turns a { $from } to { $to }.
fip-log-placed = { $count ->
    [one] { $seat } places a { $number }: { $group }.
   *[other] { $seat } places { $count } dice of number { $number }: { $group }.
 }
fip-log-dice-done = Twenty dice are placed; on the groups 1 to 6 lie { $groups }.
fip-log-named = { $seat } chooses { $number } for an “any dice” card.
fip-log-met = { $cubes ->
    [one] { $seat }: “{ $card }” ({ $needs }) is fulfilled and gives a cube.
   *[other] { $seat }: “{ $card }” ({ $needs }) is fulfilled and gives { $cubes } cubes.
 }
fip-log-missed = { $seat }: “{ $card }” ({ $needs }) is not fulfilled.
fip-log-allowed = { $cubes ->
    [one] { $seat } may spend one cube, the one for the round.
   *[other] { $seat } may spend { $cubes } cubes, { $round } of them for the round.
 }
fip-log-took-back = { $left ->
    [0] { $seat } takes a cube back from { $state }; the state is empty now.
   *[other] { $seat } takes a cube back from { $state }; { $left } left there.
 }
fip-log-went = { $cubes ->
    [one] { $seat } goes to { $state } for one cube.
   *[other] { $seat } goes to { $state } for { $cubes } cubes.
 }
fip-log-added = { $seat } goes to { $state } and adds a cube.
fip-log-outbid = { $seat } goes to { $state } for { $cubes } cubes; { $other } takes { $home } home.
fip-log-flew = { $seat } flies to { $state }.
fip-log-stopped = { $lost ->
    [0] { $seat } has finished moving.
    [one] { $seat } stops; one cube of the allowance is lost.
   *[other] { $seat } stops; { $lost } cubes of the allowance are lost.
 }
fip-log-small = { $seat } draws a small bonus card: { $die }.
fip-log-big = { $seat } draws a big bonus card: { $card }.
fip-log-no-small = { $seat } has three small bonus cards; { $count } more earned, none drawn.
fip-log-no-big = { $seat } has three big bonus cards; { $count } more earned, none drawn.
fip-log-discarded = All headline cards are discarded.
fip-log-card-passes = The starting player card goes to { $seat }.
fip-log-honey-shown = { $seat } reveals: { $card }. { $effect }
fip-log-honey-placed = { $seat } puts a cube into { $state }.
fip-log-honey-placed-from = { $seat } moves a cube from { $from } to { $state }.
fip-log-honey-removed = { $seat } removes the cube of { $other } from { $state }.
fip-log-honey-converted = { $seat } replaces the cube of { $other } in { $state } with one from the supply.
fip-log-honey-converted-from = { $seat } replaces the cube of { $other } in { $state } with one from { $from }.
fip-log-honey-swapped = { $seat } exchanges the cubes of { $state } and { $second }.
fip-log-honey-doubled = { $seat }: { $state } counts double, { $delegates } delegates.
fip-log-honey-lapsed = { $seat }: { $card }. Nothing can be done; the card lapses.
fip-log-counted = { $delegates ->
    [one] { $seat }: one delegate.
   *[other] { $seat }: { $delegates } delegates.
 }

fip-die-voters = for the voters
fip-pile-1 = Headline card of level 1, by its number
fip-pile-2 = Headline card of level 2, by its number
fip-pile-3 = Headline card of level 3, by its number
fip-pile-small = Small bonus card
fip-pile-big = Big bonus card
fip-pile-character = Character
fip-pile-attribute = Attribute, by its number
fip-pile-type = Type, by its number
fip-pile-honey = Hey-Honey card, by its number
fip-pile-start = Starting player, seats counted from 1

idiot-seat-1 = Blue
idiot-seat-2 = Red
idiot-seat-3 = Green
idiot-seat-4 = Yellow
idiot-seat-5 = Black
