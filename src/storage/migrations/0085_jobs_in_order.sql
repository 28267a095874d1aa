-- A tenant's batch jobs are listed from the newest on.

create index batch_job_order on batch_job (tenant_id, created_at desc, job_id desc);
