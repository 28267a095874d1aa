import { readFileSync } from "node:fs";
import { z } from "zod";
import { ConfigError } from "../config.ts";
import { clientAuthMethods, connectorScopes, type OAuthClient } from "../contract/oauth.ts";

const redirectUri = z
  .string()
  .max(2048)
  .refine((uri) => isRedirectUri(uri), "expected https, or http on a loopback address; no fragment, no *");

const registry = z
  .array(
    z
      .strictObject({
        client_id: z.string().regex(/^[\x21-\x7e]{1,200}$/, "expected 1 to 200 visible ASCII characters"),
        client_name: z.string().min(1).max(100),
        redirect_uris: z.array(redirectUri).min(1).max(20),
        token_endpoint_auth_method: z.enum(clientAuthMethods).default("none"),
        client_secret_sha256: z
          .string()
          .regex(/^[0-9a-f]{64}$/, "expected 64 digits of hexadecimal")
          .nullable()
          .default(null),
        allowed_scopes: z
          .array(z.enum(connectorScopes))
          .min(1)
          .default([...connectorScopes]),
        // Kept for registries that other servers read too; the consent page shows nothing from outside.
        logo_uri: z
          .url({ protocol: /^https$/ })
          .nullable()
          .default(null),
      })
      .refine(
        (client) => (client.token_endpoint_auth_method === "none") === (client.client_secret_sha256 === null),
        "client_secret_sha256 is needed with a secret's method, and with no other",
      ),
  )
  .max(1000);

function isRedirectUri(uri: string): boolean {
  const url = URL.parse(uri);
  if (url === null || !/^[\x21-\x7e]+$/.test(uri) || /[#*]/.test(uri)) return false;
  return url.username === "" && url.password === "" && isProtected(url);
}

/** Whether what is sent there can be read by nobody on the way (RFC 9700 §2.6). */
function isProtected({ protocol, hostname }: URL): boolean {
  const loopback = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return protocol === "https:" || (protocol === "http:" && loopback);
}

/**
 * The clients that the operator has registered in the file `path`, by id; none without one.
 * @throws ConfigError that says where the file is wrong, and repeats nothing of it.
 */
export function loadClients(path: string | undefined, baseUrl: string): ReadonlyMap<string, OAuthClient> {
  if (path === undefined) return new Map();
  if (!isProtected(new URL(baseUrl)))
    throw refused("ASSAY_BASE_URL has to be https, or a loopback address, for OAuth");
  return parseClients(readRegistry(path));
}

function readRegistry(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unreadable";
    throw refused(`the file cannot be read (${code})`);
  }
}

/** The clients of a registry's text, by id. */
export function parseClients(text: string): ReadonlyMap<string, OAuthClient> {
  const parsed = registry.safeParse(jsonOf(text));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    throw refused(problems.join("; "));
  }
  const clients = new Map(parsed.data.map(({ logo_uri: _, ...client }) => [client.client_id, client]));
  if (clients.size < parsed.data.length) throw refused("a client_id stands there twice");
  return clients;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refused("the file is not JSON");
  }
}

const refused = (reason: string): ConfigError => new ConfigError(`ASSAY_OAUTH_CLIENTS: ${reason}`);
