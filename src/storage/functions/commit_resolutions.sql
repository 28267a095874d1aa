-- Commits what was decided of each item of one tenant: record, entity, keys, receipt, ledger entry, keyed answer, review
-- item, union and change. `items` is a JSON array of ResolutionWrite (resolutions.ts) without its texts; `texts` has
-- six lines for each item, in the order of `textsOf`, and ends with a line feed. An item is written whole or not at all:
-- `outcome` says which.
create or replace function commit_resolutions(owner text, items jsonb, texts text)
returns table (ordinal integer, outcome text, credits_remaining bigint, deep_attempts_remaining integer, plan text, enforced boolean)
language plpgsql as $$
#variable_conflict use_column
declare
  w record;
  standing tenant%rowtype;
  changed boolean := false;
  lines text[] := string_to_array(texts, E'\n', '');
  line integer;
  submission text;
  proof text;
  observed text;
  analysed text;
  shown text;
  answer text;
  stored integer;
  has_room boolean;
  chain text;
begin
  if cardinality(lines) is distinct from 6 * jsonb_array_length(items) + 1 then
    raise exception 'commit_resolutions: % texts of % items', cardinality(lines) - 1, jsonb_array_length(items);
  end if;

  select * into standing from tenant t where t.tenant_id = owner and t.status = 'active' for update;
  if not found then
    return query select n, 'no_tenant', 0::bigint, 0, ''::text, false from generate_series(0, jsonb_array_length(items) - 1) n;
    return;
  end if;

  -- One pass over the JSON: every member is read and cast once.
  for w in
    select x.*, decode(x.content_digest, 'hex') as digest, decode(x.idempotency ->> 'key_digest', 'hex') as key_digest,
      x.review ->> 'review_id' as review_id,
      e.entity_id, e.is_new, e.register_refs
    from jsonb_to_recordset(items) as x(tenant_id text, operation text, at timestamptz, record_id text, client_ref text,
        content_digest text, member boolean, clarification_of text, replay_of text, replay_entity_id text,
        replay_receipt_digest text, seen_version bigint, watched_keys bigint[], seen_entities jsonb, credits integer,
        decision_id text, decision text, stage text, probability double precision,
        match_confidence double precision, threshold_upper double precision, pipeline_version text, acting_key_id text,
        acting_surface text, entity jsonb, review jsonb, settled_review_id text, idempotency jsonb,
        "union" jsonb, run jsonb, unbound_quotas jsonb)
      left join lateral jsonb_to_record(x.entity) as e(entity_id text, is_new boolean, register_refs jsonb) on true
  loop
    ordinal := coalesce(ordinal + 1, 0);
    line := 6 * ordinal;
    if w.tenant_id is distinct from owner then
      raise exception 'commit_resolutions: item % is of another tenant', ordinal;
    end if;
    -- Each into a variable of its own: an element of an array as a new value in UPDATE ends a worker of Citus 13.2.
    submission := lines[line + 1];
    proof := lines[line + 2];
    observed := lines[line + 3];
    analysed := lines[line + 4];
    shown := lines[line + 5];
    answer := lines[line + 6];
    outcome := null;

    if w.member and exists (
      select 1 from record r where r.tenant_id = owner and r.member and r.content_digest = w.digest
    ) then
      outcome := 'replayed';
    elsif w.key_digest is not null and exists (
      select 1 from idempotency d where d.tenant_id = owner and d.operation = w.operation
        and d.key_digest = w.key_digest and d.state <> 'claimed'
    ) then
      outcome := 'answered';
    elsif standing.catalogue_version > w.seen_version then
      if not w.is_new and not exists (
        select 1 from entity e where e.tenant_id = owner and e.entity_id = w.entity_id and e.version <= w.seen_version
      ) then
        outcome := 'stale';
      elsif jsonb_array_length(w.register_refs) > 0 and exists (
        select 1 from jsonb_to_recordset(w.register_refs) as r(source text, source_record_id text)
          cross join lateral (select x.entity_id from entity_register_ref x where x.tenant_id = owner
            and x.source = r.source and x.source_record_id = r.source_record_id offset 0) held
          where held.entity_id <> w.entity_id
      ) then
        outcome := 'stale';
      elsif cardinality(w.watched_keys) > 0 and exists (
        select 1 from unnest(w.watched_keys) r(key)
          cross join lateral (select k.entity_number from entity_key k where k.tenant_id = owner and k.key = r.key offset 0) held
          cross join lateral (select e.version from entity e where e.tenant_id = owner
            and e.number = held.entity_number offset 0) found
          where found.version > w.seen_version
      ) then
        outcome := 'stale';
      -- `facts` is the text under which storage keeps them; without it no change at all is tolerated.
      elsif jsonb_array_length(w.seen_entities) > 0 and exists (
        select 1 from jsonb_to_recordset(w.seen_entities) as r(entity_id text, facts text)
          left join lateral (select e.version, e.comparable from entity e where e.tenant_id = owner
            and e.entity_id = r.entity_id offset 0) held on true
          where held.version is null or (held.version > w.seen_version
            and (r.facts is null or position('"facts":' || r.facts in held.comparable) = 0))
      ) then
        outcome := 'stale';
      elsif w.replay_of is not null and not exists (
        select 1 from record r join decision d on d.tenant_id = r.tenant_id and d.decision_id = r.decision_id
          where r.tenant_id = owner and r.record_id = w.replay_of and r.member
            and r.entity_id = w.replay_entity_id and r.decision_id = w.decision_id
            and encode(sha256(convert_to(d.receipt, 'UTF8')), 'hex') = w.replay_receipt_digest
      ) then
        outcome := 'stale';
      elsif w.review_id is not null and exists (
        select 1 from review_item r where r.tenant_id = owner and r.settled_digest = w.digest
      ) then
        outcome := 'stale';
      end if;
    end if;
    if outcome is null and standing.enforced and w.credits > standing.credits_remaining then
      outcome := 'no_credits';
    end if;
    stored := 0;
    has_room := true;
    if outcome is null and not w.member then
      select coalesce(sum(octet_length(text)), 0) into stored from unnest(lines[line + 1:line + 6]) text;
      has_room := not exceeds_unbound_quota(owner, stored, w.unbound_quotas -> standing.plan);
      -- A replay is answered all the same, and leaves no record.
      if not has_room and w.replay_of is null then
        outcome := 'storage_limit';
      end if;
    end if;
    credits_remaining := standing.credits_remaining;
    deep_attempts_remaining := standing.deep_attempts_remaining;
    plan := standing.plan;
    enforced := standing.enforced;
    if outcome is not null then
      return next;
      continue;
    end if;

    -- The row is locked, so nobody else changes it, and it is written once for all of its items.
    if w.entity_id is not null then
      -- A tenant's first entity says which analysis all of them have; one of another analysis makes it unknown again.
      if standing.catalogue_version = 0 then
        standing.analysis := substring(left(analysed, 32) from '^\{"analysis":([0-9]+),')::integer;
      elsif not starts_with(analysed, '{"analysis":' || standing.analysis || ',') then
        standing.analysis := null;
      end if;
      standing.catalogue_version := standing.catalogue_version + 1;
      changed := true;
    end if;
    if w.credits > 0 then
      standing.ledger_version := standing.ledger_version + 1;
      standing.credits_remaining := standing.credits_remaining - w.credits;
      changed := true;
    end if;

    if w.entity_id is not null then
      perform write_entity(owner, standing.catalogue_version, w.at, w.entity, observed, analysed, false);
    end if;

    if has_room then
      insert into record (tenant_id, record_id, client_ref, submitted, content_digest, operation, acting_surface,
        entity_id, member, decision_id, review_id, replay_of, clarification_of, created_at, stored_bytes)
      values (owner, w.record_id, w.client_ref, submission, w.digest, w.operation, w.acting_surface,
        coalesce(w.entity_id, w.replay_entity_id), w.member, w.decision_id, coalesce(w.review_id, w.settled_review_id),
        w.replay_of, w.clarification_of, w.at, stored);
    else
      insert into usage_tally as u (tenant_id, at, operation, surface, submission, count)
      values (owner, w.at, w.operation, w.acting_surface, true, 1)
      on conflict (tenant_id, at, operation, surface, submission) do update set count = u.count + 1;
    end if;

    if proof is not null then
      insert into decision (tenant_id, decision_id, record_id, entity_id, decision, stage, probability, match_confidence,
        threshold_upper, pipeline_version, acting_key_id, acting_surface, decided_at, receipt, run_id)
      values (owner, w.decision_id, w.record_id, w.entity_id, w.decision, w.stage, w.probability,
        w.match_confidence, w.threshold_upper, w.pipeline_version, w.acting_key_id, w.acting_surface, w.at, proof,
        w.run ->> 'run_id');
    end if;
    -- A copy that an erasure has deleted meanwhile is not cited: the run shows its evidence without it.
    if w.run is not null then
      insert into artifact_use (tenant_id, holder_id, artifact_id)
      select owner, w.run ->> 'run_id', a.artifact_id from artifact a
        where a.tenant_id = owner and a.artifact_id = any(array(select jsonb_array_elements_text(w.run -> 'artifacts')));
    end if;

    if w.credits > 0 then
      insert into ledger (tenant_id, entry_id, operation, decision_id, credits, balance_after, created_at)
      values (owner, standing.ledger_version, w.operation, w.decision_id, w.credits, standing.credits_remaining, w.at);
    end if;

    -- A record that says more of an earlier one takes the place of the question that is open about it.
    chain := null;
    if w.clarification_of is not null then
      select coalesce(i.first_review_id, i.review_id) into chain from review_item i
        where i.tenant_id = owner and i.record_id = w.clarification_of order by i.created_at desc, i.review_id limit 1;
      update review_item i set status = 'resolved', resolved_at = w.at, superseded_by = w.decision_id
        where i.tenant_id = owner and (i.review_id = chain or i.first_review_id = chain) and i.status = 'open';
    end if;
    if w.review_id is not null then
      insert into review_item (tenant_id, review_id, record_id, decision_id, status, reason, stage, probability,
        evidence_tier, shortlist, created_at, first_review_id)
      values (owner, w.review_id, w.record_id, w.decision_id, 'open', w.review ->> 'reason', w.stage,
        w.probability, w.review ->> 'evidence_tier', shown, w.at, chain);
    end if;

    -- A job has room for its outcomes since it was accepted. Any other key is free again: its repeat costs nothing either.
    if not has_room and w.operation <> 'submit_batch_job' then
      delete from idempotency d where d.tenant_id = owner and d.operation = w.operation
        and d.key_digest = w.key_digest and d.state = 'claimed';
    elsif w.key_digest is not null then
      insert into idempotency (tenant_id, operation, key_digest, fingerprint, state, status, body, usage,
        record_id, created_at)
      values (owner, w.operation, w.key_digest, decode(w.idempotency ->> 'fingerprint', 'hex'),
        'completed', 200, answer,
        json_build_object('credits_charged', w.credits, 'credits_remaining', standing.credits_remaining,
          'deep_attempts_remaining', standing.deep_attempts_remaining, 'plan', standing.plan, 'enforced', standing.enforced)::text,
        case when has_room then w.record_id else w.replay_of end, w.at)
      on conflict (tenant_id, operation, key_digest) do update set
        state = 'completed', lease_until = null, status = excluded.status, body = excluded.body,
        usage = excluded.usage, record_id = excluded.record_id;
    end if;

    -- The service's own decision, free, on a member that the entity had before.
    if w.union is not null then
      insert into decision (tenant_id, decision_id, record_id, entity_id, decision, stage, probability, match_confidence,
        threshold_upper, pipeline_version, acting_key_id, acting_surface, decided_at, receipt)
      select owner, u.decision_id, u.record_id, w.entity_id, 'match', u.stage, u.probability, u.match_confidence,
        w.threshold_upper, w.pipeline_version, null, 'maintenance', w.at, u.receipt
      from jsonb_to_record(w.union) as u(decision_id text, record_id text, stage text, probability double precision,
        match_confidence double precision, receipt text);
    end if;
    outcome := 'committed';
    credits_remaining := standing.credits_remaining;
    return next;
  end loop;
  if changed then
    update tenant t set catalogue_version = standing.catalogue_version, ledger_version = standing.ledger_version,
      credits_remaining = standing.credits_remaining, analysis = standing.analysis
      where t.tenant_id = owner;
  end if;
end
$$;
