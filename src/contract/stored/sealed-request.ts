import { z } from "zod";
import { type AuthorisationRequest, connectorScopes } from "../oauth.ts";

const request = z.object({
  clientId: z.string(),
  clientName: z.string(),
  redirectUri: z.string(),
  state: z.string(),
  codeChallenge: z.string(),
  scopes: z.array(z.enum(connectorScopes)),
}) satisfies z.ZodType<AuthorisationRequest>;

/** The request that a consent form carries under its seal; null for a form of another release. */
export function sealedRequest(text: string): AuthorisationRequest | null {
  return request.safeParse(JSON.parse(text)).data ?? null;
}
