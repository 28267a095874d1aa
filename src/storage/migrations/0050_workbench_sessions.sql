-- Sessions of the workbench. The cookie's value and the keys' values are kept as SHA-256 only.

create table workbench_session (
  digest bytea primary key,
  kind text not null check (kind in ('keys', 'operator')),
  -- Where an operator acts, and under which name it reviews; null until it has said so, and for sessions of keys.
  chosen_tenant text,
  reviewer_id text,
  created_at timestamptz not null,
  used_at timestamptz not null,
  ends_at timestamptz not null
);
create index workbench_session_expiry on workbench_session (ends_at);

-- What a session was signed in with. A value that is rotated away or revoked takes its row along.
create table workbench_session_key (
  session_digest bytea not null references workbench_session on delete cascade on update cascade,
  key_digest bytea not null references key_digest on delete cascade,
  added_at timestamptz not null,
  primary key (session_digest, key_digest)
);
create index workbench_session_key_value on workbench_session_key (key_digest);

-- An operator acts without a key.
alter table label alter column acting_key_id drop not null;
alter table batch_job alter column acting_key_id drop not null;
