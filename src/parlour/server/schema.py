"""The database schema: tables with their logs, records, analyses, hand-overs, subscriptions, shared deals,
moderation."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    #: The TableInfo that lists show, and the number of the entry that it follows from.
    Column("number", Integer, nullable=False, default=0),
    Column("info", LargeBinary, nullable=False),
    #: The time at which a slow game goes on without anybody, and the number of the entry it follows from.
    Column("due", BigInteger, nullable=True, index=True),
    Column("due_number", Integer, nullable=True),
)
Index("ix_tables_listed", tables.c.public, tables.c.status, tables.c.changed)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey(tables.c.id), primary_key=True),
    #: The primary key detects concurrent writers.
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey(tables.c.id), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("id", String(48), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("finished", BigInteger, nullable=False),
    #: The names of the players, and the record in the format of its file.
    Column("names", LargeBinary, nullable=False),
    Column("body", LargeBinary, nullable=False),
    #: By seat: `human`, `program` or the name of a bot; null in records from before this column.
    Column("players", LargeBinary, nullable=True),
    #: Whether the game may be studied without names.
    Column("study", Boolean, nullable=False, server_default=false()),
    #: The time of the deal; null in records from before this column.
    Column("started", BigInteger, nullable=True),
)
Index("ix_records_listed", records.c.public, records.c.finished)

analyses = Table(
    "analyses",
    metadata,
    Column("record_id", String(48), ForeignKey(records.c.id), primary_key=True),
    #: `waiting`, `running`, `done` or `failed`.
    Column("status", String(10), nullable=False),
    Column("requested", BigInteger, nullable=False),
    #: The time at which a process last claimed it; 0 if none works on it.
    Column("claimed", BigInteger, nullable=False),
    Column("worlds", Integer, nullable=False),
    #: The number of steps, once it is known, and what follows from all of them.
    Column("total", Integer, nullable=False),
    Column("result", LargeBinary, nullable=False),
    #: The version of Parlour that makes the steps; null in analyses from before this column.
    Column("version", String(40), nullable=True),
)
Index("ix_analyses_waiting", analyses.c.status, analyses.c.claimed)

analysis_steps = Table(
    "analysis_steps",
    metadata,
    Column("record_id", String(48), ForeignKey(analyses.c.record_id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

hand_overs = Table(
    "hand_overs",
    metadata,
    #: The slow hash of the code, and the hash of the ticket of whoever offers the seats.
    Column("code", String(32), primary_key=True),
    Column("ticket", String(64), nullable=False, index=True),
    #: Milliseconds since 1970.
    Column("expires", BigInteger, nullable=False),
    #: Tables and secrets, encrypted with a key that follows from the code.
    Column("seats", LargeBinary, nullable=False),
)

#: Subscriptions to notices.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey(tables.c.id), nullable=False),
    #: The hash of the seat's secret.
    Column("key", String(64), nullable=False),
    #: The hash of the address: a seat subscribes with an address only once.
    Column("digest", String(64), nullable=False),
    #: The address, the language and the quiet hours.
    Column("body", LargeBinary, nullable=False),
    #: The hash of the code that confirms an email address, and how often it may still be tried; null if there
    #: is nothing to confirm.
    Column("code", String(64), nullable=True),
    Column("tries", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    #: The last question that was announced, when its notice is to be sent, and how often that has failed.
    Column("question", Integer, nullable=False),
    Column("send_at", BigInteger, nullable=True, index=True),
    Column("failures", Integer, nullable=False),
)
_SEAT = (subscriptions.c.table_id, subscriptions.c.key, subscriptions.c.digest)
Index("ix_subscriptions_seat", *_SEAT, unique=True)

#: Keys of the server, made once and shared by all its processes.
server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

#: Lines of chat that somebody has reported to the operator.
reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    #: Not a foreign key: a report may outlive its table.
    Column("table_id", String(32), nullable=False),
    Column("game", String(60), nullable=False),
    #: The number of the entry, who said it, and from where: the last is no address but stands for one.
    Column("line", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("sender", String(32), nullable=False),
    Column("reason", String(20), nullable=False),
    #: The seat of whoever reports, -1 for a spectator, and from where.
    Column("reporter_seat", Integer, nullable=False),
    Column("reporter", String(32), nullable=False),
    Column("created", BigInteger, nullable=False, index=True),
    #: The time at which the operator closed it; null until then.
    Column("decided", BigInteger, nullable=True),
    #: The line and those around it.
    Column("lines", LargeBinary, nullable=False),
)
Index("ix_reports_line", reports.c.table_id, reports.c.line, reports.c.reporter, unique=True)

#: Mutes.
mutes = Table(
    "mutes",
    metadata,
    Column("sender", String(32), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),
)

#: Everything that was done with the operator's token.
admin_actions = Table(
    "admin_actions",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("action", String(20), nullable=False),
    Column("target", String(64), nullable=False),
    Column("detail", String(200), nullable=False),
    #: The address, or network, that the request came from.
    Column("address", String(64), nullable=False),
)

#: The deals of the day. The primary key lets several processes make only one for each day and game.
daily_deals = Table(
    "daily_deals",
    metadata,
    #: Such as 2026-11-18, in UTC.
    Column("day", String(10), primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("secret", String(64), nullable=False),
    #: Seats, options and bots.
    Column("terms", LargeBinary, nullable=False),
    #: The times at which its commitment was published, the day began for a process (0 if that was a mistake
    #: of the clock), and the secret was revealed.
    Column("made", BigInteger, nullable=False),
    Column("opened", BigInteger, nullable=True),
    Column("revealed", BigInteger, nullable=True),
)

#: Players of deals that others play too.
plays = Table(
    "plays",
    metadata,
    Column("table_id", String(32), primary_key=True),
    #: `daily/<day>/<game>`, or `<record>/<seat>` of the game that was first played with it.
    Column("deal", String(80), nullable=False),
    #: The hash of a secret of the browser, another one for each deal.
    Column("browser", String(64), nullable=False),
    Column("name", String(30), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("started", BigInteger, nullable=False),
    #: The result, once the game is over. More utility is better.
    Column("finished", BigInteger, nullable=True),
    #: Whether it was finished when the deal of a day was revealed.
    Column("counted", Boolean, nullable=True),
    Column("score", Integer, nullable=True),
    Column("utility", Integer, nullable=True),
    Column("place", Integer, nullable=True),
    Column("scores", LargeBinary, nullable=True),
)
Index("ix_plays_browser", plays.c.deal, plays.c.browser, unique=True)

#: Links by which others can play the deal of a finished game.
challenges = Table(
    "challenges",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("record_id", String(48), nullable=False),
    Column("seat", Integer, nullable=False),
    #: The hash of a secret of the browser that made it.
    Column("owner", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
)
Index("ix_challenges_owner", challenges.c.record_id, challenges.c.seat, challenges.c.owner, unique=True)

#: Players of challenges, with the table where they play.
challenge_plays = Table(
    "challenge_plays",
    metadata,
    Column("challenge_id", String(32), ForeignKey(challenges.c.id), primary_key=True),
    Column("table_id", String(32), ForeignKey(plays.c.table_id), primary_key=True, index=True),
)
