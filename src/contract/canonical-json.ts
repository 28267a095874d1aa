/**
 * The canonical text of a JSON value (RFC 8785): no white space, members sorted by UTF-16 code units, numbers
 * and strings as ECMAScript writes them. Equal values give equal text, so a digest of it identifies the
 * value. Members that are undefined are absent, as in `JSON.stringify`. Throws a TypeError for values that
 * JSON does not have (a function, NaN, a bigint): validated input holds none.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === "boolean" || typeof value === "string") return JSON.stringify(value);
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw new TypeError("A number that is not finite has no JSON form.");
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) {
    return `[${value.map((item) => canonicalJson(item === undefined ? null : item)).join(",")}]`;
  }
  if (typeof value !== "object") throw new TypeError("The value has no JSON form.");
  // The default sort compares UTF-16 code units, which is the order that RFC 8785 §3.2.3 requires.
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(",")}}`;
}
