import type { RegisterFormat, RegisterInput, RegisterRow } from "../register-format.ts";
import { readJsonDocument } from "../streaming/json-document.ts";
import { partContent } from "../streaming/part-content.ts";
import { readParts } from "../streaming/read-parts.ts";
import type { RegisterFilePart } from "../streaming/register-file-part.ts";
import { companyOfSubmissions, factsOfSubmissions } from "./company-of-submissions.ts";
import { secDefaults } from "./sec-defaults.ts";

/** One document per filer: the nightly submissions.zip, or a single CIK##########.json. */
export const secSubmissions: RegisterFormat = {
  name: "sec-submissions",
  describe: "SEC submissions, one JSON document per filer, alone or in submissions.zip",
  defaults: secDefaults,
  read(input: RegisterInput) {
    const source = input.source ?? secDefaults.sourceId;
    return readParts(input, { readPart: (part, ordinal) => readPart(part, ordinal, source) });
  },
};

async function* readPart(
  part: RegisterFilePart,
  ordinal: number,
  source: string,
): AsyncGenerator<RegisterRow> {
  // An invalid JSON document in the archive is one bad row of hundreds of thousands.
  const chunks = part.archived ? part.chunks : (await partContent(part)).chunks;
  const { value, fault } = await readJsonDocument(chunks);
  if (fault !== undefined) {
    yield { kind: "bad", line: ordinal, reason: `the document ${fault}` };
    return;
  }
  const result = companyOfSubmissions(value, source);
  if (result.kind === "company") {
    const { company } = result;
    yield { kind: "company", line: ordinal, company, facts: factsOfSubmissions(value, company) };
  } else yield { kind: result.kind, line: ordinal, reason: result.reason };
}
