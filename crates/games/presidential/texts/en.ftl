presidential-name = The Presidential Game
presidential-line = Two parties campaign and raise funds for 270 electoral votes.
presidential-seat-1 = Democrats
presidential-seat-2 = Republicans

presidential-guide-1 = The aim: Win states worth 270 of the 538 electoral votes by election night. Every state starts undecided; whoever has votes lying there holds it.
presidential-guide-2 = A week: Each team has one turn a week: campaign or raise funds.
presidential-guide-3 = Campaign: Announce three states, then roll three dice. Each die goes to one of them. Your votes first remove your opponent's, one for one; what is left is laid down.
presidential-guide-4 = Raise funds: Choose California, New York, Florida or Texas and roll two dice. At least half of the votes stay there, the others go wherever you like. You draw a Politics Card.
presidential-guide-5 = Cards: Use a new card at once or keep it for the end of a later turn, one a turn. Some are played immediately, and not all of them are nice.
presidential-guide-6 = Election night: Undecided states are rolled for. 270 wins; 269 to 269 is a tie unless you agreed that the House decides.
presidential-guide-7 = At this table: Gold is what you can click. Circles are Democrats, squares Republicans; the number says by how many votes. A click on what is not allowed says why.

tpg-democrats = Democrats
tpg-republicans = Republicans
tpg-democrats-dative = Democrats
tpg-republicans-dative = Republicans

option-presidential-weeks = Weeks until the election
option-presidential-weeks-help = Each team has one turn a week; 15 weeks take about an hour.
option-presidential-apportionment = Electoral votes
option-presidential-apportionment-help = How many votes each state has. The rulebook's own figures are those of 2012 to 2020.
option-presidential-apportionment-2012-2020 = 2012 to 2020
option-presidential-apportionment-2024-2028 = 2024 to 2028
option-presidential-tie = 269 to 269
option-presidential-tie-help = What a level election means.
option-presidential-tie-tie = a tie
option-presidential-tie-house = the House decides
option-presidential-neutral = Undecided states at the end
option-presidential-neutral-help = In which order they are rolled for.
option-presidential-neutral-fixed = largest first
option-presidential-neutral-chosen = the team behind chooses
option-presidential-cards = Politics Cards
option-presidential-cards-help = With cards, fundraising draws one; without, it only brings votes.
option-presidential-own_cards = Cards of your own
option-presidential-own_cards-help = Up to 40 cards that are shuffled in. Both teams can read them before and during the game.

tpg-write = Card { $number }
tpg-write-new = Write a card
tpg-write-kind = What it does
tpg-write-kind-gain = You gain
tpg-write-kind-hit = Your opponent loses
tpg-write-kind-penalty = You lose, always at once
tpg-write-kind-add = Add votes in named states
tpg-write-kind-add_one_of = Add votes in one state you choose
tpg-write-kind-spread = Add one vote each in several states you choose
tpg-write-kind-roll = Roll a die, add it in a named state
tpg-write-kind-roll_one_of = Choose a state, roll a die, add it there
tpg-write-kind-shore_up = Add votes in every state you hold
tpg-write-kind-contest = Add votes in one state your opponent holds
tpg-write-kind-open = Add votes in one neutral state
tpg-write-kind-catch_up = Add votes in one state, more if you are behind
tpg-write-kind-move = Move votes from one state to another
tpg-write-kind-take = Opponent loses votes in named states
tpg-write-kind-take_one_of = Opponent loses votes in one state you choose
tpg-write-kind-swing = Opponent loses votes in named states, you add one there
tpg-write-kind-lose = Lose votes in named states
tpg-write-kind-lose_one_of = Lose votes in one state you choose
tpg-write-kind-lose_most = Lose votes where you have the most
tpg-write-kind-lose_each = Lose votes in every state you hold
tpg-write-votes = Votes
tpg-write-extra = More if behind
tpg-write-states = States
tpg-write-several = Choose states
tpg-write-among = States
tpg-write-among-these = these states
tpg-write-among-any = any state
tpg-write-among-northeast = the Northeast
tpg-write-among-midwest = the Midwest
tpg-write-among-south = the South
tpg-write-among-west = the West
tpg-write-text = Text
tpg-write-immediate = When
tpg-write-immediate-off = may be kept
tpg-write-immediate-on = played immediately
tpg-cards-own = Written for this table

tpg-area-race = The race
tpg-area-map = The map
tpg-area-dice = Dice
tpg-area-hand = Cards in hand
tpg-area-score = Score card
tpg-area-deck = Deck
tpg-area-regions = Regions
tpg-race = Electoral votes
tpg-dice = Dice
tpg-hand = { $team }: cards in hand
tpg-deck = Politics Cards
tpg-last-card = Last card used
tpg-score = Score card
tpg-score-week = Week
tpg-score-team = Team
tpg-score-plus = { $letter } +
tpg-score-minus = { $letter } −
tpg-score-total = { $letter } total
tpg-score-rolls = Undecided states

tpg-fact-chips = { $chips ->
    [one] one vote in supply
   *[other] { $chips } votes in supply
 }
tpg-fact-cards = { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
 }
tpg-fact-first = first in every week

tpg-immediate = Play Immediately
tpg-own-card = written by the players
tpg-own-title = “{ $text }”

tpg-headline-week = Week { $week } of { $of } · { $team }
tpg-headline-election = Election night
tpg-chapter-week = Week { $number }
tpg-chapter-night = night
tpg-headline-over = The election is over

tpg-waiting = { $team }: { $asked }
tpg-asked-choose = to choose Campaigning or Fundraising
tpg-asked-announce = to announce three states
tpg-asked-roll = to roll the dice
tpg-asked-new-card = to use or keep the card drawn
tpg-asked-allot = to allot the votes
tpg-asked-old-card = to use a card or end the turn
tpg-asked-pick = to choose a state for the card
tpg-asked-move = to say how many votes the card moves
tpg-asked-count = to begin election night
tpg-asked-decide = to choose the next undecided state
tpg-asked-over = nothing, it is over

tpg-ask-choose = Campaign or raise funds?
tpg-ask-choose-detail = To campaign, choose the first of three states, a die each; or raise funds in one of four: two dice and a card.
tpg-ask-choose-detail-plain = To campaign, choose the first of three states, a die each; or raise funds in one of four with two dice.
tpg-ask-announce = { $number ->
    [1] First state?
    [2] Second state?
   *[other] Third state?
 }
tpg-ask-announce-detail = Three different states are announced before the dice are rolled.
tpg-ask-announce-so-far = So far: { $states }.
tpg-ask-roll = Roll the dice?
tpg-ask-roll-campaign = Three dice for { $states }. Until then, everything can be taken back.
tpg-ask-roll-funds = Two dice in { $state }. At least half of the votes stay there.
tpg-ask-new-card = { $card }: use it now or keep it?
tpg-ask-allot = Which die goes where?
tpg-ask-allot-detail = One die each for { $states }.
tpg-ask-vote = { $left ->
    [one] Where does the last vote go?
   *[other] { $left } votes left: where does the next one go?
 }
tpg-ask-vote-detail = Any state, { $state } too.
tpg-ask-old-card = Use a card before the turn ends?
tpg-ask-old-card-detail = One card a turn.
tpg-ask-pick = { $left ->
    [one] { $card }: in which state?
   *[other] { $card }: in which state? { $left } to choose.
 }
tpg-ask-pick-from = { $card }: votes from which state?
tpg-ask-pick-to = { $card }: votes to which state?
tpg-ask-move = { $card }: how many votes from { $from } to { $to }?
tpg-ask-move-detail = From one vote to { $most }.
tpg-ask-count = The weeks are over. Begin election night?
tpg-ask-count-detail = { $neutral ->
    [0] No state is undecided.
    [one] One undecided state is rolled for.
   *[other] { $neutral } undecided states are rolled for.
 }
tpg-ask-decide = { $team }: which undecided state is next?
tpg-ask-decide-detail = { $neutral ->
    [one] One is left.
   *[other] { $neutral } are left.
 }

tpg-do-campaign = Campaign
tpg-do-campaign-detail = and name the three states next
tpg-do-fundraise = Raise funds in { $state }
tpg-do-announce = { $state }
tpg-do-roll = Roll
tpg-do-allot = { $pips } to { $state }
tpg-do-vote = { $state }
tpg-do-use = Use { $card }
tpg-do-keep = Keep it
tpg-do-done = End the turn
tpg-do-pick = { $state }
tpg-do-move = { $votes ->
    [one] one vote
   *[other] { $votes } votes
 }
tpg-do-count = Begin election night
tpg-do-decide = { $state }

tpg-standing-neutral = { $electoral } electoral votes, undecided
tpg-standing-own = { $electoral } electoral votes, yours by { $votes }
tpg-standing-theirs = { $electoral } electoral votes, theirs by { $votes }
tpg-outlook-stays = { $from } to { $to }, you keep it
tpg-outlook-takes = { $from } to { $to }, you take it
tpg-outlook-neutral = { $from } to 0, undecided
tpg-outlook-short = { $from } to { $to }, theirs still
tpg-outlook-move = { $from } { $left }; { $to } { $arrived }

tpg-why-campaign = three states with an average die each promise about { $votes } electoral votes.
tpg-why-fundraise = votes here, single ones where each does most, and a card promise about { $votes } electoral votes.
tpg-why-fundraise-plain = votes here and single ones where each does most promise about { $votes } electoral votes.
tpg-why-secure = { $votes ->
    [one] { $electoral } electoral votes held by a single vote: a die makes them safer.
   *[other] { $electoral } electoral votes held by { $votes }: a die makes them safer.
 }
tpg-why-free = { $electoral } electoral votes that any die takes.
tpg-why-take = a { $least ->
    [6] 6
   *[other] { $least } or more
 } takes { $electoral } electoral votes ({ $percent } %).
tpg-why-long-shot = only { $percent } %, but { $electoral } electoral votes: that promises more than { $other } with { $others } at { $better } %.
tpg-why-wear-down = no die takes it at once, but { $electoral } electoral votes brought nearer promise more than { $other } with { $others } at { $better } %.
tpg-why-takes = it takes { $electoral } electoral votes.
tpg-why-levels = it levels the state: { $electoral } electoral votes less for the other side.
tpg-why-firmer = { $electoral } electoral votes, then held by { $votes }.
tpg-why-closer = { $electoral } electoral votes, then only { $votes } behind.
tpg-why-nothing = no votes are left in supply.
tpg-why-use = used now, it promises about { $votes } electoral votes.
tpg-why-wait = a card would bring little now; a better day may come.
tpg-why-pick = here it moves most electoral votes, as far as can be foreseen.
tpg-why-move = so many bring most in both states together.
tpg-why-decide = { $electoral } electoral votes: the largest first.

tpg-won = The { $team } win.
tpg-won-by-house = 269 to 269: the House elects the { $team }.
tpg-tied = A tie.
tpg-final = { $democrats } to { $republicans } electoral votes

# What cards do. “Effect” is what a team reads on its own card, “told” what the log and the other team say of it.
# $where is any, list or region; $states joins states with “and”, $either with “or”.
tpg-in-northeast = in the Northeast
tpg-in-midwest = in the Midwest
tpg-in-south = in the South
tpg-in-west = in the West
tpg-in-district = the District of Columbia
tpg-listed-district = the District of Columbia
tpg-comma = { $front }, { $last }
tpg-either = { $front } or { $last }

tpg-effect-add = Add { $votes ->
    [one] one vote
   *[other] { $votes } votes
 } in { $count ->
    [one] { $states }
   *[other] each of { $states }
 }.
tpg-effect-add-one-of = Add { $votes ->
    [one] one vote
   *[other] { $votes } votes
 } in { $where ->
    [any] one state of your choice
    [list] one state of your choice among these: { $states }
   *[region] one state of your choice { $region }
 }.
tpg-effect-spread = { $where ->
    [any] Add one vote in { $votes ->
        [one] one state of your choice
       *[other] each of { $votes } different states of your choice
     }
    [list] Add one vote in { $votes ->
        [one] one state of your choice among these
       *[other] each of { $votes } different states of your choice among these
     }: { $states }
   *[region] Add one vote in { $votes ->
        [one] one state of your choice { $region }
       *[other] each of { $votes } different states of your choice { $region }
     }
 }.
tpg-effect-roll = Roll a die and add that many votes in { $states }.
tpg-effect-roll-one-of = Choose { $where ->
    [any] one state
    [list] { $either }
   *[region] one state { $region }
 }, then roll a die and add that many votes there.
tpg-effect-take = Your opponent loses { $votes ->
    [one] one vote
   *[other] { $votes } votes (all, if there are fewer)
 } in { $count ->
    [one] { $states }
   *[other] each of { $states }
 }.
tpg-effect-take-one-of = Your opponent loses { $votes ->
    [one] one vote
   *[other] { $votes } votes (all, if there are fewer)
 } in { $where ->
    [any] one state of your choice
    [list] one state of your choice among these: { $states }
   *[region] one state of your choice { $region }
 }.
tpg-effect-swing = { $count ->
    [one] In { $states }
   *[other] In each of { $states }
 }, your opponent loses { $votes ->
    [one] one vote
   *[other] { $votes } votes (all, if there are fewer)
 }; then you add one vote there.
tpg-effect-move = Move { $votes ->
    [one] one of your votes
   *[other] up to { $votes } of your votes
 } { $where ->
    [any] from one state to another
    [list] from one of these states to another of them: { $states }
   *[region] from one state { $region } to another state { $region }
 }.
tpg-effect-shore-up = Add { $votes ->
    [one] one vote
   *[other] { $votes } votes
 } in each state that you hold{ $where ->
    [any] {""}
    [list] {" "}among these: { $states }
   *[region] {" "}{ $region }
 }.
tpg-effect-contest = Add { $votes ->
    [one] one vote
   *[other] { $votes } votes
 } in { $where ->
    [any] one state of your choice that your opponent holds
    [list] one state of your choice among these that your opponent holds: { $states }
   *[region] one state of your choice { $region } that your opponent holds
 }.
tpg-effect-open = Add { $votes ->
    [one] one vote
   *[other] { $votes } votes
 } in { $where ->
    [any] one undecided state of your choice
    [list] one undecided state of your choice among these: { $states }
   *[region] one undecided state of your choice { $region }
 }.
tpg-effect-catch-up = Add { $votes ->
    [one] one vote
   *[other] { $votes } votes
 }, or { $more } if you have fewer electoral votes than your opponent, in { $where ->
    [any] one state of your choice
    [list] one state of your choice among these: { $states }
   *[region] one state of your choice { $region }
 }.
tpg-effect-lose = You lose { $votes ->
    [one] one vote
   *[other] { $votes } votes (all, if there are fewer)
 } in { $count ->
    [one] { $states }
   *[other] each of { $states }
 }.
tpg-effect-lose-one-of = You lose { $votes ->
    [one] one vote
   *[other] { $votes } votes (all, if there are fewer)
 } in { $where ->
    [any] one state of your choice
    [list] one state of your choice among these: { $states }
   *[region] one state of your choice { $region }
 }.
tpg-effect-lose-most = You lose { $votes ->
    [one] one vote
   *[other] { $votes } votes (all, if there are fewer)
 } in the state where you have the most; if several tie, you choose one of them.
tpg-effect-lose-each = You lose { $votes ->
    [one] one vote
   *[other] { $votes } votes (all, if there are fewer)
 } in each state that you hold{ $where ->
    [any] {""}
    [list] {" "}among these: { $states }
   *[region] {" "}{ $region }
 }.

tpg-told-add = they add { $votes ->
    [one] one vote
   *[other] { $votes } votes
 } in { $count ->
    [one] { $states }
   *[other] each of { $states }
 }.
tpg-told-add-one-of = they add { $votes ->
    [one] one vote
   *[other] { $votes } votes
 } in { $where ->
    [any] one state of their choice
    [list] one state of their choice among these: { $states }
   *[region] one state of their choice { $region }
 }.
tpg-told-spread = { $where ->
    [any] they add one vote in { $votes ->
        [one] one state of their choice
       *[other] each of { $votes } different states of their choice
     }
    [list] they add one vote in { $votes ->
        [one] one state of their choice among these
       *[other] each of { $votes } different states of their choice among these
     }: { $states }
   *[region] they add one vote in { $votes ->
        [one] one state of their choice { $region }
       *[other] each of { $votes } different states of their choice { $region }
     }
 }.
tpg-told-roll = they roll a die and add that many votes in { $states }.
tpg-told-roll-one-of = they choose { $where ->
    [any] one state
    [list] { $either }
   *[region] one state { $region }
 }, then roll a die and add that many votes there.
tpg-told-take = the { $other } lose { $votes ->
    [one] one vote
   *[other] { $votes } votes (all, if there are fewer)
 } in { $count ->
    [one] { $states }
   *[other] each of { $states }
 }.
tpg-told-take-one-of = the { $other } lose { $votes ->
    [one] one vote
   *[other] { $votes } votes (all, if there are fewer)
 } in { $where ->
    [any] one state of the { $team }’ choice
    [list] one state of the { $team }’ choice among these: { $states }
   *[region] one state of the { $team }’ choice { $region }
 }.
tpg-told-swing = { $count ->
    [one] in { $states }
   *[other] in each of { $states }
 }, the { $other } lose { $votes ->
    [one] one vote
   *[other] { $votes } votes (all, if there are fewer)
 }; then the { $team } add one vote there.
tpg-told-move = they move { $votes ->
    [one] one of their votes
   *[other] up to { $votes } of their votes
 } { $where ->
    [any] from one state to another
    [list] from one of these states to another of them: { $states }
   *[region] from one state { $region } to another state { $region }
 }.
tpg-told-shore-up = they add { $votes ->
    [one] one vote
   *[other] { $votes } votes
 } in each state that they hold{ $where ->
    [any] {""}
    [list] {" "}among these: { $states }
   *[region] {" "}{ $region }
 }.
tpg-told-contest = they add { $votes ->
    [one] one vote
   *[other] { $votes } votes
 } in { $where ->
    [any] one state of their choice that the { $other } hold
    [list] one state of their choice among these that the { $other } hold: { $states }
   *[region] one state of their choice { $region } that the { $other } hold
 }.
tpg-told-open = they add { $votes ->
    [one] one vote
   *[other] { $votes } votes
 } in { $where ->
    [any] one undecided state of their choice
    [list] one undecided state of their choice among these: { $states }
   *[region] one undecided state of their choice { $region }
 }.
tpg-told-catch-up = they add { $votes ->
    [one] one vote
   *[other] { $votes } votes
 }, or { $more } if they have fewer electoral votes than the { $other }, in { $where ->
    [any] one state of their choice
    [list] one state of their choice among these: { $states }
   *[region] one state of their choice { $region }
 }.
tpg-told-lose = they lose { $votes ->
    [one] one vote
   *[other] { $votes } votes (all, if there are fewer)
 } in { $count ->
    [one] { $states }
   *[other] each of { $states }
 }.
tpg-told-lose-one-of = they lose { $votes ->
    [one] one vote
   *[other] { $votes } votes (all, if there are fewer)
 } in { $where ->
    [any] one state of their choice
    [list] one state of their choice among these: { $states }
   *[region] one state of their choice { $region }
 }.
tpg-told-lose-most = they lose { $votes ->
    [one] one vote
   *[other] { $votes } votes (all, if there are fewer)
 } in the state where they have the most; if several tie, they choose one of them.
tpg-told-lose-each = they lose { $votes ->
    [one] one vote
   *[other] { $votes } votes (all, if there are fewer)
 } in each state that they hold{ $where ->
    [any] {""}
    [list] {" "}among these: { $states }
   *[region] {" "}{ $region }
 }.
tpg-card-of = For the { $team }: { $effect }

tpg-no-seats = The game is played by two teams, one seat each; { $seats } were given.
tpg-no-weeks = The election is 1 to 30 weeks away, not { $weeks }.
tpg-no-over = The election is over.
tpg-no-turn = It is the turn of the { $team }.
tpg-no-funds = Funds are raised only in California, New York, Florida or Texas, not in { $state }.
tpg-no-twice = { $state } is announced already.
tpg-no-roll-yet = Three states are announced before the roll; so far { $count }.
tpg-no-fourth = Three states are announced already.
tpg-no-visit = { $state } was not announced.
tpg-served = { $state } has its die already.
tpg-no-die = No die that is left shows { $pips }.
tpg-no-card-now = Only the card just drawn can be used now, not card { $card }.
tpg-no-fresh-card = Card { $card } was drawn in this turn; it waits for a later one.
tpg-no-such-card = Card { $card } is not in your hand.
tpg-no-second-card = One card was used in this turn already.
tpg-no-effect-there = In { $state } nothing would happen.
tpg-not-among = The card does not let you choose { $state }.
tpg-not-most = { $state } is not a state where you have the most votes.
tpg-no-so-many = From { $state }, the card moves one to { $most } votes.
tpg-not-neutral = { $state } is not undecided.
tpg-not-now = Not now: it is time { $asked }.

tpg-own-many = At most { $most } cards of your own.
tpg-own-without-cards = Cards of your own need the Politics Cards to be on.
tpg-own-text = Card { $number } of your own: the text has 1 to 200 characters on one line, all of which can be seen.
tpg-own-votes = Card { $number } of your own: 1 to 10 votes, and no more than the states it speaks of where each gets one.
tpg-own-extra = Card { $number } of your own: at least one extra vote, and 10 with it at most.
tpg-own-states = Card { $number } of your own: one to four different states.
tpg-own-among = Card { $number } of your own: a choice among 2 to 12 different states, a region or any.
tpg-own-penalty = Card { $number } of your own: a penalty is always played immediately.

tpg-log-first-roll = Who begins? Democrats { $democrats }, Republicans { $republicans }.
tpg-log-first = The { $team } go first.
tpg-log-week = Week { $week } of { $of }.
tpg-log-campaigns = The { $team } campaign.
tpg-log-fundraises = The { $team } raise funds in { $state }.
tpg-log-announced = The { $team } announce { $state }.
tpg-log-rolled = The { $team } roll { $dice }.
tpg-log-drew = You draw { $card } (no. { $number }).
tpg-log-drew-hidden = The { $team } draw a card.
tpg-log-deck-empty = The deck is empty: no card for the { $team }.
tpg-log-kept = The { $team } keep the card.
tpg-log-used = The { $team } use { $card } (no. { $number }): { $effect }
tpg-log-used-immediate = The { $team } draw { $card } (no. { $number }), played immediately: { $effect }
tpg-log-no-effect = { $card } has no effect.
tpg-log-card-roll = The { $team } roll { $roll } for the card.
tpg-log-votes = { $team }: { $votes } in { $state }, now { $net } ahead.
tpg-log-votes-level = { $team }: { $votes } in { $state }, now level.
tpg-log-votes-short = { $team }: { $votes } in { $state }, still { $net } behind.
tpg-log-votes-wasted = { $team }: { $votes } in { $state }, { $wasted } of them lost for want of chips.
tpg-log-lifted = { $team }: { $count } fewer in { $state }, { $net } left.
tpg-log-turned = { $to } take { $state }: +{ $electoral }.
tpg-log-turned-from = { $to } take { $state } from the { $loser }: +{ $electoral } and −{ $electoral }.
tpg-log-turned-neutral = { $state } is undecided again: −{ $electoral } for the { $from }.
tpg-log-scored = Democrats { $democrats }, Republicans { $republicans }.
tpg-log-election = Election night: { $neutral ->
    [0] no state is undecided.
    [one] one state is undecided.
   *[other] { $neutral } states are undecided.
 }
tpg-log-rolloff = { $state }: Democrats roll { $democrats }, Republicans { $republicans }.
tpg-log-house = The House votes by states: Democrats { $democrats }, Republicans { $republicans }.
tpg-log-shown = The { $team } still held: { $cards }.
tpg-log-over = The { $team } win. Democrats { $democrats }, Republicans { $republicans }.
tpg-log-over-tied = A tie, { $democrats } to { $republicans }.

tpg-die-first = to see who begins
tpg-die-campaign = for the campaign
tpg-die-fundraising = for fundraising
tpg-die-card = for the card
tpg-die-rolloff = for an undecided state
politics = Politics Card drawn, by its number
