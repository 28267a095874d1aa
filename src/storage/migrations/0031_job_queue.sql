-- One queue for the work that no request waits for. A job is a row of its tenant's, written in the tenant's transaction;
-- workers find tenants with due work in `job_due`, which holds no truth: a sweep makes it anew from the jobs.

create table job (
  tenant_id text not null,
  kind text not null,
  -- What it is called among the tenant's jobs of its kind: there is one of a name at a time.
  key text not null,
  -- What shares a bound with others of the kind: a notification's host. Empty where nothing does.
  lane text not null,
  -- waiting, held or failed; one that is done is deleted.
  state text not null,
  -- Waiting: not before then.
  run_after timestamptz not null,
  -- Held: by whom, and until when; whoever has lost it writes nothing more of it.
  lease_token text,
  lease_until timestamptz,
  -- Runs in a row that came to nothing.
  attempts integer not null default 0,
  -- JSON, parsed by the kind's schema when it runs.
  payload text not null,
  -- Why it has failed.
  error text,
  created_at timestamptz not null,
  primary key (tenant_id, kind, key)
);
create index job_next on job (tenant_id, kind, lane, run_after) where state <> 'failed';

-- Where work is due, by the tables above: a hint.
create table job_due (
  kind text not null,
  tenant_id text not null,
  lane text not null,
  -- When the first job is due, or the first lease ends; null where none is known.
  due_at timestamptz,
  -- When it last had its turn.
  turn_at timestamptz,
  -- Runs in a row that hung, and until when nothing is taken because of them.
  hangs integer not null default 0,
  paused_until timestamptz,
  -- How often somebody has noted work: whoever has looked in between does not overwrite it.
  notes bigint not null default 0,
  primary key (kind, tenant_id, lane)
);

create index job_due_at on job_due (kind, due_at);

-- Places of workers: they bound what is under way. A hint as well, of `job.lease_until`.
create table job_slot (
  kind text not null,
  token text not null,
  tenant_id text not null,
  lane text not null,
  until timestamptz not null,
  primary key (kind, token)
);

-- A batch job's lease is that of its row in `job`, which the sweep makes for those of earlier releases.
drop index batch_job_running;
drop index batch_job_queued;
drop index batch_job_turn;
alter table batch_job drop column lease_token, drop column lease_until, drop column failed_runs, drop column leased_at;
create index batch_job_under_way on batch_job (tenant_id, job_id) where state in ('queued', 'running');
