-- The last number that a standing order of the seat was given: none is given twice in a game.
alter table books add column numbered integer not null default 0;
update books set numbered = coalesce(
  (select max((substring(one ->> 'id' from '^s([0-9]+)$'))::integer) from json_array_elements(books.standing::json) as one), 0);
