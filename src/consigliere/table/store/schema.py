"""The tables of the store. Times are seconds since 1970 and compound values are JSON text, for both databases.

A match is the secret in `tables`, its options, and the rows of `choices`: append-only, one insert per choice, under the
key (table, number). Everything else can be computed from them, or is about people and not about the game.
"""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

ID = sa.String(24)
HASH = sa.String(64)


def of_table() -> sa.Column[str]:
    """Return the column of what belongs to one table, the first of the key."""
    return sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("folded", sa.String(80), nullable=False, unique=True),  # the case-folded name
    sa.Column("password", sa.String(200), nullable=False),  # an argon2 hash
    sa.Column("created_at", sa.Float, nullable=False),
)

sessions = sa.Table(
    "sessions",  # a browser: a guest, or signed in to an account until it logs out or expires
    metadata,
    sa.Column("id", HASH, primary_key=True),  # the hash of the browser's secret; only the browser has the secret
    sa.Column("nickname", sa.String(40), nullable=False),
    sa.Column("account_id", ID, sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=True, index=True),
    sa.Column("created_at", sa.Float, nullable=False),
    sa.Column("seen_at", sa.Float, nullable=False, index=True),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),  # with "@" and the id of a box, if it is played with one
    sa.Column("rules", sa.Integer, nullable=False),  # the version of the rules it is played under
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("chance", sa.Text, nullable=False),  # the record of its randomness: the secret of all shuffles
    sa.Column("position", sa.Text, nullable=True),  # the starting position, if not the normal one
    sa.Column("state", sa.String(10), nullable=False),  # open, running, over, closed
    sa.Column("revision", sa.Integer, nullable=False),  # grows with every change that is not a choice
    sa.Column("host", HASH, nullable=False),  # an owner, as in `holders`
    sa.Column("host_seen", sa.Float, nullable=False),  # when the host was last seen
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("hotseat", sa.Boolean, nullable=False),
    sa.Column("imported", sa.Boolean, nullable=False),
    sa.Column("window", sa.Float, nullable=False),  # seconds a hidden reaction window stays open; 0: until all answer
    sa.Column("pace", sa.Float, nullable=False),  # seconds a bot waits before its move
    sa.Column("patience", sa.Float, nullable=False),  # seconds an offer stands
    sa.Column("result", sa.Text, nullable=True),
    sa.Column("rematch", ID, nullable=True),  # the table of the rematch
    sa.Column("driver", ID, nullable=True),  # the process that holds the lease, until ...
    sa.Column("driven_until", sa.Float, nullable=False),
    sa.Column("due_at", sa.Float, nullable=True),  # when something is due without a request; null: never
    sa.Column("ended", sa.String(10), nullable=False),  # why it was closed: host, empty, retired, rules, time, round
    sa.Column("created_at", sa.Float, nullable=False),
    sa.Column("changed_at", sa.Float, nullable=False),
    sa.Column("started_at", sa.Float, nullable=True),  # when play began; null in the lobby
    sa.Column("advice", sa.Boolean, nullable=False),  # players may ask for advice, and everybody sees that they did
    sa.Column("advised", sa.Text, nullable=False),  # how often each seat has asked
    sa.Column("speed", sa.String(10), nullable=False),  # tonight; over days: brisk, steady, easy
    sa.Column("at_zero", sa.String(10), nullable=False),  # what happens when a clock runs out: bot, vote, end
    sa.Column("nights", sa.Boolean, nullable=False),  # clocks stand in everybody's own night and on holidays
    sa.Column("rated", sa.Boolean, nullable=False),  # the result counts for ratings: people with accounts only
    sa.Column("shared", sa.Boolean, nullable=False),  # all agreed that the finished game is given to researchers
    sa.Column("tournament", ID, nullable=True),  # to which its result counts
    sa.Column("lot", sa.Boolean, nullable=False, server_default=sa.false()),  # seats are drawn by lot at the start
    sa.Column("steady", sa.Boolean, nullable=False, server_default=sa.false()),  # nobody who is often late may sit down
    sa.Index("ix_tables_listed", "listed", "state", "created_at"),
    sa.Index("ix_tables_state", "state", "listed", "changed_at"),
    sa.Index("ix_tables_due_at", "due_at"),
    sa.Index("ix_tables_host", "host"),
)

boxes = sa.Table(
    "boxes",  # corrected components; the key is the `game` of the tables that are played with them
    metadata,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("data", sa.Text, nullable=False),
    sa.Column("made_at", sa.Float, nullable=False),
)

seats = sa.Table(
    "seats",
    metadata,
    of_table(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(10), nullable=False),  # empty, human, bot
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("bot", sa.String(20), nullable=False),  # the level of a bot, or of a substitute; "" for none
)

holders = sa.Table(
    "holders",
    metadata,
    of_table(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("owner", HASH, primary_key=True),  # an account id, or a guest's session if there is no account
    sa.Index("ix_holders_owner", "owner"),
)

keys = sa.Table(
    "keys",  # secrets that open one seat, each for one purpose
    metadata,
    sa.Column("hash", HASH, primary_key=True),
    sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("purpose", sa.String(10), nullable=False),  # link: another device sits down, once; token: a program plays
    sa.Column("created_at", sa.Float, nullable=False),
    sa.Column("expires_at", sa.Float, nullable=True),
)

choices = sa.Table(
    "choices",
    metadata,
    of_table(),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),  # choice, undo, back
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("hand", sa.String(10), nullable=False),  # person, bot, clerk; row, window: see loaded.py
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("told", sa.String(16), nullable=False),  # a digest of its events; other rules must produce the same
)

held = sa.Table(
    "held",  # answers in a hidden window, played together when it closes
    metadata,
    of_table(),
    sa.Column("question", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("answers", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

standing = sa.Table(
    "standing",  # a seat's standing answers to questions of a kind
    metadata,
    of_table(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(40), primary_key=True),  # the name of the question's step
    sa.Column("order", sa.String(10), nullable=False),  # pass, unless, or an answer that the game declares
    sa.Column("until", sa.String(10), nullable=False, server_default="game"),  # phase, round, game
    sa.Column("unless", sa.String(20), nullable=False, server_default=""),  # a condition that the game declares
    sa.Column("value", sa.Integer, nullable=False, server_default="0"),  # of the condition
    sa.Column("stopped", sa.String(20), nullable=False, server_default=""),  # why it answers no more
)

queued = sa.Table(
    "queued",  # offers made while deals are closed; they go out when deals open, and only their maker sees them
    metadata,
    of_table(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # as the engine will number it
    sa.Column("offer", sa.Text, nullable=False),
    sa.Column("counter", sa.BigInteger, nullable=True),  # the offer that it replaces
    sa.Column("why", sa.String(40), nullable=False),  # the rule that refused it; "" while it waits
    sa.Column("at", sa.Float, nullable=False),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    of_table(),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("release", sa.String(40), nullable=False),
    sa.Column("data", sa.Text, nullable=False),
)

finished = sa.Table(
    "finished",  # a finished game as everybody saw it, readable under any later rules
    metadata,
    of_table(),
    sa.Column("made_at", sa.Float, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)

reviews = sa.Table(
    "reviews",  # what a finished game teaches, worked out once
    metadata,
    of_table(),
    sa.Column("made_at", sa.Float, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
)

lessons = sa.Table(
    "lessons",  # the guided game of a table; where it stands also follows from the choices (board/lessons.py)
    metadata,
    of_table(),
    sa.Column("lesson", sa.String(80), nullable=False),  # game/name
    sa.Column("read", sa.Integer, nullable=False),  # beats without a move that the learner has read
    sa.Column("furthest", sa.Integer, nullable=False),  # the furthest beat reached, for the count
    sa.Column("ended", sa.Boolean, nullable=False),  # the learner plays on without it
)

lesson_counts = sa.Table(
    "lesson_counts",  # how many have reached each beat of a lesson: no names, no tables, no times
    metadata,
    sa.Column("lesson", sa.String(80), primary_key=True),
    sa.Column("beat", sa.String(40), primary_key=True),
    sa.Column("reached", sa.Integer, nullable=False),
)

screens = sa.Table(
    "screens",  # hot-seat: which of a browser's seats is at the screen
    metadata,
    of_table(),
    sa.Column("guest_id", HASH, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
)

brought = sa.Table(
    "brought",  # seats a browser held as a guest before it signed in; it holds them again when it signs out
    metadata,
    sa.Column("session_id", HASH, sa.ForeignKey("sessions.id", ondelete="CASCADE"), primary_key=True),
    of_table(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
)

requests = sa.Table(
    "requests",  # an undo request that needs everybody's consent; at most one per table
    metadata,
    of_table(),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),  # the last choice row when it was made
    sa.Column("keep", sa.Integer, nullable=False),  # how many choices would stay
    sa.Column("agreed", sa.Text, nullable=False),  # seats that have agreed
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("room", sa.String(40), nullable=False),  # "" for all, else the seats of a private room: "0-2"
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.Text, nullable=False),  # "" opens a room
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("owner", HASH, nullable=False, server_default=""),  # who said it, as in `holders`; "" for spectators
    sa.Index("ix_chat_table_id", "table_id", "id"),
    sa.Index("ix_chat_owner", "owner"),
)

bans = sa.Table(
    "bans",  # people whom the operator keeps out
    metadata,
    sa.Column("owner", HASH, primary_key=True),  # as in `holders`: an account id, or a guest's session
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("why", sa.Text, nullable=False),  # for the operator; the person is not told
    sa.Column("at", sa.Float, nullable=False),
)

servers = sa.Table(
    "servers",  # heartbeats of the processes that serve this database
    metadata,
    sa.Column("process", ID, primary_key=True),
    sa.Column("release", sa.String(40), nullable=False),
    sa.Column("started_at", sa.Float, nullable=False),
    sa.Column("beat_at", sa.Float, nullable=False),
)

switches = sa.Table(
    "switches",  # what the operator sets for all servers of this database
    metadata,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

clocks = sa.Table(
    "clocks",  # of the seats at a table over days: see `base/seat_clock.py`
    metadata,
    of_table(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("left", sa.Float, nullable=False),  # seconds when it was last stopped
    sa.Column("since", sa.Float, nullable=True),  # since when it runs; null: it stands
    sa.Column("credited", sa.Text, nullable=False),  # after how many choices turns were credited
    sa.Column("owed", sa.Integer, nullable=False),  # turns that will not be credited, because they were before
    sa.Column("zone", sa.String(60), nullable=False),  # of the person's night, as agreed when they sat down
    sa.Column("night_from", sa.Integer, nullable=False),  # hours; equal ones: no night
    sa.Column("night_to", sa.Integer, nullable=False),
)

votes = sa.Table(
    "votes",  # about a seat whose clock has run out, or to go on over days; one vote for each seat
    metadata,
    of_table(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),  # who votes
    sa.Column("about", sa.Integer, nullable=False),  # a seat; -1: the pace of the table
    sa.Column("choice", sa.String(10), nullable=False),  # wait, bot, seat; a pace
)

habits = sa.Table(
    "habits",  # a person's own night, for tables where they sit down later
    metadata,
    sa.Column("owner", HASH, primary_key=True),  # as in `holders`
    sa.Column("zone", sa.String(60), nullable=False),
    sa.Column("night_from", sa.Integer, nullable=False),
    sa.Column("night_to", sa.Integer, nullable=False),
)

holidays = sa.Table(
    "holidays",  # days on which a person's clocks stand; only coming days can be added or removed
    metadata,
    sa.Column("owner", HASH, primary_key=True),
    sa.Column("day", sa.String(10), primary_key=True),  # 2026-12-31
)

tenures = sa.Table(
    "tenures",  # who has held a seat; a seat without rows has had one holder since the game began
    metadata,
    of_table(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # from 0
    sa.Column("owner", HASH, nullable=False),  # as in `holders`; "" while the seat waits for a substitute
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("began", sa.Float, nullable=False),
    sa.Column("ended", sa.Float, nullable=True),  # null: still
    sa.Column("why", sa.String(10), nullable=False),  # why it ended: vote, back, taken
)

profiles = sa.Table(
    "profiles",  # what a person has chosen about their own page; without a row: the first values
    metadata,
    sa.Column("account_id", ID, sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("rated", sa.Boolean, nullable=False),  # plays at rated tables; false at first
    sa.Column("shown", sa.String(10), nullable=False),  # to whom: all (at first), friends
)

ties = sa.Table(
    "ties",  # what one person has decided about another; friends are two who have both said so
    metadata,
    sa.Column("who", HASH, primary_key=True),  # owners, as in `holders`
    sa.Column("whom", HASH, primary_key=True),
    sa.Column("kind", sa.String(10), primary_key=True),  # friend, block, mute; fold: see `fold_kind`
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("ix_ties_whom", "whom"),
)

answers = sa.Table(
    "answers",  # answers of people at tables over days, each with the clock's time that it took
    metadata,
    of_table(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # of the last choice row
    sa.Column("owner", HASH, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("spent", sa.Float, nullable=False),  # seconds
    sa.Column("late", sa.Boolean, nullable=False),  # the clock had run out
    sa.Index("ix_answers_owner", "owner"),
)

notes = sa.Table(
    "notes",  # what a person has written to themselves about a finished game
    metadata,
    of_table(),
    sa.Column("owner", HASH, primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

invitations = sa.Table(
    "invitations",  # who is invited to an open table
    metadata,
    of_table(),
    sa.Column("whom", HASH, primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),  # of the person who invites
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("ix_invitations_whom", "whom"),
)

rated_games = sa.Table(
    "rated_games",  # finished rated games in the order in which they count; kept if the table is deleted
    metadata,
    sa.Column("game", sa.String(40), primary_key=True),  # the title, without a box
    sa.Column("seats", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # from 1
    sa.Column("table_id", ID, nullable=False, unique=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("sides", sa.Text, nullable=False),  # who played together, who won, who was a substitute
)

ratings = sa.Table(
    "ratings",  # a person's rating after each of their rated games; follows from `rated_games`
    metadata,
    sa.Column("account_id", ID, sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("seats", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # of the game, as in `rated_games`
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
)

reports = sa.Table(
    "reports",  # what people have reported, for the operator
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("who", HASH, nullable=False),  # who reports
    sa.Column("who_name", sa.String(40), nullable=False),
    sa.Column("whom", HASH, nullable=False),  # about whom; "" if unknown
    sa.Column("whom_name", sa.String(40), nullable=False),
    sa.Column("table_id", sa.String(24), nullable=False),  # "" if it is about a person alone; kept if that is deleted
    sa.Column("choices", sa.Integer, nullable=False),  # how many choices the table had then
    sa.Column("lines", sa.Text, nullable=False),  # the lines as the reporter heard them then
    sa.Column("why", sa.Text, nullable=False),
    sa.Column("done_at", sa.Float, nullable=True),  # when the operator was done with it
)

consents = sa.Table(
    "consents",  # seats that agree after the game that it is given to researchers
    metadata,
    of_table(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
)

letters = sa.Table(
    "letters",  # private messages between two people with accounts
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("who", HASH, nullable=False),  # who has written it
    sa.Column("whom", HASH, nullable=False),  # to whom
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("read", sa.Boolean, nullable=False),  # by whom it was written to; the writer does not learn this
    sa.Index("ix_letters_who", "who", "whom", "id"),
    sa.Index("ix_letters_whom", "whom", "who", "id"),
)

solved_puzzles = sa.Table(
    "solved_puzzles",
    metadata,
    sa.Column("owner", HASH, primary_key=True),  # as in `holders`
    sa.Column("puzzle", sa.String(80), primary_key=True),  # game and id
)

commentators = sa.Table(
    "commentators",  # accounts that see all hands of a running table, later, because all its people agree
    metadata,
    of_table(),
    sa.Column("account_id", ID, sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),  # of the account
    sa.Column("delay", sa.String(10), nullable=False),  # see `play/commentary.py`
    sa.Column("seat", sa.Integer, nullable=False),  # who has proposed it
    sa.Column("agreed", sa.Text, nullable=False),  # the seats that agree
    sa.Column("ended", sa.Boolean, nullable=False),  # kept if they have seen something
    sa.Column("seen", sa.Boolean, nullable=False),  # they have seen hands, and may not play here any more
)

leads = sa.Table(
    "leads",  # who leads the review of a finished game, and where they are
    metadata,
    of_table(),
    sa.Column("owner", HASH, nullable=False),  # as in `holders`
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("place", sa.Integer, nullable=False),  # the moment of the replay
    sa.Column("eyes", sa.String(10), nullable=False),  # by whose eyes
    sa.Column("at", sa.Float, nullable=False),  # the last sign of life
)
