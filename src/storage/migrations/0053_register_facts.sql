-- What publishers state of companies, with dates. A fact is stored once, keyed by source row and content, and its row says
-- in which versions of the register it stands: `from_version` up to `until_version`, which are snapshot ids. A version
-- that is being loaded writes rows of a number that is not in force yet, which nobody reads.

create table register_fact (
  fact_id bigint primary key generated always as identity,
  register_id text not null,
  source text not null,
  source_record_id text not null,
  -- The first 128 bits of the SHA-256 of everything that is stated.
  content_key uuid not null,
  -- The company that it is about, and of a relationship the other end, as identifier keys.
  subject text not null,
  object text,
  kind text not null,
  -- JSON of a FactContent.
  content text not null,
  valid_from text,
  valid_to text,
  source_as_of text,
  source_url text,
  licence text,
  first_seen_at timestamptz not null,
  -- Set when the newest version states it no more; until then it was last seen with the version in force.
  last_seen_at timestamptz,
  from_version bigint not null,
  until_version bigint,
  -- A version being loaded that states it again.
  restated_version bigint
);
create unique index register_fact_row on register_fact (register_id, source_record_id, content_key);
create index register_fact_order on register_fact (register_id, fact_id);
create index register_fact_subject on register_fact (subject, kind);
create index register_fact_object on register_fact (object) where object is not null;
create index register_fact_restated on register_fact (register_id) where restated_version is not null;

-- Which version of a register's facts is in force, and which one is being loaded.
create table register_fact_head (
  register_id text primary key,
  version bigint not null default 0,
  loading_version bigint,
  -- Publisher's date of the version in force; null where it gives none.
  as_of timestamptz,
  seen_at timestamptz,
  source_url text,
  licence text,
  licence_permits_resale boolean not null default false,
  persons_version bigint
);

-- How many rows about a company named a natural person: of the persons themselves nothing is kept.
create table register_person_count (
  register_id text not null,
  version bigint not null,
  subject text not null,
  persons bigint not null,
  primary key (register_id, version, subject)
);
create index register_person_count_subject on register_person_count (subject);
