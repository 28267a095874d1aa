import { batchRecords } from "../../src/contract/limits.ts";
import type { MatchingModel } from "../../src/domain/matching/score/model.ts";
import type { ResolutionDependencies } from "../../src/pipelines/resolution/dependencies.ts";
import type { BenchmarkQuery } from "../../src/training/benchmark-cases.ts";
import { syncMilliseconds } from "../pairs/machine.ts";
import { resolutionOf, resolveAll } from "../pairs/resolve-work.ts";
import { sendable } from "../quality/ask.ts";
import type { BenchService } from "../quality/service.ts";
import { type Figure, figureOf, ratioOf, type Sample } from "./figure.ts";
import { type FloorItem, floorItems, runFloor } from "./floor.ts";
import { KnownDecisions } from "./known-decisions.ts";
import type { Load } from "./load.ts";
import { withProcessorTime } from "./processor-time.ts";

const WIDTHS = [1, 8, 32] as const;
const SHARDS = { postgres: 4, pglite: 1 } as const;

export interface EngineSpeed {
  readonly engine: string;
  readonly companies: number;
  /** Bytes of a receipt as it is stored: the mean of the records, and the 99th of a hundred. */
  readonly receiptBytes: { readonly mean: number; readonly p99: number };
  readonly figures: readonly Figure[];
  /** Name, and the ratio of records per second round by round: median, least and most. */
  readonly ratios: readonly (readonly [string, readonly [number, number, number]])[];
}

interface Setting {
  readonly service: BenchService;
  readonly model: MatchingModel;
  readonly load: Load;
  readonly dataDir: string;
  readonly queries: readonly BenchmarkQuery[];
  readonly rounds: number;
  readonly told: (line: string) => void;
}

/** Measures all variants on one engine: each round runs each once, after one unmeasured round. */
export async function measureEngine(setting: Setting): Promise<EngineSpeed> {
  const { service, model, queries, rounds, told } = setting;
  const [recorder] = await service.tenants(1);
  const resolution = resolutionOf(service, model);
  const known = { ...resolution, decisions: new KnownDecisions(resolution.decisions) };
  const items = await floorItems(known, queries, recorder!);
  const ways = [...waysOf(setting, items), ...waysWithin(setting, { resolution, known })];
  const samples = new Map<string, Sample[]>(ways.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const { name, run } of ways) {
      const sample = await measureOnce(setting, run);
      told(`${service.engine} round ${round}: ${name}: ${Math.round(sample.records / sample.seconds)}/s`);
      if (round > 0) samples.get(name)!.push(sample);
    }
  }
  const ratio = (one: string, other: string) =>
    [`${one} ÷ ${other}`, ratioOf(samples.get(one)!, samples.get(other)!)] as const;
  return {
    engine: service.engine,
    companies: service.registers.current()!.size,
    receiptBytes: await receiptBytes(service, recorder!.tenantId),
    figures: ways.map(({ name }) => figureOf(name, samples.get(name)!)),
    ratios: [
      ...WIDTHS.map((width) => ratio(nameOf("resolve", width), nameOf("floor", width))),
      ratio(nameOf(WITHIN, BUSIEST), nameOf("floor", BUSIEST)),
      ratio(nameOf(KNOWN, BUSIEST), nameOf("floor", BUSIEST)),
      ratio(BATCH, nameOf("resolve", 1)),
      ratio(KEYED_BATCH, nameOf("resolve", 1)),
    ],
  };
}

async function receiptBytes(
  { database }: BenchService,
  tenantId: string,
): Promise<EngineSpeed["receiptBytes"]> {
  const { rows } = await database.query<EngineSpeed["receiptBytes"]>(
    `select avg(octet_length(receipt))::float as mean,
       percentile_disc(0.99) within group (order by octet_length(receipt))::float as p99
     from decision where tenant_id = $1`,
    [tenantId],
  );
  return rows[0]!;
}

const nameOf = (what: string, width: number): string => `${what}, ${width} in flight`;
const BUSIEST = 32;
const WITHIN = "resolve without the door";
const KNOWN = "… and with its decision known";
const BATCH = "batch, one connection";
const KEYED_BATCH = "batch with a key, one connection";

type Run = () => Promise<{
  readonly seconds: number;
  readonly milliseconds: readonly number[];
  /** Processor seconds of the client, which is no part of the service. */
  readonly clientSeconds: number;
}>;

function waysOf(
  setting: Setting,
  items: readonly FloorItem[],
): { readonly name: string; readonly run: Run }[] {
  const bodies = setting.queries.map(({ record }) => ({ ...sendable(record), depth: "probabilistic" }));
  const singles = bodies.map((body) => JSON.stringify(body));
  const batches = Array.from({ length: Math.ceil(bodies.length / batchRecords) }, (_, n) =>
    JSON.stringify({ records: bodies.slice(n * batchRecords, (n + 1) * batchRecords) }),
  );
  const post =
    (path: string, sent: readonly string[], how: { width: number; keyed: boolean }): Run =>
    async () => {
      const [tenant] = await setting.service.tenants(1);
      const { origin } = setting.service;
      const done = await setting.load.run({ origin, path, key: tenant!.key, bodies: sent, ...how });
      if (done.refused > 0)
        throw new Error(`${done.refused} of ${sent.length} requests to ${path} were refused`);
      return { ...done, clientSeconds: done.cpuSeconds };
    };
  return [
    ...WIDTHS.flatMap((width) => [
      { name: nameOf("floor", width), run: () => floorOnce(setting, items, width) },
      { name: nameOf("resolve", width), run: post("/v1/resolve", singles, { width, keyed: false }) },
    ]),
    { name: BATCH, run: post("/v1/batch", batches, { width: 1, keyed: false }) },
    { name: KEYED_BATCH, run: post("/v1/batch", batches, { width: 1, keyed: true }) },
  ];
}

/** Variants between the floor and the service: without the door, and without deciding either. */
function waysWithin(
  { service, queries }: Setting,
  how: Readonly<Record<"resolution" | "known", ResolutionDependencies>>,
): { readonly name: string; readonly run: Run }[] {
  const within = (deps: ResolutionDependencies) => async (): ReturnType<Run> => {
    const [tenant] = await service.tenants(1);
    const tenants = queries.map(() => tenant!);
    const started = performance.now();
    await resolveAll(deps, queries, { tenants, width: BUSIEST });
    return { seconds: (performance.now() - started) / 1000, milliseconds: [], clientSeconds: 0 };
  };
  return [
    { name: nameOf(WITHIN, BUSIEST), run: within(how.resolution) },
    { name: nameOf(KNOWN, BUSIEST), run: within(how.known) },
  ];
}

async function floorOnce({ service }: Setting, items: readonly FloorItem[], width: number): ReturnType<Run> {
  const [tenant] = await service.tenants(1);
  const seconds = await runFloor(service, items, {
    catalogue: service.registers.current()!,
    tenant: tenant!,
    width,
    shards: SHARDS[service.database.engine],
  });
  return { seconds, milliseconds: [], clientSeconds: 0 };
}

async function measureOnce({ service, dataDir, queries }: Setting, run: Run): Promise<Sample> {
  const syncMs = syncMilliseconds(dataDir);
  const { result, time } = await withProcessorTime(service.database, run);
  return {
    records: queries.length,
    seconds: result.seconds,
    milliseconds: result.milliseconds,
    time: time && { ...time, spentSeconds: time.spentSeconds - result.clientSeconds },
    syncMs,
  };
}
