"""The games. Each knows the core and nothing else of Parlour."""
