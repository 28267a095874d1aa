import type { ComponentType } from "preact";

export interface PageProps {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
}

/** Where a page stands, who may see it, and how its code is fetched when it is first needed. */
export interface PageRoute {
  /** Below `/workbench`, with `:name` and `:name?` for parts that vary: `/companies/:entity_id`. */
  readonly path: string;
  readonly title: string;
  /** In the navigation under this heading; null: reached from other pages only. */
  readonly group: "Work" | "Data" | "Service" | null;
  /** The second key behind `g` that goes there. */
  readonly key?: string;
  /** Scopes any of which admit to it; without them it is not offered. */
  readonly scopes: readonly string[];
  /** Whether it is about one tenant's data; then an operator chooses a tenant first. */
  readonly ofTenant: boolean;
  readonly load: () => Promise<{ readonly page: ComponentType<PageProps> }>;
}
