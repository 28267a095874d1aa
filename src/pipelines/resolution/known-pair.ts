/** What the installed registers say about the two records of a pair: no entity of the tenant is read. */
import { setImmediate } from "node:timers/promises";
import type { Comparable } from "../../domain/matching/comparable/comparable.ts";
import type { KnownAs } from "../../domain/matching/decide/known-as.ts";
import { knownAs } from "../../domain/matching/decide/known-from-decision.ts";
import type { MatchingModel } from "../../domain/matching/score/model.ts";
import type { RegistersVersion } from "../register-install/registers-version.ts";
import { findCandidates } from "./find-candidates.ts";
import type { Steps } from "./questions.ts";
import { judgeInTurns } from "./stages.ts";
import { takeSteps } from "./take-steps.ts";

/** The companies of the registers that each record may be, as a resolve with an empty store decides. */
export function knownPair(
  model: MatchingModel,
  registers: RegistersVersion,
  [left, right]: readonly [Comparable, Comparable],
): Promise<readonly [left: KnownAs, right: KnownAs]> {
  function* both(): Steps<readonly [KnownAs, KnownAs]> {
    return [yield* knownOf(model, registers, left), yield* knownOf(model, registers, right)];
  }
  // Without entities the only question is for a turn of other work.
  return registers.during(() => takeSteps(both(), () => setImmediate(null)));
}

/** The same for one record, in steps. */
function* knownOf(model: MatchingModel, registers: RegistersVersion, query: Comparable): Steps<KnownAs> {
  const search = { query, registers, storeIsEmpty: true, withheld: new Set<string>(), differences: [] };
  return knownAs(yield* judgeInTurns(model, query, yield* findCandidates(search)));
}
