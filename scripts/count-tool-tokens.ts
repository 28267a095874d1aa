/**
 * Prints what the list of tools costs a model: `tools/list` with names, descriptions and schemas, in bytes and in tokens
 * of the encoding o200k_base. The tokenizer is fetched in a fixed version.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Door } from "../src/door/invoke.ts";
import { allOperations, type OperationDependencies } from "../src/operations/all-operations.ts";
import { operationTools } from "../src/transports/mcp/operation-tools.ts";

const TOKENIZER = "gpt-tokenizer@4.0.0";

/** The tools are read and never called, so no dependency is used. */
const dependencies = new Proxy({} as OperationDependencies, { get: () => Object.freeze({}) });
const tools = operationTools(allOperations(dependencies), null as unknown as Door).map(
  ({ definition }) => definition,
);
const directory = mkdtempSync(join(tmpdir(), "assay-tokens-"));
try {
  execFileSync("npm", ["install", "--silent", "--no-audit", "--no-fund", "--prefix", directory, TOKENIZER]);
  const file = join(directory, "node_modules/gpt-tokenizer/esm/encoding/o200k_base.js");
  const { countTokens } = (await import(pathToFileURL(file).href)) as {
    countTokens: (text: string) => number;
  };
  const print = (what: string, value: unknown) => {
    const text = JSON.stringify(value);
    const count = (number: number) => number.toLocaleString("en");
    process.stdout.write(
      `${what}: ${count(Buffer.byteLength(text))} bytes, ${count(countTokens(text))} tokens\n`,
    );
  };
  print(`tools/list, ${tools.length} tools`, { tools });
  print("without output schemas", { tools: tools.map(({ outputSchema: _, ...tool }) => tool) });
  print(
    "names and descriptions",
    tools.map(({ name, description }) => ({ name, description })),
  );
} finally {
  rmSync(directory, { recursive: true });
}
