import type { EntityRow } from "../../storage/entities/catalogue.ts";
import type { RegisterMember } from "../register-install/installed-registers.ts";
import type { DecisionSummary } from "./decision-summary.ts";
import { type ExternalRows, externalMembers } from "./outside/external-candidates.ts";
import { ask, type Steps } from "./questions.ts";

/** The rows and the entity of the leading company, as far as the decision needs them. */
interface Leading {
  readonly members: readonly RegisterMember[];
  /** Its rows that a step found outside. */
  readonly live: readonly RegisterMember[];
  readonly row: EntityRow | null;
}

export function* leadingCompany(
  { bound, ranked }: DecisionSummary,
  binds: boolean,
  external: ExternalRows,
): Steps<Leading> {
  const leading = bound ?? ranked[0];
  const live = externalMembers(leading?.registerRefs ?? [], external);
  const groupId = leading?.groupId ?? -1;
  const entityId = binds ? (bound?.entityId ?? null) : null;
  if (groupId < 0 && entityId === null) return { members: [], live, row: null };
  const { members, entity } = yield* ask("company", { groupId, entityId });
  return { members, live, row: entity };
}
