import type { RegisterDefaults } from "../register-format.ts";

/** Terms: https://www.gleif.org/en/about/open-data (CC0 1.0). */
export const gleifDefaults: RegisterDefaults = {
  sourceId: "gleif",
  sourceName: "Global LEI Index",
  sourceUrl: "https://www.gleif.org/en/lei-data/gleif-golden-copy",
  licence: "CC0 1.0",
  licencePermitsResale: true,
  publisher: "Global Legal Entity Identifier Foundation (GLEIF)",
};
