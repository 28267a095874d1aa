/** A name in a script that is written letter by letter, heard as words of a Latin one: 삼성 as "samsung", टाटा as "tata". */

import type { Hearing } from "../names/sounds/letter-phones.ts";
import { letterSureness } from "../names/sounds/letter-sound.ts";
import type { ContentToken } from "./content-tokens.ts";

const LATIN_WORD = /^[a-z]+$/;
/** Either side may write in one word what the other writes in several. */
const LONGEST_RUN = 3;
const MOST_WORDS = 12;

interface Run {
  readonly from: number;
  readonly to: number;
  readonly texts: readonly string[];
}

interface Heard {
  readonly native: Run;
  readonly latin: Run;
  readonly sureness: number;
}

/**
 * The tokens of `native` with every run of words that sounds like one of `latin` replaced by it, which carries in
 * `sound` how surely. What both spell alike stays as it is.
 */
export function readLetters(
  native: readonly ContentToken[],
  latin: readonly ContentToken[],
  hearing: Hearing,
): readonly ContentToken[] {
  const own = runsOf(native, latin, () => true);
  const said = own.length === 0 ? [] : runsOf(latin, native, (text) => LATIN_WORD.test(text));
  const found: Heard[] = [];
  for (const a of own) {
    for (const b of said) {
      if (a.to - a.from > 1 && b.to - b.from > 1) continue;
      const sureness = letterSureness(a.texts.join(""), b.texts, hearing);
      if (sureness > 0) found.push({ native: a, latin: b, sureness });
    }
  }
  if (found.length === 0) return native;
  found.sort(
    (a, b) =>
      lengthOf(b) - lengthOf(a) ||
      b.sureness - a.sureness ||
      a.native.from - b.native.from ||
      a.latin.from - b.latin.from,
  );
  const taken: Heard[] = [];
  for (const heard of found) {
    const apart = taken.every(
      (other) => !overlap(heard.native, other.native) && !overlap(heard.latin, other.latin),
    );
    if (apart) taken.push(heard);
  }
  return rewritten(native, latin, taken);
}

/** The words, and their neighbours joined, that the other name does not have as they are. */
function runsOf(
  tokens: readonly ContentToken[],
  others: readonly ContentToken[],
  fits: (text: string) => boolean,
): Run[] {
  const free = tokens
    .slice(0, MOST_WORDS)
    .map(
      ({ text, tag, sound }) =>
        tag !== "number" && sound === undefined && fits(text) && !others.some((other) => other.text === text),
    );
  const runs: Run[] = [];
  for (let from = 0; from < free.length; from++) {
    for (let to = from + 1; to <= free.length && to <= from + LONGEST_RUN && free[to - 1]; to++)
      runs.push({ from, to, texts: tokens.slice(from, to).map(({ text }) => text) });
  }
  return runs;
}

function lengthOf({ native, latin }: Heard): number {
  return native.to - native.from + latin.to - latin.from;
}

function overlap(left: Run, right: Run): boolean {
  return left.from < right.to && right.from < left.to;
}

function rewritten(
  native: readonly ContentToken[],
  latin: readonly ContentToken[],
  taken: readonly Heard[],
): readonly ContentToken[] {
  return native.flatMap((token, index) => {
    const heard = taken.find(({ native: { from, to } }) => from <= index && index < to);
    if (heard === undefined) return [token];
    if (heard.native.from !== index) return [];
    return latin
      .slice(heard.latin.from, heard.latin.to)
      .map((word) => ({ ...word, tail: token.tail, sound: heard.sureness }));
  });
}
