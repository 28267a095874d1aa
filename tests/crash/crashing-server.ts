/**
 * `assay serve` that kills itself: `node crashing-server.ts <failpoint> <hits>`, or never with the failpoint
 * `none`. Its internet is one receiver of notifications: RECEIVER_PORT on this machine, with the certificate
 * RECEIVER_AUTHORITY.
 */

import { openMigrated } from "../../src/app/open-migrated.ts";
import { runCommandLine } from "../../src/commands/run.ts";
import { publicInternet } from "../../src/outside/network/outbound-network.ts";
import { crashAtReply, crashingDatabase, type Failpoint, Fuse } from "./failpoints.ts";

const { argv, env: environment, stdin, stdout, stderr } = process;
Object.assign(publicInternet, {
  resolve: async () => [{ address: "127.0.0.1", family: 4 }],
  permits: (address: string) => address === "127.0.0.1",
  port: Number(environment.RECEIVER_PORT),
  authorities: environment.RECEIVER_AUTHORITY,
});
const fuse = new Fuse(argv[2] as Failpoint | "none", Number(argv[3]));
crashAtReply(fuse);
const open = async (config: Parameters<typeof openMigrated>[0]) =>
  crashingDatabase(await openMigrated(config), fuse);
await runCommandLine(["serve"], { environment, stdin, stdout, stderr }, { migrated: open, bare: open });
