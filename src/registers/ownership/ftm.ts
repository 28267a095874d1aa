import type { RegisterDefaults, RegisterFormat, RegisterInput, RegisterRow } from "../register-format.ts";
import { readJsonLines } from "../streaming/json-lines.ts";
import { readParts } from "../streaming/read-parts.ts";
import type { RegisterFilePart } from "../streaming/register-file-part.ts";
import { isObject, textOf } from "./facts-of-bods.ts";
import { factsOfFtm } from "./facts-of-ftm.ts";
import { HashSet } from "./hash-set.ts";

const defaults: RegisterDefaults = {
  sourceId: "ftm",
  sourceName: "FollowTheMoney entities",
  sourceUrl: null,
  licence: null,
  licencePermitsResale: false,
  publisher: null,
};

/** FollowTheMoney entities. The file is read twice: the first pass finds all natural persons. */
export const ftm: RegisterFormat = {
  name: "ftm",
  describe: "FollowTheMoney entities with their ownership, as JSON Lines",
  defaults,
  async *read(input: RegisterInput) {
    const source = input.source ?? defaults.sourceId;
    const persons = await personsOf(input);
    yield* readParts(input, { readPart: (part) => readPart(part, source, persons) });
  },
};

async function personsOf(input: RegisterInput): Promise<HashSet> {
  const persons = new HashSet();
  for await (const part of input.file.open()) {
    for await (const { value } of readJsonLines(part)) {
      const id = isObject(value) && value.schema === "Person" ? textOf(value.id) : undefined;
      if (id !== undefined) persons.add(id);
    }
  }
  return persons;
}

async function* readPart(
  part: RegisterFilePart,
  source: string,
  persons: HashSet,
): AsyncGenerator<RegisterRow> {
  for await (const { line, value, fault } of readJsonLines(part)) {
    if (fault !== undefined) yield { kind: "bad", line, reason: fault };
    else yield* rowsOf(value, { line, source, persons });
  }
}

function* rowsOf(
  value: unknown,
  { line, source, persons }: { readonly line: number; readonly source: string; readonly persons: HashSet },
): Generator<RegisterRow> {
  for (const result of factsOfFtm(value, source, (id) => persons.has(id))) yield { line, ...result };
}
