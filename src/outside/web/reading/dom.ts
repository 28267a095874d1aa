/** The document that a page becomes, as far as it is used here. */
import { parseHTML } from "linkedom";

export interface DomNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly firstChild: DomNode | null;
  readonly nextSibling: DomNode | null;
  readonly parentNode: DomNode | null;
}

export interface DomElement extends DomNode {
  readonly textContent: string;
  readonly sheet?: { readonly cssRules: readonly StyleRule[] };
  append(...children: readonly (DomNode | string)[]): void;
  remove(): void;
  contains(other: DomNode): boolean;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  querySelectorAll(selector: string): Iterable<DomElement>;
}

export interface StyleRule {
  /** Undefined for rules that are none of a selector. */
  readonly selectorText?: string;
  readonly style?: {
    getPropertyValue(property: string): string;
    getPropertyPriority(property: string): string;
  };
}

export interface DomDocument extends Pick<DomElement, "querySelectorAll"> {
  readonly body: DomElement;
  createElement(name: string): DomElement;
}

/** @param html as `reduceHtml` gives it. */
export function documentOf(html: string): DomDocument {
  return parseHTML(html).document as unknown as DomDocument;
}
