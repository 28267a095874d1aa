import type { Operation } from "../../src/contract/operation.ts";

/**
 * The place of an operation in the client. Its group is the collection of its path (`/v1/batch-jobs/…` →
 * `batchJobs`), and its method is its name without the collection's words (`get_batch_job_result` →
 * `getResult`). An operation with the name of its collection is a method of the client itself (`resolve`).
 */
export function placeOf({ name, rest }: Operation): {
  readonly group: string | null;
  readonly method: string;
} {
  const collection = (rest?.path ?? "")
    .split("/")
    .slice(2)
    .find((part) => part !== "admin" && part !== "oauth")!;
  const words = name.split("_");
  const own = new Set(collection.split("-").flatMap(bothNumbers));
  const kept = words.filter((word) => !own.has(word));
  if (kept.length === 0) return { group: null, method: camel(words) };
  return { group: camel(collection.split("-")), method: camel(kept) };
}

function bothNumbers(word: string): string[] {
  const singular = word.replace(/ies$/, "y").replace(/([^s])s$/, "$1");
  return [word, singular, singular.replace(/y$/, "ie").concat("s")];
}

const camel = (words: readonly string[]): string =>
  words.map((word, at) => (at === 0 ? word : `${word[0]!.toUpperCase()}${word.slice(1)}`)).join("");
