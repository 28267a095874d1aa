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
import { type BuildOptions, build, type Plugin } from "esbuild";

const source = fileURLToPath(new URL("./", import.meta.url));

const shared: BuildOptions = {
  bundle: true,
  format: "esm",
  target: ["es2022", "chrome120", "firefox120", "safari17"],
  jsx: "automatic",
  jsxImportSource: "preact",
  minify: true,
  legalComments: "none",
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  define: { "process.env.NODE_ENV": '"production"' },
  logLevel: "warning",
};

/**
 * Bundles each `new Worker(new URL("./name.worker.ts", import.meta.url))` into a file of its own, and puts the name of
 * that file in its place: esbuild leaves such addresses as they are.
 */
function workers(outdir: string): Plugin {
  const address = /new URL\("(\.\/[\w/-]+\.worker)\.ts", import\.meta\.url\)/;
  return {
    name: "workers",
    setup({ onLoad }) {
      onLoad({ filter: /start-[\w-]+\.ts$/ }, async ({ path }) => {
        const text = readFileSync(path, "utf8");
        const [found, worker] = address.exec(text) ?? [];
        if (found === undefined) return undefined;
        const entry = join(dirname(path), `${worker}.ts`);
        const { metafile } = await build({ ...shared, entryPoints: [entry], outdir, metafile: true });
        const [file] = Object.keys(metafile.outputs);
        const contents = text.replace(found, `new URL("./${basename(file!)}", import.meta.url)`);
        return { contents, loader: "ts" };
      });
    },
  };
}

async function bundleInto(target: string): Promise<void> {
  mkdirSync(dirname(target), { recursive: true });
  const draft = mkdtempSync(`${target}-`);
  try {
    const { metafile } = await build({
      ...shared,
      entryPoints: { workbench: join(source, "main.tsx") },
      outdir: draft,
      splitting: true,
      metafile: true,
      plugins: [workers(draft)],
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

/** Where two processes make the same bundle at once, either bundle is correct. */
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
