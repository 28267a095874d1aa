/** The configuration of the HTTP server; plain values, parsed elsewhere. */
export interface HttpConfig {
  /** Scheme and authority of the deployment, without a trailing slash. */
  readonly baseUrl: string;
  readonly pipelineVersion: string;
  /** Fingerprint of the running code. */
  readonly revision: string;
  /** Addresses or networks whose forwarded headers are trusted; empty where there is no proxy. */
  readonly trustedProxies: readonly string[];
  /** URI of the contact for vulnerabilities; null where the operator names none. */
  readonly securityContact: string | null;
  /** How long a shutdown waits for requests in flight, in milliseconds. */
  readonly inFlightMs: number;
}
