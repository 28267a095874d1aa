import type { Identifier } from "./identifier.ts";

/** The identifier as one text, for maps and database keys: equal exactly when scheme and value are equal. */
export function identifierKey(identifier: Pick<Identifier, "scheme" | "value">): string {
  // No scheme contains "=", so the first "=" separates scheme and value.
  return `${identifier.scheme}=${identifier.value}`;
}
