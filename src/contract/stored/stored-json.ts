/**
 * Reads JSON that an earlier release may have stored. The schema checks it; the value is returned as it is
 * stored, so that keys keep their order, unknown keys stay, and a receipt is repeated bit for bit. A text in a
 * shorter form is made whole before it is checked.
 */
import type { z } from "zod";

/** Stored JSON that this release cannot read. Names the column and the places in it, never a value. */
export class StoredJsonError extends Error {
  constructor(column: string, faults: readonly string[]) {
    super(`${column} cannot be read by this release (${faults.join(", ")})`);
    this.name = "StoredJsonError";
  }
}

/** The most faults that the error names; a list of thousands of observations may have thousands. */
const NAMED = 5;

/**
 * A reader of one column.
 * @param column `table.column`, for the error.
 * @param whole the value of a text that is stored in a shorter form.
 */
export function storedJson<Schema extends z.ZodType>(
  column: string,
  schema: Schema,
  whole: (stored: unknown) => unknown = (stored) => stored,
): (text: string) => z.output<Schema> {
  const check = storedValue(column, schema);
  return (text) => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw new StoredJsonError(column, ["not JSON"]);
    }
    return check(whole(value));
  };
}

/** The same for a column of type `jsonb`, which the database driver has parsed. */
export function storedValue<Schema extends z.ZodType>(
  column: string,
  schema: Schema,
): (value: unknown) => z.output<Schema> {
  return (value) => {
    const read = schema.safeParse(value);
    if (read.success) return value as z.output<Schema>;
    const faults = read.error.issues.map(({ path, code }) => `${path.join(".") || "value"}: ${code}`);
    throw new StoredJsonError(column, faults.slice(0, NAMED));
  };
}
