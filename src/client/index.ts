/** The client of the service, `assay/client`: it needs the platform (fetch, Web Crypto, streams) and nothing else. */
export type { Answer, Meta, WithMeta } from "./answer.ts";
export { Assay, type ClientOptions } from "./assay.ts";
export type { BatchJobs, WaitOptions } from "./batch-jobs.ts";
export type { CallOptions } from "./call-options.ts";
export * from "./errors.ts";
export type { Events, ServerEvent } from "./events.ts";
export { operations } from "./generated/operations.ts";
export type * from "./generated/types.ts";
export type { Lines } from "./lines.ts";
export type { Pages } from "./pages.ts";
export type { RestOperation } from "./rest-request.ts";
export {
  type BatchNotification,
  type EntityNotification,
  type ReceivedHeaders,
  signWebhook,
  type VerifyOptions,
  verifyWebhook,
  type WebhookNotification,
} from "./webhooks.ts";
