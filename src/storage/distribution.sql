-- How every table is distributed where the extension Citus is installed. Applied behind each run of the migrations
-- (engine/migrate.ts), so that a table that a migration adds is distributed with the others. It changes nothing that is
-- so already, and runs in one transaction.
--   tenant     by tenant_id: all rows of a tenant lie on one server, beside those of its other tables
--   reference  the same rows on every server
--   local      on the coordinator alone; no statement joins it with a table of tenants
do $$
declare
  found record;
  routine record;
  distributed text[] := '{}';
  table_name text;
begin
  set local client_min_messages = warning;
  set local citus.multi_shard_modify_mode = 'sequential';
  -- The triggers of tables write rows of the same tenant, which lie on the same server.
  set local citus.enable_unsafe_triggers = on;

  for found in
    select * from (values
      ('tenant', 'tenant'),
      ('artifact', 'tenant'),
      ('artifact_content', 'tenant'),
      ('artifact_file_gone', 'tenant'),
      ('artifact_use', 'tenant'),
      ('batch_job', 'tenant'),
      ('batch_job_event', 'tenant'),
      ('batch_job_record', 'tenant'),
      ('data_selection', 'tenant'),
      ('data_selection_entity', 'tenant'),
      ('data_selection_record', 'tenant'),
      ('decision', 'tenant'),
      ('entity', 'tenant'),
      ('entity_change', 'tenant'),
      ('entity_event', 'tenant'),
      ('entity_key', 'tenant'),
      ('entity_register_ref', 'tenant'),
      ('entity_term', 'tenant'),
      ('entity_unindexed', 'tenant'),
      ('human_difference', 'tenant'),
      ('idempotency', 'tenant'),
      ('job', 'tenant'),
      ('label', 'tenant'),
      ('ledger', 'tenant'),
      ('outside_commitment', 'tenant'),
      ('portfolio', 'tenant'),
      ('portfolio_member', 'tenant'),
      ('record', 'tenant'),
      ('register_union', 'tenant'),
      ('review_item', 'tenant'),
      ('unbound_usage', 'tenant'),
      ('usage_tally', 'tenant'),
      ('watch', 'tenant'),
      ('webhook', 'tenant'),
      ('webhook_delivery', 'tenant'),
      -- A credential is found before its tenant is known.
      ('api_key', 'local'),
      ('key_digest', 'local'),
      ('oauth_code', 'local'),
      ('oauth_grant', 'local'),
      ('oauth_install_ticket', 'local'),
      ('oauth_token', 'local'),
      ('rate_bucket', 'local'),
      -- Where work is due and how much is under way: found before a tenant is named.
      ('job_due', 'local'),
      ('job_slot', 'local'),
      ('workbench_session', 'local'),
      ('workbench_session_key', 'local'),
      -- Live registers: shared by all tenants.
      ('live_answer', 'local'),
      ('live_connection', 'local'),
      ('live_source_state', 'local'),
      -- Registers are read through an index in each process.
      ('register_bad_row', 'local'),
      ('register_catalogue', 'local'),
      ('register_company', 'local'),
      ('register_fact', 'local'),
      ('register_fact_head', 'local'),
      ('register_index_chunk', 'local'),
      ('register_index_file', 'local'),
      ('register_link', 'local'),
      ('register_linking', 'local'),
      ('register_person_count', 'local'),
      ('register_relationship', 'local'),
      ('register_snapshot', 'local'),
      ('register_source', 'local'),
      -- Screening lists are read through an index in each process, as registers are.
      ('screening_entry', 'local'),
      ('screening_source', 'local'),
      ('screening_version', 'local'),
      ('schema_function', 'local'),
      ('schema_migration', 'local'),
      ('service_secret', 'local')
    ) as t(name, kind)
    where kind <> 'local'
      and not exists (select 1 from pg_dist_partition p where p.logicalrelid = t.name::regclass)
  loop
    -- Rows that are copied to their server are not new: the triggers that count have counted them.
    execute format('alter table %I disable trigger user', found.name);
    distributed := distributed || found.name;
    if found.kind = 'reference' then
      perform create_reference_table(found.name);
    else
      perform create_distributed_table(found.name, 'tenant_id',
        colocate_with => case found.name when 'tenant' then 'none' else 'tenant' end);
    end if;
    perform truncate_local_data_after_distributing_table(found.name::regclass);
  end loop;
  foreach table_name in array distributed loop
    execute format('alter table %I enable trigger user', table_name);
  end loop;

  for routine in
    select p.oid::regprocedure::text as signature, p.proname = 'commit_resolutions' and p.pronargs = 3 as is_commit
    from pg_proc p left join pg_dist_object d on d.classid = 'pg_proc'::regclass and d.objid = p.oid
    where p.pronamespace = current_schema()::regnamespace
      and not exists (select 1 from pg_depend e where e.classid = 'pg_proc'::regclass and e.objid = p.oid and e.deptype = 'e')
      and (d.objid is null or (p.proname = 'commit_resolutions' and p.pronargs = 3 and d.distribution_argument_index is null))
  loop
    if routine.is_commit then
      perform create_distributed_function(routine.signature::regprocedure, 'owner', colocate_with => 'tenant');
    else
      perform create_distributed_function(routine.signature::regprocedure);
    end if;
  end loop;
end
$$;
