/**
 * One request to a source at a time that suits its publisher: within the rate and the connections that all processes
 * of a deployment share, and not while the source asks for a pause or is left alone after failures.
 */
import { setTimeout as delay } from "node:timers/promises";
import { SourceUnavailable } from "../../registers/live/live-source.ts";
import { admit, returnConnection, takeConnection } from "../../storage/live/live-source-state.ts";
import { leaseTokens } from "../../storage/tenants/rate-buckets.ts";
import type { ConfiguredSource } from "./configured-source.ts";
import type { LiveParts } from "./live-exchange.ts";

/** Failures in a row after which a source is left alone, and for how long at first and at the most. */
export const breaker = { failuresToOpen: 5, pauseMs: 30_000, mostMs: 600_000 } as const;

/** Between two looks for a free connection. */
const LOOK_MS = 50;
/** A token that is due sooner is waited for this long. */
const SHORTEST_WAIT_MS = 20;

/** The time that a look-up has: the signal ends it, and `leftMs` tells what is left of the source's deadline. */
export interface TimeLeft {
  readonly signal: AbortSignal;
  readonly leftMs: () => number;
}

/** Runs `request` when it is its turn. @throws SourceUnavailable where that is too late, or the source is left alone. */
export async function inTurn<T>(
  { database, newHolder }: LiveParts,
  { source, perSecond, burst }: ConfiguredSource,
  time: TimeLeft,
  request: () => Promise<T>,
): Promise<T> {
  const { connections, deadlineMs } = source.limits;
  await admitted(database, source.id, { time, probeMs: deadlineMs });
  const connection = { source: source.id, holder: newHolder() };
  while (!(await takeConnection(database, connection, { connections, holdMs: deadlineMs + 1_000 })))
    await wait(LOOK_MS, time);
  try {
    const bucket = { owner: "live register", bucket: source.id, capacity: burst, refillPerS: perSecond };
    for (;;) {
      const { leased, left } = await leaseTokens(database, { ...bucket, wanted: 1 }, null);
      if (leased > 0) break;
      await wait(Math.max(SHORTEST_WAIT_MS, (1000 * (1 - left)) / perSecond), time);
    }
    return await request();
  } finally {
    await returnConnection(database, connection);
  }
}

async function admitted(
  database: LiveParts["database"],
  source: string,
  { time, probeMs }: { readonly time: TimeLeft; readonly probeMs: number },
): Promise<void> {
  const terms = { failuresToOpen: breaker.failuresToOpen, probeMs };
  for (;;) {
    const admission = await admit(database, source, terms);
    if (admission.kind === "admitted") return;
    if (admission.kind === "open") throw new SourceUnavailable("circuit_open");
    await wait(admission.forMs, time);
  }
}

/** Waits where there is time for it. @throws SourceUnavailable where there is none. */
async function wait(ms: number, { signal, leftMs }: TimeLeft): Promise<void> {
  if (ms >= leftMs()) throw new SourceUnavailable("rate_limited");
  await delay(ms, undefined, { signal }).catch(() => {
    throw new SourceUnavailable("timeout");
  });
}
