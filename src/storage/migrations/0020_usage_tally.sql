-- What a usage report counts and no record stands for: pair matches, replays that are not kept, and erased records, of
-- which nothing is left but how many there were. Rows of past days are folded into hours.

create table usage_tally (
  tenant_id text not null,
  at timestamptz not null,
  operation text not null,
  surface text not null,
  -- Whether a record was submitted by it.
  submission boolean not null,
  count integer not null,
  primary key (tenant_id, at, operation, surface, submission)
);

create function tally_erased() returns trigger language plpgsql as $$
begin
  insert into usage_tally as u (tenant_id, at, operation, surface, submission, count)
  select tenant_id, created_at, operation, acting_surface, true, count(*) from gone group by 1, 2, 3, 4
  on conflict (tenant_id, at, operation, surface, submission) do update set count = u.count + excluded.count;
  return null;
end
$$;
create trigger record_tally_delete after delete on record referencing old table as gone
  for each statement execute function tally_erased();
