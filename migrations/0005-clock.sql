-- The clock of a game and its umpire's mail: his address and codes, absences, missed turns, held turns, calendars.

-- Where an umpire writes to: the token is his, and another takes its place when it must be revoked.
create table umpires (
  game text primary key references games (id),
  token text not null unique,
  language text not null check (language in ('en', 'fr')),
  zone text not null
);
insert into umpires (game, token, language, zone)
  select id, replace(gen_random_uuid()::text, '-', ''), 'en', zone from games where umpire is not null;

-- One-time codes of his letters, by keyed hash: the letters alone bear them. `used_by` is the mail a code served for.
create table codes (
  letter text primary key references outbox (purpose),
  game text not null references games (id),
  hash text not null,
  expires_at timestamptz not null,
  used_by text references messages (id)
);

-- First and last day of an absence, in the seat's zone. An absence given up early ends with the day before.
create table absences (
  game text not null,
  seat text not null,
  first text not null,
  last text not null,
  primary key (game, seat, first),
  foreign key (game, seat) references seats (game, seat)
);

-- Turns a seat has missed: in a row until it sends a book, and in all; the last of them.
create table missed_turns (
  game text not null,
  seat text not null,
  ordinal integer not null,
  in_row integer not null,
  in_all integer not null,
  primary key (game, seat),
  foreign key (game, seat) references seats (game, seat)
);

-- A turn whose letters wait for the umpire: asked for before it is resolved, in force from `held_at` until released.
create table holds (
  game text primary key references games (id),
  asked_at timestamptz not null,
  ordinal integer,
  held_at timestamptz
);

-- Whether a seat wants appointments, and the one its calendar shows.
create table calendars (
  game text not null,
  seat text not null,
  wanted boolean not null default true,
  call text,
  due_at timestamptz,
  primary key (game, seat),
  foreign key (game, seat) references seats (game, seat)
);

-- `excused_until`: after an outage mail counts as in time until then. `unmoved`: the deadline before absences moved it.
alter table deadlines add column excused_until timestamptz;
alter table deadlines add column unmoved text;

-- Kinds of letters are told apart by the program alone.
alter table outbox drop constraint if exists outbox_kind_check;
