import { Counter, Gauge, Histogram, type Registry } from "prom-client";

/** What is measured of the live registers that this process asks. */
export interface LiveSourceMetrics {
  /** One question: `found`, `not_found`, or the reason for which the source did not answer. */
  liveSourceAsked(sample: { readonly source: string; readonly outcome: string }): void;
  /** One request, from its turn to the end of its answer. */
  liveRequestEnded(sample: { readonly source: string; readonly seconds: number }): void;
}

export interface SourceCircuit {
  readonly source: string;
  /** Whether all processes leave the source alone, since it failed several times in a row. */
  readonly isOpen: boolean;
}

const seconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

/** @param circuits of the sources that have ever failed; where they cannot be read, the gauge has no value. */
export function liveSourceMetrics(
  registers: Registry[],
  circuits: () => Promise<readonly SourceCircuit[]>,
): LiveSourceMetrics {
  const questions = new Counter({
    name: "assay_live_source_questions_total",
    help: "Questions to live registers, by source and outcome; the cache answers some of them.",
    labelNames: ["source", "outcome"],
    registers,
  });
  const requests = new Histogram({
    name: "assay_live_source_request_duration_seconds",
    help: "Time from the turn of a request to a live register to the end of its answer.",
    labelNames: ["source"],
    buckets: seconds,
    registers,
  });
  new Gauge({
    name: "assay_live_source_circuit_open",
    help: "1 while all processes leave a live register alone after failures, else 0; for sources that have failed before.",
    labelNames: ["source"],
    registers,
    async collect() {
      this.reset();
      const read = await circuits().catch(() => []);
      for (const { source, isOpen } of read) this.set({ source }, isOpen ? 1 : 0);
    },
  });
  return {
    liveSourceAsked: ({ source, outcome }) => questions.inc({ source, outcome }),
    liveRequestEnded: (sample) => requests.observe({ source: sample.source }, sample.seconds),
  };
}
