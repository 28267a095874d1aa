/**
 * Finds a quote in a text, whatever white space, Unicode form and typographic signs the two are written with. Nothing
 * else is tolerated: a word that differs, is missing or stands elsewhere is another text.
 */

/** Where the quote stands, in UTF-16 units of the text: from `start` to before `end`. */
export interface QuotePlace {
  readonly start: number;
  readonly end: number;
}

/** Letters and digits that a quote has at least: a shorter one is found in most pages. */
const SHORTEST_QUOTE = 8;

/** @returns the first place of the quote; null where the text does not have it, or the quote is too short to tell. */
export function findQuote(text: string, quote: string): QuotePlace | null {
  const wanted = normalised(quote).text.trim();
  if (Array.from(wanted.matchAll(/[\p{L}\p{N}]/gu)).length < SHORTEST_QUOTE) return null;
  const { text: searched, places } = normalised(text);
  for (let at = searched.indexOf(wanted); at >= 0; at = searched.indexOf(wanted, at + 1)) {
    const after = at + wanted.length;
    if (isInWord(searched, at, wanted, 0) || isInWord(searched, after, wanted, wanted.length)) continue;
    return { start: places[at]!.start, end: places[after - 1]!.end };
  }
  return null;
}

const signs: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Array.from("‘’‚‛′`´ʹʼ", (sign) => [sign, "'"])),
  ...Object.fromEntries(Array.from("“”„‟″«»", (sign) => [sign, '"'])),
  ...Object.fromEntries(Array.from("‐‑‒–—―−", (sign) => [sign, "-"])),
};

/** Signs that are not seen: soft hyphen, zero-width signs and marks of direction. */
const unseen = /[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/u;

interface Normalised {
  readonly text: string;
  /** By UTF-16 unit of `text`: the piece of the original that it came from. */
  readonly places: readonly QuotePlace[];
}

// A letter and its combining marks are one piece, so that a decomposed text is composed piece by piece.
function normalised(original: string): Normalised {
  let text = "";
  const places: QuotePlace[] = [];
  for (const { 0: piece, index: start } of original.matchAll(/[\s\S]\p{M}*/gu)) {
    const end = start + piece.length;
    const seen = unseen.test(piece) ? piece.replaceAll(new RegExp(unseen, "gu"), "") : piece;
    const composed = Array.from(seen.normalize("NFKC"), (sign) => signs[sign] ?? sign).join("");
    const plain = composed.replace(/^\s+/u, " ");
    if (plain === "" || (plain === " " && text.endsWith(" "))) continue;
    text += plain;
    for (let unit = 0; unit < plain.length; unit++) places.push({ start, end });
  }
  return { text, places };
}

/** Whether a boundary of the quote cuts a word or a number of the text in two: "1,234" is not in "51,234". */
function isInWord(text: string, at: number, wanted: string, within: number): boolean {
  const before = within === 0 ? text.slice(0, at) : wanted;
  const after = within === 0 ? wanted : text.slice(at);
  const left = /[\p{L}\p{M}\p{N}]$/u.exec(before.slice(-2));
  const right = /^[\p{L}\p{M}\p{N}]/u.exec(after);
  return left !== null && right !== null && !isUnspaced(left[0]) && !isUnspaced(right[0]);
}

/** Scripts that are written without spaces between words. */
function isUnspaced(letter: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    letter,
  );
}
