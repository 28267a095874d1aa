import pg from "pg";
import { columnParser } from "../column-values.ts";
import { DatabaseError, isUnavailable } from "../errors.ts";
import { runAgain } from "../run-again.ts";
import type { Engine, Lease, StatementResult } from "../session.ts";
import { postgresError } from "./postgres-error.ts";
import { PostgresSession } from "./postgres-session.ts";
import { StatementNames } from "./statement-names.ts";

export interface PostgresOptions {
  readonly databaseUrl: string;
  readonly poolSize: number;
  /** How long to wait for a connection, in milliseconds. */
  readonly queueTimeoutMs: number;
}

/** The settings that decide how values are printed, so that both engines print them alike, how long a silence may be, and how texts are compressed. */
const sessionSettings = [
  "set datestyle = 'ISO, MDY'",
  "set intervalstyle = 'postgres'",
  "set timezone = 'UTC'",
  "set bytea_output = 'hex'",
  "set extra_float_digits = 1",
  "set client_min_messages = 'warning'",
  // A process that stands still, or that the network has lost, would hold everybody else up, once for each lock it gets.
  "set idle_in_transaction_session_timeout = '5s'",
  // The default method was the first thing in the profile of a server that writes receipts.
  `select set_config(name, 'lz4', false) from pg_settings where name = 'default_toast_compression' and 'lz4' = any(enumvals)`,
].join("; ");

const oldestVersion = 15;

/** Types are decoded from text by the table that both engines share. */
const types = { getTypeParser: (typeId: number) => columnParser(typeId) };

export class PostgresEngine implements Engine {
  readonly name = "postgres";
  readonly #pool: pg.Pool;
  readonly #names = new StatementNames();
  #closed: Promise<void> | null = null;

  private constructor({ databaseUrl, poolSize, queueTimeoutMs }: PostgresOptions) {
    this.#pool = new pg.Pool({
      connectionString: databaseUrl,
      max: poolSize,
      connectionTimeoutMillis: queueTimeoutMs,
      application_name: "assay",
      keepAlive: true,
      types: types as pg.CustomTypesConfig,
      onConnect: async (client) => {
        await client.query(sessionSettings);
      },
    });
    // An idle connection that the server ends is replaced at the next use; without a listener it ends the process.
    this.#pool.on("error", () => {});
  }

  /** @throws DatabaseError when the server cannot be reached, is older than 15 or does not keep text as UTF-8. */
  static async open(options: PostgresOptions): Promise<PostgresEngine> {
    const engine = new PostgresEngine(options);
    try {
      await engine.#checkServer();
      return engine;
    } catch (error) {
      await engine.close();
      throw error;
    }
  }

  async #checkServer(): Promise<void> {
    const settings = "select current_setting('server_version_num') v, current_setting('server_encoding') e";
    const { rows } = await this.query(settings, [], true);
    const major = Math.floor(Number(rows[0]?.v) / 10_000);
    if (!(major >= oldestVersion)) {
      throw new DatabaseError({
        code: "0A000",
        message: `PostgreSQL ${oldestVersion} or later is needed, the server has ${major}`,
      });
    }
    if (rows[0]?.e !== "UTF8") {
      throw new DatabaseError({ code: "0A000", message: "the database's encoding must be UTF8" });
    }
  }

  async lease(): Promise<Lease> {
    if (this.#closed) throw new DatabaseError({ code: "08003", message: "the database is closed" });
    try {
      const client = await this.#pool.connect();
      // While it is checked out, a lost connection shows itself in the statement that was under way.
      client.on("error", ignoreError);
      const session = new PostgresSession(client, this.#names);
      return {
        session,
        release: (broken) => {
          client.off("error", ignoreError);
          client.release(broken || session.stale);
        },
      };
    } catch (error) {
      throw postgresError(error);
    }
  }

  /** A statement that lost to another one, or whose prepared plan no longer fits the schema, had no effect: it is run again. */
  query(text: string, params: readonly unknown[], once = false): Promise<StatementResult> {
    return runAgain(async () => {
      const { session, release } = await this.lease();
      try {
        const result = await session.query(text, params, once);
        release(session.inTransaction);
        return result;
      } catch (error) {
        release(isUnavailable(error));
        throw error;
      }
    });
  }

  async syncCount(): Promise<null> {
    return null;
  }

  close(): Promise<void> {
    this.#closed ??= this.#pool.end();
    return this.#closed;
  }
}

function ignoreError(): void {}
