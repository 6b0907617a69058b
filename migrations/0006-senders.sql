-- Who sent a mail: mails held until their sender is known, codes that prove him, tokens that no longer open a seat.

alter table readings drop constraint if exists readings_outcome_check;

-- Seats whose mail must bear the code of the open call, as its player or the umpire chose.
create table code_seats (
  game text not null,
  seat text not null,
  since timestamptz not null,
  primary key (game, seat),
  foreign key (game, seat) references seats (game, seat)
);

-- A mail that was held, and since when it may be read: `released_by` is the mail that confirmed it, or `umpire`.
create table held_mails (
  message text primary key references messages (id),
  game text not null,
  seat text not null,
  reason text not null,
  -- Whether a letter told the seat of this one: one a day for each reason.
  told boolean not null,
  held_at timestamptz not null,
  released_at timestamptz,
  released_by text,
  foreign key (game, seat) references seats (game, seat)
);

create index held_mails_seat on held_mails (game, seat, held_at);

-- Codes of a seat's letters, by keyed hash. `about` is the mail a code releases, the call it serves, or, for a change of
-- address, the letter that asks for it.
create table seat_codes (
  letter text primary key references outbox (purpose),
  game text not null,
  seat text not null,
  serves text not null check (serves in ('held', 'call', 'address')),
  about text not null,
  hash text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (game, seat) references seats (game, seat)
);

create index seat_codes_hash on seat_codes (game, seat, hash);

-- Mails with a code that opens nothing: after too many in a day codes of the seat are not looked at.
create table wrong_codes (
  message text primary key references messages (id),
  game text not null,
  seat text not null,
  tried_at timestamptz not null,
  foreign key (game, seat) references seats (game, seat)
);

-- Tokens that were replaced, by hash: a mail to one is known for what it is, and opens nothing.
create table revoked_tokens (
  game text not null,
  seat text not null,
  hash text not null,
  revoked_at timestamptz not null,
  primary key (game, seat, hash),
  foreign key (game, seat) references seats (game, seat)
);
