/** The served document is checked by the two common linters: there are no findings, hints included. */
import { createConfig, lintFromString } from "@redocly/openapi-core";
import spectralCore, { type RulesetDefinition } from "@stoplight/spectral-core";
import { oas } from "@stoplight/spectral-rulesets";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestService } from "../support/service.ts";

const nothing = { openapi: "3.1.0", info: { title: "Nothing", version: "1" }, paths: {} };

let service: TestService;
let text: string;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
  ({ text } = await service.send("GET", "/openapi.json"));
});
afterAll(() => service.close());

test.each(["recommended-strict", "spec"])("Redocly: %s", async (ruleset) => {
  const config = await createConfig({ extends: [ruleset] });
  const problems = await lintFromString({ source: text, absoluteRef: "openapi.json", config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

test("Redocly finds what breaks a rule", async () => {
  const config = await createConfig({ extends: ["recommended-strict"] });
  const source = JSON.stringify(nothing);
  const problems = await lintFromString({ source, absoluteRef: "openapi.json", config });
  expect(problems.map(({ ruleId }) => ruleId)).toContain("no-empty-servers");
});

const linted = async (document: unknown) => {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({ extends: [[oas as unknown as RulesetDefinition, "recommended"]] });
  const results = await spectral.run(document as Record<string, unknown>);
  return results.map(({ code, message, path }) => [code, message, path.join("/")]);
};

test("Spectral: spectral:oas, every severity", async () => {
  expect(await linted(JSON.parse(text))).toEqual([]);
});

test("Spectral finds what breaks a rule", async () => {
  expect((await linted(nothing)).map(([code]) => code)).toContain("oas3-api-servers");
});
