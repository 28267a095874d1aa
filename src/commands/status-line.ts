import { stripVTControlCharacters } from "node:util";
import type { Output } from "./terminal.ts";

/** The shortest time between two updates in milliseconds: a person cannot read faster ones. */
const APART_MS = 100;
/** Moves to the beginning of the line and clears the line. */
const ANEW = "\r\u001b[K";

/** One line of a terminal that is rewritten, cut off at the width of the terminal. */
export interface StatusLine {
  /** Shows a text; `text` is called only when an update is due, or with `now`. */
  show(text: () => string, now?: boolean): void;
  /** Clears the line. */
  clear(): void;
  /** Writes a last text and continues on the next line. */
  end(text: string): void;
}

export function statusLine(output: Output): StatusLine {
  let shownMs = Number.NEGATIVE_INFINITY;
  const cut = (text: string) =>
    [...stripVTControlCharacters(text)].slice(0, (output.columns ?? Number.POSITIVE_INFINITY) - 1).join("");
  return {
    show(text, now = false) {
      const atMs = performance.now();
      if (!now && atMs - shownMs < APART_MS) return;
      output.write(`${ANEW}${cut(text())}`);
      shownMs = atMs;
    },
    clear() {
      if (shownMs !== Number.NEGATIVE_INFINITY) output.write(ANEW);
      shownMs = Number.NEGATIVE_INFINITY;
    },
    end(text) {
      output.write(`${ANEW}${cut(text)}\n`);
      shownMs = Number.NEGATIVE_INFINITY;
    },
  };
}
