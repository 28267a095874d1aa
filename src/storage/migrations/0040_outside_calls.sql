-- A billed call outside is keyed by its tenant and by what is asked: no question has two calls without an outcome, and
-- what was answered is not paid for again. A call for a single request belongs to no job.

alter table outside_commitment alter column job_id drop not null;
alter table outside_commitment alter column record_index drop not null;
-- SHA-256 of the question with everything that its answer depends on.
alter table outside_commitment add column question_digest bytea;
-- SHA-256 of the submission that it was asked for, and the tenant's entities that it names: erasure finds it by them.
alter table outside_commitment add column content_digest bytea;
alter table outside_commitment add column entity_ids text[] not null default '{}';
-- answered, failed, timed_out, or lost: an operator has settled it. null: without an outcome, or of an earlier release.
alter table outside_commitment add column outcome text;
-- The answer as JSON, and the release that wrote it.
alter table outside_commitment add column answer text;
alter table outside_commitment add column pipeline_version text;

create unique index outside_commitment_question on outside_commitment (tenant_id, question_digest) where closed_at is null;
create index outside_commitment_answer on outside_commitment (tenant_id, question_digest, closed_at) where outcome = 'answered';
create index outside_commitment_content on outside_commitment (tenant_id, content_digest) where content_digest is not null;
create index outside_commitment_closed on outside_commitment (closed_at) where closed_at is not null;
