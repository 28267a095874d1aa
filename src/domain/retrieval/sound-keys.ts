import type { AnalysedName, NameToken, Script } from "../names/analyse/analysed-name.ts";
import { inPinyin } from "../names/transliteration/romanisations/chinese-syllables.ts";
import { skeleton } from "../names/transliteration/skeleton.ts";
import { hanCantonese, latinCantonese } from "../names/transliteration/sounds/cantonese-sound.ts";
import {
  hanPinyin,
  hanWadeGiles,
  pinyinInitials,
  pinyinSound,
  respelledPinyin,
} from "../names/transliteration/sounds/chinese-sound.ts";
import { hanSounds, romajiSound } from "../names/transliteration/sounds/japanese-sound.ts";
import { spelledLetters } from "../names/transliteration/sounds/kana-letters.ts";
import { loanwordsInKana, loanwordsInLatin } from "../names/transliteration/sounds/known-loanwords.ts";
import {
  hearingOf,
  phonesOfLatin,
  phonesOfLetters,
  phonesOfNativeInEachWay,
} from "../names/transliteration/sounds/letter-phones.ts";
import { kanaConsonants, loanwordConsonants } from "../names/transliteration/sounds/loanword-consonants.ts";
import { soundHead } from "../names/transliteration/sounds/sound-groups.ts";
import { spokenWays } from "../names/transliteration/sounds/spoken-english.ts";
import { latinArabicSounds, nativeArabicSounds } from "./arabic-sounds.ts";
import type { KeyCollector } from "./key-collector.ts";
import type { RetrievalSide } from "./retrieval-key.ts";
import { shortLatinSounds, shortNativeSounds } from "./short-sounds.ts";

const LATIN_WORD = /^[a-z]+$/;
/** Letters that may be spelled out. */
const INITIALS = /^[a-z]{2,5}$/;
const BOOST = 3;
const HEAD_LENGTH = 4;
/** Consonants of the longer key of a word in Hangul, Hebrew, Thai or an Indian script. */
const LONG = { fewest: 5, most: 7 } as const;

const JAPANESE: ReadonlySet<string> = new Set(["JP"]);
const CHINESE: ReadonlySet<string> = new Set(["CN", "HK", "MO", "SG", "TW"]);
const TAIWANESE: ReadonlySet<string> = new Set(["TW"]);
/** Countries where companies write Han by its Cantonese sound. */
const CANTONESE: ReadonlySet<string> = new Set(["HK", "MO"]);
const ARABIC: ReadonlySet<string> = new Set(
  "AE AF BH DJ DZ EG EH ER IQ IR JO KM KW LB LY MA MR OM PK PS QA SA SD SO SY TD TN YE".split(" "),
);

const URDU: ReadonlySet<string> = new Set(["PK"]);

/** Scripts that are transliterated into Latin letter by letter. */
export const TRANSLITERATED: ReadonlySet<Script> = new Set([
  "cyrillic",
  "greek",
  "armenian",
  "georgian",
  "hangul",
]);
const TRANSLITERATING: ReadonlySet<string> = new Set(
  "AM BA BG BY CY GE GR KG KP KR KZ MD ME MK MN RS RU TJ TM UA UZ".split(" "),
);

/** Countries with a script whose letters are matched by sound, as no one table transliterates it. */
const HEARD: ReadonlySet<string> = new Set("BD BT ER ET IL IN KH KP KR LA LK MM MV NP TH".split(" "));

/** Countries whose script leaves out an r at the end of a syllable, and writes letters by their English names. */
const LETTERING: ReadonlySet<string> = new Set(["KR", "TH"]);

/** The marks of keys: of a native spelling and of a Latin spelling. */
const MARKS = { native: "N", latin: "L" } as const;

/**
 * Keys by sound between a native script and Latin: "r" Japanese readings of Han and kana, "k" consonants of
 * loanwords in kana, "w" loanwords of a fixed list, "e" letters that are spelled out, "y" pinyin, "g" Cantonese
 * syllables in Hong Kong and Macau, "c" the first letters of pinyin, "m" consonants of Arabic script, "h" first
 * consonants of a word in Cyrillic, Greek, Hangul and similar scripts, "x" those of Hangul, Hebrew, Thai and Indian
 * scripts, by each script's rules, and "z" up to seven of them. A stored name is marked with its spelling and a query
 * with the other spelling, so two native names share no key. Latin words give keys only where a country of the company
 * writes that script, or no country is known.
 */
export function addSoundKeys(
  keys: KeyCollector,
  name: AnalysedName,
  countries: readonly string[],
  side: RetrievalSide,
): void {
  const { native, latin } = soundsOf(name, countries);
  for (const sound of native)
    keys.add("sound", (side === "stored" ? MARKS.native : MARKS.latin) + sound, BOOST);
  for (const sound of latin)
    keys.add("sound", (side === "stored" ? MARKS.latin : MARKS.native) + sound, BOOST);
}

interface Sounds {
  readonly countries: string;
  readonly native: readonly string[];
  readonly latin: readonly string[];
}

const known = new WeakMap<AnalysedName, Sounds>();

// A record's name is used for retrieval, comparison with its batch, and storage: its sounds are found once.
function soundsOf(name: AnalysedName, countries: readonly string[]): Sounds {
  const key = countries.join(" ");
  let sounds = known.get(name);
  if (sounds?.countries !== key) {
    const content = name.tokens.filter(({ tag }) => tag !== "form" && tag !== "stop" && tag !== "number");
    sounds = {
      countries: key,
      native: nativeSounds(name, content, countries),
      latin: latinSounds(name, content, countries),
    };
    known.set(name, sounds);
  }
  return sounds;
}

function nativeSounds(
  name: AnalysedName,
  content: readonly NameToken[],
  countries: readonly string[],
): string[] {
  const sounds = [
    ...hanSounds(name.joined).map((sound) => `r:${sound}`),
    ...hanPinyin(name.joined).map((sound) => `y:${sound}`),
    ...(mayBeIn(TAIWANESE, countries) ? hanWadeGiles(name.joined) : []).map((sound) => `y:${sound}`),
  ];
  if (mayBeIn(CANTONESE, countries))
    sounds.push(...hanCantonese(ownWords(content).join("")).map((sound) => `g:${sound}`));
  if (name.script === "han" && mayBeIn(CHINESE, countries))
    for (const { text, tag } of content)
      if (tag === "word") sounds.push(...marked("c:", pinyinInitials(text)));
  if (TRANSLITERATED.has(name.script)) for (const { text } of content) sounds.push(...heads(text));
  sounds.push(...nativeArabicSounds(content.map(({ text }) => text)));
  const hearing = hearingOf(name.script);
  if (hearing !== null && hearing !== "close")
    for (const word of withPairs(content.map(({ text }) => text)))
      for (const phones of phonesOfNativeInEachWay(word, hearing)) sounds.push(...consonantsOf(phones));
  for (const word of withRuns(content.map(({ text }) => text)))
    sounds.push(...marked("e:", spelledLetters(word)));
  if (name.script === "hangul" || name.script === "thai")
    for (const { text } of content) if (INITIALS.test(text)) sounds.push(`e:${text}`);
  for (const { text } of content) sounds.push(...loanwordsInKana(text).map((word) => `w:${word}`));
  const readings = content.map(({ reading }) => reading ?? "");
  for (const word of withJoined(readings)) sounds.push(...japaneseSounds(word));
  sounds.push(...shortNativeSounds(name, content));
  return sounds;
}

/** The words that may be the company's own, and a space for each other word: those are translated, not spelled. */
function ownWords(content: readonly NameToken[]): string[] {
  return content.map(({ text, tag }) => (tag === "word" || tag === "initials" ? text : " "));
}

function mayBeIn(some: ReadonlySet<string>, countries: readonly string[]): boolean {
  return countries.length === 0 || countries.some((country) => some.has(country));
}

function latinSounds(
  { script }: AnalysedName,
  content: readonly NameToken[],
  countries: readonly string[],
): string[] {
  const words = content.map(({ text }) => (LATIN_WORD.test(text) ? text : ""));
  const may = (some: ReadonlySet<string>) => mayBeIn(some, countries);
  const sounds: string[] = [];
  if (may(CANTONESE)) sounds.push(...latinCantonese(ownWords(content)).map((sound) => `g:${sound}`));
  if (may(CHINESE)) {
    for (const word of withPairs(words))
      sounds.push(...marked("y:", pinyinSound(word)), ...inPinyin(word).map((pinyin) => `y:${pinyin}`));
    for (const word of words) sounds.push(...marked("y:", respelledPinyin(word)));
    for (const word of words) if (/^[b-df-hj-np-tv-z]{2,4}$/.test(word)) sounds.push(`c:${word}`);
  }
  if (may(ARABIC)) sounds.push(...latinArabicSounds(words, may(URDU)));
  if (may(TRANSLITERATING)) for (const word of words) sounds.push(...heads(word));
  // The words of a romanised name give such keys above, in `nativeSounds`.
  if (script === "latin" && may(HEARD))
    for (const word of withPairs(words).flatMap(spokenWays))
      sounds.push(...consonantsOf(phonesOfLatin(word)));
  if (script === "latin" && may(LETTERING)) sounds.push(...letteringSounds(words));
  if (may(LETTERING)) for (const word of words) if (INITIALS.test(word)) sounds.push(`e:${word}`);
  if (may(JAPANESE)) {
    for (const word of withPairs(words)) sounds.push(...marked("r:", romajiSound(word)));
    for (const word of withJoined(words)) sounds.push(...loanwordConsonants(word).map((key) => `k:${key}`));
    for (const word of words) sounds.push(...loanwordsInLatin(word).map((known) => `w:${known}`));
    for (const word of withPairs(words)) if (INITIALS.test(word)) sounds.push(`e:${word}`);
  }
  if (script === "latin")
    sounds.push(
      ...shortLatinSounds(content, {
        arabic: may(ARABIC),
        voweled: may(HEARD) || may(TRANSLITERATING),
      }),
    );
  return sounds;
}

/** Keys of words without the r that ends a syllable, and of words behind letters: "Berli", "CJ CheilJedang", "NCSoft". */
function letteringSounds(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    const lettered = word === "" ? null : phonesOfLetters(next ? [word, next] : [word]);
    const said = phonesOfLatin(word);
    const short = said.replace(/r(?:e$|(?![aeiou]))/g, "");
    return [...(lettered === null ? [] : [lettered]), ...(short === said ? [] : [short])].flatMap(
      consonantsOf,
    );
  });
}

/** The first consonants of a word, and more of them where it has more: many words begin alike. */
function consonantsOf(phones: string): string[] {
  const head = soundHead(phones);
  const long = soundHead(phones, LONG.fewest, LONG.most);
  return [...marked("x:", head), ...marked("z:", long)];
}

/**
 * The key of the head of a transliterated word. Only the head is a key, as inflection and missing spaces
 * change the rest: "samsung" and "samseongjeonja", "institute" and "institut", "moscow" and "moskovskiy".
 */
function heads(romanised: string): string[] {
  const head = skeleton(romanised.replace(/^evro/, "euro").replace(/^avto/, "auto")).slice(0, HEAD_LENGTH);
  return head.length < HEAD_LENGTH ? [] : [`h:${head}`];
}

function japaneseSounds(reading: string): string[] {
  return [...marked("r:", romajiSound(reading)), ...marked("k:", kanaConsonants(reading))];
}

/** The words, and neighbours joined: native writing lacks the spaces of Latin: "Kumagai Gumi", "Mei Xin". */
function withPairs(words: readonly string[]): string[] {
  const pairs = words
    .slice(1)
    .map((word, index) => (word === "" || words[index] === "" ? "" : words[index]! + word));
  return [...words, ...pairs];
}

/** The words, neighbours joined, and all words joined where none is missing. */
function withJoined(words: readonly string[]): string[] {
  const whole = words.length > 2 && words.every((word) => word !== "") ? [words.join("")] : [];
  return [...withPairs(words), ...whole];
}

/** One to six neighbouring words joined: the names of letters may be written with a dot between them. */
function withRuns(words: readonly string[]): string[] {
  const lengths = (at: number) => [1, 2, 3, 4, 5, 6].filter((length) => at + length <= words.length);
  return words.flatMap((_, at) => lengths(at).map((length) => words.slice(at, at + length).join("")));
}

function marked(kind: string, sound: string | null): string[] {
  return sound === null ? [] : [kind + sound];
}
