import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { companyReferenceLimits } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { text } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";
import { referenceCountries } from "../../domain/facts/reference-profile.ts";

const { candidates, rows } = companyReferenceLimits;

const row = z
  .strictObject({
    client_ref: text({ max: 200 }).nullable().optional(),
    domain: text({ max: 500 }).nullable().optional().meta({ description: "A domain, a host or an address." }),
    country: text({ max: 64 })
      .nullable()
      .optional()
      .meta({ description: "US or GB; UK is GB. Without it both are looked in." }),
  })
  .meta({ id: "CompanyReferenceRow" });

const body = {
  records: z.array(row).min(1).max(rows).meta({ description: "The domains to look up, a row each." }),
  limit: z
    .int()
    .min(candidates.min)
    .max(candidates.max)
    .optional()
    .meta({ default: candidates.default, description: "How many candidates a row has at the most." }),
};

const candidate = z
  .looseObject({
    profile_id: z.string(),
    name: z.string(),
    domain: z.string(),
    country: z.enum(referenceCountries),
    address: z.looseObject({}).nullable(),
    snapshot_version: z.string().meta({ description: "The installed version that it was read from." }),
    source_id: z.string(),
    licence: z.string(),
    verified: z.literal(false).meta({ description: "It is not verified that the company uses the domain." }),
  })
  .meta({ id: "ReferenceProfile" });

export const lookupCompanyReferenceBatch = operation({
  name: "lookup_company_reference_batch",
  summary: "Look up which companies a reference snapshot lists under domains.",
  description:
    "Companies in the US and in GB. The profiles are candidates that nobody has verified; nothing is stored. Each distinct domain and country takes a read token before anything is looked up, else 429. A row that is unfinished in time is `unavailable`: it does not say that there is no company.",
  tag: "Reference",
  rest: { method: "POST", path: "/v1/company-reference/batch" },
  tool: {
    title: "Look up companies by domain",
    description:
      "Finds which US and GB companies an installed reference snapshot lists under up to 100 domains, as unverified candidates. Use it to get a first idea of the companies behind web or e-mail domains. To decide which company a record is, use `resolve_company`; for your own stored companies, `reconcile_entities`.",
    effect: "read",
    idempotent: true,
    openWorld: true,
    example: { payload: { records: [{ domain: "tesla.co.uk", country: "GB" }] } },
    input: z.strictObject({ payload: z.strictObject(body) }).transform(({ payload }) => payload),
  },
  scopes: ["read", "resolve"],
  bucket: "batch",
  credits: "free",
  idempotency: "none",
  envelope: "data",
  input: z.strictObject(body).meta({ id: "CompanyReferenceBatch" }),
  output: z
    .looseObject({
      rows: z.array(
        z.looseObject({
          row_number: z.int().min(1).meta({ description: "From 1, in the order of the request." }),
          client_ref: z.string().nullable(),
          input: z.looseObject({}).meta({ description: "The row as it was sent." }),
          status: z.enum(["candidates", "no_candidates", "unavailable", "missing_domain", "invalid_input"]),
          reason: z
            .enum(["request_deadline", "source_timeout", "source_error"])
            .nullable()
            .meta({ description: "Why the row is unavailable; else null." }),
          candidates: z.array(candidate),
          truncated: z.boolean().meta({ description: "Whether more profiles compete for the domain." }),
        }),
      ),
      ...answered,
    })
    .meta({ id: "CompanyReferenceRows" }),
  errors: [],
  example: exampleOf("lookup_company_reference_batch"),
});
