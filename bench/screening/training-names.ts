/** Names that the screening model learns from: aliases, damaged names and made Chinese names, as subjects and as listed ones. */
import { analyseScreened } from "../../src/domain/screening/analyse-screened.ts";
import type { ListedOrganisation } from "../../src/domain/screening/listed-organisation.ts";
import { type Damage, damaged, type Random } from "../../src/training/damaged-names.ts";
import type { ScreeningBenchmark, ScreeningCase } from "./cases.ts";
import { brandNames, inPinyin, type NamedTwice } from "./chinese-names.ts";

export const CHINA = ["CN", "HK", "TW", "MO"];
const SHORT_LETTERS = 14;
const EMPTY: ListedOrganisation = {
  recordId: "",
  topics: ["sanctions"],
  names: [],
  countries: [],
  addresses: [],
  identifiers: [],
  programmes: [],
};

/** A subject of Taiwan also counts as one of China or Hong Kong: the list has more entries of these. */
export function asOfChina(one: ScreeningCase, random: Random): readonly ScreeningCase[] {
  if (one.record.country !== "TW") return [one];
  return [one, { ...one, record: { ...one.record, country: random() < 0.6 ? "CN" : "HK" } }];
}

/** Listed organisations with a Latin name, each with a subject of its Chinese name. */
export function chineseNames(
  otherScripts: ScreeningBenchmark["otherScripts"],
  random: Random,
): readonly {
  readonly organisation: ListedOrganisation;
  readonly subject: ScreeningCase;
}[] {
  const made: NamedTwice[] = [...brandNames(random)];
  for (const { record, measured: kept } of otherScripts) {
    const pair = kept || !CHINA.includes(record.country ?? "") ? null : inPinyin(record.name, random);
    if (pair !== null) made.push(pair);
  }
  return made.map(({ chinese, latin }, at) => {
    const country = random() < 0.7 ? "CN" : "HK";
    const organisation = {
      ...EMPTY,
      recordId: `made:${at}`,
      names: [{ text: latin, kind: "primary", quality: "strong" }],
      countries: [country],
    } as const;
    const record = { name: chinese, country };
    const truth = { hit: true, targets: [organisation.recordId] };
    return { organisation, subject: { id: organisation.recordId, kind: "alias", record, truth } };
  });
}

/** An alias as an organisation of its own, so that its damaged form is compared with it. */
export function asListed({ record }: ScreeningCase, at: number): ListedOrganisation {
  return {
    ...EMPTY,
    recordId: `alias:${at}`,
    names: [{ text: record.name, kind: "primary", quality: "strong" }],
    countries: record.country ? [record.country] : [],
  };
}

/** Whether the name has so few letters that two wrong ones change most of it. */
export function isShort({ names }: ListedOrganisation): boolean {
  return analyseScreened(names[0]!.text, {}).joined.length <= SHORT_LETTERS;
}

/** The first `most` organisations, in an order of the damage's own, each with a subject of its damaged name. */
export function damagedNames(
  organisations: readonly ListedOrganisation[],
  damage: Damage,
  { most, random }: { readonly most: number; readonly random: Random },
): readonly ScreeningCase[] {
  return inOrder(organisations, ({ recordId }) => damage + recordId)
    .slice(0, most)
    .flatMap(({ recordId, names, countries }) => {
      const name = damaged(names[0]!.text, damage, random);
      if (name === null) return [];
      const record = { name, country: countries[0] ?? null };
      return [{ id: recordId, kind: "alias" as const, record, truth: { hit: true, targets: [recordId] } }];
    });
}

/** A fixed order that does not depend on the order of the file. */
export function inOrder<T>(all: readonly T[], idOf: (one: T) => string): readonly T[] {
  const place = (text: string) => {
    let hash = 2166136261;
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
    return hash >>> 0;
  };
  return [...all].sort((a, b) => place(idOf(a)) - place(idOf(b)));
}
