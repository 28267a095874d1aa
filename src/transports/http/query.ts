import { type Failure, invalidRequest } from "../../contract/errors.ts";

const maxParameters = 1000;

/**
 * The parameters of a query string in the order of their first mention, each with all its values. Text that
 * is not valid percent-encoded UTF-8 is refused: a guessed replacement would search for another text.
 */
export function parseQuery(text: string): Map<string, string[]> | Failure {
  const found = new Map<string, string[]>();
  const pairs = text.split("&").filter((pair) => pair !== "");
  if (pairs.length > maxParameters) {
    return invalidRequest([
      { path: "", code: "too_long", message: `at most ${maxParameters} query parameters` },
    ]);
  }
  for (const pair of pairs) {
    const equals = pair.indexOf("=");
    const name = decode(equals < 0 ? pair : pair.slice(0, equals));
    const value = decode(equals < 0 ? "" : pair.slice(equals + 1));
    if (name === null || value === null) {
      const path = (name ?? "").slice(0, 200);
      return invalidRequest([{ path, code: "invalid_format", message: "not valid percent-encoded UTF-8" }]);
    }
    const values = found.get(name);
    if (values === undefined) found.set(name, [value]);
    else values.push(value);
  }
  return found;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return null;
  }
}
