import { DatabaseError } from "../errors.ts";
import { MessageWriter } from "../message-writer.ts";
import { encodeParameters } from "../parameter-text.ts";
import { type Column, countInTag, type Reply, readReply, type SessionStatus } from "../reply-reader.ts";
import type { Session, StatementResult } from "../session.ts";
import type { WorkerLink } from "./worker-link.ts";

interface Prepared {
  readonly name: string;
  readonly columns: readonly Column[];
}

/** Prepared statements kept on the server; the least recently used goes first. */
const preparedLimit = 500;

function resultOf(reply: Reply): StatementResult {
  return { rows: reply.rows, command: reply.tag.split(" ", 1)[0] ?? "", rowCount: countInTag(reply.tag) };
}

/**
 * The one session of a PGlite server. A text is parsed and described once; after that a statement is Bind, Execute
 * and Sync in one message. Several may be under way at once: the thread answers them in order.
 */
export class PgliteSession implements Session {
  readonly #link: WorkerLink;
  readonly #prepared = new Map<string, Prepared>();
  readonly #preparing = new Set<string>();
  #closing: string[] = [];
  #status: SessionStatus = "idle";
  #lastNumber = 0;

  constructor(link: WorkerLink) {
    this.#link = link;
  }

  get inTransaction(): boolean {
    return this.#status !== "idle";
  }

  async query(text: string, params: readonly unknown[], once = false): Promise<StatementResult> {
    const encoded = encodeParameters(params);
    const known = this.#prepared.get(text);
    if (known) {
      this.#prepared.delete(text);
      this.#prepared.set(text, known);
      const message = this.#writer().bind(known.name, encoded).execute().sync();
      return resultOf(await this.#exchange(message, known.columns, text));
    }
    const keep = !once && !this.#preparing.has(text);
    const name = keep ? `s${++this.#lastNumber}` : "";
    const message = this.#writer()
      .parse(name, text)
      .describeStatement(name)
      .bind(name, encoded)
      .execute()
      .sync();
    if (!keep) return resultOf(await this.#exchange(message));
    this.#preparing.add(text);
    try {
      return resultOf(await this.#exchange(message, [], text, name));
    } finally {
      this.#preparing.delete(text);
    }
  }

  async script(text: string): Promise<void> {
    await this.#exchange(this.#writer().query(text));
  }

  async copyIn(statement: string, data: Buffer): Promise<number> {
    const reply = await this.#exchange(this.#writer().query(statement).copy(data));
    return countInTag(reply.tag);
  }

  /** A new message, which first closes the prepared statements that have been given up. */
  #writer(): MessageWriter {
    const writer = new MessageWriter();
    for (const name of this.#closing) writer.closeStatement(name);
    this.#closing = [];
    return writer;
  }

  async #exchange(
    message: MessageWriter,
    columns: readonly Column[] = [],
    text = "",
    name = "",
  ): Promise<Reply> {
    const reply = readReply(await this.#link.run(message.finish()), columns);
    this.#status = reply.status;
    if (reply.status === "lost") {
      void this.#link.giveUp("the database server has stopped", reply.error);
      throw new DatabaseError({
        code: "08006",
        message: "the database server has stopped",
        cause: reply.error,
      });
    }
    if (name && reply.parsed) this.#remember(text, { name, columns: reply.described ?? [] });
    if (reply.error) {
      if (text && reply.error.code === "0A000") this.#forget(text);
      throw reply.error;
    }
    return reply;
  }

  #remember(text: string, prepared: Prepared): void {
    this.#prepared.set(text, prepared);
    if (this.#prepared.size <= preparedLimit) return;
    const oldest = this.#prepared.keys().next();
    if (!oldest.done) this.#forget(oldest.value);
  }

  #forget(text: string): void {
    const prepared = this.#prepared.get(text);
    if (!prepared) return;
    this.#prepared.delete(text);
    this.#closing.push(prepared.name);
  }
}
