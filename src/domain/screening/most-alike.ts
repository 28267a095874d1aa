/** The most similar names; of equally similar ones, the first. */
export class MostAlike {
  readonly ranked: { readonly ordinal: number; readonly alike: number }[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** The similarity of the last of them; 0 while there is room for more. */
  get least(): number {
    return this.#most > 0 && this.ranked.length === this.#most ? this.ranked.at(-1)!.alike : 0;
  }

  offer(ordinal: number, alike: number): void {
    const { ranked } = this;
    if (this.#most === 0) return;
    if (ranked.length === this.#most) {
      const last = ranked[ranked.length - 1]!;
      if (last.alike > alike || (last.alike === alike && last.ordinal < ordinal)) return;
      ranked.pop();
    }
    let at = ranked.length;
    while (
      at > 0 &&
      (ranked[at - 1]!.alike < alike ||
        (ranked[at - 1]!.alike === alike && ranked[at - 1]!.ordinal > ordinal))
    )
      at--;
    ranked.splice(at, 0, { ordinal, alike });
  }
}
