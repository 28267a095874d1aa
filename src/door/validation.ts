import type { z } from "zod";
import { type ErrorCode, errorCatalogue, Failure, type FieldError } from "../contract/errors.ts";

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

const maxFields = 100;
const maxFieldsOfRecord = 10;
const maxPathLength = 200;

/** The parsed input, or the failure that names each field that the schema does not accept. */
export function validate(schema: z.ZodType, raw: unknown): { value: unknown } | Failure {
  const parsed = schema.safeParse(raw);
  return parsed.success ? { value: parsed.data } : failureOf(parsed.error.issues, raw);
}

/**
 * The failure for a schema's issues. It never repeats a value. A custom issue may choose its field code
 * (`params.code`), and another error code (`params.errorCode`, with `params.details`), which is used when
 * every issue has one.
 */
function failureOf(issues: readonly Issue[], raw: unknown): Failure {
  const fields = issues.flatMap((issue) => fieldsOf(issue, raw, [])).slice(0, maxFields);
  const records = recordsAtFault(issues, raw);
  const details = issues.map((issue) => paramsOf(issue).details).find((found) => typeof found === "object");
  const faults = { fields, ...(records.length > 0 ? { records } : {}) };
  const code = codeOf(issues);
  return code === "invalid_request"
    ? new Failure(code, { details: faults })
    : new Failure(code, { details: { ...faults, ...details } });
}

function codeOf(issues: readonly Issue[]): ErrorCode {
  const chosen = issues.map(errorCodeOf);
  const [code] = chosen;
  return code == null || chosen.includes(null) ? "invalid_request" : code;
}

interface RecordAtFault {
  readonly index: number;
  readonly code: ErrorCode;
  /** Paths within the record. */
  readonly fields: readonly FieldError[];
}

/** The refused records of a request that carries `records`, each with its faults. */
function recordsAtFault(issues: readonly Issue[], raw: unknown): RecordAtFault[] {
  const byIndex = new Map<number, Issue[]>();
  for (const issue of issues) {
    const [list, index] = issue.path;
    if (list !== "records" || typeof index !== "number") continue;
    const known = byIndex.get(index);
    if (known) known.push(issue);
    else byIndex.set(index, [issue]);
  }
  return [...byIndex].map(([index, own]) => ({
    index,
    code: codeOf(own),
    fields: own
      .flatMap((issue) =>
        fieldsOf({ ...issue, path: issue.path.slice(2) }, valueAt(raw, ["records", index]), []),
      )
      .slice(0, maxFieldsOfRecord),
  }));
}

function paramsOf(issue: Issue): Readonly<Record<string, unknown>> {
  return issue.code === "custom" ? (issue.params ?? {}) : {};
}

function errorCodeOf(issue: Issue): ErrorCode | null {
  const { errorCode } = paramsOf(issue);
  return typeof errorCode === "string" && errorCode in errorCatalogue ? (errorCode as ErrorCode) : null;
}

function fieldsOf(issue: Issue, raw: unknown, prefix: Path): FieldError[] {
  const path = [...prefix, ...issue.path];
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => field([...path, key], "unknown_field", "no such field"));
    case "invalid_union":
      return fieldsOfUnion(issue, raw, path);
    case "invalid_element":
      return issue.issues.flatMap((inner) => fieldsOf(inner, raw, path));
    case "invalid_key":
      return [field(path, "invalid_format", "the name of this field is not accepted")];
    case "custom":
      return [field(path, customCode(issue), issue.message)];
    default:
      return [plainField(issue, path, valueAt(raw, path) === undefined)];
  }
}

function fieldsOfUnion(
  issue: Extract<Issue, { code: "invalid_union" }>,
  raw: unknown,
  path: Path,
): FieldError[] {
  // The alternative with the fewest issues is the one that the caller most likely meant.
  const [nearest] = [...issue.errors].sort((left, right) => left.length - right.length);
  if (nearest !== undefined) return nearest.flatMap((inner) => fieldsOf(inner, raw, path));
  const missing = valueAt(raw, path) === undefined;
  return [field(path, missing ? "missing" : "invalid_enum", "one of the documented alternatives")];
}

type PlainIssue = Exclude<
  Issue,
  { code: "unrecognized_keys" | "invalid_union" | "invalid_element" | "invalid_key" | "custom" }
>;

function plainField(issue: PlainIssue, path: Path, missing: boolean): FieldError {
  switch (issue.code) {
    case "invalid_type":
      return missing
        ? field(path, "missing", `required: ${kindOf(issue.expected)}`)
        : field(path, "wrong_type", `expected ${kindOf(issue.expected)}`);
    case "too_big":
      return isCounted(issue.origin)
        ? field(path, "too_long", `at most ${issue.maximum} ${unitOf(issue.origin)}`)
        : field(
            path,
            "out_of_range",
            `${issue.inclusive === false ? "less than" : "at most"} ${issue.maximum}`,
          );
    case "too_small":
      return isCounted(issue.origin)
        ? field(path, "too_short", `at least ${issue.minimum} ${unitOf(issue.origin)}`)
        : field(
            path,
            "out_of_range",
            `${issue.inclusive === false ? "more than" : "at least"} ${issue.minimum}`,
          );
    case "invalid_format":
      return field(path, "invalid_format", formOf(issue));
    case "not_multiple_of":
      return field(path, "out_of_range", `a multiple of ${issue.divisor}`);
    case "invalid_value":
      return missing
        ? field(path, "missing", "required")
        : field(path, "invalid_enum", `one of ${issue.values.map(String).join(", ")}`);
  }
}

const counted = new Set(["string", "array", "set", "map", "file", "object"]);
const isCounted = (origin: string): boolean => counted.has(origin);
const unitOf = (origin: string): string => (origin === "string" ? "characters" : "items");
const kindOf = (expected: string): string =>
  ({ int: "an integer", array: "an array", object: "an object", record: "an object" })[expected] ??
  `a ${expected}`;

/** The required form of a text, in words; a pattern is explained by its contract. */
const forms: Readonly<Record<string, string>> = {
  date: "a calendar date as in 2026-11-20",
  datetime: "a date with a time and an offset, as in 2026-11-20T09:00:00Z",
  email: "an e-mail address",
  url: "an absolute URL",
};

// zod's own message of a pattern repeats the pattern, which does not help a caller.
function formOf({ format, message }: Extract<Issue, { code: "invalid_format" }>): string {
  if (format === "regex" && !message.startsWith("Invalid string")) return message;
  return forms[format] ?? "the characters of this text are not accepted here";
}

const fieldCodes: ReadonlySet<string> = new Set<FieldError["code"]>([
  "unknown_field",
  "missing",
  "too_long",
  "too_short",
  "out_of_range",
  "wrong_type",
  "invalid_format",
  "conflicting_alias",
  "invalid_json",
  "invalid_enum",
  "one_of_required",
]);

function customCode(issue: Issue): FieldError["code"] {
  const { code } = paramsOf(issue);
  return typeof code === "string" && fieldCodes.has(code) ? (code as FieldError["code"]) : "invalid_format";
}

function field(path: Path, code: FieldError["code"], message: string): FieldError {
  return { path: path.map(String).join(".").slice(0, maxPathLength).toWellFormed(), code, message };
}

function valueAt(raw: unknown, path: Path): unknown {
  let value = raw;
  for (const step of path) {
    if (value === null || typeof value !== "object") return undefined;
    value = (value as Record<PropertyKey, unknown>)[step];
  }
  return value;
}
