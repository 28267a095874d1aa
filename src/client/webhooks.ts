/** Notifications by Standard Webhooks: signed content `id.timestamp.body`, HMAC-SHA256, several signatures at once. */
import { WebhookVerificationError } from "./errors.ts";

/** The end of a batch job. */
export interface BatchNotification {
  readonly type:
    | "batch.succeeded"
    | "batch.failed"
    | "batch.cancelled"
    | "batch.reconciliation_required"
    | "batch.erased";
  readonly timestamp: string;
  readonly data: { readonly job_id: string; readonly state: string };
}

/** Changes that a check of a watched entity has found: event ids and categories, without the values. */
export interface EntityNotification {
  readonly type: "entity.intelligence_changed";
  readonly timestamp: string;
  readonly data: {
    readonly entity_id: string;
    /** Ids of the entity's events. */
    readonly event_ids: readonly number[];
    readonly categories: readonly string[];
    /** Listing the entity's events after this id begins with the first event of the notification. */
    readonly after_id: number;
  };
}

export type WebhookNotification = BatchNotification | EntityNotification;

/** The headers of a request, in whichever form a server has them. */
export type ReceivedHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface VerifyOptions {
  /** The permitted difference of the timestamp in seconds, either way; the default is 300. */
  readonly tolerance?: number;
  /** The time of receipt; the default is now. */
  readonly now?: Date;
}

const DEFAULT_TOLERANCE_S = 300;

/**
 * Checks that a notification is signed, unchanged and recent, and returns its content. The body has to be the
 * received bytes: parsed and serialised again they would differ. Repeats have the same `webhook-id`.
 * @param secret as the creation of the subscription showed it, prefix `whsec_`.
 * @throws WebhookVerificationError, which repeats nothing of the request.
 */
export async function verifyWebhook(
  body: string | Uint8Array,
  headers: ReceivedHeaders,
  secret: string,
  { tolerance = DEFAULT_TOLERANCE_S, now = new Date() }: VerifyOptions = {},
): Promise<WebhookNotification> {
  const [id, timestamp, signatures] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) =>
    headerOf(headers, name),
  );
  if (!id || !timestamp || !signatures) throw new WebhookVerificationError("a webhook header is missing");
  const sentS = /^\d{1,15}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  if (!(Math.abs(now.getTime() / 1000 - sentS) <= tolerance))
    throw new WebhookVerificationError("webhook-timestamp: too far from now");
  const key = await keyOf(secret, "verify");
  const content = signedContent(id, timestamp, body);
  for (const one of signatures.split(" ")) {
    const signature = one.startsWith("v1,") ? bytesOf(one.slice(3)) : null;
    // The platform compares in constant time.
    if (signature !== null && (await crypto.subtle.verify("HMAC", key, signature, content)))
      return parsed(body);
  }
  throw new WebhookVerificationError("webhook-signature: none is of this secret");
}

/** Builds the headers of a notification as the service would send it: for a receiver's own tests. */
export async function signWebhook(
  body: string | Uint8Array,
  secret: string,
  { id = "evt_test", now = new Date() }: { readonly id?: string; readonly now?: Date } = {},
): Promise<Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string>> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = await keyOf(secret, "sign");
  const signature = await crypto.subtle.sign("HMAC", key, signedContent(id, timestamp, body));
  const encoded = btoa(String.fromCharCode(...new Uint8Array(signature)));
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${encoded}` };
}

function headerOf(headers: ReceivedHeaders, name: string): string | null {
  if (headers instanceof Headers) return headers.get(name);
  const found = Object.entries(headers).find(([given]) => given.toLowerCase() === name)?.[1];
  return typeof found === "string" ? found : (found?.[0] ?? null);
}

async function keyOf(secret: string, use: "sign" | "verify") {
  const bytes = bytesOf(secret.replace(/^whsec_/, ""));
  if (bytes === null || bytes.length === 0)
    throw new WebhookVerificationError("secret: whsec_ and base64 are expected");
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, [use]);
}

function signedContent(id: string, timestamp: string, body: string | Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`${id}.${timestamp}.`);
  const rest = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const content = new Uint8Array(head.length + rest.length);
  content.set(head);
  content.set(rest, head.length);
  return content;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

function parsed(body: string | Uint8Array): WebhookNotification {
  try {
    return JSON.parse(
      typeof body === "string" ? body : new TextDecoder().decode(body),
    ) as WebhookNotification;
  } catch {
    throw new WebhookVerificationError("the body is not JSON");
  }
}
