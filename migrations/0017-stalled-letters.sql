-- Since when a letter waits because the server that sends our mail is in trouble; null once any letter has left again.
alter table outbox add column stalled_at timestamptz;
create index outbox_stalled on outbox (stalled_at) where stalled_at is not null;
