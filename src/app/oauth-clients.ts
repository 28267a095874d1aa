import { z } from "zod";
import { clientAuthMethods, connectorScopes, type OAuthClient } from "../contract/oauth.ts";
import { declaredFile } from "./declared-file.ts";

const declared = declaredFile("ASSAY_OAUTH_CLIENTS");

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
        // Accepted for registries that other servers read too; the consent page shows no outside content.
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

/** Whether the transport to this address cannot be read on the way (RFC 9700 §2.6). */
function isProtected({ protocol, hostname }: URL): boolean {
  const loopback = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return protocol === "https:" || (protocol === "http:" && loopback);
}

/**
 * The clients that the operator has registered in the file `path`, by id; none without a file.
 * @throws ConfigError that names the place of the fault, and repeats no text of the file.
 */
export function loadClients(path: string | undefined, baseUrl: string): ReadonlyMap<string, OAuthClient> {
  if (path === undefined) return new Map();
  if (!isProtected(new URL(baseUrl)))
    throw declared.refused("ASSAY_BASE_URL has to be https, or a loopback address, for OAuth");
  return parseClients(declared.read(path));
}

/** The clients of a registry's text, by id. */
export function parseClients(text: string): ReadonlyMap<string, OAuthClient> {
  const listed = declared.parse(text, registry);
  const clients = new Map(listed.map(({ logo_uri: _, ...client }) => [client.client_id, client]));
  if (clients.size < listed.length) throw declared.refused("a client_id stands there twice");
  return clients;
}
