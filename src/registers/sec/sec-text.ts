import { cleanText } from "../streaming/clean-text.ts";

/** Text of an SEC document: absent when it is null, blank or the word "null" of a script. */
export function secText(value: unknown): string | undefined {
  const text = typeof value === "string" ? cleanText(value) : undefined;
  return text === "None" || text === "null" ? undefined : text;
}

/** The texts of a list, each once, in their order; undefined when there are none. */
export function secTexts(value: unknown): readonly string[] | undefined {
  const texts = Array.isArray(value) ? value.map(secText).filter((text) => text !== undefined) : [];
  return texts.length === 0 ? undefined : [...new Set(texts)];
}
