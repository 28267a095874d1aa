-- Batch jobs: what was accepted, who works on it, what came of it, and what is told of it.

create table batch_job (
  tenant_id text not null,
  job_id text not null,
  -- queued, running, succeeded, failed, cancelled, erased or reconciliation_required.
  state text not null,
  record_count integer not null,
  -- The idempotency key that it was submitted under, and what was submitted, as digests: the keys of its outcomes
  -- derive from the first.
  key_digest bytea not null,
  fingerprint bytea not null,
  acting_key_id text not null,
  acting_surface text not null,
  correlation_id text not null,
  -- Number of its last lifecycle event.
  last_event_id integer not null,
  -- While it runs: who has it, and until when by this database's clock, which all replicas share.
  lease_token text,
  lease_until timestamptz,
  -- How often it ended without a result: its worker was lost, or failed inside.
  failed_runs integer not null default 0,
  -- When it was last taken up: tenants take turns by it.
  leased_at timestamptz,
  error_code text,
  -- The complete batch answer, as it is sent, without `correlation_id`.
  result text,
  -- Counted when it ended; while it is under way its outcomes are counted instead.
  completed integer,
  matched integer,
  not_matched integer,
  unresolved integer,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  primary key (tenant_id, job_id)
);
create unique index batch_job_key on batch_job (tenant_id, key_digest);
-- One job of a tenant runs at a time.
create unique index batch_job_running on batch_job (tenant_id) where state = 'running';
create index batch_job_queued on batch_job (created_at, job_id) where state = 'queued';
create index batch_job_turn on batch_job (tenant_id, leased_at);
create index batch_job_finished on batch_job (finished_at) where state <> 'erased' and finished_at is not null;

-- A record of a job. Its outcome is kept under a key of its own in `idempotency`, written by the very transaction
-- that charges it, until the job ends.
create table batch_job_record (
  tenant_id text not null,
  job_id text not null,
  record_index integer not null,
  -- Canonical JSON of the resolve request; gone once the job has ended or the record is erased.
  submitted text,
  key_digest bytea not null,
  -- What it became; known once the job has ended.
  record_id text,
  primary key (tenant_id, job_id, record_index)
);
create index batch_job_record_key on batch_job_record (tenant_id, key_digest);
create index batch_job_record_record on batch_job_record (tenant_id, record_id) where record_id is not null;

create table batch_job_event (
  tenant_id text not null,
  job_id text not null,
  -- From 1 on, without gaps.
  event_id integer not null,
  state text not null,
  recorded_at timestamptz not null,
  primary key (tenant_id, job_id, event_id)
);

-- An outside call that somebody bills: opened before it is made, closed when its outcome is known. One that is open
-- when its worker is lost is never made again by itself.
create table outside_commitment (
  tenant_id text not null,
  commitment_id text not null,
  job_id text not null,
  record_index integer not null,
  -- What was asked for, in a word: adjudication, research.
  purpose text not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  primary key (tenant_id, commitment_id)
);
create index outside_commitment_open on outside_commitment (tenant_id, job_id) where closed_at is null;

-- Headers of a stored answer that a repeat has to have as well.
alter table idempotency add column headers text;
