/** The benchmark's screening task, answered by Assay and by other systems: recall against alert rate, and speed. */
import { mkdirSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { loadScreeningModel } from "../../src/app/screening-model.ts";
import { analyseScreened } from "../../src/domain/screening/analyse-screened.ts";
import { screen } from "../../src/domain/screening/screen.ts";
import { ScreeningIndex } from "../../src/domain/screening/screening-index.ts";
import { table } from "../quality/markdown.ts";
import { type FoundCase, recallHead, recallRows } from "../screening/alert-rates.ts";
import { readScreeningBenchmark, type ScreeningBenchmark, type ScreeningCase } from "../screening/cases.ts";
import { nomenklatura } from "./nomenklatura.ts";
import type { Peer, ScreenedRow, ScreeningAnswers } from "./peer.ts";
import { watchman } from "./watchman.ts";

const PEERS: readonly Peer[] = [nomenklatura, watchman];
const SHOWN = 20;
const OPTIONS = { topics: ["sanctions"], threshold: 0, limit: SHOWN, today: "1900-01-01" } as const;

export interface PeersRun {
  /** The benchmark's directory. */
  readonly benchmark: string;
  /** Where peers are installed. */
  readonly environments: string;
  /** Cases that are asked, evenly spaced; all where undefined. */
  readonly cases: number | undefined;
  /** Names of the peers that are asked. */
  readonly peers: readonly string[] | undefined;
}

/** The section of the page. */
export async function screeningTask({ benchmark, environments, cases, peers }: PeersRun): Promise<string> {
  const read = readScreeningBenchmark(benchmark);
  const asked = evenly(read.cases, cases);
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
  for (const peer of PEERS.filter(({ name }) => peers === undefined || peers.includes(name))) {
    const directory = join(environments, peer.name);
    mkdirSync(directory, { recursive: true });
    try {
      const answered = await peer.screen({ list, queries }, directory);
      parts.push(...answered.flatMap((one) => section(one, asked)), peer.about, "");
    } catch (error) {
      process.stderr.write(`${peer.name}: ${error instanceof Error ? error.message : String(error)}\n`);
      parts.push(`### ${peer.name}`, "", "Could not be run on this machine.", "", peer.about, "");
    }
  }
  return parts.join("\n");
}

function askAssay(
  { list }: ScreeningBenchmark,
  cases: readonly ScreeningCase[],
): { readonly answers: ScreeningAnswers; readonly queries: readonly ScreenedRow[] } {
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
  { label, matches, processorSeconds }: ScreeningAnswers,
  cases: readonly ScreeningCase[],
): readonly string[] {
  const found: readonly FoundCase[] = cases.map((one) => {
    const own = matches.get(one.id) ?? [];
    const right = own.find(([id]) => one.truth.targets.includes(id));
    return { one, right: right?.[1] ?? 0, best: own[0]?.[1] ?? 0 };
  });
  const speed =
    processorSeconds === null
      ? []
      : [
          `${Math.round(cases.length / processorSeconds)} screenings per second of processor time (${((1000 * processorSeconds) / cases.length).toFixed(2)} ms each).`,
          "",
        ];
  return [`### ${label}`, "", table(recallHead, recallRows(found)), "", ...speed];
}

function evenly<T>(items: readonly T[], most: number | undefined): readonly T[] {
  if (most === undefined || most >= items.length) return items;
  return Array.from({ length: most }, (_, at) => items[Math.floor((at * items.length) / most)]!);
}
