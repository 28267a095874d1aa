/** Bounds of a register row: a value beyond them is no name or number, and would slow every comparison. */
import type { PostalAddress } from "../domain/record.ts";
import type { OtherName, RegisterCompany } from "../domain/register-company.ts";

/** Characters (UTF-16 units) of a name, as a record may have them. */
const NAME = 500;
const OTHER_NAMES = 50;
const TICKERS = 50;
const ADDRESS_PART = 500;

/** Characters of each further text. */
const lengths: Readonly<Partial<Record<keyof RegisterCompany, number>>> = {
  country: 64,
  jurisdiction: 32,
  registrationNumber: 64,
  registrationAuthority: 64,
  lei: 20,
  cik: 16,
  vatNumber: 32,
  exchange: 64,
  isin: 12,
  domain: 253,
  website: 500,
  phone: 64,
  email: 320,
  legalForm: 200,
  status: 200,
  incorporatedOn: 64,
  dissolvedOn: 64,
  parentLei: 20,
  ultimateParentLei: 20,
  successorLei: 20,
  licence: 200,
  sourceUrl: 2_048,
  asOf: 64,
};

/** Required fields: a row without one of them is refused. */
const needed = { source: 200, sourceRecordId: 200, name: NAME } as const;

/** A row within the bounds, with the names of its shortened fields; or the reason for refusing the row. */
export type BoundedCompany =
  | { readonly company: RegisterCompany; readonly shortened: readonly string[] }
  | { readonly reason: string };

/** Never cuts a name or a number, because a cut value could be another company's: it is left out. */
export function boundedCompany(company: RegisterCompany): BoundedCompany {
  for (const [field, most] of Object.entries(needed)) {
    if (company[field as keyof typeof needed].length > most)
      return { reason: `${field}: longer than ${most} characters` };
  }
  const shortened: string[] = [];
  const kept: Partial<Record<keyof RegisterCompany, unknown>> = { ...company };
  const replace = (field: keyof RegisterCompany, value: unknown): void => {
    shortened.push(field);
    if (value === undefined) delete kept[field];
    else kept[field] = value;
  };
  for (const [field, most] of Object.entries(lengths) as [keyof RegisterCompany, number][]) {
    const text = company[field];
    if (typeof text === "string" && text.length > most) replace(field, undefined);
  }
  const { otherNames, tickers } = company;
  const names = otherNames?.filter(({ name }: OtherName) => name.length <= NAME).slice(0, OTHER_NAMES);
  if (names?.length !== otherNames?.length) replace("otherNames", names);
  const listings = tickers?.filter((ticker) => ticker.length <= 64).slice(0, TICKERS);
  if (listings?.length !== tickers?.length) replace("tickers", listings);
  for (const field of ["address", "headquartersAddress"] as const) {
    const address = company[field];
    if (address && Object.values(address).some((part) => part.length > ADDRESS_PART))
      replace(field, boundedAddress(address));
  }
  return shortened.length === 0
    ? { company, shortened }
    : { company: kept as unknown as RegisterCompany, shortened };
}

function boundedAddress(address: PostalAddress): PostalAddress {
  const parts = Object.entries(address).filter(([, part]) => (part as string).length <= ADDRESS_PART);
  return Object.fromEntries(parts);
}
