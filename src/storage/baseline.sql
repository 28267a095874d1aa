-- What a new store gets in place of these migrations, which stores that are older go through.
-- Written by `scripts/ci-postgres.sh npm run baseline`; never edited.
-- covers 0001_foundation.sql
-- covers 0002_registers.sql
-- covers 0003_commit_resolutions.sql
-- covers 0004_catalogue_reading.sql
-- covers 0005_human_verdicts.sql
-- covers 0006_webhooks.sql
-- covers 0007_rate_buckets.sql
-- covers 0008_oauth.sql
-- covers 0009_batch_jobs.sql
-- covers 0010_batch_job_progress.sql
-- covers 0011_settled_contents.sql
-- covers 0012_plans_for_any_tenant.sql
-- covers 0013_commit_in_one_pass.sql
-- covers 0014_texts_as_they_are.sql
-- covers 0015_what_is_new.sql
-- covers 0016_entities_by_number.sql
-- covers 0017_unbound_usage.sql
-- covers 0018_unions.sql
-- covers 0019_webhook_turns.sql
-- covers 0020_usage_tally.sql
-- covers 0021_index_files.sql
-- covers 0022_superseded_reviews.sql
-- covers 0023_analysis.sql
-- covers 0030_entity_changes.sql
-- covers 0031_job_queue.sql
-- covers 0032_deliveries_are_jobs.sql
-- covers 0035_one_commit_a_tenant.sql
-- covers 0036_credentials_by_themselves.sql
-- covers 0040_outside_calls.sql
-- covers 0050_workbench_sessions.sql
-- covers 0053_register_facts.sql
-- covers 0054_facts_of_hubs.sql
-- covers 0065_screening_lists.sql
-- covers 0066_open_records.sql
-- covers 0067_runs_and_artifacts.sql
-- covers 0070_watches.sql
-- covers 0071_portfolios.sql
-- covers 0072_entity_terms.sql
-- covers 0073_entity_terms_in_one_plan.sql
-- covers 0075_deep_attempts_by_month.sql
-- covers 0076_data_selections.sql
-- covers 0077_live_registers.sql
-- covers 0084_watched_owners.sql
-- covers 0085_jobs_in_order.sql
-- covers 0086_entities_unindexed.sql
set local check_function_bodies = off;

CREATE FUNCTION add_unbound_usage(owner text, more_records bigint, more_bytes bigint, more_job_bytes bigint) RETURNS void
    LANGUAGE sql
    AS $$
  insert into unbound_usage as u (tenant_id, records, bytes, job_bytes)
  values (owner, more_records, more_bytes, more_job_bytes)
  on conflict (tenant_id) do update set records = u.records + excluded.records, bytes = u.bytes + excluded.bytes,
    job_bytes = u.job_bytes + excluded.job_bytes
$$;

CREATE FUNCTION count_job_bytes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform add_unbound_usage(new.tenant_id, 0, 0, new.held_bytes - case when tg_op = 'UPDATE' then old.held_bytes else 0 end);
  return null;
end
$$;

CREATE FUNCTION count_unbound_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform add_unbound_usage(g.tenant_id, -count(*), -sum(g.stored_bytes), 0)
    from gone g where not g.member group by g.tenant_id;
  return null;
end
$$;

CREATE FUNCTION count_unbound_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform add_unbound_usage(new.tenant_id, 1, new.stored_bytes, 0);
  return null;
end
$$;

CREATE FUNCTION count_unbound_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform add_unbound_usage(c.tenant_id, sum(c.records), sum(c.bytes), 0)
    from (
      select tenant_id, 1 as records, stored_bytes as bytes from later where not member
      union all
      select tenant_id, -1, -stored_bytes from earlier where not member
    ) c group by c.tenant_id having sum(c.records) <> 0 or sum(c.bytes) <> 0;
  return null;
end
$$;

CREATE FUNCTION entity_number(entity_id text) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select ('x' || substr(encode(sha256(decode(entity_id, 'escape')), 'hex'), 1, 13))::bit(52)::bigint
$$;

CREATE FUNCTION entity_terms(search_text text, domain text, country text) RETURNS text[]
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $$
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

CREATE FUNCTION keep_entity_terms() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION tally_erased() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE TABLE api_key (
    key_id text NOT NULL,
    tenant_id text,
    scope text NOT NULL,
    name text NOT NULL,
    reviewer_id text,
    key_hint text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone,
    last_used_at timestamp with time zone,
    rotated_at timestamp with time zone,
    previous_valid_until timestamp with time zone,
    revoked_at timestamp with time zone
);
ALTER TABLE ONLY api_key ALTER COLUMN tenant_id SET STATISTICS 0;

CREATE TABLE artifact (
    tenant_id text NOT NULL,
    artifact_id text NOT NULL,
    media_type text NOT NULL,
    raw bytea NOT NULL,
    extracted bytea NOT NULL,
    markdown bytea NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE artifact_content (
    tenant_id text NOT NULL,
    sha256 bytea NOT NULL,
    bytes bigint NOT NULL,
    body bytea
);

CREATE TABLE artifact_file_gone (
    tenant_id text NOT NULL,
    sha256 bytea NOT NULL
);

CREATE TABLE artifact_use (
    tenant_id text NOT NULL,
    holder_id text NOT NULL,
    artifact_id text NOT NULL
);

CREATE TABLE batch_job (
    tenant_id text NOT NULL,
    job_id text NOT NULL,
    state text NOT NULL,
    record_count integer NOT NULL,
    key_digest bytea NOT NULL,
    fingerprint bytea NOT NULL,
    acting_key_id text,
    acting_surface text NOT NULL,
    correlation_id text NOT NULL,
    last_event_id integer NOT NULL,
    error_code text,
    result text,
    completed integer,
    matched integer,
    not_matched integer,
    unresolved integer,
    created_at timestamp with time zone NOT NULL,
    started_at timestamp with time zone,
    finished_at timestamp with time zone,
    decided integer DEFAULT 0 NOT NULL,
    held_bytes bigint DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY batch_job ALTER COLUMN tenant_id SET STATISTICS 0;

CREATE TABLE batch_job_event (
    tenant_id text NOT NULL,
    job_id text NOT NULL,
    event_id integer NOT NULL,
    state text NOT NULL,
    recorded_at timestamp with time zone NOT NULL
);
ALTER TABLE ONLY batch_job_event ALTER COLUMN tenant_id SET STATISTICS 0;

CREATE TABLE batch_job_record (
    tenant_id text NOT NULL,
    job_id text NOT NULL,
    record_index integer NOT NULL,
    submitted text,
    key_digest bytea NOT NULL,
    record_id text
);
ALTER TABLE ONLY batch_job_record ALTER COLUMN tenant_id SET STATISTICS 0;

CREATE TABLE data_selection (
    tenant_id text NOT NULL,
    receipt_id text NOT NULL,
    chosen boolean NOT NULL,
    state text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    kind text,
    intent text,
    fingerprint text,
    content text,
    rights text,
    entities integer
);

CREATE TABLE data_selection_entity (
    tenant_id text NOT NULL,
    receipt_id text NOT NULL,
    entity_id text NOT NULL
);

CREATE TABLE data_selection_record (
    tenant_id text NOT NULL,
    receipt_id text NOT NULL,
    record_id text NOT NULL
);

CREATE TABLE decision (
    tenant_id text NOT NULL,
    decision_id text NOT NULL,
    record_id text NOT NULL,
    entity_id text,
    decision text NOT NULL,
    stage text NOT NULL,
    probability double precision,
    match_confidence double precision NOT NULL,
    threshold_upper double precision NOT NULL,
    pipeline_version text NOT NULL,
    acting_key_id text,
    acting_surface text NOT NULL,
    decided_at timestamp with time zone NOT NULL,
    receipt text NOT NULL,
    run_id text
);
ALTER TABLE ONLY decision ALTER COLUMN tenant_id SET STATISTICS 0;

CREATE TABLE entity (
    tenant_id text NOT NULL,
    entity_id text NOT NULL,
    version bigint NOT NULL,
    observations text NOT NULL,
    comparable text NOT NULL,
    legal_name text,
    domain text,
    country text,
    search_text text NOT NULL,
    places text[] NOT NULL,
    register_version bigint NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    last_checked_at timestamp with time zone NOT NULL,
    number bigint GENERATED ALWAYS AS (entity_number(entity_id)) STORED,
    analysis integer GENERATED ALWAYS AS (("substring"("left"(comparable, 32), '^\{"analysis":([0-9]+),'::text))::integer) STORED
);
ALTER TABLE ONLY entity ALTER COLUMN tenant_id SET STATISTICS 0;

CREATE TABLE entity_change (
    tenant_id text NOT NULL,
    sequence bigint NOT NULL,
    entity_id text NOT NULL,
    kind text NOT NULL,
    attributes jsonb NOT NULL,
    at timestamp with time zone NOT NULL
);

CREATE TABLE entity_event (
    tenant_id text NOT NULL,
    id integer NOT NULL,
    entity_id text NOT NULL,
    category text NOT NULL,
    attribute text NOT NULL,
    change text NOT NULL,
    source_ids jsonb NOT NULL,
    previous_source_ids jsonb NOT NULL,
    observed_at timestamp with time zone NOT NULL,
    recorded_at timestamp with time zone NOT NULL
);

CREATE TABLE entity_key (
    tenant_id text NOT NULL,
    key bigint NOT NULL,
    entity_number bigint NOT NULL
);
ALTER TABLE ONLY entity_key ALTER COLUMN tenant_id SET STATISTICS 0;

CREATE TABLE entity_register_ref (
    tenant_id text NOT NULL,
    source text NOT NULL,
    source_record_id text NOT NULL,
    entity_id text NOT NULL
);
ALTER TABLE ONLY entity_register_ref ALTER COLUMN tenant_id SET STATISTICS 0;

CREATE TABLE entity_term (
    tenant_id text NOT NULL,
    term text NOT NULL COLLATE pg_catalog."C",
    entity_number bigint NOT NULL
);
ALTER TABLE ONLY entity_term ALTER COLUMN tenant_id SET STATISTICS 0;

CREATE TABLE entity_unindexed (
    tenant_id text NOT NULL,
    entity_number bigint NOT NULL
);
ALTER TABLE ONLY entity_unindexed ALTER COLUMN tenant_id SET STATISTICS 0;

CREATE TABLE human_difference (
    tenant_id text NOT NULL,
    identity_digest bytea NOT NULL,
    right_ref text NOT NULL,
    record_id text NOT NULL,
    decision_id text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
ALTER TABLE ONLY human_difference ALTER COLUMN tenant_id SET STATISTICS 0;

CREATE TABLE idempotency (
    tenant_id text NOT NULL,
    operation text NOT NULL,
    key_digest bytea NOT NULL,
    fingerprint bytea NOT NULL,
    state text NOT NULL,
    lease_until timestamp with time zone,
    status integer,
    body text,
    usage text,
    record_id text,
    created_at timestamp with time zone NOT NULL,
    headers text
);
ALTER TABLE ONLY idempotency ALTER COLUMN tenant_id SET STATISTICS 0;

CREATE TABLE job (
    tenant_id text NOT NULL,
    kind text NOT NULL,
    key text NOT NULL,
    lane text NOT NULL,
    state text NOT NULL,
    run_after timestamp with time zone NOT NULL,
    lease_token text,
    lease_until timestamp with time zone,
    attempts integer DEFAULT 0 NOT NULL,
    payload text NOT NULL,
    error text,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE job_due (
    kind text NOT NULL,
    tenant_id text NOT NULL,
    lane text NOT NULL,
    due_at timestamp with time zone,
    turn_at timestamp with time zone,
    hangs integer DEFAULT 0 NOT NULL,
    paused_until timestamp with time zone,
    notes bigint DEFAULT 0 NOT NULL
);

CREATE TABLE job_slot (
    kind text NOT NULL,
    token text NOT NULL,
    tenant_id text NOT NULL,
    lane text NOT NULL,
    until timestamp with time zone NOT NULL
);

CREATE TABLE key_digest (
    digest bytea NOT NULL,
    key_id text NOT NULL,
    valid_until timestamp with time zone
);

CREATE TABLE label (
    tenant_id text NOT NULL,
    label_id text NOT NULL,
    event_digest bytea NOT NULL,
    content_digest bytea NOT NULL,
    source_event_id text,
    label text NOT NULL,
    source text NOT NULL,
    record_id text,
    entity_id text,
    right_ref text,
    decision_id text,
    review_id text,
    evidence_tier text,
    model_id text,
    prompt_version text,
    pipeline_version text,
    labeller_id text,
    reason text,
    supersedes_label_id text,
    labelled_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    acting_key_id text,
    redacted boolean DEFAULT false NOT NULL
);
ALTER TABLE ONLY label ALTER COLUMN tenant_id SET STATISTICS 0;

CREATE TABLE ledger (
    tenant_id text NOT NULL,
    entry_id bigint NOT NULL,
    operation text NOT NULL,
    decision_id text,
    credits integer NOT NULL,
    balance_after bigint NOT NULL,
    created_at timestamp with time zone NOT NULL
);
ALTER TABLE ONLY ledger ALTER COLUMN tenant_id SET STATISTICS 0;

CREATE UNLOGGED TABLE live_answer (
    lookup bytea NOT NULL,
    source text NOT NULL,
    release text NOT NULL,
    answer text NOT NULL,
    retrieved_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE UNLOGGED TABLE live_connection (
    source text NOT NULL,
    slot integer NOT NULL,
    holder text,
    held_until timestamp with time zone
)
WITH (fillfactor='50');

CREATE UNLOGGED TABLE live_source_state (
    source text NOT NULL,
    failures integer DEFAULT 0 NOT NULL,
    throttles integer DEFAULT 0 NOT NULL,
    paused_until timestamp with time zone,
    probed_until timestamp with time zone
)
WITH (fillfactor='50');

CREATE TABLE oauth_code (
    digest bytea NOT NULL,
    grant_id text NOT NULL,
    redirect_uri text NOT NULL,
    code_challenge text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);

CREATE TABLE oauth_grant (
    grant_id text NOT NULL,
    tenant_id text NOT NULL,
    client_id text NOT NULL,
    client_name text NOT NULL,
    scopes text[] NOT NULL,
    resource text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone,
    activated_at timestamp with time zone,
    expires_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    revoked_at timestamp with time zone
);
ALTER TABLE ONLY oauth_grant ALTER COLUMN tenant_id SET STATISTICS 0;

CREATE TABLE oauth_install_ticket (
    ticket_id text NOT NULL,
    tenant_id text NOT NULL,
    digest bytea NOT NULL,
    client_id text,
    scopes text[] NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    grant_id text
);
ALTER TABLE ONLY oauth_install_ticket ALTER COLUMN tenant_id SET STATISTICS 0;

CREATE TABLE oauth_token (
    digest bytea NOT NULL,
    grant_id text NOT NULL,
    kind text NOT NULL,
    scopes text[] NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT oauth_token_kind_check CHECK ((kind = ANY (ARRAY['access'::text, 'refresh'::text])))
);

CREATE TABLE outside_commitment (
    tenant_id text NOT NULL,
    commitment_id text NOT NULL,
    job_id text,
    record_index integer,
    purpose text NOT NULL,
    opened_at timestamp with time zone NOT NULL,
    closed_at timestamp with time zone,
    question_digest bytea,
    content_digest bytea,
    entity_ids text[] DEFAULT '{}'::text[] NOT NULL,
    outcome text,
    answer text,
    pipeline_version text
);
ALTER TABLE ONLY outside_commitment ALTER COLUMN tenant_id SET STATISTICS 0;

CREATE TABLE portfolio (
    tenant_id text NOT NULL,
    portfolio_id text NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);

CREATE TABLE portfolio_member (
    tenant_id text NOT NULL,
    portfolio_id text NOT NULL,
    entity_id text NOT NULL,
    customer_reference text,
    role text,
    added_at timestamp with time zone NOT NULL
);

CREATE UNLOGGED TABLE rate_bucket (
    owner text NOT NULL,
    bucket text NOT NULL,
    tokens numeric NOT NULL,
    at timestamp with time zone NOT NULL,
    leased integer NOT NULL
)
WITH (fillfactor='50');

CREATE TABLE record (
    tenant_id text NOT NULL,
    record_id text NOT NULL,
    client_ref text,
    submitted text NOT NULL,
    content_digest bytea NOT NULL,
    operation text NOT NULL,
    acting_surface text NOT NULL,
    entity_id text,
    member boolean NOT NULL,
    decision_id text NOT NULL,
    review_id text,
    replay_of text,
    clarification_of text,
    created_at timestamp with time zone NOT NULL,
    stored_bytes integer DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY record ALTER COLUMN tenant_id SET STATISTICS 0;

CREATE TABLE register_bad_row (
    snapshot_id bigint NOT NULL,
    line bigint NOT NULL,
    reason text NOT NULL
);

CREATE TABLE register_catalogue (
    is_only boolean DEFAULT true NOT NULL,
    version bigint NOT NULL,
    companies bigint NOT NULL,
    groups bigint NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT register_catalogue_is_only_check CHECK (is_only)
);

CREATE TABLE register_company (
    company_id bigint NOT NULL,
    snapshot_id bigint NOT NULL,
    source text NOT NULL,
    source_record_id text NOT NULL,
    data text NOT NULL
);

ALTER TABLE register_company ALTER COLUMN company_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME register_company_company_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE register_fact (
    fact_id bigint NOT NULL,
    register_id text NOT NULL,
    source text NOT NULL,
    source_record_id text NOT NULL,
    content_key uuid NOT NULL,
    subject text NOT NULL,
    object text,
    kind text NOT NULL,
    content text NOT NULL,
    valid_from text,
    valid_to text,
    source_as_of text,
    source_url text,
    licence text,
    first_seen_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone,
    from_version bigint NOT NULL,
    until_version bigint,
    restated_version bigint
);

ALTER TABLE register_fact ALTER COLUMN fact_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME register_fact_fact_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE register_fact_head (
    register_id text NOT NULL,
    version bigint DEFAULT 0 NOT NULL,
    loading_version bigint,
    as_of timestamp with time zone,
    seen_at timestamp with time zone,
    source_url text,
    licence text,
    licence_permits_resale boolean DEFAULT false NOT NULL,
    persons_version bigint
);

CREATE TABLE register_index_chunk (
    file_id bigint NOT NULL,
    place integer NOT NULL,
    bytes bytea NOT NULL
);
ALTER TABLE ONLY register_index_chunk ALTER COLUMN bytes SET STORAGE EXTERNAL;

CREATE TABLE register_index_file (
    file_id bigint NOT NULL,
    version bigint NOT NULL,
    release text NOT NULL,
    state text NOT NULL,
    lease_until timestamp with time zone,
    bytes bigint,
    digest text
);

ALTER TABLE register_index_file ALTER COLUMN file_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME register_index_file_file_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE register_link (
    company_id bigint NOT NULL,
    version bigint NOT NULL,
    group_id bigint NOT NULL
);

CREATE TABLE register_linking (
    version bigint NOT NULL,
    state text NOT NULL,
    lease_until timestamp with time zone,
    superseded_at timestamp with time zone,
    served_until timestamp with time zone
);

ALTER TABLE register_linking ALTER COLUMN version ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME register_linking_version_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE register_person_count (
    register_id text NOT NULL,
    version bigint NOT NULL,
    subject text NOT NULL,
    persons bigint NOT NULL
);

CREATE TABLE register_relationship (
    snapshot_id bigint NOT NULL,
    child_lei text NOT NULL,
    parent_lei text NOT NULL,
    type text NOT NULL,
    status text NOT NULL,
    valid_from text,
    valid_to text
);

CREATE TABLE register_snapshot (
    snapshot_id bigint NOT NULL,
    register_id text NOT NULL,
    format text NOT NULL,
    file_name text NOT NULL,
    state text NOT NULL,
    lease_until timestamp with time zone,
    as_of timestamp with time zone NOT NULL,
    as_of_known boolean NOT NULL,
    source_url text,
    licence text,
    licence_permits_resale boolean NOT NULL,
    rows_good bigint DEFAULT 0 NOT NULL,
    rows_bad bigint DEFAULT 0 NOT NULL,
    rows_skipped bigint DEFAULT 0 NOT NULL,
    installed_at timestamp with time zone NOT NULL,
    superseded_at timestamp with time zone
);

ALTER TABLE register_snapshot ALTER COLUMN snapshot_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME register_snapshot_snapshot_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE register_source (
    snapshot_id bigint NOT NULL,
    source text NOT NULL,
    licence text NOT NULL,
    licence_permits_resale boolean NOT NULL,
    companies bigint NOT NULL,
    attributes text[] NOT NULL
);

CREATE TABLE register_union (
    tenant_id text NOT NULL,
    version bigint NOT NULL,
    after_id text,
    open_after text
);

CREATE TABLE review_item (
    tenant_id text NOT NULL,
    review_id text NOT NULL,
    record_id text NOT NULL,
    decision_id text NOT NULL,
    status text NOT NULL,
    reason text NOT NULL,
    stage text NOT NULL,
    probability double precision,
    evidence_tier text NOT NULL,
    shortlist text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    resolved_at timestamp with time zone,
    verdict text,
    verdict_entity_id text,
    verdict_decision_id text,
    verdict_key_id text,
    verdict_reason text,
    reviewer_id text,
    label_id text,
    redacted boolean DEFAULT false NOT NULL,
    settled_digest bytea,
    superseded_by text,
    first_review_id text
);
ALTER TABLE ONLY review_item ALTER COLUMN tenant_id SET STATISTICS 0;

CREATE TABLE screening_entry (
    source_id text NOT NULL COLLATE pg_catalog."C",
    record_id text NOT NULL COLLATE pg_catalog."C",
    from_version integer NOT NULL,
    to_version integer,
    digest bytea NOT NULL,
    organisation jsonb NOT NULL,
    CONSTRAINT screening_entry_check CHECK ((to_version > from_version))
);

CREATE TABLE screening_source (
    source_id text NOT NULL COLLATE pg_catalog."C",
    format text NOT NULL,
    source_name text NOT NULL,
    source_url text,
    licence text,
    publisher text,
    jurisdictions text[] NOT NULL,
    topics text[] NOT NULL,
    max_age_days integer NOT NULL,
    version integer NOT NULL,
    CONSTRAINT screening_source_max_age_days_check CHECK (((max_age_days >= 1) AND (max_age_days <= 36500))),
    CONSTRAINT screening_source_version_check CHECK ((version > 0))
);

CREATE TABLE screening_version (
    source_id text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL,
    published_on date NOT NULL,
    installed_at timestamp with time zone NOT NULL,
    digest bytea NOT NULL,
    records integer NOT NULL,
    bad_rows integer NOT NULL,
    excluded jsonb NOT NULL,
    CONSTRAINT screening_version_records_check CHECK ((records > 0)),
    CONSTRAINT screening_version_version_check CHECK ((version > 0))
);

CREATE TABLE service_secret (
    name text NOT NULL,
    secret bytea NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE tenant (
    tenant_id text NOT NULL,
    name text NOT NULL,
    plan text NOT NULL,
    external_ref text,
    status text DEFAULT 'active'::text NOT NULL,
    credits_granted bigint NOT NULL,
    credits_remaining bigint NOT NULL,
    deep_attempts_remaining integer NOT NULL,
    enforced boolean NOT NULL,
    catalogue_version bigint DEFAULT 0 NOT NULL,
    ledger_version bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    labels_until timestamp with time zone,
    analysis integer,
    last_event_id integer DEFAULT 0 NOT NULL,
    deep_attempts_month text
);
ALTER TABLE ONLY tenant ALTER COLUMN tenant_id SET STATISTICS 0;

CREATE TABLE unbound_usage (
    tenant_id text NOT NULL,
    records bigint DEFAULT 0 NOT NULL,
    bytes bigint DEFAULT 0 NOT NULL,
    job_bytes bigint DEFAULT 0 NOT NULL,
    answer_bytes bigint DEFAULT 0 NOT NULL
);

CREATE TABLE usage_tally (
    tenant_id text NOT NULL,
    at timestamp with time zone NOT NULL,
    operation text NOT NULL,
    surface text NOT NULL,
    submission boolean NOT NULL,
    count integer NOT NULL
);

CREATE TABLE watch (
    tenant_id text NOT NULL,
    entity_id text NOT NULL,
    interval_seconds integer NOT NULL,
    baseline text NOT NULL,
    baseline_version bigint NOT NULL,
    baseline_at timestamp with time zone NOT NULL,
    last_checked_at timestamp with time zone,
    next_check_at timestamp with time zone NOT NULL,
    planned_at timestamp with time zone NOT NULL,
    last_change_at timestamp with time zone,
    last_event_id integer,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    facts_read text
);

CREATE TABLE webhook (
    tenant_id text NOT NULL,
    webhook_id text NOT NULL,
    url text NOT NULL,
    destination text NOT NULL,
    event_types text[] NOT NULL,
    secret bytea NOT NULL,
    status text NOT NULL,
    disabled_at timestamp with time zone,
    disabled_reason text,
    created_at timestamp with time zone NOT NULL
);
ALTER TABLE ONLY webhook ALTER COLUMN tenant_id SET STATISTICS 0;

CREATE TABLE webhook_delivery (
    tenant_id text NOT NULL,
    webhook_id text NOT NULL,
    event_id text NOT NULL,
    attempt integer NOT NULL,
    event_type text NOT NULL,
    destination text NOT NULL,
    body text NOT NULL,
    status text NOT NULL,
    next_attempt_at timestamp with time zone,
    attempted_at timestamp with time zone,
    response_status integer,
    error_class text,
    duration_ms integer,
    created_at timestamp with time zone NOT NULL
);
ALTER TABLE ONLY webhook_delivery ALTER COLUMN tenant_id SET STATISTICS 0;

CREATE TABLE workbench_session (
    digest bytea NOT NULL,
    kind text NOT NULL,
    chosen_tenant text,
    reviewer_id text,
    created_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    CONSTRAINT workbench_session_kind_check CHECK ((kind = ANY (ARRAY['keys'::text, 'operator'::text])))
);

CREATE TABLE workbench_session_key (
    session_digest bytea NOT NULL,
    key_digest bytea NOT NULL,
    added_at timestamp with time zone NOT NULL
);

INSERT INTO register_catalogue VALUES (true, 0, 0, 0, '2026-01-01 00:00:00+00');

SELECT pg_catalog.setval('register_company_company_id_seq', 1, false);

SELECT pg_catalog.setval('register_fact_fact_id_seq', 1, false);

SELECT pg_catalog.setval('register_index_file_file_id_seq', 1, false);

SELECT pg_catalog.setval('register_linking_version_seq', 1, false);

SELECT pg_catalog.setval('register_snapshot_snapshot_id_seq', 1, false);

ALTER TABLE ONLY api_key
    ADD CONSTRAINT api_key_pkey PRIMARY KEY (key_id);

ALTER TABLE ONLY artifact_content
    ADD CONSTRAINT artifact_content_pkey PRIMARY KEY (tenant_id, sha256);

ALTER TABLE ONLY artifact_file_gone
    ADD CONSTRAINT artifact_file_gone_pkey PRIMARY KEY (tenant_id, sha256);

ALTER TABLE ONLY artifact
    ADD CONSTRAINT artifact_pkey PRIMARY KEY (tenant_id, artifact_id);

ALTER TABLE ONLY artifact_use
    ADD CONSTRAINT artifact_use_pkey PRIMARY KEY (tenant_id, holder_id, artifact_id);

ALTER TABLE ONLY batch_job_event
    ADD CONSTRAINT batch_job_event_pkey PRIMARY KEY (tenant_id, job_id, event_id);

ALTER TABLE ONLY batch_job
    ADD CONSTRAINT batch_job_pkey PRIMARY KEY (tenant_id, job_id);

ALTER TABLE ONLY batch_job_record
    ADD CONSTRAINT batch_job_record_pkey PRIMARY KEY (tenant_id, job_id, record_index);

ALTER TABLE ONLY data_selection_entity
    ADD CONSTRAINT data_selection_entity_pkey PRIMARY KEY (tenant_id, receipt_id, entity_id);

ALTER TABLE ONLY data_selection
    ADD CONSTRAINT data_selection_pkey PRIMARY KEY (tenant_id, receipt_id);

ALTER TABLE ONLY data_selection_record
    ADD CONSTRAINT data_selection_record_pkey PRIMARY KEY (tenant_id, receipt_id, record_id);

ALTER TABLE ONLY decision
    ADD CONSTRAINT decision_pkey PRIMARY KEY (tenant_id, decision_id);

ALTER TABLE ONLY entity_change
    ADD CONSTRAINT entity_change_pkey PRIMARY KEY (tenant_id, sequence, entity_id);

ALTER TABLE ONLY entity_event
    ADD CONSTRAINT entity_event_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY entity_key
    ADD CONSTRAINT entity_key_pkey PRIMARY KEY (tenant_id, key, entity_number);

ALTER TABLE ONLY entity
    ADD CONSTRAINT entity_pkey PRIMARY KEY (tenant_id, entity_id);

ALTER TABLE ONLY entity_register_ref
    ADD CONSTRAINT entity_register_ref_pkey PRIMARY KEY (tenant_id, source, source_record_id);

ALTER TABLE ONLY entity_term
    ADD CONSTRAINT entity_term_pkey PRIMARY KEY (tenant_id, term, entity_number);

ALTER TABLE ONLY entity_unindexed
    ADD CONSTRAINT entity_unindexed_pkey PRIMARY KEY (tenant_id, entity_number);

ALTER TABLE ONLY human_difference
    ADD CONSTRAINT human_difference_pkey PRIMARY KEY (tenant_id, identity_digest, right_ref);

ALTER TABLE ONLY idempotency
    ADD CONSTRAINT idempotency_pkey PRIMARY KEY (tenant_id, operation, key_digest);

ALTER TABLE ONLY job_due
    ADD CONSTRAINT job_due_pkey PRIMARY KEY (kind, tenant_id, lane);

ALTER TABLE ONLY job
    ADD CONSTRAINT job_pkey PRIMARY KEY (tenant_id, kind, key);

ALTER TABLE ONLY job_slot
    ADD CONSTRAINT job_slot_pkey PRIMARY KEY (kind, token);

ALTER TABLE ONLY key_digest
    ADD CONSTRAINT key_digest_pkey PRIMARY KEY (digest);

ALTER TABLE ONLY label
    ADD CONSTRAINT label_pkey PRIMARY KEY (tenant_id, label_id);

ALTER TABLE ONLY ledger
    ADD CONSTRAINT ledger_pkey PRIMARY KEY (tenant_id, entry_id);

ALTER TABLE ONLY live_answer
    ADD CONSTRAINT live_answer_pkey PRIMARY KEY (lookup);

ALTER TABLE ONLY live_connection
    ADD CONSTRAINT live_connection_pkey PRIMARY KEY (source, slot);

ALTER TABLE ONLY live_source_state
    ADD CONSTRAINT live_source_state_pkey PRIMARY KEY (source);

ALTER TABLE ONLY oauth_code
    ADD CONSTRAINT oauth_code_pkey PRIMARY KEY (digest);

ALTER TABLE ONLY oauth_grant
    ADD CONSTRAINT oauth_grant_pkey PRIMARY KEY (grant_id);

ALTER TABLE ONLY oauth_install_ticket
    ADD CONSTRAINT oauth_install_ticket_digest_key UNIQUE (digest);

ALTER TABLE ONLY oauth_install_ticket
    ADD CONSTRAINT oauth_install_ticket_pkey PRIMARY KEY (ticket_id);

ALTER TABLE ONLY oauth_token
    ADD CONSTRAINT oauth_token_pkey PRIMARY KEY (digest);

ALTER TABLE ONLY outside_commitment
    ADD CONSTRAINT outside_commitment_pkey PRIMARY KEY (tenant_id, commitment_id);

ALTER TABLE ONLY portfolio_member
    ADD CONSTRAINT portfolio_member_pkey PRIMARY KEY (tenant_id, portfolio_id, entity_id);

ALTER TABLE ONLY portfolio
    ADD CONSTRAINT portfolio_pkey PRIMARY KEY (tenant_id, portfolio_id);

ALTER TABLE ONLY rate_bucket
    ADD CONSTRAINT rate_bucket_pkey PRIMARY KEY (owner, bucket);

ALTER TABLE ONLY record
    ADD CONSTRAINT record_pkey PRIMARY KEY (tenant_id, record_id);

ALTER TABLE ONLY register_catalogue
    ADD CONSTRAINT register_catalogue_pkey PRIMARY KEY (is_only);

ALTER TABLE ONLY register_company
    ADD CONSTRAINT register_company_pkey PRIMARY KEY (company_id);

ALTER TABLE ONLY register_fact_head
    ADD CONSTRAINT register_fact_head_pkey PRIMARY KEY (register_id);

ALTER TABLE ONLY register_fact
    ADD CONSTRAINT register_fact_pkey PRIMARY KEY (fact_id);

ALTER TABLE ONLY register_index_chunk
    ADD CONSTRAINT register_index_chunk_pkey PRIMARY KEY (file_id, place);

ALTER TABLE ONLY register_index_file
    ADD CONSTRAINT register_index_file_pkey PRIMARY KEY (file_id);

ALTER TABLE ONLY register_link
    ADD CONSTRAINT register_link_pkey PRIMARY KEY (company_id, version);

ALTER TABLE ONLY register_linking
    ADD CONSTRAINT register_linking_pkey PRIMARY KEY (version);

ALTER TABLE ONLY register_person_count
    ADD CONSTRAINT register_person_count_pkey PRIMARY KEY (register_id, version, subject);

ALTER TABLE ONLY register_snapshot
    ADD CONSTRAINT register_snapshot_pkey PRIMARY KEY (snapshot_id);

ALTER TABLE ONLY register_source
    ADD CONSTRAINT register_source_pkey PRIMARY KEY (snapshot_id, source);

ALTER TABLE ONLY register_union
    ADD CONSTRAINT register_union_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY review_item
    ADD CONSTRAINT review_item_pkey PRIMARY KEY (tenant_id, review_id);

ALTER TABLE ONLY screening_entry
    ADD CONSTRAINT screening_entry_pkey PRIMARY KEY (source_id, record_id, from_version);

ALTER TABLE ONLY screening_source
    ADD CONSTRAINT screening_source_pkey PRIMARY KEY (source_id);

ALTER TABLE ONLY screening_version
    ADD CONSTRAINT screening_version_pkey PRIMARY KEY (source_id, version);

ALTER TABLE ONLY service_secret
    ADD CONSTRAINT service_secret_pkey PRIMARY KEY (name);

ALTER TABLE ONLY tenant
    ADD CONSTRAINT tenant_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY unbound_usage
    ADD CONSTRAINT unbound_usage_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY usage_tally
    ADD CONSTRAINT usage_tally_pkey PRIMARY KEY (tenant_id, at, operation, surface, submission);

ALTER TABLE ONLY watch
    ADD CONSTRAINT watch_pkey PRIMARY KEY (tenant_id, entity_id);

ALTER TABLE ONLY webhook_delivery
    ADD CONSTRAINT webhook_delivery_pkey PRIMARY KEY (tenant_id, webhook_id, event_id, attempt);

ALTER TABLE ONLY webhook
    ADD CONSTRAINT webhook_pkey PRIMARY KEY (tenant_id, webhook_id);

ALTER TABLE ONLY workbench_session_key
    ADD CONSTRAINT workbench_session_key_pkey PRIMARY KEY (session_digest, key_digest);

ALTER TABLE ONLY workbench_session
    ADD CONSTRAINT workbench_session_pkey PRIMARY KEY (digest);

CREATE UNIQUE INDEX artifact_capture ON artifact USING btree (tenant_id, raw, extracted, markdown, media_type);

CREATE INDEX artifact_extracted ON artifact USING btree (tenant_id, extracted);

CREATE INDEX artifact_markdown ON artifact USING btree (tenant_id, markdown);

CREATE INDEX artifact_use_of ON artifact_use USING btree (tenant_id, artifact_id);

CREATE INDEX batch_job_finished ON batch_job USING btree (finished_at) WHERE ((state <> 'erased'::text) AND (finished_at IS NOT NULL));

CREATE UNIQUE INDEX batch_job_key ON batch_job USING btree (tenant_id, key_digest);

CREATE INDEX batch_job_order ON batch_job USING btree (tenant_id, created_at DESC, job_id DESC);

CREATE INDEX batch_job_record_key ON batch_job_record USING btree (tenant_id, key_digest);

CREATE INDEX batch_job_record_record ON batch_job_record USING btree (tenant_id, record_id) WHERE (record_id IS NOT NULL);

CREATE INDEX batch_job_under_way ON batch_job USING btree (tenant_id, job_id) WHERE (state = ANY (ARRAY['queued'::text, 'running'::text]));

CREATE INDEX data_selection_entity_of ON data_selection_entity USING btree (tenant_id, entity_id);

CREATE INDEX data_selection_order ON data_selection USING btree (tenant_id, created_at, receipt_id) WHERE (state = 'live'::text);

CREATE INDEX data_selection_record_of ON data_selection_record USING btree (tenant_id, record_id);

CREATE INDEX decision_human ON decision USING btree (tenant_id, record_id) WHERE (stage = 'human_review'::text);

CREATE INDEX decision_order ON decision USING btree (tenant_id, decided_at, decision_id);

CREATE INDEX decision_record ON decision USING btree (tenant_id, record_id);

CREATE UNIQUE INDEX decision_run ON decision USING btree (tenant_id, run_id) WHERE (run_id IS NOT NULL);

CREATE INDEX entity_change_at ON entity_change USING btree (at);

CREATE INDEX entity_change_entity ON entity_change USING btree (tenant_id, entity_id, sequence);

CREATE INDEX entity_changes ON entity USING btree (tenant_id, updated_at);

CREATE INDEX entity_event_entity ON entity_event USING btree (tenant_id, entity_id, id);

CREATE INDEX entity_key_entity ON entity_key USING btree (entity_number);

CREATE UNIQUE INDEX entity_numbered ON entity USING btree (tenant_id, number);

CREATE INDEX entity_order ON entity USING btree (tenant_id, created_at, entity_id);

CREATE INDEX entity_register_ref_entity ON entity_register_ref USING btree (tenant_id, entity_id);

CREATE INDEX human_difference_record ON human_difference USING btree (tenant_id, record_id);

CREATE INDEX human_difference_right ON human_difference USING btree (tenant_id, right_ref);

CREATE INDEX idempotency_record ON idempotency USING btree (tenant_id, record_id) WHERE (record_id IS NOT NULL);

CREATE INDEX job_due_at ON job_due USING btree (kind, due_at);

CREATE INDEX job_next ON job USING btree (tenant_id, kind, lane, run_after) WHERE (state <> 'failed'::text);

CREATE INDEX key_digest_key ON key_digest USING btree (key_id);

CREATE INDEX label_decision ON label USING btree (tenant_id, decision_id) WHERE (decision_id IS NOT NULL);

CREATE INDEX label_entity ON label USING btree (tenant_id, entity_id) WHERE (entity_id IS NOT NULL);

CREATE UNIQUE INDEX label_event ON label USING btree (tenant_id, event_digest);

CREATE UNIQUE INDEX label_order ON label USING btree (tenant_id, created_at);

CREATE INDEX label_record ON label USING btree (tenant_id, record_id) WHERE (record_id IS NOT NULL);

CREATE UNIQUE INDEX label_supersedes ON label USING btree (tenant_id, supersedes_label_id) WHERE (supersedes_label_id IS NOT NULL);

CREATE UNIQUE INDEX ledger_decision ON ledger USING btree (tenant_id, decision_id) WHERE (decision_id IS NOT NULL);

CREATE INDEX ledger_time ON ledger USING btree (tenant_id, created_at);

CREATE INDEX live_answer_expires ON live_answer USING btree (expires_at);

CREATE INDEX oauth_code_grant ON oauth_code USING btree (grant_id);

CREATE INDEX oauth_grant_expiry ON oauth_grant USING btree (expires_at);

CREATE INDEX oauth_grant_order ON oauth_grant USING btree (created_at, grant_id);

CREATE INDEX oauth_install_ticket_expiry ON oauth_install_ticket USING btree (expires_at);

CREATE INDEX oauth_token_grant ON oauth_token USING btree (grant_id, kind, expires_at);

CREATE INDEX outside_commitment_answer ON outside_commitment USING btree (tenant_id, question_digest, closed_at) WHERE (outcome = 'answered'::text);

CREATE INDEX outside_commitment_closed ON outside_commitment USING btree (closed_at) WHERE (closed_at IS NOT NULL);

CREATE INDEX outside_commitment_content ON outside_commitment USING btree (tenant_id, content_digest) WHERE (content_digest IS NOT NULL);

CREATE INDEX outside_commitment_open ON outside_commitment USING btree (tenant_id, job_id) WHERE (closed_at IS NULL);

CREATE UNIQUE INDEX outside_commitment_question ON outside_commitment USING btree (tenant_id, question_digest) WHERE (closed_at IS NULL);

CREATE INDEX portfolio_member_entity ON portfolio_member USING btree (tenant_id, entity_id);

CREATE INDEX portfolio_member_order ON portfolio_member USING btree (tenant_id, portfolio_id, added_at, entity_id);

CREATE INDEX portfolio_order ON portfolio USING btree (tenant_id, created_at, portfolio_id);

CREATE UNIQUE INDEX record_binding ON record USING btree (tenant_id, content_digest) WHERE member;

CREATE INDEX record_client_ref ON record USING btree (tenant_id, client_ref, created_at) WHERE (client_ref IS NOT NULL);

CREATE INDEX record_entity ON record USING btree (tenant_id, entity_id) WHERE (entity_id IS NOT NULL);

CREATE INDEX record_order ON record USING btree (tenant_id, created_at, record_id);

CREATE INDEX record_replay ON record USING btree (tenant_id, replay_of) WHERE (replay_of IS NOT NULL);

CREATE INDEX record_unbound ON record USING btree (tenant_id, created_at, record_id) WHERE (NOT member);

CREATE INDEX register_bad_row_snapshot ON register_bad_row USING btree (snapshot_id, line);

CREATE UNIQUE INDEX register_company_row ON register_company USING btree (snapshot_id, source, source_record_id);

CREATE INDEX register_fact_object ON register_fact USING btree (object, kind, fact_id) WHERE (object IS NOT NULL);

CREATE INDEX register_fact_order ON register_fact USING btree (register_id, fact_id);

CREATE INDEX register_fact_restated ON register_fact USING btree (register_id) WHERE (restated_version IS NOT NULL);

CREATE UNIQUE INDEX register_fact_row ON register_fact USING btree (register_id, source_record_id, content_key);

CREATE INDEX register_fact_subject ON register_fact USING btree (subject, kind, ((until_version IS NOT NULL)), fact_id DESC);

CREATE UNIQUE INDEX register_index_file_current ON register_index_file USING btree (version, release) WHERE (state <> 'retired'::text);

CREATE INDEX register_link_group ON register_link USING btree (version, group_id, company_id);

CREATE INDEX register_person_count_subject ON register_person_count USING btree (subject);

CREATE INDEX register_relationship_child ON register_relationship USING btree (child_lei);

CREATE INDEX register_relationship_snapshot ON register_relationship USING btree (snapshot_id);

CREATE UNIQUE INDEX register_snapshot_active ON register_snapshot USING btree (register_id) WHERE (state = 'active'::text);

CREATE INDEX review_item_chain ON review_item USING btree (tenant_id, first_review_id) WHERE (first_review_id IS NOT NULL);

CREATE INDEX review_item_open ON review_item USING btree (tenant_id, status, created_at, review_id);

CREATE INDEX review_item_order ON review_item USING btree (tenant_id, created_at, review_id);

CREATE INDEX review_item_record ON review_item USING btree (tenant_id, record_id);

CREATE INDEX review_item_settled ON review_item USING btree (tenant_id, settled_digest, resolved_at DESC, review_id) WHERE (settled_digest IS NOT NULL);

CREATE INDEX screening_entry_in_force ON screening_entry USING btree (source_id) WHERE (to_version IS NULL);

CREATE INDEX watch_due ON watch USING btree (tenant_id, next_check_at);

CREATE INDEX watch_planned ON watch USING btree (planned_at);

CREATE INDEX webhook_delivery_order ON webhook_delivery USING btree (tenant_id, webhook_id, created_at, attempt, event_id);

CREATE INDEX webhook_delivery_pending ON webhook_delivery USING btree (tenant_id, webhook_id, event_id) WHERE (status = 'pending'::text);

CREATE INDEX workbench_session_expiry ON workbench_session USING btree (ends_at);

CREATE INDEX workbench_session_key_value ON workbench_session_key USING btree (key_digest);

CREATE TRIGGER batch_job_bytes_insert AFTER INSERT ON batch_job FOR EACH ROW WHEN ((new.held_bytes <> 0)) EXECUTE FUNCTION count_job_bytes();

CREATE TRIGGER batch_job_bytes_update AFTER UPDATE ON batch_job FOR EACH ROW WHEN ((new.held_bytes <> old.held_bytes)) EXECUTE FUNCTION count_job_bytes();

CREATE TRIGGER entity_terms_delete AFTER DELETE ON entity FOR EACH ROW EXECUTE FUNCTION keep_entity_terms();

CREATE TRIGGER entity_terms_insert AFTER INSERT ON entity FOR EACH ROW EXECUTE FUNCTION keep_entity_terms();

CREATE TRIGGER entity_terms_update AFTER UPDATE ON entity FOR EACH ROW WHEN (((old.search_text IS DISTINCT FROM new.search_text) OR (old.domain IS DISTINCT FROM new.domain) OR (old.country IS DISTINCT FROM new.country))) EXECUTE FUNCTION keep_entity_terms();

CREATE TRIGGER record_tally_delete AFTER DELETE ON record REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tally_erased();

CREATE TRIGGER record_unbound_delete AFTER DELETE ON record REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_unbound_delete();

CREATE TRIGGER record_unbound_insert AFTER INSERT ON record FOR EACH ROW WHEN ((NOT new.member)) EXECUTE FUNCTION count_unbound_insert();

CREATE TRIGGER record_unbound_update AFTER UPDATE ON record REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION count_unbound_update();

ALTER TABLE ONLY key_digest
    ADD CONSTRAINT key_digest_key_id_fkey FOREIGN KEY (key_id) REFERENCES api_key(key_id);

ALTER TABLE ONLY oauth_code
    ADD CONSTRAINT oauth_code_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES oauth_grant(grant_id) ON DELETE CASCADE;

ALTER TABLE ONLY oauth_token
    ADD CONSTRAINT oauth_token_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES oauth_grant(grant_id) ON DELETE CASCADE;

ALTER TABLE ONLY register_bad_row
    ADD CONSTRAINT register_bad_row_snapshot_id_fkey FOREIGN KEY (snapshot_id) REFERENCES register_snapshot(snapshot_id);

ALTER TABLE ONLY register_company
    ADD CONSTRAINT register_company_snapshot_id_fkey FOREIGN KEY (snapshot_id) REFERENCES register_snapshot(snapshot_id);

ALTER TABLE ONLY register_index_chunk
    ADD CONSTRAINT register_index_chunk_file_id_fkey FOREIGN KEY (file_id) REFERENCES register_index_file(file_id) ON DELETE CASCADE;

ALTER TABLE ONLY register_link
    ADD CONSTRAINT register_link_company_id_fkey FOREIGN KEY (company_id) REFERENCES register_company(company_id);

ALTER TABLE ONLY register_link
    ADD CONSTRAINT register_link_version_fkey FOREIGN KEY (version) REFERENCES register_linking(version);

ALTER TABLE ONLY register_relationship
    ADD CONSTRAINT register_relationship_snapshot_id_fkey FOREIGN KEY (snapshot_id) REFERENCES register_snapshot(snapshot_id);

ALTER TABLE ONLY register_source
    ADD CONSTRAINT register_source_snapshot_id_fkey FOREIGN KEY (snapshot_id) REFERENCES register_snapshot(snapshot_id) ON DELETE CASCADE;

ALTER TABLE ONLY screening_entry
    ADD CONSTRAINT screening_entry_source_id_fkey FOREIGN KEY (source_id) REFERENCES screening_source(source_id) ON DELETE CASCADE;

ALTER TABLE ONLY screening_version
    ADD CONSTRAINT screening_version_source_id_fkey FOREIGN KEY (source_id) REFERENCES screening_source(source_id) ON DELETE CASCADE;

ALTER TABLE ONLY workbench_session_key
    ADD CONSTRAINT workbench_session_key_key_digest_fkey FOREIGN KEY (key_digest) REFERENCES key_digest(digest) ON DELETE CASCADE;

ALTER TABLE ONLY workbench_session_key
    ADD CONSTRAINT workbench_session_key_session_digest_fkey FOREIGN KEY (session_digest) REFERENCES workbench_session(digest) ON UPDATE CASCADE ON DELETE CASCADE;
