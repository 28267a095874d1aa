/**
 * Tries the package as a new user does: packs it, installs the tarball into an empty project, compiles a
 * strict TypeScript program against `assay/client` by both ways of resolving modules, and runs it as JavaScript against
 * `npx assay serve` of the same tarball. `npm run check:package`; it needs the registry for the dependencies.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const compiler = join(root, "node_modules/typescript/bin/tsc");
const program = fileURLToPath(new URL("package-program.ts.txt", import.meta.url));
const project = mkdtempSync(join(tmpdir(), "assay-package-"));
// Programs that npm starts have to run on this Node too.
const environment = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` };

const run = (command: string, args: readonly string[], cwd = project): void => {
  process.stdout.write(`$ ${command} ${args.join(" ")}\n`);
  execFileSync(command, args, { cwd, env: environment, stdio: ["ignore", "inherit", "inherit"] });
};

/** Starts `npx assay serve` on a free port and waits for its greeting. */
async function serve() {
  const child = spawn("npx", ["assay", "serve"], {
    cwd: project,
    env: { ...environment, PORT: "0", ASSAY_LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  let said = "";
  for await (const chunk of child.stdout.setEncoding("utf8")) {
    said += chunk;
    if (/A first request[\s\S]*-d '/.test(said)) break;
  }
  const [, url] = /listening on (\S+)/.exec(said) ?? [];
  const [, keyFile] = /Tenant key:\s+in (.+)/.exec(said) ?? [];
  if (url === undefined || keyFile === undefined) throw new Error(`assay serve did not greet: ${said}`);
  const key = readFileSync(keyFile, "utf8").trim();
  return { url, key, stop: () => process.kill(-child.pid!, "SIGTERM"), ended: once(child, "close") };
}

try {
  run("npm", ["pack", "--silent", "--pack-destination", project], root);
  const tarball = readdirSync(project).find((name) => name.endsWith(".tgz"))!;
  run("npm", ["init", "--yes", "--silent"]);
  run("npm", ["pkg", "set", "type=module"]);
  run("npm", ["install", "--silent", "--no-audit", "--no-fund", "--prefer-offline", `./${tarball}`]);
  writeFileSync(join(project, "program.ts"), readFileSync(program));
  const common = ["--strict", "--exactOptionalPropertyTypes", "--target", "es2022", "program.ts"];
  for (const [module, resolution] of [
    ["esnext", "bundler"],
    ["nodenext", "nodenext"],
  ] as const)
    run(process.execPath, [compiler, "--module", module, "--moduleResolution", resolution, ...common]);
  const service = await serve();
  try {
    run(process.execPath, ["program.js", service.url, service.key]);
  } finally {
    service.stop();
    await service.ended;
  }
  process.stdout.write("the package installs, compiles and runs\n");
} finally {
  rmSync(project, { recursive: true, force: true });
}
