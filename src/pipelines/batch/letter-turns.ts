import { setImmediate } from "node:timers/promises";

/** Characters of records after which others have their turn: analysing their names takes some 5 ms. */
const LETTERS_AT_ONCE = 8_000;

/** Lets others have their turn as often as the texts that are gone through ask for it. */
export class LetterTurns {
  #letters = 0;
  /** How often others had their turn. */
  taken = 0;

  /** @param letters characters that were gone through since the last call. */
  async pause(letters: number): Promise<void> {
    this.#letters += letters;
    if (this.#letters < LETTERS_AT_ONCE) return;
    this.#letters = 0;
    this.taken++;
    await setImmediate();
  }
}
