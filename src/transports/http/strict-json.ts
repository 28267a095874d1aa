/**
 * JSON as a contract reads it: one meaning per text. `JSON.parse` decides the syntax; a scan before it finds
 * texts that parsers read differently (duplicate members, members that reach a prototype) or that exhaust
 * them (depth, number), and a walk after it finds strings that cannot be stored faithfully (ASVS 1.5.3,
 * 15.3.6).
 */
import { type Failure, type FieldError, invalidRequest } from "../../contract/errors.ts";
import { jsonValues } from "../../contract/limits.ts";

const maxDepth = 64;
const forbiddenMembers: ReadonlySet<string> = new Set(["__proto__", "constructor"]);

/** The value of a UTF-8 text, or the failure that names the place and the reason. */
export function parseStrictJson(bytes: Uint8Array): { value: unknown } | Failure {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return invalidJson("", "the body is not valid UTF-8");
  }
  const fault = faultOfStructure(text);
  if (fault) return fault;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return notJson();
  }
  return faultOfStrings(text, value) ?? { value };
}

const notJson = () => invalidJson("", "the body is not valid JSON");

function invalidJson(path: string, message: string, code: FieldError["code"] = "invalid_json"): Failure {
  return invalidRequest([{ path: path.slice(0, 200).toWellFormed(), code, message }]);
}

/** An open container of the text: an object with its members so far, or an array with its index. */
type Frame = { readonly members: Set<string>; key: string } | { readonly members: null; index: number };

/**
 * The first duplicate or forbidden member, nesting beyond the limit, or more values than a request may have.
 * It runs before parsing, in one pass, over any text: for a text that is no JSON it may find no fault.
 */
function faultOfStructure(text: string): Failure | null {
  const frames: Frame[] = [];
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 0x7b: // {
        frames.push({ members: new Set(), key: "" });
        break;
      case 0x5b: // [
        frames.push({ members: null, index: 0 });
        break;
      case 0x7d: // }
      case 0x5d: // ]
        frames.pop();
        break;
      case 0x2c: {
        const frame = frames.at(-1);
        if (frame?.members === null) frame.index++;
        values++;
        break;
      }
      case 0x22: {
        const end = endOfString(text, at);
        if (end < 0) return notJson();
        const fault = faultOfMember(frames, text, at, end);
        if (fault) return fault;
        at = end;
        break;
      }
    }
    if (frames.length > maxDepth) return invalidJson("", `nested deeper than ${maxDepth} levels`);
    if (values > jsonValues) return invalidJson("", `more than ${jsonValues} values`);
  }
  return null;
}

/** The place of the quotation mark that ends the string which begins at `start`; -1 where there is none. */
function endOfString(text: string, start: number): number {
  let at = text.indexOf('"', start + 1);
  while (at >= 0 && isEscaped(text, at)) at = text.indexOf('"', at + 1);
  return at;
}

function isEscaped(text: string, at: number): boolean {
  let before = at - 1;
  while (text.charCodeAt(before) === 0x5c) before--;
  return (at - before) % 2 === 0;
}

function faultOfMember(frames: readonly Frame[], text: string, start: number, end: number): Failure | null {
  const frame = frames.at(-1);
  if (frame === undefined || frame.members === null) return null;
  let after = end + 1;
  while (isWhiteSpace(text.charCodeAt(after))) after++;
  if (text.charCodeAt(after) !== 0x3a) return null;
  const literal = text.slice(start, end + 1);
  const key = literal.includes("\\") ? unescaped(literal) : literal.slice(1, -1);
  if (key === null) return notJson();
  frame.key = key;
  if (forbiddenMembers.has(key)) return invalidJson(pathOf(frames), "no such field", "unknown_field");
  if (frame.members.has(key)) return invalidJson(pathOf(frames), "this field is given twice");
  frame.members.add(key);
  return null;
}

function unescaped(literal: string): string | null {
  try {
    return JSON.parse(literal) as string;
  } catch {
    return null;
  }
}

const isWhiteSpace = (unit: number): boolean =>
  unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;

const pathOf = (frames: readonly Frame[]): string =>
  frames.map((frame) => (frame.members === null ? String(frame.index) : frame.key)).join(".");

/** The first string that holds NUL or an unpaired surrogate. In UTF-8 only an escape can encode these. */
function faultOfStrings(text: string, value: unknown): Failure | null {
  return text.includes("\\u") ? faultAt(value, []) : null;
}

function faultAt(value: unknown, path: readonly string[]): Failure | null {
  if (typeof value === "string") {
    if (value.isWellFormed() && !value.includes("\u0000")) return null;
    return invalidJson(path.join("."), "no NUL and no unpaired surrogate", "invalid_format");
  }
  if (value === null || typeof value !== "object") return null;
  for (const [key, member] of Object.entries(value)) {
    const fault = faultAt(key, path) ?? faultAt(member, [...path, key]);
    if (fault) return fault;
  }
  return null;
}
