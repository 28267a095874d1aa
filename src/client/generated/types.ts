// Generated from the contracts by `npm run pins`. Change those instead.

export interface ResolveResponse {
  record_id: string;
  client_ref: string | null;
  decision: "match" | "no_match" | "unresolved";
  stage: string;
  /** Deprecated: read match_confidence. @deprecated */
  confidence: number;
  /** Probability that the record is bound to the right company; 0 when unbound. */
  match_confidence: number;
  match_confidence_basis: string;
  entity: Entity | null;
  candidates_considered: number;
  candidates: Candidate[];
  clarification: Clarification | null;
  /** Why it is unresolved; null otherwise. */
  reason: string | null;
  /** Attributes on which the record and the best candidate of an abstention disagree. */
  disagreeing_fields?: string[] | undefined;
  /** The part of `quality_target` that the match missed; null otherwise. */
  quality_shortfall?: QualityShortfall | null | undefined;
  more_input_needed: boolean;
  /** The request's `depth` ended the work before a stage that could decide. */
  depth_capped: boolean;
  /** A deeper stage that this deployment has could not run: temporary. */
  escalation_unavailable: boolean;
  /** Stages that this deployment does not have. Sending the record again unchanged decides nothing. */
  stages_not_configured: string[];
  entity_created: boolean;
  replayed: boolean;
  no_identifying_signal: boolean;
  /** null or absent: the answer is of a release that did not say. */
  looked_in?: LookedIn | null | undefined;
  pipeline_version: string;
  decision_id: string;
  review_id: string | null;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

/** One company, with a citation for every field. */
export interface Entity {
  /** Prefix ent_; minted per store. */
  entity_id: string;
  /** Golden values by dotted attribute name. */
  record: { [name: string]: unknown };
  /** The same keys as `record`. */
  provenance: { [name: string]: Provenance };
  member_record_ids: string[];
  created_at: string;
  updated_at: string;
  last_checked_at: string;
  /** Age of the oldest field shown. */
  stalest_field_age_days: number | null;
  field_status?: { [name: string]: "present" | "not_supported" | "not_configured" | "source_unavailable" | "licence_restricted" | "not_checked" } | undefined;
}

/** Where one value comes from. */
export interface Provenance {
  source_id: string;
  source_url: string | null;
  retrieved_at: string;
  source_as_of: string | null;
  confidence: number;
  licence: string;
  first_seen_at: string;
  last_checked_at: string;
  checks: number;
  valid_from: string;
  valid_to: string | null;
  age_days: number;
  licence_permits_resale: boolean;
  resellable: boolean;
  /** The source's own id of the row. */
  provider_record_id?: string | undefined;
}

export interface Candidate {
  entity_id: string | null;
  /** A register company that is not in the tenant's store. */
  external: boolean;
  /** null where a licence withholds every source that names it. */
  legal_name: string | null;
  domain: string | null;
  legal_status: string | null;
  probability: number;
  /** null: not asked. */
  adjudicator_decision: string | null;
  adjudicator_confidence: number | null;
}

/** The question whose answer would decide the record. Clues describe the candidates; they never select one. */
export interface Clarification {
  attribute: string;
  question: string;
  options: string[];
  answer_by: string;
  answer_fields: ({
    field: string;
    type: string;
    format: string | null;
    max_length: number | null;
    required: boolean;
    note: string;
  })[];
  candidate_clues: ({
    option: string;
    entity_id: string | null;
    external: boolean;
    attribute: string;
    clue: string;
    source_id: string | null;
    as_of: string | null;
  })[];
}

export interface QualityShortfall {
  /** null: it was met. */
  match_confidence: {
    minimum: number;
    reached: number;
  } | null;
  /** null: it was met. */
  completeness: {
    minimum: number;
    reached: number;
    missing_fields: string[];
  } | null;
}

/** In what the record was looked up beside the tenant's own entities: a `no_match` says that it is none of these, and nothing of other companies. */
export interface LookedIn {
  /** null: no register was read. */
  register_version: number | null;
  /** Sources of the register rows. */
  sources: string[];
  /** Register companies; one that stands in several registers is one. */
  companies: number;
}

/** The cost of the answer, and the balance after it. */
export interface Usage {
  /** Credits this answer cost. */
  credits_charged: number;
  /** Balance after it. */
  credits_remaining: number;
  deep_attempts_remaining: number;
  plan: string;
  /** Whether an exhausted balance refuses metered work. */
  enforced: boolean;
}

export interface ResolveRequest {
  /** Name as the caller has it. */
  name?: string | undefined;
  /** Country name or ISO code: a clue, not proof. */
  country?: string | undefined;
  /** Address of its website. */
  website?: string | undefined;
  /** Domain of its website or mail. */
  domain?: string | undefined;
  /** A mail address at the company. */
  email?: string | undefined;
  /** A telephone number, best with its country code. */
  phone?: string | undefined;
  /** Number in a company register; needs its issuing `jurisdiction`. */
  registration_number?: string | undefined;
  /** Where the number was issued: ISO 3166 code or name. */
  jurisdiction?: string | undefined;
  /** Legal Entity Identifier, ISO 17442. */
  lei?: string | undefined;
  /** VAT number, with or without its prefix. */
  vat_number?: string | undefined;
  /** D-U-N-S number. */
  duns?: string | undefined;
  /** ISIN of one of its securities. */
  isin?: string | undefined;
  /** Its symbol at an exchange. */
  ticker?: string | undefined;
  /** The exchange of the ticker. */
  exchange?: string | undefined;
  /** Further names that it goes by. */
  trading_names?: readonly string[] | undefined;
  /** Names that it had before. */
  previous_names?: readonly string[] | undefined;
  /** Legal form, in words or as an ISO 20275 code. */
  legal_form?: string | undefined;
  /** Name of its parent company. */
  parent_name?: string | undefined;
  /** YYYY-MM-DD. */
  incorporation_date?: string | undefined;
  address?: PostalAddress | undefined;
  /** Unverified description; asserting a verdict in it has no effect. */
  context?: string | undefined;
  /** Alias of `context`; where both are given they are the same. */
  description?: string | undefined;
  /** Alias of `address.postal_code`; where both are given they are the same. */
  postcode?: string | undefined;
  /** Further facts by name; evidence only where the name is a known identifier's. */
  extra?: { [name: string]: string } | undefined;
  /** Cost ceiling: probabilistic makes no external call; adjudication adds a model; research adds live registers. Default: "research". */
  depth?: "probabilistic" | "adjudication" | "research" | undefined;
  /** false: the caller's own store only, no register. Default: true. */
  enrich?: boolean | undefined;
  /** Echoed verbatim. */
  client_ref?: string | undefined;
  /** Exact attribute names; an empty list returns no field. */
  fields?: readonly AttributeName[] | undefined;
  field_packs?: readonly ("identity" | "firmographics" | "financials" | "ownership")[] | undefined;
  /** Default: false. */
  include_field_status?: boolean | undefined;
  /** Needs explicit fields or packs; a target that is not met requires review. Selected values of a matched entity that are older than a live register's answers may be are read again: 5 credits where it states them. */
  quality_target?: {
    /** Default: 0.95. */
    minimum_match_confidence?: number | undefined;
    /** Default: 0.95. */
    minimum_completeness?: number | undefined;
  } | undefined;
  /** Resubmission of an unresolved record. */
  clarification_of?: {
    record_id: string;
    decision_id?: string | undefined;
    job_id?: string | undefined;
    /** The record's place in the job that `job_id` names; needs `job_id`. */
    record_index?: number | undefined;
  } | undefined;
}

/** A postal address; every part is optional. */
export interface PostalAddress {
  line1?: string | undefined;
  line2?: string | undefined;
  city?: string | undefined;
  region?: string | undefined;
  postal_code?: string | undefined;
  country?: string | undefined;
}

/** An attribute of entities. */
export type AttributeName = "identity.legal_name" | "identity.trading_names" | "identity.previous_names" | "identity.alternative_names" | "identity.legal_form" | "identity.identifiers" | "registration.company_number" | "registration.jurisdiction" | "registration.lei" | "registration.cik" | "registration.tickers" | "registration.isin" | "registration.vat_number" | "registration.duns" | "registration.status" | "registration.incorporated_on" | "registration.dissolved_on" | "digital.domain" | "digital.website" | "contact.phone" | "contact.email" | "location.registered_address" | "location.headquarters_address" | "location.country" | "firmographics.employee_count" | "firmographics.industry_codes" | "firmographics.description" | "financials.revenue" | "financials.net_income" | "financials.total_assets" | "financials.total_liabilities" | "financials.equity" | "financials.cash" | "financials.operating_income" | "financials.market_cap" | "financials.enterprise_value" | "hierarchy.direct_parent_lei" | "hierarchy.ultimate_parent_lei" | "hierarchy.corporate_owners";

export interface MatchResponse {
  decision: "match" | "no_match" | "unresolved";
  stage: string;
  probability: number | null;
  match_confidence: number;
  match_confidence_basis: string;
  /** Why it is unresolved; null otherwise. */
  reason: string | null;
  /** Attributes on which the two records disagree, whatever was decided. */
  disagreeing_fields?: string[] | undefined;
  /** The request's `depth` ended the work before a stage that could decide. */
  depth_capped: boolean;
  /** A deeper stage that this deployment has could not run: temporary. */
  escalation_unavailable: boolean;
  /** Stages that this deployment does not have. Sending the record again unchanged decides nothing. */
  stages_not_configured: string[];
  no_identifying_signal: boolean;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface MatchRequest {
  left: ComparisonRecord;
  right: ComparisonRecord;
  /** Cost ceiling: probabilistic makes no external call; adjudication adds a model; research adds live registers. Default: "research". */
  depth?: "probabilistic" | "adjudication" | "research" | undefined;
}

export interface ComparisonRecord {
  name: string;
  country: string;
  /** Address of its website. */
  website?: string | undefined;
  /** Domain of its website or mail. */
  domain?: string | undefined;
  /** A mail address at the company. */
  email?: string | undefined;
  /** A telephone number, best with its country code. */
  phone?: string | undefined;
  /** Number in a company register; needs its issuing `jurisdiction`. */
  registration_number?: string | undefined;
  /** Where the number was issued: ISO 3166 code or name. */
  jurisdiction?: string | undefined;
  /** Legal Entity Identifier, ISO 17442. */
  lei?: string | undefined;
  /** VAT number, with or without its prefix. */
  vat_number?: string | undefined;
  /** D-U-N-S number. */
  duns?: string | undefined;
  /** ISIN of one of its securities. */
  isin?: string | undefined;
  /** Its symbol at an exchange. */
  ticker?: string | undefined;
  /** The exchange of the ticker. */
  exchange?: string | undefined;
  /** Further names that it goes by. */
  trading_names?: readonly string[] | undefined;
  /** Names that it had before. */
  previous_names?: readonly string[] | undefined;
  /** Legal form, in words or as an ISO 20275 code. */
  legal_form?: string | undefined;
  /** Name of its parent company. */
  parent_name?: string | undefined;
  /** YYYY-MM-DD. */
  incorporation_date?: string | undefined;
  address?: PostalAddress | undefined;
  /** Unverified description; asserting a verdict in it has no effect. */
  context?: string | undefined;
  /** Alias of `context`; where both are given they are the same. */
  description?: string | undefined;
  /** Alias of `address.postal_code`; where both are given they are the same. */
  postcode?: string | undefined;
  /** Further facts by name; evidence only where the name is a known identifier's. */
  extra?: { [name: string]: string } | undefined;
  /** Ignored: the depth is the pair's. */
  depth?: "probabilistic" | "adjudication" | "research" | undefined;
}

export interface BatchResponse {
  /** In the order of the records. */
  outcomes: BatchOutcome[];
  /** Likeliest first, 100 at most. */
  blocked_pairs: BlockedPair[];
  /** Likeliest first, 100 at most. */
  withheld_pairs: WithheldPair[];
  /** `found` counts the pairs among those `compared`: records that share a key and were not made one. `not_compared` counts further such pairs, beyond the bound of a request. `truncated`: more pairs were found than returned, or some were not compared. */
  pair_disclosure: {
    blocked_found: number;
    blocked_returned: number;
    withheld_found: number;
    withheld_returned: number;
    compared: number;
    not_compared: number;
    cap: number;
    truncated: boolean;
  };
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

/** The answer of resolve for the record, without usage. */
export interface BatchOutcome {
  /** The record's place in the request, from 0. */
  index: number;
  record_id: string;
  client_ref: string | null;
  decision: "match" | "no_match" | "unresolved";
  stage: string;
  /** Deprecated: read match_confidence. @deprecated */
  confidence: number;
  /** Probability that the record is bound to the right company; 0 when unbound. */
  match_confidence: number;
  match_confidence_basis: string;
  entity: Entity | null;
  candidates_considered: number;
  candidates: Candidate[];
  clarification: Clarification | null;
  /** Why it is unresolved; null otherwise. */
  reason: string | null;
  /** Attributes on which the record and the best candidate of an abstention disagree. */
  disagreeing_fields?: string[] | undefined;
  /** The part of `quality_target` that the match missed; null otherwise. */
  quality_shortfall?: QualityShortfall | null | undefined;
  more_input_needed: boolean;
  /** The request's `depth` ended the work before a stage that could decide. */
  depth_capped: boolean;
  /** A deeper stage that this deployment has could not run: temporary. */
  escalation_unavailable: boolean;
  /** Stages that this deployment does not have. Sending the record again unchanged decides nothing. */
  stages_not_configured: string[];
  entity_created: boolean;
  replayed: boolean;
  no_identifying_signal: boolean;
  /** null or absent: the answer is of a release that did not say. */
  looked_in?: LookedIn | null | undefined;
  pipeline_version: string;
  decision_id: string;
  review_id: string | null;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
}

/** A merge that was proposed and that a guard refused. */
export interface BlockedPair {
  left_index: number;
  left_record_id: string;
  left_client_ref: string | null;
  right_index: number;
  right_record_id: string;
  right_client_ref: string | null;
  /** The entity that the right record is bound to; null where there is none. */
  right_entity_id: string | null;
  /** The probability of the pair alone; for a blocked pair, the probability that the guard overruled. */
  probability: number | null;
  disagreeing_fields: string[];
  /** weak_signal_guard, strong_identifier_conflict or transitive_conflict. */
  rule: string;
}

/** Compared and not merged: an abstention, no verdict of difference. */
export interface WithheldPair {
  left_index: number;
  left_record_id: string;
  left_client_ref: string | null;
  right_index: number;
  right_record_id: string;
  right_client_ref: string | null;
  /** The entity that the right record is bound to; null where there is none. */
  right_entity_id: string | null;
  /** The probability of the pair alone; for a blocked pair, the probability that the guard overruled. */
  probability: number | null;
  /** below_acceptance_floor, indistinguishable_candidates, depth_capped, escalation_unavailable or insufficient_evidence. */
  reason: string;
}

export interface BatchRequest {
  records: readonly ResolveRequest[];
}

export interface BatchJob {
  job_id: string;
  /** queued, running, succeeded, failed, cancelled, erased or reconciliation_required. */
  state: string;
  record_count: number;
  /** Outcomes so far, each of them kept and charged already. */
  progress: {
    total: number;
    completed: number;
    match: number;
    no_match: number;
    unresolved: number;
  };
  created_at: string;
  started_at: string | null;
  finished_at: string | null;
  /** Why it failed; null otherwise. */
  error: {
    code: string;
    message: string;
  } | null;
  /** Where its result is, once it has succeeded. */
  result_path: string;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface BatchJobRequest {
  records: readonly ResolveRequest[];
}

export interface BatchJobList {
  jobs: ListedBatchJob[];
  total: number;
  limit: number;
  offset: number;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface ListedBatchJob {
  job_id: string;
  /** queued, running, succeeded, failed, cancelled, erased or reconciliation_required. */
  state: string;
  record_count: number;
  /** Outcomes so far, each of them kept and charged already. */
  progress: {
    total: number;
    completed: number;
    match: number;
    no_match: number;
    unresolved: number;
  };
  created_at: string;
  started_at: string | null;
  finished_at: string | null;
  /** Why it failed; null otherwise. */
  error: {
    code: string;
    message: string;
  } | null;
  /** Where its result is, once it has succeeded. */
  result_path: string;
}

export interface ListBatchJobsParameters {
  /** Default: 50. */
  limit?: number | undefined;
  /** Default: 0. */
  offset?: number | undefined;
}

export interface BatchJobEvent {
  job_id: string;
  /** queued, running, succeeded, failed, cancelled, erased or reconciliation_required. */
  state: string;
  sequence: number;
  occurred_at: string;
  progress: {
    total: number;
    completed: number;
  };
}

export interface GetBatchJobEventsParameters {
  /** The last event that is known already. Default: 0. */
  last_event_id?: number | undefined;
}

export interface EntityList {
  entities: Entity[];
  total: number;
  limit: number;
  offset: number;
  /** null at the end, and only there. */
  next_cursor: string | null;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface ListEntitiesParameters {
  /** More than 200 is taken as 200. Default: 50. */
  limit?: number | undefined;
  /** Default: 0. */
  offset?: number | undefined;
  /** `next_cursor` of the page before, with the same filters. */
  cursor?: string | undefined;
  /** Changed at or after this moment. */
  updated_since?: string | undefined;
  /** Name or ISO code of the country or jurisdiction. */
  country?: string | undefined;
  /** Occurs in the name, domain, website, registration number or LEI; case does not matter. */
  q?: string | undefined;
}

export interface ExportEntitiesParameters {
  /** Changed at or after this moment. */
  updated_since?: string | undefined;
  /** Name or ISO code of the country or jurisdiction. */
  country?: string | undefined;
  /** Occurs in the name, domain, website, registration number or LEI; case does not matter. */
  q?: string | undefined;
}

/** Candidates, likeliest first. */
export interface SearchResult {
  candidates: SearchCandidate[];
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

/** An entity that shares a key with what was searched for. */
export interface SearchCandidate {
  entity_id: string;
  legal_name: string | null;
  domain: string | null;
}

export interface SearchEntitiesParameters {
  name?: string | undefined;
  domain?: string | undefined;
  /** Read as a number of `country`; without a country, of every register whose numbers have its shape. */
  registration_number?: string | undefined;
  lei?: string | undefined;
  /** A clue that ranks; it finds nobody by itself and leaves nobody out. */
  country?: string | undefined;
  /** Default: 10. */
  limit?: number | undefined;
}

export interface ReconcileResult {
  results: ({
    client_ref: string;
    entity_id: string | null;
    matched_by: "lei" | "registration_number" | "domain" | null;
    /** Sorted; the first hundred where there are more. */
    ambiguous_entity_ids: string[];
  })[];
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface ReconcileRequest {
  items: readonly ReconcileItem[];
}

export interface ReconcileItem {
  /** Your own reference; echoed. */
  client_ref: string;
  lei?: string | undefined;
  /** Needs its issuing `jurisdiction`. */
  registration_number?: string | undefined;
  jurisdiction?: string | undefined;
  domain?: string | undefined;
}

export interface GetEntityParameters {
  /** Exact attribute names; an empty list returns no field. */
  fields?: readonly AttributeName[] | undefined;
  field_packs?: readonly ("identity" | "firmographics" | "financials" | "ownership")[] | undefined;
  /** Default: false. */
  include_field_status?: boolean | undefined;
}

/** The entity now, and the sources that it rests on. */
export interface EntityIntelligence {
  /** Prefix ent_; minted per store. */
  entity_id: string;
  /** Golden values by dotted attribute name. */
  record: { [name: string]: unknown };
  /** The same keys as `record`. */
  provenance: { [name: string]: Provenance };
  member_record_ids: string[];
  created_at: string;
  updated_at: string;
  last_checked_at: string;
  /** Age of the oldest field shown. */
  stalest_field_age_days: number | null;
  field_status?: { [name: string]: "present" | "not_supported" | "not_configured" | "source_unavailable" | "licence_restricted" | "not_checked" } | undefined;
  observations_as_of: string | null;
  sources: ({
    source_id: string;
    source_kind: string;
    /** The source's own id of the row. */
    provider_record_id: string | null;
    /** The member record, where callers said it. */
    record_id: string | null;
    source_url: string | null;
    licence: string;
    licence_permits_resale: boolean;
    retrieved_at: string;
    source_as_of: string | null;
    last_checked_at: string;
    /** The selected fields that the source observes. */
    attributes: string[];
    /** Those whose golden value is its own. */
    surviving: string[];
  })[];
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface GetEntityIntelligenceParameters {
  /** Exact attribute names; an empty list returns no field. */
  fields?: readonly AttributeName[] | undefined;
  field_packs?: readonly ("identity" | "firmographics" | "financials" | "ownership")[] | undefined;
  /** Default: true. */
  include_field_status?: boolean | undefined;
}

export interface FinancialStatements {
  entity_id: string;
  as_of: string | null;
  statements: FinancialStatement[];
  /** Statements there are, listed or not. */
  total: number;
  truncated: boolean;
  coverage_gaps: FinancialGap[];
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

/** One period as one filing left it, with a citation for each figure. */
export interface FinancialStatement {
  /** Prefix stmt_; stable over installs. */
  statement_id: string;
  source_id: string;
  /** Differs when the source says anything else of it. */
  source_fingerprint: string;
  period_start: string | null;
  period_end: string;
  /** When these amounts were first filed together. */
  filed_on: string | null;
  /** The last filing that repeats them. */
  last_filed_on: string | null;
  accession: string | null;
  form: string | null;
  /** By its form; no proof of a restatement. */
  amendment: boolean;
  scope: "legal_entity" | "consolidated_group" | "unknown";
  basis: "reported" | "derived" | "estimated" | "average" | "point_in_time" | "unknown";
  currency: string | null;
  frequency: "annual" | "quarter" | "half_year" | "other" | "instant";
  restatement: {
    /** restated only where the source says so and names the earlier filing. */
    status: "restated" | "unknown";
    earlier_accession: string | null;
  };
  /** The statement whose amounts of the period this filing changed or completed. */
  earlier_statement_id: string | null;
  observations: ({
    attribute: "financials.revenue" | "financials.net_income" | "financials.total_assets" | "financials.total_liabilities" | "financials.equity" | "financials.cash" | "financials.operating_income";
    /** In whole units of the currency. */
    value: number;
    unit: string;
    currency: string | null;
    basis: "reported" | "derived" | "estimated" | "average" | "point_in_time" | "unknown";
    /** The source's concept, such as us-gaap:Revenues. */
    concept: string | null;
    /** The part that the concept includes beyond the figure itself, such as noncontrolling_interests. */
    includes: string | null;
    /** The last filing that states the amount. */
    accession: string | null;
    filed_on: string | null;
    /** Other concepts of the same figure filed for the period. */
    alternatives: {
      concept: string;
      value: number;
    }[];
    /** The concepts that a derived amount is reckoned from. */
    derived_from: string[];
    provenance: Provenance;
  })[];
}

/** Something that the answer lacks, and why. */
export interface FinancialGap {
  code: string;
  detail: string;
  attribute?: string | undefined;
  source_id?: string | undefined;
  criterion?: string | undefined;
}

export interface GetFinancialStatementsParameters {
  /** Only what was filed or published by this day; without it everything. */
  as_of?: string | undefined;
  /** Most statements listed, newest first. Default: 500. */
  limit?: number | undefined;
}

export interface FinancialSelection {
  entity_id: string;
  /** The selection as it was sent. */
  requested: {};
  selected: FinancialStatement | null;
  /** The properties of the selected statement that a request can ask for. */
  actual: {
    statement_id: string;
    source_id: string;
    period_start: string | null;
    period_end: string;
    filed_on: string | null;
    currency: string | null;
    scope: "legal_entity" | "consolidated_group" | "unknown";
    basis: "reported" | "derived" | "estimated" | "average" | "point_in_time" | "unknown";
    frequency: "annual" | "quarter" | "half_year" | "other" | "instant";
    attributes: string[];
  } | null;
  /** The preferences that it does not meet. */
  fallback_reasons: ({
    criterion: string;
    requested: string;
    actual: string | null;
  })[];
  gaps: FinancialGap[];
  /** null: nothing is captured. */
  receipt_id: string | null;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface StatementCriteria {
  source_id?: string | undefined;
  /** ISO 4217. */
  currency?: string | undefined;
  scope?: "legal_entity" | "consolidated_group" | "unknown" | undefined;
  basis?: "reported" | "derived" | "estimated" | "average" | "point_in_time" | "unknown" | undefined;
  frequency?: "annual" | "quarter" | "half_year" | "other" | "instant" | undefined;
  /** Figures that the statement has to have. */
  attributes?: readonly ("financials.revenue" | "financials.net_income" | "financials.total_assets" | "financials.total_liabilities" | "financials.equity" | "financials.cash" | "financials.operating_income")[] | undefined;
}

export interface SelectFinancialStatementParameters {
  selection: {
    statement_id?: string | undefined;
    period_end?: string | undefined;
    /** 0 is the newest distinct end of the statements that meet the requirements. */
    relative_period?: number | undefined;
    /** Only what was filed or published by this day; without it everything. */
    as_of?: string | undefined;
    requirements?: StatementCriteria | undefined;
    preferences?: StatementCriteria | undefined;
  };
  /** true: the answer is kept as a receipt, which needs the scope resolve. Default: false. */
  capture?: boolean | undefined;
  /** Your own id of the receipt: the same request with it answers the same receipt. */
  capture_id?: string | undefined;
}

export interface FinancialComparison {
  entity_id: string;
  left: FinancialStatement | null;
  right: FinancialStatement | null;
  differences: ({
    attribute: "financials.revenue" | "financials.net_income" | "financials.total_assets" | "financials.total_liabilities" | "financials.equity" | "financials.cash" | "financials.operating_income";
    left: number | null;
    right: number | null;
    /** Right less left. */
    delta: number | null;
    comparable: boolean;
    /** Why there is no delta. */
    reasons: string[];
  })[];
  inventory_gaps: FinancialGap[];
  inventory_truncated: boolean;
  inventory_note: string | null;
  gaps: FinancialGap[];
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface CompareFinancialStatementsParameters {
  left_statement_id: string;
  right_statement_id: string;
}

export interface MarketCapHistory {
  entity_id: string;
  scope: "issuer" | "share_class";
  currency: string | null;
  share_class: string | null;
  as_of: string;
  months: number;
  points: ({
    month_end: string;
    status: "valued" | "missing" | "stale" | "conflict";
    /** In whole units; null where missing or disputed. */
    value: number | null;
    currency: string | null;
    quoted_on: string | null;
    /** Null where the source does not say. */
    published_on: string | null;
    candidates: ({
      value: number;
      currency: string;
      quoted_on: string;
      published_on: string | null;
      share_class: string | null;
      provenance: Provenance;
    })[];
    provenance: Provenance | null;
  })[];
  gaps: FinancialGap[];
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface GetMarketCapHistoryParameters {
  /** How many completed months. Default: 60. */
  months?: number | undefined;
  /** Months that ended before its month, and what was published by then; today without it. */
  as_of?: string | undefined;
  /** The whole issuer, or one class of its shares; classes are never added up. Default: "issuer". */
  scope?: "issuer" | "share_class" | undefined;
  /** ISO 4217; valuations in others are left out. */
  currency?: string | undefined;
  /** Name of the class; it counts with the scope share_class. */
  share_class?: string | undefined;
}

/** The answer of a supplier to this call. The answer is not kept. */
export interface SupplierObservations {
  entity_id: string;
  observed_at: string;
  saved: false;
  replayable: false;
  /** The supplier; null without one. */
  source_id: string | null;
  market_cap: {
    /** As the supplier gives it; null is not zero. */
    value: number | null;
    currency: string | null;
    /** The supplier's own date of the value. */
    as_of: string | null;
  };
  enterprise_value: {
    /** As the supplier gives it; null is not zero. */
    value: number | null;
    currency: string | null;
    /** The supplier's own date of the value. */
    as_of: string | null;
  };
  metrics: ({
    name: "revenue" | "net_income" | "total_assets" | "total_liabilities" | "equity" | "cash" | "operating_income";
    /** The supplier's own word. */
    frequency: string | null;
    currency: string | null;
    columns: ({
      date: string;
      value: number | null;
    })[];
  })[];
  licence: string | null;
  licence_permits_resale: boolean;
  gaps: FinancialGap[];
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

/** The decision, and the crosswalk of the company found. */
export interface CrosswalkResponse {
  record_id: string;
  client_ref: string | null;
  decision: "match" | "no_match" | "unresolved";
  stage: string;
  /** Deprecated: read match_confidence. @deprecated */
  confidence: number;
  /** Probability that the record is bound to the right company; 0 when unbound. */
  match_confidence: number;
  match_confidence_basis: string;
  entity: Entity | null;
  candidates_considered: number;
  candidates: Candidate[];
  clarification: Clarification | null;
  /** Why it is unresolved; null otherwise. */
  reason: string | null;
  /** Attributes on which the record and the best candidate of an abstention disagree. */
  disagreeing_fields?: string[] | undefined;
  /** The part of `quality_target` that the match missed; null otherwise. */
  quality_shortfall?: QualityShortfall | null | undefined;
  more_input_needed: boolean;
  /** The request's `depth` ended the work before a stage that could decide. */
  depth_capped: boolean;
  /** A deeper stage that this deployment has could not run: temporary. */
  escalation_unavailable: boolean;
  /** Stages that this deployment does not have. Sending the record again unchanged decides nothing. */
  stages_not_configured: string[];
  entity_created: boolean;
  replayed: boolean;
  no_identifying_signal: boolean;
  /** null or absent: the answer is of a release that did not say. */
  looked_in?: LookedIn | null | undefined;
  pipeline_version: string;
  decision_id: string;
  review_id: string | null;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
  crosswalk: Crosswalk | null;
}

/** One company under the identifiers of every system, and what is said of who stands above it. */
export interface Crosswalk {
  entity_id: string;
  legal_name: string | null;
  identifiers: ({
    scheme: string;
    value: string;
    /** Jurisdiction of a company number, exchange of a ticker; else null. */
    qualifier: string | null;
    attribute: string | null;
    provenance: Citation;
  })[];
  /** Schemes with more than 100 values. */
  identifiers_truncated: string[];
  checked_and_empty: ({
    scheme: string;
    status: "not_found" | "not_configured" | "not_checked" | "source_unavailable";
    sources: string[];
    detail: string;
  })[];
  ownership: {
    max_hops: number;
    as_of: string;
    hops_attempted: number;
    hops_traversed: number;
    /** An accounting parent. null does not mean that there is none: see `not_traversed`. */
    direct_parent: {
      relationship: string;
      scheme: string | null;
      value: string | null;
      attribute: string;
      provenance: Citation;
    } | null;
    /** An accounting parent. null does not mean that there is none: see `not_traversed`. */
    ultimate_parent: {
      relationship: string;
      scheme: string | null;
      value: string | null;
      attribute: string;
      provenance: Citation;
    } | null;
    corporate_owners: ({
      name: string | null;
      /** In the register's own codes. */
      natures_of_control: string[];
      /** Each code in plain words. */
      nature_labels: { [name: string]: string };
      share_band: ShareBand | null;
      share_bands: ShareBand[];
      notified_on: string | null;
      ceased_on: string | null;
      registration_number: string | null;
      country_registered: string | null;
      legal_form: string | null;
      place_registered: string | null;
      provenance: Citation;
    })[];
    not_traversed: NotTraversed[];
  };
}

/** Where one statement comes from, and when it was seen. */
export interface Citation {
  source_id: string;
  source_url: string | null;
  retrieved_at: string;
  source_as_of: string | null;
  licence: string;
  first_seen_at: string;
  last_checked_at: string;
  valid_from: string;
  valid_to: string | null;
  licence_permits_resale: boolean;
  provider_record_id?: string | undefined;
}

/** Per cent. A band is never narrowed to a number. */
export interface ShareBand {
  of: string;
  minimum: number | null;
  maximum: number | null;
  exclusive_minimum: boolean;
  exclusive_maximum: boolean;
}

/** A step that was not taken, and why. */
export interface NotTraversed {
  step: string;
  /** no_identifier, not_installed, ambiguous_identifier, name_number_disagree, reporting_exception, natural_person, hop_limit, cycle, ceased, not_yet_effective, no_longer_stated, not_ownership. */
  reason: string;
  /** The publisher's own code of an exception. */
  detail: string | null;
  explanation: string;
  entity_id: string | null;
  identifier: IdentifierReference | null;
  depth: number;
  provenance: Citation | null;
}

export interface IdentifierReference {
  scheme: string;
  value: string;
  jurisdiction: string | null;
}

export interface CrosswalkRequest {
  /** Name as the caller has it. */
  name?: string | undefined;
  /** Country name or ISO code: a clue, not proof. */
  country?: string | undefined;
  /** Address of its website. */
  website?: string | undefined;
  /** Domain of its website or mail. */
  domain?: string | undefined;
  /** A mail address at the company. */
  email?: string | undefined;
  /** A telephone number, best with its country code. */
  phone?: string | undefined;
  /** Number in a company register; needs its issuing `jurisdiction`. */
  registration_number?: string | undefined;
  /** Where the number was issued: ISO 3166 code or name. */
  jurisdiction?: string | undefined;
  /** Legal Entity Identifier, ISO 17442. */
  lei?: string | undefined;
  /** VAT number, with or without its prefix. */
  vat_number?: string | undefined;
  /** D-U-N-S number. */
  duns?: string | undefined;
  /** ISIN of one of its securities. */
  isin?: string | undefined;
  /** Its symbol at an exchange. */
  ticker?: string | undefined;
  /** The exchange of the ticker. */
  exchange?: string | undefined;
  /** Further names that it goes by. */
  trading_names?: readonly string[] | undefined;
  /** Names that it had before. */
  previous_names?: readonly string[] | undefined;
  /** Legal form, in words or as an ISO 20275 code. */
  legal_form?: string | undefined;
  /** Name of its parent company. */
  parent_name?: string | undefined;
  /** YYYY-MM-DD. */
  incorporation_date?: string | undefined;
  address?: PostalAddress | undefined;
  /** Unverified description; asserting a verdict in it has no effect. */
  context?: string | undefined;
  /** Alias of `context`; where both are given they are the same. */
  description?: string | undefined;
  /** Alias of `address.postal_code`; where both are given they are the same. */
  postcode?: string | undefined;
  /** Further facts by name; evidence only where the name is a known identifier's. */
  extra?: { [name: string]: string } | undefined;
  /** SEC Central Index Key: 1 to 10 digits. */
  cik?: string | undefined;
  /** How many levels upwards are read. Default: 1. */
  max_hops?: number | undefined;
  /** Cost ceiling: probabilistic makes no external call; adjudication adds a model; research adds live registers. Default: "research". */
  depth?: "probabilistic" | "adjudication" | "research" | undefined;
  /** false: the caller's own store only, no register. Default: true. */
  enrich?: boolean | undefined;
  /** Echoed verbatim. */
  client_ref?: string | undefined;
  /** Exact attribute names; an empty list returns no field. */
  fields?: readonly AttributeName[] | undefined;
  field_packs?: readonly ("identity" | "firmographics" | "financials" | "ownership")[] | undefined;
  /** Default: false. */
  include_field_status?: boolean | undefined;
}

export interface GetCrosswalkParameters {
  /** How many levels upwards are read. Default: 1. */
  max_hops?: number | undefined;
  /** The day on which it is asked for; today where it is not given. */
  as_of?: string | undefined;
}

export interface UltimateOwner {
  entity_id: string;
  as_of: string;
  max_hops: number;
  organisational_assertions: ({
    owner: Organisation;
    assertion: string;
    asserted_by: string;
    /** In the register's own codes. */
    natures_of_control: string[];
    /** Each code in plain words. */
    nature_labels: { [name: string]: string };
    share_band: ShareBand | null;
    share_bands: ShareBand[];
    provenance: Citation;
  })[];
  control_paths: ({
    hops: OwnershipHop[];
    truncated: boolean;
    reason: string | null;
  })[];
  consolidation_parents: {
    direct: OwnershipHop | null;
    ultimate: OwnershipHop | null;
    also_stated: OwnershipHop[];
    /** Direct accounting parents, one above the other. */
    chain: OwnershipHop[];
  };
  natural_persons_excluded: number;
  not_traversed: NotTraversed[];
  truncated: boolean;
  verified_global_ultimate_owner: null;
  note: string;
}

export interface Organisation {
  name: string | null;
  scheme: string | null;
  value: string | null;
  jurisdiction: string | null;
  /** The tenant's own entity that it is; else null. */
  entity_id: string | null;
}

export interface OwnershipHop {
  from: Organisation;
  to: Organisation;
  relationship: string;
  basis: string;
  /** In the register's own codes. */
  natures_of_control: string[];
  /** Each code in plain words. */
  nature_labels: { [name: string]: string };
  share_band: ShareBand | null;
  share_bands: ShareBand[];
  notified_on: string | null;
  ceased_on: string | null;
  provenance: Citation;
}

export interface GetUltimateOwnerParameters {
  /** How many levels upwards are read. Default: 3. */
  max_hops?: number | undefined;
  /** The day on which it is asked for; today where it is not given. */
  as_of?: string | undefined;
}

export interface OwnershipPlan {
  entity_id: string;
  as_of: string;
  max_hops: number;
  steps: ({
    step: number;
    kind: "read_crosswalk" | "resolve_parent" | "register_lookup";
    reason: string;
    entity_id: string | null;
    identifier: IdentifierReference | null;
    citations: Citation[];
    /** Valid for POST /v1/resolve as it stands. */
    suggested_request: { [name: string]: unknown } | null;
    billed: boolean;
    executed: false;
  })[];
  /** Whether every step upwards was taken. */
  complete: boolean;
}

export interface GetOwnershipPlanParameters {
  /** How many levels upwards are read. Default: 3. */
  max_hops?: number | undefined;
  /** The day on which it is asked for; today where it is not given. */
  as_of?: string | undefined;
}

export interface EntityIdentity {
  entity_id: string;
  as_of: string;
  registry_references: ({
    public_id: string;
    scheme: string;
    value: string;
    jurisdiction: string | null;
    /** State of the registration, never of the company. */
    status: string | null;
    valid_from: string | null;
    /** Where the publisher says that it ended. */
    valid_to: string | null;
    /** false: the source stated it before and states it no more. */
    stated: boolean;
    provenance: Citation;
  })[];
  names: ({
    name: string;
    kind: string;
    lang: string | null;
    valid_from: string | null;
    /** Where the publisher says that it ended. */
    valid_to: string | null;
    /** false: the source stated it before and states it no more. */
    stated: boolean;
    provenance: Citation;
  })[];
  addresses: ({
    role: string;
    address: unknown;
    valid_from: string | null;
    /** Where the publisher says that it ended. */
    valid_to: string | null;
    /** false: the source stated it before and states it no more. */
    stated: boolean;
    provenance: Citation;
  })[];
}

export interface GetEntityIdentityParameters {
  /** The day on which it is asked for; today where it is not given. */
  as_of?: string | undefined;
}

export interface IdentifierHistory {
  entity_id: string;
  identifiers: ({
    scheme: string;
    value: string;
    qualifier: string | null;
    registration_status: string | null;
    valid_from: string | null;
    valid_to: string | null;
    /** publisher, no_longer_stated, or null. */
    ended_by: string | null;
    successor: {
      scheme: string;
      value: string | null;
      name: string | null;
    } | null;
    provenance: Citation;
  })[];
  /** The chain of identifiers that took each other's place, hop by hop. */
  succession: {
    max_hops: number;
    hops: ({
      /** 1: from an identifier of the entity itself. */
      depth: number;
      from: {
        scheme: string;
        value: string;
      };
      to: {
        scheme: string;
        value: string | null;
        name: string | null;
      };
      registration_status: string | null;
      /** Why the chain goes no further: last, no_identifier, not_installed, hop_limit, or met_before: a cycle, or chains that meet. null: a later hop continues it. */
      end: string | null;
      provenance: Citation;
    })[];
  };
  corrections: {
    events: ({
      attribute: string;
      value: unknown;
      change: "added" | "removed";
      at: string;
      source_id: string;
      record_id: string | null;
    })[];
    /** null: the last page. */
    next_cursor: number | null;
  };
}

export interface GetIdentifierHistoryParameters {
  /** Corrections of a page. Default: 100. */
  limit?: number | undefined;
  /** `corrections.next_cursor` of the page before. Default: 0. */
  after?: number | undefined;
}

export interface SourceComparison {
  entity_id: string;
  fields: {
    field: string;
    observations: SourceObservation[];
    truncated: boolean;
    survivor_rule: string;
    /** Whether sources differ now, spelling apart. */
    disagreement: boolean;
  }[];
  bounds: {
    observations_per_field: number;
    as_of: string;
    note: string;
  };
  withheld_by_licence: {
    field: string;
    source_id: string;
  }[];
  coverage_complete: false;
  /** null: nothing is captured. */
  receipt_id: string | null;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface SourceObservation {
  value: unknown;
  source_id: string;
  source_kind: string;
  source_url: string | null;
  provider_record_id: string | null;
  record_id: string | null;
  observed_at: string;
  first_seen_at: string;
  source_as_of: string | null;
  valid_from: string | null;
  valid_to: string | null;
  /** Whether the source says so now. */
  stated: boolean;
  /** publisher: the publisher dates the end. no_longer_stated: the source gives it no more. */
  ended_by: string | null;
  licence: string;
  survivor: boolean;
}

export interface CompareEntitySourcesParameters {
  /** Attributes that are compared. */
  fields: readonly AttributeName[];
  /** true: also what sources gave before and give no more. Default: false. */
  include_history?: boolean | undefined;
  /** true: the answer is kept as a receipt, which needs the scope resolve. Default: false. */
  capture?: boolean | undefined;
  /** Your own id of the receipt: the same request with it answers the same receipt. */
  capture_id?: string | undefined;
}

export interface DetachResult {
  detached: true;
  record_id: string;
  source_entity: {
    entity_id: string;
    member_record_ids: string[];
  };
  /** The fresh entity. */
  entity: Entity;
  moved_attributes: string[];
  decision_id: string;
  reviewer_id: string;
  reason: string;
  detached_at: string;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface DetachRecordParameters {
  /** A member of the entity. */
  record_id: string;
  reason: string;
  /** The credential's reviewer, or left out. */
  reviewer_id?: string | undefined;
}

export interface UnboundRecordList {
  records: ({
    record_id: string;
    client_ref: string | null;
    submitted_record: { [name: string]: unknown };
    decision_id: string;
    decision: string;
    review_id: string | null;
    reason: "abstained" | "replayed_unjoined" | "superseded";
    /** The decision on the record that answered its clarification; else null. */
    superseded_by: string | null;
    created_at: string;
  })[];
  total: number;
  limit: number;
  offset: number;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface ListUnboundRecordsParameters {
  /** More than 200 is taken as 200. Default: 50. */
  limit?: number | undefined;
  /** Default: 0. */
  offset?: number | undefined;
}

export interface RecordsByRef {
  records: ({
    record_id: string;
    decision_id: string;
    entity_id: string | null;
    review_id: string | null;
    created_at: string;
  })[];
  total: number;
  limit: number;
  offset: number;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface GetRecordsByRefParameters {
  /** More than 200 is taken as 200. Default: 200. */
  limit?: number | undefined;
  /** Default: 0. */
  offset?: number | undefined;
}

export interface DecisionList {
  decisions: ListedDecision[];
  total: number;
  limit: number;
  offset: number;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

/** The head of a receipt; the whole of it is read by its id. */
export interface ListedDecision {
  decision_id: string;
  left_record_id: string;
  right_ref: string | null;
  decision: "match" | "no_match" | "unresolved";
  stage: string;
  probability: number | null;
  match_confidence: number;
  pipeline_version: string;
  thresholds: {
    upper: number;
    lower: number;
    llm_confidence_floor: number;
  };
  /** null: the service itself united an entity with a register's company. */
  acting_key_id: string | null;
  acting_surface: string;
  decided_at: string;
}

export interface ListDecisionsParameters {
  pipeline_version?: string | undefined;
  /** Exactly the upper threshold that was in force. */
  threshold_upper?: number | undefined;
  /** Inclusive. */
  decided_since?: string | undefined;
  /** Exclusive. */
  decided_until?: string | undefined;
  acting_key_id?: string | undefined;
  /** On the records that are bound to the entity now. */
  entity_id?: string | undefined;
  /** Default: 50. */
  limit?: number | undefined;
  /** Default: 0. */
  offset?: number | undefined;
}

export interface DecisionResponse {
  decision: Decision;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

/** The receipt of one decision, with the score recomputed from what was stored. */
export interface Decision {
  decision_id: string;
  left_record_id: string;
  /** The record that the left record says more of. */
  clarification_of?: string | undefined;
  /** The entity or register company that was compared last. */
  right_ref: string | null;
  decision: "match" | "no_match" | "unresolved";
  stage: string;
  reason: string | null;
  probability: number | null;
  match_confidence: number;
  match_confidence_basis: string;
  features: { [name: string]: number };
  top_features: {
    feature: string;
    value: number;
    contribution: number;
  }[];
  /** intercept + the sum of all contributions = log_odds, of the pair. */
  score: {
    intercept: number;
    log_odds: number;
  } | null;
  identifier_rule: {
    rule: string;
    scheme: string;
  } | null;
  thresholds: {
    upper: number;
    lower: number;
    llm_confidence_floor: number;
  };
  guards: {
    guard: string;
    disagreeing: string[];
    detail: string;
  }[];
  /** The model's verdict on the leading candidate; null where no model answered. */
  verdict: {
    model_id: string;
    prompt_version: string;
    prompt_digest: string;
    /** null: the model was not certified, and its verdict bound nothing. */
    certification: string | null;
    adjudicator_decision: string | null;
    adjudicator_confidence: number | null;
    rationale: string | null;
    rests_on: string[];
    /** Log of the likelihood ratio by which it counted; 0: not at all. */
    log_odds: number;
    decided_at: string;
  } | null;
  /** The run in which steps outside were asked; null: none was asked. */
  run_id: string | null;
  /** The steps above `probabilistic` in their order: decided, passed, skipped, capped or failed; absent where the deployment has none. */
  deeper_steps?: ({
    /** `model`, `live_registers` or `agent`. */
    step: string;
    stage: string;
    status: string;
    /** Why it gave no answer; null where it answered. */
    failure?: string | null | undefined;
    asked_at?: string | null | undefined;
    duration_ms?: number | null | undefined;
    /** The billed call; null where there was none. */
    call_id?: string | null | undefined;
    /** Each source that was asked, and how it answered. */
    sources?: ({
      source_id: string;
      outcome: string;
      reason: string | null;
    })[] | undefined;
    /** The companies that the sources gave. */
    companies?: ({
      source_id: string;
      source_record_id: string;
      licence: string;
      url: string | null;
      retrieved_at: string;
    })[] | undefined;
    /** The pages that were read, with their stored copies. */
    pages?: ({
      evidence_id: string;
      source_id: string;
      url: string;
      summary: string;
      quote: string | null;
      retrieved_at: string;
      artifacts: {
        artifact_id: string;
        kinds: string[];
        media_type: string;
        bytes: number;
        sha256: string;
      }[];
    })[] | undefined;
    /** What pages are claimed to state; a claim with a fault weighs nothing. */
    claims?: ({
      about: string;
      field: string;
      value: string;
      stance: string;
      fault: string | null;
      evidence_id: string | null;
      group: number | null;
    })[] | undefined;
    /** What could not be looked at. */
    gaps?: string[] | undefined;
    cost?: {
      requests: number;
      pages: number;
      bytes: number;
      input_tokens: number;
      output_tokens: number;
    } | undefined;
  })[] | undefined;
  evidence: ({
    source_id: string;
    source_kind: string;
    licence: string;
    url: string | null;
    summary: string;
    retrieved_at: string;
  })[];
  /** Absent where nothing was looked up or the release did not say. */
  looked_in?: LookedIn | undefined;
  pipeline_version: string;
  reviewer_id: string | null;
  reviewer_reason: string | null;
  /** null: the service itself united an entity with a register's company. */
  acting_key_id: string | null;
  acting_surface: string;
  decided_at: string;
  /** true: its record is erased; names, sources and the reviewer's words are gone. */
  redacted?: boolean | undefined;
  replay: {
    /** null when the scorer was never reached. */
    reproduced: boolean | null;
    recomputed_probability: number | null;
    pipeline_version_matches: boolean;
  };
}

/** The asking of steps above `probabilistic` for one decision. */
export interface Run {
  run_id: string;
  record_id: string;
  decision_id: string;
  entity_id: string | null;
  /** succeeded: decided, or every step answered; failed: a step gave no answer; capped: the depth or the budget ended it. */
  state: string;
  started_at: string;
  finished_at: string;
  stages: ({
    stage: string;
    /** model, live_registers or agent. */
    step: string;
    /** decided, passed, skipped, capped or failed. */
    status: string;
    failure: string | null;
    /** null: it was not asked. */
    started_at: string | null;
    duration_ms: number | null;
    summary: string;
    evidence_ids: string[];
    sources: ({
      source_id: string;
      outcome: string;
      reason: string | null;
    })[];
    claims: ({
      /** `record`, or the key of a candidate or of a register's row. */
      about: string;
      field: string;
      value: string;
      /** The agent's own reading; it weighs nothing. */
      stance: string;
      /** Why the claim does not stand; null: it stands. */
      fault: string | null;
      /** Pages of one number are copies and count once. */
      group: number | null;
      evidence_id: string | null;
    })[];
    /** Used up by the agent; null for other steps. */
    cost: {
      requests: number;
      pages: number;
      bytes: number;
      input_tokens: number;
      output_tokens: number;
    } | null;
  })[];
  evidence: ({
    evidence_id: string;
    /** `web:` and the host of a page, or a register. */
    source_id: string;
    source_kind: string;
    licence: string;
    url: string | null;
    summary: string;
    /** As the stored page has it; null: no claim rests on the page, or a register states it. */
    quote: string | null;
    retrieved_at: string;
    artifacts: {
      artifact_id: string;
      /** raw, extracted and markdown. */
      kinds: string[];
      /** Of raw, as the page's server named it. */
      media_type: string;
      /** Of raw. */
      bytes: number;
      /** Of raw, in hexadecimal digits. */
      sha256: string;
    }[];
  })[];
  /** What was not looked at, each in a sentence. */
  gaps: string[];
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface CalibrationPreview {
  /** null: there is none but the one in force. */
  calibration: {
    version: string;
    state: "proposed" | "activated";
    upper: number;
    no_match: number;
  } | null;
  in_force: {
    version: string;
    upper: number;
    no_match: number;
  };
  /** Decisions that were read. */
  read: number;
  /** Those that a model with these weights has scored. */
  compared: number;
  /** Newest first. */
  flips: CalibrationFlip[];
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

/** A decision that the other calibration would change. */
export interface CalibrationFlip {
  decision_id: string;
  left_record_id: string;
  right_ref: string | null;
  decided_at: string;
  decision: "match" | "no_match" | "unresolved";
  would_be: "match" | "no_match" | "unresolved";
  match_confidence: number;
  /** Probability that the leading company is right, by the other calibration. */
  would_be_confidence: number;
}

export interface PreviewCalibrationParameters {
  /** So many of the newest decisions are read. Default: 1000. */
  decisions?: number | undefined;
}

export interface ReviewQueue {
  items: ReviewItem[];
  total: number;
  /** With `include_counts`: how many items there are, whatever is filtered; by reason, stage and tier the open ones. */
  counts?: {
    /** All items of the tenant. */
    status: { [name: string]: number };
    reason: { [name: string]: number };
    stage: { [name: string]: number };
    evidence_tier: { [name: string]: number };
  } | undefined;
  limit: number;
  offset: number;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

/** An abstention that waits for a person, or has had its verdict. */
export interface ReviewItem {
  review_id: string;
  status: "open" | "resolved";
  record_id: string;
  client_ref: string | null;
  /** As it was submitted; null once it is erased. */
  submitted_record: { [name: string]: unknown } | null;
  /** The first candidate that is in your store. */
  candidate_entity: Entity | null;
  candidates: ({
    entity_id: string | null;
    /** A register company that is not in the tenant's store. */
    external: boolean;
    /** null where a licence withholds every source that names it. */
    legal_name: string | null;
    domain: string | null;
    legal_status: string | null;
    probability: number;
    /** null: not asked. */
    adjudicator_decision: string | null;
    adjudicator_confidence: number | null;
    /** Chooses it in a verdict. */
    candidate_index: number;
    /** The guard that made it a non-match. */
    refused: string | null;
    /** In `review_queue_get` alone. null: it can no longer be told from others, it is erased, or a licence withholds all of it. */
    company?: CandidateCompany | null | undefined;
    /** In `review_queue_get` alone. null: as for `company`. */
    comparison?: CandidateComparison | null | undefined;
  })[] | null;
  decision: {
    decision_id: string;
    decision: string;
    stage: string;
    probability: number | null;
    /** Calibrated probability of none of these; null: it never reached the scorer. */
    none_probability: number | null;
    match_confidence: number;
    features: { [name: string]: number };
    top_features: {
      feature: string;
      value: number;
      contribution: number;
    }[];
    /** Of the pair with the first candidate. */
    score: {
      intercept: number;
      log_odds: number;
    } | null;
    guards: {
      guard: string;
      disagreeing: string[];
      detail: string;
    }[];
    thresholds: {
      upper: number;
      lower: number;
      llm_confidence_floor: number;
    };
    /** The model's verdict on the leading candidate; null where no model answered. */
    verdict: {
      model_id: string;
      prompt_version: string;
      prompt_digest: string;
      /** null: the model was not certified, and its verdict bound nothing. */
      certification: string | null;
      adjudicator_decision: string | null;
      adjudicator_confidence: number | null;
      rationale: string | null;
      rests_on: string[];
      /** Log of the likelihood ratio by which it counted; 0: not at all. */
      log_odds: number;
      decided_at: string;
    } | null;
    /** The steps above `probabilistic` in their order: decided, passed, skipped, capped or failed; absent where the deployment has none. */
    deeper_steps?: ({
      /** `model`, `live_registers` or `agent`. */
      step: string;
      stage: string;
      status: string;
      /** Why it gave no answer; null where it answered. */
      failure?: string | null | undefined;
      asked_at?: string | null | undefined;
      duration_ms?: number | null | undefined;
      /** The billed call; null where there was none. */
      call_id?: string | null | undefined;
      /** Each source that was asked, and how it answered. */
      sources?: ({
        source_id: string;
        outcome: string;
        reason: string | null;
      })[] | undefined;
      /** The companies that the sources gave. */
      companies?: ({
        source_id: string;
        source_record_id: string;
        licence: string;
        url: string | null;
        retrieved_at: string;
      })[] | undefined;
      /** The pages that were read, with their stored copies. */
      pages?: ({
        evidence_id: string;
        source_id: string;
        url: string;
        summary: string;
        quote: string | null;
        retrieved_at: string;
        artifacts: {
          artifact_id: string;
          kinds: string[];
          media_type: string;
          bytes: number;
          sha256: string;
        }[];
      })[] | undefined;
      /** What pages are claimed to state; a claim with a fault weighs nothing. */
      claims?: ({
        about: string;
        field: string;
        value: string;
        stance: string;
        fault: string | null;
        evidence_id: string | null;
        group: number | null;
      })[] | undefined;
      /** What could not be looked at. */
      gaps?: string[] | undefined;
      cost?: {
        requests: number;
        pages: number;
        bytes: number;
        input_tokens: number;
        output_tokens: number;
      } | undefined;
    })[] | undefined;
    pipeline_version: string;
  };
  stage: string;
  /** null: it never reached the scorer. */
  probability: number | null;
  evidence_tier: "identifier" | "corroborated" | "uncorroborated";
  reason: string;
  clarification: Clarification | null;
  created_at: string;
  resolved_at: string | null;
  resolution: {
    /** null: nobody judged it; a later record took its place. */
    verdict: "match" | "no_match" | null;
    entity_id: string | null;
    reviewer_id: string | null;
    /** null once it is redacted. */
    reason: string | null;
    decision_id: string | null;
    label_id: string | null;
    acting_key_id: string | null;
    /** The decision on the record that answered the clarification; null for a verdict. */
    superseded_by: string | null;
    resolved_at: string;
  } | null;
  /** The item of the record that this one clarifies, whose place this item took. */
  supersedes_review_id: string | null;
  /** Reviewers who looked and could not tell: labels `cannot_tell` with this `review_id`. The item stays open. */
  cannot_tell: ({
    reviewer_id: string | null;
    reason: string | null;
    labelled_at: string;
  })[];
  /** The submitted record and the evidence were erased. */
  redacted: boolean;
  /** Stages that this deployment does not have. Sending the record again unchanged decides nothing. */
  stages_not_configured: string[];
}

/** The present values of a candidate, source by source. */
export interface CandidateCompany {
  /** Golden values by attribute name. */
  record: { [name: string]: unknown };
  /** The same keys as `record`. */
  provenance: { [name: string]: Provenance };
  sources: ({
    source_id: string;
    source_kind: string;
    provider_record_id: string | null;
    record_id: string | null;
    source_url: string | null;
    licence: string;
    licence_permits_resale: boolean;
    source_as_of: string | null;
    retrieved_at: string;
    /** The values of this source, by attribute name. */
    record: { [name: string]: unknown };
  })[];
  /** Empty for a register's company. */
  member_record_ids: string[];
}

/** The record against a candidate, by the model in force. */
export interface CandidateComparison {
  /** By attribute; one that either side lacks is left out. */
  agreement: { [name: string]: "same" | "similar" | "different" };
  /** intercept + the sum of all contributions = log_odds. */
  score: {
    intercept: number;
    log_odds: number;
  };
  top_features: {
    feature: string;
    value: number;
    contribution: number;
  }[];
}

export interface ReviewQueueListParameters {
  /** Default: "open". */
  status?: "open" | "resolved" | "all" | undefined;
  stage?: string | undefined;
  evidence_tier?: "identifier" | "corroborated" | "uncorroborated" | undefined;
  /** Why it abstained. */
  reason?: string | undefined;
  record_id?: string | undefined;
  /** Least `probability`; items without one are left out. */
  min_confidence?: number | undefined;
  /** Default: "oldest_first". */
  sort?: "oldest_first" | "newest_first" | "confidence_desc" | "confidence_asc" | undefined;
  /** Also count the items by status, reason, stage and tier. Default: false. */
  include_counts?: boolean | undefined;
  /** Default: 50. */
  limit?: number | undefined;
  /** Default: 0. */
  offset?: number | undefined;
}

export interface ReviewItemResponse {
  review_id: string;
  status: "open" | "resolved";
  record_id: string;
  client_ref: string | null;
  /** As it was submitted; null once it is erased. */
  submitted_record: { [name: string]: unknown } | null;
  /** The first candidate that is in your store. */
  candidate_entity: Entity | null;
  candidates: ({
    entity_id: string | null;
    /** A register company that is not in the tenant's store. */
    external: boolean;
    /** null where a licence withholds every source that names it. */
    legal_name: string | null;
    domain: string | null;
    legal_status: string | null;
    probability: number;
    /** null: not asked. */
    adjudicator_decision: string | null;
    adjudicator_confidence: number | null;
    /** Chooses it in a verdict. */
    candidate_index: number;
    /** The guard that made it a non-match. */
    refused: string | null;
    /** In `review_queue_get` alone. null: it can no longer be told from others, it is erased, or a licence withholds all of it. */
    company?: CandidateCompany | null | undefined;
    /** In `review_queue_get` alone. null: as for `company`. */
    comparison?: CandidateComparison | null | undefined;
  })[] | null;
  decision: {
    decision_id: string;
    decision: string;
    stage: string;
    probability: number | null;
    /** Calibrated probability of none of these; null: it never reached the scorer. */
    none_probability: number | null;
    match_confidence: number;
    features: { [name: string]: number };
    top_features: {
      feature: string;
      value: number;
      contribution: number;
    }[];
    /** Of the pair with the first candidate. */
    score: {
      intercept: number;
      log_odds: number;
    } | null;
    guards: {
      guard: string;
      disagreeing: string[];
      detail: string;
    }[];
    thresholds: {
      upper: number;
      lower: number;
      llm_confidence_floor: number;
    };
    /** The model's verdict on the leading candidate; null where no model answered. */
    verdict: {
      model_id: string;
      prompt_version: string;
      prompt_digest: string;
      /** null: the model was not certified, and its verdict bound nothing. */
      certification: string | null;
      adjudicator_decision: string | null;
      adjudicator_confidence: number | null;
      rationale: string | null;
      rests_on: string[];
      /** Log of the likelihood ratio by which it counted; 0: not at all. */
      log_odds: number;
      decided_at: string;
    } | null;
    /** The steps above `probabilistic` in their order: decided, passed, skipped, capped or failed; absent where the deployment has none. */
    deeper_steps?: ({
      /** `model`, `live_registers` or `agent`. */
      step: string;
      stage: string;
      status: string;
      /** Why it gave no answer; null where it answered. */
      failure?: string | null | undefined;
      asked_at?: string | null | undefined;
      duration_ms?: number | null | undefined;
      /** The billed call; null where there was none. */
      call_id?: string | null | undefined;
      /** Each source that was asked, and how it answered. */
      sources?: ({
        source_id: string;
        outcome: string;
        reason: string | null;
      })[] | undefined;
      /** The companies that the sources gave. */
      companies?: ({
        source_id: string;
        source_record_id: string;
        licence: string;
        url: string | null;
        retrieved_at: string;
      })[] | undefined;
      /** The pages that were read, with their stored copies. */
      pages?: ({
        evidence_id: string;
        source_id: string;
        url: string;
        summary: string;
        quote: string | null;
        retrieved_at: string;
        artifacts: {
          artifact_id: string;
          kinds: string[];
          media_type: string;
          bytes: number;
          sha256: string;
        }[];
      })[] | undefined;
      /** What pages are claimed to state; a claim with a fault weighs nothing. */
      claims?: ({
        about: string;
        field: string;
        value: string;
        stance: string;
        fault: string | null;
        evidence_id: string | null;
        group: number | null;
      })[] | undefined;
      /** What could not be looked at. */
      gaps?: string[] | undefined;
      cost?: {
        requests: number;
        pages: number;
        bytes: number;
        input_tokens: number;
        output_tokens: number;
      } | undefined;
    })[] | undefined;
    pipeline_version: string;
  };
  stage: string;
  /** null: it never reached the scorer. */
  probability: number | null;
  evidence_tier: "identifier" | "corroborated" | "uncorroborated";
  reason: string;
  clarification: Clarification | null;
  created_at: string;
  resolved_at: string | null;
  resolution: {
    /** null: nobody judged it; a later record took its place. */
    verdict: "match" | "no_match" | null;
    entity_id: string | null;
    reviewer_id: string | null;
    /** null once it is redacted. */
    reason: string | null;
    decision_id: string | null;
    label_id: string | null;
    acting_key_id: string | null;
    /** The decision on the record that answered the clarification; null for a verdict. */
    superseded_by: string | null;
    resolved_at: string;
  } | null;
  /** The item of the record that this one clarifies, whose place this item took. */
  supersedes_review_id: string | null;
  /** Reviewers who looked and could not tell: labels `cannot_tell` with this `review_id`. The item stays open. */
  cannot_tell: ({
    reviewer_id: string | null;
    reason: string | null;
    labelled_at: string;
  })[];
  /** The submitted record and the evidence were erased. */
  redacted: boolean;
  /** Stages that this deployment does not have. Sending the record again unchanged decides nothing. */
  stages_not_configured: string[];
  /** The latest labels on the record or on a candidate in your store, newest first. */
  earlier_labels: ({
    label_id: string;
    label: string;
    source: string;
    review_id: string | null;
    record_id: string | null;
    entity_id: string | null;
    labeller_id: string | null;
    reason: string | null;
    labelled_at: string;
  })[];
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface ReviewVerdictResult {
  review_id: string;
  status: "resolved";
  verdict: "match" | "no_match";
  record_id: string;
  /** null: bound to nothing. */
  entity_id: string | null;
  entity_created: boolean;
  decision_id: string;
  label_id: string;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface ReviewSubmitParameters {
  verdict: "match" | "no_match";
  /** The entity that the record is; any of your own. For `match` only. */
  entity_id?: string | undefined;
  /** Or the position of a candidate in the item's shortlist, from 0. */
  candidate_index?: number | undefined;
  /** The credential's reviewer, or left out. */
  reviewer_id?: string | undefined;
  reason: string;
  /** Whether a `no_match` founds an entity on the record's own words. Default: true. */
  create_entity?: boolean | undefined;
  /** Of the label that the verdict leaves. */
  source_event_id?: string | undefined;
}

export interface ReviewVerdictResults {
  verdicts: ({
    review_id: string;
    verdict: "match" | "no_match";
    status: "resolved" | "refused";
    entity_id: string | null;
    decision_id: string | null;
    error_code: string | null;
    error_message: string | null;
  })[];
  succeeded: number;
  failed: number;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface ReviewVerdicts {
  verdicts: readonly ({
    review_id: string;
    verdict: "match" | "no_match";
    /** The entity that the record is; any of your own. For `match` only. */
    entity_id?: string | undefined;
    /** Or the position of a candidate in the item's shortlist, from 0. */
    candidate_index?: number | undefined;
    /** The credential's reviewer, or left out. */
    reviewer_id?: string | undefined;
    reason: string;
    /** Whether a `no_match` founds an entity on the record's own words. Default: true. */
    create_entity?: boolean | undefined;
    /** Of the label that the verdict leaves. */
    source_event_id?: string | undefined;
  })[];
  /** The credential's reviewer, or left out. */
  reviewer_id?: string | undefined;
}

export interface LabelResponse {
  /** null: the operator, without a key. */
  acting_key_id: string | null;
  /** Its place in the log: strictly rising. */
  created_at: string;
  /** The decision that is judged. */
  decision_id: string | null;
  entity_id: string | null;
  evidence_tier: "identifier" | "corroborated" | "uncorroborated" | null;
  label: "match" | "no_match" | "cannot_tell";
  label_id: string;
  labelled_at: string;
  labeller_id: string | null;
  /** The model that scored or adjudicated the decision. */
  model_id: string | null;
  pipeline_version: string | null;
  prompt_version: string | null;
  reason: string | null;
  record_id: string | null;
  /** The quoted values were erased. */
  redacted: boolean;
  review_id: string | null;
  right_ref: string | null;
  source: "review" | "customer" | "downstream" | "gold" | "maintenance";
  /** null once it is redacted. */
  source_event_id: string | null;
  superseded_by_label_id: string | null;
  supersedes_label_id: string | null;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface AppendLabel {
  /** Your own id of the event: a repeat with the same content appends nothing. */
  source_event_id: string;
  label: "match" | "no_match" | "cannot_tell";
  source: "review" | "customer" | "downstream" | "gold" | "maintenance";
  decision_id?: string | undefined;
  record_id?: string | undefined;
  entity_id?: string | undefined;
  /** The row or record that the record was compared with, where that is no entity. */
  right_ref?: string | undefined;
  review_id?: string | undefined;
  evidence_tier?: "identifier" | "corroborated" | "uncorroborated" | undefined;
  model_id?: string | undefined;
  prompt_version?: string | undefined;
  pipeline_version?: string | undefined;
  /** The credential's reviewer, or left out. */
  labeller_id?: string | undefined;
  reason?: string | undefined;
  /** The label that this one corrects. */
  supersedes_label_id?: string | undefined;
  /** When it was judged; now where it is left out. */
  labelled_at?: string | undefined;
}

export interface LabelList {
  labels: Label[];
  total: number;
  limit: number;
  offset: number;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

/** A judgement on a decision, by a person or by a later system. */
export interface Label {
  /** null: the operator, without a key. */
  acting_key_id: string | null;
  /** Its place in the log: strictly rising. */
  created_at: string;
  /** The decision that is judged. */
  decision_id: string | null;
  entity_id: string | null;
  evidence_tier: "identifier" | "corroborated" | "uncorroborated" | null;
  label: "match" | "no_match" | "cannot_tell";
  label_id: string;
  labelled_at: string;
  labeller_id: string | null;
  /** The model that scored or adjudicated the decision. */
  model_id: string | null;
  pipeline_version: string | null;
  prompt_version: string | null;
  reason: string | null;
  record_id: string | null;
  /** The quoted values were erased. */
  redacted: boolean;
  review_id: string | null;
  right_ref: string | null;
  source: "review" | "customer" | "downstream" | "gold" | "maintenance";
  /** null once it is redacted. */
  source_event_id: string | null;
  superseded_by_label_id: string | null;
  supersedes_label_id: string | null;
}

export interface ListLabelsParameters {
  source?: "review" | "customer" | "downstream" | "gold" | "maintenance" | undefined;
  evidence_tier?: "identifier" | "corroborated" | "uncorroborated" | undefined;
  decision_id?: string | undefined;
  /** Default: 50. */
  limit?: number | undefined;
  /** Default: 0. */
  offset?: number | undefined;
}

export interface ExportLabelsParameters {
  model?: string | undefined;
  prompt?: string | undefined;
  pipeline?: string | undefined;
  source?: "review" | "customer" | "downstream" | "gold" | "maintenance" | undefined;
  evidence_tier?: "identifier" | "corroborated" | "uncorroborated" | undefined;
  /** Not in the future; now where it is left out. */
  as_of?: string | undefined;
  /** Default: false. */
  include_superseded?: boolean | undefined;
}

export interface CreatedWebhook {
  /** Prefix wh_. */
  id: string;
  url: string;
  event_types: string[];
  status: "active" | "disabled";
  created_at: string;
  /** Signing secret, prefix whsec_; lists leave it out. */
  secret: string;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface CreateWebhook {
  /** https on port 443, a public host name, no credentials and no fragment. */
  url: string;
  event_types: readonly ("batch.succeeded" | "batch.failed" | "batch.cancelled" | "batch.reconciliation_required" | "batch.erased" | "entity.intelligence_changed")[];
}

export interface WebhookList {
  webhooks: Webhook[];
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface Webhook {
  /** Prefix wh_. */
  id: string;
  url: string;
  event_types: string[];
  status: "active" | "disabled";
  created_at: string;
  disabled_at: string | null;
  /** `gone`: the receiver answered 410. */
  disabled_reason: "deleted" | "gone" | null;
}

export interface WebhookResponse {
  /** Prefix wh_. */
  id: string;
  url: string;
  event_types: string[];
  status: "active" | "disabled";
  created_at: string;
  disabled_at: string | null;
  /** `gone`: the receiver answered 410. */
  disabled_reason: "deleted" | "gone" | null;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface WebhookDeliveryList {
  deliveries: WebhookDelivery[];
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

/** One attempt to deliver an event. */
export interface WebhookDelivery {
  /** Prefix del_; one for each attempt. */
  delivery_id: string;
  /** Prefix evt_; the `webhook-id` of every attempt. */
  event_id: string;
  event_type: string;
  attempt: number;
  /** `retrying`: failed, and another attempt follows; `failed`: none does. */
  status: "pending" | "succeeded" | "retrying" | "failed";
  response_status: number | null;
  error_class: "dns" | "blocked_address" | "connect" | "tls" | "timeout" | "redirect" | "http_status" | null;
  attempted_at: string | null;
  next_attempt_at: string | null;
  duration_ms: number | null;
}

export interface WebhookRedelivery {
  /** Prefix del_; one for each attempt. */
  delivery_id: string;
  /** Prefix evt_; the `webhook-id` of every attempt. */
  event_id: string;
  event_type: string;
  attempt: number;
  /** `retrying`: failed, and another attempt follows; `failed`: none does. */
  status: "pending" | "succeeded" | "retrying" | "failed";
  response_status: number | null;
  error_class: "dns" | "blocked_address" | "connect" | "tls" | "timeout" | "redirect" | "http_status" | null;
  attempted_at: string | null;
  next_attempt_at: string | null;
  duration_ms: number | null;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

/** Matches, best first, and what was looked at. */
export interface ScreeningResult {
  client_ref: string | null;
  subject: {
    name: string;
    country: string | null;
    entity_id: string | null;
  };
  result: "potential_matches" | "clear" | "inconclusive";
  /** Why the result is `inconclusive`. */
  reason: "name_not_comparable" | "coverage_missing" | "coverage_stale" | null;
  matches: ScreeningMatch[];
  /** Whether the owners that installed registers state were screened too. It needs an entity, an LEI or a register number with its jurisdiction. */
  ownership: {
    checked: boolean;
    reason: "no_identifier" | "topic_not_requested" | null;
    owners_screened: number;
    truncated: boolean;
  };
  coverage: ScreeningCoverage[];
  screened_at: string;
  retained: false;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

/** A potential match: a lead for a person, never a finding. */
export interface ScreeningMatch {
  /** Source and the publisher's own id: stable between screenings. */
  match_id: string;
  topic: "sanctions" | "pep" | "adverse_media";
  source_id: string;
  list_name: string;
  /** The listed name that fits best. */
  listed_name: string;
  /** Other listed names, 20 at most. */
  aliases: string[];
  countries: string[];
  identifiers: {
    scheme: string;
    value: string;
  }[];
  programme: string | null;
  listed_on: string | null;
  /** A similarity. It is no probability, and does not compare with `match_confidence`. */
  score: number;
  score_basis: "uncalibrated_similarity";
  /** name, alias, former_name, weak_alias, country, registration_number, lei; of a listed owner ownership (50 per cent or more, as stated), possible_ownership (the stated bands leave room for it), control (stated, or a holding without its share), consolidation (accounting parent). */
  matched_on: string[];
  /** What moved the score, in log-odds, in order of effect. */
  explanations: {
    feature: string;
    value: number;
    contribution: number;
  }[];
  url: string | null;
  snapshot_version: number;
  licence: string | null;
  /** Where a listed organisation stands above the company: the owner, its share and the cited paths. */
  ownership: ListedOwnership | null;
}

export interface ListedOwnership {
  link: "ownership" | "possible_ownership" | "control" | "consolidation";
  owner: Organisation | null;
  /** What of the owner agrees with the list. */
  owner_matched_on: string[];
  /** Per cent that all listed owners, and companies that they own, hold in the company together; null where no share is stated. */
  share: {
    minimum: number;
    maximum: number;
    exclusive_minimum: boolean;
    exclusive_maximum: boolean;
  } | null;
  /** Whether every share of a path is more than 50 per cent, and not 50 alone. */
  more_than_half: boolean;
  /** From the company upwards to the listed owner, each hop with its citation; 10 at most. */
  paths: {
    hops: OwnershipHop[];
  }[];
  paths_truncated: boolean;
}

/** One list of one topic, or that the topic has none. */
export interface ScreeningCoverage {
  topic: "sanctions" | "pep" | "adverse_media";
  /** null where no list of the topic is installed. */
  source_id: string | null;
  source_name: string | null;
  snapshot_version: number | null;
  /** The publisher's date of the list, ISO 8601. */
  snapshot_date: string | null;
  installed_at: string | null;
  /** Days since the publisher's date. */
  age_days: number | null;
  /** Days after which the list no longer supports `clear`; set per source. */
  max_age_days: number | null;
  freshness: "fresh" | "stale" | "missing";
  /** Organisations on the list. */
  record_count: number | null;
  jurisdictions: string[];
  licence: string | null;
  note: string | null;
}

export interface ScreenCompanyParameters {
  /** An entity of the tenant: its names, country, register number and LEI are screened. */
  entity_id?: string | undefined;
  name?: string | undefined;
  country?: string | undefined;
  /** Of the register that issued the number. */
  jurisdiction?: string | undefined;
  /** Decides where a listed number agrees. */
  registration_number?: string | undefined;
  lei?: string | undefined;
  /** Further names, screened as the first is. */
  aliases?: readonly string[] | undefined;
  /** All of them without it. */
  topics?: readonly ("sanctions" | "pep" | "adverse_media")[] | undefined;
  /** The least score of a match. Default: 0.7. */
  threshold?: number | undefined;
  /** Default: 10. */
  limit?: number | undefined;
  /** Echoed. */
  client_ref?: string | undefined;
}

export interface ScreeningChanges {
  list: {
    source_id: string;
    source_name: string;
    /** Every installed version, newest first. */
    versions: ScreeningSnapshot[];
  };
  from: ScreeningSnapshot | null;
  to: ScreeningSnapshot;
  counts: {
    new: number;
    changed: number;
    removed: number;
  };
  changes: ScreeningChange[];
  total: number;
  limit: number;
  offset: number;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface ScreeningSnapshot {
  version: number;
  /** The publisher's date, ISO 8601. */
  snapshot_date: string;
  installed_at: string;
  record_count: number;
}

/** An entry that one of two versions states otherwise. */
export interface ScreeningChange {
  /** As a match of a screening names the entry. */
  match_id: string;
  change: "new" | "changed" | "removed";
  /** Whether a name, country, number or topic changed, or the entry ended; else only what is shown. */
  affects_matching: boolean;
  name: string;
  topics: ("sanctions" | "pep" | "adverse_media")[];
  countries: string[];
  programme: string | null;
  listed_on: string | null;
  url: string | null;
  fields: {
    field: string;
    added: string[];
    removed: string[];
  }[];
}

export interface GetScreeningChangesParameters {
  /** As the coverage names the list. */
  source_id: string;
  /** The earlier version. */
  from?: number | undefined;
  /** In place of `from`: the version that was in force on that day, else the oldest one. */
  since?: string | undefined;
  /** The later version; in force without it. */
  to?: number | undefined;
  /** Default: 100. */
  limit?: number | undefined;
  /** Default: 0. */
  offset?: number | undefined;
}

export interface WatchEnabled {
  entity_id: string;
  enabled: true;
  interval_seconds: number;
  /** When what the next check compares with was taken. */
  baseline_at: string;
  last_checked_at: string | null;
  next_check_at: string;
  /** When a check last told of a change. */
  last_change_at: string | null;
  /** The newest event of the entity. */
  last_event_id: number | null;
  created_at: string;
  updated_at: string;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface EnableEntityWatchParameters {
  /** Seconds from one check to the next. Default: 86400. */
  interval_seconds?: number | undefined;
}

/** A watch that is enabled. */
export interface Watch {
  entity_id: string;
  enabled: true;
  interval_seconds: number;
  /** When what the next check compares with was taken. */
  baseline_at: string;
  last_checked_at: string | null;
  next_check_at: string;
  /** When a check last told of a change. */
  last_change_at: string | null;
  /** The newest event of the entity. */
  last_event_id: number | null;
  created_at: string;
  updated_at: string;
}

export interface EntityEvents {
  events: EntityEvent[];
  /** The last id that was scanned, or `after_id` where none was. */
  next_cursor: number;
  /** Events scanned, shown or not. */
  scanned_count: number;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

/** One attribute of an entity that differs from the check before. */
export interface EntityEvent {
  /** Rises with each event of the tenant. */
  id: number;
  entity_id: string;
  /** `GET /v1/reference/event-categories` lists them. */
  category: string;
  attribute: string;
  change: "added" | "changed" | "removed";
  /** When the entity was last changed so, or the register's file of owners came into force; at or before the check. */
  observed_at: string;
  /** When the check found it. */
  recorded_at: string;
  /** The sources of the value now. */
  source_ids: string[];
  /** The sources of the value before. */
  previous_source_ids: string[];
}

export interface GetEntityEventsParameters {
  /** Only events with a greater id: `next_cursor` of the page before. Default: 0. */
  after_id?: number | undefined;
  /** How many are scanned. Default: 100. */
  limit?: number | undefined;
  /** Those that are shown; all without it. */
  categories?: readonly ("identity" | "legal_status" | "registration" | "identifiers" | "location" | "contact" | "digital" | "ownership" | "financials")[] | undefined;
}

export interface PortfolioAnswer {
  portfolio_id: string;
  name: string;
  member_count: number;
  created_at: string;
  updated_at: string;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface CreatePortfolio {
  name: string;
  portfolio_id?: string | undefined;
}

export interface PortfolioList {
  portfolios: Portfolio[];
  /** null at the end, and only there. */
  next_cursor: string | null;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

/** A list of the tenant's entities. */
export interface Portfolio {
  portfolio_id: string;
  name: string;
  member_count: number;
  created_at: string;
  updated_at: string;
}

export interface ListPortfoliosParameters {
  /** How many entries a page has at the most. Default: 100. */
  limit?: number | undefined;
  /** `next_cursor` of the page before. */
  cursor?: string | undefined;
}

export interface RenamePortfolioParameters {
  name: string;
}

export interface PortfolioMemberAnswer {
  entity_id: string;
  customer_reference: string | null;
  role: string | null;
  added_at: string;
  portfolio_id: string;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface PutPortfolioMemberParameters {
  /** The caller's own name of it in this list; never evidence of the company. */
  customer_reference?: string | undefined;
  /** Why it is in the list; never evidence. */
  role?: string | undefined;
}

export interface PortfolioMembers {
  members: PortfolioMember[];
  /** null at the end, and only there. */
  next_cursor: string | null;
  total: number;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

/** An entity in a portfolio. */
export interface PortfolioMember {
  entity_id: string;
  customer_reference: string | null;
  role: string | null;
  added_at: string;
}

export interface GetPortfolioMembersParameters {
  /** How many entries a page has at the most. Default: 100. */
  limit?: number | undefined;
  /** `next_cursor` of the page before. */
  cursor?: string | undefined;
}

export interface PortfolioEvents {
  events: EntityEvent[];
  /** The last id that was scanned, or `after_id` where none was. */
  next_cursor: number;
  /** Events scanned, shown or not. */
  scanned_count: number;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface GetPortfolioEventsParameters {
  /** Only events with a greater id: `next_cursor` of the page before. Default: 0. */
  after_id?: number | undefined;
  /** How many are scanned. Default: 100. */
  limit?: number | undefined;
  /** Those that are shown; all without it. */
  categories?: readonly ("identity" | "legal_status" | "registration" | "identifiers" | "location" | "contact" | "digital" | "ownership" | "financials")[] | undefined;
}

export interface PortfolioWatches {
  /** How many were not watched and are now. */
  enabled: number;
  already_enabled: number;
  refused: {
    entity_id: string;
    reason: "watch_limit";
  }[];
  /** How many members the page has. */
  processed: number;
  /** null at the end, and only there. */
  next_cursor: string | null;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface EnablePortfolioWatchesParameters {
  /** Seconds from one check to the next. Left out: a day for entities that are not watched yet, and the others keep theirs. */
  interval_seconds?: number | undefined;
  /** How many entries a page has at the most. Default: 100. */
  limit?: number | undefined;
  /** `next_cursor` of the page before. */
  cursor?: string | undefined;
}

export interface PortfolioExport {
  portfolio_id: string;
  members: ({
    entity_id: string;
    customer_reference: string | null;
    role: string | null;
    entity: Entity;
  })[];
  /** null at the end, and only there. */
  next_cursor: string | null;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface ExportPortfolioParameters {
  /** How many entries a page has at the most. Default: 100. */
  limit?: number | undefined;
  /** `next_cursor` of the page before. */
  cursor?: string | undefined;
}

export interface SearchFields {
  collection: string;
  /** Release of the pipeline that the values belong to. */
  version: string;
  items: {
    field: string;
    operators: string[];
    sortable: boolean;
  }[];
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface CompanyMatches {
  matches: ({
    entity_id: string;
    legal_name: string | null;
    domain: string | null;
    country: string | null;
    created_at: string;
  })[];
  /** Entities that were read for this page. */
  scanned_count: number;
  /** null at the end, and only there. */
  next_cursor: string | null;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

/** A condition. Names are compared without regard to case, width and invisible characters, in every script; a country may be a code or a name; a domain may be a web address. */
export type QueryFilter = {
  field: "identity.legal_name";
  operator: "eq";
  value: string;
} | {
  field: "identity.legal_name";
  operator: "in";
  value: readonly string[];
} | {
  field: "identity.legal_name";
  operator: "contains";
  value: string;
} | {
  field: "digital.domain";
  operator: "eq";
  value: string;
} | {
  field: "digital.domain";
  operator: "in";
  value: readonly string[];
} | {
  field: "location.country";
  operator: "eq";
  value: string;
} | {
  field: "location.country";
  operator: "in";
  value: readonly string[];
} | {
  field: "entity_id";
  operator: "eq";
  value: string;
} | {
  field: "entity_id";
  operator: "in";
  value: readonly string[];
} | {
  field: "created_at";
  operator: "gte" | "lte";
  value: string;
};

export interface QueryCompaniesParameters {
  /** Conditions that all have to hold. None: every entity. */
  filters?: readonly QueryFilter[] | undefined;
  /** Entities of one moment are ordered by `entity_id`. Default: "created_at". */
  sort_by?: "created_at" | "entity_id" | undefined;
  /** Default: "asc". */
  direction?: "asc" | "desc" | undefined;
  /** How many matches a page has at the most. Default: 100. */
  limit?: number | undefined;
  /** How many entities a page reads at the most. Default: 1000. */
  scan_limit?: number | undefined;
  /** `next_cursor` of the page before, with the same filters and sort. */
  cursor?: string | undefined;
}

export interface RelationshipPaths {
  left_entity_id: string;
  right_entity_id: string;
  as_of: string;
  max_hops: number;
  paths: {
    length: number;
    hops: PathHop[];
  }[];
  found: boolean;
  /** Whether there are more paths of this length, or parts that were not read could have some. */
  truncated: boolean;
  gaps: ({
    reason: string;
    explanation: string;
    count: number;
    entity_id: string | null;
    identifier: IdentifierReference | null;
  })[];
  /** null: nothing is captured. */
  receipt_id: string | null;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface PathHop {
  /** The tenant's own entity that it is; else null. */
  from_entity_id: string | null;
  /** The tenant's own entity that it is; else null. */
  to_entity_id: string | null;
  from_ref: IdentifierReference;
  to_ref: IdentifierReference;
  /** Which end is the child, branch or fund; the other is its parent, owner or manager. */
  stated_of: "from" | "to";
  /** In the publisher's own word. */
  relationship: string;
  basis: string;
  level: string;
  /** In the register's own codes. */
  natures_of_control: string[];
  /** Each code in plain words. */
  nature_labels: { [name: string]: string };
  share_band: ShareBand | null;
  share_bands: ShareBand[];
  valid_from: string | null;
  valid_to: string | null;
  provenance: Citation;
  /** Other statements that connect the two. */
  also_stated: ({
    /** Which end is the child, branch or fund; the other is its parent, owner or manager. */
    stated_of: "from" | "to";
    /** In the publisher's own word. */
    relationship: string;
    basis: string;
    level: string;
    /** In the register's own codes. */
    natures_of_control: string[];
    /** Each code in plain words. */
    nature_labels: { [name: string]: string };
    share_band: ShareBand | null;
    share_bands: ShareBand[];
    valid_from: string | null;
    valid_to: string | null;
    provenance: Citation;
  })[];
}

export interface ExplainRelationshipPathsParameters {
  /** The entity at which the paths begin. */
  left_entity_id: string;
  /** The entity at which they end. */
  right_entity_id: string;
  /** The day on which the relationships hold; today where it is not given. */
  as_of?: string | undefined;
  /** How many relationships a path has at the most. Default: 6. */
  max_hops?: number | undefined;
  /** How many paths are shown at the most. Default: 20. */
  limit?: number | undefined;
  /** true: the answer is kept as a receipt, which needs the scope resolve. Default: false. */
  capture?: boolean | undefined;
  /** Your own id of the receipt: the same request with it answers the same receipt. */
  capture_id?: string | undefined;
}

/** Values as they were at a moment, frozen. */
export interface DataSelectionReceipt {
  /** Prefix ds_, or the caller's capture_id. */
  receipt_id: string;
  capture_id: string | null;
  kind: "data_selection" | "financial_selection" | "source_comparison" | "relationship_explanation";
  created_at: string;
  /** When the values were read. */
  evaluated_at: string;
  source_dates: ({
    source_id: string;
    licence: string | null;
    source_as_of: string | null;
  })[];
  policy: {
    /** The order of preference by which values were chosen. */
    rule: string;
    as_of: string | null;
    pipeline_version: string;
    /** Values that a supplier was asked for and that are stored nowhere. */
    pass_through: "never_captured";
  };
  /** The request in its normal form. */
  request: {};
  entities: {
    entity_id: string;
    record: { [name: string]: unknown };
    provenance: { [name: string]: Provenance };
    field_status: { [name: string]: string };
  }[];
  /** The captured answer of a workflow. */
  result: {} | null;
  /** Where a second choice stands, and why. */
  fallbacks: {}[];
  /** Values that are missing, each with the reason. */
  gaps: {}[];
  /** sha256: and 64 hexadecimal digits. */
  fingerprint: string;
  /** The scope of the fingerprint, so that every reader can compute it. */
  fingerprint_scope: {
    algorithm: string;
    canonicalisation: string;
    statement: string;
  };
  redistribution: Redistribution;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

/** The uses of the values that are permitted to the reader today. */
export interface Redistribution {
  as_of: string;
  sources: ({
    source_id: string;
    licence_permits_resale: boolean;
    basis: "current" | "at_capture";
    withheld: boolean;
  })[];
  withheld: {
    /** JSON Pointer (RFC 6901) in the receipt as it was captured. */
    place: string;
    source_id: string;
  }[];
  /** Whether all captured values are shown; else the fingerprint cannot be computed from this. */
  complete: boolean;
  note: string;
}

export interface DataSelection {
  /** Entities of the tenant; each counts once. */
  entity_ids: readonly string[];
  /** Exact attribute names; an empty list returns no field. */
  fields?: readonly AttributeName[] | undefined;
  field_packs?: readonly ("identity" | "firmographics" | "financials" | "ownership")[] | undefined;
  /** The values that stood at the end of this day (UTC); without it those that stand now. */
  as_of?: string | undefined;
  /** Your own id of the receipt: the same request with it answers the same receipt. */
  capture_id?: string | undefined;
}

export interface DataSelectionList {
  receipts: ({
    receipt_id: string;
    capture_id: string | null;
    kind: "data_selection" | "financial_selection" | "source_comparison" | "relationship_explanation";
    created_at: string;
    /** Entities that the receipt rests on. */
    entity_count: number;
    fingerprint: string;
  })[];
  /** null at the end, and only there. */
  next_cursor: string | null;
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface ListDataSelectionsParameters {
  /** Receipts of a page. Default: 100. */
  limit?: number | undefined;
  /** `next_cursor` of the page before. */
  cursor?: string | undefined;
}

export interface UsageReport {
  period: {
    since: string;
    until: string;
  };
  /** Submissions, with replays and with those that were erased since. */
  records: number;
  rates: {
    automated: Rate;
    abstained: Rate;
    human_reviewed: Rate;
  };
  mix: {
    stage: {
      stage: string;
      share: number;
      count: number;
    }[];
    decision: {
      decision: string;
      share: number;
      count: number;
    }[];
    /** Submissions and pair matches, whether they cost something or not. */
    endpoint: {
      endpoint: string;
      surface: string;
      count: number;
    }[];
  };
  credits: {
    charged: number;
    by_operation: {
      operation: string;
      credits: number;
      count: number;
    }[];
    remaining: number;
    plan: string;
    enforced: boolean;
  };
  deep_attempts: {
    /** Since the plan began, whatever the period. */
    used: number;
    remaining: number;
  };
  not_measured: {
    metrics: string[];
    statement: string;
  };
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

/** A share with its 95 % Wilson interval; null where nothing was counted. */
export interface Rate {
  count: number;
  total: number;
  rate: number | null;
  interval: {
    method: "wilson";
    confidence: number;
    low: number;
    high: number;
  } | null;
}

export interface GetUsageParameters {
  /** From this moment on; 30 days before the end without it. */
  since?: string | undefined;
  /** Before this moment; up to now without it. */
  until?: string | undefined;
}

export interface EnrichmentFields {
  collection: string;
  version: string;
  items: ({
    field: string;
    type: string;
    packs: string[];
    readiness: "ready" | "not_configured" | "not_supported";
    sources: string[];
    licences: string[];
    /** Whether every source that supplies it permits resale. */
    resale: boolean;
  })[];
  packs: { [name: string]: string[] };
  source_value_schemas: { [name: string]: { [name: string]: unknown } };
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface Adjudication {
  /** null: no model is configured. */
  model: {
    provider: string;
    model_id: string;
    deadline_seconds: number;
    prompt_version: string;
    matching_model: string;
  } | null;
  /** Only `in_force` lets answers bind. `void`: the file is of another subject, or was changed. `waits_for_restart`: the file is newer than the start of this process. */
  state: "not_configured" | "not_certified" | "void" | "waits_for_restart" | "in_force";
  /** Why a certification is void; null otherwise. */
  fault: string | null;
  /** null: there is none that this release can read for this model. */
  certification: {
    certified_at: string;
    /** SHA-256 of the file of pairs. */
    pair_set: string;
    pairs: number;
    /** Share of the pairs with the same answer in both orders, 0 to 1. */
    agreement: number;
    unanswered: number;
    /** Of a pair. */
    latency_ms: {
      median: number;
      p95: number;
    };
    /** Of all pairs. */
    tokens: {
      input: number;
      output: number;
    };
    answers: ({
      /** match, no_match or cannot_tell. */
      answer: string;
      /** Pairs of one company that were answered so. */
      same: number;
      /** Pairs of two companies that were answered so. */
      different: number;
      /** Share of this answer that is wrong, with its one-sided 95 % upper bound; null for cannot_tell, and where it never came. */
      wrong: {
        rate: number;
        upper: number;
      } | null;
      /** By how much the answer multiplies the odds of a candidate; 1: not at all. */
      odds_factor: number;
    })[];
  } | null;
  task: {
    /** The command that certifies, on the service's machine. */
    command: string;
    pairs: number;
    /** Two for each pair; the provider bills each. */
    questions: number;
    /** Estimated from the text, at four characters a token. */
    input_tokens: number;
    /** Estimated. */
    output_tokens: number;
  };
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface EvaluationReport {
  collection: "evaluation";
  version: string;
  /** The same as `metrics`. */
  items: ({
    /** null where it is of all stages together. */
    stage: string | null;
    metric: string;
    /** The number of cases behind the figure. */
    n: number;
    value: number;
    interval: {
      low: number;
      high: number;
    } | null;
  })[];
  pipeline_version: string;
  dataset: string | null;
  /** The command that printed the figures. */
  command: string | null;
  measured_at: string | null;
  metrics: ({
    /** null where it is of all stages together. */
    stage: string | null;
    metric: string;
    /** The number of cases behind the figure. */
    n: number;
    value: number;
    interval: {
      low: number;
      high: number;
    } | null;
  })[];
  /** null where the release was measured without them. */
  curves: EvaluationCurves | null;
  thresholds: {
    upper: number;
    lower: number;
    llm_confidence_floor: number;
  } | null;
  not_measured: string[];
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface EvaluationCurves {
  /** From the surest answer on, whatever the decision; at most 200 points. */
  risk_coverage: {
    /** Answers from this probability on are accepted. */
    confidence: number;
    /** Accepted answers divided by the queries whose company is in the register. */
    coverage: number;
    /** Share of wrong answers among the accepted ones. */
    risk: number;
  }[];
  /** Matches in bins of equal size, by rising probability. */
  reliability: {
    /** Mean of the stated probabilities. */
    said: number;
    /** Share of right matches. */
    right: number;
    n: number;
    interval: {
      low: number;
      high: number;
    };
  }[];
}

export interface GetEvaluationParameters {
  /** The release in force without it. */
  pipeline_version?: string | undefined;
}

export interface CompanyReferenceRows {
  rows: ({
    /** From 1, in the order of the request. */
    row_number: number;
    client_ref: string | null;
    /** The row as it was sent. */
    input: {};
    status: "candidates" | "no_candidates" | "unavailable" | "missing_domain" | "invalid_input";
    /** Why the row is unavailable; else null. */
    reason: "request_deadline" | "source_timeout" | "source_error" | null;
    candidates: ReferenceProfile[];
    /** Whether more profiles compete for the domain. */
    truncated: boolean;
  })[];
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface ReferenceProfile {
  profile_id: string;
  name: string;
  domain: string;
  country: "GB" | "US";
  address: {} | null;
  /** The installed version that it was read from. */
  snapshot_version: string;
  source_id: string;
  licence: string;
  /** It is not verified that the company uses the domain. */
  verified: false;
}

export interface CompanyReferenceBatch {
  /** The domains to look up, a row each. */
  records: readonly CompanyReferenceRow[];
  /** How many candidates a row has at the most. Default: 5. */
  limit?: number | undefined;
}

export interface CompanyReferenceRow {
  client_ref?: string | null | undefined;
  /** A domain, a host or an address. */
  domain?: string | null | undefined;
  /** US or GB; UK is GB. Without it both are looked in. */
  country?: string | null | undefined;
}

export interface ReferenceCollection {
  collection: string;
  /** Release of the pipeline that the values belong to. */
  version: string;
  items: { [name: string]: unknown }[];
  /** Prefix req_; quote it when reporting. */
  correlation_id: string;
  usage: Usage;
}

export interface TenantResponse {
  tenant_id: string;
  name: string;
  plan: string;
  external_ref: string | null;
  status: string;
  credits_granted: number;
  credits_remaining: number;
  rate_multiplier: number;
  created_at: string;
  correlation_id: string;
}

export interface CreateTenant {
  name: string;
  /** Default: "free". */
  plan?: "free" | "starter" | "growth" | "scale" | "enterprise" | undefined;
  tenant_id?: string | null | undefined;
  external_ref?: string | null | undefined;
}

export interface TenantList {
  tenants: Tenant[];
  total: number;
  limit: number;
  offset: number;
  correlation_id: string;
}

export interface Tenant {
  tenant_id: string;
  name: string;
  plan: string;
  external_ref: string | null;
  status: string;
  credits_granted: number;
  credits_remaining: number;
  rate_multiplier: number;
  created_at: string;
}

export interface ListTenantsParameters {
  /** Default: 50. */
  limit?: number | undefined;
  /** Default: 0. */
  offset?: number | undefined;
}

export interface MintedKey {
  key_id: string;
  tenant_id: string | null;
  scope: string;
  name: string;
  reviewer_id: string | null;
  /** Enough of the value to recognise it by. */
  key_hint: string;
  created_at: string;
  expires_at: string | null;
  last_used_at: string | null;
  rotated_at: string | null;
  previous_valid_until: string | null;
  status: "active" | "rotating" | "revoked" | "expired";
  /** The value; shown here and never again. */
  key: string;
  correlation_id: string;
}

export interface CreateKey {
  tenant_id?: string | null | undefined;
  scope: "read" | "resolve" | "review" | "erase" | "admin" | "metrics";
  name: string;
  reviewer_id?: string | null | undefined;
  /** When it ends, in the future; never without it. */
  expires_at?: string | null | undefined;
}

export interface KeyResponse {
  key_id: string;
  tenant_id: string | null;
  scope: string;
  name: string;
  reviewer_id: string | null;
  /** Enough of the value to recognise it by. */
  key_hint: string;
  created_at: string;
  expires_at: string | null;
  last_used_at: string | null;
  rotated_at: string | null;
  previous_valid_until: string | null;
  status: "active" | "rotating" | "revoked" | "expired";
  correlation_id: string;
}

export interface KeyList {
  keys: Key[];
  total: number;
  limit: number;
  offset: number;
  correlation_id: string;
}

export interface Key {
  key_id: string;
  tenant_id: string | null;
  scope: string;
  name: string;
  reviewer_id: string | null;
  /** Enough of the value to recognise it by. */
  key_hint: string;
  created_at: string;
  expires_at: string | null;
  last_used_at: string | null;
  rotated_at: string | null;
  previous_valid_until: string | null;
  status: "active" | "rotating" | "revoked" | "expired";
}

export interface ListKeysParameters {
  tenant_id?: string | undefined;
  scope?: "read" | "resolve" | "review" | "erase" | "admin" | "metrics" | undefined;
  status?: "active" | "rotating" | "revoked" | "expired" | undefined;
  /** Default: 50. */
  limit?: number | undefined;
  /** Default: 0. */
  offset?: number | undefined;
}

export interface RotateKeyParameters {
  /** Default from the configuration. */
  grace_seconds?: number | undefined;
}

export interface InstallTicket {
  ticket_id: string;
  /** The value; shown here and never again. */
  ticket: string;
  tenant_id: string;
  client_id: string | null;
  scopes: string[];
  expires_at: string;
  created_at: string;
  correlation_id: string;
}

export interface CreateInstallTicket {
  tenant_id: string;
  /** The one client that it is good for; any registered one without it. */
  client_id?: string | null | undefined;
  /** At most these are granted; both without it. */
  scopes?: readonly ("read" | "resolve")[] | undefined;
  /** Seconds until it is worth nothing. Default: 900. */
  expires_in?: number | undefined;
}

export interface OAuthClientList {
  clients: OAuthClient[];
  correlation_id: string;
}

export interface OAuthClient {
  client_id: string;
  client_name: string;
  redirect_uris: string[];
  token_endpoint_auth_method: string;
  allowed_scopes: string[];
}

export interface GrantList {
  grants: Grant[];
  total: number;
  limit: number;
  offset: number;
  correlation_id: string;
}

export interface Grant {
  grant_id: string;
  tenant_id: string;
  client_id: string;
  client_name: string;
  scopes: string[];
  /** The audience of its tokens. */
  resource: string;
  created_at: string;
  last_used_at: string | null;
  /** When it ends, unless it is refreshed before. */
  refresh_expires_at: string;
}

export interface ListGrantsParameters {
  tenant_id?: string | undefined;
  client_id?: string | undefined;
  /** Default: 50. */
  limit?: number | undefined;
  /** Default: 0. */
  offset?: number | undefined;
}

/** Every code of an error answer. */
export type ErrorCode =
  | "unauthorized"
  | "credits_exhausted"
  | "key_scope_forbidden"
  | "reviewer_mismatch"
  | "not_found"
  | "method_not_allowed"
  | "not_acceptable"
  | "request_timeout"
  | "idempotency_conflict"
  | "idempotency_in_progress"
  | "idempotency_response_erased"
  | "tenant_conflict"
  | "key_revoked"
  | "review_already_resolved"
  | "merge_blocked"
  | "detach_precondition_failed"
  | "label_conflict"
  | "label_superseded"
  | "storage_limit"
  | "webhook_limit"
  | "watch_limit"
  | "portfolio_conflict"
  | "portfolio_limit"
  | "portfolio_member_limit"
  | "capture_conflict"
  | "capture_reserved"
  | "capture_limit"
  | "batch_job_no_result"
  | "batch_job_not_cancellable"
  | "result_erased"
  | "payload_too_large"
  | "unsupported_media_type"
  | "misdirected_request"
  | "invalid_record"
  | "invalid_request"
  | "idempotency_key_required"
  | "invalid_cursor"
  | "cursor_filter_mismatch"
  | "invalid_webhook_url"
  | "rate_limited"
  | "internal_error"
  | "service_unavailable"
  | "deadline_exceeded";
