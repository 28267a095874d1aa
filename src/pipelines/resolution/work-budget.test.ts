import { expect, test } from "vitest";
import { normalise } from "../../domain/matching/comparable/comparable-of.ts";
import {
  CANDIDATE_WORK,
  companyWork,
  RECORD_WORK,
  TURN_WORK,
} from "../../domain/matching/compare/name-work.ts";
import { comparePair } from "../../domain/matching/compare/pair-evidence.ts";
import { matchPair } from "../../domain/matching/decide/match-pair.ts";
import { candidateOf, modelSaying, sure } from "../../domain/matching/testing/case.ts";
import type { CompanyRecord } from "../../domain/record.ts";
import type { RegisterCompany } from "../../domain/register-company.ts";
import { NO_REGISTERS } from "../../domain/retrieval/registered-scripts.ts";
import { judge, judgeInTurns } from "./stages.ts";

const SYLLABLES = {
  kana: "アイウエオカキクケコサシスセソタチツテト",
  latin: "abcdefghijklmnopqrst",
} as const;

/** 500 characters of two-letter words; each seed has words of its own. */
function longName(script: keyof typeof SYLLABLES, seed: number): string {
  const letters = [...SYLLABLES[script]];
  let state = seed + 1;
  const letter = () => {
    state = (state * 48_271) % 2_147_483_647;
    return letters[state % letters.length]!;
  };
  return Array.from({ length: 166 }, () => letter() + letter()).join(" ");
}

const names = (script: keyof typeof SYLLABLES, seed: number) =>
  Array.from({ length: 10 }, (_, i) => longName(script, seed * 100 + i));

const heavy: CompanyRecord = {
  name: longName("kana", 1),
  trading_names: names("kana", 2),
  previous_names: names("kana", 3),
  country: "JP",
};

type Row = Partial<RegisterCompany> & { readonly name: string };

function alike(seed: number): Row {
  const others = names("latin", seed + 1).map((name) => ({ name, kind: "trading" as const }));
  return { name: longName("latin", seed), otherNames: others, country: "JP" };
}

const list = (query: CompanyRecord, rows: readonly Row[]) => ({
  candidates: rows.map((row) => candidateOf(query, row, sure)),
  adequate: true,
  outscored: 0,
  ...NO_REGISTERS,
  listed: 1_000_000,
});

const guardsOf = ({ guards }: { readonly guards: readonly { readonly guard: string }[] }) =>
  guards.map(({ guard }) => guard);

test("a record of 10 KB against fifty stored alike costs no more than its work budget, in short steps", () => {
  const rows = Array.from({ length: 50 }, (_, i) => alike(10 + 2 * i));
  const query = normalise(heavy);
  const found = list(heavy, rows);
  const unlimited = found.candidates.reduce((sum, one) => sum + companyWork(query, one.comparable), 0);
  expect(unlimited).toBeGreaterThan(50 * RECORD_WORK);
  const steps = judgeInTurns(sure, query, found);
  let turns = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next(null)) turns++;
  const work = step.value.ranked.map(({ evidence }) => evidence.work);
  const total = work.reduce((sum, one) => sum + one, 0);
  expect(total).toBeLessThanOrEqual(RECORD_WORK);
  expect(Math.max(...work)).toBeLessThanOrEqual(CANDIDATE_WORK);
  // Between two turns lies at most the work of one candidate above the limit.
  expect(turns).toBeGreaterThanOrEqual(Math.floor(total / (TURN_WORK + CANDIDATE_WORK)));
  expect(step.value).toMatchObject({ decision: "unresolved", reason: "below_acceptance_floor", bound: null });
  expect(guardsOf(step.value)).toEqual(["work_budget"]);
});

test("beyond the work budget nothing is matched and nobody is called absent, whatever the model says", () => {
  const rows = [alike(10), alike(20)];
  for (const said of [{ match: 20, noMatch: 20 }, { match: -20, noMatch: 20 }, {}])
    expect(judge(modelSaying(said), normalise(heavy), list(heavy, rows))).toMatchObject({
      decision: "unresolved",
      matchConfidence: 0,
      basis: "no_binding",
    });
});

test("beyond the work budget an identifier decides all the same", () => {
  const record = { ...heavy, lei: "529900T8BM49AURSDO55" };
  const others = Array.from({ length: 20 }, (_, i) => alike(10 + 2 * i));
  const holder = { name: longName("latin", 200).slice(0, 20), lei: "529900T8BM49AURSDO55", country: "JP" };
  const verdict = judge(sure, normalise(record), list(record, [...others, holder]));
  expect(verdict).toMatchObject({ decision: "match", basis: "identifier_rule" });
  expect(verdict.ranked[0]!.evidence.name).not.toBeNull();
});

test("a number decides nothing where the name's own company may be among those left out", () => {
  const record = { ...heavy, lei: "529900T8BM49AURSDO55" };
  const holder = { name: "Quillworth Brackenfold", country: "JP", lei: "529900T8BM49AURSDO55" };
  const namesake = { ...alike(10), lei: "5493001KJTIIGC8Y1R12" };
  const verdict = judge(sure, normalise(record), list(record, [holder, namesake]));
  expect(verdict).toMatchObject({ decision: "unresolved", reason: "identifier_conflict" });
  expect(guardsOf(verdict)).toEqual(["work_budget"]);
});

test("two records beyond the work budget are no pair, unless an identifier says so", () => {
  const left = normalise(heavy);
  const right = normalise({ name: longName("latin", 5), trading_names: names("latin", 6), country: "JP" });
  expect(comparePair(left, right).work).toBeLessThanOrEqual(CANDIDATE_WORK);
  const undecided = { decision: "unresolved", probability: null, matchConfidence: 0 };
  expect(matchPair(sure, left, right)).toMatchObject(undecided);
  expect(matchPair(sure, right, left)).toMatchObject(undecided);
  const { identifiers } = normalise({ lei: "529900T8BM49AURSDO55" });
  expect(matchPair(sure, { ...left, identifiers }, { ...right, identifiers }).decision).toBe("match");
});

test("names as companies have them are far from the work budget", () => {
  const query = {
    name: "Mitsubishi UFJ Trust and Banking Corporation",
    trading_names: ["三菱UFJ信託銀行株式会社", "MUTB"],
    country: "JP",
  };
  const row: Row = {
    name: "三菱ＵＦＪ信託銀行株式会社",
    otherNames: Array.from({ length: 7 }, () => ({ name: query.name, kind: "alternative" as const })),
    country: "JP",
  };
  const verdict = judge(
    sure,
    normalise(query),
    list(
      query,
      Array.from({ length: 50 }, () => row),
    ),
  );
  const work = verdict.ranked.reduce((sum, { evidence }) => sum + evidence.work, 0);
  expect(work).toBeLessThan(RECORD_WORK / 2);
  expect(guardsOf(verdict)).not.toContain("work_budget");
});
