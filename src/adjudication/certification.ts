/**
 * How far a model's verdict on a pair can be believed: measured on pairs whose truth is known. A verdict becomes
 * evidence by its likelihood ratio, P(verdict | same) ÷ P(verdict | different), each bounded by Clopper–Pearson
 * to the side that makes the evidence weaker.
 */
import { hash } from "node:crypto";
import { z } from "zod";
import { canonicalJson } from "../contract/canonical-json.ts";
import { storedJson } from "../contract/stored/stored-json.ts";
import { judgementDecisions } from "../domain/matching/decide/outside-evidence.ts";
import { lowerBound, upperBound } from "../domain/statistics/clopper-pearson.ts";
import type { PairAnswer } from "./answer.ts";

export type AnswerClass = PairAnswer["decision"];

const decision = z.enum(judgementDecisions);

/** The model's answers about one pair; null: no answer (a refusal, a timeout, a malformed answer). */
const answered = z.strictObject({
  pair: z.string(),
  truth: z.enum(["same", "different"]),
  answers: z.tuple([decision.nullable(), decision.nullable()]),
});

export type AnsweredPair = Readonly<z.output<typeof answered>>;

const certificationFile = z.strictObject({
  format: z.literal(1),
  model_id: z.string(),
  provider: z.string(),
  prompt_version: z.string(),
  prompt_digest: z.string(),
  /** The matching model and the release whose borderline it was measured beside. */
  matching_model: z.string(),
  pairs: z.array(answered),
  pair_set: z.string(),
  latency_ms: z.strictObject({ median: z.number(), p95: z.number() }),
  tokens: z.strictObject({ input: z.number(), output: z.number() }),
  certified_at: z.string(),
  digest: z.string(),
});

export type CertificationFile = Readonly<z.output<typeof certificationFile>>;

/** The subject of a certification: any other one makes it void. */
export interface CertifiedFor {
  readonly modelId: string;
  readonly provider: string;
  readonly promptVersion: string;
  readonly promptDigest: string;
  readonly matchingModel: string;
}

/** The subject in the fields of a file. */
export const fieldsOf = (subject: CertifiedFor) => ({
  model_id: subject.modelId,
  provider: subject.provider,
  prompt_version: subject.promptVersion,
  prompt_digest: subject.promptDigest,
  matching_model: subject.matchingModel,
});

/** The fewest pairs, and the fewest of each truth, on which a model can be certified. */
export const LEAST_PAIRS = 600;
export const LEAST_OF_A_TRUTH = 200;

export function isEnough({ same, different }: Readonly<Record<"same" | "different", number>>): boolean {
  return same + different >= LEAST_PAIRS && Math.min(same, different) >= LEAST_OF_A_TRUTH;
}

export interface ClassRow {
  readonly answer: AnswerClass;
  readonly same: number;
  readonly different: number;
  /** Share of this answer that is wrong, with its upper bound; null for `cannot_tell`, and where it never came. */
  readonly error: { readonly rate: number; readonly upper: number } | null;
  /** Natural logarithm of the likelihood ratio by which the answer counts. */
  readonly logOdds: number;
}

export interface CertificationTable {
  readonly rows: readonly ClassRow[];
  readonly pairs: number;
  /** Share of the pairs with two answers in which both orders gave the same answer. */
  readonly agreement: number;
  /** Pairs without an answer in one order or both. */
  readonly unanswered: number;
}

/** The answer that counts of two: one that both orders gave. */
function standing([first, second]: AnsweredPair["answers"]): AnswerClass | null {
  if (first === null || second === null) return null;
  return first === second ? first : "cannot_tell";
}

/** The table of a certification, from its pairs alone. */
export function tableOf(pairs: readonly AnsweredPair[]): CertificationTable {
  const counts = { same: new Map<AnswerClass, number>(), different: new Map<AnswerClass, number>() };
  const totals = { same: 0, different: 0 };
  let agreed = 0;
  let twice = 0;
  for (const { truth, answers } of pairs) {
    totals[truth]++;
    const answer = standing(answers);
    if (answer === null) continue;
    twice++;
    if (answers[0] === answers[1]) agreed++;
    counts[truth].set(answer, (counts[truth].get(answer) ?? 0) + 1);
  }
  const rows = judgementDecisions.map((answer): ClassRow => {
    const same = counts.same.get(answer) ?? 0;
    const different = counts.different.get(answer) ?? 0;
    return {
      answer,
      same,
      different,
      error: errorOf(answer, same, different),
      logOdds: logOddsOf(answer, { same, different, totals }),
    };
  });
  return {
    rows,
    pairs: pairs.length,
    agreement: twice === 0 ? 0 : agreed / twice,
    unanswered: pairs.length - twice,
  };
}

function errorOf(answer: AnswerClass, same: number, different: number): ClassRow["error"] {
  const total = same + different;
  if (answer === "cannot_tell" || total === 0) return null;
  const wrong = answer === "match" ? different : same;
  return { rate: wrong / total, upper: upperBound(wrong, total) };
}

/** An answer that may count the wrong way, or that says that it does not know, counts nothing. */
function logOddsOf(
  answer: AnswerClass,
  {
    same,
    different,
    totals,
  }: {
    readonly same: number;
    readonly different: number;
    readonly totals: Record<"same" | "different", number>;
  },
): number {
  if (answer === "cannot_tell" || totals.same === 0 || totals.different === 0) return 0;
  if (answer === "match")
    return Math.max(0, Math.log(lowerBound(same, totals.same) / upperBound(different, totals.different)));
  return Math.min(0, Math.log(upperBound(same, totals.same) / lowerBound(different, totals.different)));
}

/** A certification that was read, and whose figures were computed anew from its answers. */
export interface Certification {
  readonly file: CertificationFile;
  readonly table: CertificationTable;
}

/** Why a certification is not in force. */
export type CertificationFault =
  | "not_a_certification"
  | "changed"
  | "of_another_model"
  | "of_another_prompt"
  | "of_another_matching_model"
  | "too_few_pairs";

/** The file of a certification. @param content without its digest. */
export function sealed(content: Omit<CertificationFile, "digest">): CertificationFile {
  return { ...content, digest: digestOf(content) };
}

function digestOf(content: object): string {
  const { digest: _, ...rest } = content as { readonly digest?: string };
  return hash("sha256", canonicalJson(rest));
}

/** Reads a certification. Its ratios are never read: they follow from the answers that it holds. */
export function readCertification(text: string, subject: CertifiedFor): Certification | CertificationFault {
  const file = fileOf(text);
  if (file === null) return "not_a_certification";
  if (digestOf(file) !== file.digest || new Set(file.pairs.map(({ pair }) => pair)).size < file.pairs.length)
    return "changed";
  if (file.model_id !== subject.modelId || file.provider !== subject.provider) return "of_another_model";
  if (file.prompt_version !== subject.promptVersion || file.prompt_digest !== subject.promptDigest)
    return "of_another_prompt";
  if (file.matching_model !== subject.matchingModel) return "of_another_matching_model";
  const same = file.pairs.filter(({ truth }) => truth === "same").length;
  if (!isEnough({ same, different: file.pairs.length - same })) return "too_few_pairs";
  return { file, table: tableOf(file.pairs) };
}

const stored = storedJson("certification", certificationFile);

function fileOf(text: string): CertificationFile | null {
  try {
    return stored(text);
  } catch {
    return null;
  }
}

/** By how much an answer counts; without a certification nothing. */
export function logOddsIn(certification: Certification | null, answer: AnswerClass): number {
  return certification?.table.rows.find((row) => row.answer === answer)?.logOdds ?? 0;
}
