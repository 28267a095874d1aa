-- The terms under which a typed query finds entities. Rows follow the columns of `entity` by a trigger, in its transaction.

create table entity_term (
  tenant_id text not null,
  -- A letter for the kind, then the value (entity_terms). In bytewise order, so that a prefix is a range of the key.
  term text collate "C" not null,
  entity_number bigint not null,
  primary key (tenant_id, term, entity_number)
);
alter table entity_term alter column tenant_id set statistics 0;

-- The terms of an entity: `n` and each part of its folded name that begins at a character, 12 characters at the most; `=` and
-- the first 64 characters of the name; `d` and its domain; `c` and its country. A text that stands in the name begins one of
-- the parts, so a range of `n` terms finds every name that contains it, whatever its script and length. Whoever changes
-- this function writes the table anew in the same migration: rows are deleted by the terms that it gives.
create function entity_terms(search_text text, domain text, country text) returns setof text
language sql immutable parallel safe as $$
  with folded as (select split_part(search_text, E'\n', 1) as name)
  select 'n' || substr(name, at, 12) from folded, generate_series(1, length(name)) at where substr(name, at, 1) <> ' '
  union
  select '=' || left(name, 64) from folded where name <> ''
  union
  select 'd' || left(domain, 253) where domain is not null
  union
  select 'c' || left(country, 64) where country is not null
$$;

create function keep_entity_terms() returns trigger language plpgsql as $$
declare
  former text[] := '{}';
  present text[] := '{}';
begin
  if tg_op <> 'INSERT' then
    former := array(select entity_terms(old.search_text, old.domain, old.country));
  end if;
  if tg_op <> 'DELETE' then
    present := array(select entity_terms(new.search_text, new.domain, new.country));
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

insert into entity_term (tenant_id, term, entity_number)
select e.tenant_id, t.term, e.number from entity e
  cross join lateral entity_terms(e.search_text, e.domain, e.country) t(term);

create trigger entity_terms_insert after insert on entity for each row execute function keep_entity_terms();
create trigger entity_terms_delete after delete on entity for each row execute function keep_entity_terms();
-- Most commits change no term of an entity.
create trigger entity_terms_update after update on entity for each row
  when (old.search_text is distinct from new.search_text or old.domain is distinct from new.domain
    or old.country is distinct from new.country)
  execute function keep_entity_terms();
