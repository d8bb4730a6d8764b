mr-president-name = Mr. President
mr-president-line = Vier Jahre im Weißen Haus, allein gegen Welt, Kongress und Kalender.

mr-president-guide-1 = Das Ziel: Vier Jahre ohne Katastrophe überstehen, wiedergewählt werden und möglichst viele Vermächtnispunkte hinterlassen. Sie sagen am Ende, mit welchem Präsidenten die Geschichte dich vergleicht.
mr-president-guide-2 = Ein Jahr: Der Januar bereitet vor: Aktionspunkte, Fähigkeiten, Schwerpunkte, je eine Aktion für dich und das Kabinett. Es folgen vier Phasen, in denen du, Kongress, Verbündete, Großmächte und Krisen sich abwechseln; der Dezember rechnet ab.
mr-president-guide-3 = Aktionen: 33 Hauptaktionen in vier Gruppen: innere, präsidiale, militärische, diplomatische. Verzicht gibt 1 AP; 2 AP kaufen je Abschnitt eine dazu; 1 AP wiederholt einen Wurf. AP gelten nur in diesem Jahr.
mr-president-guide-4 = Würfel: Niedrig ist gut für dich. Eine Probe gelingt mit einem W10 bis zur Zahl auf der Leiste; Werte des Kabinetts und andere Hilfen werden abgezogen.
mr-president-guide-5 = Das erste Jahr: Setz Wirtschaftslage und schwächste Leiste im Schwerpunkt nach vorn. Halte die Innere Krise bei höchstens 1 und jede Regionale Krise bei höchstens 2; der Platz ist für die Chips, etwa zwölf im Jahr.
mr-president-guide-6 = Kongress: Freunde schieben deine Entwürfe nach links, Gegner nach rechts. Bring ein, was die Öffentlichkeit will und was du versprochen hast: Meilensteine, Prioritäten und ein gehaltenes Versprechen bringen die meisten Punkte.
mr-president-guide-7 = Ausland: Finde Terrorgruppen und greif zu, bevor sie Schurkenstaaten werden. Hebe die Ausrichtung, wo Russland und China Einfluss haben. Senke Spannungen, bevor ein Land handelt, und halte Verbündete sehr eng: Sie handeln für dich.
mr-president-guide-8 = Was verliert: eine Bewertung bis 16, Ungelöste Probleme über 5, ein Schurkenstaat 4 am Jahresende, 15 Einfluss von China, ein starkes Russland in Osteuropa, Krieg von Russland mit der NATO oder China mit Japan, ein sechster Krieg, Amtsenthebung, Massenvernichtung.
mr-president-guide-9 = Was gewinnt: Eine Bewertung von 35 gewinnt ab Jahr 2 sofort. Sonst Vermächtnispunkte: Meilensteine, gute Bewertungen, gewonnene Kriege, Frieden, Wahlen. Halte den Rückhalt der Partei bei mindestens 4, besser 6, sonst wirst du nicht einmal nominiert.
mr-president-guide-10 = An diesem Tisch: Jeder Schritt sagt, was geschieht, was du tun kannst und was droht. Jede Leiste erklärt sich selbst, und ein Klick auf Unerlaubtes sagt, warum, und nennt die Regel.
