/** A tenant's portfolios in tests: requests, and lists with many members. */
import { expect } from "vitest";
import { numberedCompany } from "../../../../tests/support/records.ts";
import type { Answer, TestService } from "../../../../tests/support/service.ts";
import type { TestTenant } from "../../../../tests/support/tenant.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface MemberBody {
  readonly entity_id: string;
  readonly customer_reference: string | null;
  readonly role: string | null;
  readonly added_at: string;
}

export interface MemberPageBody {
  readonly members: readonly MemberBody[];
  readonly next_cursor: string | null;
  readonly total: number;
}

export class Lists {
  readonly service: TestService;
  readonly tenant: TestTenant;

  constructor(service: TestService, tenant: TestTenant) {
    this.service = service;
    this.tenant = tenant;
  }

  /** Sends a request under `/v1/portfolios` with a resolve key. */
  send<Body>(method: Method, path: string, body?: object): Promise<Answer<Body>> {
    const key = this.tenant.keys.resolve;
    return this.service.send<Body>(method, `/v1/portfolios${path}`, { key, ...(body ? { body } : {}) });
  }

  /** Sends the same, and expects the status. */
  async expect<Body>(status: number, method: Method, path: string, body?: object): Promise<Body> {
    const answer = await this.send<Body>(method, path, body);
    expect(answer.status, answer.text).toBe(status);
    return answer.body;
  }

  create(portfolioId: string, name = "Suppliers"): Promise<unknown> {
    return this.expect(201, "POST", "", { portfolio_id: portfolioId, name });
  }

  /** A new entity of the tenant. */
  async entity(n: number): Promise<string> {
    return (await this.tenant.resolve(numberedCompany(n))).entity!.entity_id;
  }

  put(portfolioId: string, entityId: string, body: object = {}): Promise<MemberBody> {
    return this.expect(200, "PUT", `/${portfolioId}/members/${entityId}`, body);
  }

  /** Every member, over all pages. */
  async members(portfolioId: string, limit = 100): Promise<MemberBody[]> {
    const found: MemberBody[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const query = `?limit=${limit}${cursor === "" ? "" : `&cursor=${cursor}`}`;
      const page: MemberPageBody = await this.expect(200, "GET", `/${portfolioId}/members${query}`);
      found.push(...page.members);
      cursor = page.next_cursor;
    }
    return found;
  }
}
