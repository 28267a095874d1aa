import type { RegisterRef } from "../../domain/matching/comparable/candidate.ts";
import type { RegisterCandidate } from "../../domain/matching/comparable/register-candidate.ts";
import type { UnpackPart } from "../../domain/matching/packed/packed-name.ts";
import { rowRefs, unpackRow } from "../../domain/matching/packed/packed-row.ts";
import { unpackedParts } from "../../domain/matching/packed/parts-in-common.ts";
import type { Coverage } from "../../domain/retrieval/registered-scripts.ts";
import type { RetrievalKey } from "../../domain/retrieval/retrieval-key.ts";
import { type Shortlist, type ShortlistOptions, shortlist } from "../../domain/retrieval/shortlist.ts";
import type { RegisterIndex } from "../../storage/retrieval-index/register-index.ts";
import type { IndexMeta } from "./build-registers-index.ts";

/** The registers of one version: immutable, and valid for a request from its start to its end. */
export class RegistersVersion {
  readonly version: number;
  /** Companies. */
  readonly size: number;
  /** The sources of its rows. */
  readonly sources: readonly string[];
  readonly index: RegisterIndex;
  /** The number of its companies, and the scripts of their names. */
  readonly coverage: Coverage;
  readonly #parts: UnpackPart;
  #holders = 0;
  #superseded = false;

  constructor(version: number, index: RegisterIndex) {
    this.version = version;
    this.size = index.size;
    this.index = index;
    const { parts, sources, scripts } = index.meta as IndexMeta;
    this.sources = sources;
    this.coverage = { listed: index.size, scripts };
    this.#parts = unpackedParts(parts);
  }

  search(keys: readonly RetrievalKey[], options: ShortlistOptions = {}): Shortlist {
    return shortlist(keys, this.index, options);
  }

  /**
   * Unpacks the row each time: a query needs dozens, the next queries need few of the same, and long-lived
   * rows would burden the garbage collector.
   * @param refs its rows, where they were read before.
   * @throws RangeError where there is no such ordinal.
   */
  candidate(ordinal: number, refs?: readonly RegisterRef[]): RegisterCandidate {
    return unpackRow(this.index.row(ordinal).toString(), this.#parts, refs);
  }

  /** Only its register rows, for candidates that wait. @throws RangeError where there is no such ordinal. */
  refs(ordinal: number): RegisterRef[] {
    return rowRefs(this.index.row(ordinal));
  }

  /** Runs `work` with the index open until it ends, however often the registers are swapped meanwhile. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#holders++;
    try {
      return await work();
    } finally {
      this.#holders--;
      if (this.#superseded) this.close();
    }
  }

  /** Closes the index once no work uses it. */
  close(): void {
    this.#superseded = true;
    if (this.#holders === 0) this.index.close();
  }
}
