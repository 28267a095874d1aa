/**
 * Verdicts that wait ten seconds before they are sent, so that they can be taken back. Closing the page, and
 * signing out, sends them at once without a question, so that none is lost.
 */
import { signal } from "@preact/signals";
import { sentenceOf } from "../../components/fault.tsx";
import { toast } from "../../components/toast.tsx";
import { labelWords } from "../../evidence/words.ts";
import { ApiError, client, type ReviewItem } from "../../frame/client.ts";
import { beforeLeaving } from "../../frame/leaving.ts";
import { forget } from "../../frame/query.ts";
import type { Decided } from "./choice.ts";
import { putAtEnd, putBack, settled, takeOut } from "./queue.ts";
import { nameOf } from "./submitted.ts";

const UNDO_MS = 10_000;

export interface Unsent {
  readonly id: string;
  readonly decided: readonly Decided[];
  readonly state: "waiting" | "sending" | "failed";
  /** The indexes of the items in the queue. */
  readonly places: readonly number[];
}

/** The unsent verdicts, in the order in which they were given. */
export const unsent = signal<readonly Unsent[]>([]);

/** The verdict that was sent last. */
export const lastSent = signal<{ readonly item: ReviewItem; readonly text: string } | null>(null);

/** Most verdicts of one call. */
const MOST = 200;

/** Whether a verdict on the item waits to be sent. */
export const isWaiting = (reviewId: string): boolean =>
  unsent.value.some(({ decided }) => decided.some(({ item }) => item.review_id === reviewId));

/** Adds verdicts that are sent in ten seconds, and takes their items out of the review queue. */
export function decide(decided: readonly Decided[]): void {
  const id = crypto.randomUUID();
  const places = decided.map(({ item }) => takeOut(item.review_id));
  unsent.value = [...unsent.peek(), { id, decided, places, state: "waiting" }];
  setTimeout(() => void send(id), UNDO_MS);
}

/** Takes back waiting verdicts. @returns the items, now in the queue again; null where already sent. */
export function undo(id: string): readonly ReviewItem[] | null {
  const found = unsent.peek().find((one) => one.id === id);
  if (found === undefined || found.state === "sending") return null;
  drop(id);
  for (const [at, { item }] of [...found.decided.entries()].toReversed()) putBack(item, found.places[at]!);
  return found.decided.map(({ item }) => item);
}

/** Takes back the latest verdicts. */
export function undoLast(): readonly ReviewItem[] | null {
  const last = unsent.peek().findLast(({ state }) => state !== "sending");
  return last === undefined ? null : undo(last.id);
}

const drop = (id: string): void => {
  unsent.value = unsent.peek().filter((one) => one.id !== id);
};

const mark = (id: string, state: Unsent["state"]): void => {
  unsent.value = unsent.peek().map((one) => (one.id === id ? { ...one, state } : one));
};

/** Sends one entry, unless it is sent or taken back already. */
export async function send(id: string): Promise<void> {
  const found = unsent.peek().find((one) => one.id === id);
  if (found === undefined || found.state === "sending") return;
  mark(id, "sending");
  try {
    await (found.decided.length === 1 ? sendOne(found, id) : sendMany(found, id));
    drop(id);
  } catch (error) {
    mark(id, "failed");
    toast(`${sentenceOf(error)} The verdict was not sent.`, { bad: true });
  }
}

/** A browser lets requests of this many bytes together outlive their page; 64 KiB less some room. */
const OUTLIVES = 48 * 1024;

addEventListener("beforeunload", (event) => {
  const waiting = unsent.peek().flatMap(({ decided }) => decided);
  const bytes = waiting.reduce((sum, { reason }) => sum + 300 + 4 * reason.length, 0);
  if (bytes > OUTLIVES) event.preventDefault();
});

beforeLeaving(() => Promise.all(unsent.peek().map(({ id }) => send(id))));

async function sendOne({ decided, places }: Unsent, id: string): Promise<void> {
  const [one] = decided;
  const { item, choice } = one!;
  try {
    if (choice === "cannot_tell") await sendLabel(one!, id);
    else await client.reviewQueue.submit(item.review_id, bodyOf(one!));
    told(one!);
  } catch (error) {
    if (!(error instanceof ApiError) || ![404, 409].includes(error.status)) throw error;
    refused({ item, at: places[0]!, code: error.code, details: error.details });
  }
}

async function sendMany({ decided, places }: Unsent, id: string): Promise<void> {
  const labels = decided.filter(({ choice }) => choice === "cannot_tell");
  for (const one of labels) await sendLabel(one, `${id}:${one.item.review_id}`).then(() => told(one));
  const verdicts = decided.filter(({ choice }) => choice !== "cannot_tell");
  for (let from = 0; from < verdicts.length; from += MOST) {
    const some = verdicts.slice(from, from + MOST);
    const answer = await client.reviewQueue.submitMany({
      verdicts: some.map((one) => ({ review_id: one.item.review_id, ...bodyOf(one) })),
    });
    for (const [at, { error_code: code }] of answer.verdicts.entries()) {
      const one = some[at]!;
      if (code === null) told(one);
      else refused({ item: one.item, at: places[decided.indexOf(one)]!, code, details: {} });
    }
  }
}

const bodyOf = ({ choice, reason, createEntity }: Decided) =>
  choice === "none"
    ? ({ verdict: "no_match", reason, create_entity: createEntity } as const)
    : ({ verdict: "match", candidate_index: Number(choice), reason } as const);

/** The event id comes from this verdict, so that a repeated send adds no label. */
const sendLabel = ({ item, reason }: Decided, id: string) =>
  client.labels.append({
    source_event_id: `workbench:${id}`,
    label: "cannot_tell",
    source: "review",
    decision_id: item.decision.decision_id,
    review_id: item.review_id,
    reason,
  });

function told({ item, choice }: Decided): void {
  forget("review", item.review_id);
  forget("entity");
  if (choice === "cannot_tell") putAtEnd(item);
  else settled(item.review_id);
  const label = choice === "cannot_tell" ? choice : choice === "none" ? "no_match" : "match";
  lastSent.value = { item, text: `${labelWords[label]}: ${nameOf(item)}` };
}

interface Refusal {
  readonly item: ReviewItem;
  readonly at: number;
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
}

function refused({ item, at, code, details }: Refusal): void {
  forget("review", item.review_id);
  const name = nameOf(item);
  if (code === "review_already_resolved") {
    settled(item.review_id);
    const first = typeof details.reviewer_id === "string" ? details.reviewer_id : "Somebody else";
    const verdict = typeof details.verdict === "string" ? ` (${labelWords[details.verdict]})` : "";
    toast(`${first} decided “${name}” first${verdict}. Your verdict changed nothing.`, { bad: true });
  } else if (code === "not_found") {
    settled(item.review_id);
    toast(`“${name}” was erased. Your verdict changed nothing.`, { bad: true });
  } else {
    putBack(item, Math.max(at, 0));
    const fields = Array.isArray(details.disagreeing_fields) ? details.disagreeing_fields.join(", ") : "";
    toast(
      `The guard refuses this match of “${name}”${fields ? `: ${fields} disagree` : ""}. It is open again.`,
      {
        bad: true,
      },
    );
  }
}
