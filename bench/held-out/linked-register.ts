import { existsSync } from "node:fs";
import type { RegistersVersion } from "../../src/pipelines/register-install/registers-version.ts";
import { linkAll } from "../linking/link-all.ts";
import { readRegister } from "../quality/benchmark-files.ts";
import { progressLine } from "../quality/progress-line.ts";
import { buildBenchIndex, openBenchIndex } from "./bench-register.ts";

/** The index of the register, linked and analysed where the directory has none. */
export async function openLinkedRegister(path: string, registerPath: string): Promise<RegistersVersion> {
  if (!existsSync(path)) {
    const rows = readRegister(registerPath);
    const linking = progressLine("rows linked");
    const { groups } = await linkAll(rows, (done) => linking.update(done, 2 * rows.length));
    linking.end();
    const analysing = progressLine("companies analysed");
    await buildBenchIndex({ rows, groups }, path, (done, total) => analysing.update(done, total));
    analysing.end();
  }
  return openBenchIndex(path);
}
