# Set-up
mrp-ask-year-attribute = Welche Eigenschaft behältst du?
mrp-ask-year-resource = Welchen Glücksgriff behältst du?
mrp-ask-year-vp = Wer wird Vizepräsident?
mrp-ask-year-cos = Wer wird Stabschef?
mrp-ask-year-secstate = Wer wird Außenminister?
mrp-ask-year-secdef = Wer wird Verteidigungsminister?
mrp-ask-year-veteran = Wer von ihnen beginnt als Veteran?
mrp-ask-year-admin = Welches Gesetz ist deine nächste Priorität der Regierung? Der erste leere Platz wird zuerst gefüllt.
mrp-ask-year-promise = Welches dieser Gesetze ist dein Wahlversprechen?
mrp-ask-year-first-bill = Welcher Entwurf von dir ist schon anhängig?
mrp-say-year-resource = Glücksgriff: { $a }.
mrp-say-year-promise = Dein Wahlversprechen: { $a }.
mrp-say-year-rift = Zu Beginn der Amtszeit entfremdet: { $a }.
mrp-say-year-starts-two = Liegt schon im 2er-Stapel: { $a }.
mrp-say-year-starts-three = Liegt schon im 3er-Stapel: { $a }.

# Chits and cards
mrp-say-year-chit = Chip: { $a }.
mrp-say-year-regional = Die Krise wächst in dieser Region: { $a }.
mrp-say-year-no-card = Es ist keine Krisenkarte mehr da.
mrp-say-year-no-cascading = Im 2er-Stapel liegt keine Karte: Nichts geschieht.
mrp-say-year-slip-reshuffle = Eine Terrorkarte kommt ungesehen in den Mischstapel.
mrp-say-year-slip-deck = Eine Terrorkarte wird ungesehen in den Krisenstapel gemischt.
mrp-say-year-nsa = Rechtzeitig abgewendet: { $a }.
mrp-say-year-ends = W10: { $a }. Das Jahr ist zu Ende.
mrp-say-year-last-chit = W10: { $a }. Ein letzter Chip wird gezogen.
mrp-say-year-new-deck = Der neue Krisenstapel hat { $a } Karten.
mrp-ask-year-nsa = Die NSA zeigt dir diese Karten. Welche verlässt das Spiel? Die andere kommt in den Mischstapel.
mrp-chit-draw1-plus = 1 Karte ziehen (+)
mrp-chit-draw2-plus = 2 Karten ziehen (+)
mrp-chit-draw3-plus = 3 Karten ziehen (+)
mrp-chit-domestic-plus = Innere Krise (+)
mrp-chit-regional-plus = Regionale Krise (+)
mrp-chit-summit-plus = Regionaler Gipfel (+)
mrp-chit-cascading2-plus = Kette 2 (+)
mrp-chit-good-plus = Gute Zeiten (+)
mrp-chit-nsa-plus = NSA-Warnung (2 Karten) (+)

# The year
mrp-say-year-begins = Jahr { $a } beginnt mit { $b } AP.
mrp-ask-year-best-friend = Freund der Verbündeten: Wer rückt eine Stufe näher?
mrp-ask-year-envoy = Dein Sondergesandter kann in dieser Phase einen Marker Spannungen entfernen. Bei wem?
mrp-ask-year-admin-change = Behältst du die Prioritäten der Regierung, oder wählst du alle drei neu?
mrp-opt-year-admin-keep = Behalten; nur leere Plätze werden gefüllt
mrp-opt-year-admin-new = Alle drei neu wählen

# Consequences
mrp-chart-ROGUE-WEAKENS = Schurkenstaat in einer stabilen Region
mrp-row-ROGUE-WEAKENS-1 = Der Schurkenstaat verliert eine Stufe; aus Stufe 1 wird eine Terrorgruppe der Stufe 4
mrp-say-year-recruits = Terroristen werben an: { $a }.
mrp-mod-year-untested = Heimatschutz noch nie erhöht
mrp-ask-year-ally-up = Es gibt keinen Schurkenstaat mehr: Welcher Verbündete rückt eine Stufe näher?
mrp-chart-ROGUE-RECRUITS = Ein Schurkenstaat wirbt an
mrp-row-ROGUE-RECRUITS-1 = Der Schurkenstaat gewinnt eine Stufe
mrp-mod-year-rogue-ap = Marker −1 AP auf ihm
mrp-say-year-footprint = Militärpräsenz, { $a }: { $b }.
mrp-foot-nothing = nichts geschieht
mrp-foot-anti = Trend contra USA
mrp-foot-crisis = Regionale Krise +1
mrp-foot-terror = eine neue Terrorgruppe
mrp-foot-approval = Zustimmung −2 %
mrp-foot-tensions = Spannungen auf einem Verbündeten der Region
mrp-say-year-calms = Ruhe kehrt ein: { $a }. Spannungen oder Terrorgruppen gehen zurück.
mrp-ask-year-calms = Was bringt die Ruhe?
mrp-opt-year-calm-tensions = Zwei Spannungen der Region entfernen
mrp-opt-year-calm-terror = Zwei Terrorgruppen je −1 Stufe
mrp-ask-year-calm-whom = Bei wem entfernst du einen Marker Spannungen?
mrp-ask-year-calm-group = Welche Terrorgruppe verliert eine Stufe?
mrp-say-year-nobel = Du gewinnst den Friedensnobelpreis.
mrp-say-year-peace-again = Die Welt dankt dir erneut für deinen Dienst am Frieden.
mrp-say-year-promise-kept = Du hast dein Versprechen gehalten: { $a }.
mrp-say-year-promise-open = Dein Versprechen ist noch offen: { $a }.

# Evaluation and elections
mrp-say-year-evaluation = Bewertung: { $a }.
mrp-chart-ELECTION = Wahl
mrp-col-year-sum-11 = Summe bis 11
mrp-col-year-sum-15 = Summe 12–15
mrp-col-year-sum-20 = Summe 16–20
mrp-col-year-sum-21 = Summe ab 21
mrp-mod-year-midterm-cards = Frühere Ereignisse zur Zwischenwahl
mrp-mod-year-vote-cards = Frühere Ereignisse zur Wiederwahl
mrp-mod-year-party = Rückhalt der Partei 4–5
mrp-mod-year-likeable = Sympathisch
mrp-row-ELECTION-1-1 = Keine Änderung [Wiederwahl]
mrp-row-ELECTION-1-2 = Für dich: Kongress eine Stufe zu dir, ein Freund, Vermächtnis +3, Zustimmung +6 % [Wiederwahl]
mrp-row-ELECTION-1-3 = Erdrutsch: beide Kammern für dich, ein Freund, Vermächtnis +3, Zustimmung +6 % [Wiederwahl]
mrp-row-ELECTION-1-4 = Erdrutsch: beide Kammern für dich, ein Freund, Vermächtnis +3, Zustimmung +6 % [Wiederwahl]
mrp-row-ELECTION-2-1 = Für sie: Kongress eine Stufe zu ihnen, ein Gegner, Vermächtnis −5, Zustimmung −10 % [Niederlage]
mrp-row-ELECTION-2-2 = Keine Änderung [Wiederwahl]
mrp-row-ELECTION-2-3 = Für dich: Kongress eine Stufe zu dir, ein Freund, Vermächtnis +3, Zustimmung +6 % [Wiederwahl]
mrp-row-ELECTION-2-4 = Erdrutsch: beide Kammern für dich, ein Freund, Vermächtnis +3, Zustimmung +6 % [Wiederwahl]
mrp-row-ELECTION-3-1 = Debakel: beide Kammern für sie, ein Gegner, Vermächtnis −5, Zustimmung −10 % [Niederlage]
mrp-row-ELECTION-3-2 = Für sie: Kongress eine Stufe zu ihnen, ein Gegner, Vermächtnis −5, Zustimmung −10 % [Niederlage]
mrp-row-ELECTION-3-3 = Keine Änderung [Wiederwahl]
mrp-row-ELECTION-3-4 = Für dich: Kongress eine Stufe zu dir, ein Freund, Vermächtnis +3, Zustimmung +6 % [Wiederwahl]
mrp-row-ELECTION-4-1 = Debakel: beide Kammern für sie, ein Gegner, Vermächtnis −5, Zustimmung −10 % [Niederlage]
mrp-row-ELECTION-4-2 = Debakel: beide Kammern für sie, ein Gegner, Vermächtnis −5, Zustimmung −10 % [Niederlage]
mrp-row-ELECTION-4-3 = Für sie: Kongress eine Stufe zu ihnen, ein Gegner, Vermächtnis −5, Zustimmung −10 % [Niederlage]
mrp-row-ELECTION-4-4 = Keine Änderung [Wiederwahl]
mrp-say-year-vote-same = Die Wähler lassen den Kongress, wie er ist.
mrp-say-year-vote-ours = Die Wahl geht zu deinen Gunsten aus.
mrp-say-year-vote-theirs = Die Wahl geht zugunsten deiner Gegner aus.
mrp-ask-year-dismiss = Du darfst ein Kabinettsmitglied kostenlos ersetzen. Wen?
mrp-say-year-not-nominated = Deine Partei nominiert dich nicht wieder.
mrp-say-year-reelected = Du bist wiedergewählt.
mrp-say-year-defeated = Du verlierst die Wiederwahl.

# Legacy and what comes after
mrp-say-year-legacy = Dein Vermächtnis: { $a } Vermächtnispunkte.
mrp-ask-year-won = Du hast eine zweite Amtszeit gewonnen. Hörst du hier auf, oder spielst du sie?
mrp-ask-year-lost = Deine Präsidentschaft ist vorbei. Hörst du hier auf, oder spielst du als dein Nachfolger weiter?
mrp-opt-year-stop = Aufhören und das Vermächtnis zählen
mrp-opt-year-second-term = Die zweite Amtszeit spielen, Jahre 5 bis 8
mrp-opt-year-successor = Als Nachfolger weiterspielen, ab Jahr 1

# Scenarios
mrp-chart-SPLIT-HOUSE = Das Patt im Senat
mrp-row-SPLIT-HOUSE-1 = Ein Mitglied wechselt die Seite: Der Kongress ist geteilt
mrp-say-year-crash = Die Wirtschaft bricht ein, im Land und in Europa. Ein Notgesetz liegt beim Kongress.
mrp-say-year-goals = Ziele erreicht: { $a }; nötig: { $b }.
