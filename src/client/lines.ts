import type { WithMeta } from "./answer.ts";
import { StreamCutError } from "./errors.ts";
import { type OpenStream, textOf } from "./stream.ts";

/**
 * A stream of objects, one a line; only the current line is held in memory. The request is sent when reading
 * begins. The stream can be read once.
 *
 * ```ts
 * for await (const entity of client.entities.export()) …
 * ```
 * @throws StreamCutError where the stream ends before its end.
 */
export class Lines<T> implements AsyncIterable<T> {
  readonly #open: () => Promise<OpenStream>;

  constructor(open: () => Promise<OpenStream>) {
    this.#open = open;
  }

  /** The lines, with the metadata of the answer. */
  async withResponse(): Promise<WithMeta<AsyncIterable<T>>> {
    const stream = await this.#open();
    return { data: linesOf<T>(textOf(stream)), meta: stream.meta };
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    const { data } = await this.withResponse();
    yield* data as AsyncGenerator<T, void, undefined>;
  }
}

async function* linesOf<T>(text: AsyncIterable<string>): AsyncGenerator<T, void, undefined> {
  let pending = "";
  for await (const part of text) {
    const lines = (pending + part).split("\n");
    pending = lines.pop() ?? "";
    for (const line of lines) if (line !== "") yield JSON.parse(line) as T;
  }
  if (pending !== "") throw new StreamCutError("the stream is not complete: it ends inside a line");
}
