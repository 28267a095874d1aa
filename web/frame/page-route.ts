import type { ComponentType } from "preact";

export interface PageProps {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
}

/** The address of a page, the scopes that it needs, and the import of its code on first use. */
export interface PageRoute {
  /** The path below `/workbench`, with `:name` and `:name?` for variable parts: `/companies/:entity_id`. */
  readonly path: string;
  readonly title: string;
  /** The heading of its group in the navigation; null: other pages link to it. */
  readonly group: "Work" | "Data" | "Service" | null;
  /** The second key after `g` that opens the page. */
  readonly key?: string;
  /** The page needs any one of these scopes; without one it is not offered. */
  readonly scopes: readonly string[];
  /** Whether the page shows one tenant's data; then an operator chooses a tenant first. */
  readonly ofTenant: boolean;
  readonly load: () => Promise<{ readonly page: ComponentType<PageProps> }>;
}
