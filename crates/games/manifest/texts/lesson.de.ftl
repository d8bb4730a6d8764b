# Die Lektion nach den Namen ihrer Schritte, und ein Tipp für jede Art von Frage. Wörter zwischen Sternen sind fett.

lesson-bid-title = Was ist eine Heimat wert?
lesson-bid-do = *0 $* bieten.
lesson-bid-why = Geboten wird verdeckt, und alle zahlen. Zu dritt ist jede Heimat gut, und 60 $ kaufen im ersten Zug viel.
lesson-bid-look = Die Handkarten: drei zu Beginn, darunter eine Schicksalskarte.

lesson-home-title = Eine Heimat wählen
lesson-home-do = *Quebec* antippen.
lesson-home-why = Von der Heimat aus geht die Ausbreitung immer. Quebec liefert Pelze, und die Schicksalskarte schüttet Pelze aus.
lesson-home-look = Die Karte: Jedes Gebiet zeigt seine Güter und was es an Steinen kostet.

lesson-card-title = Eine Karte spielen
lesson-card-do = *Kauf von Louisiana* antippen.
lesson-card-why = Eine Schicksalskarte ist Ereignis und Ausschüttung zugleich: erst ein Stein, dann Geld für alle mit Pelzen. Noch hat sie niemand sonst.
lesson-card-look = Eine Ereigniskarte ist das eine oder das andere oder bloße Nachricht. Dann zählt nur ihre Nummer für die Reihenfolge.

lesson-purchase-title = Ein freies Gebiet
lesson-purchase-do = *Missouri, neu* antippen.
lesson-purchase-why = Auch Missouri liefert Pelze: Das zweite Gut einer Art bringt mehr als das erste. Eine neue Präsenz zählt ab dem Zugende und hebt dann den Gewinn um 5.
lesson-purchase-look = Bei jeder Wahl steht, ab wann sie zahlt: eine feste Präsenz sofort, eine neue ab der nächsten Runde.

lesson-enough-title = Den Rest behalten
lesson-enough-do = *Zug der Kartenphase beenden* antippen.
lesson-enough-why = Die Ausschüttungen der anderen Karten nützten nur den anderen. Drei Karten dürfen auf der Hand bleiben.
lesson-enough-look = Unter jeder Karte steht, was sie zahlen würde, hier und den besten anderen.

lesson-offers-title = Zusammenarbeit?
lesson-offers-do = *Kein Angebot* antippen.
lesson-offers-why = Virginia hat eine Führungskarte gespielt. Eine Anfrage wäre möglich, aber vielleicht kommt das Angebot von dort.
lesson-offers-look = Das Protokoll: George Washington macht die Einheit billiger.

lesson-accept-title = Eine Lizenz
lesson-accept-do = *Annehmen* antippen.
lesson-accept-why = 20 $ Nachlass auf die Einheit und ein freier Pionier, dafür die Hälfte an Virginia. Beide gewinnen, die dritte Seite nicht.
lesson-accept-look = Die Bedingungen stehen unter der Frage.

lesson-tokens-title = Kontrollsteine
lesson-tokens-do = *4 Steine* antippen.
lesson-tokens-why = Mit Steinen wird ausgebreitet, und sie kaufen Städte, Pioniere und Karten. Der Platz in der Reihenfolge begrenzt, wie viele es sein dürfen.
lesson-tokens-look = Geld, Gewinn und Steine stehen über der Karte.

lesson-progress-title = Ein Fortschritt
lesson-progress-do = *Einheit* antippen.
lesson-progress-why = Fortschritte sind Punkte: 15 davon bringen zusammen 30. Mit der Lizenz ist die Einheit billig, und sie schützt die Heimat.
lesson-progress-look = Die Tafel der Fortschritte: was wohin führt.

lesson-city-title = Eine Stadt
lesson-city-do = *Stadt in Quebec* antippen.
lesson-city-why = Eine Stadt hebt ihre Güter um einen Wert und ist schwer zu nehmen. Die erste kostet einen Stein, spätere mehr. Die meisten Städte bringen 2 Punkte.
lesson-city-look = Quebec: Die Stadt hebt die Pelze von Wert 1 auf 2. Eine Ausschüttung bringt dann 15 $ statt 5 $.

lesson-research-title = Forschung
lesson-research-do = *Mautstraße erforschen* antippen.
lesson-research-why = Der Pionier würfelt um eine nummerierte Stufe. Alle Stufen und ein Pionier sichern die Erfindung, die einer Seite zufällt oder zweien gemeinsam. Damit endet das Investieren.
lesson-research-look = Die Mautstraße hat zwei Stufen; der Würfel findet eine davon.

lesson-fur-title = Ausbreiten
lesson-fur-do = *Ontario* antippen, dann *Labrador*.
lesson-fur-why = Freie Nachbarn kosten hier einen Stein. Beide liefern Pelze: Vier einer Art zahlen weit mehr als vier einzelne Güter.
lesson-fur-look = Goldene Gebiete sind erreichbar; jedes sagt, wie.

lesson-timber-title = Der letzte Stein
lesson-timber-do = *Seeprovinzen* antippen.
lesson-timber-why = Behaltene Steine gehen nur in den Vorrat zurück. Jede neue Präsenz bringt 5 Gewinn, Zug für Zug.
lesson-timber-look = Der Gewinn wird bei der Abrechnung 50 $ betragen.

lesson-priority-title = Die Reihenfolge
lesson-priority-do = *Behalten* antippen.
lesson-priority-why = Einmal im Spiel erlaubt der Vorrang, den Platz zuerst zu wählen. Späte Plätze kaufen mehr Steine und wissen mehr, es eilt also nicht.
lesson-priority-look = Das Protokoll: Gewinne wurden gezahlt, Karten gezogen, und Quebec ist am meisten gewachsen.

lesson-end = Das war ein ganzer Zug: Karten, Investieren, Ausbreiten, Gewinn. *30 Punkte* oder die letzte Karte beenden das Spiel. Ab hier entscheiden die anderen selbst.

coach-md-q-bid = Alle zahlen ihr Gebot, das höchste wählt zuerst. *0 $* ist ein gutes Gebot für das erste Spiel.
coach-md-q-home = Von der Heimat aus geht es immer weiter. Gut ist eine, deren Gut die eigenen Karten zahlen.
coach-md-q-cards = Eine *Schicksalskarte* und beliebig viele andere. Unter jeder Ausschüttung steht, wem sie was zahlt.
coach-md-q-trade = Erst Steine, dann Stadt und Pionier: Früh ist es billig. Übriges Geld kauft *Fortschritte*, also Punkte.
coach-md-q-expand = Freies Land kostet ein bis drei Steine. Zwei oder drei *eines Gutes* zahlen mehr als je eines.
coach-md-q-position = Frühe Plätze kaufen weniger Steine; späte kaufen mehr und wissen mehr.
coach-md-q-offers = Eine Lizenz erlaubt eine fremde Führungskarte zur Hälfte des Nachlasses. Beide gewinnen.
coach-md-q-answer = Wer zahlt, bekommt billigere Fortschritte; wem die Führungskarte gehört, bekommt Geld.
coach-md-q-priority = Einmal im Spiel: Du wählst vor allen, die ihn nicht nutzen. Nutzen ihn mehrere, verbraucht ihn jeder.
coach-md-q-researched = Eine Erfindung zu sichern kostet einen Pionier. Niemand sonst bekommt sie dann.
coach-md-q-compose = Hinzufügen, was geboten wird, dann senden. Der Partner darf noch ablehnen.
coach-md-q-later-offer = Wer am Zug ist, darf mit einem Partner zusammenarbeiten; das Angebot kann auch von dir kommen.
coach-md-q-discard = Für eine Karte, die nichts mehr bringt. Zu viele auf der Hand kosten Gewinn.
coach-md-q-reroll-die = Am besten für einen Würfel, dessen Stufe du schon hast.
coach-md-q-call = Eine Stufe, die dir fehlt und die kein anderer Würfel zeigt.
coach-md-q-names = Was dort geschieht, sehen alle sofort; goldene Gebiete sind möglich.
coach-md-q-court = Oberster Gerichtshof hebt die Karte für alle auf. Wer passt, verrät seine Hand nicht.
coach-md-q-president = Präsident schützt nur dich. Wer passt, verrät seine Hand nicht.
coach-md-q-court-on-president = Oberster Gerichtshof macht jenen Präsidenten ungültig: Die Karte trifft doch.
coach-md-q-civil-war = Präsident wehrt ihn ab; Lincoln schickt ihn an den Absender zurück.
coach-md-q-bounced = Dagegen hilft jetzt nur noch Präsident.
coach-md-q-think-tank = Behalten, außer wenn ihre Epoche vorbei ist oder sie dir nichts zahlt.
coach-md-q-product = Vor der Wahl nachsehen, wer am meisten davon hat.
coach-md-q-region = Vor der Wahl nachsehen, wer dort am meisten hat.
coach-md-q-target = Meist die Person, die dem Sieg am nächsten ist.
coach-md-q-place = Neu bringt Gewinn, fest zählt sofort für Ausschüttungen.
coach-md-q-step = Stufen bringen eine Erfindung näher; zum Sichern braucht es alle.
coach-md-q-leader-steps = Am besten für eine Erfindung, der wenig fehlt.
coach-md-q-move-step = Ein Stein von einer Erfindung, die nicht fertig wird, kostet am wenigsten.
coach-md-q-sabotage = Eine Stufe der Person, die einer Erfindung am nächsten ist, schmerzt am meisten.
coach-md-q-lose = Städte bleiben. Ein einzelnes Gut zahlt weniger als eines von mehreren.
coach-md-q-profit-or-token = Gewinn zahlt jede Runde, also ist er früh am meisten wert.
coach-md-q-divest = Was veräußert wird, geht an andere. Behalte, was am meisten zahlt.
coach-md-q-divest-to = Wem es angeboten wird, der darf ablehnen.
coach-md-q-divest-answer = Es kostet nichts. Sieh nach, was ein Gut mehr dir zahlt.
coach-md-q-lift = Ein aufgenommener Stein darf in dieser Runde überall hin; sein Gebiet ist aufgegeben.
coach-md-q-banner = Alle Angriffswürfel werden neu geworfen, und der zweite Wurf gilt.
coach-md-q-rock = Alle Angriffswürfel werden neu geworfen, und der zweite Wurf gilt.
coach-md-q-banner-defence = Alle Verteidigungswürfel werden neu geworfen, und der zweite Wurf gilt.
coach-md-q-era = In der späteren Epoche verlieren die Führenden mehr Geld.
