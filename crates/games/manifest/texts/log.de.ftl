# Das Spielprotokoll.

## Vorbereitung und Zugreihenfolge

md-log-titled = „{ $name }“
md-log-dealt = { $seat } erhält { $card }.
md-log-removed = { $count ->
    [one] Eine Karte jeder Epoche bleibt ungesehen aus dem Spiel.
   *[other] { $count } Karten jeder Epoche bleiben ungesehen aus dem Spiel.
 }
md-log-bids = Die Gebote liegen offen. In dieser Folge wird die Heimat gewählt: { $bids }.
md-log-bid = { $seat } ({ $cash } $)
md-log-home = { $seat } macht { $place } zur Heimat.
md-log-closed = In diesem Spiel geschlossen: { $places }.
md-log-position = { $seat } nimmt Platz { $position }.
md-log-turn = Runde { $turn }, Epoche { $era }
md-log-cards-leave = Der Tisch wird abgeräumt.{ $recycled-count ->
    [0] { "" }
   *[other] { " " }Zurück in den Stapel: { $recycled }.
 }{ $aside-count ->
    [0] { "" }
   *[other] { " " }Für die nächste Epoche beiseite: { $aside }.
 }{ $out-count ->
    [0] { "" }
   *[other] { " " }Aus dem Spiel: { $out }.
 }
md-log-priority = { $count ->
    [one] { $seats } nutzt den Vorrang.
   *[other] { $seats } nutzen den Vorrang.
 }

## Karten und Antworten

md-log-played-event = { $seat } spielt { $card }.
md-log-played-destiny = Das Schicksal ruft: { $seat } spielt { $card }.
md-log-played-leader = { $card } tritt in den Dienst von { $seat }.
md-log-played-payout = { $seat } spielt { $card } als Ausschüttung.
md-log-played-news = { $seat } spielt { $card } als Zeitungsmeldung.
md-log-named = { $seat } nennt: { $what }.
md-log-named-place = { $seat } nennt: { $place }.
md-log-named-target = { $seat } nimmt { $target } ins Visier.
md-log-named-self = { $seat } richtet es gegen sich selbst.
md-log-named-era = { $seat } kündigt an: der Krieg der Epoche { $era }.
md-log-rolled = { $seat } würfelt für { $card }: { $die }.
md-log-window-court = Lässt der Oberste Gerichtshof { $card } gelten?
md-log-window-president = Wehrt ein Präsident { $card } ab?
md-log-window-civil-war = Halten Lincoln oder ein Präsident { $card } auf?
md-log-window-bounced = Wehrt doch noch ein Präsident { $card } ab?
md-log-window-court-on-president = Lässt der Oberste Gerichtshof den Präsidenten gewähren?
md-log-reacted = { $seat } antwortet auf { $to } mit { $card }.
md-log-overruled = { $card } ist aufgehoben.
md-log-shielded = Diese Runde kann kein Spion { $seat } nennen.
md-log-spy-turned = Der Spion wechselt die Seite und arbeitet für { $seat }.
md-log-blocked = { $card } trifft { $seat } nicht.
md-log-bounced = Lincoln lenkt { $card } auf { $target } zurück.
md-log-no-effect = { $card } verpufft.
md-log-stolen = { $seat } stiehlt { $victim } eine Karte.
md-log-stolen-card = Die gestohlene Karte ist { $card }.
md-log-discarded = { $seat } legt { $card } ab.
md-log-hand-penalty = { $profit ->
    [0] { $seat } hält zu viele Karten, hat aber keinen Gewinn mehr zu verlieren.
   *[other] { $seat } hält zu viele Karten und verliert { $profit } Gewinn.
 }

## Was Karten bringen

md-log-cash-gained = { $seat } erhält { $cash } $ durch { $card }.
md-log-cash-lost = { $cash ->
    [0] { $card }: { $seat } hat kein Geld zu verlieren.
   *[other] { $seat } verliert { $cash } $ durch { $card }.
 }
md-log-cash-to = { $cash ->
    [0] { $seat } kann { $to } nichts zahlen.
   *[other] { $seat } zahlt { $to } { $cash } $.
 }
md-log-profit-gained = { $seat } steigert den Gewinn um { $profit } durch { $card }.
md-log-profit-lost = { $seat } verliert { $profit } Gewinn durch { $card }.
md-log-payout = Ausschüttung für { $product }: { $paid }.
md-log-payout-none = Ausschüttung für { $product }: Niemand erhält etwas.
md-log-paid = { $seat } { $cash } $ (Wert { $level })
md-log-placed-new = Neue Präsenz für { $seat }: { $place }.
md-log-placed-established = Feste Präsenz für { $seat }: { $place }.
md-log-lost = Verlust für { $seat }: { $place }.
md-log-city-burned = Eine Stadt brennt nieder: { $place }.
md-log-city-burned-of = Eine Stadt von { $owner } brennt nieder: { $place }.
md-log-natives-placed = Ureinwohner behaupten ihr Land: { $places }.
md-log-natives-gone = Die Ureinwohner weichen: { $place }.
md-log-markers = Neue Quelle für { $product }: { $places }.
md-log-canal = Der Panamakanal verbindet Atlantik und Pazifik.
md-log-free-tokens = { $count ->
    [0] { $seat } hat keinen Kontrollstein im Vorrat.
    [one] { $seat } nimmt einen freien Kontrollstein.
   *[other] { $seat } nimmt { $count } freie Kontrollsteine.
 }
md-log-permitted = { $card } öffnet { $seat } den Weg: { $places }.
md-log-ties = { $seat } gewinnt diese Runde als Angreifer jeden Gleichstand: { $regions }.
md-log-ties-everywhere = { $seat } gewinnt diese Runde als Angreifer überall jeden Gleichstand.
md-log-banner = { $seat } darf diese Runde in jedem Wettbewerb einmal neu würfeln.
md-log-surplus = Überschuss an { $product }: für den Rest der Runde um 1 geringerer Wert.
md-log-banned = Keine Ausschüttung für { $product } mehr in dieser Runde.
md-log-discount = Fortschritte kosten diese Runde { $cash } $ weniger, wenn man ein Gebiet der USA kontrolliert.
md-log-no-collaboration = In dieser Runde arbeitet niemand zusammen.
md-log-cold = Der Kalte Krieg schließt für diese Runde: { $places }.
md-log-cold-none = Der Kalte Krieg schließt keinen Markt.

## Investition

md-log-offered = { $seat } schlägt { $to } vor: { $parts }.
md-log-offer-joint = einen gemeinsamen Anspruch auf { $deed }
md-log-offer-licence = eine Lizenz für { $card }
md-log-accepted = { $seat } schlägt ein und ist diese Runde Partner von { $from }.
md-log-declined = { $seat } lehnt das Angebot von { $from } ab.
md-log-bought = { $count ->
    [one] { $seat } kauft einen Kontrollstein für { $cash } $.
   *[other] { $seat } kauft { $count } Kontrollsteine für { $cash } $.
 }
md-log-city = { $tokens ->
    [0] { $seat } baut eine freie Stadt: { $place }.
    [one] { $seat } baut eine Stadt für einen Kontrollstein: { $place }.
   *[other] { $seat } baut eine Stadt für { $tokens } Kontrollsteine: { $place }.
 }
md-log-pioneer = { $tokens ->
    [0] Ein freier Pionier bricht für { $seat } auf.
    [one] Ein Pionier bricht für { $seat } auf, für einen Kontrollstein.
   *[other] Ein Pionier bricht für { $seat } auf, für { $tokens } Kontrollsteine.
 }
md-log-pioneer-lost = { $seat } kann den freien Pionier nicht aufnehmen.
md-log-card-bought = { $tokens ->
    [one] { $seat } kauft eine Karte für einen Kontrollstein.
   *[other] { $seat } kauft eine Karte für { $tokens } Kontrollsteine.
 }
md-log-acquired = { $credit ->
    [0] { $seat } kauft { $deed } für { $price } $
   *[other] { $seat } kauft { $deed } für { $price } $ nach { $credit } $ Gutschrift
 }: { $points ->
    [one] ein Siegpunkt.
   *[other] { $points } Siegpunkte.
 }
md-log-fee = { $seat } zahlt { $to } { $cash } $ für die Lizenz: { $card }.
md-log-lifted = { $seat } nimmt per Funk einen Kontrollstein auf: { $place }.
md-log-researched = { $seat } erforscht { $deed } und würfelt { $dice }.
md-log-die-rerolled = Innovation: { $seat } wirft die { $was } neu und erhält eine { $die }.
md-log-called = { $seat } nennt die 6 eine { $number }.
md-log-step-placed = { $seat } erreicht Stufe { $step } von { $deed }.
md-log-step-lost = Sabotage: { $seat } verliert Stufe { $step } von { $deed }.
md-log-step-left = { $seat } verlässt Stufe { $step } von { $deed }, um einen Marker frei zu bekommen.
md-log-step-forgone = { $seat } verzichtet auf Stufe { $step } von { $deed }.
md-log-claimed = Durchbruch! { $seat } sichert sich { $deed } mit { $points ->
    [one] einem Siegpunkt
   *[other] { $points } Siegpunkten
 }.
md-log-claimed-jointly = Durchbruch! { $seats } sichern sich gemeinsam { $deed } mit je { $points ->
    [one] einem Siegpunkt
   *[other] { $points } Siegpunkten
 }.

## Ziehen

md-log-drew = { $seat } zieht { $card }.
md-log-drew-hidden = { $seat } zieht eine Karte.
md-log-rejected = Denkfabrik: { $seat } lehnt { $card } ab.
md-log-rejected-hidden = Denkfabrik: { $seat } lehnt eine Karte ab.
md-log-era = Epoche { $era } beginnt: Eine Übergangsrunde steht bevor.
md-log-last-card = Die letzte Karte ist gezogen: Das Ende ist nah.

## Ausbreitung

md-log-expanded = { $seat } breitet sich { $way } aus: { $place } ({ $tokens ->
    [one] ein Kontrollstein
   *[other] { $tokens } Kontrollsteine
 }).
md-log-attacked = { $seat } greift { $defender } { $way } an: { $place } ({ $tokens ->
    [one] ein Kontrollstein
   *[other] { $tokens } Kontrollsteine
 }).
md-log-attacked-natives = { $seat } greift die Ureinwohner { $way } an: { $place } ({ $tokens ->
    [one] ein Kontrollstein
   *[other] { $tokens } Kontrollsteine
 }).
md-log-way-home = auf dem Weg in die Heimat
md-log-way-neighbour = von nebenan
md-log-way-telegraph = per Telegraf
md-log-way-railroads = per Eisenbahn
md-log-way-steamships = per Dampfschiff
md-log-way-airplanes = per Flugzeug
md-log-way-permission = dank einer Karte
md-log-way-e-commerce = per Onlinehandel
md-log-way-wireless = per Funk
md-log-fight = Die Würfel: { $attack } gegen { $defence }.
md-log-rerolled-banner = Unter dem Sternenbanner würfelt { $seat } neu: { $dice }.
md-log-rerolled-rock = Rock ’n’ Roll! { $seat } würfelt neu: { $dice }.
md-log-won = { $seat } siegt. Neue Präsenz: { $place }.
md-log-repelled = Der Angriff von { $seat } scheitert: { $place }.

## Veräußerung

md-log-divested = { $seat } muss sich trennen: { $place } ({ $product }).
md-log-divest-offered = { $seat } bietet { $to } an: { $place }.
md-log-divest-taken-new = { $seat } übernimmt als neue Präsenz: { $place }.
md-log-divest-taken-established = { $seat } übernimmt als feste Präsenz: { $place }.
md-log-divest-declined = { $seat } lehnt ab: { $place }.
md-log-left-vacant = Niemand übernimmt das Gebiet, es wird frei: { $place }.

## Anpassung und Ende

md-log-adjusted = { $seat }: { $gained } neu, { $lost } verloren, Gewinn jetzt { $profit }.
md-log-adjusted-gained = { $seat }: { $gained } neu, Gewinn jetzt { $profit }.
md-log-adjusted-lost = { $seat }: { $lost } verloren, Gewinn jetzt { $profit }.
md-log-adjusted-same = { $seat }: Der Gewinn bleibt bei { $profit }.
md-log-income = { $seat } nimmt { $cash } $ ein: { $parts }.
md-log-income-profit = { $seat } nimmt { $cash } $ Gewinn ein.
md-log-income-of-profit = { $cash } $ Gewinn
md-log-income-from = { $cash } $ durch { $source }
md-log-most-new = { $seat } ist am stärksten gewachsen und zieht noch eine Karte.
md-log-most-cities = { $seat } hat allein die meisten Städte: { $points } Siegpunkte.
md-log-most-cities-of = { $seat } hat nun die meisten Städte, nicht mehr { $was }: { $points } Siegpunkte wechseln.
md-log-most-cities-gone = Niemand hat mehr Städte als alle anderen: { $was } verliert { $points } Siegpunkte.
md-log-over-points = Dreißig Punkte: Das Spiel ist aus. { $count ->
    [one] { $seats } gewinnt.
   *[other] { $seats } teilen sich den Sieg.
 } Siegpunkte: { $points }.
md-log-over-cards = Die Karten sind verbraucht: Das Spiel ist aus. { $count ->
    [one] { $seats } gewinnt.
   *[other] { $seats } teilen sich den Sieg.
 } Siegpunkte: { $points }.
md-log-points = { $seat } { $points }
