import { existsSync } from "node:fs";
import { readJsonLines } from "../../src/training/benchmark-cases.ts";

/** Labels of the benchmark that are probably wrong, with the reason, by the id of the query or pair. */
export function readLabelDoubts(path: string): Map<string, string> {
  if (!existsSync(path)) return new Map();
  return new Map(
    readJsonLines<{ readonly id?: unknown; readonly reason?: unknown }>(path).map(({ id, reason }, at) => {
      if (typeof id !== "string" || typeof reason !== "string" || reason.trim() === "")
        throw new Error(`label-doubts.jsonl: line ${at + 1} needs an id and a reason`);
      return [id, reason];
    }),
  );
}
