/** JSON-RPC 2.0 messages as MCP 2025-11-25 narrows them: one object per request, an id that is never null. */

export const rpcCodes = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  // The transport's own refusals. Newer codes of this range would make a client expect a newer server.
  transport: -32000,
} as const;

export type RpcId = string | number;

export type RpcMessage =
  | { readonly kind: "request"; readonly id: RpcId; readonly method: string; readonly params: unknown }
  | { readonly kind: "notification"; readonly method: string }
  | { readonly kind: "response" };

export type RpcReply =
  | { readonly jsonrpc: "2.0"; readonly id: RpcId; readonly result: object }
  | {
      readonly jsonrpc: "2.0";
      readonly id?: RpcId;
      readonly error: { readonly code: number; readonly message: string };
    };

export const rpcResult = (id: RpcId, result: object): RpcReply => ({ jsonrpc: "2.0", id, result });

/** An error; its id is left out, never null, where the request's id is unknown (the schema admits no null). */
export function rpcError(code: number, message: string, id?: RpcId): RpcReply {
  return { jsonrpc: "2.0", ...(id === undefined ? {} : { id }), error: { code, message } };
}

/** The message in a value, or the error reply with the reason why the value is no message. */
export function readMessage(value: unknown): RpcMessage | RpcReply {
  if (Array.isArray(value))
    return rpcError(rpcCodes.invalidRequest, "Invalid Request: batching is not supported");
  if (value === null || typeof value !== "object")
    return rpcError(rpcCodes.invalidRequest, "Invalid Request");
  const { jsonrpc, id, method, params, result, error } = value as Readonly<Record<string, unknown>>;
  const knownId = isId(id) ? id : undefined;
  const invalid = (reason: string) =>
    rpcError(rpcCodes.invalidRequest, `Invalid Request: ${reason}`, knownId);
  if (jsonrpc !== "2.0") return invalid('jsonrpc must be "2.0"');
  if (id !== undefined && knownId === undefined) return invalid("id must be a string or an integer");
  if (method === undefined && (result !== undefined || error !== undefined)) return { kind: "response" };
  if (typeof method !== "string") return invalid("method must be a string");
  return knownId === undefined
    ? { kind: "notification", method }
    : { kind: "request", id: knownId, method, params };
}

const isId = (id: unknown): id is RpcId => typeof id === "string" || Number.isSafeInteger(id);

export const isReply = (value: RpcMessage | RpcReply): value is RpcReply => "jsonrpc" in value;
