/** Records and register rows as the scripts of the peers read them: snake_case fields, absent where not known. */
import type { CompanyRecord } from "../../src/domain/record.ts";
import type { RegisterCompany } from "../../src/domain/register-company.ts";
import { comparableWords } from "../quality/baseline.ts";

export interface PeerRow {
  readonly name: string;
  /** Words of the name without legal forms, in lower case, as the string baseline takes them. */
  readonly words: readonly string[];
  readonly other_names: readonly string[];
  readonly country: string | null;
  readonly city: string | null;
  readonly postal_code: string | null;
  readonly domain: string | null;
  readonly registration_number: string | null;
  readonly lei: string | null;
}

export function recordRow(record: CompanyRecord): PeerRow {
  const { name = "", trading_names = [], previous_names = [], address = {} } = record;
  return {
    name,
    words: comparableWords(name),
    other_names: [...trading_names, ...previous_names],
    country: record.country ?? null,
    city: address.city ?? null,
    postal_code: address.postal_code ?? null,
    domain: record.domain ?? hostOf(record.website),
    registration_number: record.registration_number ?? null,
    lei: record.lei ?? null,
  };
}

/** The row with its id, `source:id`. */
export function companyRow(company: RegisterCompany): PeerRow & { readonly id: string } {
  const { name, otherNames = [], address } = company;
  return {
    id: rowId(company),
    name,
    words: comparableWords(name),
    other_names: otherNames.map((other) => other.name),
    country: company.country ?? null,
    city: address?.city ?? null,
    postal_code: address?.postal_code ?? null,
    domain: company.domain ?? hostOf(company.website),
    registration_number: company.registrationNumber ?? null,
    lei: company.lei ?? null,
  };
}

export function rowId({ source, sourceRecordId }: RegisterCompany): string {
  return `${source}:${sourceRecordId}`;
}

function hostOf(website: string | undefined): string | null {
  if (website === undefined) return null;
  const url = URL.parse(website.includes("://") ? website : `https://${website}`);
  return url === null ? null : url.hostname.replace(/^www\./, "");
}
