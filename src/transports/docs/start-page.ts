/** The page at the address of the service itself: its purpose, its state, and links to read on. */
import { type Html, html } from "./html.ts";
import { type PlainPage, plainPage } from "./plain-page.ts";

/** An installed source in its public form. */
interface InstalledRegister {
  readonly sourceId: string;
  readonly licence: string;
  readonly companies: number;
}

export interface InstalledRegisters {
  /** Companies of all registers; a company of several registers counts once. */
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

/** The page as data, for clients that do not ask for a page. */
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

/** A static page without script, in place of the workbench where that could not be bundled. */
export function startPage({ ready, registers, config }: StartFacts): PlainPage {
  const body = html`<h1>Assay</h1>
<p class="lead">Takes a record that describes a company and returns one golden entity with a citation for every field, or abstains and says why.</p>
<p role="alert">The workbench cannot be shown: its pages could not be bundled. The log of the service says why.</p>
<p><b class="${ready ? "good" : "bad"}">${ready ? "Ready" : "Not ready"}</b> · release ${config.pipelineVersion}</p>
<h2>Registers</h2>
${registersTable(registers)}
<h2>Read on</h2>
<ul>${Object.values(links).map(linkItem)}</ul>
<p class="soft">Requests need a key: <code>Authorization: Bearer …</code>. Whoever runs this service makes keys, with <code>assay keys create</code>.</p>`;
  return plainPage({ title: "Assay", description: "Assay company entity resolution service.", body });
}

/** A browser opens pages; the addresses for programs are shown as text. */
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
