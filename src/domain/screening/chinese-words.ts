/** The words of a Chinese name and their stretches of syllables, and the words of a Latin name that they may write. */
import type { AnalysedName, NameToken } from "../names/analyse/analysed-name.ts";
import { pinyinOf } from "../names/transliteration/sounds/chinese-sound.ts";
import { phonesOfNative } from "../names/transliteration/sounds/letter-phones.ts";
import { soundHead } from "../names/transliteration/sounds/sound-groups.ts";

const LATIN_WORD = /^[a-z]{2,}$/;
const HAN_WORD = /^\p{Script=Han}{2,}$/u;
const FEWEST_SYLLABLES = 2;
const MOST_SYLLABLES = 6;
const LONGEST_WORD = 12;
const MOST_WORDS = 12;
const FEWEST_CONSONANTS = 2;

/** A stretch of characters of a word of a Chinese name. */
export interface Stretch {
  readonly token: number;
  readonly from: number;
  readonly to: number;
  readonly pinyin: string;
  /** Its consonants by kind; null where these are too few to compare. */
  readonly consonants: string | null;
}

/** A word of a Latin name, or two that Chinese writes as one. */
export interface LatinWord {
  readonly text: string;
  readonly tokens: readonly NameToken[];
}

/** The first consonants of phones by kind; null where these are too few to compare. */
export function consonantsOf(phones: string): string | null {
  return soundHead(phones, FEWEST_CONSONANTS);
}

const known = new WeakMap<AnalysedName, readonly Stretch[]>();

/** Every stretch of two to six syllables. A subject's name is compared with every name of a shortlist, so they are kept. */
export function stretchesOf(name: AnalysedName): readonly Stretch[] {
  let stretches = known.get(name);
  if (stretches === undefined) {
    stretches = name.script === "han" ? name.tokens.flatMap(stretchesIn) : [];
    known.set(name, stretches);
  }
  return stretches;
}

function stretchesIn({ text, tag }: NameToken, token: number): Stretch[] {
  if (tag !== "word" || !HAN_WORD.test(text)) return [];
  const syllables = [...text].slice(0, LONGEST_WORD).map((character) => pinyinOf(character)[0] ?? "");
  const stretches: Stretch[] = [];
  for (let from = 0; from + FEWEST_SYLLABLES <= syllables.length; from++) {
    for (let to = from + FEWEST_SYLLABLES; to <= Math.min(from + MOST_SYLLABLES, syllables.length); to++) {
      const pinyin = syllables.slice(from, to).join("");
      stretches.push({
        token,
        from,
        to,
        pinyin,
        consonants: consonantsOf(phonesOfNative(pinyin, "chinese")),
      });
    }
  }
  return stretches;
}

/** The first letters of the pinyin of a Han word. */
export function initialsOf(text: string): string {
  return [...text].map((character) => (pinyinOf(character)[0] ?? "")[0] ?? "").join("");
}

/** The words in Han that may name the company. */
export function hanWords({
  tokens,
}: AnalysedName): readonly { readonly text: string; readonly token: number }[] {
  return tokens.flatMap(({ text, tag }, token) =>
    tag === "word" && HAN_WORD.test(text) ? [{ text, token }] : [],
  );
}

/** Some neighbouring characters of a word. */
export function stretchAt(
  characters: readonly string[],
  { token, from, to }: Pick<Stretch, "token" | "from" | "to">,
): Stretch {
  const pinyin = characters
    .slice(from, to)
    .map((character) => pinyinOf(character)[0] ?? "")
    .join("");
  return { token, from, to, pinyin, consonants: null };
}

const SYLLABLE = /^(?:an|on|de|da|la|le|wa|van|fan|man)$/;

/** The words that may name the company, alone and joined with the next: "Mei Xin" is one word in Chinese. */
export function wordsOf({ tokens }: AnalysedName): readonly LatinWord[] {
  const words = tokens
    .filter(({ tag }) => tag !== "form")
    .slice(0, MOST_WORDS)
    .map((token) => ({ token, names: token.tag === "word" && LATIN_WORD.test(token.text) }));
  return words.flatMap(({ token, names }, at) => {
    if (!names) return [];
    const next = words[at + 1];
    const alone = { text: token.text, tokens: [token] };
    // "Chang An": a syllable may be spelled like a connecting word.
    return next?.names === true || (next?.token.tag === "stop" && SYLLABLE.test(next.token.text))
      ? [alone, { text: token.text + next.token.text, tokens: [token, next.token] }]
      : [alone];
  });
}
