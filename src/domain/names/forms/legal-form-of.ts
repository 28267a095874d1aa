/** Reads the legal form from the legal-form field of a record. */
import type { LegalFormMatch } from "../analyse/analysed-name.ts";
import { skeleton } from "../transliteration/skeleton.ts";
import { describeForm, type NameHints, nameForm } from "./legal-form-match.ts";
import { legalFormTable, type SpellingNode, wordsOf } from "./legal-form-table.ts";
import { formWord } from "./legal-form-words.ts";

const ELF_CODE = /^[A-Z0-9]{4}$/;

/**
 * Reads the legal form from a legal-form field: an ISO 20275 code such as `U5S6`, or words in any spelling.
 * @param country ISO 3166-1 alpha-2 of the company, to tell apart forms that share their words.
 * @returns null for nothing, for `8888` and `9999` (no form on the list), and for words that no form has.
 */
export function legalFormOf(text: string, country?: string): LegalFormMatch | null {
  const trimmed = text.trim().slice(0, 300);
  const { elf, exact } = legalFormTable();
  if (ELF_CODE.test(trimmed)) {
    if (trimmed === "8888" || trimmed === "9999") return null;
    const entry = elf.get(trimmed);
    if (entry !== undefined) return nameForm(entry.form, entry.form.jurisdictions);
  }
  const hints: NameHints = { country: country?.toUpperCase() };
  for (const spelling of [
    trimmed,
    trimmed.replace(/[([].*$/s, ""),
    /[([]([^()[\]]+)[)\]]/.exec(trimmed)?.[1] ?? "",
  ]) {
    const forms = exact.get(wordsOf(spelling).map(formWord).join(" "));
    if (forms !== undefined) return describeForm(forms, hints);
  }
  return coarseForm(wordsOf(trimmed), hints);
}

function coarseForm(words: readonly string[], hints: NameHints): LegalFormMatch | null {
  let node: SpellingNode | undefined = legalFormTable().skeletons;
  for (const word of words.slice(0, 20)) node = node?.next.get(skeleton(word));
  return words.length > 1 && node?.spelling ? describeForm(node.spelling.forms, hints) : null;
}
