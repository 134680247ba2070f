"""Datasets: a row for each decision of many games, as Parquet files, and the records they are made from."""

from parlour.dataset.decisions import Converter, DecisionLog, Decisions, Kind, decisions_of
from parlour.dataset.new_files import new_folder
from parlour.dataset.parquet import ParquetFile, new_dataset
from parlour.dataset.record_files import RecordFile, count_records, find_files, new_record_file, read_records

__all__ = [
    "Converter",
    "DecisionLog",
    "Decisions",
    "Kind",
    "ParquetFile",
    "RecordFile",
    "count_records",
    "decisions_of",
    "find_files",
    "new_dataset",
    "new_folder",
    "new_record_file",
    "read_records",
]
