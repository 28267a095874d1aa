import type { Queryable } from "../engine/database.ts";
import { type JobRow, outcomeCounts } from "./batch-jobs.ts";

/** A page of the tenant's jobs, the newest first, with their number. Relies on batch_job_order. */
export async function listJobs(
  db: Queryable,
  tenantId: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ readonly jobs: JobRow[]; readonly total: number }> {
  const { rows: jobs } = await db.query<JobRow>(
    `select j.job_id, j.state, j.record_count, coalesce(j.completed, p.completed) as completed,
       coalesce(j.matched, p.matched) as matched, coalesce(j.not_matched, p.not_matched) as not_matched,
       coalesce(j.unresolved, p.unresolved) as unresolved, j.error_code, j.created_at, j.started_at, j.finished_at
     from (select * from batch_job where tenant_id = $1 order by created_at desc, job_id desc limit $2 offset $3) j
       cross join lateral (
       ${outcomeCounts} where j.completed is null and b.tenant_id = $1 and b.job_id = j.job_id) p
     order by j.created_at desc, j.job_id desc`,
    [tenantId, page.limit, page.offset],
  );
  const { rows } = await db.query<{ total: number }>(
    "select count(*)::int as total from batch_job where tenant_id = $1",
    [tenantId],
  );
  return { jobs, total: rows[0]!.total };
}
