"""The tables of the database; `migrations` make them, and a test holds the two together."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, MetaData, Table, Text

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("token", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("created", Float, nullable=False),
)

#: The browsers that somebody is signed in with, beside the first.
devices = Table(
    "devices",
    metadata,
    Column("token", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("since", Float, nullable=False),
)

#: The addresses of people who want to be known on several devices.
accounts = Table(
    "accounts",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("email", Text, nullable=False, unique=True),
    Column("since", Float, nullable=False),
)

#: A code that was sent to an address, for whoever asked for it. Only its hash is kept, and not for long.
codes = Table(
    "codes",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("code", Text, nullable=False),
    Column("email", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("tries", Integer, nullable=False),
)

games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content", Text, nullable=False),
    Column("seed", Text, nullable=False, index=True),
    Column("clock", Text, nullable=False),
    Column("join", Text, nullable=False),
    Column("rematch", Text, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("result", Text, nullable=False),
    Column("asked", Text, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("score", Integer, nullable=True),
    Column("round", Integer, nullable=False),
    Column("origin", Text, nullable=False),
    Column("fair", Text, nullable=False),
    Column("days", Integer, nullable=False),
    Column("rated", Text, nullable=False),
)

#: One row that is written again and again, to see whether the database can be written.
pulse = Table("pulse", metadata, Column("id", Integer, primary_key=True), Column("beats", Integer, nullable=False))

seats = Table(
    "seats",
    metadata,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id"), nullable=True, index=True),
    Column("listens", Text, nullable=False),
    # Up to which change of the game (by its time) it is known whether the player is to be told anything, and the
    # player's own last change (by its number) before the last question that they were told of.
    Column("told", Float, nullable=False, server_default="0"),
    Column("told_after", Integer, nullable=False, server_default="-2"),
)

#: Open seats that are offered in the lobby.
offers = Table(
    "offers",
    metadata,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Float, nullable=False),
    Column("bot_at", Float, nullable=True),
    Column("level", Text, nullable=False),
)

changes = Table(
    "changes",
    metadata,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("keep", Integer, nullable=False),
    Column("entries", Text, nullable=False),
    Column("rng", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("left", Text, nullable=False),
    Column("at", Float, nullable=False),
)

#: How strong somebody is at a game, as far as is known.
ratings = Table(
    "ratings",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True, index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
)

#: How much of a game's outcome is due to the side one plays.
sides = Table(
    "sides",
    metadata,
    Column("game", Text, primary_key=True),
    Column("side", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)

#: What each rated game did to each player's rating. `score` is 1, 0 or -1.
results = Table(
    "results",
    metadata,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("score", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("at", Float, nullable=False),
)

#: What players have said at a table.
chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("phrase", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

#: Who does not want to meet whom.
blocks = Table(
    "blocks",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", Float, nullable=False),
)

#: What somebody has told the operator about somebody else.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("about", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("reason", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("done", Boolean, nullable=False),
)

#: Who may begin and join no games here, and say nothing; without an end, for good.
bans = Table(
    "bans",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("reason", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("until", Float, nullable=True),
)

#: The analyses of finished games, stretch by stretch: the turns from an entry of the journal on, up to where the next
#: stretch begins. With other weights to judge by, a game is analysed anew.
analyses = Table(
    "analyses",
    metadata,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("judge", Text, primary_key=True),
    Column("entry", Integer, primary_key=True),
    Column("next", Integer, nullable=False),
    Column("turns", Text, nullable=False),
)

#: Who wants to be told that it is their turn: since when, when they were last connected to any server, and the minutes
#: of the day between which they want to hear nothing.
notice_settings = Table(
    "notice_settings",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("quiet_from", Integer, nullable=True),
    Column("quiet_to", Integer, nullable=True),
    Column("zone", Text, nullable=False),
)

#: How they want to be told: by `mail`, by `push` to a browser (`device` is the hash of its cookie), by a `webhook`.
#: Whoever has `key`, from a letter, can end it without signing in.
notice_channels = Table(
    "notice_channels",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("channel", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False),
    Column("device", Text, nullable=False),
    Column("key", Text, nullable=False, unique=True),
    Column("since", Float, nullable=False),
)

#: What somebody is to be told, or was: `due` is the time of the next try, and empty once there is none. `at` is since
#: when it has been news; once it is settled, when that was.
notices = Table(
    "notices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("question", Integer, nullable=False),
    Column("channel", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("due", Float, nullable=True, index=True),
    Column("tries", Integer, nullable=False),
    Column("result", Text, nullable=False),
)
