/**
 * A simple baseline: fifty candidates by the rarity of shared words, then the better Jaro–Winkler similarity
 * of words as written and sorted, on names without legal forms, less a penalty for another country, and one
 * fixed threshold. It uses name and country only; its thresholds were set on the development part.
 */
import type { BenchmarkPair, BenchmarkQuery } from "../../src/training/benchmark-cases.ts";
import { jaroWinkler } from "./jaro-winkler.ts";
import type { PairAnswer } from "./pair-score.ts";
import type { QueryAnswer } from "./query-score.ts";

/** The part of a register row that the baseline uses. */
export interface BaselineRow {
  readonly id: string;
  readonly names: readonly string[];
  readonly country: string | null;
}

const MATCH = 0.945;
const NO_MATCH = 0.84;
const PAIR = 0.88;
const DEPTH = 50;
/** A second word in more than COMMON rows adds no candidates; a first word in more than TOO_COMMON is skipped. */
const COMMON = 4_000;
const TOO_COMMON = 20_000;

const FORMS = new Set(
  "ltd limited plc llp llc lp inc incorporated corp corporation co company companies gmbh mbh ggmbh ag aktiengesellschaft kg kgaa ohg ug eg ev se sa sas sasu sarl spa srl snc bv nv cv ab publ as asa aps oy oyj ou uab sia doo ad dd sro zrt kft nyrt spzoo pty pte pvt private public sdn bhd berhad tbk pt kk jsc pjsc ojsc cjsc oao ooo zao pao ltda sab sicav holding holdings group the and".split(
    " ",
  ),
);
const HAN_FORMS = [
  "株式会社",
  "有限会社",
  "合同会社",
  "股份有限公司",
  "有限責任公司",
  "有限责任公司",
  "有限公司",
  "(株)",
];
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** Words of a name in lower case, without accents and legal forms. */
export function comparableWords(name: string): string[] {
  let text = name.normalize("NFKC").toLowerCase();
  text = text.replaceAll("ß", "ss").replaceAll("ø", "o").replaceAll("ł", "l").replaceAll("&", " and ");
  text = text.replaceAll(/['’]/g, "");
  for (const form of HAN_FORMS) text = text.replaceAll(form, " ");
  text = text
    .normalize("NFD")
    .replaceAll(/(?![\u3099\u309a])\p{Mn}/gu, "")
    .normalize("NFC");
  const words = joinInitials(text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ""));
  const kept = words.filter((word) => !FORMS.has(word));
  return kept.length > 0 ? kept : words;
}

/** Joins single letters: "a b c" and "abc" become one word. */
function joinInitials(words: readonly string[]): string[] {
  const joined: string[] = [];
  let initials = "";
  for (const word of words) {
    if (/^[a-z]$/.test(word)) {
      initials += word;
      continue;
    }
    if (initials !== "") joined.push(initials);
    initials = "";
    joined.push(word);
  }
  if (initials !== "") joined.push(initials);
  return joined;
}

function termsOf(words: readonly string[]): Set<string> {
  return new Set(
    words.flatMap((word) => {
      if (!UNSPACED.test(word) || word.length <= 2) return [word];
      return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
    }),
  );
}

function similarity(a: readonly string[], b: readonly string[]): number {
  const asWritten = jaroWinkler(a.join(" "), b.join(" "));
  return Math.max(asWritten, jaroWinkler([...a].sort().join(" "), [...b].sort().join(" ")));
}

function withCountry(score: number, a: string | null, b: string | null): number {
  if (a === null || b === null) return score - 0.02;
  return a === b ? score : score - 0.12;
}

const bounded = (score: number) => Math.max(0, Math.min(1, score));

export class Baseline {
  readonly #names: {
    readonly id: string;
    readonly words: readonly string[];
    readonly country: string | null;
  }[] = [];
  readonly #postings = new Map<string, number[]>();

  constructor(rows: Iterable<BaselineRow>) {
    for (const { id, names, country } of rows) {
      for (const name of names) {
        const words = comparableWords(name);
        const at = this.#names.push({ id, words, country }) - 1;
        for (const term of termsOf(words)) {
          const list = this.#postings.get(term);
          if (list) list.push(at);
          else this.#postings.set(term, [at]);
        }
      }
    }
  }

  answer({ id, record }: BenchmarkQuery): QueryAnswer {
    const best = this.#best(record.name ?? "", record.country ?? null);
    if (best === null) return { id, decision: "no_match", match_confidence: 0, matched_ids: [] };
    const decision = best.score >= MATCH ? "match" : best.score >= NO_MATCH ? "unresolved" : "no_match";
    return { id, decision, match_confidence: bounded(best.score), matched_ids: [best.id] };
  }

  #best(name: string, country: string | null): { readonly id: string; readonly score: number } | null {
    const words = comparableWords(name);
    const blocks = [...this.#blockScores(words)].map(([at, sum]) => {
      const found = this.#names[at]!;
      const sameCountry = country !== null && found.country === country;
      return { at, score: (sum / Math.sqrt(1 + found.words.length)) * (sameCountry ? 1.25 : 1) };
    });
    blocks.sort((a, b) => b.score - a.score || a.at - b.at);
    const scores = new Map<string, number>();
    for (const { at } of blocks) {
      const found = this.#names[at]!;
      if (scores.size >= DEPTH && !scores.has(found.id)) break;
      const score = withCountry(similarity(words, found.words), country, found.country);
      scores.set(found.id, Math.max(score, scores.get(found.id) ?? -1));
    }
    const [first] = [...scores].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
    return first === undefined ? null : { id: first[0], score: first[1] };
  }

  #blockScores(words: readonly string[]): Map<number, number> {
    const sums = new Map<number, number>();
    const lists = [...termsOf(words)]
      .map((term) => this.#postings.get(term) ?? [])
      .filter((list) => list.length > 0)
      .sort((a, b) => a.length - b.length);
    for (const [rank, list] of lists.entries()) {
      if (list.length > TOO_COMMON || (rank > 0 && list.length > COMMON)) break;
      const information = Math.log(1 + this.#names.length / list.length);
      for (const at of list) sums.set(at, (sums.get(at) ?? 0) + information);
    }
    return sums;
  }
}

/** The answer of the baseline to a pair. */
export function baselinePair({ id, left, right }: BenchmarkPair): PairAnswer {
  const alike = similarity(comparableWords(left.name ?? ""), comparableWords(right.name ?? ""));
  const score = bounded(withCountry(alike, left.country ?? null, right.country ?? null));
  return { id, decision: score >= PAIR ? "match" : "no_match", probability: score };
}
