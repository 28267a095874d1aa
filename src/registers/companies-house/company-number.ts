// Prefixes after Companies House's own list of company number prefixes. SE is a European Company of England
// and Wales, so "S…" alone does not mean Scotland.

/**
 * A Companies House number as the register writes it: eight characters. Spreadsheets and some extracts drop
 * the leading zeros (`7382019` is `07382019`), also behind a prefix (`SC1234` is `SC001234`). Undefined for
 * anything else; the prefix is not checked against a list, because new ones appear (OE in 2022).
 */
export function companyNumber(text: string | undefined): string | undefined {
  const compact = (text ?? "").replace(/\s+/g, "").toUpperCase();
  if (/^\d{1,8}$/.test(compact)) return compact.padStart(8, "0");
  const old = /^R0?(\d{1,6})$/.exec(compact)?.[1];
  if (old !== undefined) return `R0${old.padStart(6, "0")}`;
  const [, prefix = "", digits] = /^([A-Z]{2})(\d{1,6})$/.exec(compact) ?? [];
  if (digits !== undefined) return prefix + digits.padStart(6, "0");
  // Registered societies end in a letter (IP12345R), and some have fewer than eight characters.
  return /^[A-Z]{2}[0-9A-Z]{4,6}$/.test(compact) ? compact : undefined;
}

interface CompaniesHouseRegister {
  /** ISO 3166-1 or -2 code of the law under which the register's own companies are formed. */
  readonly jurisdiction: string;
  /** GLEIF's code of the register. */
  readonly authority: string;
}

const SCOTLAND: CompaniesHouseRegister = { jurisdiction: "GB-SCT", authority: "RA000587" };
const NORTHERN_IRELAND: CompaniesHouseRegister = { jurisdiction: "GB-NIR", authority: "RA000586" };
const ENGLAND_AND_WALES: CompaniesHouseRegister = { jurisdiction: "GB", authority: "RA000585" };

/** The part of Companies House that issued the number, by prefix (`SC…` Scotland, `NI…` Northern Ireland). */
export function companiesHouseRegister(number: string): CompaniesHouseRegister {
  if (/^(S[ACFGILOPRZ]|CS|ES|GS)/.test(number)) return SCOTLAND;
  if (/^(N[ACFILOPRVZ]|EN|GN|R0)/.test(number)) return NORTHERN_IRELAND;
  return ENGLAND_AND_WALES;
}

/** Whether the number belongs to a company or entity formed abroad, or to its establishment here. */
export function isForeignNumber(number: string): boolean {
  return /^(FC|SF|NF|OE|BR)/.test(number);
}
