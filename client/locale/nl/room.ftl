gallery-title = Alle kaarten
