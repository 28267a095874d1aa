import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openRegisterFile } from "../streaming/register-file.ts";
import { companyReference } from "./company-reference.ts";

const heron = {
  profile_id: "p-1",
  name: "Heron Freight Ltd",
  domains: ["https://www.heron-freight.co.uk/", "heronfreight.com", "n/a"],
  country: "GB",
  address: { city: "Hull", country: "GB" },
  as_of: "2026-10-01",
};

async function rowsOf(...lines: readonly unknown[]) {
  const directory = await mkdtemp(join(tmpdir(), "company-reference-"));
  try {
    const path = join(directory, "reference.jsonl");
    await writeFile(
      path,
      lines.map((line) => `${typeof line === "string" ? line : JSON.stringify(line)}\n`).join(""),
    );
    const rows = [];
    for await (const row of companyReference.read({ file: await openRegisterFile(path) })) rows.push(row);
    return rows;
  } finally {
    await rm(directory, { recursive: true });
  }
}

test("a line is one statement for each of its domains, under the registrable domain and the country", async () => {
  const rows = await rowsOf({ company_reference: { published_on: "2026-11-01" } }, heron);
  expect(rows).toMatchObject([
    { kind: "publisher_date", date: "2026-11-01" },
    {
      kind: "statement",
      line: 2,
      facts: {
        source: "company_reference",
        sourceRecordId: "p-1",
        facts: [
          {
            subject: { scheme: "reference_domain", value: "GB/heron-freight.co.uk" },
            content: {
              kind: "reference_profile",
              name: "Heron Freight Ltd",
              country: "GB",
              address: { city: "Hull" },
            },
            asOf: "2026-10-01",
          },
          { subject: { value: "GB/heronfreight.com" } },
        ],
      },
    },
  ]);
});

test("a bad line names the field, repeats no value and stops nothing", async () => {
  const rows = await rowsOf(
    { ...heron, country: "DE" },
    { ...heron, domains: ["localhost"] },
    { ...heron, note: "secret" },
    "{",
    heron,
  );
  expect(rows).toMatchObject([
    { kind: "bad", line: 1, reason: "country: invalid_value" },
    { kind: "bad", line: 2, reason: "domains: none is a domain" },
    { kind: "bad", line: 3, reason: "the line: unrecognized_keys" },
    { kind: "bad", line: 4 },
    { kind: "statement", line: 5 },
  ]);
  expect(JSON.stringify(rows)).not.toContain("secret");
});
