-- What is noted of the house as a whole.
create table marks (
  name text primary key,
  at timestamptz not null
);
