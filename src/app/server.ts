import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { baseUrlOf, type Config } from "../config.ts";
import { openStreams, requestDeadlineMs } from "../contract/limits.ts";
import { ANALYSIS_VERSION } from "../domain/matching/analysis-version.ts";
import { ConcurrencyLimit } from "../door/concurrency-limit.ts";
import { createDoor } from "../door/invoke.ts";
import { createMetrics } from "../door/metrics.ts";
import { monotonicClock } from "../door/monotonic-clock.ts";
import { createAddressGate } from "../door/rate-buckets.ts";
import { newOpaqueId } from "../ids/opaque-id.ts";
import { requestReanalysis, requestRegisters } from "../jobs/kinds/tenant-entities.ts";
import { maintenance } from "../jobs/maintenance.ts";
import { Schedule } from "../jobs/schedule.ts";
import { allOperations } from "../operations/all-operations.ts";
import { configuredInternet } from "../outside/network/outbound-network.ts";
import { findPublicCompany } from "../pipelines/entities/shown-company.ts";
import { readersOf } from "../pipelines/facts/readers.ts";
import type { InstalledRegisters } from "../pipelines/register-install/installed-registers.ts";
import type { Database } from "../storage/engine/database.ts";
import { isUnavailable } from "../storage/engine/errors.ts";
import { BATCH_KIND } from "../storage/jobs/batch-jobs.ts";
import { WATCH_KIND } from "../storage/watches/watch-jobs.ts";
import { DELIVERY_KIND } from "../storage/webhooks/webhook-deliveries.ts";
import { BodyBudget } from "../transports/http/body-budget.ts";
import { createHttpServer } from "../transports/http/server.ts";
import { instructions, serverInfoOf } from "../transports/mcp/introduction.ts";
import { operationTools } from "../transports/mcp/operation-tools.ts";
import { admittedNames } from "../transports/mcp/origin.ts";
import { createMcpTransport } from "../transports/mcp/transport.ts";
import { resourceOf } from "../transports/oauth/metadata.ts";
import { mountOAuth } from "../transports/oauth/routes.ts";
import { adjudicationReader } from "./adjudicator.ts";
import { Authenticator } from "./authenticate.ts";
import { authorisationServer } from "./authorisation.ts";
import { databaseClock } from "./database-clock.ts";
import { loadEvaluations } from "./evaluations.ts";
import { idempotencyStore } from "./idempotency-store.ts";
import { liveCircuits, observedBy } from "./live-registers.ts";
import { createLog, type Log } from "./log.ts";
import { loadClients } from "./oauth-clients.ts";
import {
  type AppOptions,
  decisionThreads,
  httpConfigOf,
  jobWorker,
  openRegisters,
  rateLimits,
  resolutionParts,
  screeningLists,
} from "./parts.ts";
import { readinessOf } from "./readiness.ts";
import { failureLog, REFRESH_MS, refresher } from "./refresh.ts";
import { secretBoxOf } from "./secret-box.ts";
import { mountSpreadsheets } from "./spreadsheets.ts";
import { loadSupplier } from "./supplier.ts";
import { Sweep } from "./sweep.ts";
import { usageOf } from "./usage-of.ts";
import { openWorkbench } from "./workbench.ts";
import { workbenchBundle } from "./workbench-bundle.ts";

export interface App {
  readonly http: FastifyInstance;
  readonly registers: InstalledRegisters;
  readonly log: Log;
  /** Takes up changes of the database; a timer calls it every few seconds. Entities follow later. */
  refresh(): Promise<void>;
  /** Reports from now on that it is not ready, and still answers: a balancer sends its requests elsewhere. */
  drain(): void;
  /** Sends due notifications, or checks due watches; a timer does both every second. */
  deliverWebhooks(): Promise<void>;
  checkWatches(): Promise<void>;
  /** Finishes requests in flight, writes pending data, closes the index. The caller's database stays open. */
  close(): Promise<void>;
}

/** The composition root: the only place that names every concrete part. The caller owns the database. */
export async function createApp(config: Config, database: Database, options: AppOptions = {}): Promise<App> {
  const clock = await databaseClock(database);
  const now = options.now ?? (() => clock.now());
  const rateNow = options.now ?? monotonicClock();
  const log = options.log ?? createLog(config.ASSAY_LOG_LEVEL);
  const registers = await openRegisters(config, database, log);
  const observer = observedBy(() => metrics);
  const wanted = { ...options, threads: decisionThreads(log), log, now, observer };
  const parts = resolutionParts(config, database, registers, wanted);
  const { models, artifacts, sources, readiness, reanalysis, resolution } = parts;
  const { entities, knowledge } = readersOf({ database, registers, readiness, sources });
  const screening = screeningLists(database);
  const baseUrl = baseUrlOf(config);
  const oauthClients = loadClients(config.ASSAY_OAUTH_CLIENTS, baseUrl);
  const supplier = loadSupplier(config.ASSAY_SUPPLIER, config.ASSAY_SUPPLIER_CREDENTIAL);
  const authenticator = new Authenticator(database, now, resourceOf(baseUrl));
  const load = new ConcurrencyLimit();
  const inFlight = () => load.taken;
  const progress = () => reanalysis.progress;
  const metrics = createMetrics({ inFlight, reanalysis: progress, circuits: liveCircuits(database) });
  const gate = createAddressGate();
  const gated = { gate, now, rateNow };
  const { buckets, gateOf } = rateLimits(database, options.now);
  const secrets = await secretBoxOf(config, database);
  const network = options.network ?? configuredInternet(config.ASSAY_NAT64_PREFIXES);
  const closing = new AbortController();
  const counting = { ...resolution, counted: metrics.decisionMade };
  const worker = await jobWorker(database, {
    ...{ resolution: counting, reanalysis, now, log },
    batches: config.ASSAY_WORKER === "server",
    deliveries: secrets && { database, network, secrets, now },
  });
  const served = allOperations({
    ...counting,
    ...{ models, artifacts },
    adjudication: adjudicationReader(config, resolution.model),
    evaluations: loadEvaluations(new URL("../../models/evaluations/", import.meta.url)),
    ...{ sources, entities, knowledge, screening, network, secrets, oauthClients, supplier },
    quotas: resolution.commits.quotas,
    jobs: {
      submitted: () => worker.wake(BATCH_KIND),
      wait: (ms) => delay(ms, undefined, { signal: closing.signal }).catch(() => undefined),
      closing: closing.signal,
    },
    keyGraceS: config.ASSAY_KEY_GRACE_S,
    ...{ buckets, rateNow },
  });
  const idempotency = idempotencyStore(database);
  const door = createDoor({
    authenticate: (value) => authenticator.authenticate(value),
    wasValid: (value) => authenticator.wasValid(value),
    idempotency,
    usageOf: usageOf(database),
    now,
    rateNow,
    newCorrelationId: () => newOpaqueId("req"),
    buckets,
    gate,
    load,
    streams: new ConcurrencyLimit(openStreams),
    isUnavailable,
    log,
    metrics,
    deadlineMs:
      config.ASSAY_REQUEST_DEADLINE_S === 300 ? requestDeadlineMs : config.ASSAY_REQUEST_DEADLINE_S * 1000,
  });
  const httpConfig = httpConfigOf(config);
  const bodies = new BodyBudget();
  let stopping = false;
  const readinessNow = () =>
    readinessOf({
      database,
      dataDir: config.ASSAY_DATA_DIR,
      loadedVersion: () => registers.version(),
      bodiesSpent: () => bodies.isSpent,
      stopping: () => stopping,
    });
  const installed = () => ({ companies: registers.current()?.size ?? 0, sources: registers.sources() });
  const facts = async () => ({
    ready: (await readinessNow()).ready,
    registers: installed(),
    config: httpConfig,
  });
  const http = createHttpServer({
    served,
    door,
    bodies,
    log,
    config: httpConfig,
    stopping: () => stopping,
    mcp: createMcpTransport({
      tools: operationTools(served, door),
      serverInfo: serverInfoOf(httpConfig),
      instructions,
      door,
      baseUrl,
      ...admittedNames(baseUrl, { hosts: config.ASSAY_ALLOWED_HOSTS, origins: config.ASSAY_ALLOWED_ORIGINS }),
    }),
    plain: {
      readiness: readinessNow,
      registers: installed,
      metrics,
      ...gated,
    },
  });
  mountSpreadsheets(http, {
    served,
    publicCompany: (id) => findPublicCompany(resolution, { id, now: now() }),
    ...{ bodies, door, config: httpConfig, ...gated },
    localKey: config.ASSAY_OPENREFINE_KEY ?? null,
  });
  mountOAuth(http, {
    server: authorisationServer(database, oauthClients, baseUrl),
    ...{ door, bodies, gateOf, log, metrics, now, rateNow },
    ...{ config: httpConfig, addressGate: gate },
  });
  openWorkbench(http, {
    parts: { served, door, bodies, ...gated, facts },
    config,
    httpConfig,
    database,
    authenticator,
    gateOf,
    bundle: options.workbench ?? workbenchBundle(config.ASSAY_DATA_DIR, log),
  });
  const failed = (error: unknown) => failureLog(log)(error, "sweep");
  const sweep = new Sweep((version) => requestRegisters(database, version, now()), failed);
  const reanalysing = new Sweep(() => requestReanalysis(database, reanalysis, now()), failed);
  const takeUp = refresher({ registers, readiness, clock, others: [authenticator, idempotency], log });
  const refresh = async (): Promise<void> => {
    await takeUp();
    sweep.follow(registers.current()?.version ?? 0);
    reanalysing.follow(ANALYSIS_VERSION);
  };
  const schedule = new Schedule(
    [
      { name: "refresh", everyMs: REFRESH_MS, work: refresh },
      { name: "screening lists", everyMs: REFRESH_MS, work: () => screening.current() },
      { name: "jobs", everyMs: 1_000, work: () => worker.look() },
      ...maintenance(database, { now, unboundDays: config.ASSAY_UNBOUND_RETENTION_DAYS, artifacts }),
    ],
    failureLog(log),
  );
  schedule.start();
  return {
    http,
    registers,
    log,
    refresh,
    drain() {
      stopping = true;
    },
    deliverWebhooks: () => worker.runDue(DELIVERY_KIND),
    checkWatches: () => worker.runDue(WATCH_KIND),
    async close() {
      metrics.close();
      closing.abort();
      const scheduled = schedule.stop();
      await Promise.all([http.close(), worker.stop()]);
      await Promise.all([sweep.idle(), reanalysing.idle(), reanalysis.close(), resolution.outside.idle()]);
      await authenticator.flush().catch(() => undefined);
      await resolution.decisions.close();
      // The end of the registers also stops the loading of a version.
      await Promise.all([registers.close(), scheduled]);
    },
  };
}
