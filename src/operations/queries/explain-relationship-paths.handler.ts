import { Failure } from "../../contract/errors.ts";
import { relationshipPaths } from "../../contract/limits.ts";
import type { Handler } from "../../contract/operation.ts";
import type { StoredEntity } from "../../domain/entities/project.ts";
import type { EntityReader } from "../../pipelines/entities/entity-reader.ts";
import type { CompanyKnowledge, KnownCompany } from "../../pipelines/facts/company-knowledge.ts";
import { type ExplainDependencies, explainRelationship } from "../../pipelines/facts/explain-relationship.ts";
import { answerOrCapture, type DataSelections } from "../../pipelines/selections/data-selections.ts";
import type { explainRelationshipPaths } from "./explain-relationship-paths.contract.ts";

const rule =
  "the paths of the least length over the relationships that hold on the day, in both directions, in the order of the identifiers of their companies; of several statements of one hop those that still stand, then direct ones";

export function explainRelationshipPathsHandler(
  deps: ExplainDependencies & {
    readonly entities: EntityReader;
    readonly knowledge: CompanyKnowledge;
    readonly selections: DataSelections;
  },
): Handler<typeof explainRelationshipPaths> {
  return async (call, { capture, capture_id, ...input }) => {
    const reader = { tenantId: call.caller.tenantId!, now: call.now };
    const { left_entity_id, right_entity_id, as_of } = input;
    const { max_hops = relationshipPaths.usualHops, limit = relationshipPaths.paths } = input;
    let ends: readonly KnownCompany[] = [];
    const find = async () => {
      const found = [
        await deps.knowledge.find(reader, left_entity_id),
        await deps.knowledge.find(reader, right_entity_id),
      ].filter((company) => company !== null);
      if (found.length < 2) return new Failure("not_found");
      ends = found;
      return found.map(({ entity }) => entity);
    };
    const evaluate = async (found: readonly StoredEntity[]) => {
      const [left, right] = ends as [KnownCompany, KnownCompany];
      const question = { left, right, asOf: as_of, maxHops: max_hops, limit };
      const result = await explainRelationship(deps, reader, question);
      const between = new Set(
        result.paths.flatMap(({ hops }) => hops.flatMap(({ to_entity_id }) => to_entity_id ?? [])),
      );
      const restsOn = [...found, ...(await deps.entities.find(reader, [...between]))];
      return { restsOn, result, fallbacks: [], gaps: result.gaps };
    };
    const request = { left_entity_id, right_entity_id, as_of: as_of ?? null, max_hops, limit };
    return answerOrCapture(deps.selections, call, {
      kind: "relationship_explanation",
      request,
      asOf: as_of ?? null,
      rule,
      asked: { capture, capture_id },
      reading: { find, evaluate },
    });
  };
}
