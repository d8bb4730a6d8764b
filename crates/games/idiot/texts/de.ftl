fip-yellow = Gelb
fip-red = Rot
fip-green = Grün
fip-blue = Blau
fip-black = Schwarz
fip-side = { $colour }, { $character }

option-idiot-cards = Charakter, Attribut und Typ
option-idiot-cards-help = Zufällig verteilt oder reihum aus den offenen Karten gewählt.
option-idiot-cards-dealt = verteilt
option-idiot-cards-chosen = gewählt
option-idiot-start = Startspieler
option-idiot-start-help = Laut Spielregel beginnt ein ehemaliger Präsident, sonst, wer die blondesten Haare hat. Die sieht dieser Tisch nicht.
option-idiot-start-random = zufällig
option-idiot-start-first = der erste Platz
option-idiot-rounds = Runden
option-idiot-rounds-help = Vier Runden dauern etwa 45 Minuten; eine kurze Partie endet früher.

fip-area-race = Das Rennen
fip-area-map = Karte und Wählergruppen
fip-area-desk = Worum es geht
fip-area-hand = Deine Karten
fip-area-people = Kandidaten
fip-area-piles = Stapel
fip-area-score = Stand
fip-area-classes = Staaten der Hey-Schatz-Karten

fip-race = Wahlmänner
fip-groups = Wählergruppen
fip-bin = { $number } { $group }
fip-bin-note = +{ $count } von dir
fip-dice = { $seat }: der Wurf
fip-dice-none = Noch kein Wurf
fip-dice-last = { $seat }: der letzte Wurf
fip-die-serves = { $headlines }
fip-die-own = eigene Zahl: auf jede Seite drehbar
fip-die-none = keine eigene Schlagzeile
fip-goal-least = braucht { $count }
fip-goal-any = irgendeine: { $count }
fip-goal-exactly = genau { $count }
fip-goal-none = keine einzige
fip-mover = Spielfigur
fip-crowd = Menschenmenge: einfache Bonuskarte
fip-dollar = Dollar: starke Bonuskarte
fip-hand = Deine Schlagzeilenkarten
fip-own-cards = Vor dir
fip-open-cards = { $seat }: offene Karten
fip-headlines-of = { $seat }: Schlagzeilenkarten
fip-pile = Schlagzeilen, Stufe { $level }
fip-discards = Abgelegt, Stufe { $level }
fip-small-pile = Einfache Bonuskarten
fip-big-pile = Starke Bonuskarten
fip-offer-character = Charaktere zur Wahl
fip-offer-attribute = Attribute zur Wahl
fip-offer-type = Typen zur Wahl
fip-honey-of = { $seat }: Hey-Schatz-Karte
fip-back = Schlagzeilenkarte, Stufe { $level }
fip-back-text = Verdeckt
fip-small = Einfache Bonuskarte: { $number }
fip-big-any-dice = Beliebige Würfelzahl
fip-big-any-dice-text = Ein zusätzlicher Würfel mit einer Zahl, die du jede Runde neu wählst; er gilt für alle deine Schlagzeilen.
fip-big-plus-one = +1
fip-big-plus-one-text = Jede erfüllte Schlagzeile bringt einen Spielstein mehr.
fip-big-extra-headline = Zusätzliche Handkarte
fip-big-extra-headline-text = Du ziehst jede Runde eine Schlagzeilenkarte mehr.
fip-card-adds = Eine { $number } mehr für deine Schlagzeilen.
fip-card-character = Würfel deiner Würfe, die eine { $number } zeigen, darfst du auf jede Seite drehen.
fip-kind-character = Charakter
fip-kind-attribute = Attribut
fip-kind-type = Typ
fip-kind-big = Starke Bonuskarte
fip-kind-honey = Hey-Schatz-Karte
fip-tag-met = { $cubes ->
    [one] erfüllt: 1 Spielstein
   *[other] erfüllt: { $cubes } Spielsteine
 }
fip-tag-missed = nicht erfüllt
fip-tag-dice-only = nur die Würfel auf den Wählergruppen zählen
fip-tag-chosen = zählt in dieser Runde als { $number }

fip-score = Stand
fip-score-place = Platz
fip-score-seat = Kandidat
fip-score-delegates = Wahlmänner
fip-score-states = Staaten
fip-score-cubes = Spielsteine auf der Karte

fip-fact-supply = { $cubes ->
    [one] ein Spielstein im Vorrat
   *[other] { $cubes } Spielsteine im Vorrat
 }
fip-fact-allowance = { $cubes ->
    [one] ein Spielstein erlaubt
   *[other] { $cubes } Spielsteine erlaubt
 }
fip-fact-headlines = { $cards ->
    [one] eine Schlagzeile
   *[other] { $cards } Schlagzeilen
 }
fip-fact-bonus = Bonuskarten: { $small } einfache, { $big } starke
fip-fact-first = Startspieler

fip-stake = Worum es geht
fip-stake-dice = { $placed } von 20 Würfeln liegen, { $left } fehlen noch.
fip-stake-any = Alle { $placed } Würfel liegen. Die Schlagzeilen werden geprüft, sobald jede Zahl gewählt ist.
fip-stake-move = { $seat }: noch { $budget } von { $allowance } Spielsteinen einzusetzen.
fip-stake-flight = Der Flug dieses Zugs ist noch frei.
fip-stake-flown = Der Flug dieses Zugs ist verbraucht.
fip-stake-earned = Deine Bonuskarten am Ende der Phase: { $small } einfache, { $big } starke.

fip-phase-1 = Schlagzeilen ziehen
fip-phase-2 = Würfeln
fip-phase-3 = Schlagzeilen prüfen
fip-phase-4 = Bundesstaaten gewinnen
fip-phase-5 = Bonuskarten ziehen
fip-phase-6 = Ablegen
fip-headline-round = Runde { $round } von { $of } · { $phase }
fip-headline-choosing = Wer willst du sein?
fip-headline-honeys = Hey, Schatz!
fip-extra = EXTRABLATT!
fip-chapter-round = Runde { $number }
fip-headline-over = Die Vorwahlen sind vorbei

fip-need-least = { $count } × { $number }
fip-need-any = { $count } × ?
fip-need-exactly = exakt { $count } × { $number }
fip-need-none = keine { $number }
fip-needs-and = { $needs }
fip-needs-or = { $a } oder { $b }
fip-needs-or-three = { $a }, { $b } oder { $c }

fip-honey-place = Lege einen deiner Spielsteine in einen leeren Staat { $class }.
fip-honey-remove = Entferne einen einzelnen Spielstein eines Mitspielers aus einem Staat { $class }.
fip-honey-convert = Ersetze einen einzelnen Spielstein eines Mitspielers in einem Staat { $class } durch einen deiner eigenen.
fip-honey-swap = Vertausche die Spielsteine zweier benachbarter Staaten { $class }, die verschiedenen Spielern gehören.
fip-honey-double = Einer deiner Staaten { $class } zählt doppelt.
fip-honey-double-two = Zwei deiner Ein-Wahlmann-Staaten { $class } zählen doppelt.
fip-told-place = Ein eigener Spielstein kommt in einen leeren Staat { $class }.
fip-told-remove = Ein einzelner Spielstein eines Mitspielers wird aus einem Staat { $class } entfernt.
fip-told-convert = Ein einzelner Spielstein eines Mitspielers in einem Staat { $class } wird durch einen eigenen ersetzt.
fip-told-swap = Die Spielsteine zweier benachbarter Staaten { $class }, die verschiedenen Spielern gehören, werden vertauscht.
fip-told-double = Ein eigener Staat { $class } zählt doppelt.
fip-told-double-two = Zwei eigene Ein-Wahlmann-Staaten { $class } zählen doppelt.

fip-waiting = { $seats }: { $asked }
fip-asked-character = einen Charakter wählen
fip-asked-attribute = ein Attribut wählen
fip-asked-type = einen Typ wählen
fip-asked-draw = Schlagzeilenkarten ziehen
fip-asked-roll = würfeln
fip-asked-lying = Würfel drehen und legen
fip-asked-second = den zweiten Würfel legen
fip-asked-any = Zahlen für „Beliebige Würfelzahl“ wählen
fip-asked-move = durch die Staaten ziehen
fip-asked-honey = einen Staat für die Hey-Schatz-Karte wählen
fip-asked-over = nichts mehr, es ist vorbei

fip-ask-character = Wer willst du sein?
fip-ask-attribute = Wie bist du so?
fip-ask-type = Und was für ein Typ?
fip-ask-open-detail = Reihum, jede Karte nur einmal: erst alle Charaktere, dann alle Attribute, dann alle Typen.
fip-ask-draw = { $left ->
    [one] Die letzte Schlagzeilenkarte: von welchem Stapel?
   *[other] Noch { $left } Schlagzeilenkarten: von welchem Stapel?
 }
fip-ask-draw-detail = Eine erfüllte Karte bringt so viele Spielsteine wie ihre Stufe und einen mehr für jede eigene Karte +1. Die Chancen gelten für den, der auf die Karte spielt.
fip-ask-draw-detail-first = Eine erfüllte Karte bringt Spielsteine nach ihrer Stufe, einen mehr je eigene Karte +1. Nimm zuerst zwei der Stufe 1: Sie sind am sichersten. Im Mittel bringt Stufe 3 am meisten.
fip-ask-roll = { $dice } Würfel werfen?
fip-ask-roll-detail = { $left ->
    [one] Ein Würfel ist noch zu legen.
   *[other] { $left } Würfel sind noch zu legen.
 }
fip-ask-lying = Zwei beliebige Würfel oder alle einer Zahl?
fip-ask-one = Nur ein Platz ist noch frei: Welcher Würfel?
fip-ask-turn-detail = Deine Würfel mit der { $own } darfst du vorher drehen.
fip-ask-turn-none = Kein Würfel zeigt deine { $own }, also lässt sich keiner drehen.
fip-ask-second = Welcher Würfel als zweiter?
fip-ask-second-detail = Ein beliebiger der übrigen, gleich oder nicht.
fip-ask-any = { $left ->
    [one] Welche Zahl für deine Karte „Beliebige Würfelzahl“?
   *[other] { $left } Karten „Beliebige Würfelzahl“: Welche Zahl für die nächste?
 }
fip-ask-any-detail = Sie gilt für alle deine Schlagzeilen dieser Runde.
fip-ask-move = { $budget ->
    [0] Dein Vorrat ist leer: Spielsteine zurücknehmen oder aufhören?
    [one] Ein Spielstein zum Einsetzen, von { $from } aus: Wohin?
   *[other] { $budget } Spielsteine zum Einsetzen, von { $from } aus: Wohin?
 }
fip-ask-move-detail = In einen Nachbarstaat oder einmal per Flugzeug in einen beliebigen leeren Staat.
fip-ask-move-detail-no-flight = In einen Nachbarstaat; ein Flug ist nicht möglich.
fip-ask-take-detail = Dein Vorrat reicht nicht für alles, was du einsetzen darfst: Vor dem ersten Schritt darfst du eigene Spielsteine zurücknehmen.
fip-ask-honey = { $card }: Welcher Staat?
fip-ask-honey-from = { $card }: Dein Vorrat ist leer. Aus welchem deiner Staaten kommt der Spielstein?
fip-ask-honey-second = { $card }: Welcher Staat ist der zweite?

fip-do-draw = Stufe { $level }
fip-do-draw-detail = { $cards ->
    [one] bringt { $level }, eine Karte im Stapel
   *[other] bringt { $level }, { $cards } Karten im Stapel
 }
fip-do-roll = Würfeln
fip-do-turn = Eine { $from } auf { $to } drehen
fip-do-place = Eine { $number } legen
fip-do-place-detail = { $group }: dann { $count }. { $headlines }
fip-serves = { $before }; { $next }
fip-serves-met = ✓ „{ $headline }“
fip-serves-nearer = „{ $headline }“ jetzt { $have } von { $need }
fip-serves-spoils = verdirbt „{ $headline }“
fip-serves-none = Keine eigene Schlagzeile
fip-group-turn = Würfel einzeln drehen
fip-group-two = Zwei beliebige: der erste
fip-group-take = Erst Spielsteine zurücknehmen
fip-group-fly = Mit dem Flugzeug, einmal im Zug
fip-group-fly-near = Fliegen, wo ein Schritt genügt
fip-do-all = Alle Würfel mit { $number } legen ({ $count })
fip-do-all-turning = { $turned ->
    [one] Eine { $own } auf { $number } drehen, davon { $count } legen
   *[other] { $turned } mal { $own } auf { $number } drehen, davon { $count } legen
 }
fip-do-any = { $number }
fip-do-any-detail = { $met ->
    [0] damit ist keine deiner Schlagzeilen erfüllt
    [one] damit ist eine deiner Schlagzeilen erfüllt
   *[other] damit sind { $met } deiner Schlagzeilen erfüllt
 }
fip-do-take = Spielstein aus { $state } zurücknehmen
fip-do-take-detail = { $cubes ->
    [one] dein einziger dort; der Staat ist dann leer
   *[other] einen von { $cubes }
 }
fip-do-go = { $state }
fip-do-fly = Flug nach { $state }
fip-do-stop = Hier aufhören
fip-do-stop-detail = { $lost ->
    [0] nichts verfällt
    [one] ein erlaubter Spielstein verfällt
   *[other] { $lost } erlaubte Spielsteine verfallen
 }
fip-do-pick = { $state }

fip-why-draw = Wer darauf spielt, erfüllt { $percent } % dieser Karten: etwa { $cubes } Spielsteine aus zehn Karten.
fip-why-draw-rather = { $this } Stufe { $level } wird öfter erfüllt ({ $percent } %), gibt aber nur etwa { $cubes } Spielsteine aus zehn Karten.
fip-why-first = { $headlines }.
fip-why-turn = { $headlines }.
fip-why-place = { $count ->
    [one] { $headlines }. Die Chance der eigenen Schlagzeile dann: { $chances }.
   *[other] { $headlines }. Die Chancen der eigenen Schlagzeilen dann: { $chances }.
 }
fip-why-any = so bringen die Schlagzeilen die meisten Spielsteine.
fip-why-enter = { $bonus ->
    [0] { $delegates ->
        [one] ein Wahlmann
       *[other] { $delegates } Wahlmänner
     } für einen Spielstein, und von dort geht es am besten weiter.
   *[other] { $delegates ->
        [one] ein Wahlmann
       *[other] { $delegates } Wahlmänner
     } und eine Bonuskarte für einen Spielstein, und von dort geht es am besten weiter.
 }
fip-why-outbid = { $delegates ->
    [one] ein Wahlmann
   *[other] { $delegates } Wahlmänner
 } für { $cubes } Spielsteine, die zugleich ein Rivale verliert.
fip-why-hold = ein Spielstein mehr macht den Staat schwerer zu nehmen, und von dort geht es gut weiter.
fip-why-take = der Spielstein ist anderswo mehr wert.
fip-why-stop = nichts in Reichweite ist einen Spielstein wert.
fip-why-pick = das zählt am meisten gegen den stärksten Rivalen.
fip-why-character = alle Zahlen sind gleich gut; jede darf bei jedem Wurf gedreht werden.
fip-why-symbol = damit liegen die meisten Würfel auf einer Zahl.
fip-why-chance = { $percent } %

fip-entry-2 = { $a }, { $b }
fip-entry-3 = { $a }, { $b }, { $c }
fip-entry-4 = { $a }, { $b }, { $c }, { $d }
fip-entry-delegates = { $delegates ->
    [one] 1 Wahlmann
   *[other] { $delegates } Wahlmänner
 }
fip-entry-cost = { $cubes ->
    [one] 1 Spielstein
   *[other] { $cubes } Spielsteine
 }
fip-entry-own = gehört schon dazu, dann { $cubes } Spielsteine
fip-entry-outbid = überbietet { $other }
fip-entry-small = einfache Bonuskarte
fip-entry-big = starke Bonuskarte
fip-standing-empty = { $delegates ->
    [one] 1 Wahlmann, leer
   *[other] { $delegates } Wahlmänner, leer
 }
fip-standing-own = { $delegates ->
    [one] 1 Wahlmann, deiner ({ $cubes })
   *[other] { $delegates } Wahlmänner, deiner ({ $cubes })
 }
fip-standing-theirs = { $delegates ->
    [one] 1 Wahlmann, { $seat } ({ $cubes })
   *[other] { $delegates } Wahlmänner, { $seat } ({ $cubes })
 }

fip-won = { $seats } ist nominiert.
fip-won-california = { $seats } ist nominiert: gleich viele Wahlmänner, aber Kalifornien entscheidet.
fip-won-texas = { $seats } ist nominiert: gleich viele Wahlmänner, aber Texas entscheidet.
fip-won-florida = { $seats } ist nominiert: gleich viele Wahlmänner, aber Florida entscheidet.
fip-won-new-york = { $seats } ist nominiert: gleich viele Wahlmänner, aber New York entscheidet.
fip-shared = { $seats } teilen sich die Nominierung: gleich viele Wahlmänner, und niemand von ihnen hält einen der vier großen Staaten.
fip-final = { $places }
fip-final-place = { $place }. { $seat } ({ $delegates })

fip-no-seats = Das Spiel ist für 3 bis 5 Spieler; angegeben sind { $seats }.
fip-no-rounds = Eine Partie hat 1 bis 4 Runden, nicht { $rounds }.
fip-no-over = Die Vorwahlen sind vorbei.
fip-no-turn = { $seat } ist am Zug.
fip-no-wait = Du bist fertig; andere müssen noch { $asked }.
fip-not-now = Jetzt nicht. An der Reihe ist: { $asked }.
fip-no-card = Karte { $card } steht nicht zur Wahl.
fip-no-pile = Es gibt keinen Stapel der Stufe { $level }.
fip-no-own = Nur Würfel mit deiner eigenen Zahl { $own } lassen sich drehen, keine { $number }.
fip-no-die = Keiner der liegenden Würfel zeigt eine { $number }.
fip-no-side = { $number } ist keine andere Seite des Würfels.
fip-no-turn-second = Gedreht wird, bevor der erste Würfel gelegt ist.
fip-no-all-second = Ein Würfel ist schon gelegt; es folgt ein zweiter einzelner.
fip-no-room = Nur für einen Würfel ist noch Platz.
fip-no-so-many = { $count ->
    [0] Kein Würfel zeigt eine { $number }, also ist keiner zu drehen.
    [one] Ein Würfel zeigt eine { $number }: diesen drehen oder keinen.
   *[other] { $count } Würfel zeigen eine { $number }: einen bis { $count } davon drehen.
 }
fip-no-single = Nur ein Würfel zeigt eine { $number }: Lege zwei beliebige oder alle einer Zahl, die mindestens zweimal liegt.
fip-no-number = Ein Würfel hat die Zahlen 1 bis 6, nicht { $number }.
fip-no-state = { $state } ist nicht auf der Karte dieses Spiels.
fip-no-stay = Die Spielfigur steht schon in { $state }; dort wird nichts gelegt, bevor sie weitergezogen ist.
fip-no-border = { $state } grenzt nicht an { $from }.
fip-no-cubes = { $state } kostet { $cost }; du kannst { $budget } einsetzen.
fip-no-empty = Kein Staat ist leer, also gibt es keinen Flug.
fip-no-second-flight = Der eine Flug dieses Zugs ist verbraucht.
fip-no-landing = { $state } ist nicht leer; geflogen wird nur in leere Staaten.
fip-no-take-later = Spielsteine werden nur vor der ersten Bewegung zurückgenommen.
fip-no-take = Dein Vorrat reicht für alles, was du einsetzen darfst; es wird nichts zurückgenommen.
fip-no-own-cube = In { $state } liegt kein Spielstein von dir.
fip-no-honey = Die Hey-Schatz-Karte lässt { $state } nicht zu.

fip-log-starts = { $seat } hat die Startspielerkarte.
fip-log-dealt = { $seat } ist { $character }: { $attribute } { $type } ({ $attribute-die } und { $type-die }).
fip-log-chose = { $seat } wählt: { $card }.
fip-log-honey = Deine Hey-Schatz-Karte: { $card }
fip-log-honeys-dealt = Alle bekommen verdeckt eine Hey-Schatz-Karte.
fip-log-round = Runde { $round } von { $of }.
fip-log-drew = Du ziehst von Stufe { $level }: { $card } ({ $needs })
fip-log-drew-hidden = { $seat } zieht eine Schlagzeilenkarte der Stufe { $level }.
fip-log-refilled = Der Stapel der Stufe { $level } ist leer: Seine abgelegten Karten werden gemischt.
fip-log-rolled = { $seat } würfelt { $dice }.
fip-log-turned = { $seat } dreht eine { $from } auf { $to }.
fip-log-placed = { $count ->
    [one] { $seat } legt eine { $number }: { $group }.
   *[other] { $seat } legt { $count } Würfel mit der Zahl { $number }: { $group }.
 }
fip-log-dice-done = Zwanzig Würfel liegen; auf den Gruppen 1 bis 6 sind es { $groups }.
fip-log-named = { $seat } wählt für „Beliebige Würfelzahl“ die { $number }.
fip-log-met = { $cubes ->
    [one] { $seat }: „{ $card }“ ({ $needs }) ist erfüllt und bringt einen Spielstein.
   *[other] { $seat }: „{ $card }“ ({ $needs }) ist erfüllt und bringt { $cubes } Spielsteine.
 }
fip-log-missed = { $seat }: „{ $card }“ ({ $needs }) ist nicht erfüllt.
fip-log-allowed = { $cubes ->
    [one] { $seat } darf einen Spielstein einsetzen, den für die Runde.
   *[other] { $seat } darf { $cubes } Spielsteine einsetzen, davon { $round } für die Runde.
 }
fip-log-took-back = { $left ->
    [0] { $seat } nimmt einen Spielstein aus { $state } zurück; der Staat ist jetzt leer.
    [one] { $seat } nimmt einen Spielstein aus { $state } zurück; dort bleibt einer.
   *[other] { $seat } nimmt einen Spielstein aus { $state } zurück; dort bleiben { $left }.
 }
fip-log-went = { $cubes ->
    [one] { $seat } zieht für einen Spielstein nach { $state }.
   *[other] { $seat } zieht für { $cubes } Spielsteine nach { $state }.
 }
fip-log-added = { $seat } zieht nach { $state } und legt einen Spielstein dazu.
fip-log-outbid = { $seat } zieht für { $cubes } Spielsteine nach { $state }; { $other } bekommt { $home } zurück.
fip-log-flew = { $seat } fliegt nach { $state }.
fip-log-stopped = { $lost ->
    [0] { $seat } hat die Bewegung beendet.
    [one] { $seat } hört auf; ein erlaubter Spielstein verfällt.
   *[other] { $seat } hört auf; { $lost } erlaubte Spielsteine verfallen.
 }
fip-log-small = { $seat } zieht eine einfache Bonuskarte: { $die }.
fip-log-big = { $seat } zieht eine starke Bonuskarte: { $card }.
fip-log-no-small = { $seat } hat drei einfache Bonuskarten; { $count } weitere verdient, keine gezogen.
fip-log-no-big = { $seat } hat drei starke Bonuskarten; { $count } weitere verdient, keine gezogen.
fip-log-discarded = Alle Schlagzeilenkarten werden abgelegt.
fip-log-card-passes = Die Startspielerkarte geht an { $seat }.
fip-log-honey-shown = { $seat } deckt auf: { $card }. { $effect }
fip-log-honey-placed = { $seat } legt in { $state } einen Spielstein ab.
fip-log-honey-placed-from = { $seat } versetzt einen Spielstein von { $from } nach { $state }.
fip-log-honey-removed = { $seat } entfernt den Spielstein von { $other } aus { $state }.
fip-log-honey-converted = { $seat } ersetzt den Spielstein von { $other } in { $state } durch einen aus dem Vorrat.
fip-log-honey-converted-from = { $seat } ersetzt den Spielstein von { $other } in { $state } durch einen aus { $from }.
fip-log-honey-swapped = { $seat } vertauscht die Spielsteine von { $state } und { $second }.
fip-log-honey-doubled = { $seat }: { $state } zählt doppelt, { $delegates } Wahlmänner.
fip-log-honey-lapsed = { $seat }: { $card }. Nichts zu machen, die Karte verfällt.
fip-log-counted = { $delegates ->
    [one] { $seat }: ein Wahlmann.
   *[other] { $seat }: { $delegates } Wahlmänner.
 }

fip-die-voters = für die Wähler
fip-pile-1 = Schlagzeilenkarte der Stufe 1, ihre Nummer
fip-pile-2 = Schlagzeilenkarte der Stufe 2, ihre Nummer
fip-pile-3 = Schlagzeilenkarte der Stufe 3, ihre Nummer
fip-pile-small = Einfache Bonuskarte
fip-pile-big = Starke Bonuskarte
fip-pile-character = Charakterkarte
fip-pile-attribute = Attributkarte, ihre Nummer
fip-pile-type = Typkarte, ihre Nummer
fip-pile-honey = Hey-Schatz-Karte, ihre Nummer
fip-pile-start = Startspieler, die Plätze von 1 an gezählt

idiot-seat-1 = Blau
idiot-seat-2 = Rot
idiot-seat-3 = Grün
idiot-seat-4 = Gelb
idiot-seat-5 = Schwarz
