-- How a game is run, as its umpire chose: canonical JSON, defaults where nothing is said.
alter table games add column options text not null default '{}';
