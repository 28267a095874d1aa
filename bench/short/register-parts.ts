import { readJsonLines } from "../../src/training/benchmark-cases.ts";

interface Row {
  readonly source: string;
  readonly source_record_id: string;
}

export interface RegisterPart {
  readonly name: string;
  /** JSON lines. */
  readonly lines: readonly string[];
  /** `source:id` of the part's rows. */
  readonly ids: ReadonlySet<string>;
}

const STEPS = [100, 20, 5, 2, 1] as const;
/** The fewest rows of a source: a smaller one has too few of the queries' companies. */
const LEAST_ROWS = 10_000;

/** Every n-th row of the register, and each of its larger sources alone. */
export function partsOf(path: string): RegisterPart[] {
  const rows = readJsonLines<Row>(path);
  const sources = [...new Set(rows.map(({ source }) => source))];
  const alone = sources.map((source) => ({ source, rows: rows.filter((row) => row.source === source) }));
  return [
    ...STEPS.map((step) =>
      partOf(
        `${100 / step} %`,
        rows.filter((_, at) => at % step === 0),
      ),
    ),
    ...alone
      .filter(({ rows: own }) => own.length >= LEAST_ROWS)
      .map(({ source, rows: own }) => partOf(`${source} alone`, own)),
  ];
}

function partOf(name: string, rows: readonly Row[]): RegisterPart {
  const ids = new Set(rows.map((row) => `${row.source}:${row.source_record_id}`));
  return { name, lines: rows.map((row) => JSON.stringify(row)), ids };
}
