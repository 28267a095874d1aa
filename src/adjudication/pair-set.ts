/** Pairs of companies whose truth is known, on which a model is certified. */
import { hash } from "node:crypto";
import { z } from "zod";
import type { Side } from "./prompt.ts";

const text = z.string().min(1).max(1000);
const name = z.string().min(1).max(500);
const names = z.exactOptional(z.array(name).max(10));
const some = z.exactOptional(text);

const side = z.strictObject({
  name,
  country: some,
  jurisdiction: some,
  registration_number: some,
  lei: some,
  vat_number: some,
  domain: some,
  website: some,
  phone: some,
  email: some,
  legal_form: some,
  parent_name: some,
  incorporation_date: some,
  context: some,
  status: some,
  trading_names: names,
  previous_names: names,
  other_names: names,
  address: z.exactOptional(
    z.strictObject({ line1: some, line2: some, city: some, region: some, postal_code: some, country: some }),
  ),
}) satisfies z.ZodType<Side>;

const knownPair = z.strictObject({
  id: z.string().min(1).max(200),
  truth: z.enum(["same", "different"]),
  /** In a word, what makes it hard. */
  kind: z.string().max(50).default(""),
  left: side,
  right: side,
  /** Register rows that the pair was made of, as `source:id`: training leaves them out. */
  rows: z.array(z.string()).default([]),
});

export type KnownPair = Readonly<z.output<typeof knownPair>>;

/** A pair as a model is asked about it. */
export interface CertifyingPair {
  readonly id: string;
  readonly truth: KnownPair["truth"];
  readonly left: Side;
  readonly right: Side;
}

export interface CertifyingSet {
  readonly pairs: readonly CertifyingPair[];
  /** SHA-256 of all pairs in hex. */
  readonly digest: string;
}

export interface PairSet extends CertifyingSet {
  readonly pairs: readonly KnownPair[];
}

/** @param content JSON, a pair a line. @throws Error naming the line, never its content. */
export function readPairs(content: string): PairSet {
  const pairs = content.split("\n").flatMap((line, at) => (line.trim() === "" ? [] : pairOf(line, at + 1)));
  if (new Set(pairs.map(({ id }) => id)).size < pairs.length) throw new Error("two pairs have one id");
  return { pairs, digest: hash("sha256", content) };
}

function pairOf(line: string, number: number): KnownPair {
  const read = knownPair.safeParse(jsonOf(line));
  if (read.success) return read.data;
  throw new Error(`line ${number}: not a pair (${read.error.issues[0]?.path.join(".") || "not an object"})`);
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** The register rows of these pairs. */
export function rowsOf({ pairs }: PairSet): ReadonlySet<string> {
  return new Set(pairs.flatMap(({ rows }) => rows));
}
