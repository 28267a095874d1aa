import { hash } from "node:crypto";
import { Html, html } from "../docs/html.ts";

export interface Page {
  readonly html: string;
  /** Admits the page's own style and nothing else: no script, no frame, no outside content. */
  readonly contentSecurityPolicy: string;
}

const style = `
:root{color-scheme:light dark;--bg:#f6f7f9;--card:#fff;--text:#1b1f27;--soft:#545c6b;--line:#dfe3ea;--accent:#2451c7;--on:#fff;--bad:#b0212b}
@media (prefers-color-scheme:dark){:root{--bg:#11141a;--card:#181c24;--text:#e6e9ef;--soft:#a3acbb;--line:#2b313d;--accent:#8fb0ff;--on:#11141a;--bad:#ff8f96}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:16px/1.6 system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:32rem;margin:8vh auto;padding:2rem;background:var(--card);border:1px solid var(--line);border-radius:12px}
h1{font-size:1.375rem;line-height:1.3;margin:0 0 1rem}
ul{padding-left:1.25rem}
label{display:block;font-weight:600;margin-top:1.5rem}
.soft{color:var(--soft);font-size:.9375rem}
.bad{color:var(--bad);font-weight:600}
input{width:100%;padding:.625rem .75rem;margin:.375rem 0;font:inherit;font-family:ui-monospace,Menlo,monospace;color:inherit;background:var(--bg);border:1px solid var(--line);border-radius:8px}
button{padding:.625rem 1.25rem;margin:1rem .75rem 0 0;font:inherit;font-weight:600;border:1px solid var(--line);border-radius:8px;background:none;color:inherit;cursor:pointer}
button.yes{background:var(--accent);border-color:var(--accent);color:var(--on)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
@media (max-width:36rem){main{margin:0;border:0;border-radius:0;min-height:100vh}}
`;

/**
 * A page of the authorisation endpoint. `formTargets`: the allowed targets of its form, redirects included,
 * which browsers check as well.
 */
export function pageOf(title: string, body: Html, formTargets: readonly string[] = []): Page {
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${new Html(style)}</style></head><body><main>${body}</main></body></html>`;
  const contentSecurityPolicy = [
    "default-src 'none'",
    `style-src 'sha256-${hash("sha256", style, "base64")}'`,
    `form-action ${formTargets.length > 0 ? formTargets.join(" ") : "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  return { html: page.text, contentSecurityPolicy };
}
