/**
 * Pairs for the certification of a language model from the label log of a tenant: a record that the matcher left open,
 * and the company that a person judged it by, without the records that have joined it since.
 */
import { hash } from "node:crypto";
import type { CertifyingPair, CertifyingSet } from "../../adjudication/pair-set.ts";
import { canonicalJson } from "../../contract/canonical-json.ts";
import { storedCompany } from "../../contract/stored/register-company.ts";
import type { Observation } from "../../domain/entities/observation.ts";
import type { CandidateFacts } from "../../domain/matching/comparable/candidate.ts";
import type { Comparable } from "../../domain/matching/comparable/comparable.ts";
import { comparableOfCompany } from "../../domain/matching/comparable/comparable-of.ts";
import { factsOf } from "../../domain/matching/comparable/register-candidate.ts";
import { entityFacts } from "../../pipelines/catalogue/entity-facts.ts";
import { remainderOf } from "../../pipelines/catalogue/entity-remainder.ts";
import { describedBy } from "../../pipelines/catalogue/submitted-record.ts";
import { sideOf } from "../../pipelines/resolution/outside/model-step.ts";
import { askedCandidate } from "../../pipelines/resolution/outside/outside-question.ts";
import type { Database } from "../../storage/engine/database.ts";
import { findEntities } from "../../storage/entities/catalogue.ts";
import { companiesByRefs, memberRecords } from "../../storage/records/detach.ts";
import { submittedText } from "../../storage/records/records.ts";
import { isOwnJudgement, type TrainingLabel } from "../../training/recalibration/judgement.ts";
import { companiesNamed, judgedReceipts, registerRef } from "./read-evidence.ts";
import { storedLabels } from "./read-labels.ts";

/** Number of labels that give no pair, by reason, in the order in which the rules are applied. */
export interface PairsLeftOut {
  superseded: number;
  /** Of the service itself. */
  own: number;
  cannotTell: number;
  redacted: number;
  /** Not on a decision that the matcher left open: a model is asked about no other. */
  decided: number;
  contradictory: number;
  /** The company has given a pair already: its errors would not be independent. */
  repeated: number;
  /** Of record or company nothing is known beside the other. */
  unknown: number;
}

export interface LabelledPairs {
  readonly set: CertifyingSet;
  readonly leftOut: PairsLeftOut;
}

interface Judged {
  readonly label: TrainingLabel & { readonly label: "match" | "no_match" };
  readonly recordId: string;
  /** An entity, or a register row as `source:id`. */
  readonly company: string;
  /** ISO 8601: records that came to the company since then are left out of it. */
  readonly decidedAt: string;
}

/** @param withheld sources whose facts the tenant may not be shown: none of them is sent to a model. */
export async function labelledPairs(
  database: Database,
  tenantId: string,
  withheld: ReadonlySet<string>,
): Promise<LabelledPairs> {
  const leftOut: PairsLeftOut = {
    ...{ superseded: 0, own: 0, cannotTell: 0, redacted: 0 },
    ...{ decided: 0, contradictory: 0, repeated: 0, unknown: 0 },
  };
  const judged = drawn(await judgedBy(database, tenantId, leftOut), leftOut);
  const pairs: CertifyingPair[] = [];
  for (const one of judged) {
    const pair = await pairOf(database, tenantId, { ...one, withheld });
    if (pair) pairs.push(pair);
    else leftOut.unknown++;
  }
  return { set: { pairs, digest: hash("sha256", canonicalJson(pairs)) }, leftOut };
}

async function judgedBy(
  database: Database,
  tenantId: string,
  leftOut: PairsLeftOut,
): Promise<readonly Judged[]> {
  const labels = await storedLabels(database, tenantId);
  const receipts = await judgedReceipts(database, tenantId, labels);
  const known = await companiesNamed(database, tenantId, labels, receipts);
  const corrected = new Set(labels.flatMap((label) => label.supersedes_label_id ?? []));
  return labels.flatMap((label): readonly Judged[] => {
    const receipt = label.decision_id === null ? undefined : receipts.get(label.decision_id);
    const named = label.entity_id ?? label.right_ref ?? receipt?.right_ref ?? null;
    const why = uselessness(label, { corrected, isRedacted: receipt?.redacted === true });
    if (why !== null) leftOut[why]++;
    else if (receipt?.decision !== "unresolved") leftOut.decided++;
    else if (named === null) leftOut.unknown++;
    else {
      const company = known.entityOf(named) ?? named;
      return [
        {
          label: label as Judged["label"],
          recordId: receipt.left_record_id,
          company,
          decidedAt: receipt.decided_at,
        },
      ];
    }
    return [];
  });
}

function uselessness(
  label: TrainingLabel,
  { corrected, isRedacted }: { readonly corrected: ReadonlySet<string>; readonly isRedacted: boolean },
): keyof PairsLeftOut | null {
  if (label.superseded_by_label_id !== null || corrected.has(label.label_id)) return "superseded";
  if (isOwnJudgement(label)) return "own";
  if (label.label === "cannot_tell") return "cannotTell";
  return label.redacted || isRedacted ? "redacted" : null;
}

/** One label of each company, drawn by hash, so that neither its verdict nor its time selects it. */
function drawn(judged: readonly Judged[], leftOut: PairsLeftOut): readonly Judged[] {
  const ofPair = Map.groupBy(judged, ({ recordId, company }) => canonicalJson([recordId, company]));
  const agreed = [...ofPair.values()].flatMap((same) => {
    if (new Set(same.map(({ label }) => label.label)).size === 1) {
      leftOut.repeated += same.length - 1;
      return same.slice(0, 1);
    }
    leftOut.contradictory += same.length;
    return [];
  });
  const lot = ({ label }: Judged) => hash("sha256", label.label_id);
  return [...Map.groupBy(agreed, ({ company }) => company).values()].flatMap((ofCompany) => {
    leftOut.repeated += ofCompany.length - 1;
    return ofCompany.reduce((first, other) => (lot(other) < lot(first) ? other : first));
  });
}

/** null where record or company has no name any more. */
async function pairOf(
  database: Database,
  tenantId: string,
  { label, recordId, company, decidedAt, withheld }: Judged & { readonly withheld: ReadonlySet<string> },
): Promise<CertifyingPair | null> {
  const submitted = await submittedText(database, tenantId, recordId);
  const known = company.includes(":")
    ? await registerCompany(database, company, withheld)
    : await entityWithout(database, tenantId, { entityId: company, decidedAt, withheld });
  if (submitted === null || known === null || !known.facts.legalName) return null;
  const { facts, comparable } = known;
  const candidate = askedCandidate({ key: company, entityId: null, facts, comparable }, withheld);
  return {
    id: label.label_id,
    truth: label.label === "match" ? "same" : "different",
    left: describedBy(submitted),
    right: sideOf(candidate),
  };
}

interface Known {
  readonly facts: CandidateFacts;
  readonly comparable: Comparable;
}

async function registerCompany(
  database: Database,
  ref: string,
  withheld: ReadonlySet<string>,
): Promise<Known | null> {
  const { source, sourceRecordId } = registerRef(ref);
  if (withheld.has(source)) return null;
  const [row] = await companiesByRefs(database, [{ source, source_record_id: sourceRecordId }]);
  if (row === undefined) return null;
  const company = storedCompany(row);
  return { facts: factsOf([company]), comparable: comparableOfCompany(company) };
}

async function entityWithout(
  database: Database,
  tenantId: string,
  {
    entityId,
    decidedAt,
    withheld,
  }: Pick<Judged, "decidedAt"> & { readonly entityId: string; readonly withheld: ReadonlySet<string> },
): Promise<Known | null> {
  const [row] = await findEntities(database, tenantId, [entityId]);
  if (!row) return null;
  const members = await memberRecords(database, tenantId, entityId);
  const leaving = new Set(
    members.filter((one) => one.created_at >= decidedAt).map(({ record_id }) => record_id),
  );
  const { observations, comparable } = await remainderOf(database, tenantId, row, { leaving, change: null });
  const shown = observations.filter(({ source_id }: Observation) => !withheld.has(source_id));
  return { facts: entityFacts(shown), comparable };
}
