import type { FastifyInstance } from "fastify";
import { baseUrlOf, type Config } from "../config.ts";
import { signInGate } from "../contract/workbench.ts";
import type { ClientGate, Gate } from "../door/rate-buckets.ts";
import { registerUploads } from "../pipelines/register-install/register-uploads.ts";
import type { Database } from "../storage/engine/database.ts";
import type { HttpConfig } from "../transports/http/config.ts";
import { isLoopbackName } from "../transports/http/loopback.ts";
import { admittedNames } from "../transports/mcp/origin.ts";
import type { WorkbenchOptions } from "../transports/workbench/options.ts";
import { mountWorkbench } from "../transports/workbench/routes.ts";
import type { Authenticator } from "./authenticate.ts";
import { spendSignInCode } from "./sign-in-codes.ts";
import type { WorkbenchBundle } from "./workbench-bundle.ts";
import { workbenchSessions } from "./workbench-sessions.ts";

interface Opening {
  /** The parts that it shares with the rest of the server. */
  readonly parts: Pick<WorkbenchOptions, "served" | "door" | "bodies" | "facts" | "gate" | "now" | "rateNow">;
  readonly config: Config;
  readonly httpConfig: HttpConfig;
  readonly database: Database;
  readonly authenticator: Authenticator;
  gateOf(gate: Gate): ClientGate;
  bundle(): Promise<WorkbenchBundle | null>;
}

/** Adds the workbench to the server. */
export function openWorkbench(http: FastifyInstance, opening: Opening): void {
  const { parts, config, httpConfig, database, authenticator, gateOf, bundle } = opening;
  const hosts = config.ASSAY_ALLOWED_HOSTS;
  mountWorkbench(http, {
    ...parts,
    sessions: workbenchSessions({
      database,
      authenticator,
      spendCode: (code, at) => spendSignInCode(config.ASSAY_DATA_DIR, code, at),
    }),
    registers: registerUploads({ database, dataDir: config.ASSAY_DATA_DIR, now: parts.now }),
    config: httpConfig,
    bundle,
    signInGate: gateOf({ scope: "workbench_sign_in", shape: signInGate }),
    listensHere: isLoopbackName(config.HOST),
    allowedHosts: admittedNames(baseUrlOf(config), { hosts, origins: [] }).allowedHosts,
  });
}
