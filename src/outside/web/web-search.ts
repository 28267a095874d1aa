/** Searching the web at the address that the operator has configured, which is used as it stands. */

export const searchProviders = ["searxng", "brave"] as const;

export interface SearchAddress {
  readonly provider: (typeof searchProviders)[number];
  /** `/search` (SearXNG) or `/web/search` (Brave) is put behind it; null: the provider's own, which only Brave has. */
  readonly url: string | null;
  /** null: sent without a key. */
  readonly key: string | null;
}

/** One result. Everything in it is text of a stranger. */
export interface SearchResult {
  /** http or https. */
  readonly url: string;
  /** At most 300 characters. */
  readonly title: string;
  /** At most 1,000 characters; empty where the provider gave none. */
  readonly snippet: string;
}

/** Why there are no results. `quota`: 402 or 429. `malformed`: an answer of another form, an error page for one. */
export type SearchFault = "quota" | "refused" | "malformed" | "too_large" | "timed_out" | "failed";

export type SearchAnswer = { readonly results: readonly SearchResult[] } | { readonly fault: SearchFault };

/** Best first, at most 20. @param signal ends the search. */
export type SearchWeb = (query: string, signal: AbortSignal) => Promise<SearchAnswer>;
