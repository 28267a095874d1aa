import { Failure, invalidRequest } from "../../contract/errors.ts";
import type { Candidate, RegisterRef } from "../../domain/matching/comparable/candidate.ts";
import type { ExternalCompany } from "../../domain/matching/decide/outside-evidence.ts";
import { entitiesByRegisterRefs } from "../../storage/entities/catalogue.ts";
import type { ReviewItemRow } from "../../storage/review/review.ts";
import type { RegisterMember } from "../register-install/installed-registers.ts";
import { candidateOfRows } from "../resolution/outside/external-candidates.ts";
import type { ReviewDependencies } from "./dependencies.ts";
import { externalCandidates } from "./external-candidates.ts";
import { shortlistOf } from "./shortlist.ts";
import { storedCandidate } from "./stored-candidate.ts";

/** The company that the reviewer chose for the record. */
export interface Chosen {
  readonly candidate: Candidate;
  /** Its register rows, where it is a register company without an entity in the store. */
  readonly members: readonly RegisterMember[];
}

/** The row as its live register has it now; null: it has none any more. */
export type ReadAgain = (row: RegisterRef) => Promise<ExternalCompany | null | "unavailable">;

/** The parts of the choice that the reviewer sent. */
export interface Choice {
  readonly entityId: string | null;
  /** Position in the item's shortlist, from 0. */
  readonly candidateIndex: number | null;
}

/**
 * Finds the chosen company: any entity of the tenant by its id, or a candidate of the shortlist by its
 * position. By default it is the first candidate, provided that at most one stored entity was shown.
 */
export async function chooseCandidate(
  deps: ReviewDependencies,
  tenantId: string,
  item: ReviewItemRow,
  choice: Choice & { readonly readAgain: ReadAgain },
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
  const rows = shortlistOf(item).live_rows?.[index] ?? [];
  if (rows.length > 0) return chosenLiveCompany(deps, tenantId, rows, choice.readAgain);
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
  if (!company || company.groupId === null) return notIdentifiable();
  const members = await deps.registers.loadGroup(company.groupId);
  return (await heldBy(deps, tenantId, company.registerRefs)) ?? { candidate: company, members };
}

/** Asks the live registers for the rows again: nothing of a company is stored before it is matched. */
async function chosenLiveCompany(
  deps: ReviewDependencies,
  tenantId: string,
  rows: readonly RegisterRef[],
  readAgain: ReadAgain,
): Promise<Chosen | Failure> {
  const held = await heldBy(deps, tenantId, rows);
  if (held) return held;
  const companies: ExternalCompany[] = [];
  for (const row of rows) {
    const company = await readAgain(row);
    if (company === "unavailable")
      return new Failure("service_unavailable", { details: { retry_after: 10 } });
    if (company) companies.push(company);
  }
  if (companies.length === 0) return notIdentifiable();
  const members = companies.map(({ company, citation }) => ({ company, snapshot: citation }));
  return { candidate: candidateOfRows(companies), members };
}

/** The entity of the tenant that has one of the rows since the abstention; null where none has. */
async function heldBy(
  deps: ReviewDependencies,
  tenantId: string,
  rows: readonly RegisterRef[],
): Promise<Chosen | Failure | null> {
  const [held] = await entitiesByRegisterRefs(deps.database, tenantId, rows);
  if (!held) return null;
  const stored = await storedCandidate(deps, tenantId, held.entity_id);
  return stored ? { candidate: stored, members: [] } : new Failure("not_found");
}

function notIdentifiable(): Failure {
  return new Failure("merge_blocked", {
    message: "The registers have changed: this candidate can no longer be told from others.",
    details: { disagreeing_fields: [], reason: "candidate_not_identifiable" },
  });
}

function missingChoice(path: string, message: string): Failure {
  return invalidRequest([{ path, code: "missing", message }]);
}
