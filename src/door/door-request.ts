import type { z } from "zod";
import type { Bucket } from "../contract/limits.ts";
import type { Caller, Surface } from "../contract/operation.ts";

/** What a transport gives the door of one request. */
export interface DoorRequest {
  /** The raw bearer value. */
  readonly credential: string | null;
  /** The caller, where the transport has identified it already; the credential is not read then. */
  readonly caller?: Caller;
  readonly address?: string | null;
  /** The id that the transport has given this request; a fresh one otherwise. */
  readonly correlationId?: string;
  /**
   * What the caller sent: a value, a Failure where the transport could not make one of it, or a function that
   * reads it, called with the owner of the request once the credential, its scope and its bucket admit the request.
   */
  readonly rawInput: unknown;
  /** A token that the transport has taken of this bucket already; given back when the operation's own is charged. */
  readonly prepaid?: Bucket;
  /** The schema of `rawInput` where it is not the operation's input; its output is then parsed as that. */
  readonly argumentSchema?: z.ZodType;
  readonly idempotencyKey: string | null;
  readonly surface: Surface;
}
