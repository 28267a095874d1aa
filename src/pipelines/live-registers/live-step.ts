/** The step `live_registers` of the ladder: what registers state becomes candidates of the same matcher. */
import { canonicalJson } from "../../contract/canonical-json.ts";
import { issuer } from "../../domain/identifiers/issuer.ts";
import { recordIdentifiers } from "../../domain/identifiers/record-identifiers.ts";
import type { CompanyRecord } from "../../domain/record.ts";
import type { LiveQuestion } from "../../registers/live/live-source.ts";
import type { OutsideStep } from "../resolution/outside/outside-step.ts";
import type { LiveCompany, LiveRegisters, SourceAnswer } from "./live-registers.ts";

/** The time that the step needs beside the slowest source: to read and write the state that processes share. */
const BESIDE_MS = 3_000;

export function liveRegistersStep(registers: LiveRegisters): OutsideStep {
  const { configured } = registers;
  const find = companiesFor(registers);
  return {
    step: "live_registers",
    identity: canonicalJson(configured.map(({ source, url }) => [source.id, url])),
    billed: false,
    agesMs: Object.fromEntries(configured.map(({ source }) => [source.id, source.limits.cacheMs])),
    deadlineMs: Math.max(...configured.map(({ source }) => source.limits.deadlineMs)) + BESIDE_MS,
    async ask({ record }, signal) {
      return { judgements: [], ...(await find(record, signal)) };
    },
    readAgain: (row, signal) => registers.readAgain(row, signal),
  };
}

/** Asks every source that may know the company of a record. */
export function companiesFor(registers: LiveRegisters) {
  return async (record: CompanyRecord, signal: AbortSignal) => {
    const answers = await registers.ask(liveQuestion(record), signal);
    return {
      companies: inTurns(answers),
      sources: answers.map(({ source, outcome, reason }) => ({ source_id: source, outcome, reason })),
    };
  };
}

/** The facts of a record by which registers are asked. */
export function liveQuestion(record: CompanyRecord): LiveQuestion {
  const { country, jurisdiction } = issuer(record.jurisdiction, record.country ?? record.address?.country);
  return {
    identifiers: recordIdentifiers(record),
    name: record.name ?? null,
    country: country ?? jurisdiction?.slice(0, 2) ?? null,
  };
}

/** The best of each source first: a step's companies are counted, and no source shall crowd out another. */
function inTurns(answers: readonly SourceAnswer[]): readonly LiveCompany[] {
  const longest = Math.max(0, ...answers.map(({ companies }) => companies.length));
  return Array.from({ length: longest }, (_, place) => place).flatMap((place) =>
    answers.flatMap(({ companies }) => companies[place] ?? []),
  );
}
