import { type Tree, TreeEnsemble } from "../statistics/tree-ensemble.ts";
import { type ScreenedPair, screeningFeatures } from "./screening-features.ts";

/** Trees whose values add up to log-odds. */
export interface ScreeningTrees {
  readonly intercept: number;
  readonly trees: readonly Tree[];
}

/**
 * The model that turns features into a score. The score is a trained similarity, not a probability: the share
 * of listed companies among a deployment's subjects is unknown. Names in two scripts have trees of their own,
 * because a transliterated name agrees in fewer ways than a name in the same script.
 */
export interface ScreeningModel {
  readonly version: string;
  readonly sameScript: ScreeningTrees;
  readonly acrossScripts: ScreeningTrees;
  /** In place of `acrossScripts.intercept` for Chinese names, which are seldom taken for a listed name by mistake. */
  readonly chineseIntercept: number;
  /** How rare a country is among companies at large, 0..1; countries that are not named are the rarest. */
  readonly countryRarity: Readonly<Record<string, number>>;
}

export interface Contribution {
  readonly feature: string;
  readonly value: number;
  /** In log-odds: the change of the score by the splits on this feature. */
  readonly contribution: number;
}

/** @throws Error where a tree asks for a feature that is not known. */
export class ScreeningScorer {
  readonly model: ScreeningModel;
  readonly #same: TreeEnsemble;
  readonly #across: TreeEnsemble;

  constructor(model: ScreeningModel) {
    const names = screeningFeatures.map(({ name }) => name);
    this.model = model;
    this.#same = new TreeEnsemble(model.sameScript.trees, names);
    this.#across = new TreeEnsemble(model.acrossScripts.trees, names);
  }

  /** 0..1. */
  score({ values, acrossScripts, chinese }: ScreenedPair): number {
    const trees = acrossScripts ? this.#across : this.#same;
    const intercept = chinese
      ? this.model.chineseIntercept
      : (acrossScripts ? this.model.acrossScripts : this.model.sameScript).intercept;
    return 1 / (1 + Math.exp(-intercept - trees.sum(values)));
  }

  /** The contributions to the score, in order of effect. */
  contributions({ values, acrossScripts }: ScreenedPair): readonly Contribution[] {
    const moved = (acrossScripts ? this.#across : this.#same).moved(values);
    return screeningFeatures
      .map(({ name }, at) => ({ feature: name, value: values[at]!, contribution: moved[at]! }))
      .filter(({ contribution }) => contribution !== 0)
      .sort((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution));
  }

  rarityOfCountry(country: string): number {
    return this.model.countryRarity[country] ?? 1;
  }
}
