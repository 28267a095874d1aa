/** What the HTTP server is told; plain values, parsed elsewhere. */
export interface HttpConfig {
  /** Scheme and authority of the deployment, without a trailing slash. */
  readonly baseUrl: string;
  readonly pipelineVersion: string;
  /** Fingerprint of the running code. */
  readonly revision: string;
  /** Addresses or networks whose forwarded headers are believed; empty where no proxy stands in front. */
  readonly trustedProxies: readonly string[];
  /** URI of whom to tell of a vulnerability; null where the operator names nobody. */
  readonly securityContact: string | null;
  /** How long a shutdown waits for what is in flight, in milliseconds. */
  readonly inFlightMs: number;
}
