/** A period of a level 2 record. Only the type `RELATIONSHIP_PERIOD` gives the dates of the relationship. */
export interface RelationshipPeriod {
  readonly type?: string | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

/** The fields of a level 2 record that Assay uses, in the publisher's words (RR-CDF 2.1). */
export interface RelationshipRecord {
  readonly startNode?: string | undefined;
  readonly startNodeType?: string | undefined;
  readonly endNode?: string | undefined;
  readonly endNodeType?: string | undefined;
  readonly type?: string | undefined;
  readonly status?: string | undefined;
  readonly periods: readonly RelationshipPeriod[];
  readonly registrationStatus?: string | undefined;
  readonly lastUpdateDate?: string | undefined;
  /** The publisher's degree of validation, such as `ENTITY_SUPPLIED_ONLY`. */
  readonly validationSources?: string | undefined;
  readonly validationReference?: string | undefined;
  /** Dimension and category, such as ACCOUNTING_STANDARD and US_GAAP. */
  readonly qualifiers: readonly {
    readonly dimension?: string | undefined;
    readonly category?: string | undefined;
  }[];
  readonly quantifiers: readonly {
    readonly method?: string | undefined;
    readonly amount?: string | undefined;
    readonly units?: string | undefined;
  }[];
}
