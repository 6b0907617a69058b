-- The page of the house tells what waits and what was given up, among millions of letters that have left.
create index outbox_not_sent on outbox (status, owed_at) where status <> 'sent';
