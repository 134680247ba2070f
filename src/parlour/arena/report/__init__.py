"""The report of a tournament, as a page for the browser."""

from parlour.arena.report.page import write_report

__all__ = ["write_report"]
