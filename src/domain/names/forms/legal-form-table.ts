/**
 * The table of legal forms in three levels: spelling → form → class, by jurisdiction. It joins the everyday
 * spellings of `legal-form-spellings.ts` with the ISO 20275 list in `legal-forms.json`; every spelling passes
 * through the same folding and tokeniser as a name, so spellings and names always compare.
 */
import type { LegalFormClass } from "../analyse/analysed-name.ts";
import { foldComparable, foldNative } from "../analyse/clean-name.ts";
import { tokenise } from "../analyse/tokenise.ts";
import { skeleton } from "../transliteration/skeleton.ts";
import { lookUp } from "../words/lexicon.ts";
import { everydayWhere, FREEDOM, NATIVE_LETTERS, officialWhere, type Where } from "./legal-form-positions.ts";
import { LEGAL_FORM_SPELLINGS } from "./legal-form-spellings.ts";
import { formWord } from "./legal-form-words.ts";
import elf from "./legal-forms.json" with { type: "json" };

/** One legal form, as one line of the tables defines it. */
export interface Form {
  readonly family: string;
  readonly class: LegalFormClass;
  /** ISO 3166-1 or -2 codes; `*` first when any country may be meant. */
  readonly jurisdictions: string[];
}

/** A spelling with the forms that it may mean, the likeliest first. */
export interface Spelling {
  readonly forms: Form[];
  readonly where: Where;
  /** Countries in which the spelling may also stand at the front of a name. */
  readonly leadsIn: readonly string[];
}

/** A node of the tree of spellings, word by word. */
export interface SpellingNode {
  readonly next: Map<string, SpellingNode>;
  spelling: Spelling | null;
}

/** One code of the ISO 20275 list. */
interface ElfForm {
  readonly form: Form;
  readonly name: string;
}

/** The loaded table. */
interface LegalFormTable {
  readonly root: SpellingNode;
  readonly skeletons: SpellingNode;
  /** Every spelling, also those that are too ambiguous for a name, joined with spaces. */
  readonly exact: ReadonlyMap<string, readonly Form[]>;
  readonly elf: ReadonlyMap<string, ElfForm>;
  /** Phrases of scripts that are written without spaces, longest first. */
  readonly unspaced: readonly string[];
  readonly words: ReadonlySet<string>;
}

const SKELETON_FAMILIES = new Set(
  `ooo too pao oao zao jsc tov ip-ru fgup mmc mchj coop-ru ood dd doo ae epe kk gk ctcp tnhh srl sarl ltd-sti as-tr shpk sha
kr-jusik kr-yuhan spzoo uab sia`.split(/\s+/),
);

const UNSPACED = /^[\u0e01-\u0e5b\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3a-z]{2,}$/i;

let table: LegalFormTable | null = null;

/** The table, built on first use. */
export function legalFormTable(): LegalFormTable {
  table ??= build();
  return table;
}

/** Folds a spelling and cuts it into words, as for a name. */
export function wordsOf(spelling: string): string[] {
  return tokenise(foldComparable(spelling)).map((word) => word.text);
}

interface Draft {
  /** Forms of the everyday table; official abbreviations do not replace their spellings. */
  everyday: Set<Form>;
  forms: Map<string, Form>;
  root: SpellingNode;
  skeletons: SpellingNode;
  exact: Map<string, Form[]>;
  elf: Map<string, ElfForm>;
  unspaced: Set<string>;
  words: Set<string>;
}

function build(): LegalFormTable {
  const draft: Draft = {
    everyday: new Set(),
    forms: new Map(),
    root: emptyNode(),
    skeletons: emptyNode(),
    exact: new Map(),
    elf: new Map(),
    unspaced: new Set(),
    words: new Set(),
  };
  for (const line of LEGAL_FORM_SPELLINGS.trim().split("\n")) addLine(draft, line);
  for (const row of elf.rows) addElfRow(draft, row);
  const unspaced = [...draft.unspaced].sort(
    (left, right) => right.length - left.length || (left < right ? -1 : 1),
  );
  return { ...draft, unspaced };
}

function emptyNode(): SpellingNode {
  return { next: new Map(), spelling: null };
}

function addLine(draft: Draft, line: string): void {
  const [family = "", kind = "", countries = "", place = "", spellings = ""] = line
    .split("|")
    .map((part) => part.trim());
  const form = sharedForm(draft, family, kind, countries.split(" "));
  draft.everyday.add(form);
  for (const spelling of spellings.split(";").map((part) => part.trim())) {
    if (spelling === "") continue;
    const words = wordsOf(spelling);
    if (words.length === 0) continue;
    const where = everydayWhere(place, words, spelling);
    addExact(draft, words, form);
    addToTree(draft.root, words.map(formWord), form, where, where === "native" ? countries.split(" ") : []);
    if (where !== "weak") {
      for (const word of words) if (words.length === 1 || !isTelling(word)) draft.words.add(word);
    }
    const native = foldNative(spelling);
    if (UNSPACED.test(native) && NATIVE_LETTERS.test(native) && where !== "weak") draft.unspaced.add(native);
    if (SKELETON_FAMILIES.has(family) && words.length > 1 && words.join("").length >= 12) {
      addToTree(draft.skeletons, words.map(skeleton), form, "anywhere");
    }
  }
}

/** Whether a word is a place or an activity: it keeps its own weight outside the phrase of a form. */
function isTelling(word: string): boolean {
  const tag = lookUp(word)?.tag;
  return tag === "place" || tag === "activity";
}

/**
 * Returns one form for all lines and codes of a family and class, valid in all their jurisdictions.
 * @param spelling the one spelling that the form is for; "" for all of them.
 */
function sharedForm(
  draft: Draft,
  family: string,
  kind: string,
  jurisdictions: readonly string[],
  spelling = "",
): Form {
  const key = `${family}|${kind}|${spelling}`;
  let form = draft.forms.get(key);
  if (form === undefined) {
    form = { family, class: kind as LegalFormClass, jurisdictions: [] };
    draft.forms.set(key, form);
  }
  for (const code of jurisdictions) if (!form.jurisdictions.includes(code)) form.jurisdictions.push(code);
  return form;
}

function addExact(draft: Draft, words: readonly string[], form: Form): void {
  const key = words.map(formWord).join(" ");
  const forms = draft.exact.get(key);
  if (forms === undefined) draft.exact.set(key, [form]);
  else if (!forms.includes(form)) forms.push(form);
}

function addToTree(
  root: SpellingNode,
  words: readonly string[],
  form: Form,
  where: Where,
  home: readonly string[] = [],
): void {
  let node = root;
  for (const word of words) {
    let next = node.next.get(word);
    if (next === undefined) {
      next = emptyNode();
      node.next.set(word, next);
    }
    node = next;
  }
  const known = node.spelling;
  if (known === null) {
    node.spelling = { forms: [form], where, leadsIn: home };
    return;
  }
  const freer = FREEDOM.indexOf(where) > FREEDOM.indexOf(known.where) ? where : known.where;
  const forms = known.forms.includes(form) ? known.forms : [...known.forms, form];
  node.spelling = { forms, where: freer, leadsIn: [...known.leadsIn, ...home] };
}

/** `code|jurisdiction|family|class|name|other spellings;…`, written by `scripts/build-legal-forms.ts`. */
function addElfRow(draft: Draft, row: string): void {
  const [code = "", jurisdiction = "", family = "", kind = "", name = "", others = ""] = row.split("|");
  draft.elf.set(code, {
    form: { family, class: kind as LegalFormClass, jurisdictions: [jurisdiction] },
    name,
  });
  const form = sharedForm(draft, family, kind, [jurisdiction]);
  for (const spelling of [name, ...others.split(";")]) {
    const words = wordsOf(spelling);
    const known = draft.exact.get(words.map(formWord).join(" "));
    if (
      words.length === 0 ||
      words.length > 14 ||
      known?.some((other) => other.family !== family && draft.everyday.has(other))
    ) {
      continue;
    }
    addExact(draft, words, form);
    const where = officialWhere(words, spelling, kind);
    if (where === null) continue;
    // An official abbreviation is a form where it is official: "CP" in New Brunswick, not in Thailand ("CP All").
    const own = where === "native" ? sharedForm(draft, family, kind, [jurisdiction], words.join(" ")) : form;
    addToTree(draft.root, words.map(formWord), own, where);
  }
}
