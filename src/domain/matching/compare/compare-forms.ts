/** Compares the legal forms of two companies. */

import { memoizeLast } from "../../memoize.ts";
import type { LegalFormClass, LegalFormMatch } from "../../names/analyse/analysed-name.ts";
import { formWord } from "../../names/forms/legal-form-words.ts";
import { sensesOf } from "../../names/words/senses/senses.ts";
import type { Comparable } from "../comparable/comparable.ts";

/** `conversion`: limited by shares against public, a common change of form; `conflict`: other classes. */
export type FormComparison = "same" | "same_class" | "conversion" | "conflict" | "one_missing" | "unknown";

function formsOf(subject: Comparable): LegalFormMatch[] {
  const forms = [...subject.forms];
  for (const { kind, analysed } of subject.names) if (kind !== "previous") forms.push(...analysed.forms);
  return forms;
}

// A query is compared with a whole shortlist.
const formsOfQuery = memoizeLast(formsOf);

const comparable = (form: LegalFormMatch): boolean => form.class !== "other";
const shares = ({ class: kind }: LegalFormMatch): boolean => kind === "limited" || kind === "public";

const ENGLISH_LIMITED = new Set(["ltd", "co-ltd"]);
const EAST_ASIAN_BY_SHARES = new Set(["cn-jsc", "kk", "kr-jusik"]);

/** Whether "Co., Ltd." translates the other form: in East Asia it translates both 股份有限公司 and 有限公司. */
function renders(english: LegalFormMatch, native: LegalFormMatch): boolean {
  if (!ENGLISH_LIMITED.has(english.family) || !EAST_ASIAN_BY_SHARES.has(native.family)) return false;
  const { jurisdictions } = english;
  return jurisdictions.length === 0 || jurisdictions.some((code) => native.jurisdictions.includes(code));
}

/** The name of a Swedish public company ends with "(publ)" by law (Aktiebolagslagen, ch. 1, s. 2 a), which lists leave out. */
const SWEDISH = new Set(["se-ab", "se-abp"]);

function areOne(left: LegalFormMatch, right: LegalFormMatch): boolean {
  if (left.form === right.form || left.family === right.family) return true;
  return SWEDISH.has(left.form) && SWEDISH.has(right.form);
}

/** Compares the legal forms inside the names of two companies and in their legal form fields. */
export function compareForms(query: Comparable, candidate: Comparable): FormComparison {
  const left = formsOfQuery(query);
  const right = formsOf(candidate);
  if (left.length === 0 && right.length === 0) return "unknown";
  if (left.length === 0 || right.length === 0) return "one_missing";
  if (left.some((a) => right.some((b) => areOne(a, b)))) return "same";
  const l = left.filter(comparable);
  const r = right.filter(comparable);
  if (l.length === 0 || r.length === 0) return "unknown";
  if (l.some((a) => r.some((b) => a.class === b.class || renders(a, b) || renders(b, a))))
    return "same_class";
  if (isWordOf(l, query, candidate) || isWordOf(r, candidate, query)) return "one_missing";
  if (isCorporationOf(l, candidate) || isCorporationOf(r, query)) return "one_missing";
  if (isTranslated(l, r) || isTranslated(r, l)) return "one_missing";
  return l.some(shares) && r.some(shares) ? "conversion" : "conflict";
}

/** Forms that are ordinary words as well: a fund, trust or foundation may have a company's form besides. */
const WORDS_TOO: ReadonlySet<LegalFormClass> = new Set(["fund", "trust", "foundation", "association"]);

/**
 * Whether one side's form is only the ordinary word at the end of its names, and the other side's names have that word, or a
 * translation of it, before a form of their own: "Lazard Income Fund" leaves out the form of "Lazard Income Fund, Inc.".
 */
function isWordOf(forms: readonly LegalFormMatch[], side: Comparable, other: Comparable): boolean {
  if (side.forms.length > 0 || !forms.every(({ class: kind }) => WORDS_TOO.has(kind))) return false;
  const written = new Set(other.names.flatMap(({ analysed }) => analysed.tokens.map(({ text }) => text)));
  const meant = new Set([...written].flatMap(sensesOf));
  return side.names.every(({ analysed }) => {
    const last = analysed.tokens.at(-1);
    return (
      analysed.forms.length === 0 ||
      (last !== undefined &&
        last.tag !== "form" &&
        (written.has(last.text) || sensesOf(last.text).some((sense) => meant.has(sense))))
    );
  });
}

const ENGLISH = new Set(["ltd", "co-ltd", "plc", "llc", "inc"]);
/** Countries whose law has a corporation. */
const WITH_CORPORATIONS = new Set(["US", "CA", "PH", "PR", "LR", "MH", "FM", "PW", "JP", "KR", "TW"]);

/** Whether "Corporation" translates the form of another country, as in "Vietnam Steel Corporation" (Tổng công ty Thép Việt Nam). */
function isTranslated(english: readonly LegalFormMatch[], native: readonly LegalFormMatch[]): boolean {
  return (
    english.every(({ family }) => family === "corp") &&
    native.some(
      (form) =>
        shares(form) &&
        !ENGLISH.has(form.family) &&
        form.jurisdictions.length > 0 &&
        !form.jurisdictions.some((code) => WITH_CORPORATIONS.has(code.slice(0, 2))),
    )
  );
}

/**
 * Whether one side says "Corp" and the other has more words of a form behind that word: "Quillworth Corp" leaves out the form of
 * "Quillworth Corporation Limited", as no law of such a country has a corporation as a form of its own.
 */
function isCorporationOf(forms: readonly LegalFormMatch[], other: Comparable): boolean {
  if (!forms.every(({ family }) => family === "corp")) return false;
  return other.names.some(({ analysed: { tokens } }) =>
    tokens.some(
      ({ tag, text }, at) => tag === "form" && formWord(text) === "corp" && tokens[at + 1]?.tag === "form",
    ),
  );
}
