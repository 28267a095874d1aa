-- Watched entities, and the public events that checks of them have written.

create table watch (
  tenant_id text not null,
  entity_id text not null,
  interval_seconds integer not null,
  -- JSON of Standing (domain/watches/standing.ts): digests of the entity's values by attribute and source, and no values.
  baseline text not null,
  -- The entity's version that the baseline is of: rows of entity_change with a higher sequence are news.
  baseline_version bigint not null,
  baseline_at timestamptz not null,
  last_checked_at timestamptz,
  next_check_at timestamptz not null,
  -- When next_check_at was chosen. It lies in the future only where the clock was set back since.
  planned_at timestamptz not null,
  last_change_at timestamptz,
  last_event_id integer,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, entity_id)
);
create index watch_due on watch (tenant_id, next_check_at);
create index watch_planned on watch (planned_at);

-- Rows are written under the lock of the tenant's row, which is kept until the commit: whoever has read an id finds no
-- smaller one later.
create table entity_event (
  tenant_id text not null,
  id integer not null,
  entity_id text not null,
  category text not null,
  attribute text not null,
  -- added, changed or removed
  change text not null,
  -- JSON arrays of source ids.
  source_ids jsonb not null,
  previous_source_ids jsonb not null,
  observed_at timestamptz not null,
  recorded_at timestamptz not null,
  primary key (tenant_id, id)
);
create index entity_event_entity on entity_event (tenant_id, entity_id, id);

alter table tenant add column last_event_id integer not null default 0;
