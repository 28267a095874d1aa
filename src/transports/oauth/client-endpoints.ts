/** The endpoints that clients call themselves: tokens (RFC 6749 §3.2) and revocation (RFC 7009). */
import type { FastifyRequest } from "fastify";
import { Failure } from "../../contract/errors.ts";
import { type ClientRequest, OAuthProblem } from "../../contract/oauth.ts";
import { jsonAnswer, type OAuthAnswer, refusalAnswer } from "./answers.ts";
import { passAddress, SecretGate } from "./gates.ts";
import type { OAuthOptions } from "./options.ts";
import { readForm } from "./read-form.ts";

interface ClientEndpoints {
  exchange(request: FastifyRequest): Promise<OAuthAnswer>;
  revoke(request: FastifyRequest): Promise<OAuthAnswer>;
}

type Work = (asked: ClientRequest, clientId: string | null) => Promise<OAuthAnswer | OAuthProblem>;

export function createClientEndpoints(options: OAuthOptions): ClientEndpoints {
  const { server, now } = options;
  const gate = new SecretGate(options);
  const exchange: Work = async (asked, clientId) => {
    const answer = await server.exchange(asked, now());
    return answer instanceof OAuthProblem ? answer : jsonAnswer(answer, { clientId });
  };
  const revoke: Work = async (asked, clientId) => {
    const problem = await server.revoke(asked, now());
    if (problem) return problem;
    const headers = { "Cache-Control": "no-store", Pragma: "no-cache" };
    return { status: 200, headers, body: null, note: { clientId }, incident: false };
  };
  return {
    exchange: (request) => answerClient(options, gate, request, exchange),
    revoke: (request) => answerClient(options, gate, request, revoke),
  };
}

async function answerClient(
  options: OAuthOptions,
  gate: SecretGate,
  request: FastifyRequest,
  work: Work,
): Promise<OAuthAnswer> {
  const addressSpent = passAddress(options, request.ip);
  const parameters = await readForm(options, request);
  if (parameters instanceof Failure) return refusalAnswer(addressSpent ?? parameters, false);
  const asked = { parameters, authorization: request.headers.authorization };
  const clientId = options.server.namedClient(asked);
  const peer = { address: request.ip, clientId };
  const charged = await gate.pass(asked, peer, addressSpent);
  if (charged instanceof Failure) return refusalAnswer(charged, false);
  const answer = await work(asked, clientId);
  if (!(answer instanceof OAuthProblem)) return answer;
  if (charged.grantId !== null) await gate.failed(peer);
  const refused = refusalAnswer(answer, false);
  const noted = { ...refused, note: { ...refused.note, clientId } };
  // A client that tried Basic is told that Basic is supported (RFC 6749 §5.2).
  if (answer.error !== "invalid_client" || asked.authorization === undefined) return noted;
  return { ...noted, headers: { ...noted.headers, "WWW-Authenticate": 'Basic realm="assay"' } };
}
