import type { SnapshotCitation } from "../../domain/golden/observe-company.ts";
import { PIPELINE_VERSION } from "../../domain/matching/release.ts";
import type { RegisterCompany } from "../../domain/register-company.ts";
import { licencePermitsResale } from "../../registers/licence-permits-resale.ts";
import { Gathered } from "../../storage/gathered-reads.ts";
import { RegisterIndexError } from "../../storage/register-index/index-error.ts";
import { openRegisterIndex } from "../../storage/register-index/open-register-index.ts";
import type { RegisterIndex } from "../../storage/register-index/register-index.ts";
import { catalogueInForce } from "../../storage/register-linkings.ts";
import { type RelationshipRow, relationshipsInForce } from "../../storage/register-relationships.ts";
import { sourcesInForce } from "../../storage/register-sources.ts";
import { activeSnapshots, groupRows } from "../../storage/registers.ts";
import { buildCatalogueIndex, type IndexMeta, leisOf, withParents } from "./build-catalogue-index.ts";
import { CatalogueVersion } from "./catalogue-version.ts";
import { removeOldIndexes } from "./clean-registers.ts";
import { indexDirectory, indexPath, type RegisterDependencies } from "./dependencies.ts";
import type { SourceSummary } from "./installed-sources.ts";
import { bestSourceFirst } from "./source-order.ts";

/** One row of a company with the snapshot that it stands in. */
export interface RegisterMember {
  readonly company: RegisterCompany;
  readonly snapshot: SnapshotCitation;
}

type CatalogueDependencies = Pick<RegisterDependencies, "database" | "dataDir"> & {
  /** Told while an index is built, which takes minutes for millions of rows: how many are in it, from 0. */
  readonly onBuilding?: (rows: number) => void;
};

/** The installed registers of a running service: searched in memory, read from the database, swapped while it runs. */
export class RegisterCatalogue {
  readonly #deps: CatalogueDependencies;
  #current: CatalogueVersion | null = null;
  /** Kept open for the requests that began before the last swap. */
  #previous: CatalogueVersion | null = null;
  #refreshing: Promise<boolean> | null = null;
  #sources: readonly SourceSummary[] = [];

  readonly #groups: Gathered<number, Awaited<ReturnType<typeof groupRows>>[number]>;
  readonly #relationships: Gathered<string, RelationshipRow>;

  private constructor(deps: CatalogueDependencies) {
    this.#deps = deps;
    this.#relationships = new Gathered((_, leis) => relationshipsInForce(deps.database, [...new Set(leis)]), {
      ofItem: (lei) => lei,
      ofRow: (row) => row.child_lei,
    });
    this.#groups = new Gathered((_, ids) => groupRows(deps.database, [...new Set(ids)]), {
      ofItem: String,
      ofRow: ({ asked }) => String(asked),
    });
  }

  /** Opens the index of the version in force; builds it from the database when it is missing, damaged or of another release. */
  static async open(deps: CatalogueDependencies): Promise<RegisterCatalogue> {
    const catalogue = new RegisterCatalogue(deps);
    await catalogue.refresh();
    return catalogue;
  }

  /** What each source in force supplies. */
  sources(): readonly SourceSummary[] {
    return this.#sources;
  }

  /** The version that is served; null when nothing is installed. */
  current(): CatalogueVersion | null {
    return this.#current;
  }

  /**
   * Looks whether another version is in force and serves it from then on; meanwhile the old one goes on. True
   * when it was swapped. Calls that overlap share one look.
   */
  refresh(): Promise<boolean> {
    this.#refreshing ??= this.#swap().finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  /**
   * Every row of a company with its citation, best source first. A group of the version before the one in force
   * is found as well while its rows are kept; an unknown one gives [].
   */
  async loadGroup(groupId: number): Promise<RegisterMember[]> {
    const rows = await this.#groups.ask("", [groupId]);
    if (rows.length === 0) return [];
    const parsed = rows.map((row) => JSON.parse(row.data) as RegisterCompany);
    const companies = withParents(parsed, await this.#relationships.ask("", leisOf(parsed)));
    const members = companies.map((company, at) => {
      const { asked: _, data: __, ...cited } = rows[at]!;
      // A row that names a licence of its own stands under that one, whatever the file as a whole permits.
      const snapshot =
        company.licence === undefined
          ? cited
          : { ...cited, licencePermitsResale: licencePermitsResale(company.licence) };
      return { source: company.source, sourceRecordId: company.sourceRecordId, company, snapshot };
    });
    return bestSourceFirst(members).map(({ company, snapshot }) => ({ company, snapshot }));
  }

  close(): void {
    this.#current?.close();
    this.#previous?.close();
    this.#current = null;
    this.#previous = null;
  }

  async #swap(): Promise<boolean> {
    const version = await this.#versionInForce();
    if (version === (this.#current?.version ?? 0)) return false;
    const index = await this.#openOrBuild(version);
    const sources = await sourcesInForce(this.#deps.database);
    // While it was built another may have come, and then the rows of this one may have been cleaned away.
    if ((await this.#versionInForce()) !== version) {
      index.close();
      return this.#swap();
    }
    this.#previous?.close();
    this.#previous = this.#current;
    this.#current = new CatalogueVersion(version, index);
    this.#sources = sources.map((row) => ({
      sourceId: row.source,
      licence: row.licence,
      permitsResale: row.licence_permits_resale,
      companies: row.companies,
      attributes: row.attributes,
    }));
    await removeOldIndexes(this.#deps);
    return true;
  }

  async #versionInForce(): Promise<number> {
    return (await catalogueInForce(this.#deps.database)).version;
  }

  async #openOrBuild(version: number): Promise<RegisterIndex> {
    const path = indexPath(await indexDirectory(this.#deps), version);
    try {
      const index = await openRegisterIndex(path);
      if (isOf(index.meta as IndexMeta, version)) return index;
      index.close();
    } catch (error) {
      if (!(error instanceof RegisterIndexError)) throw error;
    }
    const members = (await activeSnapshots(this.#deps.database)).map((row) => row.snapshot_id);
    this.#deps.onBuilding?.(0);
    await buildCatalogueIndex(this.#deps, { version, members }, this.#deps.onBuilding);
    return openRegisterIndex(path);
  }
}

// Names and keys that another release made are not those that a query of this one has.
function isOf(meta: IndexMeta, version: number): boolean {
  return meta.version === version && meta.release === PIPELINE_VERSION;
}
