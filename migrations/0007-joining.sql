-- Joining and leaving by mail: invitations, words to be confirmed, offers of a draw, messages between seats.

-- The answer comes to a token of its own, which becomes the seat's when the person takes it. `message` is the umpire's own.
create table invitations (
  game text not null,
  seat text not null,
  number integer not null,
  token text not null unique,
  person text not null references people (id),
  language text not null check (language in ('en', 'fr')),
  zone text not null,
  paper text not null check (paper in ('A4', 'Letter')),
  message text,
  status text not null check (status in ('open', 'accepted', 'declined', 'expired', 'withdrawn')),
  invited_at timestamptz not null,
  remind_at timestamptz,
  expires_at timestamptz not null,
  primary key (game, seat, number),
  foreign key (game, seat) references seats (game, seat)
);

-- RESIGN, SURRENDER, OFFER DRAW: asked once, done when the code of the asking letter comes back.
create table confirmations (
  game text not null,
  seat text not null,
  what text not null check (what in ('resign', 'surrender', 'offer-draw')),
  code text not null,
  expires_at timestamptz not null,
  primary key (game, seat, what),
  foreign key (game, seat) references seats (game, seat)
);

-- Seats of a side that would give up; the game ends when all who share the side would.
create table surrenders (
  game text not null,
  seat text not null,
  given_at timestamptz not null,
  primary key (game, seat),
  foreign key (game, seat) references seats (game, seat)
);

-- The draw that is on offer, for as long as its call is open; `agreed` is a canonical list of seats.
create table draw_offers (
  game text primary key references games (id),
  seat text not null,
  call text not null,
  agreed text not null,
  offered_at timestamptz not null
);

-- What seats wrote to each other. The text is erasable; the journal has H(salt, text) alone.
create table press (
  message text not null references messages (id),
  number integer not null,
  game text not null references games (id),
  from_seat text not null,
  to_seats text not null,
  text text,
  anonymous boolean not null,
  salt text not null,
  written_at timestamptz not null,
  primary key (message, number)
);
