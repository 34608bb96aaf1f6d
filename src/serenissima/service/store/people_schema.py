"""The tables of the database about guests among each other, and whether a match is public.

`schema` has all others.
"""

import sqlalchemy as sa

from serenissima.service.store.schema import METADATA, TABLES

# Whether anyone may find and watch the match of a table.
TABLES.append_column(sa.Column("shown", sa.Boolean, nullable=False, server_default=sa.false()))
SHOWN = sa.and_(TABLES.c.shown.is_(True), TABLES.c.finished_at.is_(None))
sa.Index("shown_tables", TABLES.c.opened_at, sqlite_where=SHOWN, postgresql_where=SHOWN)

FRIENDS = sa.Table(
    "friends",  # one row while one has asked the other, a row for each of two friends
    METADATA,
    sa.Column("guest_id", sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("friend_id", sa.ForeignKey("guests.id"), primary_key=True, index=True),
    sa.Column("state", sa.String(10), nullable=False),  # see `FriendBook`
    # Of the friend, as the guest saw it when they asked; empty if they asked by a sign-in name.
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

FRIEND_LINKS = sa.Table(
    "friend_links",  # a guest's own: people who open it may become their friends
    METADATA,
    sa.Column("guest_id", sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("secret", sa.String(64), nullable=False, unique=True),  # its hash
    sa.Column("until", sa.Float, nullable=False),
)

PROFILES = sa.Table(
    "profiles",  # of guests who have friends or have chosen something
    METADATA,
    sa.Column("guest_id", sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("portrait", sa.String(20), nullable=False, server_default=""),
    sa.Column("colour", sa.Integer, nullable=False, server_default="-1"),  # of seats; -1 for any
    sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()),  # never online
    sa.Column("seen", sa.Float, nullable=False, server_default="0"),  # when a page was last open
)

SEAT_INVITATIONS = sa.Table(
    "seat_invitations",  # of friends to seats at tables
    METADATA,
    sa.Column("guest_id", sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("host_id", sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    # The hash of the seat's invitation, as in the log; empty at a table that anyone may join.
    sa.Column("invitation", sa.String(64), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("declined", sa.Boolean, nullable=False, server_default=sa.false()),
)

CLUBS = sa.Table(
    "clubs",
    METADATA,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("secret", sa.String(64), nullable=False, unique=True),  # the hash of the link to join
    sa.Column("since", sa.Float, nullable=False),
)

CLUB_MEMBERS = sa.Table(
    "club_members",
    METADATA,
    sa.Column("club_id", sa.ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("guest_id", sa.ForeignKey("guests.id"), primary_key=True, index=True),
    sa.Column("role", sa.String(10), nullable=False),  # see `ClubBook`
    sa.Column("since", sa.Float, nullable=False),
)

CLUB_TABLES = sa.Table(
    "club_tables",  # whose free seats any member may take
    METADATA,
    sa.Column("club_id", sa.ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)

CLUB_TOURNAMENTS = sa.Table(
    "club_tournaments",
    METADATA,
    sa.Column("club_id", sa.ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("tournament_id", sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)

NAMING_GUESTS = (
    FRIENDS.c.guest_id, FRIENDS.c.friend_id, FRIEND_LINKS.c.guest_id, PROFILES.c.guest_id,
    SEAT_INVITATIONS.c.guest_id, SEAT_INVITATIONS.c.host_id, CLUB_MEMBERS.c.guest_id,
)  # fmt: skip
"""The columns of these tables that name a guest."""
