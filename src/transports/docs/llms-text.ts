/** `/llms.txt` (llmstxt.org): describes the service to a model, with links to each part's description. */
import type { Operation, Served } from "../../contract/operation.ts";
import type { DocumentConfig } from "../openapi/document.ts";
import { tagsOf } from "../openapi/tags.ts";
import { mcpHosts } from "./mcp-hosts.ts";

const summary =
  "Assay resolves a record that describes a company into one golden entity with a citation for every field, or abstains and says what would settle it.";

const notes = [
  "- `unresolved` is a completed answer and free: read its `clarification` before sending the record again, with `clarification_of`.",
  "- `stages_not_configured` names stages that this deployment does not have: a record that is sent again unchanged is decided as before.",
  "- Threshold on `match_confidence`; below 0.90 nothing is a match. `confidence` is deprecated.",
  "- Send `Authorization: Bearer <key or access token>`. A key has exactly one scope.",
  "- Metered writes take an `Idempotency-Key`: a retry with the same key and content is charged once.",
  "- Requests are closed: an unknown field is refused with 422, which names it.",
];

/** Markdown: a heading, a summary, notes, and sections of links with a line each. */
export function llmsText(served: readonly Served[], { baseUrl }: DocumentConfig): string {
  const operations = served.map((one) => one.operation);
  const groups = tagsOf(operations.map(({ tag }) => tag)).map(({ name, description }) => {
    const own = operations.filter(({ tag }) => tag === name);
    return section(name, [description, "", ...own.map((operation) => lineOf(operation, baseUrl))]);
  });
  return [
    "# Assay",
    "",
    `> ${summary}`,
    "",
    ...notes,
    "",
    section("Documentation", [
      link("Reference", `${baseUrl}/docs`, "every operation, field, error and limit"),
      link("OpenAPI 3.1", `${baseUrl}/openapi.json`, "the same for programs"),
      link("OpenAPI 3.1 as YAML", `${baseUrl}/openapi.yaml`, "the same document"),
      link("Scopes", `${baseUrl}/docs#authentication`, "who may do what"),
      link("Retries", `${baseUrl}/docs#retries`, "idempotency keys and waits"),
      link("Errors", `${baseUrl}/docs#errors`, "cause and fix of every code and reason"),
      link("Abstentions", `${baseUrl}/docs#abstentions`, "why an answer is unresolved, and what settles it"),
    ]),
    section("Agent tools", [
      `The operations marked as tools are at \`${baseUrl}/mcp\` (Model Context Protocol, Streamable HTTP).`,
      "",
      link("Tools", `${baseUrl}/docs#tools`, "how each host is told of the server"),
      link("Connectors", `${baseUrl}/docs#connectors`, "OAuth 2 for hosts that can hold no key"),
      ...mcpHosts(baseUrl).flatMap(({ name, place, snippet }) => [
        "",
        `${name}: ${place}`,
        "",
        fenced(snippet),
      ]),
    ]),
    ...groups,
  ].join("\n");
}

const section = (title: string, lines: readonly string[]): string => `## ${title}\n\n${lines.join("\n")}\n`;
const link = (title: string, url: string, note: string): string => `- [${title}](${url}): ${note}`;
const fenced = (text: string): string => `\`\`\`\n${text}\n\`\`\``;

function lineOf({ name, summary: said, rest, tool }: Operation, baseUrl: string): string {
  const where = [
    rest === null ? null : `\`${rest.method} ${rest.path}\``,
    tool === null ? null : `tool \`${tool.name ?? name}\``,
  ].filter((one) => one !== null);
  return link(name, `${baseUrl}/docs#${name}`, `${said}${where.length > 0 ? ` ${where.join(", ")}` : ""}`);
}
