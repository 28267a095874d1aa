import { Failure, invalidRequest } from "../../contract/errors.ts";
import type { Candidate } from "../../domain/matching/comparable/candidate.ts";
import { entitiesByRegisterRefs } from "../../storage/entities/catalogue.ts";
import type { ReviewItemRow } from "../../storage/review/review.ts";
import type { RegisterMember } from "../register-install/installed-registers.ts";
import type { ReviewDependencies } from "./dependencies.ts";
import { externalCandidates } from "./external-candidates.ts";
import { shortlistOf } from "./shortlist.ts";
import { storedCandidate } from "./stored-candidate.ts";

/** The company that a reviewer says the record is. */
export interface Chosen {
  readonly candidate: Candidate;
  /** Its register rows, where it is a register company that the store does not have. */
  readonly members: readonly RegisterMember[];
}

export interface Choice {
  readonly entityId: string | null;
  /** Position in the item's shortlist, from 0. */
  readonly candidateIndex: number | null;
}

/**
 * Finds the chosen company: any entity of the tenant by its id, or a candidate of the shortlist by its position.
 * Where neither is given it is the first candidate, provided that at most one stored entity was shown.
 */
export async function chooseCandidate(
  deps: ReviewDependencies,
  tenantId: string,
  item: ReviewItemRow,
  choice: Choice,
): Promise<Chosen | Failure> {
  if (choice.entityId !== null) return chosenEntity(deps, tenantId, choice.entityId);
  const { candidates } = shortlistOf(item);
  if (choice.candidateIndex === null && candidates.filter(({ external }) => !external).length > 1) {
    return missingChoice("entity_id", "needed: the shortlist holds several of your entities");
  }
  const index = choice.candidateIndex ?? 0;
  const shown = candidates[index];
  if (!shown) {
    return choice.candidateIndex === null
      ? missingChoice("entity_id", "needed: the shortlist is empty")
      : invalidRequest([
          { path: "candidate_index", code: "out_of_range", message: "not a position in the shortlist" },
        ]);
  }
  if (shown.entity_id !== null) return chosenEntity(deps, tenantId, shown.entity_id);
  return chosenCompany(deps, tenantId, item, index);
}

async function chosenEntity(
  deps: ReviewDependencies,
  tenantId: string,
  entityId: string,
): Promise<Chosen | Failure> {
  const candidate = await storedCandidate(deps, tenantId, entityId);
  return candidate ? { candidate, members: [] } : new Failure("not_found");
}

async function chosenCompany(
  deps: ReviewDependencies,
  tenantId: string,
  item: ReviewItemRow,
  index: number,
): Promise<Chosen | Failure> {
  const company = (await externalCandidates(deps, tenantId, item))[index];
  if (!company || company.groupId === null) {
    return new Failure("merge_blocked", {
      message: "The registers have changed: this candidate can no longer be told from others.",
      details: { disagreeing_fields: [], reason: "candidate_not_identifiable" },
    });
  }
  const members = await deps.registers.loadGroup(company.groupId);
  const [held] = await entitiesByRegisterRefs(deps.database, tenantId, company.registerRefs);
  if (!held) return { candidate: company, members };
  // Since the abstention it has become one of the tenant's own.
  const stored = await storedCandidate(deps, tenantId, held.entity_id);
  return stored ? { candidate: stored, members: [] } : new Failure("not_found");
}

function missingChoice(path: string, message: string): Failure {
  return invalidRequest([{ path, code: "missing", message }]);
}
