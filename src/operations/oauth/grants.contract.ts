import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { pageInput, pageOutput } from "../../contract/paging.ts";
import { opaqueId, text, timestamp } from "../../contract/scalars.ts";

const admin = {
  tag: "Connectors",
  tool: null,
  scopes: ["admin"],
  bucket: "admin",
  credits: "free",
  idempotency: "none",
} as const;

const oauthClient = z
  .looseObject({
    client_id: z.string(),
    client_name: z.string(),
    redirect_uris: z.array(z.string()),
    token_endpoint_auth_method: z.string(),
    allowed_scopes: z.array(z.string()),
  })
  .meta({ id: "OAuthClient" });

export const listClients = operation({
  ...admin,
  envelope: "correlated",
  name: "list_clients",
  summary: "List the clients that may ask for a grant.",
  description:
    "By their id, as the operator has registered them in the file that the deployment names; digests of secrets are left out.",
  rest: { method: "GET", path: "/v1/admin/oauth/clients" },
  input: z.strictObject({}),
  output: z
    .looseObject({ clients: z.array(oauthClient), correlation_id: z.string() })
    .meta({ id: "OAuthClientList" }),
  errors: [],
  example: exampleOf("list_clients"),
});

const grant = z
  .looseObject({
    grant_id: z.string(),
    tenant_id: z.string(),
    client_id: z.string(),
    client_name: z.string(),
    scopes: z.array(z.string()),
    resource: z.string().meta({ description: "The audience of its tokens." }),
    created_at: timestamp,
    last_used_at: timestamp.nullable(),
    refresh_expires_at: timestamp.meta({ description: "When it ends, unless it is refreshed before." }),
  })
  .meta({ id: "Grant" });

export const listGrants = operation({
  ...admin,
  envelope: "correlated",
  name: "list_grants",
  summary: "List live grants of connectors.",
  description: "Oldest first. A grant that is revoked or over is not listed.",
  rest: { method: "GET", path: "/v1/admin/oauth/grants" },
  input: z.strictObject({
    tenant_id: text({ min: 1, max: 64 }).optional(),
    client_id: text({ min: 1, max: 200 }).optional(),
    ...pageInput,
  }),
  output: z
    .looseObject({
      grants: z.array(grant),
      total: z.int(),
      ...pageOutput,
      correlation_id: z.string(),
    })
    .meta({ id: "GrantList" }),
  errors: [],
  example: exampleOf("list_grants"),
});

export const deleteGrant = operation({
  ...admin,
  envelope: "bare",
  name: "delete_grant",
  summary: "Revoke a connector's grant at once.",
  description: "Every access and refresh token of it stops working with this answer.",
  rest: { method: "DELETE", path: "/v1/admin/oauth/grants/{grant_id}", status: 204 },
  input: z.strictObject({ grant_id: opaqueId(64) }),
  output: z.null(),
  errors: ["not_found"],
  example: exampleOf("delete_grant"),
});
