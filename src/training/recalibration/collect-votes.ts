/**
 * Turns a label log into votes. A row holds the features that the judge saw at that time, from the receipt.
 * Left out are the service's own labels, corrected and contradictory labels, and verdicts that a reviewer
 * could not give; a company has one vote for all its labels, and is on one side of the split.
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

/** The number of labels left out for each reason, in the order in which the rules are applied. */
export interface LeftOut {
  superseded: number;
  own: number;
  cannotTell: number;
  redacted: number;
  /** The label's decision was not scored, or is not the tenant's. */
  unscored: number;
  /** Scored with other weights than those being recalibrated. */
  otherModel: number;
  /** A rule withheld the match at any probability. */
  withheld: number;
  contradictory: number;
  /** The label gives no verdict on the decision. */
  silent: number;
  /** The offered company and the right company are on different sides of the split. */
  crossing: number;
  /** The company has already voted. */
  voted: number;
  /** Of a company on which adjudicating models are certified. */
  reserved: number;
}

export interface Evidence {
  readonly labels: readonly TrainingLabel[];
  /** By decision id. */
  readonly receipts: ReadonlyMap<string, JudgedReceipt>;
  readonly known: KnownCompanies;
  /** Whether a decision was scored with the weights being recalibrated. */
  readonly isSameModel: (receipt: JudgedReceipt) => boolean;
  /** Register rows, as `source:id`, of which nothing is learned. */
  readonly reserved?: ReadonlySet<string>;
}

interface Row extends Truth {
  readonly decisionId: string;
  readonly listFeatures: Readonly<Record<string, number>>;
  /** The offered company and the right company. */
  readonly sides: readonly [string, string];
}

export function collectVotes(evidence: Evidence): { readonly votes: Vote[]; readonly leftOut: LeftOut } {
  const leftOut: LeftOut = {
    ...{ superseded: 0, own: 0, cannotTell: 0, redacted: 0, unscored: 0, otherModel: 0 },
    ...{ withheld: 0, contradictory: 0, silent: 0, crossing: 0, voted: 0, reserved: 0 },
  };
  const rows = rowsOf(evidence, leftOut);
  const drawn = new Map<string, { row: Row; lot: string }>();
  for (const row of rows) {
    const [offered, meant] = row.sides;
    if (partOf(offered) !== partOf(meant)) {
      leftOut.crossing++;
      continue;
    }
    // The vote is drawn by hash, so that neither its verdict nor its time selects it.
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
    const why = uselessness(label, corrected, receipt, evidence);
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
  { isSameModel, reserved }: Pick<Evidence, "isSameModel" | "reserved">,
): keyof LeftOut | null {
  if (label.superseded_by_label_id !== null || corrected.has(label.label_id)) return "superseded";
  if (isOwnJudgement(label)) return "own";
  if (label.label === "cannot_tell") return "cannotTell";
  if (label.redacted || receipt?.redacted) return "redacted";
  if (!receipt?.replay_inputs) return "unscored";
  if (!isSameModel(receipt)) return "otherModel";
  if (receipt.guards.length > 0) return "withheld";
  const named = [label.right_ref, receipt.right_ref];
  return named.some((ref) => ref !== null && reserved?.has(ref)) ? "reserved" : null;
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

/** A third of the companies is enough to fit two parameters; certification takes the rest. */
function partOf(company: string): "fit" | "check" {
  return Number.parseInt(digest(company).slice(0, 8), 16) % 3 === 0 ? "fit" : "check";
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
