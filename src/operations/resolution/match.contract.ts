import { z } from "zod";
import { escalation } from "../../contract/abstentions.ts";
import { checkAliases, companyFields, postalAddress } from "../../contract/company-record.ts";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { answered } from "../../contract/usage.ts";
import { depth } from "./resolve.contract.ts";

const comparisonRecord = z
  .strictObject({
    ...companyFields,
    name: companyFields.name.unwrap(),
    country: companyFields.country.unwrap(),
    address: postalAddress.optional(),
    depth: depth.optional().meta({ description: "Ignored: the depth is the pair's." }),
  })
  .superRefine(checkAliases)
  .meta({ id: "ComparisonRecord" });

export const match = operation({
  name: "match",
  summary: "Say whether two records describe the same company, or abstain.",
  description:
    "Stateless: it mints no record, no entity and no receipt. Two records that no number decides are also looked up in the installed registers. An unresolved pair says which kind of cannot-tell it is; only a depth cap and an unavailable adjudicator are worth retrying.",
  tag: "Resolution",
  rest: { method: "POST", path: "/v1/match" },
  tool: {
    name: "match_records",
    title: "Match two company records",
    description:
      "Compares two records with each other and says whether they describe one company, or that the evidence does not settle it. Use it for a pair that you already hold, for instance two suppliers in one list. It stores no record and no receipt. An `unresolved` pair says what is missing; only `depth_capped` and `escalation_unavailable` are worth another try. To find the company that a record describes, use `resolve_company`.",
    effect: "write",
    idempotent: false,
    openWorld: true,
  },
  scopes: ["resolve"],
  bucket: "match",
  credits: "metered",
  idempotency: "optional",
  envelope: "data",
  input: z
    .strictObject({
      left: comparisonRecord,
      right: comparisonRecord,
      depth: depth.optional().meta({ default: "research" }),
    })
    .meta({ id: "MatchRequest" }),
  output: z
    .looseObject({
      decision: z.enum(["match", "no_match", "unresolved"]),
      stage: z.string(),
      probability: z.number().min(0).max(1).nullable(),
      match_confidence: z.number().min(0).max(1),
      match_confidence_basis: z.string(),
      reason: z.string().nullable().meta({ description: "Why it is unresolved; null otherwise." }),
      disagreeing_fields: z
        .array(z.string())
        .optional()
        .meta({ description: "Attributes on which the two records disagree, whatever was decided." }),
      ...escalation,
      no_identifying_signal: z.boolean(),
      ...answered,
    })
    .meta({ id: "MatchResponse" }),
  errors: [
    "credits_exhausted",
    "idempotency_conflict",
    "idempotency_in_progress",
    "idempotency_response_erased",
    "deadline_exceeded",
    "service_unavailable",
  ],
  example: exampleOf("match"),
});
