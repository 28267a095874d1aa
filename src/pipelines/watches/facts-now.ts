import type { Queryable } from "../../storage/engine/database.ts";
import { factVersions } from "../../storage/registers/register-facts.ts";

/** The day and the versions that the facts of an entity are read at. */
export interface FactsNow {
  /** The day and the versions in force: an owner begins and ceases on a day, without a newer file. */
  readonly read: string;
  /**
   * When the facts that were `read` before have changed, in ISO 8601: the moment at which the newest version
   * came into force, or now where only the day is another.
   */
  changedSince(read: string | null): string;
}

export async function factsNow(db: Queryable, now: Date): Promise<FactsNow> {
  const { digest, seen_at } = await factVersions(db);
  const at = now.toISOString();
  const seenAt = seen_at === null ? at : new Date(seen_at).toISOString();
  return {
    read: `${at.slice(0, 10)} ${digest}`,
    changedSince: (read) => (read?.split(" ")[1] === digest || seenAt > at ? at : seenAt),
  };
}
