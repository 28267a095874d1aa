import { expect, test } from "vitest";
import { eachSourceOnce, InstalledSources, type SourceSummary } from "./installed-sources.ts";

const summary = (changes: Partial<SourceSummary>): SourceSummary => ({
  sourceId: "gleif",
  licence: "CC0-1.0",
  permitsResale: true,
  companies: 10,
  attributes: ["identity.legal_name"],
  ...changes,
});

test("rows of one source in two registers are one source: counted together, on the narrower terms", () => {
  const once = eachSourceOnce([
    summary({}),
    summary({ companies: 5, licence: "Own", permitsResale: false, attributes: ["registration.lei"] }),
    summary({ sourceId: "sec" }),
  ]);
  const sources = new InstalledSources(() => once);
  expect(sources.all()).toEqual([
    {
      sourceId: "gleif",
      licence: "CC0-1.0; Own",
      permitsResale: false,
      companies: 15,
      attributes: ["identity.legal_name", "registration.lei"],
    },
    summary({ sourceId: "sec" }),
  ]);
  expect(sources.suppliersOf("identity.legal_name").map(({ sourceId }) => sourceId)).toEqual([
    "gleif",
    "sec",
  ]);
});
