import type { StatedFact } from "../../domain/facts/fact.ts";
import type { RegisterCompany } from "../../domain/register-company.ts";
import { boundedCompany } from "../../registers/bounded-company.ts";
import type {
  BadRow,
  CompanyRow,
  RegisterRelationship,
  RegisterRow,
  Retired,
  SkippedRow,
} from "../../registers/register-format.ts";
import {
  insertRelationships,
  type NewRelationshipRow,
} from "../../storage/registers/register-relationships.ts";
import { insertBadRows, insertCompanies, renewSnapshotLease } from "../../storage/registers/registers.ts";
import { LEASE_S, type RegisterDependencies } from "./dependencies.ts";
import { RegisterInstallError } from "./install-error.ts";
import { FactLoader } from "./load-facts.ts";
import { SourceTallies, type SourceTally } from "./source-tallies.ts";

/** The contents of a loaded file. */
export interface LoadedRows {
  readonly companies: number;
  readonly relationships: number;
  /** Rows that state something of a company that they do not describe. */
  readonly statements: number;
  readonly bad: number;
  readonly skipped: number;
  /** Companies of which a value was left out because it exceeds the length limit (`boundedCompany`). */
  readonly shortened: number;
  /** ISO 8601; null where the file gives none. */
  readonly publisherDate: string | null;
  readonly sources: readonly SourceTally[];
  /** Sources with a row that states an owner or a controller. */
  readonly ownerSources: readonly string[];
  /** Hours that a delta covers, null where it does not state them; undefined for a full file. */
  readonly deltaHours: number | null | undefined;
  readonly retired: readonly Retired[];
}

/** The snapshot that the rows are written under. */
interface LoadingSnapshot {
  readonly snapshotId: number;
  readonly registerId: string;
  /** ISO 8601 time of the installation. */
  readonly seenAt: string;
  /** Publisher's date that takes precedence over the date in the file. */
  readonly asOf: string | null;
}

const CHUNK = 1_000;
const BAD_ROWS_KEPT = 1_000;

/** Writes the rows of a file under a snapshot, in chunks that each commit by themselves. */
export class RowLoader {
  /** The facts that the rows state with dates. */
  readonly facts: FactLoader;
  readonly #deps: RegisterDependencies;
  readonly #snapshotId: number;
  readonly #asOf: string | null;
  #companies: { readonly line: number; readonly company: RegisterCompany }[] = [];
  #relationships: RegisterRelationship[] = [];
  #badRows: Pick<BadRow, "line" | "reason">[] = [];
  #kept = 0;
  readonly #counts = { companies: 0, relationships: 0, statements: 0, bad: 0, skipped: 0, shortened: 0 };
  #publisherDate: string | null = null;
  #deltaHours: number | null | undefined = undefined;
  readonly #retired: Retired[] = [];
  readonly #sources = new SourceTallies();
  readonly #ownerSources = new Set<string>();

  constructor(deps: RegisterDependencies, loading: LoadingSnapshot) {
    this.#deps = deps;
    this.#snapshotId = loading.snapshotId;
    this.#asOf = loading.asOf;
    const { registerId, snapshotId: version, seenAt } = loading;
    this.facts = new FactLoader(deps.database, { registerId, version, seenAt });
  }

  async add(row: RegisterRow): Promise<void> {
    await this.#addFacts(row);
    if (row.kind === "company") this.#addCompany(row);
    else if (row.kind === "relationship") this.#relationships.push(row.relationship);
    else if (row.kind === "statement") this.#counts.statements++;
    else if (row.kind === "bad") this.#addBad(row.line, row.reason);
    else if (row.kind === "skipped") this.#skip(row);
    else if (row.kind === "delta") this.#deltaHours = row.hours;
    else if (row.kind === "publisher_date") this.#publisherDate = row.date;
    if (
      this.#companies.length >= CHUNK ||
      this.#relationships.length >= CHUNK ||
      this.#badRows.length >= CHUNK ||
      this.facts.isFull
    ) {
      await this.#flush();
    }
  }

  async finish(): Promise<LoadedRows> {
    await this.#flush();
    return {
      ...this.#counts,
      publisherDate: this.#publisherDate,
      sources: this.#sources.all(),
      ownerSources: [...this.#ownerSources],
      deltaHours: this.#deltaHours,
      retired: this.#deltaHours === undefined ? [] : this.#retired,
    };
  }

  async #addFacts(row: RegisterRow): Promise<void> {
    const facts = "facts" in row ? row.facts : undefined;
    if (facts === undefined && row.kind !== "natural_person") return;
    if (!this.facts.hasBegun) {
      const isDelta = this.#deltaHours !== undefined;
      await this.facts.begin({ isDelta, asOf: this.#asOf ?? this.#publisherDate });
    }
    if (row.kind === "natural_person") this.facts.addPerson(row.subject);
    else if (facts !== undefined) {
      this.facts.add(facts);
      if (facts.facts.some(isOwner)) this.#ownerSources.add(facts.source);
    }
  }

  #addCompany({ line, company }: CompanyRow): void {
    const bounded = boundedCompany(company);
    if ("reason" in bounded) {
      this.#addBad(line, bounded.reason);
      return;
    }
    if (bounded.shortened.length > 0) this.#counts.shortened++;
    this.#companies.push({ line, company: bounded.company });
  }

  // The skipped rows of a full file are not stored: a full file of GLEIF has many annulled records.
  #skip({ retires }: SkippedRow): void {
    this.#counts.skipped++;
    if (this.#deltaHours !== undefined && retires !== undefined) this.#retired.push(retires);
  }

  #addBad(line: number, reason: string): void {
    this.#counts.bad++;
    if (this.#kept === BAD_ROWS_KEPT) return;
    this.#kept++;
    this.#badRows.push({ line, reason });
  }

  async #flush(): Promise<void> {
    const { database } = this.#deps;
    if (!(await renewSnapshotLease(database, this.#snapshotId, LEASE_S))) {
      throw new RegisterInstallError("interrupted", "the install was taken for dead and cleaned away");
    }
    if (this.#companies.length > 0) await this.#flushCompanies();
    if (this.#relationships.length > 0) {
      await insertRelationships(database, this.#snapshotId, this.#relationships.map(relationshipRow));
      this.#counts.relationships += this.#relationships.length;
      this.#relationships = [];
    }
    await this.facts.flush();
    if (this.#badRows.length > 0) {
      await insertBadRows(database, this.#snapshotId, this.#badRows);
      this.#badRows = [];
    }
    await this.#deps.failpoint?.("row_chunk");
  }

  /** The first row of an id counts; a later row of the id, in this chunk or another, is a bad row. */
  async #flushCompanies(): Promise<void> {
    const rows = this.#companies;
    this.#companies = [];
    const first = new Map<string, (typeof rows)[number]>();
    for (const row of rows) if (!first.has(keyOf(row.company))) first.set(keyOf(row.company), row);
    const inserted = await insertCompanies(
      this.#deps.database,
      this.#snapshotId,
      [...first.values()].map(({ company }) => ({
        source: company.source,
        sourceRecordId: company.sourceRecordId,
        data: JSON.stringify(company),
      })),
    );
    this.#counts.companies += inserted.length;
    for (const { company } of first.values()) this.#sources.add(company);
    if (inserted.length === rows.length) return;
    const fresh = new Set(inserted.map((row) => `${row.source}\n${row.source_record_id}`));
    for (const row of rows) {
      const key = keyOf(row.company);
      if (first.get(key) !== row || !fresh.has(key)) {
        this.#addBad(row.line, "source and source_record_id are those of an earlier row of the file");
      }
    }
  }
}

function isOwner({ content }: StatedFact): boolean {
  return content.kind === "relationship" && (content.basis === "control" || content.basis === "ownership");
}

function keyOf(company: RegisterCompany): string {
  return `${company.source}\n${company.sourceRecordId}`;
}

function relationshipRow(relationship: RegisterRelationship): NewRelationshipRow {
  return {
    child_lei: relationship.childLei,
    parent_lei: relationship.parentLei,
    type: relationship.type,
    status: relationship.status,
    valid_from: relationship.validFrom ?? null,
    valid_to: relationship.validTo ?? null,
  };
}
