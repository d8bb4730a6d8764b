at-act = Schritt { $act }: { $what }

player-you = Du
player-number = Spieler { $number }
seat-number = Platz { $seat }

game-facts = { $name }; { $count ->
    [one] 1 Platz
   *[other] { $seats } Plätze
 }, { $least } bis { $most } Minuten

rules-questions = Fragen
rules-classes = Benannte Gruppen von Staaten
origin-rulebook = Regelheft
origin-ruling = Auslegung dieses Hauses
origin-published = von den Autoren veröffentlicht
origin-reconstruction = Rekonstruktion
origin-house = Inhalt dieses Hauses

setting-without-value = --set verlangt NAME=WERT, nicht „{ $setting }“.
setting-twice = Eine Option ist zweimal gesetzt: „{ $setting }“.

file-too-large = Die Datei ist größer als { $most } MB.
file-no-text = Die Datei ist kein Text (UTF-8).

save-no-home = es gibt keinen Datenordner ($XDG_DATA_HOME oder $HOME); bitte eine Datei angeben
save-exists = { $file } gibt es schon; mit --resume geht jenes Spiel weiter, sonst bitte eine andere Datei nennen.

play-own-ended = Die Eingabe endete, bevor alle Würfel und Karten des Aufbaus bekannt waren.
play-word-commitment = Der Startwert steht fest. Sein Siegel (SHA-256): { $commitment }
play-word = Ein eigenes Wort, das eingemischt wird (Eingabetaste für keines):
play-resume-set = Ein fortgesetztes Spiel behält seine Optionen; --set bitte weglassen.
play-no-lesson = Dieses Spiel hat keine Lektion.

serve-ready = Resolute ist unter { $address } (Strg-C beendet es)
serve-database = Die Tische liegen in { $database }
validate-done = { $good ->
    [one] 1 Tisch ergibt beim Nachspielen seine Prüfsumme
   *[other] { $good } Tische ergeben beim Nachspielen ihre Prüfsummen
 }{ $bad ->
    [0] .
   *[other] ; { $bad } nicht.
 }

lobby-welcome = Resolute: ein Tisch für politische Brettspiele
lobby-how =
    Weiter geht es mit:
      resolute play SPIEL        im Terminal spielen
      resolute rules SPIEL       die Regeln lesen
      resolute simulate SPIEL --games 10000
      resolute --help            alles andere
lobby-ask = Welches Spiel? (Nummer oder Name, Eingabetaste für das erste, q zum Verlassen)
lobby-unclear = Dieses Spiel steht nicht in der Liste.

simulate-human = „{ $bot }“ kann in einer Simulation nicht mitspielen; Bots sind: { $known }.
simulate-bot = Es gibt keinen Bot „{ $bot }“. Bots sind: { $known }.
simulate-stopped = Abgebrochen: { $asked } Spiele waren verlangt, die fertigen zählen.
simulate-about = { $game }: { $count ->
    [one] 1 Spiel
   *[other] { $games } Spiele
 }, Startwert { $seed }
simulate-ties = Kein einzelner Sieger
simulate-pace = Kein einzelner Sieger: { $ties }. Entscheidungen je Spiel: { $decisions }. { $seconds } s, { $rate } Entscheidungen je Sekunde, { $threads ->
    [one] ein Thread
   *[other] { $threads } Threads
 }.
column-seat = Platz
column-side = Seite
column-bot = Bot
column-wins = Siege
column-share = Anteil
column-low = von
column-high = bis
column-score = Punkte im Mittel

verify-ok = ok: { $file }: { $acts ->
    [one] 1 Schritt
   *[other] { $acts } Schritte
 }; Ergebnisse: { $proved } durch den Startwert bewiesen, { $own } eigene, { $unproved } unbewiesen; Prüfsumme { $hash }
verify-seal = Siegel ab Schritt { $from }: { $commitment }
verify-word = Wort, das zum Startwert kam: { $word }
verify-running = Das Spiel ist noch nicht zu Ende.
verify-other-commitment = Die Datei hat ein anderes Siegel: { $found }.

problem-rule = Es gibt keine Regel „{ $id }“; `resolute rules { $game }` nennt alle.
problem-seed = „{ $seed }“ ist kein Startwert; das ist eine ganze Zahl ab 0 oder 64 hexadezimale Ziffern.
problem-point = Das Spiel hat { $acts } Schritte; einen Stand nach Schritt { $act } gibt es nicht.
problem-pile = Das Spiel hat keinen Stapel „{ $pile }“. Stapel sind: { $known }.
field-own = „{ $own }“ ist keine Wahl eigener Würfel und Karten. Es gibt: { $known }.
lobby-own = Würfel und Karten: 1 das Programm würfelt und zieht, 2 ich würfle, 3 ich ziehe meine Karten, 4 ich mache beides? (Eingabetaste für 1)
lobby-own-unclear = Eine der Zahlen 1 bis 4 oder die Eingabetaste.

request-too-long = Die Zeile ist länger als { $most } MB.
request-no-utf8 = Die Zeile ist nicht UTF-8.
request-no-json = Die Zeile ist kein JSON: { $why }.
request-no-object = Eine Anfrage ist ein JSON-Objekt.
request-unknown = Es gibt keine Anfrage „{ $do }“. Es gibt: { $known }.
request-no-table = Es gibt noch keinen Tisch; „new“ oder „load“ eröffnet einen.
request-stale = Die Anfrage erwartet { $expect } Schritte; der Tisch hat { $after }.
request-too-many = Mehr als { $most } Ergebnisse können nicht warten.
request-no-chance = Die Maschine gibt keine Zufallszahlen: { $why }.

field-missing = Das Feld „{ $name }“ fehlt.
field-unknown = Das Feld „{ $name }“ ist hier nicht bekannt oder steht zweimal da.
field-wrong = Das Feld „{ $name }“ verlangt { $takes }.
field-lang = Es gibt keine Sprache „{ $lang }“. Es gibt: { $known }.

takes-word = einen Text
takes-number = eine ganze Zahl ab 0
takes-flag = true oder false
takes-list = eine Liste der richtigen Dinge
takes-object = ein Objekt
takes-seed = eine ganze Zahl ab 0, 64 hexadezimale Ziffern oder "own"
takes-record = eine Aufzeichnung als Objekt oder als ihren Text, und nur einmal
takes-viewer = die Nummer eines Platzes oder "spectator"

did-you-mean = War „{ $guess }“ gemeint?

io-not-found = diese Datei oder diesen Ordner gibt es nicht
io-denied = das ist nicht erlaubt
io-exists = es gibt sie schon
io-folder = das ist ein Ordner
io-no-folder = ein Teil des Pfads ist kein Ordner
io-full = es ist kein Platz mehr

setting-no-json = Die Datei ist keine Liste für { $name } in JSON: Zeile { $line }, Spalte { $column }.
resume-unknown = Es gibt kein Spiel „{ $name }“; `resolute saves` nennt die aufbewahrten.
no-database = Hier ist keine Datenbank.
simulate-exists = { $file } gibt es schon; --force überschreibt sie.
simulate-interval = ({ $low } bis { $high })

saves-none = Noch ist kein Spiel aufbewahrt; `resolute play` beginnt eines.
saves-how = `resolute play --resume NAME` setzt eines davon fort.
saves-line = { $game }; { $players }; { $acts ->
    [one] ein Schritt
   *[other] { $acts } Schritte
 }, { $standing }; { $age }
saves-running = nicht zu Ende
saves-over = zu Ende
saves-broken = von diesem Programm nicht fortzusetzen
age-minutes = { $count ->
    [0] gerade eben
    [one] vor einer Minute
   *[other] vor { $count } Minuten
 }
age-hours = { $count ->
    [one] vor einer Stunde
   *[other] vor { $count } Stunden
 }
age-days = { $count ->
    [one] vor einem Tag
   *[other] vor { $count } Tagen
 }

lobby-last = Weiter mit { $name }: { $line }
lobby-ask-last = Welches Spiel? (Nummer oder Name, Eingabetaste für 0, q zum Verlassen)
play-offer = Ein Spiel ist nicht zu Ende: { $name }: { $line }
play-offer-ask = Damit weiter? (Eingabetaste oder j: weiter, n: neues Spiel, q: verlassen)
play-offer-how = Bitte mit j, n oder q antworten.
play-which-value = Welches? (Nummer oder Name, q zum Verlassen)
play-value-unclear = Das steht nicht in der Liste oder passt auf mehrere.

verify-all-proved = Jeder Würfel und jede Karte ist durch den Startwert bewiesen.
verify-some-proved = Nicht jeder Würfel und jede Karte ist durch den Startwert bewiesen: Eigene und unbewiesene beruhen auf dem, was die Datei sagt.
verify-nothing-proved = Über Würfel und Karten ist NICHTS bewiesen: Die Datei nennt keinen Startwert dafür. Nur die Regeln wurden geprüft.
verify-no-results = Kein Würfel ist gefallen und keine Karte gezogen, also war durch einen Startwert nichts zu beweisen. Die Regeln wurden geprüft.
verify-sealed-anew = Das Spiel wurde unterwegs neu versiegelt ({ $seals } Siegel): Die späteren Würfe folgen nicht aus der ersten Verpflichtung.
verify-not-strict = Nicht jedes Ergebnis ist durch den Startwert bewiesen: { $own } eigene, { $unproved } unbewiesene.

cli-see = { $line } (siehe: { $see })
cli-no-command = „{ $word }“ ist kein Befehl.
cli-no-option = „{ $arg }“ ist hier keine Option, oder ein Wort ist zu viel.
cli-missing = Es fehlt: { $arg }.
cli-no-value = { $arg } braucht einen Wert.
cli-bad-value = „{ $value }“ passt nicht zu { $arg }. Es gibt: { $known }.
cli-unfit = „{ $value }“ passt nicht zu { $arg }: { $takes }.
cli-conflict = { $arg } und { $other } gehen nicht zusammen.
cli-no-text = Ein Wort der Befehlszeile ist kein Text (UTF-8).
cli-takes-count = eine ganze Zahl ab 1
cli-takes-number = eine ganze Zahl ab 0
cli-takes-address = ADRESSE:PORT wie 127.0.0.1:1789
cli-takes-lang = diese Sprache gibt es nicht; es gibt en und de
cli-takes-proxy = eine Adresse oder ein Netz wie 10.0.0.0/8

store-unavailable = Die Datenbank ist nicht zu erreichen oder zu beschreiben: { $why }
store-newer = Die Datenbank hat die Version { $found }, dieses Programm kennt { $known }: bitte das neuere nehmen.
store-in-use = { $file } ist in Gebrauch: Auf dieser Datei läuft schon ein Server. Bitte zuerst ihn beenden oder diesem eine eigene Datei geben.
store-exists = { $file } gibt es schon und wird nicht überschrieben.
store-foreign = Das ist keine Datenbank von Resolute: { $why }
store-address = „{ $scheme }“ ist keine Adresse einer Datenbank; möglich sind sqlite:PFAD oder postgres://NUTZER@RECHNER/NAME
store-broken = Gespeichertes ist nicht zu lesen: { $why }
serve-no-listen = Auf { $address } lässt sich nicht lauschen: { $why }
io-in-use = die Adresse ist belegt
backup-done = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
} nach { $file } kopiert ({ $bytes } Bytes).
backup-postgres = Das kopiert nur Dateien von SQLite. Für PostgreSQL gibt es pg_dump, jederzeit.
restore-done = { $tables ->
    [one] Ein Tisch ist
   *[other] { $tables } Tische sind
} jetzt in { $file }.
restore-exists = { $file } gibt es schon. Mit --force wird sie ersetzt, und alles darin ist verloren.
restore-postgres = Das stellt nur Dateien von SQLite wieder her. Für PostgreSQL gibt es psql und pg_restore.
vacuum-done = Vorher { $before } Bytes, jetzt { $after } Bytes.
vacuum-postgres = Das ist nur für Dateien von SQLite. PostgreSQL räumt selbst auf; VACUUM FULL gibt Platz an die Platte zurück.
prune-away = { $table } ({ $game }): weggelegt, seit { $days } Tagen unberührt
prune-remove = { $table } ({ $game }): entfernt, seit { $days } Tagen unberührt
prune-done = Weggelegte Tische: { $away }. Entfernt: { $removed }. Vergessene Gäste: { $guests }.
prune-would = Es wurde nichts geändert. Weggelegt würden { $away } Tische, entfernt { $removed }, vergessen { $guests } Gäste.
