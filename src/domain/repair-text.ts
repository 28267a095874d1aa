/** Undoes damage that text takes on its way between systems. */
import { decodeHTMLStrict } from "entities";

/** A sign as JSON and JavaScript escape it: "Track \u0026 Field". */
const ESCAPED = /\\u([0-9a-f]{4})/gi;
const ENTITY = /&#?[a-z0-9]{2,8};/i;
/** The first byte of a letter in UTF-8 and a byte that follows one, as Windows-1252 shows them, or ISO 8859-1. */
const MISREAD = /[\u00c2-\u00f4][\u0080-\u00bfŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]/;
/**
 * Signs that only look misread: an accented letter before a quotation mark, "™" or "Ž" ("Preuß’", "CAFÉ™", "SLÍŽ"), or several
 * such letters. Read again, they are a letter of another script within a Latin word, a letter or a mark that no company's
 * name is written with, or a small letter behind capital letters.
 */
const IMPLAUSIBLE = new RegExp(
  [
    String.raw`\p{Script=Latin}[\u0370-\u07ff]`,
    String.raw`[\u0370-\u07ff]\p{Script=Latin}`,
    String.raw`\p{Script=Latin}(?=[\u0370-\uffff])(?!\p{Script=Latin})\p{L}(?![^\p{Script=Latin}\P{L}])`,
    String.raw`(?![ƒƠơƯưȘșȚțƏəʻʼˆ˜\u0300-\u0331])[\u0180-\u036f]`,
    String.raw`\p{Lu}{2}[ơưșțə]`,
  ].join("|"),
  "u",
);
const QUICK = /[&?\\\u00c2-\u00f4\ufffd]/;
const LOST_LETTER = /(?<=\p{L})[?\ufffd]+(?=\p{L})/gu;
/** Texts that went through such a system twice exist; three times is no text of a company any more. */
const MOST_READINGS = 2;

let bytes: ReadonlyMap<string, number> | null = null;

/**
 * The text with HTML entities and escapes of JSON decoded, UTF-8 that was read as Windows-1252 read again, and without the signs
 * that stand for letters that a system could not store: a word that lacks one letter still finds its company, two halves of it do not.
 */
export function repairText(text: string): string {
  if (!QUICK.test(text)) return text;
  const unescaped = text.replace(ESCAPED, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  let repaired = ENTITY.test(unescaped) ? decodeHTMLStrict(unescaped) : unescaped;
  for (let time = 0; time < MOST_READINGS && MISREAD.test(repaired); time++) {
    const again = readAgain(repaired);
    if (again === null) break;
    repaired = again;
  }
  return repaired.replace(LOST_LETTER, "");
}

/** The text whose bytes in UTF-8 are the text's bytes in Windows-1252; null where it is no such text or no likely one. */
function readAgain(text: string): string | null {
  bytes ??= new Map(
    Array.from({ length: 256 }, (_, byte) => [
      [String.fromCharCode(byte), byte] as const,
      [new TextDecoder("windows-1252").decode(Uint8Array.of(byte)), byte] as const,
    ]).flat(),
  );
  const written = Array.from(text, (sign) => bytes!.get(sign));
  if (written.includes(undefined)) return null;
  try {
    const again = new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(written as number[]));
    return IMPLAUSIBLE.test(again) ? null : again;
  } catch {
    return null;
  }
}
