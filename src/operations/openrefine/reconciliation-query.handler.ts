import type { z } from "zod";
import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import type { CompanyRecord } from "../../domain/record.ts";
import type { EntityReader, Reader } from "../../pipelines/entities/entity-reader.ts";
import type { LookIn } from "../../pipelines/entities/rank-entities.ts";
import {
  type ReconciliationCandidate,
  reconciliationCandidates,
} from "../../pipelines/entities/reconciliation-candidates.ts";
import { findShownCompany } from "../../pipelines/entities/shown-company.ts";
import type { ResolutionDependencies } from "../../pipelines/resolution/dependencies.ts";
import {
  companyType,
  reconciliationProperties,
  type reconciliationQuery,
  registerCompanyType,
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

async function answer(
  deps: ReconciliationDependencies,
  reader: Reader,
  query: Query,
): Promise<readonly ReconciliationCandidate[]> {
  const lookIn = placesOf(query);
  if (lookIn === null) return [];
  const text = textOf(query.query);
  // A query that is a company's id means that company.
  const named = await findShownCompany(deps, reader, text);
  if (named && (lookIn === "both" || (lookIn === "own") === (named.kind === "entity"))) {
    const { kind, name, description } = named;
    return [{ id: text, kind, name, description, score: 100, match: true, features: [] }];
  }
  const limit = Math.min(query.limit ?? USUAL, MOST);
  const record = recordOf(text, query.properties ?? []);
  return reconciliationCandidates(deps, reader, { record, limit, lookIn });
}

/** The places of the wanted types; null where no place has such a type. */
function placesOf({ type, type_strict: strict }: Query): LookIn | null {
  const wanted = new Set([type ?? []].flat());
  const own = wanted.has(companyType.id);
  const listed = wanted.has(registerCompanyType.id);
  // A type that is only preferred excludes no company.
  if (wanted.size === 0 || strict === "should" || (own && listed)) return "both";
  if (!own && !listed) return null;
  return own ? "own" : "registers";
}

const addressParts = new Set(["city", "postal_code"]);
const known = new Set<string>(reconciliationProperties.map(({ id }) => id));

/** The query as a record: the text is a name, properties are fields; unknown properties are ignored. */
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

const types = { entity: companyType, register_company: registerCompanyType };

function candidateOf({ kind, ...shown }: ReconciliationCandidate) {
  return { ...shown, type: [types[kind]] };
}
