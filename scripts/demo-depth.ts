/**
 * `npm run demo:depth [-- --stay]`: a record that climbs the whole ladder, from the local decision over a model and live
 * registers to pages of the web. Everything outside is a stand-in on this machine; the service is the real one, on a
 * temporary data directory. With `--stay` it goes on until it is interrupted, so that the workbench can be opened.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Assay } from "../src/client/index.ts";
import { environmentOf } from "./demo-depth/environment.ts";
import { receiptLines } from "./demo-depth/receipt-lines.ts";
import { type StandIns, startStandIns } from "./demo-depth/stand-ins.ts";
import { KNOWN, OPEN } from "./demo-depth/story.ts";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));

const say = (text = ""): void => void process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { stay: { type: "boolean", default: false } } });
  const dataDir = mkdtempSync(join(tmpdir(), "assay-demo-depth-"));
  const standIns = await startStandIns();
  let server: ChildProcess | null = null;
  try {
    const env = {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: "0",
      ASSAY_DATA_DIR: dataDir,
      ASSAY_LOG_LEVEL: "error",
      ...environmentOf(standIns.port, dataDir),
    };
    say(
      "Stand-ins for a model, GLEIF, Companies House, a web search and two pages answer on this machine.\n",
    );
    say("1. The model is certified on the pairs that ship with Assay:\n");
    await certify(env);
    say("\n2. The service starts with the sample register.");
    const started = await serve(env);
    server = started.process;
    const client = new Assay({ baseUrl: started.url, apiKey: started.key });
    await climb(client, standIns);
    if (values.stay) {
      say(`\nThe workbench: ${started.workbench}`);
      say("It stays until you press Ctrl+C.");
      await new Promise<void>((done) => process.once("SIGINT", () => done()));
    }
  } finally {
    await ended(server);
    await standIns.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function climb(client: Assay, { asked }: StandIns): Promise<void> {
  const known = await client.resolve({ ...KNOWN, depth: "probabilistic" });
  say(
    `\n3. Your store learns of ${KNOWN.name} in Leeds, number ${KNOWN.registration_number}: ${known.decision}.`,
  );
  say(`\n4. A record comes from York, with a web address that nobody knows:\n   ${JSON.stringify(OPEN)}\n`);
  asked.length = 0;
  const answer = await client.resolve({ ...OPEN, depth: "research" });
  const { decision } = await client.decisions.get(answer.decision_id);
  for (const line of receiptLines(decision)) say(line);
  say("\n   The stand-ins were asked:");
  for (const line of asked) say(`     ${line}`);
  say(
    `\n5. The answer: ${answer.decision} at the stage ${answer.stage}, confidence ${answer.match_confidence.toFixed(3)}`,
  );
  say(`   (${answer.match_confidence_basis}), for ${answer.usage.credits_charged} credits.`);
  const same = answer.entity !== null && answer.entity.entity_id === known.entity?.entity_id;
  say(same ? "   It is the company that was known in Leeds." : "   It is not bound to the company in Leeds.");
  say(`   The receipt: GET /v1/decisions/${answer.decision_id}`);
}

function certify(env: NodeJS.ProcessEnv): Promise<void> {
  const command = spawn(process.execPath, [MAIN, "model", "certify", "--at-once", "16"], {
    env,
    stdio: ["ignore", "inherit", "ignore"],
  });
  return new Promise((resolve, reject) => {
    command.once("error", reject);
    command.once("exit", (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`the model was not certified: the command ended with ${code}`)),
    );
  });
}

interface Started {
  readonly process: ChildProcess;
  readonly url: string;
  readonly key: string;
  readonly workbench: string;
}

async function serve(env: NodeJS.ProcessEnv): Promise<Started> {
  const child = spawn(process.execPath, [MAIN, "serve"], { env, stdio: ["ignore", "pipe", "inherit"] });
  let greeting = "";
  child.stdout.on("data", (chunk: Buffer) => {
    greeting += chunk.toString();
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", () => /A (first )?request/.test(greeting) && resolve());
    child.once("exit", (code) => reject(new Error(`the service ended with ${code}`)));
  });
  const part = (pattern: RegExp): string => pattern.exec(greeting)?.[1]?.trim() ?? "";
  const shown = part(/Tenant key[^:]*:\s+(.+)/);
  const file = /^in (.+)$/.exec(shown)?.[1];
  return {
    process: child,
    url: part(/listening on (\S+)/),
    key: file === undefined ? shown : readFileSync(file, "utf8").trim(),
    workbench: linkOf(part(/Open:\s+(.+)/)),
  };
}

/** The link that signs in once, from its file where the greeting only names the file. */
function linkOf(opening: string): string {
  const file = /a link that signs you in once is in ([^)]+)\)/.exec(opening)?.[1];
  return file === undefined ? opening : `${readFileSync(file, "utf8").trim()} (signs you in once)`;
}

async function ended(server: ChildProcess | null): Promise<void> {
  if (server === null || server.exitCode !== null) return;
  const exit = new Promise((done) => server.once("exit", done));
  server.kill("SIGTERM");
  await exit;
}

await main();
