import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { type LiveSourceMetrics, liveSourceMetrics, type SourceCircuit } from "./live-source-metrics.ts";

/** The counters of the door. No label ever holds a tenant, a key or any value that a caller sent. */
export interface DoorMetrics {
  requestFinished(sample: {
    /** The operation's name, or the name of a plain route. */
    operation: string;
    surface: string;
    status: number;
    seconds: number;
  }): void;
}

/** The deployment's measurements: the counters of the door, of the resolution pipeline and of live registers. */
export interface Metrics extends DoorMetrics, LiveSourceMetrics {
  decisionMade(sample: { decision: string; stage: string }): void;
  /** Prometheus text exposition. */
  text(): Promise<string>;
  readonly contentType: string;
  /** Ends the sampling of the event loop. */
  close(): void;
}

interface Reanalysed {
  readonly entities: number;
  readonly tenants: number;
}

const LAG_SAMPLE_MS = 100;
const lagBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const requestBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

/** A registry of its own, so that two applications in one process (tests) have separate counts. */
export function createMetrics(gauges: {
  readonly inFlight: () => number;
  readonly reanalysis: () => Reanalysed;
  readonly circuits: () => Promise<readonly SourceCircuit[]>;
}): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({
    name: "assay_requests_total",
    help: "Requests answered, by operation, surface and status.",
    labelNames: ["operation", "surface", "status"],
    registers,
  });
  const duration = new Histogram({
    name: "assay_request_duration_seconds",
    help: "Time from the credential to the answer.",
    labelNames: ["operation", "surface"],
    buckets: requestBuckets,
    registers,
  });
  const decisions = new Counter({
    name: "assay_decisions_total",
    help: "Decisions made, by outcome and stage.",
    labelNames: ["decision", "stage"],
    registers,
  });
  new Gauge({
    name: "assay_requests_in_progress",
    help: "Requests that this process is working on, those past their deadline included.",
    registers,
    collect() {
      this.set(gauges.inFlight());
    },
  });
  countReanalysis(registers, gauges.reanalysis);
  const lag = new Histogram({
    name: "assay_event_loop_lag_seconds",
    help: "How much later than asked a timer fires: how long the event loop keeps everything else waiting.",
    buckets: lagBuckets,
    registers,
  });
  let dueMs = performance.now() + LAG_SAMPLE_MS;
  const sampling = setInterval(() => {
    const nowMs = performance.now();
    lag.observe(Math.max(0, nowMs - dueMs) / 1000);
    dueMs = nowMs + LAG_SAMPLE_MS;
  }, LAG_SAMPLE_MS).unref();
  return {
    close: () => clearInterval(sampling),
    requestFinished({ operation, surface, status, seconds }) {
      requests.inc({ operation, surface, status });
      duration.observe({ operation, surface }, seconds);
    },
    ...liveSourceMetrics(registers, gauges.circuits),
    decisionMade: ({ decision, stage }) => decisions.inc({ decision, stage }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function countReanalysis(registers: Registry[], reanalysis: () => Reanalysed): void {
  new Gauge({
    name: "assay_reanalysis_tenants_remaining",
    help: "Tenants with entities that an older analysis derived, as the sweep of this process last saw them.",
    registers,
    collect() {
      this.set(reanalysis().tenants);
    },
  });
  new Counter({
    name: "assay_reanalysed_entities_total",
    help: "Entities that this process has derived anew.",
    registers,
    collect() {
      this.reset();
      this.inc(reanalysis().entities);
    },
  });
}
