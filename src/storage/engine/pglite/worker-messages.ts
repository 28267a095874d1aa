import type { SyncCounts } from "./embedded-server.ts";
import type { ServerProgram } from "./server-program.ts";

/** The options that the worker thread is started with. */
export interface WorkerOptions {
  readonly directory: string;
  readonly durable: boolean;
  readonly program: ServerProgram;
}

export type WorkerRequest =
  | { readonly kind: "run"; readonly message: Uint8Array }
  | { readonly kind: "syncs" }
  | { readonly kind: "close" };

/** Requests are answered in their order, so that no answer needs a number. */
export type WorkerAnswer =
  | { readonly kind: "opened" }
  | { readonly kind: "ran"; readonly reply: Uint8Array }
  | { readonly kind: "syncs"; readonly counts: SyncCounts }
  | { readonly kind: "closed" }
  /** The disk cannot be believed any more. */
  | { readonly kind: "fatal"; readonly reason: string }
  /** The server has ended by itself. */
  | { readonly kind: "stopped"; readonly reason: string };
