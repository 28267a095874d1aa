import ts from "typescript";
import { describe, expect, test } from "vitest";
import {
  consoleUse,
  faultsIn,
  importWithoutExtension,
  impurity,
  longFunction,
  readsEnvironment,
  unreadJson,
  weakenedTest,
} from "./syntax-rules.ts";

function linesAt(text: string, judge: Parameters<typeof faultsIn>[1]): (number | undefined)[] {
  const syntax = ts.createSourceFile("a.ts", text, ts.ScriptTarget.Latest, true);
  return faultsIn([{ path: "a.ts", text, syntax, isTest: false }], judge).map(({ line }) => line);
}

describe("the rules of syntax find what they are for, and nothing else", () => {
  test.each([
    ["impurity", impurity, "const now = new Date();"],
    ["impurity", impurity, "const now = Date.now();"],
    ["impurity", impurity, "const dice = () => Math.random();"],
    ["impurity", impurity, "const home = process.cwd();"],
    ["impurity", impurity, "const later = setTimeout;"],
    ["importWithoutExtension", importWithoutExtension, 'import { a } from "./a";'],
    ["importWithoutExtension", importWithoutExtension, 'export * from "../a";'],
    ["importWithoutExtension", importWithoutExtension, 'type A = import("./a").A;'],
    ["importWithoutExtension", importWithoutExtension, 'const a = await import("./a");'],
    ["consoleUse", consoleUse, 'console.error("no");'],
    ["weakenedTest", weakenedTest, 'test.skip("no", () => {});'],
    ["weakenedTest", weakenedTest, 'describe.each([1]).only("no", () => {});'],
    ["weakenedTest", weakenedTest, 'it.skipIf(true)("no", () => {});'],
    ["readsEnvironment", readsEnvironment, "const url = process.env.URL;"],
    ["readsEnvironment", readsEnvironment, "const { env } = process;"],
    ["readsEnvironment", readsEnvironment, "const { env: environment } = process;"],
    ["unreadJson", unreadJson, "const company = JSON.parse(text) as Company;"],
    ["unreadJson", unreadJson, "const company: Company = JSON.parse(text);"],
    ["unreadJson", unreadJson, "const { name } = JSON.parse(text);"],
    ["unreadJson", unreadJson, "read(JSON.parse(text));"],
    ["unreadJson", unreadJson, "function read(text: string): Company { return JSON.parse(text); }"],
    ["unreadJson", unreadJson, "let company: Company; company = JSON.parse(text);"],
    ["longFunction", longFunction(3), "function f() {\n  a();\n  b();\n}"],
    ["longFunction", longFunction(3), 'test("one", () => {\n  a();\n  b();\n});'],
  ])("%s: %#", (_, judge, text) => {
    expect(linesAt(text, judge)).toEqual([1]);
  });

  test.each([
    [
      "impurity",
      impurity,
      'const day = new Date(2026, 0, 1); const t = Date.parse("2026"); const m = Math.max(1);',
    ],
    [
      "impurity",
      impurity,
      "interface A { process: string } const b = { crypto: 1, fetch() {} }; a.performance;",
    ],
    [
      "importWithoutExtension",
      importWithoutExtension,
      'import a from "./a.ts"; import b from "b"; import c from "./c.json";',
    ],
    ["consoleUse", consoleUse, 'const text = "console.log(1)";'],
    ["weakenedTest", weakenedTest, 'test.each([1])("yes", () => {}); list.only; reader.skip();'],
    ["readsEnvironment", readsEnvironment, "const { stdout } = process; const { env } = options;"],
    ["unreadJson", unreadJson, "const a: unknown = JSON.parse(text); const b = JSON.parse(text) as unknown;"],
    ["unreadJson", unreadJson, "company.parse(JSON.parse(text)); company.safeParse(JSON.parse(text));"],
    ["unreadJson", unreadJson, "function read(text: string): unknown { return JSON.parse(text); }"],
    ["unreadJson", unreadJson, "let value: unknown; value = JSON.parse(text);"],
    [
      "longFunction",
      longFunction(3),
      'describe("many", () => {\n  a();\n  b();\n});\ndescribe.each([1])("more", () => {\n\n\n});',
    ],
  ])("not %s: %#", (_, judge, text) => {
    expect(linesAt(text, judge)).toEqual([]);
  });
});
