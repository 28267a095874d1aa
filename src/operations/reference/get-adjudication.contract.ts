import { z } from "zod";
import { adjudication } from "../../contract/adjudication.ts";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { answered } from "../../contract/usage.ts";

export const getAdjudication = operation({
  name: "get_adjudication",
  summary:
    "Read which language model judges borderline candidates, and how often it was measured to be wrong.",
  description:
    "The table is computed from the answers that the certification holds. An answer counts by its likelihood ratio; without a certification in force a model informs reviewers and binds nothing. `assay model certify` makes one.",
  tag: "Reference",
  rest: { method: "GET", path: "/v1/reference/adjudication", tag: "content" },
  tool: null,
  scopes: ["read", "resolve", "review"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "data",
  input: z.strictObject({}),
  output: adjudication.safeExtend(answered).meta({ id: "Adjudication" }),
  errors: [],
  example: exampleOf("get_adjudication"),
});
