import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

/** A fingerprint of the running code: SHA-256 over all source files and models, by path, shortened. */
export function revisionOf(...directories: readonly URL[]): string {
  const hash = createHash("sha256");
  for (const directory of directories) {
    const names = readdirSync(directory, { recursive: true, encoding: "utf8" }).sort();
    for (const name of names.filter(
      (entry) => /\.(ts|js|sql|json)$/.test(entry) && !entry.endsWith(".test.ts"),
    )) {
      hash.update(name).update(readFileSync(new URL(name, directory)));
    }
  }
  return hash.digest("hex").slice(0, 16);
}
