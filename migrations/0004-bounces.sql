-- How letters reach their readers: what form a seat wants, what came back, and whether it is reachable at all.

-- Nothing is noted of a seat that takes letters whole and gets them. `soft` counts as of `soft_at`; since
-- `unreachable_at` it gets no reminders. `most_bytes` null: as the house does. The last four are counters that run down by
-- themselves: the moment at which what was read, answered and said for nothing would be made up for; and a hash of the
-- last words, by which somebody who repeats himself is known.
create table posts (
  game text not null,
  seat text not null,
  format text not null default 'full' check (format in ('full', 'html', 'text')),
  most_bytes integer,
  reminders boolean not null default true,
  hard integer not null default 0,
  soft integer not null default 0,
  soft_at timestamptz,
  unreachable_at timestamptz,
  read_debt timestamptz,
  answer_debt timestamptz,
  idle_debt timestamptz,
  last_words text,
  primary key (game, seat),
  foreign key (game, seat) references seats (game, seat)
);

-- Letters that came back, each counted once; `message` is null where a server refused the letter at once.
create table bounces (
  letter text primary key references outbox (purpose),
  kind text not null check (kind in ('soft', 'hard', 'complaint')),
  message text references messages (id),
  at timestamptz not null
);

-- A mail over its sender's limit waits, unread, until then.
alter table messages add column not_before timestamptz;

-- The envelope sender finds the letter a report is about; the seat, the letter before.
create index outbox_sender on outbox (sender);
create index outbox_seat on outbox (game, seat, owed_at);
create index messages_sender on messages (sender, received_at);
