import { createHash } from "node:crypto";

/**
 * Gives a statement's text the name under which connections keep it prepared. A text gets a name at its second use,
 * and at most `limit` texts do, because `pg` never closes what it has prepared.
 */
export class StatementNames {
  readonly #limit: number;
  readonly #names = new Map<string, string>();
  #seenOnce = new Set<string>();

  constructor(limit = 1000) {
    this.#limit = limit;
  }

  /** The name of the text, the same in every process; undefined when it is to be sent unnamed. */
  nameFor(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known) return known;
    if (this.#names.size >= this.#limit) return undefined;
    if (!this.#seenOnce.has(text)) {
      if (this.#seenOnce.size >= this.#limit) this.#seenOnce = new Set();
      this.#seenOnce.add(text);
      return undefined;
    }
    this.#seenOnce.delete(text);
    const name = `assay_${createHash("sha256").update(text).digest("base64url").slice(0, 24)}`;
    this.#names.set(text, name);
    return name;
  }
}
