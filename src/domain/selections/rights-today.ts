/**
 * A receipt as its reader may see it today. Nothing frozen changes: values of sources that the reader may no
 * longer be shown are left out, and each left-out place is named, so that nobody takes the rest for the whole.
 */
import type { FrozenEntity } from "./frozen-selection.ts";

/** The values of a receipt, the only parts of it that a licence can withhold. */
export interface FrozenValues {
  readonly entities: readonly FrozenEntity[];
  readonly result: object | null;
}

/** A value that is not shown, and the source that it cites. */
export interface Withheld {
  /** JSON Pointer (RFC 6901) of the value in the receipt as it was captured. */
  readonly place: string;
  readonly source_id: string;
}

interface Rights {
  /** Ids of sources that the reader may not be shown. */
  readonly withheld: ReadonlySet<string>;
  /** By entity: the sources of the parts of its `identity.identifiers`. */
  readonly identifierSources: Readonly<Record<string, readonly string[]>>;
}

/** Members of an answer that name sources and state none of their values. */
const namesOnly = new Set(["requested", "gaps", "withheld_by_licence", "fallback_reasons", "request"]);

/** The values that may be shown, and the places of those that may not. */
export function valuesShown(
  values: FrozenValues,
  rights: Rights,
): FrozenValues & { readonly left: readonly Withheld[] } {
  if (rights.withheld.size === 0) return { ...values, left: [] };
  const left: Withheld[] = [];
  const entities = values.entities.map((entity, at) => shownEntity(entity, { at, rights, left }));
  const tree = new Tree(rights.withheld, left);
  return { entities, result: tree.shown(values.result, "/result") as object | null, left };
}

function shownEntity(
  entity: FrozenEntity,
  { at, rights, left }: { readonly at: number; readonly rights: Rights; readonly left: Withheld[] },
): FrozenEntity {
  const composite = rights.identifierSources[entity.entity_id] ?? [];
  const withheldSource = (field: string): string | undefined => {
    const cited = sourceOf(entity.provenance[field]);
    const sources = field === "identity.identifiers" ? [cited, ...composite] : [cited];
    return sources.find((source) => source !== null && rights.withheld.has(source)) ?? undefined;
  };
  const gone = new Map(
    Object.keys(entity.record).flatMap((field) => {
      const source = withheldSource(field);
      return source === undefined ? [] : [[field, source] as const];
    }),
  );
  for (const [field, source_id] of gone)
    left.push({ place: pointer(`/entities/${at}/record`, field), source_id });
  const kept = <Value>(members: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(members).filter(([field]) => !gone.has(field)));
  const restricted = [...gone.keys()].map((field) => [field, "licence_restricted"] as const);
  return {
    ...entity,
    record: kept(entity.record),
    provenance: kept(entity.provenance),
    field_status: { ...entity.field_status, ...Object.fromEntries(restricted) },
  };
}

class Tree {
  readonly #withheld: ReadonlySet<string>;
  readonly #left: Withheld[];

  constructor(withheld: ReadonlySet<string>, left: Withheld[]) {
    this.#withheld = withheld;
    this.#left = left;
  }

  /** An item of a list that cites a withheld source is left out; a member of an object becomes null. */
  shown(value: unknown, place: string): unknown {
    if (Array.isArray(value)) {
      const items: unknown[] = value;
      return items.flatMap((item, at) => {
        const own = pointer(place, String(at));
        return this.#leaves(item, own) ? [] : [this.shown(item, own)];
      });
    }
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => {
        if (namesOnly.has(name)) return [name, member];
        const own = pointer(place, name);
        return [name, this.#leaves(member, own) ? null : this.shown(member, own)];
      }),
    );
  }

  #leaves(value: unknown, place: string): boolean {
    const source_id = this.#cites(value);
    if (source_id === null) return false;
    this.#left.push({ place, source_id });
    return true;
  }

  /** The withheld source that the value cites. A path cites the sources of all of its hops: half a path is none. */
  #cites(value: unknown): string | null {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
    const { source_id, provenance, hops } = value as Record<string, unknown>;
    const own = [typeof source_id === "string" ? source_id : null, sourceOf(provenance)];
    const found = own.find((source) => source !== null && this.#withheld.has(source));
    if (found) return found;
    if (!Array.isArray(hops)) return null;
    return hops.map((hop) => this.#cites(hop)).find((source) => source !== null) ?? null;
  }
}

function sourceOf(citation: unknown): string | null {
  if (typeof citation !== "object" || citation === null || !("source_id" in citation)) return null;
  return typeof citation.source_id === "string" ? citation.source_id : null;
}

function pointer(place: string, name: string): string {
  return `${place}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
