import { describe, expect, test } from "vitest";
import { withWordsApart } from "./words-apart.ts";

describe("a name without spaces has its words apart", () => {
  test.each([
    ["OrielMaritimeShippingLtd", "Oriel Maritime Shipping Ltd"],
    ["BelSocieteAnonyme", "Bel Societe Anonyme"],
    ["ManutanInternationalS.a.", "Manutan International S.a."],
    ["OrielMaritimeSA", "Oriel Maritime SA"],
    ["McjCo.,Ltd.", "Mcj Co., Ltd."],
    ["MüllerÖlGmbH", "Müller Öl GmbH"],
    ["www.oriel-maritime.com", "oriel maritime"],
    ["https://www.orielmaritime.co.uk/", "orielmaritime"],
  ])("%s: %s", (written, apart) => {
    expect(withWordsApart(written)).toBe(apart);
  });

  test.each([
    "YouTube",
    "DaimlerChrysler",
    "Booking.com",
    "Oriel Maritime",
    "ORIEL",
    "oriel",
    "三菱商事",
    "McDonald",
    "",
  ])("%s is as it stands", (name) => {
    expect(withWordsApart(name)).toBeNull();
  });
});
