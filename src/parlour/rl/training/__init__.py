"""Trains a small network to play one game: imitation of the search first, then self-play.

`python -m parlour.rl.train` runs it. PyTorch is an extra: `pip install "parlour[torch]"`.
"""
