/** A tenant that watches entities, in tests: its requests and its notifications. */
import { expect } from "vitest";
import type { TestService } from "../../../../tests/support/service.ts";
import type { TestTenant } from "../../../../tests/support/tenant.ts";
import { insertWebhook } from "../../../storage/webhooks/webhooks.ts";

export interface EventBody {
  readonly id: number;
  readonly entity_id: string;
  readonly category: string;
  readonly attribute: string;
  readonly change: string;
  readonly observed_at: string;
  readonly recorded_at: string;
  readonly source_ids: readonly string[];
  readonly previous_source_ids: readonly string[];
}

export interface EventPageBody {
  readonly events: readonly EventBody[];
  readonly next_cursor: number;
  readonly scanned_count: number;
}

export interface WatchBody {
  readonly entity_id: string;
  readonly enabled: boolean;
  readonly interval_seconds: number;
  readonly baseline_at: string;
  readonly last_checked_at: string | null;
  readonly next_check_at: string;
  readonly last_change_at: string | null;
  readonly last_event_id: number | null;
  readonly created_at: string;
  readonly updated_at: string;
}

interface Notification {
  readonly type: string;
  readonly timestamp: string;
  readonly data: {
    readonly entity_id: string;
    readonly event_ids: readonly number[];
    readonly categories: readonly string[];
    readonly after_id: number;
  };
}

/** The shortest interval, in seconds. */
export const SOON = 300;

/** An answer without the fields that the door adds. */
function ownOf<Body extends object>(body: Body): Body {
  const { correlation_id: _, usage: __, ...own } = body as Body & { correlation_id?: string; usage?: object };
  return own as unknown as Body;
}

export class Watcher {
  readonly service: TestService;
  readonly tenant: TestTenant;

  constructor(service: TestService, tenant: TestTenant) {
    this.service = service;
    this.tenant = tenant;
  }

  /** Watches an entity, and expects success. */
  async watch(entityId: string, intervalSeconds = SOON): Promise<WatchBody> {
    const answer = await this.service.send<WatchBody>("PUT", `/v1/entities/${entityId}/watch`, {
      key: this.tenant.keys.resolve,
      body: { interval_seconds: intervalSeconds },
    });
    expect(answer.status, answer.text).toBe(200);
    return ownOf(answer.body);
  }

  /** The watch as it is read; null where there is none. */
  async read(entityId: string): Promise<WatchBody | null> {
    const answer = await this.tenant.get<WatchBody | null>(`/v1/entities/${entityId}/watch`);
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  }

  async stop(entityId: string): Promise<void> {
    const path = `/v1/entities/${entityId}/watch`;
    expect((await this.service.send("DELETE", path, { key: this.tenant.keys.resolve })).status).toBe(204);
  }

  /** Moves the clock forward, and runs the checks that are due then. */
  async after(seconds = SOON): Promise<void> {
    this.service.advance(seconds);
    await this.service.app.checkWatches();
  }

  async page(path: string, query = ""): Promise<EventPageBody> {
    const answer = await this.tenant.get<EventPageBody>(`${path}/events${query}`);
    expect(answer.status, answer.text).toBe(200);
    return ownOf(answer.body);
  }

  /** The first page of an entity's events. */
  async events(entityId: string): Promise<readonly EventBody[]> {
    return (await this.page(`/v1/entities/${entityId}`)).events;
  }

  /** Subscribes to changes. Nothing is sent: the waiting notifications are read. */
  subscribe(): Promise<boolean> {
    return this.service.database.transaction((tx) =>
      insertWebhook(
        tx,
        this.tenant.tenantId,
        {
          webhook_id: "wh_news",
          url: "https://hooks.invalid/",
          destination: "hooks.invalid",
          event_types: ["entity.intelligence_changed"],
          secret: Buffer.from("of no use: nothing is sent"),
          created_at: this.service.clock.now.toISOString(),
        },
        1,
      ),
    );
  }

  /** The waiting notifications. */
  async told(): Promise<Notification[]> {
    const { rows } = await this.service.database.query<{ body: string }>(
      "select body from webhook_delivery where tenant_id = $1 order by created_at, body",
      [this.tenant.tenantId],
    );
    return rows.map(({ body }) => JSON.parse(body) as Notification);
  }
}
