import type { Meta } from "./answer.ts";
import type { Deadline } from "./deadline.ts";
import { StreamCutError } from "./errors.ts";

/** A stream whose first byte is still to be read. */
export interface OpenStream {
  readonly meta: Meta;
  readonly body: ReadableStream<Uint8Array> | null;
  /** The time limit for the next part of the stream; restarted at each wait for a part. */
  readonly deadline: Deadline;
  readonly signal: AbortSignal | undefined;
}

/**
 * The text of a stream, part by part. A reader that stops early closes the connection.
 * @throws StreamCutError where it ends before its end; the signal's reason where the caller ended it.
 */
export async function* textOf({
  body,
  deadline,
  signal,
}: OpenStream): AsyncGenerator<string, void, undefined> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      deadline.restart();
      const part = await reader?.read();
      // The time that the reader takes does not count against the service.
      deadline.stop();
      if (part === undefined || part.done) return;
      yield decoder.decode(part.value, { stream: true });
    }
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    const why = deadline.passed ? "nothing more came in time" : "the connection broke off";
    throw new StreamCutError(`the stream is not complete: ${why}`, { cause: error });
  } finally {
    deadline.stop();
    reader?.cancel().catch(() => undefined);
  }
}
