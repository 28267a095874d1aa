/** HTML as a reader sees it; and that no HTML, however hostile, is more than a value. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ContentText } from "./content.ts";
import { readContent } from "./read-content.ts";
import { readInThread } from "./read-in-thread.ts";

const url = "https://www.acme.com/a/b?c=d";
const contentOf = (html: string, mediaType = "text/html") => ({
  ...{ raw: Buffer.from(html), mediaType, contentType: `${mediaType}; charset=utf-8`, url },
});
const read = (html: string, mediaType?: string) => readContent(contentOf(html, mediaType));
function textOf(read: ContentText): string {
  if ("fault" in read) throw new Error(read.fault);
  return read.extracted;
}

test("each paragraph, row and item is a line, and what stands within a line stays together", () => {
  const html = `<h1>A &amp; B</h1><div>One<p>two <em>th</em>ree<br>four</div><ul><li>five<li>six</ul>
    <table><tr><td>No.</td><td>7</td></tr><tr><th>City<td>York</table>`;
  expect(textOf(read(html))).toBe(
    ["A & B", "One", "two three", "four", "five", "six", "No. 7", "City York"].join("\n"),
  );
});

const long =
  "The company weaves cloth for sails, tents, and awnings, and sells it in the town of York. ".repeat(6);

test("the main part is taken without menus, with the first heading and the foot", () => {
  const html = `<body><nav><ul><li><a href="/">Start</a><li><a href="/shop">Shop</a></ul></nav>
    <header><h1>Acme Ltd</h1></header><main><article><p>${long}</p><p>${long}</p></article></main>
    <footer><p>Acme Ltd, no. 01234567</p></footer></body>`;
  const lines = textOf(read(html)).split("\n");
  expect(lines).toEqual(["Acme Ltd", long.trim(), long.trim(), "Acme Ltd, no. 01234567"]);
});

test("a page without a main part is taken whole", () => {
  const html = "<nav><a href=/>Start</a></nav><p>Acme Ltd<footer>no. 01234567</footer>";
  expect(textOf(read(html))).toBe("Start\nAcme Ltd\nno. 01234567");
});

test("title and links are beside the text: absolute, of the web, without repeats, 200 at most", () => {
  const many = Array.from({ length: 300 }, (_, n) => `<a href="/${n}">x</a>`).join("");
  const html = `<title> Acme
    Ltd </title><base href="/base/"><a href="x#y">1</a><a href="x">2</a><a href="//other.com/">3</a>
    <a href="mailto:a@acme.com">4</a><a href="javascript:alert(1)">5</a><a href="https://a:b@acme.com/">6</a>
    <a href="${url}">7</a><a href="http://[">8</a><p hidden><a href="/hidden">9</a></p>${many}`;
  const answer = read(html);
  if ("fault" in answer) throw new Error(answer.fault);
  expect(answer.title).toBe("Acme Ltd");
  expect(answer.links.slice(0, 3)).toEqual([
    "https://www.acme.com/base/x",
    "https://other.com/",
    "https://www.acme.com/0",
  ]);
  expect(answer.links).toHaveLength(200);
  expect(answer.links.join()).not.toMatch(/hidden|mailto|javascript/);
  expect(answer.extracted).not.toContain("Acme");
  expect(answer.markdown).not.toContain("javascript");
});

test("characters that nobody sees are not in the text", () => {
  const tags = String.fromCodePoint(...[..."MATCH"].map((letter) => 0xe0000 + letter.codePointAt(0)!));
  expect(textOf(read(`<p>Ac\u200bme\u00ad L\u202etd${tags}&#0;&#xd800;\u00a0 no`))).toMatch(
    /^Acme Ltd\ufffd* no$/,
  );
});

describe("a rule of the page", () => {
  test.each([
    ["hides by its selector", "div > .a { display: none }", false],
    ["is taken back by a later one", ".a { display: none } .b { display: block }", true],
    [
      "is not taken back where it is important",
      ".a { display: none !important } .b { display: block }",
      false,
    ],
    ["counts for print only", "@media print { .a { display: none } }", true],
    ["is no rule", ".a { display: none", false],
    ["has a selector that nobody knows", ".a::nothing(x) { display: none }", true],
  ])("%s", (_, style, isSeen) => {
    const html = `<style>${style}</style><div><p class="a b">seen</p></div><p>rest`;
    expect(textOf(read(html)).includes("seen")).toBe(isSeen);
  });

  test("is not read where it is for print", () => {
    const html = `<style media="print">p { display: none }</style><p>seen`;
    expect(textOf(read(html))).toBe("seen");
  });
});

test("XHTML is read as such: an element that closes itself holds nothing", () => {
  const html = `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><script src="x"/><title/></head>
    <body><p>seen</p><div hidden="hidden"/><p><![CDATA[a < b]]></p></body></html>`;
  expect(textOf(read(html, "application/xhtml+xml"))).toBe("seen\na < b");
});

const hidden = "ZZHIDDENZZ";
const shown = "seen";
const block = fc.constantFrom(
  "div",
  "p",
  "section",
  "li",
  "td",
  "span",
  "b",
  "a",
  "table",
  "ul",
  "tr",
  "h2",
  "form",
);
const piece: fc.Arbitrary<string> = fc.oneof(
  fc.constant(shown),
  block.map((name) => `<${name}>`),
  block.map((name) => `</${name}>`),
  fc.constantFrom(
    "<br>",
    "<hr/>",
    "<img alt=x>",
    "&lt;",
    "&#xfffff;",
    "&",
    "<",
    ">",
    '"',
    "<!doctype x>",
    "<?x?>",
  ),
  // Whole parts that hide their content, between whatever stands around them. What is open before them ends: the tag
  // `<seen<title>` has a name of its own, and a browser shows its content.
  fc
    .constantFrom(
      `<!-- ${hidden} -->`,
      `<script>"${hidden}"</script>`,
      `<style>${hidden}{}</style>`,
      `<template>${hidden}</template>`,
      `<noscript>${hidden}</noscript>`,
      `<span hidden>${hidden}</span>`,
      `<span style="display:none">${hidden}</span>`,
      `<title>${hidden}</title>`,
      `<textarea>${hidden}</textarea>`,
      `<iframe>${hidden}</iframe>`,
      `<svg><text>${hidden}</text></svg>`,
    )
    .map((part) => `"'-->${part}`),
);

test("whatever stands around it, hidden text is not in the text, and the page is a value", () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const answer = read(pieces.join(""));
      if ("fault" in answer) return;
      expect(answer.extracted).not.toContain(hidden);
      expect(answer.markdown).not.toContain(hidden);
    }),
    { numRuns: 150 },
  );
});

test("arbitrary text and bytes are a value", () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    fc.string({ unit: "binary", maxLength: 400 }).map((text) => Buffer.from(text)),
    fc
      .array(fc.constantFrom("<", ">", "/", "!", "-", "a", "=", '"', " ", "[", "]", "&", ";"), {
        maxLength: 200,
      })
      .map((all) => Buffer.from(all.join(""))),
  );
  fc.assert(
    fc.property(
      bytes,
      fc.constantFrom("text/html", "application/xhtml+xml", "text/plain"),
      (raw, mediaType) => {
        const answer = readContent({ raw, mediaType, contentType: mediaType, url });
        if (!("fault" in answer)) expect(answer.extracted).not.toMatch(/[\0\ud800-\udfff]/u);
      },
    ),
    { numRuns: 200 },
  );
});

const times = (text: string) => text.repeat(Math.floor((1024 * 1024) / text.length));

test.each([
  ["nested elements", times("<div>")],
  ["nested formatting", times("<b><p>")],
  ["nested tables", times("<table><b>x")],
  ["elements", times("<br>")],
  ["paragraphs", times("<p>x")],
  ["attributes", `<p ${Array.from({ length: 100_000 }, (_, n) => `a${n}=1`).join(" ")}>`],
  ["closing tags", `${"<div>".repeat(2_000)}${times("</b>")}`],
  ["brackets", times("<")],
  ["references", times("&")],
  ["marks of Markdown", times("*_`[")],
  ["a comment without end", `<!--${times("-")}`],
  ["selectors", `<style>${times(":not(:has(* ~ *)){display:none}")}</style>${"<p>x".repeat(5_000)}`],
])("a page of a megabyte of %s blocks nothing, and ends", async (_, html) => {
  let turns = 0;
  const turning = setInterval(() => turns++, 1);
  const within = { signal: new AbortController().signal, mostMs: 2_000 };
  const answer = await readInThread(contentOf(html), within);
  clearInterval(turning);
  if ("fault" in answer) expect(["unreadable", "too_large"]).toContain(answer.fault);
  expect(turns).toBeGreaterThan(1);
});

test("a page is not waited for when its caller gives up", async () => {
  const signal = AbortSignal.timeout(1);
  const reading = readInThread(contentOf(times("<p>x")), { signal, mostMs: 60_000 });
  await expect(reading).rejects.toThrow();
});
