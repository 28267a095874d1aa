/**
 * The strings under which a company is found, made by one function for stored companies and for queries. Each
 * kind of key has its own prefix, so keys of different kinds never meet. Where a query is to meet another
 * kind on purpose (an acronym and a spelled-out name, a web brand and a joined name), it uses that prefix.
 */

import type { Identifier } from "../identifiers/identifier.ts";
import { identifierKey } from "../identifiers/identifier-key.ts";
import type { AnalysedName } from "../names/analyse/analysed-name.ts";
import { romanise } from "../names/transliteration/romanise.ts";
import { KeyCollector } from "./key-collector.ts";
import { addMeaningKeys } from "./meaning-keys.ts";
import { addMisspellingKeys } from "./misspelling-keys.ts";
import { addNameKeys, wordKey } from "./name-keys.ts";
import type { RetrievalKey, RetrievalSide } from "./retrieval-key.ts";
import { addSoundKeys } from "./sound-keys.ts";

/** The normalised facts of a company from which keys are made. Empty or absent lists mean "not known". */
export interface RetrievalSubject {
  readonly names: readonly AnalysedName[];
  readonly identifiers?: readonly Identifier[];
  /** The company's own domains; shared hosts and free-mail domains are no keys. */
  readonly domains?: readonly { readonly domain: string; readonly brand: string }[];
  /** E.164. */
  readonly phones?: readonly string[];
  readonly emails?: readonly string[];
  readonly addresses?: readonly RetrievalAddress[];
  /** ISO 3166-1 alpha-2. Countries rank candidates, and decide which keys by sound Latin words give. */
  readonly countries?: readonly string[];
}

interface RetrievalAddress {
  readonly country: string | null;
  readonly postalCode: string | null;
  readonly houseNumbers: readonly string[];
}

/** The most names that give keys. More names of a query would add work and hardly any candidates. */
export const MAX_NAMES: Readonly<Record<RetrievalSide, number>> = { stored: 64, query: 12 };

/**
 * The keys of a company, each once per field. Total: accepts any text. A name with a letter or digit always
 * gives at least one key, but legal forms and stop words alone give none.
 */
export function retrievalKeys(subject: RetrievalSubject, side: RetrievalSide): readonly RetrievalKey[] {
  const keys = new KeyCollector();
  for (const identifier of subject.identifiers ?? []) {
    keys.add("identifier", `i:${identifierKey(identifier)}`, identifierBoost(identifier));
  }
  for (const { domain, brand } of subject.domains ?? []) {
    keys.add("domain", `u:${domain}`, 10);
    addBrandKeys(keys, brand);
  }
  for (const phone of subject.phones ?? []) keys.add("phone", `f:${phone}`, 10);
  for (const email of subject.emails ?? []) keys.add("email", `e:${email.trim().toLowerCase()}`, 10);
  for (const address of subject.addresses ?? []) addAddressKeys(keys, address);
  for (const country of subject.countries ?? []) keys.add("country", `l:${country}`, 2);
  for (const name of subject.names.slice(0, MAX_NAMES[side])) {
    if (!isWritten(name)) continue;
    addNameKeys(keys, name, side);
    addMisspellingKeys(keys, name, side);
    addSoundKeys(keys, name, subject.countries ?? [], side);
    addMeaningKeys(keys, name, side);
  }
  return keys.all();
}

// NFKC turns a sign such as ㈉, which is no letter, into letters. The sign ֏ only romanises to letters.
function isWritten({ raw }: AnalysedName): boolean {
  return /[\p{L}\p{N}]/u.test(raw.normalize("NFKC"));
}

function identifierBoost({ strength, wellFormed }: Identifier): number {
  if (!wellFormed) return 4;
  return strength === "strong" ? 15 : strength === "listing" ? 10 : 5;
}

/** Adds keys for the name that the label of a domain spells: as a joined name and as one word. */
function addBrandKeys(keys: KeyCollector, brand: string): void {
  const parts = romanise(brand.slice(0, 100)).split(/[^\p{L}\p{N}]+/u);
  const joined = parts.join("");
  if (joined.length < 3) return;
  keys.add("name", `j:${joined}`, 6);
  keys.add("token", wordKey(joined), 4);
}

function addAddressKeys(keys: KeyCollector, { country, postalCode, houseNumbers }: RetrievalAddress): void {
  if (postalCode === null) return;
  for (const number of houseNumbers.slice(0, 3))
    keys.add("address", `h:${country ?? ""}:${postalCode}:${number}`, 3);
}
