import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { checkImports } from "../scripts/check-imports.ts";

const roots: string[] = [];

/** A project of these files, each with an export; every imported file has to be among them. */
function projectOf(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), "assay-imports-"));
  roots.push(root);
  for (const [path, content] of Object.entries({ "package.json": "{}", ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

const leaf = "export const value = 1;\n";
const importing = (...paths: string[]) =>
  paths.map((path, index) => `export { value as value${index} } from "${path}";\n`).join("");
const importingType = (path: string) => `import type { T } from "${path}";\nexport type T2 = T;\n`;
const library = {
  "package.json": '{"name":"pg","main":"index.js"}',
  "index.js": "export const value = 1;\n",
};

/** Each rule with a project that breaks the rule once. */
const broken: readonly [rule: string, files: Readonly<Record<string, string>>][] = [
  ["domain-imports-down", { "src/domain/a.ts": importing("../storage/b.ts"), "src/storage/b.ts": leaf }],
  [
    "domain-imports-down",
    { "src/domain/a.ts": importingType("../contract/b.ts"), "src/contract/b.ts": "export type T = 1;\n" },
  ],
  ["domain-without-node", { "src/domain/a.ts": 'export { readFileSync } from "node:fs";\n' }],
  [
    "domain-packages",
    {
      "package.json": '{"dependencies":{"pg":"*"}}',
      "src/domain/a.ts": importing("pg"),
      "node_modules/pg/package.json": library["package.json"],
      "node_modules/pg/index.js": library["index.js"],
    },
  ],
  ["contract-imports-down", { "src/contract/a.ts": importing("../door/b.ts"), "src/door/b.ts": leaf }],
  [
    "storage-imports-down",
    { "src/storage/a.ts": importing("../contract/errors.ts"), "src/contract/errors.ts": leaf },
  ],
  [
    "registers-imports-down",
    { "src/registers/a.ts": importing("../storage/b.ts"), "src/storage/b.ts": leaf },
  ],
  [
    "pipelines-imports-down",
    { "src/pipelines/a.ts": importing("../operations/b.ts"), "src/operations/b.ts": leaf },
  ],
  [
    "pipelines-catalogue-imports-down",
    {
      "src/pipelines/catalogue/a.ts": importing("../resolution/b.ts"),
      "src/pipelines/resolution/b.ts": leaf,
    },
  ],
  [
    "known-pipeline-folder",
    { "src/pipelines/shed/a.ts": importing("./b.ts"), "src/pipelines/shed/b.ts": leaf },
  ],
  ["operations-imports-down", { "src/operations/a.ts": importing("../door/b.ts"), "src/door/b.ts": leaf }],
  ["door-imports-down", { "src/door/a.ts": importing("../operations/b.ts"), "src/operations/b.ts": leaf }],
  [
    "transports-imports-down",
    { "src/transports/a.ts": importing("../operations/b.ts"), "src/operations/b.ts": leaf },
  ],
  ["parts-know-no-product", { "src/app/a.ts": importing("../operations/b.ts"), "src/operations/b.ts": leaf }],
  ["client-imports-down", { "src/client/a.ts": importing("../contract/b.ts"), "src/contract/b.ts": leaf }],
  ["client-without-node", { "src/client/a.ts": 'export { randomUUID } from "node:crypto";\n' }],
  ["known-room", { "src/shed/a.ts": importing("./b.ts"), "src/shed/b.ts": leaf }],
  [
    "no-cycle",
    { "src/domain/a.ts": `${importing("./b.ts")}${leaf}`, "src/domain/b.ts": importing("./a.ts") },
  ],
  [
    "no-type-cycle",
    {
      "src/domain/a.ts": `${importing("./b.ts")}export type T = 1;\n`,
      "src/domain/b.ts": `${importingType("./a.ts")}${leaf}`,
    },
  ],
  ["resolvable", { "src/domain/a.ts": importing("./gone.ts") }],
  [
    "handlers-apart",
    { "src/operations/a.handler.ts": importing("./b.handler.ts"), "src/operations/b.handler.ts": leaf },
  ],
  [
    "contract-is-a-promise",
    { "src/operations/a.contract.ts": importing("../storage/b.ts"), "src/storage/b.ts": leaf },
  ],
  ["engine-knows-no-table", { "src/storage/engine/a.ts": importing("../b.ts"), "src/storage/b.ts": leaf }],
  ["test-code-in-tests", { "src/door/a.ts": importing("./testing/b.ts"), "src/door/testing/b.ts": leaf }],
  ["src-stands-alone", { "src/door/a.ts": importing("../../scripts/b.ts"), "scripts/b.ts": leaf }],
  ["training-in-bench", { "src/main.ts": importing("./training/b.ts"), "src/training/b.ts": leaf }],
  [
    "declared-packages",
    {
      "src/main.ts": importing("pg"),
      "node_modules/pg/package.json": library["package.json"],
      "node_modules/pg/index.js": library["index.js"],
    },
  ],
  ["workbench-is-a-client", { "web/a.ts": importing("../src/domain/b.ts"), "src/domain/b.ts": leaf }],
];

describe("the import rule", () => {
  test.each(broken)("%s is noticed", async (rule, files) => {
    const { faults } = await checkImports(projectOf(files));
    expect(faults.map((fault) => /: ([a-z-]+) \(/.exec(fault)?.[1])).toEqual([rule]);
  });

  test("imports that go down pass, and every module is counted", async () => {
    const checked = await checkImports(
      projectOf({
        "src/domain/a.ts": leaf,
        "src/storage/b.ts": importing("../domain/a.ts"),
        "src/pipelines/c.ts": importing("../storage/b.ts", "../domain/a.ts"),
        "src/operations/d.handler.ts": importing("../pipelines/c.ts"),
        "src/door/testing/e.ts": leaf,
        "src/door/e.test.ts": importing("./testing/e.ts", "../domain/a.ts"),
        "bench/f.ts": importing("../src/operations/d.handler.ts"),
      }),
    );
    expect(checked).toEqual({ modules: 7, faults: [] });
  });
});
