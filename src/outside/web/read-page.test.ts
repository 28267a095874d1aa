/** Reading pages of strangers: where it goes, what it refuses, and what it makes of what comes. */
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { WebSites } from "../../../tests/support/web-sites.ts";
import { publicInternet } from "../network/outbound-network.ts";
import type { PageAnswer } from "./page.ts";
import { type PageLimits, pageReader } from "./read-page.ts";

let sites: WebSites;
let now = new Date("2026-11-20T08:00:00.000Z");

beforeAll(async () => {
  sites = await WebSites.start();
});
afterEach(() => {
  sites.reset();
  now = new Date("2026-11-20T08:00:00.000Z");
});
afterAll(() => sites.close());

interface Settings {
  readonly blocked?: readonly string[];
  readonly allowed?: readonly string[];
  readonly limits?: Partial<PageLimits>;
}

const reader = ({ blocked, allowed = [], limits = {} }: Settings = {}) =>
  pageReader({
    network: sites.network(blocked),
    userAgent: "Assay (test@example.org)",
    now: () => now,
    allowed: new Set(allowed),
    limits,
  });

const read = (url: string, settings?: Settings, signal = new AbortController().signal): Promise<PageAnswer> =>
  reader(settings)(url, signal);

const host = "www.quillbrack.co.uk";
const page = `http://${host}/legal`;

test("a page is read behind its redirects, with its bytes, text, title and links", async () => {
  const html = `<title>Legal</title><h1>Quillbrack Ltd</h1><p>Number <b>1234</b>.<p>York <a href="/about#x">more</a>`;
  sites.redirect(`${host}/old`, "/legal#top");
  sites.html(`${host}/legal`, html);
  const answer = await read(`http://${host}/old#here`);
  expect(answer).toMatchObject({
    page: {
      ...{ url: `http://${host}/old#here`, finalUrl: page, retrievedAt: now.toISOString() },
      ...{ mediaType: "text/html", title: "Legal", links: [`http://${host}/about`] },
      extracted: "Quillbrack Ltd\nNumber 1234.\nYork more",
      markdown: `# Quillbrack Ltd\n\nNumber **1234**.\n\nYork [more](http://${host}/about#x)`,
    },
  });
  expect("page" in answer && Buffer.from(answer.page.raw).toString()).toBe(html);
  expect([...sites.agents]).toEqual(["Assay (test@example.org)"]);
});

describe("no address that is not public is reached", () => {
  test.each([
    ["no address", "quillbrack", "invalid_url"],
    ["another scheme", "file:///etc/passwd", "invalid_url"],
    ["a user", "http://user:word@quillbrack.co.uk/", "invalid_url"],
    ["an address as a number", "http://127.0.0.1/", "blocked_address"],
    ["an address in another spelling", "http://2130706433/", "blocked_address"],
    ["an IPv6 address", "http://[::1]/", "blocked_address"],
    ["a local name", "http://localhost/", "blocked_address"],
    ["a name of the metadata service", "http://metadata.google.internal/", "blocked_address"],
    ["another port", "http://quillbrack.co.uk:8080/", "blocked_address"],
    ["a name that leads to a private address", "http://inside.acme.com/", "blocked_address"],
  ])("%s", async (_, url, fault) => {
    expect(await read(url, { blocked: ["inside.acme.com"] })).toEqual({ fault });
    expect(sites.asked).toEqual([]);
  });

  test.each([
    ["a number", "http://127.0.0.1/secret", "blocked_address"],
    ["a name that leads there", "http://inside.acme.com/secret", "blocked_address"],
    ["another scheme", "gopher://quillbrack.co.uk/", "redirected"],
    ["a user", "http://user:word@other.com/", "redirected"],
  ])("behind a redirect: %s", async (_, location, fault) => {
    sites.redirect(`${host}/legal`, location);
    expect(await read(page, { blocked: ["inside.acme.com"] })).toEqual({ fault });
    expect(sites.asked).toEqual([`${host}/robots.txt`, `${host}/legal`]);
  });

  test("on the real network a name of this machine is refused too", async () => {
    const parts = { network: publicInternet, userAgent: "Assay", now: () => now };
    const network = { ...sites.network(), permits: publicInternet.permits };
    const signal = new AbortController().signal;
    expect(await pageReader({ ...parts, network })(page, signal)).toEqual({ fault: "blocked_address" });
    expect(sites.asked).toEqual([]);
  });

  test("unless the operator lists the host", async () => {
    const listed = `127.0.0.1:${sites.port}`;
    sites.html(`${listed}/legal`, "<p>inside");
    const answer = await read(`http://${listed}/legal`, { allowed: [listed] });
    expect(answer).toMatchObject({ page: { extracted: "inside" } });
  });
});

test("redirects end after five", async () => {
  for (let place = 0; place <= 6; place++) sites.redirect(`${host}/${place}`, `/${place + 1}`);
  expect(await read(`http://${host}/0`)).toEqual({ fault: "redirected" });
  expect(sites.asked).toHaveLength(7);
});

describe("the rules of a site hold", () => {
  test.each([
    ["forbid all", "User-agent: *\nDisallow: /", true],
    ["forbid us", "User-agent: *\nAllow: /\n\nUser-agent: assay\nDisallow: /legal", true],
    ["forbid others", "User-agent: Other\nDisallow: /", false],
    ["permit us", "User-agent: *\nDisallow: /\n\nUser-agent: Assay\nAllow: /", false],
    ["permit more closely", "User-agent: *\nDisallow: /\nAllow: /legal$", false],
    ["forbid more closely", "User-agent: *\nAllow: /\nDisallow: /*gal", true],
    ["are a page", "<html><body>Not here</body></html>", false],
  ])("%s", async (_, rules, isForbidden) => {
    sites.robots(host, rules);
    sites.html(`${host}/legal`, "<p>text");
    const answer = await read(page);
    if (isForbidden) expect(answer).toEqual({ fault: "robots" });
    else expect(answer).toMatchObject({ page: { extracted: "text" } });
    expect(sites.asked.includes(`${host}/legal`)).toBe(!isForbidden);
  });

  test.each([
    [404, false],
    [403, false],
    [429, true],
    [500, true],
    [503, true],
  ])("where they answer %i", async (status, isForbidden) => {
    sites.pages.set(`${host}/robots.txt`, (response) => response.writeHead(status).end());
    sites.html(`${host}/legal`, "<p>text");
    expect("fault" in (await read(page))).toBe(isForbidden);
  });

  test("also on the host that a redirect leads to, and they are asked for once an hour", async () => {
    sites.robots(host, "User-agent: *\nDisallow:");
    sites.robots("other.com", "User-agent: *\nDisallow: /closed");
    sites.redirect(`${host}/legal`, "http://other.com/closed");
    const readPage = reader();
    const signal = new AbortController().signal;
    expect(await readPage(page, signal)).toEqual({ fault: "robots" });
    expect(await readPage(page, signal)).toEqual({ fault: "robots" });
    const rules = () => sites.asked.filter((place) => place.endsWith("/robots.txt"));
    expect(rules()).toEqual([`${host}/robots.txt`, "other.com/robots.txt"]);
    now = new Date(now.getTime() + 3_600_000);
    await readPage(page, signal);
    expect(rules()).toHaveLength(4);
  });
});

describe("an answer that is no page", () => {
  test.each([
    ["a status", (r) => r.writeHead(500).end("x"), { fault: "http_status", status: 500 }],
    ["nothing", (r) => r.writeHead(204).end(), { fault: "http_status", status: 204 }],
    ["too many requests", (r) => r.writeHead(429).end(), { fault: "http_status", status: 429 }],
    [
      "a document",
      (r) => r.writeHead(200, { "content-type": "application/pdf" }).end("%"),
      { fault: "type" },
    ],
    ["no type", (r) => r.writeHead(200).end("x"), { fault: "type" }],
    ["half of it", (r) => half(r), { fault: "unreachable" }],
    ["a hang-up", (r) => r.destroy(), { fault: "unreachable" }],
    ["bytes of no text", (r) => typed(r).end("a\0b"), { fault: "unreadable" }],
    ["an unknown packing", (r) => packed(r, "zstd").end("x"), { fault: "unreachable" }],
    ["a broken packing", (r) => packed(r, "gzip").end("no gzip"), { fault: "unreachable" }],
  ] satisfies [string, Answering, PageAnswer][])("%s", async (_, answer, fault) => {
    sites.pages.set(`${host}/legal`, answer);
    expect(await read(page)).toEqual(fault);
  });

  type Answering = Parameters<WebSites["pages"]["set"]>[1];
  type Response = Parameters<Answering>[0];
  const typed = (response: Response) => response.writeHead(200, { "content-type": "text/html" });
  const packed = (response: Response, encoding: string) =>
    response.writeHead(200, { "content-type": "text/html", "content-encoding": encoding });
  function half(response: Response): void {
    response.writeHead(200, { "content-type": "text/html", "content-length": "100" });
    response.write("<p>half");
    setImmediate(() => response.destroy());
  }

  test("a small answer that unpacks to a large one", async () => {
    sites.pages.set(`${host}/legal`, (r) => packed(r, "gzip").end(gzipSync(Buffer.alloc(50_000_000, "a"))));
    expect(await read(page)).toEqual({ fault: "too_large" });
  });

  test("one without end", async () => {
    sites.pages.set(`${host}/legal`, (response) => {
      typed(response);
      const more = () => response.write("x".repeat(10_000), more);
      more();
    });
    expect(await read(page, { limits: { bytes: 100_000 } })).toEqual({ fault: "too_large" });
  });

  test("one that does not come within the limit, or before the caller gives up", async () => {
    sites.pages.set(`${host}/legal`, () => undefined);
    expect(await read(page, { limits: { pageMs: 50 } })).toEqual({ fault: "timed_out" });
    expect(await read(page, {}, AbortSignal.timeout(50))).toEqual({ fault: "timed_out" });
    sites.pages.set(`${host}/robots.txt`, () => undefined);
    expect(await read(page, { limits: { pageMs: 50 } })).toEqual({ fault: "timed_out" });
  });
});

describe("character sets", () => {
  const japanese = Buffer.from([0x8a, 0x94, 0x8e, 0xae, 0x89, 0xef, 0x8e, 0xd0]);
  const russian = Buffer.from([0xce, 0xce, 0xce]);
  const chinese = Buffer.from([0xb9, 0xab, 0xcb, 0xbe]);
  test.each([
    ["Shift_JIS in the header", "text/html; charset=Shift_JIS", japanese, "株式会社"],
    ["windows-1251 in the page", "text/html", withMeta("windows-1251", russian), "ООО"],
    ["GBK in the page", "text/html", withMeta("gbk", chinese), "公司"],
    ["GBK in the header of a text", 'text/plain; charset="gbk"', chinese, "公司"],
    ["a byte order mark", "text/html; charset=iso-8859-1", Buffer.from("\ufeffé"), "é"],
    ["UTF-16", "text/plain", Buffer.from("\ufeffé€", "utf16le"), "é€"],
    ["none, with UTF-8", "text/html", Buffer.from("é"), "é"],
    ["none, without UTF-8", "text/html", Buffer.from([0xe9, 0x80]), "é€"],
    [
      "XHTML",
      "application/xhtml+xml",
      Buffer.from('<?xml version="1.0" encoding="iso-8859-1"?><p>\xe9</p>', "latin1"),
      "é",
    ],
    ["an unknown one", "text/html; charset=none-such", Buffer.from("é"), "é"],
  ])("%s", async (_, contentType, body, text) => {
    sites.html(`${host}/legal`, body, contentType);
    expect(await read(page)).toMatchObject({ page: { extracted: text } });
  });

  function withMeta(name: string, text: Buffer): Buffer {
    return Buffer.concat([Buffer.from(`<meta charset="${name}"><p>`), text]);
  }
});
