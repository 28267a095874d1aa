/**
 * A first, linear pass over the HTML of a stranger: what no reader sees is dropped, depth and number of elements are
 * bounded, and of the attributes only a few stay. The libraries behind it take more than linear time, so they get no
 * page that has not passed here.
 */
import { Parser } from "htmlparser2";
import { isHidden } from "./hidden-style.ts";

export interface ReducedHtml {
  readonly html: string;
  readonly title: string;
  /** The address that links are relative to, as the page states it; null where it states none. */
  readonly base: string | null;
  /** Of the page, without those in media queries of the answer's own. */
  readonly styles: string;
  readonly elements: number;
}

/** The depth up to which elements stay: below it, their text stands in the last one. */
const DEPTH = 100;
/** A page of more depth or more elements is not read. */
const MOST_DEPTH = 3_000;
const MOST_ELEMENTS = 60_000;
const MOST_TITLE = 2_000;
const MOST_STYLES = 500_000;

/** Elements whose content no reader of the page as a text sees. */
const dropped: ReadonlySet<string> = new Set(
  (
    "applet audio canvas datalist embed frameset head iframe map noembed noframes noscript object " +
    "script select style svg template textarea title video"
  ).split(" "),
);
const empty: ReadonlySet<string> = new Set(["br", "hr", "wbr"]);
const left: ReadonlySet<string> = new Set(["base", "img", "input", "link", "meta", "source", "track"]);
const kept = { class: 500, id: 200, href: 2_000, role: 50 } as const;

export class TooManyElements extends Error {}

/** @param isXml whether it is XHTML. @throws TooManyElements; Error where it is nested too deeply. */
export function reduceHtml(text: string, isXml: boolean): ReducedHtml {
  const out: string[] = [];
  const roots = { html: "", body: "" };
  /** Of each open element, the name that is closed with it; null: none is. */
  const open: (string | null)[] = [];
  let title = "";
  let styles = "";
  let base: string | null = null;
  let elements = 0;
  /** Place of the element in `open` whose content is dropped; −1: none. */
  let droppedAt = -1;
  let written = 0;
  let reading: "title" | "style" | null = null;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++elements > MOST_ELEMENTS) throw new TooManyElements();
        if (open.length >= MOST_DEPTH) throw new Error("the page is nested too deeply");
        if (name === "title" && title === "") reading = "title";
        if (name === "style" && isForScreens(attributes.media)) reading = "style";
        if (name === "base") base ??= attributes.href ?? null;
        const place = open.push(null) - 1;
        if (droppedAt >= 0 && name !== "body") return;
        // A head that is not closed ends with the body.
        if (name === "body") droppedAt = -1;
        if (dropped.has(name) || isHidden(name, attributes)) {
          droppedAt = place;
          return;
        }
        if (name === "html" || name === "body") roots[name] ||= attributesOf(attributes);
        else if (empty.has(name)) out.push(`<${name}>`);
        else if (!left.has(name) && written < DEPTH && /^[a-z][a-z0-9-]*$/.test(name)) {
          out.push(`<${name}${attributesOf(attributes)}>`);
          open[place] = name;
          written++;
        } else out.push(" ");
      },
      ontext(data) {
        if (reading === "title") title += data.slice(0, MOST_TITLE - title.length);
        else if (reading === "style") styles += data.slice(0, MOST_STYLES - styles.length);
        else if (droppedAt < 0) out.push(escaped(data));
      },
      onclosetag(name) {
        const closed = open.pop();
        if (name === "title" || name === "style") reading = null;
        if (reading === null && name === "style") styles += "\n";
        if (open.length <= droppedAt) droppedAt = -1;
        if (typeof closed === "string") {
          out.push(`</${closed}>`);
          written--;
        }
      },
    },
    { xmlMode: isXml, recognizeSelfClosing: isXml, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.write(text);
  parser.end();
  const html = `<!doctype html><html${roots.html}><head></head><body${roots.body}>${out.join("")}</body></html>`;
  return { html, title, base, styles, elements };
}

function isForScreens(media = "all"): boolean {
  return /^\s*$|\b(?:all|screen)\b/i.test(media);
}

function attributesOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(kept)
    .map(([name, most]) => {
      const value = attributes[name];
      return value === undefined || value.length > most ? "" : ` ${name}="${escaped(value)}"`;
    })
    .join("");
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character]!);
