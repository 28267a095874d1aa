/**
 * The candidates of a review item beside the record: the present facts of each company, as far as the tenant
 * may see them, and their comparison with the record.
 */
import { type EntitySource, entitySources } from "../../domain/entities/entity-sources.ts";
import { goldenRecord, type Provenance } from "../../domain/entities/golden-record.ts";
import type { Observation } from "../../domain/entities/observation.ts";
import { observeCompany } from "../../domain/entities/observe-company.ts";
import type { Candidate } from "../../domain/matching/comparable/candidate.ts";
import { normalise } from "../../domain/matching/comparable/comparable-of.ts";
import { comparePair } from "../../domain/matching/compare/pair-evidence.ts";
import { type FieldAgreement, fieldAgreement } from "../../domain/matching/decide/field-agreement.ts";
import { featureValues } from "../../domain/matching/score/features.ts";
import { type Contribution, contributionsOf, scorePair } from "../../domain/matching/score/model.ts";
import type { ReviewItemRow } from "../../storage/review/review.ts";
import { describedBy } from "../catalogue/submitted-record.ts";
import type { EntityReader, Reader } from "../entities/entity-reader.ts";
import { withheldSources } from "../resolution/permitted-facts.ts";
import type { ReviewDependencies } from "./dependencies.ts";
import { externalCandidates } from "./external-candidates.ts";
import { shortlistOf } from "./shortlist.ts";
import { storedCandidate } from "./stored-candidate.ts";

/** One row of a source, and its values by attribute. */
interface SourceValues extends EntitySource {
  readonly record: Readonly<Record<string, unknown>>;
}

export interface CandidateCompany {
  /** null: the candidate can no longer be identified, is erased, or a licence withholds all of it. */
  readonly company: {
    readonly record: Readonly<Record<string, unknown>>;
    readonly provenance: Readonly<Record<string, Provenance>>;
    readonly sources: readonly SourceValues[];
    readonly member_record_ids: readonly string[];
  } | null;
  readonly comparison: {
    readonly agreement: Readonly<Record<string, FieldAgreement>>;
    /** The score of the pair, by the model in force. */
    readonly score: { readonly intercept: number; readonly log_odds: number };
    readonly top_features: readonly Contribution[];
  } | null;
}

type Dependencies = ReviewDependencies & { readonly entities: EntityReader };

const UNKNOWN: CandidateCompany = { company: null, comparison: null };

/** The company of each candidate of the item, in the order of its shortlist. */
export async function candidateCompanies(
  deps: Dependencies,
  item: ReviewItemRow,
  reader: Reader,
): Promise<readonly CandidateCompany[]> {
  const { submitted } = item;
  if (item.redacted || submitted === null) return [];
  const { candidates } = shortlistOf(item);
  const external = await externalCandidates(deps, reader.tenantId, item);
  const query = normalise(describedBy(submitted));
  return Promise.all(
    candidates.map(async ({ entity_id }, at) => {
      const candidate =
        entity_id === null ? external[at] : await storedCandidate(deps, reader.tenantId, entity_id);
      if (!candidate) return UNKNOWN;
      const { observations, members } = await shownOf(deps, candidate, reader);
      if (observations.length === 0) return UNKNOWN;
      const evidence = comparePair(query, candidate.comparable);
      return {
        company: {
          ...goldenRecord(observations, reader.now),
          sources: sourceValues(observations),
          member_record_ids: members,
        },
        comparison: {
          agreement: fieldAgreement(evidence),
          score: { intercept: deps.model.pair.intercept, log_odds: scorePair(deps.model, evidence) },
          top_features: contributionsOf(deps.model.pair, featureValues(evidence)),
        },
      };
    }),
  );
}

/** The known facts of the candidate that may be shown to the tenant. */
async function shownOf(
  deps: Dependencies,
  { entityId, groupId }: Candidate,
  reader: Reader,
): Promise<{ observations: readonly Observation[]; members: readonly string[] }> {
  if (entityId !== null) {
    const [entity] = await deps.entities.find(reader, [entityId]);
    if (!entity) return { observations: [], members: [] };
    return { observations: deps.entities.visible(reader, entity), members: entity.memberRecordIds };
  }
  const rows = groupId === null ? [] : await deps.registers.loadGroup(groupId);
  const withheld = withheldSources(deps, reader.tenantId);
  const shown = rows.filter(({ company }) => !withheld.has(company.source));
  return {
    observations: shown.flatMap(({ company, snapshot }) => observeCompany(company, snapshot)),
    members: [],
  };
}

function sourceValues(observations: readonly Observation[]): readonly SourceValues[] {
  const current = observations.filter(({ valid_to }) => valid_to === null);
  return entitySources(observations, null).map((source) => ({
    ...source,
    record: Object.fromEntries(
      current
        .filter(
          (said) =>
            said.source_id === source.source_id &&
            said.provider_record_id === source.provider_record_id &&
            said.record_id === source.record_id,
        )
        .map(({ attribute, value }) => [attribute, value]),
    ),
  }));
}
