import type { OAuthClient } from "../contract/oauth.ts";
import { newOpaqueId } from "../ids/opaque-id.ts";
import { createAuthorisationServer } from "../pipelines/oauth/authorisation-server.ts";
import { newBrowserMark } from "../secrets/consent-seal.ts";
import { mintCredential } from "../secrets/credential.ts";
import { newCursorSecret } from "../secrets/list-cursor.ts";
import type { Database } from "../storage/engine/database.ts";
import { resourceOf } from "../transports/oauth/metadata.ts";

/** The authorisation server of this deployment, with its sources of ids and secrets. */
export function authorisationServer(
  database: Database,
  clients: ReadonlyMap<string, OAuthClient>,
  baseUrl: string,
) {
  return createAuthorisationServer({
    database,
    clients,
    issuer: baseUrl,
    resource: resourceOf(baseUrl),
    newId: newOpaqueId,
    mint: mintCredential,
    newSecret: newCursorSecret,
    newBrowser: newBrowserMark,
  });
}
