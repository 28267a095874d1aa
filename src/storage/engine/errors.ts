/**
 * Failures of a statement, the same on both engines, told apart by SQLSTATE.
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
export interface DatabaseErrorFields {
  readonly message: string;
  /** SQLSTATE, five characters. Failures outside the server use class 08 (connection) and 53 (resources). */
  readonly code: string;
  readonly detail?: string | undefined;
  readonly hint?: string | undefined;
  readonly constraint?: string | undefined;
  readonly table?: string | undefined;
  readonly column?: string | undefined;
  /** Where in the statement, 1-based, in characters. */
  readonly position?: number | undefined;
  readonly cause?: unknown;
}

export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
  readonly code: string;
  readonly detail: string | undefined;
  readonly hint: string | undefined;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
  readonly position: number | undefined;

  constructor(fields: DatabaseErrorFields) {
    super(fields.message, fields.cause === undefined ? undefined : { cause: fields.cause });
    this.code = fields.code;
    this.detail = fields.detail;
    this.hint = fields.hint;
    this.constraint = fields.constraint;
    this.table = fields.table;
    this.column = fields.column;
    this.position = fields.position;
  }
}

/** PostgreSQL's words for a cached plan that a schema change has made useless; the text is its only mark. */
const stalePlanMessage = "cached plan must not change result type";

/** True when a prepared statement no longer fits the schema: preparing it anew is the cure. */
export function isStalePlan(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === "0A000" && error.message.includes(stalePlanMessage);
}

/**
 * True when the same transaction, run again from its start, may succeed: serialisation failure (40001), deadlock
 * (40P01), lock not available (55P03), or a plan that a schema change made stale.
 */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  return ["40001", "40P01", "55P03"].includes(error.code) || isStalePlan(error);
}

/** True for a unique violation (23505), when `constraint` is given only for that constraint or unique index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof DatabaseError) || error.code !== "23505") return false;
  return constraint === undefined || error.constraint === constraint;
}

/**
 * True when the database could not be reached or was lost: whether a commit that was under way took place is then
 * unknown. Classes 08 (connection) and 57P0x (shutdown), 53 (out of connections, waited too long), and 25P03: a
 * transaction that said nothing for too long was ended.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  return (
    error.code.startsWith("08") ||
    error.code.startsWith("57P") ||
    error.code.startsWith("53") ||
    error.code === "25P03"
  );
}
