import { setMaxListeners } from "node:events";

/** Why a lookup has no result. It says nothing of whether there is such a company. */
export type Unavailable = "request_deadline" | "source_timeout" | "source_error";

interface Bounds {
  /** How many lookups run at once. */
  readonly atOnce: number;
  /** Ends the work: what is unfinished then has no result. */
  readonly budget: AbortSignal;
  /** The most time of one lookup, in milliseconds. */
  readonly lookupMs: number;
}

/** Runs each lookup within the bounds. Lookups that are not in the result were not finished in time. */
export async function lookUpAll<Lookup extends { readonly key: string }, Result>(
  lookups: readonly Lookup[],
  lookUp: (lookup: Lookup) => Promise<Result>,
  { atOnce, budget, lookupMs }: Bounds,
): Promise<ReadonlyMap<string, Result | Unavailable>> {
  const done = new Map<string, Result | Unavailable>();
  const waiting = lookups.values();
  const work = async () => {
    for (const lookup of waiting) {
      if (budget.aborted) return;
      done.set(lookup.key, await one(() => lookUp(lookup), lookupMs));
    }
  };
  const workers = Array.from({ length: Math.min(atOnce, lookups.length) }, work);
  await Promise.race([Promise.all(workers), ended(budget)]);
  return new Map(lookups.map(({ key }) => [key, done.get(key) ?? "request_deadline"]));
}

async function one<Result>(lookUp: () => Promise<Result>, limitMs: number): Promise<Result | Unavailable> {
  const limit = AbortSignal.timeout(limitMs);
  const result = lookUp().catch((): Unavailable => "source_error");
  return Promise.race([result, ended(limit).then((): Unavailable => "source_timeout")]);
}

function ended(signal: AbortSignal): Promise<void> {
  setMaxListeners(0, signal);
  const { promise, resolve } = Promise.withResolvers<void>();
  if (signal.aborted) resolve();
  else signal.addEventListener("abort", () => resolve(), { once: true });
  return promise;
}
