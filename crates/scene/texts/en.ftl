place-class-places = { $places }
list-and = { $front } and { $last }

lesson-headline = Lesson · { $headline }

table-nothing-to-undo = There is nothing to take back.
table-no-wish = Nobody has asked this seat to take something back.
table-over = The game is over.
table-seed-public = The seed of this table was told when the game was over, so it deals nothing more.
table-no-such-end = This game cannot end that way.
table-seat = Seat { $number }
table-resigned = { $side } gave up. { $winner } won.
table-resigned-headline = Given up
table-out-of-time-headline = Out of time
table-abandoned-headline = Called off
table-out-of-time = { $side } ran out of time. { $winner } won.
table-abandoned = The game was called off. Nobody won.
table-name = A player's name has 1 to { $most } characters on one line.

chance-die = { $sides ->
    [6] a six-sided die
    [10] a ten-sided die
   *[other] a die with { $sides } sides
  }
chance-lacks = Needed: { $ask }.
chance-misfit = { $result } is not possible: { $ask }.
chance-misfit-card = No. { $result }, { $name }, cannot come now: { $ask }.
need-die = { $count ->
    [1] { $what }: what does the die show?
   *[other] { $what }: what do the { $count } dice show?
  }
need-die-of = { $count ->
    [1] { $whose }, { $what }: what does the die show?
   *[other] { $whose }, { $what }: what do the { $count } dice show?
  }
need-card = { $what }: what was drawn?
need-card-of = { $whose }, { $what }: what was drawn?
need-nth = { $n }.
need-unknown = “{ $word }” is not possible here.
need-ambiguous = “{ $word }” can be several: { $names }.
need-too-many = These are more results than are asked for.
chance-other = The rules ask for { $ask }, the record has { $recorded }.
chance-misplaced = The record has { $ask } at { $recorded }, but it lay at { $found }.
chance-bent = The record has { $recorded } for { $ask }, but the table's seed deals { $dealt }.
chance-unused = The record has { $left } results more than the rules ask for.

record-too-large = The file is too large ({ $bytes } bytes).
record-unreadable = The file cannot be read: { $why }.
record-format = The file has format { $found }; this program knows format { $known }.
record-game = The file is of the game “{ $found }”, not “{ $wanted }”.
record-rules = The file was played by version { $found } of the rules; this program has version { $known }.
record-options = The options in the file are not those of the game: { $why }.
record-state = The position in the file is none of this game: { $why }.
record-position = A file that begins in the middle of a game is not taken from outside.
record-seal = The seed that deals from act { $from } on does not belong to its commitment.
record-seals-order = The seals of the file are not in order.
record-act = “{ $act }” is no act of this game.
record-seat = There is no seat { $seat } at this table.
record-ending = The end that the file tells of is not possible.
record-hash = The state differs from the recorded one ({ $found } instead of { $recorded }).

problem-game = There is no game “{ $game }”. There are: { $known }.
problem-act = “{ $act }” is no act of this game.
problem-seat = There is no seat { $seat } at this table; seats are counted from 0 to { $last }.
problem-no-chance = The machine gives no random numbers: { $why }.
problem-word-without-seed = Where all dice and cards are your own there is no seed to add a word to.
problem-seats = This game has { $least } to { $most } seats; { $seats ->
    [one] 1 was given.
   *[other] { $seats } were given.
 }
problem-bot = There is no player “{ $bot }”. Bots are: { $known }; a person is: human.
problem-option = There is no option “{ $name }”. Options are: { $known }.
problem-option-number = { $name } takes a number from { $min } to { $max }, not “{ $value }”.
problem-option-choice = { $name } takes one of { $values }, not “{ $value }”.
problem-option-flag = { $name } takes on or off, not “{ $value }”.
problem-option-list = { $name } takes a list (in JSON) of at most { $max } things, not “{ $value }”.

# Lines that people write for others to read.
line-empty = something that can be seen
line-too-long = at most { $most } characters
line-hidden = no character that is not seen ({ $character }), such as a line break or a directional mark

# A field of an entry that people wrote: "Card 3, votes: ..."
entry-line = { $entry }, { $field }: { $fault }.
entry-number = { $entry }, { $field }: a number from { $min } to { $max }.
entry-choice = { $entry }, { $field }: one of those that are offered.
entry-switch = { $entry }, { $field }: true or false.
entry-several = { $entry }, { $field }: { $most ->
    [one] exactly one
   *[other] { $least } to { $most } different ones
 }.
entry-unknown = { $entry } has no place for “{ $field }”.
chapter-number = { $number }
