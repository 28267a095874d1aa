import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { text } from "../../contract/scalars.ts";

/** The properties by which a query can be refined: fields of a record, under their own names. */
export const reconciliationProperties = [
  { id: "country", name: "Country", description: "Name or ISO code" },
  { id: "domain", name: "Domain", description: "Web domain of the company" },
  { id: "website", name: "Website", description: "Address of its website" },
  { id: "registration_number", name: "Registration number", description: "Needs its jurisdiction" },
  { id: "jurisdiction", name: "Jurisdiction", description: "Where the number was issued" },
  { id: "lei", name: "LEI", description: "Legal Entity Identifier" },
  { id: "vat_number", name: "VAT number", description: "With its country prefix" },
  { id: "phone", name: "Phone", description: "Telephone number" },
  { id: "email", name: "Email", description: "An address at the company's domain" },
  { id: "city", name: "City", description: "City of its address" },
  { id: "postal_code", name: "Postal code", description: "Postal code of its address" },
] as const;

/** The tenant's own entities. */
export const companyType = { id: "company", name: "Company" } as const;
/** The companies of the installed registers. */
export const registerCompanyType = { id: "register-company", name: "Register company" } as const;
/** Both types are answered unless a query names one. */
const reconciliationTypes = [companyType, registerCompanyType] as const;

/** Queries that one request may hold; the manifest tells clients to send no more. */
const queriesPerBatch = 50;

/** The manifest's description of the service. */
export const reconciliationOffer = {
  types: reconciliationTypes,
  properties: reconciliationProperties,
  batchSize: queriesPerBatch,
} as const;

// One long cell must not cost a spreadsheet the other queries of its batch, so texts are wide here and cut later.
const cell = text({ max: 20_000 });

const scalar = z.union([
  cell,
  z.number(),
  z.boolean(),
  z.null(),
  z.looseObject({ id: cell, name: cell.optional() }),
]);

const query = z
  .strictObject({
    query: cell.optional(),
    type: z.union([text({ max: 200 }), z.array(text({ max: 200 })).max(20)]).optional(),
    type_strict: z.enum(["any", "should", "all"]).optional(),
    limit: z.int().min(1).max(1_000_000).optional(),
    properties: z
      .array(
        z.strictObject({
          pid: text({ max: 200 }),
          v: z.union([scalar, z.array(scalar).max(100)]),
        }),
      )
      .max(100)
      .optional(),
  })
  .refine((given) => (given.query ?? "").trim() !== "" || (given.properties ?? []).length > 0, {
    params: { code: "one_of_required" },
    message: "a query text or a property",
  });

const candidate = z.looseObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  type: z.array(z.looseObject({ id: z.string(), name: z.string() })),
  score: z.number(),
  match: z.boolean(),
  features: z.array(z.looseObject({ id: z.string(), value: z.number() })),
});

const shared = {
  tag: "Spreadsheets",
  rest: null,
  tool: null,
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "bare",
  errors: [],
} as const;

/** Neither a REST route nor a tool: the reconciliation endpoint serves it, in a protocol of its own. */
export const reconciliationQuery = operation({
  ...shared,
  name: "reconciliation_query",
  summary: "Answer a batch of reconciliation queries.",
  description:
    "At `/openrefine`, by the Reconciliation Service API 0.2. Candidates for each query, best first: the tenant's entities (type `company`) and companies of the installed registers (type `register-company`), or those of the type that the query names. A register's company that an entity stands for is that entity. A score is from 0 to 100, and 90 or more only for a match; `match` is set where a resolve of the same record would bind to the company.",
  input: z.strictObject({
    queries: z
      .record(text({ min: 1, max: 200 }), query)
      .refine((queries) => Object.keys(queries).length <= queriesPerBatch, {
        params: { code: "out_of_range" },
        message: `at most ${queriesPerBatch} queries`,
      }),
  }),
  output: z.record(z.string(), z.looseObject({ result: z.array(candidate) })),
  example: { input: { queries: { q0: { query: "Commerzbank" } } }, output: { q0: { result: [] } } },
});

/** Completes a typed text to entities of the tenant, and to companies of the registers. */
export const reconciliationSuggest = operation({
  ...shared,
  name: "reconciliation_suggest",
  summary: "Suggest companies for a text.",
  description:
    "At `/openrefine/suggest/entity`. Entities whose name, domain, website, number or LEI holds the text, then companies of the installed registers whose name does.",
  input: z.strictObject({ prefix: text({ max: 500 }), cursor: z.int().min(0).max(1_000_000).optional() }),
  output: z.looseObject({
    result: z.array(
      z.looseObject({
        id: z.string(),
        name: z.string(),
        description: z.string(),
        notable: z.array(z.looseObject({ id: z.string(), name: z.string() })),
      }),
    ),
  }),
  example: { input: { prefix: "commerz" }, output: { result: [] } },
});
