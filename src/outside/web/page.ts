/** A page of the web as it was read. Everything in it is text of a stranger. */
export interface Page {
  /** As it was asked for. */
  readonly url: string;
  /** Behind the redirects. */
  readonly finalUrl: string;
  /** ISO 8601. */
  readonly retrievedAt: string;
  /** Lower case, without parameters. */
  readonly mediaType: string;
  /** As the server sent them, unpacked. */
  readonly raw: Uint8Array;
  /** The text that a reader sees, without menus where the main part can be told: paragraphs with a line end between. */
  readonly extracted: string;
  readonly markdown: string;
  /** Empty where the page has none. */
  readonly title: string;
  /** http and https addresses that the page links to, absolute, without repeats: at most 200. */
  readonly links: readonly string[];
}

/**
 * Why a page was not read. `robots`: its site forbids it, or its rules could not be had. `blocked_address`: an address
 * that is not public. `type`: neither HTML nor text. `http_status`: any but 200.
 */
export type PageFault =
  | "invalid_url"
  | "blocked_address"
  | "robots"
  | "http_status"
  | "redirected"
  | "type"
  | "too_large"
  | "timed_out"
  | "unreachable"
  | "unreadable";

export type PageAnswer = { readonly page: Page } | { readonly fault: PageFault; readonly status?: number };

/** Reads one page. @param signal ends the reading; a limit of time of its own holds beside it. */
export type ReadPage = (url: string, signal: AbortSignal) => Promise<PageAnswer>;
