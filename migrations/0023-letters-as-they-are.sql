-- Letters hold pictures and printed pages that are small already: to press them again on each writing is lost labour.
alter table outbox alter column bytes set storage external;
