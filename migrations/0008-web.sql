-- People who run games, and how they are known to the web. Sessions and links are kept by their hashes alone.
create table accounts (
  id text primary key,
  address text unique,
  name text,
  role text not null check (role in ('operator', 'umpire')),
  created_at timestamptz not null,
  erased_at timestamptz
);

create table sessions (
  hash text primary key,
  account text not null references accounts (id),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table sign_in_links (
  hash text primary key,
  account text not null references accounts (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index sessions_expiry on sessions (expires_at);
