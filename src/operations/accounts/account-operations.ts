import { type Served, serve } from "../../contract/operation.ts";
import type { Database } from "../../storage/engine/database.ts";
import { createKey, deleteKey, getKey, listKeys, rotateKey } from "./keys.contract.ts";
import {
  createKeyHandler,
  deleteKeyHandler,
  getKeyHandler,
  listKeysHandler,
  rotateKeyHandler,
} from "./keys.handler.ts";
import { createTenant, getTenant, listTenants } from "./tenants.contract.ts";
import { createTenantHandler, getTenantHandler, listTenantsHandler } from "./tenants.handler.ts";

export interface AccountDependencies {
  readonly database: Database;
  /** How long a rotated key's former value stays valid by default, in seconds. */
  readonly keyGraceS: number;
}

/** The operations on tenants and credentials, with their handlers. */
export function accountOperations({ database, keyGraceS }: AccountDependencies): readonly Served[] {
  return [
    serve(createTenant, createTenantHandler({ database })),
    serve(getTenant, getTenantHandler({ database })),
    serve(listTenants, listTenantsHandler({ database })),
    serve(createKey, createKeyHandler({ database })),
    serve(getKey, getKeyHandler({ database })),
    serve(listKeys, listKeysHandler({ database })),
    serve(rotateKey, rotateKeyHandler({ database, graceS: keyGraceS })),
    serve(deleteKey, deleteKeyHandler({ database })),
  ];
}
