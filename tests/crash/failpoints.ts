/**
 * Named moments at which a server kills itself as kill -9 would, without a hook in the service: the statements of the
 * database tell where it is, and the end of a response when it replies.
 */
import { ServerResponse } from "node:http";
import type { Database, Queryable, Transaction } from "../../src/storage/engine/database.ts";
import { openCommitment } from "../../src/storage/outside-commitments.ts";

/** Statements by a word of theirs that no other has. */
const statements = {
  claim: "insert into idempotency (tenant_id, operation, key_digest, fingerprint, state, lease_until",
  commit: "commit_resolutions($1::jsonb)",
  accept: "insert into batch_job (tenant_id",
  lease: "with next as (",
  finish: "update batch_job set state = $4",
  outbox: "insert into webhook_delivery (",
} as const;

type Moment = keyof typeof statements;

export const failpoints = [
  ...(Object.keys(statements) as Moment[]).flatMap((name) => [`${name}.before`, `${name}.after`] as const),
  "reply.before",
  "reply.after",
  "outside-call",
] as const;
export type Failpoint = (typeof failpoints)[number];

function die(): Promise<never> {
  process.kill(process.pid, "SIGKILL");
  return new Promise(() => undefined);
}

/** Dies at the `hits`-th time that it comes to the point. */
export class Fuse {
  readonly point: Failpoint;
  #left: number;

  constructor(point: Failpoint, hits: number) {
    this.point = point;
    this.#left = hits;
  }

  /** To be awaited wherever the point is. */
  async at(point: string): Promise<void> {
    if (point === this.point && --this.#left <= 0) await die();
  }
}

/** The database of a server that dies at its point. What is `after` a statement of a transaction is before its commit. */
export function crashingDatabase(database: Database, fuse: Fuse): Database {
  const query = async (inner: Queryable, text: string, params?: readonly unknown[]) => {
    const moment = (Object.keys(statements) as Moment[]).find((name) => text.includes(statements[name]));
    if (moment) await fuse.at(`${moment}.before`);
    if (moment === "commit" && fuse.point === "outside-call") await callOutside(database, fuse, params);
    const result = await inner.query(text, params);
    if (moment) await fuse.at(`${moment}.after`);
    return result;
  };
  const wrap = <T extends Queryable>(inner: T): T =>
    new Proxy(inner, {
      get(target, name) {
        if (name === "query")
          return (text: string, params?: readonly unknown[]) => query(target, text, params);
        if (name === "transaction")
          return (work: (tx: Transaction) => Promise<unknown>, options?: object) =>
            (target as unknown as Database).transaction((tx) => work(wrap(tx)), options);
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  return wrap(database);
}

/** A job's record that makes an outside call: its commitment is on the disk, and then the power goes. */
async function callOutside(
  database: Database,
  fuse: Fuse,
  params: readonly unknown[] | undefined,
): Promise<void> {
  const [write] = JSON.parse(String(params?.[0])) as { tenant_id: string; operation: string }[];
  if (write?.operation !== "submit_batch_job") return;
  const { rows } = await database.query<{ job_id: string }>(
    "select job_id from batch_job where tenant_id = $1 and state = 'running'",
    [write.tenant_id],
  );
  const [job] = rows;
  if (!job) return;
  const call = { tenantId: write.tenant_id, commitmentId: `com_${job.job_id}`, jobId: job.job_id };
  await openCommitment(database, { ...call, recordIndex: 0, purpose: "research" }, new Date().toISOString());
  await fuse.at("outside-call");
}

/** The replies of the process: the answer to a write is complete and not sent, or has just been sent. */
export function crashAtReply(fuse: Fuse): void {
  const { end } = ServerResponse.prototype;
  ServerResponse.prototype.end = function (this: ServerResponse, ...args: unknown[]) {
    const accepted = this.req.method === "POST" && this.statusCode < 300;
    if (accepted) {
      void fuse.at("reply.before");
      this.once("finish", () => void fuse.at("reply.after"));
    }
    return Reflect.apply(end, this, args) as ServerResponse;
  } as typeof end;
}
