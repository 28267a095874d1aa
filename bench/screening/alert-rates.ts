/** Recall of a screening at given alert rates on innocent companies, as rows of a table. */
import { scriptOf } from "../../src/domain/names/analyse/script-of.ts";
import { clopperPearson } from "../quality/intervals.ts";
import { percent } from "../quality/markdown.ts";
import type { ScreeningCase } from "./cases.ts";

const RATES = [0.001, 0.0025, 0.005, 0.01, 0.02];

/** One screened case. */
export interface Found {
  /** Score of the right organisation; 0 where it was not found. */
  readonly right: number;
  /** Score of the best match. */
  readonly best: number;
}

export interface FoundCase extends Found {
  readonly one: ScreeningCase;
}

const KINDS = [
  ["all", undefined],
  ["spelling variants", "spelling"],
  ["other scripts", "other script"],
  ["other names", "other name"],
] as const;

export const recallHead = [
  "alert rate",
  "alerts on innocents",
  ...KINDS.map(([label]) => `recall, ${label}`),
];

/**
 * A row for each alert rate, and one for each given score. The threshold of a rate is the score that this share of the
 * innocents exceeds; a match counts over the threshold.
 */
export function recallRows(
  found: readonly FoundCase[],
  scores: readonly number[] = [],
): readonly (readonly string[])[] {
  const innocents = found.filter(({ one }) => one.kind === "innocent");
  const aliases = found.filter(({ one }) => one.kind === "alias");
  const thresholds = [
    ...RATES.map((rate) => [`${percent(rate, 2)} % of innocents`, thresholdAt(rate, innocents)] as const),
    ...scores.map((score) => [`threshold ${score}`, score - 1e-9] as const),
  ];
  return thresholds.map(([label, threshold]) => [
    label,
    shareOf(innocents, ({ best }) => best > threshold),
    ...KINDS.map(([, relation]) =>
      shareOf(
        aliases.filter(({ one }) => relation === undefined || one.relation === relation),
        ({ right }) => right > threshold,
      ),
    ),
  ]);
}

const SCRIPT_RATE = 0.005;

export const scriptHead = ["script of the alias", "aliases", `at ${percent(SCRIPT_RATE, 2)} % of innocents`];

/** Recall by the script of the alias, at the alert rate of the aims and at the given score; the commonest script first. */
export function scriptRows(found: readonly FoundCase[], score: number): readonly (readonly string[])[] {
  const rate = thresholdAt(
    SCRIPT_RATE,
    found.filter(({ one }) => one.kind === "innocent"),
  );
  const aliases = found.filter(({ one }) => one.kind === "alias");
  const scripts = Map.groupBy(aliases, ({ one }) => scriptOf(one.record.name));
  return [...scripts]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([script, own]) => [
      script,
      String(own.length),
      shareOf(own, ({ right }) => right > rate),
      shareOf(own, ({ right }) => right >= score),
    ]);
}

/** The score that this share of the innocents exceeds, 0..1. */
function thresholdAt(rate: number, innocents: readonly Found[]): number {
  const ranked = innocents.map(({ best }) => best).sort((a, b) => b - a);
  return ranked[Math.floor(rate * ranked.length)] ?? 0;
}

/** `81.5 (79.9–83.1)`, the share in per cent with its 95 % interval. */
export function shareOf<T>(items: readonly T[], holds: (item: T) => boolean): string {
  const hits = items.filter(holds).length;
  const interval = clopperPearson(hits, items.length);
  return interval === null
    ? "–"
    : `${percent(hits / items.length)} (${percent(interval[0])}–${percent(interval[1])})`;
}
