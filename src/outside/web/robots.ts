/**
 * Whether a site lets this service read a page: RFC 9309. Its rules are asked for once in a while for each origin. A
 * site without rules (4xx) allows everything, one whose rules cannot be had (5xx, no answer) nothing; 429 counts as the
 * latter, since it asks for fewer requests.
 */
import { bodyOf, isStepAllowed, REDIRECTS } from "../http/exchange.ts";
import { faultOfPageUrl, openPage, type WebGuard } from "./guarded-web.ts";
import type { Judge } from "./reading/read-in-thread.ts";

/** RFC 9309 §2.5: what a reader has to read at least. */
const MOST_BYTES = 500 * 1024;
/** RFC 9309 §2.3.1.2 asks for at least five, over hosts. */
const MOST_REDIRECTS = 5;
const RULES_MS = 3_600_000;
const FAILURE_MS = 300_000;
/** Characters of rules that are remembered, of all origins. */
const REMEMBERED = 8 * 1024 * 1024;

/** `rules`: the text of the file. */
type Known = { readonly rules: string } | "nothing_forbidden" | "unknown";

export class RobotsRules {
  readonly #guard: WebGuard;
  readonly #judge: Judge;
  readonly #now: () => Date;
  readonly #known = new Map<string, { readonly known: Known; readonly until: number }>();
  #characters = 0;

  /** @param judge decides by the text of the rules. */
  constructor(guard: WebGuard, judge: Judge, now: () => Date) {
    this.#guard = guard;
    this.#judge = judge;
    this.#now = now;
  }

  /** @throws AddressBlocked where the origin is no public one; Error where it does not answer at all. */
  async allow(url: URL, signal: AbortSignal): Promise<boolean> {
    const known = this.#remembered(url.origin) ?? (await this.#ask(url.origin, signal));
    if (known === "nothing_forbidden") return true;
    if (known === "unknown") return false;
    return await this.#judge({ rules: known.rules, url: url.href, token: tokenOf(this.#guard) }, signal);
  }

  #remembered(origin: string): Known | null {
    const entry = this.#known.get(origin);
    return entry && entry.until > this.#now().getTime() ? entry.known : null;
  }

  async #ask(origin: string, signal: AbortSignal): Promise<Known> {
    const known = await this.#fetch(new URL("/robots.txt", origin), signal);
    const lifeMs = known === "unknown" ? FAILURE_MS : RULES_MS;
    this.#forget(origin);
    this.#known.set(origin, { known, until: this.#now().getTime() + lifeMs });
    this.#characters += sizeOf(known);
    for (const oldest of this.#known.keys()) {
      if (this.#characters <= REMEMBERED || oldest === origin) break;
      this.#forget(oldest);
    }
    return known;
  }

  #forget(origin: string): void {
    const entry = this.#known.get(origin);
    if (entry) this.#characters -= sizeOf(entry.known);
    this.#known.delete(origin);
  }

  async #fetch(first: URL, signal: AbortSignal): Promise<Known> {
    let url = first;
    for (let followed = 0; followed <= MOST_REDIRECTS; followed++) {
      if (faultOfPageUrl(url, this.#guard) !== null) return "unknown";
      const response = await openPage(url, this.#guard, { accept: "text/plain", signal });
      const { statusCode: status = 0, headers } = response;
      if (REDIRECTS.has(status) && headers.location !== undefined) {
        response.destroy();
        const next = URL.parse(headers.location, url.href);
        if (next === null || !isStepAllowed(url, next)) return "unknown";
        next.hash = "";
        url = next;
        continue;
      }
      if (status >= 200 && status < 300) {
        const body = await bodyOf(response, MOST_BYTES, true);
        return { rules: new TextDecoder().decode(body) };
      }
      response.destroy();
      return status >= 400 && status < 500 && status !== 429 ? "nothing_forbidden" : "unknown";
    }
    return "nothing_forbidden";
  }
}

/** An entry costs something even where it has no text. */
const ENTRY = 500;

const sizeOf = (known: Known): number => ENTRY + (typeof known === "string" ? 0 : known.rules.length);

/** The product token by which a site names this service, which the header begins with. */
function tokenOf({ userAgent }: WebGuard): string {
  return /^[A-Za-z_-]+/.exec(userAgent)?.[0] ?? "Assay";
}
