/** One request of an operation over either surface, and its answer with all tenant-specific values masked. */
import { restRequest } from "../../../src/client/rest-request.ts";
import type { Operation } from "../../../src/contract/operation.ts";
import type { TestService } from "../../support/service.ts";
import type { Input, Surface } from "./id-parameters.ts";

export interface Request {
  readonly operation: Operation;
  readonly surface: Surface;
  readonly key: string;
  readonly input: Input;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Masked {
  readonly status: number;
  readonly headers: string;
  readonly body: string;
}

export async function ask({ app }: TestService, request: Request, said: readonly string[]): Promise<Masked> {
  const { statusCode, headers, body } = await app.http.inject(
    request.surface === "rest" ? restCall(request) : toolCall(request),
  );
  const { date: _date, ...named } = headers;
  const masked = (text: string) => mask(text, said);
  const lines = Object.entries(named).map(([name, value]) => masked(`${name}: ${String(value)}`));
  return { status: statusCode, headers: lines.sort().join("\n"), body: masked(body) };
}

function restCall({ operation, key, input, headers }: Request) {
  const {
    method,
    path,
    body,
    headers: named,
  } = restRequest({ ...operation.rest!, keyed: false, repeatable: false }, input);
  return {
    method: method as "GET",
    url: path,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === null ? {} : { "content-type": "application/json" }),
      ...named,
      ...headers,
    },
    ...(body === null ? {} : { payload: body }),
  };
}

function toolCall({ operation, key, input }: Request) {
  const params = { name: operation.tool!.name ?? operation.name, arguments: input };
  return {
    method: "POST" as const,
    url: "/mcp",
    headers: {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      host: "assay.example",
      "mcp-protocol-version": "2025-11-25",
    },
    payload: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
  };
}

/** Masks the values of the request, and the ids, secrets and positions that each tenant has of its own. */
function mask(text: string, said: readonly string[]): string {
  return said
    .filter((value) => value !== "")
    .reduce((masked, value) => masked.replaceAll(value, "<said>"), text)
    .replaceAll(/\b([a-z]{2,4})_[a-z2-7]{26}\b/g, "$1_<id>")
    .replaceAll(/\b(whsec_|assay_(?:sk|it)_)[\w+/=…]+/g, "$1<secret>")
    .replaceAll(/(next_cursor\\?":\\?")[\w-]+/g, "$1<cursor>")
    .replaceAll(/(ref|event|model|customer|reviewer)-(world.)/g, "$1-<world>");
}
