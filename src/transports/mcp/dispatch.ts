import { Failure } from "../../contract/errors.ts";
import type { Caller } from "../../contract/operation.ts";
import type { Admitted } from "../../door/invoke.ts";
import { type RpcId, type RpcMessage, type RpcReply, rpcCodes, rpcError, rpcResult } from "./json-rpc.ts";
import { metaOf } from "./operation-tools.ts";
import { isSupportedVersion, latestVersion } from "./protocol-version.ts";
import type { Tool } from "./tool.ts";
import { createToolPages } from "./tool-pages.ts";

/** The description of the server in `initialize` (schema `Implementation`). */
export interface ServerInfo {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly description?: string;
  readonly websiteUrl?: string;
}

interface DispatchOptions {
  readonly tools: readonly Tool[];
  readonly serverInfo: ServerInfo;
  readonly instructions: string;
  readonly pageSize?: number;
}

interface Dispatched {
  readonly message: Extract<RpcMessage, { kind: "request" }>;
  readonly caller: Caller;
  /** The token of the bucket `read` that was taken for the message, or the reason why none was available. */
  readonly paid: Admitted | Failure;
  readonly correlationId: string;
}

type Dispatcher = (call: Dispatched) => Promise<RpcReply | Failure>;

/** Answers JSON-RPC requests. A Failure is a refusal of the whole HTTP request (rate, storage). */
export function createDispatcher(options: DispatchOptions): Dispatcher {
  const byName = new Map(options.tools.map((tool) => [tool.definition.name, tool]));
  const pages = createToolPages(options.tools, options.pageSize);
  return async ({ message, caller, paid, correlationId }) => {
    const { id, method } = message;
    const params = paramsOf(message.params);
    if (params === null) return rpcError(rpcCodes.invalidParams, "Invalid params: an object is expected", id);
    const tool = method === "tools/call" ? toolOf(params, byName, id) : null;
    if (tool !== null && "call" in tool) {
      const given = paramsOf(params.arguments);
      if (given === null)
        return rpcError(rpcCodes.invalidParams, "Invalid params: arguments must be an object", id);
      // The tool's own bucket is charged where its operation is invoked, instead of the message's token.
      return rpcResult(
        id,
        await tool.call({
          arguments: given,
          caller,
          paid: paid instanceof Failure ? null : paid.rate,
          correlationId,
        }),
      );
    }
    if (paid instanceof Failure) return paid;
    const meta = metaOf(correlationId, paid.rate);
    if (tool !== null) return tool;
    switch (method) {
      case "initialize":
        return initialize(options, id, params, meta);
      case "ping":
        return rpcResult(id, {});
      case "tools/list": {
        const page = pages(params.cursor);
        return page === null
          ? rpcError(rpcCodes.invalidParams, "Invalid params: unknown cursor", id)
          : rpcResult(id, { ...page, _meta: meta });
      }
      default:
        return rpcError(rpcCodes.methodNotFound, "Method not found", id);
    }
  };
}

function paramsOf(value: unknown): Readonly<Record<string, unknown>> | null {
  if (value === undefined) return {};
  if (value === null || typeof value !== "object" || Array.isArray(value)) return null;
  return value as Readonly<Record<string, unknown>>;
}

function toolOf(
  params: Readonly<Record<string, unknown>>,
  byName: ReadonlyMap<string, Tool>,
  id: RpcId,
): Tool | RpcReply {
  const { name, task } = params;
  if (typeof name !== "string")
    return rpcError(rpcCodes.invalidParams, "Invalid params: name must be a string", id);
  const tool = byName.get(name);
  if (tool === undefined) {
    const shown = name.replace(/[^\x20-\x7e]/g, "").slice(0, 64);
    return rpcError(rpcCodes.invalidParams, `Unknown tool: ${shown}`, id);
  }
  // No tool may run as a task; such a call is answered as the specification of tasks requires.
  if (task !== undefined) return rpcError(rpcCodes.methodNotFound, "This tool cannot run as a task", id);
  return tool;
}

function initialize(
  { serverInfo, instructions }: DispatchOptions,
  id: RpcId,
  params: Readonly<Record<string, unknown>>,
  meta: Readonly<Record<string, unknown>>,
): RpcReply {
  const { protocolVersion, capabilities } = params;
  const client = paramsOf(params.clientInfo ?? null);
  if (
    typeof protocolVersion !== "string" ||
    paramsOf(capabilities ?? null) === null ||
    typeof client?.name !== "string" ||
    typeof client.version !== "string"
  ) {
    const expected = "protocolVersion, capabilities and clientInfo {name, version} are required";
    return rpcError(rpcCodes.invalidParams, `Invalid params: ${expected}`, id);
  }
  return rpcResult(id, {
    protocolVersion: isSupportedVersion(protocolVersion) ? protocolVersion : latestVersion,
    capabilities: { tools: { listChanged: false } },
    serverInfo,
    instructions,
    _meta: meta,
  });
}
