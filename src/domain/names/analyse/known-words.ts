/** The known words in a text that is written without spaces, and the stretches between them. */
import { isUnspacedWord } from "../words/lexicon.ts";

const LONGEST_WORD = 8;
/** Words of these scripts are counted in letters, the others in syllables: มหาวิทยาลัย is "university". */
const LONGEST_LETTERED_WORD = 20;
const LETTERED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/;
/** Characters that stand behind a trade and belong to it: 化工厂 (works), 石油气 (gas), 化工机 (machine). */
const ENDS_A_TRADE = /[厂厰廠机機气氣材社店所院行局部品器车車室场場会會]/;

export interface Cut {
  readonly text: string;
  readonly known: boolean;
}

/** The price of an unknown character and of a stretch of them, and of a known word, which counts little. */
const UNKNOWN_CHARACTER = 4;
const UNKNOWN_STRETCH = 2;
const KNOWN_WORD = 1;

/**
 * The cheapest way to cut a text into known words and unknown stretches: few unknown characters, in few stretches, and few words. The
 * longest word from the left is often wrong: 平安保险 is an own name and "insurance", and not what stands around 安保, "security".
 */
export function cutsOf(text: string): readonly Cut[] {
  const best: { cost: number; cuts: readonly Cut[] }[] = [{ cost: 0, cuts: [] }];
  for (let end = 1; end <= text.length; end++) {
    const character = text[end - 1]!;
    const before = best[end - 1]!;
    const last = before.cuts.at(-1);
    const grown = last !== undefined && !last.known;
    // The character begins no new stretch.
    const free = grown || (last !== undefined && end === text.length && ENDS_A_TRADE.test(character));
    const unknown = {
      cost: before.cost + UNKNOWN_CHARACTER + (free ? 0 : UNKNOWN_STRETCH),
      cuts: grown
        ? [...before.cuts.slice(0, -1), { text: last.text + character, known: false }]
        : [...before.cuts, { text: character, known: false }],
    };
    let least = unknown;
    for (let start = Math.max(0, end - longestWordOf(text[0]!)); start <= end - 2; start++) {
      const word = text.slice(start, end);
      const cost = best[start]!.cost + KNOWN_WORD;
      // Of two ways that cost the same, the one whose earlier words are known and long is taken.
      if (cost < unknown.cost && cost <= least.cost && isUnspacedWord(word))
        least = { cost, cuts: [...best[start]!.cuts, { text: word, known: true }] };
    }
    best.push(least);
  }
  return best[text.length]!.cuts;
}

function longestWordOf(character: string): number {
  return LETTERED.test(character) ? LONGEST_LETTERED_WORD : LONGEST_WORD;
}
