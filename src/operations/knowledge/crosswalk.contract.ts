import { z } from "zod";
import {
  checkAliases,
  companyFields,
  hasIdentifyingField,
  identifyingFieldRule,
  identifyingFields,
} from "../../contract/company-record.ts";
import { projection } from "../../contract/entity.ts";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { text } from "../../contract/scalars.ts";
import { either, withField } from "../../contract/schema-rules.ts";
import { depth, resolveOutput } from "../resolution/resolve.contract.ts";
import {
  asOf,
  citation,
  hops,
  natures,
  notTraversed,
  partialDate,
  restEntity,
  toolEntity,
} from "./knowledge-answers.contract.ts";

const parent = z
  .looseObject({
    relationship: z.string(),
    scheme: z.string().nullable(),
    value: z.string().nullable(),
    attribute: z.string(),
    provenance: citation,
  })
  .nullable()
  .meta({ description: "An accounting parent. null does not mean that there is none: see `not_traversed`." });

export const crosswalkObject = z
  .looseObject({
    entity_id: z.string(),
    legal_name: z.string().nullable(),
    identifiers: z.array(
      z.looseObject({
        scheme: z.string(),
        value: z.string(),
        qualifier: z.string().nullable().meta({
          description: "Jurisdiction of a company number, exchange of a ticker; else null.",
        }),
        attribute: z.string().nullable(),
        provenance: citation,
      }),
    ),
    identifiers_truncated: z.array(z.string()).meta({ description: "Schemes with more than 100 values." }),
    checked_and_empty: z.array(
      z.looseObject({
        scheme: z.string(),
        status: z.enum(["not_found", "not_configured", "not_checked", "source_unavailable"]),
        sources: z.array(z.string()),
        detail: z.string(),
      }),
    ),
    ownership: z.looseObject({
      max_hops: z.int(),
      as_of: z.string(),
      hops_attempted: z.int(),
      hops_traversed: z.int(),
      direct_parent: parent,
      ultimate_parent: parent,
      corporate_owners: z.array(
        z.looseObject({
          name: z.string().nullable(),
          ...natures,
          notified_on: partialDate,
          ceased_on: partialDate,
          registration_number: z.string().nullable(),
          country_registered: z.string().nullable(),
          legal_form: z.string().nullable(),
          place_registered: z.string().nullable(),
          provenance: citation,
        }),
      ),
      not_traversed: z.array(notTraversed),
    }),
  })
  .meta({
    id: "Crosswalk",
    description:
      "One company under the identifiers of every system, and what is said of who stands above it.",
  });

export const getCrosswalk = operation({
  name: "get_crosswalk",
  summary: "Read the identifiers of an entity in every scheme, with its parents and corporate owners.",
  description:
    "One citation for each identifier; identifiers that conflict stand side by side. `checked_and_empty` says for each scheme without a value whether a source was asked. The walk reads installed registers only, and `not_traversed` says which steps were not taken and why.",
  tag: "Knowledge",
  rest: { method: "GET", path: "/v1/crosswalk/{entity_id}" },
  tool: {
    title: "Read a company's identifiers and parents",
    description:
      "Reads every identifier of a stored entity (LEI, company numbers, CIK, tickers, D-U-N-S, ISIN, BIC) with its source, and its accounting parents and corporate owners. Use it when you have an entity's id. An empty parent does not mean that there is none: read `not_traversed`. To start from an identifier or a name, use `crosswalk_company`; for whole paths of control, use `get_ultimate_owner`.",
    effect: "read",
    idempotent: true,
    openWorld: false,
    input: z.strictObject({ entity_id: toolEntity, max_hops: hops(1), as_of: asOf }),
  },
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "bare",
  input: z.strictObject({ entity_id: restEntity, max_hops: hops(1), as_of: asOf }),
  output: crosswalkObject,
  errors: ["not_found"],
  example: exampleOf("get_crosswalk"),
});

const cikPattern = "^[0-9]{1,10}$";

const fields = {
  ...companyFields,
  cik: text({ min: 1, max: 10 })
    .regex(new RegExp(cikPattern))
    .optional()
    .meta({ pattern: cikPattern, description: "SEC Central Index Key: 1 to 10 digits." }),
  max_hops: hops(1),
  depth: depth.optional().meta({ default: "research" }),
  enrich: z
    .boolean()
    .optional()
    .meta({ default: true, description: "false: the caller's own store only, no register." }),
  client_ref: text({ max: 200 }).optional().meta({ description: "Echoed verbatim." }),
  ...projection,
};

const bare = z.strictObject(fields);
type Sent = z.output<typeof bare>;

function checkRequest(record: Sent, context: z.RefinementCtx): void {
  checkAliases(record, context);
  if (hasIdentifyingField(record) || record.cik !== undefined) return;
  context.addIssue({
    code: "custom",
    path: [],
    params: { errorCode: "invalid_record", code: "one_of_required" },
    message: `at least one of ${[...identifyingFields, "cik"].join(", ")}`,
  });
}

const crosswalkInput = bare
  .superRefine(checkRequest)
  .meta({ id: "CrosswalkRequest", ...either(identifyingFieldRule, withField("cik")) });

export const crosswalkCompany = operation({
  name: "crosswalk_company",
  summary: "Resolve an identifier or a name and read the company's identifiers and parents.",
  description:
    "Resolves the record under the ordinary rules, guard and meter, and adds the crosswalk of the entity that it is bound to; null on an abstention.",
  tag: "Knowledge",
  rest: { method: "POST", path: "/v1/crosswalk" },
  tool: {
    title: "Crosswalk an identifier",
    description:
      "Decides which company one identifier of any scheme, or a name, belongs to, and returns its identifiers in every other scheme with its accounting parents and corporate owners. Use it when you have an identifier or a name and no entity id. It stores the record and its receipt and is metered as `resolve_company` is; on an abstention `crosswalk` is null. For an entity that is stored already, use `get_crosswalk`, which is free.",
    effect: "write",
    idempotent: false,
    openWorld: true,
    input: z.strictObject(fields),
  },
  scopes: ["resolve"],
  bucket: "resolve",
  credits: "metered",
  idempotency: "optional",
  envelope: "data",
  input: crosswalkInput,
  output: resolveOutput
    .safeExtend({ crosswalk: crosswalkObject.nullable() })
    .meta({ id: "CrosswalkResponse", description: "The decision, and the crosswalk of the company found." }),
  errors: [
    "invalid_record",
    "credits_exhausted",
    "storage_limit",
    "idempotency_conflict",
    "idempotency_in_progress",
    "idempotency_response_erased",
    "deadline_exceeded",
    "service_unavailable",
  ],
  example: exampleOf("crosswalk_company"),
});
