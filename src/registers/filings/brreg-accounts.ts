import type { StatedFact } from "../../domain/facts/fact.ts";
import type { FinancialStatementFact, StatedAmount } from "../../domain/facts/financial-facts.ts";
import { decimalOf } from "../../domain/financials/decimal.ts";
import type { StatementAttribute } from "../../domain/financials/metrics.ts";
import { normaliseRegisterNumber } from "../../domain/identifiers/normalise-register-number.ts";
import type { RegisterFormat, RegisterInput, RegisterRow } from "../register-format.ts";
import { cleanText } from "../streaming/clean-text.ts";
import { isIsoDate } from "../streaming/iso-date.ts";
import { readJsonRecords } from "../streaming/json-records.ts";
import { partContent } from "../streaming/part-content.ts";
import { readParts } from "../streaming/read-parts.ts";
import type { RegisterFilePart } from "../streaming/register-file-part.ts";

/** The answers of the Norwegian register of accounts: lists of accounts, of one company or of many. */
export const brregAccounts: RegisterFormat = {
  name: "brreg-accounts",
  describe: "Brønnøysund register of company accounts (regnskap), lists of accounts in JSON",
  defaults: {
    sourceId: "brreg_accounts",
    sourceName: "Regnskapsregisteret",
    sourceUrl: "https://data.brreg.no/regnskapsregisteret/regnskap/",
    licence: "NLOD 2.0",
    licencePermitsResale: true,
    publisher: "Brønnøysundregistrene",
  },
  read(input: RegisterInput) {
    const source = input.source ?? this.defaults.sourceId;
    return readParts(input, { readPart: (part) => readPart(part, source) });
  },
};

async function* readPart(part: RegisterFilePart, source: string): AsyncGenerator<RegisterRow> {
  const { chunks } = await partContent(part);
  for await (const records of readJsonRecords(chunks, part.name)) {
    for (const { number: line, value, fault } of records) {
      if (value === undefined) {
        yield { kind: "bad", line, reason: fault ?? "the record is not valid JSON" };
        continue;
      }
      const stated = accountsOf(value);
      if (typeof stated === "string") yield { kind: "bad", line, reason: stated };
      else yield { kind: "statement", line, facts: { source, ...stated } };
    }
  }
}

type Json = Readonly<Record<string, unknown>>;

/** The paths of each figure in a record. */
const places: Readonly<Record<StatementAttribute, readonly string[]>> = {
  "financials.revenue": [
    "resultatregnskapResultat",
    "driftsresultat",
    "driftsinntekter",
    "sumDriftsinntekter",
  ],
  "financials.net_income": ["resultatregnskapResultat", "aarsresultat"],
  "financials.total_assets": ["eiendeler", "sumEiendeler"],
  "financials.total_liabilities": ["egenkapitalGjeld", "gjeldOversikt", "sumGjeld"],
  "financials.equity": ["egenkapitalGjeld", "egenkapital", "sumEgenkapital"],
  "financials.cash": ["eiendeler", "sumBankinnskuddOgKontanter"],
  "financials.operating_income": ["resultatregnskapResultat", "driftsresultat", "driftsresultat"],
};

/** The register's own words for the scope: the company alone, or the group. */
const scopes: Readonly<Record<string, FinancialStatementFact["scope"] | undefined>> = {
  SELSKAP: "legal_entity",
  KONSERN: "consolidated_group",
};

function accountsOf(record: Json): { sourceRecordId: string; facts: StatedFact[] } | string {
  const number = textAt(record, ["virksomhet", "organisasjonsnummer"]);
  if (number === undefined) return "virksomhet.organisasjonsnummer is missing";
  const { normal, wellFormed } = normaliseRegisterNumber("NO-BRC", number);
  if (!wellFormed) return "virksomhet.organisasjonsnummer is no organisation number";
  const periodStart = textAt(record, ["regnskapsperiode", "fraDato"]);
  const periodEnd = textAt(record, ["regnskapsperiode", "tilDato"]);
  if (periodEnd === undefined || !isDay(periodEnd)) return "regnskapsperiode.tilDato is missing or is no day";
  if (periodStart !== undefined && (!isDay(periodStart) || periodStart > periodEnd))
    return "regnskapsperiode.fraDato is no day, or after the end";
  const type = textAt(record, ["regnskapstype"]) ?? "";
  const valuta = textAt(record, ["valuta"]);
  const currency = valuta !== undefined && /^[A-Z]{3}$/.test(valuta) ? valuta : undefined;
  const journal = textAt(record, ["journalnr"]);
  const amounts = amountsOf(record, currency ?? "unknown");
  if (amounts.length === 0) return "the accounts have no figure";
  const content: FinancialStatementFact = {
    kind: "financial_statement",
    assembly: "statement",
    ...(periodStart === undefined ? {} : { periodStart }),
    periodEnd,
    ...(journal === undefined ? {} : { accession: journal }),
    scope: scopes[type] ?? "unknown",
    basis: "reported",
    ...(currency === undefined ? {} : { currency }),
    amounts,
  };
  const subject = { scheme: "NO-BRC", value: normal };
  const sourceUrl = `https://data.brreg.no/regnskapsregisteret/regnskap/${normal}`;
  return {
    sourceRecordId: [normal, journal ?? periodEnd, type].filter((part) => part !== "").join(":"),
    facts: [{ subject, content, sourceUrl }],
  };
}

/** A figure that the register leaves out is absent; a zero in the register is zero. */
function amountsOf(record: Json, unit: string): StatedAmount[] {
  return Object.entries(places).flatMap(([attribute, path]) => {
    const said = at(record, path);
    const value = typeof said === "number" ? decimalOf(said) : undefined;
    return value === undefined
      ? []
      : [{ attribute: attribute as StatementAttribute, value, unit, concept: `brreg:${path.at(-1)}` }];
  });
}

function at(record: Json, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (here, key) => (typeof here === "object" && here !== null ? (here as Json)[key] : undefined),
    record,
  );
}

function textAt(record: Json, path: readonly string[]): string | undefined {
  const value = at(record, path);
  return typeof value === "string" ? cleanText(value) : undefined;
}

function isDay(value: string): boolean {
  return value.length === 10 && isIsoDate(value);
}
