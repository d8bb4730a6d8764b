presidential-name = The Presidential Game
presidential-line = Zwei Parteien ringen mit Wahlkampf und Spenden um 270 Wahlmänner.
presidential-seat-1 = Demokraten
presidential-seat-2 = Republikaner

presidential-guide-1 = Das Ziel: Bis zur Wahlnacht Staaten mit 270 der 538 Wahlmänner gewinnen. Jeder Staat ist anfangs offen; wer Stimmen dort liegen hat, hält ihn.
presidential-guide-2 = Eine Woche: Jedes Team hat einen Zug in der Woche: Wahlkampf oder Spendensammeln.
presidential-guide-3 = Wahlkampf: Drei Staaten ankündigen, dann drei Würfel werfen. Jeder Würfel geht an einen davon. Deine Stimmen entfernen zuerst die des Gegners, eine für eine; was übrig ist, wird gelegt.
presidential-guide-4 = Spendensammeln: Kalifornien, New York, Florida oder Texas wählen und zwei Würfel werfen. Mindestens die Hälfte der Stimmen bleibt dort, die anderen gehen, wohin du willst. Du ziehst eine Politikkarte.
presidential-guide-5 = Karten: Eine neue Karte sofort benutzen oder für das Ende eines späteren Zuges behalten, eine je Zug. Manche werden sofort gespielt, und nicht alle sind freundlich.
presidential-guide-6 = Wahlnacht: Um offene Staaten wird gewürfelt. 270 gewinnen; 269 zu 269 ist unentschieden, wenn nicht vereinbart ist, dass das Repräsentantenhaus entscheidet.
presidential-guide-7 = An diesem Tisch: Gold ist, was du anklicken kannst. Kreise sind Demokraten, Quadrate Republikaner; die Zahl sagt, mit wie vielen Stimmen. Ein Klick auf Unerlaubtes sagt, warum.

tpg-democrats = Demokraten
tpg-republicans = Republikaner
tpg-democrats-dative = Demokraten
tpg-republicans-dative = Republikanern

option-presidential-weeks = Wochen bis zur Wahl
option-presidential-weeks-help = Jedes Team hat einen Zug pro Woche; 15 Wochen dauern etwa eine Stunde.
option-presidential-apportionment = Wahlmänner
option-presidential-apportionment-help = Wie viele Wahlmänner jeder Staat stellt. Die Zahlen des Regelhefts sind die von 2012 bis 2020.
option-presidential-apportionment-2012-2020 = 2012 bis 2020
option-presidential-apportionment-2024-2028 = 2024 bis 2028
option-presidential-tie = 269 zu 269
option-presidential-tie-help = Was ein Gleichstand bedeutet.
option-presidential-tie-tie = unentschieden
option-presidential-tie-house = das Repräsentantenhaus entscheidet
option-presidential-neutral = Offene Staaten am Ende
option-presidential-neutral-help = In welcher Reihenfolge um sie gewürfelt wird.
option-presidential-neutral-fixed = die größten zuerst
option-presidential-neutral-chosen = das Team mit weniger Wahlmännern wählt
option-presidential-cards = Politikkarten
option-presidential-cards-help = Mit Karten zieht man beim Spendensammeln eine; ohne bringt es nur Stimmen.
option-presidential-own_cards = Eigene Karten
option-presidential-own_cards-help = Bis zu 40 Karten, die eingemischt werden. Beide Teams können sie vor dem Spiel und währenddessen lesen.

tpg-write = Karte { $number }
tpg-write-new = Karte schreiben
tpg-write-kind = Wirkung
tpg-write-kind-gain = Eigener Gewinn
tpg-write-kind-hit = Das andere Team verliert
tpg-write-kind-penalty = Eigener Verlust, immer sofort
tpg-write-kind-add = Stimmen in genannten Staaten
tpg-write-kind-add_one_of = Stimmen in einem Staat nach Wahl
tpg-write-kind-spread = Je eine Stimme in mehreren Staaten nach Wahl
tpg-write-kind-roll = Würfeln, das Ergebnis in einem genannten Staat
tpg-write-kind-roll_one_of = Staat wählen, würfeln, das Ergebnis dort
tpg-write-kind-shore_up = Stimmen in jedem eigenen Staat
tpg-write-kind-contest = Stimmen in einem Staat des anderen Teams
tpg-write-kind-open = Stimmen in einem offenen Staat
tpg-write-kind-catch_up = Stimmen in einem Staat, bei Rückstand mehr
tpg-write-kind-move = Stimmen von einem Staat in einen anderen
tpg-write-kind-take = Das andere Team verliert in genannten Staaten
tpg-write-kind-take_one_of = Das andere Team verliert in einem Staat nach Wahl
tpg-write-kind-swing = Das andere Team verliert in genannten Staaten, dort eine eigene dazu
tpg-write-kind-lose = Verlust in genannten Staaten
tpg-write-kind-lose_one_of = Verlust in einem Staat nach Wahl
tpg-write-kind-lose_most = Verlust dort, wo die meisten Stimmen liegen
tpg-write-kind-lose_each = Verlust in jedem eigenen Staat
tpg-write-votes = Stimmen
tpg-write-extra = Mehr bei Rückstand
tpg-write-states = Staaten
tpg-write-several = Staaten wählen
tpg-write-among = Staaten
tpg-write-among-these = diese Staaten
tpg-write-among-any = alle Staaten
tpg-write-among-northeast = der Nordosten
tpg-write-among-midwest = der Mittlere Westen
tpg-write-among-south = der Süden
tpg-write-among-west = der Westen
tpg-write-text = Text
tpg-write-immediate = Wann
tpg-write-immediate-off = darf behalten werden
tpg-write-immediate-on = sofort zu spielen
tpg-cards-own = Für diesen Tisch geschrieben

tpg-area-race = Das Rennen
tpg-area-map = Die Karte
tpg-area-dice = Würfel
tpg-area-hand = Karten auf der Hand
tpg-area-score = Wertungsbogen
tpg-area-deck = Stapel
tpg-area-regions = Regionen
tpg-race = Wahlmänner
tpg-dice = Würfel
tpg-hand = { $team }: Karten auf der Hand
tpg-deck = Politikkarten
tpg-last-card = Zuletzt genutzte Karte
tpg-score = Wertungsbogen
tpg-score-week = Woche
tpg-score-team = Team
tpg-score-plus = { $letter } +
tpg-score-minus = { $letter } −
tpg-score-total = { $letter } Stand
tpg-score-rolls = Offene Staaten

tpg-fact-chips = { $chips ->
    [one] eine Stimme im Vorrat
   *[other] { $chips } Stimmen im Vorrat
 }
tpg-fact-cards = { $cards ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $cards } Karten
 }
tpg-fact-first = beginnt jede Woche

tpg-immediate = Sofort spielen
tpg-own-card = selbst geschrieben
tpg-own-title = „{ $text }“

tpg-headline-week = Woche { $week } von { $of } · { $team }
tpg-headline-election = Wahlnacht
tpg-chapter-week = Woche { $number }
tpg-chapter-night = Nacht
tpg-headline-over = Die Wahl ist entschieden

tpg-waiting = { $team }: { $asked }
tpg-asked-choose = Wahlkampf oder Spendensammeln wählen
tpg-asked-announce = drei Staaten ankündigen
tpg-asked-roll = würfeln
tpg-asked-new-card = die gezogene Karte nutzen oder behalten
tpg-asked-allot = die Stimmen verteilen
tpg-asked-old-card = eine Karte nutzen oder den Zug beenden
tpg-asked-pick = einen Staat für die Karte wählen
tpg-asked-move = sagen, wie viele Stimmen die Karte verschiebt
tpg-asked-count = die Wahlnacht beginnen
tpg-asked-decide = den nächsten offenen Staat wählen
tpg-asked-over = nichts mehr, die Wahl ist vorbei

tpg-ask-choose = Wahlkampf oder Spenden?
tpg-ask-choose-detail = Wahlkampf: den ersten von drei Staaten wählen, ein Würfel für jeden. Oder Spenden in einem von vieren: zwei Würfel und eine Karte.
tpg-ask-choose-detail-plain = Wahlkampf: den ersten von drei Staaten wählen, ein Würfel für jeden. Oder Spenden in einem von vieren mit zwei Würfeln.
tpg-ask-announce = { $number ->
    [1] Erster Staat?
    [2] Zweiter Staat?
   *[other] Dritter Staat?
 }
tpg-ask-announce-detail = Vor dem Wurf werden drei verschiedene Staaten angekündigt.
tpg-ask-announce-so-far = Bisher: { $states }.
tpg-ask-roll = Würfeln?
tpg-ask-roll-campaign = Drei Würfel für { $states }. Bis dahin lässt sich alles zurücknehmen.
tpg-ask-roll-funds = Zwei Würfel in { $state }. Mindestens die Hälfte der Stimmen bleibt dort.
tpg-ask-new-card = { $card }: jetzt nutzen oder behalten?
tpg-ask-allot = Welcher Würfel wohin?
tpg-ask-allot-detail = Je ein Würfel für { $states }.
tpg-ask-vote = { $left ->
    [one] Wohin geht die letzte Stimme?
   *[other] Noch { $left } Stimmen: wohin geht die nächste?
 }
tpg-ask-vote-detail = Jeder Staat ist möglich, auch { $state }.
tpg-ask-old-card = Vor dem Ende des Zugs eine Karte nutzen?
tpg-ask-old-card-detail = Eine Karte pro Zug.
tpg-ask-pick = { $left ->
    [one] { $card }: in welchem Staat?
   *[other] { $card }: in welchem Staat? Noch { $left } zu wählen.
 }
tpg-ask-pick-from = { $card }: Stimmen aus welchem Staat?
tpg-ask-pick-to = { $card }: Stimmen in welchen Staat?
tpg-ask-move = { $card }: wie viele Stimmen von { $from } nach { $to }?
tpg-ask-move-detail = Eine Stimme bis { $most }.
tpg-ask-count = Die Wochen sind um. Beginnt die Wahlnacht?
tpg-ask-count-detail = { $neutral ->
    [0] Kein Staat ist offen.
    [one] Um einen offenen Staat wird gewürfelt.
   *[other] Um { $neutral } offene Staaten wird gewürfelt.
 }
tpg-ask-decide = { $team }: welcher offene Staat ist der nächste?
tpg-ask-decide-detail = { $neutral ->
    [one] Einer ist übrig.
   *[other] { $neutral } sind übrig.
 }

tpg-do-campaign = Wahlkampf
tpg-do-campaign-detail = die drei Staaten kommen als Nächstes
tpg-do-fundraise = Spenden sammeln in { $state }
tpg-do-announce = { $state }
tpg-do-roll = Würfeln
tpg-do-allot = { $pips } nach { $state }
tpg-do-vote = { $state }
tpg-do-use = { $card } nutzen
tpg-do-keep = Behalten
tpg-do-done = Zug beenden
tpg-do-pick = { $state }
tpg-do-move = { $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen
 }
tpg-do-count = Wahlnacht beginnen
tpg-do-decide = { $state }

tpg-standing-neutral = { $electoral } Wahlmänner, offen
tpg-standing-own = { $electoral } Wahlmänner, eigener Vorsprung { $votes }
tpg-standing-theirs = { $electoral } Wahlmänner, gegnerischer Vorsprung { $votes }
tpg-outlook-stays = { $from } auf { $to }, bleibt
tpg-outlook-takes = { $from } auf { $to }, gewonnen
tpg-outlook-neutral = { $from } auf 0, offen
tpg-outlook-short = { $from } auf { $to }, noch gegnerisch
tpg-outlook-move = { $from } { $left }; { $to } { $arrived }

tpg-why-campaign = drei Staaten mit je einem durchschnittlichen Würfel versprechen etwa { $votes } Wahlmänner.
tpg-why-fundraise = Stimmen hier, einzelne dort, wo sie am meisten bewirken, und eine Karte versprechen etwa { $votes } Wahlmänner.
tpg-why-fundraise-plain = Stimmen hier und einzelne dort, wo sie am meisten bewirken, versprechen etwa { $votes } Wahlmänner.
tpg-why-secure = { $votes ->
    [one] { $electoral } Wahlmänner, gehalten von einer einzigen Stimme: Ein Würfel macht sie sicherer.
   *[other] { $electoral } Wahlmänner, gehalten mit { $votes }: Ein Würfel macht sie sicherer.
 }
tpg-why-free = { $electoral } Wahlmänner, die jeder Würfel holt.
tpg-why-take = eine { $least ->
    [6] 6
   *[other] { $least } oder mehr
 } holt { $electoral } Wahlmänner ({ $percent } %).
tpg-why-long-shot = nur { $percent } %, aber { $electoral } Wahlmänner: Das verspricht mehr als { $other } mit { $others } bei { $better } %.
tpg-why-wear-down = kein Würfel holt den Staat sofort, aber { $electoral } näher gerückte Wahlmänner versprechen mehr als { $other } mit { $others } bei { $better } %.
tpg-why-takes = holt { $electoral } Wahlmänner.
tpg-why-levels = gleicht den Staat aus: { $electoral } Wahlmänner weniger für die Gegenseite.
tpg-why-firmer = { $electoral } Wahlmänner, dann gehalten mit { $votes }.
tpg-why-closer = { $electoral } Wahlmänner, dann nur noch { $votes } im Rückstand.
tpg-why-nothing = es sind keine Stimmen mehr im Vorrat.
tpg-why-use = jetzt gespielt verspricht sie etwa { $votes } Wahlmänner.
tpg-why-wait = eine Karte brächte jetzt wenig; ein besserer Tag kann kommen.
tpg-why-pick = hier bewegt sie, soweit absehbar, die meisten Wahlmänner.
tpg-why-move = so viele bringen in beiden Staaten zusammen am meisten.
tpg-why-decide = { $electoral } Wahlmänner: das Größte zuerst.

tpg-won = Sieg der { $team }.
tpg-won-by-house = 269 zu 269: das Repräsentantenhaus wählt die { $team }.
tpg-tied = Unentschieden.
tpg-final = { $democrats } zu { $republicans } Wahlmänner

# Was Karten bewirken. „Effect“ liest ein Team auf der eigenen Karte, „told“ sagen der Verlauf und das andere Team davon.
# $where ist any, list oder region; $states verbindet Staaten mit „und“, $either mit „oder“.
tpg-in-northeast = im Nordosten
tpg-in-midwest = im Mittleren Westen
tpg-in-south = im Süden
tpg-in-west = im Westen
tpg-in-district = dem District of Columbia
tpg-listed-district = District of Columbia
tpg-comma = { $front }, { $last }
tpg-either = { $front } oder { $last }

tpg-effect-add = { $count ->
    [one] { $votes ->
        [one] Eine Stimme
       *[other] { $votes } Stimmen
     }
   *[other] Je { $votes ->
        [one] eine Stimme
       *[other] { $votes } Stimmen
     }
 } dazu in { $states }.
tpg-effect-add-one-of = { $votes ->
    [one] Eine Stimme
   *[other] { $votes } Stimmen
 } dazu in { $where ->
    [any] einem frei gewählten Staat
    [list] einem dieser Staaten, frei gewählt: { $either }
   *[region] einem frei gewählten Staat { $region }
 }.
tpg-effect-spread = { $votes ->
    [one] Eine Stimme dazu in { $where ->
        [any] einem frei gewählten Staat
        [list] einem dieser Staaten, frei gewählt: { $either }
       *[region] einem frei gewählten Staat { $region }
     }
   *[other] Je eine Stimme dazu in { $where ->
        [any] { $votes } verschiedenen, frei gewählten Staaten
        [list] { $votes } dieser Staaten, frei gewählt: { $states }
       *[region] { $votes } verschiedenen, frei gewählten Staaten { $region }
     }
 }.
tpg-effect-roll = In { $states } so viele Stimmen dazu, wie ein Würfel zeigt.
tpg-effect-roll-one-of = Zuerst { $where ->
    [any] einen Staat
    [list] { $either }
   *[region] einen Staat { $region }
 } wählen, dann würfeln: dort so viele Stimmen dazu, wie der Würfel zeigt.
tpg-effect-take = Das gegnerische Team verliert { $count ->
    [one] {""}
   *[other] je{" "}
 }{ $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen (oder alle, wenn es weniger sind)
 } in { $states }.
tpg-effect-take-one-of = Das gegnerische Team verliert { $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen (oder alle, wenn es weniger sind)
 } in { $where ->
    [any] einem frei gewählten Staat
    [list] einem dieser Staaten, frei gewählt: { $either }
   *[region] einem frei gewählten Staat { $region }
 }.
tpg-effect-swing = In { $states } verliert das gegnerische Team { $count ->
    [one] {""}
   *[other] je{" "}
 }{ $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen (oder alle, wenn es weniger sind)
 }; dann kommt dort { $count ->
    [one] {""}
   *[other] je{" "}
 }eine eigene dazu.
tpg-effect-move = { $votes ->
    [one] Eine eigene Stimme
   *[other] Bis zu { $votes } eigene Stimmen
 } { $where ->
    [any] von einem Staat in einen anderen verschieben
    [list] von einem dieser Staaten in einen anderen davon verschieben: { $states }
   *[region] von einem Staat { $region } in einen anderen Staat { $region } verschieben
 }.
tpg-effect-shore-up = { $votes ->
    [one] Eine Stimme
   *[other] { $votes } Stimmen
 } dazu in jedem { $where ->
    [any] Staat, den das eigene Team hält
    [list] dieser Staaten, den das eigene Team hält: { $states }
   *[region] Staat, den das eigene Team { $region } hält
 }.
tpg-effect-contest = { $votes ->
    [one] Eine Stimme
   *[other] { $votes } Stimmen
 } dazu in { $where ->
    [any] einem frei gewählten Staat, den das gegnerische Team hält
    [list] einem frei gewählten unter diesen Staaten, sofern ihn das gegnerische Team hält: { $either }
   *[region] einem frei gewählten Staat { $region }, den das gegnerische Team hält
 }.
tpg-effect-open = { $votes ->
    [one] Eine Stimme
   *[other] { $votes } Stimmen
 } dazu in { $where ->
    [any] einem frei gewählten offenen Staat
    [list] einem frei gewählten offenen unter diesen Staaten: { $either }
   *[region] einem frei gewählten offenen Staat { $region }
 }.
tpg-effect-catch-up = { $votes ->
    [one] Eine Stimme
   *[other] { $votes } Stimmen
 } dazu ({ $more }, wenn das eigene Team an Wahlmännern im Rückstand ist) in { $where ->
    [any] einem frei gewählten Staat
    [list] einem dieser Staaten, frei gewählt: { $either }
   *[region] einem frei gewählten Staat { $region }
 }.
tpg-effect-lose = Das eigene Team verliert { $count ->
    [one] {""}
   *[other] je{" "}
 }{ $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen (oder alle, wenn es weniger sind)
 } in { $states }.
tpg-effect-lose-one-of = Das eigene Team verliert { $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen (oder alle, wenn es weniger sind)
 } in { $where ->
    [any] einem frei gewählten Staat
    [list] einem dieser Staaten, frei gewählt: { $either }
   *[region] einem frei gewählten Staat { $region }
 }.
tpg-effect-lose-most = Das eigene Team verliert { $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen (oder alle, wenn es weniger sind)
 } in dem Staat, in dem es die meisten hat; bei Gleichstand wählt es einen davon.
tpg-effect-lose-each = Das eigene Team verliert { $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen (oder alle, wenn es weniger sind)
 } in jedem { $where ->
    [any] Staat, den es hält
    [list] dieser Staaten, den es hält: { $states }
   *[region] Staat, den es { $region } hält
 }.

tpg-told-add = { $count ->
    [one] {""}
   *[other] je{" "}
 }{ $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen
 } dazu in { $states }.
tpg-told-add-one-of = { $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen
 } dazu in { $where ->
    [any] einem frei gewählten Staat
    [list] einem dieser Staaten, frei gewählt: { $either }
   *[region] einem frei gewählten Staat { $region }
 }.
tpg-told-spread = { $votes ->
    [one] eine Stimme dazu in { $where ->
        [any] einem frei gewählten Staat
        [list] einem dieser Staaten, frei gewählt: { $either }
       *[region] einem frei gewählten Staat { $region }
     }
   *[other] je eine Stimme dazu in { $where ->
        [any] { $votes } verschiedenen, frei gewählten Staaten
        [list] { $votes } dieser Staaten, frei gewählt: { $states }
       *[region] { $votes } verschiedenen, frei gewählten Staaten { $region }
     }
 }.
tpg-told-roll = in { $states } so viele Stimmen dazu, wie ein Würfel zeigt.
tpg-told-roll-one-of = zuerst { $where ->
    [any] einen Staat
    [list] { $either }
   *[region] einen Staat { $region }
 } wählen, dann würfeln: dort so viele Stimmen dazu, wie der Würfel zeigt.
tpg-told-take = die { $other } verlieren { $count ->
    [one] {""}
   *[other] je{" "}
 }{ $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen (oder alle, wenn es weniger sind)
 } in { $states }.
tpg-told-take-one-of = die { $other } verlieren { $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen (oder alle, wenn es weniger sind)
 } in { $where ->
    [any] einem von den { $chooser } gewählten Staat
    [list] einem dieser Staaten, von den { $chooser } gewählt: { $either }
   *[region] einem von den { $chooser } gewählten Staat { $region }
 }.
tpg-told-swing = in { $states } verlieren die { $other } { $count ->
    [one] {""}
   *[other] je{" "}
 }{ $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen (oder alle, wenn es weniger sind)
 }; dann legen die { $team } dort { $count ->
    [one] {""}
   *[other] je{" "}
 }eine Stimme dazu.
tpg-told-move = { $votes ->
    [one] eine eigene Stimme
   *[other] bis zu { $votes } eigene Stimmen
 } { $where ->
    [any] von einem Staat in einen anderen verschieben
    [list] von einem dieser Staaten in einen anderen davon verschieben: { $states }
   *[region] von einem Staat { $region } in einen anderen Staat { $region } verschieben
 }.
tpg-told-shore-up = { $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen
 } dazu in jedem { $where ->
    [any] Staat, den sie halten
    [list] dieser Staaten, den sie halten: { $states }
   *[region] Staat, den sie { $region } halten
 }.
tpg-told-contest = { $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen
 } dazu in { $where ->
    [any] einem frei gewählten Staat, den die { $other } halten
    [list] einem frei gewählten unter diesen Staaten, sofern ihn die { $other } halten: { $either }
   *[region] einem frei gewählten Staat { $region }, den die { $other } halten
 }.
tpg-told-open = { $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen
 } dazu in { $where ->
    [any] einem frei gewählten offenen Staat
    [list] einem frei gewählten offenen unter diesen Staaten: { $either }
   *[region] einem frei gewählten offenen Staat { $region }
 }.
tpg-told-catch-up = { $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen
 } dazu ({ $more }, wenn sie an Wahlmännern im Rückstand sind) in { $where ->
    [any] einem frei gewählten Staat
    [list] einem dieser Staaten, frei gewählt: { $either }
   *[region] einem frei gewählten Staat { $region }
 }.
tpg-told-lose = sie verlieren { $count ->
    [one] {""}
   *[other] je{" "}
 }{ $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen (oder alle, wenn es weniger sind)
 } in { $states }.
tpg-told-lose-one-of = sie verlieren { $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen (oder alle, wenn es weniger sind)
 } in { $where ->
    [any] einem frei gewählten Staat
    [list] einem dieser Staaten, frei gewählt: { $either }
   *[region] einem frei gewählten Staat { $region }
 }.
tpg-told-lose-most = sie verlieren { $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen (oder alle, wenn es weniger sind)
 } in dem Staat, in dem sie die meisten haben; bei Gleichstand wählen sie einen davon.
tpg-told-lose-each = sie verlieren { $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen (oder alle, wenn es weniger sind)
 } in jedem { $where ->
    [any] Staat, den sie halten
    [list] dieser Staaten, den sie halten: { $states }
   *[region] Staat, den sie { $region } halten
 }.
tpg-card-of = Für die { $team }: { $effect }

tpg-no-seats = Gespielt wird von zwei Teams mit je einem Platz; angegeben sind { $seats }.
tpg-no-weeks = Bis zur Wahl sind es 1 bis 30 Wochen, nicht { $weeks }.
tpg-no-over = Die Wahl ist entschieden.
tpg-no-turn = Am Zug sind die { $team }.
tpg-no-funds = Spenden werden nur in Kalifornien, New York, Florida oder Texas gesammelt, nicht in { $state }.
tpg-no-twice = { $state } ist schon angekündigt.
tpg-no-roll-yet = Vor dem Wurf werden drei Staaten angekündigt; bisher { $count }.
tpg-no-fourth = Drei Staaten sind schon angekündigt.
tpg-no-visit = { $state } wurde nicht angekündigt.
tpg-served = { $state } hat schon seinen Würfel.
tpg-no-die = Kein übriger Würfel zeigt { $pips }.
tpg-no-card-now = Jetzt kann nur die eben gezogene Karte genutzt werden, nicht Karte { $card }.
tpg-no-fresh-card = Karte { $card } wurde in diesem Zug gezogen; sie wartet auf einen späteren.
tpg-no-such-card = Karte { $card } ist nicht auf der Hand.
tpg-no-second-card = In diesem Zug wurde schon eine Karte genutzt.
tpg-no-effect-there = In { $state } würde nichts geschehen.
tpg-not-among = Die Karte lässt { $state } nicht zu.
tpg-not-most = { $state } ist kein Staat, in dem das Team die meisten Stimmen hat.
tpg-no-so-many = Aus { $state } verschiebt die Karte eine bis { $most } Stimmen.
tpg-not-neutral = { $state } ist nicht offen.
tpg-not-now = Nicht jetzt. Gefragt ist: { $asked }.

tpg-own-many = Höchstens { $most } eigene Karten.
tpg-own-without-cards = Eigene Karten brauchen die Politikkarten.
tpg-own-text = Eigene Karte { $number }: der Text hat 1 bis 200 Zeichen in einer Zeile, alle sichtbar.
tpg-own-votes = Eigene Karte { $number }: 1 bis 10 Stimmen, und bei je einer nicht mehr, als es Staaten gibt.
tpg-own-extra = Eigene Karte { $number }: mindestens eine Stimme mehr, zusammen höchstens 10.
tpg-own-states = Eigene Karte { $number }: ein bis vier verschiedene Staaten.
tpg-own-among = Eigene Karte { $number }: eine Wahl aus 2 bis 12 verschiedenen Staaten, einer Region oder allen.
tpg-own-penalty = Eigene Karte { $number }: eine Strafe wird immer sofort gespielt.

tpg-log-first-roll = Wer beginnt? Demokraten { $democrats }, Republikaner { $republicans }.
tpg-log-first = Die { $team } beginnen.
tpg-log-week = Woche { $week } von { $of }.
tpg-log-campaigns = Die { $team } machen Wahlkampf.
tpg-log-fundraises = Die { $team } sammeln Spenden in { $state }.
tpg-log-announced = Die { $team } kündigen { $state } an.
tpg-log-rolled = Die { $team } würfeln { $dice }.
tpg-log-drew = Gezogen: { $card } (Nr. { $number }).
tpg-log-drew-hidden = Die { $team } ziehen eine Karte.
tpg-log-deck-empty = Der Stapel ist leer: keine Karte für die { $team }.
tpg-log-kept = Die { $team } behalten die Karte.
tpg-log-used = Die { $team } nutzen { $card } (Nr. { $number }): { $effect }
tpg-log-used-immediate = Die { $team } ziehen { $card } (Nr. { $number }), sofort gespielt: { $effect }
tpg-log-no-effect = { $card } bleibt ohne Wirkung.
tpg-log-card-roll = Die { $team } würfeln { $roll } für die Karte.
tpg-log-votes = { $team }: { $votes } in { $state }, Vorsprung jetzt { $net }.
tpg-log-votes-level = { $team }: { $votes } in { $state }, jetzt Gleichstand.
tpg-log-votes-short = { $team }: { $votes } in { $state }, Rückstand noch { $net }.
tpg-log-votes-wasted = { $team }: { $votes } in { $state }, davon { $wasted } mangels Vorrat verloren.
tpg-log-lifted = { $team }: { $count } weniger in { $state }, { $net ->
    [one] es bleibt eine
   *[other] es bleiben { $net }
 }.
tpg-log-turned = { $to } gewinnen { $state }: +{ $electoral }.
tpg-log-turned-from = { $to } gewinnen { $state } von den { $loser }: +{ $electoral } und −{ $electoral }.
tpg-log-turned-neutral = { $state } ist wieder offen: −{ $electoral } ({ $from }).
tpg-log-scored = Demokraten { $democrats }, Republikaner { $republicans }.
tpg-log-election = Wahlnacht: { $neutral ->
    [0] kein Staat ist offen.
    [one] ein Staat ist offen.
   *[other] { $neutral } Staaten sind offen.
 }
tpg-log-rolloff = { $state }: Demokraten würfeln { $democrats }, Republikaner { $republicans }.
tpg-log-house = Das Repräsentantenhaus stimmt nach Staaten ab: Demokraten { $democrats }, Republikaner { $republicans }.
tpg-log-shown = Die { $team } hatten noch: { $cards }.
tpg-log-over = Sieg der { $team }. Demokraten { $democrats }, Republikaner { $republicans }.
tpg-log-over-tied = Unentschieden, { $democrats } zu { $republicans }.

tpg-die-first = wer beginnt
tpg-die-campaign = für den Wahlkampf
tpg-die-fundraising = für die Spenden
tpg-die-card = für die Karte
tpg-die-rolloff = für einen offenen Staat
politics = gezogene Politikkarte, nach ihrer Nummer
