/** A client of the authorisation server for tests: each step is separate, and any part of it can be replaced. */
import { createHash, randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { credentialDigest } from "../../../src/secrets/credential.ts";
import { scratchDirectory } from "../../support/scratch.ts";
import { TestService } from "../../support/service.ts";

export const issuer = "https://assay.example";
export const resource = `${issuer}/mcp`;
export const basicSecret = "the secret: of a confidential client";

const digestOf = (secret: string): string => credentialDigest(secret).toString("hex");

export const registry = [
  { client_id: "agent", client_name: "The Agent", redirect_uris: ["https://agent.example/callback?app=1"] },
  { client_id: "other", client_name: "The Other", redirect_uris: ["https://other.example/callback"] },
  {
    client_id: "reader",
    client_name: "The Reader",
    redirect_uris: ["https://reader.example/cb"],
    allowed_scopes: ["read"],
  },
  {
    client_id: "native",
    client_name: "Native",
    redirect_uris: ["http://127.0.0.1/cb", "http://[::1]:80/cb"],
  },
  {
    client_id: "basic",
    client_name: "Basic",
    redirect_uris: ["https://basic.example/cb"],
    token_endpoint_auth_method: "client_secret_basic",
    client_secret_sha256: digestOf(basicSecret),
  },
  {
    client_id: "post",
    client_name: "Post",
    redirect_uris: ["https://post.example/cb"],
    token_endpoint_auth_method: "client_secret_post",
    client_secret_sha256: digestOf("post-secret"),
  },
];

/** A null parameter is left out; an array is sent once for each value. */
export type Fields = Readonly<Record<string, string | readonly string[] | null>>;

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The answer of a token endpoint, as JSON. */
export const jsonOf = (answer: HttpAnswer): Record<string, unknown> => JSON.parse(answer.text);

/** The parameters of the redirect that a browser received. */
export function sentBack(answer: HttpAnswer): URLSearchParams {
  expect(answer.status, answer.text).toBe(303);
  return new URL(answer.headers.location!).searchParams;
}

/** A code verifier and its challenge. */
export function newProof(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}

const encoded = (fields: Fields): string => {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value ?? []].flat()) form.append(name, one);
  return form.toString();
};

/** A consent page in a browser: the form's hidden fields and its cookie. */
export interface OpenForm {
  readonly fields: Fields;
  readonly cookie: string;
}

export interface Grant {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly code: string;
  readonly verifier: string;
}

export class OAuthService {
  readonly service: TestService;
  readonly #tenantId: string;

  private constructor(service: TestService, tenantId: string) {
    this.service = service;
    this.#tenantId = tenantId;
  }

  static async start(
    clients: readonly object[] = registry,
    options: Pick<Parameters<typeof TestService.start>[0] & object, "log" | "network" | "environment"> = {},
  ): Promise<OAuthService> {
    const file = join(scratchDirectory(), "clients.json");
    writeFileSync(file, JSON.stringify(clients));
    const environment = { ASSAY_BASE_URL: issuer, ASSAY_OAUTH_CLIENTS: file, ...options.environment };
    const service = await TestService.start({ register: "none", ...options, environment });
    return new OAuthService(service, (await service.tenant()).tenantId);
  }

  get tenantId(): string {
    return this.#tenantId;
  }

  /** Moves the clock forward: buckets fill and values expire. */
  advance(seconds: number): void {
    this.service.advance(seconds);
  }

  close(): Promise<void> {
    return this.service.close();
  }

  async ticket(body: object = {}): Promise<string> {
    const made = await this.service.admin("POST", "/v1/admin/oauth/install-tickets", {
      tenant_id: this.#tenantId,
      ...body,
    });
    expect(made.status, made.text).toBe(201);
    return made.body.ticket as string;
  }

  /** GET of the authorisation endpoint with a valid request, `changes` applied. */
  ask(changes: Fields = {}, headers: Record<string, string> = {}): Promise<HttpAnswer> {
    const request = {
      response_type: "code",
      client_id: "agent",
      redirect_uri: "https://agent.example/callback?app=1",
      scope: "read resolve",
      state: "the-state",
      code_challenge: newProof().challenge,
      code_challenge_method: "S256",
      resource,
      ...changes,
    };
    return this.#inject({ method: "GET", url: `/v1/oauth/authorize?${encoded(request)}`, headers });
  }

  /** The consent page of a valid request. */
  async open(changes: Fields = {}, headers: Record<string, string> = {}): Promise<OpenForm> {
    const page = await this.ask(changes, { accept: "text/html", ...headers });
    expect(page.status, page.text).toBe(200);
    const hidden = [...page.text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]+)">/g)];
    const fields = Object.fromEntries(hidden.map(([, name, value]) => [name!, value!]));
    return { fields, cookie: page.headers["set-cookie"]!.split(";")[0]! };
  }

  /** POST of a form, as the browser sends it. */
  submit(form: OpenForm, fields: Fields, headers: Record<string, string> = {}): Promise<HttpAnswer> {
    return this.#inject({
      method: "POST",
      url: "/v1/oauth/authorize",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        accept: "text/html",
        cookie: form.cookie,
        ...headers,
      },
      payload: encoded({ ...form.fields, ...fields }),
    });
  }

  approve(form: OpenForm, ticket: string): Promise<HttpAnswer> {
    return this.submit(form, { ticket, action: "approve" });
  }

  /** A new code and its verifier, by all steps up to the redirect. */
  async code(changes: Fields = {}, ticket?: string): Promise<{ code: string; verifier: string }> {
    const { verifier, challenge } = newProof();
    const form = await this.open({ code_challenge: challenge, ...changes });
    const answer = sentBack(await this.approve(form, ticket ?? (await this.ticket())));
    return { code: answer.get("code")!, verifier };
  }

  /** POST of the token endpoint. */
  token(fields: Fields, headers: Record<string, string> = {}): Promise<HttpAnswer> {
    return this.#form("/v1/oauth/token", fields, headers);
  }

  redeem(code: { code: string; verifier: string }, changes: Fields = {}, headers = {}): Promise<HttpAnswer> {
    return this.token(
      {
        grant_type: "authorization_code",
        code: code.code,
        client_id: "agent",
        code_verifier: code.verifier,
        resource,
        ...changes,
      },
      headers,
    );
  }

  refresh(refreshToken: string, changes: Fields = {}): Promise<HttpAnswer> {
    return this.token({
      grant_type: "refresh_token",
      refresh_token: refreshToken,
      client_id: "agent",
      resource,
      ...changes,
    });
  }

  revoke(fields: Fields, headers: Record<string, string> = {}): Promise<HttpAnswer> {
    return this.#form("/v1/oauth/revoke", { client_id: "agent", ...fields }, headers);
  }

  /** A grant with its first tokens. */
  async grant(changes: Fields = {}): Promise<Grant> {
    const code = await this.code(changes);
    const answer = await this.redeem(code, changes.client_id ? { client_id: changes.client_id } : {});
    expect(answer.status, answer.text).toBe(200);
    const { access_token, refresh_token } = jsonOf(answer);
    return { accessToken: String(access_token), refreshToken: String(refresh_token), ...code };
  }

  /** The status of a read with this access token: 200 while the token is valid. */
  async use(accessToken: string): Promise<number> {
    return (await this.service.send("GET", "/v1/entities", { key: accessToken })).status;
  }

  async liveGrants(): Promise<readonly Record<string, unknown>[]> {
    const { body } = await this.service.admin("GET", "/v1/admin/oauth/grants?limit=200");
    return body.grants as Record<string, unknown>[];
  }

  #form(url: string, fields: Fields, headers: Record<string, string>): Promise<HttpAnswer> {
    const type = { "content-type": "application/x-www-form-urlencoded" };
    return this.#inject({ method: "POST", url, headers: { ...type, ...headers }, payload: encoded(fields) });
  }

  async #inject(request: {
    method: "GET" | "POST";
    url: string;
    headers: Record<string, string>;
    payload?: string;
  }): Promise<HttpAnswer> {
    const answer = await this.service.app.http.inject(request);
    const headers = Object.fromEntries(
      Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
    );
    return { status: answer.statusCode, headers, text: answer.body };
  }
}
