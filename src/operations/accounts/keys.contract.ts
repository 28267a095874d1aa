import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import type { JsonSchema } from "../../contract/json-schema.ts";
import { operation } from "../../contract/operation.ts";
import { pageInput, pageOutput } from "../../contract/paging.ts";
import { dateTime, opaqueId, text, timestamp } from "../../contract/scalars.ts";
import { either, together, withField } from "../../contract/schema-rules.ts";
import { mintableScopes, tenantScopes } from "../../contract/scopes.ts";

const keyMetadata = z
  .looseObject({
    key_id: z.string(),
    tenant_id: z.string().nullable(),
    scope: z.string(),
    name: z.string(),
    reviewer_id: z.string().nullable(),
    key_hint: z.string().meta({ description: "Enough of the value to recognise it by." }),
    created_at: timestamp,
    expires_at: timestamp.nullable(),
    last_used_at: timestamp.nullable(),
    rotated_at: timestamp.nullable(),
    previous_valid_until: timestamp.nullable(),
    status: z.enum(["active", "rotating", "revoked", "expired"]),
  })
  .meta({ id: "Key" });

const mintedKey = keyMetadata
  .extend({
    key: z.string().meta({ description: "The value; shown here and never again." }),
    correlation_id: z.string(),
  })
  .meta({ id: "MintedKey" });

const admin = {
  tag: "Accounts",
  tool: null,
  scopes: ["admin"],
  bucket: "admin",
  credits: "free",
  idempotency: "none",
} as const;

const named = { type: "string", maxLength: 200 };
const unnamed = (field: string) => ({ properties: { [field]: { type: "null" } } });
const keyOf = (scopes: readonly string[], ...rules: readonly JsonSchema[]) =>
  together(withField("scope", { enum: scopes }), ...rules);

export const createKey = operation({
  ...admin,
  envelope: "correlated",
  name: "create_key",
  summary: "Mint a credential with exactly one scope.",
  description: "Only the value's digest is stored; a lost value is replaced, never shown again.",
  rest: { method: "POST", path: "/v1/admin/keys", status: 201 },
  input: z
    .strictObject({
      tenant_id: text({ min: 1, max: 64 }).nullable().optional(),
      scope: z.enum(mintableScopes),
      name: text({ min: 1, max: 200 }),
      reviewer_id: text({ min: 1, max: 200 }).nullable().optional(),
      expires_at: dateTime
        .nullable()
        .optional()
        .meta({ description: "When it ends, in the future; never without it." }),
    })
    .superRefine((body, context) => {
      const belongs = (tenantScopes as readonly string[]).includes(body.scope);
      const issue = (path: string, code: string, message: string) =>
        context.addIssue({ code: "custom", path: [path], params: { code }, message });
      if (belongs && !body.tenant_id) issue("tenant_id", "missing", "needed for this scope");
      if (!belongs && body.tenant_id) issue("tenant_id", "unknown_field", "this scope belongs to no tenant");
      if (body.scope === "review" && !body.reviewer_id)
        issue("reviewer_id", "missing", "a review credential names its reviewer");
      if (body.scope !== "review" && body.reviewer_id)
        issue("reviewer_id", "unknown_field", "only a review credential has a reviewer");
    })
    .meta({
      id: "CreateKey",
      ...together(
        either(
          keyOf(["review"], withField("tenant_id", named), withField("reviewer_id", named)),
          keyOf(
            tenantScopes.filter((scope) => scope !== "review"),
            withField("tenant_id", named),
            unnamed("reviewer_id"),
          ),
          keyOf(
            mintableScopes.filter((scope) => !tenantScopes.includes(scope)),
            unnamed("tenant_id"),
            unnamed("reviewer_id"),
          ),
        ),
      ),
    }),
  output: mintedKey,
  errors: ["not_found"],
  example: exampleOf("create_key"),
});

export const listKeys = operation({
  ...admin,
  envelope: "correlated",
  name: "list_keys",
  summary: "List credentials, metadata only.",
  description: "Oldest first, revoked ones included.",
  rest: { method: "GET", path: "/v1/admin/keys" },
  input: z.strictObject({
    tenant_id: text({ min: 1, max: 64 }).optional(),
    scope: z.enum(mintableScopes).optional(),
    status: z.enum(["active", "rotating", "revoked", "expired"]).optional(),
    ...pageInput,
  }),
  output: z
    .looseObject({
      keys: z.array(keyMetadata),
      total: z.int(),
      ...pageOutput,
      correlation_id: z.string(),
    })
    .meta({ id: "KeyList" }),
  errors: [],
  example: exampleOf("list_keys"),
});

export const getKey = operation({
  ...admin,
  envelope: "correlated",
  name: "get_key",
  summary: "Read a credential's metadata.",
  description: "As the list shows it; also of a revoked credential.",
  rest: { method: "GET", path: "/v1/admin/keys/{key_id}" },
  input: z.strictObject({ key_id: opaqueId(64) }),
  output: keyMetadata.extend({ correlation_id: z.string() }).meta({ id: "KeyResponse" }),
  errors: ["not_found"],
  example: exampleOf("get_key"),
});

export const rotateKey = operation({
  ...admin,
  envelope: "correlated",
  name: "rotate_key",
  summary: "Replace a credential's value.",
  description: "Both values authenticate for the grace period; zero grace is for a value that leaked.",
  rest: { method: "POST", path: "/v1/admin/keys/{key_id}/rotate" },
  input: z.strictObject({
    key_id: opaqueId(64),
    grace_seconds: z
      .int()
      .min(0)
      .max(604_800)
      .optional()
      .meta({ description: "Default from the configuration." }),
  }),
  output: mintedKey,
  errors: ["not_found", "key_revoked"],
  example: exampleOf("rotate_key"),
});

export const deleteKey = operation({
  ...admin,
  envelope: "bare",
  name: "delete_key",
  summary: "Revoke a credential at once.",
  description: "No grace: every value of it stops working with this answer.",
  rest: { method: "DELETE", path: "/v1/admin/keys/{key_id}", status: 204 },
  input: z.strictObject({ key_id: opaqueId(64) }),
  output: z.null(),
  errors: ["not_found"],
  example: exampleOf("delete_key"),
});
