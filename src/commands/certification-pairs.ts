/** The pairs of companies that ship with Assay, on which models are certified and of which nothing is learned. */
export const shippedPairs = new URL("../../samples/adjudication/pairs.jsonl", import.meta.url);
