/** A store of an earlier release as a file: the rows of every table, and the answers of its service. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** A request that the release answered. */
export interface Answered {
  readonly path: string;
  /** The scope of the key that sent the request. */
  readonly scope: string;
  readonly request: unknown;
  readonly status: number;
  // The answers of several releases: each test names the members that it reads.
  readonly body: Record<string, unknown>;
}

export interface RecordedStore {
  /** Content of the data directory's encryption key file; null where the release made none. */
  readonly encryptionKey: string | null;
  /** Rows by table, each as the text of PostgreSQL's JSON: a parsed number would lose digits of a bigint. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
  readonly answers: {
    /** Values of the keys by scope: the tenant exists only in this recording. */
    readonly keys: Readonly<Record<string, string>>;
    readonly calls: readonly Answered[];
  };
}

interface Queries {
  query<Row>(text: string, params?: unknown[]): Promise<{ rows: Row[] }>;
}

const tableNames = `select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`;

/** Every row of every table, except tables that the program derives when it starts. */
export async function readTables(database: Queries): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  const { rows: names } = await database.query<{ name: string }>(tableNames);
  for (const { name } of names) {
    const { rows } = await database.query<{ row: string }>(
      `select row_to_json(t)::text as row from "${name}" t`,
    );
    tables[name] = rows.map(({ row }) => row);
  }
  return tables;
}

/** Replaces the rows of tables of the same schema by these rows, in the caller's transaction. */
export async function fillTables(database: Queries, tables: RecordedStore["tables"]): Promise<void> {
  await database.query("set local session_replication_role = replica");
  for (const [name, rows] of Object.entries(tables)) {
    // Migrations insert rows into the table.
    await database.query(`delete from "${name}"`);
    if (rows.length === 0) continue;
    const { rows: columns } = await database.query<{ name: string }>(
      `select quote_ident(attname) as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
      [`public."${name}"`],
    );
    const list = columns.map((column) => column.name).join(", ");
    await database.query(
      `insert into "${name}" (${list}) overriding system value
       select ${list} from jsonb_populate_recordset(null::public."${name}", $1::jsonb)`,
      [`[${rows.join()}]`],
    );
  }
  const { rows: identities } = await database.query<{ table: string; column: string; sequence: string }>(
    `select c.relname as table, attname as column, pg_get_serial_sequence(quote_ident(c.relname), attname) as sequence
     from pg_class c join pg_attribute on attrelid = c.oid and attidentity <> ''
     where c.relnamespace = 'public'::regnamespace`,
  );
  for (const { table, column, sequence } of identities) {
    await database.query(
      `select setval($1::regclass, (select coalesce(max("${column}"), 0) + 1 from "${table}"), false)`,
      [sequence],
    );
  }
}

export function readStore(file: URL): RecordedStore {
  return JSON.parse(gunzipSync(readFileSync(file)).toString("utf8")) as RecordedStore;
}

/** The numbers of the migrations that the store has had: numbers arrive out of order. */
export function migrationsOf({ tables }: RecordedStore): ReadonlySet<number> {
  return new Set(
    tables.schema_migration!.map((row) => (JSON.parse(row) as { readonly number: number }).number),
  );
}
