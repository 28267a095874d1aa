-- How many records were decided when a run last came to nothing: one that has decided more since is not held against
-- the job, so that a service which is killed often still finishes what is long.
alter table batch_job add column decided integer not null default 0;
