/** A static page for people: one column, no script, nothing from outside. */
import { hash } from "node:crypto";
import { Html, html } from "./html.ts";

export interface PlainPage {
  readonly html: string;
  /** Admits the page's own style and nothing else: no script, no frame, nothing from outside. */
  readonly contentSecurityPolicy: string;
}

export function plainPage({
  title,
  description,
  body,
}: {
  readonly title: string;
  readonly description: string;
  readonly body: Html;
}): PlainPage {
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><meta name="description" content="${description}">
<style>${new Html(style)}</style></head><body><main>
${body}
</main></body></html>`;
  return { html: page.text, contentSecurityPolicy };
}

const style = `
:root{color-scheme:light dark;--bg:#f6f7f9;--card:#fff;--text:#1b1f27;--soft:#545c6b;--line:#dfe3ea;--accent:#2451c7;--good:#116a4d;--bad:#b0212b}
@media (prefers-color-scheme:dark){:root{--bg:#11141a;--card:#181c24;--text:#e6e9ef;--soft:#a3acbb;--line:#2b313d;--accent:#8fb0ff;--good:#5fd3a6;--bad:#ff8f96}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:16px/1.6 system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:44rem;margin:8vh auto;padding:2rem 2.5rem;background:var(--card);border:1px solid var(--line);border-radius:12px}
h1{font-size:1.75rem;line-height:1.2;margin:0}
h2{font-size:1.0625rem;margin:1.75rem 0 .375rem}
.lead{font-size:1.0625rem;color:var(--soft);margin:.5rem 0 1rem}
.soft{color:var(--soft);font-size:.9375rem}
.good{color:var(--good)}.bad{color:var(--bad)}
a{color:var(--accent);text-underline-offset:2px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
ul{padding-left:1.25rem;margin:0}
table{border-collapse:collapse;width:100%;font-size:.9375rem}
th,td{text-align:left;padding:.375rem 1rem .375rem 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
thead th{color:var(--soft)}
.number{text-align:right;font-variant-numeric:tabular-nums;padding-right:2rem}
code{font-family:ui-monospace,SFMono-Regular,Menlo,monospace;font-size:.875em}
@media (max-width:44rem){main{margin:0;border:0;border-radius:0;min-height:100vh;padding:1.5rem}}
`;

const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash("sha256", style, "base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");
