import { pick } from "../support/random.ts";
import { namedCompany } from "../support/records.ts";

export interface Operation {
  readonly kind: "resolve" | "match" | "batch" | "job";
  readonly path: string;
  readonly idempotencyKey: string;
  readonly body: object;
}

/** New companies, the same ones described otherwise, exact repeats, and placeholders: singly, in batches and in jobs. */
export function operationOf(n: number, random: () => number): Operation {
  const idempotencyKey = `crash-${n}`;
  const company = () => namedCompany(Math.floor(random() * 400));
  const record = (ref: string): object => {
    const kind = random();
    if (kind < 0.15) return { name: "N/A", client_ref: ref };
    return kind < 0.3 ? company() : { ...company(), client_ref: ref };
  };
  const records = (most: number) =>
    Array.from({ length: 1 + Math.floor(random() * most) }, (_, i) => record(`${n}-${i}`));
  const kind = pick(random, ["resolve", "resolve", "resolve", "match", "batch", "job", "job"] as const);
  switch (kind) {
    case "resolve":
      return { kind, path: "/v1/resolve", idempotencyKey, body: record(`${n}`) };
    case "match": {
      const { enrich: _left, ...left } = company();
      const { enrich: _right, ...right } = random() < 0.5 ? { ...left, enrich: false } : company();
      return { kind, path: "/v1/match", idempotencyKey, body: { left, right } };
    }
    case "batch":
      return { kind, path: "/v1/batch", idempotencyKey, body: { records: records(8) } };
    case "job":
      return { kind, path: "/v1/batch-jobs", idempotencyKey, body: { records: records(25) } };
  }
}
