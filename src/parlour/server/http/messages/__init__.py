"""Requests and responses over HTTP, one module for each topic."""
