import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** A fresh value for the cookie of a session, or a code to sign in with: 256 random bits in 43 characters. */
export function newSessionToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The digest that is stored and looked up. */
export function sessionDigest(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/**
 * The token that a page sends back in a header, to show that it could read our answer: made of the cookie's value, so that
 * it belongs to this session alone and says nothing of that value.
 */
export function csrfTokenOf(token: string): string {
  return createHmac("sha256", token).update("workbench csrf").digest("base64url");
}

export function isCsrfToken(token: string, given: string): boolean {
  const [wanted, shown] = [csrfTokenOf(token), given].map((text) =>
    createHash("sha256").update(text).digest(),
  );
  return timingSafeEqual(wanted!, shown!);
}
