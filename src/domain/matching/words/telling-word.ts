import { sensesOf } from "../../names/words/senses/senses.ts";
import type { ContentToken } from "./content-tokens.ts";

/**
 * A word by which two names are those of two companies, however much else they share:
 * - `life`: one of two insurers is a life insurer. An insurer may not pursue both (Directive 2009/138/EC, article 73; most other
 *   laws say the same), so a group has two companies: "Allianz Cameroun Assurances", "Allianz Cameroun Assurances Vie";
 * - `holding`: one is called a holding and has no other market word in the place: "Hovis Limited", "Hovis Holdings Limited";
 * - `licence`: one is a bank's or an insurer's, and the other says nothing of it: "Quillworth Limited", "Quillworth Bank Limited". Only a
 *   licensed company may use these words (for instance the German Banking Act, section 39);
 * - `letter`: the names differ in one single letter, as those of a series do: "Aggregator E LP", "Aggregator F LP".
 */
export type TellingWord = "life" | "holding" | "licence" | "letter";

export interface AlignedWords {
  readonly tokens: readonly ContentToken[];
  /** 1 where the token has a match in the other name. */
  readonly used: Uint8Array;
}

/** The telling word of two aligned names; null where there is none. Symmetric. */
export function tellingWord(left: AlignedWords, right: AlignedWords): TellingWord | null {
  if (isLifeApart(left, right) || isLifeApart(right, left)) return "life";
  if (isHoldingApart(left, right) || isHoldingApart(right, left)) return "holding";
  if (isLicenceApart(left, right) || isLicenceApart(right, left)) return "licence";
  return differInLetter(left, right) ? "letter" : null;
}

const INSURANCE: ReadonlySet<string> = new Set(["insurance", "insurance_company", "insurance_house"]);
const LIFE: ReadonlySet<string> = new Set(["life", "life_insurance"]);

const unmatched = ({ tokens, used }: AlignedWords) => tokens.filter((_, at) => used[at] === 0);
const isLife = ({ text }: ContentToken) => sensesOf(text).some((sense) => LIFE.has(sense));
const isInsurance = ({ text }: ContentToken) => sensesOf(text).some((sense) => INSURANCE.has(sense));

function isLifeApart(one: AlignedWords, other: AlignedWords): boolean {
  return unmatched(one).some(isLife) && !other.tokens.some(isLife) && other.tokens.some(isInsurance);
}

function isHoldingApart(one: AlignedWords, other: AlignedWords): boolean {
  const isHolding = ({ concept }: ContentToken) => concept === "holding";
  const holdings = one.tokens.filter(isHolding).length;
  if (holdings === 0 || unmatched(one).filter(isHolding).length < holdings) return false;
  return !other.tokens.some(isHolding) && !unmatched(other).some(({ tag }) => tag === "generic");
}

function isLicenceApart(one: AlignedWords, other: AlignedWords): boolean {
  const isLicensed = (token: ContentToken) => sensesOf(token.text).includes("bank") || isInsurance(token);
  const word = unmatched(one).find(isLicensed)?.text;
  // "Mosoblbank" is a bank as well.
  return word !== undefined && !other.tokens.some((token) => isLicensed(token) || token.text.includes(word));
}

function differInLetter(left: AlignedWords, right: AlignedWords): boolean {
  const [ours, ...more] = unmatched(left);
  const [theirs, ...others] = unmatched(right);
  if (ours === undefined || theirs === undefined || more.length + others.length > 0) return false;
  return /^\p{L}$/u.test(ours.text) && /^\p{L}$/u.test(theirs.text);
}
