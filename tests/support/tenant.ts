import { expect } from "vitest";
import type {
  BatchBody,
  DecisionBody,
  EntityBody,
  ErrorBody,
  JsonObject,
  MatchBody,
  ResolveBody,
} from "./answers.ts";
import type { Answer, Speaker } from "./requests.ts";

export type TenantScope = "read" | "resolve" | "review" | "erase";

/** A tool's answer: its content, and whether it is an error. */
interface ToolAnswer {
  readonly isError: boolean;
  readonly content: JsonObject;
}

/** A tenant of the service under test, with typed requests for it. */
export class TestTenant {
  readonly tenantId: string;
  readonly keys: Readonly<Record<TenantScope, string>>;
  readonly #service: Speaker;

  constructor(service: Speaker, tenantId: string, keys: Readonly<Record<TenantScope, string>>) {
    this.#service = service;
    this.tenantId = tenantId;
    this.keys = keys;
  }

  /** Resolves and expects 200. */
  async resolve(record: object, idempotencyKey?: string): Promise<ResolveBody> {
    const answer = await this.tryResolve(record, idempotencyKey);
    expect(answer.status, answer.text).toBe(200);
    return answer.body as unknown as ResolveBody;
  }

  tryResolve(record: object, idempotencyKey?: string): Promise<Answer<ResolveBody & ErrorBody>> {
    return this.#post("/v1/resolve", record, idempotencyKey);
  }

  /** Resolves a batch and expects 200. */
  async batch(records: readonly object[], idempotencyKey?: string): Promise<BatchBody> {
    const answer = await this.tryBatch(records, idempotencyKey);
    expect(answer.status, answer.text).toBe(200);
    return answer.body as unknown as BatchBody;
  }

  tryBatch(records: unknown, idempotencyKey?: string): Promise<Answer<BatchBody & ErrorBody>> {
    return this.#post("/v1/batch", { records }, idempotencyKey);
  }

  /** Compares a pair and expects 200. */
  async match(
    pair: { left: object; right: object; depth?: string },
    idempotencyKey?: string,
  ): Promise<MatchBody> {
    const answer = await this.tryMatch(pair, idempotencyKey);
    expect(answer.status, answer.text).toBe(200);
    return answer.body as unknown as MatchBody;
  }

  tryMatch(pair: object, idempotencyKey?: string): Promise<Answer<MatchBody & ErrorBody>> {
    return this.#post("/v1/match", pair, idempotencyKey);
  }

  /** The receipt; expects 200. */
  async decision(decisionId: string): Promise<DecisionBody["decision"]> {
    const answer = await this.get<DecisionBody>(`/v1/decisions/${decisionId}`, "resolve");
    expect(answer.status, answer.text).toBe(200);
    return answer.body.decision;
  }

  /** The entity; expects 200. `query` starts with a question mark where it is given. */
  async entity(entityId: string, query = ""): Promise<EntityBody> {
    const answer = await this.get<EntityBody>(`/v1/entities/${entityId}${query}`);
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  }

  get<Body = JsonObject>(path: string, scope: TenantScope = "read"): Promise<Answer<Body>> {
    return this.#service.send<Body>("GET", path, { key: this.keys[scope] });
  }

  /** Calls a tool over the MCP endpoint. */
  async tool(name: string, args: object, scope: TenantScope = "resolve"): Promise<ToolAnswer> {
    const answer = await this.#service.send<{
      result: { isError?: boolean; structuredContent: JsonObject };
    }>("POST", "/mcp", {
      key: this.keys[scope],
      body: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } },
      headers: {
        accept: "application/json, text/event-stream",
        host: "127.0.0.1:8080",
        "mcp-protocol-version": "2025-11-25",
      },
    });
    expect(answer.status, answer.text).toBe(200);
    const { result } = answer.body;
    return { isError: result.isError === true, content: result.structuredContent };
  }

  /** The sums of the ledger and of the balance, which must agree at any time. */
  async ledger(): Promise<{ entries: number; spent: number; granted: number; remaining: number }> {
    const { rows } = await this.#service.database.query<{
      entries: number;
      spent: number;
      granted: number;
      remaining: number;
    }>(
      `select (select count(*)::int from ledger where tenant_id = $1) as entries,
         (select coalesce(sum(credits), 0)::int from ledger where tenant_id = $1) as spent,
         credits_granted as granted, credits_remaining as remaining from tenant where tenant_id = $1`,
      [this.tenantId],
    );
    return rows[0]!;
  }

  /** The number of the tenant's rows in a table. */
  async count(
    table: "record" | "entity" | "decision" | "ledger" | "review_item" | "idempotency",
  ): Promise<number> {
    const { rows } = await this.#service.database.query<{ total: number }>(
      `select count(*)::int as total from ${table} where tenant_id = $1`,
      [this.tenantId],
    );
    return rows[0]!.total;
  }

  #post<Body>(path: string, body: object, idempotencyKey: string | undefined): Promise<Answer<Body>> {
    return this.#service.send<Body>("POST", path, {
      key: this.keys.resolve,
      body,
      ...(idempotencyKey === undefined ? {} : { headers: { "idempotency-key": idempotencyKey } }),
    });
  }
}
