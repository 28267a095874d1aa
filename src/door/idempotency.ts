import { hash } from "node:crypto";
import { canonicalJson } from "../contract/canonical-json.ts";
import { Failure, invalidRequest } from "../contract/errors.ts";
import type { IdempotencyClaim, Operation } from "../contract/operation.ts";

const maxKeyLength = 200;

/** The schema of the header: visible characters, or the same as a structured-field string. */
export const idempotencyKeySchema = {
  type: "string",
  minLength: 1,
  maxLength: 2 * maxKeyLength + 2,
  pattern: `^(?:[\\x21-\\x7e]{1,${maxKeyLength}}|"(?:[\\x21\\x23-\\x5b\\x5d-\\x7e]|\\\\["\\\\]){1,${maxKeyLength}}")$`,
} as const;

/**
 * The value of an `Idempotency-Key` header: a well-formed structured-field string is unquoted, any other text
 * is used unchanged (specification §4.4), so both kinds of clients share one key space with the tool
 * argument.
 */
export function idempotencyKeyOfHeader(value: string): string {
  const quoted = /^"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"$/.exec(value.trim());
  return quoted?.[1] === undefined ? value : quoted[1].replace(/\\(["\\])/g, "$1");
}

/**
 * The claim of a call, or null where it has none: the operation takes no key, or none was given. A missing
 * required key and a key that is not 1-200 visible ASCII characters are failures.
 */
export function claimOf(request: {
  operation: Operation;
  key: string | null;
  input: unknown;
}): IdempotencyClaim | Failure | null {
  const { operation, key, input } = request;
  if (operation.idempotency === "none") return null;
  if (key === null)
    return operation.idempotency === "required" ? new Failure("idempotency_key_required") : null;
  if (!/^[\x21-\x7e]+$/.test(key) || key.length > maxKeyLength) {
    return invalidRequest([
      {
        path: "idempotency_key",
        code: key.length > maxKeyLength ? "too_long" : key.length === 0 ? "too_short" : "invalid_format",
        message: `1 to ${maxKeyLength} visible ASCII characters`,
      },
    ]);
  }
  return {
    operation: operation.name,
    keyDigest: hash("sha256", key),
    fingerprint: hash("sha256", canonicalJson([operation.name, input])),
  };
}
