/** The examples of connectors: a ticket, and the grant that the authorisation endpoint gives for it. */
import { createHash, randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { ExampleCall } from "./review-examples.ts";

type Body = Record<string, unknown>;

interface Recorder {
  readonly http: FastifyInstance;
  readonly baseUrl: string;
  record(name: string, call: ExampleCall): Promise<Body>;
}

const redirectUri = "https://claude.ai/api/mcp/auth_callback";

export async function recordConnectorExamples(
  recorder: Recorder,
  admin: string,
  tenantId: string,
): Promise<void> {
  const { ticket } = await recorder.record("create_install_ticket", {
    method: "POST",
    url: "/v1/admin/oauth/install-tickets",
    body: { tenant_id: tenantId, client_id: "claude" },
    key: admin,
  });
  await connect(recorder, String(ticket));
  await recorder.record("list_clients", {
    method: "GET",
    url: "/v1/admin/oauth/clients",
    input: {},
    key: admin,
  });
  const { grants } = await recorder.record("list_grants", {
    method: "GET",
    url: "/v1/admin/oauth/grants?limit=10",
    input: { limit: 10 },
    key: admin,
  });
  const [grant] = grants as { grant_id: string }[];
  await recorder.record("delete_grant", {
    method: "DELETE",
    url: `/v1/admin/oauth/grants/${grant?.grant_id}`,
    input: { grant_id: grant?.grant_id },
    key: admin,
  });
}

/** Makes the requests of the browser and of the client in the authorisation flow. */
async function connect({ http, baseUrl }: Recorder, ticket: string): Promise<void> {
  const verifier = randomBytes(32).toString("base64url");
  const resource = `${baseUrl}/mcp`;
  const query = new URLSearchParams({
    response_type: "code",
    client_id: "claude",
    redirect_uri: redirectUri,
    state: "s",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    resource,
  });
  const page = await http.inject(`/v1/oauth/authorize?${query}`);
  const hidden = [...page.body.matchAll(/type="hidden" name="([^"]+)" value="([^"]+)"/g)];
  const form = Object.fromEntries(hidden.map(([, name = "", value = ""]) => [name, value]));
  const type = { "content-type": "application/x-www-form-urlencoded" };
  const approved = await http.inject({
    method: "POST",
    url: "/v1/oauth/authorize",
    headers: { ...type, cookie: String(page.headers["set-cookie"]).split(";")[0] ?? "" },
    payload: new URLSearchParams({ ...form, ticket, action: "approve" }).toString(),
  });
  const code = new URL(String(approved.headers.location)).searchParams.get("code") ?? "";
  const tokens = await http.inject({
    method: "POST",
    url: "/v1/oauth/token",
    headers: type,
    payload: new URLSearchParams({
      grant_type: "authorization_code",
      client_id: "claude",
      code,
      code_verifier: verifier,
      resource,
    }).toString(),
  });
  if (tokens.statusCode !== 200) throw new Error(`no tokens: ${tokens.statusCode} ${tokens.body}`);
}
