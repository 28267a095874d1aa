/** The browser's side of a workbench session, without a port: the cookie, the token of its pages, the origin. */
import type { Answer, Method } from "../support/requests.ts";
import type { TestService } from "../support/service.ts";

const origin = "http://localhost:8080";

/** The headers that a page of the workbench sends with every request. */
const pageHeaders: Readonly<Record<string, string>> = {
  host: "localhost:8080",
  origin,
  "sec-fetch-site": "same-origin",
};

export interface SessionView {
  readonly signed_in: boolean;
  readonly operator_admitted: boolean;
  readonly kind: string;
  readonly tenant: { readonly tenant_id: string } | null;
  readonly reviewer_id: string | null;
  readonly keys: readonly { readonly key_id: string; readonly scope: string }[];
  readonly scopes: readonly string[];
  readonly csrf_token: string;
}

export class Browser {
  readonly #service: TestService;
  cookie: string | null = null;
  csrf: string | null = null;

  constructor(service: TestService) {
    this.#service = service;
  }

  /** A request of the page; `headers` replace the page's own, and null leaves one out. */
  async send<Body = Record<string, unknown>>(
    method: Method,
    path: string,
    options: { readonly body?: unknown; readonly headers?: Readonly<Record<string, string | null>> } = {},
  ): Promise<Answer<Body>> {
    const all: Record<string, string | null> = {
      ...pageHeaders,
      ...(this.cookie === null ? {} : { cookie: this.cookie }),
      ...(this.csrf === null ? {} : { "x-assay-csrf": this.csrf }),
      ...options.headers,
    };
    const headers = Object.fromEntries(
      Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null),
    );
    const answer = await this.#service.send<Body>(method, path, {
      headers,
      ...(options.body === undefined ? {} : { body: options.body }),
    });
    const given = answer.headers["set-cookie"];
    if (given !== undefined) this.cookie = given.includes("Max-Age=0") ? null : given.split(";")[0]!;
    return answer;
  }

  async signIn(body: { readonly key: string } | { readonly code: string }): Promise<Answer<SessionView>> {
    const answer = await this.send<SessionView>("POST", "/workbench/session", { body });
    if (answer.status === 200) this.csrf = answer.body.csrf_token;
    return answer;
  }
}
