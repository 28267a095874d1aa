import type { DataSelectionReceipt } from "../../frame/client.ts";

const kinds: Readonly<Record<DataSelectionReceipt["kind"], string>> = {
  data_selection: "Values of companies",
  financial_selection: "Financial statement",
  source_comparison: "Comparison of sources",
  relationship_explanation: "Paths between companies",
};

/** The kind of a receipt in words; the code of a later release is shown unchanged. */
export const kindWords = (kind: string): string =>
  (kinds as Readonly<Record<string, string>>)[kind] ?? kind.replaceAll("_", " ");
