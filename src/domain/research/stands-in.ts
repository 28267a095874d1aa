/** Whether a value stands in a text of a page. Every comparison takes time linear in the text. */
import { analyseName } from "../names/analyse/analyse-name.ts";

/** Letters and digits, without marks and in lower case; everything else is one space. */
export function folded(text: string): string {
  const plain = text.normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "");
  return ` ${plain.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Whether the words of the value stand in the text in their order. @param text folded. */
export function wordsStandIn(text: string, value: string): boolean {
  const words = folded(value);
  if (words.trim() === "") return false;
  if (unspaced.test(words)) return text.replaceAll(" ", "").includes(words.replaceAll(" ", ""));
  return text.includes(words);
}

/** Letters and digits that a number has at least: fewer stand in most pages by chance. */
const SHORTEST_NUMBER = 4;

/** Whether a number stands in the text, however it is grouped ("HRB 123 456", "123.456"). @param text folded. */
export function numberStandsIn(text: string, number: string): boolean {
  const wanted = folded(number).replaceAll(" ", "");
  if (wanted.length < SHORTEST_NUMBER || !/\p{N}/u.test(wanted)) return false;
  const words = text.trim().split(" ");
  for (let from = 0; from < words.length; from++) {
    let joined = "";
    for (let at = from; at < words.length && joined.length < wanted.length; at++) joined += words[at];
    if (joined === wanted) return true;
  }
  return false;
}

/** Whether a company's name stands in the text, with or without its legal form. @param text folded. */
export function nameStandsIn(text: string, name: string): boolean {
  if (wordsStandIn(text, name)) return true;
  const tokens = analyseName(name, {}).tokens.filter(({ tag }) => tag !== "form");
  const telling = tokens.filter(({ tag }) => tag !== "stop" && tag !== "generic");
  return telling.length > 0 && wordsStandIn(text, tokens.map((token) => token.text).join(" "));
}

/** Whether a registrable domain stands in the text, also in a mail address. */
export function domainStandsIn(text: string, domain: string): boolean {
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(domain); at >= 0; at = lower.indexOf(domain, at + 1)) {
    const before = lower[at - 1] ?? " ";
    const after = lower.slice(at + domain.length, at + domain.length + 2);
    if (!/[a-z0-9-]/.test(before) && !/^(?:[a-z0-9-]|\.[a-z0-9])/.test(after)) return true;
  }
  return false;
}
