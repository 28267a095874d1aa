import { html } from "../docs/html.ts";
import { type Bundle, workbenchPath } from "./options.ts";

/** Admits the workbench's own files and nothing else: no inline script or style, no outside content. */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The one page of the workbench: an empty frame that its script fills. */
export function pageOf({ script, style, needed }: Omit<Bundle, "files">): string {
  const assets = `${workbenchPath}/assets`;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Assay</title><meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
${needed.map((name) => html`<link rel="modulepreload" href="${assets}/${name}">`)}<link rel="stylesheet" href="${assets}/${style}"><script type="module" src="${assets}/${script}"></script></head>
<body><div id="workbench"></div>
<noscript><p>The workbench needs JavaScript. Everything in it can be done over the interface too: see <a href="/docs">the reference</a>.</p></noscript>
</body></html>`.text;
}
