import type { AnalysedName } from "../names/analysed-name.ts";
import { romanise } from "../names/romanise.ts";
import { sameWord } from "./token-alignment.ts";

/** Market data cut names at 18, 30 or 31 characters; a shorter name that is another's beginning is a name of its own. */
const SHORTEST = 14;

/**
 * The place of the token inside which `short` was cut off, where it is otherwise the beginning of `long`:
 * "Tencent Music Entertainment Gro" of "Tencent Music Entertainment Group". Null when it is no such stump.
 */
export function cutAt(short: AnalysedName, long: AnalysedName): number | null {
  const last = short.tokens.length - 1;
  if (last < 1 || long.tokens.length <= last || short.raw.length < SHORTEST) return null;
  for (let i = 0; i < last; i++) if (!sameWord(short.tokens[i]!, long.tokens[i]!)) return null;
  const whole = long.tokens[last]!.text;
  const stump = lastWord(short.raw);
  return stump !== "" && stump.length < whole.length && whole.startsWith(stump) ? last : null;
}

function lastWord(raw: string): string {
  const word = /[\p{L}\p{N}]+$/u.exec(raw)?.[0] ?? "";
  return romanise(word)
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase();
}
