import type { z } from "zod";
import type { Operation } from "../../contract/operation.ts";
import { CommandError } from "../command-error.ts";

/** The `error` of an error envelope; it describes the failure and never repeats the request. */
export interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly correlation_id?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

export type Answer =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly error: ErrorBody };

/** A client that answers operations: a running service, or the local store through the same door. */
export interface Client {
  /** Rejects with a CommandError where every further request would fail as well. */
  ask(operation: Operation, input: unknown, options?: { readonly idempotencyKey?: string }): Promise<Answer>;
  /** Whether a rate limit applies to the requests. */
  readonly countsRequests: boolean;
  close(): Promise<void>;
}

/** Sends one request and returns the answer. @throws CommandError with the failure in one line. */
export async function askOne<Op extends Operation>(
  client: Client,
  operation: Op,
  input: unknown,
): Promise<z.output<Op["output"]>> {
  const answer = await client.ask(operation, input);
  if (!answer.ok) throw new CommandError(sentenceOf(answer.error));
  return readBody(operation, answer.body);
}

/** The body as this version of the program understands it. @throws CommandError for a service of another form. */
export function readBody<Op extends Operation>(operation: Op, body: unknown): z.output<Op["output"]> {
  const parsed = operation.output.safeParse(body);
  if (parsed.success) return parsed.data as z.output<Op["output"]>;
  throw new CommandError("the service answered in a form that this version does not know");
}

/** A failure in one line: its code, its description, each field with its reason, and the correlation id. */
export function sentenceOf(error: ErrorBody): string {
  const fields = Array.isArray(error.details?.fields) ? (error.details.fields as FieldProblem[]) : [];
  const reasons = fields.map(({ path, message }) => (path === "" ? message : `${path}: ${message}`));
  const scopes = error.details?.accepted_scopes;
  if (Array.isArray(scopes)) reasons.push(`accepted scopes: ${scopes.join(", ")}`);
  const id = error.correlation_id === undefined ? "" : ` [${error.correlation_id}]`;
  return `${error.code}: ${error.message}${reasons.length > 0 ? ` (${reasons.join("; ")})` : ""}${id}`;
}

interface FieldProblem {
  readonly path: string;
  readonly message: string;
}
