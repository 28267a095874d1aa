/** Whether the page itself hides an element from its readers: by an attribute, by its style, or by a rule of the page. */

/** The value of a property; empty where it has none. */
type Declared = (property: string) => string;

/** A length far outside, by which text is put beside the page. */
const OUTSIDE = /^-\d{3,}(?:\.\d+)?(?:px|em|rem|vw|vh|%)?$/;
const ZERO = /^0(?:\.0+)?(?:px|em|rem|%|pt)?$/;

/** Whether declarations hide (true) or show (false) an element; null where they say nothing of it. */
export function hides(declared: Declared): boolean | null {
  const value = (property: string) =>
    declared(property)
      .replace(/!important/i, "")
      .trim()
      .toLowerCase();
  const said = [
    hidesWhere(value("display"), (display) => display === "none"),
    hidesWhere(value("visibility"), (visibility) => visibility === "hidden" || visibility === "collapse"),
    hidesWhere(value("content-visibility"), (visibility) => visibility === "hidden"),
    hidesWhere(value("opacity"), (opacity) => ZERO.test(opacity)),
    hidesWhere(value("font-size"), (size) => ZERO.test(size)),
    ...["left", "top", "right", "text-indent", "margin-left"].map((property) =>
      hidesWhere(value(property), (length) => OUTSIDE.test(length)),
    ),
    hidesWhere(value("clip"), (clip) => /^rect\((?:[01](?:px)?[\s,]*){4}\)$/.test(clip)),
    hidesWhere(value("clip-path"), (path) => /^inset\((?:50|100)%/.test(path)),
  ].filter((one) => one !== null);
  return said.length === 0 ? null : said.includes(true);
}

function hidesWhere(value: string, isHiding: (value: string) => boolean): boolean | null {
  return value === "" ? null : isHiding(value);
}

/** By its attributes alone. */
export function isHidden(name: string, attributes: Readonly<Record<string, string>>): boolean {
  if ("hidden" in attributes || (name === "dialog" && !("open" in attributes))) return true;
  const { style } = attributes;
  if (style === undefined) return false;
  const declarations = new Map(
    style.split(";").map((declaration) => {
      const [property = "", ...value] = declaration.split(":");
      return [property.trim().toLowerCase(), value.join(":")];
    }),
  );
  return hides((property) => declarations.get(property) ?? "") === true;
}
