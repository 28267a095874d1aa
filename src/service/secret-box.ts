import { randomBytes } from "node:crypto";
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Config, ConfigError } from "../config.ts";
import { SECRET_BOX_KEY_BYTES, SecretBox } from "../secrets/secret-box.ts";
import type { Database } from "../storage/engine/database.ts";

const FILE = "encryption.key";

/**
 * The box for secrets that have to be used again. Its key is ASSAY_ENCRYPTION_KEY; beside the embedded database,
 * where that is not set, a file that only the owner can read, made once.
 * @returns null where there is neither: replicas on one server could not share a key that each made for itself.
 * @throws ConfigError where the file is not such a key.
 */
export function secretBoxOf(config: Config, engine: Database["engine"]): SecretBox | null {
  if (config.ASSAY_ENCRYPTION_KEY !== undefined) {
    return new SecretBox(Buffer.from(config.ASSAY_ENCRYPTION_KEY, "base64"));
  }
  return engine === "pglite" ? new SecretBox(keptKey(config.ASSAY_DATA_DIR)) : null;
}

function keptKey(directory: string): Buffer {
  const path = join(directory, FILE);
  if (!existsSync(path)) makeKey(directory, path);
  const key = Buffer.from(readFileSync(path, "utf8").trim(), "base64");
  if (key.length === SECRET_BOX_KEY_BYTES) return key;
  throw new ConfigError(
    `ASSAY_DATA_DIR: its ${FILE} is not a key of ${SECRET_BOX_KEY_BYTES} bytes in base64`,
  );
}

// On the disk under its name before anything is sealed with it: a key that a power cut takes would take every secret.
function makeKey(directory: string, path: string): void {
  const key = `${randomBytes(SECRET_BOX_KEY_BYTES).toString("base64")}\n`;
  writeFileSync(`${path}.new`, key, { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
  const opened = openSync(directory, "r");
  fsyncSync(opened);
  closeSync(opened);
}
