import { localDateOf } from "../../domain/dates/local-date.ts";
import type { PostalAddress } from "../../domain/record.ts";
import type { OtherName, OtherNameKind, RegisterCompany } from "../../domain/register-company.ts";
import type { SkippedRow } from "../register-format.ts";
import { cleanText } from "../streaming/clean-text.ts";
import { isIsoDateTime } from "../streaming/iso-date.ts";
import { presentFields } from "../streaming/present-fields.ts";
import { isLei, type LeiAddress, type LeiName, type LeiRecord } from "./lei-record.ts";

const CATEGORIES: ReadonlyMap<string | undefined, NonNullable<RegisterCompany["category"]>> = new Map([
  ["GENERAL", "general"],
  ["BRANCH", "branch"],
  ["FUND", "fund"],
  ["SOLE_PROPRIETOR", "sole_proprietor"],
  ["RESIDENT_GOVERNMENT_ENTITY", "government"],
  ["INTERNATIONAL_ORGANIZATION", "international"],
]);

const NAME_KINDS: ReadonlyMap<string | undefined, OtherNameKind> = new Map([
  ["TRADING_OR_OPERATING_NAME", "trading"],
  ["PREVIOUS_LEGAL_NAME", "previous"],
  ["PREFERRED_ASCII_TRANSLITERATED_LEGAL_NAME", "transliteration"],
  ["AUTO_ASCII_TRANSLITERATED_LEGAL_NAME", "transliteration"],
]);

/** Codes of the legal form list without a form: not yet on the list, and entity without a form. */
const NO_FORM_CODES: ReadonlySet<string> = new Set(["8888", "9999"]);

/** Codes of the authority list without an authority: not on the list, and not registered. */
const NO_AUTHORITY_CODES: ReadonlySet<string> = new Set(["RA888888", "RA999999"]);

type LeiRecordResult =
  | { readonly kind: "company"; readonly company: RegisterCompany }
  | { readonly kind: "bad"; readonly reason: string }
  | Pick<SkippedRow, "kind" | "reason" | "retires">;

/**
 * The company of a LEI record. An annulled record was never valid and is skipped; a duplicate, merged or
 * retired record is kept with its successor LEI, so that the old LEI still leads to a company.
 */
export function companyOfLeiRecord(record: LeiRecord, source: string): LeiRecordResult {
  const lei = record.lei;
  if (!isLei(lei))
    return { kind: "bad", reason: lei === undefined ? "LEI is missing" : "LEI is not 20 characters" };
  if (record.registrationStatus === "ANNULLED")
    return { kind: "skipped", reason: "the LEI record was annulled", retires: { company: lei } };
  const name = cleanText(record.legalName);
  if (name === undefined) return { kind: "bad", reason: "LegalName is missing" };
  const country = countryOf(record);
  return {
    kind: "company",
    company: presentFields<RegisterCompany>({
      source,
      sourceRecordId: lei,
      name,
      otherNames: otherNamesOf(record.otherNames, name),
      country,
      jurisdiction: cleanText(record.jurisdiction),
      registrationNumber: cleanText(record.registeredAs),
      registrationAuthority: authorityOf(record),
      lei,
      address: addressOf(record.legalAddress),
      headquartersAddress: addressOf(record.headquartersAddress),
      legalForm: legalFormOf(record),
      status: record.entityStatus === "NULL" ? undefined : cleanText(record.entityStatus),
      incorporatedOn: dateOf(record.creationDate, country),
      dissolvedOn: dissolvedOn(record, country),
      category: CATEGORIES.get(record.category),
      successorLei: record.successorLeis.find((successor) => isLei(successor) && successor !== lei),
      sourceUrl: `https://search.gleif.org/#/record/${lei}`,
      asOf: momentOf(record.lastUpdateDate),
    }),
  };
}

function countryOf({ legalAddress, jurisdiction }: LeiRecord): string | undefined {
  return cleanText(legalAddress.country) ?? cleanText(jurisdiction)?.slice(0, 2);
}

function authorityOf({ registrationAuthority }: LeiRecord): string | undefined {
  const authority = cleanText(registrationAuthority);
  return authority === undefined || NO_AUTHORITY_CODES.has(authority) ? undefined : authority;
}

function legalFormOf({ legalFormCode, otherLegalForm }: LeiRecord): string | undefined {
  const code = cleanText(legalFormCode);
  return code === undefined || NO_FORM_CODES.has(code) ? cleanText(otherLegalForm) : code;
}

/** The calendar date in the legal country: filers write local midnight in UTC, often on the day before. */
function dateOf(timestamp: string | undefined, country: string | undefined): string | undefined {
  return timestamp === undefined ? undefined : (localDateOf(timestamp, country ?? "") ?? undefined);
}

/** An entity may also expire for reasons that do not end the company (`OTHER`). */
function dissolvedOn(record: LeiRecord, country: string | undefined): string | undefined {
  const reason = record.expirationReason;
  const ended = reason === "DISSOLVED" || reason === "CORPORATE_ACTION";
  return ended && record.entityStatus !== "ACTIVE" ? dateOf(record.expirationDate, country) : undefined;
}

function momentOf(timestamp: string | undefined): string | undefined {
  return timestamp !== undefined && isIsoDateTime(timestamp) ? timestamp : undefined;
}

function otherNamesOf(names: readonly LeiName[], legalName: string): readonly OtherName[] | undefined {
  const others = new Map<string, OtherName>();
  for (const { name, type, lang } of names) {
    const clean = cleanText(name);
    if (clean === undefined || clean === legalName) continue;
    const kind = NAME_KINDS.get(type) ?? "alternative";
    const key = `${kind}\n${clean}`;
    if (!others.has(key))
      others.set(key, presentFields<OtherName>({ name: clean, kind, lang: cleanText(lang) }));
  }
  return others.size === 0 ? undefined : [...others.values()];
}

function addressOf(address: LeiAddress): PostalAddress | undefined {
  const lines = [address.firstLine, ...address.additionalLines]
    .map(cleanText)
    .filter((line) => line !== undefined);
  const [line1, ...others] = lines;
  const parts = presentFields<PostalAddress>({
    line1,
    line2: others.length === 0 ? undefined : others.join(", "),
    city: cleanText(address.city),
    region: cleanText(address.region),
    postal_code: cleanText(address.postalCode),
    country: cleanText(address.country),
  });
  return Object.keys(parts).length === 0 ? undefined : parts;
}
