import { expect, test } from "vitest";
import { SourceUnavailable } from "../live/live-source.ts";
import { askFixture } from "../live/testing/ask-fixture.ts";
import { brregAnswer } from "./fixtures/live-answers.ts";
import { liveBrreg } from "./live-brreg.ts";

const ask = (record: Parameters<typeof askFixture>[1]) => askFixture(liveBrreg, record, brregAnswer);

const fjordverk = {
  source: "brreg",
  sourceRecordId: "912034569",
  name: "FJORDVERK BRACKENFOLD AS",
  vatNumber: "NO912034569MVA",
  website: "www.fjordverk-brackenfold.no",
  status: "winding_up",
  // The day of founding, and not that of registration.
  incorporatedOn: "1994-09-18",
  address: { line1: "Havnegata 5", city: "STAVANGER", postal_code: "4035", country: "NO" },
};

test("an organisation number is asked for by itself, also out of a VAT number", async () => {
  const { companies, requests } = await ask({ vat_number: "NO 912 034 569 MVA" });
  expect(requests).toEqual([{ path: "/enheter/912034569" }]);
  expect(companies).toMatchObject([fjordverk]);
});

test("a name is searched in one page, in Norway only", async () => {
  const { companies, requests } = await ask({ name: "Fjordverk Brackenfold AS", country: "NO" });
  expect(requests).toEqual([{ path: "/enheter", query: { navn: "Fjordverk Brackenfold", size: "20" } }]);
  expect(companies).toMatchObject([fjordverk]);
  expect((await ask({ name: "Fjordverk Brackenfold AS", country: "SE" })).requests).toEqual([]);
});

test("a page without units is an answer, and a deleted stub without a name is no company", async () => {
  expect((await ask({ name: "Ukjent", country: "NO" })).companies).toEqual([]);
  const stub = { organisasjonsnummer: "912034569", slettedato: "2017-10-20" };
  const asked = askFixture(liveBrreg, { registration_number: "912034569", country: "NO" }, () => stub);
  expect((await asked).companies).toEqual([]);
});

test("another shape is no answer", async () => {
  const asked = askFixture(liveBrreg, { name: "Fjordverk", country: "NO" }, () => ({ feil: "nede" }));
  await expect(asked).rejects.toBeInstanceOf(SourceUnavailable);
});
