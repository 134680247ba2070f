## Naar een ander apparaat

devices-title = Verder op een ander apparaat
devices-about = { $count ->
    [one] Eén spel gaat mee. Scan dit plaatje met de camera van het andere apparaat, of voer de code daar in.
   *[other] { $count } spellen gaan mee. Scan dit plaatje met de camera van het andere apparaat, of voer de code daar in.
}
devices-qr = QR-code van de link met de code { $code }
devices-code = Code voor { $place }
devices-left = Geldt nog { $time }, en maar één keer.
devices-link = Link voor het andere apparaat
devices-careful = Laat de code aan niemand anders zien: wie hem heeft, kan in jouw plaats spelen.
devices-taken = Het andere apparaat heeft het overgenomen.
devices-taken-about = Je kunt op allebei verder spelen. Als je hier weggaat, vergeet dit apparaat de spellen; ze gaan zonder verder.
devices-expired = De code is verlopen.
devices-again = Nieuwe code
devices-leave = Weggaan op dit apparaat
devices-stay = Op allebei blijven

## Van een ander apparaat

take-about = Kies op het andere apparaat ‘Verder op een ander apparaat’. Dat toont een code.
take-code = Code
take-submit = Overnemen
take-bad-code = Een code heeft negen letters en cijfers.
take-got = { $count ->
    [0] Hier is niets om verder te spelen
    [one] Dit spel gaat hier verder
   *[other] Deze { $count } spellen gaan hier verder
}
take-as = Je bent { $name }
take-host = de gastheer
take-two-seats = Op dit apparaat speel je al als { $own }. De code geeft je de plaats van { $name }, en een apparaat kan er maar één hebben.
take-keep = { $name } blijven
take-replace = { $name } overnemen
take-other-device = Het andere apparaat is nog aangemeld en kan ook spelen.
take-sign-out = Het andere apparaat afmelden
take-sign-out-sure = Zeker weten? Dan speelt alleen dit apparaat nog
take-signed-out = Nu kan alleen dit apparaat nog spelen.
