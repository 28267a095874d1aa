import { expect, test } from "vitest";
import { askFixture } from "../live/testing/ask-fixture.ts";
import { memberStateDown, viesAnswer } from "./fixtures/live-answers.ts";
import { liveVies } from "./live-vies.ts";

const ask = (record: Parameters<typeof askFixture>[1]) => askFixture(liveVies, record, viesAnswer);

test("a VAT number is asked for without its prefix", async () => {
  const { companies, requests } = await ask({ vat_number: "PL 701-234-56-71" });
  expect(requests).toEqual([{ path: "/ms/PL/vat/7012345671" }]);
  expect(companies).toEqual([
    {
      source: "vies",
      sourceRecordId: "PL7012345671",
      name: "BRACKENFOLD SPOLKA Z O.O.",
      country: "PL",
      vatNumber: "PL7012345671",
      address: { line1: "SZAMOCKA 3/5", city: "WARSZAWA", postal_code: "01-748", country: "PL" },
      sourceUrl: "https://ec.europa.eu/taxation_customs/vies/rest-api/ms/PL/vat/7012345671",
      asOf: "2026-11-20T07:24:03.811Z",
    },
  ]);
});

test("a valid number whose holder is withheld, and an invalid number, are no companies", async () => {
  expect((await ask({ vat_number: "DE123456788" })).companies).toEqual([]);
  const invalid = await ask({ vat_number: "PL5213017228" });
  expect(invalid.requests).toHaveLength(1);
  expect(invalid.companies).toEqual([]);
});

test.each([
  ["MS_UNAVAILABLE", "publisher_error"],
  ["SERVICE_UNAVAILABLE", "publisher_error"],
  ["TIMEOUT", "publisher_error"],
  ["INVALID_INPUT", "publisher_error"],
  ["IP_BLOCKED", "publisher_error"],
  ["MS_MAX_CONCURRENT_REQ", "rate_limited"],
  ["GLOBAL_MAX_CONCURRENT_REQ_TIME", "rate_limited"],
])("%s is unavailable and never invalid", async (userError, reason) => {
  const asked = askFixture(liveVies, { vat_number: "PL7012345671" }, () => ({
    ...memberStateDown,
    userError,
  }));
  await expect(asked).rejects.toMatchObject({ reason, code: userError });
});

test("isValid: false without a reason is no answer", async () => {
  const asked = askFixture(liveVies, { vat_number: "PL7012345671" }, () => ({ isValid: false }));
  await expect(asked).rejects.toMatchObject({ reason: "unreadable" });
});

test("only VAT numbers of member states and of Northern Ireland are asked for, and no names", async () => {
  expect((await ask({ vat_number: "GB340804329", name: "Quillworth", country: "GB" })).requests).toEqual([]);
  expect((await ask({ vat_number: "EL094259216" })).requests).toEqual([{ path: "/ms/EL/vat/094259216" }]);
});
