/** Counts of a register's facts after an install. */
export interface FactReport {
  /** Facts that the file states. */
  readonly stated: number;
  /** Facts that were not known before. */
  readonly added: number;
  /** Facts that were known and are stated again. */
  readonly restated: number;
  /** Facts that the version in force stated and this version no longer states. */
  readonly noLongerStated: number;
  /** Rows that named a natural person; nothing of them is stored. */
  readonly naturalPersonsExcluded: number;
}

export interface FactTerms {
  readonly sourceUrl: string | null;
  readonly licence: string | null;
  readonly licencePermitsResale: boolean;
}

/** The version that an install writes. */
export interface LoadingVersion {
  readonly registerId: string;
  readonly version: number;
  /** ISO 8601 time of this installation. */
  readonly seenAt: string;
}
