-- The retrieval index of a linking is built by one process. It leaves the file here, and the others fetch it.

create table register_index_file (
  file_id bigint primary key generated always as identity,
  version bigint not null,
  -- The pipeline that made its keys: a process of another release cannot use the file.
  release text not null,
  -- building, complete, or retired: nobody reads it any more, and it is removed piece by piece.
  state text not null,
  -- While it is building: until when its builder counts as alive.
  lease_until timestamptz,
  bytes bigint,
  -- SHA-256 of the whole file, in hexadecimal digits.
  digest text
);
create unique index register_index_file_current on register_index_file (version, release) where state <> 'retired';

-- The file in pieces of at most one mebibyte, in their order from 0.
create table register_index_chunk (
  file_id bigint not null references register_index_file on delete cascade,
  place integer not null,
  bytes bytea not null,
  primary key (file_id, place)
);
-- The file is compressed as far as it can be.
alter table register_index_chunk alter column bytes set storage external;

-- A superseded linking is kept for processes that still serve it, which say so while they wait for the next one.
alter table register_linking add column served_until timestamptz;
