export type Framing = "json" | "sse";

/**
 * The framing of an answer: JSON wherever the Accept header admits it, an event stream of one event where it
 * admits only that, null where it admits neither. An absent header admits everything (RFC 9110 §12.5.1).
 */
export function framingOf(accept: string | undefined): Framing | null {
  if (accept === undefined || accept.trim() === "") return "json";
  const ranges = accept.split(",").map(rangeOf);
  if (qualityOf("application/json", ranges) > 0) return "json";
  return qualityOf("text/event-stream", ranges) > 0 ? "sse" : null;
}

/** Whether the client prefers a page to data, as browsers do: it names markup, and does not prefer JSON. */
export function wantsPage(accept: string | undefined): boolean {
  const ranges = (accept ?? "").split(",").map(rangeOf);
  if (!ranges.some(({ type }) => type === "text/html")) return false;
  const page = qualityOf("text/html", ranges);
  return page > 0 && page >= qualityOf("application/json", ranges);
}

interface Range {
  readonly type: string;
  readonly quality: number;
}

function rangeOf(text: string): Range {
  const [type = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
  const quality = /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight) : 0;
  return { type, quality };
}

/** The quality of the most specific range that covers the type. */
function qualityOf(type: string, ranges: readonly Range[]): number {
  const family = `${type.split("/")[0]}/*`;
  for (const candidate of [type, family, "*/*"]) {
    const found = ranges.find((range) => range.type === candidate);
    if (found !== undefined) return found.quality;
  }
  return 0;
}
