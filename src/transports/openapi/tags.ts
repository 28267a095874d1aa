/** The groups of operations, in a useful order for readers, each with its description for every document. */
export const descriptions: Readonly<Record<string, string>> = {
  Resolution: "Resolve records into golden entities, match pairs, walk identifiers.",
  Batches: "Many records in one call, at once or as a durable job.",
  Entities: "The tenant's golden entities, each value with its citation.",
  Queries: "Entities by typed conditions, and the relationships that connect two of them.",
  Knowledge:
    "Statements of publishers on a company: identifiers across registers, ownership, and the history of its identity.",
  Financials: "Statements, market capitalisation by month, and what a supplier says of a company.",
  Records: "What was submitted, bound or not.",
  Receipts: "What was decided and why: features, thresholds, evidence and a replay.",
  "Run room": "What was asked outside for a decision, and the stored copies of what was read.",
  Review: "Abstentions that wait for a person, and the verdicts on them.",
  Labels: "The append-only log of human judgements.",
  Screening: "Sanctions, politically exposed persons and adverse media.",
  Watches: "Entities that are watched, and what changed of them.",
  Portfolios: "Lists of entities: members, changes, watches, export.",
  "Data selections": "Receipts of values that were captured, each with its fingerprint.",
  Webhooks: "Signed notifications of jobs and changes.",
  Reference: "Enumerated values: fields, limits, error codes, plans.",
  Spreadsheets: "Reconciling a column with the tenant's entities, for OpenRefine and its kind.",
  Usage: "What was used, and how records were decided.",
  Accounts: "Tenants and credentials of the deployment.",
  Connectors: "Applications that a tenant's owner lets in over OAuth 2: tickets, grants, tokens.",
};

interface Tag {
  readonly name: string;
  readonly description: string;
}

/** The tags in use, the known ones in the order above, then any other in the order of its first use. */
export function tagsOf(used: readonly string[]): Tag[] {
  const names = new Set(used);
  const known = Object.keys(descriptions).filter((name) => names.has(name));
  return [...new Set([...known, ...used])].map((name) => ({
    name,
    description: descriptions[name] ?? `Operations on ${name.toLowerCase()}.`,
  }));
}
