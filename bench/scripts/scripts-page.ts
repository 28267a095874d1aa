import { count, shareInCell, table } from "../quality/markdown.ts";
import { shareOf } from "../quality/query-score.ts";
import { causes, type ScriptAnswer } from "./script-cases.ts";

export interface ScriptsRun {
  readonly release: string;
  readonly model: string;
  /** Companies in the register. */
  readonly companies: number;
  readonly answers: readonly ScriptAnswer[];
}

/** `scripts.md`. */
export function scriptsPage({ release, model, companies, answers }: ScriptsRun): string {
  const scripts = [...new Set(answers.map(({ company }) => company.script))];
  const parts = [
    ...scripts.map((script) => [script, answers.filter((one) => one.company.script === script)] as const),
    ["all but Japanese", answers.filter(({ company }) => company.script !== "Japanese")] as const,
    ["all", answers] as const,
  ];
  return `# How well each script is served

Written by \`npm run bench:scripts\`; not edited by hand. Shares are in per cent with their exact 95 % intervals (Clopper–Pearson).

- release ${release}, model ${model}
- register: ${count(companies)} companies of the benchmark's open registers but Wikidata, and these companies
- each company is asked with its name and country only, by its native name against its Latin name (→ Latin) and the other way round (→ native)
- training has pairs of Japanese names of other companies

## Found and matched

${table(
  ["script", "companies", "shortlist → Latin", "shortlist → native", "right/wrong", "precision", "recall"],
  parts.map(([script, of]) => {
    const right = of.filter(({ outcome }) => outcome === "right").length;
    const wrong = of.filter(({ outcome }) => outcome === "wrong").length;
    return [
      script,
      count(of.length / 2),
      listed(of.filter(({ asked }) => asked === "native")),
      listed(of.filter(({ asked }) => asked === "latin")),
      `${right}/${wrong}`,
      cell(right, right + wrong),
      cell(right, of.length),
    ];
  }),
)}

## Causes of the others

${table(
  ["script", ...causes, "another company matched", "called absent"],
  parts.map(([script, of]) => [
    script,
    ...[...causes, "wrong"].map((cause) => count(of.filter(({ outcome }) => outcome === cause).length)),
    count(of.filter(({ decision }) => decision === "no_match").length),
  ]),
)}

## The same companies, absent

${table(
  ["script", "false match", "`no_match`", "abstained"],
  parts.map(([script, of]) => {
    const decided = (decision: string) => of.filter(({ absent }) => absent === decision).length;
    return [
      script,
      cell(decided("match"), of.length),
      cell(decided("no_match"), of.length),
      cell(decided("unresolved"), of.length),
    ];
  }),
)}
`;
}

function listed(of: readonly ScriptAnswer[]): string {
  return cell(of.filter((one) => one.listed).length, of.length);
}

function cell(hits: number, all: number): string {
  return shareInCell(shareOf(hits, all));
}

/** The cases that are not matched rightly, and those of absent companies that are matched, a line each. */
export function missesOf(answers: readonly ScriptAnswer[]): string[] {
  const mistaken = answers.flatMap(({ company, asked, mistaken }) =>
    mistaken === null ? [] : [[company.script, "absent, and matched", company[asked], mistaken].join("\t")],
  );
  const missed = answers
    .filter(({ outcome }) => outcome !== "right")
    .map(({ company, asked, outcome, confidence, leader }) =>
      [
        company.script,
        outcome,
        company[asked],
        company[asked === "native" ? "latin" : "native"],
        confidence?.toFixed(3) ?? "–",
        leader ?? "–",
      ].join("\t"),
    );
  return [...missed, ...mistaken];
}
