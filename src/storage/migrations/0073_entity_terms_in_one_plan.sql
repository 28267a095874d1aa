-- The terms of 0072 by a function that keeps its plan from call to call: a function in SQL is planned at each call, which took
-- most of the time of writing an entity.

drop function entity_terms(text, text, text);

create function entity_terms(search_text text, domain text, country text) returns text[]
language plpgsql immutable parallel safe as $$
declare
  name text := split_part(search_text, E'\n', 1);
begin
  return array(
    select distinct 'n' || substr(name, at, 12) from generate_series(1, length(name)) at where substr(name, at, 1) <> ' ')
    || case when name = '' then null else '=' || left(name, 64) end
    || ('d' || left(domain, 253))
    || ('c' || left(country, 64));
end
$$;

create or replace function keep_entity_terms() returns trigger language plpgsql as $$
declare
  former text[] := '{}';
  present text[] := '{}';
begin
  if tg_op <> 'INSERT' then
    former := array_remove(entity_terms(old.search_text, old.domain, old.country), null);
  end if;
  if tg_op <> 'DELETE' then
    present := array_remove(entity_terms(new.search_text, new.domain, new.country), null);
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
