import { AssayError } from "./errors.ts";

/** An operation as a REST request. */
export interface RestOperation {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path, with a `{name}` for each input field that it contains. */
  readonly path: string;
  /** The input fields that are sent in a header, with the header's name. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the operation takes an idempotency key. */
  readonly keyed: boolean;
  /** Whether two requests do no more than one; with an idempotency key they never do. */
  readonly repeatable: boolean;
  /** The field that holds the items, where the operation answers a list in pages. */
  readonly items?: string;
}

export interface RestRequest {
  readonly method: string;
  /** Path and query, to be appended to the address of the service. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/**
 * Builds the request of an operation: path fields in the path, header fields in headers, the others in the
 * body or the query.
 * @throws AssayError where a field of the path would lead to another path.
 */
export function restRequest(
  { method, path: template, headers: named = {} }: RestOperation,
  input: object,
): RestRequest {
  const fields = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const taken = (name: string): string => {
    const value = fields.get(name);
    fields.delete(name);
    return String(value ?? "");
  };
  const path = template.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = taken(name);
    if (/^\.{0,2}$/.test(value)) throw new AssayError(`${name}: a value is needed`);
    return encodeURIComponent(value.toWellFormed());
  });
  const headers = Object.fromEntries(
    Object.entries(named)
      .filter(([name]) => fields.has(name))
      .map(([name, header]) => [header, taken(name)]),
  );
  if (method !== "GET" && method !== "DELETE")
    return { method, path, headers, body: JSON.stringify(Object.fromEntries(fields)) };
  return { method, path: `${path}${queryOf(fields)}`, headers, body: null };
}

/** A list repeats its name for each entry; an empty list is the name without a value. */
function queryOf(fields: ReadonlyMap<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of fields) {
    if (Array.isArray(value) && value.length === 0) query.append(name, "");
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  return query.size > 0 ? `?${query}` : "";
}
