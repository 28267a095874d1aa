import { Failure, type FieldError, invalidRequest } from "../../contract/errors.ts";
import { parseQuery } from "../http/query.ts";
import { parseStrictJson } from "../http/strict-json.ts";

/** The request: the manifest, a batch of queries, or one query that is answered without a name. */
export type Asked =
  | { readonly kind: "manifest" }
  | { readonly kind: "batch"; readonly queries: unknown }
  | { readonly kind: "single"; readonly queries: { readonly q0: unknown } };

/** Reads the parameters of the protocol, from a query string or from a form. */
export function readQueries(text: string): Asked | Failure {
  const parameters = parseQuery(text);
  if (parameters instanceof Failure) return parameters;
  for (const name of ["queries", "query"]) {
    if ((parameters.get(name)?.length ?? 0) > 1) return refused(name, "wrong_type", "given more than once");
  }
  const [batch] = parameters.get("queries") ?? [];
  const [single] = parameters.get("query") ?? [];
  if (batch !== undefined) {
    const queries = parsed("queries", batch);
    return queries instanceof Failure ? queries : { kind: "batch", queries: queries.value };
  }
  if (single !== undefined) {
    // A single query is an object, or the bare search text.
    if (!single.trimStart().startsWith("{")) return { kind: "single", queries: { q0: { query: single } } };
    const query = parsed("query", single);
    return query instanceof Failure ? query : { kind: "single", queries: { q0: query.value } };
  }
  if (parameters.has("extend")) {
    return refused(
      "extend",
      "unknown_field",
      "data extension is not offered; read entities over /v1/entities",
    );
  }
  return { kind: "manifest" };
}

function parsed(name: string, text: string): { readonly value: unknown } | Failure {
  const read = parseStrictJson(Buffer.from(text));
  return read instanceof Failure
    ? refused(name, "invalid_json", "expected JSON without repeated keys")
    : read;
}

function refused(path: string, code: FieldError["code"], message: string): Failure {
  return invalidRequest([{ path, code, message }]);
}
