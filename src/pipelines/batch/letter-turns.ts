import { setImmediate } from "node:timers/promises";

/** Characters of records after which other work has its turn: analysing their names takes some 5 ms. */
const LETTERS_AT_ONCE = 8_000;

/** Gives other work its turn after every `LETTERS_AT_ONCE` processed characters. */
export class LetterTurns {
  #letters = 0;
  /** How often other work had its turn. */
  taken = 0;

  /** @param letters characters that were processed since the last call. */
  async pause(letters: number): Promise<void> {
    this.#letters += letters;
    if (this.#letters < LETTERS_AT_ONCE) return;
    this.#letters = 0;
    this.taken++;
    await setImmediate();
  }
}
