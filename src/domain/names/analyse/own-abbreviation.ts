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

/** Letters that each word gives to an abbreviation without brackets, at least, and the letters of such an abbreviation. */
const FEWEST_GIVEN = 2;
const SHORTEST_MADE = 6;
const LETTERS = /^\p{L}+$/u;

/** Whether a text is made of the beginnings of all of several words: "inditex" of "industria", "diseno" and "textil". @param text folded. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  if (words.length < FEWEST_WORDS || text.length < SHORTEST_MADE || !LETTERS.test(text)) return false;
  let ends = [0];
  for (const word of words) {
    ends = ends.flatMap((end) => {
      let given = 0;
      while (given < MOST_BEGINNING && given < word.length && text[end + given] === word[given]) given++;
      return Array.from({ length: Math.max(0, given - FEWEST_GIVEN + 1) }, (_, i) => end + FEWEST_GIVEN + i);
    });
  }
  return ends.includes(text.length);
}

/** At the end of a name, whose white space is folded. */
const IN_BRACKETS = /[([（] ?(\p{Lu}[\p{L}\p{N}]{3,9}) ?[)\]）]$/u;
const BEHIND_DASH = /(?: [-–—] ?|[-–—] )(\p{Lu}[\p{L}\p{N}]{3,9})$/u;
/** Beginnings of fewer words may be a word by chance. */
const FEWEST_WORDS = 2;

/**
 * Other names that a name gives of itself, each a name of the company: the abbreviation of four letters or more in brackets or
 * behind a dash ("SONATEL" of "Société nationale des télécommunications (SONATEL)"), or the first or last word where it is made of
 * all others, and the name without this word ("Inditex" and "Industria de Diseño Textil" of "Industria de Diseño Textil Inditex").
 */
export function ownNames(name: AnalysedName): readonly string[] {
  const { raw, tokens } = name;
  const words = tokens.filter(({ tag }) => tag !== "number" && tag !== "form" && tag !== "stop");
  const written = (IN_BRACKETS.exec(raw) ?? BEHIND_DASH.exec(raw))?.[1];
  if (written !== undefined) {
    const text = written.toLowerCase();
    const own = words.filter(({ text: word }) => word !== text);
    return own.length >= FEWEST_WORDS && areBeginnings(text, tokens) ? [written] : [];
  }
  const texts = words.map(({ text }) => text);
  const made = [texts.at(-1), texts[0]].find(
    (word) =>
      word !== undefined &&
      isMadeOf(
        word,
        texts.filter((other) => other !== word),
      ),
  );
  return made === undefined ? [] : [made, raw.replace(new RegExp(`(?<!\\p{L})${made}(?!\\p{L})`, "iu"), " ")];
}
