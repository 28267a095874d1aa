import type { ComponentChildren } from "preact";

/** Characters that reorder the text around them (UAX #9), and invisible characters. */
const invisible =
  /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u061c\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/gu;

/** A text from outside with its invisible characters written out: `‹U+202E›`. */
export function visibleText(text: string): string {
  return text.replaceAll(
    invisible,
    (character) => `‹U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}›`,
  );
}

/**
 * A text from outside, in its own direction: it cannot reorder the text around it, and its invisible
 * characters are written out.
 */
export function Bidi({ children }: { readonly children: ComponentChildren }) {
  return <bdi>{typeof children === "string" ? visibleText(children) : children}</bdi>;
}
