import { fileURLToPath } from "node:url";
import { expect } from "vitest";

/**
 * Compares a text with the committed file of that name in this folder. `npm run pins` rewrites the files: a
 * change of a promise is then a diff for review.
 */
export async function expectPinned(file: string, text: string): Promise<void> {
  await expect(text).toMatchFileSnapshot(fileURLToPath(new URL(file, import.meta.url)));
}

/** JSON as in the pins: indented, in its original order. */
export function pinnedJson(value: unknown, replacer?: (key: string, value: unknown) => unknown): string {
  return `${JSON.stringify(value, replacer, 2)}\n`;
}
