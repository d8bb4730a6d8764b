place-class-places = { $places }
list-and = { $front } und { $last }

lesson-headline = Lektion · { $headline }

table-nothing-to-undo = Es gibt nichts zurückzunehmen.
table-no-wish = Niemand hat diesen Platz gebeten, etwas zurücknehmen zu dürfen.
table-over = Die Partie ist zu Ende.
table-seed-public = Der Startwert dieses Tisches wurde bekannt, als die Partie zu Ende war; er gibt nichts mehr.
table-no-such-end = So kann diese Partie nicht enden.
table-seat = Platz { $number }
table-resigned = { $side }: aufgegeben. Gewonnen: { $winner }.
table-resigned-headline = Aufgegeben
table-out-of-time-headline = Zeit abgelaufen
table-abandoned-headline = Abgebrochen
table-out-of-time = { $side }: Zeit abgelaufen. Gewonnen: { $winner }.
table-abandoned = Die Partie wurde abgebrochen. Niemand hat gewonnen.
table-name = Ein Name hat 1 bis { $most } Zeichen in einer Zeile.

chance-die = { $sides ->
    [6] ein sechsseitiger Würfel
    [10] ein zehnseitiger Würfel
   *[other] ein Würfel mit { $sides } Seiten
  }
chance-lacks = Gebraucht wird: { $ask }.
chance-misfit = { $result } ist nicht möglich: { $ask }.
chance-misfit-card = Nr. { $result }, { $name }, kann es jetzt nicht sein: { $ask }.
need-die = { $count ->
    [1] { $what }: Was zeigt der Würfel?
   *[other] { $what }: Was zeigen die { $count } Würfel?
  }
need-die-of = { $count ->
    [1] { $whose }, { $what }: Was zeigt der Würfel?
   *[other] { $whose }, { $what }: Was zeigen die { $count } Würfel?
  }
need-card = { $what }: Was wurde gezogen?
need-card-of = { $whose }, { $what }: Was wurde gezogen?
need-nth = { $n }.
need-unknown = „{ $word }“ ist hier nicht möglich.
need-ambiguous = „{ $word }“ kann mehreres sein: { $names }.
need-too-many = Das sind mehr Ergebnisse, als gefragt sind.
chance-other = Die Regeln verlangen { $ask }, aufgezeichnet ist { $recorded }.
chance-misplaced = Aufgezeichnet ist { $ask } an der Stelle { $recorded }, gelegen hat die Karte bei { $found }.
chance-bent = Aufgezeichnet ist { $recorded } für { $ask }, der Startwert des Tisches gibt aber { $dealt }.
chance-unused = Es sind { $left } Ergebnisse mehr aufgezeichnet, als die Regeln verlangen.

record-too-large = Die Datei ist zu groß ({ $bytes } Bytes).
record-unreadable = Die Datei ist nicht lesbar: { $why }.
record-format = Die Datei hat das Format { $found }; dieses Programm kennt Format { $known }.
record-game = Die Datei gehört zum Spiel „{ $found }“, nicht zu „{ $wanted }“.
record-rules = Die Datei wurde nach Fassung { $found } der Regeln gespielt; dieses Programm hat Fassung { $known }.
record-options = Die Optionen in der Datei passen nicht zum Spiel: { $why }.
record-state = Die Stellung in der Datei gehört nicht zu diesem Spiel: { $why }.
record-position = Eine Datei, die mitten im Spiel beginnt, wird von außen nicht angenommen.
record-seal = Der Startwert ab Schritt { $from } passt nicht zu seiner Prüfsumme.
record-seals-order = Die Siegel der Datei sind nicht in der richtigen Reihenfolge.
record-act = „{ $act }“ ist kein Zug dieses Spiels.
record-seat = An diesem Tisch gibt es keinen Platz { $seat }.
record-ending = Das Ende, das in der Datei steht, ist nicht möglich.
record-hash = Der Stand weicht vom aufgezeichneten ab ({ $found } statt { $recorded }).

problem-game = Es gibt kein Spiel „{ $game }“. Es gibt: { $known }.
problem-act = „{ $act }“ ist kein Zug dieses Spiels.
problem-seat = An diesem Tisch gibt es keinen Platz { $seat }; gezählt wird von 0 bis { $last }.
problem-no-chance = Die Maschine gibt keine Zufallszahlen: { $why }.
problem-word-without-seed = Wo alle Würfel und Karten eigene sind, gibt es keinen Startwert, zu dem ein Wort käme.
problem-seats = Dieses Spiel hat { $least } bis { $most } Plätze; angegeben sind { $seats }.
problem-bot = Es gibt keinen Spieler „{ $bot }“. Bots sind: { $known }; ein Mensch ist: human.
problem-option = Es gibt keine Option „{ $name }“. Optionen sind: { $known }.
problem-option-number = { $name } ist eine Zahl von { $min } bis { $max }, nicht „{ $value }“.
problem-option-choice = { $name } ist eines von { $values }, nicht „{ $value }“.
problem-option-flag = { $name } ist on oder off, nicht „{ $value }“.
problem-option-list = { $name } ist eine Liste (in JSON) von höchstens { $max } Dingen, nicht „{ $value }“.

# Zeilen, die Menschen für andere schreiben.
line-empty = etwas, das zu sehen ist
line-too-long = höchstens { $most } Zeichen
line-hidden = kein unsichtbares Zeichen ({ $character }) wie ein Zeilenumbruch oder eine Richtungsmarke

# Ein Feld eines Eintrags, den Menschen schreiben: „Karte 3, Stimmen: ...“
entry-line = { $entry }, { $field }: { $fault }.
entry-number = { $entry }, { $field }: eine Zahl von { $min } bis { $max }.
entry-choice = { $entry }, { $field }: eines von denen, die zur Wahl stehen.
entry-switch = { $entry }, { $field }: true oder false.
entry-several = { $entry }, { $field }: { $most ->
    [one] genau 1
   *[other] { $least } bis { $most } verschiedene
 }.
entry-unknown = { $entry } hat keinen Platz für „{ $field }“.
chapter-number = { $number }
