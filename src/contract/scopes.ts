/** The actions that a credential permits. Scopes are separate, not layered (specification §3.2). */
export const scopes = ["read", "resolve", "review", "erase", "admin", "metrics", "operator"] as const;
export type Scope = (typeof scopes)[number];

/** Scopes that belong to one tenant; the others reach no customer data. */
export const tenantScopes: readonly Scope[] = ["read", "resolve", "review", "erase"];

/** Scopes that can be minted over the API; `operator` exists on a loopback listener only. */
export const mintableScopes = ["read", "resolve", "review", "erase", "admin", "metrics"] as const;
