import type { CandidateFacts } from "../../domain/matching/comparable/candidate.ts";
import { packFacts } from "../../domain/matching/packed/packed-candidate.ts";
import type { SeenEntity } from "../../storage/decisions/resolutions.ts";
import type { ResolutionAnswer } from "./answer.ts";

/** Entities whose facts this answer, its receipt or its review item shows, with the facts that were read. */
export function seenEntities(
  answer: Pick<ResolutionAnswer, "candidates" | "clarification">,
  storedFacts: ReadonlyMap<string, CandidateFacts | null>,
): SeenEntity[] {
  const shown = [...answer.candidates, ...(answer.clarification?.candidate_clues ?? [])];
  return [...new Set(shown.flatMap(({ entity_id }) => entity_id ?? []))].map((entityId) => {
    const facts = storedFacts.get(entityId);
    return { entity_id: entityId, facts: facts ? packFacts(facts) : null };
  });
}
