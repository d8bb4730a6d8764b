idiot-name = From Idiot to President
idiot-line = Drei bis fünf Ahnungslose jagen Schlagzeilen, Staaten und die meisten Wahlmänner.

idiot-guide-1 = Das Ziel: Nach vier Runden Bundesstaaten mit den meisten der 118 Wahlmänner halten. Ein Bundesstaat gehört dem, dessen Spielsteine dort liegen.
idiot-guide-2 = Schlagzeilen: Zieh in jeder Runde zwei Schlagzeilenkarten von beliebigen der drei Stapel. Stufe 3 bringt drei Spielsteine, wird aber selten wahr; nimm für den Anfang zwei der Stufe 1.
idiot-guide-3 = Würfel: Reihum sechs Würfel werfen und zwei beliebige oder alle einer Zahl (mindestens zwei) zu den Wählergruppen legen. Würfel mit der Zahl deines Charakters darfst du vorher auf jede Seite drehen. Schluss ist, wenn 20 liegen.
idiot-guide-4 = Erfüllen: Jede Karte, deren Bedingungen mit den 20 Würfeln gelten, bringt ihre Stufe. Deine Attributkarte, deine Typkarte und deine einfachen Bonuskarten zählen nur für dich je einen Würfel dazu, außer bei Karten mit „exakt“ oder „keine“.
idiot-guide-5 = Spielsteine: Dazu gibt es in Runde 1 einen Spielstein, in Runde 2 zwei und so weiter. Was du in der Runde nicht ausgibst, verfällt als Guthaben; die Spielsteine bleiben dir.
idiot-guide-6 = Bewegung: Alle ziehen dieselbe Spielfigur. Ein leerer oder eigener Nachbarstaat kostet einen Spielstein, ein fremder einen mehr, als dort liegen, und die fremden gehen heim. Einmal je Zug darfst du für einen Spielstein in einen beliebigen leeren Bundesstaat fliegen.
idiot-guide-7 = Bonuskarten: Wer einen Bundesstaat mit Menschenmenge betritt, zieht eine einfache Bonuskarte, mit Dollarzeichen eine starke: ein Würfel beliebiger Zahl, ein Spielstein mehr je Schlagzeile oder eine Karte mehr. Höchstens drei einfache und drei starke.
idiot-guide-8 = Das Ende: Nach der letzten Runde wird deine geheime Hey-Schatz-Karte gespielt und biegt ein Ergebnis zurecht. Dann werden die Wahlmänner gezählt; bei Gleichstand entscheidet Kalifornien, dann Texas, Florida und New York.
idiot-guide-9 = An diesem Tisch: Gold ist, was du anklicken kannst, auch auf der Karte. Ein Klick auf Unerlaubtes sagt, warum, und nennt die Regel.
