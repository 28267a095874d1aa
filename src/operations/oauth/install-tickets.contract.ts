import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { installTicketSeconds } from "../../contract/limits.ts";
import { connectorScopes } from "../../contract/oauth.ts";
import { operation } from "../../contract/operation.ts";
import { text, timestamp } from "../../contract/scalars.ts";

const { min, max, default: usual } = installTicketSeconds;

export const createInstallTicket = operation({
  name: "create_install_ticket",
  summary: "Issue a single-use install ticket.",
  description:
    "The owner of the tenant enters it on the consent page of a connector. It names the tenant, works once, and is shown once.",
  tag: "Connectors",
  rest: { method: "POST", path: "/v1/admin/oauth/install-tickets", status: 201 },
  tool: null,
  scopes: ["admin"],
  bucket: "admin",
  credits: "free",
  idempotency: "none",
  envelope: "correlated",
  input: z
    .strictObject({
      tenant_id: text({ min: 1, max: 64 }),
      client_id: text({ min: 1, max: 200 })
        .nullable()
        .optional()
        .meta({ description: "The one client that it is good for; any registered one without it." }),
      scopes: z
        .array(z.enum(connectorScopes))
        .min(1)
        .max(connectorScopes.length)
        .optional()
        .meta({ description: "At most these are granted; both without it." }),
      expires_in: z
        .int()
        .min(min)
        .max(max)
        .optional()
        .meta({ default: usual, description: "Seconds until it is worth nothing." }),
    })
    .meta({ id: "CreateInstallTicket" }),
  output: z
    .looseObject({
      ticket_id: z.string(),
      ticket: z.string().meta({ description: "The value; shown here and never again." }),
      tenant_id: z.string(),
      client_id: z.string().nullable(),
      scopes: z.array(z.string()),
      expires_at: timestamp,
      created_at: timestamp,
      correlation_id: z.string(),
    })
    .meta({ id: "InstallTicket" }),
  errors: ["not_found"],
  example: exampleOf("create_install_ticket"),
});
