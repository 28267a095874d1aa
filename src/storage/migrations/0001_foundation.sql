-- Tenants, credentials, the meter, and the tenant's catalogue. `tenant_id` comes first in every key of tenant data.

create table tenant (
  tenant_id text primary key,
  name text not null,
  plan text not null,
  external_ref text,
  status text not null default 'active',
  credits_granted bigint not null,
  credits_remaining bigint not null,
  deep_attempts_remaining integer not null,
  enforced boolean not null,
  -- Rises with every change to the tenant's entities: tells what a resolve saw from what came after.
  catalogue_version bigint not null default 0,
  -- Number of the tenant's last ledger entry.
  ledger_version bigint not null default 0,
  created_at timestamptz not null
);

create table api_key (
  key_id text primary key,
  tenant_id text references tenant,
  scope text not null,
  name text not null,
  reviewer_id text,
  key_hint text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  rotated_at timestamptz,
  previous_valid_until timestamptz,
  revoked_at timestamptz
);

-- One row for each value that authenticates: during a rotation's grace a key has two.
create table key_digest (
  digest bytea primary key,
  key_id text not null references api_key,
  valid_until timestamptz
);
create index key_digest_key on key_digest (key_id);

create table record (
  tenant_id text not null,
  record_id text not null,
  client_ref text,
  -- Canonical JSON of what was submitted.
  submitted text not null,
  content_digest bytea not null,
  -- By which operation it came, and through which door.
  operation text not null,
  acting_surface text not null,
  -- The entity that it is a member of, or that a replay was answered with.
  entity_id text,
  member boolean not null,
  decision_id text not null,
  review_id text,
  replay_of text,
  clarification_of text,
  created_at timestamptz not null,
  primary key (tenant_id, record_id)
);
-- The replay binding: one bound record for each content.
create unique index record_binding on record (tenant_id, content_digest) where member;
create index record_client_ref on record (tenant_id, client_ref, created_at) where client_ref is not null;
create index record_order on record (tenant_id, created_at, record_id);
create index record_unbound on record (tenant_id, created_at, record_id) where not member;
-- Which review item a content led to.
create index record_review on record (tenant_id, content_digest) where review_id is not null;
create index record_entity on record (tenant_id, entity_id) where entity_id is not null;

create table entity (
  tenant_id text not null,
  entity_id text not null,
  -- The tenant's catalogue version at its last change.
  version bigint not null,
  -- Every observation, in order of arrival; the golden record is derived from it.
  observations text not null,
  -- The entity as it is compared, analysed when it was written.
  comparable text not null,
  legal_name text,
  domain text,
  country text,
  -- What lists find it by: folded name, domain, website, number and LEI, a line each; codes of where it is.
  search_text text not null,
  places text[] not null,
  -- The linking of the registers that its register facts were last read from; 0 where none was read.
  register_version bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  last_checked_at timestamptz not null,
  primary key (tenant_id, entity_id)
);
create index entity_order on entity (tenant_id, created_at, entity_id);
create index entity_changes on entity (tenant_id, updated_at);

create table entity_key (
  tenant_id text not null,
  key bigint not null,
  entity_id text not null,
  primary key (tenant_id, key, entity_id)
);

-- Which register rows an entity stands for: one entity a row.
create table entity_register_ref (
  tenant_id text not null,
  source text not null,
  source_record_id text not null,
  entity_id text not null,
  primary key (tenant_id, source, source_record_id)
);
create index entity_register_ref_entity on entity_register_ref (tenant_id, entity_id);

create table decision (
  tenant_id text not null,
  decision_id text not null,
  record_id text not null,
  entity_id text,
  decision text not null,
  stage text not null,
  probability double precision,
  match_confidence double precision not null,
  threshold_upper double precision not null,
  pipeline_version text not null,
  acting_key_id text not null,
  acting_surface text not null,
  decided_at timestamptz not null,
  -- The receipt's bytes; jsonb would rewrite them.
  receipt text not null,
  primary key (tenant_id, decision_id)
);
create index decision_order on decision (tenant_id, decided_at, decision_id);

create table ledger (
  tenant_id text not null,
  entry_id bigint not null,
  operation text not null,
  decision_id text,
  credits integer not null,
  balance_after bigint not null,
  created_at timestamptz not null,
  primary key (tenant_id, entry_id)
);
create unique index ledger_decision on ledger (tenant_id, decision_id) where decision_id is not null;

create table idempotency (
  tenant_id text not null,
  operation text not null,
  key_digest bytea not null,
  fingerprint bytea not null,
  state text not null,
  lease_until timestamptz,
  status integer,
  -- The answer as it was sent, its `usage` apart: the balance is only known inside the commit.
  body text,
  usage text,
  record_id text,
  created_at timestamptz not null,
  primary key (tenant_id, operation, key_digest)
);

create table review_item (
  tenant_id text not null,
  review_id text not null,
  record_id text not null,
  decision_id text not null,
  status text not null,
  reason text not null,
  stage text not null,
  probability double precision,
  evidence_tier text not null,
  -- Ranked shortlist and clarification as they were shown.
  shortlist text not null,
  created_at timestamptz not null,
  resolved_at timestamptz,
  primary key (tenant_id, review_id)
);
create index review_item_open on review_item (tenant_id, status, created_at, review_id);
create index review_item_record on review_item (tenant_id, record_id);
