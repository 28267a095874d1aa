import { Failure } from "../../contract/errors.ts";
import { plans } from "../../contract/limits.ts";
import type { Handler } from "../../contract/operation.ts";
import { earliestMoment } from "../../contract/scalars.ts";
import { wilsonInterval } from "../../domain/statistics/wilson-interval.ts";
import type { Database } from "../../storage/engine/database.ts";
import { tenantStanding } from "../../storage/entities/catalogue.ts";
import {
  countCredits,
  countDecisions,
  countEndpoints,
  countHumanReviewed,
  type DecisionCount,
  type Period,
} from "../../storage/usage/usage.ts";
import type { getUsage } from "./get-usage.contract.ts";

const USUAL_PERIOD_MS = 30 * 86_400_000;

const notMeasured = {
  metrics: ["precision", "negative_predictive_value"],
  statement:
    "Precision and negative predictive value are not measured here: both need records whose true company is known independently of this service. Label decisions to have them measured.",
};

export function getUsageHandler({ database }: { readonly database: Database }): Handler<typeof getUsage> {
  return async (call, input) => {
    const tenantId = call.caller.tenantId!;
    const end = input.until === undefined ? call.now : new Date(input.until);
    const usual = Math.max(end.getTime() - USUAL_PERIOD_MS, Date.parse(earliestMoment));
    const start = new Date(input.since ?? usual);
    // A period without an end includes decisions of this very moment.
    const period: Period = {
      since: start.toISOString(),
      until: input.until === undefined ? null : end.toISOString(),
    };
    const [decisions, reviewed, endpoints, charges, standing] = await Promise.all([
      countDecisions(database, tenantId, period),
      countHumanReviewed(database, tenantId, period),
      countEndpoints(database, tenantId, period),
      countCredits(database, tenantId, period),
      tenantStanding(database, tenantId),
    ]);
    if (!standing) return new Failure("unauthorized");
    const total = sum(decisions.map(({ count }) => count));
    const abstained = sum(
      decisions.flatMap(({ decision, count }) => (decision === "unresolved" ? count : [])),
    );
    const { deepAttempts } = plans[standing.plan as keyof typeof plans] ?? { deepAttempts: 0 };
    return {
      period: { since: period.since, until: end.toISOString() },
      records: sum(endpoints.map(({ submission, count }) => (submission ? count : 0))),
      rates: {
        automated: rateOf(total - abstained, total),
        abstained: rateOf(abstained, total),
        human_reviewed: rateOf(reviewed, total),
      },
      mix: {
        stage: mixOf(decisions, "stage"),
        decision: mixOf(decisions, "decision"),
        endpoint: endpoints.map(({ submission: _, ...row }) => row),
      },
      credits: {
        charged: sum(charges.map(({ credits }) => credits)),
        by_operation: charges,
        remaining: standing.credits_remaining,
        plan: standing.plan,
        enforced: standing.enforced,
      },
      deep_attempts: {
        used: Math.max(0, deepAttempts - standing.deep_attempts_remaining),
        remaining: standing.deep_attempts_remaining,
      },
      not_measured: notMeasured,
    };
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function rateOf(count: number, total: number) {
  const interval = wilsonInterval(count, total);
  return {
    count,
    total,
    rate: interval === null ? null : count / total,
    interval: interval === null ? null : { method: "wilson", confidence: 0.95, ...interval },
  };
}

/** The decisions grouped by one of their two attributes, most frequent first. */
function mixOf(decisions: readonly DecisionCount[], side: "stage" | "decision") {
  const total = sum(decisions.map(({ count }) => count));
  const groups = Map.groupBy(decisions, (row) => row[side]);
  return [...groups]
    .map(([value, rows]) => ({ [side]: value, count: sum(rows.map(({ count }) => count)) }))
    .map((entry) => ({ ...entry, share: entry.count / total }))
    .sort((a, b) => b.count - a.count);
}
