/** nomenklatura's logic-v2, the open matcher of OpenSanctions (MIT), in a Python environment of its own. */
import type { Matches, Peer, RankedAnswers } from "./peer.ts";
import { companyRow, recordRow } from "./peer-rows.ts";
import { runPython } from "./python-peer.ts";

const packages = ["nomenklatura==4.17.4", "followthemoney==4.11.2", "rigour==2.6.1"];

type Line = RankedLine | { readonly processor_seconds: number };
interface RankedLine {
  readonly id: string;
  readonly own: Scored;
  readonly also: Scored;
}
type Scored = readonly (readonly [string, number])[];
type PairLine = { readonly id: string; readonly score: number } | { readonly processor_seconds: number };

export const nomenklatura: Peer = {
  name: "nomenklatura",
  about: `[nomenklatura](https://pypi.org/project/nomenklatura/) from PyPI (${packages.join(", ")}), algorithm \`logic-v2\` with its default configuration. Candidates come from its own index, and in a second row also from Assay's, so that its retrieval does not hide how well it scores. 0.70 is the default threshold of yente, the service that is built on it.`,
  threshold: 0.7,
  async screen(task, directory) {
    const script = { packages, script: "nomenklatura_screening.py", directory };
    return rankedAnswers(await runPython<Line>(script, task));
  },
  async comparePairs({ pairs }, directory) {
    const script = { packages, script: "nomenklatura_companies.py", directory };
    const lines = await runPython<PairLine>(script, {
      pairs: pairs.map(({ id, left, right }) => ({ id, left: recordRow(left), right: recordRow(right) })),
    });
    return [
      {
        label: "nomenklatura logic-v2",
        scores: new Map(lines.flatMap((line) => ("id" in line ? [[line.id, line.score] as const] : []))),
        processorSeconds: secondsOf(lines),
      },
    ];
  },
  async resolve({ register, queries }, directory) {
    const script = { packages, script: "nomenklatura_companies.py", directory };
    const lines = await runPython<Line>(script, {
      register: register.map(companyRow),
      queries: queries.map(({ id, record, also }) => ({ id, ...recordRow(record), also })),
    });
    return rankedAnswers(lines);
  },
};

function rankedAnswers(lines: readonly Line[]): readonly RankedAnswers[] {
  const answers = lines.flatMap((line) => ("id" in line ? [line] : []));
  const by = (way: "own" | "also"): Matches => new Map(answers.map((line) => [line.id, line[way]]));
  return [
    {
      label: "nomenklatura logic-v2, its own index",
      matches: by("own"),
      processorSeconds: secondsOf(lines),
    },
    {
      label: "nomenklatura logic-v2, also Assay's candidates",
      matches: by("also"),
      processorSeconds: null,
    },
  ];
}

function secondsOf(lines: readonly (object | { readonly processor_seconds: number })[]): number | null {
  const [seconds] = lines.flatMap((line) => ("processor_seconds" in line ? [line.processor_seconds] : []));
  return seconds ?? null;
}
