/** The whole service on a test database with the sample register, spoken to without a port. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { type App, createApp } from "../../src/app.ts";
import { type Config, readConfig } from "../../src/config.ts";
import { installSampleRegister } from "../../src/pipelines/register-install/sample-register.ts";
import { prepareFirstStart } from "../../src/service/first-start.ts";
import type { Database } from "../../src/storage/engine/database.ts";
import { openTestDatabase } from "../../src/storage/engine/testing.ts";
import type { JsonObject } from "./answers.ts";
import { TestTenant } from "./tenant.ts";

const migrationsDirectory = new URL("../../src/storage/migrations/", import.meta.url);
const adminKey = "the-operator-of-the-test-service";
const started = new Date("2026-11-20T09:00:00.000Z");

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface SendOptions {
  /** Bearer value; none is sent without it. */
  readonly key?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What came back, parsed. */
export interface Answer<Body = JsonObject> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
  /** The bytes of the body. */
  readonly text: string;
}

export interface ServiceOptions {
  /** Without it no register is installed. */
  readonly register?: "sample" | "none";
  readonly environment?: Readonly<Record<string, string>>;
}

/** The service under test. Its clock stands still until a test moves it. */
export class TestService {
  readonly database: Database;
  readonly config: Config;
  readonly adminKey = adminKey;
  readonly clock: { now: Date };
  #app: App;
  #tenants = 0;

  private constructor(parts: { database: Database; config: Config; clock: { now: Date }; app: App }) {
    this.database = parts.database;
    this.config = parts.config;
    this.clock = parts.clock;
    this.#app = parts.app;
  }

  static async start(options: ServiceOptions = {}): Promise<TestService> {
    const dataDir = mkdtempSync(join(tmpdir(), "assay-service-"));
    process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
    const config = readConfig({ ASSAY_DATA_DIR: dataDir, ASSAY_LOG_LEVEL: "silent", ...options.environment });
    const database = await openTestDatabase({ migrationsDirectory });
    const clock = { now: started };
    const now = () => clock.now;
    await prepareFirstStart(database, adminKey, started);
    if (options.register !== "none") await installSampleRegister({ database, dataDir, now }, () => undefined);
    return new TestService({ database, config, clock, app: await createApp(config, database, { now }) });
  }

  get app(): App {
    return this.#app;
  }

  /** Another process's view: everything that lives in memory is gone, the database is the same. */
  async restart(): Promise<void> {
    await this.#app.close();
    this.#app = await createApp(this.config, this.database, { now: () => this.clock.now });
  }

  /** Moves the clock forward. */
  advance(seconds: number): void {
    this.clock.now = new Date(this.clock.now.getTime() + seconds * 1000);
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
      body: (text === "" ? null : JSON.parse(text)) as Body,
    };
  }

  /** A request of the operator. */
  admin(method: Method, path: string, body?: unknown): Promise<Answer> {
    return this.send(method, path, { key: adminKey, ...(body === undefined ? {} : { body }) });
  }

  /** A new tenant with a key of every scope; on the enterprise plan, whose use is tracked and not limited. */
  async tenant(options: { plan?: string; credits?: number; name?: string } = {}): Promise<TestTenant> {
    const name = options.name ?? `Tenant ${++this.#tenants}`;
    const made = await this.admin("POST", "/v1/admin/tenants", { name, plan: options.plan ?? "enterprise" });
    expect(made.status).toBe(201);
    const tenantId = made.body.tenant_id as string;
    if (options.credits !== undefined) {
      await this.database.query("update tenant set credits_remaining = $2 where tenant_id = $1", [
        tenantId,
        options.credits,
      ]);
    }
    const keys = {
      read: await this.mint({ tenant_id: tenantId, scope: "read" }),
      resolve: await this.mint({ tenant_id: tenantId, scope: "resolve" }),
      review: await this.mint({ tenant_id: tenantId, scope: "review", reviewer_id: "reviewer@example.com" }),
      erase: await this.mint({ tenant_id: tenantId, scope: "erase" }),
    };
    return new TestTenant(this, tenantId, keys);
  }

  /** The value of a new key. */
  async mint(key: Readonly<Record<string, unknown>>): Promise<string> {
    // Keys are written directly where many are needed: the admin bucket holds sixty requests.
    this.#refillAdminBucket();
    const made = await this.admin("POST", "/v1/admin/keys", { name: "test key", ...key });
    expect(made.status, made.text).toBe(201);
    return made.body.key as string;
  }

  #refillAdminBucket(): void {
    this.advance(2);
  }

  async close(): Promise<void> {
    await this.#app.close();
    await this.database.close();
  }
}
