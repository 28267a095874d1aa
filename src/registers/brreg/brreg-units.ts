import type { RegisterDefaults, RegisterFormat, RegisterRow } from "../register-format.ts";
import { readParts } from "../streaming/read-parts.ts";
import type { RegisterFilePart } from "../streaming/register-file-part.ts";
import { type Json, readBrregRecords } from "./brreg-records.ts";

interface UnitFormat extends Pick<RegisterFormat, "name" | "describe"> {
  readonly defaults: RegisterDefaults;
  /** The row of a record, without its line. */
  readonly rowOf: (record: Json, source: string) => Unnumbered<RegisterRow>;
}

type Unnumbered<Row> = Row extends { readonly line: number } ? Omit<Row, "line"> : never;

/** A format of the Norwegian register with a record for each organisation number. */
export function brregUnits({ rowOf, ...format }: UnitFormat): RegisterFormat {
  return {
    ...format,
    read(input) {
      const source = input.source ?? format.defaults.sourceId;
      return readParts(input, { readPart: (part) => readPart(part, { source, rowOf }) });
    },
  };
}

async function* readPart(
  part: RegisterFilePart,
  { source, rowOf }: Pick<UnitFormat, "rowOf"> & { readonly source: string },
): AsyncGenerator<RegisterRow> {
  const isUnit = (value: object) => "organisasjonsnummer" in value;
  for await (const { line, value, fault } of readBrregRecords(part, isUnit)) {
    if (value === undefined) yield { kind: "bad", line, reason: fault ?? "the record is not valid JSON" };
    else yield { line, ...rowOf(value, source) };
  }
}
