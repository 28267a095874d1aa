/**
 * Words one edit apart have a deletion in common, or one is a deletion of the other (Garbe, "SymSpell", 2012). So a table of the
 * deletions of known words finds each of them from a word that is misspelt.
 */

/** The texts that a word gives with one of its letters left out. */
export function deletionsOf(text: string): string[] {
  return Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1));
}

/** The words of each form. @param formsOf the forms by which a word is found. */
export function wordsByForm(
  words: Iterable<string>,
  formsOf: (word: string) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const word of words) {
    for (const form of formsOf(word)) {
      const others = found.get(form);
      if (others === undefined) found.set(form, [word]);
      else others.push(word);
    }
  }
  return found;
}

/** Finds the words that are one edit from a text, or equal it, and others that share a deletion with it. */
export function wordsNear(words: readonly string[]): (text: string) => readonly string[] {
  const found = wordsByForm(words, (word) => [word, ...deletionsOf(word)]);
  const longest = Math.max(...words.map(({ length }) => length));
  return (text) =>
    text.length > longest + 1 ? [] : [text, ...deletionsOf(text)].flatMap((form) => found.get(form) ?? []);
}
