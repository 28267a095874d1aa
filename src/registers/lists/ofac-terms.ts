import type { ListedName } from "../../domain/screening/listed-organisation.ts";
import type { ListDefaults } from "./list-format.ts";

export const ofacDefaults: ListDefaults = {
  sourceId: "us_ofac",
  sourceName: "OFAC sanctions lists",
  sourceUrl: "https://sanctionslistservice.ofac.treas.gov/",
  licence: "US public domain",
  publisher: "US Department of the Treasury, Office of Foreign Assets Control",
  jurisdictions: ["US"],
  topics: ["sanctions"],
  maxAgeDays: 7,
};

/** `a.k.a.`, `f.k.a.` and `n.k.a.`, with the dots of the XML or without them as in ALT.CSV. */
export function ofacNameKind(type: string | undefined): ListedName["kind"] {
  return /^f\.?k\.?a/i.test(type ?? "") ? "former" : "alias";
}

/** OFAC writes weak aliases of the CSV files into the remarks, in single quotes: `a.k.a. 'BNC'`. */
export function quotedAliases(remarks: string | undefined): readonly ListedName[] {
  const found = (remarks ?? "").matchAll(/\b([af])\.k\.a\.,? '([^']{1,200})'/g);
  return [...found].map(([, letter, text = ""]) => ({
    text,
    kind: letter === "f" ? ("former" as const) : ("alias" as const),
    quality: "weak" as const,
  }));
}
