import type { AnalysedName, NameToken } from "../../names/analyse/analysed-name.ts";
import { behindPurpose } from "./purpose-clause.ts";

/** A token that may tell companies apart; `tail` marks a token that is only behind the name proper. */
export interface ContentToken extends NameToken {
  readonly tail: boolean;
  /** A full stop follows the token: "EL." in "EL. PWR" abbreviates a word that begins with "EL". */
  readonly dotted: boolean;
  /** An Arabic article is before the token; other spellings join the two. */
  readonly article: boolean;
  /** The score of the match by sound or meaning that gave the token, 0..1; undefined for a written token. */
  readonly sound: number | undefined;
}

/**
 * The tokens of a name without legal forms and connecting words. The words behind the legal form of a
 * complete name ("… GmbH – the integrators", "… plc ORD 1P"), in brackets at its end ("… Ecuatorial (BANGE)")
 * or of the purpose in "… Gesellschaft für Datenverarbeitung mbH" are a tail: a tail describes and seldom
 * identifies. Places and numbers are never a tail: "… AG London" is another company.
 */
export function contentTokens(name: AnalysedName): readonly ContentToken[] {
  const bracketed = wordsInFinalBrackets(name.raw);
  const dotted = wordsBeforeDots(name.raw);
  const tokens: ContentToken[] = [];
  let complete = false;
  let purpose = false;
  let whole = false;
  let article = false;
  for (let at = 0; at < name.tokens.length; at++) {
    at = tokens.length > 0 ? behindPurpose(name.tokens, at) : at;
    if (at === name.tokens.length) break;
    const token = name.tokens[at]!;
    if (tokens.length > 0 && opensPurpose(name.tokens, at)) {
      complete = purpose = true;
      // "Gesellschaft für … mbH" is "GmbH", taken apart.
      if (name.tokens[at]!.text === "gesellschaft") continue;
    }
    if (token.tag === "form") {
      complete ||= tokens.length > 0;
      continue;
    }
    if (token.tag === "stop") {
      article = token.text === "al" || token.text === "el";
      continue;
    }
    const movable =
      token.tag === "word" || token.tag === "initials" || token.tag === "activity" || token.tag === "generic";
    const tail = movable && (complete || bracketed.has(token.text));
    whole ||= !tail;
    const { text, tag, information, concept, reading } = token;
    tokens.push({
      text,
      tag,
      information: purpose ? Math.min(information, OF_PURPOSE) : information,
      concept,
      reading,
      tail,
      dotted: dotted.has(text),
      article,
      sound: undefined,
    });
    article = false;
  }
  // Where all tokens would be a tail, none is: the name has no other words.
  return whole ? tokens : tokens.map((token) => ({ ...token, tail: false }));
}

/** The most nats of a word of the purpose: a short name leaves the whole purpose out. */
const OF_PURPOSE = 2;

// German names write the purpose of a company into its legal form: "Gesellschaft für …", "Vertriebsgesellschaft für …".
function opensPurpose(tokens: readonly NameToken[], at: number): boolean {
  return (
    tokens[at]!.text.endsWith("gesellschaft") && /^(?:fur|fuer|zur|zum)$/.test(tokens[at + 1]?.text ?? "")
  );
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** The words in brackets at the end of a name, in lower case and without marks. */
export function wordsInFinalBrackets(raw: string): ReadonlySet<string> {
  // Few names have brackets, and this runs for every candidate of every query.
  if (!raw.includes(")") && !raw.includes("）")) return NO_WORDS;
  const inside = /[(（]([^()（）]*)[)）]\s*$/u.exec(raw)?.[1] ?? "";
  return new Set(
    fold(inside)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ""),
  );
}

// A loop, not a regular expression: this runs for every candidate, and most only have "Co., Ltd.".
function wordsBeforeDots(raw: string): ReadonlySet<string> {
  let words: Set<string> | null = null;
  for (let dot = raw.indexOf("."); dot >= 0; dot = raw.indexOf(".", dot + 1)) {
    let from = dot;
    while (from > 0 && mayBeLetter(raw.charCodeAt(from - 1))) from--;
    if (dot - from < SHORTEST_DOTTED) continue;
    words ??= new Set();
    words.add(fold(raw.slice(from, dot)));
  }
  return words ?? NO_WORDS;
}

const SHORTEST_DOTTED = 2;

function mayBeLetter(code: number): boolean {
  return code >= 0x80 || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}

function fold(text: string): string {
  if (/^[A-Za-z]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase();
}
