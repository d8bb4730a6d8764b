# Phases
mrp-phase-setup = Start
mrp-phase-special = Januar
mrp-phase-1 = Phase 1
mrp-phase-2 = Phase 2
mrp-phase-3 = Phase 3
mrp-phase-4 = Phase 4
mrp-phase-final = Dezember
mrp-race-approval = Zustimmung in Prozent
mrp-judged = Das Urteil über das Jahr
mrp-race = Vermächtnispunkte und Zustimmung
mrp-chapter-year = Jahr { $number }
mrp-chapter-phase = Jahr { $year }, { $phase }
mrp-chapter-phase-short = { $year }.{ $phase }
mrp-phase-end = Jahresende

# Steps
mrp-step-setup = Aufbau
mrp-step-setup-what = Du wählst Kabinett, Prioritäten und Wahlversprechen; Eigenschaften und ein Glücksgriff werden gezogen.
mrp-step-setup-can = Versprich ein Gesetz, das auch öffentliche Priorität hat, und besetze die Ämter mit verschiedenen Stärken.
mrp-step-setup-threat = Ein nicht gehaltenes Versprechen kostet an jedem Jahresende Zustimmung und Rückhalt der Partei.

mrp-step-begin = Jahresbeginn
mrp-step-begin-what = Du bekommst die AP des Jahres und die Wirkung von Eigenschaften und Glücksgriffen; ab Jahr 2 kann das Kabinett besser werden.
mrp-step-begin-can = Wähle, wer Erfahrung sammelt, tausche ein Mitglied und lege die gezielte Aufklärung fest.
mrp-step-begin-threat = Die AP des Vorjahres sind weg. Der Kabinettswurf kann im Drama enden; Spannungen machen ihn schlechter.

mrp-step-sotu = Lage der Nation
mrp-step-sotu-what = Du sprichst vor dem Kongress: Zustimmung, Kongress, Medien und Ansehen bestimmen die Spalte, ein W10 das Ergebnis.
mrp-step-sotu-can = Eine gute Rede bringt AP, einen neuen Entwurf und bis zu zwei freie Aktionen.
mrp-step-sotu-threat = Bei einer Summe bis 23 kann sie Zustimmung und Kongress kosten, bis 18 auch einen Gegner bringen.

mrp-step-economy = Folgen der Wirtschaft
mrp-step-economy-what = Die Wirtschaftslage gibt oder nimmt Zustimmung, AP und Verhältnis zum Kongress.
mrp-step-economy-can = Vergib bis zu zwei Wirtschaftshilfen: ein Verbündeter +1 Stufe oder Trend pro USA in einer Region.
mrp-step-economy-threat = Bei 4 verlierst du je eins; bei 3 Zustimmung −8 %, AP −2, Kongress −2 und einen Freund.

mrp-step-capabilities = Fähigkeiten
mrp-step-capabilities-what = Du würfelst für zwei Fähigkeiten, bei Wirtschaftslage bis 4 für eine, und für jeden DARPA-Marker.
mrp-step-capabilities-can = Wähle die Fähigkeiten: 1–5 verbessert eine, DARPA 1–7. Cyber und Aufklärung sichern den Vorsprung.
mrp-step-capabilities-threat = Russland und China holen jedes Jahr auf; wer zurückfällt, ist Cyberangriffen ausgesetzt.

mrp-step-set-focus = Schwerpunkte setzen
mrp-step-set-focus-what = Du ordnest die sechs Schwerpunkte; eine Spannung geht, die übrigen liegen auf den letzten Rängen.
mrp-step-set-focus-can = Setz das Nötigste nach vorn: Rang 1 gelingt bei 1–4, Rang 6 nur bei 1.
mrp-step-set-focus-threat = Für Schwerpunkte mit Spannung wird nicht gewürfelt.

mrp-step-cabinet = Präsident und Kabinett
mrp-step-cabinet-what = Du und jedes Kabinettsmitglied haben eine Aktion; manche haben zwei.
mrp-step-cabinet-can = Jeder handelt auf seinem Gebiet oder entfernt eine Spannung. Der Präsident darf alles oder nimmt 1 AP.
mrp-step-cabinet-threat = Nicht genutzte Aktionen verfallen; nur die des Präsidenten kann zu AP werden.

mrp-step-peer = Russland oder China
mrp-step-peer-what = In Phase 1 wählt ein W10 Russland oder China, in Phase 3 handelt die andere Macht.
mrp-step-peer-can = Jetzt wenig. Vorher: Spannungen senken, Beziehungen pflegen, Einfluss entfernen.
mrp-step-peer-threat = Neuer Einfluss, Cyberangriffe, Haltung 2. China gewinnt mit 15 Einfluss, Russland mit Stützpunkt in Osteuropa und 9.

mrp-step-any-three = Drei Aktionen
mrp-step-any-three-what = Du führst drei Aktionen beliebiger Art aus.
mrp-step-any-three-can = Jede Aktion, auf die du verzichtest, gibt 1 AP; 2 AP kaufen eine Aktion dazu; 1 AP wiederholt einen Wurf.
mrp-step-any-three-threat = Bald kommen Chips: Lass keine Krise ein Feld vor dem Ende stehen.

mrp-step-chit = Chip ziehen
mrp-step-chit-what = Ein Krisenchip wird gezogen: Karten, Krisen, ein Gipfel oder gute Nachrichten.
mrp-step-chit-can = Wähle, wo die Karte es erlaubt, und zahl AP, wo sie es verlangt.
mrp-step-chit-threat = Die meisten Chips bringen ein bis drei Krisenkarten. Ein + heißt: noch ein Chip.

mrp-step-chit-again = Zweiter Chip
mrp-step-chit-again-what = Der letzte Chip zeigte ein +: Es wird noch einer gezogen.
mrp-step-chit-again-can = Wie zuvor: wählen und zahlen, wo die Karte es erlaubt.
mrp-step-chit-again-threat = Noch ein + bringt einen dritten Chip, aber nicht im Dezember.

mrp-step-chit-third = Dritter Chip
mrp-step-chit-third-what = Ein dritter Chip wird gezogen, der letzte für jetzt.
mrp-step-chit-third-can = Wie zuvor: wählen und zahlen, wo die Karte es erlaubt.
mrp-step-chit-third-threat = Ein + darauf zählt nicht.

mrp-step-group = Verbündete, Schurken
mrp-step-group-what = Eine von vier Gruppen wird gezogen: Ihre Verbündeten, Iran, Nordkorea oder Schurkenstaaten handeln, Instabile Staaten werden geprüft.
mrp-step-group-can = Mit einem sehr engen Verbündeten hast du zwei gemeinsame Aktionen, mit einem engen eine.
mrp-step-group-threat = Spannungen ab 5 kosten den Verbündeten eine Stufe. Iran, Nordkorea und Schurkenstaaten rüsten oder schlagen zu.

mrp-step-focus = Schwerpunkte
mrp-step-focus-what = Von Rang 6 bis Rang 1 wird für jeden Schwerpunkt ohne Spannung ein W6 geworfen.
mrp-step-focus-can = Wähle, wo ein Erfolg die Wahl lässt. Danach geht eine Spannung.
mrp-step-focus-threat = Jede Spannung sperrt einen Schwerpunkt.

mrp-step-media = Medien rücken ab
mrp-step-media-what = Die Medien sinken um ein Feld.
mrp-step-media-can = Jetzt nichts. Der Schwerpunkt Presse und Auftritte holen es zurück.
mrp-step-media-threat = Unter 5 kostet jede Medientendenz Zustimmung.

mrp-step-two-domestic = Zwei innere Aktionen
mrp-step-two-domestic-what = Du führst zwei innere Aktionen aus, auch innere präsidiale.
mrp-step-two-domestic-can = Bereite die Abstimmungen danach vor: Partei, Kongress, Machtwort. Verzicht gibt je 1 AP.
mrp-step-two-domestic-threat = Eine Innere Krise auf 2 ist einen Schritt vom Versagen entfernt.

mrp-step-congress = Gesetzgebung
mrp-step-congress-what = Freunde und Gegner schieben Entwürfe, es wird abgestimmt und eingebracht, die Medien urteilen, Skandale gehen weiter.
mrp-step-congress-can = Entwürfe bewegen, auswählen, unterschreiben oder ablehnen, neue einbringen. Jedes eigene Gesetz gibt eine freie Aktion.
mrp-step-congress-threat = Starke Gegner schieben deine Entwürfe nach rechts und kosten Zustimmung; ein Skandal kann zur Amtsenthebung führen.

mrp-step-chit-one = Ein Chip
mrp-step-chit-one-what = Ein Krisenchip wird gezogen; ein + darauf zählt nicht.
mrp-step-chit-one-can = Wähle und zahl, wo die Karte es erlaubt.
mrp-step-chit-one-threat = Bis zu drei Krisenkarten, oder eine Kettenkarte geht einen Schritt weiter.

mrp-step-intelligence = Gezielte Aufklärung
mrp-step-intelligence-what = Für jede Region mit gezielter Aufklärung wird ein W10 geworfen: Terrorgruppen rücken auf den Aufklärungsfeldern vor.
mrp-step-intelligence-can = Hilf dort in Krieg oder Bürgerkrieg, dann versetz den Marker in eine andere Region.
mrp-step-intelligence-threat = Gruppen der Stufe 4 werden so nicht gefunden; Großmächte mit Cyber-Vorsprung stören den Wurf.

mrp-step-four-abroad = Vier im Ausland
mrp-step-four-abroad-what = Du führst vier diplomatische oder militärische Aktionen aus, auch diplomatische präsidiale.
mrp-step-four-abroad-can = Senke Regionale Krisen, verfolge erfasste Ziele, gewinne Ausrichtung. Verzicht gibt je 1 AP.
mrp-step-four-abroad-threat = Eine Regionale Krise auf 3 ist einen Schritt von der Großen Krise entfernt.

mrp-step-core-support = Kernunterstützung
mrp-step-core-support-what = Die Zustimmung rückt auf 40 % zu, um die Kernunterstützung aus dem Rückhalt der Partei.
mrp-step-core-support-can = Nichts; es geschieht von selbst.
mrp-step-core-support-threat = Niedrige Zustimmung steigt, hohe sinkt.

mrp-step-terror-chaos = Terror oder Chaos
mrp-step-terror-chaos-what = W10: 1–5 Terrorgruppen wachsen und handeln, 6–10 ein Konflikt steigt und Chaos bricht aus.
mrp-step-terror-chaos-can = Jetzt nichts. Vorher: wenige Gruppen der Stufe 3–4, keine Schurkenstaaten, niedrige Konfliktleisten.
mrp-step-terror-chaos-threat = Ein Konflikt auf 4 kann zum Krieg werden; Russland gegen NATO oder China gegen Japan verliert das Spiel.

mrp-step-un = Die UN handelt
mrp-step-un-what = Die UN hilft von selbst: schlimmste Krise, niedrigste Stabilität, eine Terrorgruppe, ein Bürgerkrieg.
mrp-step-un-can = Verlange bis zu zwei verschiedene Aktionen, eine für 1 AP, eine für ein UN-Wohlwollen.
mrp-step-un-threat = Eine niedrige Weltmeinung verschlechtert, was du verlangst.

mrp-step-media-slant = Medientendenz
mrp-step-media-slant-what = Die Medien ändern die Zustimmung: von +4 % bei 8 bis −4 % bei 2.
mrp-step-media-slant-can = Nichts; es geschieht von selbst.
mrp-step-media-slant-threat = Bei 4 oder weniger verlierst du Zustimmung.

mrp-step-three-domestic = Drei innere Aktionen
mrp-step-three-domestic-what = Du führst drei innere Aktionen aus, auch innere präsidiale.
mrp-step-three-domestic-can = Innere Krise, Wirtschaft, Partei, Terror in den USA. Verzicht gibt je 1 AP.
mrp-step-three-domestic-threat = Danach kommt ein Chip.

mrp-step-war-progress = Kriegsverlauf
mrp-step-war-progress-what = Jeder Krieg geht eine Runde weiter, für jeden Bürgerkrieg und jede Waffenruhe wird gewürfelt.
mrp-step-war-progress-can = Zahl 1 AP je Bürgerkrieg für −1; im Krieg der USA nutze den freien Cyberangriff und 2 AP für den Einsatz.
mrp-step-war-progress-threat = Jeder Krieg hebt die Regionale Krise; ein Krieg der USA kostet Zustimmung und Militärpräsenz, ein verlorener −12 % Zustimmung.

mrp-step-end-roll = Endet das Jahr?
mrp-step-end-roll-what = W10: Bei 1–4 endet das Jahr, bei 5–10 wird ein letzter Chip gezogen.
mrp-step-end-roll-can = Nichts; der Würfel entscheidet.
mrp-step-end-roll-threat = Übrige AP verfallen.

mrp-step-clean-up = Aufräumen
mrp-step-clean-up-what = Chips kehren zurück, Gesetze werden frei oder Meilensteine, die Beziehungen zu Russland und China trübt je ein Trend contra USA.
mrp-step-clean-up-can = Leg beliebige drei Prioritäten der Regierung in beliebiger Folge aus.
mrp-step-clean-up-threat = Beziehungen, die du nicht pflegst, werden von selbst schlechter.

mrp-step-consequences = Folgen des Jahres
mrp-step-consequences-what = Dreizehn Schritte: Stabilität, Terror, Schurkenstaaten, Kriege, Militärpräsenz, Handel, Versprechen, Kongress, neue Karten.
mrp-step-consequences-can = Wenig zu wählen; was du im Jahr getan hast, entscheidet.
mrp-step-consequences-threat = Ein Schurkenstaat der Stufe 4 verliert das Spiel. Niedrige Stabilität nährt Terrorgruppen.

mrp-step-evaluation = Bewertung
mrp-step-evaluation-what = Zustimmungswert, Kongress, Medien, Wirtschaftslage und Heimatschutz werden addiert; −1 je Region mit Ausrichtung bis 4 und je Schurkenstaat.
mrp-step-evaluation-can = Jetzt nichts. Ab 26 gibt es Vermächtnispunkte, 35 gewinnt ab Jahr 2.
mrp-step-evaluation-threat = Mit 16 oder weniger ist das Spiel verloren.

mrp-step-midterms = Zwischenwahl
mrp-step-midterms-what = Ansehen, Zustimmungswert und Medien bestimmen die Spalte, ein W10, wem der Kongress gehört.
mrp-step-midterms-can = Danach darfst du bis zu zwei Kabinettsmitglieder frei ersetzen.
mrp-step-midterms-threat = Eine Niederlage kostet 5 Vermächtnispunkte und 10 % Zustimmung und bringt einen Gegner.
mrp-step-midterms-threat-history = Eine Niederlage kostet 10 % Zustimmung und bringt einen Gegner.

mrp-step-re-election = Wiederwahl
mrp-step-re-election-what = Stellt die Partei dich auf, entscheidet die Wahltabelle über eine zweite Amtszeit.
mrp-step-re-election-can = Jetzt nichts. Ansehen, Zustimmung, Medien und Rückhalt der Partei zählen.
mrp-step-re-election-threat = Rückhalt unter 4: nicht nominiert, −15 Vermächtnispunkte. Eine Niederlage: −5.
mrp-step-re-election-threat-history = Rückhalt unter 4: nicht nominiert. Ohne Wiederwahl ist das Szenario verloren.

mrp-step-legacy = Dein Vermächtnis
mrp-step-legacy-what = Die Vermächtnispunkte werden mit Zustimmung, Rückhalt und Wahl zusammengezählt.
mrp-step-legacy-can = Sieh, mit wem die Geschichte dich vergleicht; dann weiter, oder Schluss.
mrp-step-legacy-threat = Nichts mehr; es ist gezählt.

mrp-step-second-term = Zweite Amtszeit
mrp-step-second-term-what = Die Welt bleibt, wie sie ist; du bekommst +1 Ansehen, +1 Medien und mehr Zusammenarbeit.
mrp-step-second-term-can = Ersetze Kabinettsmitglieder, gib ein neues Versprechen, setz neue Prioritäten.
mrp-step-second-term-threat = In den letzten beiden Jahren sinkt das Verhältnis zum Kongress jeden Januar um 1.

# Consequences
mrp-consequence-1 = Stabilität und Terror
mrp-step-consequence-1-what = Regionen mit Stabilität ab 7 verlieren Terror, die anderen gewinnen ihn.
mrp-step-consequence-1-can = Jetzt nichts. Stabilität 7 hält eine Region sauber.
mrp-step-consequence-1-threat = Stabilität 3 bringt zwei Gruppen, eine stärkere und einen Instabilen Staat. Zwei Instabile Staaten in seiner Region kosten einen Verbündeten eine Stufe.
mrp-consequence-2 = Anwerbung von Terroristen
mrp-step-consequence-2-what = In zwei zufälligen Regionen wirbt der Terror an; dann folgt eine Probe auf Heimatschutz.
mrp-step-consequence-2-can = Jetzt nichts. Gewürfelt wird bis zum Heimatschutz.
mrp-step-consequence-2-threat = Misslingt die Probe: eine Terrorgruppe in den USA und eine Terrorkarte im Krisenstapel.
mrp-consequence-3 = Schurkenstaaten
mrp-step-consequence-3-what = Schurkenstaaten erschüttern ihre Regionen; dann kann einer von ihnen wachsen.
mrp-step-consequence-3-can = Gibt es keinen: +1 Weltmeinung, 2 UN-Wohlwollen, +6 % Zustimmung, und du wählst einen Verbündeten, der eine Stufe steigt.
mrp-step-consequence-3-threat = Mit einem Schurkenstaat der Stufe 4 ist das Spiel jetzt verloren.
mrp-consequence-4 = Folgen der Kriege
mrp-step-consequence-4-what = Kriege der USA belasten die Wirtschaft, Bürgerkriege ihre Regionen.
mrp-step-consequence-4-can = Jetzt nichts. Frieden vor dem Jahresende erspart es dir.
mrp-step-consequence-4-threat = Je Krieg der USA mit Truppen eine Verschlechterung, dazu −4 % Zustimmung, wenn er nicht gewonnen wird; Regionale Krisen steigen.
mrp-consequence-5 = Militärpräsenz
mrp-step-consequence-5-what = Alle Marker der Militärpräsenz werden aufgedeckt und dann neu gelegt.
mrp-step-consequence-5-can = Jetzt nichts. Weniger Truppen im Ausland und weniger Kriege geben weniger Marker.
mrp-step-consequence-5-threat = Trends contra USA, Krisen, Terror, verlorene Zustimmung oder Spannungen.
mrp-consequence-6 = Gutes Regieren
mrp-step-consequence-6-what = Ruhige Regionen werden stabiler, fast ruhige etwas entlastet.
mrp-step-consequence-6-can = Wo sich eine Region beruhigt, wähle: zwei Spannungen dort entfernen oder zwei Terrorgruppen senken.
mrp-step-consequence-6-threat = Regionen mit einer Krise ab 2 bekommen nichts.
mrp-consequence-7 = Wirtschaftslage der Eurozone
mrp-step-consequence-7-what = Die Wirtschaftslage der Eurozone bewegt deren Stabilität.
mrp-step-consequence-7-can = Jetzt nichts. Ab 6 steigt sie.
mrp-step-consequence-7-threat = Bis 4 sinkt sie.
mrp-consequence-8 = Im Dienst des Friedens
mrp-step-consequence-8-what = Kein Krieg der USA oder eines Verbündeten, höchstens zwei Bürgerkriege und drei UN-Wohlwollen bringen den Friedenspreis.
mrp-step-consequence-8-can = Jetzt nichts. Beim ersten Mal: +5 Vermächtnispunkte, +2 Prestige, +10 % Zustimmung, +1 Weltmeinung; später weniger.
mrp-step-consequence-8-can-history = Jetzt nichts. Beim ersten Mal: +2 Prestige, +10 % Zustimmung, +1 Weltmeinung; später weniger.
mrp-step-consequence-8-threat = Er kostet drei UN-Wohlwollen.
mrp-consequence-9 = Weltmeinung
mrp-step-consequence-9-what = Die Ausrichtung der Regionen bewegt die Weltmeinung.
mrp-step-consequence-9-can = Jetzt nichts. So viele Regionen ab 6, wie die Weltmeinung sagt, heben sie.
mrp-step-consequence-9-threat = Drei Regionen bis 4 senken sie.
mrp-consequence-10 = Handelsabkommen
mrp-step-consequence-10-what = Für jedes Handelsabkommen wird nach der Stabilität seiner Region gewürfelt.
mrp-step-consequence-10-can = Ein gutes Ergebnis in einer stabilen Region entfernt einen Einfluss der Großmacht deiner Wahl.
mrp-step-consequence-10-threat = Unter Ausrichtung 5 oder bei drei Einfluss der Großmächte endet das Abkommen.
mrp-consequence-11 = Wahlversprechen
mrp-step-consequence-11-what = Dein Wahlversprechen wird dir angerechnet oder vorgehalten.
mrp-step-consequence-11-can = Jetzt nichts. Gehalten: +6 % Zustimmung, +1 Partei und ein Freund.
mrp-step-consequence-11-threat = Offen: −4 % Zustimmung, −1 Partei; am Ende einer Amtszeit dazu −3 Vermächtnispunkte.
mrp-step-consequence-11-threat-history = Offen: −4 % Zustimmung, −1 Partei.
mrp-consequence-12 = Antwort des Kongresses
mrp-step-consequence-12-what = Der Kongress antwortet auf deine Zustimmung.
mrp-step-consequence-12-can = Jetzt nichts. Ab 60 %: +1 Kongress und ein Freund.
mrp-step-consequence-12-threat = Unter 40 %: −1 Kongress und ein Gegner.
mrp-consequence-13 = Neue Karten
mrp-step-consequence-13-what = Die Hälfte des Mischstapels scheidet aus; der Rest und die Karten des nächsten Jahres kommen in den Krisenstapel.
mrp-step-consequence-13-can = Jetzt nichts; am Ende einer Amtszeit entfällt es.
mrp-step-consequence-13-threat = Neue Karten bringen neue Krisen.
