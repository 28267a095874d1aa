import type { CompanyRecord } from "../record.ts";
import { schemeIdentifier, withDerived } from "./derived-identifiers.ts";
import { normaliseCik, normaliseDuns, normaliseIsin, normaliseLei } from "./global-identifiers.ts";
import type { Identifier } from "./identifier.ts";
import { schemeOfName } from "./identifier-names.ts";
import { sortedUnique } from "./identifier-order.ts";
import { type Issuer, issuer, one } from "./issuer.ts";
import { isPlaceholderNumber } from "./placeholder-number.ts";
import { registerIdentifiers } from "./register-identifiers.ts";
import { normaliseTicker } from "./ticker.ts";
import { normaliseVat } from "./vat.ts";

/**
 * Every identifier of a caller's record and those derived from each, normalised, without duplicates and
 * sorted. `extra` counts where its key is a known identifier's name (`siren`, `kvk`, `vat`, …). Never throws.
 */
export function recordIdentifiers(record: CompanyRecord): Identifier[] {
  const where = issuer(record.jurisdiction, record.country ?? record.address?.country);
  const number = record.registration_number ?? "";
  return sortedUnique([
    ...one(normaliseLei, record.lei),
    ...one(normaliseCik, record.cik),
    ...one(normaliseIsin, record.isin),
    ...one(normaliseDuns, record.duns),
    ...(record.ticker ? normaliseTicker(record.ticker, record.exchange) : []),
    ...(record.vat_number ? normaliseVat(record.vat_number, where.country) : []),
    ...registerIdentifiers(number, where),
    ...vatInPlaceOfNumber(number, where.jurisdiction ?? where.country),
    ...Object.entries(record.extra ?? {}).flatMap(([name, value]) =>
      named(name, value, where, record.exchange),
    ),
  ]);
}

/** A VAT number in the registration number field: it must name its own country and satisfy its check. */
function vatInPlaceOfNumber(number: string, place: string | undefined): Identifier[] {
  if (!/^\s*[A-Za-z]{2}/.test(number)) return [];
  const found = normaliseVat(number, place?.slice(0, 2));
  return found.some((identifier) => identifier.scheme.startsWith("vat:") && identifier.checkDigit === "ok")
    ? found
    : [];
}

function named(name: string, value: string, where: Issuer, exchange: string | undefined): Identifier[] {
  const scheme = schemeOfName(name);
  if (scheme === null || isPlaceholderNumber(value)) return [];
  switch (scheme) {
    case "lei":
      return one(normaliseLei, value);
    case "cik":
      return one(normaliseCik, value);
    case "isin":
      return one(normaliseIsin, value);
    case "duns":
      return one(normaliseDuns, value);
    case "ticker":
      return normaliseTicker(value, exchange);
    case "vat":
      return normaliseVat(value, where.country);
    case "register":
      return registerIdentifiers(value, where);
    default: {
      const identifier = schemeIdentifier(scheme, value);
      return identifier === null ? [] : withDerived(identifier);
    }
  }
}
