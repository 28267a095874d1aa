/** A period of a level 2 record. Only one of type `RELATIONSHIP_PERIOD` dates the relationship itself. */
export interface RelationshipPeriod {
  readonly type?: string | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

/** What a level 2 record says that we use, in the publisher's words (RR-CDF 2.1), whichever file it came in. */
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
  /** How far the publisher has checked it, such as `ENTITY_SUPPLIED_ONLY`. */
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
