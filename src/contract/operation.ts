import type { z } from "zod";
import type { ErrorCode, Failure } from "./errors.ts";
import type { Bucket } from "./limits.ts";
import type { Scope } from "./scopes.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface RestBinding {
  readonly method: Method;
  /** OpenAPI form, `/v1/entities/{entity_id}`: each `{name}` is a field of the input. */
  readonly path: `/${string}`;
  /** Status of success, 200 unless said otherwise; 204 has no body. */
  readonly status?: 200 | 201 | 202 | 204;
  /** A repeat that creates nothing is answered with 200 and what is there. */
  readonly repeatable?: true;
  /** `content`: the answer's tag is that of its content, the door's own fields left out (If-None-Match). */
  readonly tag?: "content";
  /** Where the body's limit is not that of its bucket (limits.ts). */
  readonly bodyLimitBytes?: number;
  /** Fields of the input that travel in a header, with its name. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What is answered with 202 while the work is under way, where it may be. */
  readonly pending?: { readonly output: z.ZodType; readonly example: unknown };
  /** The names of the events, where the envelope is `events`. */
  readonly events?: readonly string[];
}

export interface ToolBinding {
  /** Tool name when it differs from the operation's. */
  readonly name?: string;
  readonly title: string;
  /** For a model: the tool's purpose first, when to use it, and which tool serves the neighbouring need. */
  readonly description: string;
  /** Arguments of one call for the description, where they are not the input of the operation's example. */
  readonly example?: object;
  /** `read` fetches only; `write` changes state; `destroy` may lose some. */
  readonly effect: "read" | "write" | "destroy";
  readonly idempotent: boolean;
  /** Whether it may reach beyond the deployment. */
  readonly openWorld: boolean;
  /** The arguments, where they are not the operation's input. Must parse to a subset of it. */
  readonly input?: z.ZodType;
}

/**
 * One thing that a caller can do, declared once. The route, the OpenAPI entry, the MCP tool, the types of its
 * handler and of the client, and the reference page derive from this value and nothing else.
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
   * `data`: an object that the door completes with `correlation_id` and `usage`; `bare`: sent as it is; `lines`: a
   * stream of objects, one a line (NDJSON), where `output` is the schema of one line; `events`: a stream of events
   * (SSE), where it is that of an event's data. Streams are offered over REST only.
   */
  readonly envelope: "data" | "correlated" | "bare" | "lines" | "events";
  readonly input: I;
  readonly output: O;
  /** Beyond those that every operation may meet: unauthorized, key_scope_forbidden, rate_limited, invalid_request. */
  readonly errors: readonly ErrorCode[];
  /** An input that is valid and, with the sample register installed, gives `output`-shaped success. */
  readonly example: { readonly input: unknown; readonly output: unknown };
}

/** Declares an operation, keeping the exact types of its schemas. */
export function operation<I extends z.ZodType, O extends z.ZodType>(
  declaration: Operation<I, O>,
): Operation<I, O> {
  return declaration;
}

/** Who calls: what a valid credential stands for. */
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

/** The claim on an idempotency key that the door holds for this call; its completion belongs in the handler's transaction. */
export interface IdempotencyClaim {
  readonly operation: string;
  readonly keyDigest: string;
  readonly fingerprint: string;
}

/** What a handler knows of the call, and no more: its dependencies are given to it where it is made. */
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

/** How a request may wait for somebody outside. */
export interface Waits {
  /** When its time is over, by `performance.now()`; Infinity without a deadline. */
  readonly untilMs: number;
  /** Runs what only waits: others have the request's place among those that are worked on meanwhile. */
  aside<T>(work: () => Promise<T>): Promise<T>;
}

/** An event of a stream; null is a sign of life. */
export type StreamEvent = {
  /** null: it is not kept, and a client that resumes does not get it again. */
  readonly id: number | null;
  readonly event: string;
  readonly data: object;
} | null;

/**
 * Performs an operation on an input that its schema has parsed. What it answers is checked against the output schema
 * by the door, which also adds `correlation_id` and `usage` where the envelope asks for them. Where the envelope is
 * `lines` or `events` it answers an AsyncIterable of lines or of `StreamEvent`s, and has read the first of them by
 * then: what fails later can no longer be an error answer, and cuts the connection.
 */
export type Handler<Op extends Operation> = (
  call: Call,
  input: z.output<Op["input"]>,
) => Promise<object | null | Failure>;

/** An operation with the code that performs it: what the doors loop over. */
export interface Served {
  readonly operation: Operation;
  readonly handler: (call: Call, input: unknown) => Promise<unknown>;
  /** Completes an answer that was kept under an idempotency key with what is not kept readable. */
  readonly restore?: (tenantId: string, body: unknown, now: Date) => unknown;
}

/** Pairs a contract with its handler; the cast is safe because the door passes only what `input` parsed. */
export function serve<Op extends Operation>(
  op: Op,
  handler: Handler<Op>,
  options: Pick<Served, "restore"> = {},
): Served {
  return { operation: op, handler: handler as Served["handler"], ...options };
}
