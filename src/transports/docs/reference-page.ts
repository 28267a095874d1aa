/** The reference page: one document without outside assets, made of the same operations that are served. */
import { hash } from "node:crypto";
import type { Served } from "../../contract/operation.ts";
import type { DocumentConfig } from "../openapi/document.ts";
import { tagsOf } from "../openapi/tags.ts";
import { guideSections } from "./guide-sections.ts";
import { Html, html } from "./html.ts";
import { operationSection } from "./operation-section.ts";
import { script, style } from "./style.ts";

interface ReferencePage {
  readonly html: string;
  /** Admits the page's own style and script by their digests and nothing else. */
  readonly contentSecurityPolicy: string;
}

/** The page of all operations, grouped by tag. */
export function referencePage(served: readonly Served[], config: DocumentConfig): ReferencePage {
  const operations = served.map((one) => one.operation);
  const guide = guideSections(config.baseUrl);
  const groups = tagsOf(operations.map(({ tag }) => tag)).map((tag) => ({
    ...tag,
    id: `tag-${tag.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`,
    operations: operations.filter((operation) => operation.tag === tag.name),
  }));
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Assay reference</title><meta name="description" content="Reference of the Assay company entity resolution service.">
<style>${new Html(style)}</style></head>
<body><a class="skip" href="#content">Skip to the content</a><div class="layout">
<div class="side"><h1>Assay</h1><p class="release">Reference · release ${config.pipelineVersion}</p>
<search><label for="search">Search (press /)</label><input id="search" type="search" autocomplete="off" spellcheck="false">
<p id="found" class="release" role="status"></p></search>
<nav aria-label="Sections"><div data-group><h2>Guide</h2><ul>${guide.map(({ id, title }) => linkTo(id, title))}</ul></div>
${groups.map(
  (group) =>
    html`<div data-group><h2>${group.name}</h2><ul>${group.operations.map(({ name }) => linkTo(name, titleOf(name)))}</ul></div>`,
)}</nav></div>
<main id="content">
${guide.map(({ id, title, body }) => html`<section id="${id}" data-search><h2>${title}</h2>${body}</section>`)}
${groups.map(
  (
    group,
  ) => html`<section id="${group.id}" data-group><h2>${group.name}</h2><p class="quiet">${group.description}</p>
${group.operations.map((operation) => operationSection(operation, config.baseUrl))}</section>`,
)}
</main></div><script>${new Html(script)}</script></body></html>`;
  return { html: page.text, contentSecurityPolicy: policyOf() };
}

const linkTo = (id: string, title: string): Html => html`<li><a href="#${id}">${title}</a></li>`;

const titleOf = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll("_", " ")}`;

function policyOf(): string {
  const digest = (text: string): string => `'sha256-${hash("sha256", text, "base64")}'`;
  return [
    "default-src 'none'",
    `style-src ${digest(style)}`,
    `script-src ${digest(script)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
