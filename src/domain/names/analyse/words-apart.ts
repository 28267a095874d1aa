/**
 * Further readings of a name that a system wrote without spaces: "OrielMaritimeShippingLtd", "orielmaritimeshipping ltd",
 * "www.oriel-maritime.com".
 */
import { legalFormTable } from "../forms/legal-form-table.ts";
import { analyseName } from "./analyse-name.ts";
import { segmentJoined } from "./segment-joined.ts";

/** The address of a site in place of a name. "Booking.com" is a name: it has no "www". */
const SITE = /^(?:https?:\/\/)?www\.([\p{L}\p{N}-]{3,})(?:\.[a-z]{2,}){1,2}\/?$/iu;
const HUMP = /(?<=\p{Ll})(?=\p{Lu}[\p{Ll}.])|(?<=\p{Ll}{2})(?=\p{Lu}{2})|(?<=[.,&])(?=\p{L}{2})/gu;
const IN_HUMPS = /^(?=\P{Lu}*\p{Lu}\p{Ll})[\p{Script=Latin}\p{N}.,&'’-]+$/u;
/** Parts from which on a word of humps is a name of several words; two of them are often one word, as "YouTube" is. */
const SEVERAL = 3;
/** Letters from which on a word may be several. */
const LONG = 10;
const ONE_WORD = /^[\p{Script=Latin}\p{N}]+[.,]?$/u;
const MOST_FORM_WORDS = 3;
const MARK = /\p{M}/gu;
const NO_LETTER = /[^a-z0-9]+/g;

/** The name with its words apart; none where it is one word or has its words apart. */
export function withWordsApart(name: string): readonly string[] {
  const text = name.trim();
  const site = SITE.exec(text)?.[1];
  const readings =
    site === undefined
      ? [humpsApart(text) ?? joinedApart(text)]
      : [site.replaceAll("-", " "), segmented(site)];
  return readings.filter((reading) => reading !== null);
}

function humpsApart(text: string): string | null {
  if (!IN_HUMPS.test(text)) return null;
  const parts = text.split(HUMP);
  const apart = parts.join(" ");
  return parts.length >= SEVERAL || (parts.length > 1 && analyseName(apart).forms.length > 0) ? apart : null;
}

/** A name of one word and its legal form: a word of a longer name is found by the words beside it. */
function joinedApart(text: string): string | null {
  const words = text.split(/\s+/);
  if (words.length > MOST_FORM_WORDS + 1) return null;
  const own = words.filter((word) => !legalFormTable().words.has(folded(word)));
  const apart = own.length === 1 ? segmented(own[0]!) : null;
  return apart === null ? null : words.map((word) => (word === own[0] ? apart : word)).join(" ");
}

function segmented(word: string): string | null {
  return word.length < LONG || !ONE_WORD.test(word) ? null : (segmentJoined(folded(word))?.join(" ") ?? null);
}

function folded(word: string): string {
  return word.normalize("NFD").replace(MARK, "").toLowerCase().replace(NO_LETTER, "");
}
