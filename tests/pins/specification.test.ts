import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { operationTables } from "../../scripts/specification/operation-tables.ts";
import { sourceFiles } from "../tidy/source-files.ts";
import { expectPinned } from "./pin.ts";
import { servedOperations } from "./served-operations.ts";

const directory = new URL("../../docs/specification/", import.meta.url);

test("operations.md of the specification is what the contracts say", async () => {
  const operations = servedOperations().map(({ operation }) => operation);
  await expectPinned("../../docs/specification/operations.md", operationTables(operations));
});

test("every section and every rule that the code cites is in the specification", () => {
  const text = readdirSync(directory)
    .filter((name) => name.endsWith(".md"))
    .map((name) => readFileSync(new URL(name, directory), "utf8"))
    .join("\n");
  const known = new Set([
    ...[...text.matchAll(/^## (\d\.\d+) /gm)].map(([, number]) => `§${number}`),
    ...[...text.matchAll(/^## Rule (\d+)$/gm)].map(([, number]) => `rule ${number}`),
  ]);
  const cited = sourceFiles.flatMap(({ path, text: source }) =>
    [...source.matchAll(/specification (§\d+(?:\.\d+)?)|(?<![\w-])[Rr]ule (\d+)\b/g)].map(
      ([, section, rule]) => ({
        path,
        citation: section ?? `rule ${rule}`,
      }),
    ),
  );
  expect(cited.length).toBeGreaterThan(40);
  expect(cited.filter(({ citation }) => !known.has(citation))).toEqual([]);
});

test("no comment cites a document that the project does not have", () => {
  const elsewhere = sourceFiles.filter(
    ({ path, text }) =>
      path !== "tests/pins/specification.test.ts" &&
      /protocols §|\b(?:service|gaps|protocols)\.md/.test(text),
  );
  expect(elsewhere.map(({ path }) => path)).toEqual([]);
});
