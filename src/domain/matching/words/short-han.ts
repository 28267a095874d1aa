import type { AnalysedName } from "../../names/analyse/analysed-name.ts";

const MOST_CHARACTERS = 3;

/** Whether a name may be the short form that exchanges and papers make of a longer name in Han: 環泥 of 環球水泥股份有限公司. */
export function isShortHan({ script, joined, forms }: AnalysedName): boolean {
  return script === "han" && forms.length === 0 && joined.length <= MOST_CHARACTERS;
}
