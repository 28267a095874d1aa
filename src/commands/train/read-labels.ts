import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { label as labelSchema } from "../../operations/labels/label.contract.ts";
import { readLines } from "../../registers/streaming/text-lines.ts";
import type { Database } from "../../storage/engine/database.ts";
import { listLabels } from "../../storage/review/labels.ts";
import type { TrainingLabel } from "../../training/recalibration/judgement.ts";
import { CommandError } from "../command-error.ts";

const PAGE = 500;

/** The label log of a tenant, oldest first, superseded labels included. */
export async function storedLabels(database: Database, tenantId: string): Promise<TrainingLabel[]> {
  const all = { source: null, evidenceTier: null, decisionId: null };
  const labels: TrainingLabel[] = [];
  for (;;) {
    const page = { limit: PAGE, offset: labels.length };
    const { labels: rows } = await listLabels(database, tenantId, all, page);
    labels.push(...rows.map((row) => labelSchema.parse(row)));
    if (rows.length < PAGE) return labels;
  }
}

/**
 * The labels of an export, as `GET /v1/labels/export` gives them.
 * @throws CommandError with the number of the line that is no label; the message never repeats the line.
 */
export async function exportedLabels(path: string): Promise<TrainingLabel[]> {
  const name = basename(path);
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new CommandError(`${name}: there is no such file`);
  const labels: TrainingLabel[] = [];
  for await (const block of readLines(createReadStream(path), name)) {
    for (const { text, number, fault } of block) {
      if (fault) throw new CommandError(`${name}:${number}: ${fault}`);
      if (text.trim() !== "") labels.push(labelOf(text, `${name}:${number}`));
    }
  }
  return labels;
}

function labelOf(text: string, place: string): TrainingLabel {
  const parsed = labelSchema.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join(".") ?? "";
  throw new CommandError(`${place}: not a label${field === "" ? "" : ` (${field})`}`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
