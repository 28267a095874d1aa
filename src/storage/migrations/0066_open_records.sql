-- After an install the records of open review items are decided again, once every entity was looked up.

-- The last review item whose record was decided again, by id; null once all of them were.
alter table register_union add column open_after text;
