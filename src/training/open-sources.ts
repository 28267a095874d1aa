/** Sources under a licence that lets what is learned from them be shipped: all that a model or a table here has seen. */
export const openSources: ReadonlySet<string> = new Set([
  "sec",
  "gleif",
  "wikidata",
  "ofac",
  "uk_employers",
  "edinet",
  "twse",
  "ecb_ssm",
  "pra_banks",
]);
