"""What the operator of the room can do: read reports of chat, mute, close tables; and what is kept of it."""
