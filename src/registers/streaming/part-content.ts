import { RegisterFileError } from "../register-file-error.ts";
import type { RegisterFilePart } from "./register-file-part.ts";

interface PartContent {
  readonly kind: "json" | "text";
  /** The same bytes from the beginning. */
  readonly chunks: AsyncIterable<Buffer>;
}

/**
 * The kind of content of a part, by its first character that is not blank: JSON (`{` or `[`) or other text.
 *
 * Throws RegisterFileError for a part of blanks and for markup: a server's error page saved under the name of
 * the register, or the publisher's XML edition.
 */
export async function partContent(part: RegisterFilePart): Promise<PartContent> {
  const source = part.chunks[Symbol.asyncIterator]();
  const seen: Buffer[] = [];
  for (;;) {
    const step = await source.next();
    if (step.done) throw new RegisterFileError(part.name, "empty", "the file is empty");
    seen.push(step.value);
    const first = step.value
      .toString("utf8")
      .replace(/^[\ufeff\s]+/, "")
      .charAt(0);
    if (first === "") continue;
    if (first === "<") {
      const detail = "the file is an HTML or XML page, not the register's CSV or JSON";
      throw new RegisterFileError(part.name, "wrong_format", detail);
    }
    return { kind: first === "{" || first === "[" ? "json" : "text", chunks: replay(seen, source) };
  }
}

async function* replay(seen: readonly Buffer[], source: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* seen;
    for (let step = await source.next(); !step.done; step = await source.next()) yield step.value;
  } finally {
    await source.return?.();
  }
}
