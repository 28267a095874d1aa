/**
 * Han characters as companies of Hong Kong and Macau write them in Latin letters: by their Cantonese sound, in no one
 * system. The readings are those of the Unihan database; the spellings are those of the Hong Kong Government's way of
 * writing names, with its variants, and of Macau's Portuguese way.
 */
import { memoize } from "../../../memoize.ts";
import table from "./cantonese-readings.json" with { type: "json" };

/** Spellings of the initials of Jyutping; `-` is none. */
const INITIALS = `b p b|p p|m m|f f|d t d|t t|n n l|l l|g k g|k k|ng ng -|h h|gw kw gw k ku gu|kw kw k ku|w w v -
z ch ts tz c j|c ch ts c|s s sh x|j y - i|- -`;

/** Spellings of the finals of Jyutping. */
const FINALS = `aa a ah|aai ai aai|aau au aau ao|aam am|aan an aan|aang ang|aap ap|aat at|aak ak
ai ai|au au ow ao|am am um|an an un|ang ang|ap ap up|at at ut|ak ak|e e eh|ei ei ee i|eng eng ang|ek ek ik|
i i ee ze y|iu iu io ew|im im|in in|ing ing eng|ip ip|it it|ik ik ick ek|o o oh or|oi oi oy|ou o ou u|on on|ong ong|ot ot
ok ok|u u oo|ui ui oi|un un oon|ung ung oong ong|ut ut|uk uk ook ok|oe eu|oeng eung eong ong|oek euk eok|eoi ui eui oi
eon un eun on|eot ut|yu yu u ue|yun uen un yuen yun|yut uet ut yut|m m|ng ng`;

/** Spellings that follow no rule, beside those that do: names that are older than the system, and places. */
const IRREGULAR: ReadonlyMap<string, readonly string[]> = new Map(
  "hoeng hong|gong kong kwong|jyu yu yue u|jyun yuen un yun yuan|gau kow kau gow|lung loon|zi tsz tze tse|ci tsz tze|si sze sz szeto|ze tse che|jin yin yen|saa sa sha|jaa ah|jan yan yun ian|zau chow chau|baan pan ban|wong vong|ngaan ngan|ngai ngai wai"
    .split("|")
    .map((line) => line.split(" "))
    .map(([syllable, ...spellings]) => [syllable!, spellings]),
);

/** Further readings of characters that company names use, beside the one of the Unihan database. */
const FURTHER: ReadonlyMap<string, readonly string[]> = new Map(
  "行 hong|乐 lok ngok|生 saang|会 wui|正 zing|重 zung cung|盛 sing|朝 ciu ziu|曾 zang|合 hap|石 sek|大 daai tai|和 wo|地 dei|冠 gun|兴 hing|相 soeng|中 zung|盈 jing|宏 wang|衡 hang|永 wing|华 waa"
    .split("|")
    .map((line) => line.split(" "))
    .map(([character, ...readings]) => [character!, readings]),
);

const SYLLABLE = /^(ng|gw|kw|[bpmfdtnlgkhwzcsj]?)([aeiouy][a-z]*|m|ng)$/;
const HAN_RUN = /\p{Script=Han}+/gu;
const MAX_RUN = 12;

function tableOf(lines: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    lines
      .split(/[|\n]+/)
      .map((line) => line.trim().split(" "))
      .map(([sound, ...spellings]) => [
        sound === "-" ? "" : sound!,
        spellings.map((one) => (one === "-" ? "" : one)),
      ]),
  );
}

const initials = tableOf(INITIALS);
const finals = tableOf(FINALS);

let readings: ReadonlyMap<string, readonly string[]> | null = null;

function readingsOf(character: string): readonly string[] {
  readings ??= new Map(
    Object.entries(table.readings).flatMap(([reading, characters]) =>
      [...characters].map((one) => [one, [reading]] as const),
    ),
  );
  return [...new Set([...(readings.get(character) ?? []), ...(FURTHER.get(character) ?? [])])];
}

/** The Latin spellings of a syllable of Jyutping without its tone, the usual one first. */
const spellingsOf = memoize((syllable): readonly string[] => {
  const spellings = [...(IRREGULAR.get(syllable) ?? [])];
  const [, initial = "", final = ""] = SYLLABLE.exec(syllable) ?? [];
  for (const head of initials.get(initial) ?? [])
    for (const rest of finals.get(final) ?? []) spellings.push(head + rest);
  return [...new Set(spellings)].filter((spelling) => spelling !== "");
});

/** The Latin spellings of a Han character by its Cantonese sound; empty for a character without a known reading. */
export const cantoneseSpellings = memoize((character): readonly string[] => [
  ...new Set(readingsOf(character).flatMap(spellingsOf)),
]);

/** Initials and ends that spellings do not tell apart, each with its class. */
const HEADS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    p: "b p",
    m: "m",
    f: "f",
    t: "d t",
    l: "n l",
    k: "g k gw kw",
    h: "h",
    w: "w",
    c: "z c",
    s: "s",
    y: "j",
    "": "ng",
  }).flatMap(([kind, sounds]) => sounds.split(" ").map((sound) => [sound, kind] as const)),
);
const LAST = /(?:ng|[mnptk])$/;

/** The class of a syllable of Jyutping: its initial, and the consonant that ends it. Vowels have many spellings. */
function classOf(syllable: string): string {
  const [, initial = "", final = ""] = SYLLABLE.exec(syllable) ?? [];
  return `${HEADS.get(initial) ?? ""}-${LAST.exec(final)?.[0] ?? ""}`;
}

let classes: ReadonlyMap<string, string> | null = null;

/** Each Latin spelling of a syllable, with its class; the first syllable of the table gives it. */
function classesOfSpellings(): ReadonlyMap<string, string> {
  if (classes === null) {
    const built = new Map<string, string>();
    for (const syllable of Object.keys(table.readings))
      for (const spelling of spellingsOf(syllable))
        if (!built.has(spelling)) built.set(spelling, classOf(syllable));
    classes = built;
  }
  return classes;
}

/** The classes of neighbouring syllables, two and three at a time: what both names of a company share. */
function runsOf(syllables: readonly (readonly string[])[]): string[] {
  const runs: string[] = [];
  for (let at = 0; at + 1 < syllables.length; at++) {
    const pairs = syllables[at]!.flatMap((first) => syllables[at + 1]!.map((second) => `${first} ${second}`));
    runs.push(...pairs);
    for (const pair of pairs) for (const third of syllables[at + 2] ?? []) runs.push(`${pair} ${third}`);
  }
  return runs;
}

/** The classes of every two and three neighbouring characters of the Han runs of a name. */
export function hanCantonese(text: string): readonly string[] {
  const runs = [...text.matchAll(HAN_RUN)].flatMap(([run]) =>
    runsOf([...run].slice(0, MAX_RUN).map((one) => [...new Set(readingsOf(one).map(classOf))])),
  );
  return [...new Set(runs)];
}

/** The classes of every two and three neighbouring syllables of Latin words; a word of another kind parts them. */
export function latinCantonese(words: readonly string[]): readonly string[] {
  const runs: string[] = [];
  let open: string[][] = [];
  for (const word of [...words, ""]) {
    const syllables = syllablesOf(word);
    if (syllables !== null) open.push(...syllables.map((one) => [one]));
    else {
      runs.push(...runsOf(open.slice(0, MAX_RUN)));
      open = [];
    }
  }
  return [...new Set(runs)];
}

const LONGEST_SYLLABLE = 6;
const MOST_SYLLABLES = 3;

/** The classes of the one to three Cantonese syllables that a word is written with; null where it is none. */
const syllablesOf = memoize((word): readonly string[] | null => cut(word, MOST_SYLLABLES));

function cut(word: string, most: number): readonly string[] | null {
  const whole = classesOfSpellings().get(word);
  if (whole !== undefined) return [whole];
  if (most === 1) return null;
  for (let end = Math.min(LONGEST_SYLLABLE, word.length - 1); end > 0; end--) {
    const head = classesOfSpellings().get(word.slice(0, end));
    const rest = head === undefined ? null : cut(word.slice(end), most - 1);
    if (rest !== null) return [head!, ...rest];
  }
  return null;
}
