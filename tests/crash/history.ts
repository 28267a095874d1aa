import type { BatchBody, JobBody, ResolveBody } from "../support/answers.ts";
import type { LabelBody, Operation } from "./workload.ts";

/** All sent requests, and the valid answers: one for each key. */
export interface History {
  readonly sent: Map<string, Operation>;
  readonly answered: Map<string, { readonly status: number; readonly body: unknown }>;
  /** The results of jobs, as far as they were read. */
  readonly results: Map<string, BatchBody>;
  /** Jobs that waited for their operator and that the operator ended. */
  readonly reconciled: string[];
  /** The label log as it was last read. */
  labels: readonly LabelBody[];
}

/** The decision on a record; batches and jobs leave out its cost. */
export type Outcome = Omit<ResolveBody, "usage">;

export const newHistory = (): History => ({
  sent: new Map(),
  answered: new Map(),
  results: new Map(),
  reconciled: [],
  labels: [],
});

/** The answers to operations of one kind, for these keys, or for all. */
export function answersOf<Body>(
  { sent, answered }: History,
  kind: Operation["kind"],
  among?: ReadonlySet<string>,
): { readonly key: string; readonly operation: Operation; readonly body: Body }[] {
  return [...sent].flatMap(([key, operation]) => {
    const answer = answered.get(key);
    const asked = operation.kind === kind && (among === undefined || among.has(key));
    return asked && answer !== undefined ? [{ key, operation, body: answer.body as Body }] : [];
  });
}

export function jobIdsOf(history: History, among?: ReadonlySet<string>): string[] {
  return answersOf<JobBody>(history, "job", among).map(({ body }) => body.job_id);
}

/** Every decided record, in the order of sending, with its submitted fields. */
export function decidedRecords(
  history: History,
): { readonly submitted: object; readonly outcome: Outcome }[] {
  const listed = (operation: Operation, { outcomes }: BatchBody) =>
    outcomes.map((outcome, index) => ({
      submitted: (operation.body as { records: object[] }).records[index]!,
      outcome,
    }));
  return [...history.sent].flatMap(([key, operation]) => {
    const body = history.answered.get(key)?.body;
    if (operation.kind === "resolve") return [{ submitted: operation.body, outcome: body as Outcome }];
    if (operation.kind === "batch") return listed(operation, body as BatchBody);
    if (operation.kind === "job") return listed(operation, history.results.get(key)!);
    return [];
  });
}
