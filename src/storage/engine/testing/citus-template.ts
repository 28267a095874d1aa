/**
 * A cluster of Citus for tests: TEST_CITUS_URL names a database of the coordinator in which all servers are known
 * (`citus_add_node`). A template and its copies are databases of the same name on each of them.
 */
import { randomUUID } from "node:crypto";
import type { Database } from "../database.ts";
import { EngineDatabase } from "../engine-database.ts";
import { DatabaseError } from "../errors.ts";
import { migrate } from "../migrate.ts";
import type { Engine } from "../session.ts";
import { engineClosedBy } from "./engine-closed-by.ts";
import { templateKey } from "./pglite-template.ts";
import { connect, withServer } from "./postgres-template.ts";

interface ClusterNode {
  readonly host: string;
  readonly port: number;
  readonly is_coordinator: boolean;
}

/** The coordinator comes first. */
async function nodesOf(server: Database): Promise<readonly ClusterNode[]> {
  const { rows } = await server.query<ClusterNode>(
    `select nodename as host, nodeport as port, groupid = 0 as is_coordinator from pg_dist_node
     where noderole = 'primary' order by groupid`,
  );
  if (!rows[0]?.is_coordinator || rows.length < 2) {
    throw new Error(
      "TEST_CITUS_URL: the cluster needs its coordinator (citus_set_coordinator_host) and a worker",
    );
  }
  return rows;
}

/** Runs `work` on the database `name` of each node, in order. */
async function onEach(
  databaseUrl: string,
  nodes: readonly ClusterNode[],
  name: string,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  for (const { host, port } of nodes) {
    const url = new URL(databaseUrl);
    url.host = `${host}:${port}`;
    const database = new EngineDatabase(await connect(url.href, name, 1));
    try {
      await work(database);
    } finally {
      await database.close();
    }
  }
}

/** The maintenance process of Citus is connected to each database, which then cannot be copied. */
async function copyDatabase(server: Database, from: string, to: string): Promise<void> {
  await server.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [from]);
  await server.query(`create database "${to}" template "${from}" encoding 'UTF8' locale 'C'`);
}

/** SQLSTATE object_in_use: a process of Citus did not end in the five seconds that the server waits for it. */
const IN_USE = "55006";
const DROP_ATTEMPTS = 6;

async function drop(server: Database, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await server.query(`drop database if exists "${name}" with (force)`);
      return;
    } catch (error) {
      const isInUse = error instanceof DatabaseError && error.code === IN_USE;
      if (!isInUse || attempt === DROP_ATTEMPTS) throw error;
    }
  }
}

async function buildTemplate(
  databaseUrl: string,
  { nodes, name, migrations }: { nodes: readonly ClusterNode[]; name: string; migrations: URL | undefined },
): Promise<void> {
  const own = new URL(databaseUrl).pathname.slice(1);
  await onEach(databaseUrl, nodes, own, async (server) => {
    await drop(server, name);
    await server.query(`create database "${name}" template template0 encoding 'UTF8' locale 'C'`);
  });
  await onEach(databaseUrl, nodes, name, (database) => database.execute("create extension citus"));
  const [coordinator, ...workers] = nodes;
  await onEach(databaseUrl, [coordinator!], name, async (database) => {
    await database.query("select citus_set_coordinator_host($1, $2)", [coordinator!.host, coordinator!.port]);
    for (const { host, port } of workers) await database.query("select citus_add_node($1, $2)", [host, port]);
    if (migrations) await migrate(database, migrations);
  });
}

/** A database of its own on each server of the cluster; closing it drops them. */
export async function openCitusCopy(databaseUrl: string, migrations: URL | undefined): Promise<Engine> {
  const name = `assay_test_${randomUUID().replaceAll("-", "")}`;
  const own = new URL(databaseUrl).pathname.slice(1);
  const nodes = await withServer(databaseUrl, async (server) => {
    const found = await nodesOf(server);
    const template = `assay_template_${templateKey(migrations)}`;
    const { rows } = await server.query("select 1 from pg_database where datname = $1", [
      `${template}_ready`,
    ]);
    if (rows.length === 0) {
      await buildTemplate(databaseUrl, { nodes: found, name: template, migrations });
      await server.query(`create database "${template}_ready" template template0`);
    }
    await onEach(databaseUrl, found, own, (node) => copyDatabase(node, template, name));
    return found;
  });
  const engine = await connect(databaseUrl, name, 10);
  return engineClosedBy(engine, async () => {
    await engine.close();
    await withServer(databaseUrl, () => onEach(databaseUrl, nodes, own, (node) => drop(node, name)));
  });
}
