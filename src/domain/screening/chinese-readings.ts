/** The ways in which a Chinese name may write words of a Latin name: by sound, by meaning, and by initials of its syllables. */
import type { AnalysedName, NameToken } from "../names/analyse/analysed-name.ts";
import { phonesOfLatin, phonesOfNative } from "../names/transliteration/sounds/letter-phones.ts";
import { letterSureness, saidWords } from "../names/transliteration/sounds/letter-sound.ts";
import { soundHead } from "../names/transliteration/sounds/sound-groups.ts";
import { englishFor, englishIn, LONGEST_MEANING } from "./brand-meanings.ts";
import {
  consonantsOf,
  hanWords,
  initialsOf,
  type LatinWord,
  type Stretch,
  stretchAt,
  stretchesOf,
  wordsOf,
} from "./chinese-words.ts";

const SHORTEST_HEARD = 3;
/** The sureness of equal pinyin, of a character that is read by its meaning, of two and of more initials, and of one syllable beside them. */
const PINYIN = 0.9;
const MEANT = 0.8;
const TWO_INITIALS = 0.66;
const MORE_INITIALS = 0.75;
const ONE_SYLLABLE = 0.72;
const INITIALS = /^[a-z]{2,5}$/;
const TWO_CONSONANTS = /^[^aeiou]{2}$/;
/** The most letters of a word that one syllable may write. */
const LONGEST_SYLLABLE = 5;

/** A stretch of a Chinese name that writes words of a Latin name; how surely, 0..1. */
export interface Heard {
  readonly stretch: Stretch;
  readonly tokens: readonly NameToken[];
  readonly sureness: number;
}

/** The surest readings of a Chinese name as words of a Latin name; none shares characters or words with another. */
export function readingsOf(chinese: AnalysedName, latin: AnalysedName): readonly Heard[] {
  const words = wordsOf(latin);
  const found = [
    ...soundsIn(stretchesOf(chinese), words),
    ...meaningsIn(chinese, latin),
    ...initialsIn(chinese, words),
  ];
  const taken = apart(found);
  return taken.length === 0 ? taken : [...taken, ...besides(chinese, taken, words)];
}

function soundsIn(stretches: readonly Stretch[], words: readonly LatinWord[]): Heard[] {
  if (stretches.length === 0) return [];
  const found: Heard[] = [];
  for (const { text, tokens } of words) {
    if (text.length < SHORTEST_HEARD) continue;
    const consonants = consonantsOf(phonesOfLatin(text));
    if (consonants === null) continue;
    const said = saidWords([text]);
    for (const stretch of stretches) {
      if (stretch.pinyin !== text && stretch.consonants !== consonants) continue;
      const sureness = stretch.pinyin === text ? PINYIN : letterSureness(stretch.pinyin, said, "chinese");
      if (sureness > 0) found.push({ stretch, tokens, sureness });
    }
  }
  return found;
}

/** Words of the Latin name that a character of the Chinese name's own words means; not those that both names have. */
function meaningsIn(chinese: AnalysedName, latin: AnalysedName): Heard[] {
  if (chinese.script !== "han") return [];
  const tokens = latin.tokens.filter(({ tag }) => tag === "word" || tag === "activity" || tag === "generic");
  return hanWords(chinese).flatMap(({ text, token }) => {
    const meant = englishIn(text);
    const said = tokens.filter((one) => meant.includes(one.text));
    if (said.length === 0) return [];
    const characters = [...text];
    return characters.flatMap((_, from) =>
      Array.from({ length: LONGEST_MEANING }, (_, more) => from + more + 1)
        .filter((to) => to <= characters.length)
        .flatMap((to) => {
          const words = englishFor(characters.slice(from, to).join(""));
          return said
            .filter((one) => words.has(one.text))
            .map((one) => ({
              stretch: stretchAt(characters, { token, from, to }),
              tokens: [one],
              sureness: MEANT,
            }));
        }),
    );
  });
}

/** A Latin word of the initials of all syllables of a word of the Chinese name. */
function initialsIn(chinese: AnalysedName, words: readonly LatinWord[]): Heard[] {
  const short = words.filter(({ text, tokens }) => tokens.length === 1 && INITIALS.test(text));
  if (short.length === 0 || chinese.script !== "han") return [];
  return hanWords(chinese).flatMap(({ text, token }) => {
    const initials = initialsOf(text);
    const characters = [...text];
    return short
      .filter((word) => word.text === initials && (initials.length > 2 || TWO_CONSONANTS.test(initials)))
      .map(({ tokens }) => ({
        stretch: stretchAt(characters, { token, from: 0, to: characters.length }),
        tokens,
        sureness: initials.length > 2 ? MORE_INITIALS : TWO_INITIALS,
      }));
  });
}

/** Short Latin words that sound like the one character left beside a stretch that is read already. */
function besides(chinese: AnalysedName, taken: readonly Heard[], words: readonly LatinWord[]): Heard[] {
  const free = words.filter(
    ({ text, tokens }) =>
      tokens.length === 1 &&
      text.length <= LONGEST_SYLLABLE &&
      !taken.some((one) => one.tokens.includes(tokens[0]!)),
  );
  if (free.length === 0) return [];
  const found = taken.flatMap(({ stretch }) => {
    const characters = [...chinese.tokens[stretch.token]!.text];
    return [stretch.from - 1, stretch.to]
      .filter((at) => characters[at] !== undefined && !taken.some((one) => covers(one, stretch.token, at)))
      .map((at) => stretchAt(characters, { token: stretch.token, from: at, to: at + 1 }));
  });
  const heard = found.flatMap((stretch) =>
    free
      .filter(({ text }) => isSyllable(stretch.pinyin, text))
      .map(({ tokens }) => ({ stretch, tokens, sureness: ONE_SYLLABLE })),
  );
  return apart(heard);
}

function covers({ stretch }: Heard, token: number, at: number): boolean {
  return stretch.token === token && stretch.from <= at && at < stretch.to;
}

/** The same consonants by kind, of which a syllable of Chinese has one or two. */
function isSyllable(pinyin: string, word: string): boolean {
  const said = soundHead(phonesOfLatin(word), 1);
  return said !== null && said === soundHead(phonesOfNative(pinyin, "chinese"), 1);
}

/** The surest stretches that share neither characters nor words; of equal ones, the longest. */
function apart(found: readonly Heard[]): Heard[] {
  const inOrder = [...found].sort(
    (a, b) => b.sureness - a.sureness || b.stretch.pinyin.length - a.stretch.pinyin.length,
  );
  const taken: Heard[] = [];
  for (const one of inOrder) {
    const overlaps = taken.some(
      ({ stretch, tokens }) =>
        tokens.some((token) => one.tokens.includes(token)) ||
        (stretch.token === one.stretch.token &&
          stretch.from < one.stretch.to &&
          one.stretch.from < stretch.to),
    );
    if (!overlaps) taken.push(one);
  }
  return taken;
}
