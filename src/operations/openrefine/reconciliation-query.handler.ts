import type { z } from "zod";
import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import type { CompanyRecord } from "../../domain/record.ts";
import type { EntityReader, Reader } from "../../pipelines/entities/entity-reader.ts";
import {
  entityLabels,
  type ReconciliationCandidate,
  reconciliationCandidates,
} from "../../pipelines/entities/reconciliation-candidates.ts";
import type { ResolutionDependencies } from "../../pipelines/resolution/dependencies.ts";
import {
  companyType,
  reconciliationProperties,
  type reconciliationQuery,
} from "./reconciliation-query.contract.ts";

interface ReconciliationDependencies {
  readonly resolution: ResolutionDependencies;
  readonly entities: EntityReader;
}

type Query = z.output<(typeof reconciliationQuery)["input"]>["queries"][string];
type Property = NonNullable<Query["properties"]>[number];

const USUAL = 10;
const MOST = 50;
/** Characters of a cell that are read: as many as a name may have. */
const READ = 500;

export function reconciliationQueryHandler(
  deps: ReconciliationDependencies,
): Handler<typeof reconciliationQuery> {
  return async (call, { queries }) => {
    const reader = { tenantId: call.caller.tenantId!, now: call.now };
    const answers: [string, object][] = [];
    for (const [name, query] of Object.entries(queries)) {
      if (call.signal.aborted) return new Failure("deadline_exceeded");
      answers.push([name, { result: (await answer(deps, reader, query)).map(candidateOf) }]);
    }
    return Object.fromEntries(answers);
  };
}

async function answer(deps: ReconciliationDependencies, reader: Reader, query: Query) {
  const text = textOf(query.query);
  // Who sends an entity's id means that entity.
  if (text.startsWith("ent_")) {
    const label = (await entityLabels(deps.entities, reader, [text])).get(text);
    if (label) return [{ entityId: text, ...label, score: 100, match: true, features: [] }];
  }
  const limit = Math.min(query.limit ?? USUAL, MOST);
  return reconciliationCandidates(deps, reader, { record: recordOf(text, query.properties ?? []), limit });
}

const addressParts = new Set(["city", "postal_code"]);
const known = new Set<string>(reconciliationProperties.map(({ id }) => id));

/** The query as a record: the text is a name, properties are fields; those that Assay does not know say nothing. */
function recordOf(name: string, properties: readonly Property[]): CompanyRecord {
  const given = properties
    .filter(({ pid }) => known.has(pid))
    .map(({ pid, v }) => [pid, textOf(Array.isArray(v) ? v[0] : v)] as const)
    .filter(([, value]) => value !== "");
  const fields = given.filter(([pid]) => !addressParts.has(pid));
  const address = given.filter(([pid]) => addressParts.has(pid));
  return {
    ...(name === "" ? {} : { name }),
    ...Object.fromEntries(fields),
    ...(address.length > 0 ? { address: Object.fromEntries(address) } : {}),
  };
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "object") return String(value).slice(0, READ).trim();
  const { id, name } = value as { id: string; name?: string };
  return (name ?? id).slice(0, READ).trim();
}

function candidateOf({ entityId, name, description, score, match, features }: ReconciliationCandidate) {
  return { id: entityId, name, description, type: [companyType], score, match, features };
}
