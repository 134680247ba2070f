"""The room over HTTP."""
