import type { Database } from "../../src/storage/engine/database.ts";
import type { JsonObject } from "./answers.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface SendOptions {
  /** Bearer value; without it no header is sent. */
  readonly key?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer, parsed. */
export interface Answer<Body = JsonObject> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** null where it is no JSON. */
  readonly body: Body;
  /** The bytes of the body. */
  readonly text: string;
}

/** Sends requests to the service under test, and reads its database. */
export interface Speaker {
  readonly database: Database;
  send<Body = JsonObject>(method: Method, path: string, options?: SendOptions): Promise<Answer<Body>>;
}
