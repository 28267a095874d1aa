import type { Share } from "./query-score.ts";

/** A table in Markdown; the first column is text, the others figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, at) => (at === 0 ? "---" : "---:"));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

/** `98.7`; a dash where no case was counted. */
export function percent(share: number | null, digits = 1): string {
  return share === null ? "–" : (100 * share).toFixed(digits);
}

/** `98.7 % (98.1–99.2), 1,520 of 1,540`. */
export function shareInWords(share: Share): string {
  if (share.share === null || share.interval === null) return "–";
  return `${percent(share.share, 2)} % (${percent(share.interval[0])}–${percent(share.interval[1])}), ${count(share.hits)} of ${count(share.all)}`;
}

/** `98.7 (98.1–99.2)`; near certainty, where a tenth of a per cent is much, `99.88 (99.57–99.99)`. */
export function shareInCell({ share, interval }: Share): string {
  if (share === null || interval === null) return "–";
  const digits = share >= 0.99 && share < 1 ? 2 : 1;
  return `${percent(share, digits)} (${percent(interval[0], digits)}–${percent(interval[1], digits)})`;
}

/** `0.0046`. */
export function decimal(value: number | null, digits = 4): string {
  return value === null ? "–" : value.toFixed(digits);
}

/** `126,673`. */
export function count(value: number): string {
  return value.toLocaleString("en-GB");
}

/** Replaces the text between a pair of markers; null when the text has no such pair. */
export function withBlock(text: string, name: string, block: string): string | null {
  const begin = `<!-- ${name}:begin -->`;
  const end = `<!-- ${name}:end -->`;
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from === -1 || to < from) return null;
  return `${text.slice(0, from + begin.length)}\n${block}\n${text.slice(to)}`;
}
