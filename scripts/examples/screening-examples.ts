import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { installList } from "../../src/pipelines/screening/install-list.ts";
import type { Database } from "../../src/storage/engine/database.ts";
import type { Recorder } from "./review-examples.ts";

const heron = {
  record_id: "h-1",
  topics: ["sanctions"],
  name: "Blue Heron Shipping Company",
  countries: ["IR"],
  programmes: ["EXAMPLE-1"],
};
const versions = [
  { published: "2026-10-20", entries: [heron] },
  {
    published: "2026-11-18",
    entries: [
      { ...heron, aliases: [{ name: "Heron Blue Lines", kind: "alias", quality: "strong" }] },
      { ...heron, record_id: "h-2", name: "Grey Pelican Trading House", listed_on: "2026-11-17" },
    ],
  },
];

/** The examples of screening: without any list, and two versions of a deployment's own list. */
export async function recordScreeningExamples(
  { record }: Pick<Recorder, "record">,
  { database, dataDir, key, now }: { database: Database; dataDir: string; key: string; now: () => Date },
): Promise<void> {
  await record("screen_company", {
    method: "POST",
    url: "/v1/screening",
    body: { name: "Siemens Aktiengesellschaft", country: "DE", topics: ["sanctions"] },
    key,
  });
  for (const { published, entries } of versions) {
    const path = join(dataDir, `own-${published}.jsonl`);
    const header = { screening_list: { published_on: published, records: entries.length } };
    await writeFile(path, [header, ...entries].map((line) => `${JSON.stringify(line)}\n`).join(""));
    await installList({ database, now }, { format: "screening-jsonl", files: [path], licence: "CC0 1.0" });
  }
  const get = (operation: string, url: string, input: Record<string, unknown>) =>
    record(operation, { method: "GET", url, input, key });
  await get("get_screening_coverage", "/v1/screening/coverage", {});
  await get("get_screening_changes", "/v1/screening/changes?source_id=own_list", { source_id: "own_list" });
}
