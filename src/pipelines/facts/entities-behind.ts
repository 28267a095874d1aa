import { publicReference } from "../../domain/ownership/public-reference.ts";
import type { Queryable } from "../../storage/engine/database.ts";
import { type ReconcileItem, reconcileEntities } from "../entities/reconcile-entities.ts";

/** The tenant's entities that hold one of these identifiers, by identifier key; keys without one are left out. */
export async function entitiesBehind(
  db: Queryable,
  tenantId: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const items = keys.flatMap((key): { readonly key: string; readonly item: ReconcileItem }[] => {
    const { scheme, value, jurisdiction } = publicReference(key);
    if (scheme === "lei") return [{ key, item: { lei: value } }];
    if (scheme !== "company_number" || jurisdiction === null) return [];
    return [{ key, item: { registration_number: value, jurisdiction } }];
  });
  const found = await reconcileEntities(
    db,
    tenantId,
    items.map(({ item }) => item),
  );
  return new Map(
    items.flatMap(({ key }, index) => {
      const entityId = found[index]?.entityId ?? null;
      return entityId === null ? [] : [[key, entityId] as const];
    }),
  );
}
