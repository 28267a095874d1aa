-- Token buckets that the processes of one deployment share. Not logged: a crash leaves every bucket full, and taking
-- tokens costs no sync.
create unlogged table rate_bucket (
  owner text not null,
  bucket text not null,
  -- Tokens that were there at `at`.
  tokens numeric not null,
  at timestamptz not null,
  -- How many the last lease took.
  leased integer not null,
  primary key (owner, bucket)
) with (fillfactor = 50);
