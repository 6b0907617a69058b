-- Games, their journals and all that mail comes and goes by. Canonical JSON is text: jsonb would reorder its keys.

create table blobs (
  hash text primary key,
  bytes bytea not null
);

-- Persons are erasable: entries of the journal name seats, never people.
create table people (
  id text primary key,
  name text,
  address text,
  erased_at timestamptz
);

create table games (
  id text primary key,
  label text not null,
  ruleset text not null,
  revision integer not null,
  scenario text not null,
  scenario_hash text not null references blobs (hash),
  status text not null check (status in ('inviting', 'seeding', 'running', 'paused', 'over', 'halted')),
  tempo text not null,
  zone text not null,
  rhythm text not null,
  umpire text references people (id),
  head text not null,
  length integer not null,
  halted_because text,
  created_at timestamptz not null
);

create table entries (
  game text not null references games (id),
  seq integer not null,
  content text not null,
  hash text not null,
  primary key (game, seq)
);

-- Caches: the bytes that open a turn. Deleting all of them loses nothing.
create table snapshots (
  game text not null references games (id),
  ordinal integer not null,
  head text not null,
  bytes text not null,
  primary key (game, ordinal)
);

create table turns (
  game text not null references games (id),
  ordinal integer not null,
  epoch integer not null,
  printed integer not null,
  status text not null check (status in ('open', 'locked', 'resolved', 'held', 'released', 'withdrawn')),
  opened_at timestamptz not null,
  closed_at timestamptz,
  primary key (game, ordinal, epoch)
);

create table seats (
  game text not null references games (id),
  seat text not null,
  position integer not null,
  token text not null unique,
  person text references people (id),
  language text not null check (language in ('en', 'fr')),
  zone text not null,
  paper text not null check (paper in ('A4', 'Letter')),
  phrase text,
  primary key (game, seat)
);

-- Seeds, sealed with the operator's key. Never exported, shown or logged.
create table secrets (
  game text primary key references games (id),
  sealed bytea not null
);

-- Every mail source and how far it has been read: a call closes only when all were read beyond its deadline.
create table sources (
  name text primary key,
  uid_validity bigint,
  last_uid bigint not null default 0,
  read_through timestamptz
);

-- Mails as they came, stored before anything looks into them. `raw` is erasable.
create table messages (
  id text primary key,
  arrival integer not null generated always as identity,
  source text not null references sources (name),
  uid_validity bigint,
  uid bigint,
  message_id text not null,
  sender text not null,
  sha256 text not null,
  envelope text not null,
  raw bytea,
  received_at timestamptz not null,
  unique (source, uid_validity, uid),
  unique (message_id, sender, sha256)
);

-- The one outcome of each message.
create table readings (
  message text primary key references messages (id),
  game text references games (id),
  seat text,
  outcome text not null check (outcome in ('booked', 'answered', 'refused', 'put-aside')),
  facts text not null,
  read_at timestamptz not null
);

-- A seat's orders, every version kept; the highest is in force, and its standing orders hold from call to call.
create table books (
  game text not null,
  seat text not null,
  version integer not null,
  call text not null,
  orders text,
  standing text not null,
  ready boolean not null,
  message text references messages (id),
  mails text not null,
  received_at timestamptz,
  primary key (game, seat, version),
  foreign key (game, seat) references seats (game, seat)
);

-- What a game waits for and until when: wall time, zone and the instant they were resolved to. From `locked_at` on the
-- books stand; the turn is resolved as of that moment, however often it must be tried.
create table deadlines (
  game text primary key references games (id),
  ordinal integer not null,
  printed integer not null,
  call text not null,
  needs text not null,
  wall text not null,
  zone text not null,
  due_at timestamptz not null,
  opened_at timestamptz not null,
  ready_at timestamptz,
  locked_at timestamptz
);

-- Letters owed, one row per purpose; `bytes` are rendered once and sent as they are, however often.
create table outbox (
  purpose text primary key,
  message_id text not null unique,
  game text references games (id),
  seat text,
  kind text not null check (kind in ('start', 'report', 'call', 'notice', 'ack', 'answer')),
  facts text not null,
  recipient text,
  sender text,
  bytes bytea,
  status text not null check (status in ('owed', 'rendered', 'sending', 'sent', 'failed', 'held')),
  attempts integer not null default 0,
  due_at timestamptz not null,
  claimed_by text,
  owed_at timestamptz not null,
  sent_at timestamptz,
  trouble text
);

create index messages_unread on messages (arrival);
create index outbox_due on outbox (due_at) where status in ('owed', 'rendered', 'sending');
create index deadlines_due on deadlines (due_at);
