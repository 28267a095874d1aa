import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { CompanyRecord } from "../domain/record.ts";

/** One query of the benchmark, as its README describes it. */
export interface BenchmarkQuery {
  readonly id: string;
  readonly slice: string;
  readonly stratum: string;
  readonly script_pair: string;
  readonly record: CompanyRecord;
  readonly truth: {
    readonly kind: "present" | "absent" | "undecidable";
    readonly targets: readonly string[];
    readonly grey?: readonly string[];
  };
  readonly why: string;
}

export interface BenchmarkPair {
  readonly id: string;
  readonly slice: string;
  readonly left: CompanyRecord;
  readonly right: CompanyRecord;
  readonly label: "same" | "different";
  readonly why: string;
}

export function readJsonLines<T>(path: string): T[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as T);
}

const restrictedSlices = new Set(["A", "B", "D", "E", "I"]);
const restrictedSources =
  /\b(?:listed|dach|yc|eu_sanctions):|EU list|SWIFT|exchange short name|market name|company profile/;

/**
 * Whether a case may be learned from: its names and its label come from openly licensed sources (SEC, OFAC, GLEIF,
 * Wikidata, OGL, EDINET, TWSE, ECB, PRA). The others serve to evaluate.
 */
export function isOpenCase({
  slice,
  why,
  targets,
}: {
  slice: string;
  why: string;
  targets: readonly string[];
}): boolean {
  if (restrictedSlices.has(slice) || restrictedSources.test(why)) return false;
  return targets.every((target) => !/^(?:dach|yc|eu_sanctions):/.test(target));
}

/** Whether a case names a register row, as a target or in its reason, of which nothing is learned. */
export function isReserved(
  { targets, why }: { readonly targets: readonly string[]; readonly why: string },
  reserved: ReadonlySet<string>,
): boolean {
  const named = [...targets, ...(why.match(/\b[a-z_]+:[\w.-]+/g) ?? [])];
  return named.some((row) => reserved.has(row));
}
