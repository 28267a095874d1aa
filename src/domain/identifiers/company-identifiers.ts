import type { RegisterCompany } from "../register-company.ts";
import { normaliseCik, normaliseIsin, normaliseLei } from "./global-identifiers.ts";
import type { Identifier } from "./identifier.ts";
import { sortedUnique } from "./identifier-order.ts";
import { issuer, one } from "./issuer.ts";
import { registerIdentifiers } from "./register-identifiers.ts";
import { normaliseTicker } from "./ticker.ts";
import { normaliseVat } from "./vat.ts";

/** Sources that list one exchange or one nation; their tickers need no exchange. */
const EXCHANGE_OF_SOURCE: Readonly<Record<string, string>> = { edinet: "XTKS", twse: "XTAI" };

/**
 * Every identifier of a register's row and those derived from each, normalised, without duplicates and
 * sorted. The source of an exchange's own list gives the exchange of its tickers. Never throws.
 */
export function companyIdentifiers(company: RegisterCompany): Identifier[] {
  const exchange = company.exchange ?? EXCHANGE_OF_SOURCE[company.source];
  const { registrationNumber, registrationAuthority } = company;
  const place = issuer(company.jurisdiction, company.country ?? company.address?.country);
  const where = { ...place, ...(registrationAuthority && { registrationAuthority }) };
  return sortedUnique([
    ...one(normaliseLei, company.lei),
    ...one(normaliseCik, company.cik),
    ...one(normaliseIsin, company.isin),
    ...(company.tickers ?? []).flatMap((ticker) => normaliseTicker(ticker, exchange)),
    ...(company.vatNumber ? normaliseVat(company.vatNumber, place.country) : []),
    ...(registrationNumber ? registerIdentifiers(registrationNumber, where) : []),
  ]);
}
