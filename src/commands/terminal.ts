import { once } from "node:events";
import type { Readable, Writable } from "node:stream";

export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** What a command can see and say; tests give their own. */
export interface Terminal {
  readonly environment: NodeJS.ProcessEnv;
  readonly stdin: Readable & { readonly isTTY?: boolean };
  /** Answers only, so that they can be piped. */
  readonly stdout: Output;
  /** Everything else: progress, questions, failures. */
  readonly stderr: Output;
}

/** Writes, and waits while the reader is slower than we are. */
export async function write(output: Output, text: string): Promise<void> {
  if (!output.write(text)) await once(output, "drain");
}

/**
 * Looks at an output from now on, since standard output forgets that its reader has gone (`| head`).
 * @returns a wait until the reader has taken what was written, or never will.
 */
export function readerOf(output: Output): () => Promise<void> {
  const { promise: gone, resolve: leave } = Promise.withResolvers<void>();
  output.on("error", () => leave());
  return async () => {
    if (!output.writableNeedDrain || output.destroyed) return;
    await Promise.race([gone, new Promise((resolve) => output.once("drain", resolve))]);
  };
}

export function writeJson(terminal: Terminal, value: unknown): Promise<void> {
  return write(terminal.stdout, `${JSON.stringify(value)}\n`);
}

/**
 * Text from a register or a caller as one line that is safe on a terminal: no control or escape sequence, no mark
 * that turns the direction of what follows.
 */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "");
}
