import type { Tool, ToolDefinition } from "./tool.ts";

interface ToolPage {
  readonly tools: readonly ToolDefinition[];
  /** Left out at the end, never null. */
  readonly nextCursor?: string;
}

/** The pages of `tools/list`, in the fixed order of the tools; null for a cursor that no page gave. */
export function createToolPages(
  tools: readonly Tool[],
  pageSize?: number,
): (cursor: unknown) => ToolPage | null {
  const size = Math.max(1, pageSize ?? tools.length);
  const definitions = tools.map((tool) => tool.definition);
  const pages = new Map<string | undefined, ToolPage>();
  for (let start = 0; start < Math.max(1, definitions.length); start += size) {
    const end = start + size;
    pages.set(start === 0 ? undefined : cursorOf(start), {
      tools: definitions.slice(start, end),
      ...(end < definitions.length ? { nextCursor: cursorOf(end) } : {}),
    });
  }
  return (cursor) =>
    cursor === undefined || typeof cursor === "string" ? (pages.get(cursor) ?? null) : null;
}

const cursorOf = (start: number): string => Buffer.from(`tools:${start}`).toString("base64url");
