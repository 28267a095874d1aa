import type { z } from "zod";
import type { ErrorCode, Failure } from "./errors.ts";
import type { Bucket } from "./limits.ts";
import type { Scope } from "./scopes.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface RestBinding {
  readonly method: Method;
  /** OpenAPI form, `/v1/entities/{entity_id}`: each `{name}` is a field of the input. */
  readonly path: `/${string}`;
  /** Status of success, by default 200; 204 has no body. */
  readonly status?: 200 | 201 | 202 | 204;
  /** A repeat that creates nothing is answered with 200 and the existing object. */
  readonly repeatable?: true;
  /** `content`: the answer's tag covers its content, without the door's own fields (If-None-Match). */
  readonly tag?: "content";
  /** The body's limit where it differs from that of its bucket (limits.ts). */
  readonly bodyLimitBytes?: number;
  /** Fields of the input that travel in a header, with its name. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The 202 answer while the work is under way, for operations that have one. */
  readonly pending?: { readonly output: z.ZodType; readonly example: unknown };
  /** The media types of the answer, where the envelope is `file`. */
  readonly mediaTypes?: readonly string[];
  /** The names of the events, where the envelope is `events`. */
  readonly events?: readonly string[];
}

export interface ToolBinding {
  /** Tool name when it differs from the operation's. */
  readonly name?: string;
  readonly title: string;
  /** For a model: the tool's purpose first, when to use it, and which tool to use for the related need. */
  readonly description: string;
  /** Arguments of one call for the description, where they differ from the operation's example. */
  readonly example?: object;
  /** `read` fetches only; `write` changes state; `destroy` may lose data. */
  readonly effect: "read" | "write" | "destroy";
  readonly idempotent: boolean;
  /** Whether the operation may send requests outside the deployment. */
  readonly openWorld: boolean;
  /** The arguments, where they differ from the operation's input. Must parse to a subset of the input. */
  readonly input?: z.ZodType;
}

/**
 * One action that a caller can take, declared once. The route, the OpenAPI entry, the MCP tool, the types of
 * its handler and of the client, and the reference page derive from this value and nothing else.
 */
export interface Operation<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  /** snake_case, unique; the tool's name and, camel-cased, the operationId. */
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly tag: string;
  /** null: offered as a tool only. */
  readonly rest: RestBinding | null;
  /** null: offered over REST only. */
  readonly tool: ToolBinding | null;
  /** Accepted alternatives, not cumulative. */
  readonly scopes: readonly Scope[];
  readonly bucket: Bucket;
  /** `metered`: may charge credits, and charges only on success. */
  readonly credits: "free" | "metered";
  readonly idempotency: "none" | "optional" | "required";
  /**
   * `data`: an object that the door completes with `correlation_id` and `usage`; `bare`: sent as it is;
   * `lines`: a stream of objects, one a line (NDJSON), where `output` is the schema of one line; `events`: a
   * stream of events (SSE), where `output` is the schema of an event's data; `file`: bytes of one of
   * `rest.mediaTypes`, a `Reply` whose headers name it. Streams and files are offered over REST only.
   */
  readonly envelope: "data" | "correlated" | "bare" | "lines" | "events" | "file";
  readonly input: I;
  readonly output: O;
  /** Beside those of every operation: unauthorized, key_scope_forbidden, rate_limited, invalid_request. */
  readonly errors: readonly ErrorCode[];
  /** A valid input and, with the sample register installed, its `output`-shaped success. */
  readonly example: { readonly input: unknown; readonly output: unknown };
}

/** Declares an operation, keeping the exact types of its schemas. */
export function operation<I extends z.ZodType, O extends z.ZodType>(
  declaration: Operation<I, O>,
): Operation<I, O> {
  return declaration;
}

/** The caller that a valid credential identifies. */
export interface Caller {
  /** null: the operator, in a session of the workbench on this machine. */
  readonly keyId: string | null;
  readonly scopes: readonly Scope[];
  /** null for deployment-wide credentials (admin, metrics). */
  readonly tenantId: string | null;
  readonly reviewerId: string | null;
  /** The tenant's rate multiplier; 1 for deployment-wide credentials. */
  readonly rateMultiplier: number;
}

export type Surface = "api" | "mcp" | "workbench" | "maintenance";

/** The door's claim on an idempotency key for this call; the handler's transaction completes it. */
export interface IdempotencyClaim {
  readonly operation: string;
  readonly keyDigest: string;
  readonly fingerprint: string;
}

/** The data of the call that a handler gets; its dependencies are passed in where it is constructed. */
export interface Call {
  readonly caller: Caller;
  /** Prefix `req_`. */
  readonly correlationId: string;
  readonly surface: Surface;
  readonly now: Date;
  /** Aborted at the request's deadline. */
  readonly signal: AbortSignal;
  readonly idempotency: IdempotencyClaim | null;
  readonly waits?: Waits;
}

/** How a request may wait for an answer from outside. */
export interface Waits {
  /** The end of the request's time, by `performance.now()`; Infinity without a deadline. */
  readonly untilMs: number;
  /** Runs work that only waits: meanwhile other requests may use the request's slot. */
  aside<T>(work: () => Promise<T>): Promise<T>;
}

/** An event of a stream; null is a sign of life. */
export type StreamEvent = {
  /** null: the event is not stored, and a client that resumes does not get it again. */
  readonly id: number | null;
  readonly event: string;
  readonly data: object;
} | null;

/**
 * Performs an operation on an input that its schema has parsed. The door checks the answer against the output
 * schema, and adds `correlation_id` and `usage` where the envelope has them. Where the envelope is `lines` or
 * `events` the answer is an AsyncIterable of lines or of `StreamEvent`s whose first item has been read: a
 * later failure can no longer be an error answer, and cuts the connection.
 */
export type Handler<Op extends Operation> = (
  call: Call,
  input: z.output<Op["input"]>,
) => Promise<object | null | Failure>;

/** An operation with the code that performs it; the doors loop over these. */
export interface Served {
  readonly operation: Operation;
  readonly handler: (call: Call, input: unknown) => Promise<unknown>;
  /** Completes an answer stored under an idempotency key with the values that are not readable there. */
  readonly restore?: (tenantId: string, body: unknown, now: Date) => unknown;
}

/** Pairs a contract with its handler; the cast is safe because the door passes only parsed `input`. */
export function serve<Op extends Operation>(
  op: Op,
  handler: Handler<Op>,
  options: Pick<Served, "restore"> = {},
): Served {
  return { operation: op, handler: handler as Served["handler"], ...options };
}
