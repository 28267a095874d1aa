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
}
