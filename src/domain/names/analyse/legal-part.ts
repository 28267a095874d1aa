/**
 * A further reading of a text that has a brand beside the registered name: "centrovital | centromed Berlin-Spandau Betriebs GmbH".
 * Profiles and titles of web pages are written so.
 */
import { analyseName } from "./analyse-name.ts";

const BAR = /(?<=\s)[|•·](?=\s)/;

/** The part that alone has a legal form; none where the text has no parts, or no or several forms. */
export function legalPartOf(name: string): readonly string[] {
  if (!BAR.test(name)) return [];
  const parts = name.split(BAR).map((part) => part.trim());
  const formal = parts.filter((part) => analyseName(part).forms.length > 0);
  return formal.length === 1 ? formal : [];
}
