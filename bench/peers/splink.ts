/** Splink, the open probabilistic linkage library of the UK Ministry of Justice (MIT), over DuckDB. */
import type { Peer } from "./peer.ts";
import { companyRow, recordRow } from "./peer-rows.ts";
import { runPython } from "./python-peer.ts";

const packages = ["splink==4.0.17", "duckdb==2.0.1", "pandas==3.1.1"];

interface Scored {
  readonly id: string;
  readonly matches: readonly (readonly [string, number])[];
}
type Line = Scored | { readonly processor_seconds: number };

export const splink: Peer = {
  name: "splink",
  about: `[Splink](https://pypi.org/project/splink/) from PyPI (${packages.join(", ")}), with a model of the kind that its example of company names describes: Jaro–Winkler levels of the name with term frequencies, country, town, postal code, web domain, register number and LEI. It learns without labels from the benchmark's register: the u probabilities from random pairs, the m probabilities by expectation maximisation. Its score is its match probability.`,
  threshold: 0.95,
  async comparePairs({ pairs, register }, directory) {
    const lines = await runPython<Line>(
      { packages, script: "splink_companies.py", directory },
      {
        register: register.map(companyRow),
        pairs: pairs.map(({ id, left, right }) => ({ id, left: recordRow(left), right: recordRow(right) })),
      },
    );
    const scores = scoredOf(lines).map(({ id, matches }) => [id, matches[0]?.[1] ?? 0] as const);
    return [{ label: "Splink", scores: new Map(scores), processorSeconds: secondsOf(lines) }];
  },
  async resolve({ register, queries }, directory) {
    const lines = await runPython<Line>(
      { packages, script: "splink_companies.py", directory },
      {
        register: register.map(companyRow),
        queries: queries.map(({ id, record }) => ({ id, ...recordRow(record) })),
      },
    );
    const matches = new Map(scoredOf(lines).map((line) => [line.id, line.matches]));
    return [{ label: "Splink", matches, processorSeconds: secondsOf(lines) }];
  },
};

function scoredOf(lines: readonly Line[]): readonly Scored[] {
  return lines.flatMap((line) => ("id" in line ? [line] : []));
}

function secondsOf(lines: readonly Line[]): number | null {
  const [seconds] = lines.flatMap((line) => ("processor_seconds" in line ? [line.processor_seconds] : []));
  return seconds ?? null;
}
