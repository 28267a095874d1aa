import type { ComponentChildren } from "preact";

/** Characters that reorder what stands around them (UAX #9), and those that are shown as nothing. */
const invisible =
  /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u061c\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/gu;

/** A text of somebody else's with its invisible characters written out: `‹U+202E›`. */
export function visibleText(text: string): string {
  return text.replaceAll(
    invisible,
    (character) => `‹U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}›`,
  );
}

/**
 * A text of somebody else's, in its own direction: it cannot reorder what stands around it, and characters that would be
 * invisible are written out.
 */
export function Bidi({ children }: { readonly children: ComponentChildren }) {
  return <bdi>{typeof children === "string" ? visibleText(children) : children}</bdi>;
}
