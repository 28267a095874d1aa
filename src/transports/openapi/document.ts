/** The OpenAPI 3.1.0 document, made from the operations alone (specification §4.8). */
import type { Operation, Served } from "../../contract/operation.ts";
import { SchemaComponents } from "./components.ts";
import { defaultResponse, ErrorResponses, errorEnvelopeSchema } from "./errors.ts";
import { connectorsTag, oauthErrorSchema, oauthPaths } from "./oauth-paths.ts";
import { describeOperation } from "./operation-object.ts";
import { tagsOf } from "./tags.ts";
import { notificationPaths, notificationsTag } from "./webhooks.ts";

export interface DocumentConfig {
  /** Scheme and authority, without a trailing slash. */
  readonly baseUrl: string;
  /** A date-based string: the release of the pipeline, not a version of the contract. */
  readonly pipelineVersion: string;
  /** Fingerprint of the running code. */
  readonly revision: string;
}

const description = [
  "Resolves a record that describes a company into one golden entity with a citation for every field, or abstains",
  "and says why. `unresolved` is a completed answer, costs nothing, and names what would settle it.",
  "",
  "Responses may gain fields and enumerations may gain values within /v1; requests are closed, and an unknown",
  "field is refused. Retry 429 and 503 after `Retry-After` with jitter, and metered writes with the same",
  "`Idempotency-Key`.",
].join("\n");

/** The document of all operations that are offered over REST, in the order in which they are served. */
export function openApiDocument(served: readonly Served[], config: DocumentConfig): Record<string, unknown> {
  const operations = served.map((one) => one.operation).filter((one) => one.rest !== null);
  const schemas = new SchemaComponents();
  const errors = new ErrorResponses();
  // Requests first: where a name has two meanings, the answer's gets the longer name.
  const described = operations.map((operation) => ({
    operation,
    object: describeOperation(operation, schemas, errors),
  }));
  return {
    openapi: "3.1.0",
    info: {
      title: "Assay",
      summary: "Company entity resolution with a receipt for every decision.",
      description,
      version: config.pipelineVersion,
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
      contact: { name: "Operator of this deployment", url: `${config.baseUrl}/docs` },
      "x-assay-revision": config.revision,
    },
    servers: [{ url: config.baseUrl, description: "This deployment." }],
    security: [{ bearer: [] }],
    tags: tagsOf([...operations.map(({ tag }) => tag), connectorsTag, notificationsTag]),
    paths: { ...pathsOf(described), ...oauthPaths(config.baseUrl) },
    webhooks: notificationPaths(),
    components: {
      schemas: {
        ErrorEnvelope: errorEnvelopeSchema,
        OAuthError: oauthErrorSchema,
        ...schemas.toObject(),
      },
      responses: { Default: defaultResponse(), ...errors.toObject() },
      headers,
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description:
            "An API key or an OAuth access token. Each operation lists the scopes that it accepts.",
        },
        client: {
          type: "http",
          scheme: "basic",
          description: "Id and secret of an OAuth client that has registered client_secret_basic.",
        },
      },
    },
  };
}

function pathsOf(described: readonly { operation: Operation; object: object }[]): Record<string, object> {
  const paths: Record<string, Record<string, object>> = {};
  for (const { operation, object } of described) {
    if (operation.rest === null) continue;
    const { path, method } = operation.rest;
    paths[path] = { ...paths[path], [method.toLowerCase()]: object };
  }
  return paths;
}

const count = { type: "integer", minimum: 0 } as const;

const headers = {
  CorrelationId: {
    description: "Identifies this request; quote it when reporting.",
    schema: { type: "string", pattern: "^req_", examples: ["req_k7mz2q4v6x3b5n7p2r4t6w2y4a"] },
  },
  RateLimitLimit: { description: "Capacity of the bucket in requests.", schema: count },
  RateLimitRemaining: { description: "Requests that the bucket admits now.", schema: count },
  RateLimitReset: { description: "Seconds until the bucket is full again.", schema: count },
  RetryAfter: {
    description: "Seconds to wait before trying again.",
    schema: { type: "integer", minimum: 1 },
  },
  Challenge: {
    description: "Where the protected resource is described (RFC 6750, RFC 9728).",
    schema: { type: "string" },
  },
  EntityTag: { description: "Weak tag for If-None-Match.", schema: { type: "string", pattern: '^W/"' } },
  IdempotencyReplayed: {
    description: "`true` where the answer was stored by the first run of this key.",
    schema: { type: "string", enum: ["true"] },
  },
};
