import { storedObservations } from "../../contract/stored/observations.ts";
import type { Candidate } from "../../domain/matching/comparable/candidate.ts";
import { mergeComparables } from "../../domain/matching/comparable/comparable-of.ts";
import type { MatchDecision } from "../../domain/matching/decide/decide.ts";
import { unpackCandidate } from "../../domain/matching/packed/packed-candidate.ts";
import { PIPELINE_VERSION } from "../../domain/matching/release.ts";
import { type EntityRow, entitiesByRegisterRefs } from "../../storage/entities/catalogue.ts";
import {
  entityVersion,
  lockCatalogue,
  raiseCatalogueVersion,
} from "../../storage/entities/catalogue-changes.ts";
import { insertOwnDecision } from "../../storage/entities/unions.ts";
import { writeEntity } from "../catalogue/change-catalogue.ts";
import { entityWrite } from "../catalogue/entity-write.ts";
import { mergeMembers } from "../register-install/observe-member.ts";
import type { ResolutionDependencies } from "../resolution/dependencies.ts";
import { withheldSources } from "../resolution/permitted-facts.ts";
import { unionWrite } from "../resolution/unions/union-write.ts";

export interface Union {
  readonly tenantId: string;
  readonly row: EntityRow;
  readonly company: Candidate;
  readonly verdict: MatchDecision;
  readonly registerVersion: number;
  readonly now: Date;
}

/**
 * Gives an entity the facts of its register company, with a receipt, in one transaction.
 * @returns false where the entity was changed or the company taken meanwhile, and then nothing was written.
 */
export async function writeUnion(deps: ResolutionDependencies, union: Union): Promise<boolean> {
  const { tenantId, row, company, now, registerVersion, verdict } = union;
  const recordId = row.member_record_ids.at(-1);
  const members = await deps.registers.loadGroup(company.groupId ?? -1);
  if (members.length === 0 || recordId === undefined) return false;
  const withheld = withheldSources(deps, tenantId);
  const before = storedObservations(row.observations);
  const after = mergeMembers(before, { members, now });
  const write = entityWrite({
    entityId: row.entity_id,
    isNew: false,
    former: { row, kind: "union", withheld },
    observations: after,
    comparable: mergeComparables([unpackCandidate(row.comparable).comparable, company.comparable]),
    groupId: company.groupId ?? -1,
    refs: members.map(({ company: { source, sourceRecordId } }) => ({ source, sourceRecordId })),
    registerVersion,
  });
  const decision = unionWrite({
    now,
    verdict,
    model: deps.model,
    decisionId: deps.newId("dec"),
    recordId,
    members,
    registerVersion,
    withheld,
  });
  const at = now.toISOString();
  return deps.database.transaction(async (tx) => {
    if ((await lockCatalogue(tx, tenantId)) === null) return false;
    if ((await entityVersion(tx, tenantId, row.entity_id)) !== row.version) return false;
    const refs = members.map((member) => member.company);
    if ((await entitiesByRegisterRefs(tx, tenantId, refs)).length > 0) return false;
    const version = await raiseCatalogueVersion(tx, tenantId);
    await writeEntity(tx, { tenantId, version, at }, write);
    await insertOwnDecision(tx, {
      ...decision,
      tenantId,
      entityId: row.entity_id,
      decision: "match",
      thresholdUpper: deps.model.thresholds.upper,
      pipelineVersion: PIPELINE_VERSION,
      at,
    });
    return true;
  });
}
