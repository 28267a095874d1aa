import { storedCompany } from "../../contract/stored/register-company.ts";
import { observeCompany, type SnapshotCitation } from "../../domain/entities/observe-company.ts";
import { companyKeys } from "../../domain/facts/company-keys.ts";
import type { KnownFact } from "../../domain/facts/known-fact.ts";
import type { RelationshipFact } from "../../domain/facts/relationship-facts.ts";
import { OWNERS } from "../../domain/ownership/observe-owners.ts";
import type { RegisterCompany } from "../../domain/register-company.ts";
import { licencePermitsResale } from "../../registers/licence-permits-resale.ts";
import { BatchLoader } from "../../storage/entities/batch-loader.ts";
import type { KnownFactRow } from "../../storage/registers/register-facts.ts";
import { keepServed, registersInForce } from "../../storage/registers/register-linkings.ts";
import {
  type RelationshipRow,
  relationshipsInForce,
} from "../../storage/registers/register-relationships.ts";
import { sourcesInForce } from "../../storage/registers/register-sources.ts";
import { groupRows } from "../../storage/registers/registers.ts";
import { whileRenewed } from "../while-renewed.ts";
import { leisOf, withParents } from "./build-registers-index.ts";
import { removeOldIndexes } from "./clean-registers.ts";
import { GRACE_S } from "./dependencies.ts";
import { eachSourceOnce, type SourceSummary } from "./installed-sources.ts";
import { relationshipFact, relationshipRows } from "./known-facts.ts";
import { type ObtainDependencies, obtainIndex } from "./obtain-index.ts";
import { RegistersVersion } from "./registers-version.ts";
import { bestSourceFirst } from "./source-order.ts";

/** One row of a company with the snapshot that contains it. */
export interface RegisterMember {
  readonly company: RegisterCompany;
  readonly snapshot: SnapshotCitation;
  /** The facts that owner registers state of the company. */
  readonly relationships?: readonly KnownFact<RelationshipFact>[];
}

/** How often a process records that it still serves a superseded version. */
const KEEP_SERVED_MS = (GRACE_S * 1000) / 10;

/** The installed registers of a running service: searched in memory, read from the database, and swapped. */
export class InstalledRegisters {
  readonly #deps: ObtainDependencies;
  #current: RegistersVersion | null = null;
  /** Kept open for the requests that began before the last swap. */
  #previous: RegistersVersion | null = null;
  #refreshing: Promise<boolean> | null = null;
  #sources: readonly SourceSummary[] = [];
  #hasLooked = false;
  readonly #closing = new AbortController();

  readonly #groups: BatchLoader<number, Awaited<ReturnType<typeof groupRows>>[number]>;
  readonly #relationships: BatchLoader<string, RelationshipRow>;
  readonly #stated: BatchLoader<string, KnownFactRow>;

  private constructor(deps: ObtainDependencies) {
    this.#deps = deps;
    this.#relationships = new BatchLoader(
      (_, leis) => relationshipsInForce(deps.database, [...new Set(leis)]),
      {
        ofItem: (lei) => lei,
        ofRow: (row) => row.child_lei,
      },
    );
    this.#stated = new BatchLoader((_, keys) => relationshipRows(deps.database, keys), {
      ofItem: (key) => key,
      ofRow: ({ asked }) => asked,
    });
    this.#groups = new BatchLoader((_, ids) => groupRows(deps.database, [...new Set(ids)]), {
      ofItem: String,
      ofRow: ({ asked }) => String(asked),
    });
  }

  /** Opens the version in force, once this machine has its index. */
  static async open(deps: ObtainDependencies): Promise<InstalledRegisters> {
    const catalogue = new InstalledRegisters(deps);
    await catalogue.refresh();
    return catalogue;
  }

  /** The attributes that each source in force supplies, each source once. */
  sources(): readonly SourceSummary[] {
    return this.#sources;
  }

  /** The version that is served; null when nothing is installed. */
  current(): RegistersVersion | null {
    return this.#current;
  }

  /** The number of that version, 0 when nothing is installed; null before the first look has ended. */
  version(): number | null {
    return this.#current?.version ?? (this.#hasLooked ? 0 : null);
  }

  /**
   * Looks for another version in force and serves it from then on; meanwhile the old version is served. True
   * when it was swapped. Overlapping calls share one look.
   */
  refresh(): Promise<boolean> {
    this.#refreshing ??= this.#swap().finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  /**
   * Every row of a company with its citation, best source first. A group of the previous version is found as
   * well while its rows are kept; an unknown group gives [].
   */
  async loadGroup(groupId: number): Promise<RegisterMember[]> {
    const rows = await this.#groups.ask("", [groupId]);
    if (rows.length === 0) return [];
    const parsed = rows.map((row) => storedCompany(row.data));
    const companies = withParents(parsed, await this.#relationships.ask("", leisOf(parsed)));
    const members = companies.map((company, at) => {
      const { asked: _, data: __, ...cited } = rows[at]!;
      // A row with a licence of its own has the terms of that licence, whatever the terms of the whole file.
      const snapshot =
        company.licence === undefined
          ? cited
          : { ...cited, licencePermitsResale: licencePermitsResale(company.licence) };
      return { source: company.source, sourceRecordId: company.sourceRecordId, company, snapshot };
    });
    const stated = await this.#relationshipsOf(members);
    return bestSourceFirst(members).map((member) => {
      const relationships = stated.get(member);
      const { company, snapshot } = member;
      return { company, snapshot, ...(relationships === undefined ? {} : { relationships }) };
    });
  }

  /** The facts about each member's own identifiers; reads nothing where no register of owners is in force. */
  async #relationshipsOf<Member extends RegisterMember>(
    members: readonly Member[],
  ): Promise<ReadonlyMap<Member, readonly KnownFact<RelationshipFact>[]>> {
    if (!this.#sources.some(({ attributes }) => attributes.includes(OWNERS))) return new Map();
    const keys = members.map(({ company, snapshot }) => companyKeys(observeCompany(company, snapshot)));
    const rows = await this.#stated.ask("", [...new Set(keys.flat())]);
    const bySubject = Map.groupBy(rows.map(relationshipFact), ({ subject }) => subject);
    return new Map(
      members.map((member, at) => [member, keys[at]!.flatMap((key) => bySubject.get(key) ?? [])]),
    );
  }

  /** Closes the index; stops the loading of a version. */
  async close(): Promise<void> {
    this.#closing.abort();
    this.#current?.close();
    this.#previous?.close();
    this.#current = null;
    this.#previous = null;
    await this.#refreshing?.catch(() => undefined);
  }

  async #swap(): Promise<boolean> {
    const { signal } = this.#closing;
    try {
      for (;;) {
        const version = await this.#versionInForce();
        const isLoaded = version === (this.#current?.version ?? 0);
        // A file of facts alone changes no version of the registers.
        if (isLoaded) this.#sources = await this.#sourcesInForce();
        const swapped = !isLoaded && (await this.#load(version));
        this.#hasLooked ||= isLoaded || swapped;
        if (isLoaded || swapped) return swapped;
      }
    } catch (error) {
      if (signal.aborted) return false;
      throw error;
    }
  }

  /** False where another version came into force meanwhile: the rows of this one may have been removed. */
  async #load(version: number): Promise<boolean> {
    const { signal } = this.#closing;
    const index = await this.#keepServed(() => obtainIndex(this.#deps, version, signal));
    if (!index) return false;
    const sources = await this.#sourcesInForce();
    if (signal.aborted || (await this.#versionInForce()) !== version) {
      index.close();
      signal.throwIfAborted();
      return false;
    }
    this.#previous?.close();
    this.#previous = this.#current;
    this.#current = new RegistersVersion(version, index);
    this.#sources = sources;
    await removeOldIndexes(this.#deps);
    return true;
  }

  async #sourcesInForce(): Promise<readonly SourceSummary[]> {
    const rows = await sourcesInForce(this.#deps.database);
    return eachSourceOnce(
      rows.map((row) => ({
        sourceId: row.source,
        licence: row.licence,
        permitsResale: row.licence_permits_resale,
        companies: row.companies,
        attributes: row.attributes,
      })),
    );
  }

  /** Keeps the rows of the version that is still served while the next version is loaded. */
  async #keepServed<T>(loading: () => Promise<T>): Promise<T> {
    const served = this.#current?.version;
    if (served === undefined) return loading();
    const renew = () => keepServed(this.#deps.database, served, 2 * GRACE_S);
    await renew();
    return whileRenewed({ everyMs: KEEP_SERVED_MS, renew }, loading);
  }

  async #versionInForce(): Promise<number> {
    return (await registersInForce(this.#deps.database)).version;
  }
}
