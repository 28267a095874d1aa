import { wilsonInterval } from "../../domain/statistics/wilson-interval.ts";
import type { CheckedCase } from "./choose-threshold.ts";

/** The observed share of positives in a band of probabilities. */
export interface ReliabilityBand {
  /** Probabilities from, inclusive, and to, exclusive except for 1. */
  readonly from: number;
  readonly to: number;
  readonly total: number;
  readonly right: number;
  /** Mean of the predicted probabilities; null for an empty band. */
  readonly said: number | null;
  /** Wilson's 95 % interval of the observed share. */
  readonly interval: { readonly low: number; readonly high: number } | null;
}

export interface Reliability {
  readonly bands: readonly ReliabilityBand[];
  /** Mean negative log-likelihood, in nats; null without cases. */
  readonly logLoss: number | null;
  /** Mean squared error, 0..1. */
  readonly brier: number | null;
}

/** Narrower bands at the probabilities of returned answers. */
const EDGES = [0, 0.5, 0.8, 0.9, 0.95, 0.99, 1];

export function reliabilityOf(cases: readonly CheckedCase[]): Reliability {
  const bands = EDGES.slice(1).map((to, i) => {
    const from = EDGES[i]!;
    const within = cases.filter(({ probability }) => probability >= from && (probability < to || to === 1));
    const right = within.filter(({ positive }) => positive).length;
    const said = mean(within.map(({ probability }) => probability));
    return { from, to, total: within.length, right, said, interval: wilsonInterval(right, within.length) };
  });
  return {
    bands,
    logLoss: mean(
      cases.map(
        ({ probability, positive }) => -Math.log(Math.max(positive ? probability : 1 - probability, 1e-12)),
      ),
    ),
    brier: mean(cases.map(({ probability, positive }) => (probability - (positive ? 1 : 0)) ** 2)),
  };
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
