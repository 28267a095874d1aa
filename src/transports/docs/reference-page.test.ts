import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { abstentionReasons } from "../../contract/abstentions.ts";
import { errorCatalogue } from "../../contract/errors.ts";
import { createFixtureIdempotency } from "../../door/testing/fixture-door.ts";
import { fixtureOperations, getEntity, resolveCompany } from "../../door/testing/fixture-operations.ts";
import { destinationFaults } from "../../outside/network/destination.ts";
import { preconditions } from "../../pipelines/detach/preconditions.ts";
import { createFixtureServer, fixtureConfig } from "../testing/fixture-server.ts";
import { curlOf } from "./curl.ts";
import { errorAdvice } from "./error-advice.ts";
import { html, prose } from "./html.ts";
import { llmsText } from "./llms-text.ts";
import { mcpHosts } from "./mcp-hosts.ts";
import { abstentionAdvice, errorReasons } from "./reason-advice.ts";
import { referencePage } from "./reference-page.ts";
import { securityText } from "./security-text.ts";

const { served } = fixtureOperations(createFixtureIdempotency());
const page = referencePage(served, fixtureConfig);

const contentsOf = (tag: string): string[] =>
  [...page.html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, "g"))].map(([, text]) => text ?? "");

describe("the page", () => {
  test("loads nothing from outside", () => {
    expect(page.html).not.toMatch(/<(link|img|iframe|object|embed)\b|@import|url\(|\ssrc=/i);
  });

  test("its policy admits exactly its own style and script", () => {
    const policy = page.contentSecurityPolicy;
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    for (const text of [...contentsOf("style"), ...contentsOf("script")]) {
      expect(policy).toContain(`'sha256-${hash("sha256", text, "base64")}'`);
    }
    expect([contentsOf("style").length, contentsOf("script").length]).toEqual([1, 1]);
    expect(page.html).not.toMatch(/\sstyle=|\son[a-z]+=/);
  });

  test("names every operation, its route, its tool and its fields", () => {
    for (const { operation } of served) {
      expect(page.html).toContain(`id="${operation.name}"`);
      expect(page.html).toContain(operation.rest?.path);
      expect(page.html).toContain(`tool ${operation.name}`);
    }
    expect(page.html).toContain("<code>include_field_status</code>");
  });

  test("explains every error, and each link to one leads to it", () => {
    for (const code of Object.keys(errorCatalogue)) expect(page.html).toContain(`id="error-${code}"`);
    const ids = new Set([...page.html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    const targets = [...page.html.matchAll(/<a [^>]*href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.filter((id) => !ids.has(id))).toEqual([]);
  });

  test("no id stands twice", () => {
    const ids = [...page.html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("markup in a declaration is text", () => {
    const operation = { ...getEntity, summary: 'Read <script>alert("x")</script> & more.' };
    const shown = referencePage([{ operation, handler: async () => ({}) }], fixtureConfig).html;
    expect(shown).toContain("Read &lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; more.");
  });
});

describe("advice", () => {
  test("each error, each reason within one and each abstention has a cause and a fix on the page", () => {
    const rows = [
      ...Object.entries(errorAdvice).map(([code, advice]) => [`error-${code}`, advice] as const),
      ...Object.entries(errorReasons).flatMap(([code, { values }]) =>
        Object.entries(values).map(([value, advice]) => [`error-${code}-${value}`, advice] as const),
      ),
      ...abstentionReasons.map((reason) => [`reason-${reason}`, abstentionAdvice[reason]] as const),
    ];
    for (const [id, { cause, fix }] of rows) {
      expect(page.html).toContain(`<tr id="${id}">`);
      expect(page.html).toContain(`<td>${prose(cause).text}</td><td>${prose(fix).text}</td>`);
      expect(Math.min(cause.length, fix.length), id).toBeGreaterThan(5);
    }
    expect(Object.keys(errorAdvice).sort()).toEqual(Object.keys(errorCatalogue).sort());
  });

  test("the reasons of detach and of webhooks are those that the code gives", () => {
    const detach = errorReasons.detach_precondition_failed!.values;
    expect(Object.keys(detach).sort()).toEqual(preconditions.toSorted());
    const webhooks = errorReasons.invalid_webhook_url!.values;
    expect(Object.keys(webhooks).sort()).toEqual(destinationFaults.toSorted());
  });
});

describe("hosts of agents", () => {
  const hosts = mcpHosts("https://assay.example");

  test("each snippet has the deployment's address and no key, and stands on the page", () => {
    expect(hosts.map(({ name }) => name)).toEqual([
      "Claude Code",
      "Claude Desktop",
      "Cursor",
      "Visual Studio Code",
      "Windsurf",
      "Codex",
      "Any other host",
    ]);
    for (const { snippet, name } of hosts) {
      expect(snippet).toContain("https://assay.example/mcp");
      expect(snippet).not.toMatch(/assay_[a-z]{2}_/);
      expect(page.html).toContain(html`<code>${snippet}</code>`.text);
      if (snippet.startsWith("{")) expect(() => JSON.parse(snippet), name).not.toThrow();
    }
  });

  test("the links hold the same configuration", () => {
    const [cursor, code] = hosts.filter(({ link }) => link !== undefined);
    const config = new URL(cursor!.link!).searchParams.get("config")!;
    const { assay } = JSON.parse(cursor!.snippet).mcpServers;
    expect(JSON.parse(Buffer.from(config, "base64").toString())).toEqual(assay);
    const installed = decodeURIComponent(code!.link!.slice("vscode:mcp/install?".length));
    expect(code!.snippet).toBe(`code --add-mcp '${installed}'`);
    expect(JSON.parse(installed)).toMatchObject({ name: "assay", type: "http" });
  });

  test("the guide for agents has them for a service on this machine", () => {
    const guide = readFileSync(new URL("../../../docs/guides/agents.md", import.meta.url), "utf8");
    for (const { snippet } of mcpHosts("http://127.0.0.1:8080")) expect(guide).toContain(snippet);
  });

  test("a bridge to a service without TLS says that it may", () => {
    expect(mcpHosts("http://127.0.0.1:8080")[1]!.snippet).toContain("--allow-http");
  });
});

describe("llms.txt", () => {
  const text = llmsText(served, fixtureConfig);

  test("a heading, a summary, sections of links with notes (llmstxt.org)", () => {
    const [heading, , summary] = text.split("\n");
    expect(heading).toBe("# Assay");
    expect(summary).toMatch(/^> .{20,}/);
    expect(text.match(/^# /gm)).toHaveLength(1);
    expect(text.match(/^## .+$/gm)!.length).toBeGreaterThan(2);
  });

  test("says, as the README does, that a stage which a deployment does not have is not to be waited for", () => {
    const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
    for (const page of [text, readme]) expect(page).toMatch(/`stages_not_configured` names/);
  });

  test("names every operation, and every link of the page leads to something on it", () => {
    const ids = new Set([...page.html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    const links = [...text.matchAll(/^- \[([^\]]+)\]\((\S+)\): .+$/gm)];
    const names = links.map(([, name]) => name);
    for (const { operation } of served) expect(names).toContain(operation.name);
    for (const [, , target] of links) {
      const { origin, pathname, hash: fragment } = new URL(target!);
      expect(origin).toBe(fixtureConfig.baseUrl);
      expect(["/docs", "/openapi.json", "/openapi.yaml"]).toContain(pathname);
      if (fragment !== "") expect(ids, target).toContain(fragment.slice(1));
    }
  });
});

describe("security.txt", () => {
  const now = new Date("2026-11-20T15:04:05Z");

  test("has what RFC 9116 asks for, and expires in the future and within a year", () => {
    const text = securityText("mailto:security@assay.example", "https://assay.example", now);
    expect(text.split("\n")).toEqual([
      "Contact: mailto:security@assay.example",
      "Expires: 2027-05-19T00:00:00Z",
      "Preferred-Languages: en",
      "Canonical: https://assay.example/.well-known/security.txt",
      "",
    ]);
  });

  test("is served where the operator names a contact, and is not found otherwise", async () => {
    const url = "/.well-known/security.txt";
    expect((await createFixtureServer().app.inject({ url })).statusCode).toBe(404);
    const http = { securityContact: "https://assay.example/security" };
    const answer = await createFixtureServer({ http }).app.inject({ url });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(answer.body).toContain("Contact: https://assay.example/security\n");
  });
});

describe("curl", () => {
  test("a read, with its query", () => {
    expect(curlOf(getEntity, "https://assay.example")).toBe(
      `curl 'https://assay.example/v1/entities/ent_1?fields=identity.legal_name' \\\n  -H "Authorization: Bearer $ASSAY_API_KEY"`,
    );
  });

  test("a write, with its key and a body that a shell leaves alone", () => {
    const operation = { ...resolveCompany, example: { input: { name: "O'Neill's" }, output: {} } };
    expect(curlOf(operation, "https://assay.example")).toBe(
      [
        "curl -X POST 'https://assay.example/v1/resolve'",
        '  -H "Authorization: Bearer $ASSAY_API_KEY"',
        '  -H "Idempotency-Key: $(uuidgen)"',
        '  -H "Content-Type: application/json"',
        `  -d '{"name":"O'\\''Neill'\\''s"}'`,
      ].join(" \\\n"),
    );
  });

  test("none for a tool", () => {
    expect(curlOf({ ...getEntity, rest: null }, "https://assay.example")).toBeNull();
  });
});

describe("html", () => {
  test("escapes what it is given, joins arrays and leaves null out", () => {
    expect(html`<b>${"<&>\"'"}${["a", html`<i></i>`, null]}${7}</b>`.text).toBe(
      "<b>&lt;&amp;&gt;&quot;&#39;a<i></i>7</b>",
    );
  });

  test("shows code between backticks", () => {
    expect(prose("Send `a<b` now").text).toBe("Send <code>a&lt;b</code> now");
  });
});
