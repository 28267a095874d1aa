import { once } from "node:events";
import type { Readable, Writable } from "node:stream";

export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** The input and output of a command; tests pass their own. */
export interface Terminal {
  readonly environment: NodeJS.ProcessEnv;
  readonly stdin: Readable & { readonly isTTY?: boolean };
  /** Answers only, so that they can be piped. */
  readonly stdout: Output;
  /** All other text: progress, questions, failures. */
  readonly stderr: Output;
}

/** Writes, and waits while the reader is slower than this process. */
export async function write(output: Output, text: string): Promise<void> {
  if (!output.write(text)) await once(output, "drain");
}

/**
 * Watches an output from now on, since standard output does not store that its reader has gone (`| head`).
 * @returns a function that waits until the reader has taken the written data, or has gone.
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
 * Text from a register or a caller as one line that is safe on a terminal: no control or escape sequence, no
 * character that changes the direction of the following text.
 */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "");
}
