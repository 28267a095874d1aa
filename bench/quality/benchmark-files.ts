import { existsSync } from "node:fs";
import { join } from "node:path";
import type { RegisterCompany } from "../../src/domain/register-company.ts";
import { companyOfObject } from "../../src/registers/company-jsonl/company-of-object.ts";
import {
  type BenchmarkPair,
  type BenchmarkQuery,
  readJsonLines,
} from "../../src/training/benchmark-cases.ts";

export interface Benchmark {
  readonly registerPath: string;
  readonly queries: readonly BenchmarkQuery[];
  readonly pairs: readonly BenchmarkPair[];
}

/** @throws Error with the name of the file that the directory lacks. */
export function readBenchmark(directory: string): Benchmark {
  const path = (name: string): string => {
    const whole = join(directory, name);
    if (!existsSync(whole)) throw new Error(`${name}: the benchmark directory has no such file`);
    return whole;
  };
  return {
    registerPath: path("register.jsonl.gz"),
    queries: readJsonLines<BenchmarkQuery>(path("queries.jsonl.gz")),
    pairs: readJsonLines<BenchmarkPair>(path("pairs.jsonl.gz")),
  };
}

/** Reads the register's rows. @throws Error with the row that cannot be read. */
export function readRegister(path: string): RegisterCompany[] {
  return readJsonLines<unknown>(path).map((object, at) => {
    const company = companyOfObject(object, undefined);
    if (typeof company === "string") throw new Error(`register row ${at + 1}: ${company}`);
    return company;
  });
}

/** Evenly spaced items, `wanted` at the most, the same ones in each run. */
export function sampleOf<T>(items: readonly T[], wanted: number): T[] {
  if (wanted >= items.length) return [...items];
  return Array.from({ length: wanted }, (_, at) => items[Math.floor((at * items.length) / wanted)]!);
}
