import type { AnalysedName, NameToken } from "./analysed-name.ts";

/** Letters that an abbreviation has of one word, at most: "Petrobras" has five of "petróleo". */
const MOST_BEGINNING = 6;

/** Whether a text consists of the beginnings of words of a name, in order; a word may give no letter. @param text folded. */
export function areBeginnings(text: string, tokens: readonly NameToken[]): boolean {
  // The numbers of letters of the text that the words so far can give.
  const given = new Set([0]);
  for (const { text: word, tag } of tokens) {
    if (tag === "number" || word === text) continue;
    for (const letters of [...given]) {
      let more = 0;
      while (more < MOST_BEGINNING && more < word.length && text[letters + more] === word[more])
        given.add(letters + ++more);
    }
  }
  return given.has(text.length);
}

/** At the end of a name, whose white space is folded. */
const IN_BRACKETS = /[([（] ?(\p{Lu}[\p{L}\p{N}]{3,9}) ?[)\]）]$/u;
const BEHIND_DASH = /(?: [-–—] ?|[-–—] )(\p{Lu}[\p{L}\p{N}]{3,9})$/u;
/** Beginnings of fewer words may be a word by chance. */
const FEWEST_WORDS = 2;

/**
 * The abbreviation of four letters or more that a name gives of itself, which is a name of the company by itself: "SONATEL" of
 * "Société nationale des télécommunications (SONATEL)". Null where there is none.
 */
export function ownAbbreviation({ raw, tokens }: AnalysedName): string | null {
  const written = (IN_BRACKETS.exec(raw) ?? BEHIND_DASH.exec(raw))?.[1];
  if (written === undefined) return null;
  const text = written.toLowerCase();
  const own = tokens.filter(
    ({ tag, text: word }) => tag !== "number" && tag !== "form" && tag !== "stop" && word !== text,
  );
  return own.length >= FEWEST_WORDS && areBeginnings(text, tokens) ? written : null;
}
