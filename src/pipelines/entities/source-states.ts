import type { SourceReadiness } from "../../domain/entities/project.ts";
import type { Database } from "../../storage/engine/database.ts";
import { sourcesInForce } from "../../storage/registers/register-sources.ts";
import type { InstalledRegisters } from "../register-install/installed-registers.ts";
import type { InstalledSources } from "../register-install/installed-sources.ts";

/** Source id → the tenants that may be shown its values; sources not in the map are shown to everyone. */
export type RestrictedSources = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Reads `source` and `source=tenant_id` entries: the source's values are withheld from every tenant that no
 * entry of the source names.
 */
export function restrictedSources(entries: readonly string[]): RestrictedSources {
  const restricted = new Map<string, Set<string>>();
  for (const entry of entries) {
    const [source = "", tenantId] = entry.split("=", 2).map((part) => part.trim());
    const permitted = restricted.get(source) ?? new Set<string>();
    if (tenantId) permitted.add(tenantId);
    restricted.set(source, permitted);
  }
  return restricted;
}

/**
 * The reason for an absent value: whether a source for it is set up, can be read here, and may be shown. A
 * register in force whose index this process could not load yet is set up and cannot be read.
 */
export class SourceStates implements SourceReadiness {
  readonly #database: Database;
  readonly #registers: Pick<InstalledRegisters, "sources">;
  readonly #installed: InstalledSources;
  readonly #restricted: RestrictedSources;
  #awaited: ReadonlySet<string> = new Set();

  constructor(parts: {
    readonly database: Database;
    readonly registers: Pick<InstalledRegisters, "sources">;
    readonly installed: InstalledSources;
    readonly restricted: RestrictedSources;
  }) {
    this.#database = parts.database;
    this.#registers = parts.registers;
    this.#installed = parts.installed;
    this.#restricted = parts.restricted;
  }

  configured(attribute: string): boolean {
    return this.#installed.configured(attribute);
  }

  unavailable(attribute: string): boolean {
    return this.#awaited.has(attribute);
  }

  withheldFrom(tenantId: string): ReadonlySet<string> {
    const withheld = [...this.#restricted].filter(([, permitted]) => !permitted.has(tenantId));
    return new Set(withheld.map(([source]) => source));
  }

  /** Finds the attributes whose register is in force and not served by this process; called periodically. */
  async look(): Promise<void> {
    const served = new Set(this.#registers.sources().map((source) => source.sourceId));
    const waiting = (await sourcesInForce(this.#database)).filter((row) => !served.has(row.source));
    this.#awaited = new Set(waiting.flatMap((row) => row.attributes));
  }
}
