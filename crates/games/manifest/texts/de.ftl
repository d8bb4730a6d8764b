# What is asked, answered and refused.

md-seat = Spieler { $seat }
md-no-seats = Manifest Destiny wird zu dritt bis zu fünft gespielt, nicht zu { $seats }.
md-no-over = Das Spiel ist zu Ende.
md-no-answered = Die Antwort ist schon gegeben oder nicht gefragt.
md-no-turn = Am Zug: { $seats }.
md-no-bid = Ein Gebot ist ein Vielfaches von 5 $, höchstens die eigenen { $cash } $.
md-no-home = { $place } ist keine freie Heimat.
md-no-position = Platz { $position } ist nicht frei.
md-no-card = Karte { $card } ist nicht auf der Hand.
md-no-answer = { $card } kann auf diese Karte nicht antworten.
md-no-loss = { $place } kann hier nicht abgegeben werden.
md-no-divest = { $place } kann jetzt nicht veräußert werden.
md-no-taker = { $seat } darf dieses Gebiet nicht übernehmen.
md-no-second-research = Pro Runde wird nur ein Durchbruch erforscht.
md-only-claims = Nach der Forschung kann nur noch ein Anspruch erhoben werden.
md-no-lift = Kein weiterer Kontrollstein kann aufgenommen werden.
md-not-now = Jetzt nicht: { $asked }
md-no-era = { $card } gehört nicht zur laufenden Epoche.
md-no-second-destiny = { $card } wäre die zweite Schicksalskarte in einer Runde.
md-no-court = { $card } wird als Ereignis nur als Antwort auf eine andere Karte gespielt.
md-no-spy = { $card } findet niemanden: Alle anderen haben keine Karten oder sind geschützt.
md-no-condition = Die Bedingung auf { $card } ist nicht erfüllt.
md-no-use = { $card } ist eine Ereigniskarte: als Ereignis, Ausschüttung oder Zeitungsmeldung spielen.
md-no-other-use = { $card } wird als Ganzes gespielt und hat keine andere Verwendung.
md-no-stock = Im Vorrat ist kein Kontrollstein.
md-no-named-place = { $card } erlaubt { $place } nicht.
md-must-place = { $card } muss ausgeführt werden.
md-name-asked = { $card } verlangt jetzt etwas anderes.
md-no-second-offer = { $seat } wurde in dieser Runde schon gefragt.
md-no-earlier-offer = { $seat } ist nicht nach dir am Zug.
md-has-partner = { $seat } hat in dieser Runde schon einen Partner.
md-nothing-to-offer = Mit { $seat } gibt es nichts zu vereinbaren.
md-no-tokens = { $most ->
    [one] Die Zugreihenfolge erlaubt noch 1 Kontrollstein.
   *[other] Die Zugreihenfolge erlaubt noch { $most } Kontrollsteine.
 }
md-no-stock-tokens = { $stock ->
    [one] Im Vorrat ist 1 Kontrollstein.
   *[other] Im Vorrat sind { $stock } Kontrollsteine.
 }
md-no-cash = Das kostet { $cost } $; vorhanden sind { $cash } $.
md-one-pioneer = Ein Pionier pro Runde, gekauft oder frei.
md-pioneer-limit = Die Fortschrittstafel fasst in dieser Epoche { $most } Pioniere.
md-no-mat-token = Für die Fortschrittstafel fehlt ein zweiter Kontrollstein.
md-one-card = Pro Runde wird eine Karte gekauft.
md-no-deck = Es gibt keine Karte mehr.
md-is-claimed = { $deed } ist schon vergeben.
md-is-bought = { $deed } ist ein Fortschritt: Er wird gekauft.
md-is-researched = { $deed } ist ein Durchbruch: Er wird erforscht und beansprucht.
md-no-pioneer = Dafür braucht es einen Pionier.
md-one-city = Eine Stadt pro Runde, gekauft oder frei.
md-city-there = { $place } hat schon eine Stadt.
md-not-established = In { $place } liegt keine eigene feste Präsenz.
md-no-city-left = Alle Städte liegen auf dem Plan.
md-civil-war-city = Bürgerkrieg: In dieser Runde kann keine Stadt gekauft werden.
md-no-pool = { $purchase }: { $price } Kontrollsteine, vorhanden sind { $pool }.
md-is-owned = { $deed } gehört dir schon.
md-needs = { $deed } setzt { $need } voraus.
md-no-cash-deed = { $deed } kostet { $cost } $; vorhanden sind { $cash } $.
md-steps-lack = Für { $deed } fehlen noch Stufen.
md-own-place = { $place } gehört dir schon.
md-attacked-twice = { $place } wurde in dieser Runde schon zweimal angegriffen.
md-no-discount = In { $place } gilt kein Nachlass.
md-no-tokens-left = { $place } verlangt { $price } Kontrollsteine; vorhanden sind { $tokens }.
md-is-closed = { $place } ist in diesem Spiel geschlossen.
md-needs-westward-ho = { $place } liegt im Westen: Dafür braucht es „Auf nach Westen“.
md-too-far-overseas = { $place } liegt in Übersee: Dorthin führen Dampfschiffe von einer Küste desselben Ozeans, Flugzeuge von einer Stadt an der Küste, Onlinehandel, Funk oder eine Karte.
md-too-far = { $place } ist nicht erreichbar: Keine eigene feste Präsenz grenzt daran, und kein eigener Fortschritt führt dorthin.
md-ask-bid = ein Gebot für die Wahl der Heimat abgeben.
md-ask-home = eine Heimat wählen.
md-ask-position = einen Platz in der Zugreihenfolge wählen.
md-ask-priority = den einmaligen Vorrang nutzen oder nicht.
md-ask-card = eine Karte spielen oder den Zug beenden.
md-ask-discard = eine Karte ablegen oder alle behalten.
md-ask-name = nennen, was die Karte verlangt.
md-ask-window = auf die Karte antworten oder passen.
md-ask-move-step = einen Stufenmarker versetzen oder auf die Stufe verzichten.
md-ask-lose = wählen, was verloren geht.
md-ask-divest = ein Gebiet veräußern.
md-ask-divest-answer = das Gebiet übernehmen oder ablehnen.
md-ask-offer = ein Angebot machen oder keines.
md-ask-answer = das Angebot annehmen oder ablehnen.
md-ask-trade = kaufen, beanspruchen, forschen oder den Zug beenden.
md-ask-lift = Kontrollsteine per Funk aufnehmen oder aufhören.
md-ask-reroll-die = einen Forschungswürfel neu werfen oder alle behalten.
md-ask-call = der 6 eine Zahl geben.
md-ask-claim = einen Durchbruch beanspruchen oder den Zug beenden.
md-ask-think-tank = die Karte behalten oder zurückweisen.
md-ask-expand = ein Gebiet betreten oder aufhören.
md-ask-reroll = die Würfel neu werfen oder liegen lassen.
md-ask-nothing = nichts ist gefragt.
md-purchase-city = Eine Stadt
md-purchase-pioneer = Ein Pionier
md-purchase-card = Eine Karte
md-use-card = spielen
md-use-event = als Ereignis
md-use-payout = als Ausschüttung
md-use-news = als Zeitungsmeldung
option-manifest-closed_homes = Heimaten, die niemand nimmt
option-manifest-closed_homes-help = Geschlossene Heimaten und ihr Umland betritt niemand: Die anderen treffen früher aufeinander.
option-manifest-closed_homes-by_seats = zu dritt geschlossen
option-manifest-closed_homes-closed = geschlossen
option-manifest-closed_homes-open = offen
option-manifest-late_recycling = Wiederkehrende Karten kommen auch in einen laufenden Stapel
option-manifest-late_recycling-help = Aus: Eine Karte, die für das Mischen ihres Stapels zu spät kommt, ist aus dem Spiel.
option-manifest-banner_attack_only = Sternenbanner nur für Angriffe
option-manifest-banner_attack_only-help = Wie in den E-Mail-Turnieren: Wer verteidigt, wird nicht nach einem Neuwurf gefragt.

# The table.

md-headline = Runde { $turn } · Epoche { $era } von 3 · { $phase }
md-headline-set-up = Vorbereitung
md-race = Punkte
md-chapter-turn = Runde { $number }
md-headline-over = Zu Ende nach { $turn } Runden: { $seats }
md-phase-set-up = Vorbereitung
md-phase-turn-order = Reihenfolge
md-phase-card-play = Karten
md-phase-investment = Investition
md-phase-expansion = Ausbreitung
md-phase-adjustments = Anpassung
md-area-seats = Die Reiche
md-area-map = Die Karte
md-area-desk = Am Tisch
md-area-hand = Hand und Fortschritt
md-area-table = Ausliegende Karten
md-area-decks = Stapel und Felder
md-area-known = Gesehene Karten
md-dice-research = Forschung: { $deed }
md-dice-attack = Angriff auf { $place }
md-dice-defence = Verteidigung
md-named = Genannt
md-named-things = { $things }
md-named-die = eine { $die } auf dem Würfel
md-this-turn = In dieser Runde
md-turn-transition = Übergangsrunde: Karten der Epochen { $before } und { $era } sind spielbar.
md-turn-banned = { $product }: keine Ausschüttung.
md-turn-surplus = Überschuss: { $product } zahlt einen Wert weniger.
md-turn-cold = Der Kalte Krieg schließt { $places }.
md-turn-discount = Fortschritte kosten { $cash } $ weniger für alle mit fester Präsenz in den USA.
md-turn-disobedience = Keine Zusammenarbeit.
md-turn-permitted = { $seat } darf { $places } betreten.
md-turn-ties = { $left ->
    [0] { $seat } gewinnt Gleichstände im Angriff.
   *[other] { $seat } gewinnt Gleichstände im Angriff und greift noch in { $left } Gebieten einen Stein billiger an.
 }
md-turn-banner = { $seat } darf die eigenen Würfel in jedem Wettbewerb neu werfen.
md-turn-no-city = { $seat } darf keine Stadt kaufen.
md-turn-shielded = Kein Spion darf { $seat } nennen.
md-turn-partners = { $seat } und { $partner } sind Partner.
md-turn-last = Die letzte Karte ist gezogen: Das Spiel endet nach der Investition von Runde { $turn }.
md-turn-orders = Auf Karten anderer wird nicht geantwortet: dein Dauerauftrag.
md-fact-pioneers = { $count ->
    [one] 1 Pionier
   *[other] { $count } Pioniere
 }
md-fact-losses = { $count } verloren
md-fact-priority = hat Vorrang
md-value = { $value }
md-value-cash = { $value } $
md-value-tokens = { $pool }+{ $stock }
md-figure-cash = Geld
md-figure-cash-help = Was jetzt ausgegeben werden kann; Ausschüttungen und Gewinn bringen mehr.
md-figure-profit = Gewinn
md-figure-profit-help = Wird am Ende der Runde ausgezahlt. +5 je neue, -5 je verlorene feste Präsenz. Jetzt: { $parts }.
md-income-part = { $source } { $cash } $
md-figure-tokens = Steine
md-figure-tokens-help = Kontrollsteine: für diese Runde + im Vorrat, von 25.
md-figure-card = Karte
md-figure-cards = Karten
md-figure-cards-help = Handkarten. Mehr als drei (vier mit Erzählkunst) am Ende des eigenen Zugs der Kartenphase kosten 5 Gewinn.
md-points-deed = { $deed }: { $points }
md-points-cities = Meiste Städte ({ $cities }): { $points }
md-track = Die Runde
md-note-control = { $control ->
    [one] 1 Kontrollstein zum Betreten; er bleibt.
   *[other] { $control } Kontrollsteine zum Betreten, einer bleibt.
 }
md-note-odds = Angriff mit { $attack } Würfeln gegen { $defence }: { $percent } %.
md-by-home = die eigene Heimat
md-by-ferry = mit der Fähre von { $places }
md-by-land = neben { $places }
md-by-telegraph = Telegraf über { $places }
md-by-railroads = Eisenbahn in der Region { $region }
md-by-steamships = mit dem Dampfschiff
md-by-airplanes = mit dem Flugzeug
md-by-card = eine Karte dieser Runde erlaubt es
md-by-e-commerce = Onlinehandel
md-by-wireless = Steine per Funk
md-kind-destiny = Schicksal
md-kind-leader = Persönlichkeit
md-kind-event = Ereignis
md-eras = Epoche { $eras }
md-reconstruction = Rekonstruktion
md-deed-reconstruction = Rekonstruktion.
md-hand = Die eigene Hand, { $free } dürfen bleiben
md-not-in-era = nicht in dieser Epoche
md-in-play = { $seat } spielt
md-drawn = Gezogen
md-table-of = { $seat }
md-known = Gesehene Karten
md-held-by = bei { $seat }
md-decks = Stapel und Felder
md-deck-size = { $cards ->
    [one] 1 Karte im Stapel der Epoche { $era }
   *[other] { $cards } Karten im Stapel der Epoche { $era }
 }
md-box-city = { $price ->
    [one] Die nächste Stadt kostet 1 Stein
   *[other] Die nächste Stadt kostet { $price } Steine
 }
md-box-pioneer = { $price ->
    [one] Der nächste Pionier kostet 1 Stein
   *[other] Der nächste Pionier kostet { $price } Steine
 }
md-box-card = { $price ->
    [one] Die nächste Karte kostet 1 Stein
   *[other] Die nächste Karte kostet { $price } Steine
 }
md-cities-left = { $count ->
    [one] 1 Stadt übrig
   *[other] { $count } Städte übrig
 }
md-aside = Beiseite, bis ihr Stapel gemischt wird
md-out = Aus dem Spiel
md-deeds = Fortschritt: Besitzer, eigener Preis, Stufen
md-price = { $cash } $
md-price-less = { $cash } von { $cost } $
md-deed-needs = Setzt { $need } voraus.
md-deed-needs-claimed = { $need } muss von jemandem beansprucht sein.
md-deed-credit = { $cost } $ weniger { $credits }, Gebühren { $fees } $: { $total } $.
md-deed-credit-of = { $card } { $cash } $
md-dotted = { $first } · { $then }
md-comma = { $first }, { $then }
md-spaced = { $first } { $then }
md-payouts = Ausschüttung in $ je Wert; eigene markiert
md-pay-cell = { $value } { $products }
md-pay-none = { $products }
md-level-more = { $value }+
md-waiting = { $seats }: { $asked }
md-final = Sieg für { $seats }.
md-final-points = Dreißig Punkte sind erreicht. { $places }
md-final-cards = Die letzte Karte war gezogen. { $places }
md-final-place = { $points ->
    [one] { $seat } 1 Punkt, { $cash } $
   *[other] { $seat } { $points } Punkte, { $cash } $
 }
md-nothing = nichts
md-q-bid = Wie viel Dollar für die Wahl der Heimat?
md-q-bid-detail = Verdeckt. Alle zahlen ihr Gebot, und das höchste wählt zuerst: { $homes }. Vorhanden: { $cash } $.
md-q-home = Welche Heimat?
md-q-home-detail = Von hier aus kann man sich immer ausbreiten, auch wenn sie verloren geht.
md-q-position = Welcher Platz in der Reihenfolge?
md-q-position-detail = Früh: billigere Städte, Pioniere und Karten. Spät: mehr Kontrollsteine.
md-q-priority = Den Vorrang nutzen?
md-q-priority-detail = Einmal im Spiel: vor den anderen einen Platz wählen. Verdeckt.
md-q-cards = Welche Karte ausspielen?
md-q-cards-detail = Beliebig viele Karten, eine Schicksalskarte; { $free } dürfen auf der Hand bleiben.
md-q-cards-many = Mehr als { $free } Karten am Ende des Zugs kosten 5 Gewinn.
md-q-discard = Eine Karte abwerfen?
md-q-discard-detail = Erzählkunst: eine Karte, offen, aus dem Spiel.
md-q-court = { $seat } spielt { $card }. Aufheben?
md-q-president = { $seat } spielt { $card } und trifft dich. Abwehren?
md-q-own-card = Deine Karte { $card } trifft dich selbst. Für dich abwehren?
md-q-civil-war = { $seat } richtet { $card } gegen dich. Antworten?
md-q-bounced = Lincoln wirft { $card } auf dich zurück. Abwehren?
md-q-court-on-president = { $president } antwortet mit Präsident. Aufheben?
md-q-window-detail = Alle Gefragten antworten verdeckt; niemand sieht, wer was hatte.
md-q-window-nothing = Keine passende Karte auf der Hand. Gefragt wird trotzdem, damit niemand erfährt, wer eine hält.
md-q-leader-steps = { $card }: Stufen welches Durchbruchs?
md-q-move-step = Einen Marker auf Stufe { $step } von { $deed } versetzen?
md-q-move-step-detail = Alle sieben Stufenmarker liegen aus.
md-q-lose = { $card }: noch { $count } zu verlieren. Welche?
md-q-lose-detail = Der Stein kommt ins Verlustfeld; eine feste Präsenz kostet 5 Gewinn. Städte bleiben.
md-q-divest = { $product }: Welches Gebiet wird veräußert?
md-q-divest-detail = Höchstens { $limit } dürfen bleiben; { $over } zu viel.
md-q-divest-to = Wem wird { $place } angeboten?
md-q-divest-answer = { $seat } bietet { $place } an. Übernehmen?
md-q-new-or-established = Neu: +5 Gewinn am Ende der Runde. Fest: zählt sofort für Ausschüttungen.
md-q-offers = Eine Zusammenarbeit anbieten?
md-q-offers-detail = Lizenzen auf Persönlichkeiten und gemeinsame Ansprüche, mit einem Partner je Runde.
md-q-later-offer = { $seat } eine Zusammenarbeit anbieten?
md-q-compose = Was wird { $seat } angeboten?
md-q-answer = { $seat } macht ein Angebot.
md-q-trade = { $pool ->
    [one] Investieren: { $cash } $, 1 Stein im Einsatz
   *[other] Investieren: { $cash } $, { $pool } Steine im Einsatz
 }
md-q-trade-detail = { $tokens ->
    [0] Geld kauft Fortschritte; Steine kaufen jetzt Stadt, Pionier und Karte und später Gebiete.
    [one] Geld kauft Fortschritte und noch 1 Stein; Steine kaufen jetzt Stadt, Pionier und Karte und später Gebiete.
   *[other] Geld kauft Fortschritte und noch bis zu { $tokens } Steine; Steine kaufen jetzt Stadt, Pionier und Karte und später Gebiete.
 }
md-q-lift = Welchen Stein aufnehmen?
md-q-lift-detail = Aufgenommen: { $lifted }. Aufgenommene Steine dürfen in dieser Runde überall hin; eine feste Präsenz gilt als verloren.
md-q-reroll-die = Innovation: einen Würfel neu werfen?
md-q-call = { $deed }: Als was gilt die 6?
md-q-researched = Einen Durchbruch beanspruchen?
md-q-researched-detail = Das kostet einen Pionier; sein Stein bleibt auf der Durchbruchstafel.
md-q-think-tank = Die Karte behalten?
md-q-think-tank-detail = Erst wird Ersatz gezogen, dann kommt diese zurück.
md-q-expand = { $tokens ->
    [one] Wohin ausbreiten? Noch 1 Stein
   *[other] Wohin ausbreiten? Noch { $tokens } Steine
 }
md-q-expand-detail = Ein Stein bleibt als neue Präsenz: +5 Gewinn. Bei Gleichstand gewinnt die Verteidigung. Übrige Steine gehen in den Vorrat.
md-q-banner = Sternenbanner: die Angriffswürfel neu werfen?
md-q-rock = Rock ’n’ Roll: die Angriffswürfel neu werfen?
md-q-banner-defence = Sternenbanner: die Verteidigungswürfel neu werfen?
md-q-profit-or-token = { $card }: Gewinn oder ein Stein?
md-q-place = { $card }: Wohin kommt ein Stein?
md-q-names = { $card }: Welches Gebiet?
md-q-product = { $card }: Welches Produkt?
md-q-region = { $card }: Welche Region?
md-q-target = { $card }: Gegen wen?
md-q-era = { $card }: In welcher Epoche?
md-q-step = { $card }: Welche Stufe?
md-q-sabotage = { $card }: Welche Stufe wird entfernt?
md-do-bid = { $cash } $
md-do-home-detail = { $products } · { $region }
md-do-place = { $place }
md-do-position = Platz { $position }
md-do-position-detail = höchstens { $tokens } Steine
md-do-priority = Vorrang nutzen
md-do-priority-detail = verbraucht, auch wenn andere ihn nutzen
md-do-no-priority = Behalten
md-do-ask = Wieder fragen, ob ich auf Karten antworte
md-do-discard = { $card } abwerfen
md-do-profit = +5 Gewinn
md-do-token = Ein freier Stein
md-do-place-new = { $place }, neu
md-do-place-established = { $place }, fest
md-do-decline-offer = Ablehnen
md-do-decline-territory = Ablehnen
md-do-no-place = Keines
md-do-target = { $seat }
md-do-target-detail = { $cards ->
    [one] { $cash } $, Gewinn { $profit }, 1 Karte
   *[other] { $cash } $, Gewinn { $profit }, { $cards } Karten
 }
md-do-era = Epoche { $era }
md-do-step = { $deed }: Stufe { $step }
md-do-sabotage = { $seat }: { $deed }, Stufe { $step }
md-do-pass = Passen
md-do-pass-turn = In dieser Runde passen
md-do-pass-always = Passen bis auf Widerruf
md-do-pass-turn-detail = vor der nächsten Runde keine solchen Fragen mehr
md-do-pass-always-detail = Widerruf in jedem eigenen Zug der Kartenphase
md-do-answer = { $card } spielen
md-do-move = Von { $deed }, Stufe { $step }
md-do-forgo = Auf die Stufe verzichten
md-do-lose = { $place }
md-do-to = { $seat }
md-do-take-new = Als neue Präsenz nehmen
md-do-take-established = Als feste Präsenz nehmen
md-do-offer = Angebot an { $seat }
md-do-joint = { $deed } gemeinsam beanspruchen
md-do-licence = Lizenz auf { $card } von { $seat }
md-do-send = Angebot machen
md-do-accept = Annehmen
md-do-tokens = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
 }
md-do-cost = { $cash } $
md-do-city = Stadt in { $place }
md-do-city-detail = { $price ->
    [one] 1 Stein · { $products } einen Wert höher
   *[other] { $price } Steine · { $products } einen Wert höher
 }
md-do-pioneer = Pionier
md-do-card = Karte
md-do-pioneer-help = jede Runde ein Forschungswürfel mehr; ein Anspruch kostet einen
md-do-card-help = sofort gezogen, spielbar ab der nächsten Runde
md-do-price = { $price ->
    [one] 1 Stein
   *[other] { $price } Steine
 }
md-do-progress-detail = { $points ->
    [one] { $cash } $ · 1 Punkt · { $help }
   *[other] { $cash } $ · { $points } Punkte · { $help }
 }
md-do-reroll-die = Die { $value } neu werfen (Würfel { $die })
md-do-keep-card = Behalten
md-do-keep = Würfel liegen lassen
md-do-call = { $number }
md-do-call-step = eine fehlende Stufe
md-do-call-nothing = ohne Nutzen
md-do-steps-placed = { $placed } von { $steps } Stufen liegen
md-do-claim = { $deed } beanspruchen
md-do-reject = Ablehnen
md-do-reroll = Neu werfen
md-do-end-cards = Zug der Kartenphase beenden
md-do-keep-hand = Alle behalten
md-do-no-offer = Kein Angebot
md-do-end-trade = Investition beenden
md-do-end-trade-detail = { $tokens ->
    [one] Der übrige Stein ist für die Ausbreitung.
   *[other] Die übrigen { $tokens } Steine sind für die Ausbreitung.
 }
md-do-end-expand = Aufhören
md-do-done = Das ist alles
md-do-payout = { $card }: Ausschüttung { $product }
md-do-destiny-payout = { $product }: selbst { $own } $, bester anderer { $best } $.
md-do-payout-detail = selbst { $own } $, bester anderer { $best } $
md-do-news = { $card } als Zeitungsmeldung
md-do-news-detail = ohne Wirkung; ihre Nummer { $number } zählt für die Reihenfolge
md-do-play = { $card }
md-do-points = { $points ->
    [one] 1 Punkt · { $help }
   *[other] { $points } Punkte · { $help }
 }
md-do-research = { $deed } erforschen
md-do-research-detail = { $dice } Würfel, { $missing } offen; Chance auf eine neue Stufe
md-do-expand-full = { $place } zum vollen Preis
md-group-destiny = Schicksalskarte
md-group-leader = Persönlichkeiten
md-group-event = Als Ereignis
md-group-payout = Als Ausschüttung
md-group-news = Als Zeitungsmeldung
md-group-progress = Fortschritte
md-group-claim = Durchbrüche
md-group-tokens = Kontrollsteine
md-group-city = Stadt, Pionier, Karte
md-group-research = Forschung
md-group-vacant = Frei
md-group-attack = Angriff
md-territory = { $products }
md-territory-city = { $products }, Stadt
md-change = { $product } { $from } → { $to }
md-change-later = { $changes } ab der nächsten Runde
md-product-detail = selbst { $own }, andere höchstens { $others }
md-count-of = { $seat } { $count }
md-against = { $seat }
md-against-city = { $seat }, Stadt
md-against-new = { $seat }, neu
md-against-new-city = { $seat }, neu, Stadt
md-against-natives = Ureinwohner
md-offer-joint = { $deed } gemeinsam beanspruchen.
md-offer-licence = { $user } darf { $card } von { $seat } in dieser Runde nutzen und zahlt die Hälfte jeder genutzten Gutschrift.
md-offer-empty = Noch nichts.

# Why a hint recommends something.

md-why-territory = Etwa { $cash } $ bis zum Ende: Gewinn und Ausschüttungen.
md-why-payout = Zahlt dir mehr als den anderen: etwa { $cash } $ Vorsprung.
md-why-progress = { $points ->
    [one] 1 Punkt, der bleibt, und: { $help }
   *[other] { $points } Punkte, die bleiben, und: { $help }
 }
md-why-claim = Punkte, die sonst niemand mehr bekommt.
md-why-tokens = Steine werden zu Gebieten, und jedes zahlt jede Runde +5 Gewinn.
md-why-city = Ein Wert mehr für seine Produkte, ein Würfel mehr zur Verteidigung, und die meisten Städte bringen 2 Punkte.
md-why-research = Pioniere, die nicht würfeln, nützen nichts.
md-why-keep = Was übrig ist, bringt später mehr.
md-why-pass = Keine Karte wert.
md-why-position = So viele Steine, wie bezahlbar sind, so früh wie damit möglich.
md-why-bid = Die Heimaten sind etwa gleich gut; Geld ist knapp.
md-why-home = Alle Heimaten gewinnen etwa gleich oft.
md-why-priority = In späteren Runden lohnt es, den Platz früh zu wählen.
md-why-priority-later = Er bleibt besser aufgespart: für spätere Runden, oder weil du ohnehin zuerst wählst.
md-why-play = Von dem, was jetzt geht, bringt es am meisten.
md-why-answer = Jene Karte aufzuhalten ist mehr wert, als deine zu behalten.
md-why-profit = Er zahlt in jeder Runde wieder.
md-why-token = So spät ist ein Stein mehr wert als Gewinn.
md-why-named = Davon ist es für dich am besten, auch nach dem, was Gegner verlieren.
md-why-era = In der späteren Epoche verlieren die Führenden mehr.
md-why-step = Hier bist du Punkten, die noch zu haben sind, am nächsten.
md-why-move = Diese Stufe fehlt dir am wenigsten.
md-why-lose = Es zahlt dir am wenigsten von allem, was du aufgeben könntest.
md-why-to = Es stärkt den schwächsten Gegner.
md-why-take-new = Ein Gebiet mehr, und +5 Gewinn.
md-why-take = Ein Gebiet mehr, das sofort für Ausschüttungen zählt.
md-why-offer = Beide gewinnen dabei, die anderen nicht.
md-why-pioneer = Pioniere würfeln um Erfindungen, und zwei würfeln besser als einer.
md-why-card = Auf deiner Hand ist Platz dafür.
md-why-reroll = So, wie er liegt, nützt der Würfel dir nichts.
md-why-call = Diese Stufe fehlt dir.
md-why-dead = Ihre Epoche ist vorbei.
md-why-done = Nichts anderes ist hier seinen Preis wert.

# Würfel und Stapel, wo jemand sie eingibt.
md-die-event = für das Ereignis
md-die-research = für die Forschung
md-die-attack = für den Angriff
md-die-defence = für die Verteidigung
md-destiny = Schicksalskarten des Beginns
md-era-a = der Stapel der Epoche 1
md-era-b = der Stapel der Epoche 2
md-era-c = der Stapel der Epoche 3
md-spy = die ausgespähte Hand
md-lot = das Los unter gleichen Geboten
