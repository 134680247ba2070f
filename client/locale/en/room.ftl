gallery-title = All cards
