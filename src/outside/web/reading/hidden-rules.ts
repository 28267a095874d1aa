/** Rules in a page's own style sheets that hide a part of it. Sheets that stand elsewhere are not fetched. */
import type { DomDocument, DomElement, StyleRule } from "./dom.ts";
import { hides } from "./hidden-style.ts";

/** Rules that are tried; each takes time linear in the elements. */
const MOST_RULES = 300;

/**
 * Takes out the elements that the rules hide. Of several rules for an element the last holds, or the last important
 * one: how specific their selectors are is not weighed.
 */
export function withoutHidden(document: DomDocument, styles: string): void {
  const hidden = new Map<DomElement, { readonly isHidden: boolean; readonly isImportant: boolean }>();
  for (const { selector, isHidden, isImportant } of rulesOf(document, styles))
    for (const element of matching(document, selector))
      if (isImportant || !hidden.get(element)?.isImportant) hidden.set(element, { isHidden, isImportant });
  for (const [element, { isHidden }] of hidden) if (isHidden) element.remove();
}

interface HidingRule {
  readonly selector: string;
  readonly isHidden: boolean;
  readonly isImportant: boolean;
}

function rulesOf(document: DomDocument, styles: string): readonly HidingRule[] {
  if (styles.trim() === "") return [];
  const element = document.createElement("style");
  element.append(styles);
  return [...(element.sheet?.cssRules ?? [])].flatMap(hidingRule).slice(0, MOST_RULES);
}

function hidingRule({ selectorText, style }: StyleRule): readonly HidingRule[] {
  if (selectorText === undefined || style === undefined) return [];
  const isHidden = hides((property) => style.getPropertyValue(property) ?? "");
  if (isHidden === null) return [];
  const isImportant = ["display", "visibility"].some(
    (property) => style.getPropertyPriority(property) === "important",
  );
  return [{ selector: selectorText, isHidden, isImportant }];
}

/** A selector that the library does not know matches nothing. */
function matching(document: DomDocument, selector: string): Iterable<DomElement> {
  try {
    return document.querySelectorAll(selector);
  } catch {
    return [];
  }
}
