import { z } from "zod";
import type { FactRow } from "../../domain/facts/fact.ts";
import { latestFinancials } from "../../domain/financials/latest.ts";
import type { PostalAddress } from "../../domain/record.ts";
import type { OtherName, RegisterCompany } from "../../domain/register-company.ts";
import { cleanText } from "../streaming/clean-text.ts";
import { isIsoDate, isIsoDateTime } from "../streaming/iso-date.ts";
import { presentFields } from "../streaming/present-fields.ts";
import { financialFacts, financialKeys } from "./financials-of-object.ts";

// JSON null and blank text mean that a fact is absent, so both are read as a missing key.
const text = z
  .string("must be text")
  .nullish()
  .transform((value) => cleanText(value ?? undefined));
const texts = z
  .array(z.string("must be text"), "must be a list of texts")
  .nullish()
  .transform((values) => {
    const clean = (values ?? []).map((value) => cleanText(value)).filter((value) => value !== undefined);
    return clean.length === 0 ? undefined : [...new Set(clean)];
  });
const date = text.refine((value) => value === undefined || isIsoDate(value), "must be a date as YYYY-MM-DD");
const moment = text.refine(
  (value) => value === undefined || isIsoDate(value) || isIsoDateTime(value),
  "must be an ISO 8601 date or time",
);
const cik = z
  .union([z.string(), z.number().int().nonnegative()], "must be text or a whole number")
  .nullish()
  .transform((value) => cleanText(value === null || value === undefined ? undefined : String(value)));

const address = z
  .object(
    { line1: text, line2: text, city: text, region: text, postal_code: text, country: text },
    "must be an object",
  )
  .nullish()
  .transform((parts) => {
    const present = presentFields<PostalAddress>(parts ?? {});
    return Object.keys(present).length === 0 ? undefined : present;
  });

const kinds = ["trading", "previous", "transliteration", "alternative"] as const;
const categories = ["general", "branch", "fund", "sole_proprietor", "government", "international"] as const;

const otherNames = z
  .array(
    z.object(
      {
        name: z.string("must be text"),
        kind: z.enum(kinds, `must be one of ${kinds.join(", ")}`),
        lang: text,
        valid_from: date,
        valid_to: date,
      },
      "must be an object",
    ),
    "must be a list",
  )
  .nullish()
  .transform((names) => {
    const clean = (names ?? []).flatMap(({ name, kind, lang, valid_from: validFrom, valid_to: validTo }) => {
      const cleaned = cleanText(name);
      if (cleaned === undefined) return [];
      return [presentFields<OtherName>({ name: cleaned, kind, lang, validFrom, validTo })];
    });
    return clean.length === 0 ? undefined : clean;
  });

const companyObject = z.object(
  {
    source: text,
    source_record_id: text,
    name: text,
    other_names: otherNames,
    country: text,
    jurisdiction: text,
    registration_number: text,
    registration_authority: text,
    lei: text,
    cik,
    vat_number: text,
    tickers: texts,
    exchange: text,
    isin: text,
    domain: text,
    website: text,
    phone: text,
    email: text,
    address,
    headquarters_address: address,
    legal_form: text,
    status: text,
    incorporated_on: date,
    dissolved_on: date,
    category: z.enum(categories, `must be one of ${categories.join(", ")}`).nullish(),
    parent_lei: text,
    ultimate_parent_lei: text,
    successor_lei: text,
    licence: text,
    source_url: text,
    as_of: moment,
    ...financialKeys,
  },
  "must be an object",
);

/** A company, and the dated statements of its row. */
interface ReadCompany {
  readonly company: RegisterCompany;
  readonly facts?: FactRow;
}

/**
 * The company of a line of company-jsonl, or the reason for an unreadable line with its key. Unknown keys are
 * ignored; a known key of the wrong type makes the line bad, as a number has lost its leading zeros.
 *
 * @param defaultSource the source of a line without a source.
 */
export function rowOfObject(value: unknown, defaultSource: string | undefined): ReadCompany | string {
  if (value === undefined) return "the line is not valid JSON";
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return "the line is not a JSON object";
  const parsed = companyObject.safeParse(value);
  if (!parsed.success) return problemOf(parsed.error);
  const row = parsed.data;
  const source = row.source ?? defaultSource;
  if (source === undefined) return "source is missing, and the installation names none";
  if (row.source_record_id === undefined) return "source_record_id is missing";
  if (row.name === undefined) return "name is missing";
  const place = { source, sourceRecordId: row.source_record_id };
  const facts = financialFacts({ ...row, ...place });
  const company = presentFields<RegisterCompany>({
    ...place,
    name: row.name,
    otherNames: row.other_names,
    country: row.country,
    jurisdiction: row.jurisdiction,
    registrationNumber: row.registration_number,
    registrationAuthority: row.registration_authority,
    lei: row.lei,
    cik: row.cik,
    vatNumber: row.vat_number,
    tickers: row.tickers,
    exchange: row.exchange,
    isin: row.isin,
    domain: row.domain,
    website: row.website,
    phone: row.phone,
    email: row.email,
    address: row.address,
    headquartersAddress: row.headquarters_address,
    legalForm: row.legal_form,
    status: row.status,
    incorporatedOn: row.incorporated_on,
    dissolvedOn: row.dissolved_on,
    category: row.category ?? undefined,
    parentLei: row.parent_lei,
    ultimateParentLei: row.ultimate_parent_lei,
    successorLei: row.successor_lei,
    licence: row.licence,
    sourceUrl: row.source_url,
    asOf: row.as_of,
    financials: latestFinancials(facts),
  });
  return facts.length === 0 ? { company } : { company, facts: { ...place, facts } };
}

/** The first problem with the path of its key. All messages are Assay's own, so none contains a value. */
export function problemOf(error: z.ZodError): string {
  const issue = error.issues[0];
  const path = (issue?.path ?? [])
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("");
  return `${path.replace(/^\./, "")} ${issue?.message ?? "is not as expected"}`;
}

/** Only the company of a line. */
export function companyOfObject(value: unknown, defaultSource: string | undefined): RegisterCompany | string {
  const row = rowOfObject(value, defaultSource);
  return typeof row === "string" ? row : row.company;
}
