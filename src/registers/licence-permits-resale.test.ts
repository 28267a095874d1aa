import { expect, test } from "vitest";
import { licencePermitsResale } from "./licence-permits-resale.ts";

test.each([
  "CC0 1.0",
  "cc0-1.0",
  "US public domain",
  "OGL v3.0",
  "Open Government Licence v3.0",
  "NLOD 2.0",
  "Licence Ouverte 2.0 / Etalab",
  "CC BY 4.0",
  "CC-BY-4.0",
  "Creative Commons Attribution 4.0 International",
])("%s permits resale", (licence) => {
  expect(licencePermitsResale(licence)).toBe(true);
});

test.each([
  undefined,
  "",
  "no licence: internal evaluation only",
  "MIT (FinanceDatabase); upstream listing data: test use",
  "MIT scraper; directory (c) Y Combinator: test use",
  "EU reuse; transcription CC BY-NC 4.0 (evaluation only)",
  "ECB, reuse with source",
  "ODbL 1.0",
  "Open Database License",
  "CC BY-SA 4.0",
  "CC BY-NC 4.0",
  "CC-BY-NC-SA",
  "cc_by_nd",
  "Creative Commons Attribution-NonCommercial 4.0",
  "Creative Commons Attribution-ShareAlike 4.0",
  "CC0 for the code, data for evaluation only",
  "not public domain",
  "All rights reserved",
  "Somebody's own terms",
])("%s does not", (licence) => {
  expect(licencePermitsResale(licence)).toBe(false);
});
