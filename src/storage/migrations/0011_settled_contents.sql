-- Content that a person has settled without an entity is found by its digest: the same content that nobody could
-- decide may have been sent many thousand times, and a resolve must not read them all.

alter table review_item
  -- Of a no_match without an entity: the digest of the record's content. It goes when the item is redacted.
  add column settled_digest bytea;
update review_item i set settled_digest = r.content_digest from record r
  where r.tenant_id = i.tenant_id and r.record_id = i.record_id and i.status = 'resolved' and i.verdict = 'no_match'
    and i.verdict_entity_id is null and not i.redacted;
create index review_item_settled on review_item (tenant_id, settled_digest, resolved_at desc, review_id)
  where settled_digest is not null;
drop index record_review;

-- As in 0003, but for how it finds settled content.
create or replace function commit_resolutions(items jsonb)
returns table (ordinal integer, outcome text, credits_remaining bigint, deep_attempts_remaining integer, plan text, enforced boolean)
language plpgsql as $$
#variable_conflict use_column
declare
  item jsonb;
  i integer := -1;
  owner tenant%rowtype;
  part jsonb;
  charge integer;
  next_version bigint;
begin
  perform 1 from tenant t
    where t.tenant_id in (select distinct e ->> 'tenant_id' from jsonb_array_elements(items) e)
    order by t.tenant_id for update;

  for item in select * from jsonb_array_elements(items) loop
    i := i + 1;
    select * into owner from tenant t where t.tenant_id = item ->> 'tenant_id' and t.status = 'active';
    if not found then
      return query select i, 'no_tenant', 0::bigint, 0, ''::text, false;
      continue;
    end if;
    ordinal := i;
    outcome := null;
    charge := (item ->> 'credits')::integer;

    if (item ->> 'member')::boolean and exists (
      select 1 from record r where r.tenant_id = owner.tenant_id and r.member
        and r.content_digest = decode(item ->> 'content_digest', 'hex')
    ) then
      outcome := 'replayed';
    elsif item -> 'idempotency' ->> 'key_digest' is not null and exists (
      select 1 from idempotency d where d.tenant_id = owner.tenant_id and d.operation = item ->> 'operation'
        and d.key_digest = decode(item -> 'idempotency' ->> 'key_digest', 'hex') and d.state <> 'claimed'
    ) then
      outcome := 'answered';
    elsif owner.catalogue_version > (item ->> 'seen_version')::bigint and (
      (item -> 'entity' ->> 'is_new' = 'false' and not exists (
        select 1 from entity e where e.tenant_id = owner.tenant_id and e.entity_id = item -> 'entity' ->> 'entity_id'
          and e.version <= (item ->> 'seen_version')::bigint))
      or exists (
        select 1 from entity_register_ref x
          join jsonb_to_recordset(coalesce(item -> 'entity' -> 'register_refs', '[]')) as w(source text, source_record_id text)
            on x.source = w.source and x.source_record_id = w.source_record_id
          where x.tenant_id = owner.tenant_id and x.entity_id <> item -> 'entity' ->> 'entity_id')
      or exists (
        select 1 from jsonb_array_elements_text(item -> 'watched_keys') w(key)
          join entity_key k on k.tenant_id = owner.tenant_id and k.key = w.key::bigint
          join entity e on e.tenant_id = k.tenant_id and e.entity_id = k.entity_id
          where e.version > (item ->> 'seen_version')::bigint)
      -- `facts` is the text under which storage keeps them; without it no change at all is tolerated.
      or exists (
        select 1 from jsonb_to_recordset(item -> 'seen_entities') as w(entity_id text, facts text)
          left join entity e on e.tenant_id = owner.tenant_id and e.entity_id = w.entity_id
          where e.entity_id is null or (e.version > (item ->> 'seen_version')::bigint
            and (w.facts is null or position('"facts":' || w.facts in e.comparable) = 0)))
      or (item ->> 'replay_of' is not null and not exists (
        select 1 from record r join decision d on d.tenant_id = r.tenant_id and d.decision_id = r.decision_id
          where r.tenant_id = owner.tenant_id and r.record_id = item ->> 'replay_of' and r.member
            and r.entity_id = item ->> 'replay_entity_id' and r.decision_id = item ->> 'decision_id'
            and encode(sha256(convert_to(d.receipt, 'UTF8')), 'hex') = item ->> 'replay_receipt_digest'))
      or (item -> 'review' ->> 'review_id' is not null and exists (
        select 1 from review_item r
          where r.tenant_id = owner.tenant_id and r.settled_digest = decode(item ->> 'content_digest', 'hex')))
    ) then
      outcome := 'stale';
    elsif owner.enforced and charge > owner.credits_remaining then
      outcome := 'no_credits';
    end if;
    if outcome is not null then
      return query select i, outcome, owner.credits_remaining, owner.deep_attempts_remaining, owner.plan, owner.enforced;
      continue;
    end if;

    part := item -> 'entity';
    next_version := owner.catalogue_version + case when part ->> 'entity_id' is null then 0 else 1 end;
    update tenant t set
      catalogue_version = next_version,
      ledger_version = t.ledger_version + case when charge > 0 then 1 else 0 end,
      credits_remaining = t.credits_remaining - charge
      where t.tenant_id = owner.tenant_id
      returning * into owner;

    if part ->> 'entity_id' is not null then
      insert into entity (tenant_id, entity_id, version, observations, comparable, legal_name, domain, country,
        search_text, places, register_version, created_at, updated_at, last_checked_at)
      values (owner.tenant_id, part ->> 'entity_id', next_version, part ->> 'observations', part ->> 'comparable',
        part ->> 'legal_name', part ->> 'domain', part ->> 'country', part ->> 'search_text',
        array(select jsonb_array_elements_text(part -> 'places')), (part ->> 'register_version')::bigint,
        (item ->> 'at')::timestamptz, (item ->> 'at')::timestamptz, (item ->> 'at')::timestamptz)
      on conflict (tenant_id, entity_id) do update set
        version = excluded.version, observations = excluded.observations, comparable = excluded.comparable,
        legal_name = excluded.legal_name, domain = excluded.domain, country = excluded.country,
        search_text = excluded.search_text, places = excluded.places, register_version = excluded.register_version,
        updated_at = excluded.updated_at, last_checked_at = excluded.last_checked_at;
      insert into entity_key (tenant_id, key, entity_id)
      select distinct owner.tenant_id, k.key::bigint, part ->> 'entity_id' from jsonb_array_elements_text(part -> 'keys') k(key)
      on conflict do nothing;
      insert into entity_register_ref (tenant_id, source, source_record_id, entity_id)
      select owner.tenant_id, r.source, r.source_record_id, part ->> 'entity_id'
      from jsonb_to_recordset(part -> 'register_refs') as r(source text, source_record_id text)
      on conflict do nothing;
    end if;

    insert into record (tenant_id, record_id, client_ref, submitted, content_digest, operation, acting_surface,
      entity_id, member, decision_id, review_id, replay_of, clarification_of, created_at)
    values (owner.tenant_id, item ->> 'record_id', item ->> 'client_ref', item ->> 'submitted',
      decode(item ->> 'content_digest', 'hex'), item ->> 'operation', item ->> 'acting_surface', coalesce(part ->> 'entity_id', item ->> 'replay_entity_id'),
      (item ->> 'member')::boolean, item ->> 'decision_id',
      coalesce(item -> 'review' ->> 'review_id', item ->> 'settled_review_id'), item ->> 'replay_of',
      item ->> 'clarification_of', (item ->> 'at')::timestamptz);

    if item ->> 'receipt' is not null then
      insert into decision (tenant_id, decision_id, record_id, entity_id, decision, stage, probability, match_confidence,
        threshold_upper, pipeline_version, acting_key_id, acting_surface, decided_at, receipt)
      values (owner.tenant_id, item ->> 'decision_id', item ->> 'record_id', part ->> 'entity_id', item ->> 'decision',
        item ->> 'stage', (item ->> 'probability')::double precision, (item ->> 'match_confidence')::double precision,
        (item ->> 'threshold_upper')::double precision, item ->> 'pipeline_version', item ->> 'acting_key_id',
        item ->> 'acting_surface', (item ->> 'at')::timestamptz, item ->> 'receipt');
    end if;

    if charge > 0 then
      insert into ledger (tenant_id, entry_id, operation, decision_id, credits, balance_after, created_at)
      values (owner.tenant_id, owner.ledger_version, item ->> 'operation', item ->> 'decision_id', charge,
        owner.credits_remaining, (item ->> 'at')::timestamptz);
    end if;

    part := item -> 'review';
    if part ->> 'review_id' is not null then
      insert into review_item (tenant_id, review_id, record_id, decision_id, status, reason, stage, probability,
        evidence_tier, shortlist, created_at)
      values (owner.tenant_id, part ->> 'review_id', item ->> 'record_id', item ->> 'decision_id', 'open', part ->> 'reason',
        item ->> 'stage', (item ->> 'probability')::double precision, part ->> 'evidence_tier', part ->> 'shortlist',
        (item ->> 'at')::timestamptz);
    end if;

    part := item -> 'idempotency';
    if part ->> 'key_digest' is not null then
      insert into idempotency (tenant_id, operation, key_digest, fingerprint, state, status, body, usage,
        record_id, created_at)
      values (owner.tenant_id, item ->> 'operation', decode(part ->> 'key_digest', 'hex'), decode(part ->> 'fingerprint', 'hex'),
        'completed', 200, part ->> 'body',
        json_build_object('credits_charged', charge, 'credits_remaining', owner.credits_remaining,
          'deep_attempts_remaining', owner.deep_attempts_remaining, 'plan', owner.plan, 'enforced', owner.enforced)::text,
        item ->> 'record_id', (item ->> 'at')::timestamptz)
      on conflict (tenant_id, operation, key_digest) do update set
        state = 'completed', lease_until = null, status = excluded.status, body = excluded.body,
        usage = excluded.usage, record_id = excluded.record_id;
    end if;

    return query select i, 'committed'::text, owner.credits_remaining, owner.deep_attempts_remaining, owner.plan, owner.enforced;
  end loop;
end
$$;
