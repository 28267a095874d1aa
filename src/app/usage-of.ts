import type { DoorDependencies } from "../door/dependencies.ts";
import type { Database } from "../storage/engine/database.ts";
import { tenantStanding } from "../storage/entities/catalogue.ts";

/** The usage block of an answer that charged nothing. @throws where the caller's tenant is gone. */
export function usageOf(database: Database): DoorDependencies["usageOf"] {
  return async (tenantId) => {
    const standing = await tenantStanding(database, tenantId);
    if (!standing) throw new Error("the caller's tenant is gone");
    const { catalogue_version: _, ...left } = standing;
    return { credits_charged: 0, ...left };
  };
}
