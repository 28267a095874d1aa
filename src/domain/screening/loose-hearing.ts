/**
 * Hears foreign words in Chinese names: 阿尔科斯 (a-er-ke-si) is "Arcos". Chinese writes a foreign word in syllables of its own,
 * so the consonants agree in kind and the vowels hardly. A match so loose serves a screening, where a person looks at it.
 */
import type { AnalysedName, NameToken } from "../names/analyse/analysed-name.ts";
import { pinyinOf } from "../names/transliteration/sounds/chinese-sound.ts";
import { hearingOf, phonesOfLatin, phonesOfNative } from "../names/transliteration/sounds/letter-phones.ts";
import { letterSureness, saidWords, soundHead } from "../names/transliteration/sounds/letter-sound.ts";

const LATIN_WORD = /^[a-z]{3,}$/;
const HAN_WORD = /^\p{Script=Han}{2,}$/u;
/** Endings of the name of a place, which stand before the company's own name: 深圳市亿路发. */
const PLACE_END = /^[市省县縣区區]$/u;
const FEWEST_SYLLABLES = 2;
const MOST_SYLLABLES = 6;
const LONGEST_WORD = 12;
const MOST_WORDS = 12;
const FEWEST_CONSONANTS = 2;

/** A stretch of characters of a word of a Chinese name. */
interface Stretch {
  readonly token: number;
  readonly from: number;
  readonly to: number;
  readonly pinyin: string;
  /** Its consonants by kind; null where these are too few to compare. */
  readonly consonants: string | null;
}

export interface LooselyHeard {
  /** The Chinese name with Latin words in place of the stretches that sound like them. */
  readonly name: AnalysedName;
  /** The least sureness of a replaced stretch, 0..1. */
  readonly sureness: number;
}

/** Consonants by kind of every stretch of a Chinese name, and of every word of another name, for retrieval. */
export function looseConsonants(name: AnalysedName): readonly string[] {
  const found =
    name.script === "latin"
      ? wordsOf(name).flatMap(({ text }) =>
          spellingsOf(text).map((word) => consonantsOf(phonesOfLatin(word))),
        )
      : [...stretchesOf(name).map(({ consonants }) => consonants), ...alphabetic(name)];
  return [...new Set(found.filter((one) => one !== null))];
}

/** Null where no word of the Latin name is heard in the Chinese name. */
export function hearLoosely(chinese: AnalysedName, latin: AnalysedName): LooselyHeard | null {
  const stretches = stretchesOf(chinese);
  if (stretches.length === 0) return null;
  const found: Heard[] = [];
  for (const { text, tokens } of wordsOf(latin)) {
    const consonants = consonantsOf(phonesOfLatin(text));
    if (consonants === null) continue;
    const said = saidWords([text]);
    for (const stretch of stretches) {
      if (stretch.consonants !== consonants) continue;
      const sureness = letterSureness(stretch.pinyin, said, "chinese");
      if (sureness > 0) found.push({ stretch, tokens, sureness });
    }
  }
  const taken = apart(found);
  if (taken.length === 0) return null;
  return {
    name: rewritten(chinese, taken),
    sureness: Math.min(...taken.map(({ sureness }) => sureness)),
  };
}

interface Heard {
  readonly stretch: Stretch;
  readonly tokens: readonly NameToken[];
  readonly sureness: number;
}

/** "ch" is also the sound of kh in names of the Near East: Nachala. */
function spellingsOf(word: string): readonly string[] {
  return word.includes("ch") ? [word, word.replaceAll("ch", "kh")] : [word];
}

/** The words of a name in Hebrew, Thai or an Indian script, whose letters show the sounds only roughly. */
function alphabetic({ script, tokens }: AnalysedName): readonly (string | null)[] {
  const hearing = hearingOf(script);
  if (hearing === null || hearing === "close") return [];
  return tokens
    .filter(({ tag }) => tag === "word")
    .map(({ text }) => consonantsOf(phonesOfNative(text, hearing)));
}

function consonantsOf(phones: string): string | null {
  return soundHead(phones, FEWEST_CONSONANTS);
}

const known = new WeakMap<AnalysedName, readonly Stretch[]>();

// A subject's name is compared with every name of a shortlist.
function stretchesOf(name: AnalysedName): readonly Stretch[] {
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

/** The words that may name the company, alone and joined with the next: "Mei Xin" is one word in Chinese. */
function wordsOf({
  tokens,
}: AnalysedName): readonly { readonly text: string; readonly tokens: readonly NameToken[] }[] {
  const words = tokens
    .filter(({ tag }) => tag !== "form" && tag !== "stop")
    .slice(0, MOST_WORDS)
    .map((token) => ({ token, names: token.tag === "word" && LATIN_WORD.test(token.text) }));
  return words.flatMap(({ token, names }, at) => {
    if (!names) return [];
    const next = words[at + 1];
    const alone = { text: token.text, tokens: [token] };
    return next?.names === true
      ? [alone, { text: token.text + next.token.text, tokens: [token, next.token] }]
      : [alone];
  });
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

function rewritten(name: AnalysedName, taken: readonly Heard[]): AnalysedName {
  const tokens = name.tokens.flatMap((token, at) => {
    const own = taken
      .filter(({ stretch }) => stretch.token === at)
      .sort((a, b) => a.stretch.from - b.stretch.from);
    if (own.length === 0) return [token];
    const characters = [...token.text];
    const parts: NameToken[] = [];
    let behind = 0;
    for (const { stretch, tokens: said } of own) {
      parts.push(...restOf(token, characters, behind, stretch.from), ...said);
      behind = stretch.to;
    }
    return [...parts, ...restOf(token, characters, behind, characters.length)];
  });
  const core = tokens.filter(({ tag }) => tag !== "form" && tag !== "stop").map(({ text }) => text);
  return { ...name, tokens, core, joined: core.join("") };
}

function restOf(token: NameToken, characters: readonly string[], from: number, to: number): NameToken[] {
  const text = characters.slice(from, to).join("");
  if (text === "" || PLACE_END.test(text)) return [];
  return [{ ...token, text, information: (token.information * (to - from)) / characters.length }];
}
