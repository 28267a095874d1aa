import type { FastifyRequest } from "fastify";
import { workbenchPath } from "./options.ts";

/**
 * The cookie of a session. No script can read it, no other site's page can send it, and it is sent only to
 * the workbench's path. Cookies ignore ports, so without https the name has the service's port: two services
 * of one machine stay separate.
 */
export class SessionCookie {
  readonly #name: string;
  readonly #attributes: string;

  constructor(baseUrl: string) {
    const { protocol, port } = new URL(baseUrl);
    const secure = protocol === "https:";
    this.#name = secure ? "__Secure-assay_workbench" : `assay_workbench_${port === "" ? "80" : port}`;
    this.#attributes = `Path=${workbenchPath}; HttpOnly; SameSite=Strict${secure ? "; Secure" : ""}`;
  }

  /** The browser's value; null where it has no value of a form that Assay sets. */
  read({ headers }: Pick<FastifyRequest, "headers">): string | null {
    const values = (headers.cookie ?? "")
      .split(";")
      .map((pair) => pair.trim())
      .filter((pair) => pair.startsWith(`${this.#name}=`));
    const value = values[0]?.slice(this.#name.length + 1) ?? "";
    return values.length === 1 && /^[A-Za-z0-9_-]{43}$/.test(value) ? value : null;
  }

  header(token: string, maxAgeS: number): string {
    return `${this.#name}=${token}; Max-Age=${maxAgeS}; ${this.#attributes}`;
  }

  /** Removes the cookie. */
  cleared(): string {
    return `${this.#name}=; Max-Age=0; ${this.#attributes}`;
  }
}
