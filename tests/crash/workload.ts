import type { ResolveBody } from "../support/answers.ts";
import { pick } from "../support/random.ts";
import { namedCompany } from "../support/records.ts";

export interface Operation {
  readonly kind: "resolve" | "match" | "batch" | "job" | "label";
  readonly path: string;
  /** Labels have none: their event id is in their body. */
  readonly idempotencyKey: string;
  readonly body: object;
}

/** A label as in the log. */
export interface LabelBody {
  readonly label_id: string;
  readonly source_event_id: string;
  readonly decision_id: string;
  readonly created_at: string;
  readonly supersedes_label_id: string | null;
  readonly superseded_by_label_id: string | null;
}

/** The answers so far, to which later operations refer. */
export interface Known {
  readonly decided: readonly ResolveBody[];
  /** Labels that no operation corrects yet; a corrected label is removed. */
  readonly labels: LabelBody[];
}

/**
 * New companies, other descriptions of them, exact repeats, and placeholders: singly, in batches and in jobs;
 * pairs; labels, and corrections of labels.
 */
export function operationOf(n: number, random: () => number, known: Known): Operation {
  const idempotencyKey = `crash-${n}`;
  const company = () => namedCompany(Math.floor(random() * 400));
  const record = (ref: string): object => {
    const kind = random();
    if (kind < 0.15) return { name: "N/A", client_ref: ref };
    return kind < 0.3 ? company() : { ...company(), client_ref: ref };
  };
  const records = (most: number) =>
    Array.from({ length: 1 + Math.floor(random() * most) }, (_, i) => record(`${n}-${i}`));
  const kind = pick(random, [
    "resolve",
    "resolve",
    "resolve",
    "match",
    "batch",
    "job",
    "job",
    "label",
  ] as const);
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
    case "label":
      return (
        labelOf(idempotencyKey, random, known) ?? {
          kind: "resolve",
          path: "/v1/resolve",
          idempotencyKey,
          body: record(`${n}`),
        }
      );
  }
}

function labelOf(idempotencyKey: string, random: () => number, { decided, labels }: Known): Operation | null {
  if (decided.length === 0) return null;
  const corrected =
    labels.length > 0 && random() < 0.4 ? labels.splice(Math.floor(random() * labels.length), 1)[0]! : null;
  const body = {
    source_event_id: idempotencyKey,
    source: "customer",
    label: pick(random, ["match", "no_match", "cannot_tell"] as const),
    decision_id: corrected?.decision_id ?? pick(random, decided).decision_id,
    ...(corrected === null ? {} : { supersedes_label_id: corrected.label_id }),
  };
  return { kind: "label", path: "/v1/labels", idempotencyKey, body };
}
