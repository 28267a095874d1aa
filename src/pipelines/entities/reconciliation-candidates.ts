import type { CandidateFacts } from "../../domain/matching/comparable/candidate.ts";
import type { MatchDecision, RankedCandidate } from "../../domain/matching/decide/decide.ts";
import { featureValues } from "../../domain/matching/score/features.ts";
import { ACCEPTANCE_FLOOR } from "../../domain/matching/score/model.ts";
import type { CompanyRecord } from "../../domain/record.ts";
import type { ResolutionDependencies } from "../resolution/dependencies.ts";
import { permittedRefs, withheldSources } from "../resolution/permitted-facts.ts";
import type { EntityReader, Reader } from "./entity-reader.ts";
import { judgeRecord, type LookIn } from "./rank-entities.ts";
import { registerCompanyId } from "./register-company-id.ts";

/** A tenant's entity or a register's company, as clients of the Reconciliation Service API show it. */
export interface ReconciliationCandidate {
  readonly id: string;
  readonly kind: "entity" | "register_company";
  readonly name: string;
  readonly description: string;
  /**
   * 0..100. For a match, its confidence; for other candidates, their share of the likelihood of all
   * candidates and of no candidate, and always less than a match needs.
   */
  readonly score: number;
  /** Whether a resolve of the same record that looks in the same places would bind to it. */
  readonly match: boolean;
  /** The parts of the score: features that are not 0. */
  readonly features: readonly { readonly id: string; readonly value: number }[];
}

export interface CompanyLabel {
  readonly name: string;
  readonly description: string;
}

interface Looking {
  readonly record: CompanyRecord;
  readonly limit: number;
  readonly lookIn: LookIn;
}

const SURE = 100;
const BELOW_MATCH = 100 * ACCEPTANCE_FLOOR - 0.1;
/** Companies below this probability are not useful as candidates to a person. */
const LEAST = 0.1;

/** Candidates for a record, best first, at most `limit`; a register company with an entity is that entity. */
export async function reconciliationCandidates(
  deps: { readonly resolution: ResolutionDependencies; readonly entities: EntityReader },
  reader: Reader,
  { record, limit, lookIn }: Looking,
): Promise<ReconciliationCandidate[]> {
  const { tenantId } = reader;
  const verdict = await judgeRecord(deps.resolution, { tenantId, record }, { lookIn });
  const withheld = withheldSources(deps.resolution, tenantId);
  const scored = verdict.ranked
    .map((candidate) => ({ candidate, score: scoreOf(candidate, verdict) }))
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
  const ids = scored.flatMap(({ candidate }) => candidate.entityId ?? []);
  const labels = await entityLabels(deps.entities, reader, ids);
  return scored.flatMap(({ candidate, score }) => {
    const shown = shownAs(candidate, { labels, withheld });
    if (!shown) return [];
    const features = Object.entries(featureValues(candidate.evidence)).filter(([, value]) => value !== 0);
    return {
      ...shown,
      score,
      match: isBound(candidate, verdict),
      features: features.map(([id, value]) => ({ id, value })),
    };
  });
}

const isBound = ({ key }: RankedCandidate, { decision, bound }: MatchDecision): boolean =>
  decision === "match" && bound?.key === key;

function scoreOf(candidate: RankedCandidate, verdict: MatchDecision): number {
  if (candidate.refused) return 0;
  const share = Math.round(candidate.probability * 1000) / 10;
  if (!isBound(candidate, verdict)) return Math.min(share, BELOW_MATCH);
  return verdict.stage === "deterministic" ? SURE : Math.round(verdict.matchConfidence * 1000) / 10;
}

interface Showing {
  readonly labels: ReadonlyMap<string, CompanyLabel>;
  readonly withheld: ReadonlySet<string>;
}

/** null where the entity is gone, or no fact of the company may be shown. */
function shownAs(candidate: RankedCandidate, { labels, withheld }: Showing) {
  const { entityId } = candidate;
  if (entityId === null) {
    const label = registerLabel(candidate, withheld);
    return label && { kind: "register_company" as const, ...label };
  }
  const label = labels.get(entityId);
  return label ? { id: entityId, kind: "entity" as const, ...label } : null;
}

/** A register's company with the id of the first row that may be shown; null where none may. */
export function registerLabel(
  { registerRefs, facts }: Pick<RankedCandidate, "registerRefs" | "facts">,
  withheld: ReadonlySet<string>,
): ({ readonly id: string } & CompanyLabel) | null {
  const [ref] = permittedRefs(registerRefs, withheld);
  if (!ref || facts.legalName === null) return null;
  return { id: registerCompanyId(ref), name: facts.legalName, description: describe(facts) };
}

/** A line that distinguishes companies of the same name. */
function describe({
  city,
  country,
  registrationNumber,
  lei,
  domain,
}: Pick<CandidateFacts, "city" | "country" | "registrationNumber" | "lei" | "domain">): string {
  return [city, country, registrationNumber, lei, domain].filter((part) => part !== null).join(" · ");
}

/** Name and a line that distinguishes companies of the same name, as a golden record has them. */
export function labelOf(record: Readonly<Record<string, unknown>>, nameless: string): CompanyLabel {
  const textOf = (attribute: string): string | null => {
    const value = record[attribute];
    return typeof value === "string" && value !== "" ? value : null;
  };
  const { city } = (record["location.registered_address"] ?? {}) as { city?: string };
  const description = describe({
    city: city ?? null,
    country: textOf("location.country"),
    registrationNumber: textOf("registration.company_number"),
    lei: textOf("registration.lei"),
    domain: textOf("digital.domain"),
  });
  return { name: textOf("identity.legal_name") ?? nameless, description };
}

/** The labels of the requested entities that the tenant has. */
export async function entityLabels(
  entities: EntityReader,
  reader: Reader,
  entityIds: readonly string[],
): Promise<Map<string, CompanyLabel>> {
  const found = await entities.find(reader, entityIds);
  return new Map(
    found.map((entity) => {
      const { entityId } = entity;
      const { record } = entities.view(reader, entity);
      return [entityId, labelOf(record, entityId)];
    }),
  );
}
