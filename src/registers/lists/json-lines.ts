import { RegisterFileError } from "../register-file-error.ts";
import type { RegisterFile } from "../streaming/register-file.ts";
import { readLines } from "../streaming/text-lines.ts";

export type JsonObject = Readonly<Record<string, unknown>>;

interface JsonLine {
  readonly line: number;
  readonly value?: JsonObject;
  readonly fault?: string;
}

/** The objects of a file of JSON lines. Throws RegisterFileError where the file ends within a line. */
export async function* readJsonLines(file: RegisterFile): AsyncGenerator<JsonLine> {
  for await (const part of file.open()) {
    for await (const lines of readLines(part.chunks, part.name)) {
      for (const { number, text, fault, unterminated } of lines) {
        if (fault === undefined && text.trim() === "") continue;
        const value = fault === undefined ? objectIn(text) : undefined;
        if (value !== undefined) yield { line: number, value };
        else if (unterminated) {
          const detail = `the file ends inside line ${number}: it was cut off`;
          throw new RegisterFileError(part.name, "truncated", detail);
        } else yield { line: number, fault: `the line is ${fault ?? "no JSON object"}` };
      }
    }
  }
}

function objectIn(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? (value as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}
