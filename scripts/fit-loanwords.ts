/**
 * Writes `src/domain/names/transliteration/sounds/loanword-spellings.json`: the costs of the ways to write
 * sounds in kana, and the probability of a match at each cost. Learned from the names of Japanese companies
 * that an openly licensed register has in two scripts (EDINET) and from common loanwords. First prints how
 * well two thirds of the companies predict the others.
 * Usage: node scripts/fit-loanwords.ts <register.jsonl.gz>
 */
import { writeFileSync } from "node:fs";
import { COMMON_LOANWORDS } from "../src/domain/names/transliteration/sounds/common-loanwords.ts";
import { spellingCost, surenessOf } from "../src/domain/names/transliteration/sounds/loanword.ts";
import {
  type Loanword,
  latticeMaker,
  type Spellings,
} from "../src/domain/names/transliteration/sounds/loanword-lattice.ts";
import table from "../src/domain/names/transliteration/sounds/loanword-spellings.json" with { type: "json" };
import { fitSpellings } from "./loanwords/fit-spellings.ts";
import { fitSureness, hearings, reliability } from "./loanwords/fit-sureness.ts";
import { kanaWords, loanwordOf, type NamePair, readRegister, wordRuns } from "./loanwords/register-pairs.ts";

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error("usage: node scripts/fit-loanwords.ts <register.jsonl.gz>");
  process.exit(2);
}

const { pairs, words } = await readRegister(path);
const heldOut = pairs.filter(({ company }) => company % 3 === 0);
const learned = fit(pairs.filter(({ company }) => company % 3 !== 0));
const sample = hearings(learned.spellings, leftOver(heldOut), words);
for (const line of reliability(learned.sureness, sample)) console.log(line);
for (const right of [true, false]) {
  const those = sample.filter((hearing) => hearing.right === right);
  const accepted = those.filter(({ cost, word }) => surenessOf(learned.sureness, cost, word.length) >= 0.5);
  console.log(`${right ? "right" : "wrong"} words heard: ${accepted.length} of ${those.length}`);
}
const target = new URL("../src/domain/names/transliteration/sounds/loanword-spellings.json", import.meta.url);
writeFileSync(target, `${JSON.stringify(fit(pairs), null, 1)}\n`);

/**
 * Fits first from the differing parts of names that agree otherwise, then from all words that match by sound.
 */
function fit(from: readonly NamePair[]) {
  const certain = [...leftOver(from), ...COMMON_LOANWORDS];
  const first = fitSpellings(table.spellings, certain);
  const sureness = fitSureness(hearings(first, leftOver(from), words));
  const spellings = fitSpellings(table.spellings, [...certain, ...heardIn(from, first, sureness)]);
  return { sureness: fitSureness(hearings(spellings, leftOver(from), words)), spellings };
}

function leftOver(from: readonly NamePair[]): Loanword[] {
  return from.flatMap((pair) => loanwordOf(pair) ?? []);
}

function heardIn(
  from: readonly NamePair[],
  spellings: Spellings,
  sureness: typeof table.sureness,
): Loanword[] {
  const latticeOf = latticeMaker(spellings);
  return from
    .filter((pair) => loanwordOf(pair) === null)
    .flatMap(({ native, latin }) =>
      kanaWords(native).flatMap((kana) => {
        const lattice = latticeOf(kana);
        if (lattice === null) return [];
        const best = wordRuns(latin)
          .map((word) => ({
            kana,
            word,
            sure: surenessOf(sureness, spellingCost(lattice, word, 100), word.length),
          }))
          .sort((a, b) => b.sure - a.sure)[0];
        return best !== undefined && best.sure > 0.8 ? [best] : [];
      }),
    );
}
