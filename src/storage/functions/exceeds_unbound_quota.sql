-- Whether one more unbound record of so many bytes is more than the quota, `{records, bytes}`; null limits nothing. The
-- tenant's row must be locked.
create or replace function exceeds_unbound_quota(owner text, more integer, quota jsonb) returns boolean language plpgsql as $$
begin
  return quota is not null and exists (
    select 1 from (select coalesce(sum(u.records), 0) as records, coalesce(sum(u.bytes), 0) as bytes
      from unbound_usage u where u.tenant_id = owner) held
    where held.records + 1 > (quota ->> 'records')::bigint or held.bytes + more > (quota ->> 'bytes')::bigint);
end
$$;
