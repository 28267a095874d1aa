import { partContent } from "./part-content.ts";
import type { RegisterFilePart } from "./register-file-part.ts";
import { readLines } from "./text-lines.ts";

interface JsonLine {
  /** From 1. */
  readonly line: number;
  readonly value?: unknown;
  /** The fault of the line; other lines are not affected. */
  readonly fault?: string;
}

/** The values of a JSON Lines file, each with its line; blank lines are left out. */
export async function* readJsonLines(part: RegisterFilePart): AsyncGenerator<JsonLine> {
  const { chunks } = await partContent(part);
  for await (const lines of readLines(chunks, part.name)) {
    for (const { number: line, text, fault } of lines) {
      if (fault !== undefined) yield { line, fault: `the line is ${fault}` };
      else if (text.trim() !== "") yield parsed(text, line);
    }
  }
}

function parsed(text: string, line: number): JsonLine {
  try {
    return { line, value: JSON.parse(text) as unknown };
  } catch {
    return { line, fault: "the line is not valid JSON" };
  }
}
