import { RegisterFileError } from "../register-file-error.ts";
import type { BadRow, RegisterInput, RegisterRow } from "../register-format.ts";
import type { RegisterFilePart } from "./register-file-part.ts";

interface PartReader {
  /** Rows of one part; `ordinal` counts the parts from 1. */
  readonly readPart: (part: RegisterFilePart, ordinal: number) => AsyncIterable<RegisterRow>;
  /** The publisher's date in the name of a file, as ISO 8601. */
  readonly dateInName?: (name: string) => string | undefined;
  /** The publisher's marks of a delta: its hours in the file name, and a text at its beginning. */
  readonly delta?: {
    readonly hoursInName: (name: string) => number | undefined;
    readonly content: RegExp;
  };
}

/**
 * All rows of a register file, part by part: the publisher's date first if a name holds it, and the name of
 * the part on each row that is bad or skipped in an archive.
 *
 * Throws RegisterFileError at the end when no row can be used, so that an error page, an empty download or a
 * file of another format never reads as a register without companies.
 */
export async function* readParts(input: RegisterInput, reader: PartReader): AsyncGenerator<RegisterRow> {
  const usable = new UsableRows();
  let ordinal = 0;
  let date: string | undefined;
  const delta = new DeltaSigns(reader.delta);
  for await (const part of input.file.open()) {
    ordinal += 1;
    yield* delta.ofName([part.name, input.file.name]);
    if (date === undefined) {
      date = reader.dateInName?.(part.name) ?? reader.dateInName?.(input.file.name);
      if (date !== undefined) yield { kind: "publisher_date", date };
    }
    for await (const row of reader.readPart(delta.watched(part), ordinal)) {
      usable.count(row);
      const isNote = row.kind === "bad" || row.kind === "skipped";
      yield isNote && part.archived ? { ...row, part: part.name } : row;
    }
    yield* delta.ofContent();
  }
  usable.refuseNone(input.file.name);
}

/** Detects whether a file is a delta, from its name and from its beginning. */
class DeltaSigns {
  readonly #delta: PartReader["delta"];
  #told = false;
  #marked = false;

  constructor(delta: PartReader["delta"]) {
    this.#delta = delta;
  }

  *ofName(names: readonly string[]): Generator<RegisterRow> {
    const hours = names.map((name) => this.#delta?.hoursInName(name)).find((found) => found !== undefined);
    if (this.#told || hours === undefined) return;
    this.#told = true;
    yield { kind: "delta", hours };
  }

  /** The part; its beginning is inspected during the reading. */
  watched(part: RegisterFilePart): RegisterFilePart {
    const { content } = this.#delta ?? {};
    if (content === undefined) return part;
    const mark = (first: Buffer) => {
      if (content.test(first.toString("latin1", 0, 16 * 1024))) this.#marked = true;
    };
    return { ...part, chunks: watchFirst(part.chunks, mark) };
  }

  *ofContent(): Generator<RegisterRow> {
    if (this.#told || !this.#marked) return;
    this.#told = true;
    yield { kind: "delta", hours: null };
  }
}

async function* watchFirst(
  chunks: AsyncIterable<Buffer>,
  look: (first: Buffer) => void,
): AsyncGenerator<Buffer> {
  let first = true;
  for await (const chunk of chunks) {
    if (first) look(chunk);
    first = false;
    yield chunk;
  }
}

const USABLE: ReadonlySet<RegisterRow["kind"]> = new Set([
  "company",
  "relationship",
  "statement",
  "natural_person",
]);

class UsableRows {
  #usable = 0;
  #bad = 0;
  #skipped = 0;
  #firstBad: BadRow | undefined;

  count(row: RegisterRow): void {
    if (USABLE.has(row.kind)) this.#usable += 1;
    else if (row.kind === "skipped") this.#skipped += 1;
    else if (row.kind === "bad") {
      this.#bad += 1;
      this.#firstBad ??= row;
    }
  }

  refuseNone(fileName: string): void {
    if (this.#usable > 0) return;
    const first = this.#firstBad;
    const why = first === undefined ? "" : `; the first bad row is line ${first.line}: ${first.reason}`;
    const counts = `${this.#bad} rows are bad and ${this.#skipped} were skipped`;
    throw new RegisterFileError(fileName, "no_rows", `no row of the file can be used: ${counts}${why}`);
  }
}
