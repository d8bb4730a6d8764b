# Die Lektion nach den Namen ihrer Schritte, und ein Tipp für jede Art von Frage. Wörter zwischen Sternen sind fett.

lesson-begin-title = Wahlkampf beginnen
lesson-begin-do = *Wahlkampf* antippen, dann *Ohio*.
lesson-begin-why = Jede Woche führt ein Team Wahlkampf, drei Würfel für drei Staaten, oder sammelt Spenden. Wahlkampf gewinnt schnell Staaten.
lesson-begin-look = Das Rennen über der Karte: 0 zu 0. *270* von 538 Wahlmännern gewinnen.

lesson-states-title = Zwei weitere Staaten
lesson-states-do = *Pennsylvania* antippen, dann *Florida*.
lesson-states-why = Vor dem Wurf werden drei verschiedene Staaten genannt. Alle drei sind leer und groß: Jeder Würfel gewinnt sie.
lesson-states-look = Die kleine Zahl neben dem Kürzel sagt, wie viele Wahlmänner der Staat hat.

lesson-roll-title = Würfeln
lesson-roll-do = *Würfeln* antippen.
lesson-roll-why = Bis hierher lässt sich alles zurücknehmen. Ab dem Wurf gilt es.
lesson-roll-look = Die drei angekündigten Staaten haben einen gestrichelten Rand und eine Fahne.

lesson-dice-title = Ein Würfel je Staat
lesson-dice-do = *6 nach Florida* antippen, dann *4 nach Pennsylvania*. Die 1 bleibt für Ohio.
lesson-dice-why = Jedes Auge ist eine Stimme, die im Staat liegt. Eine Stimme hält ihn, ist aber auch schnell weg: Das meiste geht dorthin, wo das meiste zu holen ist.
lesson-dice-look = Das Rennen: *67 zu 0*, wenn alle Würfel liegen.

lesson-answer-title = Die Antwort
lesson-answer-do = Noch einmal *Wahlkampf*: *Ohio*, *Michigan*, *North Carolina*.
lesson-answer-why = Die gegnerische 5 hat die einzelne Stimme in Ohio entfernt und 4 rote dagelassen. Ein Staat, der die Seite wechselt, zählt doppelt: 18 weniger hier, 18 mehr dort.
lesson-answer-look = Das Protokoll erzählt, was geschah. Quadrate sind rot, Kreise blau.

lesson-again-title = Noch ein Wurf
lesson-again-do = *Würfeln* antippen.
lesson-again-why = In Ohio liegt Rot 4 Stimmen vorn. Eine 5 oder 6 gewinnt den Staat, eine 4 gleicht aus.
lesson-again-look = In der Lektion stehen die Würfe fest; im freien Spiel sind sie zufällig.

lesson-turn-title = Einen Staat drehen
lesson-turn-do = *6 nach Ohio* antippen, dann *3 nach North Carolina*.
lesson-turn-why = Sechs Stimmen nehmen die vier roten weg und lassen zwei blaue da. Die anderen beiden Staaten sind leer: 3 und 2 genügen.
lesson-turn-look = Das Rennen: Aus 49 zu 72 wird *98 zu 54*.

lesson-funds-title = Spenden sammeln
lesson-funds-do = *Spenden sammeln in Kalifornien* antippen.
lesson-funds-why = Rot hat in Texas gesammelt. Das geht nur in vier Staaten: Kalifornien, New York, Florida, Texas. Zwei Würfel und eine Karte; mindestens die Hälfte der Stimmen bleibt dort.
lesson-funds-look = Texas: Dort liegen jetzt 8 Stimmen. Kein einzelner Würfel holt es zurück.

lesson-raise-title = Zwei Würfel und eine Karte
lesson-raise-do = *Würfeln* antippen.
lesson-raise-why = Die Summe der Würfel ist die Zahl der Stimmen. Die Hälfte, aufgerundet, geht nach Kalifornien.
lesson-raise-look = Mit dem Wurf kommt eine Politikkarte. Nur die eigene Seite sieht sie.

lesson-keep-title = Eine Karte für später
lesson-keep-do = *Behalten* antippen.
lesson-keep-why = Sie bringt 4 Stimmen in einem von vier Staaten. Am meisten nützt sie, wenn dort gerade angegriffen wurde. Am Ende jedes Zuges darf eine Karte eingesetzt werden.
lesson-keep-look = Die Hand: Dort warten Karten, bis sie eingesetzt werden.

lesson-spread-title = Vier Stimmen zu verteilen
lesson-spread-do = Je eine nach *New York*, *Illinois*, *New Jersey* und *Washington*.
lesson-spread-why = Eine einzige Stimme gewinnt einen leeren Staat. Sie hält nicht lange, kostet Rot aber Würfel. Andere Staaten gehen genauso.
lesson-spread-look = Das Rennen: jetzt *153*, mit diesen vier Staaten *228*. Dann fehlen noch 42 bis 270.

lesson-strike-title = Zurückschlagen
lesson-strike-do = *Wahlkampf* in *Florida*, *New York* und *Pennsylvania*, dann *Würfeln*.
lesson-strike-why = Rot hat Florida ausgeglichen und Pennsylvania und New York mit je einer Stimme genommen. Was an einer Stimme hängt, ist am billigsten zurückzuholen.
lesson-strike-look = Das Protokoll: Ein Staat bei null gehört niemandem.

lesson-place-title = Wieder die Würfel
lesson-place-do = *6 nach Florida* antippen, dann *4 nach New York*. Jede andere Verteilung geht auch.
lesson-place-why = Diesmal gewinnt jeder Würfel seinen Staat. Der größte geht dorthin, wo es aufs Halten ankommt.
lesson-place-look = Jede Wahl sagt vorher, was sie bewirkt: −1 auf +3, gewonnen.

lesson-card-title = Die Karte einsetzen
lesson-card-do = *Bowlingabend mit der Liga* antippen, dann *Pennsylvania*.
lesson-card-why = Pennsylvania hält mit nur zwei Stimmen. Vier mehr machen sechs: Ein einzelner Würfel gleicht dann höchstens aus und gewinnt es nie.
lesson-card-look = Dieses Spiel hat acht Wochen, ein gewöhnliches fünfzehn. Danach kommt die Wahlnacht: Um alles Unentschiedene wird gewürfelt.

lesson-end = Das ist alles: Wahlkampf, Spenden, Karten. Ab hier entscheidet der Bot selbst, und die Würfel sind frei. *270 gewinnen.*

coach-tpg-ask-choose = Neu hier? *Wahlkampf* gewinnt drei Staaten auf einmal. *Spenden* sichern einen und bringen eine Karte.
coach-tpg-ask-announce = Jeder Staat geht, auch gegnerische. Leere gewinnt jeder Würfel; Prozente gelten für einen Würfel.
coach-tpg-ask-roll = Die höchsten Würfel gehören den wichtigsten Staaten: Verteilt wird erst nach dem Wurf.
coach-tpg-ask-allot = Stimmen entfernen zuerst gegnerische, eins zu eins. Was übrig bleibt, hält den Staat.
coach-tpg-ask-vote = Eine einzige Stimme gewinnt einen leeren Staat. Mehrere an einem Ort halten ihn länger.
coach-tpg-ask-new-card = Eine behaltene Karte kann am Ende jedes späteren Zuges eingesetzt werden, eine je Zug.
coach-tpg-ask-old-card = Eine Karte je Zug. Warten kostet nichts.
coach-tpg-ask-pick = Die Karte sagt, was im gewählten Staat geschieht; goldene Staaten sind möglich.
coach-tpg-ask-move = Verschobene Stimmen fehlen im alten Staat: Neben jeder Zahl stehen beide Folgen.
coach-tpg-ask-count = Um unentschiedene Staaten wird einzeln gewürfelt.
