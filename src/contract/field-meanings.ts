/** The meaning of a field where its schema has no description of its own: one word for one idea. */
const meanings: Readonly<Record<string, string>> = {
  entity_id: "Id of an entity, as an answer gave it: prefix ent_.",
  record_id: "Id of a submitted record: prefix rec_.",
  decision_id: "Id of a decision, whose receipt it names: prefix dec_.",
  review_id: "Id of a review item: prefix rev_.",
  job_id: "Id of a batch job: prefix job_.",
  receipt_id: "Id of a receipt of selected data.",
  portfolio_id: "Id of a portfolio.",
  key_id: "Id of a key: prefix key_.",
  grant_id: "Id of a connector's grant: prefix gr_.",
  limit: "How many items a page may have.",
  offset: "How many items come before the page.",
  cursor: "The next_cursor of the page before.",
  field_packs: "Named groups of fields to return: identity, firmographics, financials, ownership.",
  include_field_status: "Whether to say of each field why it has its value or none.",
  country: "Country name or ISO code: a clue, not proof.",
  name: "Name of the company.",
  domain: "Domain to look for.",
  lei: "Legal Entity Identifier to look for.",
  items: "What to look for, one item for each company.",
  payload: "The body that the operation takes over REST.",
  status: "Only items of this status.",
  stage: "Only items that stopped at this stage.",
  evidence_tier: "Only items of this tier of evidence.",
  sort: "The order; oldest first without it.",
  verdict: "match or no_match.",
  reason: "Why, in the words of whoever decides; kept with the verdict.",
};

/** The meaning of a field of this name; null where only the field's own schema can describe it. */
export function meaningOf(field: string): string | null {
  return meanings[field] ?? null;
}
