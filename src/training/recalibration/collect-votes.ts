/**
 * From a label log to votes: one row is what the judge saw at that time, as the receipt keeps it. What the service
 * said itself, what was corrected since, what contradicts itself and what a reviewer could not tell teach nothing; a
 * company has one vote however often it was asked for, and stands on one side of the split.
 */
import { createHash } from "node:crypto";
import type { ReplayInputs } from "../../domain/matching/decide/replay.ts";
import {
  isOwnJudgement,
  type JudgedDecision,
  type KnownCompanies,
  type TrainingLabel,
  type Truth,
  truthOf,
} from "./judgement.ts";

export interface JudgedReceipt extends JudgedDecision {
  readonly reason: string | null;
  readonly probability: number | null;
  readonly guards: readonly object[];
  readonly replay_inputs: ReplayInputs | null;
  readonly redacted?: boolean;
}

export interface Vote extends Truth {
  readonly listFeatures: Readonly<Record<string, number>>;
  readonly part: "fit" | "check";
}

/** How many labels were left out, and why, in the order in which the rules are applied. */
export interface LeftOut {
  superseded: number;
  own: number;
  cannotTell: number;
  redacted: number;
  /** No decision of this tenant that a scorer took. */
  unscored: number;
  /** Scored with other weights than those that are recalibrated. */
  otherModel: number;
  /** A rule withheld it, whatever its probability. */
  withheld: number;
  contradictory: number;
  /** Of the decision it says nothing. */
  silent: number;
  /** The company that was offered and the one that was meant stand on different sides of the split. */
  crossing: number;
  /** The company has voted. */
  voted: number;
}

export interface Evidence {
  readonly labels: readonly TrainingLabel[];
  /** By decision id. */
  readonly receipts: ReadonlyMap<string, JudgedReceipt>;
  readonly known: KnownCompanies;
  /** Whether a decision was scored with the weights that are recalibrated. */
  readonly isSameModel: (receipt: JudgedReceipt) => boolean;
}

interface Row extends Truth {
  readonly decisionId: string;
  readonly listFeatures: Readonly<Record<string, number>>;
  /** The company that was offered, and the one that was meant. */
  readonly sides: readonly [string, string];
}

export function collectVotes(evidence: Evidence): { readonly votes: Vote[]; readonly leftOut: LeftOut } {
  const leftOut: LeftOut = {
    ...{ superseded: 0, own: 0, cannotTell: 0, redacted: 0, unscored: 0, otherModel: 0 },
    ...{ withheld: 0, contradictory: 0, silent: 0, crossing: 0, voted: 0 },
  };
  const rows = rowsOf(evidence, leftOut);
  const drawn = new Map<string, { row: Row; lot: string }>();
  for (const row of rows) {
    const [offered, meant] = row.sides;
    if (partOf(offered) !== partOf(meant)) {
      leftOut.crossing++;
      continue;
    }
    // A lot decides, so that neither the verdict nor its time chooses who speaks for a company.
    const lot = digest(row.decisionId);
    const earlier = drawn.get(offered);
    if (earlier) leftOut.voted++;
    if (!earlier || lot < earlier.lot) drawn.set(offered, { row, lot });
  }
  const votes = [...drawn]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([
        offered,
        {
          row: { leads, absent, listFeatures },
        },
      ]) => ({
        ...{ leads, absent, listFeatures },
        part: partOf(offered),
      }),
    );
  return { votes, leftOut };
}

function rowsOf(evidence: Evidence, leftOut: LeftOut): Row[] {
  const corrected = new Set(evidence.labels.flatMap((label) => label.supersedes_label_id ?? []));
  const byDecision = new Map<string, { receipt: JudgedReceipt; labels: TrainingLabel[] }>();
  for (const label of evidence.labels) {
    const receipt = label.decision_id === null ? undefined : evidence.receipts.get(label.decision_id);
    const why = uselessness(label, corrected, receipt, evidence.isSameModel);
    if (why) leftOut[why]++;
    if (why || !receipt) continue;
    const entry = byDecision.get(receipt.decision_id) ?? { receipt, labels: [] };
    entry.labels.push(label);
    byDecision.set(receipt.decision_id, entry);
  }
  return [...byDecision.values()].flatMap(({ receipt, labels }) => {
    const truths = labels.map((label) => truthOf(label, receipt, evidence.known));
    const truth = { leads: agreed(truths, "leads"), absent: agreed(truths, "absent") };
    if (truth.leads === "contradictory" || truth.absent === "contradictory") {
      leftOut.contradictory += labels.length;
      return [];
    }
    if (truth.leads === null && truth.absent === null) {
      leftOut.silent += labels.length;
      return [];
    }
    leftOut.voted += labels.length - 1;
    const meant = labels.find(({ label }) => label === "match");
    return [
      {
        decisionId: receipt.decision_id,
        leads: truth.leads,
        absent: truth.absent,
        listFeatures: receipt.replay_inputs!.list_features,
        sides: sidesOf(receipt, meant?.entity_id ?? meant?.right_ref ?? null, evidence.known),
      },
    ];
  });
}

function uselessness(
  label: TrainingLabel,
  corrected: ReadonlySet<string>,
  receipt: JudgedReceipt | undefined,
  isSameModel: (receipt: JudgedReceipt) => boolean,
): keyof LeftOut | null {
  if (label.superseded_by_label_id !== null || corrected.has(label.label_id)) return "superseded";
  if (isOwnJudgement(label)) return "own";
  if (label.label === "cannot_tell") return "cannotTell";
  if (label.redacted || receipt?.redacted) return "redacted";
  if (!receipt?.replay_inputs) return "unscored";
  if (!isSameModel(receipt)) return "otherModel";
  return receipt.guards.length > 0 ? "withheld" : null;
}

function agreed(truths: readonly Truth[], name: keyof Truth): boolean | null | "contradictory" {
  const said = new Set(truths.flatMap((truth) => truth[name] ?? []));
  if (said.size > 1) return "contradictory";
  return [...said][0] ?? null;
}

function sidesOf(
  receipt: JudgedReceipt,
  meant: string | null,
  known: KnownCompanies,
): readonly [string, string] {
  const company = (ref: string) => known.entityOf(ref) ?? ref;
  const lead = receipt.decision === "no_match" ? receipt.candidates[0]?.entity_id : receipt.right_ref;
  const offered = company(lead ?? receipt.right_ref ?? receipt.decision_id);
  return [offered, meant === null ? offered : company(meant)];
}

/** A third of the companies fits two parameters well; certifying takes the rest. */
function partOf(company: string): "fit" | "check" {
  return Number.parseInt(digest(company).slice(0, 8), 16) % 3 === 0 ? "fit" : "check";
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
