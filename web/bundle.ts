/**
 * Bundles the workbench for browsers: `node web/bundle.ts <folder>`. The service runs it when it starts from a working
 * copy, `npm pack` runs it for the package. The folder appears whole or not at all.
 */
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "esbuild";

const source = fileURLToPath(new URL("./", import.meta.url));

async function bundleInto(target: string): Promise<void> {
  mkdirSync(dirname(target), { recursive: true });
  const draft = mkdtempSync(`${target}-`);
  try {
    const { metafile } = await build({
      entryPoints: { workbench: join(source, "main.tsx") },
      outdir: draft,
      bundle: true,
      splitting: true,
      format: "esm",
      target: ["es2022", "chrome120", "firefox120", "safari17"],
      jsx: "automatic",
      jsxImportSource: "preact",
      minify: true,
      metafile: true,
      legalComments: "none",
      entryNames: "[name]-[hash]",
      chunkNames: "[name]-[hash]",
      define: { "process.env.NODE_ENV": '"production"' },
      logLevel: "warning",
    });
    const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) =>
      entryPoint?.endsWith("main.tsx"),
    );
    const [script, { cssBundle, imports }] = entry!;
    const needed = imports
      .filter(({ kind }) => kind === "import-statement")
      .map(({ path }) => basename(path));
    const names = { script: basename(script), style: basename(cssBundle!), needed };
    for (const name of readdirSync(draft)) compress(join(draft, name));
    writeFileSync(join(draft, "bundle.json"), JSON.stringify(names));
    chmodSync(draft, 0o755);
    put(draft, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function compress(path: string): void {
  const text = readFileSync(path);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  writeFileSync(`${path}.br`, brotliCompressSync(text, { params: quality }));
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
}

/** Of two processes that make the same bundle at once, either's is right. */
function put(draft: string, target: string): void {
  try {
    renameSync(draft, target);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
  }
}

const [target] = process.argv.slice(2);
if (target === undefined) {
  process.stderr.write("usage: node web/bundle.ts <folder>\n");
  process.exitCode = 2;
} else await bundleInto(target);
