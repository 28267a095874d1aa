import type { RegisterFormat, RegisterInput, RegisterRow } from "../register-format.ts";
import { partContent } from "../streaming/part-content.ts";
import { readParts } from "../streaming/read-parts.ts";
import type { RegisterFilePart } from "../streaming/register-file-part.ts";
import { readLines, type TextLine } from "../streaming/text-lines.ts";
import { rowOfObject } from "./company-of-object.ts";
import { factsOfObject } from "./facts-of-object.ts";

/** Assay's own exchange format: one JSON object per line for one company, with keys in snake case. */
export const companyJsonl: RegisterFormat = {
  name: "company-jsonl",
  describe: "Companies as JSON Lines in Assay's own keys (source, source_record_id, name, country, …)",
  defaults: {
    sourceId: "company_jsonl",
    sourceName: "Company records",
    sourceUrl: null,
    licence: null,
    licencePermitsResale: false,
    publisher: null,
  },
  read: (input: RegisterInput) => readParts(input, { readPart: (part) => readPart(part, input.source) }),
};

async function* readPart(part: RegisterFilePart, source: string | undefined): AsyncGenerator<RegisterRow> {
  const { chunks } = await partContent(part);
  for await (const lines of readLines(chunks, part.name)) {
    for (const line of lines) {
      if (line.fault !== undefined || line.text.trim() !== "") yield rowOf(line, source);
    }
  }
}

function rowOf(line: TextLine, source: string | undefined): RegisterRow {
  if (line.fault !== undefined)
    return { kind: "bad", line: line.number, reason: `the line is ${line.fault}` };
  const value = parse(line.text);
  const read = rowOfObject(value, source);
  if (typeof read === "string") return { kind: "bad", line: line.number, reason: read };
  const stated = factsOfObject(value, read.company);
  if (typeof stated === "string") return { kind: "bad", line: line.number, reason: stated };
  const facts = [...(read.facts?.facts ?? []), ...stated];
  const { company } = read;
  const { source: ofRow, sourceRecordId } = company;
  return {
    ...{ kind: "company", line: line.number, company },
    ...(facts.length === 0 ? {} : { facts: { source: ofRow, sourceRecordId, facts } }),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
