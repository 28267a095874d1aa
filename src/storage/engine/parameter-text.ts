/**
 * The text form of every JavaScript value that goes into PostgreSQL, as a parameter, an array element or a COPY
 * field. Text, because the server then infers each type from the statement, on both engines alike.
 * @see https://www.postgresql.org/docs/current/arrays.html#ARRAYS-IO
 */

/** JSON.stringify escapes only control characters and lone surrogates, so these are all escapes it can emit. */
const jsonEscape = /\\(?:u[0-9a-f]{4}|.)/g;
const unstorableEscape = /^\\u(?:0000|d[89a-f][0-9a-f]{2})$/;

/**
 * JSON text of a value for a `json` or `jsonb` column: use it for arrays, which are SQL arrays otherwise. NUL and
 * lone surrogates, which `jsonb` refuses, become U+FFFD. Undefined and functions become `null`.
 * @throws TypeError for a value that JSON cannot hold (a cycle, a bigint).
 */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value) ?? "null";
  if (!text.includes("\\u0000") && !text.includes("\\ud")) return text;
  return text.replace(jsonEscape, (found) => (unstorableEscape.test(found) ? "\uFFFD" : found));
}

function storableText(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  return whole.includes("\0") ? whole.replaceAll("\0", "\uFFFD") : whole;
}

/** The bytes of a Buffer or any other view on an ArrayBuffer, without a copy. */
function bytesOf(view: ArrayBufferView): Buffer {
  return Buffer.from(view.buffer, view.byteOffset, view.byteLength);
}

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) throw new TypeError("the date is invalid");
  return date.toISOString();
}

const special = /["\\]/g;

// Most have neither, and to look for the two is several times as quick as to replace nothing.
function quoted(text: string): string {
  const plain = !text.includes('"') && !text.includes("\\");
  return `"${plain ? text : text.replace(special, "\\$&")}"`;
}

function elementText(value: unknown): string {
  if (typeof value === "string") return quoted(value);
  if (Array.isArray(value)) return arrayText(value);
  const text = valueText(value);
  if (text === null) return "NULL";
  if (typeof value === "number" || typeof value === "bigint" || typeof value === "boolean") return text;
  return quoted(text);
}

/** The texts are made storable later, all at once: the quotes between them keep surrogates apart. */
function arrayText(values: readonly unknown[]): string {
  return `{${values.map(elementText).join(",")}}`;
}

/**
 * Text of one value, null for SQL null; see `database.ts` for the kinds.
 * @throws TypeError for a function, a symbol, an invalid date or a value that JSON cannot hold.
 */
export function valueText(value: unknown): string | null {
  switch (typeof value) {
    case "string":
      return storableText(value);
    case "number":
    case "bigint":
    case "boolean":
      return String(value);
    case "undefined":
      return null;
    case "object":
      if (value === null) return null;
      if (Array.isArray(value)) return storableText(arrayText(value));
      if (value instanceof Date) return dateText(value);
      if (ArrayBuffer.isView(value)) return `\\x${bytesOf(value).toString("hex")}`;
      return jsonText(value);
    default:
      throw new TypeError(`a ${typeof value} cannot be stored`);
  }
}

/** A parameter on its way to the server: text, raw bytes (for `bytea`) or null. */
export type EncodedParameter = string | Buffer | null;

/**
 * Encodes the parameters of one statement.
 * @throws TypeError that names the parameter (`$2: …`), never its value.
 */
export function encodeParameters(params: readonly unknown[]): EncodedParameter[] {
  return params.map((value, index) => {
    if (ArrayBuffer.isView(value)) return bytesOf(value);
    try {
      return valueText(value);
    } catch (error) {
      const reason = error instanceof Error ? error.message : "unknown reason";
      throw new TypeError(`$${index + 1}: ${reason}`, { cause: error });
    }
  });
}
