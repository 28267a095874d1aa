/** Today's readers read the JSON that earlier releases have stored, and give it back unchanged. */
import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { storedBody, storedHeaders, storedUsage } from "../../src/contract/stored/kept-answer.ts";
import { storedObservations } from "../../src/contract/stored/observations.ts";
import { storedReceipt, storedShortlist } from "../../src/contract/stored/receipt.ts";
import { storedCompany } from "../../src/contract/stored/register-company.ts";
import { storedSubmission, storedSubmissionAsSent } from "../../src/contract/stored/submission.ts";
import { readStore } from "./recorded-store.ts";

const stores = new URL("stores/", import.meta.url);

const readers: readonly [table: string, column: string, read: (text: string) => unknown][] = [
  ["entity", "observations", storedObservations],
  ["decision", "receipt", storedReceipt],
  ["review_item", "shortlist", storedShortlist],
  ["record", "submitted", storedSubmission],
  ["record", "submitted", storedSubmissionAsSent],
  ["register_company", "data", storedCompany],
  ["idempotency", "body", storedBody],
  ["idempotency", "headers", storedHeaders],
  ["idempotency", "usage", storedUsage],
];

describe.each(readdirSync(stores).filter((name) => name.endsWith(".json.gz")))("the store of %s", (name) => {
  const { tables } = readStore(new URL(name, stores));

  test.each(readers)("%s.%s", (table, column, read) => {
    const texts = (tables[table] ?? []).flatMap((row) => {
      const value = (JSON.parse(row) as Record<string, string | null>)[column];
      return typeof value === "string" ? [value] : [];
    });
    for (const text of texts) expect(JSON.stringify(read(text))).toBe(JSON.stringify(JSON.parse(text)));
    if (table !== "idempotency") expect(texts.length).toBeGreaterThan(0);
  });
});
