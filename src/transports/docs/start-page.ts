/** What stands at the address of the service itself: what this is, how it is, and where to read on. */
import { hash } from "node:crypto";
import { Html, html } from "./html.ts";

/** An installed source as anybody may see it. */
interface InstalledRegister {
  readonly sourceId: string;
  readonly licence: string;
  readonly companies: number;
}

export interface InstalledRegisters {
  /** Companies of all of them; one that stands in several is one. */
  readonly companies: number;
  readonly sources: readonly InstalledRegister[];
}

export interface StartFacts {
  readonly ready: boolean;
  readonly registers: InstalledRegisters;
  readonly config: { readonly baseUrl: string; readonly pipelineVersion: string };
}

const links = {
  reference: {
    path: "/docs",
    title: "Reference",
    says: "every operation, field, error and limit, with examples",
  },
  openapi: { path: "/openapi.json", title: "OpenAPI", says: "the interface for programs" },
  tools: { path: "/mcp", title: "Tools", says: "for agents, over the Model Context Protocol" },
  agents: { path: "/llms.txt", title: "For models", says: "the interface in short, as text" },
  readiness: { path: "/readyz", title: "State", says: "whether the service can answer, check by check" },
} as const;

/** The page as data, for whoever asks for no page. */
export function startFacts({ ready, registers, config }: StartFacts): object {
  return {
    name: "assay",
    description: "Company entity resolution with a receipt for every decision.",
    release: config.pipelineVersion,
    status: ready ? "ready" : "not_ready",
    companies: registers.companies,
    registers: registers.sources.map(({ sourceId, licence, companies }) => ({
      source_id: sourceId,
      licence,
      companies,
    })),
    links: Object.fromEntries(
      Object.entries(links).map(([name, { path }]) => [name, `${config.baseUrl}${path}`]),
    ),
  };
}

export interface StartPage {
  readonly html: string;
  /** Admits the page's own style and nothing else: no script, no frame, nothing from outside. */
  readonly contentSecurityPolicy: string;
}

/** A static page without script. */
export function startPage({ ready, registers, config }: StartFacts): StartPage {
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Assay</title><meta name="description" content="Assay company entity resolution service.">
<style>${new Html(style)}</style></head><body><main>
<h1>Assay</h1>
<p class="lead">Takes a record that describes a company and returns one golden entity with a citation for every field, or abstains and says why.</p>
<p><b class="${ready ? "good" : "bad"}">${ready ? "Ready" : "Not ready"}</b> · release ${config.pipelineVersion}</p>
<h2>Registers</h2>
${registersTable(registers)}
<h2>Read on</h2>
<ul>${Object.values(links).map(linkItem)}</ul>
<p class="soft">Requests need a key: <code>Authorization: Bearer …</code>. Whoever runs this service makes keys, with <code>assay keys create</code>.</p>
</main></body></html>`;
  return { html: page.text, contentSecurityPolicy };
}

/** A browser opens pages; what programs speak to is shown as its address. */
function linkItem({ path, title, says }: (typeof links)[keyof typeof links]): Html {
  const name =
    path === links.tools.path ? html`${title} at <code>${path}</code>` : html`<a href="${path}">${title}</a>`;
  return html`<li>${name}: ${says}</li>`;
}

function registersTable({ companies, sources }: InstalledRegisters): Html {
  if (sources.length === 0)
    return html`<p>None is installed: companies are told only among the records that were sent. <code>assay register install</code> adds one.</p>`;
  const rows = sources.map(
    ({ sourceId, licence, companies }) =>
      html`<tr><th scope="row">${sourceId}</th><td class="number">${companies.toLocaleString("en")}</td><td>${licence}</td></tr>`,
  );
  return html`<table><thead><tr><th scope="col">Source</th><th scope="col" class="number">Companies</th><th scope="col">Licence</th></tr></thead><tbody>${rows}</tbody></table>
<p class="soft">A <code>no_match</code> says that none of these ${companies.toLocaleString("en")} companies (one that several registers have is one), and none of your own records, is the one described.</p>`;
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
