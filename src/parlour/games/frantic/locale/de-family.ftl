name-fuck-you = Arschkarte
code-fuck-you = arschkarte
