import { count, shareInCell, table } from "../quality/markdown.ts";
import { shareOf } from "../quality/query-score.ts";
import { type DamagedAnswer, kinds, nativeKinds } from "./damaged-answers.ts";
import { fields, type RemovedAnswer } from "./removed-answers.ts";

export interface DamageRun {
  readonly release: string;
  readonly model: string;
  /** Companies in the register, and those that were asked for. */
  readonly companies: number;
  readonly asked: number;
  readonly answers: readonly DamagedAnswer[];
  /** About names in the scripts of their countries. */
  readonly native: readonly DamagedAnswer[];
  readonly removed: readonly RemovedAnswer[];
}

/** `damage.md`. */
export function damagePage({
  release,
  model,
  companies,
  asked,
  answers,
  native,
  removed,
}: DamageRun): string {
  const countries = new Set(answers.map(({ country }) => country)).size;
  const nativelyAsked = native.filter(({ kind }) => kind === "none").length;
  const [parts, nativeParts] = [partsOf(kinds, answers), partsOf(nativeKinds, native)];
  return `# Damaged names of every country

Written by \`npm run bench:damage\`; not edited by hand. Shares are in per cent with their exact 95 % intervals (Clopper–Pearson).

- release ${release}, model ${model}
- register: ${count(companies)} companies of the benchmark; ${count(asked)} of them with Latin names, of ${count(countries)} countries, are asked for
- each is asked with its name and country only; kinds of damage: \`src/training/damaged-names.ts\`, from noted on \`bench/damage/list-damages.ts\` and from neighbouring key on \`bench/damage/typed-damages.ts\`. Training has learned from some 1,500 of the register's companies with one letter wrong, as scanned, in another order and with words joined; the other kinds are new to it

## The company is in the register

${answerTable(parts)}

## The company is not in the register

A match may still be right here: registers list some companies twice, unlinked.

${decisionTable(
  "name",
  parts.map(([name, of]) => [name, of.map(({ absent }) => absent)]),
)}

## Names in the scripts of their countries

${count(nativelyAsked)} companies with a name in a script that is not Latin, asked by that name and the country; kinds of damage: \`bench/damage/native-damages.ts\`. A wrong letter of a short name in Han is a letter of many other companies' names, so most of these are to be abstained from.

${answerTable(nativeParts)}

The same companies, absent:

${decisionTable(
  "name",
  nativeParts.map(([name, of]) => [name, of.map(({ absent }) => absent)]),
)}

## Sister companies

The undamaged name of more companies, each of which is not in the register, and one field more where its rows state one. Sister companies share a town, a postal code and a web address, and most of their names' words. A match may be right here as well.

${decisionTable(
  "beside name and country",
  fields.map((field) => [
    field,
    removed.filter((one) => one.field === field).map(({ decision }) => decision),
  ]),
)}
`;
}

type Part = readonly [name: string, answers: readonly DamagedAnswer[]];

function partsOf(all: readonly DamagedAnswer["kind"][], answers: readonly DamagedAnswer[]): Part[] {
  return [
    ...all.map((kind): Part => [kind.replaceAll("_", " "), answers.filter((one) => one.kind === kind)]),
    ["all damaged", answers.filter(({ kind }) => kind !== "none")],
  ];
}

function answerTable(parts: readonly Part[]): string {
  return table(
    ["name", "asked", "on the shortlist", "recall", "precision", "called absent"],
    parts.map(([name, of]) => {
      const right = of.filter((one) => one.right).length;
      return [
        name,
        count(of.length),
        cell(of.filter(({ listed }) => listed).length, of.length),
        cell(right, of.length),
        cell(right, of.filter(({ present }) => present === "match").length),
        cell(of.filter(({ present }) => present === "no_match").length, of.length),
      ];
    }),
  );
}

function decisionTable(
  heading: string,
  rows: readonly (readonly [string, readonly RemovedAnswer["decision"][]])[],
): string {
  return table(
    [heading, "asked", "match", "`no_match`", "abstained"],
    rows.map(([name, decisions]) => [
      name,
      count(decisions.length),
      ...(["match", "no_match", "unresolved"] as const).map((wanted) =>
        cell(decisions.filter((decision) => decision === wanted).length, decisions.length),
      ),
    ]),
  );
}

/** The answers that are wrong or call the company absent, and the matches of companies that are not there, a line each. */
export function mistakesOf({
  answers,
  native,
  removed,
}: Pick<DamageRun, "answers" | "native" | "removed">): string[] {
  const sisters = removed
    .filter(({ decision }) => decision === "match")
    .map(
      ({ field, country, asked, leader }) =>
        `not in the register, ${field}\t${country}\t${asked}\t\t${leader}`,
    );
  const wrong = [...answers, ...native].flatMap(({ kind, country, name, asked, present, right, leader }) => {
    if (present === "unresolved" || right) return [];
    return `${kind}\t${country}\t${name}\t${asked}\t${present === "match" ? leader : "called absent"}`;
  });
  return [...wrong, ...sisters];
}

function cell(hits: number, all: number): string {
  return shareInCell(shareOf(hits, all));
}
