import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { commerzbank } from "../fixtures/commerzbank.ts";
import { level1Csv, level1Json } from "../fixtures/golden-copy.ts";
import { readCompanies, readRows, zipOf } from "../fixtures/register-files.ts";
import { gleifLevel1 } from "./gleif-level1.ts";

test("both editions give the same company", async () => {
  const csv = await readCompanies(gleifLevel1, { content: level1Csv([commerzbank]) });
  expect(await readCompanies(gleifLevel1, { content: level1Json([commerzbank]) })).toEqual(csv);
});

test("the JSON edition without $ is read, with a lone element where a list may stand", async () => {
  const record = {
    LEI: "549300JV7BZB002LHI61",
    Entity: {
      LegalName: "Helsingin Hammaslaboratorio Oy",
      LegalAddress: {
        FirstAddressLine: "c/o Eskola",
        AdditionalAddressLine: "Kulosaarentie 4-8 C 20",
        Country: "FI",
      },
    },
  };
  expect(await readCompanies(gleifLevel1, { content: JSON.stringify([record]) })).toMatchObject([
    {
      name: "Helsingin Hammaslaboratorio Oy",
      address: { line1: "c/o Eskola", line2: "Kulosaarentie 4-8 C 20" },
    },
  ]);
});

test("headers that say the same words are read: snake case, entity said twice or once", async () => {
  const content =
    "lei,entity_legal_name,entity_entity_status,entity_category,entity_legal_address_country\n" +
    "21380068P1DRHMJ8KU70,SHELL PLC,ACTIVE,GENERAL,GB\n";
  expect(await readCompanies(gleifLevel1, { content })).toMatchObject([
    { name: "SHELL PLC", status: "ACTIVE", category: "general", country: "GB" },
  ]);
});

test("the publisher's date is in the name of the file, or of the member of the archive", async () => {
  const name = "20260920-0800-gleif-goldencopy-lei2-golden-copy.csv";
  const content = level1Csv([commerzbank]);
  const date = { kind: "publisher_date", date: "2026-09-20T08:00:00Z" };
  expect((await readRows(gleifLevel1, { name, content }))[0]).toEqual(date);
  expect((await readRows(gleifLevel1, { name: "x.zip", content: zipOf({ [name]: content }) }))[0]).toEqual(
    date,
  );
  expect((await readRows(gleifLevel1, { name: `${name}.gz`, content: gzipSync(content) }))[0]).toEqual(date);
  expect((await readRows(gleifLevel1, { name: "lei2.csv", content }))[0]?.kind).toBe("company");
});

test("the caller may name the source", async () => {
  const companies = await readCompanies(gleifLevel1, {
    content: level1Csv([commerzbank]),
    source: "gleif_2026",
  });
  expect(companies[0]?.source).toBe("gleif_2026");
});

test.each([
  ["an error page", "<!DOCTYPE html><title>503</title>", "wrong_format"],
  ["the XML edition", '\ufeff<?xml version="1.0"?><lei:LEIData/>', "wrong_format"],
  ["another CSV", "a,b\n1,2\n", "wrong_format"],
  ["an error in JSON", '{"errors":[]}', "no_rows"],
  ["a header alone", level1Csv([]), "no_rows"],
  ["bad rows alone", level1Csv([{ LEI: "1" }]), "no_rows"],
  ["blanks", " \n \n", "empty"],
  ["JSON cut off", level1Json([commerzbank]).slice(0, -2), "truncated"],
  ["CSV cut off", level1Csv([commerzbank]).slice(0, -100), "truncated"],
])("%s is refused", async (_what, content, problem) => {
  await expect(readRows(gleifLevel1, { content })).rejects.toMatchObject({
    name: "RegisterFileError",
    problem,
  });
});
