at-act = act { $act }: { $what }

player-you = You
player-number = Player { $number }
seat-number = Seat { $seat }

game-facts = { $name }; { $count ->
    [one] 1 seat
   *[other] { $seats } seats
 }, { $least } to { $most } minutes

rules-questions = Questions
rules-classes = Named groups of states
origin-rulebook = rulebook
origin-ruling = ruling of this house
origin-published = published by the makers
origin-reconstruction = reconstruction
origin-house = content of this house

setting-without-value = --set takes NAME=VALUE, not “{ $setting }”.
setting-twice = An option is set twice: “{ $setting }”.

file-too-large = The file is larger than { $most } MB.
file-no-text = The file is no text (UTF-8).

save-no-home = there is no data folder ($XDG_DATA_HOME or $HOME); name a file
save-exists = { $file } exists already; go on with that game by --resume, or name another file.

play-own-ended = The input ended before the opening had all its dice and cards.
play-word-commitment = The seed is fixed. Its commitment (SHA-256): { $commitment }
play-word = A word of yours to mix into it (Enter for none):
play-resume-set = A game that is resumed keeps its options; leave out --set.
play-no-lesson = This game has no lesson.

serve-ready = Resolute is at { $address } (Ctrl-C ends it)
serve-database = Tables are kept in { $database }
validate-done = { $good ->
    [one] 1 table replays to its hash
   *[other] { $good } tables replay to their hashes
 }{ $bad ->
    [0] .
    [one] ; 1 does not.
   *[other] ; { $bad } do not.
 }

lobby-welcome = Resolute: a table for political board games
lobby-how =
    Go on with:
      resolute play GAME         play in the terminal
      resolute rules GAME        read the rules
      resolute simulate GAME --games 10000
      resolute --help            everything else
lobby-ask = Which game? (number or name, Enter for the first, q to leave)
lobby-unclear = There is no such game in the list.

simulate-human = “{ $bot }” cannot play in a simulation; bots are: { $known }.
simulate-bot = There is no bot “{ $bot }”. Bots are: { $known }.
simulate-stopped = Stopped: { $asked } games were asked for, those that were finished count.
simulate-about = { $game }: { $count ->
    [one] 1 game
   *[other] { $games } games
 }, seed { $seed }
simulate-ties = No single winner
simulate-pace = No single winner: { $ties }. Decisions per game: { $decisions }. { $seconds } s, { $rate } decisions per second, { $threads ->
    [one] one thread
   *[other] { $threads } threads
 }.
column-seat = seat
column-side = side
column-bot = bot
column-wins = wins
column-share = share
column-low = low
column-high = high
column-score = mean score

verify-ok = ok: { $file }: { $acts ->
    [one] 1 act
   *[other] { $acts } acts
 }; results: { $proved } proved by the seed, { $own } own, { $unproved } unproved; hash { $hash }
verify-seal = commitment from act { $from } on: { $commitment }
verify-word = word added to the seed: { $word }
verify-running = The game is not over.
verify-other-commitment = The record has another commitment: { $found }.

problem-rule = There is no rule “{ $id }”; `resolute rules { $game }` lists them.
problem-seed = “{ $seed }” is no seed; a seed is a whole number from 0 on or 64 hexadecimal digits.
problem-point = The game has { $acts } acts; there is no point after act { $act }.
problem-pile = The game has no pile “{ $pile }”. Piles are: { $known }.
field-own = “{ $own }” is no choice of own dice and cards. There are: { $known }.
lobby-own = Dice and cards: 1 the program rolls and draws, 2 I roll, 3 I draw my cards, 4 I do both? (Enter for 1)
lobby-own-unclear = One of the numbers 1 to 4, or Enter.

request-too-long = The line is longer than { $most } MB.
request-no-utf8 = The line is not UTF-8.
request-no-json = The line is not JSON: { $why }.
request-no-object = A request is a JSON object.
request-unknown = There is no request “{ $do }”. There are: { $known }.
request-no-table = There is no table yet; open one with “new” or “load”.
request-stale = The request expects { $expect } acts; the table has { $after }.
request-too-many = More than { $most } results cannot wait.
request-no-chance = The machine gives no random numbers: { $why }.

field-missing = The field “{ $name }” is missing.
field-unknown = The field “{ $name }” is not known here, or stands twice.
field-wrong = The field “{ $name }” takes { $takes }.
field-lang = There is no language “{ $lang }”. There are: { $known }.

takes-word = a text
takes-number = a whole number from 0 on
takes-flag = true or false
takes-list = a list of the right things
takes-object = an object
takes-seed = a whole number from 0 on, 64 hexadecimal digits, or "own"
takes-record = a record as an object or as its text, and is given once
takes-viewer = the number of a seat or "spectator"

did-you-mean = Did you mean “{ $guess }”?

io-not-found = there is no such file or folder
io-denied = this is not permitted
io-exists = it exists already
io-folder = this is a folder
io-no-folder = a part of the path is no folder
io-full = there is no room left

setting-no-json = The file is no list for { $name } in JSON: line { $line }, column { $column }.
resume-unknown = There is no game “{ $name }”; `resolute saves` lists those that were kept.
no-database = There is no database here.
simulate-exists = { $file } exists already; --force overwrites it.
simulate-interval = ({ $low } to { $high })

saves-none = No game was kept yet; `resolute play` begins one.
saves-how = `resolute play --resume NAME` goes on with one of them.
saves-line = { $game }; { $players }; { $acts ->
    [one] one act
   *[other] { $acts } acts
 }, { $standing }; { $age }
saves-running = not over
saves-over = over
saves-broken = cannot be resumed by this program
age-minutes = { $count ->
    [0] just now
    [one] a minute ago
   *[other] { $count } minutes ago
 }
age-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
 }
age-days = { $count ->
    [one] a day ago
   *[other] { $count } days ago
 }

lobby-last = Go on with { $name }: { $line }
lobby-ask-last = Which game? (number or name, Enter for 0, q to leave)
play-offer = A game was not finished: { $name }: { $line }
play-offer-ask = Go on with it? (Enter or y: go on, n: a new game, q: leave)
play-offer-how = Please answer y, n or q.
play-which-value = Which one? (number or name, q to leave)
play-value-unclear = This is not in the list, or fits several.

verify-all-proved = Every die and card is proved by the seed.
verify-some-proved = Not every die and card is proved by the seed: those that are own or unproved rest on what the file says.
verify-nothing-proved = NOTHING was proved about the dice and cards: the file tells no seed for them. Only the rules were checked.
verify-no-results = No die was rolled and no card drawn, so there was nothing to prove by a seed. The rules were checked.
verify-sealed-anew = The game was sealed anew on its way ({ $seals } seals): its later dice do not follow from the first commitment.
verify-not-strict = Not every result is proved by the seed: { $own } own, { $unproved } unproved.

cli-see = { $line } (see: { $see })
cli-no-command = “{ $word }” is no command.
cli-no-option = There is no option “{ $arg }” here, or one word too many.
cli-missing = Something is missing: { $arg }.
cli-no-value = { $arg } needs a value.
cli-bad-value = “{ $value }” does not fit { $arg }. There are: { $known }.
cli-unfit = “{ $value }” does not fit { $arg }: { $takes }.
cli-conflict = { $arg } cannot be used together with { $other }.
cli-no-text = A word of the command line is no text (UTF-8).
cli-takes-count = a whole number from 1 on
cli-takes-number = a whole number from 0 on
cli-takes-address = ADDRESS:PORT, such as 127.0.0.1:1789
cli-takes-lang = there is no language of this name; there are en and de
cli-takes-proxy = an address, or a network such as 10.0.0.0/8

store-unavailable = The database cannot be reached or written: { $why }
store-newer = The database is of version { $found }, this program knows { $known }: use the newer program.
store-in-use = { $file } is in use: another server is running on this file. Stop it first, or give this one a file of its own.
store-exists = { $file } exists already and is not overwritten.
store-foreign = This is no database of Resolute: { $why }
store-address = “{ $scheme }” is no address of a database; use sqlite:PATH or postgres://USER@HOST/NAME
store-broken = What is stored cannot be read: { $why }
serve-no-listen = It is not possible to listen on { $address }: { $why }
io-in-use = the address is in use
backup-done = { $tables ->
    [one] One table
   *[other] { $tables } tables
} copied to { $file } ({ $bytes } bytes).
backup-postgres = This copies SQLite files only. For PostgreSQL use pg_dump, at any time.
restore-done = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} in { $file } now.
restore-exists = { $file } exists already. With --force it is replaced, and all that is in it is lost.
restore-postgres = This restores SQLite files only. For PostgreSQL use psql or pg_restore.
vacuum-done = { $before } bytes before, { $after } bytes now.
vacuum-postgres = This is for SQLite files only. PostgreSQL does it by itself; VACUUM FULL gives room back to the disk.
prune-away = { $table } ({ $game }): put away, untouched for { $days } days
prune-remove = { $table } ({ $game }): removed, untouched for { $days } days
prune-done = Tables put away: { $away }. Removed: { $removed }. Guests forgotten: { $guests }.
prune-would = Nothing was changed. Tables to be put away: { $away }. To be removed: { $removed }. Guests to be forgotten: { $guests }.
