-- What people decide about the catalogue: verdicts on review items, the label log, differences, erasure.

alter table review_item
  add column verdict text,
  add column verdict_entity_id text,
  add column verdict_decision_id text,
  add column verdict_key_id text,
  add column verdict_reason text,
  add column reviewer_id text,
  add column label_id text,
  -- What it showed was erased; only the verdict is left.
  add column redacted boolean not null default false;
create index review_item_order on review_item (tenant_id, created_at, review_id);

-- Labels up to this moment are exported as they stand; a label made from now on is dated after it.
alter table tenant add column labels_until timestamptz;

-- Append-only: a correction is a row that names the one it supersedes.
create table label (
  tenant_id text not null,
  label_id text not null,
  -- Digests of the caller's event id and of what it said: what makes an append idempotent. The second is empty once erased.
  event_digest bytea not null,
  content_digest bytea not null,
  source_event_id text,
  label text not null,
  source text not null,
  record_id text,
  entity_id text,
  right_ref text,
  decision_id text,
  review_id text,
  evidence_tier text,
  model_id text,
  prompt_version text,
  pipeline_version text,
  labeller_id text,
  reason text,
  supersedes_label_id text,
  labelled_at timestamptz not null,
  -- Strictly rising within a tenant.
  created_at timestamptz not null,
  acting_key_id text not null,
  redacted boolean not null default false,
  primary key (tenant_id, label_id)
);
create unique index label_event on label (tenant_id, event_digest);
create unique index label_order on label (tenant_id, created_at);
-- A label is superseded once: a chain, never a tree.
create unique index label_supersedes on label (tenant_id, supersedes_label_id) where supersedes_label_id is not null;
create index label_decision on label (tenant_id, decision_id) where decision_id is not null;
create index label_record on label (tenant_id, record_id) where record_id is not null;
create index label_entity on label (tenant_id, entity_id) where entity_id is not null;

-- A person said that what a record describes is not this company. It holds for every record that says the same of
-- its company, until a person says otherwise.
create table human_difference (
  tenant_id text not null,
  identity_digest bytea not null,
  -- An entity's id, or `source:id` of a register row.
  right_ref text not null,
  record_id text not null,
  decision_id text not null,
  created_at timestamptz not null,
  primary key (tenant_id, identity_digest, right_ref)
);
create index human_difference_record on human_difference (tenant_id, record_id);
create index human_difference_right on human_difference (tenant_id, right_ref);

create index record_replay on record (tenant_id, replay_of) where replay_of is not null;
create index decision_record on decision (tenant_id, record_id);
create index idempotency_record on idempotency (tenant_id, record_id) where record_id is not null;
-- Whose keys they are: an entity that goes, or loses a member, takes its keys with it.
create index entity_key_entity on entity_key (tenant_id, entity_id);
