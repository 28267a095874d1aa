/** Finds the faults of an answer, by the document alone. */
import type { FuzzRequest } from "./requests.ts";
import { canary } from "./spoilers.ts";

export interface FuzzAnswer {
  readonly status: number;
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
}

interface ErrorBody {
  readonly error?: {
    readonly code?: string;
    readonly correlation_id?: string;
    readonly details?: { readonly fields?: readonly { readonly path: string; readonly code: string }[] };
  };
}

/**
 * Rules that JSON Schema cannot express, as `operation code field-code`: two values compared, two parameters
 * of a query together, a name or a position looked up, a time compared with now, a value that only the
 * service can have issued, the state of a record or its stored data.
 */
const unsayable: readonly RegExp[] = [
  /^\S+ invalid_request( conflicting_alias)+$/,
  /^\S+ (invalid_cursor|cursor_filter_mismatch)/,
  /^searchEntities invalid_request one_of_required$/,
  /^getUsage invalid_request out_of_range$/,
  /^exportLabels invalid_request out_of_range$/,
  /^createWebhook invalid_webhook_url/,
  /^(resolve|batch|submitBatchJob) invalid_request( (already_decided|mismatch))+$/,
  /^createInstallTicket invalid_request invalid_enum$/,
  /^createKey invalid_request out_of_range$/,
  /^reviewSubmit invalid_request (out_of_range|missing)$/,
  /^oauth(Token|Revoke) /,
];

/** Every rule that the answer breaks; empty for a correct answer. */
export function faultsOf(request: FuzzRequest, answer: FuzzAnswer): string[] {
  const { operation, intent } = request;
  const { status } = answer;
  const refused = status >= 400;
  const faults: (string | false)[] = [
    status >= 500 && "a fault of the service",
    intent.kind === "invalid" && !refused && "accepted although the document does not admit it",
    intent.kind === "status" && !intent.statuses.includes(status) && `not ${intent.statuses.join(" or ")}`,
    intent.kind === "valid" && [400, 413, 415, 422].includes(status) && unsaidRule(request, answer),
    refused && answer.text.includes(canary) && "an error that repeats what was sent",
    !/^req_\w{26}$/.test(String(answer.headers["x-correlation-id"])) && "no correlation id",
    status === 405 && !allows(answer, request.method) && "405 without an Allow that leaves the method out",
    status === 401 &&
      operation.scopes !== null &&
      !answer.headers["www-authenticate"] &&
      "401 without a challenge",
    status === 429 && !answer.headers["retry-after"] && "429 without Retry-After",
  ];
  const documented = operation.responses.get(String(status));
  if (status !== 405)
    faults.push(...(documented ? shapeFaults(documented, answer) : ["a status that is not documented"]));
  return faults.filter((fault) => fault !== false);
}

function unsaidRule(request: FuzzRequest, answer: FuzzAnswer): string | false {
  const { code, details } = (parsed(answer.text) as ErrorBody | undefined)?.error ?? {};
  const reasons = [request.operation.id, code, ...(details?.fields ?? []).map((field) => field.code)].join(
    " ",
  );
  return unsayable.some((known) => known.test(reasons))
    ? false
    : `refused by a rule that the document does not say: ${reasons}`;
}

function allows({ headers }: FuzzAnswer, method: string): boolean {
  const { allow } = headers;
  return typeof allow === "string" && !allow.split(", ").includes(method);
}

function shapeFaults(
  documented: { headers: readonly string[]; content: ReadonlyMap<string, (value: unknown) => boolean> },
  { status, headers, text }: FuzzAnswer,
): (string | false)[] {
  const always = documented.headers.filter((name) =>
    /^(x-correlation-id|ratelimit-|www-authenticate)/i.test(name),
  );
  const lacking = always.filter((name) => headers[name.toLowerCase()] === undefined);
  const type = String(headers["content-type"] ?? "").split(";")[0]!;
  if (documented.content.size === 0 || status === 304)
    return [
      text !== "" && "a body where the document has none",
      lacking.length > 0 && `without ${lacking.join(", ")}`,
    ];
  const admits = documented.content.get(type);
  const bodies = type === "application/x-ndjson" ? text.split("\n").filter((line) => line !== "") : [text];
  const fits = (body: string) => type === "text/event-stream" || (admits?.(parsed(body)) ?? false);
  const { error } = (type === "application/json" ? (parsed(text) as ErrorBody) : {}) ?? {};
  const id = error !== null && typeof error === "object" ? error.correlation_id : undefined;
  return [
    admits === undefined && `a content type that is not documented: ${type}`,
    admits !== undefined && !bodies.every(fits) && "a body that its schema does not admit",
    lacking.length > 0 && `without ${lacking.join(", ")}`,
    id !== undefined && id !== headers["x-correlation-id"] && "two correlation ids",
  ];
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
