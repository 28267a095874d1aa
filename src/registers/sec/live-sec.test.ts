import { expect, test } from "vitest";
import { SourceUnavailable } from "../live/live-source.ts";
import { askFixture } from "../live/testing/ask-fixture.ts";
import { secAnswer } from "./fixtures/live-answers.ts";
import { liveSec } from "./live-sec.ts";

const ask = (record: Parameters<typeof askFixture>[1]) => askFixture(liveSec, record, secAnswer);

const quillworth = {
  source: "sec",
  sourceRecordId: "1999777",
  name: "Quillworth Brackenfold, Inc.",
  cik: "1999777",
  tickers: ["QBRK"],
  jurisdiction: "US-DE",
  headquartersAddress: { city: "PALO ALTO", region: "US-CA", country: "US" },
  otherNames: [{ name: "QUILLWORTH INC", kind: "previous" }],
};

test("a CIK is asked for padded to ten digits", async () => {
  const { companies, requests } = await ask({ cik: "1999777" });
  expect(requests).toEqual([{ path: "/submissions/CIK0001999777.json" }]);
  expect(companies).toMatchObject([quillworth]);
});

test("a name is found in the list of listed filers, once for all its listings", async () => {
  const { companies, requests } = await ask({ name: "QUILLWORTH BRACKENFOLD INC", country: "US" });
  expect(requests).toEqual([
    { address: "files", path: "/files/company_tickers_exchange.json", common: true },
    { path: "/submissions/CIK0001999777.json" },
  ]);
  expect(companies).toMatchObject([quillworth]);
});

test("a name that no filer has makes no further request, and other countries none", async () => {
  expect((await ask({ name: "Unheard Of Things Inc", country: "US" })).requests).toHaveLength(1);
  expect((await ask({ name: "Quillworth Brackenfold", country: "GB" })).requests).toEqual([]);
});

test("another shape is no answer", async () => {
  const asked = askFixture(liveSec, { name: "Quillworth", country: "US" }, () => ({ error: "busy" }));
  await expect(asked).rejects.toBeInstanceOf(SourceUnavailable);
});
