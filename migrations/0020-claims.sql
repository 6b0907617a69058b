-- Which worker is closing the call of a game and taking it on, and until when others leave it to him.
alter table deadlines add column claimed_by text;
alter table deadlines add column claimed_until timestamptz;
