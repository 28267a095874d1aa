import { edgarState } from "../../domain/places/edgar-state.ts";
import { parseCountry } from "../../domain/places/parse-country.ts";
import type { PostalAddress } from "../../domain/record.ts";
import type { OtherName, RegisterCompany } from "../../domain/register-company.ts";
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

function formerNamesOf(formerNames: unknown, name: string): readonly OtherName[] | undefined {
  const entries: readonly unknown[] = Array.isArray(formerNames) ? formerNames : [];
  const names = new Set(entries.map((entry) => (isObject(entry) ? secText(entry.name) : undefined)));
  names.delete(name);
  const previous = [...names].filter((former) => former !== undefined);
  return previous.length === 0 ? undefined : previous.map((former) => ({ name: former, kind: "previous" }));
}

function addressOf(address: unknown): PostalAddress | undefined {
  if (!isObject(address)) return undefined;
  const place = edgarState(secText(address.stateOrCountry) ?? secText(address.countryCode) ?? "");
  const parts = presentFields<PostalAddress>({
    line1: secText(address.street1),
    line2: secText(address.street2),
    city: secText(address.city),
    region: place?.subdivision ?? secText(address.foreignStateTerritory),
    // EDGAR leaves the dash of a ZIP+4 without the four digits.
    postal_code: secText(address.zipCode)?.replace(/-$/, ""),
    country: place?.country ?? secText(address.country),
  });
  return Object.keys(parts).length === 0 ? undefined : parts;
}

function isObject(value: unknown): value is Document {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
