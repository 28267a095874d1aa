-- The terms of a new entity are written when the tenant next asks a typed query, and not by the resolve that founds it:
-- most tenants never ask one, and the rows of `entity_term` took a fifth of the time of a commit.

create table entity_unindexed (
  tenant_id text not null,
  entity_number bigint not null,
  primary key (tenant_id, entity_number)
);
alter table entity_unindexed alter column tenant_id set statistics 0;

-- An entity that changes or goes keeps its terms exact, whether or not it has any yet.
create or replace function keep_entity_terms() returns trigger language plpgsql as $$
declare
  former text[];
  present text[] := '{}';
begin
  if tg_op = 'INSERT' then
    insert into entity_unindexed (tenant_id, entity_number) values (new.tenant_id, new.number);
    return null;
  end if;
  former := array_remove(entity_terms(old.search_text, old.domain, old.country), null);
  if tg_op = 'UPDATE' then
    present := array_remove(entity_terms(new.search_text, new.domain, new.country), null);
  else
    delete from entity_unindexed u where u.tenant_id = old.tenant_id and u.entity_number = old.number;
  end if;
  if cardinality(former) > 0 then
    delete from entity_term t where t.tenant_id = old.tenant_id and t.term = any (former) and t.entity_number = old.number
      and t.term <> all (present);
  end if;
  if cardinality(present) > 0 then
    insert into entity_term (tenant_id, term, entity_number)
    select new.tenant_id, p.term, new.number from unnest(present) p(term) where p.term <> all (former);
  end if;
  return null;
end
$$;
