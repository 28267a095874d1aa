import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { planNames } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { pageInput, pageOutput } from "../../contract/paging.ts";
import { opaqueId, text, timestamp } from "../../contract/scalars.ts";

const stableId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, "1 to 64 letters, digits, hyphens and underscores")
  .meta({ minLength: 1, maxLength: 64 });

const tenant = z
  .looseObject({
    tenant_id: z.string(),
    name: z.string(),
    plan: z.string(),
    external_ref: z.string().nullable(),
    status: z.string(),
    credits_granted: z.int(),
    credits_remaining: z.int(),
    rate_multiplier: z.number(),
    created_at: timestamp,
  })
  .meta({ id: "Tenant" });

const admin = {
  tag: "Accounts",
  tool: null,
  scopes: ["admin"],
  bucket: "admin",
  credits: "free",
  idempotency: "none",
  envelope: "correlated",
} as const;
const correlation = { correlation_id: z.string() };
const tenantResponse = tenant.extend(correlation).meta({ id: "TenantResponse" });

export const createTenant = operation({
  ...admin,
  name: "create_tenant",
  summary: "Create a tenant.",
  description:
    "With a `tenant_id` of your own it is idempotent: the same id and name answer the tenant that exists.",
  rest: { method: "POST", path: "/v1/admin/tenants", status: 201, repeatable: true },
  input: z
    .strictObject({
      name: text({ min: 1, max: 200 }),
      plan: z.enum(planNames).optional().meta({ default: "free" }),
      tenant_id: stableId.nullable().optional(),
      external_ref: text({ max: 200 }).nullable().optional(),
    })
    .meta({ id: "CreateTenant" }),
  output: tenantResponse,
  errors: ["tenant_conflict"],
  example: exampleOf("create_tenant"),
});

export const getTenant = operation({
  ...admin,
  name: "get_tenant",
  summary: "Read a tenant.",
  description: "As the list shows it.",
  rest: { method: "GET", path: "/v1/admin/tenants/{tenant_id}" },
  input: z.strictObject({ tenant_id: opaqueId(64) }),
  output: tenantResponse,
  errors: ["not_found"],
  example: exampleOf("get_tenant"),
});

export const listTenants = operation({
  ...admin,
  name: "list_tenants",
  summary: "List tenants.",
  description: "Oldest first.",
  rest: { method: "GET", path: "/v1/admin/tenants" },
  input: z.strictObject(pageInput),
  output: z
    .looseObject({
      tenants: z.array(tenant),
      total: z.int(),
      ...pageOutput,
      ...correlation,
    })
    .meta({ id: "TenantList" }),
  errors: [],
  example: exampleOf("list_tenants"),
});
