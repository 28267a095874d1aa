-- How much each tenant keeps that cost nothing, counted by triggers in the transaction of every change. The quota of
-- unbound records is held against it by `commit_resolutions`, which has the tenant's row locked.

create table unbound_usage (
  tenant_id text primary key,
  -- Records that no entity counts among its members, and the bytes of their texts.
  records bigint not null default 0,
  bytes bigint not null default 0,
  -- What batch jobs hold: submissions with room for their outcomes, and results.
  job_bytes bigint not null default 0,
  -- Keyed answers of pair matches that decided nothing.
  answer_bytes bigint not null default 0
);

-- Bytes of the submission, its receipts, its review items and the keyed answer, as they were written.
alter table record add column stored_bytes integer not null default 0;
-- Bytes that the job holds, or may come to hold when it ends.
alter table batch_job add column held_bytes bigint not null default 0;

update record r set stored_bytes = octet_length(r.submitted)
  + coalesce((select sum(octet_length(d.receipt)) from decision d
      where d.tenant_id = r.tenant_id and d.record_id = r.record_id), 0)
  + coalesce((select sum(octet_length(i.shortlist)) from review_item i
      where i.tenant_id = r.tenant_id and i.record_id = r.record_id), 0)
  + coalesce((select sum(octet_length(a.body)) from idempotency a
      where a.tenant_id = r.tenant_id and a.record_id = r.record_id), 0)
  where not r.member;

update batch_job j set held_bytes = coalesce(octet_length(j.result), 0) + 256 * j.record_count
  + coalesce((select sum(octet_length(b.submitted) + 4096) from batch_job_record b
      where b.tenant_id = j.tenant_id and b.job_id = j.job_id and b.submitted is not null), 0)
  where j.state <> 'erased';

insert into unbound_usage (tenant_id, records, bytes, job_bytes, answer_bytes)
select t.tenant_id,
  (select count(*) from record r where r.tenant_id = t.tenant_id and not r.member),
  (select coalesce(sum(r.stored_bytes), 0) from record r where r.tenant_id = t.tenant_id and not r.member),
  (select coalesce(sum(j.held_bytes), 0) from batch_job j where j.tenant_id = t.tenant_id),
  (select coalesce(sum(octet_length(i.body)), 0) from idempotency i where i.tenant_id = t.tenant_id
    and i.operation = 'match' and i.usage::jsonb ->> 'credits_charged' = '0')
from tenant t;

create function add_unbound_usage(owner text, more_records bigint, more_bytes bigint, more_job_bytes bigint)
returns void language sql as $$
  insert into unbound_usage as u (tenant_id, records, bytes, job_bytes)
  values (owner, more_records, more_bytes, more_job_bytes)
  on conflict (tenant_id) do update set records = u.records + excluded.records, bytes = u.bytes + excluded.bytes,
    job_bytes = u.job_bytes + excluded.job_bytes
$$;

create function count_unbound_insert() returns trigger language plpgsql as $$
begin
  perform add_unbound_usage(new.tenant_id, 1, new.stored_bytes, 0);
  return null;
end
$$;
-- By row, so that a record that becomes a member, as most do, costs a comparison and no statement.
create trigger record_unbound_insert after insert on record
  for each row when (not new.member) execute function count_unbound_insert();

create function count_unbound_delete() returns trigger language plpgsql as $$
begin
  perform add_unbound_usage(g.tenant_id, -count(*), -sum(g.stored_bytes), 0)
    from gone g where not g.member group by g.tenant_id;
  return null;
end
$$;
-- By statement: an erasure may delete thousands, and each would rewrite the tenant's counts.
create trigger record_unbound_delete after delete on record referencing old table as gone
  for each statement execute function count_unbound_delete();

create function count_unbound_update() returns trigger language plpgsql as $$
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
create trigger record_unbound_update after update on record referencing old table as earlier new table as later
  for each statement execute function count_unbound_update();

create function count_job_bytes() returns trigger language plpgsql as $$
begin
  perform add_unbound_usage(new.tenant_id, 0, 0, new.held_bytes - case when tg_op = 'UPDATE' then old.held_bytes else 0 end);
  return null;
end
$$;
create trigger batch_job_bytes_insert after insert on batch_job
  for each row when (new.held_bytes <> 0) execute function count_job_bytes();
create trigger batch_job_bytes_update after update on batch_job
  for each row when (new.held_bytes <> old.held_bytes) execute function count_job_bytes();
