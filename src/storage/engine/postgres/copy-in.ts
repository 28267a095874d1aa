import type { PoolClient, Submittable } from "pg";
import { countInTag } from "../reply-reader.ts";

/** The part of pg's connection that a COPY needs; its typings leave it out. */
interface CopyConnection {
  query(text: string): void;
  sendCopyFromChunk(data: Buffer): void;
  endCopyFrom(): void;
}

/** One `copy … from stdin` as pg's client runs it: it calls these methods as the server's messages arrive. */
class CopyIn implements Submittable {
  readonly #statement: string;
  readonly #data: Buffer;
  readonly callback: (error: unknown, rowCount: number) => void;
  #rowCount = 0;

  constructor(statement: string, data: Buffer, callback: (error: unknown, rowCount: number) => void) {
    this.#statement = statement;
    this.#data = data;
    this.callback = callback;
  }

  submit(connection: unknown): void {
    (connection as CopyConnection).query(this.#statement);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(this.#data);
    connection.endCopyFrom();
  }

  handleCommandComplete(message: { text: string }): void {
    this.#rowCount = countInTag(message.text);
  }

  handleError(error: unknown): void {
    this.callback(error, 0);
  }

  handleReadyForQuery(): void {
    this.callback(null, this.#rowCount);
  }
}

/** Runs one `copy … from stdin` with all its data in COPY's text format; fulfils with the number of rows. */
export function copyIn(client: PoolClient, statement: string, data: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    client.query(
      new CopyIn(statement, data, (error, rowCount) => (error ? reject(error) : resolve(rowCount))),
    );
  });
}
