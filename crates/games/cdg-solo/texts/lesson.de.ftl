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
