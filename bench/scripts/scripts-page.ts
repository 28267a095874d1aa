import { count, shareInCell, table } from "../quality/markdown.ts";
import { shareOf } from "../quality/query-score.ts";
import { causes, type ScriptAnswer } from "./script-cases.ts";

const acrossScripts = {
  group: "script",
  to: ["→ Latin", "→ native"],
  asked: "by its native name against its Latin name (→ Latin) and the other way round (→ native)",
} as const;
const acrossLanguages = {
  group: "language",
  to: ["→ English", "→ own"],
  asked:
    "by its name in its own language, in Latin letters, against the English name that it uses (→ English) and the other way round (→ own)",
} as const;

/** The lists of companies that are measured, each with a page of its own. */
export const subjects = {
  scripts: {
    ...acrossScripts,
    list: "companies.tsv",
    page: "scripts.md",
    title: "How well each script is served",
    command: "npm run bench:scripts",
    known:
      "training has pairs of Japanese names of other companies; the misses of this list were looked at while rules and tables of words were made",
  },
  unseen: {
    ...acrossScripts,
    list: "unseen-companies.tsv",
    page: "unseen-scripts.md",
    title: "How well each script is served, with companies that no rule was made from",
    command: "npm run bench:unseen",
    known:
      "the list was written from memory, by other writers, before the tables of words of release 2026-11-29.5; no rule was made from its misses",
  },
  translated: {
    ...acrossLanguages,
    list: "translated-companies.tsv",
    page: "translated.md",
    title: "How well translated names are served",
    command: "npm run bench:translated",
    known:
      "the list was written from memory before the tables of words of its languages, by other writers; its misses were looked at for general causes afterwards",
  },
  "unseen-translated": {
    ...acrossLanguages,
    list: "unseen-translated-companies.tsv",
    page: "unseen-translated.md",
    title: "How well translated names are served, with companies that no rule was made from",
    command: "npm run bench:unseen-translated",
    known:
      "the list was written from memory, by other writers, before the vocabularies of release 2026-11-30.1; no rule was made from its misses",
  },
} as const;
type Subject = keyof typeof subjects;

export function isSubject(name: string): name is Subject {
  return Object.hasOwn(subjects, name);
}

export interface ScriptsRun {
  readonly subject: Subject;
  readonly release: string;
  readonly model: string;
  /** Companies in the register. */
  readonly companies: number;
  readonly answers: readonly ScriptAnswer[];
}

/** The page of one kind of names. */
export function scriptsPage({ subject, release, model, companies, answers }: ScriptsRun): string {
  const { title, command, group, to, asked, known } = subjects[subject];
  const scripts = [...new Set(answers.map(({ company }) => company.script))];
  const parts = [
    ...scripts.map((script) => [script, answers.filter((one) => one.company.script === script)] as const),
    ...(scripts.includes("Japanese")
      ? [["all but Japanese", answers.filter(({ company }) => company.script !== "Japanese")] as const]
      : []),
    ["all", answers] as const,
  ];
  return `# ${title}

Written by \`${command}\`; not edited by hand. Shares are in per cent with their exact 95 % intervals (Clopper–Pearson).

- release ${release}, model ${model}
- register: ${count(companies)} companies of the benchmark's open registers but Wikidata, and these companies
- each company is asked with its name and country only, ${asked}
- ${known}

## Found and matched

${table(
  [group, "companies", `shortlist ${to[0]}`, `shortlist ${to[1]}`, "right/wrong", "precision", "recall"],
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
  [group, ...causes, "another company matched", "called absent"],
  parts.map(([script, of]) => [
    script,
    ...[...causes, "wrong"].map((cause) => count(of.filter(({ outcome }) => outcome === cause).length)),
    count(of.filter(({ decision }) => decision === "no_match").length),
  ]),
)}

## The same companies, absent

${table(
  [group, "false match", "`no_match`", "abstained"],
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
