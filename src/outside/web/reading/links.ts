import type { DomDocument } from "./dom.ts";

const MOST_LINKS = 200;

/** http and https addresses that the page links to, absolute, without fragments, without repeats and itself. */
export function linksOf(
  document: DomDocument,
  { base, url }: { readonly base: string; readonly url: string },
): readonly string[] {
  const links = new Set<string>();
  for (const anchor of document.querySelectorAll("a[href]")) {
    const link = absolute(anchor.getAttribute("href"), base);
    if (link === null) continue;
    link.hash = "";
    if (link.href !== url) links.add(link.href);
    if (links.size === MOST_LINKS) break;
  }
  return [...links];
}

/** Links to anything but http and https become plain text. */
export function makeLinksAbsolute(document: DomDocument, base: string): void {
  for (const anchor of document.querySelectorAll("a[href]")) {
    const link = absolute(anchor.getAttribute("href"), base);
    if (link === null) anchor.removeAttribute("href");
    else anchor.setAttribute("href", link.href);
  }
}

function absolute(href: string | null, base: string): URL | null {
  const link = href === null ? null : URL.parse(href, base);
  if (link === null || !/^https?:$/.test(link.protocol)) return null;
  return link.username === "" && link.password === "" ? link : null;
}
