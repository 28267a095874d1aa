import { type ConnectorScope, connectorScopes, OAuthProblem } from "../../contract/oauth.ts";

const refused = () => new OAuthProblem("invalid_scope", "A scope is asked for that cannot be granted here.");

/**
 * The requested scopes that the client may have; all of those where the request names none. The metadata
 * names both scopes and clients request all that it names, so a client that may have less gets less and no
 * error.
 */
export function scopesAsked(
  text: string | undefined,
  allowed: readonly ConnectorScope[],
): readonly ConnectorScope[] | OAuthProblem {
  const asked = text === undefined ? allowed : wordsOf(text);
  if (asked.some((scope) => !(connectorScopes as readonly string[]).includes(scope))) return refused();
  const granted = allowed.filter((scope) => asked.includes(scope));
  return granted.length === 0 ? refused() : granted;
}

/** The scopes of a refresh: all granted scopes by default, and never more (RFC 6749 §6). */
export function scopesKept(
  text: string | undefined,
  granted: readonly string[],
): readonly ConnectorScope[] | OAuthProblem {
  const asked = text === undefined ? granted : wordsOf(text);
  if (asked.length === 0 || asked.some((scope) => !granted.includes(scope))) return refused();
  return connectorScopes.filter((scope) => asked.includes(scope));
}

const wordsOf = (text: string): string[] => text.split(" ").filter((word) => word !== "");
