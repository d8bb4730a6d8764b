# Die Lektion nach den Namen ihrer Schritte, und ein Tipp für jede Art von Frage. Wörter zwischen Sternen sind fett.

lesson-headlines-title = Zwei leichte Schlagzeilen
lesson-headlines-do = Zweimal *Stufe 1* antippen.
lesson-headlines-why = Erfüllte Schlagzeilen bringen Spielsteine, und Spielsteine gewinnen Staaten. Stufe 3 bringt drei, gelingt aber nur halb so oft; Stufe 1 bringt einen, fast sicher.
lesson-headlines-look = Neben der Karte stehen sechs Wählergruppen. Dort werden Würfel liegen: Schlagzeilen verlangen bestimmte Zahlen.

lesson-roll-title = Würfeln
lesson-roll-do = *Würfeln* antippen.
lesson-roll-why = Reihum wird gewürfelt, bis 20 Würfel auf den Wählergruppen liegen. Alle Würfel zählen für die Schlagzeilen aller.
lesson-roll-look = Die Hand: Eine Schlagzeile braucht zwei 2en und zwei 3en, die andere vier 4en (oder vier 2en). Der Typ zählt schon als eine 4.

lesson-turn-title = Die eigene Zahl
lesson-turn-do = *Eine 1 auf 4 drehen, davon 3 legen* antippen.
lesson-turn-why = Würfel mit der Zahl des eigenen Charakters dürfen gedreht werden, hier die 1. Gelegt werden zwei beliebige oder alle einer Zahl: Drei 4en und der Typ erfüllen die zweite Schlagzeile.
lesson-turn-look = Auf der Charakterkarte steht die eigene Zahl.

lesson-second-title = Die anderen haben gelegt
lesson-second-do = *Würfeln* antippen.
lesson-second-why = Rot und Grün legen Würfel für ihre eigenen Schlagzeilen. Eine 2 von ihnen hilft auch hier.
lesson-second-look = Die Wählergruppen: Was dort liegt, sehen alle; wofür es gut ist, nur wer die Karte hat.

lesson-two-title = Zwei beliebige Würfel
lesson-two-do = *Eine 2 legen* antippen, dann *Eine 3 legen*.
lesson-two-why = Die erste Schlagzeile braucht beides. Zwei verschiedene Würfel bringen sie auf zwei Seiten voran.
lesson-two-look = Die Schlagzeile zählt mit: wie viele sie hat und wie viele sie braucht.

lesson-third-title = Noch einmal
lesson-third-do = *Würfeln* antippen.
lesson-third-why = Sieben Plätze sind frei. Es fehlt nur noch eine 3.
lesson-third-look = Die Prozentzahl auf der Schlagzeile ist ihre Chance.

lesson-last-title = Der fehlende Würfel
lesson-last-do = *Eine 3 legen* antippen, dann *Eine 6 legen*.
lesson-last-why = Die 3 erfüllt die erste Schlagzeile. Der andere Würfel ist frei: Eine 6 nützt kaum jemandem.
lesson-last-look = Die Hand: Beide Schlagzeilen sind erfüllt. Liegen 20 Würfel, erscheinen die Zeitungen.

lesson-walk-title = Spielsteine ausgeben
lesson-walk-do = *Massachusetts* antippen.
lesson-walk-why = Zwei Schlagzeilen und einer für die Runde machen drei Spielsteine. Ein leerer Nachbarstaat kostet einen. Der Dollar dort bringt am Ende der Runde eine große Bonuskarte.
lesson-walk-look = Das Protokoll: Die Schlagzeile mit „genau“ von Grün ging auf, die beiden von Rot nicht.

lesson-fly-title = Einmal fliegen
lesson-fly-do = *Kalifornien* antippen, den Flug.
lesson-fly-why = Einmal im Zug führt ein Flug für einen Spielstein in jeden leeren Staat. Kalifornien und Texas haben die meisten Wahlmänner: je sechs.
lesson-fly-look = Das Rennen: Wahlmänner gewinnen, nicht Staaten.

lesson-spend-title = Der letzte Spielstein
lesson-spend-do = *Arizona* antippen. Ein anderer Nachbar geht auch.
lesson-spend-why = Was in der Runde nicht ausgegeben wird, verfällt. Arizona hat drei Wahlmänner, mehr als die anderen hier.
lesson-spend-look = Die Figur: Alle ziehen mit derselben. Wer folgt, beginnt, wo sie stehen bleibt.

lesson-again-title = Die nächste Runde
lesson-again-do = *Stufe 2* antippen, dann *Stufe 1*. Oder mehr wagen.
lesson-again-why = Grün hat Rot aus Washington vertrieben: Ein Spielstein mehr, als dort liegt, genügt. Die neue Karte „Beliebige Würfelzahl“ zählt als ein Würfel jeder Zahl.
lesson-again-look = Die Hand: Bonuskarten machen höhere Stufen möglich.

lesson-end = Das war eine ganze Runde. Drei weitere folgen, mit immer mehr Spielsteinen; die geheime *Hey-Schatz-Karte* kommt ganz am Schluss. Ab hier sind Bots und Würfel frei.

coach-fip-ask-draw = Neu hier? Zweimal *Stufe 1* ist ein sicherer Anfang: Die Prozentzahl nennt die Chance.
coach-fip-ask-roll = Alle Würfel auf den Wählergruppen zählen für die Schlagzeilen aller.
coach-fip-ask-lying = Würfel mit der *eigenen Zahl* dürfen gedreht werden. Dann zwei beliebige oder alle einer Zahl.
coach-fip-ask-one = Ein Platz ist frei: der Würfel, der selbst hilft oder anderen schadet.
coach-fip-ask-second = Ein beliebiger der übrigen, gleich dem ersten oder nicht.
coach-fip-ask-any = Sie steht für einen Würfel dieser Zahl, nur für die eigenen Schlagzeilen.
coach-fip-ask-move = Leere und eigene Staaten kosten einen Stein, fremde einen mehr, als dort liegt. *Ein Flug* je Zug.
coach-fip-ask-honey = Die geheime Karte verändert jetzt ein Ergebnis; goldene Staaten sind möglich.
coach-fip-ask-character = Die Zahl des Charakters darf bei jedem Wurf gedreht werden.
coach-fip-ask-attribute = Ein Attribut zählt als ein Würfel seiner Zahl für die eigenen Schlagzeilen.
coach-fip-ask-type = Auch ein Typ zählt als ein Würfel. Zahlen, die zusammenpassen, helfen am meisten.
