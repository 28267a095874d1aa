import type { Served } from "../../contract/operation.ts";
import type { WorkbenchSessions } from "../../contract/workbench.ts";
import type { Door } from "../../door/invoke.ts";
import type { AddressGate, ClientGate } from "../../door/rate-buckets.ts";
import type { StartFacts } from "../docs/start-page.ts";
import type { BodyBudget } from "../http/body-budget.ts";
import type { HttpConfig } from "../http/config.ts";

/** A file that a browser is sent, in each coding that it is kept in. */
interface BundledFile {
  readonly plain: Buffer;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
}

export interface Bundle {
  readonly files: ReadonlyMap<string, BundledFile>;
  /** Names of what the page loads first. */
  readonly script: string;
  readonly style: string;
  /** What the script imports. */
  readonly needed: readonly string[];
}

export interface WorkbenchOptions {
  readonly served: readonly Served[];
  readonly sessions: WorkbenchSessions;
  readonly door: Door;
  readonly config: HttpConfig;
  readonly bodies: BodyBudget;
  /** What a browser is sent; null where it cannot be had. */
  bundle(): Promise<Bundle | null>;
  /** What the service is, for the page that is shown without a bundle. */
  facts(): Promise<StartFacts>;
  readonly gate: AddressGate;
  /** Takes a token for every key and code that turns out to be wrong. */
  readonly signInGate: ClientGate;
  /** Whether the service listens on this machine's own addresses alone. */
  readonly listensHere: boolean;
  readonly allowedHosts: readonly string[];
  now(): Date;
  /** The time that rates are counted by. */
  rateNow(): Date;
}

/** Where the workbench stands; its cookie goes nowhere else. */
export const workbenchPath = "/workbench";
