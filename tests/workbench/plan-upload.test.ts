/** The records that are sent for a table, and the file of their results. */
import { describe, expect, test } from "vitest";
import { neutralised } from "../../src/tables/csv-cells.ts";
import { idempotencyKeyOf, type UploadOptions } from "../../web/pages/files/upload.ts";
import { chunksOf, planUpload } from "../../web/pages/files/worker/plan-upload.ts";

const options: UploadOptions = {
  mapping: ["name", "country"],
  dayComes: null,
  country: "",
  countryIssues: true,
  depth: "probabilistic",
  enrich: true,
};

describe("a table", () => {
  const rows = [
    ["A", "GB"],
    ["", ""],
    ["", "DE"],
    ["A", "GB"],
    ["B", "x".repeat(65)],
  ];

  test("is counted: what is sent, what repeats, what stays, what is left out", () => {
    expect(planUpload(rows, 2, options)).toMatchObject({
      record_count: 3,
      distinct_count: 2,
      unsent_count: 1,
      blank_count: 1,
      note_count: 2,
      notes: [
        { row: 4, text: "It is not sent: nothing in it identifies a company." },
        { row: 6, text: "Country was left out: it is longer than 64 characters." },
      ],
      examples: [{ name: "A", country: "GB" }, { name: "A", country: "GB" }, { name: "B" }],
    });
  });

  test("becomes chunks of 500 rows in which each row knows its record", () => {
    const many = Array.from({ length: 1_100 }, (_, at) => (at % 100 === 0 ? ["", ""] : [`N${at}`, "GB"]));
    const chunks = [...chunksOf(many, 2, options)];
    expect(chunks.map(({ rows: own, records }) => [own.length, records.length])).toEqual([
      [500, 495],
      [500, 495],
      [100, 99],
    ]);
    expect(chunks[1]!.job).toMatchObject({ first_row: 502, record_count: 495 });
    expect(chunks[1]!.job.places.slice(0, 3)).toEqual([null, 0, 1]);
    expect(chunks[1]!.records[0]).toMatchObject({ name: "N501", country: "GB", depth: "probabilistic" });
    expect(chunks[1]!.records[0]!.fields).toContain("identity.legal_name");
  });

  test("becomes smaller chunks where its rows are large", () => {
    const wide = Array.from({ length: 500 }, () => ["N", "x".repeat(1_000)]);
    const [first] = [...chunksOf(wide, 2, { ...options, mapping: ["name", "context"] })];
    const names = Array.from({ length: 10 }, (_, at) => `${at}${"漢".repeat(499)}`).join("|");
    const large = Array.from({ length: 500 }, () => [names, ""]);
    const chunks = [...chunksOf(large, 2, { ...options, mapping: ["trading_names", null] })];
    expect(first!.records).toHaveLength(500);
    expect(chunks.length).toBeGreaterThan(1);
    for (const { records } of chunks)
      expect(Buffer.byteLength(JSON.stringify({ records }))).toBeLessThan(8 * 1024 * 1024);
  });

  test("gives the same chunks each time", () => {
    expect(JSON.stringify([...chunksOf(rows, 2, options)])).toBe(
      JSON.stringify([...chunksOf(rows, 2, options)]),
    );
  });
});

test("a key names the upload, the chunk and the attempt", () => {
  const job = { upload_id: "a".repeat(64), n: 199, attempt: 0 } as Parameters<typeof idempotencyKeyOf>[0];
  expect(idempotencyKeyOf(job)).toBe(`${"a".repeat(64)}/199`);
  expect(idempotencyKeyOf({ ...job, attempt: 2 })).toBe(`${"a".repeat(64)}/199/2`);
});

describe("a cell that is written", () => {
  test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1+1", "\n=1"])(
    "%j is kept from being a formula",
    (cell) => expect(neutralised(cell)).toBe(`'${cell}`),
  );

  test.each(["Acme", "a=b", "1-2", "", "'=1", " Acme"])("%j stays as it is", (cell) =>
    expect(neutralised(cell)).toBe(cell),
  );
});
