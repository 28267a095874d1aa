/** Learns the cost of each way to write a sound, by expectation–maximisation over words that write each other. */
import { STRAY_COST, spellingCost } from "../../src/domain/names/transliteration/sounds/loanword.ts";
import {
  type Lattice,
  type Loanword,
  latticeMaker,
  type Spellings,
  type Way,
  type Ways,
} from "../../src/domain/names/transliteration/sounds/loanword-lattice.ts";

type Counts = Record<string, Record<string, number>>;

const ROUNDS = 10;
/** The prior count of each way. */
const PRIOR = 0.15;
/** Words with a higher cost for each sound do not write each other: the names are translations. */
const DEAREST_SOUND = 2;
const STRAY = Math.exp(-STRAY_COST);

/** The spellings with costs that fit the pairs; `allowed` gives the possible ways, its costs are ignored. */
export function fitSpellings(allowed: Spellings, pairs: readonly Loanword[]): Spellings {
  let spellings = costsOf(allowed, {}, 1);
  for (let round = 0; round < ROUNDS; round++) {
    const counts: Counts = {};
    const latticeOf = latticeMaker(spellings);
    for (const { kana, word } of pairs) {
      const lattice = latticeOf(kana);
      if (lattice === null) continue;
      const dearest = (round < 2 ? 2 : 1) * DEAREST_SOUND * lattice.ways.length;
      if (spellingCost(lattice, word, dearest) < Infinity) addExpected(counts, lattice, word);
    }
    spellings = costsOf(allowed, counts, PRIOR);
  }
  return spellings;
}

function costsOf(allowed: Spellings, counts: Counts, prior: number): Spellings {
  const seen = (sounds: string, letters: string) => (counts[sounds]?.[letters] ?? 0) + prior;
  const first = (sounds: string) => sounds.split(" ")[0]!;
  const totals = new Map<string, number>();
  for (const [sounds, ways] of Object.entries(allowed))
    for (const letters of Object.keys(ways))
      totals.set(first(sounds), (totals.get(first(sounds)) ?? 0) + seen(sounds, letters));
  return Object.fromEntries(
    Object.entries(allowed).map(([sounds, ways]) => [
      sounds,
      Object.fromEntries(
        Object.keys(ways).map((letters) => {
          const cost = -Math.log(seen(sounds, letters) / totals.get(first(sounds))!);
          return [letters, Math.round(cost * 100) / 100];
        }),
      ),
    ]),
  );
}

interface Step {
  readonly from: number;
  readonly to: number;
  readonly probability: number;
  readonly way: Way | null;
}

/** Adds the expected count of each way in the pair, over all paths through the lattice (forward–backward). */
function addExpected(counts: Counts, { ways }: Lattice, word: string): void {
  const width = word.length + 1;
  const end = ways.length * width + word.length;
  const forward = new Float64Array(end + 1);
  const backward = new Float64Array(end + 1);
  forward[0] = 1;
  backward[end] = 1;
  const steps = stepsThrough(ways, word);
  for (const { from, to, probability } of steps) forward[to]! += forward[from]! * probability;
  for (const { from, to, probability } of steps.toReversed()) backward[from]! += backward[to]! * probability;
  for (const { from, to, probability, way } of steps) {
    if (way === null) continue;
    const expected = (forward[from]! * probability * backward[to]!) / forward[end]!;
    counts[way.sounds] ??= {};
    counts[way.sounds]![way.letters] = (counts[way.sounds]![way.letters] ?? 0) + expected;
  }
}

/** The steps in topological order: a place is reached before it is left. */
function stepsThrough(lattice: readonly Ways[], word: string): Step[] {
  const width = word.length + 1;
  const steps: Step[] = [];
  for (let at = 0; at <= lattice.length; at++) {
    for (let letter = 0; letter <= word.length; letter++) {
      const from = at * width + letter;
      if (letter < word.length) steps.push({ from, to: from + 1, probability: STRAY, way: null });
      const ways = lattice[at];
      if (ways === undefined) continue;
      steps.push({ from, to: from + width, probability: STRAY, way: null });
      for (const way of [...ways.silent, ...(ways.byLetter[word.charCodeAt(letter) - 97] ?? [])]) {
        if (!word.startsWith(way.letters, letter)) continue;
        const to = (at + way.length) * width + letter + way.letters.length;
        steps.push({ from, to, probability: Math.exp(-way.cost), way });
      }
    }
  }
  return steps;
}
