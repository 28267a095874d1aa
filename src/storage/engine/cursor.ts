/**
 * Server-side cursors: `declare`, then `fetch` batch by batch, so that neither side holds more than one batch.
 * @see https://www.postgresql.org/docs/current/sql-declare.html
 */
import { DatabaseError } from "./errors.ts";
import type { Engine, Session } from "./session.ts";

export interface CursorRequest {
  readonly text: string;
  readonly params: readonly unknown[];
  /** Rows a batch, a positive integer. */
  readonly batchSize: number;
}

let lastNumber = 0;

function nextName(): string {
  lastNumber += 1;
  return `assay_cursor_${lastNumber}`;
}

function checkBatchSize(batchSize: number): void {
  if (!Number.isSafeInteger(batchSize) || batchSize < 1)
    throw new RangeError("batchSize: a positive integer");
}

type Run = Pick<Engine, "query">["query"];

async function* fetchBatches<Row>(run: Run, name: string, batchSize: number): AsyncGenerator<Row[]> {
  for (;;) {
    const { rows } = await run(`fetch ${batchSize} from ${name}`, [], true);
    if (rows.length > 0) yield rows as Row[];
    if (rows.length < batchSize) return;
  }
}

/**
 * A cursor on the one session of an embedded engine. It outlives its transaction: the server keeps the snapshot's
 * rows, on disk when they are many, so that other statements and transactions take their turns between batches.
 */
export async function* heldCursor<Row>(
  engine: Engine,
  { text, params, batchSize }: CursorRequest,
): AsyncGenerator<Row[]> {
  checkBatchSize(batchSize);
  const name = nextName();
  await engine.query(`declare ${name} no scroll cursor with hold for ${text}`, params, true);
  try {
    yield* fetchBatches<Row>((...statement) => engine.query(...statement), name, batchSize);
  } finally {
    await engine.query(`close ${name}`, [], true);
  }
}

/** A cursor in the caller's transaction, closed at its end at the latest. */
export async function* transactionCursor<Row>(
  session: () => Session,
  { text, params, batchSize }: CursorRequest,
): AsyncGenerator<Row[]> {
  checkBatchSize(batchSize);
  const name = nextName();
  await session().query(`declare ${name} no scroll cursor for ${text}`, params, true);
  try {
    yield* fetchBatches<Row>((...statement) => session().query(...statement), name, batchSize);
  } finally {
    await closeIn(session(), name);
  }
}

/** Closes a cursor; a failed transaction accepts no statement, and its end closes the cursor. */
async function closeIn(session: Session, name: string): Promise<void> {
  try {
    await session.query(`close ${name}`, [], true);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== "25P02") throw error;
  }
}

/** A cursor in a read-only transaction of its own, on a connection of its own. */
export async function* snapshotCursor<Row>(session: Session, request: CursorRequest): AsyncGenerator<Row[]> {
  // It holds no lock that others wait for, however long its reader takes over a batch.
  await session.script(
    "begin isolation level repeatable read read only; set local idle_in_transaction_session_timeout = 0",
  );
  try {
    yield* transactionCursor<Row>(() => session, request);
  } finally {
    await session.script("rollback");
  }
}
