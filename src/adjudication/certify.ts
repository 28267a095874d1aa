import { type Answered, type AskModel, askInBothOrders } from "./ask-in-both-orders.ts";
import type { AnswerClass, AnsweredPair, CertificationFile, CertifiedFor } from "./certification.ts";
import { fieldsOf, sealed } from "./certification.ts";
import type { CertifyingPair, CertifyingSet } from "./pair-set.ts";

export interface Certifying {
  readonly ask: AskModel;
  readonly subject: CertifiedFor;
  readonly set: CertifyingSet;
  /** Pairs that are asked about at once; each is two questions. */
  readonly atOnce: number;
  readonly deadlineMs: number;
  /** Milliseconds of a clock that only rises. */
  readonly clock: () => number;
  readonly now: () => Date;
  /** Called after each pair. */
  readonly told: (done: number) => void;
}

interface AskedPair {
  readonly pair: AnsweredPair;
  readonly ms: number;
  readonly input: number;
  readonly output: number;
}

/** Asks a model every pair in both orders, once. A pair without an answer stays one: nothing is asked again. */
export async function certify(parts: Certifying): Promise<CertificationFile> {
  const { subject, set, now, told } = parts;
  const asked: AskedPair[] = [];
  const waiting = [...set.pairs];
  const work = async (): Promise<void> => {
    for (let pair = waiting.shift(); pair !== undefined; pair = waiting.shift()) {
      asked.push(await askPair(parts, pair));
      told(asked.length);
    }
  };
  await Promise.all(Array.from({ length: parts.atOnce }, () => work()));
  const times = asked.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0);
  const sum = (of: (one: AskedPair) => number) => asked.reduce((total, one) => total + of(one), 0);
  return sealed({
    format: 1,
    ...fieldsOf(subject),
    pair_set: set.digest,
    pairs: asked.map(({ pair }) => pair).sort((a, b) => (a.pair < b.pair ? -1 : 1)),
    latency_ms: { median: at(0.5), p95: at(0.95) },
    tokens: { input: sum(({ input }) => input), output: sum(({ output }) => output) },
    certified_at: now().toISOString(),
  });
}

async function askPair(
  { ask, clock, deadlineMs }: Certifying,
  { id, truth, left, right }: CertifyingPair,
): Promise<AskedPair> {
  const startedMs = clock();
  const answers = await askInBothOrders(ask, [left, right], AbortSignal.timeout(deadlineMs));
  const tokens = (of: "inputTokens" | "outputTokens") =>
    answers.reduce((total, one) => total + ("fault" in one ? 0 : one[of]), 0);
  return {
    pair: { pair: id, truth, answers: [decisionOf(answers[0]), decisionOf(answers[1])] },
    ms: clock() - startedMs,
    input: tokens("inputTokens"),
    output: tokens("outputTokens"),
  };
}

function decisionOf(answered: Answered): AnswerClass | null {
  return "fault" in answered ? null : answered.answer.decision;
}
