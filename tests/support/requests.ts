import type { Database } from "../../src/storage/engine/database.ts";
import type { JsonObject } from "./answers.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface SendOptions {
  /** Bearer value; none is sent without it. */
  readonly key?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What came back, parsed. */
export interface Answer<Body = JsonObject> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
  /** The bytes of the body. */
  readonly text: string;
}

/** Whoever can send a request to the service under test, and look into its database. */
export interface Speaker {
  readonly database: Database;
  send<Body = JsonObject>(method: Method, path: string, options?: SendOptions): Promise<Answer<Body>>;
}
