import { count, percent, table } from "../quality/markdown.ts";
import type { Figure } from "./figure.ts";
import type { EngineSpeed } from "./measure-engine.ts";

/** The page of one run: every figure beside the speed of the disk and the load of other work. */
export function speedPage(
  engines: readonly EngineSpeed[],
  {
    records,
    rounds,
    command,
  }: { readonly records: number; readonly rounds: number; readonly command: string },
): string {
  return [
    "# How fast it is",
    `Written by \`${command}\`. ${count(records)} real records a round, ${rounds} rounds after one that does not count, each round for a tenant whose store is empty; client, service and database share one machine.`,
    "Read the ratios, which compare runs of the same round; two machines, or one at two times, are compared by them alone. *Floor* is the least that the same work costs: the same retrieval and the same rows committed by the same statement, without HTTP, analysis, scoring or an answer. *Without the door* the same records are resolved within the service's process, without HTTP, keys and validation; *with its decision known* each decision, made beforehand, asks and writes the same and costs nothing; as it asks for many records by one statement, and the floor for each by its own, it may be the faster of the two. *Sync* is one 8 kB write with fdatasync right before, *foreign* the share of the machine's processors that other programs took meanwhile.",
    ...busyMachine(engines),
    ...engines.flatMap(engineSection),
    "",
  ].join("\n\n");
}

const BUSY = 0.25;

function busyMachine(engines: readonly EngineSpeed[]): string[] {
  const shares = engines.flatMap(({ figures }) => figures.flatMap(({ foreign }) => foreign ?? []));
  const most = Math.max(0, ...shares);
  if (most <= BUSY) return [];
  return [
    `**The machine was busy**: other programs took up to ${percent(most, 0)} % of its processors. The figures per second say little about a free one; run it again there.`,
  ];
}

const engineNames: Readonly<Record<string, string>> = {
  pglite: "The embedded database",
  postgres: "PostgreSQL",
};

function engineSection({ engine, companies, receiptBytes, figures, ratios }: EngineSpeed): string[] {
  return [
    `## ${engineNames[engine] ?? engine}`,
    `${count(companies)} companies installed. A stored receipt has ${count(Math.round(receiptBytes.mean))} bytes on average; one in a hundred has more than ${count(receiptBytes.p99)}.`,
    table(
      ["ratio, same round", "median", "least–most"],
      ratios.map(([name, [median, least, most]]) => [
        name,
        median.toFixed(2),
        `${least.toFixed(2)}–${most.toFixed(2)}`,
      ]),
    ),
    table(
      [
        "what",
        "records/s, median",
        "least–most",
        "p50, ms",
        "p99, ms",
        "processor ms a record",
        "sync, ms",
        "foreign, %",
      ],
      figures.map(row),
    ),
  ];
}

function row({ name, perSecond, p50, p99, processorMs, syncMs, foreign }: Figure): string[] {
  const [median, least, most] = perSecond.map((value) => count(Math.round(value)));
  const milliseconds = (value: number | null) => (value === null ? "–" : value.toFixed(value < 10 ? 2 : 0));
  return [
    name,
    median!,
    `${least}–${most}`,
    milliseconds(p50),
    milliseconds(p99),
    milliseconds(processorMs),
    milliseconds(syncMs),
    percent(foreign, 0),
  ];
}
