# Worte des Terminals selbst.

terminal-welcome = Resolute: { $game }
terminal-welcome-help = Mit ? siehst du jederzeit, was möglich ist, mit „ende“ gehst du: Das Spiel wird nach jedem Schritt gesichert.
terminal-welcome-own = Du nimmst eigene Würfel oder Karten: Gib die Ergebnisse ein, wenn danach gefragt wird.
terminal-resumed = Das Spiel geht nach { $acts ->
    [one] einem Schritt
   *[other] { $acts } Schritten
 } weiter. Die letzten Zeilen des Verlaufs:
terminal-seat = Platz { $seat }
terminal-bot = Bot: { $level }
terminal-curtain = { $who }: Drücke die Eingabetaste, wenn nur du den Bildschirm siehst.
terminal-enter = Eingabetaste: { $label }

terminal-many = { $count } Möglichkeiten: Tippe eine, etwa „{ $label }“ oder „{ $act }“; ? zeigt alle.
terminal-ambiguous = „{ $typed }“ passt auf mehrere Möglichkeiten:
terminal-unknown = „{ $typed }“ ist hier nicht möglich. Möglich ist:
terminal-no-number = Die Möglichkeiten haben die Nummern 1 bis { $last }.
terminal-no-command = Es gibt keinen Befehl „{ $word }“; ? zeigt alle.
terminal-yes-or-no = Bitte antworte mit j oder n.
terminal-nothing-there = Auf dem Tisch liegt nichts dergleichen.

terminal-nobody = Von niemandem gehalten
terminal-places = { $side }: { $count ->
    [one] ein Ort
   *[other] { $count } Orte
 }, Wert { $worth }
terminal-cards = { $count ->
    [0] keine
    [one] eine Karte
   *[other] { $count } Karten
 }
terminal-legend-tiles = Jedes Feld: Ort und Wert, dann wer ihn hält und wie fest; - heißt niemand.
terminal-odds = %: die Aussicht, dass es gelingt
terminal-mark-announced = angekündigt
terminal-mark-changed = in diesem Zug verändert
terminal-way = Der Weg bisher: { $way }
terminal-mark-doubled = zählt doppelt
terminal-mark-drawn = durch Würfeln gewonnen
terminal-tabs = Mehr vom Tisch, je nach Buchstaben: { $tabs }
terminal-step = Jetzt: { $step } ({ $number } von { $of })
terminal-step-then = dann { $step }
terminal-trend-up = wird besser
terminal-trend-down = wird schlechter
terminal-rolled = { $roll } gewürfelt
terminal-rolled-by = { $roll } gewürfelt, { $by } = { $total }
terminal-cap = zusammen höchstens ±{ $cap }
terminal-legend-plaques = Von -- feindlich bis ++ freundlich. „karte liste“ erklärt jede Zahl und jeden Marker.
terminal-legend-territories = Jede Zeile: Kürzel, Name, Kontrollzahl, Produkte (+ durch Marker), Besitz (* neu); c Stadt, n Natives, h Heimat, x geschlossen. „karte liste“ sagt, wie jedes erreicht wird.
terminal-legend-deeds = * eigene; dann Punkte, wem es gehört, eigener Preis oder die Schritte und wer dort ist. „karte liste“ sagt, wozu jedes gut ist.
terminal-territory-control = Kontrolle { $number }
terminal-territory-added = { $product } (Marker)
terminal-territory-new = { $side }, neu
terminal-territory-vacant = frei
terminal-territory-city = Stadt
terminal-territory-natives = Natives
terminal-territory-home = Heimat von { $side }
terminal-territory-closed = wird in diesem Spiel von niemandem betreten
terminal-score-of = { $value } von { $goal } Punkten
terminal-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
terminal-headings = ? zeigt alle mit ihren Nummern; ein paar Worte genügen.
terminal-worth = Wert { $worth }
terminal-hint = Diese sehen auf den ersten Blick am besten aus; höher ist besser:
terminal-no-hint = Hier gibt es keinen Tipp.

terminal-help-answer = Antworte mit einer Nummer, mit den Worten des Schritts oder mit einem Anfang, der nur auf eine Möglichkeit passt.
terminal-help-commands = Befehle, ausgeschrieben; ein / davor stellt sicher, dass ein Befehl gemeint ist:
terminal-help-help = diese Liste; ? tut dasselbe
terminal-help-map = der Plan; „karte liste“ nennt jeden Ort
terminal-help-score = das Rennen und der Wertungsbogen
terminal-help-cards = die Karten, die du sehen kannst, oder alle des Spiels
terminal-help-table = alles auf dem Tisch oder die Seite mit diesem Buchstaben
terminal-help-hint = die drei Schritte, die am besten aussehen
terminal-help-rules = die Regeln: Inhalt, eine Regel oder eine Suche
terminal-help-history = was geschehen ist
terminal-help-undo = deinen letzten Schritt zurücknehmen
terminal-help-back = den Tisch nach Schritt N ansehen und dorthin zurückgehen
terminal-help-save = jetzt sichern, oder in eine andere Datei
terminal-help-lang = die Sprache des Tisches
terminal-help-quit = gehen; das Spiel ist gesichert
terminal-usage-cards = [alle]
terminal-usage-table = [BUCHSTABE]
terminal-usage-rules = [ID oder Wort]
terminal-usage-number = [N]
terminal-usage-act = N
terminal-usage-file = [DATEI]
terminal-usage-lang = en|de

terminal-rules-how = „regeln“ mit einer ID oder einem Wort zeigt eine Regel.
terminal-rules-classes = Benannte Gruppen von Staaten
terminal-rules-none = In keiner Regel steht „{ $typed }“.
terminal-origin-rulebook = Spielregel
terminal-origin-ruling = Auslegung
terminal-origin-published = von den Autoren veröffentlicht
terminal-origin-reconstruction = Rekonstruktion
terminal-origin-house = Hausregel

terminal-history-how = „verlauf“ nimmt eine Zahl von Zeilen.
terminal-history-empty = Noch ist nichts geschehen.
terminal-lang-how = Sprachen sind en und de: „sprache en“.

terminal-back-how = „zurück“ nimmt die Nummer eines Schritts, 0 bis { $last }; „verlauf“ zeigt sie.
terminal-back-look = Nach Schritt { $act }:
terminal-back-sure = Zu Schritt { $act } zurückgehen und { $lost ->
    [one] einen Schritt
   *[other] { $lost } Schritte
 } zurücknehmen? (j/n)
terminal-back-not = Es wurde nichts zurückgenommen.
terminal-consent = { $who }: { $by } möchte zu Schritt { $act } zurückgehen. Einverstanden? (j/n)
terminal-declined = Nicht alle sind einverstanden. Es wurde nichts zurückgenommen.
terminal-taken-back = Zurückgenommen: Das Spiel steht wieder nach Schritt { $act }.

terminal-roll-help = Gib ein, was der Würfel zeigt oder welche Karte gezogen wurde, mit ihrer Nummer oder dem Anfang ihres Namens; mehrere mit Leerzeichen, bei Namen mit Leerzeichen durch Kommas getrennt: 12 47. „rückgängig“ nimmt die letzte Eingabe zurück, „abbrechen“ bricht den Schritt ab, „?“ zählt auf, was möglich ist.
terminal-roll-undone = Die letzte Eingabe ist zurückgenommen.
terminal-roll-cancelled = Zurückgenommen: Es wurde nichts gespielt.
terminal-roll-begin = Alles ist da. Die Eingabetaste beginnt, „rückgängig“ nimmt die letzte Eingabe zurück:
terminal-roll-first = Es wurde noch nichts eingegeben.
terminal-roll-bot = Dieser Wurf gehört einem Bot; er lässt sich nicht aufgeben. Du kannst etwas zurücknehmen oder gehen.
terminal-roll-unused = Es waren mehr Ergebnisse als nötig; der Rest ist vergessen.

terminal-saved = Das Spiel ist gesichert in { $file }
terminal-saved-again = Das Spiel ist wieder gesichert in { $file }.
terminal-not-saved = Das Spiel konnte NICHT in { $file } gesichert werden: { $why }. Es geht weiter; „sichern DATEI“ versucht eine andere Datei.
terminal-go-on = Weiter geht es mit:
terminal-kept = Das ganze Spiel liegt in { $file }
terminal-overwrite = { $file } gibt es schon. Ersetzen? (j/n)
terminal-not-overwritten = Dort nicht gesichert.
terminal-winners = { $count ->
    [one] Gewonnen: { $who }
   *[other] Gewonnen haben: { $who }
 }
terminal-pager = Zeilen { $from } bis { $to } von { $all }. Eingabetaste: weiter, b: zurück, q: zum Tisch>
terminal-more-board = … mehr: karte, karten, tisch
terminal-more-board-tabs = … mehr: karte, karten, tisch oder ein Buchstabe: { $tabs }
terminal-more-news = … { $count } weitere Zeilen: verlauf
terminal-more-choices = … und { $count } weitere bis { $last }: ? nennt alle, Tab ergänzt.
terminal-not-possible = „{ $typed }“ geht hier nicht; was geht, steht unten, ? erklärt es.
terminal-rest-dropped = Nicht mehr gespielt: { $rest }
terminal-commitment = Alle Würfel und Karten folgen aus einem geheimen Startwert. Sein Siegel (SHA-256), am Ende mit dem Startwert zu vergleichen:
terminal-commitment-line = Siegel    { $commitment }
terminal-seed = Der Startwert, aus dem Würfel und Karten ab Schritt { $from } folgten:
terminal-seed-line = Startwert { $seed }
terminal-seed-verify = Jeder Wurf lässt sich nachprüfen:
terminal-help-guide = das Spiel auf einer Seite: worum es geht und wie ein Zug abläuft
terminal-help-line = Mehrere Schritte in einer Zeile: durch „;“ trennen (oh; pa; tx). Tab ergänzt, die Pfeiltasten holen frühere Zeilen zurück.
terminal-screen-help = ? erklärt, was geht, anleitung das Spiel; ende verlässt es, und es bleibt erhalten.

terminal-lesson-step = Lektion, Schritt { $step } von { $of }: { $title }
terminal-lesson-do = Tun: { $words }
terminal-lesson-why = Warum: { $words }
terminal-lesson-look = Blick: { $words }
terminal-lesson-type = Eingeben: { $acts }
terminal-lesson-strayed = Ein anderer Weg. Auch das ist erlaubt; „undo“ nimmt es zurück. Die Lektion geht hier weiter:
terminal-lesson-done = Das war die Lektion: nun frei weiterspielen
