-- Runs, which are the asking of steps outside for one decision, and the stored copies of what they read.

-- The run of the decision; its stages and its evidence stand in the receipt. null: no step outside was asked.
alter table decision add column run_id text;
create unique index decision_run on decision (tenant_id, run_id) where run_id is not null;

-- Each content once, by its SHA-256.
create table artifact_content (
  tenant_id text not null,
  sha256 bytea not null,
  bytes bigint not null,
  -- null: it is a file of the directory of artifacts.
  body bytea,
  primary key (tenant_id, sha256)
);

-- A page as it was read, and the texts that were made of it: each is the SHA-256 of a content.
create table artifact (
  tenant_id text not null,
  artifact_id text not null,
  -- Of `raw`.
  media_type text not null,
  raw bytea not null,
  extracted bytea not null,
  markdown bytea not null,
  created_at timestamptz not null,
  primary key (tenant_id, artifact_id)
);
create unique index artifact_capture on artifact (tenant_id, raw, extracted, markdown, media_type);
create index artifact_extracted on artifact (tenant_id, extracted);
create index artifact_markdown on artifact (tenant_id, markdown);

-- The calls and runs that cite an artifact: it is deleted with the last of them.
create table artifact_use (
  tenant_id text not null,
  -- The id of a call outside or of a run.
  holder_id text not null,
  artifact_id text not null,
  primary key (tenant_id, holder_id, artifact_id)
);
create index artifact_use_of on artifact_use (tenant_id, artifact_id);

-- Files whose content is deleted: they are removed after the commit.
create table artifact_file_gone (
  tenant_id text not null,
  sha256 bytea not null,
  primary key (tenant_id, sha256)
);
