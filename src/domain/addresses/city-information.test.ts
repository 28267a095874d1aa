import { describe, expect, test } from "vitest";
import { cityInformation, MOST_CITY_INFORMATION } from "./city-information.ts";

describe("how much a common city tells", () => {
  test("a city state tells nothing, a village all that a city can", () => {
    expect(cityInformation("singapore", "SG")).toBeLessThan(0.1);
    expect(cityInformation("oberkotzau", "GB")).toBe(MOST_CITY_INFORMATION);
  });

  test("the larger a city's share of its country, the less it tells", () => {
    expect(cityInformation("london", "GB")).toBeLessThan(cityInformation("manchester", "GB"));
    expect(cityInformation("manchester", "GB")).toBeLessThan(cityInformation("oberkotzau", "GB"));
    expect(cityInformation("paris", "FR")).toBeLessThan(cityInformation("paris", "US"));
  });

  test("of a country whose companies are not known nothing is said", () => {
    expect(cityInformation("anywhere", "AQ")).toBe(0);
  });
});
