import { RegisterFileError } from "../register-file-error.ts";

/**
 * A header name without the differences between a publisher's file and its exports: case, dots, underscores,
 * blanks, and a repeated first word (`Entity.EntityStatus`, `entity_entity_status`, `entity_status`).
 */
function headerKey(name: string): string {
  const words = name.toLowerCase().replace(/[^a-z0-9]+/g, "");
  return words.replace(/^(entity|relationship|registration)\1/, "$1");
}

/** The columns of one CSV file by name. A column that the file does not have reads as absent. */
export class CsvColumns {
  readonly #byKey: ReadonlyMap<string, number>;

  constructor(header: readonly string[]) {
    const byKey = new Map<string, number>();
    for (const [index, name] of header.entries()) {
      const key = headerKey(name);
      if (!byKey.has(key)) byKey.set(key, index);
    }
    this.#byKey = byKey;
  }

  /** Throws RegisterFileError when a column is missing: the file is of another format. */
  require(names: readonly string[], fileName: string): void {
    const missing = names.filter((name) => !this.#byKey.has(headerKey(name)));
    if (missing.length === 0) return;
    const detail = `the header has no column ${missing.join(" and no column ")}: this is not the expected file`;
    throw new RegisterFileError(fileName, "wrong_format", detail);
  }

  /** A reader for the value of a column: undefined where the column is absent or the cell is blank. */
  reader(name: string): (fields: readonly string[]) => string | undefined {
    const index = this.#byKey.get(headerKey(name));
    if (index === undefined) return () => undefined;
    return (fields) => fields[index] || undefined;
  }

  /** Applies `build` to each numbered column (`…Name.1`, `…Name.2`) of the file; `#` is the number. */
  numbered<T>(name: string, build: (numbered: string) => T): readonly T[] {
    const built: T[] = [];
    for (let number = 1; ; number += 1) {
      const numbered = name.replace("#", String(number));
      if (!this.#byKey.has(headerKey(numbered))) return built;
      built.push(build(numbered));
    }
  }
}
