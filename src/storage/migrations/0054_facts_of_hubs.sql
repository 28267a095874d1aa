-- A parent of fifty thousand children stands as the other end of as many relationships: who is stated to have its number is
-- looked up without reading these. The newest statements of a company are found without sorting all that were ever made.
drop index register_fact_object;
create index register_fact_object on register_fact (object, kind, fact_id) where object is not null;
drop index register_fact_subject;
create index register_fact_subject on register_fact (subject, kind, (until_version is not null), fact_id desc);
