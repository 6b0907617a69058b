-- What was begun, and how often, since a process ended in the midst of its work: a row goes once it was ended.
create table tries (
  what text primary key,
  times integer not null,
  at timestamptz not null
);
