/** PostgreSQL for tests: a migrated template database once per server and migrations, and a copy for each user. */
import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Database } from "../database.ts";
import { EngineDatabase } from "../engine-database.ts";
import { migrate } from "../migrate.ts";
import { PostgresEngine } from "../postgres/postgres-engine.ts";
import type { Engine } from "../session.ts";
import { engineClosedBy } from "./engine-closed-by.ts";
import { templateKey } from "./pglite-template.ts";

/** An arbitrary number: one process at a time makes databases. */
const lockKey = 0x746573746462;
const queueTimeoutMs = 10_000;

export async function connect(
  databaseUrl: string,
  name: string | undefined,
  poolSize: number,
): Promise<PostgresEngine> {
  const url = new URL(databaseUrl);
  if (name) url.pathname = `/${name}`;
  return await PostgresEngine.open({ databaseUrl: url.href, poolSize, queueTimeoutMs });
}

/** Runs `work` with the server's own database, while no other test process makes or drops databases. */
export async function withServer<T>(databaseUrl: string, work: (server: Database) => Promise<T>): Promise<T> {
  // A connection outside the pool, which closes its own after ten idle seconds: the lock lasts as long as its session.
  const holder = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  await holder.connect();
  try {
    await holder.query("select pg_advisory_lock($1)", [lockKey]);
    const server = new EngineDatabase(await connect(databaseUrl, undefined, 1));
    try {
      return await work(server);
    } finally {
      await server.close();
    }
  } finally {
    await holder.end();
  }
}

async function buildTemplate(
  server: Database,
  databaseUrl: string,
  name: string,
  migrations: URL,
): Promise<void> {
  const { rows } = await server.query("select 1 from pg_database where datname = $1", [name]);
  if (rows.length > 0) return;
  const draft = `assay_draft_${randomUUID().slice(0, 8)}`;
  await server.query(`create database "${draft}" template template0 encoding 'UTF8' locale 'C'`);
  try {
    const database = new EngineDatabase(await connect(databaseUrl, draft, 1));
    try {
      await migrate(database, migrations);
    } finally {
      await database.close();
    }
    await server.query(`alter database "${draft}" rename to "${name}"`);
  } catch (error) {
    await server.query(`drop database if exists "${draft}"`);
    throw error;
  }
}

/** A database of its own on the server; closing it drops it. */
export async function openPostgresCopy(databaseUrl: string, migrations: URL | undefined): Promise<Engine> {
  const name = `assay_test_${randomUUID().replaceAll("-", "")}`;
  await withServer(databaseUrl, async (server) => {
    let template = "template0";
    if (migrations) {
      template = `assay_template_${templateKey(migrations)}`;
      await buildTemplate(server, databaseUrl, template, migrations);
    }
    await server.query(`create database "${name}" template "${template}" encoding 'UTF8' locale 'C'`);
  });
  const engine = await connect(databaseUrl, name, 10);
  return engineClosedBy(engine, async () => {
    await engine.close();
    await withServer(databaseUrl, (server) => server.query(`drop database "${name}" with (force)`));
  });
}
