/**
 * Puts spaces into names that are written without them. Legal-form phrases come off the front and the end first,
 * then the text is cut where its script changes, then around known activity and place words.
 */
import { legalFormTable } from "../forms/legal-form-table.ts";
import { isLoanword } from "../transliteration/sounds/known-loanwords.ts";
import { isUnspacedWord, lookUp } from "../words/lexicon.ts";
import { type Cut, cutsOf } from "./known-words.ts";
import { scriptOfCodePoint } from "./script-of.ts";

const NEEDED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/;
const HIRAGANA = /[\u3041-\u309f]/;
const RUN =
  /[\u3005\u3041-\u30ff\u3400-\u9fff]+|[\uac00-\ud7a3]+|[\u0e01-\u0e5b]+|[\u0e81-\u0edf]+|[\u1000-\u109f]+|[\u1780-\u17df]+|[^\u3005\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3\u0e01-\u0e5b\u0e81-\u0edf\u1000-\u109f\u1780-\u17df]+/g;
/** Company kinds that also stand before the name of a branch: "大丰银行股份有限公司上海分行". */
const INSIDE = /股份有限公司|有限责任公司|有限公司|株式会社|주식회사/;
/** The s of an English plural, with the mark of silence: โฮเทลส์ is "hotels". */
const THAI_PLURAL = "ส์";
const SPACED_IN_PART = /^[\u0e80-\u0eff\u1000-\u109f\u1780-\u17ff]/;
const HANGUL = /^[\uac00-\ud7a3]$/;
const HANGUL_AND = "앤";
const HAN = /^[\u3400-\u9fff]$/;
/** Behind a place these say only which kind of place it is: 佛山市 is Foshan. */
const KIND_OF_PLACE = /^[市省县]/;
const KATAKANA = /^[\u30a1-\u30ff]+$/;
const CONTINUES = /^[ーンッャュョァィゥェォヮ]/;

/** The company kinds that Japanese and Korean write as one character in brackets. */
const BRACKETED: Readonly<Record<string, string>> = {
  株: "株式会社",
  有: "有限会社",
  合: "合同会社",
  同: "合同会社",
  名: "合名会社",
  资: "合資会社",
  資: "合資会社",
  社: "社団法人",
  财: "財団法人",
  財: "財団法人",
  医: "医療法人",
  学: "学校法人",
  宗: "宗教法人",
  福: "社会福祉法人",
  一社: "一般社団法人",
  一财: "一般財団法人",
  公财: "公益財団法人",
  公社: "公益社団法人",
  独: "独立行政法人",
  주: "주식회사",
  유: "유한회사",
  재: "재단법인",
  사: "사단법인",
  합: "합자회사",
};
const BRACKETED_KIND = /[([]\s*([一公]?[株有合同名资資社财財医学宗福独]|[주유재사합])\s*[)\]]/g;

/** Three characters or more, each with a space around it: "株 式 会 社". */
const SPACED_OUT =
  /(?<!\S)[\u3005\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3](?: [\u3005\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3](?!\S)){2,}/g;

/** The text with spaces between its words; text in scripts that write spaces comes back as it is. */
export function segmentUnspaced(folded: string): string {
  if (!NEEDED.test(folded)) return folded;
  const closed = folded.replace(SPACED_OUT, (spaced) => spaced.replaceAll(" ", ""));
  const named = closed.replace(BRACKETED_KIND, (whole, kind: string) => ` ${BRACKETED[kind] ?? whole} `);
  const pieces: string[] = [];
  for (const match of named.matchAll(RUN)) {
    const run = match[0];
    if (!NEEDED.test(run)) {
      pieces.push(run);
      continue;
    }
    const words = cutForms(run);
    // Lao, Khmer and Burmese also write spaces and dots: a run without a known word stays as it is.
    if (words.length === 1 && SPACED_IN_PART.test(run)) {
      pieces.push(run);
      continue;
    }
    const glued = pieces.length > 0 && !/\s$/.test(pieces.at(-1)!);
    pieces.push(glued ? " " : "", words.join(" "), " ");
  }
  return pieces.join("").trim();
}

/** Legal-form phrases at the front and the end of a run, and the words between them. */
function cutForms(run: string): string[] {
  const inside = INSIDE.exec(run);
  if (inside !== null && inside.index > 0 && inside.index + inside[0].length < run.length) {
    const end = inside.index + inside[0].length;
    return [...cutForms(run.slice(0, inside.index)), inside[0], ...cutForms(run.slice(end))];
  }
  const { unspaced } = legalFormTable();
  let rest = run;
  const front: string[] = [];
  const back: string[] = [];
  for (let step = 0; step < 3 && !unspaced.includes(rest); step++) {
    const ending = unspaced.find((phrase) => rest.endsWith(phrase) && rest.length > phrase.length);
    if (ending === undefined) break;
    back.unshift(ending);
    rest = rest.slice(0, rest.length - ending.length);
  }
  for (let step = 0; step < 3 && !unspaced.includes(rest); step++) {
    const opening = unspaced.find((phrase) => rest.startsWith(phrase) && rest.length > phrase.length);
    if (opening === undefined) break;
    front.push(opening);
    rest = rest.slice(opening.length);
  }
  const whole = unspaced.includes(rest);
  return [...front, ...(whole ? [rest] : cutScripts(rest)), ...back];
}

/** Han, katakana and hiragana apart; a single kana stays with its neighbours ("三ツ星", "八ヶ岳"). */
function cutScripts(text: string): string[] {
  if (!/[\u3041-\u30ff]/.test(text)) return cutWords(text);
  const runs: string[] = [];
  let last = "";
  for (const character of text) {
    const kind = kindOf(character, last);
    if (kind === last && runs.length > 0) runs[runs.length - 1] += character;
    else runs.push(character);
    last = kind;
  }
  const glued: string[] = [];
  for (let index = 0; index < runs.length; index++) {
    const run = runs[index]!;
    const singleKana = run.length === 1 && /[\u3041-\u30ff]/.test(run);
    if (!singleKana || glued.length === 0) glued.push(run);
    else {
      glued[glued.length - 1] += run + (runs[index + 1] ?? "");
      index += 1;
    }
  }
  return glued.flatMap(cutWords);
}

function kindOf(character: string, last: string): string {
  if (character === "ー" && last !== "") return last;
  if (HIRAGANA.test(character)) return "hiragana";
  return scriptOfCodePoint(character.codePointAt(0)!) ?? "other";
}

/** Known words and the characters between them; one leftover character joins the known word beside it. */
function cutWords(text: string): string[] {
  if (text.length < 3 || isUnspacedWord(text)) return [text];
  if (KATAKANA.test(text)) return cutKatakana(text);
  const words: Cut[] = [];
  for (const { text: cut, known } of cutsOf(text)) {
    const before = words.at(-1);
    const dropped = known ? 0 : droppedBehind(before, cut);
    if (dropped < cut.length) words.push({ text: cut.slice(dropped), known });
  }
  return glued(words);
}

/** Characters that tell nothing behind a known word: the mark of a plural, and the kind of a place. */
function droppedBehind(before: Cut | undefined, text: string): number {
  if (before === undefined) return 0;
  if (text.startsWith(THAI_PLURAL)) return THAI_PLURAL.length;
  return KIND_OF_PLACE.test(text[0]!) && lookUp(before.text)?.tag === "place" ? 1 : 0;
}

function glued(words: readonly Cut[]): string[] {
  const joined: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const { text, known } = words[index]!;
    const next = words[index + 1]?.text;
    if (known || text.length > 1 || words.length === 1) joined.push(text);
    else if (HANGUL.test(text) && index > 0) {
      // In Korean such a syllable ends a word: 아시아나항공 is 아시아나 항공. The syllable for "and" is a word.
      if (text === HANGUL_AND && next !== undefined) joined.push(text);
      else joined[joined.length - 1] += text;
    } else if (next === undefined) joined[joined.length - 1] += text;
    else if (index === 0 && isOwnNameBefore(text, next)) joined.push(text);
    else {
      joined.push(text + next);
      index += 1;
    }
  }
  return joined;
}

/**
 * Whether a single character in front of a known word is the company's own name: so it is in front of a trade (星製薬 is "Hoshi
 * Pharmaceutical"), and not in front of a place (新日本, "New Japan").
 */
function isOwnNameBefore(character: string, word: string): boolean {
  const tag = HAN.test(character) ? lookUp(word)?.tag : undefined;
  return tag === "activity" || tag === "generic";
}

/**
 * Foreign words run together: only a known first or last word of three kana or more comes off. A loanword is not cut: "networks"
 * does not end with "works", and what ends with "grand" does not end with "land".
 */
function cutKatakana(text: string): string[] {
  if (isLoanword(text)) return [text];
  let mayEnd = true;
  for (let length = text.length - 2; length >= 3; length--) {
    const end = text.slice(-length);
    if (mayEnd && isUnspacedWord(end)) return [...cutWords(text.slice(0, -length)), end];
    if (isLoanword(end)) mayEnd = false;
    const rest = text.slice(length);
    if (isUnspacedWord(text.slice(0, length)) && !CONTINUES.test(rest))
      return [text.slice(0, length), ...cutWords(rest)];
  }
  return [text];
}
