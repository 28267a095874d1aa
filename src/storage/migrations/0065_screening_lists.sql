-- Screening lists. They belong to the deployment and not to a tenant; nothing of a screening is kept.
create table screening_source (
  source_id text collate "C" primary key,
  format text not null,
  source_name text not null,
  source_url text,
  licence text,
  publisher text,
  jurisdictions text[] not null,
  topics text[] not null,
  max_age_days integer not null check (max_age_days between 1 and 36500),
  version integer not null check (version > 0)
);

-- Every version that was installed, with what its file said.
create table screening_version (
  source_id text collate "C" not null references screening_source on delete cascade,
  version integer not null check (version > 0),
  published_on date not null,
  installed_at timestamptz not null,
  digest bytea not null,
  records integer not null check (records > 0),
  bad_rows integer not null,
  excluded jsonb not null,
  primary key (source_id, version)
);

-- An entry is in force from the version that brought it until the version that changed or removed it.
create table screening_entry (
  source_id text collate "C" not null references screening_source on delete cascade,
  record_id text collate "C" not null,
  from_version integer not null,
  to_version integer,
  digest bytea not null,
  organisation jsonb not null,
  primary key (source_id, record_id, from_version),
  check (to_version > from_version)
);
create index screening_entry_in_force on screening_entry (source_id) where to_version is null;
