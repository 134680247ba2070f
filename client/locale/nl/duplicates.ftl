## The deal of the day

duplicates-about-short = dezelfde kaarten voor iedereen
duplicates-about = Elke dag zijn er bij elk spel voor iedereen dezelfde kaarten, tegen dezelfde bots. Elke browser heeft één poging, zonder hints en zonder iets terug te nemen. Je score telt als het spel nog op dezelfde dag eindigt.
duplicates-left = Om middernacht UTC (over { $time }) komen er nieuwe kaarten. Dan zijn de spellen terug te zien; het beste kan iedereen bekijken, met de naam van de speler erbij.
duplicates-more = Regels en resultaten
duplicates-action-new = Spelen
duplicates-action-running = Doorgaan
duplicates-action-done = Jouw resultaat
duplicates-action-gone = Details
duplicates-action-closed = Terugblik
duplicates-played = { $count ->
    [0] Nog niemand heeft het uitgespeeld.
    [one] Eén persoon heeft het uitgespeeld.
   *[other] { $count } mensen hebben het uitgespeeld.
}
duplicates-played-then = { $count ->
    [0] Niemand heeft het op die dag uitgespeeld.
    [one] Eén persoon heeft het op die dag uitgespeeld.
   *[other] { $count } mensen hebben het op die dag uitgespeeld.
}
duplicates-better-than = Beter dan { $percent }% van de anderen
duplicates-first = Je bent de eerste die het heeft uitgespeeld.
duplicates-alone = Niemand anders heeft het uitgespeeld.
duplicates-own = { $score } punten, plaats { $place } van { $count } aan jouw tafel.
duplicates-not-counted = Je spel eindigde pas na zijn dag en telt daarom niet mee in de verdeling.
duplicates-distribution = Hoeveel mensen welke score hebben
duplicates-score = Score
duplicates-people = Mensen
duplicates-you = jij
duplicates-deal-of = { $game }, het spel van { $day }
duplicates-see-day = Morgen kun je alles terugzien, ook het beste spel:
duplicates-see-day-over = De dag is voorbij; zo liep het af:
duplicates-yesterday = Gisteren
duplicates-earlier = Eerdere dagen
duplicates-days = Dagen
duplicates-day-before = De dag ervoor
duplicates-day-after = De dag erna
duplicates-closed = Met dit spel kan niet meer worden begonnen.
duplicates-soon = De server is net gestart. Over een paar minuten, als hij zeker is van de datum, zijn de spellen van deze dag terug te zien.
duplicates-gone = Je spel kan niet verder: de tafel is gesloten of verwijderd.
duplicates-own-replay = Je spel terugkijken
duplicates-best = Het beste spel, met analyse
duplicates-best-by-bot = Het spel van een sterke bot, met analyse
duplicates-bots-of = bots: { $level }
duplicates-fair = Niemand kent de kaarten van tevoren
duplicates-fair-about = Het geheim waaruit de kaarten volgen, ontstaat al een dag eerder. De vastlegging ervan, een soort vingerafdruk (SHA-256), staat hier meteen: ze verraadt niets, en geen ander geheim heeft dezelfde. Als de dag voorbij is, staat het geheim zelf hier, en met ‘parlour verify’ kun je nagaan dat het deze kaarten waren en geen andere.
duplicates-tomorrow = Vastleggingen voor morgen
duplicates-check = De kaarten nagaan
duplicates-commitment = Vastlegging van het geheim
duplicates-made = gepubliceerd: { $time }
duplicates-late = Pas gepubliceerd toen de dag al begonnen was, omdat de server eerder niet draaide.
duplicates-secret = Het geheim
duplicates-secret-later = Het staat hier zodra de dag voorbij is.

## Challenges

duplicates-beat-me = Versla me met dezelfde kaarten
duplicates-beat-me-about = Wie deze link opent, speelt dezelfde kaarten vanaf jouw plaats. Daarna zien jullie allebei de resultaten naast elkaar, en niet eerder.
duplicates-beat-me-daily = Dit is het spel van de dag: ook de spellen van je vrienden tellen daarvoor mee.
duplicates-link = De link van de uitdaging
duplicates-share-text = Kun jij me verslaan met dezelfde kaarten? { $game }
duplicates-so-far = Tot nu toe
duplicates-challenge-by = { $name } daagt je uit: { $game }
duplicates-your-challenge = Jouw uitdaging: { $game }
duplicates-challenge-about = Je krijgt precies de kaarten van de eerste keer. Kun jij er meer van maken?
duplicates-your-challenge-about = Stuur deze link naar vrienden. Ze krijgen precies de kaarten die jij had.
duplicates-seat = Plaats { $seat } van { $count }
duplicates-against = { $count ->
    [one] Tegen één bot: { $levels }
   *[other] Tegen { $count } bots: { $levels }
}
duplicates-replaced = { $count ->
    [one] Aan deze tafel zat nog iemand; in diens plaats speelt een bot, altijd even sterk.
   *[other] Aan deze tafel zaten nog { $count } anderen; in hun plaats spelen bots, altijd even sterk.
}
duplicates-own-deck = Met eigen kaarten
duplicates-is-daily = Het is het spel van { $day } en telt op die dag ook als zodanig.
duplicates-no-help = Geen klok, geen hints, en niets wordt teruggenomen.
duplicates-challenge-new = De uitdaging aangaan
duplicates-challenge-running = Doorgaan
duplicates-challenge-compare = Mijn resultaat vergelijken
duplicates-known = Deze kaarten komen uit een spel van jou; daarom kun je ze niet nog eens spelen.
duplicates-results = De resultaten
duplicates-results-later = De andere resultaten zie je als je zelf hebt uitgespeeld.
duplicates-nobody-yet = Nog niemand is hem aangegaan.
duplicates-replays-later = De spellen zijn terug te zien als de dag voorbij is.
duplicates-player = Wie
duplicates-bots = De bots
duplicates-place = Plaats
duplicates-place-of = { $place } van { $count }
duplicates-challenger = daagt uit
duplicates-same-cards = Dezelfde kaarten: { $name } en anderen
duplicates-see-challenge = Naar de pagina van de uitdaging
