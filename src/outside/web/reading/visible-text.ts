/** The text of a document as lines: one for each paragraph, line, row or heading. */
import type { DomNode } from "./dom.ts";

const ELEMENT = 1;
const TEXT = 3;

/** Elements that stand within a line. */
const inline: ReadonlySet<string> = new Set(
  (
    "A ABBR ACRONYM B BDI BDO BIG CITE CODE DATA DEL DFN EM FONT I INS KBD LABEL MARK NOBR Q RB RP RT RUBY S " +
    "SAMP SMALL SPAN STRIKE STRONG SUB SUP TIME TT U VAR WBR"
  ).split(" "),
);
const cells: ReadonlySet<string> = new Set(["TD", "TH"]);

/** The text below a node. Takes time linear in the nodes, whatever their depth. */
export function visibleText(root: DomNode): string {
  const parts: string[] = [];
  let node: DomNode = root;
  while (true) {
    if (node.nodeType === TEXT) parts.push((node.nodeValue ?? "").replaceAll(lineEnds, " "));
    else if (node.nodeType === ELEMENT) parts.push(markOf(node));
    if (node.firstChild) {
      node = node.firstChild;
      continue;
    }
    while (node !== root && node.nextSibling === null) {
      node = node.parentNode ?? root;
      parts.push(markOf(node));
    }
    if (node === root) return plainLines(parts.join(""));
    if (node.nodeType === ELEMENT) parts.push(markOf(node));
    node = node.nextSibling!;
  }
}

function markOf({ nodeName }: DomNode): string {
  const name = nodeName.toUpperCase();
  if (cells.has(name)) return " ";
  return inline.has(name) ? "" : "\n";
}

/** Lines without blanks around them and without empty ones; characters that nobody sees are left out. */
export function plainLines(text: string): string {
  return text
    .toWellFormed()
    .split(lineEnds)
    .map((line) => line.replaceAll(unseen, "").replaceAll(blanks, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
}

const lineEnds = /[\n\r\u2028\u2029]+/g;
/** Everything that is not one plain space already. */
const blanks = /\s{2,}|[^\S ]/g;
/** Controls other than blanks, soft hyphens, zero-width spaces, directional marks, and tags (U+E0000 and following). */
const unseen =
  /[\0-\x08\x0e-\x1f\x7f-\x9f\xad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
