import type { BatchBody, JobBody, ResolveBody } from "../support/answers.ts";
import type { LabelBody, Operation } from "./workload.ts";

/** Everything that was ever sent, and the answers that count: one for each key. */
export interface History {
  readonly sent: Map<string, Operation>;
  readonly answered: Map<string, { readonly status: number; readonly body: unknown }>;
  /** What jobs came to, as far as they were read. */
  readonly results: Map<string, BatchBody>;
  /** Jobs that waited for their operator, who ended them. */
  readonly reconciled: string[];
  /** The label log as it was last read. */
  labels: readonly LabelBody[];
}

/** What was decided of a record; batches and jobs leave out what it cost. */
export type Outcome = Omit<ResolveBody, "usage">;

export const newHistory = (): History => ({
  sent: new Map(),
  answered: new Map(),
  results: new Map(),
  reconciled: [],
  labels: [],
});

/** The answers to operations of one kind, among these keys, or among all. */
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

/** Every record that was decided, in the order of sending, with what was submitted of it. */
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
