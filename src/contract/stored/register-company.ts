import { z } from "zod";
import type { FinancialFigure } from "../../domain/financials/latest.ts";
import {
  financialBases,
  financialScopes,
  frequencies,
  statementAttributes,
} from "../../domain/financials/metrics.ts";
import type { PostalAddress } from "../../domain/record.ts";
import type { RegisterCompany } from "../../domain/register-company.ts";
import { storedJson } from "./stored-json.ts";

const text = z.exactOptional(z.string());

export const storedAddress = z.object({
  line1: text,
  line2: text,
  city: text,
  region: text,
  postal_code: text,
  country: text,
}) satisfies z.ZodType<PostalAddress>;

const statementFigure = z.object({
  attribute: z.enum(statementAttributes),
  value: z.number(),
  currency: text,
  periodStart: text,
  periodEnd: z.string(),
  frequency: z.enum(frequencies),
  scope: z.enum(financialScopes),
  basis: z.enum(financialBases),
  filedOn: text,
  concept: text,
  sourceUrl: text,
  licence: text,
});

const valuationFigure = z.object({
  attribute: z.enum(["financials.market_cap", "financials.enterprise_value"]),
  value: z.number(),
  currency: z.string(),
  quotedOn: z.string(),
  publishedOn: text,
  scope: z.literal("issuer"),
  basis: z.enum(financialBases),
  sourceUrl: text,
  licence: text,
});

const figure = z.union([statementFigure, valuationFigure]) satisfies z.ZodType<FinancialFigure>;

const otherName = z.object({
  name: z.string(),
  kind: z.enum(["trading", "previous", "transliteration", "alternative"]),
  lang: text,
  validFrom: text,
  validTo: text,
});

const categories = ["general", "branch", "fund", "sole_proprietor", "government", "international"] as const;

export const storedCompanyShape = z.object({
  source: z.string(),
  sourceRecordId: z.string(),
  name: z.string(),
  otherNames: z.exactOptional(z.array(otherName)),
  country: text,
  jurisdiction: text,
  registrationNumber: text,
  registrationAuthority: text,
  lei: text,
  cik: text,
  vatNumber: text,
  tickers: z.exactOptional(z.array(z.string())),
  exchange: text,
  isin: text,
  domain: text,
  website: text,
  phone: text,
  email: text,
  address: z.exactOptional(storedAddress),
  headquartersAddress: z.exactOptional(storedAddress),
  legalForm: text,
  status: text,
  incorporatedOn: text,
  dissolvedOn: text,
  category: z.exactOptional(z.enum(categories)),
  parentLei: text,
  ultimateParentLei: text,
  successorLei: text,
  financials: z.exactOptional(z.array(figure)),
  licence: text,
  sourceUrl: text,
  asOf: text,
}) satisfies z.ZodType<RegisterCompany>;

/** The answer of a live register, as its cache holds it. @throws StoredJsonError */
export const storedLiveCompanies = storedJson("live_answer.answer", z.array(storedCompanyShape));

/** @throws StoredJsonError */
export const storedCompany: (text: string) => RegisterCompany = storedJson(
  "register_company.data",
  storedCompanyShape,
);
