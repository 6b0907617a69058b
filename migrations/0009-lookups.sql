-- The letter a seat got before, found in one step however many it has had.
create index outbox_course on outbox (game, seat, owed_at) where kind in ('start', 'report', 'call');
