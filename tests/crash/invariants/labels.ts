import { deepStrictEqual, ok, strictEqual } from "node:assert";
import { answersOf } from "../history.ts";
import { linesOf } from "../requests.ts";
import type { LabelBody } from "../workload.ts";
import type { Checked } from "./reading.ts";

/**
 * The log only grows: earlier labels keep their position and content, except for the id of the label that
 * corrects them. Each event is in the log once, and the export with superseded labels equals the log.
 */
export async function checkLabels({ server, world, read }: Checked): Promise<void> {
  const { keys, history } = world;
  const log: LabelBody[] = [];
  for (;;) {
    const path = `/v1/labels?limit=200&offset=${log.length}`;
    const { labels, total } = await read<{ labels: LabelBody[]; total: number }>(path, keys.review);
    log.push(...labels);
    if (log.length >= total) break;
  }
  const before = history.labels;
  deepStrictEqual(log.slice(0, before.length).map(said), before.map(said), "labels that were there");
  for (const [place, { label_id, superseded_by_label_id: by }] of before.entries())
    ok(by === null || by === log[place]!.superseded_by_label_id, `who has corrected ${label_id}`);
  const told = answersOf<LabelBody>(history, "label").map(({ body }) => body.source_event_id);
  deepStrictEqual(log.map(({ source_event_id }) => source_event_id).sort(), told.sort(), "events of labels");
  for (const [place, { created_at }] of log.entries())
    ok(place === 0 || created_at > log[place - 1]!.created_at, "the order of labels");
  const exported = await linesOf<LabelBody>(server, "/v1/labels/export?include_superseded=true", keys.review);
  strictEqual(JSON.stringify(exported.map(sorted)), JSON.stringify(log.map(sorted)), "the export of labels");
  history.labels = log;
}

const said = ({ superseded_by_label_id: _, ...label }: LabelBody): object => label;

const sorted = (label: LabelBody): object =>
  Object.fromEntries(Object.entries(label).sort(([a], [b]) => (a < b ? -1 : 1)));
