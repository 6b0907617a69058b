-- Why a game does not count, in its umpire's words; null where it does.
alter table games add column annulled_because text;
