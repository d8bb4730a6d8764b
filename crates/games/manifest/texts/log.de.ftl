md-log = Etwas geschieht.
