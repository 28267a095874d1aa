/** Walks the tree of the spellings of legal forms along the words of a name. */
import type { Word } from "../analyse/tokenise.ts";
import { skeleton } from "../transliteration/skeleton.ts";
import type { Spelling, SpellingNode } from "./legal-form-table.ts";
import { formWord } from "./legal-form-words.ts";
import { misspeltFormWord } from "./misspelt-form.ts";

interface Walk {
  readonly start: number;
  /** Words of the name that may belong to a form. */
  readonly length: number;
  /** Whether the tree holds skeletons of words. */
  readonly coarse: boolean;
}

/** Visits each spelling that begins at a word of the name, with the word behind its last one. */
export function walkSpellings(
  root: SpellingNode,
  words: readonly Word[],
  { start, length, coarse }: Walk,
  visit: (end: number, spelling: Spelling) => void,
): void {
  let node: SpellingNode | undefined = root;
  for (let index = start; index < length; index++) {
    const text = words[index]!.text;
    node = coarse ? node.next.get(skeleton(text)) : following(node, text);
    if (node === undefined) return;
    if (node.spelling !== null) visit(index + 1, node.spelling);
  }
}

function following({ next }: SpellingNode, text: string): SpellingNode | undefined {
  const known = next.get(formWord(text));
  if (known !== undefined) return known;
  const meant = misspeltFormWord(text);
  return meant === null ? undefined : next.get(meant);
}
