export type Bucket = "read" | "resolve" | "match" | "batch" | "review" | "admin" | "erase" | "metrics";

/** Token buckets before the plan's multiplier: capacity in tokens, refill in tokens per second. */
export const buckets: Readonly<Record<Bucket, { readonly capacity: number; readonly refillPerS: number }>> = {
  read: { capacity: 1000, refillPerS: 16.6667 },
  resolve: { capacity: 300, refillPerS: 5 },
  match: { capacity: 300, refillPerS: 5 },
  batch: { capacity: 30, refillPerS: 0.5 },
  review: { capacity: 300, refillPerS: 5 },
  admin: { capacity: 60, refillPerS: 1 },
  erase: { capacity: 60, refillPerS: 1 },
  metrics: { capacity: 60, refillPerS: 1 },
};

/** Requests of one address and client to the OAuth endpoints: capacity in tokens, refill in tokens per second. */
export const oauthGate = { capacity: 30, refillPerS: 0.5 } as const;

/** Wrong install tickets of one address and client: ten in ten minutes. */
export const ticketGate = { capacity: 10, refillPerS: 1 / 60 } as const;

/** How long the codes, tokens and pages of OAuth stay valid, in seconds. */
export interface OAuthLifetimes {
  readonly codeS: number;
  readonly accessS: number;
  /** A refresh token that is unused for this time ends its grant. */
  readonly refreshIdleS: number;
  /** A grant ends after this time, however often it is refreshed. */
  readonly grantS: number;
  /** A consent page that is not submitted within this time has to be opened again. */
  readonly consentS: number;
}

const DAY_S = 86_400;
export const oauthLifetimes: OAuthLifetimes = {
  codeS: 60,
  accessS: 3_600,
  refreshIdleS: 30 * DAY_S,
  grantS: 90 * DAY_S,
  consentS: 600,
};

export const installTicketSeconds = { min: 60, default: 900, max: 3_600 } as const;

/** Requests of one address that present no valid credential: capacity in tokens, refill in tokens per second. */
export const unauthenticatedGate = { capacity: 600, refillPerS: 10 } as const;

/** Records of a batch, or of a batch job. */
export const batchRecords = 500;

/** How long the result of a batch job is kept, and the answer to its submission. */
export const batchJobRetentionDays = 30;

export const bodyLimitBytes = 256 * 1024;
export const oauthFormLimitBytes = 16 * 1024;
export const mcpBodyLimitBytes = 8 * 1024 * 1024;
/** The largest message of a tool call that is read for a caller whose bucket `read` is empty. */
export const mcpUnpaidBodyBytes = 16 * 1024;

/** The largest body that an operation of this bucket accepts, where the operation declares no limit. */
export function bodyLimitOf(bucket: Bucket): number {
  return bucket === "batch" ? mcpBodyLimitBytes : bodyLimitBytes;
}

/** Requests that one process works on at once; one tenant may have half of them. */
export const processLoad = { total: 1024, perOwner: 512 } as const;
/** Streams that one process holds open at once, exports and event streams together. */
export const openStreams = { total: 1000, perOwner: 50 } as const;
/** The bytes that the bodies of the requests in flight may occupy in one process. */
export const bodyBytesInFlight = 128 * 1024 * 1024;
/** The bytes of bodies in flight that one caller, one address without a credential, and all such addresses may hold. */
export const bodyShares = {
  callerBytes: 32 * 1024 * 1024,
  addressBytes: 2 * 1024 * 1024,
  allAddressesBytes: 16 * 1024 * 1024,
} as const;
/** The minimum pace of a body: in each interval at least this many bytes, or its end. */
export const bodyPace = { intervalMs: 10_000, leastBytes: 10_240 } as const;
/**
 * Connections of one process, and of one peer that is no trusted proxy: any further connections are closed at
 * once. How long the header of a request may take to arrive, and how often that is checked, in milliseconds.
 */
export const connectionLimits = {
  total: 10_000,
  perPeer: 512,
  headerTimeoutMs: 10_000,
  headerCheckMs: 2_000,
};
/** Values and members that the JSON of one request may have. */
export const jsonValues = 200_000;

export const headerLimitBytes = 16 * 1024;
export const urlLimitBytes = 8 * 1024;
export const requestDeadlineMs = 300_000;

export interface Plan {
  readonly name: string;
  /** Scales capacity and refill of every bucket. */
  readonly rateMultiplier: number;
  /** Credits granted at creation. Where the plan is not enforced the balance is tracked and refuses nothing. */
  readonly credits: number;
  readonly deepAttempts: number;
  /** Whether an exhausted balance refuses metered work. */
  readonly enforced: boolean;
  /** Bytes of the stored copies of what research has read; without room there is no research. */
  readonly artifactBytes: number;
}

const MIB = 1024 * 1024;
const GIB = 1024 * MIB;

export const planNames = ["free", "starter", "growth", "scale", "enterprise"] as const;
export type PlanName = (typeof planNames)[number];

export const plans: Readonly<Record<PlanName, Plan>> = {
  free: {
    name: "free",
    rateMultiplier: 1,
    credits: 300,
    deepAttempts: 25,
    enforced: true,
    artifactBytes: 64 * MIB,
  },
  starter: {
    name: "starter",
    rateMultiplier: 2,
    credits: 5_000,
    deepAttempts: 250,
    enforced: true,
    artifactBytes: 256 * MIB,
  },
  growth: {
    name: "growth",
    rateMultiplier: 5,
    credits: 50_000,
    deepAttempts: 2_500,
    enforced: true,
    artifactBytes: GIB,
  },
  scale: {
    name: "scale",
    rateMultiplier: 10,
    credits: 500_000,
    deepAttempts: 25_000,
    enforced: true,
    artifactBytes: 8 * GIB,
  },
  enterprise: {
    name: "enterprise",
    rateMultiplier: 20,
    credits: 1_000_000_000,
    deepAttempts: 1_000_000,
    enforced: false,
    artifactBytes: 64 * GIB,
  },
};

/** Active webhook subscriptions of a tenant, and how many of its disabled ones can still be read. */
export const activeWebhooksPerTenant = 20;
export const disabledWebhooksListed = 20;
export const webhookUrlLength = 2048;
/** Seconds between a failed attempt and the next one: five attempts in all. */
export const webhookRetryDelaysS: readonly number[] = [5, 30, 120, 600];
export const deliveriesListed = 100;

/** Entities that a tenant may watch, and the seconds between two checks of one entity. */
export const activeWatchesPerTenant = 1000;
export const watchIntervalSeconds = { min: 300, default: 86_400, max: 86_400 } as const;

/** A typed query: conditions, values of one `in`, matches of a page, and entities that a page reads. */
export const typedQuery = { filters: 16, listed: 50, matches: 100, scanned: 1000 } as const;

/** Paths between two entities: relationships of one, and paths of an answer. */
export const relationshipPaths = { hops: 10, usualHops: 6, paths: 20 } as const;

/** Portfolios of a tenant, entities in one, and entries of a page of one. */
export const portfoliosPerTenant = 100;
export const membersPerPortfolio = 1000;
export const portfolioPage = 100;

/** Receipts of a tenant, ids that its callers have chosen for receipts, and what one capture may hold. */
export const captureLimits = {
  receipts: 1000,
  reservations: 10_000,
  companies: 100,
  records: 5000,
  bytes: 2_000_000,
} as const;

/** Lookups of companies by domain: rows of a request, candidates of a row, and the bounds of the work. */
export const companyReferenceLimits = {
  rows: 100,
  candidates: { min: 2, default: 5, max: 10 },
  lookupsAtOnce: 4,
  budgetMs: 30_000,
  lookupMs: 5_000,
} as const;
