/** Finds the words of a name that are its legal forms. */
import type { LegalFormMatch, Script } from "../analyse/analysed-name.ts";
import type { Word } from "../analyse/tokenise.ts";
import { isStopWord, lookUp } from "../words/lexicon.ts";
import {
  describeForm,
  fitsHints,
  type NameHints,
  ofOtherCountries,
  standsBeforeSeat,
} from "./legal-form-match.ts";
import { mayStandInside } from "./legal-form-positions.ts";
import { type Form, legalFormTable, type Spelling } from "./legal-form-table.ts";
import { walkSpellings } from "./walk-spellings.ts";

/** A legal form found in a name: the words `start` to `end` (exclusive). `weak` words stay in the core. */
export interface FoundForm {
  readonly start: number;
  readonly end: number;
  readonly weak: boolean;
  readonly match: LegalFormMatch;
}

interface Candidate {
  readonly start: number;
  readonly end: number;
  readonly spelling: Spelling;
  /** True when the spelling may stand at the front of a name in the company's country. */
  readonly leads: boolean;
}

/** Weak words that are a form at the front too, where languages put the kind before the name. */
const WEAK_LEADING = new Set(
  `stichting stiftung stiftelsen fundacion fondation fundacao fundacio fondazione fundacja nadace yayasan asociacion
associazione associacao verein cooperativa genossenschaft consorzio consorcio fideicomiso fondo fundo fonds vereniging
stowarzyszenie ministerium gemeinde municipio comune gmina commune saatio zadruga spoldzielnia koperasi sdruzeni
sindicato mutuelle parroquia diocese fond ministry municipality alapitvany zaklada sihtasutus`.split(/\s+/),
);

/**
 * The legal forms of a name's words, in order. `length` cuts off a tail that belongs to a security. Matching is
 * longest first; short and ambiguous forms only count at the edges of the name, or in their own country.
 */
export function findLegalForms(
  words: readonly Word[],
  length: number,
  script: Script,
  hints: NameHints,
): FoundForm[] {
  const candidates = collect(words, length, script, hints);
  if (candidates.length === 0) return [];
  const found: FoundForm[] = [];
  const taken: Form[] = [];
  const take = (candidate: Candidate): void => {
    const { start, end, spelling } = candidate;
    if (spelling.where !== "weak") taken.push(...spelling.forms);
    found.push({ start, end, weak: spelling.where === "weak", match: describeForm(spelling.forms, hints) });
  };
  // "MMC Corporation Sdn Bhd": another country's acronym in front of a form is a name.
  const isName = ({ start, end, spelling: { forms } }: Candidate): boolean => {
    const { text } = words[start]!;
    if (end - start > 1 || text.length > LONGEST_ACRONYM || OPENING.has(text)) return false;
    return !isNative(forms, script, hints) && ofOtherCountries(forms, taken);
  };
  const tail = takeEnd(candidates, { words, length, isName }, take);
  const head = takeFront(candidates, { words, tail, script, hints, isName }, take);
  takeInside(candidates, { words, tail, hints, head }, take);
  const kept = found.some((form) => !form.weak)
    ? found.filter(({ weak, match }) => !weak || match.class === "branch")
    : found.slice(0, 1);
  return kept.sort((left, right) => left.start - right.start);
}

function collect(words: readonly Word[], length: number, script: Script, hints: NameHints): Candidate[] {
  const { root, skeletons } = legalFormTable();
  const candidates: Candidate[] = [];
  for (let start = 0; start < length; start++) {
    // "K&L Global Connect" of Denmark is no K/L.
    if (words[start]!.ampersand || isOwnCountry(words, start, hints)) continue;
    walkSpellings(root, words, { start, length, coarse: false }, (end, spelling) => {
      const { forms, where, leadsIn } = spelling;
      const home = where === "native" && isNative(forms, script, hints);
      if (where === "native" && !home && !(start > 0 && words[start]!.dotted)) return;
      candidates.push({
        start,
        end,
        spelling,
        leads: home || leadsIn.some((code) => code === hints.country),
      });
    });
    if (words[start]!.text.length >= 6) {
      walkSpellings(skeletons, words, { start, length, coarse: true }, (end, spelling) =>
        candidates.push({ start, end, spelling, leads: true }),
      );
    }
  }
  return candidates;
}

/** In "Access Bank (SL) Limited" of Sierra Leone, SL is no Spanish form. */
function isOwnCountry(words: readonly Word[], at: number, { country }: NameHints): boolean {
  const { text, bracketed } = words[at]!;
  const alone = words[at - 1]?.bracketed !== true && words[at + 1]?.bracketed !== true;
  return bracketed && alone && text.toUpperCase() === country;
}

function isNative(forms: readonly Form[], script: Script, hints: NameHints): boolean {
  return forms.some(
    (form) =>
      fitsHints(form, hints) ||
      (script === "cyrillic" && form.jurisdictions.some((code) => code === "RU" || code === "BG")),
  );
}

interface End {
  readonly words: readonly Word[];
  readonly length: number;
  readonly isName: (candidate: Candidate) => boolean;
}

/** Takes forms from the end inwards; returns where the rest of the name ends. */
function takeEnd(
  candidates: readonly Candidate[],
  { words, length, isName }: End,
  take: (candidate: Candidate) => void,
): number {
  let end = length;
  let probe = length;
  let places = 0;
  while (probe > 0) {
    const best = longest(candidates.filter((candidate) => candidate.end === probe));
    const trusted = best !== null && (places === 0 || isClear(best, words));
    if (best !== null && trusted && !leadsTheName(best, words) && !(opens(best, words) && isName(best))) {
      take(best);
      probe = best.start;
      if (places === 0) end = probe;
      continue;
    }
    const word = words[probe - 1]!;
    if (!word.bracketed && !isStopWord(word.text)) {
      if (end !== length || lookUp(word.text)?.tag !== "place" || ++places > 2) break;
    }
    probe -= 1;
  }
  return end;
}

/** Before a town at the end ("NLB Banka a.d. Beograd") a form must be of two letters and dotted, or longer. */
function isClear({ start, end, spelling }: Candidate, words: readonly Word[]): boolean {
  if (spelling.where === "weak") return false;
  const letters = words.slice(start, end).reduce((sum, word) => sum + word.text.length, 0);
  return words[start]!.dotted || letters > 1;
}

/** A single word at the very front is the name of "Limited Brands" or "Company of Cooks", not its form. */
function leadsTheName(candidate: Candidate, words: readonly Word[]): boolean {
  if (candidate.spelling.where === "anywhere" || candidate.spelling.where === "edges") return false;
  return opens(candidate, words);
}

function opens(candidate: Candidate, words: readonly Word[]): boolean {
  for (let index = 0; index < candidate.start; index++) if (!isStopWord(words[index]!.text)) return false;
  return true;
}

/** Russian forms that lists outside Russia put first for companies of any country, in Russian and in English. */
const OPENING = new Set(["ooo", "oao", "zao", "pao", "jsc", "ojsc", "cjsc", "pjsc"]);
const LONGEST_ACRONYM = 4;

/** "AB Volvo" begins with its form in Sweden; in "AB World Foods" of Britain, AB is part of the name. */
function mayOpen(first: string, forms: readonly Form[], script: Script, hints: NameHints): boolean {
  if (isNative(forms, script, hints) || OPENING.has(first)) return true;
  return (
    hints.country === undefined && hints.jurisdiction === undefined && (first.length > 2 || first === "pt")
  );
}

interface Front extends Omit<End, "length"> {
  readonly tail: number;
  readonly script: Script;
  readonly hints: NameHints;
}

function takeFront(
  candidates: readonly Candidate[],
  { words, tail, script, hints, isName }: Front,
  take: (candidate: Candidate) => void,
): number {
  let head = 0;
  for (;;) {
    const first = words[head]?.text ?? "";
    const best = longest(
      candidates.filter(
        ({ start, end, leads, spelling, spelling: { where } }) =>
          start === head &&
          end < tail &&
          (where === "anywhere" ||
            (where === "edges" && mayOpen(first, spelling.forms, script, hints)) ||
            leads ||
            (where === "weak" && head === 0 && WEAK_LEADING.has(first))),
      ),
    );
    if (best === null || (head === 0 && isName(best))) return head;
    take(best);
    head = best.end;
  }
}

function takeInside(
  candidates: readonly Candidate[],
  { words, head, tail, hints }: Pick<Front, "words" | "tail" | "hints"> & { readonly head: number },
  take: (candidate: Candidate) => void,
): void {
  for (let start = Math.max(head, 1); start < tail; ) {
    const best = longest(
      candidates.filter((candidate) => {
        const { start: at, end, spelling } = candidate;
        if (at !== start || end > tail) return false;
        if (mayStandInside(spelling.where, words[start]!)) return true;
        // "Coop Pank AS, Tallinn".
        const beforeComma = words[end]?.before.startsWith(",") === true && isClear(candidate, words);
        return (
          spelling.where !== "weak" && (beforeComma || standsBeforeSeat(spelling.forms, tail - end, hints))
        );
      }),
    );
    if (best === null) start += 1;
    else {
      take(best);
      start = best.end;
    }
  }
}

/** The longest candidate; a certain form has priority over a weak word of any length. */
function longest(candidates: readonly Candidate[]): Candidate | null {
  let best: Candidate | null = null;
  for (const candidate of candidates) if (best === null || weight(candidate) > weight(best)) best = candidate;
  return best;
}

function weight({ start, end, spelling }: Candidate): number {
  return end - start + (spelling.where === "weak" ? 0 : 100);
}
