import { z } from "zod";
import type { FactContent, FactKind } from "../../domain/facts/fact.ts";
import { referenceCountries } from "../../domain/facts/reference-profile.ts";
import {
  financialBases,
  financialScopes,
  frequencies,
  statementAttributes,
} from "../../domain/financials/metrics.ts";
import { storedAddress } from "./register-company.ts";
import { storedJson } from "./stored-json.ts";

const text = z.exactOptional(z.string());
const flag = z.exactOptional(z.boolean());
const reference = z.object({ scheme: z.string(), value: z.string() });
const basis = z.enum(["consolidation", "control", "ownership", "branch", "fund", "role"]);

const organisation = z.object({
  name: text,
  reference: z.exactOptional(reference),
  selfReported: flag,
  registrationNumber: text,
  countryRegistered: text,
  placeRegistered: text,
  legalForm: text,
  legalAuthority: text,
});

const bound = z.exactOptional(z.number());
const share = z.object({
  of: z.enum(["shares", "voting_rights", "surplus_assets", "unspecified"]),
  minimum: bound,
  maximum: bound,
  exclusiveMinimum: flag,
  exclusiveMaximum: flag,
});

const amount = z.object({
  attribute: z.exactOptional(z.enum(statementAttributes)),
  value: z.string(),
  unit: z.string(),
  concept: text,
});

const contents = {
  reference_profile: z.object({
    kind: z.literal("reference_profile"),
    name: z.string(),
    domain: z.string(),
    country: z.enum(referenceCountries),
    address: z.exactOptional(storedAddress),
  }),
  name: z.object({
    kind: z.literal("name"),
    role: z.enum(["legal", "trading", "previous", "transliteration", "alternative"]),
    name: z.string(),
    lang: text,
  }),
  address: z.object({
    kind: z.literal("address"),
    role: z.enum(["registered", "headquarters", "service", "mailing"]),
    address: storedAddress,
  }),
  identifier: z.object({
    kind: z.literal("identifier"),
    scheme: z.string(),
    value: z.string(),
    qualifier: text,
    registrationStatus: text,
    successor: z.exactOptional(z.object({ scheme: z.string(), value: text, name: text })),
  }),
  status: z.object({ kind: z.literal("status"), status: z.string(), reason: text }),
  legal_event: z.object({
    kind: z.literal("legal_event"),
    event: z.string(),
    status: text,
    recordedOn: text,
    affected: z.exactOptional(z.array(z.object({ field: z.string(), formerValue: z.string() }))),
  }),
  relationship: z.object({
    kind: z.literal("relationship"),
    basis,
    type: z.string(),
    level: z.enum(["direct", "ultimate", "indirect", "unknown"]),
    object: organisation,
    natures: z.exactOptional(z.array(z.object({ code: z.string(), label: z.string() }))),
    shares: z.exactOptional(z.array(share)),
    status: z.exactOptional(z.enum(["active", "inactive"])),
    periods: z.exactOptional(z.array(z.object({ type: z.string(), start: text, end: text }))),
    qualifiers: z.exactOptional(z.record(z.string(), z.string())),
  }),
  reporting_exception: z.object({
    kind: z.literal("reporting_exception"),
    basis,
    level: z.enum(["direct", "ultimate", "unknown"]),
    reason: z.string(),
    label: z.string(),
    meaning: z.enum([
      "no_such_person",
      "natural_person",
      "withheld",
      "unknown",
      "exempt",
      "not_consolidated",
      "no_identifier",
    ]),
    detail: text,
  }),
  financial_statement: z.object({
    kind: z.literal("financial_statement"),
    assembly: z.enum(["statement", "filed_values"]),
    periodStart: text,
    periodEnd: z.string(),
    filedOn: text,
    accession: text,
    form: text,
    scope: z.enum(financialScopes),
    basis: z.enum(financialBases),
    currency: text,
    frequency: z.exactOptional(z.enum(frequencies)),
    restatement: z.exactOptional(z.object({ status: z.string(), earlierAccession: text })),
    amounts: z.array(amount),
  }),
  valuation: z.object({
    kind: z.literal("valuation"),
    measure: z.enum(["market_cap", "enterprise_value"]),
    value: z.string(),
    currency: z.string(),
    quotedOn: z.string(),
    publishedOn: text,
    scope: z.enum(["issuer", "share_class"]),
    shareClass: text,
    adjusted: flag,
    basis: z.exactOptional(z.enum(financialBases)),
  }),
} satisfies { readonly [Kind in FactKind]: z.ZodType<Extract<FactContent, { kind: Kind }>> };

/** @throws StoredJsonError */
export const storedFact: (text: string) => FactContent = storedJson(
  "register_fact.content",
  z.discriminatedUnion("kind", [
    contents.name,
    contents.address,
    contents.identifier,
    contents.status,
    contents.legal_event,
    contents.relationship,
    contents.reporting_exception,
    contents.financial_statement,
    contents.valuation,
    contents.reference_profile,
  ]),
);
