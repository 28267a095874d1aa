import type { Database } from "../storage/engine/database.ts";
import { catalogueInForce } from "../storage/register-linkings.ts";

/** Whether the database answers and the loaded index is that of the registers in force. */
export async function readinessOf(database: Database, loadedVersion: () => number) {
  const reachable = await database.query("select 1 from tenant limit 1").then(
    () => "ok",
    () => "unreachable",
  );
  const { version } = await catalogueInForce(database).catch(() => ({ version: -1 }));
  const index = version === loadedVersion() ? "ok" : "loading";
  return {
    ready: reachable === "ok" && index === "ok",
    checks: { database: reachable, schema: reachable, index },
  };
}
