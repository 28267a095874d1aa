-- Writes an entity, new or changed, with its keys, its register references and the row of its change: the only place that
-- does. `entity` is an EntityWrite (resolutions.ts) without its texts, which are `observed` and `compared`. `whole`: keys
-- and references become exactly those of the write; else what is there stays. A register row that another entity stands
-- for stays with that one. The tenant's row must be locked, and `revision` be the version that its catalogue has now.
create or replace function write_entity(
  owner text, revision bigint, moment timestamptz, entity jsonb, observed text, compared text, whole boolean)
returns void
language plpgsql as $$
declare
  w record;
  bearer bigint;
begin
  select * into w from jsonb_to_record(entity) as x(entity_id text, is_new boolean, legal_name text, domain text,
    country text, search_text text, places text[], register_version bigint, keys bigint[], register_refs jsonb,
    updated_at timestamptz, change jsonb);

  if w.is_new then
    insert into entity (tenant_id, entity_id, version, observations, comparable, legal_name, domain, country,
      search_text, places, register_version, created_at, updated_at, last_checked_at)
    values (owner, w.entity_id, revision, observed, compared, w.legal_name, w.domain, w.country,
      w.search_text, w.places, w.register_version, moment, moment, moment)
    returning number into bearer;
    insert into entity_key (tenant_id, key, entity_number)
    select owner, k.key, bearer from unnest(w.keys) k(key);
  else
    update entity e set
      version = revision, observations = observed, comparable = compared,
      legal_name = w.legal_name, domain = w.domain, country = w.country, search_text = w.search_text,
      places = w.places, register_version = w.register_version, updated_at = coalesce(w.updated_at, moment),
      last_checked_at = moment
      where e.tenant_id = owner and e.entity_id = w.entity_id
      returning e.number into bearer;
    if whole then
      delete from entity_key k
        where k.tenant_id = owner and k.entity_number = bearer and k.key <> all (w.keys);
      delete from entity_register_ref x
        where x.tenant_id = owner and x.entity_id = w.entity_id and not exists (
          select 1 from jsonb_to_recordset(w.register_refs) as r(source text, source_record_id text)
          where r.source = x.source and r.source_record_id = x.source_record_id);
    end if;
    -- Most are there. They lie together, where each would be looked for in a place of its own.
    insert into entity_key (tenant_id, key, entity_number)
    select owner, k.key, bearer from unnest(w.keys) k(key)
    where k.key <> all (array(select h.key from entity_key h
      where h.entity_number = bearer and h.tenant_id = owner));
  end if;
  if jsonb_array_length(w.register_refs) > 0 then
    insert into entity_register_ref (tenant_id, source, source_record_id, entity_id)
    select owner, r.source, r.source_record_id, w.entity_id
    from jsonb_to_recordset(w.register_refs) as r(source text, source_record_id text)
    on conflict do nothing;
  end if;
  if w.change ->> 'kind' is not null then
    insert into entity_change (tenant_id, sequence, entity_id, kind, attributes, at)
    values (owner, revision, w.entity_id, w.change ->> 'kind', w.change -> 'attributes', moment);
  end if;
end
$$;
