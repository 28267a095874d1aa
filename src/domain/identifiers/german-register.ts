/**
 * German register numbers. A number is unique only with the court that issued it and the part of the register
 * (HRB 32000 exists at many courts), so the court is part of the value: `FRANKFURTAMMAIN:HRB32000`. Without a
 * court the number is a clue: `HRB32000`. Letters after it tell apart equal numbers of merged courts.
 */
import { courtByCode, courtByName, isGermanCourtCode } from "./german-courts.ts";

const NUMBER =
  /(?<![A-Z])(HR ?A|HR ?B|GN ?R|GS ?R|PR|VR)(?:[ .:#-]|NR|NUMMER)*0*([1-9]\d{0,5})(?: ?([A-Z]{1,3})(?![A-Z]))?/;
const OWN_FORM = /^([A-Z]+|RA\d{6}):((?:HRA|HRB|GNR|GSR|PR|VR)[1-9]\d{0,5}[A-Z]{0,3})$/;
/** Words that look like a merged court's letters: words of a sentence, and Berlin's optional "B". */
const NO_SUFFIX = /^(?:AG|AM|AN|BEI|DER|IM|IN|OF|ON|UND|VOM|DE|GER|B)$/;

/** From folded text, with or without a court's name, to the normal form; null when there is no such number. */
export function parseGermanNumber(folded: string): string | null {
  const own = OWN_FORM.exec(folded);
  if (own) return courtPart(own[1]!) === null ? null : folded;
  const match = NUMBER.exec(folded);
  if (!match) return null;
  const suffix = match[3] !== undefined && !NO_SUFFIX.test(match[3]) ? match[3] : "";
  const number = match[1]!.replace(" ", "") + match[2]! + suffix;
  const rest = `${folded.slice(0, match.index)} ${folded.slice(match.index + match[0].length)}`;
  const court = courtByName(rest);
  return court === null ? number : `${court}:${number}`;
}

/** The number with the court of a GLEIF code; a code of no court leaves the number unchanged. */
export function withGermanCourt(normal: string, registrationAuthority: string | undefined): string {
  if (normal.includes(":") || registrationAuthority === undefined) return normal;
  return isGermanCourtCode(registrationAuthority)
    ? `${courtByCode(registrationAuthority)}:${normal}`
    : normal;
}

/**
 * The class within which a company has one number: same court, same part of the register. A company that
 * moves its seat gets a new number from the new court, so numbers of two courts never disagree.
 */
export function germanCourtOf(normal: string): string {
  return /^(?:.*:)?[A-Z]+/.exec(normal)?.[0] ?? "";
}

function courtPart(name: string): string | null {
  return isGermanCourtCode(name) ? name : courtByName(name);
}
