import type { AnalysedName, NameToken } from "../../names/analyse/analysed-name.ts";
import { beginsFormWord, formWord } from "../../names/forms/legal-form-words.ts";
import { romanise } from "../../names/transliteration/romanise.ts";
import { isStopWord } from "../../names/words/lexicon.ts";
import { sameWord } from "./token-alignment.ts";

/** Market data cut names at 18, 30 or 31 characters; a shorter name was not cut off. */
const SHORTEST = 14;
/** Scripts without spaces between words, and the letters of a name in them that may be cut. */
const UNSPACED: ReadonlySet<AnalysedName["script"]> = new Set(["han", "kana", "thai"]);
const SHORTEST_UNSPACED = 9;
/** One that ends with a whole word may have been cut off from here on. */
const CUT_LENGTH = 28;

/**
 * Whether `short` was cut off inside a word and is otherwise the beginning of `long`: "Tencent Music
 * Entertainment Gro" of "Tencent Music Entertainment Group".
 */
export function isCutFrom(short: AnalysedName, long: AnalysedName): boolean {
  if (UNSPACED.has(short.script)) return isUnspacedCut(short, long);
  const last = short.tokens.length - 1;
  const ahead = opening(short) - opening(long);
  const start = ahead === 0 ? 0 : opening(short);
  const length = ahead > 0 ? lengthFrom(short, start) : short.raw.length;
  if (last <= start || long.tokens.length <= last - ahead || length < SHORTEST) return false;
  for (let i = start; i < last; i++) if (!isSame(short.tokens[i]!, long.tokens[i - ahead]!)) return false;
  const { text: whole, tag } = long.tokens[last - ahead]!;
  const stump = lastWord(short.raw.replace(DANGLING, ""));
  if (stump === "" || !(hasName(short, last) || isNaming(stump, tag))) return false;
  if (stump === whole) return isUnfinished(short) && long.tokens.length > last - ahead + 1;
  return tag === "form"
    ? beginsFormWord(stump, whole)
    : stump.length < whole.length && whole.startsWith(stump);
}

/** The same of names without spaces, whose words the cut leaves in doubt: 株式会社サンマルクホール of 株式会社サンマルクホールディングス. */
function isUnspacedCut(short: AnalysedName, long: AnalysedName): boolean {
  const [start, whole] = [lettersOf(short), lettersOf(long)];
  if (start.length < SHORTEST_UNSPACED || start.length >= whole.length || !whole.startsWith(start))
    return false;
  if (/\d/.test(whole[start.length]!)) return false;
  let end = 0;
  for (const { text } of long.tokens) {
    end += text.length;
    if (end >= start.length) return end > start.length;
  }
  return false;
}

function lettersOf({ tokens }: AnalysedName): string {
  return tokens.map(({ text }) => text).join("");
}

const SHORTEST_STUMP = 4;

/** Whether a whole word in front of the cut tells something: all companies of a kind begin with "Акционерный ко" or "Limited Liability C". */
function hasName({ tokens }: AnalysedName, last: number): boolean {
  return tokens.slice(0, last).some(({ tag }) => tag !== "form" && tag !== "stop" && tag !== "generic");
}

/** Whether the cut word does: "First National Bank of Gree" of "Greece". */
function isNaming(stump: string, tag: NameToken["tag"]): boolean {
  return stump.length >= SHORTEST_STUMP && tag !== "form" && tag !== "generic";
}

/** "Corp" and "Corporation" are one word in front of a cut. */
function isSame(one: NameToken, other: NameToken): boolean {
  return sameWord(one, other) || formWord(one.text) === formWord(other.text);
}

/** An ampersand behind which nothing stands. */
const DANGLING = / ?&$/;

/**
 * A name of that length that ends with a connecting word goes on behind it: "Seacoast Banking Corporation of"; so does one of any
 * length that ends with an ampersand.
 */
function isUnfinished({ raw, tokens }: AnalysedName): boolean {
  return DANGLING.test(raw) || (raw.length >= CUT_LENGTH && isStopWord(tokens.at(-1)!.text));
}

/** The length of a name without the words in front that the other name lacks. */
function lengthFrom({ tokens }: AnalysedName, start: number): number {
  return tokens.slice(start).reduce((sum, { text }) => sum + 1 + text.length, -1);
}

/** Words in front that the other name may lack: "The Mandarin Hotel Public Compa", "PT Garuda Maintenance Facility Ae". */
function opening({ tokens }: AnalysedName): number {
  let words = 0;
  while (
    words < tokens.length &&
    (tokens[words]!.tag === "form" || (words === 0 && tokens[0]!.tag === "stop"))
  )
    words++;
  return words;
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
