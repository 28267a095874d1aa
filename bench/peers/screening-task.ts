/** The benchmark's screening task, answered by Assay and by other systems: recall against alert rate, and speed. */
import { cpus } from "node:os";
import { loadScreeningModel } from "../../src/app/screening-model.ts";
import { analyseScreened } from "../../src/domain/screening/analyse-screened.ts";
import { screen } from "../../src/domain/screening/screen.ts";
import { ScreeningIndex } from "../../src/domain/screening/screening-index.ts";
import { sampleOf } from "../quality/benchmark-files.ts";
import { table } from "../quality/markdown.ts";
import { type FoundCase, recallHead, recallRows } from "../screening/alert-rates.ts";
import { readScreeningBenchmark, type ScreeningBenchmark, type ScreeningCase } from "../screening/cases.ts";
import { nomenklatura } from "./nomenklatura.ts";
import type { Peer, RankedAnswers, ScreenedRow } from "./peer.ts";
import { type PeersRun, peerSections, speedLines } from "./task-run.ts";
import { watchman } from "./watchman.ts";

const PEERS: readonly Peer[] = [nomenklatura, watchman];
const SHOWN = 20;
const OPTIONS = { topics: ["sanctions"], threshold: 0, limit: SHOWN, today: "1900-01-01" } as const;

/** The section of the page. */
export async function screeningTask(run: PeersRun): Promise<string> {
  const read = readScreeningBenchmark(run.benchmark);
  const asked = sampleOf(read.cases, run.cases ?? read.cases.length);
  const { answers, queries } = askAssay(read, asked);
  const parts = [
    "## Screening",
    "",
    `${asked.length} of the ${read.cases.length} cases of the benchmark's screening task, evenly spaced, against ${read.list.length} listed organisations with their primary names alone; every system has the same list and the same names in one run, on ${cpus()[0]?.model ?? "an unnamed processor"}. The threshold is that of each alert rate: the score which that share of the innocents exceeds. 95 % intervals in brackets.`,
    "",
    ...section(answers, asked),
  ];
  const list = read.list.map(({ recordId, names, countries }) => ({
    id: recordId,
    name: names[0]!.text,
    country: countries[0] ?? null,
  }));
  const sections = await peerSections(run, PEERS, async ({ screen: ask }, directory) => {
    const answered = (await ask?.({ list, queries }, directory)) ?? [];
    return answered.flatMap((one) => section(one, asked));
  });
  parts.push(...sections);
  return parts.join("\n");
}

function askAssay(
  { list }: ScreeningBenchmark,
  cases: readonly ScreeningCase[],
): { readonly answers: RankedAnswers; readonly queries: readonly ScreenedRow[] } {
  const index = new ScreeningIndex<null>();
  for (const organisation of list) index.add({ source: null, organisation });
  index.seal();
  const scorer = loadScreeningModel(new URL("../../models/screening/", import.meta.url));
  const before = process.cpuUsage();
  const matches = new Map(
    cases.map(({ id, record }) => {
      const countries = record.country ? [record.country] : [];
      const found = screen({ names: [record.name], countries, numbers: [] }, { index, scorer }, OPTIONS);
      return [id, found.map(({ entry, score }) => [entry.organisation.recordId, score] as const)] as const;
    }),
  );
  const spent = process.cpuUsage(before);
  const queries = cases.map(({ id, record }) => {
    const countries = record.country ? [record.country] : [];
    const compared = index.candidates(analyseScreened(record.name, {}), countries);
    return {
      id,
      name: record.name,
      country: record.country ?? null,
      also: [...new Set(compared.map(({ entry }) => entry.organisation.recordId))],
    };
  });
  return {
    answers: {
      label: `Assay, model ${scorer.model.version}`,
      matches,
      processorSeconds: (spent.user + spent.system) / 1e6,
    },
    queries,
  };
}

function section(
  { label, matches, processorSeconds }: RankedAnswers,
  cases: readonly ScreeningCase[],
): readonly string[] {
  const found: readonly FoundCase[] = cases.map((one) => {
    const own = matches.get(one.id) ?? [];
    const right = own.find(([id]) => one.truth.targets.includes(id));
    return { one, right: right?.[1] ?? 0, best: own[0]?.[1] ?? 0 };
  });
  return [
    `### ${label}`,
    "",
    table(recallHead, recallRows(found)),
    "",
    ...speedLines("screenings", cases.length, processorSeconds),
  ];
}
