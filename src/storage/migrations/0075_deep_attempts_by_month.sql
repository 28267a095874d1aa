-- The month (UTC, YYYY-MM) of whose deep attempts a tenant has; null: that of its creation.
alter table tenant add column deep_attempts_month text;
