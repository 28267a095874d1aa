/** The whole service on a test database with the sample register, called without a port. */

import { cpSync } from "node:fs";
import { prepareFirstStart } from "../../src/app/first-start.ts";
import type { Log } from "../../src/app/log.ts";
import { type App, createApp } from "../../src/app/server.ts";
import { Assay } from "../../src/client/index.ts";
import { type Config, readConfig } from "../../src/config.ts";
import { type PlanName, plans } from "../../src/contract/limits.ts";
import { newOpaqueId } from "../../src/ids/opaque-id.ts";
import type { OutboundNetwork } from "../../src/outside/network/outbound-network.ts";
import { installSampleRegister } from "../../src/pipelines/register-install/sample-register.ts";
import type { OutsideStep } from "../../src/pipelines/resolution/outside/outside-step.ts";
import {
  API_KEY_PREFIX,
  credentialDigest,
  credentialHint,
  mintCredential,
} from "../../src/secrets/credential.ts";
import type { Database } from "../../src/storage/engine/database.ts";
import { filesOf } from "../../src/storage/engine/testing/pglite-template.ts";
import { openTestDatabase } from "../../src/storage/engine/testing.ts";
import { insertKey, insertTenant } from "../../src/storage/tenants/accounts.ts";
import type { JsonObject } from "./answers.ts";
import type { Answer, Method, SendOptions, Speaker } from "./requests.ts";
import { runDirectory, scratchDirectory } from "./scratch.ts";
import { type TenantScope, TestTenant } from "./tenant.ts";

export type { Answer } from "./requests.ts";

const migrationsDirectory = new URL("../../src/storage/migrations/", import.meta.url);
const adminKey = "the-operator-of-the-test-service";
const started = new Date("2026-11-20T09:00:00.000Z");

/** The sample register, installed when the test's clock starts. */
const sampleRegister = {
  directory: runDirectory(),
  name: "sample-register",
  fill: async (database: Database, dataDir: string) => {
    const deps = { database, dataDir, now: () => started };
    await installSampleRegister(deps, () => undefined);
  },
};

interface ServiceOptions {
  readonly isReplica?: boolean;
  /** The register to install; the default installs none. */
  readonly register?: "sample" | "none";
  readonly environment?: Readonly<Record<string, string>>;
  /** The network for webhooks; the default is the public internet. */
  readonly network?: OutboundNetwork;
  /** The steps above `probabilistic`; the default is none. */
  readonly steps?: readonly OutsideStep[];
  /** The log; the default logs nothing. */
  readonly log?: Log;
  /** Replaces the service's database; `database` is the replacement as well. */
  readonly standIn?: (database: Database) => Database;
}

/** The service under test. Its clock stands still until a test moves it. */
export class TestService implements Speaker {
  readonly database: Database;
  readonly config: Config;
  readonly adminKey = adminKey;
  readonly clock: { now: Date };
  readonly #options: ServiceOptions;
  #app: App;

  private constructor(parts: {
    database: Database;
    config: Config;
    clock: { now: Date };
    options: ServiceOptions;
    app: App;
  }) {
    this.database = parts.database;
    this.#options = parts.options;
    this.config = parts.config;
    this.clock = parts.clock;
    this.#app = parts.app;
  }

  static async start(options: Omit<ServiceOptions, "isReplica"> = {}): Promise<TestService> {
    const dataDir = scratchDirectory();
    const config = readConfig({ ASSAY_DATA_DIR: dataDir, ASSAY_LOG_LEVEL: "silent", ...options.environment });
    const filling = options.register === "none" ? undefined : sampleRegister;
    const opened = await openTestDatabase({ migrationsDirectory, ...(filling ? { filling } : {}) });
    // The service would build the same index from the same rows, once more for each test.
    if (filling && opened.engine === "pglite") cpSync(filesOf(filling), dataDir, { recursive: true });
    const database = options.standIn?.(opened) ?? opened;
    const clock = { now: started };
    await prepareFirstStart(database, { given: adminKey, now: started });
    const app = await createApp(config, database, partsOf(clock, options));
    return new TestService({ database, config, clock, options, app });
  }

  get app(): App {
    return this.#app;
  }

  /** Restarts as another process would: the memory is lost, the database is the same. */
  async restart(): Promise<void> {
    await this.#app.close();
    this.#app = await createApp(this.config, this.database, partsOf(this.clock, this.#options));
  }

  /** A second process of the same deployment, simulated in this one: closed before this service. */
  async replica(): Promise<TestService> {
    const app = await createApp(this.config, this.database, partsOf(this.clock, this.#options));
    return new TestService({
      database: this.database,
      config: this.config,
      clock: this.clock,
      options: { ...this.#options, isReplica: true },
      app,
    });
  }

  /** Moves the clock forward. */
  advance(seconds: number): void {
    this.clock.now = new Date(this.clock.now.getTime() + seconds * 1000);
  }

  /** Runs `act` while the tenant tables are locked for reads and writes, and returns its result. */
  async whileTenantsAreLocked<T>(act: () => Promise<T>): Promise<T> {
    const { promise: done, resolve: release } = Promise.withResolvers<void>();
    const { promise: held, resolve: hold } = Promise.withResolvers<void>();
    const locked = this.database.transaction(async (tx) => {
      await tx.execute("lock table tenant in access exclusive mode");
      hold();
      await done;
    });
    await held;
    try {
      return await act();
    } finally {
      release();
      await locked;
    }
  }

  async send<Body = JsonObject>(
    method: Method,
    path: string,
    options: SendOptions = {},
  ): Promise<Answer<Body>> {
    const response = await this.#app.http.inject({
      method,
      url: path,
      headers: {
        ...(options.key === undefined ? {} : { authorization: `Bearer ${options.key}` }),
        ...(options.body === undefined ? {} : { "content-type": "application/json" }),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { payload: JSON.stringify(options.body) }),
    });
    const headers = Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
    );
    const text = response.body;
    return {
      status: response.statusCode,
      headers,
      text,
      body: (text === "" || !headers["content-type"]?.includes("json") ? null : JSON.parse(text)) as Body,
    };
  }

  /** The client of the service, with a key; without a port, like every request of a test. */
  client(apiKey: string): Assay {
    return new Assay({
      baseUrl: this.config.ASSAY_BASE_URL ?? "http://assay.test",
      apiKey,
      fetch: async (url, init = {}) => {
        const { pathname, search } = new URL(String(url));
        const { statusCode, headers, rawPayload } = await this.#app.http.inject({
          method: init.method as Method,
          url: `${pathname}${search}`,
          headers: init.headers as Record<string, string>,
          ...(typeof init.body === "string" ? { payload: init.body } : {}),
        });
        const named = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
        const body = statusCode === 204 ? null : new Uint8Array(rawPayload);
        return new Response(body, { status: statusCode, headers: named });
      },
    });
  }

  /** A request of the operator. */
  admin(method: Method, path: string, body?: unknown): Promise<Answer> {
    return this.send(method, path, { key: adminKey, ...(body === undefined ? {} : { body }) });
  }

  /**
   * A new tenant with a key of every tenant scope, written to storage directly. The default is the enterprise
   * plan, whose use is tracked and not limited.
   */
  async tenant(
    options: { plan?: PlanName; credits?: number; reviewerId?: string; tenantId?: string } = {},
  ): Promise<TestTenant> {
    const plan = plans[options.plan ?? "enterprise"];
    const tenantId = options.tenantId ?? newOpaqueId("ten");
    const credits = options.credits ?? plan.credits;
    await insertTenant(this.database, {
      tenant_id: tenantId,
      name: "Test tenant",
      plan: plan.name,
      external_ref: null,
      status: "active",
      credits_granted: credits,
      credits_remaining: credits,
      deep_attempts_remaining: plan.deepAttempts,
      enforced: plan.enforced,
      created_at: this.clock.now.toISOString(),
    });
    const [read, resolve, review, erase] = await Promise.all(
      (["read", "resolve", "review", "erase"] as const).map((scope) =>
        this.#key(tenantId, scope, options.reviewerId ?? "reviewer@example.com"),
      ),
    );
    return new TestTenant(this, tenantId, { read: read!, resolve: resolve!, review: review!, erase: erase! });
  }

  async #key(tenantId: string, scope: TenantScope, reviewerId: string): Promise<string> {
    const value = mintCredential(API_KEY_PREFIX);
    const row = {
      key_id: newOpaqueId("key"),
      tenant_id: tenantId,
      scope,
      name: `test ${scope} key`,
      reviewer_id: scope === "review" ? reviewerId : null,
      key_hint: credentialHint(value),
      created_at: this.clock.now.toISOString(),
      expires_at: null,
      last_used_at: null,
      rotated_at: null,
      previous_valid_until: null,
      revoked_at: null,
    };
    await insertKey(this.database, row, credentialDigest(value));
    return value;
  }

  async close(): Promise<void> {
    await this.#app.close();
    if (!this.#options.isReplica) await this.database.close();
  }
}

function partsOf(clock: { now: Date }, { network, log, steps }: ServiceOptions) {
  return {
    now: () => clock.now,
    ...(network === undefined ? {} : { network }),
    ...(log === undefined ? {} : { log }),
    ...(steps === undefined ? {} : { steps }),
  };
}
