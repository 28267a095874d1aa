import type { z } from "zod";
import type { Bucket } from "../contract/limits.ts";
import type { Caller, Surface } from "../contract/operation.ts";

/** The data of one request that a transport passes to the door. */
export interface DoorRequest {
  /** The raw bearer value. */
  readonly credential: string | null;
  /** The caller, where the transport has already identified it; then the credential is not read. */
  readonly caller?: Caller;
  readonly address?: string | null;
  /** The id that the transport has given this request; by default a fresh one. */
  readonly correlationId?: string;
  /**
   * The sent input: a value, a Failure where the transport could not read it, or a function that reads it,
   * called with the owner of the request once the credential, its scope and its bucket admit the request.
   */
  readonly rawInput: unknown;
  /** The bucket of a token that the transport has taken; it is given back for the operation's own. */
  readonly prepaid?: Bucket;
  /** The schema of `rawInput` where it is not the operation's input; its output is parsed as that. */
  readonly argumentSchema?: z.ZodType;
  readonly idempotencyKey: string | null;
  readonly surface: Surface;
}
