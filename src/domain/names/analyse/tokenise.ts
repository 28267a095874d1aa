/** Cuts a folded name into words, keeps the separator before each word, and joins separated initials. */

/** A word with its surroundings. */
export interface Word {
  /** Folded letters and digits, no separators. */
  readonly text: string;
  /** The text between the previous word and this word, white space included. */
  readonly before: string;
  /** The word was put together from single letters: "A.B.C.", "A B C", "A&B". */
  readonly joined: boolean;
  /** The letters were written with dots or a slash, as in "S.A." or "A/S". */
  readonly dotted: boolean;
  /** Depth of brackets around the word. */
  readonly bracketed: boolean;
  /** The letters were written with an ampersand ("K&L"), so they are no legal form. */
  readonly ampersand?: true;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:'[\p{L}\p{N}\p{M}]+)*/gu;
const SINGLE = /^\p{L}$/u;
/** The Italian brothers: "F.lli Beretta". */
const FRATELLI = /(?<!\p{L})f\. ?lli(?!\p{L})\.?/gu;
const ELISION = /^(?:l|d|dell|all|dall|nell|sull|degl|qu|un|quell)$/;
const SPLIT_ENDINGS = ["sarl", "spa", "sa", "ag", "nv", "bv", "ab", "as", "sl"];
const AMPERSAND = /^\.?\s*&\s*$/;
const PLUS = /^\s*[&+]\s*$/;

/** The ampersand of letters in words: "AT and T", "P and O". */
const AND_BETWEEN_LETTERS = /(?<![\p{L}\p{N}.'])(\p{L}{1,2}) and (\p{L})(?![\p{L}\p{N}.'])/gu;

/** The full stop of an abbreviated owner: "Young & Co.'s Brewery". */
const STOP_OF_OWNER = /(?<=\p{L})\.(?='s(?!\p{L}))/gu;

/** Words in order. An ampersand or plus sign between words becomes the word "and". */
export function tokenise(folded: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  let depth = 0;
  const owned = folded.includes(".'s") ? folded.replaceAll(STOP_OF_OWNER, "") : folded;
  const brothers = owned.includes("lli") ? owned.replace(FRATELLI, "fratelli") : owned;
  const text = brothers.includes(" and ") ? brothers.replace(AND_BETWEEN_LETTERS, "$1&$2") : brothers;
  for (const match of text.matchAll(WORD)) {
    const before = text.slice(end, match.index);
    depth = bracketDepth(before, depth);
    end = match.index + match[0].length;
    if (match[0].includes("'")) pushApostrophised(words, match[0], before, depth > 0);
    else words.push(word(match[0], before, depth > 0));
  }
  return joinInitials(words);
}

function word(text: string, before: string, bracketed: boolean): Word {
  return { text, before, joined: false, dotted: false, bracketed };
}

function bracketDepth(before: string, depth: number): number {
  let now = depth;
  for (let index = 0; index < before.length; index++) {
    const sign = before[index];
    if (sign === "(" || sign === "[" || sign === "{") now += 1;
    else if ((sign === ")" || sign === "]" || sign === "}") && now > 0) now -= 1;
  }
  return now;
}

/** "O'Neill" and "McDonald's" are one word; the elided article of "Banque d'Investissement" stands apart. */
function pushApostrophised(words: Word[], text: string, before: string, bracketed: boolean): void {
  const pieces = text.split("'");
  const head = pieces[0]!;
  const elided = ELISION.test(head) && pieces[1]!.length > 2 && (words.length > 0 || head.length > 2);
  if (!elided) {
    words.push(word(pieces.join(""), before, bracketed));
    return;
  }
  words.push(word(head, before, bracketed));
  words.push(word(pieces.slice(1).join(""), "'", bracketed));
}

function joinInitials(words: readonly Word[]): Word[] {
  const result: Word[] = [];
  for (let index = 0; index < words.length; ) {
    const first = words[index]!;
    const short = shortAmpersand(words, index);
    if (short !== null) {
      result.push(short);
      index += 2;
      continue;
    }
    const end = SINGLE.test(first.text) ? endOfRun(words, index) : index + 1;
    if (end - index > 1) {
      const run = words.slice(index, end);
      const separator = kindOfSeparator(run[1]!.before);
      result.push(...splitEnding(run, separator, end === words.length));
    } else if (isDottedBrand(words, index)) {
      const { before, bracketed } = first;
      result.push({
        text: first.text + words[index + 1]!.text,
        before,
        joined: true,
        dotted: false,
        bracketed,
      });
      index += 2;
      continue;
    } else {
      if (index > 0 && PLUS.test(first.before)) result.push(word("and", first.before, first.bracketed));
      result.push(first);
    }
    index = end;
  }
  return result;
}

/** "AT&T", "S&P", "BB&T": two short pieces with a bare ampersand are one word. */
function shortAmpersand(words: readonly Word[], index: number): Word | null {
  const first = words[index]!;
  const second = words[index + 1];
  if (second === undefined || second.before !== "&") return null;
  const total = first.text.length + second.text.length;
  if (total > 4 || first.text.length > 2 || (first.text.length === 1 && second.text.length === 1))
    return null;
  return {
    text: first.text + second.text,
    before: first.before,
    joined: true,
    dotted: false,
    bracketed: first.bracketed,
    ampersand: true,
  };
}

/** "E.ON" and "T.CON" are one word; "S.en C." and "A.Luzon" are not. */
function isDottedBrand(words: readonly Word[], index: number): boolean {
  const second = words[index + 1];
  if (second === undefined || second.before !== "." || !SINGLE.test(words[index]!.text)) return false;
  return /^\p{L}{2,3}$/u.test(second.text) && !/^(?:en|de|di|da|du|le|la)$/.test(second.text);
}

type Separator = "dot" | "spaced-dot" | "space" | "hyphen" | "ampersand" | "slash" | "none";

function kindOfSeparator(before: string): Separator {
  if (before === "." || before === ".-" || before === ". .") return "dot";
  if (before === ". ") return "spaced-dot";
  if (before === " ") return "space";
  if (before === "-") return "hyphen";
  if (before === "/" || before === "\\") return "slash";
  return AMPERSAND.test(before) ? "ampersand" : "none";
}

function endOfRun(words: readonly Word[], start: number): number {
  let end = start + 1;
  let separator: Separator | null = null;
  while (end < words.length && SINGLE.test(words[end]!.text)) {
    const next = kindOfSeparator(words[end]!.before);
    if (next === "none" || words[end]!.bracketed !== words[start]!.bracketed) break;
    // The elided article of "Commissariat à l'énergie" is no initial.
    if (words[end + 1]?.before === "'") break;
    if (separator !== null && next !== separator) break;
    if ((next === "space" || next === "spaced-dot") && startsTighterRun(words, end)) break;
    separator = next;
    end += 1;
  }
  return end;
}

/** In "X S.A.", "z o.o." and "& C. S.A.S." the dotted letters belong together, not to the letter before them. */
function startsTighterRun(words: readonly Word[], index: number): boolean {
  const next = words[index + 1];
  if (next === undefined || !SINGLE.test(next.text)) return false;
  const kind = kindOfSeparator(next.before);
  return kind === "dot" || kind === "slash";
}

/** "A B C S A": a run of spaced letters at the end of a name may hold the letters of a legal form. */
function splitEnding(run: readonly Word[], separator: Separator, last: boolean): Word[] {
  const letters = run.map((single) => single.text).join("");
  const dotted = separator === "dot" || separator === "spaced-dot" || separator === "slash";
  const make = (text: string, before: string): Word => ({
    text,
    before,
    joined: true,
    dotted,
    bracketed: run[0]!.bracketed,
    ...(separator === "ampersand" ? { ampersand: true } : null),
  });
  if (last && run.length >= 4 && (separator === "space" || separator === "spaced-dot")) {
    const ending = SPLIT_ENDINGS.find((form) => letters.endsWith(form) && letters.length - form.length >= 2);
    if (ending !== undefined) {
      const head = letters.slice(0, letters.length - ending.length);
      return [make(head, run[0]!.before), make(ending, run[run.length - ending.length]!.before)];
    }
  }
  return [make(letters, run[0]!.before)];
}
