import { factsOfCompany } from "../../domain/facts/company-facts.ts";
import type { FactRow, IdentifierFact, StatedFact } from "../../domain/facts/fact.ts";
import { edgarState } from "../../domain/places/edgar-state.ts";
import { parseCountry } from "../../domain/places/parse-country.ts";
import type { PostalAddress } from "../../domain/record.ts";
import type { OtherName, RegisterCompany } from "../../domain/register-company.ts";
import { distinctNames } from "../distinct-names.ts";
import { isIsoDate } from "../streaming/iso-date.ts";
import { presentFields } from "../streaming/present-fields.ts";
import { cikOf, filerPage } from "./cik.ts";
import { secText, secTexts } from "./sec-text.ts";

type Document = Readonly<Record<string, unknown>>;

type SubmissionsResult =
  | { readonly kind: "company"; readonly company: RegisterCompany }
  | { readonly kind: "bad" | "skipped"; readonly reason: string };

/**
 * The company of a submissions document. Neither of its addresses is a registered office: the business address is
 * read as headquarters. The tax number (`ein`) is no register number. Natural persons who file as insiders, and
 * the overflow lists of older filings, are skipped.
 */
export function companyOfSubmissions(value: unknown, source: string): SubmissionsResult {
  if (!isObject(value)) return { kind: "bad", reason: "the document is not a JSON object" };
  if (!("cik" in value) && "accessionNumber" in value) {
    return { kind: "skipped", reason: "the document is a list of older filings" };
  }
  const cik = cikOf(value.cik);
  if (cik === undefined) return { kind: "bad", reason: "cik is missing or is no CIK" };
  const name = secText(value.name);
  if (name === undefined) return { kind: "bad", reason: "name is missing" };
  if (isPerson(value)) return { kind: "skipped", reason: "the filer is an insider, not a company" };
  return { kind: "company", company: companyOf(value, { cik, name, source }) };
}

function companyOf(
  document: Document,
  { cik, name, source }: { readonly cik: string; readonly name: string; readonly source: string },
): RegisterCompany {
  const headquartersAddress = addressOf(
    isObject(document.addresses) ? document.addresses.business : undefined,
  );
  const lei = secText(document.lei);
  return presentFields<RegisterCompany>({
    source,
    sourceRecordId: cik,
    name,
    otherNames: formerNamesOf(document.formerNames, name),
    country: parseCountry(headquartersAddress?.country ?? "") ?? undefined,
    jurisdiction: edgarState(secText(document.stateOfIncorporation) ?? "")?.code,
    lei: lei !== undefined && /^[A-Z0-9]{18}\d{2}$/.test(lei) ? lei : undefined,
    cik,
    tickers: secTexts(document.tickers),
    exchange: secTexts(document.exchanges)?.[0],
    website: secText(document.website),
    phone: secText(document.phone),
    headquartersAddress,
    sourceUrl: filerPage(cik),
  });
}

/**
 * A person who reports holdings has no industry, no state of incorporation, no tax number and no listing. A
 * company that files only as a holder has at least one of them.
 */
function isPerson(document: Document): boolean {
  if (document.entityType === "operating" || document.entityType === "investment") return false;
  const isInsider = Number(document.insiderTransactionForOwnerExists) === 1;
  const isIssuer = Number(document.insiderTransactionForIssuerExists) === 1;
  const taxNumber = secText(document.ein);
  const hasCompanyFact =
    secText(document.sic) !== undefined ||
    secText(document.stateOfIncorporation) !== undefined ||
    secTexts(document.tickers) !== undefined ||
    (taxNumber !== undefined && !/^0+$/.test(taxNumber));
  return isInsider && !isIssuer && !hasCompanyFact;
}

/** A company may have borne a name more than once, each time with its own dates. */
function formerNamesOf(formerNames: unknown, present: string): readonly OtherName[] | undefined {
  const entries: readonly unknown[] = Array.isArray(formerNames) ? formerNames : [];
  const names = entries.flatMap((entry): OtherName[] => {
    const name = isObject(entry) ? secText(entry.name) : undefined;
    if (!isObject(entry) || name === undefined || name === present) return [];
    return [
      presentFields<OtherName>({
        name,
        kind: "previous",
        validFrom: dayOf(entry.from),
        validTo: dayOf(entry.to),
      }),
    ];
  });
  return distinctNames(names);
}

/** The SEC writes midnight of Washington in UTC, which is early morning of the same day. */
function dayOf(value: unknown): string | undefined {
  const date = secText(value)?.slice(0, 10);
  return date !== undefined && isIsoDate(date) ? date : undefined;
}

/**
 * The dated statements of a submissions document: former names, both addresses, and each ticker with its own
 * exchange. A ticker is a listing, so several may exist at once.
 */
export function factsOfSubmissions(value: unknown, company: RegisterCompany): FactRow {
  const document = isObject(value) ? value : {};
  const subject = { scheme: "cik", value: company.sourceRecordId.padStart(10, "0") };
  const { tickers: _listed, ...unlisted } = company;
  const mailing = addressOf(isObject(document.addresses) ? document.addresses.mailing : undefined);
  const sourceUrl = filerPage(company.sourceRecordId);
  const facts: StatedFact[] = [
    ...factsOfCompany(unlisted, { subject }),
    ...(mailing === undefined
      ? []
      : [{ subject, sourceUrl, content: { kind: "address", role: "mailing", address: mailing } as const }]),
    ...listingsOf(document).map((content) => ({ subject, sourceUrl, content })),
  ];
  return { source: company.source, sourceRecordId: company.sourceRecordId, facts };
}

function listingsOf(document: Document): IdentifierFact[] {
  const tickers: readonly unknown[] = Array.isArray(document.tickers) ? document.tickers : [];
  const exchanges: readonly unknown[] = Array.isArray(document.exchanges) ? document.exchanges : [];
  return tickers.flatMap((ticker, index) => {
    const symbol = secText(ticker);
    const exchange = secText(exchanges[index]);
    if (symbol === undefined) return [];
    return [
      presentFields<IdentifierFact>({
        kind: "identifier",
        scheme: "ticker",
        value: symbol,
        qualifier: exchange,
      }),
    ];
  });
}

function addressOf(address: unknown): PostalAddress | undefined {
  if (!isObject(address)) return undefined;
  const place = edgarState(secText(address.stateOrCountry) ?? secText(address.countryCode) ?? "");
  const parts = presentFields<PostalAddress>({
    line1: secText(address.street1),
    line2: secText(address.street2),
    city: secText(address.city),
    region: place?.subdivision ?? secText(address.foreignStateTerritory),
    // EDGAR keeps the dash of a ZIP+4 without the four digits.
    postal_code: secText(address.zipCode)?.replace(/-$/, ""),
    country: place?.country ?? secText(address.country),
  });
  return Object.keys(parts).length === 0 ? undefined : parts;
}

function isObject(value: unknown): value is Document {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
