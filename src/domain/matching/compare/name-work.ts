/**
 * What comparing two names costs, in work units: a unit is one word held against another, some 0.3 µs. It is counted
 * from the lengths alone, before anything is compared, so every machine counts the same and a decision replays.
 */
import type { AnalysedName } from "../../names/analyse/analysed-name.ts";
import { type Hearing, hearingOf } from "../../names/transliteration/sounds/letter-phones.ts";
import type { Comparable, ComparableName } from "../comparable/comparable.ts";
import { isReadAloud, MOST_UNITS } from "../readings/read-aloud.ts";
import { MOST_HEARD } from "../readings/read-letters.ts";

/** The most that comparing one pair of companies may cost, in work units: some 10 ms. */
export const CANDIDATE_WORK = 32_000;
/** The most that comparing a record with its whole shortlist may cost, in work units: some 100 ms. */
export const RECORD_WORK = 360_000;
/** After so many work units others have their turn: some 5 ms. */
export const TURN_WORK = 16_000;
/** What a candidate counts at least until the next turn, for all but its names. */
export const LEAST_WORK = 300;

/** Letters of a record's names from which its decision is large: half of the longest name that a record may have. */
const LARGE_LETTERS = 250;

const MOST_NAMES = 8;
/** A name is also gone through letter by letter. */
const LETTERS_A_UNIT = 2;
/** Runs of up to three neighbouring words are listened for. */
const RUNS_A_WORD = 3;
/** A run of words that is listened for at one place of a name: kana may write it in many ways. */
const KANA_WORK = 24;
const HEARD_WORK = 3;
/** Runs of a letter script are held against runs of Latin words, but not two runs of several words. */
const RUN_PAIRS = RUNS_A_WORD * RUNS_A_WORD - (RUNS_A_WORD - 1) ** 2;
/** Letters of two runs held against each other in a unit, by sound or by a table of how each letter is written. */
const SOUNDS_A_UNIT = 16;
const SPELLINGS_A_UNIT = 128;
const SPELLED: ReadonlySet<Hearing> = new Set(["close", "hangul", "hebrew"]);
const KANA = /[\u3041-\u30ff]/;
const PLACE = /\p{Script=Han}|[\u3041-\u30ff]+/gu;
/** A much longer word is not listened for. */
const LONGEST_HEARD = 32;

/**
 * Whether deciding a record may take long, before anything is known of its candidates: its names, all eight together, are
 * longer than those of hardly any company (the longest of 4,200 queries of a benchmark have 177 letters).
 */
export function isLarge({ names }: Comparable): boolean {
  return foremost(names).reduce((sum, { analysed }) => sum + analysed.raw.length, 0) > LARGE_LETTERS;
}

/** The names of a company that are compared: the first eight. */
export function foremost(names: readonly ComparableName[]): readonly ComparableName[] {
  return names.length > MOST_NAMES ? names.slice(0, MOST_NAMES) : names;
}

/** The most that comparing the two names costs, in work units; 1 at least. */
export function nameWork(query: AnalysedName, candidate: AnalysedName): number {
  const words = (query.tokens.length + 1) * (candidate.tokens.length + 1);
  const letters = Math.ceil((query.raw.length + candidate.raw.length) / LETTERS_A_UNIT);
  return words + letters + soundWork(query, candidate);
}

function soundWork(one: AnalysedName, other: AnalysedName): number {
  if ((one.script === "latin") === (other.script === "latin")) return 0;
  const [latin, native] = one.script === "latin" ? [one, other] : [other, one];
  const said = Math.min(latin.tokens.length, MOST_HEARD);
  if (isReadAloud(native)) return heardWork(native) * RUNS_A_WORD * said;
  const hearing = hearingOf(native.script);
  if (hearing === null) return 0;
  const own = Math.min(native.tokens.length, MOST_HEARD);
  const lettersAUnit = SPELLED.has(hearing) ? SPELLINGS_A_UNIT : SOUNDS_A_UNIT;
  const letters = meanLength(native) * meanLength(latin);
  return Math.ceil(RUN_PAIRS * own * said * (1 + letters / lettersAUnit));
}

const heard = new WeakMap<AnalysedName, number>();

/** A run of words may begin to be heard at each Han character, each run of kana and each Arabic word. */
function heardWork(name: AnalysedName): number {
  const known = heard.get(name);
  if (known !== undefined) return known;
  const work = name.tokens
    .flatMap(({ text }) => text.match(PLACE) ?? [text])
    .slice(0, MOST_UNITS)
    .reduce((sum, place) => sum + (KANA.test(place) ? KANA_WORK : HEARD_WORK), 0);
  heard.set(name, work);
  return work;
}

function meanLength({ joined, tokens }: AnalysedName): number {
  return Math.min(joined.length / Math.max(tokens.length, 1), LONGEST_HEARD);
}

/** What comparing the names of two companies would cost without a limit, in work units. */
export function companyWork(left: Comparable, right: Comparable): number {
  let work = 0;
  for (const a of foremost(left.names))
    for (const b of foremost(right.names)) work += nameWork(a.analysed, b.analysed);
  return work;
}
