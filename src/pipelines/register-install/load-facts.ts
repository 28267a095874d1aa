/**
 * Writes the facts of a file beside those in force. A stored fact costs a look-up and one bit of memory; a
 * new fact is inserted under the version being loaded, and a fact that the version no longer states is
 * marked. None of these changes is read until the version comes into force.
 */
import type { CompanyReference } from "../../domain/facts/company-reference.ts";
import type { FactRow } from "../../domain/facts/fact.ts";
import { identifierKey } from "../../domain/identifiers/identifier-key.ts";
import type { Database, Transaction } from "../../storage/engine/database.ts";
import {
  adoptFacts,
  closeFacts,
  insertFacts,
  type NewFactRow,
  reopenFacts,
  restateFacts,
  type StoredFactState,
  statedFactIds,
  statedFactsOfRows,
  storedFacts,
} from "../../storage/registers/register-fact-rows.ts";
import {
  activateFactVersion,
  addPersonCounts,
  beginFactVersion,
  holdFactVersion,
} from "../../storage/registers/register-fact-versions.ts";
import type { FactReport, FactTerms, LoadingVersion } from "./fact-report.ts";
import { storedRowsOf } from "./fact-rows.ts";
import { FactSet } from "./fact-set.ts";
import { RegisterInstallError } from "./install-error.ts";

const CHUNK = 1_000;
const CLOSE_BATCH = 10_000;
const SUBJECTS_COUNTED = 10_000;

interface Head {
  readonly version: number;
  readonly asOf: string | null;
  readonly seenAt: string | null;
}

const NO_HEAD: Head = { version: 0, asOf: null, seenAt: null };

export class FactLoader {
  readonly #database: Database;
  readonly #loading: LoadingVersion;
  readonly #seen = new FactSet();
  #head: Head | null = null;
  #asHistory = false;
  /** Whether the file is a delta: then each of its rows replaces all earlier statements of the row. */
  #replacesRows = false;
  #rows: NewFactRow[] = [];
  #touched = new Set<string>();
  #persons = new Map<string, number>();
  readonly #counts = { stated: 0, added: 0, restated: 0, noLongerStated: 0, naturalPersonsExcluded: 0 };

  constructor(database: Database, loading: LoadingVersion) {
    this.#database = database;
    this.#loading = loading;
  }

  /** Whether the file has stated a fact or named a person. */
  get hasBegun(): boolean {
    return this.#head !== null;
  }

  /** Whether the file is older than the version in force: it adds facts of that time and ends none. */
  get isHistory(): boolean {
    return this.#asHistory;
  }

  get isFull(): boolean {
    return this.#rows.length >= CHUNK || this.#persons.size >= SUBJECTS_COUNTED;
  }

  get report(): FactReport {
    return this.#counts;
  }

  /**
   * Has to be called before the first fact where it applies.
   * @param asOf publisher's date of a file that is installed although it may be older than the one in force.
   */
  async begin({ isDelta, asOf }: { readonly isDelta: boolean; readonly asOf: string | null }): Promise<void> {
    const head = await this.#database.transaction((tx) => beginFactVersion(tx, this.#loading));
    this.#head = { version: head.version, asOf: head.as_of, seenAt: head.seen_at };
    this.#replacesRows = isDelta;
    this.#asHistory =
      asOf !== null && this.#head.asOf !== null && Date.parse(asOf) < Date.parse(this.#head.asOf);
  }

  add(row: FactRow): void {
    this.#touched.add(row.sourceRecordId);
    for (const fact of storedRowsOf(row)) this.#rows.push(fact);
  }

  addPerson(subject: CompanyReference): void {
    this.#counts.naturalPersonsExcluded++;
    const key = identifierKey(subject);
    this.#persons.set(key, (this.#persons.get(key) ?? 0) + 1);
  }

  async flush(): Promise<void> {
    const rows = this.#rows;
    const touched = [...this.#touched];
    this.#rows = [];
    this.#touched = new Set();
    const persons = this.#persons;
    this.#persons = new Map();
    if (touched.length === 0 && persons.size === 0) return;
    await this.#write(async (tx) => {
      if (rows.length > 0) await this.#store(tx, rows);
      if (this.#replacesRows && !this.#asHistory) await this.#closeRest(tx, touched);
      if (persons.size > 0) await addPersonCounts(tx, this.#loading, persons);
    });
  }

  /** Rows that the publisher withdraws no longer state anything. */
  async withdraw(sourceRecordIds: readonly string[]): Promise<void> {
    if (this.#asHistory) return;
    for (let from = 0; from < sourceRecordIds.length; from += CHUNK) {
      const chunk = sourceRecordIds.slice(from, from + CHUNK);
      await this.#write((tx) => this.#closeRest(tx, chunk));
    }
  }

  /** Closes facts in force that the file does not state; only for a full version of sufficient size. */
  async closeUnseen(): Promise<void> {
    const head = this.#head!;
    if (this.#asHistory || head.version === 0) return;
    const { registerId } = this.#loading;
    for (let after = 0; ; ) {
      const ids = await statedFactIds(
        this.#database,
        { registerId, version: head.version },
        { after, limit: CLOSE_BATCH },
      );
      if (ids.length === 0) return;
      await this.#write((tx) =>
        this.#close(
          tx,
          ids.filter((id) => !this.#seen.has(id)),
        ),
      );
      after = ids.at(-1)!;
    }
  }

  /** Puts the version in force, within the transaction of the install. */
  async activate(tx: Transaction, asOf: string | null, terms: FactTerms): Promise<void> {
    if (this.#changesNothing(asOf)) return;
    const asHistory = this.#asHistory;
    const done = await activateFactVersion(tx, { ...this.#loading, asOf, ...terms, asHistory });
    if (!done) throw overtaken();
  }

  /** The same snapshot was installed again: not even the last-seen time changes. */
  #changesNothing(asOf: string | null): boolean {
    const { added, restated, noLongerStated } = this.#counts;
    const head = this.#head ?? NO_HEAD;
    if (head.version === 0 || added + restated + noLongerStated > 0) return false;
    return (
      this.#asHistory || asOf === null || (head.asOf !== null && Date.parse(asOf) === Date.parse(head.asOf))
    );
  }

  async #store(tx: Transaction, rows: readonly NewFactRow[]): Promise<void> {
    const byKey = new Map(rows.map((row) => [factKey(row.sourceRecordId, row.contentKey), row]));
    const stored = await storedFacts(tx, this.#loading.registerId, [...byKey.values()]);
    for (const { source_record_id, content_key } of stored)
      byKey.delete(factKey(source_record_id, content_key));
    this.#counts.stated += byKey.size + stored.length;
    await this.#seeAgain(tx, stored);
    if (byKey.size === 0) return;
    const asHistory = this.#asHistory;
    const ids = await insertFacts(tx, { ...this.#loading, asHistory }, [...byKey.values()]);
    for (const id of ids) this.#seen.add(id);
    this.#counts.added += ids.length;
  }

  async #seeAgain(tx: Transaction, stored: readonly StoredFactState[]): Promise<void> {
    const { version } = this.#loading;
    const head = this.#head!.version;
    const fresh = stored.filter(({ fact_id }) => !this.#seen.has(fact_id));
    for (const { fact_id } of fresh) this.#seen.add(fact_id);
    const left = fresh.filter(({ from_version }) => from_version > head && from_version !== version);
    const closed = fresh.filter(
      ({ from_version, until_version }) => from_version <= head && until_version !== null,
    );
    const idsOf = (facts: readonly StoredFactState[]) => facts.map(({ fact_id }) => fact_id);
    if (left.length > 0) {
      const asHistory = this.#asHistory;
      await adoptFacts(tx, { ...this.#loading, asHistory }, idsOf(left));
      this.#counts.added += left.length;
    }
    if (this.#asHistory || closed.length === 0) return;
    const now = closed.filter(({ until_version }) => until_version === version);
    const before = closed.filter(({ until_version }) => until_version !== version);
    if (now.length > 0) {
      await reopenFacts(tx, version, idsOf(now));
      this.#counts.noLongerStated -= now.length;
    }
    if (before.length > 0) {
      await restateFacts(tx, version, idsOf(before));
      this.#counts.restated += before.length;
    }
  }

  async #closeRest(tx: Transaction, sourceRecordIds: readonly string[]): Promise<void> {
    const { registerId } = this.#loading;
    const version = this.#head?.version ?? 0;
    if (version === 0 || sourceRecordIds.length === 0) return;
    const ids = await statedFactsOfRows(tx, { registerId, version }, sourceRecordIds);
    await this.#close(
      tx,
      ids.filter((id) => !this.#seen.has(id)),
    );
  }

  async #close(tx: Transaction, factIds: readonly number[]): Promise<void> {
    if (factIds.length === 0) return;
    const { version } = this.#loading;
    await closeFacts(tx, { version, lastSeenAt: this.#head!.seenAt }, factIds);
    this.#counts.noLongerStated += factIds.length;
  }

  /** Each chunk commits by itself, and only while this version is the one being loaded. */
  async #write(work: (tx: Transaction) => Promise<void>): Promise<void> {
    await this.#database.transaction(async (tx) => {
      if (!(await holdFactVersion(tx, this.#loading))) throw overtaken();
      await work(tx);
    });
  }
}

function overtaken(): RegisterInstallError {
  return new RegisterInstallError("interrupted", "another install of this register has begun meanwhile");
}

function factKey(sourceRecordId: string, contentKey: string): string {
  return `${contentKey} ${sourceRecordId}`;
}
