/** Calibrates a cost to the probability that kana write a word, against other companies' nearest words. */

import { COMMON_LOANWORDS } from "../../src/domain/names/transliteration/sounds/common-loanwords.ts";
import {
  type Sureness,
  spellingCost,
  surenessOf,
} from "../../src/domain/names/transliteration/sounds/loanword.ts";
import {
  type Loanword,
  latticeMaker,
  type Spellings,
} from "../../src/domain/names/transliteration/sounds/loanword-lattice.ts";

/** One word compared with kana. */
export interface Hearing extends Loanword {
  readonly cost: number;
  readonly right: boolean;
}

/** The number of companies of a shortlist that may sound alike. */
const NEAREST = 20;
const DEAREST_SOUND = 2;
const ROUNDS = 40;
const RIDGE = 1e-3;

/** Each pair, and the nearest words of other companies that are no part of its word. */
export function hearings(
  spellings: Spellings,
  pairs: readonly Loanword[],
  crowd: readonly string[],
): readonly Hearing[] {
  const latticeOf = latticeMaker(spellings, COMMON_LOANWORDS);
  return pairs.flatMap(({ kana, word }) => {
    const lattice = latticeOf(kana);
    if (lattice === null) return [];
    const cost = spellingCost(lattice, word, DEAREST_SOUND * lattice.ways.length);
    if (cost === Infinity) return [];
    const near = crowd
      .filter((other) => !other.includes(word) && !word.includes(other))
      .map((other) => ({
        kana,
        word: other,
        cost: spellingCost(lattice, other, DEAREST_SOUND * lattice.ways.length),
        right: false,
      }))
      .filter((hearing) => hearing.cost < Infinity)
      .sort((a, b) => a.cost / Math.sqrt(a.word.length) - b.cost / Math.sqrt(b.word.length));
    return [{ kana, word, cost, right: true }, ...near.slice(0, NEAREST)];
  });
}

/** Logistic regression by Newton's method. */
export function fitSureness(sample: readonly Hearing[]): Sureness {
  let weights = [0, 0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = weights.map((weight) => -RIDGE * weight);
    const curvature = weights.map((_, i) => weights.map((_, j) => (i === j ? RIDGE : 0)));
    for (const { cost, word, right } of sample) {
      const row = [1, cost / Math.sqrt(word.length), Math.log(word.length)];
      const sure = 1 / (1 + Math.exp(-row.reduce((sum, value, i) => sum + value * weights[i]!, 0)));
      for (const [i, value] of row.entries()) {
        gradient[i]! += ((right ? 1 : 0) - sure) * value;
        for (const [j, other] of row.entries()) curvature[i]![j]! += sure * (1 - sure) * value * other;
      }
    }
    weights = weights.map((weight, i) => weight + solve(curvature, gradient)[i]!);
  }
  const [base, cost, length] = weights.map((weight) => Math.round(weight * 1000) / 1000);
  return { base: base!, cost: cost!, length: length! };
}

/** Gauss–Jordan elimination; the matrix is positive definite. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  for (const [i, pivot] of rows.entries()) {
    for (const [j, row] of rows.entries()) {
      if (i === j) continue;
      const factor = row[i]! / pivot[i]!;
      for (let k = i; k < row.length; k++) row[k]! -= factor * pivot[k]!;
    }
  }
  return rows.map((row, i) => row.at(-1)! / row[i]!);
}

/** For each tenth of the probability, the number of comparisons and the share of right ones. */
export function reliability(sureness: Sureness, sample: readonly Hearing[]): string[] {
  return Array.from({ length: 10 }, (_, tenth) => {
    const within = sample.filter(
      ({ cost, word }) => Math.floor(surenessOf(sureness, cost, word.length) * 10) === tenth,
    );
    const right = within.filter((hearing) => hearing.right).length;
    const share = within.length === 0 ? "" : `${((100 * right) / within.length).toFixed(1)} %`;
    return `${tenth / 10}–${(tenth + 1) / 10}: ${within.length} ${share}`;
  });
}
