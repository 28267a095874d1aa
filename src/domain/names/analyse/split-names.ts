/**
 * Cuts one string into the names that it holds: "Acme Inc d/b/a Zenith (formerly Apex Ltd)". A person or company that only
 * receives mail for the company is none of them: "Acme Inc c/o Jane Roe".
 */
import { tidyRaw } from "./clean-name.ts";

/** Another name that a raw name mentions. */
interface MentionedName {
  readonly name: string;
  readonly kind: "trading" | "previous" | "alternative";
}

const TRADING = `d\\s?[/.]\\s?b\\s?[/.]\\s?a\\.?|dba|doing business as|doing business under|t\\/a|trading as|trading under the name(?: of)?|operating as|o\\/a|carrying on business as|handelend onder de naam|h\\.?o\\.?d\\.?n\\.?|nom commercial|nombre comercial|nome fantasia|sous le nom(?: de)?|firmierend als|auftretend als|trading name`;
const PREVIOUS = `f\\s?[/.]\\s?k\\s?[/.]\\s?a\\.?|fka|formerly known as|formerly|previously known as|previously|frueher|früher|vormals|ehemals|vorm\\.|anciennement|antes denominad[ao]|antes|antiguamente|anteriormente|già|voorheen|tidligere|tidigare|dawniej|dříve|бывш(?:ее|ая|ий)|ранее|旧(?:社名|称)[:：]?|旧`;
const ALTERNATIVE = `a\\s?[/.]\\s?k\\s?[/.]\\s?a\\.?|aka|also known as|also called|n\\s?[/.]\\s?k\\s?[/.]\\s?a\\.?|nka|now known as|known as|o in breve|in breve|in sigla|o in forma abbreviata|in forma abbreviata|en abrégé|en abrege|siglo:|en siglas|abbreviated as|abgekürzt|in kurzform|kurz:|afgekort|w skrócie|сокращ[её]нно`;
const CARE_OF = `c\\s?\\/\\s?o\\.?|℅|attn\\.?|att[.:]|attention:|z\\.\\s?hd\\.|zu händen|à l['’]attention de|a la atenci[óo]n de`;

const PHRASE = new RegExp(
  `(?<=^|[\\s,;(\\[])(?:(${TRADING})|(${PREVIOUS})|(${ALTERNATIVE})|${CARE_OF})(?=$|[\\s:,"'“”«»‘’])[\\s:,]*`,
  "giu",
);
const QUICK =
  /[./]\s?[ako]|℅|\.\s?hd|atten[tc]i|h[aä]nden|att[n.:]|\b(?:aka|dba|fka|nka|as|under|formerly|previously|breve|sigla|abbreviata|abr[ée]g[ée]|siglas|short|form\w*|vorm|vormals|ehemals|fr(?:ue|ü)her|anciennement|antes|voorheen|dawniej|tid\w+|anteriormente|antiguamente|handelend|hodn|nom|nombre|nome|trading|afgekort|kurz\w*|name|in)\b|già|旧|dříve|abgek|skr|сокр|ранее|бывш/iu;
const EDGES = /^[\s,;:"'“”«»‘’()[\]/-]+|(?<![\s,;:"'“”«»‘’([/-])[\s,;:"'“”«»‘’([/-]+$/gu;
const LETTERS = /[\p{L}\p{N}].*[\p{L}\p{N}]/u;

/** The kinds of the groups of PHRASE; none has the group of those who receive mail. */
const KINDS: readonly MentionedName["kind"][] = ["trading", "previous", "alternative"];

interface Pieces {
  readonly main: string;
  readonly mentioned: readonly MentionedName[];
}

/**
 * The other names in a raw name, in order, without its main one. A phrase with nothing before it or nothing after
 * it is part of the name. At most eight names.
 */
export function splitNames(raw: string): MentionedName[] {
  return [...cut(tidyRaw(raw)).mentioned];
}

/** The name before the first "also known as"; the whole tidied text when the text holds one name only. */
export function mainNameOf(tidied: string): string {
  return cut(tidied).main;
}

function cut(text: string): Pieces {
  const whole: Pieces = { main: text, mentioned: [] };
  if (!QUICK.test(text)) return whole;
  const phrases = [...text.matchAll(PHRASE)].slice(0, 8);
  const first = phrases[0];
  if (first === undefined) return whole;
  const main = trimEdges(text.slice(0, first.index));
  if (!LETTERS.test(main)) return whole;
  const mentioned: MentionedName[] = [];
  let onlyReceives = false;
  for (const [index, phrase] of phrases.entries()) {
    const end = phrases[index + 1]?.index ?? text.length;
    const name = trimEdges(text.slice(phrase.index + phrase[0].length, end));
    const kind = KINDS.find((_, at) => phrase[at + 1] !== undefined);
    if (kind === undefined) onlyReceives = true;
    else if (LETTERS.test(name)) mentioned.push({ name, kind });
  }
  return mentioned.length === 0 && !onlyReceives ? whole : { main, mentioned };
}

/** Removes quotes, commas and brackets that are open after the cut. */
function trimEdges(text: string): string {
  const trimmed = text.replace(EDGES, "");
  const open = (trimmed.match(/[([]/g) ?? []).length;
  const closed = (trimmed.match(/[)\]]/g) ?? []).length;
  return closed > open ? trimmed.replace(/(?<![)\]])[)\]]+$/, "") : trimmed;
}
