/**
 * Reading the JSON edition of the golden copy, XML converted to JSON: text is under `$`, attributes under
 * `@name`, and an element that may repeat is an object or a list. Editions without `$` are read as well.
 */
export function elementAt(node: unknown, ...path: readonly string[]): unknown {
  let found: unknown = node;
  for (const key of path) {
    if (typeof found !== "object" || found === null || Array.isArray(found)) return undefined;
    found = Object.hasOwn(found, key) ? (found as Record<string, unknown>)[key] : undefined;
  }
  return found;
}

/** The text of an element; undefined when it has no text. */
export function textAt(node: unknown, ...path: readonly string[]): string | undefined {
  const found = elementAt(node, ...path);
  const text = typeof found === "object" ? elementAt(found, "$") : found;
  return typeof text === "string" && text !== "" ? text : undefined;
}

/** The elements of a list that may also be written as one element or be absent. */
export function elementsAt(node: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = elementAt(node, ...path);
  if (found === undefined || found === null) return [];
  return Array.isArray(found) ? (found as readonly unknown[]) : [found];
}
