import type { Operation } from "../../contract/operation.ts";

export interface RestRequest {
  readonly method: string;
  /** With its query, to be put behind the address of the service. */
  readonly path: string;
  readonly body: string | null;
}

/** An operation's request as its contract binds it: path fields in the path, the others in the body or the query. */
export function restRequest(operation: Operation, input: unknown): RestRequest {
  if (operation.rest === null) throw new TypeError(`${operation.name} is not offered over REST`);
  const { method, path: template } = operation.rest;
  const fields = new Map(Object.entries((input ?? {}) as Readonly<Record<string, unknown>>));
  const path = template.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const value = String(fields.get(name) ?? "");
    fields.delete(name);
    return encodeURIComponent(value.toWellFormed());
  });
  if (method !== "GET" && method !== "DELETE") {
    return { method, path, body: JSON.stringify(Object.fromEntries(fields)) };
  }
  const query = new URLSearchParams();
  for (const [name, value] of fields) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) query.append(name, String(one));
  }
  return { method, path: query.size > 0 ? `${path}?${query}` : path, body: null };
}
