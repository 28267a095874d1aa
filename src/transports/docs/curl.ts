import type { Operation } from "../../contract/operation.ts";
import { planInput } from "../http/read-input.ts";

/** A command that performs the operation's example; the key is read from the environment, never written down. */
export function curlOf(operation: Operation, baseUrl: string): string | null {
  if (operation.rest === null) return null;
  const plan = planInput(operation);
  const example = (operation.example.input ?? {}) as Readonly<Record<string, unknown>>;
  const path = operation.rest.path.replaceAll(/\{([^{}]+)\}/g, (_match, name: string) =>
    encodeURIComponent(String(example[name] ?? name)),
  );
  const others = Object.entries(example).filter(
    ([name]) => !plan.pathFields.has(name) && !plan.headerFields.has(name),
  );
  const query = plan.usesBody ? "" : new URLSearchParams(others.flatMap(parametersOf)).toString();
  const { method } = operation.rest;
  const lines = [
    `curl ${operation.envelope === "events" ? "-N " : ""}${method === "GET" ? "" : `-X ${method} `}${quoted(`${baseUrl}${path}${query === "" ? "" : `?${query}`}`)}`,
    `  -H "Authorization: Bearer $ASSAY_API_KEY"`,
  ];
  for (const [name, header] of Object.entries(operation.rest.headers ?? {})) {
    if (name in example) lines.push(`  -H ${quoted(`${header}: ${String(example[name])}`)}`);
  }
  if (operation.idempotency !== "none") lines.push(`  -H "Idempotency-Key: $(uuidgen)"`);
  if (plan.usesBody && others.length > 0) {
    lines.push(`  -H "Content-Type: application/json"`, `  -d ${quoted(bodyOf(Object.fromEntries(others)))}`);
  }
  return lines.join(" \\\n");
}

/** On one line where it fits the page's column. */
function bodyOf(body: object): string {
  const short = JSON.stringify(body);
  return short.length <= 72 ? short : JSON.stringify(body, null, 2);
}

const parametersOf = ([name, value]: [string, unknown]): [string, string][] =>
  Array.isArray(value) ? value.map((item) => [name, String(item)]) : [[name, String(value)]];

/** A word of a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
