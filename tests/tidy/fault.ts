import { expect } from "vitest";
import { tidyExceptions } from "./exceptions.ts";

/** A fault and its place; `line` counts from 1. */
export interface Fault {
  readonly path: string;
  readonly line?: number;
  readonly what: string;
}

/** Holds when every fault is a known exception of the rule, and every exception still has a fault. */
export function expectTidy(rule: string, faults: readonly Fault[]): void {
  const known = tidyExceptions.filter((exception) => exception.rule === rule);
  const unexpected = faults.filter(({ path }) => !known.some((exception) => exception.path === path));
  const untrue = known.filter(({ path }) => !faults.some((fault) => fault.path === path));
  expect([
    ...unexpected.map(({ path, line, what }) => `${path}${line === undefined ? "" : `:${line}`}: ${what}`),
    ...untrue.map(({ path }) => `${path}: breaks the rule no longer, take it off the exceptions`),
  ]).toEqual([]);
}
