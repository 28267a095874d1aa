import type { AnalysedName } from "../../names/analyse/analysed-name.ts";
import { romanise } from "../../names/transliteration/romanise.ts";
import { sameWord } from "./token-alignment.ts";

/** Market data cut names at 18, 30 or 31 characters; a shorter name was not cut off. */
const SHORTEST = 14;

/**
 * Whether `short` was cut off inside a word and is otherwise the beginning of `long`: "Tencent Music
 * Entertainment Gro" of "Tencent Music Entertainment Group".
 */
export function isCutFrom(short: AnalysedName, long: AnalysedName): boolean {
  const last = short.tokens.length - 1;
  // "The Mandarin Hotel Public Compa" of "Mandarin Hotel Public Company Limited".
  const ahead = articles(short) - articles(long);
  if (last <= articles(short) || long.tokens.length <= last - ahead || short.raw.length < SHORTEST)
    return false;
  for (let i = articles(short); i < last; i++)
    if (!sameWord(short.tokens[i]!, long.tokens[i - ahead]!)) return false;
  const whole = long.tokens[last - ahead]!.text;
  const stump = lastWord(short.raw);
  return stump !== "" && stump.length < whole.length && whole.startsWith(stump);
}

function articles({ tokens }: AnalysedName): number {
  return tokens[0]?.tag === "stop" ? 1 : 0;
}

// A loop for plain ASCII, as most names are: this runs for every candidate that begins alike.
function lastWord(raw: string): string {
  let from = raw.length;
  while (from > 0 && isPlain(raw.charCodeAt(from - 1))) from--;
  if (from === 0 || raw.charCodeAt(from - 1) < BEYOND_ASCII) return raw.slice(from).toLowerCase();
  const word = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+$/u.exec(raw)?.[0] ?? "";
  return romanise(word)
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase();
}

const BEYOND_ASCII = 0x80;

function isPlain(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39);
}
