/** A tenant's captures in tests: requests, and a fingerprint that is computed without the service's code. */
import { createHash } from "node:crypto";
import { expect } from "vitest";
import type { Answer, TestService } from "../../../../tests/support/service.ts";
import type { TenantScope, TestTenant } from "../../../../tests/support/tenant.ts";

export interface ReceiptBody {
  readonly receipt_id: string;
  readonly capture_id: string | null;
  readonly kind: string;
  readonly evaluated_at: string;
  readonly source_dates: readonly { readonly source_id: string }[];
  readonly policy: { readonly as_of: string | null; readonly rule: string };
  readonly entities: readonly {
    readonly entity_id: string;
    readonly record: Readonly<Record<string, unknown>>;
    readonly provenance: Readonly<Record<string, { source_id: string; licence_permits_resale: boolean }>>;
    readonly field_status: Readonly<Record<string, string>>;
  }[];
  readonly result: Readonly<Record<string, unknown>> | null;
  readonly fallbacks: readonly unknown[];
  readonly gaps: readonly { readonly code: string; readonly fields: readonly string[] }[];
  readonly fingerprint: string;
  readonly redistribution: {
    readonly complete: boolean;
    readonly withheld: readonly { readonly place: string; readonly source_id: string }[];
  };
  readonly usage: { readonly credits_charged: number };
}

export class Captures {
  readonly service: TestService;
  readonly tenant: TestTenant;

  constructor(service: TestService, tenant: TestTenant) {
    this.service = service;
    this.tenant = tenant;
  }

  post<Body = ReceiptBody>(body: object, scope: TenantScope = "resolve"): Promise<Answer<Body>> {
    const key = this.tenant.keys[scope];
    return this.service.send<Body>("POST", "/v1/data-selections", { key, body });
  }

  /** Captures and expects 201. */
  async capture(body: object): Promise<ReceiptBody> {
    const answer = await this.post(body);
    expect(answer.status, answer.text).toBe(201);
    return answer.body;
  }

  /** The status of an answer and its error code, null for a success. */
  async refusal(body: object): Promise<readonly [number, string | null]> {
    const { status, body: answer } = await this.post<{ error?: { code: string } }>(body);
    return [status, answer.error?.code ?? null];
  }

  get<Body = ReceiptBody>(receiptId: string): Promise<Answer<Body>> {
    return this.tenant.get<Body>(`/v1/data-selections/${receiptId}`);
  }

  /** The status of its deletion. */
  async remove(receiptId: string, scope: TenantScope = "resolve"): Promise<number> {
    const key = this.tenant.keys[scope];
    return (await this.service.send("DELETE", `/v1/data-selections/${receiptId}`, { key })).status;
  }

  async erase(path: string): Promise<void> {
    const { status } = await this.service.send("DELETE", path, { key: this.tenant.keys.erase });
    expect(status).toBe(204);
  }

  /** Rows that hold anything of the tenant's receipts beyond reserved ids. */
  async kept(): Promise<Readonly<Record<string, number>>> {
    const { rows } = await this.service.database.query<Record<string, number>>(
      `select (select count(*)::int from data_selection where tenant_id = $1 and state = 'live') as live,
         (select count(*)::int from data_selection where tenant_id = $1 and state <> 'live') as reserved,
         (select count(*)::int from data_selection where tenant_id = $1 and state <> 'live'
           and coalesce(kind, intent, fingerprint, content, rights) is not null) as remains,
         (select count(distinct receipt_id)::int from data_selection_entity where tenant_id = $1) as entities,
         (select count(distinct receipt_id)::int from data_selection_record where tenant_id = $1) as records`,
      [this.tenant.tenantId],
    );
    return rows[0]!;
  }
}

/** As a third party computes it from the receipt's own statement of the scope. */
export function computedFingerprint(receipt: object): string {
  const scope = (receipt as Record<string, { leaves_out: string[]; reads_as_false: string[] }>)
    .fingerprint_scope!;
  const covered = Object.entries(receipt).filter(([name]) => !scope.leaves_out.includes(name));
  const canonical = (value: unknown, name = ""): string => {
    if (typeof value === "boolean" && scope.reads_as_false.includes(name)) return "false";
    if (Array.isArray(value)) return `[${value.map((item) => canonical(item)).join()}]`;
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member, key)}`).join()}}`;
  };
  const text = canonical(Object.fromEntries(covered));
  return `sha256:${createHash("sha256").update(text).digest("hex")}`;
}
