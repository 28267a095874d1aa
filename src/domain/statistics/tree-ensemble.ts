/** A leaf's value, or a split: feature, cut (values ≤ cut go to the first branch), the node's own value, two branches. */
export type Tree = number | readonly [feature: string, cut: number, value: number, atMost: Tree, over: Tree];

/**
 * Regression trees whose values add up. Nodes lie one after the other: a leaf has no feature, and the first branch of a
 * split stands right behind it.
 */
export class TreeEnsemble {
  readonly #width: number;
  readonly #roots: readonly number[];
  readonly #features: number[] = [];
  readonly #cuts: number[] = [];
  readonly #values: number[] = [];
  readonly #over: number[] = [];

  /** @throws Error where a tree asks for a feature that is not in the list. */
  constructor(trees: readonly Tree[], features: readonly string[]) {
    this.#width = features.length;
    this.#roots = trees.map((tree) => this.#add(tree, features));
  }

  /** @param values in the order of the features. */
  sum(values: ArrayLike<number>): number {
    let sum = 0;
    for (const root of this.#roots) {
      let at = root;
      for (let feature = this.#features[at]!; feature >= 0; feature = this.#features[at]!) {
        at = this.#next(at, values[feature]!);
      }
      sum += this.#values[at]!;
    }
    return sum;
  }

  /**
   * The change of the sum by the splits on each feature: the value of the branch taken less that of the node,
   * added up over the path (Saabas, "Interpreting random forests", 2014). With the roots' own values they add
   * up to `sum`.
   */
  moved(values: ArrayLike<number>): Float64Array {
    const moved = new Float64Array(this.#width);
    for (const root of this.#roots) {
      let at = root;
      for (let feature = this.#features[at]!; feature >= 0; feature = this.#features[at]!) {
        const next = this.#next(at, values[feature]!);
        moved[feature] = moved[feature]! + this.#values[next]! - this.#values[at]!;
        at = next;
      }
    }
    return moved;
  }

  #add(tree: Tree, features: readonly string[]): number {
    const at = this.#values.length;
    const [name, cut, value, atMost, over] =
      typeof tree === "number" ? ([null, 0, tree, 0, 0] as const) : tree;
    const feature = name === null ? -1 : features.indexOf(name);
    if (name !== null && feature < 0) throw new Error(`a tree asks for an unknown feature: ${name}`);
    this.#features.push(feature);
    this.#cuts.push(cut);
    this.#values.push(value);
    this.#over.push(0);
    if (name !== null) {
      this.#add(atMost, features);
      this.#over[at] = this.#add(over, features);
    }
    return at;
  }

  #next(at: number, value: number): number {
    return value <= this.#cuts[at]! ? at + 1 : this.#over[at]!;
  }
}
