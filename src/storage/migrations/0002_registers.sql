-- Installed register snapshots. They belong to no tenant and are read-only between installs.

create table register_snapshot (
  snapshot_id bigint primary key generated always as identity,
  -- What an install replaces: the active snapshot of the same register.
  register_id text not null,
  format text not null,
  file_name text not null,
  -- loading, active or superseded.
  state text not null,
  -- While it is loading: until when its installer counts as alive.
  lease_until timestamptz,
  -- Publisher's date; the date of installation where the publisher gives none.
  as_of timestamptz not null,
  as_of_known boolean not null,
  source_url text,
  licence text,
  licence_permits_resale boolean not null,
  rows_good bigint not null default 0,
  rows_bad bigint not null default 0,
  rows_skipped bigint not null default 0,
  installed_at timestamptz not null,
  superseded_at timestamptz
);
create unique index register_snapshot_active on register_snapshot (register_id) where state = 'active';

create table register_company (
  company_id bigint primary key generated always as identity,
  snapshot_id bigint not null references register_snapshot,
  source text not null,
  source_record_id text not null,
  -- The row as read, in Assay's own terms.
  data text not null
);
create unique index register_company_row on register_company (snapshot_id, source, source_record_id);

create table register_relationship (
  snapshot_id bigint not null references register_snapshot,
  child_lei text not null,
  parent_lei text not null,
  type text not null,
  status text not null,
  valid_from text,
  valid_to text
);
create index register_relationship_child on register_relationship (child_lei);
create index register_relationship_snapshot on register_relationship (snapshot_id);

-- What each source of a snapshot supplies, counted when it was read: which fields are to be had here, on what terms.
create table register_source (
  snapshot_id bigint not null references register_snapshot on delete cascade,
  source text not null,
  licence text not null,
  licence_permits_resale boolean not null,
  companies bigint not null,
  attributes text[] not null,
  primary key (snapshot_id, source)
);

-- Rows that could not be read, for the report: line number and what is wrong, never the value.
create table register_bad_row (
  snapshot_id bigint not null references register_snapshot,
  line bigint not null,
  reason text not null
);
create index register_bad_row_snapshot on register_bad_row (snapshot_id, line);

-- Each linking of the installed rows has a version. One is in force; others are being made, or are kept for a
-- while for processes that still serve them.
create table register_linking (
  version bigint primary key generated always as identity,
  -- building, active or superseded.
  state text not null,
  lease_until timestamptz,
  superseded_at timestamptz
);

-- Which rows are one company. `group_id` is the least company_id of the group; a row alone is a group of one.
create table register_link (
  company_id bigint not null references register_company,
  version bigint not null references register_linking,
  group_id bigint not null,
  primary key (company_id, version)
);
create index register_link_group on register_link (version, group_id, company_id);

-- One row: which linking is in force. A process whose index is of another version opens or builds the new one.
create table register_catalogue (
  is_only boolean primary key default true check (is_only),
  version bigint not null,
  companies bigint not null,
  groups bigint not null,
  changed_at timestamptz not null
);
insert into register_catalogue (version, companies, groups, changed_at) values (0, 0, 0, '2026-01-01T00:00:00Z');
