/** How the processes of a deployment share the state and the connections of a source. By the database's clock. */
import type { Queryable } from "../engine/database.ts";

/** `paused`: the source asked for it, for so many milliseconds. `open`: it failed too often and is left alone. */
type Admission =
  | { readonly kind: "admitted" }
  | { readonly kind: "open" }
  | { readonly kind: "paused"; readonly forMs: number };

/**
 * Whether the source may be asked now. After `failuresToOpen` failures it is left alone until its pause is over;
 * then one caller is admitted to try, for at most `probeMs`.
 */
export async function admit(
  db: Queryable,
  source: string,
  { failuresToOpen, probeMs }: { readonly failuresToOpen: number; readonly probeMs: number },
): Promise<Admission> {
  const { rows } = await db.query<{ failures: number; paused_ms: number | null }>(
    `select failures, ceil(extract(epoch from paused_until - clock_timestamp()) * 1000)::int as paused_ms
     from live_source_state where source = $1`,
    [source],
  );
  const state = rows[0];
  if (!state) return { kind: "admitted" };
  const isOpen = state.failures >= failuresToOpen;
  const forMs = state.paused_ms ?? 0;
  if (forMs > 0) return isOpen ? { kind: "open" } : { kind: "paused", forMs };
  if (!isOpen) return { kind: "admitted" };
  const { rowCount } = await db.query(
    `update live_source_state set probed_until = clock_timestamp() + $2::int * interval '1 millisecond'
     where source = $1 and (probed_until is null or probed_until <= clock_timestamp())`,
    [source, probeMs],
  );
  return { kind: rowCount > 0 ? "admitted" : "open" };
}

/** The source has answered. */
export async function noteAnswer(db: Queryable, source: string): Promise<void> {
  await db.query(
    `update live_source_state set failures = 0, throttles = 0, paused_until = null, probed_until = null
     where source = $1 and (failures > 0 or throttles > 0)`,
    [source],
  );
}

/**
 * The source has failed. From `failuresToOpen` failures on it is left alone for `pauseMs`, twice as long with each
 * further failure, up to `mostMs`.
 */
export async function noteFailure(
  db: Queryable,
  source: string,
  {
    failuresToOpen,
    pauseMs,
    mostMs,
  }: { readonly failuresToOpen: number; readonly pauseMs: number; readonly mostMs: number },
): Promise<void> {
  await db.query(
    `insert into live_source_state as state (source, failures) values ($1, 1)
     on conflict (source) do update set failures = state.failures + 1, probed_until = null,
       paused_until = case when state.failures + 1 >= $2::int
         then clock_timestamp() + least($4::numeric, $3::numeric * 2 ^ least(state.failures + 1 - $2::int, 20))
           * interval '1 millisecond'
         else state.paused_until end`,
    [source, failuresToOpen, pauseMs, mostMs],
  );
}

/**
 * The source asks for a pause. @param askedMs as it says; null: it does not say, so the pause is one second, and
 * doubles with each further refusal. @returns the length of the pause.
 */
export async function noteThrottle(
  db: Queryable,
  source: string,
  { askedMs, mostMs }: { readonly askedMs: number | null; readonly mostMs: number },
): Promise<number> {
  const { rows } = await db.query<{ paused_ms: number }>(
    `insert into live_source_state as state (source, throttles, paused_until)
     values ($1, 1, clock_timestamp() + least($3::numeric, coalesce($2::numeric, 1000)) * interval '1 millisecond')
     on conflict (source) do update set throttles = state.throttles + 1, probed_until = null,
       paused_until = greatest(coalesce(state.paused_until, clock_timestamp()), clock_timestamp()
         + least($3::numeric, coalesce($2::numeric, 1000 * 2 ^ least(state.throttles, 20)))
           * interval '1 millisecond')
     returning ceil(extract(epoch from paused_until - clock_timestamp()) * 1000)::int as paused_ms`,
    [source, askedMs, mostMs],
  );
  return Math.max(0, rows[0]!.paused_ms);
}

/** Each source that has ever failed, and whether it is left alone now. */
export async function circuits(
  db: Queryable,
  failuresToOpen: number,
): Promise<readonly { readonly source: string; readonly isOpen: boolean }[]> {
  const { rows } = await db.query<{ source: string; is_open: boolean }>(
    `select source, failures >= $1 and coalesce(paused_until > clock_timestamp(), false) as is_open
     from live_source_state order by source`,
    [failuresToOpen],
  );
  return rows.map(({ source, is_open: isOpen }) => ({ source, isOpen }));
}

interface Connection {
  readonly source: string;
  readonly holder: string;
}

/** Takes one of the source's connections, for `holdMs` at the most. @returns false where all are taken. */
export async function takeConnection(
  db: Queryable,
  { source, holder }: Connection,
  { connections, holdMs }: { readonly connections: number; readonly holdMs: number },
): Promise<boolean> {
  const take = async (): Promise<boolean> => {
    const { rowCount } = await db.query(
      `update live_connection set holder = $2, held_until = clock_timestamp() + $4::int * interval '1 millisecond'
       where source = $1 and slot = (
         select slot from live_connection
         where source = $1 and slot <= $3::int and (held_until is null or held_until <= clock_timestamp())
         order by slot limit 1 for update skip locked)`,
      [source, holder, connections, holdMs],
    );
    return rowCount > 0;
  };
  if (await take()) return true;
  const { rowCount: made } = await db.query(
    `insert into live_connection (source, slot) select $1, slot from generate_series(1, $2::int) slot
     on conflict do nothing`,
    [source, connections],
  );
  return made > 0 && take();
}

export async function returnConnection(db: Queryable, { source, holder }: Connection): Promise<void> {
  await db.query(
    "update live_connection set holder = null, held_until = null where source = $1 and holder = $2",
    [source, holder],
  );
}
