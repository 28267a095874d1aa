import { ok, strictEqual } from "node:assert";
import { decidedRecords } from "../history.ts";
import type { Checked } from "./reading.ts";

/** A match is above the floor; only bound records have an entity; no number is bound to another company. */
export function checkOutcomes({ world }: Checked): void {
  for (const { submitted, outcome } of decidedRecords(world.history)) {
    const { decision, match_confidence: confidence, entity, record_id: id } = outcome;
    ok(decision !== "match" || confidence >= 0.9, `${id}: a match below the floor`);
    strictEqual(entity === null, decision === "unresolved", `${id}: ${decision}`);
    const { registration_number: number } = submitted as { registration_number?: string };
    if (entity && number !== undefined)
      strictEqual(
        entity.record["registration.company_number"],
        number,
        `${id}: bound to another company's number`,
      );
  }
}
