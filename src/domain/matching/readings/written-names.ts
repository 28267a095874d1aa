/** Prepares two names for comparison: words that match by meaning or by sound are written alike. */
import type { AnalysedName } from "../../names/analyse/analysed-name.ts";
import { hearingOf } from "../../names/transliteration/sounds/letter-phones.ts";
import { type ContentToken, contentTokens } from "../words/content-tokens.ts";
import { isReadAloud, readAloud } from "./read-aloud.ts";
import { readLetters } from "./read-letters.ts";
import { type Sensed, sensed, sensedApart } from "./sensed-name.ts";
import { translate, writeOut } from "./translate.ts";
import { translateLatin } from "./translate-latin.ts";

const preparedNames = new WeakMap<AnalysedName, Sensed>();

// A query's name is compared with every candidate of a shortlist, so it is kept; a candidate's is used once.
function preparedQuery(name: AnalysedName): Sensed {
  let known = preparedNames.get(name);
  if (!known) {
    known = sensed(contentTokens(name));
    preparedNames.set(name, known);
  }
  return known;
}

export interface WrittenNames {
  readonly left: readonly ContentToken[];
  readonly right: readonly ContentToken[];
  /** The name of which a part was replaced by words of the other. */
  readonly aloud: "query" | "candidate" | null;
}

/**
 * Replaces words of the query's name by the candidate's words with the same meaning or, between two scripts,
 * the same sound. Where only the query's name is Latin, words of the candidate's name are replaced instead.
 */
export function written(query: AnalysedName, candidate: AnalysedName): WrittenNames {
  const prepared = preparedQuery(query);
  const left = prepared.tokens;
  const right = contentTokens(candidate);
  const bothCyrillic = query.script === "cyrillic" && candidate.script === "cyrillic";
  if (query.script !== "latin" && candidate.script !== "latin" && !bothCyrillic)
    return { left, right, aloud: null };
  const names = sensedApart(prepared, right);
  if (query.script === "latin" && candidate.script === "latin") {
    const said = translateLatin(names.query, names.candidate);
    return { left: said.native, right: said.other, aloud: said.native === left ? null : "query" };
  }
  if (query.script === "latin" && candidate.script !== "latin") {
    const said = inWordsOf(names.query, candidate, names.candidate);
    return { left, right: said, aloud: said === right ? null : "candidate" };
  }
  const said = bothCyrillic
    ? writeOut(names.query, names.candidate)
    : inWordsOf(names.candidate, query, names.query);
  return { left: said, right, aloud: said === left ? null : "query" };
}

function inWordsOf(latin: Sensed, native: AnalysedName, content: Sensed): readonly ContentToken[] {
  const translated = translate(content, latin);
  if (isReadAloud(native)) return readAloud(translated, latin.tokens);
  const hearing = hearingOf(native.script);
  return hearing === null ? translated : readLetters(translated, latin.tokens, hearing);
}
