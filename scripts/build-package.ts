/**
 * Compiles the package into dist/: Node runs TypeScript directly, but not below node_modules. The project
 * itself runs without dist/. `npm pack` calls this; src/client gets its types beside it.
 */
import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../", import.meta.url);
const compiler = fileURLToPath(new URL("node_modules/typescript/bin/tsc", root));

rmSync(new URL("dist/", root), { recursive: true, force: true });
for (const project of ["tsconfig.build.json", "tsconfig.client.json"])
  execFileSync(process.execPath, [compiler, "-p", project], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });

// TypeScript before 5.7 cannot resolve `.ts` in a declaration.
for (const name of readdirSync(new URL("dist/client/", root), { recursive: true, encoding: "utf8" })) {
  if (!name.endsWith(".d.ts")) continue;
  const declarations = new URL(`dist/client/${name}`, root);
  const text = readFileSync(declarations, "utf8");
  writeFileSync(declarations, text.replaceAll(/(from "\.[^"]+)\.ts"/g, '$1.js"'));
}

// Files that are read and not imported.
for (const read of ["migrations/", "functions/", "baseline.sql", "distribution.sql"])
  cpSync(new URL(`src/storage/${read}`, root), new URL(`dist/storage/${read}`, root), { recursive: true });

// The workbench, bundled for browsers.
execFileSync(
  process.execPath,
  [fileURLToPath(new URL("web/bundle.ts", root)), fileURLToPath(new URL("dist/workbench", root))],
  { cwd: root, stdio: ["ignore", "inherit", "inherit"] },
);
