import { screeningFeatures } from "./screening-features.ts";

/**
 * Weights of the features, in log-odds. The score is a similarity that was trained and not a probability: how many of a
 * deployment's subjects are listed is not known here.
 */
export interface ScreeningModel {
  readonly version: string;
  readonly intercept: number;
  readonly weights: Readonly<Record<string, number>>;
  /** How rare a country is among companies at large, 0..1; countries that are not named are the rarest. */
  readonly countryRarity: Readonly<Record<string, number>>;
}

export interface Contribution {
  readonly feature: string;
  readonly value: number;
  /** In log-odds. */
  readonly contribution: number;
}

/** The model with its weights in the order of the features. Throws where a weight is missing or has the wrong sign. */
export class ScreeningScorer {
  readonly model: ScreeningModel;
  readonly #weights: Float64Array;

  constructor(model: ScreeningModel) {
    this.model = model;
    this.#weights = Float64Array.from(screeningFeatures, ({ name, sign }) => {
      const weight = model.weights[name];
      if (weight === undefined || weight * sign < 0) {
        throw new Error(`the screening model has no fitting weight for ${name}`);
      }
      return weight;
    });
  }

  /** 0..1. */
  score(values: Float64Array): number {
    let sum = this.model.intercept;
    for (let index = 0; index < values.length; index++) sum += this.#weights[index]! * values[index]!;
    return 1 / (1 + Math.exp(-sum));
  }

  /** What moved the score, in order of effect. */
  contributions(values: Float64Array): readonly Contribution[] {
    return screeningFeatures
      .map(({ name }, index) => ({
        feature: name,
        value: values[index]!,
        contribution: this.#weights[index]! * values[index]!,
      }))
      .filter(({ contribution }) => contribution !== 0)
      .sort((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution));
  }

  rarityOfCountry(country: string): number {
    return this.model.countryRarity[country] ?? 1;
  }
}
