/**
 * Streamable HTTP of MCP 2025-11-25, stateless: every request is independent and is authenticated by itself.
 * The checks run in the order that specification §5.1 lists, each answering at once; a request that passes
 * them is dispatched as JSON-RPC. This module does not know which tools exist.
 */
import { errorCatalogue, Failure } from "../../contract/errors.ts";
import { mcpBodyLimitBytes, mcpUnpaidBodyBytes } from "../../contract/limits.ts";
import type { Caller } from "../../contract/operation.ts";
import { ownerOf } from "../../door/admission.ts";
import type { Door } from "../../door/invoke.ts";
import { type Framing, framingOf } from "../http/accept.ts";
import { bearerChallenge } from "../http/credential.ts";
import { isJsonMediaType } from "../http/read-body.ts";
import { parseStrictJson } from "../http/strict-json.ts";
import { createDispatcher, type ServerInfo } from "./dispatch.ts";
import { isReply, type RpcReply, readMessage, rpcCodes, rpcError } from "./json-rpc.ts";
import { isAllowedHost, isAllowedOrigin } from "./origin.ts";
import { isSupportedVersion, supportedVersions } from "./protocol-version.ts";
import type { Tool } from "./tool.ts";

export interface McpOptions {
  readonly tools: readonly Tool[];
  readonly serverInfo: ServerInfo;
  /** At most 2 kB for the model; it describes and gives no orders. */
  readonly instructions: string;
  readonly door: Pick<Door, "identify" | "charge">;
  readonly baseUrl: string;
  readonly allowedHosts: readonly string[];
  readonly allowedOrigins: readonly string[];
  /** Status for a foreign Origin: 421 by Assay's specification; 403 by MCP itself. */
  readonly originStatus?: 421 | 403;
  /** Tools per page of `tools/list`; by default all. */
  readonly pageSize?: number;
}

export interface McpRequest {
  /** Prefix `req_`; the same in the answer's header and in its metadata. */
  readonly correlationId: string;
  readonly method: string;
  /** The host that the client addressed, as a trusted hop forwarded it. */
  readonly host: string | undefined;
  /** Reads a header by its lower-case name. */
  header(name: string): string | undefined;
  readonly credential: string | null;
  readonly address: string | null;
  /** @param owner the caller to whom the bytes count. */
  readBody(owner: string, limitBytes: number): Promise<Uint8Array | Failure>;
}

export interface McpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export interface McpTransport {
  handle(request: McpRequest): Promise<McpResponse>;
}

export function createMcpTransport(options: McpOptions): McpTransport {
  const dispatch = createDispatcher(options);
  return {
    async handle(request) {
      const response = await answer({ options, dispatch, request });
      return { ...response, headers: { ...crossOrigin(request, options), ...response.headers } };
    },
  };
}

interface Exchange {
  readonly options: McpOptions;
  readonly dispatch: ReturnType<typeof createDispatcher>;
  readonly request: McpRequest;
}

async function answer({ options, dispatch, request }: Exchange): Promise<McpResponse> {
  const { baseUrl, door } = options;
  if (!isAllowedHost(request.host, options.allowedHosts))
    return refuse(421, "Misdirected Request: unknown host");
  if (!isAllowedOrigin(request.header("origin"), options.allowedOrigins)) {
    return refuse(options.originStatus ?? 421, "Misdirected Request: unknown origin");
  }
  if (request.method === "OPTIONS") return { status: 204, headers: { Allow: "POST, OPTIONS" }, body: null };
  if (request.method !== "POST") return refuse(405, "Method not allowed.", { Allow: "POST, OPTIONS" });
  if (!isJsonMediaType(request.header("content-type"))) {
    return refuse(415, "Unsupported Media Type: Content-Type must be application/json");
  }
  const framing = framingOf(request.header("accept"));
  if (framing === null) {
    return refuse(406, "Not Acceptable: Accept must admit application/json or text/event-stream");
  }
  if (Number(request.header("content-length") ?? 0) > mcpBodyLimitBytes) {
    return refuse(413, errorCatalogue.payload_too_large.message);
  }
  // No body is read before the credential is checked; a body of undeclared size is counted after that.
  const caller = await door.identify({ credential: request.credential, address: request.address });
  if (caller instanceof Failure) return refuseCaller(caller, request, baseUrl);
  if (!mayCallAny(caller, options.tools)) return refuseScope(baseUrl);
  // Reading and parsing cost a token, so that refused messages are no cheaper than calls. A small message is
  // read without one: the bucket of the tool that it calls may have a token left.
  const paid = await door.charge(caller, "read");
  const limitBytes = paid instanceof Failure ? mcpUnpaidBodyBytes : mcpBodyLimitBytes;
  const body = await request.readBody(ownerOf(caller), limitBytes);
  if (body instanceof Failure) {
    return refuseWith(paid instanceof Failure && body.code === "payload_too_large" ? paid : body);
  }
  const parsed = parseStrictJson(body);
  if (parsed instanceof Failure)
    return sendReply(400, rpcError(rpcCodes.parseError, parseMessage(parsed)), framing);
  const message = readMessage(parsed.value);
  if (isReply(message)) return sendReply(400, message, framing);
  const version = request.header("mcp-protocol-version");
  const initializes = message.kind === "request" && message.method === "initialize";
  if (version !== undefined && !initializes && !isSupportedVersion(version)) {
    const known = message.kind === "request" ? message.id : undefined;
    const reason = `Unsupported protocol version: ${printable(version)} (supported versions: ${supportedVersions.join(", ")})`;
    return sendReply(400, rpcError(rpcCodes.transport, `Bad Request: ${reason}`, known), framing);
  }
  if (message.kind !== "request")
    return paid instanceof Failure ? refuseWith(paid) : { status: 202, headers: {}, body: null };
  const reply = await dispatch({ message, caller, paid, correlationId: request.correlationId });
  return reply instanceof Failure ? refuseWith(reply, message.id) : sendReply(200, reply, framing);
}

function mayCallAny(caller: Caller, tools: readonly Tool[]): boolean {
  return tools.some(
    ({ acceptedScopes }) => acceptedScopes?.some((scope) => caller.scopes.includes(scope)) ?? true,
  );
}

const printable = (text: string): string => text.replace(/[^\x20-\x7e]/g, "").slice(0, 64);

function parseMessage(failure: Failure): string {
  const [field] = (failure.details.fields ?? []) as readonly { path: string; message: string }[];
  return field === undefined ? "Parse error" : `Parse error: ${field.message}`;
}

function sendReply(status: number, reply: RpcReply, framing: Framing): McpResponse {
  const text = JSON.stringify(reply);
  if (framing === "json") {
    return { status, headers: { "Content-Type": "application/json; charset=utf-8" }, body: text };
  }
  // One event and the end: not resumable, hence no id and no priming event.
  return {
    status,
    headers: {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-cache, no-transform",
      "X-Accel-Buffering": "no",
    },
    body: `event: message\ndata: ${text}\n\n`,
  };
}

function refuse(status: number, message: string, headers: Record<string, string> = {}): McpResponse {
  const { body, ...rest } = sendReply(status, rpcError(rpcCodes.transport, message), "json");
  return { ...rest, body, headers: { ...rest.headers, ...headers } };
}

function refuseWith(failure: Failure, id?: string | number): McpResponse {
  const retryAfter = failure.details.retry_after;
  const response = sendReply(failure.status, rpcError(rpcCodes.transport, failure.message, id), "json");
  const wait = typeof retryAfter === "number" ? { "Retry-After": String(retryAfter) } : {};
  return { ...response, headers: { ...response.headers, ...wait } };
}

const challengeScope = "read resolve";

function refuseCaller(failure: Failure, request: McpRequest, baseUrl: string): McpResponse {
  if (failure.code !== "unauthorized") return refuseWith(failure);
  const description = "The credential is missing, malformed, unknown, expired or revoked.";
  const known = { baseUrl, scope: challengeScope };
  const presented = request.header("authorization") !== undefined;
  return oauthError(
    401,
    "invalid_token",
    description,
    presented ? bearerChallenge({ ...known, error: "invalid_token", description }) : bearerChallenge(known),
  );
}

function refuseScope(baseUrl: string): McpResponse {
  const description = "No tool accepts this credential's scope.";
  const challenge = bearerChallenge({
    baseUrl,
    scope: challengeScope,
    error: "insufficient_scope",
    description,
  });
  return oauthError(403, "insufficient_scope", description, challenge);
}

function oauthError(status: number, error: string, description: string, challenge: string): McpResponse {
  return {
    status,
    headers: { "Content-Type": "application/json; charset=utf-8", "WWW-Authenticate": challenge },
    body: JSON.stringify({ error, error_description: description }),
  };
}

/** Headers that let a page of an allowed origin read the answer, and no other page. */
function crossOrigin(request: McpRequest, { allowedOrigins }: McpOptions): Record<string, string> {
  const origin = request.header("origin");
  if (origin === undefined || !isAllowedOrigin(origin, allowedOrigins)) return {};
  return {
    Vary: "Origin",
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Allow-Methods": "POST, OPTIONS",
    "Access-Control-Allow-Headers": "Authorization, Content-Type, Accept, MCP-Protocol-Version",
    "Access-Control-Expose-Headers": "WWW-Authenticate, X-Correlation-Id, Retry-After",
  };
}
