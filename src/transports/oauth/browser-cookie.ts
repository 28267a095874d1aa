import type { FastifyRequest } from "fastify";

/**
 * The cookie that binds a consent form to the browser that received it. Over https its prefix prevents other
 * hosts from setting it; Lax, because the page is opened from the client's site, and its form comes from
 * Assay's.
 */
export class BrowserCookie {
  readonly #name: string;
  readonly #attributes: string;

  constructor(options: { secure: boolean; maxAgeS: number }) {
    this.#name = options.secure ? "__Host-assay_consent" : "assay_consent";
    const secure = options.secure ? "; Secure" : "";
    this.#attributes = `Path=/; Max-Age=${options.maxAgeS}; HttpOnly; SameSite=Lax${secure}`;
  }

  /** The browser's value; null where it has no value of a form that Assay sets. */
  read({ headers }: FastifyRequest): string | null {
    const values = (headers.cookie ?? "")
      .split(";")
      .map((pair) => pair.trim())
      .filter((pair) => pair.startsWith(`${this.#name}=`));
    const value = values[0]?.slice(this.#name.length + 1) ?? "";
    return values.length === 1 && /^[A-Za-z0-9_-]{22}$/.test(value) ? value : null;
  }

  header(value: string): string {
    return `${this.#name}=${value}; ${this.#attributes}`;
  }
}
