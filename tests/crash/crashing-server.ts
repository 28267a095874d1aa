/** `assay serve` that kills itself: `node crashing-server.ts <failpoint> <hits>`. */
import { runCommandLine } from "../../src/commands/run.ts";
import { openMigrated } from "../../src/service/open-migrated.ts";
import { crashAtReply, crashingDatabase, type Failpoint, Fuse } from "./failpoints.ts";

const { argv, env: environment, stdin, stdout, stderr } = process;
const fuse = new Fuse(argv[2] as Failpoint, Number(argv[3]));
crashAtReply(fuse);
const open = async (config: Parameters<typeof openMigrated>[0]) =>
  crashingDatabase(await openMigrated(config), fuse);
await runCommandLine(["serve"], { environment, stdin, stdout, stderr }, { migrated: open, bare: open });
