-- Letters come in Spanish too.
alter table seats drop constraint seats_language_check, add check (language in ('en', 'fr', 'es'));
alter table umpires drop constraint umpires_language_check, add check (language in ('en', 'fr', 'es'));
alter table invitations drop constraint invitations_language_check, add check (language in ('en', 'fr', 'es'));
