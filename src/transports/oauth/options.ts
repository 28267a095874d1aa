import type { AuthorisationServer } from "../../contract/oauth.ts";
import type { DoorLog } from "../../door/dependencies.ts";
import type { Door } from "../../door/invoke.ts";
import type { DoorMetrics } from "../../door/metrics.ts";
import type { AddressGate, ClientGate, Gate } from "../../door/rate-buckets.ts";
import type { BodyBudget } from "../http/body-budget.ts";
import type { HttpConfig } from "../http/config.ts";

/** What the endpoints are given. */
export interface MountOptions {
  readonly server: AuthorisationServer;
  readonly door: Door;
  readonly config: HttpConfig;
  readonly bodies: BodyBudget;
  readonly addressGate: AddressGate;
  /** Makes a gate of this shape, which the processes of a deployment share. */
  readonly gateOf: (gate: Gate) => ClientGate;
  readonly log: DoorLog;
  readonly metrics: DoorMetrics;
  now(): Date;
  /** The time that rates are counted by. */
  rateNow(): Date;
}

/** With the gates that are theirs. */
export interface OAuthOptions extends MountOptions {
  readonly clientGate: ClientGate;
  /** Takes a token for every genuine code or token, of its grant. */
  readonly grantGate: ClientGate;
  /** Takes a token for every ticket that turns out to be wrong. */
  readonly ticketGate: ClientGate;
}
