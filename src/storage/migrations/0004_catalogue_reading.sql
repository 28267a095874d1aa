-- What reading the catalogue needs beside the catalogue itself.

-- Values that this deployment made for itself at first need: every process of it has to use the same.
create table service_secret (
  name text primary key,
  secret bytea not null,
  created_at timestamptz not null
);
