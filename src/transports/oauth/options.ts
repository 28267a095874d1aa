import type { AuthorisationServer } from "../../contract/oauth.ts";
import type { DoorLog } from "../../door/dependencies.ts";
import type { Door } from "../../door/invoke.ts";
import type { DoorMetrics } from "../../door/metrics.ts";
import type { AddressGate, ClientGate, Gate } from "../../door/rate-buckets.ts";
import type { BodyBudget } from "../http/body-budget.ts";
import type { HttpConfig } from "../http/config.ts";

/** The dependencies of the endpoints. */
export interface MountOptions {
  readonly server: AuthorisationServer;
  readonly door: Door;
  readonly config: HttpConfig;
  readonly bodies: BodyBudget;
  readonly addressGate: AddressGate;
  /** Makes a gate of this shape, shared by the processes of a deployment. */
  readonly gateOf: (gate: Gate) => ClientGate;
  readonly log: DoorLog;
  readonly metrics: DoorMetrics;
  now(): Date;
  /** The clock of the rate limits. */
  rateNow(): Date;
}

/** The same, with the gates of the endpoints. */
export interface OAuthOptions extends MountOptions {
  readonly clientGate: ClientGate;
  /** Takes a token from the grant of every genuine code or token. */
  readonly grantGate: ClientGate;
  /** Takes a token for every ticket that turns out to be wrong. */
  readonly ticketGate: ClientGate;
}
