-- READY was said beside an error: it counts with the next mail that has none.
alter table books add column ready_kept boolean not null default false;
