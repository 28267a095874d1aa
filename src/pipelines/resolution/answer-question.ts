import { setImmediate } from "node:timers/promises";
import type { RegisterRef } from "../../domain/matching/comparable/candidate.ts";
import { numbersOf } from "../../storage/entities/holders.ts";
import { companiesByRefs } from "../../storage/records/detach.ts";
import type { ResolutionDependencies } from "./dependencies.ts";
import type { Answer, Question } from "./questions.ts";
import { toldApart } from "./unions/told-apart.ts";

type Reads = Pick<ResolutionDependencies, "database" | "reads" | "registers">;

/**
 * Reads the data that a decision on a tenant's record asks for.
 * @param isHidden whether an entity was founded by a record of the batch that is unrelated to this record.
 */
export async function answerQuestion(
  deps: Reads,
  tenantId: string,
  question: Question,
  isHidden: ((entityNumber: number) => boolean) | null = null,
): Promise<Answer> {
  switch (question.kind) {
    case "entityNumbersByKey": {
      const holders = await deps.reads.holders.ask(tenantId, [...question.keys, ...question.rows]);
      const found = isHidden ? holders.flatMap((held) => numbersOf(held).filter(isHidden)) : [];
      return { holders, hidden: [...new Set(found)] };
    }
    case "comparables":
      return deps.reads.comparables.ask(tenantId, question.entityNumbers);
    case "displayFacts": {
      const refs = question.refs.map((ref) => ({
        source: ref.source,
        source_record_id: ref.sourceRecordId,
      }));
      const [entities, companies] = await Promise.all([
        deps.reads.entities.ask(tenantId, question.entityIds),
        companiesByRefs(deps.database, refs),
      ]);
      return { entities, companies };
    }
    case "turn":
      return setImmediate(null);
    case "company": {
      const { groupId, entityId } = question;
      const [members, [entity]] = await Promise.all([
        groupId < 0 ? [] : deps.registers.loadGroup(groupId),
        entityId === null ? [] : deps.reads.entities.ask(tenantId, [entityId]),
      ]);
      return { members, entity: entity ?? null };
    }
    case "told_apart": {
      const pairs = question.pairs.map(({ entityId, refs }) => ({ entityId, rightRefs: refs.map(refText) }));
      return toldApart(deps.database, tenantId, pairs);
    }
  }
}

/** A register row in the form in which human differences name it. */
function refText({ source, sourceRecordId }: RegisterRef): string {
  return `${source}:${sourceRecordId}`;
}
