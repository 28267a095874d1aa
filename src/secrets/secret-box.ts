import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

export const SECRET_BOX_KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps secrets that have to be used again, and so cannot be digests, unreadable at rest: AES-256-GCM. */
export class SecretBox {
  readonly #key: Buffer;

  /** @param key 32 bytes. */
  constructor(key: Buffer) {
    if (key.length !== SECRET_BOX_KEY_BYTES) throw new Error("a secret box has a key of 32 bytes");
    this.#key = key;
  }

  /**
   * The sealed form: nonce, ciphertext, tag.
   * @param place where it is kept; only there it can be opened, so a sealed secret moved to another row is worthless.
   */
  seal(secret: Buffer, place: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv("aes-256-gcm", this.#key, nonce).setAAD(Buffer.from(place));
    return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
  }

  /** @throws Error where it was sealed with another key or for another place, or has been changed. */
  open(sealed: Buffer, place: string): Buffer {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv("aes-256-gcm", this.#key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  }
}
