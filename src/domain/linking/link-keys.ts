import { identifierKey } from "../identifiers/identifier-key.ts";
import { isDecisive } from "../matching/compare/pair-evidence.ts";
import type { AnalysedName } from "../names/analyse/analysed-name.ts";
import { skeleton } from "../names/transliteration/skeleton.ts";
import { sensesOf } from "../names/words/senses/senses.ts";
import { slavicBase } from "../names/words/slavic-adjective.ts";
import { describedName } from "./described-name.ts";
import type { LinkSubject } from "./link-subject.ts";
import { soundHeads } from "./sound-heads.ts";
import { symbolsOf } from "./symbols.ts";

/** The kind of value that two rows share when they share a key. */
export type LinkKeyKind =
  | "record"
  | "identifier"
  | "successor"
  | "listing"
  | "symbol"
  | "domain"
  | "name"
  | "near_name"
  | "sound";

export interface LinkKey {
  readonly kind: LinkKeyKind;
  readonly key: string;
}

const MAX_NAMES = 24;
const SHORTEST_JOINED = 4;
const SHORTEST_SKELETON = 5;
const SHORTEST_HEAD = 3;

/** The keys that a row shares with rows that may be the same company, each key once. Pure and total. */
export function linkKeys(subject: LinkSubject): LinkKey[] {
  const keys = new Map<string, LinkKeyKind>();
  const add = (kind: LinkKeyKind, key: string) => {
    if (!keys.has(key)) keys.set(key, kind);
  };
  add("record", recordKey(subject));
  for (const identifier of subject.comparable.identifiers) {
    if (isDecisive(identifier)) add("identifier", identifierLinkKey(identifier));
    else if (identifier.strength === "listing") add("listing", identifierLinkKey(identifier));
  }
  // The companies that a successor took over share a key of another kind, so its LEI does not become generic.
  for (const lei of [subject.lei, subject.successorLei]) if (lei) add("successor", `x:${lei}`);
  const { bare, carried } = symbolsOf(subject.comparable);
  for (const country of subject.comparable.countries) {
    for (const symbol of new Set([...bare, ...carried])) add("symbol", `y:${country}:${symbol}`);
  }
  for (const { domain } of subject.comparable.domains) add("domain", domainLinkKey(domain));
  for (const { analysed } of subject.comparable.names.slice(0, MAX_NAMES)) addNameKeys(add, analysed);
  for (const country of subject.comparable.countries) {
    for (const { analysed } of subject.comparable.names.slice(0, MAX_NAMES)) {
      const own = headOfTranslation(analysed);
      if (own !== null) add("sound", `t:${country}:${own}`);
    }
    if (country !== "JP") continue;
    for (const { analysed } of subject.comparable.names.slice(0, MAX_NAMES)) {
      for (const sound of soundHeads(analysed)) add("sound", `v:${sound}`);
    }
  }
  return [...keys].map(([key, kind]) => ({ kind, key }));
}

/** The first word of a Latin name that has a word with a meaning behind it: "Gol" of "Gol Linhas Aéreas" and "Gol Airlines". */
function headOfTranslation({ script, tokens }: AnalysedName): string | null {
  const [first, ...others] = tokens.filter(({ tag }) => tag !== "form" && tag !== "stop");
  if (script !== "latin" || first?.tag !== "word" || first.text.length < SHORTEST_HEAD) return null;
  return others.some(({ text }) => sensesOf(text).length > 0) ? first.text : null;
}

export function recordKey(subject: Pick<LinkSubject, "source" | "sourceRecordId">): string {
  return `r:${subject.source}\n${subject.sourceRecordId}`;
}

export function identifierLinkKey(identifier: { readonly scheme: string; readonly value: string }): string {
  return `i:${identifierKey(identifier)}`;
}

export function domainLinkKey(domain: string): string {
  return `u:${domain}`;
}

/** The words of a row's names, each once. Their counts over all rows tell coined words from ordinary ones. */
export interface LinkWords {
  readonly all: ReadonlySet<string>;
  /** The words with which a name begins. */
  readonly leading: ReadonlySet<string>;
}

export function linkWords({ comparable }: LinkSubject): LinkWords {
  const cores = comparable.names.slice(0, MAX_NAMES).map(({ analysed }) => analysed.core);
  return { all: new Set(cores.flat()), leading: new Set(cores.flatMap((core) => core.slice(0, 1))) };
}

function sorted(words: readonly string[]): string {
  return [...words].sort().join(" ");
}

function addNameKeys(add: (kind: LinkKeyKind, key: string) => void, name: AnalysedName): void {
  if (name.core.length > 0) add("name", `n:${sorted(name.core)}`);
  if (name.joined.length >= SHORTEST_JOINED) add("name", `j:${name.joined}`);
  const distinctive = name.tokens.filter(
    ({ tag }) => tag === "word" || tag === "number" || tag === "initials",
  );
  const words = distinctive.map(({ text }) => text);
  if (words.length > 0) add("near_name", `d:${sorted(words)}`);
  const bases = words.map((word) => slavicBase(word) ?? word);
  if (bases.some((base, i) => base !== words[i])) add("near_name", `d:${sorted(bases)}`);
  const described = describedName(name);
  if (described?.described) add("near_name", `n:${described.proper}`);
  const bones = skeleton(name.joined);
  if (bones.length >= SHORTEST_SKELETON) add("near_name", `s:${bones}`);
}
