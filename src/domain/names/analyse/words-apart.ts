/** Further readings of a name that a system wrote without spaces: "OrielMaritimeShippingLtd", "www.oriel-maritime.com". */
import { analyseName } from "./analyse-name.ts";

/** The address of a site in place of a name. "Booking.com" is a name: it has no "www". */
const SITE = /^(?:https?:\/\/)?www\.([\p{L}\p{N}-]{3,})(?:\.[a-z]{2,}){1,2}\/?$/iu;
const HUMP = /(?<=\p{Ll})(?=\p{Lu}[\p{Ll}.])|(?<=\p{Ll}{2})(?=\p{Lu}{2})|(?<=[.,&])(?=\p{L}{2})/gu;
const IN_HUMPS = /^(?=\P{Lu}*\p{Lu}\p{Ll})[\p{Script=Latin}\p{N}.,&'’-]+$/u;
/** Parts from which on a word of humps is a name of several words; two of them are often one word, as "YouTube" is. */
const SEVERAL = 3;

/** The name with its words apart; null where it has spaces or is one word. */
export function withWordsApart(name: string): string | null {
  const text = name.trim();
  const site = SITE.exec(text)?.[1];
  if (site !== undefined) return site.replaceAll("-", " ");
  if (!IN_HUMPS.test(text)) return null;
  const parts = text.split(HUMP);
  const apart = parts.join(" ");
  return parts.length >= SEVERAL || (parts.length > 1 && analyseName(apart).forms.length > 0) ? apart : null;
}
