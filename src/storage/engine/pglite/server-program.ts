import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { PGliteOptions } from "@electric-sql/pglite";

/** A compiled WebAssembly module. The package's own type serves, because Node's types name no `WebAssembly.Module`. */
export type ServerProgram = NonNullable<PGliteOptions["pgliteWasmModule"]>;

/** The package exports neither file, so they are found beside its entry. */
const packageDirectory = dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));

declare const WebAssembly: { readonly compile: (bytes: Uint8Array) => Promise<ServerProgram> };

let compiled: Promise<ServerProgram> | null = null;

/**
 * PGlite's WebAssembly module, compiled once in each process: threads share its machine code, and with it the
 * optimised code of functions that an earlier database has run often.
 */
export function serverProgram(): Promise<ServerProgram> {
  compiled ??= readFile(join(packageDirectory, "pglite.wasm")).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}
