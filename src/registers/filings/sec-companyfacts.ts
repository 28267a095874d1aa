import type { StatedFact } from "../../domain/facts/fact.ts";
import { statementConcepts } from "../../domain/financials/concepts.ts";
import { latestFinancials } from "../../domain/financials/latest.ts";
import type { RegisterCompany } from "../../domain/register-company.ts";
import { RegisterFileError } from "../register-file-error.ts";
import type { RegisterFormat, RegisterInput, RegisterRow } from "../register-format.ts";
import { cikOf, filerPage } from "../sec/cik.ts";
import { secDefaults } from "../sec/sec-defaults.ts";
import { secText } from "../sec/sec-text.ts";
import { type JsonFault, type MemberUse, readJsonMembers } from "../streaming/json-members.ts";
import { partContent } from "../streaming/part-content.ts";
import { presentFields } from "../streaming/present-fields.ts";
import { readParts } from "../streaming/read-parts.ts";
import type { RegisterFilePart } from "../streaming/register-file-part.ts";
import { valuesOfTag } from "./companyfacts-values.ts";
import { FilerValues } from "./filer.ts";

/** One document per filer: the nightly companyfacts.zip, or a single CIK##########.json. */
export const secCompanyfacts: RegisterFormat = {
  name: "sec-companyfacts",
  describe: "SEC companyfacts (XBRL), one JSON document per filer, alone or in companyfacts.zip",
  defaults: { ...secDefaults, sourceId: "sec_companyfacts", sourceName: "SEC EDGAR company facts" },
  read(input: RegisterInput) {
    const source = input.source ?? this.defaults.sourceId;
    return readParts(input, { readPart: (part, ordinal) => readPart(part, { line: ordinal, source }) });
  },
};

interface Place {
  /** Number of the document in the archive, from 1. */
  readonly line: number;
  readonly source: string;
}

const TAXONOMIES: ReadonlySet<string> = new Set(["us-gaap", "ifrs-full"]);

/** Only the tags that figures are read from are parsed; hundreds of other tags are skipped as bytes. */
function useOf([member, taxonomy = "", tag]: readonly string[]): MemberUse {
  if (member === "cik" || member === "entityName") return "take";
  if (member !== "facts") return "skip";
  if (tag === undefined) return taxonomy === "" || TAXONOMIES.has(taxonomy) ? "enter" : "skip";
  return statementConcepts.has(`${taxonomy}:${tag}`) ? "take" : "skip";
}

async function* readPart(part: RegisterFilePart, place: Place): AsyncGenerator<RegisterRow> {
  // An invalid JSON document in the archive is one bad row of many thousands.
  const chunks = part.archived ? part.chunks : (await partContent(part)).chunks;
  const filer = new Filer();
  const fault = await filer.read(chunks);
  if (fault === "is cut off" && !part.archived)
    throw new RegisterFileError(part.name, "truncated", "the JSON ends before it is closed: it was cut off");
  if (fault !== null) yield { kind: "bad", line: place.line, reason: `the document ${fault}` };
  else yield* filer.rows(place);
}

class Filer {
  readonly #values = new FilerValues();
  #cik: unknown;
  #name: unknown;
  #hasFacts = false;

  async read(chunks: AsyncIterable<Buffer>): Promise<JsonFault | null> {
    const blocks = readJsonMembers(chunks, useOf);
    for (;;) {
      const step = await blocks.next();
      if (step.done) return step.value;
      for (const { path, value } of step.value) {
        const [member, taxonomy, tag] = path;
        if (member === "cik") this.#cik = value;
        else if (member === "entityName") this.#name = value;
        else if (tag !== undefined) {
          this.#hasFacts = true;
          this.#values.add(`${taxonomy}:${tag}`, valuesOfTag(value));
        }
      }
    }
  }

  *rows({ line, source }: Place): Generator<RegisterRow> {
    const cik = cikOf(this.#cik);
    if (cik === undefined) {
      yield { kind: "bad", line, reason: "cik is missing or is no CIK" };
      return;
    }
    if (this.#values.isTooLarge) {
      yield { kind: "bad", line, reason: "the filer has more amounts than any filer" };
      return;
    }
    if (this.#values.fault !== undefined) yield { kind: "bad", line, reason: this.#values.fault };
    const stated = this.#values.facts(cik);
    if (!this.#hasFacts || stated.length === 0) {
      yield { kind: "skipped", line, reason: "the filer states no figure of a statement" };
      return;
    }
    const facts = { source, sourceRecordId: cik, facts: stated };
    const name = secText(this.#name);
    if (name === undefined) yield { kind: "statement", line, facts };
    else yield { kind: "company", line, company: companyOf({ cik, name, source }, stated), facts };
  }
}

function companyOf(
  { cik, name, source }: { readonly cik: string; readonly name: string; readonly source: string },
  facts: readonly StatedFact[],
): RegisterCompany {
  return presentFields<RegisterCompany>({
    source,
    sourceRecordId: cik,
    name,
    cik,
    sourceUrl: filerPage(cik),
    financials: latestFinancials(facts),
  });
}
