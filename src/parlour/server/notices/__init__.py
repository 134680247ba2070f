"""Notices that it is somebody's turn: by push message, webhook, ntfy or email."""
