/**
 * How much a word identifies a company, learned from the names of openly licensed registers. The table is
 * part of the code, so that an answer does not depend on the registers that a deployment has installed.
 */
import { legalFormTable } from "../forms/legal-form-table.ts";
import frequencies from "./token-frequencies.json" with { type: "json" };

/** The count of a word that the table does not hold: a misspelling must not count as the rarest name. */
const UNSEEN_COUNT = 2;
const SHORT_CAP: readonly number[] = [0, 3, 5.5, 7.5];
const FORM_WORD_CAP = 4;
const HAN = /^[\u3400-\u9fff]+$/;
/** Kana words: one character is a syllable, which Latin writes with two or three letters. */
const KANA = /^[\u3041-\u30ff]+$/;

let counts: ReadonlyMap<string, number> | null = null;
const known = new Map<string, number>();

function load(): ReadonlyMap<string, number> {
  const result = new Map<string, number>();
  for (const line of frequencies.tokens) {
    const space = line.indexOf(" ");
    const count = Number(line.slice(0, space));
    for (const token of line.slice(space + 1).split(" ")) result.set(token, count);
  }
  return result;
}

/** How many of the table's company names hold the token, of `namesInTable`; 0 where the table does not hold it. */
export function tokenCount(text: string): number {
  counts ??= load();
  return counts.get(text) ?? 0;
}

/** The number of company names that the table was counted over. */
export const namesInTable = frequencies.names;

/** The information of a token by its frequency alone, in nats, without the caps of short words and of words of legal forms. */
export function frequencyInformation(text: string): number {
  counts ??= load();
  return Math.log((frequencies.names + 1) / ((counts.get(text) ?? UNSEEN_COUNT) + 1));
}

/**
 * The information of one comparable token in nats: −ln((count + 1) / (N + 1)) over N company names. Unseen tokens
 * count as seen twice; tokens of up to three letters, or two kana, and words of legal forms are capped. From 0 to about 11.
 */
export function tokenInformation(text: string): number {
  const cached = known.get(text);
  if (cached !== undefined) return cached;
  let nats = frequencyInformation(text);
  const cap = HAN.test(text) ? undefined : SHORT_CAP[text.length + (KANA.test(text) ? 1 : 0)];
  if (cap !== undefined) nats = Math.min(nats, cap);
  if (legalFormTable().words.has(text)) nats = Math.min(nats, FORM_WORD_CAP);
  nats = Math.max(0, nats);
  if (known.size < 100_000) known.set(text, nats);
  return nats;
}
