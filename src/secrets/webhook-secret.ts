import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";

/** A fresh signing secret: 32 random bytes. */
export const newWebhookSecret = (): Buffer => randomBytes(32);

/** The secret as its receiver is given it. */
export const shownWebhookSecret = (secret: Buffer): string => PREFIX + secret.toString("base64");

export interface SignedMessage {
  /** Without a dot. */
  readonly id: string;
  /** Unix seconds of this attempt. */
  readonly timestamp: number;
  /** The exact body. */
  readonly body: string;
}

/** The value of `webhook-signature` (Standard Webhooks 1.0.0): HMAC-SHA256 over id, timestamp and body. */
export function signWebhook(secret: Buffer, { id, timestamp, body }: SignedMessage): string {
  return `v1,${createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
}

/** Where a subscription's secret is kept, for the box that seals it. */
export const secretPlace = (tenantId: string, webhookId: string): string =>
  `webhook ${tenantId} ${webhookId}`;
