/** Media types of pages that are read. */
export const pageTypes = ["text/html", "application/xhtml+xml", "text/plain"] as const;

/** The body of an answer, and what its head says of it. */
export interface Content {
  readonly raw: Uint8Array;
  /** Lower case, without parameters; one of `pageTypes`. */
  readonly mediaType: string;
  /** The header as it came. */
  readonly contentType: string;
  /** Behind the redirects. */
  readonly url: string;
}

export type ContentText =
  | {
      readonly extracted: string;
      readonly markdown: string;
      readonly title: string;
      readonly links: readonly string[];
    }
  | { readonly fault: "unreadable" | "too_large" };
