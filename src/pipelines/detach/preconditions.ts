import { Failure } from "../../contract/errors.ts";
import { isOfRegisterRow, type Observation } from "../../domain/entities/observation.ts";
import type { Comparable } from "../../domain/matching/comparable/comparable.ts";
import { isDecisive } from "../../domain/matching/compare/pair-evidence.ts";

/** Messages for the reasons why a record cannot leave its entity. */
const messages = {
  not_a_member: "The record is not a member of this entity.",
  last_member: "The record is the entity's only member.",
  unknown_contributor: "The entity holds facts of which it is not known who contributed them.",
  shared_decisive_identifier: "The record and the rest of the entity have a decisive identifier in common.",
  entity_changed: "The entity was changed at the same moment.",
  open_review: "The record has an open review item.",
} as const;

type Precondition = keyof typeof messages;

export const preconditions: readonly string[] = Object.keys(messages);

export function preconditionFailed(precondition: Precondition): Failure {
  return new Failure("detach_precondition_failed", {
    message: messages[precondition],
    details: { precondition },
  });
}

/** Whether a fact that comes from neither register nor reviewer names no member that contributed it. */
export function hasUnknownContributor(
  observations: readonly Observation[],
  memberIds: ReadonlySet<string>,
): boolean {
  return observations.some(
    (observation) =>
      !isOfRegisterRow(observation) &&
      observation.source_kind !== "reviewer" &&
      (observation.record_id === null || !memberIds.has(observation.record_id)),
  );
}

/** Whether both sides would hold the same decisive identifier: it could assign no later record to one. */
export function shareDecisiveIdentifier(left: Comparable, right: Comparable): boolean {
  const held = new Set(right.identifiers.filter(isDecisive).map(({ scheme, value }) => `${scheme}:${value}`));
  return left.identifiers.some(
    (identifier) => isDecisive(identifier) && held.has(`${identifier.scheme}:${identifier.value}`),
  );
}
