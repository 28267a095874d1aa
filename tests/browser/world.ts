/** A tenant in the middle of its work, the same in each run: the data of pictures and page sweep. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { installList } from "../../src/pipelines/screening/install-list.ts";
import { scratchDirectory } from "../support/scratch.ts";
import type { TestService } from "../support/service.ts";
import type { TestTenant } from "../support/tenant.ts";

export interface World {
  readonly tenant: TestTenant;
  /** The values that replace `:name` in the address of a page. */
  readonly values: Readonly<Record<string, string>>;
}

/** Names that would break a page which treats a text as markup, as one line, or as left to right. */
const hostileNames = [
  `<img src=x onerror="document.title='markup ran'"> & Sons`,
  "Evil\u202Egnp.exe\u202C Holding\u200B Ltd",
  "شركة الاتصالات السعودية",
  "株式会社東京製作所",
  `Long ${"unbroken".repeat(60)} plc`,
];

interface SampleRecord {
  readonly request: { readonly name: string };
}

const sampleRecords = readFileSync(new URL("../../samples/records.jsonl", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => (JSON.parse(line) as SampleRecord).request);

/** Creates the tenant, on a service with the sample register. */
export async function busyTenant(service: TestService): Promise<World> {
  const tenant = await service.tenant();
  const records = [
    ...sampleRecords.slice(0, 90),
    ...hostileNames.map((name) => ({ name, country: "DE", registration_number: "HRB 990017" })),
    ...hostileNames.map((name) => ({ name })),
  ];
  const answers = [];
  for (const [at, record] of records.entries()) {
    answers.push(await tenant.resolve(record));
    // About 17 days of work, with a pause of four days.
    service.advance(at === 55 ? 4 * 86_400 : 11_000);
  }
  const { batchJobs, reviewQueue, labels } = clientsOf(service, tenant);
  const { job_id } = await batchJobs.submit({ records: sampleRecords.slice(0, 12) });
  await vi.waitFor(async () => expect((await batchJobs.get(job_id)).state).toBe("succeeded"), {
    timeout: 60_000,
    interval: 200,
  });
  await keepList(service, tenant, answers);
  await installScreeningLists(service);
  const { items } = await reviewQueue.list({ limit: 1 });
  const matched = answers.filter(({ decision }) => decision === "match");
  for (const [at, { decision_id }] of matched.slice(0, 12).entries())
    await labels.append({
      source_event_id: `label-${at}`,
      source: "review",
      label: "match",
      decision_id,
      reason: "The number is the register's.",
    });
  const [first] = matched;
  await service.client(tenant.keys.resolve).dataSelections.capture({
    capture_id: "audit-2026",
    entity_ids: [first!.entity!.entity_id],
    field_packs: ["identity"],
  });
  return {
    tenant,
    values: {
      entity_id: first!.entity!.entity_id,
      decision_id: first!.decision_id,
      review_id: items[0]!.review_id,
      job_id,
      upload_id: "0".repeat(64),
      portfolio_id: "suppliers",
      receipt_id: "audit-2026",
    },
  };
}

/** Two versions of a deployment's own sanctions list; the other topics have no list. */
export async function installScreeningLists(service: TestService): Promise<void> {
  const listed = (record_id: string, name: string, further: object = {}) => ({
    ...{ record_id, name, topics: ["sanctions"], countries: ["DE"], programmes: ["EXAMPLE-1"] },
    ...further,
  });
  const versions = [
    [listed("h-1", "Blue Heron Shipping Company"), listed("s-1", "Siemens Aktiengesellschaft")],
    [
      listed("h-1", "Blue Heron Shipping Company", { aliases: [{ name: "Heron Lines", quality: "weak" }] }),
      listed("s-1", "Siemens Aktiengesellschaft"),
      ...hostileNames.map((name, at) => listed(`n-${at}`, name, { listed_on: "2026-11-19" })),
    ],
  ];
  for (const [at, entries] of versions.entries()) {
    const path = join(scratchDirectory(), "own.jsonl");
    const header = { screening_list: { published_on: `2026-11-${17 + at}`, records: entries.length } };
    writeFileSync(path, [header, ...entries].map((line) => `${JSON.stringify(line)}\n`).join(""));
    const deps = { database: service.database, now: () => service.clock.now };
    await installList(deps, { format: "screening-jsonl", files: [path], force: true, licence: "CC0 1.0" });
  }
}

/** A watched portfolio of the first companies, in which a check has found a change. */
async function keepList(
  service: TestService,
  tenant: TestTenant,
  answers: readonly { readonly entity: { readonly entity_id: string } | null }[],
): Promise<void> {
  const { portfolios } = service.client(tenant.keys.resolve);
  await portfolios.create({ portfolio_id: "suppliers", name: "Suppliers" });
  const ids = answers.flatMap(({ entity }) => entity?.entity_id ?? []);
  for (const [at, id] of [...new Set(ids)].slice(0, 12).entries())
    await portfolios.putMember("suppliers", id, { customer_reference: `V-${at}`, role: "supplier" });
  await portfolios.enableWatches("suppliers", { interval_seconds: 300 });
  // A company other than the first, whose page is tested as well.
  const at = answers.findIndex(({ entity }) => entity !== null && entity.entity_id !== ids[0]);
  await tenant.resolve({ ...sampleRecords[at], phone: "+44 20 7946 0018" });
  service.advance(300);
  await service.app.checkWatches();
}

function clientsOf(service: TestService, { keys }: TestTenant) {
  const { batchJobs } = service.client(keys.resolve);
  const { reviewQueue, labels } = service.client(keys.review);
  return { batchJobs, reviewQueue, labels };
}
