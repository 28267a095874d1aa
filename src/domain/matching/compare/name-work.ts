/**
 * The cost of comparing two names, in work units: a unit is one comparison of two words, some 0.3 µs. The
 * cost follows from lengths alone, before any comparison: all machines count the same and a decision replays.
 */
import type { AnalysedName } from "../../names/analyse/analysed-name.ts";
import { type Hearing, hearingOf } from "../../names/transliteration/sounds/letter-phones.ts";
import type { Comparable, ComparableName } from "../comparable/comparable.ts";
import { isReadAloud, MOST_UNITS } from "../readings/read-aloud.ts";
import { MOST_HEARD } from "../readings/read-letters.ts";

/** The most work units for comparing one pair of companies: some 10 ms. */
export const CANDIDATE_WORK = 32_000;
/** The most work units for comparing a record with its whole shortlist: some 60 ms. */
export const RECORD_WORK = 200_000;
/** The work units after which other work can run: some 5 ms. */
export const TURN_WORK = 16_000;
/** The least work units that a candidate counts until the next turn, for its fields other than names. */
export const LEAST_WORK = 300;

/** A record whose names have more letters is large: half of the longest name that a record may have. */
const LARGE_LETTERS = 250;

const MOST_NAMES = 8;
/** Letters per work unit of the passes over a name letter by letter. */
const LETTERS_A_UNIT = 2;
/** Runs per word: runs of up to three neighbouring words are matched by sound. */
const RUNS_A_WORD = 3;
/** Work units for one run of words at one place of a name, in kana, which may write the run in many ways. */
const KANA_WORK = 24;
const HEARD_WORK = 3;
/** Pairs of runs per pair of words: a native run and a Latin run, of which one is a single word. */
const RUN_PAIRS = RUNS_A_WORD * RUNS_A_WORD - (RUNS_A_WORD - 1) ** 2;
/** Pairs of letters per work unit, compared by sound or by a table of the spellings of each letter. */
const SOUNDS_A_UNIT = 16;
const SPELLINGS_A_UNIT = 128;
const SPELLED: ReadonlySet<Hearing> = new Set(["close", "hangul", "hebrew"]);
const KANA = /[\u3041-\u30ff]/;
const PLACE = /\p{Script=Han}|[\u3041-\u30ff]+/gu;
/** The longest word, in letters, that counts for matching by sound. */
const LONGEST_HEARD = 32;

/**
 * Whether deciding a record may take long, judged before retrieval: its names, at most eight, have more
 * letters together than those of nearly any company (at most 177 letters in 4,200 queries of a benchmark).
 */
export function isLarge({ names }: Comparable): boolean {
  return foremost(names).reduce((sum, { analysed }) => sum + analysed.raw.length, 0) > LARGE_LETTERS;
}

/** The names of a company that are compared: the first eight. */
export function foremost(names: readonly ComparableName[]): readonly ComparableName[] {
  return names.length > MOST_NAMES ? names.slice(0, MOST_NAMES) : names;
}

/** The most work units that comparing the two names costs; 1 at least. */
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

/** The work for a run of Latin words, which may begin at each Han character, run of kana and Arabic word. */
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

/** The work units that comparing the names of two companies would cost without a limit. */
export function companyWork(left: Comparable, right: Comparable): number {
  let work = 0;
  for (const a of foremost(left.names))
    for (const b of foremost(right.names)) work += nameWork(a.analysed, b.analysed);
  return work;
}
