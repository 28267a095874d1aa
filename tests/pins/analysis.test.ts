/**
 * Comparison data, keys and search text of companies, as a digest for each version of the analysis. Where this test
 * fails, stored entities no longer match new ones: raise ANALYSIS_VERSION, so that they are derived again,
 * and run `npm run pins`.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toCompanyRecord } from "../../src/contract/company-record.ts";
import { listingOf } from "../../src/domain/entities/listing.ts";
import { observeRecord } from "../../src/domain/entities/observe-record.ts";
import { ANALYSIS_VERSION } from "../../src/domain/matching/analysis-version.ts";
import { comparableOfRecord, retrievalSubject } from "../../src/domain/matching/comparable/comparable-of.ts";
import { packComparable } from "../../src/domain/matching/packed/packed-candidate.ts";
import { BY_ITSELF } from "../../src/domain/matching/packed/parts-in-common.ts";
import { retrievalKeys } from "../../src/domain/retrieval/keys.ts";
import { expectPinned, pinnedJson } from "./pin.ts";

type Sent = Parameters<typeof toCompanyRecord>[0];

const lines = readFileSync(new URL("../../samples/records.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n");
const records = lines.map((line) => (JSON.parse(line) as { request: Sent }).request);

function digest(): string {
  const hash = createHash("sha256");
  for (const record of records) {
    const comparable = comparableOfRecord(toCompanyRecord(record));
    const keys = retrievalKeys(retrievalSubject(comparable), "stored").map(({ key }) => key);
    const folded = listingOf(observeRecord(toCompanyRecord(record), "rec_1", "2026-01-01")).searchText;
    hash.update(JSON.stringify([packComparable(comparable, BY_ITSELF), keys, folded]));
  }
  return hash.digest("hex");
}

function pinned(): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(new URL("analysis.json", import.meta.url), "utf8")) as Record<
    string,
    string
  >;
}

test("records of many scripts are derived as this version of the analysis did from its first day", () => {
  expect(records.length).toBeGreaterThan(50);
  const said = pinned()[ANALYSIS_VERSION];
  expect(said ?? digest(), "raise ANALYSIS_VERSION, so that stored entities are derived anew").toBe(digest());
});

test("analysis.json: a digest for each version", async () => {
  await expectPinned("analysis.json", pinnedJson({ [ANALYSIS_VERSION]: digest(), ...pinned() }));
});
