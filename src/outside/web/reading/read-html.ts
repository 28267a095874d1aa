/** HTML as a reader sees it: its main part where that can be told, with its heading and its foot, else all of it. */
import { Readability } from "@mozilla/readability";
import TurndownService from "turndown";
import type { ContentText } from "./content.ts";
import { type DomDocument, type DomElement, documentOf } from "./dom.ts";
import { withoutHidden } from "./hidden-rules.ts";
import { linksOf, makeLinksAbsolute } from "./links.ts";
import { type ReducedHtml, reduceHtml, TooManyElements } from "./reduce-html.ts";
import { plainLines, visibleText } from "./visible-text.ts";

/** Elements up to which the main part is looked for: that takes more than linear time. */
const SEARCHED = 5_000;
/** Characters of a main part; where less is found, the whole page is taken. */
const MAIN = 250;
const TITLE = 300;

export function readHtml(
  text: string,
  { url, isXml }: { readonly url: string; readonly isXml: boolean },
): ContentText {
  const reduced = reducedOf(text, isXml);
  if (reduced === null) return { fault: "too_large" };
  const document = prepared(reduced);
  const base = baseOf(reduced, url);
  const links = linksOf(document, { base, url });
  makeLinksAbsolute(document, base);
  const main = reduced.elements <= SEARCHED ? mainPartOf(reduced, base) : null;
  const shown = main ? withFrame(main, document) : document.body;
  const extracted = visibleText(shown);
  const markdown = new TurndownService({
    headingStyle: "atx",
    bulletListMarker: "-",
    codeBlockStyle: "fenced",
  }).turndown(shown as never);
  return {
    extracted,
    markdown: markdown.toWellFormed().replaceAll("\0", ""),
    title: plainLines(reduced.title).replaceAll("\n", " ").slice(0, TITLE).toWellFormed(),
    links,
  };
}

function reducedOf(text: string, isXml: boolean): ReducedHtml | null {
  try {
    return reduceHtml(text, isXml);
  } catch (error) {
    if (error instanceof TooManyElements) return null;
    throw error;
  }
}

function prepared({ html, styles }: ReducedHtml): DomDocument {
  const document = documentOf(html);
  withoutHidden(document, styles);
  return document;
}

function baseOf({ base }: ReducedHtml, url: string): string {
  const stated = base === null ? null : URL.parse(base, url);
  return stated !== null && /^https?:$/.test(stated.protocol) ? stated.href : url;
}

/** The library works on a document of its own: it takes apart what it is given. */
function mainPartOf(reduced: ReducedHtml, base: string): DomElement | null {
  const document = prepared(reduced);
  makeLinksAbsolute(document, base);
  const options = { disableJSONLD: true, keepClasses: true, serializer: (element: unknown) => element };
  const main = new Readability(document as never, options as object).parse();
  const element = main?.content as unknown as DomElement | null | undefined;
  return element && visibleText(element).length >= MAIN ? element : null;
}

/**
 * Whose page it is stands in its first heading, and who publishes it, with number and address, at its foot: no main
 * part has them.
 */
function withFrame(main: DomElement, document: DomDocument): DomElement {
  const shown = document.createElement("div");
  const said = visibleText(main);
  const isSaid = (element: DomElement) => said.includes(visibleText(element));
  const [heading] = document.querySelectorAll("h1");
  if (heading && !isSaid(heading)) shown.append(heading);
  shown.append(main);
  for (const foot of document.querySelectorAll("footer, address, [role=contentinfo]"))
    if (!isSaid(foot) && !shown.contains(foot)) shown.append(foot);
  return shown;
}
