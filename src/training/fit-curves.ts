import type { Curve, LinearScore } from "../domain/matching/score/model.ts";
import { fitLogistic, type LogisticCase } from "./fit-logistic.ts";

/** The knots of a curve, from its lowest to its highest value in steps of a tenth. */
const KNOTS = Array.from({ length: 16 }, (_, i) => (i - 5) / 10);

/**
 * Logistic regression whose effect of some features is a curve (a generalised additive model): each step
 * between two knots is a feature of its own that rises from 0 to 1 over it, so a sign holds at every value
 * and the ridge keeps neighbouring steps alike. Deterministic.
 * @param names the features, in the order of the weights. @param curved those of them that get a curve.
 * @param signs 1, −1 or 0 for each name. @param prior start and target of other weights.
 */
export function fitCurves(
  cases: readonly LogisticCase[],
  names: readonly string[],
  options: {
    readonly curved: readonly string[];
    readonly signs: readonly number[];
    readonly prior?: Readonly<Record<string, number>>;
    readonly ridge: number;
    readonly steps: number;
  },
): LinearScore {
  const columns = names.flatMap((name, i): Column[] => {
    const sign = options.signs[i]!;
    if (!options.curved.includes(name)) return [{ column: name, name, sign, from: null }];
    return KNOTS.slice(0, -1).map((from) => ({ column: columnOf(name, from), name, sign, from }));
  });
  const { intercept, weights } = fitLogistic(
    cases.map((one) => ({
      ...one,
      values: Object.fromEntries(
        columns.map(({ column, name, from }) => [column, part(one.values[name], from)]),
      ),
    })),
    columns.map(({ column }) => column),
    {
      ...options,
      signs: columns.map(({ sign }) => sign),
      prior: columns.map(({ name, from }) => (from === null ? (options.prior?.[name] ?? 0) : 0)),
    },
  );
  const curveOf = (name: string): Curve => {
    let logOdds = 0;
    return KNOTS.map((knot, i) => {
      if (i > 0) logOdds += weights[columnOf(name, KNOTS[i - 1]!)]!;
      return [knot, logOdds];
    });
  };
  const plain = names.filter((name) => !options.curved.includes(name));
  return {
    intercept,
    weights: Object.fromEntries(plain.map((name) => [name, weights[name]!])),
    curves: Object.fromEntries(options.curved.map((name) => [name, curveOf(name)])),
  };
}

interface Column {
  readonly column: string;
  readonly name: string;
  readonly sign: number;
  /** The first value of the column's step; null for a feature without a curve. */
  readonly from: number | null;
}

function columnOf(name: string, from: number): string {
  return `${name} from ${from}`;
}

function part(value: number | undefined, from: number | null): number {
  if (value === undefined) return 0;
  return from === null ? value : Math.max(0, Math.min(1, (value - from) * 10));
}
