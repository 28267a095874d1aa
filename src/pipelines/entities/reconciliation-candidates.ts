import { featureValues } from "../../domain/matching/features.ts";
import { sigmoid } from "../../domain/matching/model.ts";
import type { CompanyRecord } from "../../domain/record.ts";
import type { ResolutionDependencies } from "../resolution/dependencies.ts";
import type { EntityReader, Reader } from "./entity-reader.ts";
import { rankEntities } from "./rank-entities.ts";

/** An entity as clients of the Reconciliation Service API show it. */
export interface ReconciliationCandidate {
  readonly entityId: string;
  readonly name: string;
  readonly description: string;
  /** 0..100, orders the candidates of one query; no probability. */
  readonly score: number;
  /** Whether a resolve of the same record against the tenant's own entities would bind to it. */
  readonly match: boolean;
  /** What the score is made of: features that are not 0. */
  readonly features: readonly { readonly id: string; readonly value: number }[];
}

const SURE = 100;

/** Candidates for a record among the tenant's entities, best first, at most `limit`. */
export async function reconciliationCandidates(
  deps: { readonly resolution: ResolutionDependencies; readonly entities: EntityReader },
  reader: Reader,
  { record, limit }: { readonly record: CompanyRecord; readonly limit: number },
): Promise<ReconciliationCandidate[]> {
  const { ranked, verdict } = await rankEntities(deps.resolution, { tenantId: reader.tenantId, record });
  const shown = ranked.slice(0, limit);
  const labels = await entityLabels(
    deps.entities,
    reader,
    shown.map(({ entityId }) => entityId),
  );
  const candidates = shown.flatMap(({ entityId, evidence, refused, score }) => {
    const label = labels.get(entityId);
    if (!label) return [];
    const bound = verdict.bound?.entityId === entityId;
    const byIdentifier = bound && verdict.stage === "deterministic";
    const features = Object.entries(featureValues(evidence)).filter(([, value]) => value !== 0);
    return {
      entityId,
      ...label,
      score: byIdentifier ? SURE : refused ? 0 : Math.round(sigmoid(score) * 1000) / 10,
      match: verdict.decision === "match" && bound,
      features: features.map(([id, value]) => ({ id, value })),
    };
  });
  return candidates.sort((a, b) => b.score - a.score);
}

interface EntityLabel {
  readonly name: string;
  readonly description: string;
}

/** Name and a line that tells namesakes apart, for those of the entities that the tenant has. */
export async function entityLabels(
  entities: EntityReader,
  reader: Reader,
  entityIds: readonly string[],
): Promise<Map<string, EntityLabel>> {
  const found = await entities.find(reader, entityIds);
  return new Map(
    found.map((entity) => {
      const { record } = entities.view(reader, entity);
      const textOf = (attribute: string): string | null => {
        const value = record[attribute];
        return typeof value === "string" && value !== "" ? value : null;
      };
      const { city } = (record["location.registered_address"] ?? {}) as { city?: string };
      const parts = [
        city ?? null,
        textOf("location.country"),
        textOf("registration.company_number"),
        textOf("registration.lei"),
        textOf("digital.domain"),
      ];
      const description = parts.filter((part) => part !== null).join(" · ");
      return [entity.entityId, { name: textOf("identity.legal_name") ?? entity.entityId, description }];
    }),
  );
}
