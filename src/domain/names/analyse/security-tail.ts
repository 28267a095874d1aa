/** Tails that name a security, an exchange, an account or a registrant's state or country instead of the company. */
import { lookUp, placeAt } from "../words/lexicon.ts";
import type { Word } from "./tokenise.ts";

/** Endings in words, longest first; they count only at the end of a name that has other words. */
const PHRASES: readonly (readonly string[])[] = `
sponsored american depositary shares|american depositary shares|american depositary share|american depositary receipts
american depository shares|american depository receipts|american depositary receipt|global depositary receipts
global depository receipts|sponsored adr|unsponsored adr|spons adr|unspons adr|sp adr|depositary shares|depository shares
depositary receipts|depositary receipt|depository receipts|depository receipt|depositary interests|depositary interest
class a common stock|class b common stock|class c common stock|class a ordinary shares|class b ordinary shares
class a common shares|class b common shares|class a subordinate voting shares|subordinate voting shares
subordinate voting|class a shares|class b shares|class a common|class b common|ny registry shares|registry shares|ordinary shares|ordinary share|ordinary stock|common stock|common shares
common share|preferred stock|preferred shares|preference shares|preference share|preferred share|capital stock
fully paid ordinary|ord shs|ord sh|ord npv|com shs|com stk|registered shares|bearer shares|units cons|class a|class b
class c|class d|cl a|cl b|cl c|cl d|ser a|ser b|series a shares|series b shares|non voting shares|voting shares
warrants exp|stapled securities|stapled security|stapled units|trust units|units beneficial interest|shs cl a|shs cl b
a shares|b shares|h shares|a share|b share|h share|on nm|on n1|on n2|pn nm|pn n1|pn n2|pna n1|pnb n1|unt n2|beneficial interest|adr|adrs|ads|gdr|gdrs|cedear|cedears|bdr|bdrs|cdi|ny reg|ny registry|pn|pnb
fpo|depo|cdr|nvdr|shs|npv|spon adr|reg s|144a|receipts depositary|deferred settlement|when issued|ordinaire|ordinaires
pref shs|pfd|prf|dep shs|drn|drns|stapled|sponsored|unsponsored`
  .trim()
  .split(/[|\n]/)
  .map((phrase) => phrase.split(" "))
  .sort((left, right) => right.length - left.length);

const BY_LAST = new Map<string, (readonly string[])[]>();
for (const phrase of PHRASES) {
  const last = phrase.at(-1)!;
  BY_LAST.set(last, [...(BY_LAST.get(last) ?? []), phrase]);
}

/** Kinds of shares in small letters behind a Russian name: "Мечел ап", "Квадра-п", "Ижсталь2ао", "Полиметалл-гдр". */
const RUSSIAN_SHARES = /(?<=[\p{Script=Cyrillic}»"])(?: ?- ?| |(?=\d))\d?(?:ао|ап|п|гдр)$/u;
const CAPITAL = /\p{Lu}/u;

/** Letters that the Chinese exchanges add: "慧洋-KY" is of the Caymans, "小米集团-W" has weighted votes, "*ST信威" is watched. */
const CHINESE_SHARES = /^\*?ST(?=\p{Script=Han})|(?<=\p{Script=Han}) ?[-－](?:KY|DR|[BRSUW]{1,2})$/gu;

/** The name without the kind of shares that its exchange writes beside it. White space is folded already. */
export function withoutKindOfShares(name: string): string {
  if (/[опр]$/.test(name)) {
    const bare = name.replace(RUSSIAN_SHARES, "");
    return CAPITAL.test(bare) ? bare : name;
  }
  return /[-－][A-Z]{1,2}$|^\*?ST/.test(name) ? name.replace(CHINESE_SHARES, "") : name;
}

/** Registrants' states and registers behind a slash, as in "Acme Corp /DE/" and "Acme Corp /ADR". */
const SLASHED = new Set(
  `new adr fi can old ca uk gb ny nj de md tx nv oh pa ma il in mn mo va wa wi nc sc ga fl al la ok co ct ut or tn ky ia ks
ne az ar ri vt nh me mi ms mt nd sd wv wy id nm hi dc ak pr bc ab on qc msd btrust tr adv ta oa fa cn ci del eng hk`.split(
    /\s+/,
  ),
);

/** Words after a legal form that begin a share class, a nominal value or a segment: "ASA A NK 10". */
const AFTER_FORM = new Set(
  `a b c d e f g h i j k p ser series cl class shs ord reg nk sk dk eur usd sek nok dkk gbp chf np kr bl ln cr ls dl eo sf yc hd kc skr
zy on inh unsp sp adr nam n1 n2 nm na vz npv gbp0 usd0 eur0 chf0 hkd0 aud0 nvs preferred pref warrants units rights new`.split(
    /\s+/,
  ),
);

/** Names of securities: one directly after a legal form starts the tail, as in "Inc Cumulative Re". */
const SECURITIES = [
  ...["sponsored", "unsponsored", "cumulative", "noncumulative", "redeemable", "perpetual", "convertible"],
  ...["preferred", "preference", "certificates", "certificados", "ordinary", "ordinarios", "depositary"],
  ...[
    "depository",
    "warrants",
    "subordinated",
    "debentures",
    "bonos",
    "stapled",
    "common",
    "tangible",
    "closed",
  ],
];
/** Market data cut names at a fixed length, so the name of a security may be cut to its first letters. */
const STUMP = 4;

/** German exchanges' letters for the currency of a nominal value: with a figure they are a tail after any word. */
const NOMINAL = new Set(["dl", "eo", "ls"]);
/** The same letters written together with the figure: "NAM.DK0,05", "YC1", "EO0,29". */
const GLUED_NOMINAL = /^(?:dl|eo|ls|dk|sk|nk|sf|yc|hd|kc|zy)\d{1,3}$/;

/**
 * Securities that end the name: the tail is these words and all words after them: "SPON ADR ECH REP 3 ORD", "American
 * Depositary Shares, each representing two (2) Common Shares".
 */
const CLOSING = [
  ["nvdr"],
  ["ads", "each"],
  ["american", "depositary"],
  ["american", "depository"],
  ["each", "representing"],
  ["shares", "representing"],
  ["no", "par", "value"],
  ["first", "mortgage", "bonds"],
  ["fpo"],
  ...["spon", "sponsored", "unsp", "unspons", "unsponsored"].map((kind) => [kind, "adr"]),
];

/** "Inc. - American Depositary Shares", cut off anywhere. */
const AMERICAN = "american";
const DEPOSITARY = ["depositary", "depository"];

/**
 * The number of words before a security tail; the number of all words when there is none, and never less than one.
 * @param endsForm tells whether a legal form ends just before the word at an index.
 */
export function lengthWithoutTail(words: readonly Word[], endsForm: (index: number) => boolean): number {
  let length = closedBy(words);
  for (let before = -1; before !== length && length > 1; ) {
    before = length;
    length -= slashedTail(words, length, endsForm);
    length -= phraseTail(words, length);
  }
  length -= americanTail(words, length, endsForm);
  length -= namedSecurity(words, length, endsForm);
  return length - (afterForm(words, length, endsForm) || accountNumber(words, length, endsForm));
}

/** The number of words before a security that closes the name, or before a rate of interest: "8.875% Series E". */
function closedBy(words: readonly Word[]): number {
  for (let from = 1; from < words.length; from++) {
    const security = CLOSING.some((phrase) => phrase.every((part, at) => words[from + at]?.text === part));
    if (security || isRate(words, from)) return from;
  }
  return words.length;
}

function isRate(words: readonly Word[], from: number): boolean {
  const [whole, decimals, next] = words.slice(from, from + 3);
  return (
    /^\d{1,2}$/.test(whole!.text) &&
    decimals !== undefined &&
    /^\d{1,4}$/.test(decimals.text) &&
    /^[.,]$/.test(decimals.before) &&
    (next?.before.startsWith("%") ?? false)
  );
}

/** A place of several words, as in "Acme Corp./Cayman Islands". */
const LONGEST_PLACE = 3;

function slashedTail(words: readonly Word[], length: number, endsForm: (index: number) => boolean): number {
  for (let count = 1; count <= LONGEST_PLACE && count < length; count++) {
    const word = words[length - count]!;
    if (word.joined || !/[/\\]\s*$/.test(word.before)) continue;
    const code = count === 1 && word.text.length > 1 && SLASHED.has(word.text);
    if (code && (/^\s/.test(word.before) || ["adr", "new", "old"].includes(word.text))) return 1;
    // "SA/NV" is a legal form in two languages.
    const named = code ? !endsForm(length) : isPlace(words, length - count, count);
    return named && endsForm(length - count) ? count : 0;
  }
  return 0;
}

function isPlace(words: readonly Word[], from: number, count: number): boolean {
  const texts = words.slice(from, from + count).map(({ text }) => text);
  return count === 1 ? lookUp(texts[0]!)?.tag === "place" : placeAt(texts, 0)?.length === count;
}

function phraseTail(words: readonly Word[], length: number): number {
  const last = words[length - 1];
  if (last === undefined) return 0;
  for (const phrase of BY_LAST.get(last.text) ?? []) {
    if (phrase.length >= length) continue;
    if (phrase.every((part, index) => words[length - phrase.length + index]!.text === part))
      return phrase.length;
  }
  return 0;
}

function americanTail(words: readonly Word[], length: number, endsForm: (index: number) => boolean): number {
  for (const count of [1, 2]) {
    const first = words[length - count];
    if (first === undefined || length <= count || !AMERICAN.startsWith(first.text)) continue;
    // Without the dash only a cut-off tail after the whole word counts: "Co., Ltd. American Dep".
    if (!/-/.test(first.before) && (count === 1 || first.text !== AMERICAN)) continue;
    const rest = words[length - 1]!.text;
    const cut = count === 1 || DEPOSITARY.some((word) => word.startsWith(rest));
    if (cut && endsForm(length - count)) return count;
  }
  return 0;
}

function namedSecurity(words: readonly Word[], length: number, endsForm: (index: number) => boolean): number {
  for (let from = 1; from < length; from++) {
    const { text } = words[from]!;
    const stump = from === length - 1 && text.length >= STUMP;
    if (!endsForm(from)) continue;
    if (text === "ord" || SECURITIES.some((word) => word === text || (stump && word.startsWith(text))))
      return length - from;
  }
  return 0;
}

function afterForm(words: readonly Word[], length: number, endsForm: (index: number) => boolean): number {
  let nominal = 0;
  for (let count = 1; count <= 6 && length - count > 1; count++) {
    const { text } = words[length - count]!;
    const figure = /^\d{1,4}$/.test(text) && count < 4;
    const glued = GLUED_NOMINAL.test(text);
    if (!AFTER_FORM.has(text) && !figure && !glued) break;
    const ofNominal = text === "nam" && nominal > 0 && nominal === count - 1;
    if (glued || ofNominal || (count > 1 && NOMINAL.has(text))) nominal = count;
    const next = words[length - count - 1]!;
    if (!figure && !AFTER_FORM.has(next.text) && endsForm(length - count)) return count;
  }
  return nominal;
}

/**
 * "Acme Ltd 10234", "Acme Ltd #447": behind a legal form in Latin a long number, or one of three digits behind its sign, is the
 * number of an account or a shop. So is one of four digits behind its sign after any word, "Acme #10234", "京セラ株式会社 #10234".
 * Trusts and funds have such names.
 */
function accountNumber(words: readonly Word[], length: number, endsForm: (index: number) => boolean): number {
  const [last, number] = [words[length - 2], words[length - 1]];
  if (last === undefined || !/^\p{L}+$/u.test(last.text) || !/^\d+$/.test(number!.text)) return 0;
  if (/^(?:trust|fund|lp)$/.test(last.text)) return 0;
  const digits = number!.text.length;
  const isLatin = /^[a-z]+$/.test(last.text);
  if (!number!.before.endsWith("#")) return isLatin && digits >= 5 && endsForm(length - 1) ? 1 : 0;
  return digits >= 4 || (digits === 3 && endsForm(length - 1)) ? 1 : 0;
}
