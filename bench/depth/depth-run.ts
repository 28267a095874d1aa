import type { CertificationTable } from "../../src/adjudication/certification.ts";
import type { AnsweredQuery } from "../quality/query-score.ts";
import type { Erring } from "./erring-model.ts";
import type { Expectation } from "./expectation.ts";
import type { Overhead } from "./overhead.ts";

export interface AskedQuery extends AnsweredQuery {
  /** The stage that decided, or at which the record stayed open; null where the request was refused. */
  readonly stage: string | null;
}

/** One stand-in model: its certification, and all queries at depth `adjudication` beside it. */
export interface ModelRow {
  readonly erring: Erring;
  readonly table: CertificationTable;
  /** Of the counted queries that the local decision left open. */
  readonly expected: Expectation;
  /** Every query: the answers that the local decision gave, and those of the others at depth `adjudication`. */
  readonly answers: readonly AskedQuery[];
  /** Questions that the model was asked about queries; a pair of companies is two. */
  readonly questions: number;
}

/** Everything that one run measured; the only input of the page. */
export interface DepthRun {
  readonly pipelineVersion: string;
  readonly modelVersion: string;
  readonly date: string;
  /** The database; null: inside the process, without HTTP and a database. */
  readonly engine: string | null;
  readonly available: number;
  readonly certificationPairs: number;
  /** Every query at depth `probabilistic`. */
  readonly local: readonly AskedQuery[];
  /** Queries that it left open. */
  readonly open: number;
  readonly rows: readonly ModelRow[];
  /** null where it was not measured. */
  readonly overhead: Overhead | null;
}
