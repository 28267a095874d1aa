import type { RetrievalField, RetrievalKey } from "./retrieval-key.ts";

const MAX_KEY_LENGTH = 120;
const MAX_KEYS = 2000;

/** Gathers keys, each once per field with its greatest boost, capped in length and in number. */
export class KeyCollector {
  readonly #keys = new Map<string, RetrievalKey>();

  add(field: RetrievalField, key: string, boost: number, word = false): void {
    const capped = key.slice(0, MAX_KEY_LENGTH);
    const identity = `${field}${capped}`;
    const known = this.#keys.get(identity);
    if (known === undefined ? this.#keys.size < MAX_KEYS : known.boost < boost) {
      this.#keys.set(identity, { key: capped, field, boost, ...(word ? { word } : {}) });
    }
  }

  all(): readonly RetrievalKey[] {
    return [...this.#keys.values()];
  }
}
