import { expect, test } from "vitest";
import { withServer } from "./postgres-template.ts";

const databaseUrl = process.env.TEST_CITUS_URL ?? process.env.TEST_DATABASE_URL;

// Locks of the server's own database alone, which no test uses otherwise.
const advisoryLocks = `select pid from pg_locks join pg_database d on d.oid = database
  where locktype = 'advisory' and granted and datname = current_database()`;

test.runIf(databaseUrl)(
  "one process makes databases, also when its pool has replaced the connection",
  async () => {
    await withServer(databaseUrl!, async (server) => {
      const { rows: before } = await server.query(advisoryLocks);
      expect(before).toHaveLength(1);
      await server.query("select pg_terminate_backend(pg_backend_pid())").catch(() => undefined);
      expect((await server.query(advisoryLocks)).rows).toEqual(before);
    });
  },
);
