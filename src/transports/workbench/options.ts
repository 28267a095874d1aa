import type { Served } from "../../contract/operation.ts";
import type { RegisterUploads } from "../../contract/register-uploads.ts";
import type { WorkbenchSessions } from "../../contract/workbench.ts";
import type { Door } from "../../door/invoke.ts";
import type { AddressGate, ClientGate } from "../../door/rate-buckets.ts";
import type { StartFacts } from "../docs/start-page.ts";
import type { BodyBudget } from "../http/body-budget.ts";
import type { HttpConfig } from "../http/config.ts";

/** A file for the browser, in each of its stored codings. */
interface BundledFile {
  readonly plain: Buffer;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
}

export interface Bundle {
  readonly files: ReadonlyMap<string, BundledFile>;
  /** Names of the files that the page loads first. */
  readonly script: string;
  readonly style: string;
  /** The files that the script imports. */
  readonly needed: readonly string[];
}

export interface WorkbenchOptions {
  readonly served: readonly Served[];
  readonly sessions: WorkbenchSessions;
  readonly registers: RegisterUploads;
  readonly door: Door;
  readonly config: HttpConfig;
  readonly bodies: BodyBudget;
  /** The files for the browser; null where they cannot be built. */
  bundle(): Promise<Bundle | null>;
  /** The facts about the service, for the page that is shown without a bundle. */
  facts(): Promise<StartFacts>;
  readonly gate: AddressGate;
  /** Takes a token for every key and code that turns out to be wrong. */
  readonly signInGate: ClientGate;
  /** Whether the service listens only on this machine's own addresses. */
  readonly listensHere: boolean;
  readonly allowedHosts: readonly string[];
  now(): Date;
  /** The clock of the rate limits. */
  rateNow(): Date;
}

/** The path of the workbench; its cookie is sent to no other path. */
export const workbenchPath = "/workbench";
