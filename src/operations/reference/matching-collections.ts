import { features } from "../../domain/matching/score/features.ts";
import type { MatchingModel } from "../../domain/matching/score/model.ts";

/** The stages in the order in which they run, with the price of a decision at each (specification §1.4). */
export const stageItems = [
  { stage: "normalisation", credits: 0, meaning: "Nothing comparable was left of the record." },
  { stage: "blocking", credits: 0, meaning: "No company shares a key with the record." },
  { stage: "deterministic", credits: 1, meaning: "An identifier decided." },
  { stage: "probabilistic", credits: 1, meaning: "The calibrated score decided, or abstained." },
  { stage: "llm_adjudication", credits: 5, meaning: "A model adjudicated the borderline." },
  { stage: "agentic_research", credits: 5, meaning: "Cited research settled it." },
  { stage: "human_review", credits: 0, meaning: "A person gave the verdict." },
].map((item, at) => ({ ...item, order: at + 1 }));

const effects = { "1": "raises", "0": "either", "-1": "lowers" } as const;

/** Every feature of the scorer, its direction of effect, and its weight in the model in force. */
export function featureItems(model: MatchingModel) {
  return features.map(({ name, sign }) => ({
    feature: name,
    effect: effects[sign],
    weight: model.pair.weights[name] ?? 0,
  }));
}
