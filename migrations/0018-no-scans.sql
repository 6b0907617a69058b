-- What is looked for again and again is found by an index, however much mail there has been.
-- A mail without an outcome; the outcome itself stands in readings.
alter table messages add column unread boolean not null default true;
update messages set unread = false where exists (select 1 from readings where readings.message = messages.id);
drop index messages_unread;
create index messages_unread on messages (received_at, arrival) where unread;
create index messages_waiting on messages (received_at) where not_before is not null;
create index readings_game on readings (game, seat);
create index outbox_under_way on outbox (game) where status in ('owed', 'rendered', 'sending', 'held');
create index outbox_umpire on outbox (owed_at) where kind = 'umpire';
create index games_status on games (status);
