/**
 * Takes a company name apart: tidy → fold → cut into words → legal forms and tails → numbers → tags. Pure and
 * deterministic; the order of the words is kept; the core is never empty unless the name has no letter or digit.
 */
import { isCountryCode } from "../../places/parse-country.ts";
import { type FoundForm, findLegalForms } from "../forms/find-legal-forms.ts";
import { withFormApart } from "../forms/joined-form.ts";
import type { NameHints } from "../forms/legal-form-match.ts";
import { readKana } from "../transliteration/kana.ts";
import { withLetterNames } from "../transliteration/letter-names.ts";
import { withLettersTogether } from "../transliteration/letters-apart.ts";
import { romanise } from "../transliteration/romanise.ts";
import {
  expandAbbreviation,
  isArticle,
  isCyrillicConnective,
  isStopWord,
  lookUp,
  normaliseArabic,
  placeAt,
} from "../words/lexicon.ts";
import { wordInformation } from "../words/word-information.ts";
import type { AnalysedName, LegalFormMatch, NameToken, Script, TokenTag } from "./analysed-name.ts";
import { foldNative, loneLetters, tidyRaw } from "./clean-name.ts";
import { withCountryName } from "./country-letter.ts";
import { numberOf, withOrdinalWord } from "./numerals.ts";
import { withoutRecordNotes } from "./record-notes.ts";
import { scriptOf } from "./script-of.ts";
import { lengthWithoutTail, withoutKindOfShares } from "./security-tail.ts";
import { segmentUnspaced } from "./segment-unspaced.ts";
import { withSpelledNumbers } from "./spelled-numbers.ts";
import { mainNameOf } from "./split-names.ts";
import { tokenise, type Word } from "./tokenise.ts";

type Role = "form" | "stop" | "core" | "kept";

/** Letters of a name without its legal form: with fewer, the form is part of the name. */
const FEWEST_LETTERS = 3;
/** The same in scripts in which names spell out initials: 주식회사 케이티 is "KT". */
const FEWEST_INITIALS = 2;
const SPELLING: ReadonlySet<Script> = new Set(["hangul", "thai"]);
const HAN = /[\u3400-\u9fff\uac00-\ud7a3\u3041-\u30ff]/;
const NUMBER_SIGN = /^(?:no|nr|nro|num|number|numero)$/;
const SINGLE_LETTER = /^[a-z]$/;
const MOST_TOKENS = 60;

/**
 * Analyses one company name.
 * @param raw any string; it is cut at 500 code points, and at the first "also known as" (see `splitNames`).
 * @param hints the company's country (ISO 3166-1 alpha-2) and jurisdiction (ISO 3166-1 or -2), to read legal forms
 * that several countries spell alike.
 */
export function analyseName(raw: string, hints: NameHints = {}): AnalysedName {
  const tidied = tidyRaw(raw);
  const native = segmentUnspaced(foldNative(bareNameOf(tidied)));
  const script = scriptOf(native);
  const cut = tokenise(romanise(withLetterNames(withLettersTogether(native)))).slice(0, MOST_TOKENS);
  const home = upperCased(hints);
  const spelled = cut.length > 0 ? withSpelledNumbers(cut) : lettersThatFoldAway(tidied);
  const words = withCountryName(spelled, home.country);
  const { roles, forms } = assignRoles(words, script, home, loneLetters(tidied));
  const tokens = tagWords(words, roles);
  const { core, numbers, acronym, joined } = summarise(tokens);
  return { raw: tidied, script, tokens, forms, core, numbers, acronym, joined };
}

/** The first name that the text holds, without notes of a list's keeper, and with its legal form apart. */
function bareNameOf(tidied: string): string {
  return withFormApart(withoutKindOfShares(withoutRecordNotes(mainNameOf(tidied))));
}

/** A name of soft signs or modifier letters alone folds to an empty text, so its letters are kept. */
function lettersThatFoldAway(tidied: string): Word[] {
  const written = tidied.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return written.map((text) => ({ text, before: " ", joined: false, dotted: false, bracketed: false }));
}

function upperCased({ country, jurisdiction }: NameHints): NameHints {
  return { country: country?.toUpperCase(), jurisdiction: jurisdiction?.toUpperCase() };
}

function assignRoles(
  words: readonly Word[],
  script: Script,
  hints: NameHints,
  letters: readonly string[],
): { roles: Role[]; forms: LegalFormMatch[] } {
  const found = findLegalForms(words, words.length, script, hints);
  const length = lengthWithoutTail(words, (index) => endsForm(words, index, script, hints));
  const kept = length === words.length ? found : findLegalForms(words, length, script, hints);
  const roles: Role[] = words.map((_, index) => (index >= length ? "form" : "core"));
  for (const form of kept) if (!form.weak) roles.fill("form", form.start, form.end);
  markStops(words, roles, script, letters);
  keepACore(words, roles, SPELLING.has(script) ? FEWEST_INITIALS : FEWEST_LETTERS);
  const byLength = [...kept].sort((left, right) => right.end - right.start - (left.end - left.start));
  return { roles, forms: distinct(byLength) };
}

function endsForm(words: readonly Word[], index: number, script: Script, hints: NameHints): boolean {
  return findLegalForms(words, index, script, hints).some((form) => !form.weak && form.end === index);
}

function distinct(found: readonly FoundForm[]): LegalFormMatch[] {
  const seen = new Set<string>();
  return found.filter(({ match }) => !seen.has(match.form) && seen.add(match.form)).map(({ match }) => match);
}

function markStops(words: readonly Word[], roles: Role[], script: Script, letters: readonly string[]): void {
  const first = roles.indexOf("core");
  const last = roles.lastIndexOf("core");
  for (const [index, word] of words.entries()) {
    if (roles[index] !== "core" || word.joined) continue;
    // "Plant No. 560", "Школа № 12": the sign before a number adds no information to the number.
    if (NUMBER_SIGN.test(word.text) && index > 0 && /^\p{Nd}+$/u.test(words[index + 1]?.text ?? "")) {
      roles[index] = "stop";
      continue;
    }
    // "KYUSHU EL. PWR": an abbreviated word is not a connecting word.
    if (words[index + 1]?.before.startsWith(".")) continue;
    const elided = words[index + 1]?.before === "'";
    const connects =
      isStopWord(word.text) ||
      letters.includes(word.text) ||
      (script === "cyrillic" && isCyrillicConnective(word.text));
    if (!elided && !connects) continue;
    // "Tiffany & Co. Limited": a connecting word directly before the legal form is dropped.
    const beforeForm = word.text === "and" && index > first && roles[index + 1] === "form";
    if ((index === first || index === last) && !elided && !beforeForm && !isArticle(word.text)) continue;
    if (index === first && !elided && isStopWord(words[index + 1]?.text ?? "")) continue;
    const previous = words[index - 1]?.text ?? "";
    const numeral =
      /^[iv]$/.test(word.text) &&
      numberOf(word.text, { previous, first: index === first, last: index === last });
    if (!numeral) roles[index] = "stop";
  }
}

/** Words that never identify a company, not even when the name has little else. */
const EMPTY_WORDS = new Set(["the", "and", "of", "for"]);

/** When the core would have under three letters, connecting words and then forms stay in the core. */
function keepACore(words: readonly Word[], roles: Role[], fewest: number): void {
  if (lettersIn(words, roles) >= fewest) return;
  for (const [index, role] of roles.entries()) {
    if (role === "stop" && !EMPTY_WORDS.has(words[index]!.text)) roles[index] = "core";
  }
  if (lettersIn(words, roles) >= fewest) return;
  for (const [index, role] of roles.entries()) if (role === "form") roles[index] = "kept";
  if (lettersIn(words, roles) === 0) roles.fill("core");
}

function lettersIn(words: readonly Word[], roles: readonly Role[]): number {
  let count = 0;
  for (const [index, role] of roles.entries()) {
    if (role !== "core" && role !== "kept") continue;
    const { text } = words[index]!;
    count += HAN.test(text) ? FEWEST_LETTERS : text.length;
  }
  return count;
}

function tagWords(words: readonly Word[], roles: readonly Role[]): NameToken[] {
  const texts = words.map((word) => withOrdinalWord(normaliseArabic(word.text)));
  const tokens: NameToken[] = [];
  const lastCore = roles.reduce(
    (last, role, index) => (role === "core" && !words[index]!.bracketed ? index : last),
    -1,
  );
  const firstCore = roles.indexOf("core");
  let placeEnd = 0;
  let placeCode = "";
  let previous = "";
  for (const [index, text] of texts.entries()) {
    const role = roles[index]!;
    if (role === "form" || role === "stop") {
      tokens.push({ text, tag: role, information: 0, concept: undefined, reading: undefined });
      continue;
    }
    if (role === "kept") {
      tokens.push(token(expandAbbreviation(text), "generic", lookUp(text)?.concept));
      continue;
    }
    const place = index >= placeEnd ? placeAt(texts, index) : null;
    if (place !== null) {
      placeEnd = index + place.length;
      placeCode = place.code;
    }
    const number = words[index]!.dotted
      ? null
      : numberOf(text, { previous, first: index === firstCore, last: index >= lastCore });
    if (index < placeEnd) tokens.push(token(text, "place", placeCode));
    else if (number !== null) tokens.push(token(number, "number"));
    else tokens.push(plainToken(texts, words, index, index === firstCore));
    previous = tokens.at(-1)!.text;
  }
  return tokens;
}

function plainToken(
  texts: readonly string[],
  words: readonly Word[],
  index: number,
  opens: boolean,
): NameToken {
  const { joined } = words[index]!;
  const written = texts[index]!;
  const dotted = words[index + 1]?.before.startsWith(".") === true;
  const saint = written === "st" && dotted;
  const text = saint
    ? "saint"
    : joined && written.length < 4
      ? written
      : expandAbbreviation(written, { opens, dotted });
  const country = countryInBrackets(words, index);
  if (country !== null) return token(text, "place", country);
  const entry = lookUp(text);
  if (entry !== null && (!joined || entry.tag === "place")) return token(text, entry.tag, entry.concept);
  return token(text, joined || SINGLE_LETTER.test(written) ? "initials" : "word");
}

// "Access Bank (SL)" is the one of Sierra Leone.
function countryInBrackets(words: readonly Word[], index: number): string | null {
  const { text, before, bracketed } = words[index]!;
  const alone = /[([]\s*$/.test(before) && /^\s*[)\]]/.test(words[index + 1]?.before ?? ")");
  return bracketed && alone && /^[a-z]{2}$/.test(text) && isCountryCode(text.toUpperCase())
    ? text.toUpperCase()
    : null;
}

function token(text: string, tag: TokenTag, concept?: string): NameToken {
  return { text, tag, information: wordInformation(text), concept, reading: readKana(text) ?? undefined };
}

function summarise(
  tokens: readonly NameToken[],
): Pick<AnalysedName, "core" | "numbers" | "acronym" | "joined"> {
  const inCore = tokens.filter(({ tag }) => tag !== "form" && tag !== "stop");
  const kept = inCore.length > 0 ? inCore : tokens;
  const core = kept.map(({ text }) => text);
  const numbers = kept.filter(({ tag }) => tag === "number").map(({ text }) => text);
  const initials = kept.filter(({ tag }) => tag !== "number").map(({ text }) => [...text][0]!);
  return {
    core,
    numbers: numbers.sort((left, right) => left.length - right.length || (left < right ? -1 : 1)),
    acronym: initials.length > 1 ? initials.join("") : "",
    joined: core.join(""),
  };
}
