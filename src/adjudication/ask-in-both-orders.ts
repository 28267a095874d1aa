import { inBothOrders, type PairAnswer, readAnswer } from "./answer.ts";
import { type ModelPrompt, pairPrompt, type Side } from "./prompt.ts";

/** Why a model gave no answer. */
export type ModelFault = "refused" | "malformed" | "quota" | "timed_out" | "failed";

export interface ModelReply {
  readonly value: unknown;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** Asks a model once. Never rejects. */
export type AskModel = (
  prompt: ModelPrompt,
  signal: AbortSignal,
) => Promise<ModelReply | { readonly fault: ModelFault }>;

/** One order of a pair as it was answered. */
export type Answered =
  | { readonly answer: PairAnswer; readonly inputTokens: number; readonly outputTokens: number }
  | { readonly fault: ModelFault };

/** Both orders of a pair, asked at once. */
export async function askInBothOrders(
  ask: AskModel,
  [left, right]: readonly [Side, Side],
  signal: AbortSignal,
): Promise<readonly [Answered, Answered]> {
  const once = async (prompt: ModelPrompt): Promise<Answered> => {
    const reply = await ask(prompt, signal);
    if ("fault" in reply) return reply;
    const answer = readAnswer(reply.value);
    if (answer === null) return { fault: "malformed" };
    return { answer, inputTokens: reply.inputTokens, outputTokens: reply.outputTokens };
  };
  return Promise.all([once(pairPrompt(left, right)), once(pairPrompt(right, left))]);
}

/** The answer that counts of the two orders, or why there is none. */
export function answerOf([first, second]: readonly [Answered, Answered]):
  | PairAnswer
  | { readonly fault: ModelFault } {
  if ("fault" in first) return first;
  if ("fault" in second) return second;
  return inBothOrders(first.answer, second.answer);
}
