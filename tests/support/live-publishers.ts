/** Stand-ins of all publishers of live registers on the loopback interface, each under a path of its own. */
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brregAnswer } from "../../src/registers/brreg/fixtures/live-answers.ts";
import { companiesHouseAnswer } from "../../src/registers/companies-house/fixtures/live-answers.ts";
import { franceAnswer } from "../../src/registers/france/fixtures/live-answers.ts";
import { gleifAnswer } from "../../src/registers/gleif/fixtures/live-answers.ts";
import { type LiveSourceId, liveSourceIds } from "../../src/registers/live/live-source.ts";
import { secAnswer } from "../../src/registers/sec/fixtures/live-answers.ts";
import { viesAnswer } from "../../src/registers/vies/fixtures/live-answers.ts";
import { wikidataAnswer } from "../../src/registers/wikidata/fixtures/live-answers.ts";
import type { Database } from "../../src/storage/engine/database.ts";
import { scratchDirectory } from "./scratch.ts";

export interface PublisherRequest {
  readonly source: LiveSourceId;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly form: URLSearchParams;
}

/** An answer, sent as it is. */
export interface PublisherAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Whether the connection is broken off after the body, which is shorter than announced. */
  readonly breaksOff?: boolean;
}

type Answering = (request: PublisherRequest) => PublisherAnswer | null | Promise<PublisherAnswer | null>;

const json = { "content-type": "application/json" };

export const jsonAnswer = (body: unknown, status = 200): PublisherAnswer => ({
  status,
  headers: json,
  body: JSON.stringify(body),
});

/** A page that a proxy or a publisher under repair sends with the status 200. */
export const errorPage: PublisherAnswer = {
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8" },
  body: "<html><body><h1>Service temporarily unavailable</h1></body></html>",
};

/** The beginning of an answer, after which the connection breaks off. */
export const halfAnAnswer: PublisherAnswer = {
  status: 200,
  headers: { ...json, "content-length": "4000" },
  body: '{"data":[{"type":"lei-records","id":"5299',
  breaksOff: true,
};

export const redirectTo = (location: string): PublisherAnswer => ({ status: 302, headers: { location } });

export const tooManyRequests = (retryAfter?: string): PublisherAnswer => ({
  status: 429,
  headers: { ...json, ...(retryAfter !== undefined && { "retry-after": retryAfter }) },
  body: "{}",
});

/** The publisher's usual answer. */
export function usualAnswer({ source, url, form }: PublisherRequest): PublisherAnswer {
  const bodies: Readonly<Record<LiveSourceId, () => unknown>> = {
    gleif: () => gleifAnswer(url),
    companies_house: () => companiesHouseAnswer(url),
    sec: () => secAnswer(url),
    brreg: () => brregAnswer(url),
    recherche_entreprises: () => franceAnswer(url),
    vies: () => viesAnswer(url),
    wikidata: () => wikidataAnswer(form.get("query") ?? ""),
  };
  const body = bodies[source]();
  if (body === undefined) return jsonAnswer({ errors: [{ title: "not found" }] }, 404);
  const answer = jsonAnswer(body);
  if (source !== "wikidata") return answer;
  return { ...answer, headers: { "content-type": "application/sparql-results+json;charset=utf-8" } };
}

/** A company of York that the tenant knows, and whose name a company of Leeds has at Companies House. */
export const knownNamesake = {
  name: "Quillworth Brackenfold Limited",
  country: "GB",
  registration_number: "09100050",
  jurisdiction: "GB",
  address: { city: "York", postal_code: "YO1 7EP" },
  enrich: false,
};

/** Forgets what earlier tests left in a database that they share: pauses, tokens, connections and answers. */
export async function forgetLiveRegisters(database: Database): Promise<void> {
  await database.execute(`
    delete from live_answer; delete from live_source_state; delete from live_connection;
    delete from rate_bucket where owner = 'live register'`);
}

export class LivePublishers {
  readonly received: PublisherRequest[] = [];
  /** Replaces the usual answer of a source; null: no answer, and the connection stays open. */
  readonly answers = new Map<LiveSourceId, Answering>();
  /** Requests under way, and the most of them at one time, by source. */
  readonly mostAtOnce = new Map<LiveSourceId, number>();
  readonly #underWay = new Map<LiveSourceId, number>();
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<LivePublishers> {
    const server = createServer();
    const publishers = new LivePublishers(server);
    server.on("request", async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const url = new URL(request.url ?? "/", "http://publisher.test");
      const source = url.pathname.split("/")[1] as LiveSourceId;
      const form = new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
      await publishers.#reply({ source, url, headers: request.headers, form }, response);
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return publishers;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  urlOf(source: LiveSourceId): string {
    return `http://127.0.0.1:${this.port}/${source}`;
  }

  requestsTo(source: LiveSourceId): readonly PublisherRequest[] {
    return this.received.filter((request) => request.source === source);
  }

  /** The file of ASSAY_LIVE_REGISTERS that switches these sources on, here. */
  configurationFor(
    sources: readonly LiveSourceId[] = liveSourceIds,
    changes: Readonly<Record<string, unknown>> = {},
  ): string {
    const entries = sources.map((id) => [
      id,
      {
        enabled: true,
        url: this.urlOf(id),
        rate: 1000,
        ...(id === "companies_house" && { key_env: "COMPANIES_HOUSE_KEY" }),
        ...(changes[id] as object | undefined),
      },
    ]);
    return JSON.stringify({ contact: "tests@example.com", ...Object.fromEntries(entries) });
  }

  /** The variables of the environment for that configuration. */
  environmentFor(...given: Parameters<LivePublishers["configurationFor"]>): Record<string, string> {
    const path = join(scratchDirectory(), "live-registers.json");
    writeFileSync(path, this.configurationFor(...given));
    return { ASSAY_LIVE_REGISTERS: path, COMPANIES_HOUSE_KEY: "a-key-of-the-tests" };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  async #reply(request: PublisherRequest, response: ServerResponse): Promise<void> {
    const { source } = request;
    this.received.push(request);
    this.#count(source, 1);
    response.once("close", () => this.#count(source, -1)).on("error", () => undefined);
    const answer = await (this.answers.get(source) ?? usualAnswer)(request);
    if (answer === null) return;
    response.writeHead(answer.status, answer.headers);
    if (answer.breaksOff) {
      response.write(answer.body);
      setImmediate(() => response.destroy());
    } else response.end(answer.body);
  }

  #count(source: LiveSourceId, change: 1 | -1): void {
    const now = (this.#underWay.get(source) ?? 0) + change;
    this.#underWay.set(source, now);
    this.mostAtOnce.set(source, Math.max(now, this.mostAtOnce.get(source) ?? 0));
  }
}
