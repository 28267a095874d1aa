import { mod97 } from "./check-digits.ts";
import { padDigits, type RegisterScheme } from "./register-scheme.ts";
import { AFRICA } from "./schemes-africa.ts";
import { AMERICAS } from "./schemes-americas.ts";
import { ASIA } from "./schemes-asia.ts";
import { EASTERN_EUROPE } from "./schemes-eastern-europe.ts";
import { NORTHERN_EUROPE } from "./schemes-northern-europe.ts";
import { WESTERN_EUROPE } from "./schemes-western-europe.ts";

/** Numbers that no jurisdiction issues. The LEI's first four characters are its issuer, never a country. */
const WORLD: readonly RegisterScheme[] = [
  {
    id: "lei",
    jurisdiction: "XX",
    name: "LEI (ISO 17442)",
    pattern: /^[A-Z0-9]{18}\d{2}$/,
    shape: (text) => text.replace(/^LEI(?=[A-Z0-9]{20}$)/, ""),
    check: mod97,
    single: true,
  },
  {
    id: "cik",
    jurisdiction: "XX",
    name: "SEC CIK",
    pattern: /^(?!0{10})\d{10}$/,
    shape: (text) => padDigits(10)(text.replace(/^CIK(?=\d)/, "")),
    single: true,
  },
];

const ALL: readonly RegisterScheme[] = [
  ...WESTERN_EUROPE,
  ...NORTHERN_EUROPE,
  ...EASTERN_EUROPE,
  ...ASIA,
  ...AMERICAS,
  ...AFRICA,
  ...WORLD,
];

const byId = new Map(ALL.map((scheme) => [scheme.id, scheme]));
const byJurisdiction = Map.groupBy(ALL, (scheme) => scheme.jurisdiction);

/** Ids of every known scheme. */
export const REGISTER_SCHEMES: readonly string[] = ALL.map((scheme) => scheme.id);

export function registerScheme(id: string): RegisterScheme | undefined {
  return byId.get(id);
}

/** The schemes that an ISO 3166-1 or -2 jurisdiction itself issues. */
export function schemesOf(jurisdiction: string): readonly RegisterScheme[] {
  return jurisdiction === "XX" ? [] : (byJurisdiction.get(jurisdiction) ?? []);
}
