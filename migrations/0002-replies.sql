-- Replies to questions, by address (tempo `full`): canonical JSON, in force for the call they were written for.
alter table books add column replies text not null default '{}';
