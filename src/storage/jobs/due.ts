/**
 * Where work is due, and how much of it is under way: what workers read to find a tenant, whichever server its rows lie
 * on. These rows are hints. Too early a moment costs a look for nothing; one that is missing is made anew by the sweep.
 */
import type { Queryable, Transaction } from "../engine/database.ts";

/** Where jobs wait that share their bounds. */
export interface WorkPlace {
  readonly tenantId: string;
  readonly kind: string;
  readonly lane: string;
}

/** Notes that a job is due at a moment, in ISO 8601, or then at the latest. */
export async function noteDue(db: Queryable, { tenantId, kind, lane }: WorkPlace, at: string): Promise<void> {
  await db.query(
    `insert into job_due as d (kind, tenant_id, lane, due_at) values ($1, $2, $3, $4)
     on conflict (kind, tenant_id, lane) do update set due_at = least(d.due_at, excluded.due_at), notes = d.notes + 1`,
    [kind, tenantId, lane, at],
  );
}

/** Those of these kinds of which work is due somewhere. Relies on job_due_at. */
export async function dueKinds(db: Queryable, kinds: readonly string[], now: string): Promise<string[]> {
  const { rows } = await db.query<{ kind: string }>(
    `select k.kind from unnest($1::text[]) k(kind)
     where exists (select 1 from job_due d where d.kind = k.kind and d.due_at <= $2)`,
    [kinds, now],
  );
  return rows.map(({ kind }) => kind);
}

/** How many jobs of a kind may be under way, in all processes. */
export interface WorkBounds {
  readonly kind: string;
  readonly perTenant: number;
  /** Of all tenants together; a lane that is empty has no bound of its own. */
  readonly perLane: number;
}

/** An arbitrary number: one process at a time hands out places of a kind. */
const PLACES_LOCK = 0x6a6f6273;

/**
 * Takes places for jobs, at most `tokens.length`: tenants take turns. Whoever has fewer under way is first, then whoever had
 * its turn longest ago, then the longest due, at each lane and in all. A lane that hung has one at a time once its pause
 * is over. A place may come to nothing: it is not known here how many jobs wait.
 */
export async function takePlaces(
  tx: Transaction,
  { kind, perTenant, perLane }: WorkBounds,
  lease: { readonly tokens: readonly string[]; readonly now: string; readonly until: string },
): Promise<(WorkPlace & { readonly token: string })[]> {
  await tx.query("select pg_advisory_xact_lock($1, hashtext($2))", [PLACES_LOCK, kind]);
  const { rows } = await tx.query<{ tenant_id: string; lane: string }>(
    `with held as materialized (
       select tenant_id, lane, count(*) as held from job_slot where kind = $1 and until > $2 group by tenant_id, lane),
     due as (
       select d.tenant_id, d.lane, d.due_at, d.turn_at, coalesce(h.held, 0) as held,
         least(case when d.hangs > 0 then 1 else $3::int end, case when d.lane = '' then $4::int else $3::int end, $4::int) as most
       from job_due d left join held h on h.tenant_id = d.tenant_id and h.lane = d.lane
       where d.kind = $1 and d.due_at <= $2 and (d.paused_until is null or d.paused_until <= $2)),
     at_tenant as (
       select due.*, held + n as turn from due cross join lateral generate_series(1, most - held) n),
     at_lane as (
       select *, row_number() over (partition by lane order by turn, turn_at nulls first, due_at)
         + (select coalesce(sum(h.held), 0) from held h where h.lane = at_tenant.lane) as place from at_tenant),
     in_all as (
       select *, row_number() over (partition by tenant_id order by turn, due_at)
         + (select coalesce(sum(h.held), 0) from held h where h.tenant_id = at_lane.tenant_id) as share
       from at_lane where lane = '' or place <= $3::int)
     select tenant_id, lane from in_all where share <= $4::int
     order by share, turn_at nulls first, due_at, tenant_id limit $5`,
    [kind, lease.now, perLane, perTenant, lease.tokens.length],
  );
  const places = rows.map((row, n) => ({
    ...{ tenantId: row.tenant_id, kind, lane: row.lane },
    token: lease.tokens[n]!,
  }));
  const params = [kind, places.map(({ tenantId }) => tenantId), places.map(({ lane }) => lane)];
  await tx.query(
    `insert into job_slot (kind, tenant_id, lane, token, until)
     select $1, w.tenant_id, w.lane, w.token, $5 from unnest($2::text[], $3::text[], $4::text[]) w(tenant_id, lane, token)`,
    [...params, places.map(({ token }) => token), lease.until],
  );
  await tx.query(
    `update job_due d set turn_at = $4 from unnest($2::text[], $3::text[]) w(tenant_id, lane)
     where d.kind = $1 and d.tenant_id = w.tenant_id and d.lane = w.lane`,
    [...params, lease.now],
  );
  return places;
}

/** Keeps a place for longer. */
export async function keepPlace(
  db: Queryable,
  { kind, token }: { readonly kind: string; readonly token: string },
  until: string,
): Promise<void> {
  await db.query("update job_slot set until = $3 where kind = $1 and token = $2", [kind, token, until]);
}

/** Gives places back. */
export async function leavePlaces(db: Queryable, kind: string, tokens: readonly string[]): Promise<void> {
  await db.query("delete from job_slot where kind = $1 and token = any($2::text[])", [kind, tokens]);
}

/**
 * Notes when the place's next job is due, or its first lease ends, unless somebody has noted work there meanwhile.
 * Relies on job_next.
 */
export async function settleDue(db: Queryable, { tenantId, kind, lane }: WorkPlace): Promise<void> {
  const place = [kind, tenantId, lane];
  const { rows: seen } = await db.query<{ notes: number }>(
    "select notes from job_due where kind = $1 and tenant_id = $2 and lane = $3",
    place,
  );
  if (!seen[0]) return;
  const { rows } = await db.query<{ due_at: string | null }>(
    `select min(case state when 'held' then lease_until else run_after end) as due_at from job
     where tenant_id = $1 and kind = $2 and lane = $3 and state <> 'failed'`,
    [tenantId, kind, lane],
  );
  await db.query(
    `update job_due set due_at = $4 where kind = $1 and tenant_id = $2 and lane = $3 and notes = $5`,
    [...place, rows[0]!.due_at, seen[0].notes],
  );
}

/** Puts a place off to a moment, for want of its jobs: the server that they lie on does not answer. */
export async function putOff(
  db: Queryable,
  { tenantId, kind, lane }: WorkPlace,
  until: string,
): Promise<void> {
  await db.query(
    "update job_due set due_at = greatest(due_at, $4) where kind = $1 and tenant_id = $2 and lane = $3",
    [kind, tenantId, lane, until],
  );
}
