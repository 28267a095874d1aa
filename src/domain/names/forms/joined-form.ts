/** Sets a legal form apart that is written together with the name: "BUNGELTD", "RetailGroupLimited", "PhilipsNV". */
import { lookUp } from "../words/lexicon.ts";
import { legalFormTable } from "./legal-form-table.ts";

/** Forms, longest first, with which no other word ends: "prompte" rules out "pte", "food" "ood", "caps" "aps". */
const LAST =
  "incorporated corporation limited gmbh sarl pllc pjsc ltda ltd llc plc llp bhd kft zrt jsc srl pvt sdn".split(
    " ",
  );
/** Forms that stand before those. */
const BEFORE_LAST = "proprietary private public company pvt pty pte sdn co".split(" ");
/** "Unlimited" is a word, and "Bancorporation" the name of many banks. */
const OTHER_WORD = /^(?:un|ban)$/;
const SHORTEST_NAME = 3;
const LATIN_WORD = /^[A-Za-zÀ-ɏ]{5,}$/;
const ENDING = new Set(" .,)");
/** Forms that show by their capitals: behind a small letter, "AG" is no end of a word. */
const CAPITALS = /\p{Ll}(AG|NV|BV|AB|KG|OY|INC|Inc|SPA|SRL|GmbH)$/u;
const HUMP = /(?<=\p{Ll}{3})(?=\p{Lu}\p{Ll}{2})/gu;

/** The name with its last form apart. A name without such a form comes back as it is. */
export function withFormApart(name: string): string {
  let end = name.length;
  while (ENDING.has(name[end - 1] ?? "")) end -= 1;
  const trimmed = name.slice(0, end);
  const word = trimmed.slice(Math.max(trimmed.lastIndexOf(" "), trimmed.lastIndexOf("-")) + 1);
  if (!LATIN_WORD.test(word) || isWord(word)) return name;
  const apart = formApart(word);
  if (apart === null) return name;
  const before = trimmed.slice(0, trimmed.length - word.length);
  const [own, ...forms] = apart;
  // Who writes the form together with the name does so with the name's words too: "BingoIndustriesLimited".
  return [before + own!.replace(HUMP, " "), ...forms].join(" ");
}

function isWord(text: string): boolean {
  const folded = text.toLowerCase();
  return lookUp(folded) !== null || legalFormTable().words.has(folded);
}

/** The word without its form, and the form in its parts; null without a form. */
function formApart(word: string): string[] | null {
  const capitals = CAPITALS.exec(word)?.[1];
  if (capitals !== undefined) return split(word, capitals);
  const lower = word.toLowerCase();
  const last = LAST.find((form) => lower.endsWith(form));
  const parts = last === undefined ? null : split(word, last);
  if (parts === null || OTHER_WORD.test(parts[0]!.toLowerCase())) return null;
  const [own, form] = parts as [string, string];
  const before = BEFORE_LAST.find((one) => own.toLowerCase().endsWith(one));
  const further = before === undefined ? null : split(own, before);
  return further === null ? parts : [...further, form];
}

function split(word: string, form: string): string[] | null {
  const at = word.length - form.length;
  return at < SHORTEST_NAME ? null : [word.slice(0, at), word.slice(at)];
}

const SHORTEST_REST = 5;
const LONGEST_FORM = 15;

/** The folded texts that may be the name in a word which is a name and any legal form, one written behind the other. */
export function withoutJoinedForms(word: string): string[] {
  const { words } = legalFormTable();
  const rests: string[] = [];
  for (let length = 2; length <= Math.min(LONGEST_FORM, word.length - SHORTEST_REST); length++) {
    if (words.has(word.slice(-length))) rests.push(word.slice(0, -length));
    if (words.has(word.slice(0, length))) rests.push(word.slice(length));
  }
  return rests;
}
