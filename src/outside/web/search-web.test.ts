/** The web search at an address of the operator: what it asks, what it makes of the answer, and its faults. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { WebSites } from "../../../tests/support/web-sites.ts";
import { webSearch } from "./search-web.ts";
import type { SearchAddress, SearchAnswer } from "./web-search.ts";

let sites: WebSites;
let asked: { readonly url: URL; readonly headers: Readonly<Record<string, unknown>> }[] = [];

type Answering = Parameters<WebSites["pages"]["set"]>[1];
type Response = Parameters<Answering>[0];

beforeAll(async () => {
  sites = await WebSites.start();
});
afterEach(() => {
  sites.reset();
  asked = [];
});
afterAll(() => sites.close());

type Provider = SearchAddress["provider"];
const paths = { searxng: "/search", brave: "/res/v1/web/search" } as const;
const bases = { searxng: "", brave: "/res/v1" } as const;

function search(
  provider: Provider,
  query: string,
  answer: Answering,
  signal = new AbortController().signal,
): Promise<SearchAnswer> {
  sites.any = (response, request) => {
    asked.push({ url: new URL(request.url!, "http://search.example"), headers: request.headers });
    answer(response, request);
  };
  const url = `http://127.0.0.1:${sites.port}${bases[provider]}`;
  return webSearch({ provider, url, key: "the key" })(query, signal);
}

const json =
  (body: unknown, status = 200): Answering =>
  (response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

const bodyOf = {
  searxng: (results: unknown) => ({ query: "q", results, unresponsive_engines: [] }),
  brave: (results: unknown) => ({ type: "search", web: { results } }),
} as const;
const snippetOf = { searxng: "content", brave: "description" } as const;

describe.each(["searxng", "brave"] as const)("%s", (provider) => {
  const result = (url: unknown, title: unknown = "A title", snippet: unknown = "A snippet") => ({
    ...{ url, title, [snippetOf[provider]]: snippet },
  });
  const ask = (answer: Answering, signal?: AbortSignal) => search(provider, "Acme & Co", answer, signal);

  test("is asked at the configured address, with the key, and gives results", async () => {
    const given = [
      result("https://acme.com/a", " A\ntitle ", "A \u0000 snippet"),
      result("https://acme.com/a", "again"),
      result("http://acme.org", null, null),
    ];
    expect(await ask(json(bodyOf[provider](given)))).toEqual({
      results: [
        { url: "https://acme.com/a", title: "A title", snippet: "A snippet" },
        { url: "http://acme.org/", title: "", snippet: "" },
      ],
    });
    const [{ url, headers }] = asked as [(typeof asked)[0]];
    expect(url.pathname).toBe(paths[provider]);
    expect(url.searchParams.get("q")).toBe("Acme & Co");
    const key = provider === "brave" ? headers["x-subscription-token"] : headers.authorization;
    expect(key).toBe(provider === "brave" ? "the key" : "Bearer the key");
  });

  test("found nothing", async () => {
    expect(await ask(json(bodyOf[provider]([])))).toEqual({ results: [] });
  });

  test("gives at most twenty results, of bounded length, and none that is no address of the web", async () => {
    const others = ["javascript:alert(1)", "ftp://acme.com/", "https://a:b@acme.com/", "nothing", 7, null];
    const many = Array.from({ length: 30 }, (_, n) =>
      result(`https://acme.com/${n}`, "t".repeat(500), "s".repeat(5_000)),
    );
    const answer = await ask(json(bodyOf[provider]([...others.map((url) => result(url)), "text", ...many])));
    const results = "results" in answer ? answer.results : [];
    expect(results.map(({ url }) => url)).toEqual(many.slice(0, 20).map(({ url }) => url));
    expect(new Set(results.map(({ title, snippet }) => [title.length, snippet.length].join()))).toEqual(
      new Set(["300,1000"]),
    );
  });

  test.each([
    ["a refused key", json({}, 401), "refused"],
    ["a format that is switched off", json({}, 403), "refused"],
    ["no money", json({}, 402), "quota"],
    ["too many requests", json({}, 429), "quota"],
    ["a fault inside", json({}, 500), "failed"],
    ["a hang-up", (response) => response.destroy(), "failed"],
    ["half an answer", halfAnAnswer, "failed"],
    ["an error page", (response) => response.writeHead(200).end("<html>Down for repair</html>"), "malformed"],
    ["nothing", (response) => response.writeHead(200).end(), "malformed"],
    ["another form", json([]), "malformed"],
    ["results of another form", json(bodyOf[provider]("none")), "malformed"],
    ["results without an address", json(bodyOf[provider]([{ link: "https://acme.com/" }])), "malformed"],
    ["an error in place of results", json({ error: "no engine" }), "malformed"],
    ["too much", (response) => response.writeHead(200).end("a".repeat(3_000_000)), "too_large"],
  ] satisfies [string, Answering, string][])("%s is a fault", async (_, answer, fault) => {
    expect(await ask(answer)).toEqual({ fault });
  });

  test.each(["http://127.0.0.1:1/", "https://example.com/", "/elsewhere"])(
    "a redirect to %s is not followed",
    async (location) => {
      const answer = await ask((response) => response.writeHead(302, { location }).end());
      expect(answer).toEqual({ fault: "failed" });
      expect(asked).toHaveLength(1);
    },
  );

  test("no answer in the caller's time is a fault", async () => {
    expect(await ask(() => undefined, AbortSignal.timeout(50))).toEqual({ fault: "timed_out" });
  });
});

test("SearXNG whose engines all failed has not searched", async () => {
  const body = { query: "q", results: [], unresponsive_engines: [["google", "timeout"]] };
  expect(await search("searxng", "acme", json(body))).toEqual({ fault: "failed" });
});

test("Brave without results in its answer found nothing", async () => {
  expect(await search("brave", "acme", json({ type: "search", query: {} }))).toEqual({ results: [] });
});

test("Brave gets no more than it takes", async () => {
  await search("brave", "word ".repeat(200), json(bodyOf.brave([])));
  expect(asked[0]!.url.searchParams.get("q")!.split(" ")).toHaveLength(50);
});

test("a SearXNG needs an address; without a key none is sent", async () => {
  expect(() => webSearch({ provider: "searxng", url: null, key: null })).toThrow("no address");
  sites.any = (response, request) => {
    asked.push({ url: new URL(request.url!, "http://search.example"), headers: request.headers });
    json(bodyOf.searxng([]))(response, request);
  };
  const url = `http://127.0.0.1:${sites.port}/`;
  await webSearch({ provider: "searxng", url, key: null })("acme", new AbortController().signal);
  expect(asked[0]!.url.pathname).toBe("/search");
  expect(asked[0]!.headers).not.toHaveProperty("authorization");
});

function halfAnAnswer(response: Response): void {
  response.writeHead(200, { "content-type": "application/json", "content-length": "4000" });
  response.write('{"results":[{"url":"https://ac');
  setImmediate(() => response.destroy());
}
