# Words of the terminal itself.

terminal-welcome = Resolute: { $game }
terminal-welcome-help = Type ? at any prompt to see what is possible, quit to leave: the game is saved after every act.
terminal-welcome-own = You use dice or cards of your own: enter the results when they are asked for.
terminal-resumed = The game goes on after { $acts ->
    [one] one act
   *[other] { $acts } acts
 }. The last lines of its log:
terminal-seat = Seat { $seat }
terminal-bot = bot: { $level }
terminal-curtain = { $who }: press Enter when only you see the screen.
terminal-enter = Enter: { $label }

terminal-many = { $count } choices: type one, such as “{ $label }” or “{ $act }”; ? lists them all.
terminal-ambiguous = “{ $typed }” fits several choices:
terminal-unknown = “{ $typed }” is not possible here. Possible is:
terminal-no-number = The choices have the numbers 1 to { $last }.
terminal-no-command = There is no command “{ $word }”; ? lists them.
terminal-yes-or-no = Please answer y or n.
terminal-nothing-there = There is nothing of that kind on the table.

terminal-nobody = Held by nobody
terminal-places = { $side }: { $count ->
    [one] one place
   *[other] { $count } places
 }, worth { $worth }
terminal-cards = { $count ->
    [0] none
    [one] one card
   *[other] { $count } cards
 }
terminal-legend-tiles = Each tile: place and worth, then its holder and by how much; - is nobody.
terminal-odds = %: the chance that it succeeds
terminal-mark-announced = announced
terminal-mark-changed = changed this turn
terminal-way = The way so far: { $way }
terminal-mark-doubled = counts double
terminal-mark-drawn = won by a roll
terminal-tabs = More of the table, each by its letter: { $tabs }
terminal-step = Now: { $step } ({ $number } of { $of })
terminal-step-then = then { $step }
terminal-trend-up = improving
terminal-trend-down = worsening
terminal-rolled = rolled { $roll }
terminal-rolled-by = rolled { $roll }, { $by } = { $total }
terminal-cap = together at most ±{ $cap }
terminal-legend-plaques = From -- hostile to ++ friendly. “map list” explains every figure and token.
terminal-legend-territories = Each line: code, name, control number, products (+ by a marker), holder (* new); c city, n Natives, h home, x closed. “map list” says how each can be reached.
terminal-legend-deeds = * yours; then points, owners, your price or the steps with who is there. “map list” says what each is good for.
terminal-territory-control = control { $number }
terminal-territory-added = { $product } (marker)
terminal-territory-new = { $side }, new
terminal-territory-vacant = vacant
terminal-territory-city = city
terminal-territory-natives = Natives
terminal-territory-home = home of { $side }
terminal-territory-closed = nobody enters it in this game
terminal-score-of = { $value } of { $goal } points
terminal-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
terminal-headings = ? lists all of them with their numbers; a few words of one suffice.
terminal-worth = worth { $worth }
terminal-hint = These look best at once; higher is better:
terminal-no-hint = There is no hint here.

terminal-help-answer = Answer with a number, with the words of the act, or with any beginning that fits only one choice.
terminal-help-commands = Commands, typed in full; a leading / makes sure that a command is meant:
terminal-help-help = this list; ? does the same
terminal-help-map = the board; “map list” names every place
terminal-help-score = the race and the score card
terminal-help-cards = the cards you can see, or all cards of the game
terminal-help-table = everything on the table, or the side with this letter
terminal-help-hint = the three acts that look best
terminal-help-rules = the rulebook: its contents, one rule, or a search
terminal-help-history = what happened
terminal-help-undo = take back your last act
terminal-help-back = look at the table after act N, and go back there
terminal-help-save = save now, or into another file
terminal-help-lang = the language of the table
terminal-help-quit = leave; the game is saved
terminal-usage-cards = [all]
terminal-usage-table = [LETTER]
terminal-usage-rules = [ID or word]
terminal-usage-number = [N]
terminal-usage-act = N
terminal-usage-file = [FILE]
terminal-usage-lang = en|de

terminal-rules-how = “rules” with an id or a word shows one rule.
terminal-rules-classes = Named groups of states
terminal-rules-none = No rule has “{ $typed }” in it.
terminal-origin-rulebook = rulebook
terminal-origin-ruling = ruling
terminal-origin-published = published by the makers
terminal-origin-reconstruction = reconstruction
terminal-origin-house = house

terminal-history-how = “history” takes a number of lines.
terminal-history-empty = Nothing has happened yet.
terminal-lang-how = Languages are en and de: “lang de”.

terminal-back-how = “back” takes the number of an act, 0 to { $last }; “history” shows them.
terminal-back-look = After act { $act }:
terminal-back-sure = Go back to act { $act } and take back { $lost ->
    [one] one act
   *[other] { $lost } acts
 }? (y/n)
terminal-back-not = Nothing was taken back.
terminal-consent = { $who }: { $by } would like to go back to act { $act }. Do you agree? (y/n)
terminal-declined = Not everybody agrees. Nothing was taken back.
terminal-taken-back = Taken back: the game stands after act { $act } again.

terminal-roll-help = Enter what your die shows or which card you drew, by its number or the beginning of its name; several with spaces, or with commas where names have spaces: 12 47. “undo” takes the last entry back, “cancel” gives the act up, “?” lists what is possible.
terminal-roll-undone = The last entry is taken back.
terminal-roll-cancelled = Taken back: nothing was played.
terminal-roll-begin = All is there. Enter begins, “undo” takes the last entry back:
terminal-roll-first = Nothing was entered yet.
terminal-roll-bot = This roll is a bot’s; it cannot be given up. You may undo or quit.
terminal-roll-unused = There were more results than needed; the rest is forgotten.

terminal-saved = The game is saved in { $file }
terminal-saved-again = The game is saved in { $file } again.
terminal-not-saved = The game could NOT be saved in { $file }: { $why }. It goes on; “save FILE” tries another file.
terminal-go-on = Go on with:
terminal-kept = The whole game is kept in { $file }
terminal-overwrite = { $file } exists. Replace it? (y/n)
terminal-not-overwritten = Not saved there.
terminal-winners = { $count ->
    [one] Winner: { $who }
   *[other] Winners: { $who }
 }
terminal-pager = Lines { $from } to { $to } of { $all }. Enter: on, b: back, q: to the table>
terminal-more-board = … more: map, cards, table
terminal-more-board-tabs = … more: map, cards, table, or a letter: { $tabs }
terminal-more-news = … { $count } more lines: history
terminal-more-choices = … and { $count } more up to { $last }: ? lists them all, Tab completes.
terminal-not-possible = “{ $typed }” is not possible here; what is possible stands below, ? explains.
terminal-rest-dropped = Not played any more: { $rest }
terminal-commitment = All dice and cards follow from a secret seed. Its commitment (SHA-256), to be compared with the seed at the end:
terminal-commitment-line = commitment { $commitment }
terminal-seed = The seed that dice and cards from act { $from } on followed from:
terminal-seed-line = seed       { $seed }
terminal-seed-verify = Every roll can be checked:
terminal-help-guide = the game on one page: what it is about and how a turn goes
terminal-help-line = Several acts on one line: separate them by “;” (oh; pa; tx). Tab completes, the arrow keys bring back earlier lines.
terminal-screen-help = ? explains what is possible, guide the game; quit leaves, and the game is kept.

terminal-lesson-step = Lesson, step { $step } of { $of }: { $title }
terminal-lesson-do = Do: { $words }
terminal-lesson-why = Why: { $words }
terminal-lesson-look = Look: { $words }
terminal-lesson-type = Type: { $acts }
terminal-lesson-strayed = Another way. That is allowed too; undo takes it back. The lesson goes on from here:
terminal-lesson-done = That was the lesson: play on freely
