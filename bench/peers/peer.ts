/** Another system that is measured beside Assay. It is installed from its package registry and only called. */

export interface ListedRow {
  readonly id: string;
  readonly name: string;
  readonly country: string | null;
}

export interface ScreenedRow extends ListedRow {
  /** Listed ids that Assay compares with this name, for a peer that can score given candidates. */
  readonly also: readonly string[];
}

export interface ScreeningTask {
  readonly list: readonly ListedRow[];
  readonly queries: readonly ScreenedRow[];
}

/** Listed ids with their scores 0..1, best first, by the query's id. A query without an answer has none. */
export type Matches = ReadonlyMap<string, readonly (readonly [id: string, score: number])[]>;

export interface ScreeningAnswers {
  /** The system, its version and its way of retrieval. */
  readonly label: string;
  readonly matches: Matches;
  /** Processor time of all queries on all threads; null where it was not measured. */
  readonly processorSeconds: number | null;
}

export interface Peer {
  readonly name: string;
  /** The installed version and the way in which it is asked, for the page. */
  readonly about: string;
  /**
   * Installs the peer into `directory`, unless it is there already, and asks it.
   * @throws Error where it cannot be installed or does not answer; the page then says so.
   */
  readonly screen: (task: ScreeningTask, directory: string) => Promise<readonly ScreeningAnswers[]>;
}
