import type { OAuthClient } from "../../contract/oauth.ts";
import type { Database } from "../../storage/engine/database.ts";

export interface OAuthDependencies {
  readonly database: Database;
  readonly clients: ReadonlyMap<string, OAuthClient>;
  /** Scheme and authority of the deployment: the issuer. */
  readonly issuer: string;
  /** The one audience: the protected resource's identifier. */
  readonly resource: string;
  /** A fresh id with a prefix. */
  newId(prefix: string): string;
  /** A fresh credential with a prefix. */
  mint(prefix: string): string;
  /** A fresh secret of 256 bits, and a fresh cookie value. */
  newSecret(): Buffer;
  newBrowser(): string;
}
