-- Since when a mail source cannot be read, and why; null while it can.
alter table sources add column failing_since timestamptz;
alter table sources add column trouble text;
