import type { RetrievalField, RetrievalKey } from "./retrieval-key.ts";

const MAX_KEY_LENGTH = 120;
const MAX_KEYS = 2000;

/** Gathers keys, each once per field with its greatest boost, capped in length and in number. */
export class KeyCollector {
  readonly #keys = new Map<string, RetrievalKey>();

  add(field: RetrievalField, key: string, boost: number, word = false): void {
    this.#put({ key: key.slice(0, MAX_KEY_LENGTH), field, boost, ...(word ? { word } : {}) });
  }

  /** @param misspelt the key of the word as written. */
  addMisspelling(key: string, boost: number, misspelt: string): void {
    this.#put({ key, field: "misspelling", boost, misspelt });
  }

  #put(key: RetrievalKey): void {
    const identity = `${key.field}${key.key}`;
    const known = this.#keys.get(identity);
    if (known === undefined ? this.#keys.size < MAX_KEYS : known.boost < key.boost)
      this.#keys.set(identity, key);
  }

  all(): readonly RetrievalKey[] {
    return [...this.#keys.values()];
  }
}
