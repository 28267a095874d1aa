import { randomBytes } from "node:crypto";
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Config, ConfigError } from "../config.ts";
import { SECRET_BOX_KEY_BYTES, SecretBox } from "../secrets/secret-box.ts";
import type { Database } from "../storage/engine/database.ts";
import { anySealedSecret } from "../storage/webhooks/webhooks.ts";

const FILE = "encryption.key";

/**
 * The box for secrets that have to be used again. Its key is ASSAY_ENCRYPTION_KEY; with the embedded
 * database, where that is not set, a file that only the owner can read, made once.
 * @returns null where there is neither: replicas on one server could not share keys that each made for
 * itself.
 * @throws ConfigError where the file is not such a key, or where there is no key and secrets are sealed
 * already.
 */
export async function secretBoxOf(config: Config, database: Database): Promise<SecretBox | null> {
  if (config.ASSAY_ENCRYPTION_KEY !== undefined) {
    return new SecretBox(Buffer.from(config.ASSAY_ENCRYPTION_KEY, "base64"));
  }
  const directory = config.ASSAY_DATA_DIR;
  const path = join(directory, FILE);
  const isKept = database.engine === "pglite" && existsSync(path);
  if (!isKept && (await anySealedSecret(database))) throw missingKey(database.engine);
  if (database.engine !== "pglite") return null;
  if (!isKept) makeKey(directory, path);
  return new SecretBox(keptKey(path));
}

function missingKey(engine: Database["engine"]): ConfigError {
  const missing =
    engine === "pglite"
      ? `ASSAY_DATA_DIR: its ${FILE} is missing, and the signing secrets of webhooks are sealed with it. Put it back from a backup`
      : "ASSAY_ENCRYPTION_KEY: it is not set, and the signing secrets of webhooks are sealed with it. Set it as the other processes have it";
  return new ConfigError(
    `${missing}; if it is lost, set ASSAY_ENCRYPTION_KEY to a new one and create each webhook anew`,
  );
}

function keptKey(path: string): Buffer {
  const key = Buffer.from(readFileSync(path, "utf8").trim(), "base64");
  if (key.length === SECRET_BOX_KEY_BYTES) return key;
  throw new ConfigError(
    `ASSAY_DATA_DIR: its ${FILE} is not a key of ${SECRET_BOX_KEY_BYTES} bytes in base64; put it back from a backup`,
  );
}

// The key is on the disk before its first use: a key lost in a power cut would take every secret with it.
function makeKey(directory: string, path: string): void {
  const key = `${randomBytes(SECRET_BOX_KEY_BYTES).toString("base64")}\n`;
  writeFileSync(`${path}.new`, key, { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
  const opened = openSync(directory, "r");
  fsyncSync(opened);
  closeSync(opened);
}
