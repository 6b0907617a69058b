-- What a letter was made with beside its facts, so that its bytes can be made again, and what those were.
alter table outbox add column made text;
alter table outbox add column sha256 text;
create index outbox_whole on outbox (sent_at) where status = 'sent' and bytes is not null and made is not null;
