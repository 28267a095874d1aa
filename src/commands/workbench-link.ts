/** The link that opens the workbench without a key for the operator: once, for ten minutes, on this machine. */
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeSignInCode } from "../app/sign-in-codes.ts";
import { baseUrlOf, type Config } from "../config.ts";
import { signInCodeS } from "../contract/workbench.ts";
import { isLoopbackName, isLoopbackUrl } from "../transports/http/loopback.ts";
import type { Terminal } from "./terminal.ts";

const FILE = "workbench.url";

interface Opening {
  readonly config: Config;
  readonly terminal: Terminal;
  readonly now: Date;
}

/** The sign-in line of the start: the link on a terminal, else its file, else the address for a key. */
export function openingLine(opening: Opening): string {
  const { config, terminal } = opening;
  const { link, address } = linkFor(opening);
  if (link === null) return `${address}/  (sign in with an API key)`;
  const how = "(signs you in once, within ten minutes; again: assay workbench)";
  if (terminal.stdout.isTTY) return `${link}  ${how}`;
  return `${address}/  (a link that signs you in once is in ${keepLink(config, link)})`;
}

/** The link with its code; null where other machines can reach the service, because a key is required then. */
export function linkFor({ config, now }: Omit<Opening, "terminal">): {
  readonly link: string | null;
  readonly address: string;
} {
  const address = baseUrlOf(config);
  if (!isLoopbackName(config.HOST) || !isLoopbackUrl(address)) return { link: null, address };
  const code = makeSignInCode(config.ASSAY_DATA_DIR, { now, seconds: signInCodeS });
  return { link: `${address}/#${code}`, address };
}

/** Writes the link to a file that only this account can read. @returns the file. */
export function keepLink({ ASSAY_DATA_DIR }: Config, link: string): string {
  const path = join(ASSAY_DATA_DIR, FILE);
  const draft = `${path}.new`;
  rmSync(draft, { force: true });
  writeFileSync(draft, `${link}\n`, { mode: 0o600, flag: "wx" });
  renameSync(draft, path);
  return path;
}
