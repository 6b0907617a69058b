-- What strangers were told within the hour, and what they were not, found without a look at the mail of games.
create index outbox_strangers on outbox (owed_at) where game is null;
create index readings_strangers on readings (read_at) where game is null;
