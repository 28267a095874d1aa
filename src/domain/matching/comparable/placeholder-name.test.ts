import { expect, test } from "vitest";
import { analyseName } from "../../names/analyse/analyse-name.ts";
import { isPlaceholderName } from "./placeholder-name.ts";

test.each([
  "N/A",
  "of the",
  "Limited",
  "Company Ltd",
  "The Company Limited",
  "GmbH",
  "株式会社",
  "ООО",
  "주식회사",
  "Sample Customer",
  "Unknown Supplier",
  "Kein Name",
  "Brak danych",
  "нет данных",
  "ООО «Неизвестно»",
  "άγνωστο",
  "غير محدد",
  "ไม่ระบุ",
  "उपलब्ध नहीं",
  "알 수 없음",
  "未填写",
])("%s stands where a name should be", (name) => {
  expect(isPlaceholderName(analyseName(name))).toBe(true);
});

test.each([
  "Customer Alliance GmbH",
  "Test Valley Foods",
  "Sample Partners LLP",
  "Coop",
  "11420 Corp",
  "Public Storage",
  "株式会社TBK",
  "SDN Company., Ltd.",
])("%s is a name", (name) => {
  expect(isPlaceholderName(analyseName(name))).toBe(false);
});
