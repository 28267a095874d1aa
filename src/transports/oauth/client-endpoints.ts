/** The endpoints that clients call themselves: tokens (RFC 6749 §3.2) and revocation (RFC 7009). */
import type { FastifyRequest } from "fastify";
import { Failure } from "../../contract/errors.ts";
import { type ClientRequest, OAuthProblem } from "../../contract/oauth.ts";
import { jsonAnswer, type OAuthAnswer, refusalAnswer } from "./answers.ts";
import { passClient } from "./gates.ts";
import type { OAuthOptions } from "./options.ts";
import { readForm } from "./read-form.ts";

export function exchangeTokens(options: OAuthOptions, request: FastifyRequest): Promise<OAuthAnswer> {
  return answerClient(options, request, async (asked, clientId) => {
    const answer = await options.server.exchange(asked, options.now());
    return answer instanceof OAuthProblem ? answer : jsonAnswer(answer, { clientId });
  });
}

export function revokeToken(options: OAuthOptions, request: FastifyRequest): Promise<OAuthAnswer> {
  return answerClient(options, request, async (asked, clientId) => {
    const problem = await options.server.revoke(asked, options.now());
    if (problem) return problem;
    const headers = { "Cache-Control": "no-store", Pragma: "no-cache" };
    return { status: 200, headers, body: null, note: { clientId }, incident: false };
  });
}

async function answerClient(
  options: OAuthOptions,
  request: FastifyRequest,
  work: (asked: ClientRequest, clientId: string | null) => Promise<OAuthAnswer | OAuthProblem>,
): Promise<OAuthAnswer> {
  const parameters = await readForm(options, request);
  if (parameters instanceof Failure) return refusalAnswer(parameters, false);
  const asked = { parameters, authorization: request.headers.authorization };
  const clientId = options.server.namedClient(asked);
  const spent = await passClient(options, { address: request.ip, clientId });
  if (spent) return refusalAnswer(spent, false);
  const answer = await work(asked, clientId);
  if (!(answer instanceof OAuthProblem)) return answer;
  const refused = refusalAnswer(answer, false);
  const noted = { ...refused, note: { ...refused.note, clientId } };
  // Who tried Basic is told that Basic is known here (RFC 6749 §5.2).
  if (answer.error !== "invalid_client" || asked.authorization === undefined) return noted;
  return { ...noted, headers: { ...noted.headers, "WWW-Authenticate": 'Basic realm="assay"' } };
}
