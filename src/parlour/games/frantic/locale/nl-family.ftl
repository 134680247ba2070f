name-fuck-you = F*** You
code-fuck-you = f***-you
