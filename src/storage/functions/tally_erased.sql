-- Counts erased records for the usage report. Row by row: a cluster writes no rows that it takes from a transition table.
create or replace function tally_erased() returns trigger language plpgsql as $$
declare
  counted record;
begin
  for counted in
    select tenant_id, created_at, operation, acting_surface, count(*) as total from gone group by 1, 2, 3, 4
  loop
    insert into usage_tally as u (tenant_id, at, operation, surface, submission, count)
    values (counted.tenant_id, counted.created_at, counted.operation, counted.acting_surface, true, counted.total)
    on conflict (tenant_id, at, operation, surface, submission) do update set count = u.count + excluded.count;
  end loop;
  return null;
end
$$;
