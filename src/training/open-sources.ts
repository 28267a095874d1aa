/** Sources whose licence permits shipping models learned from them: the only ones used here. */
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
