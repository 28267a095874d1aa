/** Words in kana and in Latin letters that write each other, from the two names of Japanese companies in a register. */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { contentTokens } from "../../src/domain/matching/words/content-tokens.ts";
import { align } from "../../src/domain/matching/words/token-alignment.ts";
import { analyseName } from "../../src/domain/names/analyse/analyse-name.ts";
import type { AnalysedName } from "../../src/domain/names/analyse/analysed-name.ts";
import type { Loanword } from "../../src/domain/names/transliteration/sounds/loanword-lattice.ts";

/** A company's name in two scripts. */
export interface NamePair {
  readonly native: AnalysedName;
  readonly latin: AnalysedName;
  /** The company's index in the register, from 0. */
  readonly company: number;
}

interface RegisterRow {
  readonly name: string;
  readonly country?: string;
  readonly jurisdiction?: string;
  readonly other_names?: readonly { readonly name: string }[];
}

const KANA = /^[\u30a1-\u30ff]{2,}$/;
const LATIN = /^[a-z]+$/;
const LONGEST_RUN = 3;

/** The pairs of names, and every Latin word of a Japanese company, alone and joined with the next two. */
export async function readRegister(
  path: string,
): Promise<{ pairs: readonly NamePair[]; words: readonly string[] }> {
  const pairs: NamePair[] = [];
  const words = new Set<string>();
  let company = 0;
  for await (const line of createInterface({ input: createReadStream(path).pipe(createGunzip()) })) {
    const row = JSON.parse(line) as RegisterRow;
    if (!(row.country ?? row.jurisdiction)?.startsWith("JP")) continue;
    const names = [row.name, ...(row.other_names ?? []).map(({ name }) => name)].map((name) =>
      analyseName(name, { country: "JP" }),
    );
    const latin = names.filter(({ script }) => script === "latin");
    for (const name of latin) for (const word of wordRuns(name)) words.add(word);
    const native = names.filter(({ script }) => script === "kana" || script === "han");
    for (const one of native) for (const other of latin) pairs.push({ native: one, latin: other, company });
    company++;
  }
  return { pairs, words: [...words].sort() };
}

/** The Latin words of a name, alone and joined with the next two. */
export function wordRuns(name: AnalysedName): string[] {
  const texts = contentTokens(name).map(({ text }) => text);
  return texts.flatMap((_, at) =>
    Array.from({ length: Math.min(LONGEST_RUN, texts.length - at) }, (_, more) =>
      texts.slice(at, at + more + 1).join(""),
    ).filter((word) => LATIN.test(word)),
  );
}

/** The words in katakana of a name. */
export function kanaWords(name: AnalysedName): string[] {
  return contentTokens(name)
    .map(({ text }) => text)
    .filter((text) => KANA.test(text));
}

/** Where one name has only kana left and the other only Latin words, they write each other. */
export function loanwordOf({ native, latin }: NamePair): Loanword | null {
  const left = contentTokens(native);
  const right = contentTokens(latin);
  const { leftUsed, rightUsed } = align(left, right, true);
  const rest = (tokens: typeof left, used: Uint8Array) =>
    tokens
      .filter((_, i) => used[i] === 0)
      .map(({ text }) => text)
      .join("");
  const kana = rest(left, leftUsed);
  const word = rest(right, rightUsed);
  return KANA.test(kana) && LATIN.test(word) ? { kana, word } : null;
}
