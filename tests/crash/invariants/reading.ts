import { strictEqual } from "node:assert";
import type { ServerProcess } from "../../support/process.ts";
import { admitted } from "../requests.ts";
import type { World } from "../world.ts";

/** Reads a resource that must exist. */
export type Read = <Body>(path: string, key: string) => Promise<Body>;

export const readerOf =
  (server: ServerProcess): Read =>
  async <Body>(path: string, key: string): Promise<Body> => {
    const { status, body } = await admitted(() => server.send<Body>("GET", path, { key }));
    strictEqual(status, 200, `${path}: ${status} ${JSON.stringify(body)}`);
    return body;
  };

/** The data of all checks. */
export interface Checked {
  readonly server: ServerProcess;
  readonly world: World;
  /** The keys whose answers, receipts and jobs are read one by one. */
  readonly fresh: ReadonlySet<string>;
  readonly read: Read;
}
