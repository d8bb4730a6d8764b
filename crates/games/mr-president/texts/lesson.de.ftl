# Die Lektion nach den Namen ihrer Schritte, und ein Tipp für jede Art von Frage. Wörter zwischen Sternen sind fett.

lesson-attributes-title = Die Person
lesson-attributes-do = *Effizient* antippen, dann *Teamchef*.
lesson-attributes-why = Zwei Eigenschaften gelten alle vier Jahre. Aktionspunkte (AP) sind die Währung des Weißen Hauses: Vier mehr im Jahr sind kaum zu schlagen.
lesson-attributes-look = Die Lage unten sagt, was geschieht, was möglich ist und was droht. Sie steht bei jedem Schritt dort.

lesson-resources-title = Glücksgriffe
lesson-resources-do = *Herausragende Stabsleitung* antippen, dann *Glücksgriff im Finanzministerium*.
lesson-resources-why = Noch mehr AP, und eine Wirtschaft, die jedes Jahr besser wird. Eine starke Wirtschaft trägt Zustimmung und Kongress.
lesson-resources-look = Unter jedem Namen steht, was er bringt.

lesson-vice-title = Vizepräsident
lesson-vice-do = *Abg. R. Bassingham* antippen.
lesson-vice-why = Niedrige Würfe sind gut, und die Werte des Kabinetts werden von den Würfeln abgezogen. Eine 1 in zwei Feldern hilft also oft.
lesson-vice-look = Die Zeile unter jedem Namen: Innen, Diplomatie, Militär.

lesson-posts-title = Drei weitere Ämter
lesson-posts-do = *Farnborough* antippen, dann *Calloway-Brandt*, dann *Eastermark*.
lesson-posts-why = Verschiedene Stärken für verschiedene Ämter: Diplomatie ins Außenministerium, Militär in die Verteidigung.
lesson-posts-look = Reiter Weißes Haus: das Kabinett mit seinen Werten.

lesson-veteran-title = Ein Veteran
lesson-veteran-do = *Außenminister* antippen.
lesson-veteran-why = Veteranen sind besser als Neulinge. Die Diplomatie mit 2 gewinnt am meisten: Großmächte und Verbündete kosten die meisten Aktionen.
lesson-veteran-look = Das Außenministerium im Kabinett.

lesson-priorities-title = Wünsche an den Kongress
lesson-priorities-do = *Bildungsreform*, *Heimatschutz*, *Neue Arbeitsplätze* antippen.
lesson-priorities-why = Gesetze, die auch die Öffentlichkeit will, bringen die meisten Punkte. Bildung und Heimatschutz stehen auch auf deren Liste.
lesson-priorities-look = Reiter Kongress: Die Liste der Öffentlichkeit steht daneben.

lesson-promise-title = Ein Versprechen
lesson-promise-do = Zweimal *Gesundheitsreform* antippen: als Versprechen, dann als anhängiger Entwurf.
lesson-promise-why = Das will auch die Öffentlichkeit, und der Entwurf der Gegner ist ein anderer. Ein gehaltenes Versprechen bringt Zustimmung und Rückhalt; ein gebrochenes kostet jedes Jahr beides.
lesson-promise-look = Entwürfe rücken nach links zum Gesetz und nach rechts zum Scheitern.

lesson-intel-title = Gezielte Aufklärung
lesson-intel-do = *Afrika* antippen, dann *Naher Osten*.
lesson-intel-why = Sie findet Terrorgruppen, bevor Schurkenstaaten daraus werden. Beide Regionen sind wenig stabil und haben eine Krise.
lesson-intel-look = Die Karte zeigt Ausrichtung und Stabilität; Punkte sind die Regionale Krise.

lesson-capabilities-title = Fähigkeiten
lesson-capabilities-do = *Cyber* antippen.
lesson-capabilities-why = Jeden Januar wird eine Verbesserung versucht, bei starker Wirtschaft zwei. Ein W10 entscheidet, niedrig ist gut.
lesson-capabilities-look = Das Protokoll: Jeder Wurf steht dort mit allem, was abgezogen wurde.

lesson-focus-title = Der Schwerpunkt des Jahres
lesson-focus-do = *Reihenfolge behalten* antippen.
lesson-focus-why = Um sechs Bereiche wird zweimal im Jahr gewürfelt; je höher ihr Rang, desto besser die Chance. Für das erste Jahr passt die Reihenfolge.
lesson-focus-look = Reiter Weißes Haus: der Schwerpunkt, Rang für Rang.

lesson-relief-title = Die erste Aktion
lesson-relief-do = Unter Diplomatie *Krisenhilfe* antippen, dann *Naher Osten*.
lesson-relief-why = Präsident und Kabinett haben fünf Aktionen. Eine Regionale Krise von 2 ist gefährlich, sobald Plättchen gezogen werden: früh senken.
lesson-relief-look = Über der Karte steht, wo im Jahr das Spiel ist.

lesson-keep-title = Behalten oder neu würfeln
lesson-keep-do = *Behalten* antippen.
lesson-keep-why = Aus der 5 wurde eine 2: Außenministerium und die −1 für Neulinge wurden abgezogen. Die Krise sinkt. Ein neuer Wurf kostet 1 AP und gilt dann.
lesson-keep-look = Die Tabelle unter der Frage zeigt die getroffene Zeile.

lesson-pulpit-title = Den Entwurf anschieben
lesson-pulpit-do = Unter Präsident *Machtwort* antippen.
lesson-pulpit-why = Für 1 AP ein Wort zur Gesundheitsreform. Der Entwurf rückt bei höchstens 3 ein Feld. Die −1 für Neulinge und die +1 der Gegenseite heben sich auf: Jeder zweite Wurf genügt.
lesson-pulpit-look = Die Zustimmung: Fast alles bewegt sie, und am Jahresende zählt sie.

lesson-reroll-title = Einen zweiten Wurf wert
lesson-reroll-do = *Neu würfeln* antippen, dann *Gesundheitsreform*, dann *Nach links*.
lesson-reroll-why = Die 5 bleibt eine 5: −1 für Neulinge, +1 für das, was dagegen steht. Sie bewirkt nichts. Jeder zweite Wurf ist besser, und 27 AP verfallen am Jahresende. Links heißt mehr Unterstützung.
lesson-reroll-look = Jede Wahl sagt vorher, was sie kostet.

lesson-party-title = Die eigene Partei
lesson-party-do = Unter Innenpolitik *Rückhalt der Partei suchen* antippen.
lesson-party-why = Ohne Wurf ein Rückhalt mehr. Unter 4 gibt es am Ende nicht einmal eine Nominierung.
lesson-party-look = Nach dieser bleiben zwei Aktionen im Januar; dann beginnt die erste Phase, und Plättchen werden gezogen.

lesson-end = Das war der Januar. Vier Phasen folgen, in denen auch die Welt handelt; *Tipps* sagen, was am besten ist und warum. Ab hier ohne Anleitung.

coach-mrp-menu-cabinet = Verzicht des Präsidenten auf eine Aktion bringt 1 AP, eine mehr kostet 2. *Niedrige Würfe sind gut.*
coach-mrp-menu-any = Eine eigene Aktion beliebiger Art. Tipps sagen, was am besten ist und warum.
coach-mrp-ask-reroll = Ein zweiter Wurf kostet 1 AP und gilt dann, so oder so. AP verfallen am Jahresende.
coach-mrp-ask-dom-focus = Um sechs Bereiche wird zweimal im Jahr gewürfelt. Rang 1 gelingt mit 1 bis 4, Rang 6 nur mit 1.
coach-mrp-ask-wor-fni-place = Gezielte Aufklärung gibt −1 bei der Suche nach Terrorgruppen dort.
coach-mrp-ask-wor-capability = W10, niedrig ist gut. Cyber und Aufklärung helfen überall; Luft, Boden und See in Kriegen.
coach-mrp-ask-year-attribute = Sie gilt alle vier Jahre. Mehr AP im Jahr helfen bei allem.
coach-mrp-ask-year-resource = Er wirkt jedes Jahr wieder.
coach-mrp-ask-year-vp = Werte werden von Würfen in diesem Feld abgezogen.
coach-mrp-ask-year-admin = Was auch auf der Liste der Öffentlichkeit steht, bringt mehr. Siehe Reiter *Kongress*.
coach-mrp-ask-year-promise = Ein gebrochenes Versprechen kostet jedes Jahr Zustimmung und Rückhalt.
coach-mrp-menu-domestic = Partei, Wirtschaft, Kongress. Was nicht gebraucht wird, bringt bei Verzicht 1 AP.
coach-mrp-menu-abroad = Diplomatie oder Militär. Was nicht gebraucht wird, bringt bei Verzicht 1 AP.
coach-mrp-menu-bought-out = Eine mehr kostet 2 AP. AP verfallen am Jahresende.
