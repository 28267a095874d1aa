-- What reading the catalogue needs beside the catalogue itself.

-- Values that this deployment made for itself at first need: every process of it has to use the same.
create table service_secret (
  name text primary key,
  secret bytea not null,
  created_at timestamptz not null
);

-- What was charged within a period; which records a person decided.
create index ledger_time on ledger (tenant_id, created_at);
create index decision_human on decision (tenant_id, record_id) where stage = 'human_review';
