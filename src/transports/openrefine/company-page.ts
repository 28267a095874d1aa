/** The page behind a reconciled cell, for a person: one company's facts, each with its source. */
import { type Html, html } from "../docs/html.ts";
import { type PlainPage, plainPage } from "../docs/plain-page.ts";

interface Cited {
  readonly source_id: string;
  readonly source_url: string | null;
  readonly licence: string;
  readonly source_as_of: string | null;
}

export interface CompanyFacts {
  readonly name: string;
  readonly description: string;
  readonly record: Readonly<Record<string, unknown>>;
  readonly provenance: Readonly<Record<string, Cited>>;
}

export function companyPage({ name, description, record, provenance }: CompanyFacts): PlainPage {
  const rows = Object.entries(record).map(
    ([attribute, value]) =>
      html`<tr><th scope="row">${labelOf(attribute)}</th><td>${textOf(value)}</td><td>${citation(provenance[attribute])}</td></tr>`,
  );
  const body = html`<h1>${name}</h1>
<p class="lead">${description}</p>
<table><thead><tr><th scope="col">Fact</th><th scope="col">Value</th><th scope="col">Source</th></tr></thead><tbody>${rows}</tbody></table>`;
  return plainPage({ title: name, description: "A company as Assay knows it.", body });
}

/** The same for every entity, known or not, so that it reveals nothing to a stranger. */
export function keyNeededPage(baseUrl: string): PlainPage {
  const body = html`<h1>An entity of a tenant</h1>
<p class="lead">Its facts are shown to whoever has a key of that tenant with the scope <code>read</code>.</p>
<ul><li>In a terminal: <code>curl -H "Authorization: Bearer $ASSAY_API_KEY" ${baseUrl}/v1/entities/…</code>, with the id at the end of this page’s address.</li>
<li>In a browser on the machine that runs the service: this page shows them once the service is started with <code>ASSAY_OPENREFINE_KEY</code>.</li></ul>`;
  return plainPage({ title: "An entity of a tenant", description: "How to see this entity.", body });
}

export function noCompanyPage(): PlainPage {
  const body = html`<h1>No such company</h1>
<p class="lead">No entity has this id, and no row of an installed register that may be shown here. A register’s licence can forbid to show its rows without a key.</p>`;
  return plainPage({ title: "No such company", description: "Nothing is shown under this address.", body });
}

/** `registration.company_number` → `company number`. */
const labelOf = (attribute: string): string =>
  (attribute.split(".").at(-1) ?? attribute).replaceAll("_", " ");

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join("; ");
  if (typeof value === "object" && value !== null) return Object.values(value).map(textOf).join(", ");
  return value === null || value === undefined ? "" : String(value);
}

function citation(cited: Cited | undefined): Html | null {
  if (!cited) return null;
  const { source_id: id, source_url: url, licence, source_as_of: asOf } = cited;
  const name = url !== null && /^https?:\/\//.test(url) ? html`<a href="${url}">${id}</a>` : html`${id}`;
  return html`${name}, ${licence}${asOf === null ? null : html`, ${asOf.slice(0, 10)}`}`;
}
