/**
 * The facts of candidates that a tenant may be shown. Sources that a licence withholds are matched on like
 * all others; only the shown facts change: those of the remaining sources, or none where none remains.
 */

import { storedObservations } from "../../contract/stored/observations.ts";
import { storedCompany } from "../../contract/stored/register-company.ts";
import type { SourceReadiness } from "../../domain/entities/project.ts";
import {
  type Candidate,
  type CandidateFacts,
  NO_FACTS,
  type RegisterRef,
} from "../../domain/matching/comparable/candidate.ts";
import { factsOf } from "../../domain/matching/comparable/register-candidate.ts";
import { entityFacts } from "../catalogue/entity-facts.ts";
import { ask, type Steps } from "./questions.ts";

const WITHHELD: CandidateFacts = { ...NO_FACTS, legalName: null };

type Facts = ReadonlyMap<string, CandidateFacts>;

/** Sources whose values must not be shown to the tenant. */
export function withheldSources(
  deps: { readonly readiness: SourceReadiness },
  tenantId: string,
): ReadonlySet<string> {
  return deps.readiness.withheldFrom?.(tenantId) ?? new Set();
}

/** The same candidates with the facts that the tenant may be shown; the compared data stays unchanged. */
export function* withPermittedFacts(
  candidates: readonly Candidate[],
  withheld: ReadonlySet<string>,
): Steps<readonly Candidate[]> {
  if (withheld.size === 0) return candidates;
  const touched = candidates.filter(
    ({ entityId, registerRefs }) =>
      entityId !== null || registerRefs.some(({ source }) => withheld.has(source)),
  );
  const external = touched
    .filter(({ entityId }) => entityId === null)
    .map(({ key, registerRefs }) => ({ key, refs: permittedRefs(registerRefs, withheld) }));
  const { entities, companies } = yield* ask("displayFacts", {
    entityIds: touched.flatMap(({ entityId }) => entityId ?? []),
    refs: external.flatMap(({ refs }) => refs),
  });
  const facts = new Map([...factsOfEntities(entities, withheld), ...factsOfCompanies(external, companies)]);
  const affected = new Set(touched);
  return candidates.map((candidate) =>
    affected.has(candidate) ? { ...candidate, facts: facts.get(candidate.key) ?? WITHHELD } : candidate,
  );
}

/** The register rows of a candidate that the tenant may be shown. */
export function permittedRefs(
  refs: readonly RegisterRef[],
  withheld: ReadonlySet<string>,
): readonly RegisterRef[] {
  return withheld.size === 0 ? refs : refs.filter(({ source }) => !withheld.has(source));
}

function factsOfEntities(
  rows: readonly { readonly entity_id: string; readonly observations: string }[],
  withheld: ReadonlySet<string>,
): Facts {
  return new Map(
    rows.map((row) => {
      const observations = storedObservations(row.observations);
      const visible = observations.filter(({ source_id }) => !withheld.has(source_id));
      const facts = entityFacts(visible);
      const nameless = facts.legalName === "" && visible.length < observations.length;
      return [row.entity_id, nameless ? { ...facts, legalName: null } : facts];
    }),
  );
}

const refKey = (source: string, id: string): string => `${source}\n${id}`;

function factsOfCompanies(
  external: readonly { readonly key: string; readonly refs: readonly RegisterRef[] }[],
  data: readonly string[],
): Facts {
  const rows = data.map(storedCompany);
  const byRef = new Map(rows.map((row) => [refKey(row.source, row.sourceRecordId), row]));
  return new Map(
    external.flatMap(({ key, refs }) => {
      const members = refs.flatMap((ref) => byRef.get(refKey(ref.source, ref.sourceRecordId)) ?? []);
      return members.length > 0 ? [[key, factsOf(members)] as const] : [];
    }),
  );
}
