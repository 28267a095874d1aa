/** What a page states of a company, in the terms of a record. */
import type { Comparable } from "../matching/comparable/comparable.ts";
import { normalise } from "../matching/comparable/comparable-of.ts";
import type { CompanyRecord } from "../record.ts";

/** The fields that a claim may be about. */
export const claimFields = [
  "name",
  "trading_name",
  "previous_name",
  "registration_number",
  "lei",
  "vat_number",
  "domain",
  "phone",
  "address_line",
  "postal_code",
  "city",
  "incorporation_date",
] as const;

export type ClaimField = (typeof claimFields)[number];

/** A value of one field. */
export interface StatedValue {
  readonly field: ClaimField;
  readonly value: string;
}

/** Where the company of a value is registered: the issuer of its numbers. */
export interface Seat {
  readonly country: string | null;
  readonly jurisdiction: string | null;
}

/** A record of nothing but these values. */
function recordOf(values: readonly StatedValue[], { country, jurisdiction }: Seat): CompanyRecord {
  const all = (field: ClaimField) => values.filter((one) => one.field === field).map(({ value }) => value);
  const first = (field: ClaimField, key: string) => {
    const [value] = all(field);
    return value === undefined ? {} : { [key]: value };
  };
  const address = {
    ...first("address_line", "line1"),
    ...first("postal_code", "postal_code"),
    ...first("city", "city"),
  };
  return {
    ...first("registration_number", "registration_number"),
    ...first("lei", "lei"),
    ...first("vat_number", "vat_number"),
    ...first("domain", "domain"),
    ...first("phone", "phone"),
    ...first("incorporation_date", "incorporation_date"),
    trading_names: [...all("name"), ...all("trading_name")],
    previous_names: all("previous_name"),
    ...(Object.keys(address).length > 0 && { address }),
    ...(country !== null && { country }),
    ...(jurisdiction !== null && { jurisdiction }),
  };
}

/** The values for comparison; the country, which no page stated, is left out. */
export function comparableOfStated(values: readonly StatedValue[], seat: Seat): Comparable {
  return { ...normalise(recordOf(values, seat)), countries: [] };
}
