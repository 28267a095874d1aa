/**
 * Detects the format of a register file by reading it in every format: the one that can use the largest share
 * of the first rows is chosen. The readers of other formats refuse the file or miss required fields.
 */
import { RegisterFileError } from "./register-file-error.ts";
import type { RegisterFormat } from "./register-format.ts";
import { registerFormats } from "./register-formats.ts";
import { openRegisterFile } from "./streaming/register-file.ts";

/** Number of rows read for the detection. */
const ROWS = 40;
/** Below this share of usable rows no format is chosen. */
const LEAST_SHARE = 0.5;

/**
 * @returns the format; null where none can use at least half of the first rows, or two can use as many.
 * @throws RegisterFileError for a file that is missing or empty.
 */
export async function detectFormat(path: string): Promise<RegisterFormat | null> {
  const scores: { readonly format: RegisterFormat; readonly share: number }[] = [];
  for (const format of registerFormats) {
    const share = await usableShare(format, path);
    if (share >= LEAST_SHARE) scores.push({ format, share });
  }
  const [best, second] = scores.sort((a, b) => b.share - a.share);
  return best === undefined || second?.share === best.share ? null : best.format;
}

/** The share of the first rows that the format can use, 0..1. */
async function usableShare(format: RegisterFormat, path: string): Promise<number> {
  const file = await openRegisterFile(path);
  let usable = 0;
  let bad = 0;
  try {
    for await (const row of format.read({ file })) {
      if (row.kind === "bad") bad += 1;
      else if (row.kind !== "publisher_date" && row.kind !== "delta" && row.kind !== "skipped") usable += 1;
      if (usable + bad >= ROWS) break;
    }
  } catch (error) {
    // The installation finds damage after these rows.
    if (!(error instanceof RegisterFileError)) throw error;
    if (error.problem === "wrong_format") return 0;
  }
  return usable === 0 ? 0 : usable / (usable + bad);
}
