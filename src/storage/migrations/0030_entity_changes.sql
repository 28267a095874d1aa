-- What commits have changed of entities that were there before: whoever tells of changes reads these rows.

create table entity_change (
  tenant_id text not null,
  -- The version of the tenant's catalogue that the commit has made. The tenant's row is locked until it is committed, so
  -- whoever has read up to a number has missed none below it.
  sequence bigint not null,
  entity_id text not null,
  -- What kind of act changed it: resolution, review, detach, union, register or erasure.
  kind text not null,
  -- JSON of AttributeChange[]: attribute, change, source_ids and previous_source_ids; no values.
  attributes jsonb not null,
  at timestamptz not null,
  primary key (tenant_id, sequence, entity_id)
);
create index entity_change_entity on entity_change (tenant_id, entity_id, sequence);
create index entity_change_at on entity_change (at);
