import type { RegisterDefaults, RegisterFormat, RegisterInput, RegisterRow } from "../register-format.ts";
import { readJsonLines } from "../streaming/json-lines.ts";
import { readParts } from "../streaming/read-parts.ts";
import type { RegisterFilePart } from "../streaming/register-file-part.ts";
import { factsOfStatement, isObject, textOf } from "./facts-of-bods.ts";
import { HashSet } from "./hash-set.ts";

const defaults: RegisterDefaults = {
  sourceId: "bods",
  sourceName: "Beneficial ownership data",
  sourceUrl: null,
  licence: null,
  licencePermitsResale: false,
  publisher: null,
};

/**
 * Beneficial Ownership Data Standard 0.4. The file is read twice: first to find natural persons and records
 * with several statements, of which the last one is valid; then to read the statements about organisations.
 */
export const bods: RegisterFormat = {
  name: "bods",
  describe: "Beneficial ownership statements, BODS 0.4, as JSON Lines",
  defaults,
  async *read(input: RegisterInput) {
    const source = input.source ?? defaults.sourceId;
    const known = await recordsOf(input);
    yield* readParts(input, { readPart: (part) => readPart(part, source, known) });
  },
};

interface Records {
  readonly persons: HashSet;
  /** The last statement of each record that has several. */
  readonly last: ReadonlyMap<string, string>;
}

async function recordsOf(input: RegisterInput): Promise<Records> {
  const persons = new HashSet();
  const seen = new HashSet();
  const last = new Map<string, string>();
  for await (const part of input.file.open()) {
    for await (const { value } of readJsonLines(part)) {
      if (!isObject(value)) continue;
      const recordId = textOf(value.recordId);
      const statementId = textOf(value.statementId);
      if (recordId === undefined || statementId === undefined) continue;
      if (value.recordType === "person") persons.add(recordId);
      if (seen.add(recordId)) last.set(recordId, statementId);
    }
  }
  return { persons, last };
}

async function* readPart(
  part: RegisterFilePart,
  source: string,
  { persons, last }: Records,
): AsyncGenerator<RegisterRow> {
  for await (const { line, value, fault } of readJsonLines(part)) {
    if (fault !== undefined) {
      yield { kind: "bad", line, reason: fault };
      continue;
    }
    const statement = isObject(value) ? value : {};
    const standing = last.get(textOf(statement.recordId) ?? "");
    if (standing !== undefined && standing !== statement.statementId) {
      yield { kind: "skipped", line, reason: "a later statement of the record stands" };
    } else yield { line, ...factsOfStatement(value, source, (recordId) => persons.has(recordId)) };
  }
}
