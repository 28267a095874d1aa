import { expect, test } from "vitest";
import { SourceUnavailable } from "../live/live-source.ts";
import { askFixture } from "../live/testing/ask-fixture.ts";
import { gleifAnswer } from "./fixtures/live-answers.ts";
import { liveGleif } from "./live-gleif.ts";

const ask = (record: Parameters<typeof askFixture>[1]) => askFixture(liveGleif, record, gleifAnswer);

test("a LEI is asked for by itself, and quotes and braces in names stay as they are", async () => {
  const { companies, requests } = await ask({ lei: "5299QUILLWORTHBRAC89", name: "Another", country: "FR" });
  expect(requests).toEqual([{ path: "/lei-records/5299QUILLWORTHBRAC89" }]);
  expect(companies).toMatchObject([
    {
      source: "gleif",
      sourceRecordId: "5299QUILLWORTHBRAC89",
      name: 'Quillworth "Q" Brackenfold {Holdings} Limited',
      otherNames: [
        { name: "Old Quillworth Limited", kind: "previous" },
        { name: "Quillworth's", kind: "trading" },
      ],
      registrationNumber: "09100777",
      registrationAuthority: "RA000585",
      // The state of the company; that of its LEI is LAPSED.
      status: "ACTIVE",
      address: { line1: "4 Mill Lane", line2: "Suite 2", city: "Leeds", postal_code: "LS1 4AP" },
    },
  ]);
});

test("a date in the filer's time zone is the day of that zone", async () => {
  const { companies } = await ask({ lei: "5299MARISOLFJORDAS16" });
  expect(companies[0]?.incorporatedOn).toBe("1952-10-17");
});

test("a register number is asked for as LEI records write it, with its country", async () => {
  const { companies, requests } = await ask({
    registration_number: "HRB 99123 Frankfurt am Main",
    country: "DE",
  });
  expect(requests[0]?.query).toMatchObject({ "filter[entity.registeredAs]": "HRB 99123" });
  expect(companies.map(({ lei }) => lei)).toEqual(["5299MARISOLFJORDAS16"]);
});

test("a name is asked for without its legal form, in one page, and companies of other countries are left out", async () => {
  const { companies, requests } = await ask({ name: "Marisol AG", country: "DE" });
  expect(requests).toMatchObject([{ query: { "filter[entity.names]": "Marisol", "page[size]": "50" } }]);
  // The annulled record of the same name was never valid.
  expect(companies.map(({ lei }) => lei)).toEqual(["5299MARISOLFJORDAS16"]);
  expect((await ask({ name: "Marisol AG", country: "GB" })).companies).toEqual([]);
});

test("a name that no record has is asked for among names that are spelled alike", async () => {
  const { companies, requests } = await ask({ name: "Marizol", country: "DE" });
  expect(requests.map(({ path }) => path)).toEqual(["/lei-records", "/fuzzycompletions", "/lei-records"]);
  expect(companies.map(({ lei }) => lei)).toEqual(["5299MARISOLFJORDAS16"]);
});

test("an unknown LEI is no company", async () => {
  expect((await ask({ lei: "851WYGNLUQLFZBSYGB56" })).companies).toEqual([]);
});

test.each([{}, { data: {} }, { data: [{}] }, [], "text"])("another shape is no answer: %j", async (body) => {
  const asked = askFixture(liveGleif, { name: "Marisol", country: "DE" }, () => body);
  await expect(asked).rejects.toBeInstanceOf(SourceUnavailable);
});
