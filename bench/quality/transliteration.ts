import type { Comparable } from "../../src/domain/matching/comparable.ts";
import { contentTokens } from "../../src/domain/matching/content-tokens.ts";
import type { AnalysedName } from "../../src/domain/names/analysed-name.ts";
import { hearingOf } from "../../src/domain/names/sounds/letter-phones.ts";
import { letterSureness, saidWords } from "../../src/domain/names/sounds/letter-sound.ts";

/**
 * Whether a name can be found by transliterating it: a word of it that identifies, in a script that goes into Latin
 * letter by letter, spells a word of the other. One that is translated, or known by its initials, cannot.
 */
export function isTransliterated(query: Comparable, company: Comparable): boolean {
  return query.names.some((own) =>
    company.names.some(
      (other) => spells(own.analysed, other.analysed) || spells(other.analysed, own.analysed),
    ),
  );
}

function spells(native: AnalysedName, other: AnalysedName): boolean {
  const hearing = hearingOf(native.script);
  if (hearing === null || native.script === other.script) return false;
  const words = contentTokens(other).map(({ text }) => saidWords([text]));
  return contentTokens(native)
    .filter(({ tag }) => tag === "word" || tag === "initials")
    .some(({ text }) => words.some((said) => said.word === text || letterSureness(text, said, hearing) > 0));
}
