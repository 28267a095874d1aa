import { hash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { errorCatalogue } from "../../contract/errors.ts";
import { createFixtureIdempotency } from "../../door/testing/fixture-door.ts";
import { fixtureOperations, getEntity, resolveCompany } from "../../door/testing/fixture-operations.ts";
import { fixtureConfig } from "../testing/fixture-server.ts";
import { curlOf } from "./curl.ts";
import { html, prose } from "./html.ts";
import { referencePage } from "./reference-page.ts";

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
