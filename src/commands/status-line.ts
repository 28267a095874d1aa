import { stripVTControlCharacters } from "node:util";
import type { Output } from "./terminal.ts";

/** Pictures less than this apart are left out, in milliseconds: nobody reads them. */
const APART_MS = 100;
/** To the beginning of the line, and away with what stands there. */
const ANEW = "\r\u001b[K";

/** One line of a terminal that is written again and again, cut off where the terminal ends. */
export interface StatusLine {
  /** Shows a text, made only where it is time to show one, or `now`. */
  show(text: () => string, now?: boolean): void;
  /** Takes the line away. */
  clear(): void;
  /** Leaves a last text behind, and goes on below it. */
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
