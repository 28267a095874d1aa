/**
 * Latin letters that Hangul and Thai spell out by their English names: 에이치엘사이언스 is "HL Science", เอสวีโอเอ is "SVOA".
 * Companies of both countries write their initials so. (Katakana is read in `sounds/kana-letters.ts`, beside its words.)
 */
import { isUnspacedWord } from "../words/lexicon.ts";
import { thaiLetters } from "./sounds/thai-letters.ts";

type Names = readonly (readonly [name: string, letter: string])[];

/** `letter names` in lines, as names with their letters, the longer names first. */
function names(lines: string): Names {
  return lines
    .trim()
    .split(/[|\n]/)
    .flatMap((line) => {
      const [letter = "", ...spellings] = line.trim().split(" ");
      return spellings.map((name) => [name, letter] as const);
    })
    .sort(([left], [right]) => right.length - left.length);
}

// 앤 and 엔 both write "&" and the letter N: 비앤지 is "BNG" and "B&G". `sameInitials` compares them.
const HANGUL_NAMES =
  names(`a 에이|b 비|c 씨 시|d 디|e 이|f 에프|g 지|h 에이치 에이취|i 아이|j 제이|k 케이|l 엘|m 엠|n 엔|o 오
p 피|q 큐|r 알|s 에스|t 티|u 유|v 브이|w 더블유 더블류|x 엑스|y 와이|z 제트|n 앤`);
// Without the marks of tone and of a short vowel, as `foldNative` writes Thai.
const THAI_NAMES = names(`a เอ|b บี|c ซี|d ดี|e อี|f เอฟ|g จี|h เอช เฮช|i ไอ|j เจ|k เค|l แอล|m เอม|n เอน|o โอ|p พี
q คิว|r อาร์|s เอส|t ที|u ยู|v วี|w ดับบลิว ดับเบิลยู|x เอกซ์|y วาย|z แซด เซด`);

/** Names that are no common syllable of Korean words: a run needs one of them. 시티 and 씨티 are "city" and "Citi". */
const TELLING_HANGUL = /에이|에프|제이|케이|엘|엠|엔|큐|알|에스|브이|더블|엑스|와이|씨|앤/;
const CITY = /^[시씨]티$/;
const FEWEST_LETTERS = 2;
/** Syllables of a word beside the letters; with a single one (유엔젤) the letters are part of the word. */
const FEWEST_SYLLABLES = 2;
/** Characters of a Thai word behind letters: โอเอซิส is "oasis". */
const FEWEST_BEHIND = 5;

const HANGUL_WORD = /[\uac00-\ud7a3]+/g;
const THAI_WORD = /[\u0e01-\u0e5b]+/g;
const HAS_EITHER = /[\uac00-\ud7a3\u0e01-\u0e5b]/;
/** Thai signs that belong to the letter before them. */
const THAI_SIGN = /^[\u0e30-\u0e3a\u0e45\u0e47-\u0e4e]/;
const THAI_AND = /แอนด์/g;
/** An initial of a Thai name: "ส. ขอนแก่น", "ช.การช่าง". */
const THAI_INITIAL = /(?<![\u0e01-\u0e5b.])([\u0e01-\u0e2e]) ?\.(?= ?[\u0e01-\u0e5b])/g;
/** A name of a letter that is an ordinary word too: "good". */
const THAI_WORD_TOO = "ดี";

/** The text with the letters that it spells out; `text` is folded and has spaces between its words. */
export function withLetterNames(text: string): string {
  if (!HAS_EITHER.test(text)) return text;
  return inThai(text.replace(HANGUL_WORD, inHangul));
}

/** Whether two runs of letters are the same, or differ by an inner N that stands for "&": "BNG", "B&G". */
export function sameInitials(left: string, right: string): boolean {
  return left === right || withoutAnd(left) === withoutAnd(right);
}

function withoutAnd(letters: string): string {
  return letters.replace(/(?<=.)n(?=.)/g, "");
}

interface Spelled {
  readonly letters: string;
  /** Characters of the names. */
  readonly length: number;
}

/** The letters at the front of a word in every length, the longest last. */
function spelledFrom(word: string, from: number, names: Names): Spelled[] {
  const runs: Spelled[] = [];
  let letters = "";
  for (let at = from; at < word.length; ) {
    const found = names.find(([name]) => word.startsWith(name, at));
    if (found === undefined) break;
    letters += found[1];
    at += found[0].length;
    runs.push({ letters, length: at - from });
  }
  return runs;
}

function inHangul(word: string): string {
  // "Engineering" (엔지니어링) begins with the names of N and G.
  if (isUnspacedWord(word)) return word;
  for (let from = 0; from < word.length; from++) {
    const runs = spelledFrom(word, from, HANGUL_NAMES).reverse();
    const found = runs.find((run) => {
      const behind = word.length - from - run.length;
      const said = word.slice(from, from + run.length);
      return (
        run.letters.length >= FEWEST_LETTERS &&
        TELLING_HANGUL.test(said) &&
        !CITY.test(said) &&
        // Inside a word the letters stand at its front or at its end.
        (from === 0 || behind === 0) &&
        (from === 0 || from >= FEWEST_SYLLABLES) &&
        (behind === 0 || behind >= FEWEST_SYLLABLES)
      );
    });
    if (found === undefined) continue;
    const parts = [word.slice(0, from), found.letters, word.slice(from + found.length)];
    return parts.filter((part) => part !== "").join(" ");
  }
  return word;
}

function inThai(text: string): string {
  const apart = text
    .replace(THAI_AND, " and ")
    .replace(THAI_INITIAL, (_, letter: string) => `${thaiLetters(letter, "silent")} `);
  return joinLetters(apart.replace(THAI_WORD, inThaiWord)).replace(/ {2,}/g, " ").trim();
}

/** Marks letters that may go on in the next word: "ซี.เอ็ม.ที.ไอ." */
const OPEN = "\u0002";

function inThaiWord(word: string): string {
  const runs = spelledFrom(word, 0, THAI_NAMES);
  const longest = runs.at(-1);
  if (longest === undefined) return word;
  if (longest.length === word.length) return OPEN + longest.letters + OPEN + word + OPEN;
  const before = runs.findLast(({ letters, length }) => {
    const rest = word.slice(length);
    return letters.length >= FEWEST_LETTERS && rest.length >= FEWEST_BEHIND && !THAI_SIGN.test(rest);
  });
  return before === undefined ? word : `${before.letters} ${word.slice(before.length)}`;
}

const RUN_OF_LETTERS = new RegExp(
  `${OPEN}[a-z]+${OPEN}[^${OPEN}]+${OPEN}(?:(?:[ .]{1,3}| +and +)${OPEN}[a-z]+${OPEN}[^${OPEN}]+${OPEN})*( ?\\.)?`,
  "g",
);

function joinLetters(text: string): string {
  return text.replace(RUN_OF_LETTERS, (run, stop: string | undefined) => {
    const words = run.split(OPEN);
    const letters = words.filter((_, at) => at % 3 === 1).join("");
    if (letters.length >= FEWEST_LETTERS || stop !== undefined || words[2] !== THAI_WORD_TOO)
      return `${letters} `;
    return words[2];
  });
}
