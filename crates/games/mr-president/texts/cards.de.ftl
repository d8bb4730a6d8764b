# Worte der Karten: Titel, Geschichte, spätere Teile, Ausweg und die Knöpfe der Wahlmöglichkeiten.

mrp-card-C01 = Druck auf Taiwan
mrp-card-C01-story = Chinesische Schiffe und Flugzeuge ziehen immer engere Kreise um Taiwan. Peking spricht von einem Manöver und nennt kein Ende.
mrp-card-C01-story2 = In Chinas südlichen Häfen sammeln sich Landungsboote, und Tokio schickt seine Patrouillen näher an die Meerenge.
mrp-card-C01-story3 = Vor Sonnenaufgang treffen die ersten Raketen Taiwans Flugplätze, und Taipeh bittet Washington um Hilfe.
mrp-card-C01-escape = Dank guter Beziehungen zu Peking findet sich eine Formel, und die Schiffe fahren nach Hause.
mrp-card-C01-a = In den Krieg eintreten
mrp-card-C01-b = Sich heraushalten

mrp-card-C02 = Aufmarsch an der ukrainischen Grenze
mrp-card-C02-story = Züge voller Panzer rollen an die ukrainische Grenze. Moskau spricht von einer Winterübung, die Feldlazarette sprechen eine andere Sprache.
mrp-card-C02-story2 = An Kreuzungen tauchen Truppen ohne Abzeichen auf, und bei jeder Meldung zittern Europas Börsen.
mrp-card-C02-story3 = Auf drei Straßen überschreiten Kolonnen die Grenze, und Kiew ruft seine Freunde um Beistand an.
mrp-card-C02-escape = Zwischen Moskau und Kiew ist es ruhig genug, und die Brigaden kehren in die Kasernen zurück.
mrp-card-C02-a = Mit der NATO eingreifen
mrp-card-C02-b = Sich heraushalten

mrp-card-C03 = Tankerzwischenfälle am Golf
mrp-card-C03-story = Binnen einer Woche brennen in der Meerenge zwei Tanker. Die arabische Seite zeigt auf den Iran, und der Iran zeigt aufs Meer.
mrp-card-C03-story2 = In der Fahrrinne liegen Minen, die Versicherer ziehen sich zurück, und nur Russland freut sich über den Ölpreis.
mrp-card-C03-story3 = Schnellboote und Fregatten beschießen einander, und an beiden Ufern des Golfs rüstet man sich für mehr.
mrp-card-C03-escape = An beiden Ufern des Golfs herrscht Ruhe, und die Tanker kommen unbehelligt durch.

mrp-card-C04 = Alarm in Korea
mrp-card-C04-story = Über die Grenze dröhnen wieder Lautsprecher, Geschütze rollen aus ihren Höhlen. In Seoul sieht man nach, wo die Schutzräume sind.
mrp-card-C04-story2 = Der Norden ruft seine Reserven ein und versenkt in umstrittenem Gewässer ein Patrouillenboot.
mrp-card-C04-story3 = Auf eine Insel im Westen fallen Granaten, und in den Bergen des Nordens wird ein Testschacht verschlossen.
mrp-card-C04-escape = Der heiße Draht zwischen beiden Koreas funktioniert, und die Geschütze rollen zurück in die Höhlen.

mrp-card-C05 = Unruhe in Kaschmir
mrp-card-C05-story = Im Hochtal wird ein Konvoi überfallen, und beiderseits der Linie ruft die Menge nach Rache. Die Züge über die Grenze fahren nicht mehr.
mrp-card-C05-story2 = Bewaffnete Banden schleichen über die Pässe, und die Armeen beschießen einander die Hänge.
mrp-card-C05-story3 = Am hellen Tag überfliegen Kampfflugzeuge die Linie, und weit hinter der Front verdunkeln die Städte.
mrp-card-C05-escape = Indien und Pakistan reden miteinander, und im Tal öffnet wieder der Markt.

mrp-card-C06 = Straße im Himalaja
mrp-card-C06-story = Chinesische Pioniere bauen eine Straße über ein Hochland, das beide Riesen beanspruchen. Indische Soldaten schlagen vor den Planierraupen ihre Zelte auf.
mrp-card-C06-story2 = Auf die Straße folgen Kasernen, ein Treibstofflager und eine Landebahn über den Wolken.
mrp-card-C06-story3 = Eine Schlägerei mit Knüppeln endet mit Schüssen, und die kleinen Nachbarn wenden sich dem Stärkeren zu.
mrp-card-C06-escape = Ruhige Worte dringen bis aufs Hochland, und beide Lager ziehen vor dem Schnee ab.

mrp-card-C07 = Inseln im Ostchinesischen Meer
mrp-card-C07-story = Chinas Küstenwache umkreist ein paar Felsen, die Japan als sein Eigentum ansieht. Hunderte Fischerboote folgen im Kielwasser.
mrp-card-C07-story2 = Beide Marinen schicken ihre neuesten Schiffe, und die Kapitäne mustern einander durchs Fernglas.
mrp-card-C07-story3 = Auf dem größten Felsen weht eine Fahne, und Tokio fragt laut, was sein Bündnis wert ist.
mrp-card-C07-escape = Gute Beziehungen sind Peking mehr wert als kahle Felsen, und es ruft seine Boote heim.

mrp-card-C08 = Zentrifugen unter dem Berg
mrp-card-C08-story = Satelliten entdecken nahe einer heiligen Stadt im Iran einen Tunnel. Darin drehen sich, so sagen Exilanten, die Zentrifugen.
mrp-card-C08-story2 = Israelische Piloten üben einen sehr langen Flug, und in Teheran starten Forscher vorsichtig ihre Autos.
mrp-card-C08-story3 = In Teheran ist offiziell vom letzten Schritt die Rede, und die ganze Region geht in Deckung.
mrp-card-C08-escape = Die Sanktionen wirken, das Programm ist klein, und der Tunnel bleibt leer.

mrp-card-C09 = Raketen größerer Reichweite
mrp-card-C09-story = Bei einer Parade in Nordkorea rollt eine Rakete auf einem Laster mit auffallend vielen Rädern. Wochen später fliegt die erste.
mrp-card-C09-story2 = Japanische Schulkinder üben für den Sirenenalarm, und Seoul bittet um mehr Abwehrraketen.
mrp-card-C09-story3 = Ein Testflug endet im offenen Pazifik, und die Inselstaaten zählen die Minuten, die ihnen geblieben wären.
mrp-card-C09-escape = Dem Programm fehlen die Triebwerke, oder Peking lässt keine Teile mehr durch, und die Laster bleiben stehen.

mrp-card-C10 = Enklave der Kämpfer
mrp-card-C10-story = Kämpfer halten im Nahen Osten eine Stadt an der Wüstenstraße. Sie filmen die brennende Polizeiwache und laden Anhänger ein.
mrp-card-C10-story2 = Die Enklave wächst am Fluss entlang, und die nächste Regierung verliert eine ganze Provinz.
mrp-card-C10-story3 = Schwarze Geländewagen rollen in eine große Stadt, und ein neuer Staat stellt seine ersten Pässe aus.
mrp-card-C10-escape = Die Staaten der Region sind gefestigt genug, um die Stadt selbst zurückzuholen.

mrp-card-C11 = Aufständische im Sahel
mrp-card-C11-story = Kämpfer auf Motorrädern ziehen nachts durch den Sahel und zünden Schulen an. Die Garnisonen bleiben hinter ihren Mauern.
mrp-card-C11-story2 = Städte schlagen sich auf eine Seite, Milizen antworten Milizen, und die Straße zur Hauptstadt ist unterbrochen.
mrp-card-C11-story3 = Über der Wüste weht eine unbekannte Fahne, und lange Flüchtlingszüge wandern zur Küste.
mrp-card-C11-escape = Gefestigte Regierungen zahlen den Sold und schützen die Brunnen, und die Überfälle hören auf.

mrp-card-C12 = Kartelle gegen den Staat
mrp-card-C12-story = Kartelle in Mittelamerika hängen Banner an die Brücken und nennen die Bürgermeister, die gehen sollen. Zwei treten noch am Vormittag zurück.
mrp-card-C12-story2 = Bewaffnete befreien einen Boss aus dem Gerichtssaal, und die Gewalt greift über den Fluss auf amerikanische Städte über.
mrp-card-C12-story3 = Durch eine Provinzhauptstadt fahren gepanzerte Laster, und sie gehören nicht der Armee.
mrp-card-C12-escape = Ehrliche Gerichte und feste Regierungen erweisen sich als stärker als die Kartelle.

mrp-card-C13 = Starker Mann in Südamerika
mrp-card-C13-story = Ein früherer Offizier gewinnt in Südamerika eine Wahl und entlässt das Gericht, das sie bestätigt hat. Er redet stundenlang und gibt dem Norden die Schuld.
mrp-card-C13-story2 = Kredite aus Peking bezahlen neue Gewehre und eine sehr lange Brücke.
mrp-card-C13-story3 = Ein Teil der Armee rebelliert, der Rest hält den Palast, und die Ölhäfen schließen.
mrp-card-C13-escape = Der Kontinent steht Washington nahe, und dem starken Mann applaudiert niemand.

mrp-card-C14 = Separatisten in Osteuropa
mrp-card-C14-story = Männer in neuen Uniformen besetzen in Osteuropa ein Rathaus und hissen eine alte Fahne. Sie verlangen eine Abstimmung, und sie verlangen Schutz.
mrp-card-C14-story2 = Berater aus dem Osten kommen mit Lastwagen, und die Provinz druckt eigene Briefmarken.
mrp-card-C14-story3 = Durch das Kohlerevier zieht sich eine Front, und das Bündnis streitet über seine Antwort.
mrp-card-C14-escape = Die Staaten der Region sind gefestigt, und nach einer Woche ist das Rathaus wieder leer.

mrp-card-C15 = Schulden in der Eurozone
mrp-card-C15-story = Ein südliches Land der Eurozone gibt zu, dass seine Bücher nicht stimmten. Die Zinsen für seine Anleihen verdoppeln sich in einer Woche.
mrp-card-C15-story2 = Geldautomaten geben nur noch kleine Scheine aus, und auf den Plätzen wächst der Zorn.
mrp-card-C15-story3 = Mit den kleinen Staaten im Süden stürzt eine große Bank im Norden, und der Schock erreicht Amerika.
mrp-card-C15-escape = Europas Wirtschaft ist stark genug, um die Schulden des schwächsten Mitglieds zu tragen.

mrp-card-C16 = Die Kreditblase
mrp-card-C16-story = Zwei Fonds, die niemand erklären kann, zahlen nicht mehr aus. Die Banker versichern einander, dass alles unter Kontrolle ist.
mrp-card-C16-story2 = Ganze Straßen stehen leer, und der Sheriff trägt Möbel auf den Gehweg.
mrp-card-C16-story3 = Ein altes Bankhaus bricht an einem Wochenende zusammen, und am Montag leiht keiner mehr dem anderen etwas.
mrp-card-C16-escape = Die Wirtschaft blüht und lässt die Luft ganz langsam aus der Blase.

mrp-card-C17 = Lücke in der Rentenkasse
mrp-card-C17-story = Die Treuhänder melden, dass die Rentenkasse früher leer sein wird als geplant. Vierzigjährige fangen an zu rechnen.
mrp-card-C17-story2 = Rentner füllen mit Taschenrechnern die Bürgerhäuser und machen deiner Partei Vorwürfe.
mrp-card-C17-story3 = Erstmals werden die Schecks kleiner, und die Jungen fragen, wofür sie eigentlich einzahlen.
mrp-card-C17-escape = Eine Reform ist unterschrieben, und die Kasse reicht für eine weitere Generation.

mrp-card-C18 = Teure Krankenversicherung
mrp-card-C18-story = Kurz vor den Feiertagen kommt Post von den Krankenversicherern, die neuen Beiträge sind fett gedruckt. Kleine Betriebe kündigen ihre Verträge.
mrp-card-C18-story2 = Eine Krankenschwester erzählt im Ausschuss, was ihre eigene Operation gekostet hat, und ein neues Gesicht im Kongress macht daraus eine Kampagne.
mrp-card-C18-story3 = Kliniken auf dem Land schließen, und die Krankenwagen fahren eine Stunde bis zur nächsten.
mrp-card-C18-escape = Die Gesundheitsreform ist Gesetz, und in den nächsten Briefen stehen kleinere Zahlen.

mrp-card-C19 = Proteste nach Polizeieinsatz
mrp-card-C19-story = Millionen sehen den Film einer Festnahme, die tödlich endete. Am Abend wird in vierzig Städten demonstriert.
mrp-card-C19-story2 = Ausgangssperren und Tränengas füllen die Bildschirme, und jeder Satz aus dem Weißen Haus wird gewogen.
mrp-card-C19-story3 = Die Märsche enden ohne Antwort, und Nachbarn verschiedener Meinung grüßen sich nicht mehr.
mrp-card-C19-escape = Keine alte Klage nährt mehr den Zorn, und Polizei und Bürger setzen sich zusammen.

mrp-card-C20 = Welle der Überdosen
mrp-card-C20-story = Ein neues Pulver steckt in jeder Straßendroge. In kleinen Städten geht den Sanitätern bis Freitag das Gegenmittel aus.
mrp-card-C20-story2 = Der Handel macht im Süden Banden reich, und vom Gewinn kaufen sie Waffen.
mrp-card-C20-story3 = Großeltern ziehen die Kinder einer verlorenen Generation auf, und die Fabriken finden kaum noch Leute, die den Drogentest bestehen.
mrp-card-C20-escape = Die Sozialreform hat die Hilfe in die Städte gebracht, die sie am nötigsten hatten.

mrp-card-C21 = Vergessene Veteranen
mrp-card-C21-story = Eine Zeitung besucht die Genesungsstation eines Militärkrankenhauses und findet Schimmel an den Wänden. Verwundete berichten von verlorenen Akten.
mrp-card-C21-story2 = Das Ministerium verspricht Abhilfe und dann noch einmal, und die Fragen erreichen die Chefetage.
mrp-card-C21-story3 = Veteranen lagern auf den Stufen des Kapitols, und deine eigene Partei bringt ihnen Decken.
mrp-card-C21-escape = Ein fähiges Kabinett hat die Wartelisten abgebaut, bevor die Presse wiederkommt.

mrp-card-C22 = Marode Brücken
mrp-card-C22-story = Im Berufsverkehr stürzt eine Brücke in einen Fluss im Norden. Ingenieure veröffentlichen eine Liste der nächsten.
mrp-card-C22-story2 = Gewichtsgrenzen zwingen Lastwagen zu langen Umwegen, und die Waren kommen spät und teuer an.
mrp-card-C22-story3 = Eine zweite Brücke gibt nach, und niemand lässt gelten, dass kein Geld da war.
mrp-card-C22-escape = Die Reparaturen sind Gesetz und bezahlt, und neben jeder Brücke der Liste steht ein Kran.

mrp-card-C23 = Geheime Akten im Netz
mrp-card-C23-story = Ein junger Analyst trägt die Geheimnisse der Dienste auf einem Speicherstick hinaus. Die erste Akte steht im Netz, noch ehe am Tor die Schicht wechselt.
mrp-card-C23-story2 = Befreundete Regierungen lesen, dass ihre Telefone abgehört wurden.
mrp-card-C23-story3 = Der letzte und schlimmste Ordner nennt, wer die Befehle gab.
mrp-card-C23-escape = Deine Fachleute sind allen anderen voraus und schließen das Leck, bevor es größer wird.

mrp-card-C24 = Fehde im Kabinett
mrp-card-C24-story = Zwei Minister reden nur noch über die Zeitung miteinander. Ihre Mitarbeiter nehmen getrennte Aufzüge.
mrp-card-C24-story2 = Entscheidungen bleiben wochenlang liegen, weil niemand im selben Zimmer sitzen will.
mrp-card-C24-story3 = Auf deinem Schreibtisch liegt ein Rücktrittsgesuch, und im Fernsehen wird es schon verlesen.
mrp-card-C24-escape = Das Kabinett arbeitet so gut zusammen, dass die Fehde mit einem Händedruck endet.

mrp-card-C25 = Der Sonderermittler
mrp-card-C25-story = Ein Sonderermittler bezieht ein Büro ohne Schild und verlangt E-Mails. Noch weiß niemand, wem die Fragen gelten.
mrp-card-C25-story2 = Zeugen kommen und gehen durch die Tiefgarage, und auf den Fluren des Westflügels wird es still.
mrp-card-C25-story3 = Die Geschworenen werden einberufen, und die Abendnachrichten zeigen eine Zeichnung aus dem Gerichtssaal.
mrp-card-C25-escape = Der Kongress vertraut dem Weißen Haus und lässt das Mandat der Ermittlung auslaufen.

mrp-card-C26 = Der Senat steht still
mrp-card-C26-story = Im Senat wird eine Nacht lang aus einem Kochbuch vorgelesen, und der nächste Band liegt bereit. Sonst steht nichts auf der Tagesordnung.
mrp-card-C26-story2 = Die Ausschüsse tagen nicht mehr, und deine Entwürfe verstauben in der Kanzlei.
mrp-card-C26-story3 = Die Blockade wird zur Karriere, und die eigenen Leute fragen, warum du sie zulässt.
mrp-card-C26-escape = Beide Seiten arbeiten so gut zusammen, dass niemand mehr den Dauerreden zuhört.

mrp-card-C27 = Riss in der Partei
mrp-card-C27-story = Ein Flügel deiner Partei gibt sich einen Namen und eine Farbe. Er tagt immer schon am Abend davor.
mrp-card-C27-story2 = Ein alter Weggefährte wechselt die Seite und nimmt eine Spenderliste mit.
mrp-card-C27-story3 = In denselben Wahlkreisen treten zwei Listen an, und der Gegner muss nur abwarten.
mrp-card-C27-escape = Die Partei steht hinter dir, und die Abweichler tagen vor leeren Stühlen.

mrp-card-C28 = Lösegeld per Mausklick
mrp-card-C28-story = Bei einer Klinikkette zeigen die Bildschirme nur noch einen Preis und eine Uhr. Operationen werden verschoben.
mrp-card-C28-story2 = An der Küste steht eine Treibstoffleitung still, und vor den Zapfsäulen stauen sich die Autos.
mrp-card-C28-story3 = Rathäuser kehren zum Papier zurück, und kaum jemand glaubt noch, dass irgendwer aufpasst.
mrp-card-C28-escape = Die Cyberabwehr des Landes ist stark genug, um die Sperren ohne Lösegeld zu öffnen.

mrp-card-C29 = Ein neues Virus
mrp-card-C29-story = Zwei ferne Regionen melden dasselbe seltsame Fieber. Der erste Fall zu Hause ist ein Reisender, dem am Flughafen nichts fehlte.
mrp-card-C29-story2 = Auf der ganzen Welt schließen Grenzen, Schulen und Fabriken, und mittags sind die Straßen leer.
mrp-card-C29-story3 = Ein weiterer Winter mit der Krankheit zermürbt Pfleger, Ladenbesitzer und Geduld.
mrp-card-C29-escape = Wachsame Behörden und ein erneuertes Gesundheitswesen fangen das Virus ab, bevor es sich ausbreitet.

mrp-card-C30 = Zollkrieg
mrp-card-C30-story = Auf einen Zoll für Stahl folgt einer für Sojabohnen. Chinas Exporteure füllen ihre Lager und warten.
mrp-card-C30-story2 = Die Listen werden länger, und amerikanische Farmer lagern Ernten ein, die niemand kauft.
mrp-card-C30-story3 = Containerschiffe kehren auf See um, und an beiden Ufern des Pazifiks stehen Fabriken still.
mrp-card-C30-escape = Die Beziehungen zu beiden großen Rivalen sind gut, und die Zölle verschwinden in einer gemeinsamen Erklärung.

mrp-card-C31 = Ende eines Abrüstungsvertrags
mrp-card-C31-story = Ein Abrüstungsvertrag aus alten Tagen läuft aus, und niemand beantwortet den Brief zur Verlängerung. Die Inspektoren geben ihre Ausweise ab.
mrp-card-C31-story2 = In russischen Wäldern stehen neue Abschussrampen, und Europa misst auf der Karte die Entfernungen nach.
mrp-card-C31-story3 = Die Bomber fliegen wieder in Bereitschaft, und Großeltern erzählen, wie es beim letzten Mal war.
mrp-card-C31-escape = Moskau und Washington vertrauen einander genug, um die Verlängerung zu unterschreiben.

mrp-card-E001 = Hundert Tage Schonfrist
mrp-card-E001-story = Das Land gibt der neuen Regierung Zeit. Die Zeitungen halten ihre schärfsten Zeilen zurück, und Abgeordnete aus beiden Lagern rufen das Weiße Haus zurück.

mrp-card-E002 = Loch im Haushalt
mrp-card-E002-story = Im Finanzministerium tauchen Rechnungen auf, die still hinter den Amtswechsel geschoben wurden. Jemand muss die Lücke schließen, bevor die Märkte sie bemerken.
mrp-card-E002-a = AP ausgeben und Lücke schließen
mrp-card-E002-b = Die Lücke hinnehmen

mrp-card-E003 = Zähe Anhörungen
mrp-card-E003-story = Die Ausschüsse des Senats laden einen Kandidaten nach dem anderen zum dritten Mal vor. Die Hälfte der Chefbüros steht noch leer.

mrp-card-E004 = Erlasse des Vorgängers
mrp-card-E004-story = Auf dem Schreibtisch liegt eine Liste von Erlassen aus den letzten Wochen der alten Regierung. Deine Partei will sie loswerden, die andere Seite bittet um Zurückhaltung.
mrp-card-E004-a = Alle sofort aufheben
mrp-card-E004-b = Die meisten behalten

mrp-card-E005 = Internes Papier durchgesickert
mrp-card-E005-story = Ein offenes Papier des Übergangsteams steht in der Zeitung, mit deutlichen Worten über künftige Kollegen. Die Pressestelle hat einen Abend, um es zu erklären.

mrp-card-E006 = Neulinge vor der Tür
mrp-card-E006-story = Frisch gewählte Mitglieder des Kongresses bitten um eine Stunde im Oval Office. Sie wollen gehört werden, bevor man sie mitzählt.
mrp-card-E006-a = AP für ein Treffen ausgeben
mrp-card-E006-b = Dich entschuldigen lassen

mrp-card-E007 = Ein leerer Richterstuhl
mrp-card-E007-story = Am Obersten Gerichtshof geht ein Richter nach drei Jahrzehnten in den Ruhestand. Die ersten Listen mit Nachfolgern kommen noch während der Abschiedsrede.
mrp-card-E007-a = Gemäßigten Namen vorschlagen
mrp-card-E007-b = Linientreuen Namen vorschlagen

mrp-card-E008 = Volle Auftragsbücher
mrp-card-E008-story = Maschinenbauer und Stahlwerke melden die meisten Aufträge seit Jahren. Von Ohio bis Alabama hängen an den Werkstoren Aushänge für Zusatzschichten.

mrp-card-E009 = Ölpreis schnellt hoch
mrp-card-E009-story = Die Angst vor Engpässen treibt den Ölpreis binnen Tagen nach oben. An den Zapfsäulen wird gestöhnt, und ferne Förderländer zählen ihre Gewinne.

mrp-card-E010 = Banken schließen die Türen
mrp-card-E010-story = Drei Regionalbanken bleiben am Montagmorgen geschlossen. Auf dem Gehweg stehen die Sparer Schlange und fragen, welche die nächste ist.

mrp-card-E011 = Handelsstreit mit China
mrp-card-E011-story = Stahlwerke und Solarfirmen klagen über Billigware aus China. Beide Hauptstädte haben ihre Listen mit Gegenmaßnahmen schon in der Schublade.
mrp-card-E011-a = Zölle verhängen
mrp-card-E011-b = Gespräche führen

mrp-card-E012 = Schwere Grippewelle
mrp-card-E012-story = Die Notaufnahmen füllen sich, Schulen schicken ganze Klassen nach Hause. Der Impfstoff kommt Wochen später als versprochen.

mrp-card-E013 = Landung auf fernem Mond
mrp-card-E013-story = Nach Jahren im Dunkeln setzt eine Sonde auf einem fernen Mond auf. Zum Frühstück ist ihr erstes Bild auf allen Bildschirmen.

mrp-card-E014 = Streit um die Sicherheit
mrp-card-E014-story = Schüsse in einem Einkaufszentrum erschüttern das Land. In Bürgerhäusern und Talkshows geht es um die Frage, was sich an den Gesetzen ändern muss.

mrp-card-E015 = Blei im Leitungswasser
mrp-card-E015-story = In einer alten Industriestadt wird Blei im Trinkwasser gefunden, und das Amt wusste es seit Monaten. Eltern stehen nach Wasserflaschen an.

mrp-card-E016 = Besuch aus London
mrp-card-E016-story = Die britische Regierung kommt zum Staatsbesuch mit militärischen Ehren und langen Arbeitsessen. Auf die alte Freundschaft wird angestoßen, und diesmal wird sie auch genutzt.

mrp-card-E017 = Wer zahlt für das Bündnis?
mrp-card-E017-story = Mehrere europäische Partner verfehlen wieder ihre Ziele bei der Verteidigung. Zu Hause fragen die Wähler, warum sie für den Schutz anderer zahlen sollen.
mrp-card-E017-a = Die Partner bedrängen
mrp-card-E017-b = AP für stille Diplomatie ausgeben

mrp-card-E018 = Schüsse über die Grenze
mrp-card-E018-story = Eine Streife am israelischen Grenzzaun wird beschossen, Minuten später antwortet die Artillerie. Jede Seite gibt der anderen die Schuld am ersten Schuss.

mrp-card-E019 = Alte Wunden in Asien
mrp-card-E019-story = Ein Urteil über Zwangsarbeit im Krieg bringt Tokio und Seoul gegeneinander auf. Minister sagen Besuche ab, Läden räumen Waren aus den Regalen.
mrp-card-E019-a = AP ausgeben und vermitteln
mrp-card-E019-b = Den Streit laufen lassen

mrp-card-E020 = Dialog mit Neu-Delhi
mrp-card-E020-story = Diplomaten und Admirale aus Indien verhandeln zwei Tage lang in Washington. In Peking liest man jede Zeile der Schlusserklärung.

mrp-card-E021 = Zwei Sieger, ein Palast
mrp-card-E021-story = In Mittelamerika erklären sich zwei Kandidaten in derselben Nacht zum Sieger. Vor dem Wahlamt sammeln sich Menschen mit Trommeln und Fahnen.

mrp-card-E022 = Meuterei in der Kaserne
mrp-card-E022-story = Soldaten ohne Sold besetzen in einer afrikanischen Hauptstadt den Rundfunk. Gegen Mittag weiß niemand mehr, wer die Armee befehligt.

mrp-card-E023 = Boote über das Mittelmeer
mrp-card-E023-story = Jede Nacht legen in Nordafrika überfüllte Boote ab. Europas Regierungen streiten darüber, wer die Menschen aufnehmen muss.

mrp-card-E024 = Zahlungsstopp in Südamerika
mrp-card-E024-story = Eine südamerikanische Regierung bedient ihre Anleihen nicht mehr. Ihre Unterhändler fliegen nach Washington und haben Tickets nach Peking in der Tasche.
mrp-card-E024-a = AP für eine Rettung ausgeben
mrp-card-E024-b = Keine Hilfe leisten

mrp-card-E025 = Zusammenstoß vor China
mrp-card-E025-story = Vor der chinesischen Küste stoßen ein Jäger und ein amerikanisches Aufklärungsflugzeug zusammen. Die beschädigte Maschine muss mit ihrer Besatzung in China notlanden.
mrp-card-E025-a = Bedauern ausdrücken
mrp-card-E025-b = Hart bleiben

mrp-card-E026 = Kein Gas im Winter
mrp-card-E026-story = In der kältesten Woche des Jahres sinkt der Druck in den Leitungen aus dem Osten. Wohnzimmer werden kalt, und Moskau spricht von offenen Rechnungen.

mrp-card-E027 = Bericht über die Geheimdienste
mrp-card-E027-story = Eine Kommission stellt fest, dass die Dienste einander Hinweise vorenthalten haben. Sie schlägt eine gemeinsame Leitung über allen vor.
mrp-card-E027-a = Den Bericht umsetzen
mrp-card-E027-b = Den Bericht zu den Akten legen

mrp-card-E028 = Überprüfung der Verteidigung
mrp-card-E028-story = Das Pentagon legt zwei Pläne vor: kühne Forschung, um die sich alle Teilstreitkräfte zanken, oder ein sparsames Jahr. Beide warten auf eine Unterschrift.
mrp-card-E028-a = Kühne Forschung bezahlen
mrp-card-E028-b = Das sparsame Jahr wählen

mrp-card-E029 = Alte Geister daheim
mrp-card-E029-story = Ein Ärger, der als erledigt galt, steht wieder auf den Titelseiten. Alte Akten werden geöffnet, und niemand hat eine Antwort parat.

mrp-card-E030 = Die Partei ruft
mrp-card-E030-story = Kandidaten in knappen Wahlkreisen bitten um einen gemeinsamen Auftritt vor der Zwischenwahl. Jede Kundgebung kostet einen Tag am Schreibtisch.
mrp-card-E030-a = AP für Wahlkampf ausgeben
mrp-card-E030-b = Am Schreibtisch bleiben

mrp-card-E031 = Gericht ändert Wahlkreise
mrp-card-E031-story = Richter verwerfen kurz vor Ablauf der Meldefrist die Wahlkreise dreier Staaten. Beide Parteien rechnen die ganze Nacht.

mrp-card-E032 = Das Gegenprogramm
mrp-card-E032-story = Die andere Seite stellt auf den Stufen des Kapitols ihr eigenes Programm vor, mit Schaubildern und einem ersten Entwurf. Die Presse will wissen, wer die Stimmen hat.

mrp-card-E033 = Frist für den Haushalt
mrp-card-E033-story = Um Mitternacht geht den Behörden das Geld aus. Die Unterhändler leben von kalter Pizza, und die Museen bereiten die Schließung vor.
mrp-card-E033-a = Einen Kompromiss annehmen
mrp-card-E033-b = Es darauf ankommen lassen

mrp-card-E034 = Prüfer im Ministerium
mrp-card-E034-story = Prüfer fragen, warum ein Ministerium Privatflüge und neue Möbel bezahlt hat. Kistenweise werden Belege zum Kapitol getragen.

mrp-card-E035 = Spendenessen mit Rekord
mrp-card-E035-story = Jeder Tisch im Ballsaal ist verkauft, im Foyer werden weitere aufgestellt. Die Kasse der Partei war lange nicht so voll.

mrp-card-E036 = Ein Freund nimmt Abschied
mrp-card-E036-story = Ein alter Freund im Kongress kündigt nach vierzig Jahren den Rückzug an. Das Türschild geht ins Museum, und die Gefälligkeiten gehen mit.

mrp-card-E037 = Tod am Obersten Gerichtshof
mrp-card-E037-story = In der Sommerpause stirbt ein Mitglied des Obersten Gerichtshofs. Über dem leeren Stuhl hängt schwarzes Tuch, und beide Lager zählen schon Senatoren.
mrp-card-E037-a = Den Sitz gemäßigt besetzen
mrp-card-E037-b = Den Sitz linientreu besetzen

mrp-card-E038 = Die Kurse klettern
mrp-card-E038-story = Die Börse schließt den fünften Tag in Folge auf Rekordhöhe. Die Altersvorsorge vieler Familien sieht so gut aus wie lange nicht.

mrp-card-E039 = Häuser werden zu teuer
mrp-card-E039-story = Im Süden werden Häuser verlost, die noch gar nicht stehen, und für einen Kredit genügt fast ein Händedruck. Ökonomen warnen vor dem Ende der Party.

mrp-card-E040 = Streik in den Häfen
mrp-card-E040-story = An beiden Küsten stehen die Kräne still, bis zum Horizont liegen Schiffe vor Anker. Reeder und Hafenarbeiter rufen beide im Weißen Haus an.
mrp-card-E040-a = Den Reedern beistehen
mrp-card-E040-b = Den Arbeitern beistehen
mrp-card-E040-c = AP ausgeben und schlichten

mrp-card-E041 = Daten von Millionen gestohlen
mrp-card-E041-story = Eindringlinge kopieren die Akten einer Kreditauskunftei: Namen, Nummern, Anschriften. Jeder zweite Erwachsene soll nun auf sein Konto achten.

mrp-card-E042 = Bericht über die Sucht
mrp-card-E042-story = Die Gesundheitsbehörde legt Zahlen über Schmerzmittel vor, und im Saal wird es still. In manchen Landkreisen kennt jede Familie einen Namen auf der Liste.

mrp-card-E043 = Durchbruch beim Impfstoff
mrp-card-E043-story = Ein Labor in Maryland meldet einen Impfstoff gegen ein altes Tropenfieber. Die ersten Kisten werden verladen, während die Forscher noch Fragen beantworten.

mrp-card-E044 = Zug entgleist
mrp-card-E044-story = Ein voller Pendlerzug springt in einer alten Kurve aus den Schienen. Zweimal hatten Prüfer eine Reparatur verlangt.

mrp-card-E045 = Holz und Wasser
mrp-card-E045-story = An der Grenze zu Kanada streiten Sägewerke um Preise und Bauern um einen gemeinsamen Fluss. Ottawa bittet um ein faires Wort.
mrp-card-E045-a = Kanada entgegenkommen
mrp-card-E045-b = Zölle auf Holz erheben

mrp-card-E046 = Entscheidung am Golf
mrp-card-E046-story = Die Ölminister am Golf beraten hinter verschlossenen Türen über die Fördermenge. Auf See warten die Tanker auf das Ergebnis.

mrp-card-E047 = Angebot aus Canberra
mrp-card-E047-story = Australien bietet seine Häfen und ein gemeinsames Werftprogramm an. Der Plan würde zwei Flotten für eine Generation verbinden.
mrp-card-E047-a = Die Partnerschaft eingehen
mrp-card-E047-b = Höflich ablehnen

mrp-card-E048 = Neue Koalition in Jerusalem
mrp-card-E048-story = Nach Wochen des Feilschens wird eine Regierung mit einer Stimme Mehrheit vereidigt. Niemand weiß, ob sie die Nachbarn umwerben oder herausfordern wird.

mrp-card-E049 = Massaker auf dem Balkan
mrp-card-E049-story = Vom Balkan kommen Bilder verbrannter Dörfer, serbische Einheiten stehen unter Anklage. Europas Hauptstädte blicken nach Washington.
mrp-card-E049-a = Mit der NATO eingreifen
mrp-card-E049-b = UN-Gespräche verlangen
mrp-card-E049-c = Sich heraushalten

mrp-card-E050 = Cholera an den Seen
mrp-card-E050-story = Nach dem Regen breitet sich an Afrikas großen Seen die Cholera aus. Pfleger arbeiten bei Lampenlicht, und das saubere Wasser geht aus.
mrp-card-E050-a = AP für Feldlazarette ausgeben
mrp-card-E050-b = Anderen die Hilfe überlassen

mrp-card-E051 = Andrang an der Südgrenze
mrp-card-E051-story = Binnen Wochen kommen Tausende Familien an die Südgrenze. Die Unterkünfte sind überfüllt, und die Bürgermeister am Fluss bitten um Hilfe.

mrp-card-E052 = Friedensgespräche in den Anden
mrp-card-E052-story = In einem Bergdorf sitzen Gesandte der Regierung und der Rebellen zum ersten Mal seit Jahren an einem Tisch. Als sie sich die Hand geben, läuten die Glocken.

mrp-card-E053 = Wettlauf der Pipelines
mrp-card-E053-story = Zwei große Nachbarn bieten um dieselben Gasfelder in Zentralasien. Vermesser aus Moskau und Peking treffen sich im selben Hotelfoyer.

mrp-card-E054 = Ein Emirat in den Bergen
mrp-card-E054-story = Kämpfer hissen ihre Fahne über einem abgelegenen Tal in Asien und rufen ein Emirat aus. Sie treiben Steuern ein und halten eigene Gerichte ab.

mrp-card-E055 = Beinahe-Unfall in der Arktis
mrp-card-E055-story = Über dem Polareis rast ein russischer Bomber um Haaresbreite an einem Rettungsflugzeug vorbei. Ottawa fragt, was Washington nun tun wird.
mrp-card-E055-a = In Moskau protestieren
mrp-card-E055-b = Ein gemeinsames Manöver abhalten

mrp-card-E056 = Seltene Erden begrenzt
mrp-card-E056-story = Peking kündigt Grenzen für die Ausfuhr seltener Erden an. Hersteller von Magneten und Batterien zählen, was noch im Lager liegt.

mrp-card-E057 = Ein einziges Cyberkommando
mrp-card-E057-story = Vier Teilstreitkräfte schützen vier Netze mit viererlei Passwörtern. Der Plan für ein gemeinsames Kommando liegt seit Monaten auf dem Tisch.
mrp-card-E057-a = AP ausgeben und vereinen
mrp-card-E057-b = Alles so lassen

mrp-card-E058 = Alte Geister in der Ferne
mrp-card-E058-story = Ein Konflikt, von dem lange nichts zu hören war, ist plötzlich wieder da. Aus dem Lagezentrum kommt eine Mappe mit vergilbtem Etikett.

mrp-card-E059 = Gerüchte um einen Herausforderer
mrp-card-E059-story = Ein beliebtes Gesicht aus deiner eigenen Partei bereist die ersten Vorwahlstaaten und streitet alles ab. Die Presse bucht trotzdem schon Zimmer.

mrp-card-E060 = Die Schuldenkommission berichtet
mrp-card-E060-story = Eine Kommission beider Parteien schlägt in einem dicken Band höhere Steuern und weniger Ausgaben vor. Alle loben den Mut, und keiner will anfangen.
mrp-card-E060-a = Die Vorschläge umsetzen
mrp-card-E060-b = Den Band ins Regal stellen

mrp-card-E061 = Aussage vor dem Ausschuss
mrp-card-E061-story = Jemand aus der zweiten Reihe einer Behörde sagt vor einem Ausschuss aus, dass eine Vorschrift umgangen wurde. Die Kameras bleiben bis zum Abend an.

mrp-card-E062 = Redaktionen werden verschmolzen
mrp-card-E062-story = Zwei große Medienhäuser schließen sich zusammen und machen ihre Büros in der Provinz dicht. Was bleibt, hat weniger Zeit und einen schärferen Ton.

mrp-card-E063 = Bürgersprechstunde im Fernsehen
mrp-card-E063-story = Ein Sender bietet eine Reihe von Abenden mit ungefilterten Fragen der Bürger an. Das Team ist nervös, das Publikum neugierig.
mrp-card-E063-a = AP ausgeben und teilnehmen
mrp-card-E063-b = Die Abende auslassen

mrp-card-E064 = Gericht stoppt einen Erlass
mrp-card-E064-story = Ein Bundesgericht setzt einen Erlass im ganzen Land aus. Deine Anwälte packen die Akten, und deine Partei rückt zusammen.

mrp-card-E065 = Marsch auf die Hauptstadt
mrp-card-E065-story = Aus allen Staaten kommen Busse, mittags ist die Wiese vor dem Kapitol voll. Von der Bühne werden die alten Klagen einzeln verlesen.

mrp-card-E066 = Währungsturbulenzen in Europa
mrp-card-E066-story = Händler wetten gegen die schwächsten Länder der gemeinsamen Währung. Die Notenbanken tagen am Sonntag, und London hält Abstand.

mrp-card-E067 = Autobauer bitten um Kredit
mrp-card-E067-story = Die Chefs der großen Autobauer kommen nach Washington und bitten um Kredit. Hinter ihnen stehen Zulieferer in dreißig Staaten.
mrp-card-E067-a = Die Kredite gewähren
mrp-card-E067-b = Die Kredite verweigern

mrp-card-E068 = Rekordernte
mrp-card-E068-story = Die Silos im Mittleren Westen sind voll, neben den Gleisen türmt sich das Korn. Schiffe bringen den Überschuss in dankbare Häfen.

mrp-card-E069 = Dürre auf den Ebenen
mrp-card-E069-story = Auf den Ebenen hat es seit dem Frühjahr nicht geregnet. Die Rancher verkaufen früh ihr Vieh, und der Mais steht im August nur kniehoch.

mrp-card-E070 = Sechs Staaten ohne Strom
mrp-card-E070-story = Um vier Uhr nachmittags geht in sechs Staaten das Licht aus. Aufzüge bleiben stehen, Pendler gehen zu Fuß über die Brücken, und noch weiß niemand, ob es ein Defekt war oder Absicht.

mrp-card-E071 = Lehrer im Ausstand
mrp-card-E071-story = In einem Dutzend Staaten legen Lehrer die Arbeit nieder, für besseren Lohn und Bücher, die jünger sind als ihre Schüler. Eltern bringen ihnen Kaffee.
mrp-card-E071-a = Den Lehrern beistehen
mrp-card-E071-b = Neutral bleiben

mrp-card-E072 = Kernfusion gelingt
mrp-card-E072-story = Ein Labor in Kalifornien gewinnt für Sekunden mehr Energie aus dem Plasma, als es hineinsteckt. Zwischen den Kabeln knallen die Korken.

mrp-card-E073 = Vor der Tür des Bündnisses
mrp-card-E073-story = Ein kleiner Nachbar Russlands beantragt die Aufnahme in die NATO. Der Brief ist kurz, die Antwort aus Moskau nicht.
mrp-card-E073-a = Den Bewerber willkommen heißen
mrp-card-E073-b = Die Entscheidung vertagen

mrp-card-E074 = Britische Haushaltskrise
mrp-card-E074-story = Ein überhasteter Haushalt lässt das Pfund stürzen und die Pensionskassen zittern. London bittet seine Freunde um Geduld.

mrp-card-E075 = Thronfolge am Golf
mrp-card-E075-story = Ein greiser Herrscher am Golf ändert über Nacht die Thronfolge. Zwei Zweige der Familie schicken getrennte Gesandte nach Washington.

mrp-card-E076 = Inspektoren ausgewiesen
mrp-card-E076-story = Teheran bricht die Siegel und gibt den Atominspektoren zwei Tage zur Ausreise. Ihre letzten Fotos zeigen leere Halterungen, wo Kameras hingen.
mrp-card-E076-a = UN-Sanktionen beantragen
mrp-card-E076-b = Es dabei belassen

mrp-card-E077 = Rakete über Japan
mrp-card-E077-story = Nordkorea kündigt einen Satelliten an und schickt eine Rakete über den Norden Japans. Sirenen wecken die Fischerdörfer vor Sonnenaufgang.

mrp-card-E078 = Raketen aus dem Norden
mrp-card-E078-story = Raketen aus dem Südlibanon treffen Städte in Galiläa, und Israel ruft die Reserve. Auf den Grenzstraßen fahren Panzer in die eine Richtung und Familien in die andere.

mrp-card-E079 = Neu-Delhi verliert die Geduld
mrp-card-E079-story = Nach einem weiteren Anschlag tagt das indische Kabinett die ganze Nacht. Am Morgen hören die Generäle, dass die Zeit der Zurückhaltung vorbei ist.

mrp-card-E080 = Piraten am Horn von Afrika
mrp-card-E080-story = Männer in kleinen Booten kapern vor dem Horn von Afrika drei Frachter in einer Woche. Die Versicherer verdoppeln ihre Sätze, Seeleute verweigern die Fahrt.
mrp-card-E080-a = Einen Flugzeugträger schicken
mrp-card-E080-b = AP für Geleitzüge ausgeben
mrp-card-E080-c = Die Piraten ignorieren

mrp-card-E081 = Aufruhr in den Minen
mrp-card-E081-story = Im Hochland Südamerikas sperren Bergleute die Straßen zu den Kupferminen. Die Regierung schickt erst einen Minister und dann Soldaten.

mrp-card-E082 = Ein gefälschtes Referendum
mrp-card-E082-story = Eine Grenzprovinz in Osteuropa stimmt unter den Augen maskierter Männer ab. Das Ergebnis steht fest, bevor das letzte Wahllokal schließt.

mrp-card-E083 = Ruf nach Blauhelmen
mrp-card-E083-story = Die Nachbarn eines zerrissenen Landes können ihre Grenzen nicht mehr halten. Sie bitten um Blauhelme und um ein amerikanisches Wort in New York.
mrp-card-E083-a = Kredit bei den UN einsetzen
mrp-card-E083-b = Die Bitte abschlagen

mrp-card-E084 = Der Koffer des Überläufers
mrp-card-E084-story = Ein Überläufer kommt mit einem Koffer voller Datenträger in eine Botschaft. Bevor die Gegenseite alle Schlösser tauscht, reicht die Zeit nur für eine Spur.
mrp-card-E084-a = Die Terrorzellen jagen
mrp-card-E084-b = Codes eines Rivalen knacken

mrp-card-E085 = Gemeinsam ins All
mrp-card-E085-story = Peking schlägt einen Flug um die Erde mit gemischter Besatzung vor. Die Ingenieure sind begeistert, die Sicherheitsleute nicht.
mrp-card-E085-a = Dem Flug zustimmen
mrp-card-E085-b = Den Flug ablehnen

mrp-card-E086 = Russischer Raketentest
mrp-card-E086-story = Eine neue russische Rakete überquert elf Zeitzonen und trifft ihr Ziel. Der Film läuft bei einer Parade, mit Musik.

mrp-card-E087 = Unerledigtes daheim
mrp-card-E087-story = Was das letzte Jahrzehnt liegen ließ, klopft wieder an die Tür. Die Streiter von damals sitzen mit denselben Argumenten in den Studios.

mrp-card-E088 = Parteitag
mrp-card-E088-story = Vier Tage lang versammelt sich die Partei unter Luftballons in einer Sporthalle. Ob sie einig wirkt, entscheidet sich in den hinteren Reihen.

mrp-card-E089 = Werbung unter der Gürtellinie
mrp-card-E089-story = Düstere Bilder und eine tiefe Stimme füllen jede Spielpause. Jeder Spot schneidet einen deiner Sätze in der Mitte durch.

mrp-card-E090 = Fernsehduell
mrp-card-E090-story = Zwei Pulte, neunzig Minuten, sechzig Millionen Zuschauer. Das Team bringt dicke Ordner, der Kalender lässt wenig Zeit.
mrp-card-E090-a = AP für Vorbereitung ausgeben
mrp-card-E090-b = Frei sprechen

mrp-card-E091 = Lob vom anderen Lager
mrp-card-E091-story = Eine geachtete Stimme der anderen Partei spricht sich öffentlich für dich aus. Die einen nennen es mutig, in den eigenen Reihen macht es misstrauisch.

mrp-card-E092 = Späte Enthüllung
mrp-card-E092-story = Wochen vor der Wahl liegt ein altes Dokument in der Post einer Zeitung. Es betrifft dich, und die Redaktion muss entscheiden, wie groß sie es druckt.

mrp-card-E093 = Ein Scheck für alle
mrp-card-E093-story = Deine Berater schlagen eine Steuerrückzahlung vor, die vor der Wahl in jedem Briefkasten liegt. Die Rechnung kommt danach.
mrp-card-E093-a = Die Rückzahlung gewähren
mrp-card-E093-b = Darauf verzichten

mrp-card-E094 = Die Zahlen vom Arbeitsmarkt
mrp-card-E094-story = Am Freitagmorgen um halb neun starrt die ganze Stadt auf eine einzige Zahl. Sie gibt den Wahlkämpfern ihren Text bis zum nächsten Monat vor.

mrp-card-E095 = Vakanz im Wahljahr
mrp-card-E095-story = Mitten im Wahlkampf wird ein Sitz am Obersten Gerichtshof frei. Der halbe Senat sagt, du musst handeln, die andere Hälfte sagt, du musst warten.
mrp-card-E095-a = Jetzt jemanden vorschlagen
mrp-card-E095-b = Auf die Wähler warten

mrp-card-E096 = Der Kongress reist früh ab
mrp-card-E096-story = Die Abgeordneten wollen in ihre Wahlkreise und machen zwei Wochen früher Schluss. Auf irgendeinem Tisch bleibt ein Entwurf liegen.

mrp-card-E097 = Freiwillige packen an
mrp-card-E097-story = Junge Freiwillige streichen Schulen, flicken Dächer und lesen Alten vor. In vergessenen Städten winkt man wieder, wenn ein Dienstwagen kommt.

mrp-card-E098 = Einbruch in die Wählerlisten
mrp-card-E098-story = In mehreren Staaten finden Wahlämter Spuren von Fremden in ihren Wählerlisten. Die Fährte führt über fünf Server ins Ausland.

mrp-card-E099 = Warnung vor einer Seuche
mrp-card-E099-story = Ärzte im Ausland melden eine Lungenkrankheit, die schneller reist als ihre Laborwerte. In Flughäfen und Börsen wird es still.
mrp-card-E099-a = AP für weltweite Hilfe ausgeben
mrp-card-E099-b = Zuerst an daheim denken

mrp-card-E100 = Bericht über Veteranenkliniken
mrp-card-E100-story = Prüfer finden Wartelisten, die in einer Schublade versteckt waren. Manche der Namen darauf gehören Toten.

mrp-card-E101 = Spiele im eigenen Land
mrp-card-E101-story = Zwei Wochen lang messen sich die Sportler der Welt in einer amerikanischen Stadt, und alles klappt, sogar die Busse. Auf der Straße tauschen Fremde Anstecker.

mrp-card-E102 = Tag der Staatstrauer
mrp-card-E102-story = Ein früheres Staatsoberhaupt, vor dem am Ende alle Achtung hatten, wird zu Grabe getragen. Gegner teilen sich eine Bank und für einen Nachmittag auch eine Erinnerung.

mrp-card-E103 = Gipfel des Bündnisses daheim
mrp-card-E103-story = Die Spitzen des Bündnisses treffen sich in einer amerikanischen Stadt am See. Es kann ein großes Fest werden oder ein Arbeitsessen.
mrp-card-E103-a = AP für großen Gipfel ausgeben
mrp-card-E103-b = Es bescheiden halten

mrp-card-E104 = Familientreffen in Korea
mrp-card-E104-story = Zweihundert alte Menschen aus Nord und Süd dürfen sich drei Tage in einem Berghotel sehen. Ihre Busse warten an der Grenze auf ein Zeichen.

mrp-card-E105 = Harte Worte um Taiwan
mrp-card-E105-story = Auf eine Rede in Taipeh folgt eine in Peking, jede etwas lauter als die letzte. Die Fischer in der Meerenge hören Radio.

mrp-card-E106 = Gespräche über Anerkennung
mrp-card-E106-story = Gesandte aus Israel und vom Golf treffen sich in einer Villa, die es offiziell nicht gibt. Sie brauchen jemanden, der Botschaften von Zimmer zu Zimmer trägt.
mrp-card-E106-a = AP ausgeben und vermitteln
mrp-card-E106-b = Den Gesprächen fernbleiben

mrp-card-E107 = Moskau will vermitteln
mrp-card-E107-story = Russland will die Gegner eines Bürgerkriegs in ein Hotel am Schwarzen Meer einladen. Daraus kann Frieden werden, aber auch ein russischer Hafen.
mrp-card-E107-a = Das Angebot annehmen
mrp-card-E107-b = Das Angebot ablehnen

mrp-card-E108 = Ölstaat ist pleite
mrp-card-E108-story = Ein südamerikanischer Ölstaat kann Mehl und Arznei nicht mehr bezahlen. Die Raffinerien rosten, und die Geldscheine bekommen noch eine Null.

mrp-card-E109 = Überfälle im Sahel
mrp-card-E109-story = Die Brunnen versiegen, und die Hirten ziehen bewaffnet nach Süden. In den leeren Dörfern finden die Räuber neue Leute.

mrp-card-E110 = Handelsforum in der Karibik
mrp-card-E110-story = Minister aus zwanzig kleinen Staaten beraten auf einer Insel über Zucker, Kabel und Häfen. Ein amerikanischer Stuhl steht bereit, ein chinesischer auch.
mrp-card-E110-a = AP ausgeben und hinfahren
mrp-card-E110-b = Das Forum auslassen

mrp-card-E111 = Der Fluss vom Gletscher
mrp-card-E111-story = Ein Damm hoch im Gebirge macht aus einem Fluss ein Rinnsal. Stromabwärts fluchen die Bauern, und die Minister schicken Landkarten und Soldaten.

mrp-card-E112 = Weltklimakonferenz
mrp-card-E112-story = Nach zwei Nächten ohne Schlaf einigen sich die Delegierten der Welt auf einen Text. Nur die amerikanische Unterschrift fehlt.
mrp-card-E112-a = Das Abkommen unterschreiben
mrp-card-E112-b = Nicht beitreten

mrp-card-E113 = Gipfel der Zwanzig
mrp-card-E113-story = Die zwanzig größten Volkswirtschaften treffen sich zum Foto und zu einem langen Essen. Wer neben wem sitzt, ist eine Schlagzeile wert.

mrp-card-E114 = Geiseln im Tal
mrp-card-E114-story = Entwicklungshelfer werden in einer Hütte am Ende eines fernen Tals festgehalten. Um Mitternacht wechselt die Wache, und ein Preis ist genannt.
mrp-card-E114-a = Sofort zugreifen
mrp-card-E114-b = Das Lösegeld zahlen
mrp-card-E114-c = Abwarten und reden

mrp-card-E115 = Vertrag über Atomtests
mrp-card-E115-story = Ein Vertrag gegen Atomtests liegt seit Jahren im Senat. Die Fachleute sagen, er würde halten, die Stimmenzähler sagen, es würde knapp.
mrp-card-E115-a = Dafür kämpfen
mrp-card-E115-b = Den Vertrag fallen lassen

mrp-card-E116 = Fernes Donnern
mrp-card-E116-a = Eine vierte Konferenz der Vereinten Nationen
mrp-card-E116-b = Es kommen lassen
mrp-card-E116-story = Ein alter Streit in der Ferne, auf drei Friedenskonferenzen für beendet erklärt, flammt wieder auf. Im Lagezentrum hängen die Karten noch an der Wand.

mrp-card-N1 = Hurrikan an der Golfküste
mrp-card-N1-story = Ein Hurrikan drückt das Meer über die Deiche einer alten Hafenstadt. Auf den Dächern winken Menschen mit Bettlaken.
mrp-card-N1-story2 = Die Sporthalle ist voller Obdachloser, und niemand weiß, welches Amt die Busse schicken soll.
mrp-card-N1-story3 = Ein Jahr später zählt die Stadt ihre Heimkehrer, und das Land erinnert sich, wer geholfen hat.
mrp-card-N1-a = 0 AP: den Gouverneuren vertrauen
mrp-card-N1-b = 1 AP: Boote und Hubschrauber schicken
mrp-card-N1-c = 2 AP: alle Kräfte aufbieten

mrp-card-N2 = Erdbeben an der Pazifikküste
mrp-card-N2-story = Im Morgengrauen bebt an der Pazifikküste vierzig Sekunden lang die Erde. Eine Hochstraße liegt quer über den Häusern.
mrp-card-N2-story2 = Häfen und Leitungen bleiben gesperrt, und die Ingenieure geben eine Brücke nach der anderen auf.
mrp-card-N2-story3 = Der Schutt ist weg, und die Menschen an der Küste urteilen über das, was an seine Stelle kam.
mrp-card-N2-a = 0 AP: auf örtliche Helfer bauen
mrp-card-N2-b = 1 AP: Rettungsteams schicken
mrp-card-N2-c = 2 AP: den ganzen Aufbau bezahlen

mrp-card-N3 = Hochwasser an den Strömen
mrp-card-N3-story = Nach Wochen voller Regen stehen die großen Ströme in Städten, die nie am Wasser lagen. Bauern rudern zu ihren Scheunen.
mrp-card-N3-story2 = Kähne und Güterzüge stehen still, und unter dem Schlamm fault das Saatgut.
mrp-card-N3-story3 = Als der Fluss wieder in seinem Bett liegt, wissen beide Parteien noch, wer Sandsäcke getragen hat.
mrp-card-N3-a = 0 AP: auf Freiwillige setzen
mrp-card-N3-b = 1 AP: Sandsäcke füllen lassen
mrp-card-N3-c = 2 AP: alle Pioniere einsetzen

mrp-card-N4 = Feuer im Westen
mrp-card-N4-story = Trockener Wind trägt einen Funken von Kamm zu Kamm, und der Himmel im Westen wird orange. Aus einer ganzen Stadt führt nur eine Straße hinaus.
mrp-card-N4-story2 = Hinter den Löschtrupps brechen neue Feuer aus, und der Rauch zieht bis in Städte am anderen Ende des Landes.
mrp-card-N4-story3 = Der Regen beendet die Saison, und es zeigt sich, ob das Land daraus gelernt hat.
mrp-card-N4-a = 0 AP: die Feuerwehren machen lassen
mrp-card-N4-b = 1 AP: Löschflugzeuge schicken
mrp-card-N4-c = 2 AP: den ganzen Westen mobilisieren

mrp-card-N5 = Serie von Tornados
mrp-card-N5-story = In einer Nacht ziehen über hundert Tornados durch sechs Staaten. Abends steht noch eine Schule, am Morgen ist sie weg.
mrp-card-N5-story2 = Abgeordnete besuchen die Trümmer und vergleichen, was jeder Wahlkreis bekommen hat.
mrp-card-N5-story3 = Als die nächste Sturmsaison beginnt, leben noch immer Familien in Wohnwagen.
mrp-card-N5-a = 0 AP: Beileid aussprechen
mrp-card-N5-b = 1 AP: Zelte und Generatoren schicken
mrp-card-N5-c = 2 AP: die Hilfe selbst leiten

mrp-card-N6 = Sturmflut im Nordosten
mrp-card-N6-story = Ein später Sturm drückt den Atlantik in die Tunnel der größten Stadt. Zum ersten Mal seit Menschengedenken ist die Skyline dunkel.
mrp-card-N6-story2 = Frierende Mieter schleppen Wasser in den zwanzigsten Stock, und die Kamerateams wohnen gleich nebenan.
mrp-card-N6-story3 = Die Rechnung für neue Schutzmauern liegt im Kongress, und die Küste wartet, ob das Binnenland mitzahlt.
mrp-card-N6-a = 0 AP: die Städte machen lassen
mrp-card-N6-b = 1 AP: Pumpen und Helfer schicken
mrp-card-N6-c = 2 AP: den Krisenstab dorthin verlegen

mrp-card-N7 = Tsunami in der Ferne
mrp-card-N7-story = An einer fernen Küste zieht sich das Meer zurück und kommt als Wand wieder. Ganze Häfen werden ins Land getragen.
mrp-card-N7-story2 = Die Brunnen sind versalzen, die Straßen fort, und die Regierung des Landes wirkt hilflos.
mrp-card-N7-story3 = Die Überlebenden bauen neu, und sie wissen, wer gekommen ist und wer nicht.
mrp-card-N7-a = 0 AP: Anteilnahme zeigen
mrp-card-N7-b = 1 AP: ein Lazarettschiff schicken
mrp-card-N7-c = 2 AP: eine Luftbrücke einrichten
mrp-card-N7-d = AP für Aufbauhilfe ausgeben
mrp-card-N7-e = Keine weitere Hilfe leisten

mrp-card-N8 = Klirrende Kälte
mrp-card-N8-story = Polarluft erreicht den tiefen Süden, und Stunde um Stunde bricht das Stromnetz weiter zusammen. Familien verheizen Möbel im Kamin.
mrp-card-N8-story2 = In einer Million Häuser platzen die Leitungen, und die Stromrechnung ist höher als die Miete.
mrp-card-N8-story3 = Der Frühling kommt und mit ihm das Urteil über alle, die für das Netz verantwortlich sind.
mrp-card-N8-a = 0 AP: auf Tauwetter warten
mrp-card-N8-b = 1 AP: Generatoren schicken
mrp-card-N8-c = 2 AP: das Netz übernehmen

mrp-card-R1 = Herausragende Stabsleitung
mrp-card-R1-story = Deine Stabsleitung kennt jede Tür im Haus und schließt die meisten rechtzeitig. Im Weißen Haus scheint der Tag mehr Stunden zu haben.
mrp-card-R1-effect = Jedes Jahr +2 AP.

mrp-card-R2 = Glücksgriff im Finanzministerium
mrp-card-R2-story = Ein Wort aus deinem Finanzministerium beruhigt die Börsen, eine hochgezogene Braue bewegt sie. Die Wirtschaft wächst ein wenig sicherer.
mrp-card-R2-effect = Jedes Jahr ein Marker „im Aufschwung“ auf die US-Wirtschaft; −1, wenn du die Wirtschaft ankurbelst.

mrp-card-R3 = Erstklassiger Sicherheitsstab
mrp-card-R3-story = Dein Sicherheitsstab liest nachts, was andere morgens überfliegen. Wenn er einen Zugriff vorschlägt, liegt die Karte schon auf dem Tisch.
mrp-card-R3-effect = In jedem Abschnitt gezielter Aufklärung eine freie Aufklärung oder ein freier Einsatz der Spezialkräfte, mit −1.

mrp-card-R4 = Geschickte Hand im Kongress
mrp-card-R4-story = Wer dich im Kongress vertritt, kennt Geburtstage, Enkel und Mehrheiten auswendig. Am Kapitol öffnen sich Türen, die anderen verschlossen bleiben.
mrp-card-R4-effect = In jeder Gesetzgebung rückt einmal einer deiner Entwürfe ein Feld nach links; −1, wenn du das Verhältnis zum Kongress verbesserst.

mrp-card-R5 = Vertrauter Sondergesandter
mrp-card-R5-story = Dein Sondergesandter reist ohne Presse und trinkt mit jedem Tee. Nach solchen Besuchen wird mancher alte Groll still vergessen.
mrp-card-R5-effect = In jeder Phase einmal ein Marker Spannungen weg von einem Verbündeten, vom Iran oder von Nordkorea; −1, wenn du entschärfst.

mrp-card-T01 = Bombe am Verkehrsknoten
mrp-card-T01-story = In einem der belebtesten Bahnhöfe des Landes steht ein Rucksack unter einer Bank. Eine Reinigungskraft sieht die Drähte.

mrp-card-T02 = Angriff auf eine Botschaft
mrp-card-T02-story = Bewaffnete stürmen das Tor einer amerikanischen Botschaft. Am Abend weht die Fahne noch, aber im Hof brennt es.
mrp-card-T02-a = Sofort zurückschlagen
mrp-card-T02-b = Noch abwarten

mrp-card-T03 = Anschlag auf Flugzeuge geplant
mrp-card-T03-story = Ermittler hören von Flaschen, die auf mehreren Flügen zugleich explodieren sollen. Die erste Maschine wird schon bestiegen.

mrp-card-T04 = Anschlag in einer Hauptstadt Europas
mrp-card-T04-story = Bewaffnete überfallen in einer europäischen Hauptstadt Cafés und einen Konzertsaal. Am nächsten Tag brennen die gleichen Kerzen in Washington.

mrp-card-T05 = Kriegsschiff im Hafen getroffen
mrp-card-T05-story = In einem arabischen Hafen legt sich ein kleines Boot neben einen Zerstörer, der gerade tankt. Die Männer an Bord winken, dann explodiert es.

mrp-card-T06 = Radikalisiert im Netz
mrp-card-T06-story = Ein einsamer junger Mann stellt einen Abschiedsgruß ins Netz und fährt auf einen vollen Platz. Keine Behörde kannte ihn, aber Tausende hatten seine Seite gelesen.

mrp-card-T07 = Das Geiselvideo
mrp-card-T07-story = Zwei entführte Amerikaner knien vor einem schwarzen Tuch und lesen einen fremden Text vor. Der Film endet mit einer Frist.
mrp-card-T07-a = Ein Kommando schicken
mrp-card-T07-b = Das Lösegeld zahlen
mrp-card-T07-c = Den Druck aushalten

mrp-card-T08 = Ölhäfen in Flammen
mrp-card-T08-story = Drohnen fliegen tief über die Wüste und setzen den größten Ölhafen am Golf in Brand. Der Rauch ist noch aus dem All zu sehen.

mrp-card-T09 = Belagerung einer Stadt
mrp-card-T09-story = Zehn Männer landen mit dem Boot in einer indischen Hafenstadt und halten drei Tage lang die Hotels besetzt. Die Spur führt über die Grenze.

mrp-card-T10 = Entführte Schulkinder
mrp-card-T10-story = Nachts halten Lastwagen vor einem Internat in Afrika und fahren mit den Schulkindern davon. Die Eltern gehen zu Fuß in den Wald, um sie zu suchen.
mrp-card-T10-a = AP für die Suche ausgeben
mrp-card-T10-b = Nicht eingreifen

mrp-card-T11 = Strahlenquelle verschwunden
mrp-card-T11-story = Aus dem Lager einer Klinik fehlt ein Stahlzylinder, sein Warnschild liegt auf dem Parkplatz. Er würde in eine Reisetasche passen.

mrp-card-T12 = Ausbruch aus dem Gefängnis
mrp-card-T12-story = Eine Lastwagenbombe reißt ein Loch in ein Wüstengefängnis, Hunderte verschwinden in der Nacht. Mit ihnen ist die Arbeit vieler Jahre dahin.

mrp-card-T13 = Geldwäschenetz enttarnt
mrp-card-T13-story = Einer Bankangestellten fallen Spendenkonten auf, die von Verein zu Verein führen und bei einem Waffenhändler enden. Die Bücher füllen ein ganzes Zimmer.
mrp-card-T13-a = Im Stillen zugreifen
mrp-card-T13-b = Alles veröffentlichen

mrp-card-T14 = Die Anführer verbünden sich
mrp-card-T14-story = Verfeindete Anführer treffen sich auf einer Hochzeit und schwören, unter einem Namen zu kämpfen. Die Gäste schießen in die Luft, bis die Gewehre leer sind.

mrp-card-T15 = Die Lager zerstreiten sich
mrp-card-T15-story = Ein Streit um Geld und Lehre spaltet eine Terrorgruppe. Ihre Zellen jagen einander durch die Märkte.

mrp-card-T16 = Anschlag in Israel
mrp-card-T16-story = Am Vorabend eines Feiertags explodiert auf einer belebten Allee ein Bus. Eine Miliz bekennt sich zu der Tat, und der Verdacht fällt auf Teheran.

mrp-card-T17 = Anschlag in einer russischen Stadt
mrp-card-T17-story = Im Berufsverkehr explodieren in der Metro einer russischen Stadt Bomben. Der Kreml ordnet Trauer an und verdächtigt die Berge im Süden.
mrp-card-T17-a = AP ausgeben und helfen
mrp-card-T17-b = Dazu schweigen

mrp-card-T18 = Anschlag in Westchina
mrp-card-T18-story = Männer mit Messern und einem brennenden Auto überfallen einen Markt im äußersten Westen Chinas. Peking sperrt die Straßen und fragt, wer an seiner Seite steht.
mrp-card-T18-a = AP ausgeben und helfen
mrp-card-T18-b = Dazu schweigen

mrp-card-T19 = Massaker an der Grenze
mrp-card-T19-story = Auf der Straße an der Südgrenze wird ein Konvoi von Familien zusammengeschossen. Die Täter hinterlassen auf dem Ortsschild ihre Zeichen.

mrp-card-T20 = Schläfer erwachen
mrp-card-T20-story = Sechs Jahre lang haben sie den Rasen gemäht und Steuern gezahlt. Dann kommt eine kurze Nachricht aufs Telefon, und ein befreundeter Dienst hört zufällig mit.
