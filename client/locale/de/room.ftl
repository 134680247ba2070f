gallery-title = Alle Karten
