/**
 * Keys by sound of words that are too short for a key of their first consonants: with their vowels ("v": 우리 and Woori,
 * 케이티 and KT), with what another word means ("p": ΑΛΦΑ ΤΡΑΠΕΖΑ and Alpha Bank), and alone in a name ("o").
 */
import type { AnalysedName, NameToken } from "../names/analyse/analysed-name.ts";
import { skeleton } from "../names/transliteration/skeleton.ts";
import { arabicConsonantsOf } from "../names/transliteration/sounds/arabic-sound.ts";
import {
  hearingOf,
  phonesOfLatin,
  phonesOfLetters,
  phonesOfNative,
  phonesOfNativeInEachWay,
} from "../names/transliteration/sounds/letter-phones.ts";
import { soundHead, soundShape } from "../names/transliteration/sounds/sound-groups.ts";
import { sensesIn } from "./meaning-keys.ts";

const LATIN_WORD = /^[a-z]+$/;
/** Consonants of a word that has a key of its own: by its letters, and by its sounds. */
const LONG_SKELETON = 4;
const LONG_HEAD = 3;
/** Consonants of a word that is a key without another word. */
const FEWEST_ALONE = 2;
const MOST_WORDS = 12;

/** Which scripts the other name may be written in: only those of the company's countries. */
export interface MayBe {
  readonly arabic: boolean;
  /** Scripts that write vowels: Hangul, Thai, Indic, and those that are transliterated letter by letter. */
  readonly voweled: boolean;
}

/** The short sounds of a name in a native script; empty for Han and kana. */
export function shortNativeSounds(name: AnalysedName, content: readonly NameToken[]): string[] {
  const hearing = hearingOf(name.script);
  const arabic = name.script === "arabic";
  if (hearing === null && !arabic) return [];
  const words = content.slice(0, MOST_WORDS);
  const shapes = words.flatMap(({ text }) => {
    if (hearing === null || hearing === "hebrew") return [];
    const ways =
      hearing === "indic" ? phonesOfNativeInEachWay(text, hearing) : [phonesOfNative(text, hearing)];
    const heard = ways.map(soundShape).filter((shape) => shape !== null);
    // Korean closes a foreign syllable with a vowel of its own: 지에스 is GS.
    return hearing === "hangul"
      ? heard.flatMap((shape) => (shape.endsWith("B") ? [shape, shape.slice(0, -1)] : [shape]))
      : heard;
  });
  const heads = words.map(({ text }) =>
    LATIN_WORD.test(text) && hearing !== "close" && hearing !== "hangul"
      ? []
      : arabic
        ? arabicHead(text)
        : isLong(text, hearing === "close")
          ? []
          : headOf(phonesOfNative(text, hearing!)),
  );
  return [...shapes.map((shape) => `v:${shape}`), ...withSenses(words, heads)];
}

/** The short sounds of a Latin name whose company may have a name in another script. */
export function shortLatinSounds(content: readonly NameToken[], { arabic, voweled }: MayBe): string[] {
  if (!arabic && !voweled) return [];
  const words = content.slice(0, MOST_WORDS);
  const sounds = words.flatMap(({ text }) => {
    if (!voweled || !LATIN_WORD.test(text)) return [];
    const lettered = phonesOfLetters([text]);
    const said = isLong(text, false) ? [] : [phonesOfLatin(text)];
    return [...said, ...(lettered === null ? [] : [lettered])]
      .map(soundShape)
      .filter((shape) => shape !== null);
  });
  const heads = words.map(({ text }) => {
    if (!LATIN_WORD.test(text)) return [];
    const phones = phonesOfLatin(text);
    return [
      ...(arabic ? arabicHead(text) : []),
      // Hangul and Thai leave out an r at the end of a syllable.
      ...(voweled ? [...headOf(phones), ...headOf(phones.replace(/r(?![aeiou])/g, ""))] : []),
    ];
  });
  return [...sounds.map((shape) => `v:${shape}`), ...withSenses(words, heads)];
}

function isLong(word: string, byLetters: boolean): boolean {
  return byLetters
    ? skeleton(word).length >= LONG_SKELETON
    : (soundHead(phonesOfLatin(word), 1)?.length ?? 0) >= LONG_HEAD;
}

function headOf(phones: string): string[] {
  const head = soundHead(phones, 1);
  return head === null || head.length > LONG_HEAD ? [] : [head];
}

function arabicHead(word: string): string[] {
  const consonants = arabicConsonantsOf(word);
  return consonants === null || consonants.length === 0 || consonants.length >= LONG_HEAD
    ? []
    : [`a${consonants}`];
}

/** Each short sound with what each other word means, and by itself where the name has no other word. */
function withSenses(words: readonly NameToken[], heads: readonly (readonly string[])[]): string[] {
  const parts = sensesIn(words);
  return heads.flatMap((of, at) =>
    [...new Set(of)].flatMap((head) => [
      ...(words.length === 1 && head.length >= FEWEST_ALONE ? [`o:${head}`] : []),
      ...parts.flatMap(({ from, to, senses }) =>
        at >= from && at < to ? [] : senses.map((sense) => `p:${head} ${sense}`),
      ),
    ]),
  );
}
