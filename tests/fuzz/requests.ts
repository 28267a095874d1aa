import type { FuzzedOperation, Json } from "./interface-document.ts";

/** The permitted answers to a request, according to the document. */
export type Intent =
  /** The document admits the request: any refusal comes from a rule that the document does not state. */
  | { readonly kind: "valid" }
  /** The document does not admit the request, or HTTP does not: it must not succeed. */
  | { readonly kind: "invalid" }
  /** Exactly one of these statuses is permitted. */
  | { readonly kind: "status"; readonly statuses: readonly number[] };

/** A request as it is sent, and its purpose. */
export interface FuzzRequest {
  readonly operation: FuzzedOperation;
  readonly method: string;
  /** Path and query, encoded. */
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer | null;
  readonly intent: Intent;
  readonly why: string;
}

/** The parts of a request before serialisation. */
export interface Draft {
  readonly operation: FuzzedOperation;
  readonly pathValues: ReadonlyMap<string, string>;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Json | undefined;
}

export function targetOf({ operation, pathValues, query }: Draft): string {
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_match, name: string) =>
    encodeURIComponent(pathValues.get(name) ?? name),
  );
  const pairs = query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return pairs.length === 0 ? path : `${path}?${pairs.join("&")}`;
}

/** The body in the media type that the operation takes. */
export function bytesOf({ operation, body }: Draft): Buffer | null {
  if (body === undefined || operation.body === null) return null;
  if (operation.body.type === "application/json") return Buffer.from(JSON.stringify(body));
  const fields = Object.entries(body as Record<string, Json>).map(([name, value]): [string, string] => [
    name,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  return Buffer.from(new URLSearchParams(fields).toString());
}
