import { describe, expect, test } from "vitest";
import { isRecordNote, withoutRecordNotes } from "./record-notes.ts";

describe("a note on the record is no part of the name", () => {
  test.each([
    ["Acme Ltd - DO NOT USE", "Acme Ltd"],
    ["Acme Ltd (Duplicate)", "Acme Ltd"],
    ["Acme Ltd [OLD] - Head Office", "Acme Ltd"],
    ["ZZ_Acme Ltd", "Acme Ltd"],
    ["zzz - Acme Ltd", "Acme Ltd"],
    ["*** Acme Ltd (inactive)", "Acme Ltd"],
    ["[gelöscht] Muster GmbH", "Muster GmbH"],
    ["Dupont SA / siège social", "Dupont SA"],
    ["COSTCO WHOLESALE CORP /NEW", "COSTCO WHOLESALE CORP"],
    ["M/s. Pan Arab Consulting", "Pan Arab Consulting"],
    ["MESSRS Smith & Sons", "Smith & Sons"],
    ["Acme Ltd (see other record)", "Acme Ltd"],
    ["Société Dupont [ancien fournisseur]", "Société Dupont"],
    ["Acme Widgets (main office)", "Acme Widgets"],
    ["京セラ株式会社（旧）", "京セラ株式会社"],
    ["【使用禁止】京セラ株式会社", "京セラ株式会社"],
    ["京セラ株式会社 御中", "京セラ株式会社"],
    ["ООО Ромашка (не использовать)", "ООО Ромашка"],
    ["บริษัท อัลฟา จำกัด (สำนักงานใหญ่)", "บริษัท อัลฟา จำกัด"],
    ["삼성물산 (사용중지)", "삼성물산"],
  ])("%s", (written, name) => {
    expect(withoutRecordNotes(written)).toBe(name);
  });

  test.each([
    "Old Mutual Ltd",
    "New Holland",
    "Head Office",
    "Old - New",
    "Solidarity Group Holding BSC (Closed)",
    "Duplicate Ltd",
    "The Old Company (London)",
    "Client Services - Vendor Management Ltd",
    "ZZ Top Ltd",
    "Collector AB (publ)",
    "Acme Widgets (limited by guarantee)",
    "acme widgets (new york)",
    "Acme Widgets (New York)",
    "Acme Widgets (no 2)",
    "A/B Lesjöfors",
    "旧小松製作所",
    "มหาวิทยาลัย (บางนา)",
  ])("%s stays as it is", (name) => {
    expect(withoutRecordNotes(name)).toBe(name);
  });
});

test("a text that is nothing but notes names no company", () => {
  expect(
    ["DO NOT USE", "Head Office", "do not use - old record", "(duplicate) head office"].every(isRecordNote),
  ).toBe(true);
  expect(["Prospect", "New", "Head Office Ltd", "", "- / -"].filter(isRecordNote)).toEqual([]);
});
