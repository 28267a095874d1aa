import { analyseName } from "../../src/domain/names/analyse/analyse-name.ts";
import type { Script } from "../../src/domain/names/analyse/analysed-name.ts";
import { foldHanVariants } from "../../src/domain/names/transliteration/han-variants.ts";

/** A name around its first own word: `before`, `first` and `after` joined are the name, in NFKC where it has no spaces. */
export interface NameParts {
  readonly before: string;
  readonly first: string;
  readonly after: string;
  /** The script of the first own word. */
  readonly script: Script;
  readonly isSpaced: boolean;
}

/** Characters of the first own word where the analysis changes its spelling: most words of Han have two. */
const USUAL = 2;

/**
 * In a name with spaces the first own word is the first one that is no legal form. In another name it stands behind the
 * legal form and is as long as the analysis of names takes it: 石井 of 株式会社石井鐵工所.
 */
export function partsOf(name: string): NameParts {
  const isSpaced = name.trim().includes(" ");
  const text = isSpaced ? name.trim() : name.normalize("NFKC");
  const [start, end] = isSpaced ? firstSpacedWord(text) : firstOwnWord(text);
  const first = text.slice(start, end);
  return {
    ...{ before: text.slice(0, start), first, after: text.slice(end) },
    ...{ script: analyseName(first).script, isSpaced },
  };
}

function firstSpacedWord(text: string): readonly [number, number] {
  let start = 0;
  for (const [word] of text.matchAll(/[^ ]+ */g)) {
    const rest = text.slice(start);
    const isForm = word.length < rest.length && analyseName(rest).tokens[0]?.tag === "form";
    if (!isForm) return [start, start + word.trimEnd().length];
    start += word.length;
  }
  return [0, text.length];
}

function firstOwnWord(text: string): readonly [number, number] {
  const { tokens } = analyseName(text);
  const folded = foldHanVariants(text);
  const form = /^\([^)]{1,4}\)/.exec(folded)?.[0] ?? (tokens[0]?.tag === "form" ? tokens[0].text : "");
  const start = folded.startsWith(form) && form.length < text.length ? form.length : 0;
  const word = tokens.find(({ tag }) => tag !== "form")?.text;
  if (word === undefined) return [0, text.length];
  const isWritten = folded.toLowerCase().startsWith(word, start);
  return [start, isWritten ? start + word.length : Math.min(text.length, start + USUAL)];
}
