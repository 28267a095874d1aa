-- Receipts of captured selections. A caller's id stays reserved after its receipt was deleted or purged.

create table data_selection (
  tenant_id text not null,
  receipt_id text not null,
  -- Whether the caller chose the id; ids of the service are never given twice, and need no reservation.
  chosen boolean not null,
  -- live, deleted (by the caller) or purged (by an erasure)
  state text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  -- Everything below is null once the receipt has ended.
  kind text,
  -- SHA-256 in hex of what was asked for, in its normal form.
  intent text,
  fingerprint text,
  -- JSON of FrozenSelection (domain/selections/frozen-selection.ts), with every redistribution right false.
  content text,
  -- JSON of the rights at the capture: what the fingerprint leaves out.
  rights text,
  entities integer,
  primary key (tenant_id, receipt_id)
);
create index data_selection_order on data_selection (tenant_id, created_at, receipt_id) where state = 'live';

-- The entities and the records of the tenant that a live receipt rests on: erasing one purges the receipt.
create table data_selection_entity (
  tenant_id text not null,
  receipt_id text not null,
  entity_id text not null,
  primary key (tenant_id, receipt_id, entity_id)
);
create index data_selection_entity_of on data_selection_entity (tenant_id, entity_id);

create table data_selection_record (
  tenant_id text not null,
  receipt_id text not null,
  record_id text not null,
  primary key (tenant_id, receipt_id, record_id)
);
create index data_selection_record_of on data_selection_record (tenant_id, record_id);
