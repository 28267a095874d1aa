/**
 * Named moments at which a server kills itself as kill -9 would, without a hook in the service: the database
 * statements show its position, and so do its writes to callers.
 */
import { ServerResponse } from "node:http";
import type { Database, Queryable, QueryResult, Transaction } from "../../src/storage/engine/database.ts";
import { testCall } from "../../src/storage/testing/outside-call.ts";
import { openCall } from "../../src/storage/usage/outside-commitments.ts";

/** Recognises statements by words that no later statement has. */
const statements = {
  claim: {
    words: "insert into idempotency (tenant_id, operation, key_digest, fingerprint, state, lease_until",
  },
  commit: { words: "commit_resolutions($1, $2::jsonb" },
  accept: { words: "insert into batch_job (tenant_id" },
  lease: { words: "update job j set state = 'held'" },
  finish: { words: "update batch_job set state = $4" },
  settlement: { words: "with subscription as materialized (" },
  outbox: { words: "select notify_subscribers(" },
  delivery: { words: "order by d.attempt desc limit 1" },
} as const satisfies Record<string, { words: string }>;

type Moment = keyof typeof statements;
const moments = Object.keys(statements) as Moment[];

export const failpoints = [
  ...moments.flatMap((name) => [`${name}.before`, `${name}.after`] as const),
  "reply.before",
  "reply.after",
  "mid-stream",
  "outside-call",
] as const;
export type Failpoint = (typeof failpoints)[number];

/** Points that every request passes, unlike those of jobs, streams and notifications. */
export const passedByEveryRequest = (point: Failpoint): boolean => /^(claim|commit|reply)/.test(point);

function die(): Promise<never> {
  process.kill(process.pid, "SIGKILL");
  return new Promise(() => undefined);
}

/** Kills the process at the `hits`-th visit of the point, counted from the first answered request. */
export class Fuse {
  readonly point: Failpoint | "none";
  #left: number;
  #armed = false;

  constructor(point: Failpoint | "none", hits: number) {
    this.point = point;
    this.#left = hits;
  }

  arm(): void {
    this.#armed = true;
  }

  /** Must be awaited at every place of the point. */
  async at(point: Failpoint): Promise<void> {
    if (this.#armed && point === this.point && --this.#left <= 0) await die();
  }
}

/** The database of a server that dies at its point. `after` a statement means before the commit. */
export function crashingDatabase(database: Database, fuse: Fuse): Database {
  const query = async (
    inner: Queryable,
    text: string,
    params?: readonly unknown[],
  ): Promise<QueryResult<unknown>> => {
    const moment = moments.find((name) => text.includes(statements[name].words));
    if (!moment) return inner.query(text, params);
    const before = `${moment}.before` as const;
    if (fuse.point === before) await fuse.at(before);
    if (moment === "commit" && fuse.point === "outside-call") await callOutside(database, fuse, params);
    const result = await inner.query(text, params);
    await fuse.at(`${moment}.after`);
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

/** A record of a job that makes an outside call: the process is killed once its commitment is on the disk. */
async function callOutside(
  database: Database,
  fuse: Fuse,
  params: readonly unknown[] | undefined,
): Promise<void> {
  const writes = JSON.parse(String(params?.[1])) as { tenant_id: string; operation: string }[];
  const write = writes.find(({ operation }) => operation === "submit_batch_job");
  if (write === undefined) return;
  const { rows } = await database.query<{ job_id: string }>(
    "select job_id from batch_job where tenant_id = $1 and state = 'running'",
    [write.tenant_id],
  );
  const [job] = rows;
  if (!job) return;
  const call = testCall(write.tenant_id, job.job_id, { jobId: job.job_id, recordIndex: 0 });
  await openCall(database, call, { at: new Date().toISOString(), attempt: true });
  await fuse.at("outside-call");
}

/**
 * Points in the process's writes to callers: a write's answer is complete but not sent, or just sent; a
 * stream is open.
 */
export function crashAtReply(fuse: Fuse): void {
  const { end, write } = ServerResponse.prototype;
  ServerResponse.prototype.end = function (this: ServerResponse, ...args: unknown[]) {
    const accepted = this.req.method === "POST" && this.statusCode < 300;
    if (accepted) {
      void fuse.at("reply.before");
      this.once("finish", () => void fuse.at("reply.after"));
      fuse.arm();
    }
    return Reflect.apply(end, this, args) as ServerResponse;
  } as typeof end;
  ServerResponse.prototype.write = function (this: ServerResponse, ...args: unknown[]) {
    const written = Reflect.apply(write, this, args) as boolean;
    void fuse.at("mid-stream");
    return written;
  } as typeof write;
}
