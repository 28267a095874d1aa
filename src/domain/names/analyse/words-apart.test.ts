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
    ["https://www.xerox.co.uk/", "xerox"],
    ["www.johndeerebank.com", "johndeerebank"],
    ["www.johndeerebank.com", "john deere bank"],
    ["DaimlerChrysler", "daimler chrysler"],
    ["bankofceylon", "bank of ceylon"],
    ["JOHNDEEREBANK S.A.", "john deere bank S.A."],
    ["STJAMESPLAZADISTRIBUTORSLIMITED", "st james plaza distributors limited"],
    ["sociétégénéralesénégal", "societe generale senegal"],
  ])("%s: %s", (written, apart) => {
    expect(withWordsApart(written)).toContain(apart);
  });

  test.each([
    "YouTube",

    "Booking.com",
    "Oriel Maritime",
    "ORIEL",
    "oriel",
    "三菱商事",
    "McDonald",
    "",
  ])("%s is as it stands", (name) => {
    expect(withWordsApart(name)).toEqual([]);
  });
});
