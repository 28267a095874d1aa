/** The rules of every operation that can capture its answer. */
import { expect } from "vitest";
import type { ErrorBody } from "../../../../tests/support/answers.ts";
import type { Answer } from "../../../../tests/support/service.ts";
import { createApp } from "../../../app/server.ts";
import { type Captures, computedFingerprint } from "./captures.ts";

type Body = Readonly<Record<string, unknown>> & Partial<ErrorBody>;

interface Workflow {
  readonly path: string;
  readonly tool: string;
  readonly kind: string;
  /** The entity that the path names; absent where the body names its entities. */
  readonly entityId?: string;
  /** The request, and one that asks for something else. */
  readonly body: object;
  readonly otherBody: object;
}

const withoutMeta = ({ correlation_id: _, usage: __, receipt_id: ___, ...rest }: Body) => rest;

export class CapturedAnswers {
  readonly captures: Captures;
  readonly workflow: Workflow;

  constructor(captures: Captures, workflow: Workflow) {
    this.captures = captures;
    this.workflow = workflow;
  }

  ask(more: object, scope: "read" | "resolve" = "resolve"): Promise<Answer<Body>> {
    const { path, body } = this.workflow;
    const key = this.captures.tenant.keys[scope];
    return this.captures.service.send<Body>("POST", path, { key, body: { ...body, ...more } });
  }

  /** The status of an answer and its error code. */
  async refusal(more: object): Promise<readonly [number, string | undefined]> {
    const { status, body } = await this.ask(more);
    return [status, body.error?.code];
  }

  async expectKept(): Promise<void> {
    const plain = await this.ask({}, "read");
    expect(plain.body.receipt_id).toBeNull();
    const captured = await this.ask({ capture: true });
    expect(captured.status, captured.text).toBe(200);
    expect(withoutMeta(captured.body)).toEqual(withoutMeta(plain.body));
    const { body: receipt } = await this.captures.get(String(captured.body.receipt_id));
    const { kind } = this.workflow;
    expect(receipt).toMatchObject({ kind, entities: [], redistribution: { complete: true } });
    expect(receipt.result).toEqual(withoutMeta(plain.body));
    expect(receipt.source_dates.length).toBeGreaterThan(0);
    expect(computedFingerprint(receipt)).toBe(receipt.fingerprint);
  }

  /** @param change of the company, after which the same request would be answered otherwise. */
  async expectRepeated(change: () => Promise<unknown>): Promise<void> {
    const asked = { capture: true, capture_id: "repeated" };
    const first = await this.ask(asked);
    this.captures.service.advance(86_400);
    await change();
    const again = await this.ask(asked);
    expect(withoutMeta(again.body)).toEqual(withoutMeta(first.body));
    expect([first.body.receipt_id, again.body.receipt_id]).toEqual(["repeated", "repeated"]);
  }

  async expectReadKeyRefused(): Promise<void> {
    const asked = { capture: true, capture_id: "refused" };
    const refused = await this.ask(asked, "read");
    const error = { code: "key_scope_forbidden", details: { accepted_scopes: ["resolve"] } };
    expect([refused.status, refused.body.error]).toMatchObject([403, error]);
    const { tool, entityId, body } = this.workflow;
    const payload = { ...body, ...asked };
    const called = await this.captures.tenant.tool(
      tool,
      { ...(entityId && { entity_id: entityId }), payload },
      "read",
    );
    expect([called.isError, called.content.error]).toMatchObject([true, error]);
    expect((await this.ask(asked)).status).toBe(200);
  }

  /** The refusals of one id: for another request, and after the receipt was deleted. */
  async refusalsOfOneId(): Promise<readonly unknown[]> {
    const asked = { capture: true, capture_id: "taken" };
    expect((await this.ask(asked)).status).toBe(200);
    const conflict = await this.refusal({ ...asked, ...this.workflow.otherBody });
    expect(await this.captures.remove("taken")).toBe(204);
    return [conflict, await this.refusal(asked)];
  }

  async refusalOfFullStore(): Promise<readonly unknown[]> {
    const { service, tenant } = this.captures;
    await service.database.query(
      `insert into data_selection (tenant_id, receipt_id, chosen, state, created_at)
       select $1, 'more-' || generate_series(1, 1000), false, 'live', now()`,
      [tenant.tenantId],
    );
    return this.refusal({ capture: true });
  }

  /** The answer and the receipt as a service gives them whose operator has restricted a source since. */
  async afterRestriction(source: string): Promise<{ readonly again: Body; readonly receipt: Body }> {
    const asked = { ...this.workflow.body, capture: true, capture_id: "withdrawn" };
    expect((await this.ask(asked)).status).toBe(200);
    const { service, tenant } = this.captures;
    const config = { ...service.config, ASSAY_RESTRICTED_SOURCES: [source] };
    const app = await createApp(config, service.database, { now: () => service.clock.now });
    const send = async (method: "GET" | "POST", url: string, payload?: object) => {
      const headers = { authorization: `Bearer ${tenant.keys.resolve}` };
      const answer = await app.http.inject({ method, url, headers, ...(payload && { payload }) });
      return JSON.parse(answer.body) as Body;
    };
    const again = await send("POST", this.workflow.path, asked);
    const receipt = await send("GET", "/v1/data-selections/withdrawn");
    await app.close();
    return { again, receipt };
  }
}
