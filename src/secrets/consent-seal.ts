/**
 * The text that a consent page carries to its answer: the checked request under an HMAC, so that the form is
 * not believed, and a token that ties it to the browser's cookie, so that no other page can send it.
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** The text and when it stops being good, under a seal. `secret`: 256 random bits. */
export function sealText(secret: Buffer, text: string, validUntil: Date): string {
  const body = Buffer.from(JSON.stringify({ until: validUntil.getTime(), text }));
  return Buffer.concat([macOf(secret, "seal", body), body]).toString("base64url");
}

/** The text under a seal; null for one that is not ours or too old. */
export function openSeal(secret: Buffer, sealed: string, now: Date): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  const body = bytes.subarray(MAC_BYTES);
  if (!sameBytes(macOf(secret, "seal", body), bytes.subarray(0, MAC_BYTES))) return null;
  const { until, text } = JSON.parse(body.toString("utf8")) as { until: number; text: string };
  return now.getTime() < until ? text : null;
}

/** The form token of this seal in the browser that holds this cookie value. */
export function csrfTokenOf(secret: Buffer, browser: string, sealed: string): string {
  return macOf(secret, "csrf", Buffer.from(JSON.stringify([browser, sealed]))).toString("base64url");
}

/** Compares in a time that tells nothing of where two secret texts differ. */
export function sameText(left: string, right: string): boolean {
  return sameBytes(Buffer.from(left), Buffer.from(right));
}

/** A fresh cookie value: 128 random bits. */
export function newBrowserMark(): string {
  return randomBytes(16).toString("base64url");
}

const MAC_BYTES = 32;

function macOf(secret: Buffer, purpose: string, body: Buffer): Buffer {
  return createHmac("sha256", secret).update(`${purpose}\0`).update(body).digest();
}

function sameBytes(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}
