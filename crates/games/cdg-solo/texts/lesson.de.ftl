# Die Lektion nach den Namen ihrer Schritte, und ein Tipp für jede Art von Frage. Wörter zwischen Sternen sind fett.

lesson-roll-title = Der Schicksalswürfel
lesson-roll-do = *Würfeln* antippen.
lesson-roll-why = Gespielt werden beide Seiten, jede so gut es geht. Der Würfel sagt, welche Karten die Franzosen jetzt nutzen dürfen; so kann keine Seite fest planen.
lesson-roll-look = Zwei Auslagen mit fünf Karten, A bis E. A und B liegen offen.

lesson-play-title = ABC
lesson-play-do = *Highlanders – aktivieren* auf Platz A antippen.
lesson-play-why = Die Buchstaben nennen Plätze: C wurde aufgedeckt, und A, B oder C darf für alles gespielt werden. Highlanders haben den höchsten Wert.
lesson-play-look = Platz C der Franzosen: Er bleibt ab jetzt offen.

lesson-window-title = Am echten Spielplan
lesson-window-do = Figuren auf dem Plan ziehen, dann *Fertig* antippen.
lesson-window-why = Karten und Würfel sind hier, der Plan liegt auf dem Tisch. Antwortkarten haben ihren eigenen Moment: Hier ließe sich eine spielen oder eine Schlacht erklären.
lesson-window-look = Goldene Karten könnten jetzt antworten. Für die aktive Seite ist das frei, die andere muss je Karte würfeln.

lesson-event-title = Die andere Seite
lesson-event-do = Für die Briten *Würfeln* antippen.
lesson-event-why = Die Seiten wechseln sich ab. Der gespielte Platz wird verdeckt aufgefüllt, und die verbleibenden Karten sinken um eine.
lesson-event-look = Das Protokoll nennt jeden Schritt, damit die echten Karten folgen können.

lesson-lowest-title = e und <
lesson-lowest-do = *Bastions Repaired – Ereignis* antippen.
lesson-lowest-why = Mit e darf jede offene Ereigniskarte ihr Ereignis sein; < ist die niedrigste Karte, und sie darf alles sein. Den Text liest man von der echten Karte.
lesson-lowest-look = Platz B: ebenso niedrig, also auch nutzbar. Es ist eine Antwortkarte, also kein Ereignis.

lesson-quiet-title = Keine Antwort
lesson-quiet-do = *Fertig* antippen.
lesson-quiet-why = Nichts muss beantwortet werden. Die meisten Züge gehen hier mit einem Tipp weiter.
lesson-quiet-look = Verbleibende Karten: je acht.

lesson-hidden-title = Was verdeckt liegt
lesson-hidden-do = *Würfeln* antippen.
lesson-hidden-why = Andere Seiten des Würfels reichen weiter nach rechts: CDE und DE decken auf, was noch niemand kennt.
lesson-hidden-look = Die Plätze D und E der Franzosen sind noch verdeckt.

lesson-best-title = Die volle Wahl
lesson-best-do = Auf Platz C *aktivieren* antippen.
lesson-best-why = C, D und E sind möglich. Ein hoher Wert bewegt mehr Einheiten; niedrige Antwortkarten warten besser auf ihren Moment. Eine andere Karte geht auch.
lesson-best-look = Platz B ist nicht möglich: Der Würfel nennt ihn nicht. Ein Klick dort sagt, warum.

lesson-after-title = Fertig
lesson-after-do = *Fertig* antippen.
lesson-after-why = Nach der Aktivierung auf dem Plan ist der Zug vorbei.
lesson-after-look = Ambush! und Fieldworks bleiben auf D und E offen: Beide Seiten kennen sie jetzt.

lesson-mark-title = Das Zeichen
lesson-mark-do = *Würfeln* antippen.
lesson-mark-why = Eine Seite fehlt noch: C, die niedrigste Karte und !!. In Wilderness War zählt !! nur, wenn die andere Seite um eine Antwort würfelt: Dann ist diese verhindert. Im Zug bewirkt es nichts.
lesson-mark-look = Der Würfel: Auch ein eigener ist möglich, dann wird seine Seite eingegeben.

lesson-choice-title = C oder die niedrigste
lesson-choice-do = Auf Platz C *aktivieren* antippen. Jede andere Wahl geht auch.
lesson-choice-why = C darf alles sein, und die niedrigste der übrigen ebenso.
lesson-choice-look = Platz B hat den Wert 1: Er ist der niedrigste.

lesson-close-title = Das Ende einer Runde
lesson-close-do = *Fertig* antippen.
lesson-close-why = So geht es weiter, bis keine Karten verbleiben. Was nur der Plan weiß, wird am Ende einer Jahreszeit mit wenigen Worten gefragt.
lesson-close-look = *Etwas berichtigen* steht bei jedem Wurf: Zahlen und Karten lassen sich dort ändern.

lesson-end = Das ist das ganze System: würfeln, aufdecken, spielen, auffüllen. Jedes der neun Spiele hat ein paar eigene Regeln. Ab hier fällt der Würfel frei.

coach-solo-turn-roll = Die Seite sagt, welche Plätze jetzt möglich sind. Auch ein eigener Würfel geht, siehe unten.
coach-solo-turn-choose = Buchstaben nennen Plätze, *e* ein Ereignis, *<* die niedrigste Karte. Ein Klick sagt, was nicht geht.
coach-solo-ask-ww-window = Erst auf dem Plan spielen. Dann antworten (goldene Karten), eine Schlacht erklären oder *Fertig*.
coach-solo-ask-ww-window-response = Jetzt darf geantwortet werden. Die andere Seite muss für jede eigene Karte würfeln.
coach-solo-ask-ww-hand = Das steht auf der echten Karte.
coach-solo-turn-flip = Jede verdeckte Karte geht, auch C. Was aufgedeckt ist, bleibt offen.
coach-solo-turn-no-card = Dieser Wurf erlaubt keine Karte. Was übrig bleibt, braucht keine.
coach-solo-turn-no-cards = Ohne Restkarten geht nur, was keine Karte braucht.
coach-solo-turn-set-aside = Sie liegt seit dem Anfang bereit. Kein Platz wird durch sie leer.
coach-solo-turn-mandatory = Sie muss noch in diese Runde, also zahlt die letzte Restkarte dafür.
coach-solo-ask-where = Die Liste dieses Stapels ist unvollständig. Es steht auf der echten Karte; gefragt wird einmal.
coach-solo-ask-correct = Für das, wonach nicht gefragt wurde. Erst Zahl oder Karte wählen; *Fertig* führt zurück.
coach-solo-ask-correct-count = Die Zahl, wie sie auf dem Plan steht.
coach-solo-ask-correct-card = Die Karte wählen, die auf dem Tisch woanders liegt.
coach-solo-ask-correct-goes = Wo sie jetzt auf dem Tisch liegt.
coach-solo-ask-game-over = Die Regeln des Spiels sagen, was sofort gewinnt. Meist ist es *Nein*.
coach-solo-ask-result = Gezählt wird nach den Regeln des Spiels.
coach-solo-ask-removed = Ihr Wurf oder ihre Bedingung steht auf der echten Karte.
coach-solo-ask-ww-window-battle = Erst auf dem Plan spielen. Bei einer Schlacht darf die andere Seite um eine Antwort würfeln.
coach-solo-ask-ww-battle-roll = Der Wurf kostet nichts. *C<!!* verhindert die Antwort; sonst wird aufgedeckt, was antworten kann.
coach-solo-ask-ww-battle = Jede Antwort kostet eine Restkarte. *Fertig*, wenn es genug sind.
coach-solo-ask-ww-fetch = Die geholte Karte kommt offen auf den Platz, und der Zug kostet keine Restkarte.
coach-solo-ask-window = Erst auf dem Plan spielen. Einen Kampf nur melden, wenn Karten darin gespielt werden; sonst *Fertig*.
coach-solo-ask-attack = Offene Kampfkarten, deren Bedingung auf dem Plan gilt. Der Angreifer entscheidet zuerst.
coach-solo-ask-defend = Offene Kampfkarten, deren Bedingung auf dem Plan gilt; *Fertig* für keine.
coach-solo-ask-winner = Der Sieger darf Kampfkarten behalten; die anderen und die bei Gleichstand werden abgelegt.
coach-solo-ask-retain = Einmal je Aktionsrunde ist sie wieder zu gebrauchen und kostet dann keine Restkarte.
coach-solo-ask-draw-discard = Für Karten, die nicht mehr gebraucht werden. Neue kommen an ihre Plätze.
coach-solo-ask-pg-aside = Beiseitegelegt ist sie in Runde 1 ohne Wurf als Ereignis spielbar, danach nicht mehr als Ereignis.
coach-solo-ask-pg-four = Sie darf im ersten Zug der Mittelmächte gespielt werden, ohne Wurf.
coach-solo-ask-pg-cancel = Es kostet beide Seiten eine Karte; dann würfeln die Alliierten noch einmal.
coach-solo-ask-pg-rises = Dann werden die Karten der neuen Stufe eingemischt, und die Auslage wird neu ausgeteilt.
coach-solo-ask-pg-choice = Du entscheidest für die andere Seite, so gut wie sie selbst.
coach-solo-ask-bb-aside = Die Achse beginnt damit, ohne Wurf. Die andere kommt in den Stapel.
coach-solo-ask-bb-exchange = #24 tritt an die Stelle der Karte, die der Wurf erlaubt hat.
coach-solo-ask-bb-resources = Sie ändert sich mit den Rohstoffen auf dem Plan und gilt ab dem nächsten Ziehen.
coach-solo-ask-bb-total = Sie wird nicht eingemischt. *Fertig* für keine.
coach-solo-ask-es-left = Wie es auf dem Plan steht: Rohstoffe, U-Boote, Kapitulationen.
coach-solo-ask-es-passes = Gepasst wird nach dem Wurf, und es kostet keine Karte. Was übrig bleibt, verfällt.
coach-solo-ask-es-initiative = Ihre Seite beginnt dann damit, obwohl sie weniger Karten hat.
coach-solo-ask-es-react = Offene Reaktionen und die künftige Offensive dürfen jetzt antworten. *Fertig* für keine.
coach-solo-ask-es-draw = Ob sie eine zieht, steht auf der echten Karte.
coach-solo-ask-es-loss = Es steht mit seiner Bedingung auf der echten Karte.
coach-solo-ask-es-swap = Eine schwache offene Karte für die beste abgelegte. *Fertig* für keine.
coach-solo-ask-es-swap-for = Sie liegt offen und ist spielbar, sobald der Würfel ihren Platz erlaubt.
coach-solo-ask-es-aleutians = Das zeigt der Plan; die alliierte Karte #30 hängt daran.
coach-solo-ask-es-burma = Gespielt wird sie auf einer Seite mit C und kostet dann keine Restkarte.
coach-solo-ask-es-blank = Das steht auf der echten Karte.
coach-solo-ask-es-blank-kind = Eine Reaktion antwortet auf die Offensive der anderen Seite; es steht auf der echten Karte.
coach-solo-ask-mp-triggered = *!!* kommt zuerst: 1 Schwung für die oberste offene abgelegte Karte mit dem Zeichen der Seite.
coach-solo-ask-mp-vouched = Der Gegner darf für das Ereignis der Karte zahlen, die für Punkte gespielt wurde.
coach-solo-ask-mp-momentum = Die Marker auf dem Plan zählen, nachdem die Hälfte verloren ist.
coach-solo-ask-mp-refresh = Meist ist es *Nein*: Das kann nur ein Ereignis.
coach-solo-ask-mp-cubes = Wer mehr hat, verschiebt ein Thema; welches, findet das Programm heraus.
coach-solo-ask-mp-leads = Die Themen auf dem Plan, von links. *Keiner von beiden*, wenn niemand führt.
coach-solo-ask-mp-more = Dort rückt das Thema um eins nach rechts.
coach-solo-ask-mp-strategy = Bis Runde 5 sind diese Karten für die Debatten. Der Platz wird aufgefüllt.
coach-solo-ask-mp-initiative = Das entscheidet sich auf dem Plan. Wer gewinnt, wählt dann, wer beginnt.
coach-solo-ask-mp-first = Wer als Zweiter spielt, hat das letzte Wort der Runde.
coach-solo-ask-mp-debate = Ein gewonnenes Thema entfernt die Debattenkarten dieses Themas.
coach-solo-ask-mp-issue = Das steht auf der echten Karte.
coach-solo-ask-mp-shave = Einmal in den Debatten, statt der erwürfelten Karte.
coach-solo-ask-mp-election = Auf der echten Karte lesen und auf dem Plan ausführen; dann *Fertig*.
coach-solo-ask-mp-revealed = Ein anderes Ereignis hat es aufgedeckt. Verhindert es etwas, dann *Nein*.
coach-solo-ask-mp-redraw = So viele, wie die Karte erlaubt, von links nach rechts; dann *Fertig*.
coach-solo-ask-mp-retrieve = Jede davon, offen oder verdeckt. Sie ist spielbar, wenn der Würfel ihren Platz erlaubt.
coach-solo-ask-mp-capital = Bis zu zwei. Neue kommen verdeckt.
coach-solo-ask-cc-lowest = Es zählen Einheiten, die sie jetzt befehligt, nicht was gedruckt ist.
coach-solo-ask-cc-nothing = Eine Karte ohne Einheit ist nicht spielbar. *Fertig*, wenn jede eine befehligt.
coach-solo-ask-cc-window = Erst den Befehl auf dem Plan ausführen. Melden, was Karte oder Marker braucht, dann *Fertig*.
coach-solo-ask-cc-draw = Bringt sie einen Marker, liegt die neue Karte verdeckt statt offen.
coach-solo-ask-cc-banner = Ein Banner oder eine offene Karte: Mit dem Banner liegt die neue Karte verdeckt.
coach-solo-ask-cc-banners = Banner entscheiden die Schlacht. Für jedes die Seite antippen, die es nahm, dann *Fertig*.
coach-solo-ask-cc-section = Jede Nation darf jeden Abschnitt einmal im Zug aktivieren.
coach-solo-ask-cc-nation = Jede Nation darf jeden Abschnitt einmal im Zug aktivieren.
coach-solo-ask-cc-more = Folgen können nur Feldbefehle für Abschnitte, die noch nicht aktiviert sind.
coach-solo-ask-cc-flip = Eine offene Karte mehr ist später eine mehr zur Wahl.
coach-solo-ask-cc-category = Gefragt wird einmal: Ein Armeebefehl ist die einzige Karte seines Zuges.
coach-solo-ask-cc-rack = Die Ablage ist für beide Seiten offen: Was liegen bleibt, kann die andere nehmen.
coach-solo-ask-cc-field = Die Karten eines Zuges gehen auf verschiedene Schlachtfelder.
coach-solo-ask-cc-initiative = Ihr Zeichen sagt, welche Einheit dort handeln darf. *Fertig* für keinen.
coach-solo-ask-cc-excess = Sie füllt den Platz statt einer neuen Karte, und die Auslage ist so groß, wie sie sein soll.
coach-solo-ask-cc-reveal = Nichts der Auslage ist spielbar: Es wird aufgedeckt, bis eine Karte es ist.
coach-solo-ask-cc-lose = Sie geht, bevor Karten des Stapels aufgedeckt werden.
coach-solo-ask-cc-reshuffle = Manche Karten und Phasen einer Schlacht verlangen es. Meist ist es *Nein*.
coach-solo-ask-cc-token = *!!* ist die einzige Gelegenheit der anderen Seite dazu.
coach-solo-ask-cc-tokens = Es zählt, was auf dem Tisch ausgegeben und durch Karten gewonnen wurde.
coach-solo-ask-cc-assign = Er dient nur auf diesem Schlachtfeld.
coach-solo-ask-cc-uses = Der Einsatz ist frei; das Programm zählt nur mit.
coach-solo-ask-cc-uses-at = Nur Schlachtfelder, die einen haben, stehen zur Wahl.
coach-solo-ask-cc-inspired = Zwei gleiche Karten gelten dann einem Abschnitt.
coach-solo-ask-cc-copy = Der Counter-attack wirkt dann wie diese Karte der anderen Seite.
