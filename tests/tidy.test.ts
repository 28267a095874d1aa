/** The conventions of CONTRIBUTING.md as tests: those that no formatter, linter or compiler checks. */
import { describe, expect, test } from "vitest";
import { describeConfig } from "../src/config.ts";
import { descriptions } from "../src/transports/openapi/tags.ts";
import { servedOperations } from "./pins/served-operations.ts";
import { expectTidy, type Fault } from "./tidy/fault.ts";
import { declaredOperations, testNames, testsOf, untestedErrors } from "./tidy/operation-rules.ts";
import { exists, packageFile, pages, programPaths, schemaFile, sourceFiles } from "./tidy/source-files.ts";
import {
  consoleUse,
  faultsIn,
  importedModule,
  importWithoutExtension,
  impurity,
  longFunction,
  readsEnvironment,
  repeatingTimer,
  unreadJson,
  weakenedTest,
} from "./tidy/syntax-rules.ts";

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const vagueNames = new Set([
  "utils",
  "util",
  "helpers",
  "helper",
  "common",
  "misc",
  "lib",
  "manager",
  "managers",
  "shared",
]);
const shipped = sourceFiles.filter(({ path, isTest }) => path.startsWith("src/") && !isTest);

/** The lines on which a pattern is found. */
function linesWith(pattern: RegExp, files: readonly { path: string; text: string }[]): Fault[] {
  return files.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) => {
      const found = pattern.exec(line)?.[0];
      return found === undefined ? [] : [{ path, line: index + 1, what: found.trim() }];
    }),
  );
}

describe("names", () => {
  const named = programPaths
    .filter((path) => /\.(tsx?|js|sh|css)$/.test(path))
    .map((path) => ({ path, words: path.split("/").map((part) => part.split(".")[0] ?? part) }));

  test("files and folders are in kebab-case", () => {
    expect(named.length).toBeGreaterThan(300);
    const faults = named.filter(({ words }) => !words.every((word) => kebabCase.test(word)));
    expectTidy(
      "kebab-case",
      faults.map(({ path }) => ({ path, what: "not in kebab-case" })),
    );
  });

  test("a name says what is in it", () => {
    const faults = named.flatMap(({ path, words }) =>
      words
        .filter((word) => vagueNames.has(word))
        .map((word) => ({ path, what: `"${word}" could hold anything` })),
    );
    expectTidy("telling-name", faults);
  });
});

describe("size", () => {
  // A test file is read by the names of its tests, so it may be longer.
  test("a file has 250 lines at the most, a test file 600", () => {
    const faults = sourceFiles
      .map(({ path, text, isTest }) => ({ path, isTest, lines: text.trimEnd().split("\n").length }))
      .filter(({ isTest, lines }) => lines > (isTest ? 600 : 250))
      .map(({ path, lines }) => ({ path, what: `${lines} lines` }));
    expectTidy("size", faults);
  });

  test("a function has 70 lines at the most", () => {
    expectTidy("function-size", faultsIn(sourceFiles, longFunction(70)));
  });
});

describe("leftovers are refused", () => {
  test("no notes to oneself", () => {
    expectTidy("no-notes", linesWith(/\bT[O]DO\b|\bF[I]XME\b|\bX[X]X\b/, [...sourceFiles, ...pages]));
  });

  test("no test that is skipped, focused or expected to fail", () => {
    expectTidy("tests-run", faultsIn(sourceFiles, weakenedTest));
  });

  test("no output by console", () => {
    // Benchmarks and scripts write to a terminal.
    const read = sourceFiles.filter(({ path }) => !/^(bench|scripts)\//.test(path));
    expectTidy("no-console", faultsIn(read, consoleUse));
  });

  test("no path of one machine", () => {
    expectTidy(
      "no-machine-path",
      linesWith(/(?<![\w.}/-])\/(?:home|root|Users|work|mnt)\//, [...sourceFiles, ...pages]),
    );
  });
});

describe("imports", () => {
  test("relative ones name the file", () => {
    expectTidy("import-extension", faultsIn(sourceFiles, importWithoutExtension));
  });

  test("every dependency of package.json is imported by what is shipped", () => {
    const { dependencies } = JSON.parse(packageFile.text) as { dependencies: Record<string, string> };
    const modules = new Set<string>();
    faultsIn(shipped, (node) => {
      const module = importedModule(node);
      if (module !== undefined) modules.add(module);
      return undefined;
    });
    const unused = Object.keys(dependencies).filter(
      (name) => ![...modules].some((module) => module === name || module.startsWith(`${name}/`)),
    );
    expectTidy(
      "dependencies",
      unused.map((name) => ({ path: "package.json", what: `nothing imports ${name}` })),
    );
  });
});

describe("the rooms", () => {
  test("the domain has no clock, no randomness and no outside", () => {
    const domain = shipped.filter(({ path }) => path.startsWith("src/domain/"));
    expect(domain.length).toBeGreaterThan(80);
    expectTidy("pure-domain", faultsIn(domain, impurity));
  });

  test("the environment is read in one place: main.ts hands it to config.ts", () => {
    const others = shipped.filter(({ path }) => path !== "src/main.ts" && path !== "src/config.ts");
    expectTidy("environment", faultsIn(others, readsEnvironment));
  });
});

describe("background work", () => {
  test("is a line of the schedule or a job: no other repeating timer", () => {
    const places = new Set(["src/jobs/schedule.ts", "src/pipelines/while-renewed.ts"]);
    expect(shipped.filter(({ path }) => places.has(path))).toHaveLength(places.size);
    const others = shipped.filter(({ path }) => !places.has(path));
    expectTidy("repeating-timer", faultsIn(others, repeatingTimer));
  });
});

describe("stored JSON", () => {
  test("is read by a schema: a later release may meet what an earlier one has written", () => {
    expectTidy("unread-json", faultsIn(shipped, unreadJson));
  });

  test("of a column that the driver takes apart has a reader of its own", () => {
    const columns = [...schemaFile.text.matchAll(/^create table (\w+) \(\n([^;]*)\n\)/gm)].flatMap(
      ([, table, body = ""]) =>
        [...body.matchAll(/^ {2}(\w+) jsonb?\b/gm)].map(([, column]) => `${table}.${column}`),
    );
    expect(columns).toContain("entity_change.attributes");
    const readers = sourceFiles.filter(({ path }) => path.startsWith("src/contract/stored/"));
    const faults = columns
      .filter((column) => !readers.some(({ text }) => text.includes(`"${column}"`)))
      .map((column) => ({ path: "src/contract/stored", what: `nothing reads ${column}` }));
    expectTidy("jsonb-readers", faults);
  });
});

describe("the operations", async () => {
  const declared = await declaredOperations(sourceFiles);
  test("every operation that is declared is served, once, and has a name of its own", () => {
    const served = servedOperations().map(({ operation }) => operation);
    expect(declared.length).toBeGreaterThan(5);
    expect(new Set(served.map(({ name }) => name)).size).toBe(served.length);
    const faults = declared.filter(({ operation }) => served.filter((one) => one === operation).length !== 1);
    expectTidy(
      "served",
      faults.map(({ path, operation }) => ({ path, what: `${operation.name} is not served` })),
    );
    expect(served.length).toBe(declared.length);
  });

  test("every topic of an operation has its description in the documents, and no other topic has one", () => {
    const topics = new Set(declared.map(({ operation }) => operation.tag));
    expect([...topics].sort()).toEqual(Object.keys(descriptions).sort());
  });

  test("every operation has tests beside it that meet each error it declares", () => {
    expectTidy(
      "tested-errors",
      declared.flatMap((one) => untestedErrors(one, testsOf(one.path, sourceFiles))),
    );
  });

  test("the name of an operation's test starts with the status", () => {
    const beside = new Set(declared.map(({ path }) => path.replace(".contract.ts", ".test.ts")));
    const files = sourceFiles.filter(({ path }) => beside.has(path));
    const faults = files.flatMap((file) =>
      testNames(file)
        .filter(({ name }) => !/^[1-5]\d\d\b/.test(name))
        .map(({ name, line }) => ({ path: file.path, line, what: `"${name}" does not start with a status` })),
    );
    expectTidy("status-first", faults);
  });
});

describe("the pages", () => {
  const operating = "docs/guides/operate.md";
  test(`${operating} names every variable of the environment`, () => {
    const guide = pages.find(({ path }) => path === operating)?.text ?? "";
    const missing = describeConfig().filter(({ name }) => !guide.includes(`\`${name}\``));
    expectTidy(
      "documented-variables",
      missing.map(({ name }) => ({ path: operating, what: `does not name ${name}` })),
    );
  });

  test("links within the project lead somewhere, and none leads out of it", () => {
    const faults = pages.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)[^)]*\)/g)]
        .map(([, target = ""]) => new URL(target, `file:///project/${path}`).pathname)
        .filter((target) => !target.startsWith("/project/") || !exists(target.slice("/project/".length)))
        .map((target) => ({ path, what: `a link to ${target}` })),
    );
    expectTidy("links", faults);
  });

  test("every command that they or a comment name is a script of package.json, and its file is there", () => {
    const { scripts } = JSON.parse(packageFile.text) as { scripts: Record<string, string> };
    const named = [...pages, ...sourceFiles].flatMap(({ path, text }) =>
      [...text.matchAll(/npm run (?:--\w+ )*([a-z][a-z0-9:-]*)/g)].map(([, name = ""]) => ({ path, name })),
    );
    expect(named.length).toBeGreaterThan(3);
    const faults = named
      .filter(({ name }) => scripts[name] === undefined)
      .map(({ path, name }) => ({ path, what: `npm run ${name}` }));
    const files = Object.values(scripts).flatMap((script) => script.match(/[\w./-]+\.(ts|js|sh)\b/g) ?? []);
    const gone = files.filter((file) => !exists(file)).map((file) => ({ path: "package.json", what: file }));
    expectTidy("commands", [...faults, ...gone]);
  });

  test("figures of benchmarks stand on pages that a command writes, and the README repeats only these", () => {
    const written = pages.filter(({ path }) => path.startsWith("bench/") && path !== "bench/README.md");
    expect(written.length).toBeGreaterThan(3);
    const byHand = written.filter(({ text }) => !/^(?:Written|Printed) by `npm run [a-z:]+/m.test(text));
    const textOf = (path: string) => pages.find((page) => page.path === path)!.text;
    const [, shown = ""] = textOf("README.md").split(/<!-- quality:(?:begin|end) -->/);
    const decimals = (text: string) => text.match(/\d+\.\d+/g) ?? [];
    const known = decimals(textOf("bench/quality.md"));
    // One run writes both, with a different number of decimals.
    const repeats = (figure: string) =>
      known.some((one) => {
        const places = Math.min(...[figure, one].map((text) => text.length - text.indexOf(".") - 1));
        return Number(figure).toFixed(places) === Number(one).toFixed(places);
      });
    const typed = decimals(shown).filter((figure) => !repeats(figure));
    expect(decimals(shown).length).toBeGreaterThan(20);
    expectTidy("figures", [
      ...byHand.map(({ path }) => ({ path, what: "names no command that wrote it" })),
      ...typed.map((figure) => ({ path: "README.md", what: `${figure} is not on bench/quality.md` })),
    ]);
  });

  test("the laws of ARCHITECTURE.md are numbered, and what holds each of them exists", () => {
    const { scripts } = JSON.parse(packageFile.text) as { scripts: Record<string, string> };
    const path = "ARCHITECTURE.md";
    const { text } = pages.find((page) => page.path === path)!;
    const laws = [...text.matchAll(/^\| (\d+) \| .+ \| (.+) \|$/gm)];
    expect(laws.map(([, number]) => Number(number))).toEqual(laws.map((_, place) => place + 1));
    expect(laws.length).toBeGreaterThanOrEqual(20);
    const holds = (named: string) => {
      const script = /^npm run ([a-z:]+)$/.exec(named)?.[1];
      return script === undefined ? exists(named) : scripts[script] !== undefined;
    };
    const faults = laws.flatMap(([, number, by = ""]) => {
      const named = [...by.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
      if (named.length === 0) return [{ path, what: `law ${number}: nothing holds it` }];
      return named
        .filter((name) => !holds(name))
        .map((name) => ({ path, what: `law ${number}: there is no ${name}` }));
    });
    expectTidy("laws", faults);
  });

  test.each(["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "LICENSE"])("there is a %s", (name) => {
    expectTidy("pages", exists(name) ? [] : [{ path: name, what: "is missing" }]);
  });
});
