-- The versions of the registers' facts, and the day, that the baseline's owners are of. Null until a check has read them:
-- baselines of earlier releases have the owners that were stated when the entity was last written.

alter table watch add column facts_read text;
