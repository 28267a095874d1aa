create table api_key (
  key_id text not null,
  tenant_id text,
  scope text not null,
  name text not null,
  reviewer_id text,
  key_hint text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  last_used_at timestamp with time zone,
  rotated_at timestamp with time zone,
  previous_valid_until timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint api_key_pkey PRIMARY KEY (key_id)
);

create table artifact (
  tenant_id text not null,
  artifact_id text not null,
  media_type text not null,
  raw bytea not null,
  extracted bytea not null,
  markdown bytea not null,
  created_at timestamp with time zone not null,
  constraint artifact_pkey PRIMARY KEY (tenant_id, artifact_id)
);
CREATE UNIQUE INDEX artifact_capture ON artifact USING btree (tenant_id, raw, extracted, markdown, media_type);
CREATE INDEX artifact_extracted ON artifact USING btree (tenant_id, extracted);
CREATE INDEX artifact_markdown ON artifact USING btree (tenant_id, markdown);

create table artifact_content (
  tenant_id text not null,
  sha256 bytea not null,
  bytes bigint not null,
  body bytea,
  constraint artifact_content_pkey PRIMARY KEY (tenant_id, sha256)
);

create table artifact_file_gone (
  tenant_id text not null,
  sha256 bytea not null,
  constraint artifact_file_gone_pkey PRIMARY KEY (tenant_id, sha256)
);

create table artifact_use (
  tenant_id text not null,
  holder_id text not null,
  artifact_id text not null,
  constraint artifact_use_pkey PRIMARY KEY (tenant_id, holder_id, artifact_id)
);
CREATE INDEX artifact_use_of ON artifact_use USING btree (tenant_id, artifact_id);

create table batch_job (
  tenant_id text not null,
  job_id text not null,
  state text not null,
  record_count integer not null,
  key_digest bytea not null,
  fingerprint bytea not null,
  acting_key_id text,
  acting_surface text not null,
  correlation_id text not null,
  last_event_id integer not null,
  error_code text,
  result text,
  completed integer,
  matched integer,
  not_matched integer,
  unresolved integer,
  created_at timestamp with time zone not null,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  decided integer not null default 0,
  held_bytes bigint not null default 0,
  constraint batch_job_pkey PRIMARY KEY (tenant_id, job_id)
);
CREATE INDEX batch_job_finished ON batch_job USING btree (finished_at) WHERE ((state <> 'erased'::text) AND (finished_at IS NOT NULL));
CREATE UNIQUE INDEX batch_job_key ON batch_job USING btree (tenant_id, key_digest);
CREATE INDEX batch_job_order ON batch_job USING btree (tenant_id, created_at DESC, job_id DESC);
CREATE INDEX batch_job_under_way ON batch_job USING btree (tenant_id, job_id) WHERE (state = ANY (ARRAY['queued'::text, 'running'::text]));
CREATE TRIGGER batch_job_bytes_insert AFTER INSERT ON batch_job FOR EACH ROW WHEN ((new.held_bytes <> 0)) EXECUTE FUNCTION count_job_bytes();
CREATE TRIGGER batch_job_bytes_update AFTER UPDATE ON batch_job FOR EACH ROW WHEN ((new.held_bytes <> old.held_bytes)) EXECUTE FUNCTION count_job_bytes();

create table batch_job_event (
  tenant_id text not null,
  job_id text not null,
  event_id integer not null,
  state text not null,
  recorded_at timestamp with time zone not null,
  constraint batch_job_event_pkey PRIMARY KEY (tenant_id, job_id, event_id)
);

create table batch_job_record (
  tenant_id text not null,
  job_id text not null,
  record_index integer not null,
  submitted text,
  key_digest bytea not null,
  record_id text,
  constraint batch_job_record_pkey PRIMARY KEY (tenant_id, job_id, record_index)
);
CREATE INDEX batch_job_record_key ON batch_job_record USING btree (tenant_id, key_digest);
CREATE INDEX batch_job_record_record ON batch_job_record USING btree (tenant_id, record_id) WHERE (record_id IS NOT NULL);

create table data_selection (
  tenant_id text not null,
  receipt_id text not null,
  chosen boolean not null,
  state text not null,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  kind text,
  intent text,
  fingerprint text,
  content text,
  rights text,
  entities integer,
  constraint data_selection_pkey PRIMARY KEY (tenant_id, receipt_id)
);
CREATE INDEX data_selection_order ON data_selection USING btree (tenant_id, created_at, receipt_id) WHERE (state = 'live'::text);

create table data_selection_entity (
  tenant_id text not null,
  receipt_id text not null,
  entity_id text not null,
  constraint data_selection_entity_pkey PRIMARY KEY (tenant_id, receipt_id, entity_id)
);
CREATE INDEX data_selection_entity_of ON data_selection_entity USING btree (tenant_id, entity_id);

create table data_selection_record (
  tenant_id text not null,
  receipt_id text not null,
  record_id text not null,
  constraint data_selection_record_pkey PRIMARY KEY (tenant_id, receipt_id, record_id)
);
CREATE INDEX data_selection_record_of ON data_selection_record USING btree (tenant_id, record_id);

create table decision (
  tenant_id text not null,
  decision_id text not null,
  record_id text not null,
  entity_id text,
  decision text not null,
  stage text not null,
  probability double precision,
  match_confidence double precision not null,
  threshold_upper double precision not null,
  pipeline_version text not null,
  acting_key_id text,
  acting_surface text not null,
  decided_at timestamp with time zone not null,
  receipt text not null,
  run_id text,
  constraint decision_pkey PRIMARY KEY (tenant_id, decision_id)
);
CREATE INDEX decision_human ON decision USING btree (tenant_id, record_id) WHERE (stage = 'human_review'::text);
CREATE INDEX decision_order ON decision USING btree (tenant_id, decided_at, decision_id);
CREATE INDEX decision_record ON decision USING btree (tenant_id, record_id);
CREATE UNIQUE INDEX decision_run ON decision USING btree (tenant_id, run_id) WHERE (run_id IS NOT NULL);

create table entity (
  tenant_id text not null,
  entity_id text not null,
  version bigint not null,
  observations text not null,
  comparable text not null,
  legal_name text,
  domain text,
  country text,
  search_text text not null,
  places text[] not null,
  register_version bigint not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  last_checked_at timestamp with time zone not null,
  number bigint generated always as (entity_number(entity_id)) stored,
  analysis integer generated always as (("substring"("left"(comparable, 32), '^\{"analysis":([0-9]+),'::text))::integer) stored,
  constraint entity_pkey PRIMARY KEY (tenant_id, entity_id)
);
CREATE INDEX entity_changes ON entity USING btree (tenant_id, updated_at);
CREATE UNIQUE INDEX entity_numbered ON entity USING btree (tenant_id, number);
CREATE INDEX entity_order ON entity USING btree (tenant_id, created_at, entity_id);
CREATE TRIGGER entity_terms_delete AFTER DELETE ON entity FOR EACH ROW EXECUTE FUNCTION keep_entity_terms();
CREATE TRIGGER entity_terms_insert AFTER INSERT ON entity FOR EACH ROW EXECUTE FUNCTION keep_entity_terms();
CREATE TRIGGER entity_terms_update AFTER UPDATE ON entity FOR EACH ROW WHEN (((old.search_text IS DISTINCT FROM new.search_text) OR (old.domain IS DISTINCT FROM new.domain) OR (old.country IS DISTINCT FROM new.country))) EXECUTE FUNCTION keep_entity_terms();

create table entity_change (
  tenant_id text not null,
  sequence bigint not null,
  entity_id text not null,
  kind text not null,
  attributes jsonb not null,
  at timestamp with time zone not null,
  constraint entity_change_pkey PRIMARY KEY (tenant_id, sequence, entity_id)
);
CREATE INDEX entity_change_at ON entity_change USING btree (at);
CREATE INDEX entity_change_entity ON entity_change USING btree (tenant_id, entity_id, sequence);

create table entity_event (
  tenant_id text not null,
  id integer not null,
  entity_id text not null,
  category text not null,
  attribute text not null,
  change text not null,
  source_ids jsonb not null,
  previous_source_ids jsonb not null,
  observed_at timestamp with time zone not null,
  recorded_at timestamp with time zone not null,
  constraint entity_event_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX entity_event_entity ON entity_event USING btree (tenant_id, entity_id, id);

create table entity_key (
  tenant_id text not null,
  key bigint not null,
  entity_number bigint not null,
  constraint entity_key_pkey PRIMARY KEY (tenant_id, key, entity_number)
);
CREATE INDEX entity_key_entity ON entity_key USING btree (entity_number);

create table entity_register_ref (
  tenant_id text not null,
  source text not null,
  source_record_id text not null,
  entity_id text not null,
  constraint entity_register_ref_pkey PRIMARY KEY (tenant_id, source, source_record_id)
);
CREATE INDEX entity_register_ref_entity ON entity_register_ref USING btree (tenant_id, entity_id);

create table entity_term (
  tenant_id text not null,
  term text not null,
  entity_number bigint not null,
  constraint entity_term_pkey PRIMARY KEY (tenant_id, term, entity_number)
);

create table entity_unindexed (
  tenant_id text not null,
  entity_number bigint not null,
  constraint entity_unindexed_pkey PRIMARY KEY (tenant_id, entity_number)
);

create table human_difference (
  tenant_id text not null,
  identity_digest bytea not null,
  right_ref text not null,
  record_id text not null,
  decision_id text not null,
  created_at timestamp with time zone not null,
  constraint human_difference_pkey PRIMARY KEY (tenant_id, identity_digest, right_ref)
);
CREATE INDEX human_difference_record ON human_difference USING btree (tenant_id, record_id);
CREATE INDEX human_difference_right ON human_difference USING btree (tenant_id, right_ref);

create table idempotency (
  tenant_id text not null,
  operation text not null,
  key_digest bytea not null,
  fingerprint bytea not null,
  state text not null,
  lease_until timestamp with time zone,
  status integer,
  body text,
  usage text,
  record_id text,
  created_at timestamp with time zone not null,
  headers text,
  constraint idempotency_pkey PRIMARY KEY (tenant_id, operation, key_digest)
);
CREATE INDEX idempotency_record ON idempotency USING btree (tenant_id, record_id) WHERE (record_id IS NOT NULL);

create table job (
  tenant_id text not null,
  kind text not null,
  key text not null,
  lane text not null,
  state text not null,
  run_after timestamp with time zone not null,
  lease_token text,
  lease_until timestamp with time zone,
  attempts integer not null default 0,
  payload text not null,
  error text,
  created_at timestamp with time zone not null,
  constraint job_pkey PRIMARY KEY (tenant_id, kind, key)
);
CREATE INDEX job_next ON job USING btree (tenant_id, kind, lane, run_after) WHERE (state <> 'failed'::text);

create table job_due (
  kind text not null,
  tenant_id text not null,
  lane text not null,
  due_at timestamp with time zone,
  turn_at timestamp with time zone,
  hangs integer not null default 0,
  paused_until timestamp with time zone,
  notes bigint not null default 0,
  constraint job_due_pkey PRIMARY KEY (kind, tenant_id, lane)
);
CREATE INDEX job_due_at ON job_due USING btree (kind, due_at);

create table job_slot (
  kind text not null,
  token text not null,
  tenant_id text not null,
  lane text not null,
  until timestamp with time zone not null,
  constraint job_slot_pkey PRIMARY KEY (kind, token)
);

create table key_digest (
  digest bytea not null,
  key_id text not null,
  valid_until timestamp with time zone,
  constraint key_digest_pkey PRIMARY KEY (digest),
  constraint key_digest_key_id_fkey FOREIGN KEY (key_id) REFERENCES api_key(key_id)
);
CREATE INDEX key_digest_key ON key_digest USING btree (key_id);

create table label (
  tenant_id text not null,
  label_id text not null,
  event_digest bytea not null,
  content_digest bytea not null,
  source_event_id text,
  label text not null,
  source text not null,
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
  labelled_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  acting_key_id text,
  redacted boolean not null default false,
  constraint label_pkey PRIMARY KEY (tenant_id, label_id)
);
CREATE INDEX label_decision ON label USING btree (tenant_id, decision_id) WHERE (decision_id IS NOT NULL);
CREATE INDEX label_entity ON label USING btree (tenant_id, entity_id) WHERE (entity_id IS NOT NULL);
CREATE UNIQUE INDEX label_event ON label USING btree (tenant_id, event_digest);
CREATE UNIQUE INDEX label_order ON label USING btree (tenant_id, created_at);
CREATE INDEX label_record ON label USING btree (tenant_id, record_id) WHERE (record_id IS NOT NULL);
CREATE UNIQUE INDEX label_supersedes ON label USING btree (tenant_id, supersedes_label_id) WHERE (supersedes_label_id IS NOT NULL);

create table ledger (
  tenant_id text not null,
  entry_id bigint not null,
  operation text not null,
  decision_id text,
  credits integer not null,
  balance_after bigint not null,
  created_at timestamp with time zone not null,
  constraint ledger_pkey PRIMARY KEY (tenant_id, entry_id)
);
CREATE UNIQUE INDEX ledger_decision ON ledger USING btree (tenant_id, decision_id) WHERE (decision_id IS NOT NULL);
CREATE INDEX ledger_time ON ledger USING btree (tenant_id, created_at);

create table live_answer (
  lookup bytea not null,
  source text not null,
  release text not null,
  answer text not null,
  retrieved_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint live_answer_pkey PRIMARY KEY (lookup)
);
CREATE INDEX live_answer_expires ON live_answer USING btree (expires_at);

create table live_connection (
  source text not null,
  slot integer not null,
  holder text,
  held_until timestamp with time zone,
  constraint live_connection_pkey PRIMARY KEY (source, slot)
) with (fillfactor=50);

create table live_source_state (
  source text not null,
  failures integer not null default 0,
  throttles integer not null default 0,
  paused_until timestamp with time zone,
  probed_until timestamp with time zone,
  constraint live_source_state_pkey PRIMARY KEY (source)
) with (fillfactor=50);

create table oauth_code (
  digest bytea not null,
  grant_id text not null,
  redirect_uri text not null,
  code_challenge text not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint oauth_code_pkey PRIMARY KEY (digest),
  constraint oauth_code_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES oauth_grant(grant_id) ON DELETE CASCADE
);
CREATE INDEX oauth_code_grant ON oauth_code USING btree (grant_id);

create table oauth_grant (
  grant_id text not null,
  tenant_id text not null,
  client_id text not null,
  client_name text not null,
  scopes text[] not null,
  resource text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  activated_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint oauth_grant_pkey PRIMARY KEY (grant_id)
);
CREATE INDEX oauth_grant_expiry ON oauth_grant USING btree (expires_at);
CREATE INDEX oauth_grant_order ON oauth_grant USING btree (created_at, grant_id);

create table oauth_install_ticket (
  ticket_id text not null,
  tenant_id text not null,
  digest bytea not null,
  client_id text,
  scopes text[] not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  grant_id text,
  constraint oauth_install_ticket_pkey PRIMARY KEY (ticket_id),
  constraint oauth_install_ticket_digest_key UNIQUE (digest)
);
CREATE INDEX oauth_install_ticket_expiry ON oauth_install_ticket USING btree (expires_at);

create table oauth_token (
  digest bytea not null,
  grant_id text not null,
  kind text not null,
  scopes text[] not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint oauth_token_pkey PRIMARY KEY (digest),
  constraint oauth_token_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES oauth_grant(grant_id) ON DELETE CASCADE,
  constraint oauth_token_kind_check CHECK ((kind = ANY (ARRAY['access'::text, 'refresh'::text])))
);
CREATE INDEX oauth_token_grant ON oauth_token USING btree (grant_id, kind, expires_at);

create table outside_commitment (
  tenant_id text not null,
  commitment_id text not null,
  job_id text,
  record_index integer,
  purpose text not null,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  question_digest bytea,
  content_digest bytea,
  entity_ids text[] not null default '{}'::text[],
  outcome text,
  answer text,
  pipeline_version text,
  constraint outside_commitment_pkey PRIMARY KEY (tenant_id, commitment_id)
);
CREATE INDEX outside_commitment_answer ON outside_commitment USING btree (tenant_id, question_digest, closed_at) WHERE (outcome = 'answered'::text);
CREATE INDEX outside_commitment_closed ON outside_commitment USING btree (closed_at) WHERE (closed_at IS NOT NULL);
CREATE INDEX outside_commitment_content ON outside_commitment USING btree (tenant_id, content_digest) WHERE (content_digest IS NOT NULL);
CREATE INDEX outside_commitment_open ON outside_commitment USING btree (tenant_id, job_id) WHERE (closed_at IS NULL);
CREATE UNIQUE INDEX outside_commitment_question ON outside_commitment USING btree (tenant_id, question_digest) WHERE (closed_at IS NULL);

create table portfolio (
  tenant_id text not null,
  portfolio_id text not null,
  name text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint portfolio_pkey PRIMARY KEY (tenant_id, portfolio_id)
);
CREATE INDEX portfolio_order ON portfolio USING btree (tenant_id, created_at, portfolio_id);

create table portfolio_member (
  tenant_id text not null,
  portfolio_id text not null,
  entity_id text not null,
  customer_reference text,
  role text,
  added_at timestamp with time zone not null,
  constraint portfolio_member_pkey PRIMARY KEY (tenant_id, portfolio_id, entity_id)
);
CREATE INDEX portfolio_member_entity ON portfolio_member USING btree (tenant_id, entity_id);
CREATE INDEX portfolio_member_order ON portfolio_member USING btree (tenant_id, portfolio_id, added_at, entity_id);

create table rate_bucket (
  owner text not null,
  bucket text not null,
  tokens numeric not null,
  at timestamp with time zone not null,
  leased integer not null,
  constraint rate_bucket_pkey PRIMARY KEY (owner, bucket)
) with (fillfactor=50);

create table record (
  tenant_id text not null,
  record_id text not null,
  client_ref text,
  submitted text not null,
  content_digest bytea not null,
  operation text not null,
  acting_surface text not null,
  entity_id text,
  member boolean not null,
  decision_id text not null,
  review_id text,
  replay_of text,
  clarification_of text,
  created_at timestamp with time zone not null,
  stored_bytes integer not null default 0,
  constraint record_pkey PRIMARY KEY (tenant_id, record_id)
);
CREATE UNIQUE INDEX record_binding ON record USING btree (tenant_id, content_digest) WHERE member;
CREATE INDEX record_client_ref ON record USING btree (tenant_id, client_ref, created_at) WHERE (client_ref IS NOT NULL);
CREATE INDEX record_entity ON record USING btree (tenant_id, entity_id) WHERE (entity_id IS NOT NULL);
CREATE INDEX record_order ON record USING btree (tenant_id, created_at, record_id);
CREATE INDEX record_replay ON record USING btree (tenant_id, replay_of) WHERE (replay_of IS NOT NULL);
CREATE INDEX record_unbound ON record USING btree (tenant_id, created_at, record_id) WHERE (NOT member);
CREATE TRIGGER record_tally_delete AFTER DELETE ON record REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tally_erased();
CREATE TRIGGER record_unbound_delete AFTER DELETE ON record REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_unbound_delete();
CREATE TRIGGER record_unbound_insert AFTER INSERT ON record FOR EACH ROW WHEN ((NOT new.member)) EXECUTE FUNCTION count_unbound_insert();
CREATE TRIGGER record_unbound_update AFTER UPDATE ON record REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION count_unbound_update();

create table register_bad_row (
  snapshot_id bigint not null,
  line bigint not null,
  reason text not null,
  constraint register_bad_row_snapshot_id_fkey FOREIGN KEY (snapshot_id) REFERENCES register_snapshot(snapshot_id)
);
CREATE INDEX register_bad_row_snapshot ON register_bad_row USING btree (snapshot_id, line);

create table register_catalogue (
  is_only boolean not null default true,
  version bigint not null,
  companies bigint not null,
  groups bigint not null,
  changed_at timestamp with time zone not null,
  constraint register_catalogue_pkey PRIMARY KEY (is_only),
  constraint register_catalogue_is_only_check CHECK (is_only)
);

create table register_company (
  company_id bigint not null generated always as identity,
  snapshot_id bigint not null,
  source text not null,
  source_record_id text not null,
  data text not null,
  constraint register_company_pkey PRIMARY KEY (company_id),
  constraint register_company_snapshot_id_fkey FOREIGN KEY (snapshot_id) REFERENCES register_snapshot(snapshot_id)
);
CREATE UNIQUE INDEX register_company_row ON register_company USING btree (snapshot_id, source, source_record_id);

create table register_fact (
  fact_id bigint not null generated always as identity,
  register_id text not null,
  source text not null,
  source_record_id text not null,
  content_key uuid not null,
  subject text not null,
  object text,
  kind text not null,
  content text not null,
  valid_from text,
  valid_to text,
  source_as_of text,
  source_url text,
  licence text,
  first_seen_at timestamp with time zone not null,
  last_seen_at timestamp with time zone,
  from_version bigint not null,
  until_version bigint,
  restated_version bigint,
  constraint register_fact_pkey PRIMARY KEY (fact_id)
);
CREATE INDEX register_fact_object ON register_fact USING btree (object, kind, fact_id) WHERE (object IS NOT NULL);
CREATE INDEX register_fact_order ON register_fact USING btree (register_id, fact_id);
CREATE INDEX register_fact_restated ON register_fact USING btree (register_id) WHERE (restated_version IS NOT NULL);
CREATE UNIQUE INDEX register_fact_row ON register_fact USING btree (register_id, source_record_id, content_key);
CREATE INDEX register_fact_subject ON register_fact USING btree (subject, kind, ((until_version IS NOT NULL)), fact_id DESC);

create table register_fact_head (
  register_id text not null,
  version bigint not null default 0,
  loading_version bigint,
  as_of timestamp with time zone,
  seen_at timestamp with time zone,
  source_url text,
  licence text,
  licence_permits_resale boolean not null default false,
  persons_version bigint,
  constraint register_fact_head_pkey PRIMARY KEY (register_id)
);

create table register_index_chunk (
  file_id bigint not null,
  place integer not null,
  bytes bytea not null,
  constraint register_index_chunk_pkey PRIMARY KEY (file_id, place),
  constraint register_index_chunk_file_id_fkey FOREIGN KEY (file_id) REFERENCES register_index_file(file_id) ON DELETE CASCADE
);

create table register_index_file (
  file_id bigint not null generated always as identity,
  version bigint not null,
  release text not null,
  state text not null,
  lease_until timestamp with time zone,
  bytes bigint,
  digest text,
  constraint register_index_file_pkey PRIMARY KEY (file_id)
);
CREATE UNIQUE INDEX register_index_file_current ON register_index_file USING btree (version, release) WHERE (state <> 'retired'::text);

create table register_link (
  company_id bigint not null,
  version bigint not null,
  group_id bigint not null,
  constraint register_link_pkey PRIMARY KEY (company_id, version),
  constraint register_link_company_id_fkey FOREIGN KEY (company_id) REFERENCES register_company(company_id),
  constraint register_link_version_fkey FOREIGN KEY (version) REFERENCES register_linking(version)
);
CREATE INDEX register_link_group ON register_link USING btree (version, group_id, company_id);

create table register_linking (
  version bigint not null generated always as identity,
  state text not null,
  lease_until timestamp with time zone,
  superseded_at timestamp with time zone,
  served_until timestamp with time zone,
  constraint register_linking_pkey PRIMARY KEY (version)
);

create table register_person_count (
  register_id text not null,
  version bigint not null,
  subject text not null,
  persons bigint not null,
  constraint register_person_count_pkey PRIMARY KEY (register_id, version, subject)
);
CREATE INDEX register_person_count_subject ON register_person_count USING btree (subject);

create table register_relationship (
  snapshot_id bigint not null,
  child_lei text not null,
  parent_lei text not null,
  type text not null,
  status text not null,
  valid_from text,
  valid_to text,
  constraint register_relationship_snapshot_id_fkey FOREIGN KEY (snapshot_id) REFERENCES register_snapshot(snapshot_id)
);
CREATE INDEX register_relationship_child ON register_relationship USING btree (child_lei);
CREATE INDEX register_relationship_snapshot ON register_relationship USING btree (snapshot_id);

create table register_snapshot (
  snapshot_id bigint not null generated always as identity,
  register_id text not null,
  format text not null,
  file_name text not null,
  state text not null,
  lease_until timestamp with time zone,
  as_of timestamp with time zone not null,
  as_of_known boolean not null,
  source_url text,
  licence text,
  licence_permits_resale boolean not null,
  rows_good bigint not null default 0,
  rows_bad bigint not null default 0,
  rows_skipped bigint not null default 0,
  installed_at timestamp with time zone not null,
  superseded_at timestamp with time zone,
  constraint register_snapshot_pkey PRIMARY KEY (snapshot_id)
);
CREATE UNIQUE INDEX register_snapshot_active ON register_snapshot USING btree (register_id) WHERE (state = 'active'::text);

create table register_source (
  snapshot_id bigint not null,
  source text not null,
  licence text not null,
  licence_permits_resale boolean not null,
  companies bigint not null,
  attributes text[] not null,
  constraint register_source_pkey PRIMARY KEY (snapshot_id, source),
  constraint register_source_snapshot_id_fkey FOREIGN KEY (snapshot_id) REFERENCES register_snapshot(snapshot_id) ON DELETE CASCADE
);

create table register_union (
  tenant_id text not null,
  version bigint not null,
  after_id text,
  open_after text,
  constraint register_union_pkey PRIMARY KEY (tenant_id)
);

create table review_item (
  tenant_id text not null,
  review_id text not null,
  record_id text not null,
  decision_id text not null,
  status text not null,
  reason text not null,
  stage text not null,
  probability double precision,
  evidence_tier text not null,
  shortlist text not null,
  created_at timestamp with time zone not null,
  resolved_at timestamp with time zone,
  verdict text,
  verdict_entity_id text,
  verdict_decision_id text,
  verdict_key_id text,
  verdict_reason text,
  reviewer_id text,
  label_id text,
  redacted boolean not null default false,
  settled_digest bytea,
  superseded_by text,
  first_review_id text,
  constraint review_item_pkey PRIMARY KEY (tenant_id, review_id)
);
CREATE INDEX review_item_chain ON review_item USING btree (tenant_id, first_review_id) WHERE (first_review_id IS NOT NULL);
CREATE INDEX review_item_open ON review_item USING btree (tenant_id, status, created_at, review_id);
CREATE INDEX review_item_order ON review_item USING btree (tenant_id, created_at, review_id);
CREATE INDEX review_item_record ON review_item USING btree (tenant_id, record_id);
CREATE INDEX review_item_settled ON review_item USING btree (tenant_id, settled_digest, resolved_at DESC, review_id) WHERE (settled_digest IS NOT NULL);

create table schema_function (
  name text not null,
  sha256 text not null,
  applied_at timestamp with time zone not null default now(),
  constraint schema_function_pkey PRIMARY KEY (name)
);

create table schema_migration (
  number integer not null,
  name text not null,
  sha256 text not null,
  applied_at timestamp with time zone not null default now(),
  constraint schema_migration_pkey PRIMARY KEY (number)
);

create table screening_entry (
  source_id text not null,
  record_id text not null,
  from_version integer not null,
  to_version integer,
  digest bytea not null,
  organisation jsonb not null,
  constraint screening_entry_pkey PRIMARY KEY (source_id, record_id, from_version),
  constraint screening_entry_check CHECK ((to_version > from_version)),
  constraint screening_entry_source_id_fkey FOREIGN KEY (source_id) REFERENCES screening_source(source_id) ON DELETE CASCADE
);
CREATE INDEX screening_entry_in_force ON screening_entry USING btree (source_id) WHERE (to_version IS NULL);

create table screening_source (
  source_id text not null,
  format text not null,
  source_name text not null,
  source_url text,
  licence text,
  publisher text,
  jurisdictions text[] not null,
  topics text[] not null,
  max_age_days integer not null,
  version integer not null,
  constraint screening_source_pkey PRIMARY KEY (source_id),
  constraint screening_source_max_age_days_check CHECK (((max_age_days >= 1) AND (max_age_days <= 36500))),
  constraint screening_source_version_check CHECK ((version > 0))
);

create table screening_version (
  source_id text not null,
  version integer not null,
  published_on date not null,
  installed_at timestamp with time zone not null,
  digest bytea not null,
  records integer not null,
  bad_rows integer not null,
  excluded jsonb not null,
  constraint screening_version_pkey PRIMARY KEY (source_id, version),
  constraint screening_version_records_check CHECK ((records > 0)),
  constraint screening_version_source_id_fkey FOREIGN KEY (source_id) REFERENCES screening_source(source_id) ON DELETE CASCADE,
  constraint screening_version_version_check CHECK ((version > 0))
);

create table service_secret (
  name text not null,
  secret bytea not null,
  created_at timestamp with time zone not null,
  constraint service_secret_pkey PRIMARY KEY (name)
);

create table tenant (
  tenant_id text not null,
  name text not null,
  plan text not null,
  external_ref text,
  status text not null default 'active'::text,
  credits_granted bigint not null,
  credits_remaining bigint not null,
  deep_attempts_remaining integer not null,
  enforced boolean not null,
  catalogue_version bigint not null default 0,
  ledger_version bigint not null default 0,
  created_at timestamp with time zone not null,
  labels_until timestamp with time zone,
  analysis integer,
  last_event_id integer not null default 0,
  deep_attempts_month text,
  constraint tenant_pkey PRIMARY KEY (tenant_id)
);

create table unbound_usage (
  tenant_id text not null,
  records bigint not null default 0,
  bytes bigint not null default 0,
  job_bytes bigint not null default 0,
  answer_bytes bigint not null default 0,
  constraint unbound_usage_pkey PRIMARY KEY (tenant_id)
);

create table usage_tally (
  tenant_id text not null,
  at timestamp with time zone not null,
  operation text not null,
  surface text not null,
  submission boolean not null,
  count integer not null,
  constraint usage_tally_pkey PRIMARY KEY (tenant_id, at, operation, surface, submission)
);

create table watch (
  tenant_id text not null,
  entity_id text not null,
  interval_seconds integer not null,
  baseline text not null,
  baseline_version bigint not null,
  baseline_at timestamp with time zone not null,
  last_checked_at timestamp with time zone,
  next_check_at timestamp with time zone not null,
  planned_at timestamp with time zone not null,
  last_change_at timestamp with time zone,
  last_event_id integer,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  facts_read text,
  constraint watch_pkey PRIMARY KEY (tenant_id, entity_id)
);
CREATE INDEX watch_due ON watch USING btree (tenant_id, next_check_at);
CREATE INDEX watch_planned ON watch USING btree (planned_at);

create table webhook (
  tenant_id text not null,
  webhook_id text not null,
  url text not null,
  destination text not null,
  event_types text[] not null,
  secret bytea not null,
  status text not null,
  disabled_at timestamp with time zone,
  disabled_reason text,
  created_at timestamp with time zone not null,
  constraint webhook_pkey PRIMARY KEY (tenant_id, webhook_id)
);

create table webhook_delivery (
  tenant_id text not null,
  webhook_id text not null,
  event_id text not null,
  attempt integer not null,
  event_type text not null,
  destination text not null,
  body text not null,
  status text not null,
  next_attempt_at timestamp with time zone,
  attempted_at timestamp with time zone,
  response_status integer,
  error_class text,
  duration_ms integer,
  created_at timestamp with time zone not null,
  constraint webhook_delivery_pkey PRIMARY KEY (tenant_id, webhook_id, event_id, attempt)
);
CREATE INDEX webhook_delivery_order ON webhook_delivery USING btree (tenant_id, webhook_id, created_at, attempt, event_id);
CREATE INDEX webhook_delivery_pending ON webhook_delivery USING btree (tenant_id, webhook_id, event_id) WHERE (status = 'pending'::text);

create table workbench_session (
  digest bytea not null,
  kind text not null,
  chosen_tenant text,
  reviewer_id text,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  constraint workbench_session_pkey PRIMARY KEY (digest),
  constraint workbench_session_kind_check CHECK ((kind = ANY (ARRAY['keys'::text, 'operator'::text])))
);
CREATE INDEX workbench_session_expiry ON workbench_session USING btree (ends_at);

create table workbench_session_key (
  session_digest bytea not null,
  key_digest bytea not null,
  added_at timestamp with time zone not null,
  constraint workbench_session_key_pkey PRIMARY KEY (session_digest, key_digest),
  constraint workbench_session_key_key_digest_fkey FOREIGN KEY (key_digest) REFERENCES key_digest(digest) ON DELETE CASCADE,
  constraint workbench_session_key_session_digest_fkey FOREIGN KEY (session_digest) REFERENCES workbench_session(digest) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX workbench_session_key_value ON workbench_session_key USING btree (key_digest);

CREATE OR REPLACE FUNCTION add_unbound_usage(owner text, more_records bigint, more_bytes bigint, more_job_bytes bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into unbound_usage as u (tenant_id, records, bytes, job_bytes)
  values (owner, more_records, more_bytes, more_job_bytes)
  on conflict (tenant_id) do update set records = u.records + excluded.records, bytes = u.bytes + excluded.bytes,
    job_bytes = u.job_bytes + excluded.job_bytes
$function$;

CREATE OR REPLACE FUNCTION commit_resolutions(items jsonb, texts text)
 RETURNS TABLE(ordinal integer, outcome text, credits_remaining bigint, deep_attempts_remaining integer, plan text, enforced boolean)
 LANGUAGE plpgsql
AS $function$
declare
  lines text[] := string_to_array(texts, E'\n', '');
  part record;
begin
  if cardinality(lines) is distinct from 6 * jsonb_array_length(items) + 1 then
    raise exception 'commit_resolutions: % texts of % items', cardinality(lines) - 1, jsonb_array_length(items);
  end if;
  for part in
    select e ->> 'tenant_id' as owner, array_agg(place order by place) as places,
      jsonb_agg(e - 'told' - 'union' order by place) as own_items,
      string_agg(array_to_string(lines[6 * place - 5:6 * place], E'\n', '') || E'\n', '' order by place) as own_texts
    from jsonb_array_elements(items) with ordinality i(e, place) group by 1 order by 1
  loop
    return query
      select part.places[c.ordinal + 1]::integer - 1, c.outcome, c.credits_remaining, c.deep_attempts_remaining, c.plan, c.enforced
      from commit_resolutions(part.owner, part.own_items, part.own_texts) c;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION commit_resolutions(owner text, items jsonb, texts text)
 RETURNS TABLE(ordinal integer, outcome text, credits_remaining bigint, deep_attempts_remaining integer, plan text, enforced boolean)
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION count_job_bytes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform add_unbound_usage(new.tenant_id, 0, 0, new.held_bytes - case when tg_op = 'UPDATE' then old.held_bytes else 0 end);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION count_unbound_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform add_unbound_usage(g.tenant_id, -count(*), -sum(g.stored_bytes), 0)
    from gone g where not g.member group by g.tenant_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION count_unbound_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform add_unbound_usage(new.tenant_id, 1, new.stored_bytes, 0);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION count_unbound_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform add_unbound_usage(c.tenant_id, sum(c.records), sum(c.bytes), 0)
    from (
      select tenant_id, 1 as records, stored_bytes as bytes from later where not member
      union all
      select tenant_id, -1, -stored_bytes from earlier where not member
    ) c group by c.tenant_id having sum(c.records) <> 0 or sum(c.bytes) <> 0;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION entity_number(entity_id text)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select ('x' || substr(encode(sha256(decode(entity_id, 'escape')), 'hex'), 1, 13))::bit(52)::bigint
$function$;

CREATE OR REPLACE FUNCTION entity_terms(search_text text, domain text, country text)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  name text := split_part(search_text, E'\n', 1);
begin
  return array(
    select distinct 'n' || substr(name, at, 12) from generate_series(1, length(name)) at where substr(name, at, 1) <> ' ')
    || case when name = '' then null else '=' || left(name, 64) end
    || ('d' || left(domain, 253))
    || ('c' || left(country, 64));
end
$function$;

CREATE OR REPLACE FUNCTION exceeds_unbound_quota(owner text, more integer, quota jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  return quota is not null and exists (
    select 1 from (select coalesce(sum(u.records), 0) as records, coalesce(sum(u.bytes), 0) as bytes
      from unbound_usage u where u.tenant_id = owner) held
    where held.records + 1 > (quota ->> 'records')::bigint or held.bytes + more > (quota ->> 'bytes')::bigint);
end
$function$;

CREATE OR REPLACE FUNCTION keep_entity_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION notify_subscribers(owner text, kind text, event text, data text, moment timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  due timestamptz := least(moment, clock_timestamp());
  notification text := '{"type":' || to_json(kind) || ',"timestamp":"'
    || to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","data":' || data || '}';
begin
  with told as (
  insert into webhook_delivery (tenant_id, webhook_id, event_id, attempt, event_type, destination, body, status,
    next_attempt_at, created_at)
  select s.tenant_id, s.webhook_id, event, 1, kind, s.destination, notification, 'pending', due, moment
  from webhook s
  where s.tenant_id = owner and s.status = 'active' and kind = any (s.event_types)
  for share of s
  on conflict do nothing
  returning webhook_id, destination)
  insert into job (tenant_id, kind, key, lane, state, run_after, payload, created_at)
  select owner, 'delivery', t.webhook_id || ' ' || event, t.destination, 'waiting', due,
    json_build_object('webhook_id', t.webhook_id, 'event_id', event)::text, due
  from told t
  on conflict do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION tally_erased()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION write_entity(owner text, revision bigint, moment timestamp with time zone, entity jsonb, observed text, compared text, whole boolean)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
$function$;
